"""The open question in full, with its offers and refusals, for the seat that is asked."""

from __future__ import annotations

from delvewright.kernel.ask import refusals
from delvewright.kernel.game import Game
from delvewright.views.dungeon_dice.options import label, say
from delvewright.views.dungeon_dice.prompts import prompt
from delvewright.views.dungeon_dice.reading import Reading
from delvewright.views.dungeon_dice.reasons import explain
from delvewright.views.model import Offer, Open, Refusal

ASIDES = ("equip", "put_away")
"""What one may see to before one answers: what one wears, die by die."""


def open_question(game: Game, r: Reading) -> Open | None:
    """What the reading's seat is asked; the others learn from `asked` whose question it is."""
    p = r.p
    ask = next((ask for ask in p.asks if ask.seat == r.seat), None)
    if ask is None:
        return None
    offers = []
    for index, (name, option) in enumerate(zip(game.names(p, ask), ask.options, strict=True)):
        text, rules = say(r, ask, option)
        aside = option[0] in ASIDES
        offers.append(Offer(index, name, label(r, ask, option), text, rules, r.touches(option), aside))
    refused = []
    for option, reason in refusals(p, ask):
        text, rules = explain(r, reason)
        refused.append(Refusal(game.name(p, option), label(r, ask, option), text, rules, r.touches(option)))
    refused.sort(key=lambda refusal: refusal.name)
    text, rules = prompt(r, ask)
    return Open(ask.seat, ask.question, text, rules, tuple(offers), tuple(refused))

"""The open question in full, with its offers and refusals, for the seat that is asked."""

from __future__ import annotations

from functools import lru_cache

from delvewright.kernel.ask import Option, refusals
from delvewright.kernel.game import Game
from delvewright.views.model import Offer, Open, Refusal, Touch
from delvewright.views.thunderstone.memory import PARTS, Cast
from delvewright.views.thunderstone.options import LABELS, label, say
from delvewright.views.thunderstone.prompts import prompt
from delvewright.views.thunderstone.reading import Reading, place_of
from delvewright.views.thunderstone.reasons import explain

Shown = tuple[str, tuple[Touch, ...]]


def open_question(game: Game, r: Reading) -> Open | None:
    """What the reading's seat is asked; the others learn from `asked` whose question it is."""
    p = r.p
    ask = next((ask for ask in p.asks if ask.seat == r.seat), None)
    if ask is None:
        return None
    offers = []
    for index, (name, option) in enumerate(zip(game.names(p, ask), ask.options, strict=True)):
        button, touches = shown(game, r, option)
        text, rules = say(r, ask, option)
        offers.append(Offer(index, name, button, text, rules, touches))
    refused = []
    for option, reason in refusals(p, ask):
        button, touches = shown(game, r, option)
        text, rules = explain(r, reason)
        refused.append(Refusal(game.name(p, option), button, text, rules, touches))
    refused.sort(key=lambda refusal: refusal.name)
    text, rules = prompt(r, ask)
    return Open(ask.seat, ask.question, text, rules, tuple(offers), tuple(refused))


def shown(game: Game, r: Reading, option: Option) -> Shown:
    """The label of an option and what it touches; mostly that is a single card."""
    verb = option[0]
    things = list(game.touches(option))
    if len(things) != 1 or things[0][0] != "piece":
        return label(r, option), r.touches(option)
    piece = things[0][1]
    zone = r.zone(piece)
    return one_card(r.cast, verb, piece, zone, r.in_sight(piece, zone))


@lru_cache(maxsize=PARTS)
def one_card(cast: Cast, verb: str, piece: int, zone: int, in_sight: bool) -> Shown:
    kind = cast.kinds[piece]
    place, owner = place_of(zone)
    return LABELS[verb].format(kind.name), (Touch(place, kind.id, piece if in_sight else -1, owner),)

"""Clashes: whom to attack with a point of Movement, and in which form."""

from __future__ import annotations

from collections.abc import Iterable

from delvewright.bots.dungeoneer.judge import GLORY, MOVEMENT, QUEST, SAVED
from delvewright.bots.dungeoneer.moment import Moment
from delvewright.bots.dungeoneer.odds import (
    Clash,
    against_hero,
    attacked,
    hunt,
    striking,
    worst_attack,
    wound_price,
)
from delvewright.games.dungeoneer.board import QUESTS, Board, alive, hero, life_left, on_quest
from delvewright.kernel.ask import Ask, Option

SLAIN = 0.1  # for each Peril that a defeated monster would cost to attack again


def challenge(p: Board, ask: Ask) -> Option:
    """DN-COMBAT step F: back at a monster, or at a hero beside, or not at all."""
    if any([option[0] == "unleash" for option in ask.options]):
        return Moment(p).best(ask.options)
    price = MOVEMENT if ask.seat == p.turn else SAVED
    lord = ask.value("lord")
    found = [
        (_gain(p, ask.seat, option, lord) - price, option)
        for option in ask.options
        if option[0] == "challenge"
    ]
    best, option = max(found, default=(0.0, ask.options[-1]))
    return option if best > 0 else ask.options[-1]


def rival(p: Board, seat: int, options: Iterable[Option], price: float) -> Option | None:
    """A hero beside one's own who is worth an attack."""
    found = [(_on_hero(p, seat, option) - price, option) for option in options]
    best = max(found, default=(0.0, None))
    return best[1] if best[0] > 0 else None


def _gain(p: Board, seat: int, option: Option, lord: int) -> float:
    _, card, form = option
    if p.cast[card].sort == "hero":
        return _on_hero(p, seat, option)
    dealt, life = striking(p, seat, card, form, lord), p.life[seat]
    if on_quest(p, card):
        left, suffered = life_left(p, card), worst_attack(p, seat, card, lord)
        now = hunt(life, left, suffered, dealt)
        done = dealt.hits * (now - hunt(life, left - 1, suffered, dealt))
        return done - dealt.misses * (wound_price(life) + hunt(life - 1, left, suffered, dealt) - now)
    slain = SLAIN * p.cast[card].cost if life_left(p, card) == 1 else SLAIN
    return dealt.hits * (GLORY + slain) - dealt.misses * wound_price(life)


def _on_hero(p: Board, seat: int, option: Option) -> float:
    _, card, form = option
    other = next(one for one in alive(p) if hero(p, one) == card)
    clash = against_hero(p, seat, other, form)
    prize = wound_price(p.life[other]) / (len(alive(p)) - 1)
    if any([quest in p.escorted for quest in p.zones[QUESTS + other]]):
        prize = max(prize, QUEST)
    return clash.hits * prize - clash.misses * wound_price(p.life[seat])


def form(p: Board, ask: Ask) -> Option:
    """The form in which a monster is likeliest to hit."""
    victim, card = ask.value("victim"), ask.value("card")

    def likely(option: Option) -> float:
        clash: Clash = attacked(p, victim, card, option[1], ask.seat)
        return clash.hits - clash.misses

    return max(ask.options, key=likely)

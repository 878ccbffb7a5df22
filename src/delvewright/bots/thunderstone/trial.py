"""Trial: what an effect is worth, found out by using it in an imagined world."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from delvewright.bots.thunderstone.outlook import Outlook
from delvewright.games.thunderstone import GAME
from delvewright.games.thunderstone.board import DISEASES, HAND, SEAT_ZONES, Board, hand, others, owned
from delvewright.games.thunderstone.kinds import DISEASE, MILITIA, Kind
from delvewright.kernel.ask import Option

A_CARD = 0.4  # VP that a card more in hand is worth, this turn
A_RIVALS_CARD = 0.1  # and one less in the hand of another seat
A_GOLD = 0.1
LEAST = 0.02
ANSWERS = 24  # to whatever it asks

Decide = Callable[[Board], Option]


def pays(p: Board, seat: int, option: Option, outlook: Outlook, decide: Decide) -> bool:
    """Whether an effect is worth using whatever is fought: by what it draws, destroys, and does to others."""
    return gain(p, seat, option, outlook, decide) > LEAST


def gain(p: Board, seat: int, option: Option, outlook: Outlook, decide: Decide) -> float:
    """What using it brings, in VP. Which cards are drawn does not count, only how many."""
    after = tried(p, option, seat, decide)
    if after is None:
        return -1.0
    mine = set(owned(p, seat))
    kept = set(owned(after, seat))
    worth = -sum([_loss(p.cast[piece], outlook) for piece in mine - kept], 0.0)
    worth -= sum([max(0.0, outlook.value(p.cast[piece])) for piece in after.doomed if piece in mine], 0.0)
    worth += sum(
        [outlook.value(after.cast[piece]) for piece in kept - mine if piece not in after.doomed], 0.0
    )
    used = set(hand(p, seat))
    drawn = len([piece for piece in hand(after, seat) if piece in mine and piece not in used])
    thrown = [piece for piece in used if piece in kept and piece not in hand(after, seat)]
    worth += A_CARD * (drawn - len(thrown))
    worth += outlook.xp * (after.xp[seat] - p.xp[seat])
    for other in others(p, seat):
        zone = other * SEAT_ZONES + HAND
        worth += A_RIVALS_CARD * (len(p.zones[zone]) - len(after.zones[zone]))
    return worth + A_RIVALS_CARD * max(0, len(p.zones[DISEASES]) - len(after.zones[DISEASES]))


def _loss(kind: Kind, outlook: Outlook) -> float:
    """No card that was bought is given up for one drawn; Diseases and Militia are another matter."""
    value = outlook.value(kind)
    return value if kind.classes & (DISEASE | MILITIA) else max(A_CARD, value)


def tried(p: Board, option: Option, seat: int, decide: Decide) -> Any:
    """The world after an effect, all answering as rules of thumb do; None when the turn is over by it."""
    world = p.clone()
    world.told = None
    turns = world.turns
    GAME.apply(world, option)
    for _ in range(ANSWERS):
        if world.ask is None or world.turns != turns or world.layout is not p.layout:
            return None
        if world.ask.seat == seat and world.ask.question == p.ask.question:  # type: ignore[union-attr]
            return world
        GAME.apply(world, decide(world))
    return None

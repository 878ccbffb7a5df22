"""Aims: the Quests a seat may go for, the nearest and likeliest first."""

from __future__ import annotations

from typing import NamedTuple

from delvewright.games.dungeoneer.board import GLOBAL, MAP, NONE, QUESTS
from delvewright.views.dungeoneer.ground import stage
from delvewright.views.dungeoneer.quests import odds
from delvewright.views.dungeoneer.reading import Reading

SURE = 100


class Aim(NamedTuple):
    """A Quest, the nearest space where it goes on, and how far and how likely that is."""

    quest: int
    space: int  # NONE: anywhere, or nowhere yet
    moves: int  # NONE: it lies nowhere yet
    odds: int


def aims(r: Reading) -> list[Aim]:
    """What the reader's hero can go about; what has no chance, or lies nowhere yet, comes last."""
    p = r.p
    found = [_aim(r, quest) for quest in p.zones[QUESTS + r.seat] + p.zones[GLOBAL]]
    return sorted(found, key=lambda aim: (aim.moves == NONE, not aim.odds, aim.moves - aim.odds / SURE))


def _aim(r: Reading, quest: int) -> Aim:
    p, kind = r.p, r.p.cast[quest]
    chance = odds(r, quest)
    likely = SURE if chance < 0 else chance
    dropped = dict(p.dropped).get(quest, NONE)
    if not kind.places and dropped == NONE:
        return Aim(quest, NONE, 0, likely)
    wanted = kind.places[stage(p, quest)] if kind.places else ()
    away = r.away
    near = [
        tile for tile in p.zones[MAP] if tile in away and (p.cast[tile].role in wanted or tile == dropped)
    ]
    if dropped != NONE:
        near = [tile for tile in near if tile == dropped]
    if not near:
        return Aim(quest, NONE, NONE, likely)
    nearest = min(near, key=lambda tile: away[tile])
    return Aim(quest, nearest, away[nearest], likely)

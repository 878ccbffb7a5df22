"""Worth: what cards, tokens and Wounds are worth to a Champion, in gold or so."""

from __future__ import annotations

from functools import cache

from delvewright.games.barricades.board import Board, has_in_hand_or_play, hp
from delvewright.games.barricades.printed import Card, Kind

ATTACK, LIGHT, GOLD, SKILL, TEXT = 1.5, 1.6, 0.7, 0.2, 0.6
CLOG = -2.0  # a card that does nothing takes the place of one that does
TOKENS = {"iron_rations": 1.0, "lantern_token": 1.6, "potion": 1.8, "scroll": 2.2}


@cache
def printed_worth(kind: Kind) -> float:
    """What a card brings each time it is drawn."""
    if not isinstance(kind, Card):
        return TOKENS.get(kind.id, 0.0)
    if kind.sort in ("wound", "curse"):
        return CLOG
    worth = ATTACK * kind.attack + LIGHT * kind.light + GOLD * kind.gold + TEXT * len(kind.effects)
    if kind.sort == "hero":
        return worth + SKILL * kind.skill
    if kind.sort == "weapon":  # it wants a Hero who can carry it
        return worth * max(0.3, 1 - kind.skill_req / 12)
    return worth


def worth(p: Board, piece: int) -> float:
    return printed_worth(p.cast[piece])


def least(p: Board, pieces: list[int]) -> int:
    return min(pieces, key=lambda piece: worth(p, piece))


def most(p: Board, pieces: list[int]) -> int:
    return max(pieces, key=lambda piece: worth(p, piece))


def hurts(p: Board, seat: int) -> float:
    """How much a Wound more would cost a Champion."""
    return 0.5 + 0.25 * (6 - hp(p, seat))


def gold_to_come(p: Board, seat: int) -> int:
    """What the cards one has would make in the Village."""
    kinds = [p.cast[piece] for piece in has_in_hand_or_play(p, seat)]
    return sum([kind.gold for kind in kinds if isinstance(kind, Card)])

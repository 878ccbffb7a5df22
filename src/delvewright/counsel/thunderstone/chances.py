"""Chances: what is left to win in the hall, and how many of the hands a party may still draw would win it."""

from __future__ import annotations

from random import Random

from delvewright.counsel.thunderstone.account import account
from delvewright.games.thunderstone.board import (
    HAND,
    HAND_SIZE,
    RANK_1,
    RANK_2,
    SEAT_ZONES,
    Board,
    monsters_in_hall,
    owned,
)
from delvewright.games.thunderstone.kinds import THUNDERSTONE


def brings_a_stone(p: Board, foe: int) -> bool:
    """Whether the hall closes up behind a Monster so that a Thunderstone comes to Rank 1."""
    second = p.zones[RANK_2]
    return foe in p.zones[RANK_1] and any([p.cast[piece].classes & THUNDERSTONE for piece in second])


def ends_the_game(p: Board, foe: int) -> bool:
    """Whether that stone is the last."""
    return not p.layout.solo and p.stones + 1 >= p.layout.stones_to_end and brings_a_stone(p, foe)


def prey(p: Board) -> list[int]:
    """The Monsters in the hall that may be fought without an end of the game."""
    return [foe for foe in monsters_in_hall(p) if not ends_the_game(p, foe)]


def winning_hands(p: Board, seat: int, tries: int, enough: int) -> int:
    """Of so many hands, drawn at random from the whole party, those that beat some prey; `enough` will do.

    They are the same whatever the seat does not know, and the first of many are those of a few.
    """
    world: Board = p.clone()
    world.clear("turn")
    world.told = None
    foes, cards, luck, wins = prey(p), sorted(owned(p, seat)), Random(p.turns), 0
    for _ in range(tries):
        world.zones[seat * SEAT_ZONES + HAND] = tuple(luck.sample(cards, min(HAND_SIZE, len(cards))))
        wins += any([way.wins for way in account(world, seat, foes)])
        if wins == enough:
            break
    return wins

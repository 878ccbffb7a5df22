"""Gear tokens: what using one up does (BQ-BASE-19)."""

from __future__ import annotations

from delvewright.games.barricades import moves
from delvewright.games.barricades.board import Board
from delvewright.games.barricades.muster import count_flags
from delvewright.games.barricades.parts import anywhere, dungeon, gear, use, village
from delvewright.games.barricades.powers import DUNGEON, FREELY, SPOILS, VILLAGE
from delvewright.games.barricades.words import (
    any_hero,
    choose_hero,
    draw,
    heal,
    light,
    spend_token,
    wounded,
)


def _sell(p: Board, seat: int, me: int, it: int) -> None:
    """Create Fire: 1 gold more."""
    moves.boost(p, seat, me, gold=1 + count_flags(p, seat, "richer_rations"))


def _feed(p: Board, seat: int, me: int, it: int) -> None:
    """Create Fire: physical Attack for that Hero, too."""
    moves.boost(p, seat, me, it, skill=2, physical=count_flags(p, seat, "richer_rations"))


gear(
    "iron_rations",
    village("eat_for_gold", spend_token, _sell, limit=FREELY),
    dungeon("eat", spend_token, choose_hero(_feed), limit=FREELY, fits=any_hero),
)
gear("lantern_token", dungeon("light", spend_token, light(1), limit=FREELY))
gear("potion", use("drink", VILLAGE | DUNGEON | SPOILS, spend_token, heal(1), limit=FREELY, fits=wounded))
gear("scroll", anywhere("read", spend_token, draw(1), limit=FREELY))

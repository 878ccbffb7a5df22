"""Gear tokens: what using one up does (BQ-BASE-19)."""

from __future__ import annotations

from delvewright.games.barricades.parts import anywhere, dungeon, gear, use, village
from delvewright.games.barricades.powers import DUNGEON, FREELY, SPOILS, VILLAGE
from delvewright.games.barricades.words import (
    any_hero,
    draw,
    gold,
    heal,
    light,
    one_hero,
    spend_token,
    wounded,
)

gear(
    "iron_rations",
    village("eat_for_gold", spend_token, gold(1), limit=FREELY),
    dungeon("eat", spend_token, one_hero(skill=2), limit=FREELY, fits=any_hero),
)
gear("lantern_token", dungeon("light", spend_token, light(1), limit=FREELY))
gear("potion", use("drink", VILLAGE | DUNGEON | SPOILS, spend_token, heal(1), limit=FREELY, fits=wounded))
gear("scroll", anywhere("read", spend_token, draw(1), limit=FREELY))

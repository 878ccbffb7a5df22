"""Starters: the cards every Champion begins with."""

from __future__ import annotations

from delvewright.games.barricades.board import Board, company
from delvewright.games.barricades.levels import level_a_hero, levels
from delvewright.games.barricades.parts import anywhere, card, dungeon, either, spoils
from delvewright.games.barricades.words import (
    Filter,
    any_hero,
    destroy_me,
    draw,
    heal,
    needs,
    one_hero,
    wounded,
    xp,
)
from delvewright.kernel.ask import Reason

JOBA = Filter("Joba", lambda p, piece: p.cast[piece].role == "joba")

card("bree_setim", anywhere("call", draw(1), fits=needs(JOBA)))


def in_a_party(p: Board, seat: int, me: int) -> Reason | None:
    return None if len(company(p, seat)) > 1 else ("no_party",)


def wounded_in_a_party(p: Board, seat: int, me: int) -> Reason | None:
    return in_a_party(p, seat, me) or wounded(p, seat, me)


card("joba", spoils("teach", level_a_hero(free=True), fits=levels(free=True)))
card(
    "thunderstone_pieces",
    either(spoils("heal", heal(1), fits=wounded_in_a_party), spoils("learn", xp(1), fits=in_a_party)),
)
card(
    "thunderstone_staff",
    either(spoils("heal", heal(1), shared=True, fits=wounded), spoils("learn", xp(1), shared=True)),
)
card(
    "thunderstone_shard",
    dungeon("focus", one_hero(skill=1), fits=any_hero),
    spoils("learn", destroy_me, xp(1)),
)

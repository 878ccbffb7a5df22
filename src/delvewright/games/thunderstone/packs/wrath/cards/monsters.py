"""Monsters of Wrath of the Elements. Traits are printed facts; here is what happens."""

from __future__ import annotations

from delvewright.games.thunderstone import kinds, moves
from delvewright.games.thunderstone.board import (
    ASIDE,
    BATTLE_STREAM,
    HAND,
    SEAT_ZONES,
    Board,
    distinct,
    hand,
    heroes,
    lifts,
)
from delvewright.games.thunderstone.muster import muster
from delvewright.games.thunderstone.sorts import HERO, MILITIA, MONSTER
from delvewright.games.thunderstone.words import (
    Filter,
    Part,
    battle_end,
    breach,
    card,
    destroy,
    dungeon,
    each_player,
    flag,
    has,
    strengthen,
)
from delvewright.kernel.chance import below
from delvewright.kernel.events import tell
from delvewright.kernel.sight import show
from delvewright.words.flow import Choose

# Elemental • Nature

card("earth_wrath", flag("halves_without_elemental"))


def _strike_at_random(p: Board, seat: int, me: int, it: int) -> None:
    """WR-NOTE-41. One random card of the whole hand is destroyed, unless it is an Elemental."""
    cards = hand(p, seat)
    if cards:
        struck = cards[below(p, BATTLE_STREAM, len(cards))]
        tell(p, "struck", seat, struck)
        if not p.cast[struck].classes & kinds.ELEMENTAL:
            moves.destroy(p, struck, seat * SEAT_ZONES + HAND)


card("thunder_wrath", battle_end(_strike_at_random))


def _drown(p: Board, seat: int, me: int, it: int) -> None:
    """WR-NOTE-44. Each Hero with neither a Weapon nor Magic Attack; who sat out may be armed all the same."""
    m = muster(p, seat, me, p.foe_rank)
    armed = {hero for weapon, hero in p.held if lifts(p, weapon, hero)}
    casting = [hero for hero in m.party if m.lines[hero][1] > 0]
    for hero in heroes(p, seat):
        if hero not in armed and hero not in casting and hero not in p.doomed:
            moves.destroy(p, hero, seat * SEAT_ZONES + HAND)


card("water_wrath", battle_end(_drown))

# Elemental • Pain


def _turn_five(p: Board, seat: int, me: int, it: int) -> None:
    moves.turn_over(p, seat, 5)


def _turned(p: Board, seat: int, me: int, it: int) -> list[int]:
    return distinct(p, p.zones[seat * SEAT_ZONES + ASIDE])


def _lose(p: Board, seat: int, me: int, piece: int) -> None:
    moves.destroy(p, piece, seat * SEAT_ZONES + ASIDE, seat)


def _put_away(p: Board, seat: int, me: int, it: int) -> None:
    moves.clear_aside(p, seat)


def torments(filter: Filter) -> Part:
    """Breach: each player turns five cards over and loses one such card among them, if there is one."""

    def refuse(p: Board, seat: int, me: int, piece: int) -> tuple[str, str] | None:
        return None if filter.test(p, piece) else ("wrong_sort", filter.name)

    lose = Choose("destroy", _turned, refuse, _lose, wanted=filter.name)
    return breach(each_player(_turn_five, lose, _put_away))


def hero_of_level(level: int) -> Filter:
    return Filter(
        f"Level {level} Hero", lambda p, piece: HERO.test(p, piece) and p.cast[piece].level == level
    )


def _show_hand(p: Board, seat: int, me: int, it: int) -> None:
    show(p, hand(p, seat))
    tell(p, "showed_hand", seat, hand(p, seat), "")


WITH_VP = Filter("card with a VP value", lambda p, piece: p.cast[piece].vp is not None)

card("blood_torment", torments(WITH_VP), battle_end(each_player(_show_hand, destroy(MONSTER))))
card("lava_torment", torments(hero_of_level(1)))
card("shadow_torment", torments(hero_of_level(2)))
card("smoke_torment", torments(MILITIA))
card("steam_torment", flag("holds_the_hall"))

# Golem

card("clay_golem", dungeon("lend_arm", strengthen(HERO, 2), needs=has(HERO)))

"""Boards: what follows from declaring each field and each zone once."""

from __future__ import annotations

from typing import Annotated, Any

import pytest
from tests.kernel.toy import LOTS_GAME

from delvewright.kernel.board import (
    ALWAYS,
    ANSWER,
    GAME,
    Always,
    Lasts,
    OrNone,
    Pieces,
    Starts,
    ThisCombat,
    ThisGame,
    ThisTurn,
    declared,
    ending,
)
from delvewright.kernel.position import Position
from delvewright.kernel.sight import HIDDEN, look
from delvewright.kernel.zones import APART, SHARED, Zones, seen_by_none, seen_by_owner

Three = Annotated[int, Starts(3)]
ThisRound = Annotated[Any, Lasts("round", GAME)]


class Box:
    """Some type a board cannot begin with."""


class Small(Position):
    ZONES = Zones(2)
    COINS = ZONES.own("coins")
    CHEST = ZONES.shared("chest")
    STREAMS = 4

    box: Always[Box]
    name: Always[str]
    lap: ThisRound[int]
    bounty: ThisGame[list[int]]
    worn: ThisGame[Pieces]
    span: ThisGame[Three]
    guest: ThisTurn[OrNone]
    marks: ThisTurn[tuple[tuple[int, str], ...]]
    brave: ThisCombat[bool]
    dice: ThisCombat[list[int]]
    __slots__ = tuple(__annotations__)


# Fields


def test_a_field_begins_as_its_type_says():
    p = Small.fresh()
    assert (p.name, p.bounty, p.worn, p.guest, p.marks, p.brave) == ("", [], (), -1, (), False)
    assert p.span == 3
    assert (p.zones, p.ticks) == ([(), (), ()], [0, 0, 0, 0])
    assert (p.ask, p.seed, p.told, p.turn) == (None, 0, None, 0)
    assert not hasattr(p, "box")


def test_two_boards_share_no_list_they_begin_with():
    one, two = Small.fresh(), Small.fresh()
    one.bounty.append(5)
    one.ticks[0] += 1
    one.clear("combat")
    one.dice.append(6)
    two.clear("combat")
    assert (two.bounty, two.ticks, two.dice, Small.fresh().dice) == ([], [0] * 4, [], [])


def test_a_field_that_does_not_say_how_long_it_lasts_is_refused():
    with pytest.raises(TypeError, match=r"the field 'gold' of .*Unsaid does not say how long it lasts"):

        class Unsaid(Position):
            gold: int


def test_a_field_of_a_board_that_is_no_text_is_refused():
    with pytest.raises(TypeError, match="without 'from __future__ import annotations'"):
        type("Loud", (Position,), {"__annotations__": {"gold": int}, "__module__": __name__})


def test_what_lies_within_ends_with_what_is_around_it():
    fields = declared(Small)
    assert [lasts.name for lasts in ending(fields)] == ["game", "round", "turn", "combat"]
    some, cleared = {"lap": 7, "span": 7, "guest": 7, "dice": [7]}, {}
    for name in Small.FIELDS.ends:
        p = Small.fresh()
        for one, value in some.items():
            setattr(p, one, value)
        p.clear(name)
        cleared[name] = {one for one, value in some.items() if getattr(p, one) != value}
    assert cleared == {
        "game": {"lap", "span", "guest", "dice"},
        "round": {"lap"},
        "turn": {"guest", "dice"},
        "combat": {"dice"},
    }


def test_only_what_listens_is_not_kept():
    assert {field.name for field in declared(Position) if not field.kept} == {"told", "drawn"}
    assert {field.lasts for field in declared(Position)} == {ALWAYS, ANSWER, GAME}


# Zones


def test_zones_lie_by_part_or_by_seat():
    parts, seats = Zones(3), Zones(3, by_seat=True)
    for zones in (parts, seats):
        numbers = [zones.own("deck"), zones.own("hand"), zones.shared("pile", count=2), zones.more("row")]
        assert numbers == ([0, 3, 6, 8] if zones is parts else [0, 1, 6, 8])
        deck, hand, pile, row = numbers
        for seat in range(3):
            assert zones.place(deck + seat * zones.stride) == ("deck", seat)
            assert zones.place(hand + seat * zones.stride) == ("hand", seat)
        assert zones.place(pile) == zones.place(pile + 1) == ("pile", SHARED)
        assert zones.place(row) == zones.place(row + 9) == ("row", SHARED)
        assert zones.place(-1) == ("", SHARED)
        assert zones.count == 8


def test_what_each_seat_has_comes_first():
    zones = Zones(2)
    zones.shared("pile")
    with pytest.raises(ValueError, match="zone 'hand'"):
        zones.own("hand")


def test_sight_is_everybodys_an_owners_nobodys_or_as_it_stands():
    zones = Zones(2)
    open_, own, shut = zones.own("row"), zones.own("hand", seen_by_owner), zones.own("deck", seen_by_none)
    asked = zones.shared("tower", lambda p, owner, seat: p == "opened" and (owner, seat) == (SHARED, 1))
    sees = {zone: [zones.sees("shut", zone + 1, seat) for seat in (-1, 0, 1)] for zone in (open_, own, shut)}
    assert sees == {open_: [True] * 3, own: [False, False, True], shut: [False] * 3}
    assert [zones.sees(p, asked, seat) for p in ("shut", "opened") for seat in (0, 1)] == [False] * 3 + [True]
    assert zones.sees(None, zones.more("village") + 3, -1)


def test_a_hand_must_say_where_its_pieces_may_come_from():
    lonely = Zones(2)
    lonely.own("hand", seen_by_owner)
    with pytest.raises(ValueError, match="zone 'hand': name the pool"):
        type("Lonely", (Position,), {"ZONES": lonely, "__module__": __name__})
    for pool in ("", "cards"):
        fine = Zones(2)
        fine.own("hand", seen_by_owner, pool)
        fine.shared("deck", seen_by_none, pool) if pool else fine.own("deck", seen_by_none)
        fine.check()


def test_what_may_be_hidden_is_dealt_by_pool():
    zones = Zones(2)
    zones.own("deck", seen_by_none)
    zones.own("hand", seen_by_owner)
    zones.own("pile")
    zones.own("charm", seen_by_owner, "charms")
    zones.shared("charms", seen_by_none, "charms")
    zones.shared("tower", seen_by_none, count=2)
    zones.shared("crypt", seen_by_none, APART)
    assert [[zone for zone, _, _ in pool] for pool in zones.pools] == [[0, 2], [1, 3], [6, 7, 8], [9], [10]]


class Hall(Position):
    """Two seats with hand and deck of their own, a shared deck, and one that is the game's affair."""

    ZONES = Zones(2, by_seat=True)
    DECK = ZONES.own("deck", seen_by_none)
    HAND = ZONES.own("hand", seen_by_owner)
    TOWER = ZONES.shared("tower", seen_by_none)
    CRYPT = ZONES.shared("crypt", seen_by_none, APART)
    __slots__ = ()


def test_plain_imagining_deals_each_pool_and_gives_other_luck():
    p = Hall.fresh()
    p.zones = [(0, 1, 2), (3, 4), (5, 6, 7), (8, 9), (10, 11, 12, 13), (14, 15, 16)]
    p.known = ((5, 0b1),)
    p.loaded = ((0, 3),)
    worlds = [LOTS_GAME.imagine(p, 0, seed) for seed in range(40)]
    for world in worlds:
        for zone, pieces in enumerate(p.zones):
            sees = Hall.ZONES.sees(p, zone, 0)
            assert look(world, world.zones[zone], 0, sees) == look(p, pieces, 0, sees)
        assert world.zones[1] == p.zones[1]
        assert world.zones[5] == p.zones[5]
        assert [set(world.zones[zone]) for zone in (0, 4)] == [{0, 1, 2}, {10, 11, 12, 13}]
        assert set(world.zones[2] + world.zones[3]) == {5, 6, 7, 8, 9}
        assert world.loaded == ()
    assert len({world.seed for world in worlds} - {p.seed}) == 40
    for zone in (0, 2, 3, 4):
        assert len({world.zones[zone] for world in worlds}) > 3


def test_a_spectators_worlds_hold_other_hands():
    p = Hall.fresh()
    p.zones = [(0, 1, 2), (3, 4), (5, 6, 7), (8, 9), (), ()]
    assert {HIDDEN} == set(look(p, p.zones[1], -1, Hall.ZONES.sees(p, 1, -1)))
    assert len({LOTS_GAME.imagine(p, -1, seed).zones[1] for seed in range(30)}) > 5

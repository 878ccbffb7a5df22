"""Climax: what a fight came to, in a few words for whoever looks on, and what is said aloud by an answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.dungeon_dice.teller import Story

from delvewright.kernel.events import Event
from delvewright.kernel.sight import NOBODY
from delvewright.views.model import Beat, Saying
from views.dungeon_dice.tables import FRONT, TABLES, game_played

NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve")


@pytest.fixture
def table() -> Iterator[Story]:
    story = Story()
    yield story
    story.may_stay_open = True
    story.close()


@pytest.mark.parametrize("table", TABLES)
def test_every_fight_is_told_once_and_nothing_else_is(table: str) -> None:
    ends = {"compared", "compared_epic", "duel_won"}
    for before, _, _, told in game_played(table, 7):
        beat = FRONT.beat(before, told, 0, NAMES)
        assert (beat is not None) == any(event.key in ends for event in told)
        if beat is not None:
            assert beat.tone in ("won", "lost", "even")
            assert beat.parting  # its dice leave the table with the answer that settled it
            if any(event.key == "compared" for event in told):
                assert FRONT.view(before, 0).combat is not None


def answered(table: Story, name: str) -> tuple[Any, list[Any]]:
    before, since = table.state, len(table.told)
    table.do(name)
    return before, table.told[since:]


def test_a_fight_is_told_by_how_much_and_with_its_wounds(table: Story) -> None:
    table.start(mode="standard", bargains="none").own("sword_black")
    foe = table.meets("lost_king L6")
    table.do("confront")
    table.levels(0).do("use_piece lost_king FEAR sword_black").foe(1, 1, 1, 1, 1, 1)
    lost = answered(table, "use_who lost_king FEAR seat0")
    assert FRONT.beat(*lost, 0, NAMES) == Beat("Lost by 6 · 1 wound", "lost", (foe,), True)
    for looker in (1, NOBODY):
        assert FRONT.beat(*lost, looker, NAMES) == Beat("Ann lost by 6 · 1 wound", "lost", (foe,), True)
    table.leave_open()


@pytest.mark.parametrize(
    ("heroes", "monster", "result", "told"),
    [
        (9, 6, "win", "Won by 3"),
        (10, 10, "win", "Won at 10 each"),
        (4, 6, "win", "Won outright"),
        (10, 10, "tie", "Drew level at 10"),
        (10, 10, "lose", "Drew level at 10"),
        (8, 6, "lose", "Lost outright"),
    ],
)
def test_a_tie_and_an_outright_end_are_told_as_such(
    table: Story, heroes: int, monster: int, result: str, told: str
) -> None:
    table.start(mode="standard", bargains="none")
    foe = table.meets("lost_king L6")
    table.do("confront")
    beat = FRONT.beat(table.state, [Event("compared", (foe, heroes, monster, result))], 0, NAMES)
    assert beat is not None
    assert beat.text == told
    table.leave_open()


def test_offers_are_countered_turned_down_and_agreed_to_aloud(table: Story) -> None:
    table.start(bargains="full")
    table.own("bomb")
    table.own("key", "boomerang", seat=1)
    table.throws(0, "spell_healing FIZZLE").do("rest", "bargain seat1")
    offered = answered(table, "offer give_dice:0>1:bomb:now,give_dice:1>0:key:now")
    assert FRONT.said(*offered, 1, NAMES) == Saying(0, "How about this?")
    table.do("compose", "drop give_dice:1>0:key:now", "put give_dice:1>0:boomerang:now")
    countered = answered(table, "propose")
    assert FRONT.said(*countered, 0, NAMES) == Saying(1, "Rather this.")
    refused = answered(table, "pass")
    assert FRONT.said(*refused, NOBODY, NAMES) == Saying(0, "No deal.")
    table.leave_open()

"""Onward in Barricades Mode: where one goes, and what one goes there for, in one answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.barricades.teller import Story

from delvewright import game
from delvewright.games.barricades import board, shapes
from delvewright.views.model import Open
from views.test_climax import BARRICADES

FRONT = game("barricades")


@pytest.fixture
def table() -> Iterator[Story]:
    story = Story()
    yield story
    story.may_stay_open = True
    story.close()


def asked(table: Story) -> Open:
    ask: Open | None = FRONT.view(table.state, 0).ask
    assert ask is not None
    return ask


def beyond(table: Story) -> set[tuple[str, str]]:
    return {(one.via, one.name) for one in asked(table).beyond}


def leads(table: Story, name: str) -> set[str]:
    return {touch.place for offer in asked(table).offers if offer.name == name for touch in offer.leads}


def test_who_is_wounded_goes_to_the_temple_to_heal_and_to_the_bazaar_for_what_is_sold_there(
    table: Story,
) -> None:
    table.start(1).has(wounds=1).hand("lantern")
    table.morning("horde_1")
    assert beyond(table) == {
        ("visit temple", "use temple heal"),
        *[("visit bazaar", f"use bazaar {token}") for token in ("iron_rations",)],
    }
    (rations,) = [one for one in asked(table).beyond if one.name == "use bazaar iron_rations"]
    assert [(touch.place, touch.kind) for touch in rations.touches] == [("supply", "iron_rations")]
    assert leads(table, "visit marketplace") == set()  # what is done there wants thought


def test_the_whole_leave_no_way_to_the_temple_but_the_door(table: Story) -> None:
    table.start(1).hand("adventurer")
    table.morning("horde_1")
    assert [via for via, _ in beyond(table) if via == "visit temple"] == []


def test_alone_a_room_is_the_door_to_the_dungeon(table: Story) -> None:
    table.start(1).hand("adventurer")
    table.morning("horde_1")
    assert leads(table, "stay") == {"left_1", "right_1"}


def test_a_monster_that_falls_is_gone_to_and_battled_at_once_and_no_other(table: Story) -> None:
    table.start(1)
    table.room("left_1", "abandoned_gate", "goblin_runt")
    table.room("right_1", "mine", "goblin_spearman")
    table.hand("adventurer", "adventurer", "adventurer")
    table.morning("horde_1").place("stay").dungeon()
    value = sum(table.attack())
    health = {"left_1": 3, "right_1": 5}
    falls = {("move " + node, "battle") for node, most in health.items() if value >= most}
    assert beyond(table) == falls
    assert 0 < len(falls) < 2
    table.state.boosts += (shapes.Boost(0, 0, board.NONE, physical=20),)
    assert {via for via, _ in beyond(table.ask_all_anew())} == {"move left_1", "move right_1"}


@pytest.mark.parametrize("table", ["two", "three"])
def test_everything_beyond_is_an_answer_to_what_its_way_leads_to(table: Any) -> None:
    met = set()
    for before, _, seat, _ in BARRICADES.game_played(table, 7):
        for offer in FRONT.view(before, seat).ask.beyond:
            after = FRONT.answer(before, offer.via, seat)
            assert offer.name in FRONT.names(after, after.ask_of(seat))
            assert not FRONT.has_shown(before, after, seat)
            met.add(offer.via.split()[0])
    assert met == {"visit", "move"}

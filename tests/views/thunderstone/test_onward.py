"""Onward: what can be answered before it is asked, in one go with what leads to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.views.model import Open
from views.thunderstone.tables import FRONT, game_played


@pytest.fixture
def table() -> Iterator[Story]:
    story = Story().start().quiet()
    yield story
    story.may_stay_open = True
    story.close()


def asked(table: Story) -> Open:
    ask: Open | None = FRONT.view(table.state, 0).ask
    assert ask is not None
    return ask


def lit(ask: Open, name: str) -> set[str]:
    return {touch.kind for offer in ask.offers if offer.name == name for touch in offer.leads}


def test_a_stack_is_bought_from_and_a_monster_that_falls_attacked_before_the_turn_has_chosen(
    table: Story,
) -> None:
    table.hand("flaming_sword", *["torch"] * 2)
    table.village(sword=("short_sword",), dear=("claymore",), torch=("torch",))
    ask = asked(table)
    assert {(one.via, one.name) for one in ask.beyond if one.via == "village"} == {
        ("village", "buy torch"),
        ("village", "buy short_sword"),
    }
    assert lit(ask, "rest") == {"flaming_sword", "torch"}


def test_where_there_is_more_to_think_of_an_object_leads_to_its_door_alone(table: Story) -> None:
    table.hand("barkeep", "torch", "torch")
    table.village(torch=("torch",), dear=("claymore",))
    ask = asked(table)
    assert [one.name for one in ask.beyond if one.via == "village"] == []  # the Barkeep could be used first
    assert lit(ask, "village") == {"torch"}
    assert lit(ask, "dungeon") == {"griknack_goblin"}  # nobody beats it
    table.do("village")
    there = asked(table)
    assert [(one.via, one.name) for one in there.beyond] == [("done", "buy torch")]


def test_what_is_refused_further_on_says_why_at_once(table: Story) -> None:
    table.hand("torch")
    table.village(dear=("claymore",), militia=("militia",))
    (dear,) = [stack.piece for stack in FRONT.view(table.state, 0).village if stack.kind == "claymore"]
    (line,) = FRONT.why(table.state, 0, dear)
    assert line.startswith("Buy Claymore: Cost ")
    assert "you have 2 gold" in line


@pytest.mark.parametrize("name", ["base", "holy war", "prowling"])
def test_everything_beyond_a_question_is_an_answer_to_what_its_way_leads_to(name: str) -> None:
    met = 0
    for before, *_ in game_played(name):
        seat = before.ask.seat
        ask = FRONT.view(before, seat).ask
        for offer in ask.beyond:
            way = FRONT.names(before).index(offer.via)
            after = FRONT.answer(before, offer.via)
            assert offer.name in FRONT.names(after)
            assert offer.name not in FRONT.names(before)
            assert not FRONT.has_shown(before, after, seat)
            assert before.ask.options[way][0] in ("village", "dungeon", "done")
            met += 1
    assert met > 50

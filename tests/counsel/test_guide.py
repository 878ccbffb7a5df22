"""The guide: every question has hints, they cite rules, and they know no more than the asked seat."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.games.thunderstone.teller import Story

from delvewright import counsel
from delvewright.bots.thunderstone.fight import best_fight
from delvewright.bots.thunderstone.outlook import Outlook
from delvewright.counsel.thunderstone.account import best_way
from delvewright.counsel.thunderstone.guide import CHOOSING, GUIDE
from delvewright.kernel.ask import questions_of
from delvewright.kernel.sight import NOBODY
from delvewright.views.digest import digest
from delvewright.views.thunderstone import prompts
from delvewright.views.thunderstone.preview import vp_gain
from views.thunderstone.tables import FRONT, TABLES, game_played

NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve")


@pytest.fixture
def table() -> Iterator[Story]:
    story = Story()
    yield story
    story.may_stay_open = True
    story.close()


def hints(story: Story) -> list[str]:
    return [str(line) for line in counsel.guide(FRONT, story.state, story.state.ask.seat)]


def test_every_question_and_every_choice_has_its_guide() -> None:
    ours = set(questions_of("thunderstone"))
    assert set(GUIDE) == ours | {"choose"}
    assert set(CHOOSING) | {"destroy"} == set(prompts.CHOICES)


@pytest.mark.parametrize("table", TABLES)
def test_hints_are_few_and_cite_their_rules(table: str) -> None:
    rules = digest("thunderstone")
    for state, *_ in game_played(table, 7)[::3]:
        told = counsel.guide(FRONT, state, state.ask.seat, NAMES)
        assert 1 <= len(told) <= 3
        said = {FRONT.say(state, option, NAMES) for option in state.ask.options}
        for line in told:
            assert line.rules
            assert set(line.rules) <= set(rules)
            assert line.text[0].isupper() or line.text[0].isdigit()
            assert line.text.endswith(".")
            assert str(line) not in said
        assert len(set(told)) == len(told)
        for seat in {NOBODY, *range(len(state.xp))} - {ask.seat for ask in state.asks}:
            assert counsel.guide(FRONT, state, seat, NAMES) == []


@pytest.mark.parametrize("table", TABLES)
def test_hints_are_the_same_in_every_world_the_seat_can_imagine(table: str) -> None:
    luck = Random(table)
    answered = game_played(table, 7)
    asked: set[Any] = set()
    for number, (state, *_) in enumerate(answered):
        place = (state.ask.question, *state.ask.values[:1])
        if place in asked and luck.random() > 40 / len(answered):
            continue
        asked.add(place)
        seat = state.ask.seat
        world = FRONT.imagine(state, seat, number)
        assert counsel.guide(FRONT, world, seat, NAMES) == counsel.guide(FRONT, state, seat, NAMES)


def test_a_first_hand_is_told_what_it_is_good_for(table: Story) -> None:
    table.hand("militia", "militia", "militia", "torch", "torch", "iron_rations")
    table.hall("the_prince", "the_prince", "the_prince")
    fight, purse = hints(table)
    assert fight.startswith("This hand beats nothing in the hall.")
    assert purse.startswith("In the Village this hand pays for ")
    table.do("village")
    told = hints(table)
    assert "6 gold" in told[0]
    assert any("Militia are your only Heroes" in line for line in told)


def test_a_fight_that_can_be_won_is_pointed_out_with_its_weapons(table: Story) -> None:
    table.hand("dwarf_guardian", "short_sword", "torch", "torch")
    table.hall(rank_2="", rank_3="")
    assert "can beat, Griknack Goblin in Rank 1" in hints(table)[0]
    table.do("dungeon")
    assert "1 more of your Weapons could be held" in hints(table)[0]
    table.do("equip short_sword dwarf_guardian")
    assert not any("could be held" in line for line in hints(table))


def test_the_stone_comes_before_everything_else(table: Story) -> None:
    table.hand("militia")
    table.hall(rank_2="stone_of_mystery")
    assert hints(table)[0] == (
        "The Stone of Mystery is next: whoever beats Griknack Goblin takes it. · TS-END-01, TS-END-02"
    )


def test_what_may_be_destroyed_is_weighed_by_what_it_is_good_for(table: Story) -> None:
    table.hand("militia", "disease", "torch")
    table.do("rest")
    assert hints(table)[0].startswith("A Disease is the first to go")


def test_effects_are_counted_in_what_the_hand_beats(table: Story) -> None:
    """Thumb goes down with Battle Fury; the guide must not say that the hand beats nothing."""
    table.hand("militia", "militia", "militia", "battle_fury", "torch")
    table.hall("griknack_goblin", rank_2="", rank_3="")
    first = hints(table)[0]
    assert "can beat, Griknack Goblin in Rank 1" in first
    assert "with Battle Fury" in first


@pytest.mark.parametrize("table", TABLES)
def test_guide_hall_and_thumb_agree(table: str) -> None:
    """What the hall shows as won, the guide never calls unbeatable, nor names a lesser one."""
    for state, *_ in game_played(table, 7)[::2]:
        if state.ask.question not in ("turn.action", "dungeon.ready"):
            continue
        seat = state.ask.seat
        view = FRONT.view(state, seat)
        shown = [foe.preview for rank in view.hall for foe in rank.cards if foe.preview]
        won = [one.vp for one in shown if one.wins and not one.refusal]
        way = best_way(state, seat)
        if won:
            assert way is not None
            assert way.wins
            assert vp_gain(state, seat, way.foe) >= max(won)
        said = " ".join(line.text for line in counsel.guide(FRONT, state, seat, NAMES))
        fight = best_fight(state, seat, Outlook(state, seat))
        if fight is not None and fight.wins:
            assert "beats nothing" not in said


def test_the_guide_names_the_number_of_the_hall_and_the_hall_what_could_be(table: Story) -> None:
    """The guide said "9 of 3" where the hall showed "6 of 3": both are told, each in its place."""
    table.hand("dwarf_guardian", "short_sword", "torch", "torch")
    table.hall(rank_2="", rank_3="")
    seat, (foe,) = table.state.ask.seat, FRONT.view(table.state, table.state.ask.seat).hall[1].cards
    (could,) = counsel.prospects(FRONT, table.state, seat)
    assert foe.preview is not None
    assert could.piece == foe.piece
    assert could.value > foe.preview.value
    sum = f"{foe.preview.value} of {foe.preview.health}, {could.value} with your Weapons handed out."
    assert could.text == sum
    assert sum in hints(table)[0]
    table.do("dungeon")
    table.do("equip short_sword dwarf_guardian")
    assert counsel.prospects(FRONT, table.state, seat) == []
    armed = FRONT.view(table.state, seat).hall[1].cards[0].preview
    assert armed is not None
    assert f"{armed.value} of {armed.health}" in hints(table)[0]
    assert armed.value == could.value


@pytest.mark.parametrize("table", TABLES)
def test_what_could_be_is_more_than_the_hall_shows_and_known_to_the_seat(table: str) -> None:
    for state, *_ in game_played(table, 7)[::5]:
        seat = state.ask.seat
        told = counsel.prospects(FRONT, state, seat, NAMES)
        assert told == counsel.prospects(FRONT, FRONT.imagine(state, seat, 3), seat, NAMES)
        shown = {foe.piece: foe.preview for rank in FRONT.view(state, seat).hall for foe in rank.cards}
        for could in told:
            now = shown[could.piece]
            assert now is not None
            assert could.value > now.value or (could.wins and not now.wins)

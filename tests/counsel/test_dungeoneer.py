"""Counsel on Dungeoneer: every question has hints, they cite rules, and they know no more than their seat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.dungeoneer.questing import on_quest
from tests.games.dungeoneer.teller import Story

from delvewright import counsel
from delvewright.counsel.dungeoneer.aims import aims
from delvewright.counsel.dungeoneer.guide import GUIDE
from delvewright.counsel.hints import MOST
from delvewright.games.dungeoneer.kinds import KINDS
from delvewright.kernel.ask import questions_of
from delvewright.kernel.sight import NOBODY
from delvewright.views.digest import digest
from views.dungeoneer.tables import FRONT, TABLES, some

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")


@pytest.fixture
def table() -> Iterator[Story]:
    story = Story()
    yield story
    story.leave_open()
    story.close()


def test_every_question_has_its_guide() -> None:
    assert set(questions_of("dungeoneer")) | {"choose"} == set(GUIDE)


@pytest.mark.parametrize("table", TABLES)
def test_hints_are_few_cite_rules_and_know_no_more_than_their_seat(table: str) -> None:
    known = digest("dungeoneer")
    for number, one in enumerate(some(table, 30)):
        state, seat = one.before, one.seat
        hints = counsel.guide(FRONT, state, seat, NAMES)
        assert 1 <= len(hints) <= MOST
        for line in hints:
            assert line.text.endswith(".")
            assert line.rules
            assert set(line.rules) <= set(known)
        world = FRONT.imagine(state, seat, number)
        assert counsel.guide(FRONT, world, seat, NAMES) == hints
        assert counsel.guide(FRONT, state, NOBODY) == []
        for option in state.ask.options:
            why = counsel.reason(FRONT, state, state.ask, option, NAMES)
            assert why is None or (why.text.endswith(".") and set(why.rules) <= set(known))


def test_the_nearest_quest_is_the_first_aim(table: Story) -> None:
    table.start(2)
    table.quests("silence_the_wailing_bell", "free_caedmans_soul", "the_captive_princess")
    table.lay(tomb_gate=(0, 0), forked_passage=(-1, 0), hall_of_chains=(-2, 0), bell_crypt=(-3, 0))
    table.hero_phase()
    r = FRONT.read(table.state, 0, NAMES)
    assert [(r.name(aim.quest), aim.moves) for aim in aims(r)] == [
        ("Free Caedman's Soul", 2),
        ("Silence the Wailing Bell", 3),
        ("The Captive Princess", -1),
    ]
    (goal, first, *_) = counsel.guide(FRONT, table.state, 0, NAMES)
    assert goal.text == "The first to complete 3 Quests wins: go where yours lead."
    assert first.text == "Free Caedman's Soul, 2 moves away: Magic 6+ at Hall of Chains, 17 in 100."
    north = next(option for option in table.state.ask.options if option == ("move", 0))
    why = counsel.reason(FRONT, table.state, table.state.ask, north, NAMES)
    assert why is not None
    assert why.text == "It is on the way to Hall of Chains, for Free Caedman's Soul."


@pytest.mark.parametrize(
    ("quest", "told"),
    [
        ("wreck_the_flesh_laboratory", "Melee 7+ at Flesh Laboratory, 33 in 100. You can do it now."),
        ("drakys_hoard", "Defeat Draky, Life 2, at Inner Sanctum. You can do it now."),
        ("the_captive_princess", "Take it up at Prison Cells. You can do it now."),
    ],
)
def test_what_a_quest_asks_for_is_told_where_it_can_be_done(table: Story, quest: str, told: str) -> None:
    on_quest(table, quest)
    table.next_round().hero_phase()
    (first, *_) = counsel.guide(FRONT, table.state, 0, NAMES)
    assert first.text == f"{KINDS[quest].name}: {told}"


def test_a_search_without_a_chance_is_no_aim_before_others_and_not_to_be_done_now(table: Story) -> None:
    table.start(2).lay(tomb_gate=(0, 0), hall_of_chains=(-1, 0))
    table.quests("the_blade_under_the_dust", "free_caedmans_soul")
    table.hero_phase()
    r = FRONT.read(table.state, 0, NAMES)
    assert [r.name(aim.quest) for aim in aims(r)] == ["Free Caedman's Soul", "The Blade Under the Dust"]
    table.quests("the_blade_under_the_dust")
    (_, first, *_) = counsel.guide(FRONT, table.state, 0, NAMES)
    assert first.text == (
        "The Blade Under the Dust: Search 8+, anywhere, 0 in 100 here. "
        "It adds the moves from the nearest Entrance to the die: look farther away."
    )


def test_a_place_of_mine_is_laid_near_and_one_of_theirs_far(table: Story) -> None:
    table.start(2)
    table.quests("free_caedmans_soul", seat=1)
    table.map_deck("hall_of_chains")
    table.do("build")
    (first, *_) = counsel.guide(FRONT, table.state, 0, NAMES)
    assert first.text == "Bo's Free Caedman's Soul leads to Hall of Chains: lay it far from Bo."


def test_the_odds_of_a_fight_are_told_until_the_dice_lie(table: Story) -> None:
    table.start(2)
    assert counsel.odds(FRONT, table.state, 0, NAMES) == []
    table.glory(3, seat=1).hand("repel", seat=1)
    table.send("shambling_zombie")
    (line,) = counsel.odds(FRONT, table.state, 1, NAMES)
    assert line.text == "Shambling Zombie hits 28 in 100, Kron Axereaver 58, a tie 14."

"""Response windows: what policies answer by themselves, and how seldom a seat is asked on others' turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from tests.games.dungeoneer.teller import Story

from delvewright.bots.skill import skill_of
from delvewright.kernel.ask import Ask, Option
from delvewright.views.dungeoneer.windows import GO_ON, MOMENTS, RESPONSES, WINDOWS
from delvewright.views.model import POLICIES
from delvewright.views.windows import PASS
from views.dungeoneer.tables import FRONT, TABLES, game_played, pick

MOST = 3.0
"""Questions a seat should be asked on another's turn, on average."""


@pytest.fixture
def table() -> Iterator[Story]:
    story = Story()
    yield story
    story.leave_open()
    story.close()


@pytest.mark.parametrize("table", TABLES)
def test_an_automatic_answer_is_one_of_the_options(table: str) -> None:
    never = {window.key: "never" for window in WINDOWS}
    always = {window.key: "ask" for window in WINDOWS}
    for one in game_played(table):
        for ask in one.before.asks:
            assert FRONT.reflex(one.before, ask, always) is None
            answer = FRONT.reflex(one.before, ask, never)
            assert answer in (None, PASS, GO_ON)
            assert answer is None or answer in ask.options
            window = RESPONSES.of(ask)
            assert (answer is None) == (window is None)


def test_every_window_is_whole() -> None:
    assert len({window.key for window in WINDOWS}) == len(WINDOWS)
    for window in WINDOWS:
        assert window.default in POLICIES
        assert window.title
        assert window.text.endswith(".")
    assert {*MOMENTS.values(), "off_turn", "nothing"} == {window.key for window in WINDOWS}


Player = Callable[[Any, Ask, Random], Option]


def thumb(state: Any, ask: Ask, luck: Random) -> Option:
    """Who means it: rules of thumb."""
    skill = skill_of("dungeoneer")
    assert skill is not None
    return skill.rollout(state)


def asked_on_others_turns(player: Player, seats: int, seed: int) -> Counter[str]:
    """How often seat 0 must answer while another seat is active, how often it might, and such turns."""
    luck = Random(seed)
    state = FRONT.start(seats, seed, longest=40, packs=("crypt", "marches"))
    counted: Counter[str] = Counter()
    last = 0
    while not state.over:
        if state.turns != last:
            last, counted["turns"] = state.turns, counted["turns"] + (state.turn != 0)
        ask = state.asks[0]
        answer = None
        if last and ask.seat == 0 != state.turn:
            answer = FRONT.reflex(state, ask, {})
            counted.update({"open": 1, "asked": answer is None})
        FRONT.apply(state, player(state, ask, luck) if answer is None else answer, ask.seat)
    return counted


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("player", [pick, thumb])
def test_defaults_keep_others_turns_short(player: Player, seats: int) -> None:
    counted = sum([asked_on_others_turns(player, seats, seed) for seed in range(3)], Counter())
    print(f"{player.__name__}, {seats} seats: {dict(counted)}")
    assert counted["turns"] > 20
    assert counted["asked"] / counted["turns"] <= MOST
    assert counted["asked"] < counted["open"] / 2, "policies answer most of what is open"


# What concerns a seat ---------------------------------------------------------------------------------


def answered_for(table: Story) -> Any:
    """What the policies of the seat that is asked answer by default."""
    return FRONT.reflex(table.state, table.state.ask, {})


def test_a_response_is_asked_for_only_where_there_is_one(table: Story) -> None:
    table.start(2)
    table.glory(3, seat=1).hand("haste", seat=1)
    table.send("shambling_zombie")
    assert table.asked == (1, "window")
    assert answered_for(table) == PASS
    table.hand("repel", seat=1)
    assert answered_for(table) is None


def test_a_potion_can_wait_until_somebody_is_hurt(table: Story) -> None:
    table.start(2)
    table.inventory("potion_of_healing", seat=1)
    table.rolls(0, 6).rolls(1, 1).send("shambling_zombie")
    assert table.state.ask.value("moment") in MOMENTS
    while MOMENTS[table.state.ask.value("moment")] != "wounded":
        assert answered_for(table) == PASS
        table.do("pass")
    assert answered_for(table) is None


def test_a_roll_that_is_won_is_left_alone(table: Story) -> None:
    table.start(2)
    table.glory(9, seat=1).hand("borrowed_luck", seat=1)
    table.rolls(0, 1).rolls(1, 6).send("dart_slit")
    assert table.asked == (1, "window")
    assert MOMENTS[table.state.ask.value("moment")] == "after_roll"
    assert answered_for(table) == PASS


def test_a_roll_that_is_lost_is_worth_a_question(table: Story) -> None:
    table.start(2)
    table.glory(9, seat=1).hand("borrowed_luck", seat=1)
    table.rolls(0, 6).rolls(1, 1).send("dart_slit")
    assert table.asked == (1, "window")
    assert answered_for(table) is None


def test_what_helps_against_a_space_is_asked_for_and_nothing_else(table: Story) -> None:
    """The Forge of Sighs is a Melee Threat 5+: a sword helps, a ring does not."""
    table.start(2)
    table.lay(tomb_gate=(0, 0), forge_of_sighs=(0, 1, 2))
    table.glory(9).hand("grave_silver_ring")
    table.hero_phase().do("move east")
    assert MOMENTS[table.state.ask.value("moment")] == "entering"
    assert answered_for(table) == PASS
    table.hand("sword_of_fiendslaying")
    assert answered_for(table) is None


def test_a_dungeonlord_with_nothing_to_play_is_not_asked(table: Story) -> None:
    table.start(2)
    table.hand("shambling_zombie")
    assert answered_for(table) == GO_ON
    table.peril(2, seat=1)
    assert answered_for(table) is None

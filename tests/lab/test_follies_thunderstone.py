"""What is counted as foolish in Thunderstone, and what has a reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.games.thunderstone.teller import FILLER, Story

from delvewright.lab.follies import follies

WEAK = ("militia", "militia", "torch", "torch", "iron_rations", "iron_rations")
STRONG = ("amazon_queen",) * 12


@pytest.fixture
def table() -> Iterator[Story]:
    story = Story().start(seed=3)
    story.dungeon_deck(*[FILLER] * 30)
    story.hall("griffon", "griffon", "griffon")
    story.deck(*["sphinx"] * 6, seat=1)  # the other seat leads
    yield story
    story.may_stay_open = True
    story.close()


def party(story: Story, hand: tuple[str, ...], rest: tuple[str, ...]) -> None:
    story.hand(*hand)
    story.deck(*rest)
    story.discard_pile()


def watched(story: Story, *names: str) -> Counter[str]:
    """What is seen while these answers are given."""
    watch, seen = follies("thunderstone")[0](), Counter[str]()
    for name in names:
        before, told = story.state, len(story.told)
        option = before.ask.options[story.offers.index(name)]
        story.do(name)
        seen.update(watch(before, option, story.state, story.told[told:]))
    return seen


def test_a_lost_attack_has_no_reason_however_late_when_other_hands_would_win(table: Story) -> None:
    party(table, WEAK, STRONG)
    table.state.turns = 300
    assert watched(table, "dungeon", "attack griffon")["no reason"] == 1


def test_a_lost_attack_has_a_reason_when_hardly_a_hand_wins_anything(table: Story) -> None:
    party(table, WEAK, WEAK)
    seen = watched(table, "dungeon", "attack griffon")
    assert seen["lost: few hands of the party would win anything in the hall"] == 1
    assert not seen["no reason"]


def test_what_is_destroyed_for_a_lost_attack_is_spent(table: Story) -> None:
    party(table, ("thyrian_squire", "feast", "torch"), WEAK)
    assert watched(table, "dungeon", "use thyrian_squire eat", "attack griffon")["spent"] == 1


def test_a_card_that_bought_a_monster_is_not_spent_on_the_attack(table: Story) -> None:
    table.hall("griffon", "blink_dog", "griffon")
    party(table, ("thyrian_lord", "feast", "torch"), WEAK)
    seen = watched(table, "dungeon", "use thyrian_lord hunt", "attack griffon")
    assert table.happened("carried_off")
    assert not seen["spent"]


def test_a_conjured_weapon_was_never_the_partys_to_spend(table: Story) -> None:
    table.village(dagger=("dagger",))
    party(table, ("illusory_blade", "militia", "torch"), WEAK)
    assert not watched(table, "dungeon", "use illusory_blade conjure", "attack griffon")["spent"]


@pytest.mark.parametrize(("rest", "foolish"), [(WEAK, True), (STRONG, False)])
def test_to_wait_is_foolish_only_when_no_better_hand_may_come(
    table: Story, rest: tuple[str, ...], foolish: bool
) -> None:
    party(table, WEAK, rest)
    seen = watched(table, *["rest", "spare"] * 12)  # two seats, six turns each
    assert (seen["idle"] > 0) is foolish


def test_to_wait_is_all_that_is_left_when_no_monster_can_be_sent_away(table: Story) -> None:
    table.hall("steam_torment", "griffon", "griffon")
    party(table, WEAK, WEAK)
    table.hand(*STRONG[:6], seat=1)
    seen = watched(table, *["rest", "spare"] * 12)
    assert seen["idle for the sixth turn and more, in wait for a hand"] == 2
    assert not seen["idle"]

"""Ranks as open readings have them otherwise: both or none, and both awards of a turn (BQ-OPEN-17, -18)."""

from __future__ import annotations

from typing import Any

from tests.games.barricades.teller import Story
from tests.marks import rule

from delvewright.games.barricades.board import DISCARD


def two_earned(table: Story, rank: int, xp: int, **settings: Any) -> None:
    """A Bloodhound who has spent 14 gold and defeated a level-2 Monster: both conditions hold."""
    table.start(1, **settings).of_class("bloodhound", rank=rank)
    table.hand("hawkswood_4", "hawkswood_4", "hawkswood_4", "tome_of_knowledge", "edlin_4")
    table.sells("maul")
    table.room("left_1", "abandoned_gate")
    table.morning().place("marketplace").do("buy maul", "done")
    table.state.deeds += (table.state.deeds[0],)
    table.room("left_2", "bog", "trog_brawler")
    table.do("move left_1", "move left_2", "battle")
    table.has(xp=xp)


@rule("BQ-OPEN-17")
def test_both_ranks_or_none(table: Story) -> None:
    two_earned(table, rank=2, xp=3, two_ranks="both_or_none")
    assert table.refusal("rank") == ("too_little_xp", 4, 3)
    table.has(xp=5).do("rank")
    assert (table.state.rank, table.state.xp) == ([4], [1])
    assert "rank" not in table.offers


@rule("BQ-OPEN-17")
def test_both_ranks_bring_what_they_bring(table: Story) -> None:
    two_earned(table, rank=4, xp=6, two_ranks="both_or_none")
    table.do("rank")
    assert (table.state.rank, table.state.xp) == ([6], [0])
    assert "hound_of_the_keep" in table.in_zone(DISCARD)


@rule("BQ-OPEN-17", "BQ-PREST-14")
def test_of_both_ranks_the_last_one_is_paid_alone(table: Story) -> None:
    two_earned(table, rank=6, xp=4, two_ranks="both_or_none")
    table.do("rank")
    assert (table.state.rank, table.state.xp) == ([7], [0])


@rule("BQ-OPEN-18")
def test_one_award_a_turn_is_the_better_one(table: Story) -> None:
    two_earned(table, rank=0, xp=9)
    table.do("rank", "rank")
    assert "rank" not in table.offers
    assert table.state.rank == [2]


@rule("BQ-OPEN-18")
def test_otherwise_both_awards_count(table: Story) -> None:
    two_earned(table, rank=0, xp=9, one_award=False)
    table.do("rank", "rank", "rank")
    assert "rank" not in table.offers
    assert (table.state.rank, table.state.xp) == ([3], [9 - 1 - 1 - 2])


@rule("BQ-OPEN-17", "BQ-OPEN-18")
def test_of_both_awards_the_single_rank_is_paid_first(table: Story) -> None:
    two_earned(table, rank=2, xp=2, one_award=False, two_ranks="both_or_none")
    table.do("rank")
    assert (table.state.rank, table.state.xp) == ([3], [0])
    assert table.refusal("rank") == ("too_little_xp", 2 + 3, 0)

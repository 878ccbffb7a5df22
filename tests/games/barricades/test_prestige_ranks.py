"""Ranks: what earns them, in which order and when they are paid, and what that brings at once."""

from __future__ import annotations

import pytest
from tests.marks import card, rule

from delvewright.games.barricades import board
from delvewright.games.barricades.kinds import PRESTIGE

STRONG = ("adventurer", "adventurer", "adventurer", "adventurer", "dagger", "dagger")


@rule("BQ-PREST-02", "BQ-PREST-03", "BQ-PREST-04", "BQ-LEX-13", "BQ-FAQ-11")
def test_a_rank_is_earned_by_the_board_and_paid_with_xp_of_the_same_battle(table):
    table.start(1).of_class("bloodhound")
    table.hand("adventurer", "adventurer", "adventurer", "dagger", "dagger", "thunderstone_staff")
    table.sells("edlin_1")
    table.morning().place("marketplace").do("buy edlin_1", "done")
    assert "rank" not in table.offers
    table.do("move left_1", "battle")
    assert table.state.xp == [1]
    table.do("rank")
    assert (table.state.rank, table.state.xp) == ([1], [0])


@rule("BQ-PREST-04")
def test_a_rank_not_paid_by_the_end_of_the_turn_is_lost(table):
    table.start(1).of_class("bloodhound")
    table.hand("adventurer", "adventurer", "adventurer", "dagger", "dagger", "thunderstone_staff")
    table.sells("edlin_1")
    table.deck(*["adventurer"] * 12)
    table.morning().place("marketplace").do("buy edlin_1", "done", "battle")
    assert table.refusal("rank") == ("too_little_xp", 1, 0)
    table.evening()
    table.has(xp=1)
    assert table.state.rank == [0]
    table.place("stay").do("battle")
    assert "rank" not in table.offers


@rule("BQ-PREST-03", "BQ-OPEN-18")
def test_what_did_not_happen_earns_nothing(table):
    table.start(1).of_class("bloodhound")
    table.has(xp=5).hand(*STRONG)
    table.sells("hand_axe")
    table.morning().place("marketplace").do("buy hand_axe", "done", "battle")
    assert "rank" not in table.offers


@rule("BQ-PREST-02")
def test_there_is_no_rank_beyond_the_last(table):
    table.start(1).of_class("bloodhound", rank=7)
    table.has(xp=9).hand("adventurer", "adventurer", "adventurer", "dagger", "dagger", "thunderstone_staff")
    table.sells("edlin_1")
    table.morning().place("marketplace").do("buy edlin_1", "done")
    table.do("move left_1", "battle")
    assert "rank" not in table.offers


BRINGS = {
    "bloodhound": "tracking 1-3, tracking_all 4-7, hunt 2-7, forage 3-7, bounty 6-7, pack 7-7",
    "divine_oracle": "mercy 1-7, foresee 2-7, bless 3-7, deck_face_up 7-7, adds 6-7",
    "illusionist": "ignores_room_alerts 1-3, ignores_alerts 4-7, kindle 2-7, beguile 3-7, "
    "second_glance 6-7, blaze 7-7",
    "living_legends": "adds 1-7, cheaper_level 2-7, tales 3-7, muster 6-7",
    "spice_merchant": "wares 1-3, better_wares 4-6, best_wares 7-7, pay_for 7-7, cheaper_gear 2-7, find 3-7, "
    "another_purchase 6-7",
    "town_councilmember": "address 0-7, planning 2-6, grand_planning 7-7, redraws_chits 6-7, "
    + ", ".join(
        f"{what} 1-2, {what}_twice 3-3, {what}_afar 4-7" for what in ("lend", "give", "borrow", "confer")
    ),
    "town_guard": "raise 0-5, patrol 1-3, long_patrol 4-7, masonry 2-7, put_out 7-7",
    "vampire_coven": "adds 1-7, drink 2-7, blood_price 3-7, feast 6-6, great_feast 7-7",
}
"""What works at which Ranks."""


@rule("BQ-PREST-07", "BQ-PREST-08")
@pytest.mark.parametrize("name", [pytest.param(id, marks=card(id)) for id in PRESTIGE])
def test_a_rank_brings_what_the_board_says_in_place_of_what_it_betters(name):
    its = PRESTIGE[name].power
    said = [one.split() for one in BRINGS[name].split(", ")]
    for rank in range(board.LAST_RANK + 1):
        works = [one.name for one in (*its.uses, *its.flags) if one.since <= rank <= one.until]
        works += ["adds" for one in its.adds if one.since <= rank <= one.until]
        assert sorted(works) == sorted(
            [what for what, (first, _, last) in said if int(first) <= rank <= int(last)]
        )
        assert len([since for _, since, until in its.opportunity if since <= rank <= until]) == 1
    assert [*its.also.values()] == [7]


@rule("BQ-FAQ-17")
def test_at_0_hp_no_rank_is_taken(table):
    table.start(1).of_class("vampire_coven")
    table.has(xp=3, wounds=8).hand(*STRONG)
    table.morning("wound").place("stay")
    table.state.wounds[0] = 12
    table.do("battle")
    assert "rank" not in table.offers


@rule("BQ-PREST-14", "BQ-OPEN-17", "BQ-EX-14", "BQ-DEC-13")
def test_two_ranks_at_once_are_paid_one_after_the_other(table):
    """XP 3, Ranks 3 and 4 for 2 each: one is paid; the Spoils of the Tome pay for the other."""
    table.start(1).of_class("bloodhound", rank=2)
    cards = ("hawkswood_4", "hawkswood_4", "hawkswood_4", "tome_of_knowledge", "edlin_4")
    table.has(xp=1).hand(*cards)
    table.sells("maul", "regalen_1")
    table.room("left_1", "abandoned_gate", "")
    table.morning().place("marketplace")
    assert table.gold() == 11
    table.do("buy maul", "done")
    table.state.deeds += (table.state.deeds[0],)  # 14 gold spent in all
    table.room("left_2", "bog", "trog_brawler")
    table.do("move left_1", "move left_2", "battle")
    assert table.state.xp == [1 + 2]
    table.do("rank")
    assert (table.state.rank, table.state.xp) == ([3], [1])
    assert table.refusal("rank") == ("too_little_xp", 2, 1)
    table.do("use tome_of_knowledge study", "rank")
    assert (table.state.rank, table.state.xp) == ([4], [0])
    assert "rank" not in table.offers


@rule("BQ-PREST-06", "BQ-FAQ-11")
def test_a_new_rank_works_the_same_turn_if_its_time_is_not_past(table):
    """Rank 3 brings Spoils, and it is the time of Spoils; Rank 2 brought a Dungeon ability, which is past."""
    table.start(1).of_class("bloodhound", rank=1)
    table.has(xp=3).hand(*STRONG, "thunderstone_staff")
    table.sells("edlin_1")
    table.morning().place("marketplace").do("buy edlin_1", "done", "battle", "rank")
    assert not any(["bloodhound" in name for name in table.offers])
    table.start(1).of_class("bloodhound", rank=2)
    table.has(xp=3).hand(*STRONG, "thunderstone_staff")
    table.sells("edlin_1")
    table.morning().place("marketplace").do("buy edlin_1", "done", "battle")
    assert "use bloodhound forage" not in table.offers
    assert "use bloodhound forage" in table.do("rank").offers

"""Heroes who become better, and worse."""

from __future__ import annotations

import pytest
from tests.games.barricades.ground import (
    after_a_battle,
    in_dungeon,
    in_village,
    listed_anew,
    meet,
    piece,
    strong,
)
from tests.marks import rule

from delvewright.games.barricades import board, levels

STACKS = ("edlin", "stalker", "pylorian", "avania")


@rule("BQ-BASE-21", "BQ-BASE-18", "BQ-LEX-06", "BQ-TURN-10")
def test_a_level_up_costs_xp_and_the_hero_is_gone_for_the_turn(table):
    in_village(table, "edlin_1").has(xp=5).do("level_up edlin_1 edlin_2")
    assert table.state.xp[0] == 2
    assert (table.in_zone(board.PLAY), table.in_zone(board.DISCARD)) == ([], ["edlin_2"])
    assert table.in_zone(board.DESTROYED) == ["edlin_1"]
    table.evening()
    assert table.state.xp[0] == 2


@rule("BQ-BASE-22")
def test_an_adventurer_becomes_any_level_1_hero_on_sale(table):
    in_village(table, "adventurer").has(xp=2)
    offered = {name for name in table.offers if name.startswith("level_up")}
    assert offered == {f"level_up adventurer {stack}_1" for stack in STACKS}
    table.has(xp=1)
    assert table.refusal("level_up adventurer edlin_1") == ("too_little_xp", 2, 1)


def empty_of(table, kind):
    """No card of a kind is left in the Village."""
    p = table.state
    for zone in range(board.STACKS, len(p.zones)):
        gone = tuple([one for one in p.zones[zone] if p.cast[one].id == kind])
        p.zones[zone] = tuple([one for one in p.zones[zone] if one not in gone])
        p.zones[board.BOX] += gone
    return listed_anew(table)


@rule("BQ-BASE-23")
def test_no_level_is_skipped(table):
    in_village(table, "edlin_1", "edlin_4").has(xp=9)
    assert [name for name in table.offers if name.startswith("level_up")] == ["level_up edlin_1 edlin_2"]
    assert table.refusal("level_up edlin_4 edlin_4") == ("no_higher_level",)
    assert levels.level_price(table.state, 0, piece(table, "edlin_4")) == 0
    empty_of(table, "edlin_2")
    assert table.refusal("level_up edlin_1 edlin_1") == ("no_higher_level",)


@rule("BQ-BASE-24")
def test_a_hero_stack_has_fifteen_cards_the_lowest_on_top(table):
    table.start(2)
    p = table.state
    for zone in range(board.STACKS, board.STACKS + 4):
        kinds = [p.cast[one] for one in p.zones[zone]]
        assert [kind.level for kind in kinds] == [1] * 6 + [2] * 4 + [3] * 3 + [4] * 2
        assert len({kind.stack for kind in kinds}) == 1


@rule("BQ-FAQ-09")
def test_what_a_borrowed_hero_becomes_is_its_owners(table):
    after_a_battle(table, "joba", "adventurer").do("use joba teach")
    p = table.state
    p.lent = ((piece(table, "adventurer"), 1),)
    table.do("level_up adventurer edlin_1")
    assert (table.in_zone(board.DISCARD, 0), table.in_zone(board.DISCARD, 1)) == ([], ["edlin_1"])
    assert table.state.lent == ()


def test_a_hero_that_has_leveled_up_does_not_level_up_again_though_it_was_drawn(table):
    in_village(table, "joba", "edlin_1").has(xp=9, scroll=1).do("level_up edlin_1 edlin_2")
    table.do("use scroll read")
    assert table.in_zone(board.PLAY) == ["joba", "edlin_2"]
    p = table.state
    assert levels.next_levels(p, piece(table, "edlin_2"), levels.hero_stacks(p)) == []


def test_who_finds_the_last_card_gone_may_leave(table):
    after_a_battle(table, "joba", "adventurer").has(xp=9).do("use joba teach")
    for stack in STACKS:
        empty_of(table, f"{stack}_1")
    assert table.offers == ["leave"]
    table.do("leave")
    assert table.in_zone(board.PLAY) == ["joba", "adventurer"]


# Down ---------------------------------------------------------------------------------------------------


@rule("BQ-LEX-09")
def test_a_hero_levels_down_to_a_destroyed_card_and_goes_back_to_its_stack(table):
    in_dungeon(table, "edlin_3", "dagger").has(xp=1).do("wield dagger edlin_3")
    p = table.state
    hero = piece(table, "edlin_3")
    assert levels.lower_levels(p, hero) == []
    table.put(board.DESTROYED, "edlin_1", "stalker_2", "edlin_2")
    levels.level_down(p, 0, hero)
    assert table.in_zone(board.PLAY) == ["dagger", "edlin_2"]
    assert (p.wielded, p.xp[0]) == ((), 1)
    assert table.in_zone(board.DESTROYED) == ["edlin_1", "stalker_2"]
    stack = [p.cast[one].level for one in p.zones[board.STACKS]]
    assert stack == sorted(stack)
    assert hero in p.zones[board.STACKS]
    listed_anew(table)


@rule("BQ-LEX-09")
def test_before_the_hand_is_in_play_the_lower_level_comes_to_the_hand(table):
    table.start(1).hand("edlin_1")
    p = table.state
    table.put(board.DESTROYED, "adventurer")
    levels.level_down(p, 0, p.zones[board.HAND][0])
    assert table.in_zone(board.HAND) == ["adventurer"]


@rule("BQ-LEX-09")
def test_an_adventurer_has_no_lower_level_and_a_level_1_hero_wants_an_adventurer(table):
    in_dungeon(table, "adventurer", "edlin_1")
    p = table.state
    table.put(board.DESTROYED, "stalker_1")
    assert levels.lower_levels(p, piece(table, "edlin_1")) == []
    table.put(board.DESTROYED, "adventurer")
    assert len(levels.lower_levels(p, piece(table, "edlin_1"))) == 1
    assert levels.lower_levels(p, piece(table, "adventurer")) == []
    assert levels.can_level_down(p, 0) == [piece(table, "edlin_1")]


@rule("BQ-OPEN-32")
@pytest.mark.parametrize("option", [False, True])
def test_the_lower_level_may_come_from_the_stack_if_so_chosen(table, option):
    in_dungeon(table, "edlin_2", "edlin_1", level_down_from_stack=option)
    p = table.state
    table.put(board.DESTROYED)
    table.make("adventurer")
    assert bool(levels.lower_levels(p, piece(table, "edlin_2"))) is option
    assert bool(levels.lower_levels(p, piece(table, "edlin_1"))) is option
    if option:
        levels.level_down(p, 0, piece(table, "edlin_2"))
        assert sorted(table.in_zone(board.PLAY)) == ["edlin_1", "edlin_1"]
        stack = [p.cast[one].id for one in p.zones[board.STACKS]]
        assert stack.count("edlin_2") == 4 + 1 or stack.count("edlin_2") == 4
        listed_anew(table)


@rule("BQ-LEX-09")
def test_a_lent_hero_leveled_down_is_still_its_owners(table):
    in_dungeon(table, "edlin_1")
    p = table.state
    table.put(board.DESTROYED, "adventurer")
    p.lent = ((piece(table, "edlin_1"), 1),)
    levels.level_down(p, 0, piece(table, "edlin_1"))
    assert p.lent == ((piece(table, "adventurer"), 1),)
    listed_anew(table)


@rule("BQ-LEX-09")
def test_an_empty_stack_takes_its_hero_back(table):
    in_dungeon(table, "pylorian_2")
    p = table.state
    zone = levels.stack_of(p, "pylorian")
    p.zones[board.BOX] += p.zones[zone]
    p.zones[zone] = ()
    table.put(board.DESTROYED, "pylorian_1")
    levels.level_down(p, 0, piece(table, "pylorian_2"))
    assert table.kinds(zone) == ["pylorian_2"]
    listed_anew(table)


@rule("BQ-LEX-09")
def test_a_champion_of_old_levels_a_hero_down(table):
    in_dungeon(table, "edlin_2")
    table.put(board.DESTROYED, "edlin_1")
    meet(table, "ancient_champion").do("battle")
    if table.asked[1] == "choose":
        table.do("level_down edlin_2")
    assert table.in_zone(board.PLAY) == ["edlin_1"]


@rule("BQ-OPEN-20")
def test_while_one_member_chooses_whom_the_wilderness_trains_no_other_is_offered_it(table):
    in_dungeon(table, "adventurer")
    table.put(board.PLAY + 1, "adventurer")
    table.do("invite seat1", seat=0).do("join seat0", seat=1).do("ready", seat=1)
    strong(table).do("battle", seat=0)
    assert "use wilderness_barricades train" in table.offers_of(1)
    table.do("use wilderness_barricades train", seat=0)
    assert "use wilderness_barricades train" not in table.offers_of(1)
    table.do("level_up adventurer edlin_1", seat=0)
    assert table.state.xp == [0, 0]


@rule("BQ-LEX-09")
def test_a_hero_without_a_stack_in_the_village_does_not_level_down(table):
    in_dungeon(table, "regalen_2")
    table.put(board.DESTROYED, "regalen_1")
    assert levels.lower_levels(table.state, piece(table, "regalen_2")) == []

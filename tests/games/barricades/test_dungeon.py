"""The Dungeon Phase: the way from room to room, the order of a battle, what waits in rooms, empty decks."""

from __future__ import annotations

import pytest
from tests.games.barricades.delving import (
    destroyed,
    discarded,
    face,
    party,
    party_battle,
    reckoned,
    strong,
    tokens,
    where,
)
from tests.marks import card, rule

from delvewright.games.barricades import board
from delvewright.games.barricades.board import NODES
from delvewright.games.barricades.kinds import GROUPS, GUARDIANS, monsters_of

JOINED = {
    "wilderness": "left_1 right_1",
    "left_1": "wilderness right_1 left_2",
    "right_1": "wilderness left_1 right_2",
    "left_2": "left_1 right_2 left_3",
    "right_2": "right_1 left_2 right_3",
    "left_3": "left_2 right_3 lair",
    "right_3": "right_2 left_3 lair",
    "lair": "left_3 right_3",
}


@rule("BQ-BASE-35", "BQ-BASE-32")
@pytest.mark.parametrize("node", JOINED)
def test_rooms_are_joined_sideways_up_and_down(table, node):
    table.reveal().stands(node)
    table.hand(*["silver_lantern"] * 4)
    table.morning().dungeon()
    ways = {name.removeprefix("move ") for name in table.offers_of(0) if name.startswith("move ")}
    assert ways == {*JOINED[node].split()}


@rule("BQ-BASE-32")
def test_two_rooms_of_each_level_have_an_open_monster_each():
    levels = [board.level_of(node) for node in range(len(NODES))]
    assert levels == [0, 1, 1, 2, 2, 3, 3, 7]


@rule("BQ-BASE-44", "BQ-GUARD-15", "BQ-OPEN-04")
def test_a_group_has_ten_monsters_and_guardians_are_of_level_7():
    assert [sum([one.copies for one in monsters_of(id)]) for id in GROUPS] == [10] * 12
    assert {guardian.level for guardian in GUARDIANS.values()} == {7}
    weakest = min(GUARDIANS.values(), key=lambda one: (one.health, sum(one.hit_points)))
    assert weakest.id == "smorga_the_queen"


@rule("BQ-BASE-34", "BQ-TURN-03")
def test_who_stays_in_the_dungeon_begins_where_he_stood_and_who_visits_in_the_wilderness(table):
    table.start(2).stands("left_2").stands("right_3", seat=1)
    table.morning().place("stay", "bazaar").dungeon()
    assert where(table) == ["left_2", "wilderness"]
    table.evening().dungeon()
    assert where(table) == ["left_2", "wilderness"]


@rule("BQ-BASE-36", "BQ-BASE-33")
def test_a_room_is_passed_while_its_monster_stands(table):
    table.room("left_2", "sunken_well", "trog_brawler")
    table.stands("left_1").hand("lantern", "lantern", "lantern")
    table.morning().dungeon().do("move left_2", "move left_1", "move left_2", seat=0)
    assert (table.light(), table.state.wounds[0]) == (1, 0)


@rule("BQ-BASE-37", "BQ-TURN-11")
def test_one_battles_where_one_stops_and_goes_nowhere_after_it(table):
    table.room("right_1", "abandoned_gate", "goblin_spearman")
    face(table, "goblin_runt").do("move right_1", "battle", seat=0)
    assert table.kinds(board.DENS + 1) == ["goblin_runt"]
    assert table.happened("defeated")[0][0] == 0
    assert table.offers_of(0) == ["done"]


@rule("BQ-BASE-37")
def test_there_is_no_battle_where_there_is_no_monster(table):
    table.room("left_1", "abandoned_gate")
    table.stands("left_1").morning().dungeon()
    assert table.refusal("battle", 0) == ("no_monster",)


@rule("BQ-BASE-38", "BQ-DEC-10")
def test_a_battle_goes_from_what_comes_before_to_wounds_what_comes_after_and_rewards(table):
    """An Ancient Champion in a room that throws one out: a Hero falls, Wounds, out, then the Treasure."""
    table.put(board.DESTROYED, "adventurer")
    table.put(board.TREASURES, "silver_lantern")
    face(table, "ancient_champion", "edlin_1", tile="celestial_temple", node="left_3")
    del table.told[:]
    table.do("battle", "level_down edlin_1", seat=0)
    keys = [event.key for event in table.told]
    order = ["fought", "leveled_down", "reckoned", "wounded", "put_into", "gained_xp", "defeated"]
    assert [key for key in keys if key in order] == order
    assert discarded(table) == ["silver_lantern"]


@rule("BQ-DEC-12", "BQ-TURN-10")
@card("joba")
def test_own_spoils_come_in_any_order_and_a_level_up_in_the_village_is_gone(table):
    table.start(2).has(xp=2).hand("adventurer", "joba", "thunderstone_pieces")
    table.morning().place("temple").do("level_up adventurer edlin_1", seat=0).dungeon()
    strong(table, 9).do("battle", seat=0)
    assert table.refusal("use thunderstone_pieces learn", 0) == ("no_party",)
    assert table.refusal("use joba teach", 0) == ("nobody_can_level",)
    assert table.attack() == (1 + 9, 0)


@rule("BQ-FAQ-10", "BQ-FAQ-11", "BQ-PREST-05")
@card("bloodhound")
def test_xp_of_the_battle_pays_for_the_rank_it_earned(table):
    table.start(2).of_class("vampire_coven")
    face(table, "trog_brawler", node="left_2")  # 2 Wounds, 2 XP
    table.do("battle", seat=0)
    assert table.state.xp[0] == 2
    table.do("rank", seat=0)
    assert (table.state.rank[0], table.state.xp[0]) == (1, 1)


# What waits -----------------------------------------------------------------------------------------------


def hidden(table):
    """A Potion and an XP wait in a room; the turn is over."""
    table.start(2).has(potion=1, xp=1).stands("left_1").hand("smugglers_chest")
    table.room("left_1", "abandoned_gate", "goblin_spearman")
    table.morning().dungeon().do("use smugglers_chest hide", "leave_token potion", "leave_xp", seat=0)
    assert (table.state.xp[0], tokens(table)) == (1, {})  # 1 for leaving something
    return table


@rule("BQ-LEX-12", "BQ-FAQ-08", "BQ-OPEN-54")
@card("smugglers_chest")
@pytest.mark.parametrize("won", [True, False])
def test_what_was_left_is_for_the_next_battle_there_on_a_later_turn_if_it_is_won(table, won):
    hidden(table).evening().dungeon()
    strong(table, 9 if won else 0).do("battle", seat=0)
    assert (table.state.xp[0], tokens(table)) == ((1 + 2 + 1, {"potion": 1}) if won else (1, {}))
    assert table.state.left == ()


@rule("BQ-LEX-12")
@card("smugglers_chest")
def test_a_battle_of_the_same_turn_does_not_find_it(table):
    hidden(table)
    strong(table, 9).do("battle", seat=0)
    assert (table.state.xp[0], tokens(table)) == (1 + 2, {})
    assert len(table.state.left) == 2


@rule("BQ-PARTY-16", "BQ-FAQ-08")
@card("smugglers_chest")
def test_a_party_divides_what_waits(table):
    hidden(table).evening().stands("left_1", seat=1)
    party(strong(table.dungeon(), 9), 0, 1)
    party_battle(table, 0, 1).do("take_gear potion", "take_xp", seat=1)
    table.do("done", seat=0)
    assert (table.state.xp, tokens(table, 1)) == ([1 + 2, 1], {"potion": 1})


# Rooms filled again ---------------------------------------------------------------------------------------


@rule("BQ-BASE-43", "BQ-BASE-53", "BQ-OPEN-42", "BQ-TURN-12")
def test_a_room_whose_deck_is_empty_stays_empty_and_is_passed_through(table):
    table.put(board.MONSTERS)
    face(table, "goblin_runt").do("battle", seat=0).evening().dungeon()
    assert table.kinds(board.DENS + 1) == []
    assert table.refusal("battle", 0) == ("no_monster",)
    table.do("move right_1", "move left_1", seat=0)


@rule("BQ-FAQ-25", "BQ-BASE-53")
def test_when_every_monster_is_destroyed_the_decks_are_made_anew(table):
    table.start(2)
    for level in range(3):
        table.put(board.MONSTERS + level)
    for node in range(2, 7):
        table.put(board.DENS + node)
    table.put(board.DESTROYED, "trog_butcher", "elder_wyrm", "kobold_netter", "kobold_netter")
    face(table, "goblin_runt").do("battle", seat=0).evening()
    assert table.state.slain
    dens = [table.kinds(board.DENS + node) for node in range(1, 7)]
    assert sorted(dens[0] + dens[1] + table.kinds(board.MONSTERS)) == [
        "goblin_runt",
        "kobold_netter",
        "kobold_netter",
    ]
    assert dens[2:] == [["trog_butcher"], [], ["elder_wyrm"], []]
    assert destroyed(table) == []


# One after another ----------------------------------------------------------------------------------------


@rule("BQ-TURN-09")
def test_one_after_another_a_party_still_battles_as_one(table):
    table.start(2, sequential=True).room("left_1", "abandoned_gate", "trog_brawler")
    table.stands("left_1").stands("left_1", seat=1)
    table.morning().dungeon()
    table.do("invite seat1", seat=0).do("join seat0", seat=1).do("ready", seat=1)
    strong(table, 3), strong(table, 3, seat=1)
    table.do("battle", seat=0)
    assert reckoned(table)[:2] == (6, 6)
    assert table.state.wounds == [2, 2]

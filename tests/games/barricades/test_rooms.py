"""Every room: the Light it needs, what it adds to a battle, and what its text does."""

from __future__ import annotations

import pytest
from tests.games.barricades.delving import (
    destroyed,
    discarded,
    face,
    in_play,
    only_sells,
    party,
    party_battle,
    reckoned,
    shows,
    strong,
    tokens,
    where,
)
from tests.marks import card, rule

from delvewright.games.barricades import board

ROOMS = [
    # tile, level, Light, and what it adds: Health, Armor, Magic Resistance, Wounds, XP, Gear tokens,
    # Treasures; where one is after a battle
    ("abandoned_gate", 1, 0, 0, 0, 0, 0, 0, {}, 0, ""),
    ("mine", 1, 0, 1, 0, 0, 0, 0, {"iron_rations": 1}, 0, ""),
    ("fairy_meadow", 1, 0, 0, 0, 2, 0, 0, {"lantern_token": 1}, 0, ""),
    ("ominous_looking_road", 1, 0, 0, 1, 0, 0, 0, {}, 0, ""),
    ("alchemy_chamber", 1, 0, 1, 0, 0, 0, 0, {}, 0, ""),
    ("air_temple", 1, 0, 0, 0, 1, 0, 0, {}, 0, ""),
    ("crypt", 2, 1, 0, 0, 0, 1, 1, {}, 0, ""),
    ("sunken_well", 2, 1, 1, 0, 0, 0, 0, {"lantern_token": 1}, 0, ""),
    ("hollow_tree", 2, 2, 0, 0, 0, 0, 0, {"potion": 1}, 0, "wilderness"),
    ("tree_house", 2, 1, 2, 0, 0, 0, 0, {}, 0, ""),
    ("bog", 2, 1, 0, 0, 0, 0, 0, {}, 0, ""),
    ("fire_temple", 2, 0, 0, 0, 0, 1, 0, {"lantern_token": 2}, 0, ""),
    ("restless_gallery", 2, 1, 0, 0, 0, 0, 1, {}, 0, ""),
    ("throne_room", 3, 2, 0, 0, 0, 0, 2, {}, 0, "wilderness"),
    ("vault", 3, 2, 0, 0, 0, 1, 0, {}, 1, "right_2"),
    ("elven_outpost", 3, 2, 0, 0, 0, 1, 0, {}, 0, ""),
    ("blood_altar_room", 3, 2, 2, 0, 0, 0, 2, {}, 0, "wilderness"),
    ("the_lichs_tomb", 3, 1, 2, 0, 0, 0, 3, {}, 0, "wilderness"),
    ("celestial_temple", 3, 2, 1, 0, 2, 0, 0, {}, 1, "wilderness"),
]
NODES = {1: "left_1", 2: "left_2", 3: "left_3"}
BEFORE = {1: "wilderness", 2: "left_1", 3: "left_2"}
TOMB = "the_lichs_tomb"


def every_room(function):
    names = "tile, level, light, health, armor, resistance, wounds, xp, gear, treasure, after"
    rows = [pytest.param(*row, marks=card(row[0]), id=row[0]) for row in ROOMS]
    return pytest.mark.parametrize(names, rows)(function)


def battled(table, tile, level, attack, magic):
    """A Goblin Spearman there: Health 5, 1 Wound, 2 XP."""
    table.put(board.TREASURES, "silver_lantern")
    face(table, "goblin_spearman", tile=tile, node=NODES[level], attack=attack)
    shows(table, *((2, 3) if tile == TOMB else ()))
    strong(table, 0, magic).do("battle")
    if tile == "vault":
        assert table.offers == ["withdraw left_2", "withdraw right_2"]
        table.do("withdraw right_2")
    return table


@rule("BQ-BASE-41", "BQ-BASE-32")
@every_room
def test_what_a_room_adds_is_added_to_what_its_monster_prints(
    table, tile, level, light, health, armor, resistance, wounds, xp, gear, treasure, after
):
    battled(table, tile, level, 5 + health + armor - 1, resistance + 1)
    assert reckoned(table) == (5 + health, 5 + health, armor, resistance, True)
    assert (table.state.xp[0], table.state.wounds[0], tokens(table)) == (2 + xp, 1 + wounds, gear)
    assert discarded(table) == ["silver_lantern"] * treasure
    assert where(table)[0] == (after or NODES[level])


@rule("BQ-BASE-40")
@every_room
def test_lost_a_battle_has_the_rooms_wounds_and_none_of_its_rewards(
    table, tile, level, light, health, armor, resistance, wounds, xp, gear, treasure, after
):
    battled(table, tile, level, 5 + health + armor - 2, resistance + 1)
    assert reckoned(table)[-1] is False
    assert (table.state.xp[0], table.state.wounds[0], tokens(table)) == (0, 1 + wounds, {})
    assert discarded(table) == []
    assert where(table)[0] == (after or NODES[level])


@rule("BQ-BASE-33")
@every_room
def test_entering_a_room_uses_up_the_light_it_needs(
    table, tile, level, light, health, armor, resistance, wounds, xp, gear, treasure, after
):
    table.room(NODES[level], tile)
    table.stands(BEFORE[level]).hand("stalker_1", *["lantern"] * light)
    table.morning().dungeon().do(f"move {NODES[level]}")
    assert where(table)[0] == NODES[level]
    assert table.light() == 0


@rule("BQ-BASE-33")
@pytest.mark.parametrize(("tile", "light"), [("crypt", 1), ("hollow_tree", 2)])
def test_without_that_light_it_is_too_dark(table, tile, light):
    table.room("left_2", tile)
    table.stands("left_1").hand(*["lantern"] * (light - 1))
    table.morning().dungeon()
    assert table.refusal("move left_2", 0) == ("too_dark", light, light - 1)


# Level 1 --------------------------------------------------------------------------------------------------


@card("ominous_looking_road")
def test_the_road_sells_a_spell_or_a_weapon_for_one_gold_less(table):
    only_sells(table, "create_fire", "quarterstaff", "hand_axe", "studded_leather_shirt")
    face(table, "goblin_runt", "dagger", tile="ominous_looking_road").do("battle")
    assert table.gold() == 2
    table.do("use ominous_looking_road buy")
    assert table.offers == ["buy create_fire", "buy quarterstaff", "leave"]
    assert table.refusal("buy hand_axe") == ("too_dear", 4, 3)
    table.do("buy quarterstaff")
    assert discarded(table) == ["quarterstaff"]
    assert table.gold() == 0
    assert table.refusal("use ominous_looking_road buy", 0) == ("used_up", 1)


@card("ominous_looking_road")
def test_the_road_sells_nothing_to_who_is_poor_or_has_lost(table):
    only_sells(table, "create_fire", "quarterstaff")
    face(table, "goblin_runt", "joba", tile="ominous_looking_road", attack=99).do("battle")
    assert table.refusal("use ominous_looking_road buy", 0) == ("too_dear", 3, 2)


@rule("BQ-BASE-40")
@card("ominous_looking_road")
def test_who_has_lost_has_no_spoils(table):
    only_sells(table, "create_fire", "quarterstaff")
    face(table, "goblin_runt", "dagger", tile="ominous_looking_road", attack=0).do("battle")
    assert table.offers == ["done"]


@rule("BQ-PARTY-19")
@card("alchemy_chamber")
@pytest.mark.parametrize(
    ("mine", "other", "health"), [("fireball", "", 4), ("gem_of_healing", "", 3), ("", "silver_lantern", 3)]
)
def test_the_chamber_is_harder_without_a_magic_card_of_any_member(table, mine, other, health):
    table.hand(*other.split(), seat=1)
    face(table, "goblin_runt", mine, tile="alchemy_chamber").stands("left_1", seat=1)
    party_battle(party(table, 0, 1), 0, 1)
    assert reckoned(table)[1] == health


@card("air_temple")
def test_the_air_temple_sells_an_item(table):
    only_sells(table, "studded_leather_shirt", "create_fire")
    face(table, "goblin_runt", "dagger joba", tile="air_temple").do("battle", "use air_temple buy")
    assert table.offers == ["buy studded_leather_shirt", "leave"]
    table.do("buy studded_leather_shirt")
    assert (discarded(table), table.gold()) == (["studded_leather_shirt"], 0)


# Level 2 --------------------------------------------------------------------------------------------------


@rule("BQ-BASE-36")
@card("crypt")
@pytest.mark.parametrize(
    ("hero", "left"), [("adventurer", {"scroll": 1}), ("stalker_1", {"potion": 1, "scroll": 1})]
)
def test_the_crypt_takes_a_token_of_who_enters_without_a_rogue(table, hero, left):
    table.room("left_2", "crypt", "trog_brawler")
    face(table, "goblin_runt", f"lantern {hero}", potion=1, scroll=1).do("move left_2")
    if hero == "adventurer":
        table.do("destroy_token potion")
    assert tokens(table) == left


@card("tree_house")
def test_the_tree_house_lets_one_destroy_a_starter(table):
    face(table, "goblin_runt", "dagger joba tent", tile="tree_house", node="left_2")
    table.do("battle", "use tree_house burn")
    assert table.offers == ["destroy dagger", "destroy joba"]
    table.do("destroy joba")
    assert destroyed(table) == ["goblin_runt", "joba"]


@card("bog")
@rule("BQ-BASE-13")
def test_the_bog_lames_heroes_and_sells_a_spell_or_a_weapon(table):
    only_sells(table, "create_fire", "studded_leather_shirt")
    face(table, "goblin_runt", "adventurer dagger joba", tile="bog", node="left_2", attack=2)
    table.do("wield dagger adventurer", "battle")  # Skill 2 less 1
    assert reckoned(table) == (2 + 1 + 1, 3, 0, 0, True)
    table.do("use bog buy", "buy create_fire")
    assert discarded(table) == ["create_fire"]


@card("fire_temple")
@rule("BQ-BASE-13")
@pytest.mark.parametrize(
    ("hero", "weapon", "attack"), [("hawkswood_1", "dagger", 1), ("silverhelm_1", "dagger", 3)]
)
def test_in_the_fire_temple_weapons_need_two_more_skill(table, hero, weapon, attack):
    face(table, "goblin_runt", f"{hero} {weapon}", tile="fire_temple", node="left_2", attack=0)
    table.do(f"wield {weapon} {hero}", "battle")
    assert reckoned(table)[0] == attack


@rule("BQ-LEX-11", "BQ-FAQ-08", "BQ-LEX-12")
@card("restless_gallery")
@pytest.mark.parametrize("won", [True, False])
def test_the_gallery_keeps_a_wound_for_its_next_battle_of_a_later_turn(table, won):
    face(table, "goblin_spearman", tile="restless_gallery", node="left_2").do("battle")
    assert table.state.wounds[0] == 1
    assert [one[:3] for one in table.state.left] == [(board.NODES.index("left_2"), "wound", 1)]
    table.evening().put(board.DENS + 3, "goblin_spearman")
    table.dungeon()
    strong(table, 99 if won else 0).do("battle", seat=0)
    assert table.state.wounds[0] == 1 + 1 + 1
    assert [one.turn for one in table.state.left] == [2]  # the battle left another


@rule("BQ-PARTY-16")
@card("restless_gallery")
def test_a_party_divides_the_wounds_that_wait(table):
    face(table, "goblin_spearman", tile="restless_gallery", node="left_2").do("battle").evening()
    table.put(board.DENS + 3, "goblin_spearman")
    table.stands("left_2", seat=1).dungeon()
    party_battle(party(table, 0, 1), 0, 1)
    assert table.asked == (0, "share_wounds")
    table.do("give_wound seat1")
    assert table.state.wounds == [1 + 1, 1 + 1]
    assert len(table.state.left) == 1  # one for the battle, not for each member


@rule("BQ-PARTY-16")
def test_who_has_no_room_takes_none_of_them(table):
    face(table, "goblin_spearman", tile="restless_gallery", node="left_2").do("battle").evening()
    table.put(board.DENS + 3, "goblin_spearman")
    table.has(1, wounds=12).stands("left_2", seat=1).dungeon()
    party_battle(party(table, 0, 1), 0, 1)
    assert table.state.wounds == [1 + 1 + 1, 12]


# Level 3 --------------------------------------------------------------------------------------------------


@rule("BQ-BASE-36")
@card("throne_room")
@pytest.mark.parametrize(("hero", "gone"), [("adventurer", ["lantern"]), ("stalker_1", [])])
def test_the_throne_room_discards_at_random_of_who_enters_without_a_rogue(table, hero, gone):
    table.room("left_3", "throne_room", "royal_spears")
    face(table, "trog_brawler", f"{hero} lantern lantern", node="left_2")
    if gone:
        table.load(board.BATTLE_STREAM, 1)
    table.do("move left_3")
    assert discarded(table) == gone


@card("elven_outpost")
@rule("BQ-BASE-21")
def test_the_outpost_levels_up_for_two_xp_less_and_sends_one_home(table):
    face(table, "goblin_spearman", "edlin_1 adventurer", tile="elven_outpost", node="left_3")
    table.do("battle", "use elven_outpost train", "level_up edlin_1 edlin_2")
    assert table.state.xp[0] == 2 - (3 - 2)
    assert discarded(table) == ["edlin_2"]
    assert where(table)[0] == "wilderness"


@card("elven_outpost")
def test_who_levels_nobody_up_there_stays(table):
    face(table, "goblin_runt", "edlin_2", tile="elven_outpost", node="left_3").do("battle")
    assert table.refusal("use elven_outpost train", 0) == ("nobody_can_level",)
    assert where(table)[0] == "left_3"


@card("blood_altar_room")
def test_the_altar_takes_wounds_for_light(table):
    table.room("left_3", "blood_altar_room", "royal_spears")
    face(table, "trog_brawler", "lantern", node="left_2")
    assert table.refusal("move left_3", 0) == ("too_dark", 2, 1)
    table.do("bleed", "keep_blood", "bleed", "bleed")
    assert table.state.wounds[0] == 0  # gained on entering
    table.do("move left_3")
    assert (table.state.wounds[0], table.light()) == (2, 1)
    table.do("move left_2", seat=0)
    assert table.refusal("move left_3", 0) == ("too_dark", 2, 1)  # that blood is spent


@card("blood_altar_room")
def test_what_the_altar_does_after_a_battle_is_no_alarm(table):
    table.room("left_1", "blood_altar_room", "trog_brawler")
    face(table, "trog_brawler", tile="blood_altar_room").do("battle")
    assert table.state.at[0] == board.WILDERNESS
    assert not table.happened("alerted")


@card("blood_altar_room")
def test_the_altar_is_entered_without_blood_by_who_has_the_light(table):
    table.room("left_3", "blood_altar_room", "royal_spears")
    face(table, "trog_brawler", "lantern lantern", node="left_2").do("move left_3")
    assert (table.state.wounds[0], table.light()) == (0, 0)


@rule("BQ-FAQ-17")
@card("blood_altar_room")
def test_only_wounds_that_fit_are_taken(table):
    table.room("left_3", "blood_altar_room", "royal_spears")
    face(table, "trog_brawler", "lantern", node="left_2", wounds=11).do("bleed")
    assert table.refusal("bleed", 0) == ("wounds_do_not_fit",)
    table.do("move left_3")
    assert table.state.wounds[0] == 12


@rule("BQ-PARTY-18")
@card("blood_altar_room")
def test_of_a_party_each_member_bleeds_as_he_likes(table):
    table.room("left_3", "blood_altar_room", "royal_spears")
    face(table, "trog_brawler", node="left_2").stands("left_2", seat=1)
    party(table, 0, 1)
    table.do("bleed", seat=0).do("bleed", seat=1)
    table.do("move left_3", seat=0)
    assert table.state.wounds == [1, 1]
    assert where(table) == ["left_3", "left_3"]


@card("the_lichs_tomb")
@pytest.mark.parametrize(("dice", "more"), [((2, 5), 2), ((6, 1), 1), ((4, 4), 8)])
def test_the_tomb_adds_the_lower_die_or_both_alike(table, dice, more):
    face(table, "goblin_spearman", tile=TOMB, node="left_3", dice=dice).do("battle")
    assert reckoned(table)[1] == 5 + more


# After the battle -----------------------------------------------------------------------------------------


@card("tent")
@pytest.mark.parametrize(
    ("answer", "node"), [("ignore hollow_tree", "left_2"), ("heed hollow_tree", "wilderness")]
)
def test_a_tent_may_spare_one_what_a_room_does_after_the_battle(table, answer, node):
    face(table, "goblin_spearman", "tent", tile="hollow_tree", node="left_2").do("battle", answer)
    assert where(table)[0] == node


@card("tent")
def test_a_tent_spares_nobody_what_a_monster_does(table):
    face(table, "burrowing_wyrm", "tent", node="left_3").do("battle")
    assert where(table)[0] == "wilderness"


@card("inner_fire")
@rule("BQ-BASE-38")
def test_with_inner_fire_what_comes_before_the_battle_comes_after_it(table):
    face(table, "belladonna", "inner_fire create_fire", attack=4).do("battle", "discard create_fire")
    assert reckoned(table) == (4 + 1 - 1, 5, 0, 1, False)
    assert discarded(table) == ["create_fire"]


# The Wilderness -------------------------------------------------------------------------------------------


@rule("BQ-BASE-46", "BQ-BASE-22")
@card("wilderness_barricades")
def test_the_wilderness_levels_up_a_beginner_for_nothing(table):
    face(table, "", "adventurer edlin_1", node="wilderness", xp=9)
    table.do("battle", "use wilderness_barricades train")
    assert all(["adventurer" in name for name in table.offers])
    table.do("level_up adventurer stalker_1")
    assert (table.state.xp[0], discarded(table)) == (9, ["stalker_1"])


@rule("BQ-BASE-46")
@card("wilderness_barricades")
def test_nobody_else_levels_up_there(table):
    face(table, "", "edlin_1", node="wilderness", xp=9).do("battle")
    assert table.refusal("use wilderness_barricades train", 0) == ("nobody_can_level",)


@rule("BQ-OPEN-22", "BQ-FAQ-06")
def test_the_wilderness_is_battled_by_everybody(table):
    face(table, "", node="wilderness").do("battle", seat=0)
    strong(table, 4, seat=1).do("battle", seat=1)
    assert [args[0] for args in table.happened("defeated")] == [0, 1]


@rule("BQ-TURN-13")
def test_a_room_that_is_cleared_is_filled_as_the_turn_ends(table):
    face(table, "goblin_runt").do("battle").evening()
    assert len(table.state.zones[board.DENS + 1]) == 1
    assert in_play(table) == []

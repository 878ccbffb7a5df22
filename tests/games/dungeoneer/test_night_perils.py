"""The Banes and Encounters of The Long Night."""

import pytest
from tests.games.dungeoneer.teller import Story
from tests.games.dungeoneer.test_night_heroes import epic
from tests.marks import card, rule

from delvewright.games.dungeoneer.board import PERIL_DISCARD

# Banes --------------------------------------------------------------------------------------------------


@card("wither_the_years")
@rule("DN-EFFECT-06", "DN-OPEN-28")
def test_the_years_wither_to_level_4_at_the_least(table: Story) -> None:
    epic(table, "garrun_ironvow", "bel_brewspirits").level(5, seat=1).rolls(1, 2)
    table.done("seal_the_gate_of_ash", seat=1)
    table.bane("wither_the_years")
    assert table.threat == (7, 8)
    assert (table.level_of(1), table.done_of(1)) == (4, ["seal_the_gate_of_ash"])
    table.rolls(1, 1)
    table.bane("wither_the_years")
    assert table.level_of(1) == 4
    table.level(5, seat=1).rolls(1, 3)
    table.bane("wither_the_years")
    assert (table.threat, table.level_of(1)) == ((8, 8), 5)


@card("wither_the_years")
@rule("DN-COMBINE-12", "DN-COMBINE-14", "DN-DP-40")
def test_who_withers_below_the_epic_level_carries_like_a_heroic_hero(table: Story) -> None:
    table.start(2, packs=("marches", "night"), grade="campaign")
    table.hero("hakka_stormhide", "quill_nightstep", seat=1)  # 3 Treasures, or 6
    table.level(4, seat=1).inventory(*["skeleton_key"] * 4, seat=1)
    table.rolls(1, 1)
    table.bane("wither_the_years")
    assert (table.level_of(1), table.asked) == (3, (1, "forfeit"))
    table.do("discard skeleton_key")
    assert len(table.inventory_of(1)) == 3


@card("torn_firmament")
@rule("DN-EFFECT-14")
def test_the_firmament_swaps_any_two_spaces_of_a_border(table: Story) -> None:
    epic(table, "garrun_ironvow", "bel_brewspirits").stands("river_road", seat=1)
    table.bane("torn_firmament")
    assert table.offers == ["choose old_kings_road", "choose river_road", "choose forest_road"]  # no Entrance
    table.do("choose river_road", "swap river_road forest_road 0 2")
    assert table.lying("river_road") == (1, 0, 0)
    assert table.lying("forest_road") == (0, 1, 2)  # turned, for its Wall
    assert (table.place_of(1), table.glory_of(1)) == ("river_road", 0)


@card("torn_firmament")
@rule("DN-EFFECT-13")
def test_the_firmament_keeps_the_borders_apart(table: Story) -> None:
    table.start(2, packs=("crypt", "marches", "night"), grade="epic")
    table.lay(arnum_hamlet=(0, 0), river_road=(0, 1), tomb_gate=(0, 0), worn_passage=(0, 1)).hand(
        "torn_firmament"
    )
    table.peril(4, seat=1).refused("bane torn_firmament seat1", "nothing_to_shift")


@card("rust_of_empires")
def test_rust_takes_the_treasure_that_the_dungeonlord_likes_best(table: Story) -> None:
    epic(table, "garrun_ironvow", "bel_brewspirits")
    table.inventory("worldcleaver", "mastery_of_war", "skeleton_key", seat=1)
    table.bane("rust_of_empires")
    assert (table.asked, table.offers) == ((0, "forfeit"), ["discard worldcleaver", "discard skeleton_key"])
    table.do("discard worldcleaver")
    assert table.inventory_of(1) == ["mastery_of_war", "skeleton_key"]


@card("rust_of_empires")
@rule("DN-EFFECT-29", "DN-OPEN-39")
def test_a_minion_rusts_like_a_treasure(table: Story) -> None:
    epic(table, "garrun_ironvow", "bel_brewspirits")
    table.minion("pit_fiend", 3, seat=1)
    table.bane("rust_of_empires")
    assert (table.inventory_of(1), table.state.minions) == ([], ())
    assert "pit_fiend" in table.kinds(PERIL_DISCARD)


@card("forgotten_lessons")
@rule("DN-EFFECT-03")
def test_forgotten_lessons_take_a_boon(table: Story) -> None:
    epic(table, "garrun_ironvow", "bel_brewspirits")
    table.inventory("worldcleaver", "mastery_of_war", "camp_craft", seat=1)
    melee = table.score_of(0, seat=1)
    table.bane("forgotten_lessons")
    assert table.offers == ["discard mastery_of_war", "discard camp_craft"]
    table.do("discard mastery_of_war")
    assert (table.inventory_of(1), table.score_of(0, seat=1)) == (["worldcleaver", "camp_craft"], melee - 1)


@card("rust_of_empires", "forgotten_lessons")
@rule("DN-OPEN-64")
@pytest.mark.parametrize(
    ("kind", "other"), [("rust_of_empires", "mastery_of_war"), ("forgotten_lessons", "worldcleaver")]
)
def test_who_has_none_of_what_is_taken_loses_nothing_but_the_peril(
    table: Story, kind: str, other: str
) -> None:
    epic(table, "garrun_ironvow", "bel_brewspirits").inventory(other, seat=1)
    table.bane(kind)
    assert (table.asked, table.inventory_of(1), table.peril_of(1)) == ((0, "lord"), [other], 0)
    assert table.kinds(PERIL_DISCARD) == [kind]


@card("chains_of_the_grave")
@rule("DN-EFFECT-22")
def test_out_of_the_chains_one_must_break(table: Story) -> None:
    epic(table, "bel_brewspirits", "tolva_hearthshield").rolls(1, 3)
    table.bane("chains_of_the_grave")
    assert (table.threat, table.lies(1)) == ((7, 8), True)
    table.idle_until(1, "hero").rolls(1, 2).do("stand_up")
    assert (table.threat, table.lies(1), table.movement_of(1)) == ((6, 7), True, 2)
    table.rolls(1, 3).do("stand_up")
    assert (table.threat, table.lies(1), table.movement_of(1)) == ((7, 7), False, 1)


@card("chains_of_the_grave")
@rule("DN-DP-38", "DN-SPECIAL-07")
def test_the_chained_struggle_with_a_saved_point_too(table: Story) -> None:
    epic(table, "bel_brewspirits", "tolva_hearthshield").rolls(1, 3)
    table.bane("chains_of_the_grave")
    table.movement(1, seat=1).hero_phase().do("end")
    assert table.asked == (1, "aside")
    table.rolls(1, 3).do("stand_up")
    assert (table.threat, table.lies(1), table.movement_of(1)) == ((7, 7), False, 0)
    table.leave_open()


@card("chains_of_the_grave")
def test_the_strong_break_the_chains_at_once(table: Story) -> None:
    epic(table, "bel_brewspirits", "tolva_hearthshield").rolls(1, 4)
    table.bane("chains_of_the_grave")
    assert (table.threat, table.lies(1)) == ((8, 8), False)


@card("dread_procession")
@rule("DN-COMP-21", "DN-RESET-03")
def test_undead_in_procession_attack_with_2_more_melee_this_turn(table: Story) -> None:
    epic(table, "bel_brewspirits", "tolva_hearthshield").movement(1, seat=1)
    table.bane("dread_procession")
    table.rolls(0, 1, 1, 1).rolls(1, 6, 6, 1)
    table.send("death_knight", "stone_titan")
    table.do("decline", "challenge death_knight melee")
    totals = [event[1::2] for event in table.happened("compared")]
    # 1 + 5 + 2; a Titan is no undead: 1 + 6; and a counter-attack is no attack: 1 + 5.
    assert totals == [(8, 10), (7, 10), (5, 6)]
    table.do("give_peril seat0", "pack death_knight", "pack stone_titan")
    table.next_round().peril(5, seat=1).rolls(0, 1).rolls(1, 6)
    table.do("send death_knight seat1", "attack", "pack death_knight")
    assert table.totals == (6, 10)


@card("dread_procession")
def test_a_procession_is_of_melee_and_of_its_players_monsters(table: Story) -> None:
    epic(table, "bel_brewspirits", "tolva_hearthshield")
    table.bane("dread_procession")
    table.rolls(0, 1).rolls(1, 6)
    table.send("soul_reaver")
    assert table.totals == (6, 8)  # Magic
    table.do("pack soul_reaver")


# Encounters ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "attack", "life"),
    [
        pytest.param("death_knight", 6, 3, marks=card("death_knight")),
        pytest.param("stone_titan", 7, 4, marks=card("stone_titan")),
    ],
)
@rule("DN-COMBAT-03", "DN-COMBAT-16", "DN-COMP-22")
def test_plain_monsters_fight_with_melee_until_their_life_is_gone(
    table: Story, kind: str, attack: int, life: int
) -> None:
    epic(table, "bel_brewspirits", "garrun_ironvow")
    (foe,) = table.pack(kind)
    table.hurt(foe, life - 2).peril(9, seat=1).rolls(0, 1).rolls(1, 6)
    table.do(f"send {kind} seat1", "attack")
    assert table.totals == (attack, 11)  # Melee, without a question
    table.do(f"pack {kind}")
    table.next_round().peril(9, seat=1).rolls(0, 1).rolls(1, 6)
    table.do(f"send {kind} seat1", "attack")
    assert (table.pack_of(0), kind in table.kinds(PERIL_DISCARD)) == ([], True)


@card("pit_fiend")
@rule("DN-COMBAT-05", "DN-COMBAT-06")
def test_a_pit_fiend_burns_all_in_the_space_for_1_more_peril(table: Story) -> None:
    epic(table, "bel_brewspirits", "garrun_ironvow", "tolva_hearthshield").stands("river_road", seat=2)
    table.rolls(0, 2, 1).rolls(1, 6, 6)
    table.send("pit_fiend", spare=1)
    table.do("form melee", "special pit_fiend 1")
    # Magic 7+: 2 + 4 for Bel, 6 + 0 for Garrun.
    assert [table.life_of(seat) for seat in range(3)] == [7, 7, 8]
    assert (table.totals, table.peril_of(1)) == ((6, 11), 0)
    table.do("pack pit_fiend")


@card("pit_fiend")
def test_a_pit_fiend_may_hold_its_fire(table: Story) -> None:
    epic(table, "bel_brewspirits", "garrun_ironvow").rolls(0, 1).rolls(1, 6)
    table.send("pit_fiend", spare=1)
    table.do("form magic", "hold_back pit_fiend")
    assert (table.totals, table.peril_of(1), table.happened("threat")) == ((5, 6), 1, [])
    table.do("pack pit_fiend")


@card("soul_reaver")
def test_a_soul_reaver_wounds_and_takes_glory(table: Story) -> None:
    epic(table, "bel_brewspirits", "garrun_ironvow").glory(3, seat=1).rolls(0, 6).rolls(1, 1)
    table.send("soul_reaver")
    assert (table.life_of(1), table.glory_of(1)) == (7, 1)
    table.do("pack soul_reaver", "give_peril seat1")


@card("night_stalker")
def test_a_night_stalker_wounds_and_tips(table: Story) -> None:
    epic(table, "bel_brewspirits", "garrun_ironvow").rolls(0, 6).rolls(1, 1)
    table.send("night_stalker")
    table.do("form speed")
    assert (table.totals, table.life_of(1), table.lies(1)) == ((11, 4), 7, True)
    table.do("pack night_stalker", "give_peril seat1")


@card("night_stalker")
@rule("DN-OPEN-22")
def test_a_night_stalker_tips_with_a_counter_attack_too(table: Story) -> None:
    for reading, lies in ((True, True), (False, False)):
        table.start(2, packs=("marches", "night"), grade="epic", hit_effect_on_counter=reading)
        table.hero("bel_brewspirits")
        table.hero("garrun_ironvow", seat=1)
        table.movement(1, seat=1).rolls(0, 1, 6).rolls(1, 3, 1)
        table.send("night_stalker")
        table.do("form melee", "challenge night_stalker melee")
        assert (table.totals, table.life_of(1), table.lies(1)) == ((6, 9), 7, lies)
        table.leave_open()


@card("storm_drake")
@rule("DN-EFFECT-01", "DN-COMBAT-05")
def test_a_storm_drake_gathers_as_much_magic_as_there_is_peril(table: Story) -> None:
    epic(table, "garrun_ironvow", "bel_brewspirits").movement(1, seat=1).rolls(0, 1, 1).rolls(1, 6, 6)
    table.send("storm_drake", spare=3)
    table.do("form magic")
    assert table.offers == [
        "special storm_drake 1",
        "special storm_drake 2",
        "special storm_drake 3",
        "hold_back storm_drake",
    ]
    table.do("special storm_drake 2")
    assert (table.totals, table.peril_of(1)) == ((8, 10), 1)  # 1 + 5 + 2
    table.do("challenge storm_drake magic")
    assert table.totals == (10, 6)  # for the attack only
    table.do("pack storm_drake")


@card("storm_drake")
def test_a_storm_does_nothing_for_a_drakes_melee(table: Story) -> None:
    epic(table, "bel_brewspirits", "garrun_ironvow").rolls(0, 1).rolls(1, 6)
    table.send("storm_drake", spare=3)
    table.do("form melee", "special storm_drake 3")
    assert table.totals == (5, 11)
    table.do("pack storm_drake")


@card("hall_of_blades")
def test_the_hall_of_blades_wounds_twice(table: Story) -> None:
    epic(table, "bel_brewspirits", "garrun_ironvow").rolls(0, 5).rolls(1, 4)
    table.send("hall_of_blades")
    assert (table.life_of(0), table.life_of(1)) == (8, 6)  # 5 + 3 and 4 + 3 of 8


@card("sigil_of_sundering")
@rule("DN-DP-43")
def test_the_sigil_wounds_and_its_victim_chooses_a_treasure_to_lose(table: Story) -> None:
    epic(table, "bel_brewspirits", "garrun_ironvow").stands("river_road").rolls(1, 6)
    table.inventory("worldcleaver", "mastery_of_war", "skeleton_key", seat=1)
    table.send("sigil_of_sundering")
    assert (table.threat, table.life_of(1)) == ((6, 8), 7)
    assert (table.asked, table.offers) == ((1, "forfeit"), ["discard worldcleaver", "discard skeleton_key"])
    table.do("discard skeleton_key")
    assert table.inventory_of(1) == ["worldcleaver", "mastery_of_war"]


@card("sigil_of_sundering")
def test_without_a_treasure_the_sigil_only_wounds(table: Story) -> None:
    epic(table, "garrun_ironvow", "bel_brewspirits").stands("river_road").rolls(1, 3)
    table.send("sigil_of_sundering")
    assert (table.threat, table.life_of(1), table.asked) == ((7, 8), 7, (0, "lord"))


@card("the_floor_remembers")
def test_the_floor_tips_and_takes_glory(table: Story) -> None:
    epic(table, "bel_brewspirits", "garrun_ironvow").glory(3, seat=1).rolls(0, 4).rolls(1, 3)
    table.glory(3)
    table.send("the_floor_remembers")
    assert (table.lies(0), table.glory_of(0)) == (False, 3)
    assert (table.lies(1), table.glory_of(1)) == (True, 1)

"""The heroes of The Long Night: their abilities, alone and under a heroic card."""

from tests.games.dungeoneer.teller import Story
from tests.marks import card, rule

from delvewright.games.dungeoneer.board import PERIL_DISCARD
from delvewright.games.dungeoneer.powers import ATTACK
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE, SPEED


def epic(table: Story, *heroes: str) -> Story:
    """The Long Night on the map of the Marches, one of these heroes at each seat."""
    table.start(len(heroes), packs=("marches", "night"), grade="epic")
    for seat, hero in enumerate(heroes):
        table.hero(hero, seat=seat)
    return table


# Bel ----------------------------------------------------------------------------------------------------


@card("bel_brewspirits")
@rule("DN-DP-11")
def test_bel_rolls_a_low_magic_die_again_once_a_combat(table: Story) -> None:
    epic(table, "bel_brewspirits", "garrun_ironvow").hero_phase().rolls(0, 2).rolls(1, 1)
    table.do("challenge garrun_ironvow magic")
    assert table.asked == (0, "window")
    table.rolls(0, 1).do("use bel_brewspirits second_look")
    assert table.totals == (5, 1)  # another 1 or 2 must stay
    assert table.life_of(1) == 7


@card("bel_brewspirits")
def test_bels_free_look_is_for_a_1_or_2_of_magic_in_combat(table: Story) -> None:
    epic(table, "bel_brewspirits", "garrun_ironvow").hero_phase().rolls(0, 3).rolls(1, 1)
    table.do("challenge garrun_ironvow magic")
    assert table.totals == (7, 1)  # a 3: she is not asked
    epic(table, "bel_brewspirits", "garrun_ironvow").hero_phase().rolls(0, 1).rolls(1, 1)
    table.do("challenge garrun_ironvow melee")
    assert table.totals == (2, 6)
    epic(table, "garrun_ironvow", "bel_brewspirits").stands("river_road").rolls(1, 1)
    table.send("sigil_of_sundering")
    assert table.threat == (5, 8)  # nor for a Threat


@card("bel_brewspirits")
def test_bel_has_no_second_look_at_the_dice_of_her_monsters(table: Story) -> None:
    epic(table, "bel_brewspirits", "garrun_ironvow").glory(2).rolls(0, 1).rolls(1, 6)
    table.send("soul_reaver")
    assert table.totals == (6, 6)
    table.do("pack soul_reaver")


@card("bel_brewspirits")
def test_bel_looks_again_in_the_next_combat(table: Story) -> None:
    epic(table, "garrun_ironvow", "bel_brewspirits").movement(1, seat=1).rolls(0, 1).rolls(1, 1)
    table.send("soul_reaver")  # Magic 5
    table.rolls(1, 6).do("use bel_brewspirits second_look")
    assert table.totals == (6, 10)
    table.rolls(1, 2).rolls(0, 1)
    table.do("challenge soul_reaver magic")  # the same combat
    assert table.totals == (6, 6)
    table.do("pack soul_reaver")
    table.next_round().peril(5, seat=1).rolls(0, 1).rolls(1, 1)
    table.do("send soul_reaver seat1", "attack")
    assert table.asked == (1, "window")
    table.leave_open()


@card("bel_brewspirits")
def test_bel_pays_to_roll_any_magic_die_again_once_a_turn(table: Story) -> None:
    epic(table, "garrun_ironvow", "bel_brewspirits").stands("river_road").glory(4, seat=1).rolls(1, 3)
    table.send("sigil_of_sundering", "sigil_of_sundering")
    assert table.asked == (1, "window")
    table.rolls(1, 4, 3).do("use bel_brewspirits second_brew")
    assert [args[3:5] for args in table.happened("threat")] == [(8, 8), (7, 8)]  # not the second one, too
    assert (table.glory_of(1), table.life_of(1)) == (2, 7)


# Garrun, Morra ------------------------------------------------------------------------------------------


@card("garrun_ironvow")
@rule("DN-COMBAT-13", "DN-DP-13")
def test_garrun_breaks_a_shield_for_2_glory(table: Story) -> None:
    epic(table, "garrun_ironvow", "bel_brewspirits").glory(4).hero_phase().rolls(0, 6).rolls(1, 1)
    table.do("challenge bel_brewspirits melee")
    assert table.asked == (0, "window")
    table.do("use garrun_ironvow shield_breaker")  # once for an attack
    assert (table.life_of(1), table.glory_of(0)) == (6, 2)


@card("garrun_ironvow")
def test_garrun_may_be_content_with_a_wound(table: Story) -> None:
    epic(table, "garrun_ironvow", "bel_brewspirits").glory(4).hero_phase().rolls(0, 6).rolls(1, 1)
    table.do("challenge bel_brewspirits melee", "pass")
    assert (table.life_of(1), table.glory_of(0)) == (7, 4)


@card("garrun_ironvow")
def test_garrun_breaks_nothing_when_he_misses_or_counters(table: Story) -> None:
    epic(table, "garrun_ironvow", "tolva_hearthshield").glory(4).hero_phase().rolls(0, 1).rolls(1, 6)
    table.do("challenge tolva_hearthshield melee")
    assert (table.totals, table.glory_of(0)) == ((6, 10), 4)
    epic(table, "tolva_hearthshield", "garrun_ironvow").glory(4, seat=1).hero_phase().rolls(0, 1).rolls(1, 6)
    table.do("challenge garrun_ironvow melee")
    assert (table.totals, table.life_of(0), table.glory_of(1)) == ((5, 11), 7, 4)


@card("morra_skyhowl")
@rule("DN-OPEN-01")
def test_thunder_follows_morras_magic(table: Story) -> None:
    epic(table, "morra_skyhowl", "garrun_ironvow", "bel_brewspirits", "quill_nightstep")
    table.stands("river_road", seat=3).hero_phase().rolls(0, 6).rolls(1, 1, 3).rolls(2, 4)
    table.do("challenge garrun_ironvow magic")
    # Speed 7+: 3 + 3 for Garrun, who was hit; 4 + 3 for Bel; Quill is elsewhere, and Morra is safe.
    assert [table.life_of(seat) for seat in range(4)] == [8, 6, 8, 8]
    assert table.glory_of(0) == 0


@card("morra_skyhowl")
def test_no_thunder_without_a_magic_attack_that_hits(table: Story) -> None:
    epic(table, "morra_skyhowl", "garrun_ironvow").hero_phase().rolls(0, 6).rolls(1, 1)
    table.do("challenge garrun_ironvow melee")
    assert (table.happened("threat"), table.life_of(1)) == ([], 7)
    epic(table, "morra_skyhowl", "bel_brewspirits").hero_phase().rolls(0, 1).rolls(1, 6)
    table.do("challenge bel_brewspirits magic")
    assert (table.happened("threat"), table.life_of(0)) == ([], 7)
    epic(table, "garrun_ironvow", "morra_skyhowl").rolls(0, 1).rolls(1, 6)
    table.send("soul_reaver")
    table.do("pack soul_reaver")  # a counter-attack
    assert (table.totals, table.happened("threat")) == ((6, 10), [])


# Sithra -------------------------------------------------------------------------------------------------


@card("sithra_moonveil")
@rule("DN-LORD-02")
def test_sithra_unmakes_a_bane_on_her(table: Story) -> None:
    epic(table, "garrun_ironvow", "sithra_moonveil").level(5, seat=1).glory(8, seat=1)
    table.bane("wither_the_years")
    assert table.asked == (1, "window")
    table.do("use sithra_moonveil unmaking")
    assert (table.level_of(1), table.glory_of(1), table.peril_of(1)) == (5, 4, 0)
    assert table.kinds(PERIL_DISCARD) == ["wither_the_years"]
    table.rolls(1, 1)
    table.bane("wither_the_years")  # once a turn
    assert (table.level_of(1), table.glory_of(1)) == (4, 4)


@card("sithra_moonveil")
def test_sithra_unmakes_what_would_hang_on_her(table: Story) -> None:
    epic(table, "garrun_ironvow", "sithra_moonveil").glory(4, seat=1)
    table.bane("hex_of_clumsy_hands")
    table.do("use sithra_moonveil unmaking")
    assert (table.state.hosts, table.score_of(MELEE, seat=1)) == ((), 1)


@card("sithra_moonveil")
@rule("DN-OPEN-62")
def test_sithra_may_let_a_bane_work(table: Story) -> None:
    epic(table, "garrun_ironvow", "sithra_moonveil").glory(4, seat=1)
    table.bane("bandit_toll")
    table.do("pass")
    assert table.glory_of(1) == 1


@card("sithra_moonveil", "sudden_storm", "torn_firmament", "dread_procession")
@rule("DN-OPEN-62")
def test_sithra_can_not_unmake_what_is_on_nobody(table: Story) -> None:
    for kind in ("sudden_storm", "dread_procession"):
        epic(table, "garrun_ironvow", "sithra_moonveil").glory(4, seat=1)
        table.bane(kind)
        assert table.asked == (0, "lord")
    table.bane("torn_firmament")
    assert table.asked == (0, "shift")
    table.leave_open()


@card("sithra_moonveil")
def test_sithra_does_not_unmake_banes_on_others(table: Story) -> None:
    epic(table, "garrun_ironvow", "bel_brewspirits", "sithra_moonveil").glory(4, seat=2).glory(3, seat=1)
    table.bane("bandit_toll")
    assert (table.asked, table.glory_of(1)) == ((0, "lord"), 0)


# Tolva --------------------------------------------------------------------------------------------------


@card("tolva_hearthshield")
@rule("DN-DP-14", "DN-COMBAT-32")
def test_tolva_stands_unbroken_once_a_combat(table: Story) -> None:
    epic(table, "garrun_ironvow", "tolva_hearthshield").glory(8, seat=1).rolls(0, 6, 6).rolls(1, 1, 1)
    table.send("death_knight", "stone_titan")
    assert table.asked == (1, "window")  # 11 against 5
    table.do("use tolva_hearthshield stand_unbroken")
    assert (table.life_of(1), table.glory_of(1)) == (7, 6)  # the Titan's wound is of the same combat
    table.do("pack death_knight", "pack stone_titan", "give_peril seat0")
    assert table.asked == (0, "lord")  # 1 wound, 1 Peril


@card("tolva_hearthshield", "garrun_ironvow")
def test_tolvas_shield_stops_one_wound_of_two(table: Story) -> None:
    epic(table, "garrun_ironvow", "tolva_hearthshield").glory(2).glory(2, seat=1).hero_phase()
    table.rolls(0, 6).rolls(1, 1)
    table.do("challenge tolva_hearthshield melee", "use garrun_ironvow shield_breaker")
    table.do("use tolva_hearthshield stand_unbroken")
    assert table.life_of(1) == 7


@card("tolva_hearthshield")
def test_tolvas_shield_is_ready_again_in_the_next_combat_of_a_turn(table: Story) -> None:
    epic(table, "garrun_ironvow", "tolva_hearthshield", "bel_brewspirits").glory(4, seat=1)
    table.movement(1, seat=2).hero_phase().rolls(0, 6).rolls(1, 1)
    table.do("challenge tolva_hearthshield melee", "use tolva_hearthshield stand_unbroken")
    assert (table.life_of(1), table.glory_of(1)) == (8, 2)
    table.rolls(2, 6).rolls(1, 1).do("end", "challenge tolva_hearthshield magic")
    table.do("use tolva_hearthshield stand_unbroken")
    assert (table.life_of(1), table.glory_of(1)) == (8, 0)
    table.leave_open()


@card("tolva_hearthshield", "pit_fiend")
def test_tolvas_shield_is_for_wounds_of_step_a_too(table: Story) -> None:
    epic(table, "garrun_ironvow", "tolva_hearthshield").stands("river_road").glory(2, seat=1).rolls(1, 1)
    table.send("pit_fiend", spare=1)
    table.do("form melee", "special pit_fiend 1")
    assert table.threat == (3, 7)
    table.do("use tolva_hearthshield stand_unbroken")
    assert (table.life_of(1), table.glory_of(1)) == (8, 0)
    table.leave_open()


@card("tolva_hearthshield")
def test_tolvas_shield_is_not_for_traps_nor_for_the_map(table: Story) -> None:
    epic(table, "garrun_ironvow", "tolva_hearthshield").stands("river_road").glory(9, seat=1).rolls(1, 1)
    table.send("hall_of_blades")
    assert (table.life_of(1), table.glory_of(1)) == (6, 9)
    epic(table, "tolva_hearthshield", "garrun_ironvow").lay(scree_pass=(0, 0), arnum_hamlet=(0, 1))
    table.glory(9).hero_phase().rolls(0, 1).do("move east")
    assert (table.threat, table.life_of(0), table.glory_of(0)) == ((4, 5), 7, 10)


# Quill --------------------------------------------------------------------------------------------------


def _quill(table: Story, **tiles: tuple[int, ...]) -> Story:
    epic(table, "quill_nightstep", "garrun_ironvow").lay(**tiles)
    return table.glory(4).hero_phase()


@card("quill_nightstep")
@rule("DN-EXIT-13", "DN-RESET-04")
def test_quill_slips_past_one_exit_threat_a_turn(table: Story) -> None:
    _quill(table, scree_pass=(0, 0), arnum_hamlet=(0, 1), dune_track=(0, 2, 2))
    table.do("use quill_nightstep between_shadows", "move east")
    assert (table.place_of(0), table.happened("threat"), table.glory_of(0)) == ("arnum_hamlet", [], 3)
    table.refused("use quill_nightstep between_shadows", "used_already", table.hero_of(0))
    table.stands("scree_pass").rolls(0, 6).do("move east")
    assert table.threat == (10, 5)  # one only
    table.idle_until(0, "hero").glory(2)
    assert "use quill_nightstep between_shadows" in table.offers


@card("quill_nightstep")
def test_quill_slips_past_a_lost_exit_without_opening_it(table: Story) -> None:
    _quill(table, dune_track=(0, 0), arnum_hamlet=(0, 1))
    table.do("use quill_nightstep between_shadows", "move east")
    assert (table.place_of(0), table.movement_of(0), table.state.unlocked) == ("arnum_hamlet", 3, ())


@card("quill_nightstep")
@rule("DN-HERO-22")
def test_quill_slips_past_an_obstacle_when_he_sees_it(table: Story) -> None:
    _quill(table, arnum_hamlet=(0, 0), marsh_causeway=(0, 1), old_kings_road=(0, 2))
    table.do("move east")
    assert table.asked == (0, "window")  # on entering, before the Pit
    table.do("use quill_nightstep between_shadows")
    assert (table.lies(0), table.happened("threat"), table.asked) == (False, [], (0, "hero"))
    table.rolls(0, 6).do("move east", "move west")
    assert table.threat == (10, 5)  # one only


@card("quill_nightstep")
def test_shadows_end_with_the_turn_and_are_for_his_hero_phase(table: Story) -> None:
    _quill(table, scree_pass=(0, 0), arnum_hamlet=(0, 1))
    table.do("use quill_nightstep between_shadows")
    table.idle_until(0, "hero")
    table.glory(0).rolls(0, 6).do("move east")
    assert table.threat == (10, 5)
    epic(table, "quill_nightstep", "garrun_ironvow").lay(arnum_hamlet=(0, 0), marsh_causeway=(0, 1))
    table.glory(4).rolls(0, 1, 1).rolls(1, 6)
    table.send("witchlight_lure")  # warped in his Dungeonlord Phase, he meets the Pit unasked
    assert (table.place_of(0), table.glory_of(0)) == ("marsh_causeway", 6)
    assert [args[3:5] for args in table.happened("threat")] == [(10, 5), (3, 5), (5, 5), (6, 5)]


# Under a heroic card ------------------------------------------------------------------------------------


@card("garrun_ironvow")
@rule("DN-COMBINE-12", "DN-COMBINE-19", "DN-COMBINE-13", "DN-EX-25")
def test_an_epic_ability_begins_at_level_4_and_the_heroic_one_goes_on(table: Story) -> None:
    for level, scores, wounds in ((3, (3, 2, 3), 1), (4, (4, 2, 3), 2)):
        table.start(2, packs=("crypt", "marches", "night"), grade="campaign")
        table.hero("raka", "garrun_ironvow")
        table.hero("kron_axereaver", "bel_brewspirits", seat=1)
        table.level(level).glory(2)
        assert tuple([table.score_of(stat) for stat in (MELEE, MAGIC, SPEED)]) == scores
        assert (
            table.score_of(MELEE, uses=ATTACK, foe=table.make("shambling_zombie")) == scores[0] + 1
        )  # Raka's
        table.hero_phase().rolls(0, 6).rolls(1, 1).do("challenge kron_axereaver melee")
        if level == 4:
            table.do("use garrun_ironvow shield_breaker")
        assert table.life_of(1) == 6 - wounds


@card("morra_skyhowl")
@rule("DN-COMBINE-12")
def test_thunder_waits_for_level_4(table: Story) -> None:
    for level, life in ((3, 5), (4, 4)):
        table.start(2, packs=("marches", "night"), grade="campaign")
        table.hero("brother_imbric", "morra_skyhowl")
        table.hero("hakka_stormhide", "bel_brewspirits", seat=1)
        table.level(level).hero_phase().rolls(0, 6).rolls(1, *([1] if level == 3 else [1, 1]))
        table.do("challenge hakka_stormhide magic")
        assert table.life_of(1) == life

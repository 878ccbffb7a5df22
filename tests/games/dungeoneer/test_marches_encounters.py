"""The Encounters of The Haunted Marches: monsters with what they do besides fighting, and Traps."""

import pytest
from tests.games.dungeoneer.teller import Story
from tests.marks import card, rule

from delvewright.games.dungeoneer.board import FIGHT

MARCHES = ("marches",)

# Monsters that only fight -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "form", "totals"),
    [
        pytest.param("wererat_mage", "magic", (5, 1), marks=card("wererat_mage")),  # 3 + 2 against 1 + 0
        pytest.param("giant_rats", "melee", (4, 4), marks=card("giant_rats")),  # 3 + 1 against 1 + 3
    ],
)
@rule("DN-COMBAT-03", "DN-COMBAT-09", "DN-COMBAT-10")
def test_plain_monsters_attack_in_the_one_form_they_have(
    table: Story, kind: str, form: str, totals: tuple[int, int]
) -> None:
    table.start(2, packs=MARCHES).rolls(0, 3).rolls(1, 1)
    table.send(kind)
    assert table.totals == totals
    table.do(f"pack {kind}")
    assert table.pack_of(0) == [kind]
    if totals[0] > totals[1]:
        table.do("give_peril seat1")
    assert table.life_of(1) == 6 - (totals[0] > totals[1])


# Malthorin ----------------------------------------------------------------------------------------------


@card("malthorin")
@rule("DN-EFFECT-25", "DN-COMBAT-13", "DN-OPEN-61")
def test_malthorin_wounds_and_drives_out_of_the_forest(table: Story) -> None:
    table.start(2, packs=MARCHES).stands("forest_road", seat=1).rolls(0, 3).rolls(1, 1)
    table.movement(1, seat=1)
    table.send("malthorin")
    assert table.totals == (7, 1)
    assert (table.life_of(1), table.place_of(1)) == (5, "arnum_hamlet")
    # On the road to the forest Malthorin is out of reach; only the hero in the hamlet could be challenged.
    assert table.asked == (1, "challenge")
    assert table.offers == ["challenge raka melee", "decline"]
    table.do("decline", "pack malthorin", "give_peril seat0")
    assert (table.glory_of(1), table.peril_of(1)) == (0, 0)  # off turn nothing is collected


@card("malthorin")
@rule("DN-DP-42")
def test_of_several_nearest_clearings_malthorins_player_chooses(table: Story) -> None:
    table.start(2, packs=MARCHES)
    table.lay(arnum_hamlet=(0, 0), forest_road=(1, 0), grim_road=(2, 0), dune_track=(1, 1), river_road=(3, 0))
    table.stands("forest_road", seat=1).rolls(0, 3).rolls(1, 1)
    table.send("malthorin")
    assert table.asked == (0, "warp")
    assert table.offers == ["warp arnum_hamlet", "warp dune_track"]  # the Grim Road is forest, too
    table.do("warp dune_track", "pack malthorin", "give_peril seat0")
    assert table.place_of(1) == "dune_track"


@card("malthorin")
def test_outside_a_forest_malthorin_only_wounds(table: Story) -> None:
    table.start(2, packs=MARCHES).stands("river_road", seat=1).rolls(0, 3).rolls(1, 1)
    table.send("malthorin")
    table.do("pack malthorin", "give_peril seat0")
    assert (table.life_of(1), table.place_of(1)) == (5, "river_road")


@card("malthorin")
def test_who_falls_to_malthorin_is_warped_nowhere(table: Story) -> None:
    table.start(3, packs=MARCHES).stands("forest_road", seat=1).life(1, seat=1).rolls(0, 3).rolls(1, 1)
    table.send("malthorin")
    table.do("pack malthorin", "give_peril seat2")
    assert table.life_of(1) == 0
    assert table.happened("warped") == []


@card("malthorin")
def test_what_discards_monsters_does_not_touch_malthorin(table: Story) -> None:
    table.start(2, packs=("crypt", "marches"))
    table.hand("repel", seat=1)
    table.glory(3, seat=1).rolls(0, 3).rolls(1, 1)
    table.send("malthorin", "giant_rats")
    table.do("play repel")  # there is but one to choose
    assert table.kinds(FIGHT) == ["malthorin"]
    table.do("pack malthorin", "give_peril seat0")
    table.next_round().hand("repel", seat=1)
    table.glory(3, seat=1).peril(6, seat=1)
    table.do("send malthorin seat1", "attack")
    table.refused("play repel", "no_such_attacker")
    table.leave_open()


# Wererats -----------------------------------------------------------------------------------------------


@card("master_wererat")
def test_master_wererat_in_the_pack_leads_other_vermin(table: Story) -> None:
    table.start(2, packs=MARCHES)
    table.pack("master_wererat")
    table.rolls(0, 3, 3).rolls(1, 1, 1).movement(1, seat=1)
    table.send("giant_rats", "dire_wolf")
    table.do("form melee", "decline")
    totals = [event[1::2] for event in table.happened("compared")]
    assert totals == [(5, 4), (5, 4)]  # 3 + 1 + 1; a wolf is no vermin: 3 + 2
    table.rolls(1, 1).rolls(0, 3)
    table.do("challenge giant_rats melee")
    assert table.totals == (5, 4)  # 1 + 3 + 1 for Kron against 3 + 1: for attacks only
    table.do("pack dire_wolf", "give_peril seat0", "give_peril seat0")


@card("master_wererat")
def test_master_wererat_attacks_beside_those_he_leads_but_leads_not_himself(table: Story) -> None:
    table.start(2, packs=MARCHES).rolls(0, 3, 3).rolls(1, 6, 6)
    table.send("master_wererat", "giant_rats")
    table.do("form melee")
    totals = [event[1::2] for event in table.happened("compared")]
    assert totals == [(6, 9), (5, 9)]
    table.do("pack master_wererat")


@card("master_wererat")
def test_master_wererat_in_anothers_pack_leads_nobody_of_mine(table: Story) -> None:
    table.start(3, packs=MARCHES).rolls(0, 3).rolls(1, 6)
    table.pack("master_wererat", seat=2)
    table.send("giant_rats")
    assert table.totals == (4, 9)


@card("wererat_cutthroat")
@rule("DN-COMBAT-05", "DN-EFFECT-09")
def test_wererat_cutthroat_transforms_for_1_more_peril(table: Story) -> None:
    table.start(2, packs=MARCHES).movement(1, seat=1).rolls(0, 2, 2).rolls(1, 1, 1)
    table.send("wererat_cutthroat", spare=1)
    assert table.offers == ["form melee", "form speed"]
    table.do("form melee", "special wererat_cutthroat 1")
    assert table.totals == (5, 4)  # 2 + 3
    assert table.peril_of(1) == 0
    table.do("challenge wererat_cutthroat melee")
    assert table.totals == (5, 5)  # 1 + 3 + 1 against 2 + 3: it is still transformed
    table.do("pack wererat_cutthroat", "give_peril seat0")
    table.next_round()  # and is itself again when it comes back
    table.peril(2, seat=1).rolls(0, 2).rolls(1, 6)
    table.do("send wererat_cutthroat seat1", "attack", "form melee")
    assert table.totals == (3, 9)


@card("wererat_cutthroat")
def test_wererat_cutthroat_may_hold_back_and_attack_with_speed(table: Story) -> None:
    table.start(2, packs=MARCHES).rolls(0, 2, 2).rolls(1, 6, 1)
    table.send("wererat_cutthroat", "wererat_cutthroat", spare=1)
    table.do("form melee", "form speed", "hold_back wererat_cutthroat", "special wererat_cutthroat 1")
    totals = [event[1::2] for event in table.happened("compared")]
    assert totals == [(3, 9), (4, 4)]  # as printed; transformed its Speed stays 2
    table.do("pack wererat_cutthroat")


# Other monsters -----------------------------------------------------------------------------------------


@card("necrodragon")
@rule("DN-COMBAT-06", "DN-EFFECT-10")
def test_necrodragon_breathes_on_every_hero_in_the_space(table: Story) -> None:
    table.start(3, packs=MARCHES).stands("river_road", seat=2)
    table.rolls(0, 1, 1).rolls(1, 2, 6)
    table.send("necrodragon", spare=1)
    table.do("form magic", "special necrodragon 1")
    # Speed 5+: 1 + 3 and 2 + 3; then the attack, 1 + 3 against 6 + 0.
    assert (table.life_of(0), table.life_of(1), table.life_of(2)) == (5, 6, 6)
    assert table.totals == (4, 6)
    table.do("pack necrodragon")  # no Reward for what its breath did
    assert table.glory_of(1) == 1


@card("necrodragon")
def test_necrodragons_breath_needs_peril_to_spare(table: Story) -> None:
    table.start(2, packs=MARCHES).rolls(0, 1).rolls(1, 6)
    table.send("necrodragon")
    table.do("form melee")  # 6 of 6 Peril are spent: nobody is asked
    assert table.totals == (5, 9)
    table.do("take_back necrodragon")


@pytest.mark.parametrize(
    ("kind", "form", "place", "attacks"),
    [
        pytest.param("sand_wyrmling", "melee", "dune_track", (5, 6), marks=card("sand_wyrmling")),
        pytest.param("sand_wyrmling", "magic", "dune_track", (5, 6)),
        pytest.param("dire_wolf", "melee", "forest_road", (5, 6), marks=card("dire_wolf")),
        pytest.param("dire_wolf", "speed", "forest_road", (5, 5)),
        pytest.param("ice_imp", "magic", "grim_ridge", (5, 6), marks=card("ice_imp")),
    ],
)
def test_monsters_that_attack_better_on_their_own_ground(
    table: Story, kind: str, form: str, place: str, attacks: tuple[int, int]
) -> None:
    for where, attack in zip(("arnum_hamlet", place), attacks, strict=True):
        table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), **{place: (0, 1)})
        table.stands(where, seat=1).rolls(0, 3).rolls(1, 6)
        table.send(kind)
        if table.asked == (0, "form"):
            table.do(f"form {form}")
        assert table.totals[0] == attack  # 3 + 2, and 1 more on their own ground
        table.leave_open()


@card("sand_wyrmling")
def test_the_desert_does_nothing_for_a_wyrmlings_counter_attack(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), dune_track=(0, 1))
    table.stands("dune_track", seat=1).movement(1, seat=1).rolls(0, 3, 6).rolls(1, 3, 1)
    table.send("sand_wyrmling")
    table.do("form melee", "challenge sand_wyrmling melee")
    assert table.totals == (5, 8)  # 1 + 3 + 1 against 6 + 2
    table.do("give_peril seat0", "pack sand_wyrmling")


@card("ice_imp")
def test_an_ice_token_is_ice_to_an_ice_imp(table: Story) -> None:
    table.start(2, packs=MARCHES).rolls(0, 3).rolls(1, 6)
    table.state.ice = (table.piece("arnum_hamlet"),)
    table.send("ice_imp")
    assert table.totals == (6, 6)
    table.do("pack ice_imp")


@card("banshee_bridesmaid")
@rule("DN-COMBAT-13")
def test_banshee_bridesmaid_wounds_then_wails(table: Story) -> None:
    table.start(3, packs=MARCHES).stands("river_road", seat=2).rolls(0, 6, 4).rolls(1, 1, 4)
    table.send("banshee_bridesmaid")
    # 6 + 3 against 1; then Magic 5+: 4 + 1 for Raka, 4 + 0 for Kron.
    assert table.life_of(1) == 5
    assert (table.lies(0), table.lies(1), table.lies(2)) == (False, True, False)
    table.do("pack banshee_bridesmaid", "give_peril seat1")


@card("banshee_bridesmaid")
def test_whom_the_banshees_hit_defeats_rolls_no_more_but_others_do(table: Story) -> None:
    table.start(3, packs=MARCHES).life(1, seat=1).rolls(0, 6, 4).rolls(1, 1).rolls(2, 1)
    table.send("banshee_bridesmaid")
    assert table.life_of(1) == 0
    assert (table.lies(0), table.lies(2)) == (False, True)  # 4 + 1; 1 + 1 for Pell
    assert [seat for seat, *_ in table.happened("threat")] == [0, 2]
    table.do("pack banshee_bridesmaid", "give_peril seat2")


@card("bog_troll")
def test_bog_troll_shrugs_off_the_first_wound_of_a_turn_in_a_swamp(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), marsh_causeway=(0, 1))
    table.stands("marsh_causeway", seat=1).movement(1, seat=1).rolls(0, 1).rolls(1, 6)
    (troll,) = table.send("bog_troll")
    assert table.totals == (4, 9)
    assert table.wounds_of(troll) == 0
    table.rolls(1, 6).rolls(0, 1).do("challenge bog_troll melee")
    assert table.wounds_of(troll) == 1
    table.do("pack bog_troll")
    assert table.glory_of(1) == 1  # for the one wound that it took
    table.next_round().peril(4, seat=1).rolls(0, 1).rolls(1, 6)
    table.do("send bog_troll seat1", "attack", "pack bog_troll")
    assert table.wounds_of(troll) == 1  # another turn, another first wound


@card("bog_troll")
def test_bog_troll_shrugs_off_one_wound_of_two(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), marsh_causeway=(0, 1))
    table.inventory("axe_of_weeping_wounds", seat=1)
    table.stands("marsh_causeway", seat=1).movement(1, seat=1).glory(1, seat=1)
    table.rolls(0, 1, 1).rolls(1, 1, 6)
    (troll,) = table.send("bog_troll")
    table.do("challenge bog_troll melee", "use axe_of_weeping_wounds weep", "pack bog_troll")
    assert table.wounds_of(troll) == 1


@card("bog_troll")
def test_bog_troll_on_dry_land_takes_every_wound(table: Story) -> None:
    table.start(2, packs=MARCHES).rolls(0, 1).rolls(1, 6)
    (troll,) = table.send("bog_troll")
    assert table.wounds_of(troll) == 1
    table.do("pack bog_troll")


# Traps --------------------------------------------------------------------------------------------------


@card("rope_snare")
@rule("DN-THREAT-06", "DN-EX-15")
def test_rope_snare_tips_whoever_is_too_slow(table: Story) -> None:
    table.start(3, packs=MARCHES).stands("river_road", seat=2).rolls(0, 2).rolls(1, 1)
    table.send("rope_snare")
    assert (table.lies(0), table.lies(1), table.lies(2)) == (False, True, False)  # 5, 4, not there
    assert table.discards == ["rope_snare"]


@card("tainted_well")
@rule("DN-THREAT-02")
def test_tainted_well_is_rolled_with_current_life(table: Story) -> None:
    table.start(2, packs=MARCHES).stands("river_road").life(4, seat=1).rolls(1, 2)
    table.send("tainted_well")
    assert table.threat == (6, 7)
    assert table.life_of(1) == 3
    table.start(2, packs=MARCHES).stands("river_road").rolls(1, 1)
    table.send("tainted_well")
    assert table.threat == (7, 7)
    assert table.life_of(1) == 6


@card("rockslide")
def test_rockslide_is_harder_to_escape_in_the_mountains(table: Story) -> None:
    table.start(2, packs=MARCHES).stands("river_road").rolls(1, 3)
    table.send("rockslide")
    assert table.threat == (6, 6)
    assert table.life_of(1) == 6
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), scree_pass=(0, 1))
    table.stands("scree_pass", seat=1).rolls(1, 3)
    table.send("rockslide")
    assert table.threat == (6, 7)
    assert table.life_of(1) == 4


@card("rockslide")
@rule("DN-OBST-01")
def test_a_hazard_makes_traps_harder(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), grim_road=(0, 1))
    table.stands("grim_road", seat=1).rolls(1, 3)
    table.send("rockslide")
    assert table.threat == (6, 7)
    assert table.life_of(1) == 4


@card("ambush_at_the_ford")
@rule("DN-THREAT-02")
def test_ambush_at_the_ford_is_rolled_with_the_level(table: Story) -> None:
    table.start(2, packs=MARCHES).stands("river_road").level(2, seat=1).glory(4, seat=1).rolls(1, 3)
    table.send("ambush_at_the_ford")
    assert table.threat == (5, 6)
    assert table.glory_of(1) == 1
    table.start(2, packs=MARCHES).stands("river_road").level(3, seat=1).glory(4, seat=1).rolls(1, 3)
    table.send("ambush_at_the_ford")
    assert table.threat == (6, 6)
    assert table.glory_of(1) == 4


@card("ambush_at_the_ford")
def test_ambush_at_the_ford_takes_no_more_glory_than_there_is(table: Story) -> None:
    table.start(2, packs=MARCHES).stands("river_road").glory(2, seat=1).rolls(1, 1)
    table.send("ambush_at_the_ford")
    assert table.glory_of(1) == 0


@card("witchlight_lure")
@rule("DN-EFFECT-31", "DN-HERO-09")
def test_witchlight_lure_leads_to_an_adjoining_space_walls_or_not(table: Story) -> None:
    table.start(2, packs=MARCHES).stands("river_road")
    table.lay(river_road=(0, 1), arnum_hamlet=(0, 0), wererat_lair=(-1, 0), forest_road=(1, 0))
    table.stands("arnum_hamlet", seat=1).rolls(1, 4)
    table.send("witchlight_lure")
    assert table.threat == (4, 5)
    assert table.asked == (0, "warp")
    # The Wererat Lair has a trapped exit to the south; a Wall of the Forest Road's is to the west.
    assert table.offers == ["warp wererat_lair", "warp river_road", "warp forest_road"]
    table.do("warp wererat_lair")
    assert table.place_of(1) == "wererat_lair"
    assert (table.glory_of(1), table.peril_of(1)) == (0, 0)


@card("witchlight_lure")
@rule("DN-EFFECT-31")
def test_witchlight_lure_leads_through_a_wall(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), forest_road=(0, 1))  # Wall to the west
    table.stands("forest_road", seat=0).stands("arnum_hamlet", seat=1).rolls(1, 1)
    table.send("witchlight_lure")
    assert table.place_of(1) == "forest_road"


@card("witchlight_lure")
@rule("DN-EFFECT-26")
def test_the_dungeonlords_own_hero_enters_where_the_lure_leads_him(table: Story) -> None:
    table.start(2, packs=MARCHES).rolls(0, 1).rolls(1, 5)
    table.send("witchlight_lure")
    assert table.asked == (0, "warp")
    table.do("warp river_road")
    assert (table.glory_of(0), table.peril_of(0)) == (1, 1)  # it is his turn
    assert table.place_of(1) == "arnum_hamlet"

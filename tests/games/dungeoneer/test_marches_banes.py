"""The Banes of The Haunted Marches: what they do, to whom, and until when."""

import pytest
from tests.games.dungeoneer.teller import Story
from tests.marks import card, rule

from delvewright.games.dungeoneer import board
from delvewright.games.dungeoneer.powers import COUNTER
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE, SPEED, WALL

MARCHES = ("marches",)
WINTER = "winter_spell_of_the_ice_witch"


# On a hero or a player ----------------------------------------------------------------------------------


@card("malthorins_geas")
@rule("DN-DP-47")
def test_the_geas_swaps_two_quests_with_all_that_lies_on_them(table: Story) -> None:
    table.start(2, packs=MARCHES)
    table.quests("impress_the_guild", "the_mire_hydra")
    lily, _ = table.quests("rescue_lily", "climb_to_the_aerie", seat=1)
    table.state.escorted = (lily,)
    table.hurt(table.piece("the_mire_hydra"), 1)
    table.bane("malthorins_geas")
    assert table.offers == [
        "exchange impress_the_guild rescue_lily",
        "exchange impress_the_guild climb_to_the_aerie",
        "exchange the_mire_hydra rescue_lily",
        "exchange the_mire_hydra climb_to_the_aerie",
    ]
    table.do("exchange the_mire_hydra rescue_lily")
    assert table.quests_of(0) == ["impress_the_guild", "rescue_lily"]
    assert table.quests_of(1) == ["climb_to_the_aerie", "the_mire_hydra"]
    assert table.state.escorted == (lily,)
    assert table.wounds_of(table.piece("the_mire_hydra")) == 1
    assert (table.peril_of(1), table.discards) == (0, ["malthorins_geas"])


@card("malthorins_geas")
def test_the_geas_needs_a_quest_of_both(table: Story) -> None:
    table.start(2, packs=MARCHES).hand("malthorins_geas")
    table.peril(4, seat=1).quests("rescue_lily", seat=1)
    table.refused("bane malthorins_geas seat1", "no_quest")
    table.quests("the_mire_hydra")
    assert "bane malthorins_geas seat1" in table.offers
    table.quests(seat=1)
    table.refused("bane malthorins_geas seat1", "no_quest")


@card("dragon_fear")
@rule("DN-RESET-10")
def test_dragon_fear_forbids_challenges_until_the_dungeonlords_next_reset(table: Story) -> None:
    table.start(2, packs=MARCHES).rolls(1, 5)
    table.bane("dragon_fear")
    assert table.threat == (5, 6)
    dragon, rats = table.make("sand_wyrmling"), table.make("giant_rats")
    for stat, score in ((MELEE, 3), (SPEED, 3)):
        assert table.score_of(stat, seat=1, uses=COUNTER, foe=dragon) == score - 1
        assert table.score_of(stat, seat=1, uses=COUNTER, foe=rats) == score
    table.movement(1, seat=1).rolls(0, 1).rolls(1, 6)
    table.send("giant_rats")  # he is not asked for a Challenge
    table.idle_until(1, "hero").refused("challenge raka melee", "may_not_challenge")  # on his own turn, too
    table.idle_until(0)
    assert table.score_of(MELEE, seat=1, uses=COUNTER, foe=dragon) == 3
    table.idle_until(1, "hero")
    assert "challenge raka melee" in table.offers


@card("dragon_fear")
def test_who_withstands_dragon_fear_is_free_of_it(table: Story) -> None:
    table.start(2, packs=MARCHES).rolls(1, 6)
    table.bane("dragon_fear")
    assert table.threat == (6, 6)
    assert table.score_of(MELEE, seat=1, uses=COUNTER, foe=table.make("sand_wyrmling")) == 3
    table.idle_until(1, "hero")
    assert "challenge raka melee" in table.offers


@card("quicksand")
@rule("DN-EFFECT-22", "DN-SPECIAL-07")
def test_out_of_quicksand_one_must_struggle(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), dune_track=(0, 1, 2))
    table.stands("dune_track", seat=1).rolls(1, 2)
    table.bane("quicksand")
    assert (table.threat, table.lies(1)) == ((5, 6), True)
    table.idle_until(1, "hero").stands("arnum_hamlet")
    table.hero("brother_imbric", seat=1)  # Melee 1, Speed 2
    table.refused("move west", "tipped")
    table.rolls(1, 2).do("stand_up")
    assert (table.threat, table.lies(1), table.movement_of(1)) == ((3, 4), True, 1)
    table.rolls(1, 3).do("stand_up")
    assert (table.threat, table.lies(1), table.movement_of(1)) == ((4, 4), False, 0)


@card("quicksand")
@rule("DN-OBST-03")
def test_who_is_quick_or_only_tipped_needs_no_struggle(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), marsh_causeway=(0, 1))
    table.stands("marsh_causeway", seat=1).rolls(1, 3)
    table.bane("quicksand")
    assert (table.threat, table.lies(1)) == ((6, 6), False)
    table.tipped(seat=1).idle_until(1, "hero").do("stand_up")
    assert (table.lies(1), table.movement_of(1)) == (False, 2)
    assert len(table.happened("threat")) == 1  # that of the quicksand


@card("quicksand")
@rule("DN-EFFECT-22")
def test_who_lies_already_sinks_in_and_stays_in_when_tipped_again(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), dune_track=(0, 1, 2))
    table.stands("dune_track", seat=1).tipped(seat=1).rolls(1, 1, 1)
    table.bane("quicksand")
    assert table.state.tipped[1] == 4
    table.send("rope_snare")
    assert (table.threat, table.state.tipped[1]) == ((4, 5), 4)


@card("quicksand")
def test_quicksand_is_in_deserts_and_swamps(table: Story) -> None:
    table.start(2, packs=MARCHES).hand("quicksand")
    table.peril(2, seat=1).refused("bane quicksand seat1", "wrong_terrain")


@card("bandit_toll")
def test_bandits_take_3_glory_or_all_there_is(table: Story) -> None:
    table.start(2, packs=MARCHES).glory(5, seat=1)
    table.bane("bandit_toll")
    assert table.glory_of(1) == 2
    table.bane("bandit_toll")
    assert table.glory_of(1) == 0


@card("hex_of_clumsy_hands")
@rule("DN-OPEN-44", "DN-COMP-19")
def test_a_hex_hangs_on_a_hero_until_it_is_paid_off(table: Story) -> None:
    table.start(2, packs=MARCHES)
    table.bane("hex_of_clumsy_hands")
    assert table.score_of(MELEE, seat=1) == 2
    assert table.kinds(board.ATTACHED) == ["hex_of_clumsy_hands"]
    table.idle_until(1, "hero").glory(2, seat=1)
    table.refused("use hex_of_clumsy_hands shake_off", "too_dear", 3, 2)
    table.glory(3, seat=1).do("use hex_of_clumsy_hands shake_off")
    assert (table.score_of(MELEE, seat=1), table.glory_of(1)) == (3, 0)
    assert "hex_of_clumsy_hands" in table.discards


@card("lost_trail")
@rule("DN-HERO-09", "DN-DP-42")
def test_a_lost_trail_leads_to_a_road_within_2_spaces(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(
        arnum_hamlet=(0, 0),
        old_kings_road=(0, 1),
        river_road=(0, 2),
        forest_road=(0, 3),
        dune_track=(-1, 0),
        hollow_oak=(1, 0),
        scree_pass=(2, 0),
    )
    table.stands("old_kings_road", seat=1)
    table.bane("lost_trail")
    assert table.asked == (0, "warp")
    # Not the road stood on, the Forest Road behind its Wall, nor what is 3 away.
    assert table.offers == ["warp river_road", "warp dune_track"]
    table.do("warp dune_track")
    assert (table.place_of(1), table.glory_of(1)) == ("dune_track", 0)


@card("lost_trail")
def test_a_trail_is_lost_only_where_another_road_is_near_and_outdoors(table: Story) -> None:
    table.start(2, packs=("crypt", "marches")).hand("lost_trail")
    table.peril(3, seat=1).lay(arnum_hamlet=(0, 0), thieves_alley=(0, 1), tomb_gate=(0, 0))
    table.refused("bane lost_trail seat1", "no_such_space")
    table.stands("tomb_gate", seat=1).refused("bane lost_trail seat1", "wrong_border")


@card("tax_collector")
def test_the_taxed_choose_between_a_treasure_and_3_glory(table: Story) -> None:
    table.start(2, packs=MARCHES).inventory("skeleton_key", "camp_craft", "pack_mule", seat=1)
    table.glory(5, seat=1)
    table.bane("tax_collector")
    assert table.asked == (1, "tax")
    assert table.offers == ["discard skeleton_key", "discard pack_mule", "pay"]
    table.do("pay")
    assert table.glory_of(1) == 2
    table.bane("tax_collector")
    table.do("discard skeleton_key")
    assert (table.glory_of(1), table.inventory_of(1)) == (2, ["camp_craft", "pack_mule"])


@card("tax_collector")
def test_without_a_treasure_the_tax_is_glory_as_far_as_it_goes(table: Story) -> None:
    table.start(2, packs=MARCHES).inventory("camp_craft", seat=1)
    table.glory(2, seat=1)
    table.bane("tax_collector")
    assert (table.glory_of(1), table.inventory_of(1)) == (0, ["camp_craft"])
    table.hand("tax_collector")
    table.peril(2, seat=1).stands("river_road", seat=1)
    table.refused("bane tax_collector seat1", "wrong_terrain")


# On the map and on everybody ----------------------------------------------------------------------------


@card("forest_shift")
def test_forest_shift_swaps_two_forests_with_the_heroes_on_them(table: Story) -> None:
    table.start(2, packs=MARCHES)
    table.lay(arnum_hamlet=(0, 0), forest_road=(1, 0), hollow_oak=(-1, 0), river_road=(0, 1))
    table.stands("hollow_oak", seat=1)
    table.bane("forest_shift")
    assert table.offers == ["choose forest_road", "choose hollow_oak"]
    table.do("choose forest_road", "swap forest_road hollow_oak 0 0")
    assert table.lying("forest_road") == (-1, 0, 0)
    assert table.lying("hollow_oak") == (1, 0, 0)
    assert table.place_of(1) == "hollow_oak"
    assert table.peril_of(1) == 0


@card("forest_shift")
def test_forest_shift_may_move_a_single_forest(table: Story) -> None:
    table.start(2, packs=MARCHES)
    table.bane("forest_shift")  # there is but one
    table.refused("shift forest_road 32:63 2", "stranded")  # its Wall would lie against the hamlet
    table.do("shift forest_road 32:63 0")
    assert table.lying("forest_road") == (0, -1, 0)  # from the south of the hamlet to its west


@card("forest_shift")
@rule("DN-EFFECT-15")
def test_forest_shift_needs_a_forest(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), river_road=(0, 1)).hand("forest_shift")
    table.peril(3, seat=1).refused("bane forest_shift seat1", "nothing_to_shift")


@card(WINTER)
@rule("DN-RESET-09")
def test_winter_comes_in_everybodys_reset(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), dune_track=(0, 1), grim_ridge=(1, 0))
    table.bane(WINTER)
    assert table.kinds(board.WORLD) == [WINTER]
    table.rolls(1, 3).idle_until(1)  # on 3 nothing
    assert table.happened("frost") == [(1, 3)]
    assert table.state.ice == ()
    table.rolls(0, 4).idle_until(0)  # only the hamlet is neither desert nor ice
    assert table.state.ice == (table.piece("arnum_hamlet"),)
    assert "ice" in board.terrain(table.state, table.piece("arnum_hamlet"))
    table.rolls(1, 6).idle_until(1)  # one token a space: nothing is left to freeze
    assert table.state.ice == (table.piece("arnum_hamlet"),)


@card(WINTER)
def test_whoever_rolls_puts_the_ice_token(table: Story) -> None:
    table.start(2, packs=("crypt", "marches")).lay(arnum_hamlet=(0, 0), river_road=(0, 1), tomb_gate=(0, 0))
    table.bane(WINTER)
    table.rolls(1, 5).idle_until(1, "freeze")
    assert table.offers == ["choose arnum_hamlet", "choose river_road"]  # no dungeon
    table.do("choose river_road")
    assert table.state.ice == (table.piece("river_road"),)
    table.leave_open()


@card(WINTER)
@rule("DN-COMBAT-16")
def test_winter_and_its_ice_end_when_an_ice_witch_is_defeated(table: Story) -> None:
    table.start(2, packs=MARCHES)
    table.put(board.WORLD, WINTER)
    table.state.ice = (table.piece("arnum_hamlet"),)
    (quest,) = table.quests("winters_handmaid")
    kind = table.state.cast[quest]
    table.lay(**{kind.places[0][0]: (0, 0), "arnum_hamlet": (0, 1)})
    table.hurt(quest, kind.foe.life - 1).hero_phase()
    table.rolls(1, 1).rolls(0, 6).do("attempt winters_handmaid")
    assert (table.state.ice, table.kinds(board.WORLD)) == ((), [])
    assert WINTER in table.discards
    table.leave_open()


@card(WINTER)
def test_winter_does_not_mind_other_monsters(table: Story) -> None:
    table.start(2, packs=MARCHES)
    table.put(board.WORLD, WINTER)
    table.rolls(0, 1).rolls(1, 6)
    table.send("ice_imp")
    assert table.discards == ["ice_imp"]
    assert table.kinds(board.WORLD) == [WINTER]


@card("dragon_nip")
@rule("DN-COMP-19", "DN-COMP-20", "DN-LORD-03")
def test_dragon_nip_goads_a_dragon_of_the_pack(table: Story) -> None:
    table.start(3, packs=MARCHES).hand("dragon_nip")
    table.peril(2, seat=2).refused("bane dragon_nip seat2", "no_dragon")
    dragon, _ = table.pack("sand_wyrmling", "dire_wolf")
    nip = table.bane("dragon_nip", on=2)  # whoever pays; there is one dragon
    assert table.state.hosts == ((nip, dragon),)
    table.peril(3, seat=1).movement(1, seat=1).rolls(0, 3, 3).rolls(1, 2, 1)
    table.do("send sand_wyrmling seat1", "attack", "form magic")
    assert table.totals == (6, 2)  # 3 + 2 + 1, for the price of 3 as ever
    table.do("challenge sand_wyrmling melee")
    assert table.totals == (5, 6)  # counter-attacks are stronger, too
    table.do("give_peril seat0", "take_back sand_wyrmling", "give_peril seat0")
    assert "dragon_nip" in table.discards  # it does not go to a hand
    assert table.state.hosts == ()


@card("dragon_nip", "malthorins_geas")
def test_other_players_goad_their_own_dragons_and_give_their_own_quests(table: Story) -> None:
    table.start(3, packs=MARCHES).idle_until(1).hand("dragon_nip", "malthorins_geas", seat=1)
    table.pack("sand_wyrmling", seat=0)
    table.quests("rescue_lily")
    table.peril(9).refused("bane dragon_nip seat0", "no_dragon")  # that one is another's
    table.refused("bane malthorins_geas seat0", "no_quest")
    dragon, _ = table.pack("necrodragon", "dire_wolf", seat=1)
    table.quests("the_mire_hydra", seat=1)
    table.do("bane dragon_nip seat0", "bane malthorins_geas seat0")
    assert [host for _, host in table.state.hosts] == [dragon]
    assert (table.quests_of(0), table.quests_of(1)) == (["the_mire_hydra"], ["rescue_lily"])


@card("dragon_nip")
def test_dragon_nip_stays_on_in_the_pack_and_goes_with_the_dragon(table: Story) -> None:
    table.start(2, packs=MARCHES)
    (dragon,) = table.pack("sand_wyrmling")
    nip = table.attached("dragon_nip", dragon)
    table.hurt(dragon, 1).peril(3, seat=1).rolls(0, 6).rolls(1, 1)
    table.do("send sand_wyrmling seat1", "attack", "form melee", "pack sand_wyrmling", "give_peril seat1")
    assert table.totals[0] == 9
    assert table.state.hosts == ((nip, dragon),)
    table.next_round().peril(3, seat=1).rolls(0, 1).rolls(1, 6)
    table.do("send sand_wyrmling seat1", "attack", "form melee")
    assert table.totals == (4, 9)
    assert table.discards[-2:] == ["sand_wyrmling", "dragon_nip"]


@card("bramble_wall")
@rule("DN-EXIT-08", "DN-LORD-03")
def test_brambles_close_an_exit_until_the_dungeonlords_next_reset(table: Story) -> None:
    table.start(2, packs=MARCHES)
    table.lay(arnum_hamlet=(0, 0), river_road=(0, 1), old_kings_road=(1, 1), forest_road=(1, 0))
    table.bane("bramble_wall")
    assert table.asked == (0, "wall_off")
    assert "block forest_road west" not in table.offers  # a Wall already
    table.do("block arnum_hamlet east")
    hamlet, road = table.piece("arnum_hamlet"), table.piece("river_road")
    assert table.state.doors == ((table.piece("bramble_wall"), hamlet, 1),)
    table.do("build").refused("move east", "walled")
    table.stands("river_road").refused("move west", "walled")  # from neither side
    table.idle_until(1, "hero").refused("move east", "walled")
    table.idle_until(0, "hero")
    assert table.state.doors == ()
    assert "move west" in table.offers
    assert "bramble_wall" in table.discards
    assert table.state.cast[road].exits[3].sort != WALL


@card("bramble_wall")
def test_brambles_cut_nothing_off(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), river_road=(0, 1))
    table.bane("bramble_wall")
    table.refused("block arnum_hamlet east", "stranded")
    table.refused("block river_road west", "stranded")
    table.do("block river_road north")  # nothing lies there yet, and it may be of use
    assert len(table.state.doors) == 1


@card("sudden_storm")
@rule("DN-RESET-10", "DN-EFFECT-02")
def test_a_storm_slows_everybody_who_is_out_in_the_open(table: Story) -> None:
    table.start(4, packs=MARCHES).lay(
        arnum_hamlet=(0, 0), river_road=(0, 1), forest_road=(1, 0), grim_ridge=(0, -1)
    )
    table.stands("arnum_hamlet").stands("river_road", seat=1)
    table.stands("forest_road", seat=2).stands("grim_ridge", seat=3)
    table.bane("sudden_storm")
    assert table.movement_of(0) == 3  # not before the next Reset
    for seat in (1, 2, 3, 0):
        table.idle_until(seat)
        speed = table.score_of(SPEED, seat=seat)
        assert table.movement_of(seat) == (speed if seat == 2 else speed - 1)
    table.idle_until(1)
    assert table.movement_of(1) == 3  # the next one only


@pytest.mark.parametrize(
    "kind", ["forest_shift", WINTER, "dragon_nip", "bramble_wall", "sudden_storm", "torn_firmament"]
)
@rule("DN-LORD-03", "DN-OPEN-43")
def test_any_opponent_pays_for_a_bane_that_is_on_nobody(table: Story, kind: str) -> None:
    table.start(3, packs=MARCHES)
    table.lay(arnum_hamlet=(0, 0), forest_road=(1, 0), hollow_oak=(-1, 0), river_road=(0, 1))
    table.pack("sand_wyrmling")
    table.hand(kind)
    table.peril(9).peril(9, seat=1).peril(9, seat=2)
    assert [name for name in table.offers if name.startswith("bane")] == [
        f"bane {kind} seat1",
        f"bane {kind} seat2",
    ]


@card("dragon_fear")
@rule("DN-THREAT-01")
def test_dragon_fear_is_rolled_with_magic(table: Story) -> None:
    table.start(2, packs=MARCHES).hero("brother_imbric", seat=1)
    table.rolls(1, 3)
    table.bane("dragon_fear")
    assert table.threat == (6, 6)
    assert table.happened("threat")[-1][1] == MAGIC

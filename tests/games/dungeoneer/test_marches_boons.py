"""The Boons of The Haunted Marches: what they do, and where they do nothing."""

from tests.games.dungeoneer.teller import Story
from tests.marks import card, rule

from delvewright.games.dungeoneer.powers import ATTACK, COUNTER, THREAT
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE, SPEED

MARCHES = ("marches",)


# Zum's Dancing Arrow ------------------------------------------------------------------------------------


@card("zums_dancing_arrow")
def test_the_arrow_dances_to_another_hero_of_choice(table: Story) -> None:
    table.start(4, packs=MARCHES).inventory("zums_dancing_arrow")
    table.stands("river_road", seat=3).hero_phase().rolls(0, 6).rolls(1, 1).rolls(2, 3)
    table.do("challenge kron_axereaver magic")
    # Not Kron, who was hit, nor Roderik, who is elsewhere: Pell, with Magic 1.
    assert table.threat == (4, 5)
    assert [table.life_of(seat) for seat in range(4)] == [6, 5, 5, 6]


@card("zums_dancing_arrow")
def test_the_arrow_may_be_withstood(table: Story) -> None:
    table.start(4, packs=MARCHES).inventory("zums_dancing_arrow")
    table.hero_phase().rolls(0, 6).rolls(1, 1).rolls(3, 4)
    table.do("challenge kron_axereaver magic")
    assert table.asked == (0, "choose")
    assert table.offers == ["choose pell_duskwick", "choose roderik_talus"]
    table.do("choose roderik_talus")
    assert table.threat == (5, 5)
    assert [table.life_of(seat) for seat in range(4)] == [6, 5, 6, 6]


@card("zums_dancing_arrow")
@rule("DN-THREAT-02")
def test_a_monster_that_reaches_the_number_withstands_the_arrow(table: Story) -> None:
    table.start(2, packs=MARCHES).hero("enraka_tyvus", seat=1)
    table.inventory("zums_dancing_arrow", seat=1)
    table.stands("river_road").movement(1, seat=1).rolls(0, 3, 3).rolls(1, 3, 3)
    _, troll = table.send("sand_wyrmling", "bog_troll")
    table.do("form melee", "decline").rolls(1, 6).rolls(0, 1, 5)
    table.do("challenge sand_wyrmling magic")
    assert table.happened("monster_threat")[-1][3:6] == (5, 5, 5)
    assert table.wounds_of(troll) == 0
    table.do("pack bog_troll")


@card("zums_dancing_arrow")
@rule("DN-COMBAT-33")
def test_the_arrow_dances_to_a_monster_that_attacked_beside(table: Story) -> None:
    table.start(2, packs=MARCHES).hero("enraka_tyvus", seat=1)
    table.inventory("zums_dancing_arrow", seat=1)
    table.stands("river_road").movement(1, seat=1).rolls(0, 3, 3).rolls(1, 3, 3)
    wyrm, troll = table.send("sand_wyrmling", "bog_troll")
    table.do("form melee", "decline")  # 5 against 6, 6 against 6
    assert (table.wounds_of(wyrm), table.wounds_of(troll)) == (1, 0)
    table.rolls(1, 6).rolls(0, 1, 4)
    table.do("challenge sand_wyrmling magic")  # 6 + 1 against 1 + 2: the Wyrmling falls
    assert table.happened("monster_threat")[-1][3:6] == (4, 4, 5)  # the Troll, Magic 0
    assert table.wounds_of(troll) == 1
    table.do("pack bog_troll")
    assert table.glory_of(1) == 3
    assert table.discards == ["sand_wyrmling"]


@card("zums_dancing_arrow")
@rule("DN-OPEN-65")
def test_nobody_rolls_again_what_a_monster_rolls_against_the_arrow(table: Story) -> None:
    """Seat 0 has rolled for the Troll, and could borrow luck for any other die."""
    table.start(2, packs=("crypt", "marches")).hero("enraka_tyvus", seat=1)
    table.inventory("zums_dancing_arrow", seat=1)
    table.stands("river_road").movement(1, seat=1).rolls(0, 3, 3).rolls(1, 3, 3)
    table.send("sand_wyrmling", "bog_troll")
    table.do("form melee", "decline")
    table.hand("borrowed_luck")
    table.glory(9).rolls(1, 6).rolls(0, 1, 4)
    table.do("challenge sand_wyrmling magic", "pass")  # after the Wyrmling's own roll
    assert table.happened("monster_threat")[-1][3:6] == (4, 4, 5)
    assert table.asked == (0, "retire")
    table.leave_open()


@card("zums_dancing_arrow")
def test_the_arrow_needs_a_magic_attack_that_hits_and_somebody_else(table: Story) -> None:
    table.start(3, packs=MARCHES).inventory("zums_dancing_arrow")
    table.hero_phase().rolls(0, 6).rolls(1, 1).do("challenge kron_axereaver melee")
    assert table.happened("threat") == []
    table.start(3, packs=MARCHES).inventory("zums_dancing_arrow")
    table.hero_phase().rolls(0, 1).rolls(1, 6).do("challenge kron_axereaver magic")  # missed
    assert table.happened("threat") == []
    table.start(2, packs=MARCHES).inventory("zums_dancing_arrow")
    table.hero_phase().rolls(0, 6).rolls(1, 1).do("challenge kron_axereaver magic")  # nobody else is there
    assert (table.happened("threat"), table.life_of(1)) == ([], 5)


@card("zums_dancing_arrow")
def test_the_arrow_is_no_answer_to_an_attack(table: Story) -> None:
    table.start(3, packs=MARCHES).inventory("zums_dancing_arrow", seat=1)
    table.rolls(0, 1).rolls(1, 6)
    table.send("wererat_mage")
    assert table.totals == (3, 6)  # a Magic counter-attack that hits
    assert table.happened("threat") == []


# Hands and scores ---------------------------------------------------------------------------------------


@card("eidetic_memory")
@rule("DN-DRAW-07")
def test_eidetic_memory_refills_to_6(table: Story) -> None:
    table.start(2, packs=MARCHES).inventory("eidetic_memory")
    table.idle_until(0)
    assert (len(table.hand_of(0)), len(table.hand_of(1))) == (6, 5)


@card("forlorn_magic")
def test_forlorn_magic_is_stronger_on_desert(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), dune_track=(0, 1)).inventory("forlorn_magic")
    assert [table.score_of(MAGIC, uses=uses) for uses in (ATTACK, COUNTER, THREAT)] == [2, 2, 2]
    table.stands("dune_track")
    assert [table.score_of(MAGIC, uses=uses) for uses in (ATTACK, COUNTER, THREAT)] == [3, 3, 3]
    assert table.score_of(MELEE) == 2


@card("oath_of_omnisus")
def test_oath_of_omnisus_guards_against_undead_and_demons(table: Story) -> None:
    table.start(2, packs=MARCHES).hero("brother_imbric")
    table.inventory("oath_of_omnisus")
    for kind, more in (("banshee_bridesmaid", 1), ("ice_imp", 1), ("giant_rats", 0)):
        foe = table.make(kind)
        for stat, score in ((MELEE, 1), (MAGIC, 3), (SPEED, 2)):
            assert table.score_of(stat, uses=COUNTER, foe=foe) == score + more
            assert table.score_of(stat, uses=ATTACK, foe=foe) == score


@card("hunters_mark")
def test_hunters_mark_helps_whoever_challenges(table: Story) -> None:
    table.start(2, packs=MARCHES).inventory("hunters_mark", seat=1)
    table.movement(1, seat=1).rolls(0, 3, 3).rolls(1, 2, 1)
    table.send("sand_wyrmling")
    table.do("form melee")
    assert table.totals == (5, 5)  # no counter-attack is helped
    table.do("challenge sand_wyrmling melee")
    assert table.totals == (6, 5)  # 1 + 3 + 1, and 1 for Kron's vengeance
    table.do("pack sand_wyrmling")


# In combat ----------------------------------------------------------------------------------------------


@card("beast_tongue")
@rule("DN-LORD-18")
def test_beast_tongue_sends_a_beast_or_vermin_back(table: Story) -> None:
    table.start(2, packs=MARCHES).hand("beast_tongue", seat=1)
    table.glory(2, seat=1)
    table.send("dire_wolf", "giant_rats", "ice_imp")
    table.do("form melee", "play beast_tongue")
    assert table.offers == ["choose dire_wolf", "choose giant_rats"]  # an Imp is neither
    table.rolls(0, 1, 1).rolls(1, 6, 6).do("choose dire_wolf")
    assert table.hand_of(0) == ["dire_wolf"]
    assert (table.glory_of(1), table.discards) == (2, ["beast_tongue", "giant_rats", "ice_imp"])
    table.peril(9, seat=1).refused("send dire_wolf seat1", "attacked_already")


@card("beast_tongue")
def test_beast_tongue_says_nothing_to_others(table: Story) -> None:
    table.start(2, packs=MARCHES).hand("beast_tongue", seat=1)
    table.glory(2, seat=1)
    table.send("ice_imp")
    table.refused("play beast_tongue", "no_such_attacker")
    table.leave_open()


@card("riposte")
@rule("DN-COMBAT-33")
def test_riposte_adds_a_wound_to_a_melee_counter_attack(table: Story) -> None:
    table.start(2, packs=MARCHES).hand("riposte", seat=1)
    table.glory(2, seat=1).rolls(0, 1).rolls(1, 6)
    (troll,) = table.send("bog_troll")
    table.do("pass", "play riposte")  # nothing for the Response; then the hit
    assert (table.wounds_of(troll), table.discards) == (2, ["riposte"])
    table.do("pack bog_troll")
    assert table.glory_of(1) == 2


@card("riposte")
def test_riposte_waits_for_a_melee_counter_attack(table: Story) -> None:
    table.start(2, packs=MARCHES).hand("riposte", seat=1)
    table.glory(2, seat=1).rolls(0, 1).rolls(1, 6)
    table.send("wererat_mage")
    table.do("pass")  # a Magic counter-attack hits: nothing to play
    assert table.hand_of(1) == ["riposte"]
    table.start(2, packs=MARCHES).hand("riposte")
    table.glory(2).hero_phase().rolls(0, 6).rolls(1, 1)
    table.do("challenge kron_axereaver melee")  # an attack
    assert (table.hand_of(0), table.life_of(1)) == (["riposte"], 5)


@card("sidestep")
def test_sidestep_helps_every_counter_attack_of_the_combat(table: Story) -> None:
    table.start(2, packs=MARCHES).hand("sidestep", seat=1)
    table.glory(1, seat=1).movement(1, seat=1).rolls(0, 3, 3, 6).rolls(1, 1, 1, 1)
    table.send("sand_wyrmling", "wererat_mage")
    table.do("form melee", "play sidestep", "decline", "challenge wererat_mage melee")
    totals = [event[1::2] for event in table.happened("compared")]
    assert totals == [(5, 6), (5, 3), (5, 6)]  # +2, +2, and no attack is helped: 1 + 3 + 1
    table.do("give_peril seat0", "pack sand_wyrmling", "pack wererat_mage", "give_peril seat0")
    table.next_round().peril(3, seat=1).rolls(0, 3).rolls(1, 1)
    table.do("send sand_wyrmling seat1", "attack", "form melee")
    assert table.totals == (5, 4)  # that combat is over
    table.do("pack sand_wyrmling", "give_peril seat0")


@card("sidestep")
@rule("DN-SPECIAL-05", "DN-COMP-21")
def test_a_sidestep_from_a_hero_is_over_with_that_combat(table: Story) -> None:
    table.start(3, packs=MARCHES).hand("sidestep", seat=1)
    table.glory(1, seat=1).movement(1, seat=2).hero_phase().rolls(0, 1).rolls(1, 1)
    table.do("challenge kron_axereaver melee", "play sidestep")
    assert table.totals == (3, 6)
    table.rolls(2, 1).rolls(1, 1).do("end", "challenge kron_axereaver melee")  # Pell, with a saved point
    assert table.totals == (3, 4)
    table.leave_open()


@card("turn_the_tide")
@rule("DN-DP-11", "DN-OPEN-38")
def test_turn_the_tide_rolls_any_die_of_the_combat_again(table: Story) -> None:
    table.start(2, packs=MARCHES).hand("turn_the_tide", seat=1)
    table.glory(3, seat=1).rolls(0, 6).rolls(1, 1)
    table.send("giant_rats")
    table.do("pass")  # Response
    assert table.asked == (1, "window")  # 7 against 4
    table.do("play turn_the_tide")
    assert table.offers == ["reroll seat0", "reroll seat1"]
    table.rolls(0, 2).do("reroll seat0")
    assert table.totals == (3, 4)
    assert (table.life_of(1), table.discards) == (6, ["turn_the_tide", "giant_rats"])


@card("turn_the_tide")
def test_the_new_number_counts_even_if_it_is_worse(table: Story) -> None:
    table.start(2, packs=MARCHES).hand("turn_the_tide", seat=1)
    table.glory(3, seat=1).rolls(0, 6).rolls(1, 2)
    table.send("giant_rats")
    table.rolls(1, 1).do("pass", "play turn_the_tide", "reroll seat1")
    assert table.totals == (7, 4)
    table.do("pack giant_rats", "give_peril seat1")


@card("turn_the_tide")
@rule("DN-THREAT-05")
def test_turn_the_tide_is_not_for_threats_nor_for_fights_of_others(table: Story) -> None:
    table.start(3, packs=MARCHES).hand("turn_the_tide", seat=1)
    table.glory(3, seat=1).stands("river_road").stands("forest_road", seat=2).rolls(1, 1)
    table.send("rope_snare")
    assert (table.lies(1), table.hand_of(1)) == (True, ["turn_the_tide"])
    table.rolls(0, 1).rolls(2, 6)
    table.send("giant_rats", at=2)
    assert (table.discards, table.hand_of(1)) == (["rope_snare", "giant_rats"], ["turn_the_tide"])


# On the way ---------------------------------------------------------------------------------------------


@card("woodcraft")
@rule("DN-EXIT-12")
def test_woodcraft_finds_the_way_out_of_forest_and_mountains(table: Story) -> None:
    table.start(2, packs=MARCHES)
    table.lay(hollow_oak=(0, 0), arnum_hamlet=(0, -1), dune_track=(-1, 0), river_road=(-1, 1))
    table.inventory("woodcraft")
    table.hero_phase().do("move west")  # Lost, Speed 5+: no roll
    assert (table.place_of(0), table.movement_of(0)) == ("arnum_hamlet", 2)
    assert table.happened("threat") == []
    table.stands("dune_track").rolls(0, 6).do("move east")  # in the desert he must roll
    assert table.threat == (9, 5)


@card("windrunner")
def test_windrunner_moves_on_and_ignores_exits_this_turn(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(grim_road=(0, 0), arnum_hamlet=(-1, 0), old_kings_road=(0, -1))
    table.hand("windrunner")
    table.glory(2).hero_phase().do("play windrunner")
    assert (table.movement_of(0), table.glory_of(0)) == (4, 0)
    table.do("move north", "move south", "move west")  # Treacherous and Lost
    assert (table.happened("threat"), table.life_of(0), table.movement_of(0)) == ([], 6, 1)
    table.idle_until(0, "hero").stands("grim_road").rolls(0, 6)
    table.do("move west")
    assert table.threat == (9, 5)  # the wind has died down


@card("windrunner")
@rule("DN-EXIT-12")
def test_who_ignores_a_lost_exit_does_not_open_it_for_others(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(grim_road=(0, 0), old_kings_road=(0, -1))
    table.hand("windrunner")
    table.glory(2).hero_phase().do("play windrunner", "move west")
    assert table.state.unlocked == ()


@card("healers_hymn")
@rule("DN-COMP-08", "DN-OPEN-57")
def test_healers_hymn_heals_2(table: Story) -> None:
    table.start(2, packs=MARCHES).hand("healers_hymn", "healers_hymn", "healers_hymn")
    table.glory(12).life(3).hero_phase()
    table.do("play healers_hymn")
    assert table.life_of(0) == 5
    table.do("play healers_hymn")
    assert table.life_of(0) == 6  # never above what is printed
    table.do("play healers_hymn")
    assert (table.life_of(0), table.glory_of(0)) == (6, 0)


@card("camp_craft")
@rule("DN-DP-37")
def test_camp_craft_heals_who_stayed_where_he_was(table: Story) -> None:
    table.start(2, packs=MARCHES).inventory("camp_craft")
    table.glory(1).life(3).hero_phase().do("end")
    assert table.asked == (0, "window")
    table.do("use camp_craft make_camp")  # once a turn
    assert table.asked == (0, "save")
    assert table.life_of(0) == 4
    assert table.glory_of(0) == 1  # 1 paid; the hamlet gave 1 afterwards
    table.leave_open()


@card("camp_craft")
def test_camp_craft_is_no_use_to_who_has_moved(table: Story) -> None:
    table.start(2, packs=MARCHES).inventory("camp_craft")
    table.glory(5).life(3).hero_phase().do("move east", "move west", "move east", "end")
    assert table.asked == (1, "lord")
    assert table.life_of(0) == 3


@card("camp_craft")
def test_camp_craft_needs_a_glory(table: Story) -> None:
    table.start(2, packs=MARCHES).inventory("camp_craft")
    table.life(3).hero_phase().do("end")
    assert table.asked == (0, "save")
    table.leave_open()

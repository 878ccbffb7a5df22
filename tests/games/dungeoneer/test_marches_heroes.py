"""The heroes of The Haunted Marches: their abilities, and when these do nothing."""

from tests.games.dungeoneer.teller import Story
from tests.marks import card, rule

from delvewright.games.dungeoneer.powers import ATTACK, COUNTER, PLAIN, THREAT
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE, SPEED

MARCHES = ("marches",)


# Enraka -------------------------------------------------------------------------------------------------


@card("enraka_tyvus")
@rule("DN-LORD-18", "DN-COMBAT-07")
def test_enraka_sends_a_demon_back_for_its_price(table: Story) -> None:
    table.start(2, packs=MARCHES).hero("enraka_tyvus", seat=1)
    table.glory(2, seat=1).rolls(0, 1).rolls(1, 6)
    table.send("ice_imp", "giant_rats")
    table.do("use enraka_tyvus demon_ward")  # but one demon: no question which
    assert (table.glory_of(1), table.hand_of(0)) == (1, ["ice_imp"])  # 2 for the Imp, 1 gained from the rats
    assert table.happened("compared")[0][0] == table.piece("giant_rats")
    table.peril(9, seat=1).refused("send ice_imp seat1", "attacked_already")


@card("enraka_tyvus")
def test_enraka_pays_for_the_demon_she_chooses(table: Story) -> None:
    table.start(2, packs=("crypt", "marches")).hero("enraka_tyvus", seat=1)
    table.glory(3, seat=1)
    table.send("ice_imp", "whispering_demon")
    table.do("hold_back whispering_demon", "use enraka_tyvus demon_ward")
    assert table.asked == (1, "choose")
    assert table.offers == ["choose ice_imp", "choose whispering_demon"]
    table.rolls(0, 1).rolls(1, 1).do("choose whispering_demon")
    assert table.hand_of(0) == ["whispering_demon"]
    assert table.glory_of(1) == 0
    table.leave_open()


@card("enraka_tyvus")
def test_enraka_wards_only_demons_she_can_pay_for(table: Story) -> None:
    table.start(2, packs=MARCHES).hero("enraka_tyvus", seat=1)
    table.glory(1, seat=1).rolls(0, 1).rolls(1, 6)
    table.send("ice_imp")  # 2 Peril, and she has 1 Glory: she is not even asked
    assert table.discards == ["ice_imp"]  # 1 + 2 against 6 + 1
    table.next_round().glory(9, seat=1).rolls(0, 1).rolls(1, 6)
    table.send("giant_rats")
    assert table.discards[-1] == "giant_rats"


@card("enraka_tyvus")
@rule("DN-QUEST-35")
def test_enraka_can_not_ward_off_a_demon_of_a_quest(table: Story) -> None:
    table.start(2, packs=("crypt", "night"), grade="campaign").hero("enraka_tyvus", "sithra_moonveil")
    table.global_quests("prince_of_the_fiend_pits")
    (place,) = table.state.cast[table.piece("prince_of_the_fiend_pits")].places
    table.lay(**{place[0]: (0, 0), "tomb_gate": (0, 1)}).glory(9).level(4).hero_phase()
    table.do("attempt prince_of_the_fiend_pits")
    while table.asked != (0, "window"):
        table.do(table.offers[0])
    table.refused("use enraka_tyvus demon_ward", "no_such_attacker")
    table.leave_open()


# Tahewyn, Ryghus, Hakka ---------------------------------------------------------------------------------


@card("tahewyn_draexis")
def test_tahewyn_attacks_demons_better_and_nothing_else(table: Story) -> None:
    table.start(2, packs=MARCHES).hero("tahewyn_draexis")
    imp, rats = table.make("ice_imp"), table.make("giant_rats")
    assert [table.score_of(stat, uses=ATTACK, foe=imp) for stat in (MELEE, MAGIC, SPEED)] == [4, 2, 3]
    assert [table.score_of(stat, uses=COUNTER, foe=imp) for stat in (MELEE, MAGIC, SPEED)] == [3, 1, 3]
    assert [table.score_of(stat, uses=ATTACK, foe=rats) for stat in (MELEE, MAGIC, SPEED)] == [3, 1, 3]
    assert table.score_of(MELEE) == 3


@card("tahewyn_draexis")
def test_tahewyn_challenges_a_demon(table: Story) -> None:
    table.start(2, packs=("crypt", "marches")).hero("tahewyn_draexis", seat=1)
    table.movement(1, seat=1).rolls(0, 1, 1).rolls(1, 1, 1)
    table.send("ice_imp")
    assert table.totals == (3, 2)  # a counter-attack: 1 + 1
    table.do("challenge ice_imp magic")
    assert table.totals == (3, 3)  # an attack: 1 + 1 + 1 against 1 + 2
    table.do("pack ice_imp", "give_peril seat0")


@card("ryghus_gar")
@rule("DN-DRAW-07")
def test_ryghus_refills_to_6_when_his_turn_ends_on_ice(table: Story) -> None:
    for place, size in (("grim_ridge", 6), ("arnum_hamlet", 5)):
        table.start(2, packs=MARCHES).hero("ryghus_gar")
        table.lay(grim_ridge=(0, 0), arnum_hamlet=(1, 0)).stands(place)
        table.idle_until(1)
        assert len(table.hand_of(0)) == size


@card("ryghus_gar")
def test_an_ice_token_is_ice_to_ryghus(table: Story) -> None:
    table.start(2, packs=MARCHES).hero("ryghus_gar")
    table.state.ice = (table.piece("arnum_hamlet"),)
    table.idle_until(1)
    assert len(table.hand_of(0)) == 6


@card("hakka_stormhide")
def test_hakka_rages_at_2_life_or_less(table: Story) -> None:
    table.start(2, packs=MARCHES).hero("hakka_stormhide")
    for life, melee in ((6, 3), (3, 3), (2, 4), (1, 4)):
        table.life(life)
        assert table.score_of(MELEE) == table.score_of(MELEE, uses=THREAT) == melee
    assert (table.score_of(MAGIC), table.score_of(SPEED)) == (0, 3)


# Elendus ------------------------------------------------------------------------------------------------


def _elendus(table: Story, level: int = 2) -> Story:
    """Against Raka, with Magic 3 and Speed 3; at Level 1 Magic 2."""
    table.start(2, packs=MARCHES).hero("elendus_sulari")
    return table.level(level).hero_phase()


@card("elendus_sulari")
@rule("DN-UNIV-03")
def test_elendus_adds_magic_in_place_of_speed(table: Story) -> None:
    _elendus(table).inventory("sunstone_amulet")
    table.do("challenge kron_axereaver speed")
    assert table.asked == (0, "window")
    table.rolls(0, 1).rolls(1, 6).do("use elendus_sulari spell_shot")
    assert table.totals == (5, 9)  # 1 + Magic 4; Kron answers with Speed: 6 + 3
    assert table.happened("challenged")[-1][2] == SPEED


@card("elendus_sulari", "longbow_of_the_reach", "iron_shod_staff")
def test_a_spell_shot_is_still_a_speed_attack(table: Story) -> None:
    _elendus(table).inventory("longbow_of_the_reach", "sunstone_amulet")
    table.do("challenge kron_axereaver speed").rolls(0, 1).rolls(1, 6)
    table.do("use elendus_sulari spell_shot")
    assert table.totals[0] == 6  # 1 + Magic 4, and 1 for the Longbow
    _elendus(table).inventory("iron_shod_staff")
    table.do("challenge kron_axereaver speed").rolls(0, 1).rolls(1, 6)
    table.do("use elendus_sulari spell_shot")
    assert table.totals[0] == 4  # 1 + Magic 3: the Staff is for Magic attacks


@card("elendus_sulari")
def test_a_spell_shot_may_be_the_worse_one(table: Story) -> None:
    _elendus(table, level=1).do("challenge kron_axereaver speed").rolls(0, 1).rolls(1, 6)
    table.do("use elendus_sulari spell_shot")
    assert table.totals[0] == 3  # 1 + Magic 2 for Speed 3


@card("elendus_sulari")
def test_spell_shot_is_for_speed_attacks_only(table: Story) -> None:
    _elendus(table).rolls(0, 1).rolls(1, 1).do("challenge kron_axereaver magic")
    assert table.totals == (4, 1)  # nobody was asked
    table.start(2, packs=MARCHES).hero("elendus_sulari", seat=1)
    table.rolls(0, 1).rolls(1, 1)
    table.send("wererat_cutthroat")
    table.do("form speed")  # a counter-attack with Speed
    assert table.totals == (3, 4)
    assert table.score_of(SPEED, uses=PLAIN) == 3


# Imbric -------------------------------------------------------------------------------------------------


@card("brother_imbric")
def test_imbric_takes_a_potion_back_for_2_glory_once_a_turn(table: Story) -> None:
    table.start(2, packs=MARCHES).hero("brother_imbric")
    table.inventory("potion_of_healing", "potion_of_invigoration")
    table.glory(4).life(2).hero_phase()
    table.do("use potion_of_healing drink")
    assert table.asked == (0, "window")
    table.do("use brother_imbric brewers_trick")
    assert (table.life_of(0), table.glory_of(0)) == (4, 2)
    assert (table.hand_of(0), table.inventory_of(0)) == (["potion_of_healing"], ["potion_of_invigoration"])
    assert table.discards == []
    table.do("use potion_of_invigoration drink")  # once a turn: he is not asked again
    assert table.discards == ["potion_of_invigoration"]
    table.do("play potion_of_healing")
    assert table.inventory_of(0) == ["potion_of_healing"]


@card("brother_imbric")
def test_imbric_may_let_a_potion_go(table: Story) -> None:
    table.start(2, packs=MARCHES).hero("brother_imbric")
    table.inventory("potion_of_healing")
    table.glory(2).life(2).hero_phase()
    table.do("use potion_of_healing drink", "pass")
    assert (table.life_of(0), table.glory_of(0), table.discards) == (4, 2, ["potion_of_healing"])


@card("brother_imbric")
def test_imbric_saves_a_potion_he_drinks_from_his_hand(table: Story) -> None:
    table.start(2, packs=MARCHES).hero("brother_imbric")
    table.inventory(*["skeleton_key"] * 5)
    table.hand("potion_of_healing")
    table.glory(4).life(2).hero_phase()
    table.do("use_up potion_of_healing drink", "use brother_imbric brewers_trick")
    assert (table.life_of(0), table.glory_of(0), table.hand_of(0)) == (4, 0, ["potion_of_healing"])


@card("brother_imbric")
def test_imbrics_trick_is_for_potions_and_for_2_glory(table: Story) -> None:
    table.start(2, packs=MARCHES).hero("brother_imbric")
    table.inventory("potion_of_healing", "scroll_of_safe_harbor")
    table.glory(1).life(2).stands("river_road").hero_phase()
    table.do("use potion_of_healing drink")
    assert table.asked == (0, "hero")
    table.glory(9).do("use scroll_of_safe_harbor read")  # there is one urban space: the hamlet
    assert table.place_of(0) == "arnum_hamlet"
    assert table.discards == ["potion_of_healing", "scroll_of_safe_harbor"]


@card("brother_imbric")
def test_imbrics_trick_works_once_in_each_players_turn(table: Story) -> None:
    table.start(2, packs=MARCHES).hero("brother_imbric", seat=1)
    table.inventory("potion_of_healing", seat=1)
    table.glory(2, seat=1).life(1, seat=1)
    table.send("giant_rats")
    table.do("use potion_of_healing drink")
    assert table.asked == (1, "window")
    table.do("use brother_imbric brewers_trick")
    assert (table.life_of(1), table.hand_of(1)) == (3, ["potion_of_healing"])
    table.leave_open()

"""Every Monster: its numbers in a battle, won or lost, and what its text does."""

from __future__ import annotations

import pytest
from tests.games.barricades.delving import (
    destroyed,
    discarded,
    face,
    in_play,
    party,
    party_battle,
    reckoned,
    strong,
    tokens,
    where,
)
from tests.marks import card, rule

from delvewright.games.barricades import board

QUIET = [
    # id, Health with dice that show 1, Armor, Magic Resistance, Wounds and Wound cards of who holds nothing,
    # XP, Gear tokens, Treasures
    ("amara", 4, 0, 0, 1, 0, 1, "", 0),
    ("belladonna", 5, 0, 1, 1, 0, 2, "", 0),
    ("blister", 5, 0, 0, 0, 0, 1, "iron_rations", 0),
    ("dhamon", 6, 0, 0, 1, 0, 2, "", 0),
    ("gragath", 6, 0, 0, 2, 0, 2, "lantern_token", 0),
    ("kobold_netter", 3, 0, 0, 0, 0, 1, "", 0),
    ("kobold_slinger", 4, 0, 0, 1, 0, 1, "", 0),
    ("kobold_snatcher", 4, 0, 0, 0, 0, 1, "iron_rations", 0),
    ("kobold_trapper", 5, 0, 0, 1, 0, 2, "", 0),
    ("kobold_warren_boss", 6, 0, 0, 1, 0, 2, "", 0),
    ("goblin_runt", 3, 0, 0, 0, 0, 1, "iron_rations", 0),
    ("goblin_cutpurse", 4, 0, 0, 1, 0, 1, "", 0),
    ("goblin_spearman", 5, 0, 0, 1, 0, 2, "", 0),
    ("goblin_shaman", 5, 0, 1, 1, 0, 2, "", 0),
    ("goblin_bully", 6, 0, 0, 1, 0, 2, "", 0),
    ("plague_rats_a", 2, 0, 0, 0, 0, 1, "", 0),
    ("plague_rats_b", 3, 0, 0, 1, 0, 1, "", 0),
    ("plague_rats_c", 3, 0, 0, 0, 1, 2, "", 0),
    ("plague_rats_d", 4, 0, 0, 1, 0, 2, "", 0),
    ("plague_rats_e", 4, 0, 0, 0, 0, 2, "potion", 0),
    ("hobgoblin_slaver", 7, 0, 0, 1, 0, 2, "", 0),
    ("hobgoblin_breaker", 7, 0, 0, 2, 0, 3, "", 0),
    ("hobgoblin_shieldwall", 7, 2, 0, 1, 0, 3, "", 0),
    ("hobgoblin_hexer", 8, 0, 1, 1, 0, 3, "", 0),
    ("hobgoblin_warlord", 9, 0, 0, 2, 0, 4, "", 1),
    ("lurking_spider", 6, 0, 0, 1, 0, 2, "", 0),
    ("venom_spitter", 7, 0, 0, 1, 1, 3, "", 0),
    ("web_weaver", 7, 0, 0, 1, 0, 2, "lantern_token", 0),
    ("brood_carrier", 8, 0, 0, 2, 0, 3, "", 0),
    ("terror_matriarch", 9, 0, 0, 2, 1, 3, "", 1),
    ("trog_brawler", 6, 0, 0, 2, 0, 2, "", 0),
    ("trog_butcher", 7, 0, 0, 3, 0, 3, "", 0),
    ("trog_spearfisher", 7, 0, 0, 3, 0, 3, "iron_rations", 0),
    ("trog_mud_priest", 8, 0, 2, 3, 0, 3, "", 0),
    ("trog_chieftain", 9, 0, 0, 3, 0, 4, "", 1),
    ("clay_servitor", 6, 2, 0, 1, 0, 2, "", 0),
    ("gravel_servitor", 7, 2, 0, 1, 0, 3, "", 0),
    ("stone_servitor", 7, 3, 0, 1, 0, 3, "", 0),
    ("crystal_servitor", 8, 1, 0, 2, 0, 3, "", 0),
    ("bedrock_servitor", 9, 4, 0, 2, 0, 3, "", 1),
    ("dragon_whelps_a", 7, 0, 0, 2, 0, 3, "", 0),
    ("dragon_whelps_b", 8, 0, 0, 2, 0, 3, "", 0),
    ("dragon_whelps_c", 8, 0, 1, 2, 0, 4, "", 0),
    ("dragon_whelps_d", 9, 0, 0, 3, 0, 4, "", 1),
    ("dragon_whelps_e", 10, 0, 0, 2, 0, 4, "", 1),
    ("ancient_knight", 10, 2, 0, 2, 0, 3, "", 0),
    ("ancient_sorcerer", 10, 0, 2, 2, 0, 3, "", 0),
    ("ancient_priest", 11, 0, 0, 2, 1, 4, "", 0),
    ("ancient_thief", 10, 0, 0, 1, 0, 3, "scroll", 0),
    ("ancient_champion", 13, 0, 0, 4, 0, 4, "", 1),
    ("royal_spears", 10, 0, 0, 2, 0, 3, "", 0),
    ("royal_crossbows", 10, 0, 0, 4, 0, 3, "", 0),
    ("royal_hexblades", 11, 0, 3, 2, 0, 4, "", 0),
    ("royal_ironbacks", 11, 3, 0, 2, 0, 4, "", 0),
    ("the_kings_own", 12, 0, 0, 3, 0, 4, "", 1),
    ("sludge_wyrm", 9, 0, 0, 2, 1, 3, "", 0),
    ("acid_wyrm", 10, 0, 0, 3, 0, 3, "", 0),
    ("burrowing_wyrm", 10, 0, 0, 3, 0, 4, "", 0),
    ("bloated_wyrm", 11, 0, 0, 2, 1, 4, "", 1),
    ("elder_wyrm", 13, 0, 0, 4, 1, 5, "", 1),
]
SWARMS = ("plague_rats", "dragon_whelps")


def quiet(function):
    names = "monster, health, armor, resistance, wounds, wound_cards, xp, gear, treasure"
    rows = [pytest.param(*row, marks=card(row[0]), id=row[0]) for row in QUIET]
    return pytest.mark.parametrize(names, rows)(function)


def faced(table, monster, attack, magic):
    face(table, monster, attack=0, dice=(1,) if monster.startswith(SWARMS) else ())
    table.put(board.TREASURES, "silver_lantern", "miricelle")
    table.put(board.WOUNDS, "festering_wound", "diseased_wound")
    return strong(table, attack, magic).do("battle")


@rule("BQ-BASE-39", "BQ-BASE-40", "BQ-BASE-42", "BQ-BASE-45", "BQ-BASE-47")
@quiet
def test_with_as_much_attack_as_health_it_is_defeated(
    table, monster, health, armor, resistance, wounds, wound_cards, xp, gear, treasure
):
    faced(table, monster, health - 1 + armor, 1 + resistance)
    assert reckoned(table) == (health, health, armor, resistance, True)
    assert (table.state.xp[0], table.state.wounds[0]) == (xp, wounds)
    assert tokens(table) == ({gear: 1} if gear else {})
    assert discarded(table) == sorted(["festering_wound"] * wound_cards + ["silver_lantern"] * treasure)
    assert destroyed(table) == [monster]
    assert not table.state.zones[board.DENS + 1]


@rule("BQ-BASE-40", "BQ-BASE-42")
@quiet
def test_with_one_less_it_stays_and_only_wounds(
    table, monster, health, armor, resistance, wounds, wound_cards, xp, gear, treasure
):
    faced(table, monster, health - 2 + armor, 1 + resistance)
    assert reckoned(table)[-1] is False
    assert (table.state.xp[0], table.state.wounds[0], tokens(table)) == (0, wounds, {})
    assert discarded(table) == ["festering_wound"] * wound_cards
    assert table.kinds(board.DENS + 1) == [monster]
    assert not destroyed(table)


@rule("BQ-BASE-39")
def test_no_type_of_attack_falls_below_zero(table):
    faced(table, "royal_ironbacks", 1, 11)  # Armor 3
    assert reckoned(table) == (11, 11, 3, 0, True)


WANDERERS = ("giant_rat", "sewer_raccoon", "arctic_mosquitoes")


@rule("BQ-BASE-46")
@pytest.mark.parametrize("name", [pytest.param(name, marks=card(name)) for name in WANDERERS])
@pytest.mark.parametrize(("attack", "won"), [(4, True), (3, False)])
def test_the_monster_of_the_wilderness_never_runs_out_and_gives_nothing(table, name, attack, won):
    table.put(board.DENS, name)
    face(table, "", node="wilderness", attack=attack).do("battle")
    assert reckoned(table) == (attack, 4, 0, 0, won)
    assert (table.state.xp[0], table.state.wounds[0]) == (0, 0)
    assert table.kinds(board.DENS) == [name]
    assert table.icons == 0


# Level 1 --------------------------------------------------------------------------------------------------

GOODS = "tent fireball rapier adventurer adventurer"


@pytest.mark.parametrize(
    ("monster", "taken"),
    [
        pytest.param("amara", "tent", marks=card("amara")),
        pytest.param("belladonna", "fireball", marks=card("belladonna")),
        pytest.param("blister", "rapier", marks=card("blister")),
    ],
)
def test_bandits_have_one_card_of_a_sort_discarded_before_the_battle(table, monster, taken):
    face(table, monster, GOODS).do("battle")
    assert discarded(table) == [taken]


@card("belladonna")
@rule("BQ-BASE-38")
def test_what_is_discarded_before_the_battle_gives_no_attack(table):
    face(table, "belladonna", "fireball", attack=4).do("battle")  # Health 5, Magic Resistance 1
    assert reckoned(table) == (4, 5, 0, 1, False)


@card("amara")
def test_of_several_the_owner_chooses(table):
    face(table, "amara", "tent scionic_annals").do("battle", "discard scionic_annals")
    assert discarded(table) == ["scionic_annals"]


@card("dhamon")
def test_dhamon_destroys_a_bought_card_or_an_xp(table):
    face(table, "dhamon", "tent joba dagger silver_lantern", xp=3).do("battle")
    assert table.offers == ["destroy tent", "destroy_xp"]
    table.do("destroy_xp")
    assert table.state.xp[0] == 2 + 2
    assert in_play(table) == ["dagger", "joba", "silver_lantern", "tent"]


@card("dhamon")
def test_dhamon_takes_the_card_where_there_is_no_xp_and_the_xp_where_there_is_no_card(table):
    face(table, "dhamon", "tent").do("battle")  # the 2 XP of the battle come later
    assert destroyed(table) == ["dhamon", "tent"]
    assert table.state.xp[0] == 2


@card("dhamon")
def test_dhamon_takes_an_xp_where_there_is_no_such_card(table):
    face(table, "dhamon", "joba dagger", xp=1).do("battle")
    assert table.state.xp[0] == 0 + 2
    assert destroyed(table) == ["dhamon"]


@card("gragath")
@pytest.mark.parametrize("item", ["wand_of_illumination", "fireball"])
def test_gragath_lets_no_item_or_spell_attack(table, item):
    face(table, "gragath", f"{item} adventurer dagger", attack=4)
    table.do("wield dagger adventurer", "battle")
    assert reckoned(table) == (4 + 1 + 1, 6, 0, 0, True)


@card("gragath")
def test_gragath_silences_what_an_item_has_given_a_hero(table):
    face(table, "gragath", "studded_leather_shirt adventurer", attack=4)
    table.do("use studded_leather_shirt give")
    assert table.attack() == (4 + 1 + 1, 0)
    table.do("battle")
    assert reckoned(table)[0] == 4 + 1


@rule("BQ-BASE-36", "BQ-BASE-33")
@pytest.mark.parametrize(
    "kobold", [pytest.param(name, marks=card(name)) for name in ("kobold_netter", "kobold_warren_boss")]
)
def test_some_kobolds_make_moving_on_dearer(table, kobold):
    face(table, kobold, "bree_setim")
    table.room("left_2", "sunken_well")  # Light 1
    table._list_anew()
    assert table.refusal("move left_2", 0) == ("too_dark", 2, 1)
    table.do("move right_1")  # Light 0
    assert table.light() == 0


@rule("BQ-BASE-36")
@card("kobold_slinger")
def test_a_slinger_wounds_who_moves_on(table):
    face(table, "kobold_slinger").do("move right_1")
    assert table.state.wounds[0] == 1


@rule("BQ-TURN-12", "BQ-BASE-43")
@card("kobold_slinger")
def test_a_slinger_that_is_defeated_strikes_nobody_who_comes_through(table):
    face(table, "kobold_slinger")
    strong(table.do("battle", seat=0), 9, seat=1)
    assert table.state.wounds == [1, 0]
    table.do("move left_1", "move right_1", seat=1)
    assert table.state.wounds == [1, 0]
    table.evening()
    assert len(table.state.zones[board.DENS + 1]) == 1


@card("kobold_snatcher")
def test_a_snatcher_destroys_a_token_of_the_own_choice(table):
    face(table, "kobold_snatcher", scroll=1, potion=2).do("move right_1", "destroy_token potion")
    assert tokens(table) == {"scroll": 1, "potion": 1}
    assert table.state.wounds[0] == 0


@card("kobold_trapper")
def test_a_trapper_has_a_card_discarded(table):
    face(table, "kobold_trapper", "joba dagger").do("move right_1", "discard dagger")
    assert (in_play(table), discarded(table)) == (["joba"], ["dagger"])


@card("goblin_cutpurse")
def test_a_cutpurse_takes_a_token_one_holds_or_the_one_just_won(table):
    face(table, "goblin_cutpurse", potion=1).do("battle", "destroy_token potion")
    assert tokens(table) == {"lantern_token": 1}


@card("goblin_cutpurse")
def test_a_cutpurse_that_has_won_takes_one_of_what_one_holds(table):
    face(table, "goblin_cutpurse", potion=1, attack=0).do("battle")
    assert tokens(table) == {}


@card("goblin_shaman")
@pytest.mark.parametrize(
    ("spells", "health"), [("moonlight", 6), ("moonlight haste", 7), ("moonlight haste fireball", 7)]
)
def test_a_shaman_is_tougher_for_each_spell_up_to_two(table, spells, health):
    face(table, "goblin_shaman", spells).do("battle")
    assert reckoned(table)[1] == health


@rule("BQ-PARTY-19", "BQ-OPEN-41")
@card("goblin_shaman")
def test_of_a_party_all_spells_count_and_the_maximum_once(table):
    table.hand("haste", "moonlight", seat=1)
    face(table, "goblin_shaman", "moonlight").stands("left_1", seat=1)
    party(table, 0, 1)
    party_battle(table, 0, 1)
    assert reckoned(table)[1] == 5 + 2


@card("goblin_bully")
def test_a_bully_has_the_only_hero_discarded(table):
    face(table, "goblin_bully", "pylorian_1 joba").do("battle")
    assert discarded(table) == ["pylorian_1"]


@card("goblin_bully")
def test_a_bully_leaves_two_heroes_alone(table):
    face(table, "goblin_bully", "pylorian_1 adventurer").do("battle")
    assert discarded(table) == []


@card("plague_rats_a")
@pytest.mark.parametrize(("shown", "cards"), [(4, 0), (5, 1), (6, 1)])
def test_rats_a_infect_on_five_and_six(table, shown, cards):
    infected(table, "plague_rats_a", shown, cards, 1 + shown)


@card("plague_rats_e")
@pytest.mark.parametrize(("shown", "cards"), [(3, 0), (4, 1), (6, 1)])
def test_rats_e_infect_on_four_or_more(table, shown, cards):
    infected(table, "plague_rats_e", shown, cards, 3 + shown)


def infected(table, monster, shown, cards, health):
    table.put(board.WOUNDS, "festering_wound")
    face(table, monster, dice=(shown,)).do("battle")
    assert discarded(table) == ["festering_wound"] * cards
    assert reckoned(table)[1] == health


# Level 2 --------------------------------------------------------------------------------------------------


@card("hobgoblin_slaver")
def test_a_slaver_has_a_hero_discarded_of_fewer_than_three(table):
    face(table, "hobgoblin_slaver", "pylorian_1 adventurer").do("battle", "discard pylorian_1")
    assert discarded(table) == ["pylorian_1"]


@card("hobgoblin_slaver")
def test_a_slaver_leaves_three_heroes_alone(table):
    face(table, "hobgoblin_slaver", "pylorian_1 adventurer adventurer").do("battle")
    assert discarded(table) == []


@card("hobgoblin_slaver", "hendrik_the_brainless")
def test_hendrik_is_picked_by_nobody_before_a_battle(table):
    face(table, "hobgoblin_slaver", "hendrik_the_brainless").do("battle")
    assert in_play(table) == ["hendrik_the_brainless"]


@card("hobgoblin_slaver", "hendrik_the_brainless")
def test_another_hero_is_picked_in_his_place(table):
    face(table, "hobgoblin_slaver", "hendrik_the_brainless adventurer").do("battle")
    assert discarded(table) == ["adventurer"]


@card("hobgoblin_breaker")
def test_a_breaker_destroys_a_starter_weapon_first(table):
    face(table, "hobgoblin_breaker", "rapier dagger").do("battle")
    assert destroyed(table) == ["dagger", "hobgoblin_breaker"]


@card("hobgoblin_breaker")
def test_a_breaker_takes_another_weapon_where_there_is_no_starter(table):
    face(table, "hobgoblin_breaker", "rapier hammer").do("battle", "destroy hammer")
    assert in_play(table) == ["rapier"]


@rule("BQ-BASE-13")
@card("hobgoblin_hexer")
def test_a_hexer_lames_heroes_so_that_weapons_come_off(table):
    face(table, "hobgoblin_hexer", "adventurer dagger", attack=0)  # Skill 2, and a Dagger that needs 2
    table.do("wield dagger adventurer", "battle")
    assert reckoned(table)[0] == 1
    assert table.state.wielded == ()


@card("hobgoblin_warlord")
def test_a_warlord_destroys_a_level_0_hero(table):
    face(table, "hobgoblin_warlord", "adventurer edlin_1").do("battle")
    assert destroyed(table) == ["adventurer", "hobgoblin_warlord"]


@rule("BQ-BASE-36", "BQ-BASE-48")
@card("lurking_spider")
@pytest.mark.parametrize(("hand", "wounds"), [("adventurer", 1), ("stalker_1", 0)])
def test_a_lurking_spider_bites_who_enters_without_a_rogue(table, hand, wounds):
    table.room("right_1", "abandoned_gate", "lurking_spider")
    face(table, "goblin_runt", hand).do("move right_1")
    assert table.state.wounds[0] == wounds


@card("web_weaver")
def test_a_web_weaver_takes_a_weapon_out_of_a_hand(table):
    face(table, "web_weaver", "silverhelm_1 silverhelm_1 dagger hand_axe", attack=0)
    table.do("wield dagger silverhelm_1").do("wield hand_axe silverhelm_1", "battle")
    assert table.offers == ["unwield dagger", "unwield hand_axe"]
    table.do("unwield hand_axe")
    assert reckoned(table)[0] == 2 + 2 + 1
    assert in_play(table) == ["dagger", "hand_axe", "silverhelm_1", "silverhelm_1"]


@card("brood_carrier")
@pytest.mark.parametrize(("hand", "cards"), [("tent", []), ("tent scionic_annals", ["festering_wound"])])
def test_a_brood_carrier_infects_who_has_two_items(table, hand, cards):
    table.put(board.WOUNDS, "festering_wound")
    face(table, "brood_carrier", hand).do("battle")
    assert discarded(table) == cards


@card("trog_spearfisher")
@rule("BQ-BASE-38")
def test_a_spearfisher_strikes_before_the_battle(table):
    face(table, "trog_spearfisher", "adventurer dagger", attack=0, wounds=11)
    table.do("wield dagger adventurer", "battle")  # at 0 HP no text works, but numbers still do
    assert table.state.wounds[0] == 12
    assert [args[1] for args in table.happened("wounded")] == [1]


@card("trog_mud_priest")
def test_a_mud_priest_wounds_once_less_whom_a_cleric_helps(table):
    face(table, "trog_mud_priest", "avania_1").do("battle")
    assert table.state.wounds[0] == 2


@card("crystal_servitor")
def test_edged_weapons_give_nothing_against_a_crystal_servitor(table):
    face(table, "crystal_servitor", "silverhelm_1 silverhelm_1 rapier quarterstaff", attack=0)
    table.do("wield rapier silverhelm_1").do("wield quarterstaff silverhelm_1", "battle")
    assert reckoned(table)[0] == 2 + 2 + (1 + 1) - 1  # the Staff with a Cleric; Armor 1


# Level 3 --------------------------------------------------------------------------------------------------


@card("dragon_whelps_b")
@pytest.mark.parametrize(("shown", "wounds"), [(4, 2), (5, 3), (6, 3)])
def test_whelps_b_burn_on_five_and_six(table, shown, wounds):
    face(table, "dragon_whelps_b", dice=(shown,)).do("battle")
    assert table.state.wounds[0] == wounds


@card("dragon_whelps_c")
def test_whelps_c_have_a_card_discarded(table):
    face(table, "dragon_whelps_c", "dagger joba", dice=(1,)).do("battle", "discard dagger")
    assert discarded(table) == ["dagger"]


@card("dragon_whelps_e")
@pytest.mark.parametrize(("shown", "left"), [(3, ["joba", "tent"]), (4, ["joba"])])
def test_whelps_e_destroy_an_item_on_four_or_more(table, shown, left):
    table.put(board.TREASURES)
    face(table, "dragon_whelps_e", "tent joba", dice=(shown,)).do("battle")
    assert in_play(table) == left


@card("ancient_sorcerer")
def test_no_spell_gives_more_than_two_against_a_sorcerer(table):
    face(table, "ancient_sorcerer", "fireball magic_missile wand_of_illumination", attack=0).do("battle")
    assert reckoned(table)[0] == 2 + 2 + 1 - 2  # Magic Resistance 2


@card("ancient_priest")
@pytest.mark.parametrize(("hand", "cards"), [("avania_1", []), ("adventurer", ["festering_wound"])])
def test_an_ancient_priest_infects_who_has_no_cleric(table, hand, cards):
    table.put(board.WOUNDS, "festering_wound")
    face(table, "ancient_priest", hand).do("battle")
    assert discarded(table) == cards


@card("ancient_thief")
def test_an_ancient_thief_destroys_two_tokens(table):
    face(table, "ancient_thief", potion=2, scroll=1).do(
        "battle", "destroy_token potion", "destroy_token scroll"
    )
    assert tokens(table) == {"potion": 1, "scroll": 1}  # and the Scroll won


@card("ancient_thief")
def test_an_ancient_thief_destroys_the_only_token(table):
    face(table, "ancient_thief", potion=1).do("battle")
    assert tokens(table) == {"scroll": 1}


@card("ancient_champion")
@rule("BQ-LEX-09")
def test_an_ancient_champion_lets_a_hero_fall_or_wounds(table):
    table.put(board.DESTROYED, "adventurer")
    face(table, "ancient_champion", "edlin_1 pylorian_2", attack=0).do("battle")
    assert table.offers == ["level_down edlin_1", "take_wounds"]
    table.do("level_down edlin_1")
    assert in_play(table) == ["adventurer", "pylorian_2"]
    assert reckoned(table)[0] == 1 + 3
    assert table.state.wounds[0] == 3


@rule("BQ-OPEN-32")
@card("ancient_champion")
@pytest.mark.parametrize(("option", "offers"), [(True, ["level_down edlin_2", "take_wounds"]), (False, None)])
def test_the_lower_level_may_come_from_the_stack_with_the_option(table, option, offers):
    table.start(2, level_down_from_stack=option)
    face(table, "ancient_champion", "edlin_2").do("battle")
    if option:
        assert table.offers == offers
        table.do("level_down edlin_2")
        assert in_play(table) == ["edlin_1"]
    assert table.state.wounds[0] == (3 if option else 4)


@card("the_kings_own")
@pytest.mark.parametrize(("scrolls", "health"), [(1, 13), (3, 15), (5, 15)])
def test_the_kings_own_are_tougher_for_tokens_up_to_three(table, scrolls, health):
    table.put(board.TREASURES)
    face(table, "the_kings_own", scroll=scrolls).do("battle")
    assert reckoned(table)[1] == health


@rule("BQ-PARTY-19")
@card("the_kings_own")
def test_the_tokens_of_all_members_count_up_to_three(table):
    table.has(1, potion=2)
    face(table, "the_kings_own", scroll=2, attack=0).stands("left_1", seat=1)
    party_battle(party(table, 0, 1), 0, 1)
    assert reckoned(table)[1] == 12 + 3


@card("acid_wyrm")
def test_an_acid_wyrm_destroys_a_weapon_or_wounds(table):
    face(table, "acid_wyrm", "dagger rapier").do("battle")
    assert table.offers == ["destroy dagger", "destroy rapier", "take_wounds"]
    table.do("destroy rapier")
    assert (in_play(table), table.state.wounds[0]) == (["dagger"], 2)


@card("acid_wyrm")
def test_an_acid_wyrm_wounds_who_keeps_the_weapon(table):
    face(table, "acid_wyrm", "dagger").do("battle", "take_wounds")
    assert (in_play(table), table.state.wounds[0]) == (["dagger"], 3)


@card("burrowing_wyrm")
@pytest.mark.parametrize("attack", [0, 99])
def test_a_burrowing_wyrm_throws_one_into_the_wilderness(table, attack):
    face(table, "burrowing_wyrm", attack=attack).do("battle")
    assert where(table)[0] == "wilderness"

"""What a Champion's cards come to: types, boosts, Skill, Weapons that come off, and what goes with a Hero."""

from __future__ import annotations

import pytest
from tests.games.barricades.ground import (
    in_dungeon,
    in_village,
    listed_anew,
    meet,
    piece,
    strong,
    value,
)
from tests.marks import rule

from delvewright.games.barricades import board, moves, muster, reckoning, shapes
from delvewright.words.zones import move

# What is printed ----------------------------------------------------------------------------------------


@rule("BQ-BASE-11", "BQ-BASE-17")
def test_a_hero_has_attack_of_one_type_skill_light_and_gold(table):
    in_village(table, "regalen_1", "hawkswood_1", "edlin_1")
    assert table.gold() == 1
    table.dungeon()
    assert (table.attack(), table.light()) == ((1 + 2, 3), 1)
    assert [table.skill(hero) for hero in ("regalen_1", "hawkswood_1", "edlin_1")] == [3, 3, 4]


@rule("BQ-BASE-15")
def test_without_a_hero_to_take_a_boost_the_rest_of_a_card_works(table):
    in_dungeon(table, "tent", "ice_climbing_gear", "bracers_of_cleansing")
    assert (table.attack(), table.light()) == ((0, 1), 2)
    for item in ("tent", "ice_climbing_gear", "bracers_of_cleansing"):
        assert table.refusal(f"use {item} give") == ("you_have_none", "hero")


@rule("BQ-BASE-16")
def test_a_hero_is_given_what_it_does_not_print(table):
    in_dungeon(table, "edlin_1", "cure_disease", "stalker_1", "ice_climbing_gear", "silverhelm_1")
    table.do("use cure_disease cure", "strengthen silverhelm_1")
    assert table.attack() == (2 + 1 + 2, 1)
    table.do("use ice_climbing_gear give", "strengthen stalker_1")
    assert table.light() == 1 + 1


@rule("BQ-BASE-18")
def test_xp_is_kept_and_gold_is_not(table):
    in_village(table, "kerkenzen_saffron", "dagger").has(xp=3)
    assert table.gold() == 6
    table.evening()
    assert (table.state.xp[0], len(table.state.boosts)) == (3, 0)


# Attack without a type ----------------------------------------------------------------------------------


@rule("BQ-BASE-55", "BQ-OPEN-44")
@pytest.mark.parametrize(("reading", "attack"), [("hero", (0, 5)), ("physical", (1, 4))])
def test_attack_without_a_type_is_the_heros_own_or_physical(table, reading, attack):
    in_dungeon(table, "pylorian_3", "future_vision", untyped_attack=reading)
    assert table.attack() == attack


@rule("BQ-BASE-55", "BQ-OPEN-44")
@pytest.mark.parametrize(("reading", "attack"), [("hero", (0, 3)), ("physical", (2, 1))])
def test_so_is_attack_that_is_given_for_the_turn(table, reading, attack):
    in_dungeon(table, "avania_1", untyped_attack=reading)
    p = table.state
    moves.boost_attack(p, 0, p.guardian, piece(table, "avania_1"), 2)
    assert table.attack() == attack
    listed_anew(table)


@rule("BQ-OPEN-44")
def test_the_own_attack_of_a_spell_keeps_its_type(table):
    in_dungeon(table, "magic_missile", "pylorian_1", "moonlight", untyped_attack="physical")
    assert table.attack() == (1, 3 + 2)


# Skill and Weapons --------------------------------------------------------------------------------------


@rule("BQ-BASE-13")
def test_weapons_come_off_as_their_owner_chooses_until_the_skill_fits(table):
    in_dungeon(table, "edlin_2", "dagger", "shortsword")
    meet(table, "hobgoblin_hexer").do("wield dagger edlin_2", "wield shortsword edlin_2")
    strong(table).do("battle")
    assert table.asked == (0, "take_off")
    assert table.offers == ["put_down dagger", "put_down shortsword"]
    table.do("put_down dagger")
    p = table.state
    assert [p.cast[weapon].id for weapon, _ in p.wielded] == ["shortsword"]
    assert table.happened("reckoned")[0][1] == 50 - 1 + 3 + 1 + 2


@rule("BQ-BASE-13")
def test_a_single_weapon_comes_off_unasked_and_one_that_fits_stays(table):
    in_dungeon(table, "adventurer", "dagger", "edlin_1", "hand_axe")
    meet(table, "hobgoblin_hexer").do("wield dagger adventurer", "wield hand_axe edlin_1", "battle")
    p = table.state
    assert [p.cast[weapon].id for weapon, _ in p.wielded] == ["hand_axe"]
    assert len(table.happened("unwielded")) == 1


@rule("BQ-FAQ-17")
def test_at_0_hp_no_text_lets_a_hero_carry_more(table):
    in_dungeon(table, "edlin_2", "bastard_sword").do("wield bastard_sword edlin_2")
    meet(table, "gragath").has(wounds=11)
    strong(table).do("battle")
    assert table.state.wounds[0] == 12
    assert table.state.wielded == ()


@rule("BQ-BASE-14", "BQ-BASE-13")
def test_a_hero_who_leaves_play_lets_go_of_what_it_wields(table):
    in_dungeon(table, "edlin_1", "dagger", "dark_fire_touch", "silver_lantern", "felin_1")
    table.do("wield dagger felin_1", "use felin_1 bear", "use dark_fire_touch quench")
    assert table.state.wielded == ()
    assert [boost.target for boost in table.state.boosts] == [board.NONE]
    assert "wield dagger edlin_1" in table.offers


# What goes with a Hero ----------------------------------------------------------------------------------


@rule("BQ-FAQ-21")
def test_boosts_go_with_the_hero_who_has_them_and_the_items_stay_at_home(table):
    in_dungeon(table, "edlin_1", "studded_leather_shirt", "stalker_1", "ice_climbing_gear", "dagger")
    table.do("use studded_leather_shirt give", "strengthen edlin_1", "wield dagger edlin_1")
    table.do("use ice_climbing_gear give", "strengthen stalker_1")
    assert (table.attack(), table.light()) == ((2 + 1 + 1 + 1 + 1, 0), 2)
    p = table.state
    for name in ("edlin_1", "dagger", "stalker_1"):
        move(p, piece(table, name), board.PLAY, board.PLAY + 1)
    assert (table.attack(), table.light()) == ((0, 0), 1)
    assert (table.attack(1), table.light(1)) == ((6, 0), 1)
    assert (table.skill("edlin_1", 1), table.skill("stalker_1", 1)) == (5, 5)
    listed_anew(table)


@rule("BQ-FAQ-21")
def test_gold_and_light_of_the_champion_stay_with_him(table):
    in_village(table, "avania_1").has(iron_rations=1).do("use iron_rations eat_for_gold")
    p = table.state
    move(p, piece(table, "avania_1"), board.PLAY, board.PLAY + 1)
    assert (table.gold(), table.gold(1)) == (1, 0)
    listed_anew(table)


# Battle -------------------------------------------------------------------------------------------------


@rule("BQ-BASE-39", "BQ-EX-12")
def test_armor_lowers_physical_attack_and_resistance_magic_neither_below_nothing(table):
    in_dungeon(table, "adventurer", "fireball")
    meet(table, "royal_ironbacks")
    armor = reckoning.toughness(table.state, _fight(table))[1]
    assert armor > 1
    assert value(table) == 4


def _fight(table):
    p = table.state
    node = p.at[0]
    return shapes.Battle(0, (0,), node, (board.monster_at(p, node),), (node,))


@rule("BQ-LEX-14")
def test_a_token_used_for_a_card_is_gone_and_does_nothing_of_its_own(table):
    in_dungeon(table, "stalker_1").has(lantern_token=1).do("use stalker_1 stalk")
    assert (table.light(), table.attack(), table.tokens("lantern_token")) == (0, (3, 0), 0)


# Discarding and destroying ------------------------------------------------------------------------------


@rule("BQ-LEX-08")
def test_what_one_has_is_in_hand_or_in_play(table):
    table.start(1).hand("dagger")
    p = table.state
    assert [p.cast[one].id for one in board.has_in_hand_or_play(p, 0)] == ["dagger"]
    table.deck("joba", "joba")
    table.morning("draw").place("temple")
    assert sorted(table.in_zone(board.PLAY)) == ["dagger", "joba"]
    assert table.in_zone(board.HAND) == []


@rule("BQ-LEX-06")
def test_what_is_gained_comes_to_the_discard_pile_and_costs_nothing(table):
    in_dungeon(table, "adventurer")
    p = table.state
    moves.gain(p, 0, p.zones[board.STACKS + 4][0])
    assert len(p.zones[board.DISCARD]) == 1
    assert p.deeds == ()
    listed_anew(table)


@rule("BQ-BASE-54", "BQ-BASE-06")
def test_healed_wound_cards_are_shuffled_back_when_the_wound_deck_is_empty(table):
    in_dungeon(table)
    table.put(board.WOUNDS)
    table.put(board.DESTROYED, "diseased_wound", "dagger", "festering_wound")
    p = table.state
    moves.gain_wound_card(p, 0, 3)
    assert sorted(table.in_zone(board.DISCARD)) == ["diseased_wound", "festering_wound"]
    assert table.in_zone(board.DESTROYED) == ["dagger"]
    assert board.total(p, 0, board.WOUNDED) == 2
    listed_anew(table)


@rule("BQ-BASE-09", "BQ-LEX-04")
def test_what_is_discarded_is_drawn_again_one_day_and_what_is_destroyed_is_not(table):
    in_dungeon(table, "true_vision", "treasure_cache", "joba")
    strong(table).do("battle", "use treasure_cache keep")
    table.evening()
    assert sorted(table.in_zone(board.HAND)) == ["joba", "true_vision"]
    assert "treasure_cache" in table.in_zone(board.DESTROYED)


@rule("BQ-BASE-10", "BQ-BASE-03")
def test_hp_for_the_turn_means_cards_drawn_at_its_end_and_is_over_then(table):
    in_dungeon(table, "tent")
    strong(table).do("battle", "use tent rest")
    table.deck(*["adventurer"] * 20)
    table.evening()
    assert len(table.in_zone(board.HAND)) == 6 + 1
    assert table.state.boosts == ()


@rule("BQ-BASE-20")
def test_an_ability_waits_for_its_time_and_what_has_none_works_always(table):
    uses = {
        "village": "use builders_charter plan",
        "both": "use ring_of_swiftness hurry",
        "dungeon": "use sun_of_the_forest mend",
        "room": "use smugglers_chest hide",
        "spoils": "use miricelle learn",
    }
    cards = [name.split()[1] for name in uses.values()]
    in_village(table, *cards).has(wounds=3, xp=1)
    table.deck(*["dagger"] * 9)

    def open_now():
        return [time for time, name in uses.items() if name in table.offers]

    assert (open_now(), table.light()) == (["village", "both"], 3 + 1)
    table.dungeon()
    assert (open_now(), table.light()) == (["both", "dungeon", "room"], 3 + 1)
    table.room(board.NODES[1], "mine")
    table.stands(board.NODES[1])
    assert open_now() == ["both", "dungeon"]
    strong(table).stands("wilderness").do("battle")
    assert (open_now(), table.light()) == (["spoils"], 3 + 1)


@rule("BQ-OPEN-39", "BQ-TURN-14")
def test_no_card_can_be_held_back(table):
    table.start(1).hand("diseased_wound", "edlin_1")
    table.morning("horde_1")
    assert table.attack() == (0, 0)
    table.place("stay")
    assert table.in_zone(board.HAND) == []
    assert table.attack() == (2 - 1, 0)


@rule("BQ-PARTY-05")
@pytest.mark.parametrize("how", ["use lantern_token light", "use ring_of_swiftness hurry", "wield"])
def test_light_that_a_member_comes_by_opens_the_way_to_the_leader_at_once(table, how):
    in_dungeon(table)
    table.put(board.PLAY + 1, "ring_of_swiftness", "edlin_4", "flaming_hammer")
    table.has(1, lantern_token=1)
    table.do("invite seat1", seat=0).do("join seat0", seat=1)
    table.room("left_1", "abandoned_gate", "goblin_runt")
    table.room("left_2", "sunken_well", "hobgoblin_hexer")
    for seat in (0, 1):
        table.stands("left_1", seat=seat)
    table.deck("silver_lantern", seat=1)
    assert table.refusal("move left_2", 0) == ("too_dark", 1, 0)
    table.do("wield flaming_hammer edlin_4" if how == "wield" else how, seat=1)
    assert "move left_2" in table.offers_of(0)


@rule("BQ-BASE-55")
def test_what_a_card_gives_is_capped_physical_and_magic_the_last_first_and_then_silenced(table):
    in_dungeon(table, "form_of_the_juggernaut", "edlin_1", "fireball").do(
        "use form_of_the_juggernaut transform"
    )
    m = muster.muster(table.state, 0)
    spells = [piece(table, spell) for spell in ("form_of_the_juggernaut", "fireball")]
    for spell in spells:
        m.cap(spell, 1)
    assert (m.physical, m.magic) == (2 + 1, 1)
    m.silence(lambda one: one in spells)
    assert (m.physical, m.magic) == (2, 0)
    assert m.lines[piece(table, "edlin_1")] == [2, 0]

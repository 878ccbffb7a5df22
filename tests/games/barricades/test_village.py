"""The Village: where Champions are placed, and the steps of the Champion board."""

from __future__ import annotations

import pytest
from tests.games.barricades.streets import in_village
from tests.marks import card, rule

from delvewright.games.barricades import board, closing, shops

VISITS = [f"visit {place}" for place in board.PLACES]


def destroyed(*places):
    return dict.fromkeys(places, 4)


# Placement ------------------------------------------------------------------------------------------------


@rule("BQ-TURN-05", "BQ-DEC-03", "BQ-VILLAGE-05", "BQ-BASE-26")
def test_each_is_placed_when_he_likes_at_any_location_or_stays_away(table):
    table.start(3).morning()
    for seat in range(3):
        assert {*VISITS, "stay"} <= {*table.offers_of(seat)}
        assert "square" not in table.offers_of(seat)
    table.place("", "bazaar").place("stay").place("", "", "bazaar")
    assert board.visitors(table.state, board.BAZAAR) == [1, 2]


@rule("BQ-VILLAGE-05", "BQ-OPEN-12")
def test_six_find_room_at_one_location(table):
    table.start(6).morning().place(*["temple"] * 6)
    assert board.free_spots(table.state, board.TEMPLE) == 0


@rule("BQ-CHIT-02", "BQ-OPEN-12", "BQ-VILLAGE-06", "BQ-FAQ-06")
def test_a_destroyed_spot_leaves_room_for_one_less_and_who_finds_none_goes_elsewhere(table):
    table.start(6).ruins(temple=2).morning().place(*["temple"] * 4)
    assert table.refusal("visit temple", seat=4)[0] == "no_free_spot"
    table.place("", "", "", "", "bazaar")
    assert board.visit_of(table.state, 4) == board.BAZAAR


@rule("BQ-VILLAGE-06", "BQ-VILLAGE-09", "BQ-VILLAGE-07", "BQ-CHIT-04", "BQ-FAQ-01", "BQ-CHIT-05")
def test_if_no_location_has_room_one_may_be_at_none(table):
    table.start(4).ruins(**destroyed("marketplace", "guilds_quarter", "bazaar", "temple"))
    table.ruins(shop_of_arcane_wonders=3)
    table.hand(*["dagger"] * 6, "adventurer", seat=3)
    table.has(seat=3, wounds=2, xp=5)
    table.morning()
    assert table.refusal("square", seat=3) == ("there_is_room",)
    table.place("shop_of_arcane_wonders", "shop_of_arcane_wonders", "shop_of_arcane_wonders")
    assert table.refusal("visit shop_of_arcane_wonders", seat=3)[0] == "no_free_spot"
    assert table.refusal("visit temple", seat=3)[0] == "location_destroyed"
    table.place("", "", "", "square")
    offers = table.offers_of(3)
    assert not [name for name in offers if name.startswith(("use", "pledge"))]
    assert {"heal", "level_up adventurer edlin_1"} <= {*offers}
    assert [name for name in offers if name.startswith("buy")]
    table.do("level_up adventurer edlin_1", "heal", seat=3)
    assert (table.state.wounds[3], table.state.xp[3]) == (1, 3)


@rule("BQ-VILLAGE-06", "BQ-CHIT-09")
def test_who_could_only_go_where_he_can_not_pay_may_be_at_none(table):
    table.start(2, difficulty="hard")
    table.ruins(**destroyed("marketplace", "guilds_quarter"), bazaar=3, shop_of_arcane_wonders=3)
    table.stamp("temple", "chit_temple_advanced")
    table.morning()
    assert table.refusal("square", seat=0) == ("there_is_room",)
    table.ruins(bazaar=1, shop_of_arcane_wonders=1)
    table.has(xp=0)
    table.place("square")


@rule("BQ-TURN-02", "BQ-TURN-07")
def test_after_the_temple_one_goes_to_the_dungeon_all_the_same(table):
    in_village(table, "adventurer").dungeon()
    assert table.asked[1] == "delve"
    assert table.state.at == [board.WILDERNESS] * 2


@rule("BQ-TURN-02")
def test_one_may_take_no_phase_at_all(table):
    table.start(2).hand("adventurer")
    table.morning().place("stay", "stay").evening()
    assert table.state.turns == 2


@rule("BQ-TURN-03", "BQ-BASE-34", "BQ-TURN-17")
def test_who_stays_away_keeps_his_room_and_who_comes_leaves_it_unnoticed(table):
    table.start(2).stands("left_2").stands("right_2", seat=1)
    table.morning().place("stay", "temple")
    assert table.state.at == [board.NODES.index("left_2"), board.WILDERNESS]
    assert not table.happened("alerted")
    table.evening()
    assert table.state.at[0] == board.NODES.index("left_2")


@rule("BQ-OPEN-07")
def test_otherwise_one_goes_on_from_the_room_one_came_from(table):
    table.start(2, village_then_room=True).stands("left_2")
    table.morning().place("temple", "stay")
    assert table.state.at[0] == board.NODES.index("left_2")


@rule("BQ-TURN-14", "BQ-OPEN-39")
def test_the_hand_comes_into_play_as_the_first_phase_begins_and_so_does_what_is_drawn_later(table):
    table.start(2).hand("dagger", "joba")
    table.deck("bree_setim")
    table.morning("horde_1", "horde_1")
    assert table.in_zone(board.HAND) == ["dagger", "joba"]
    table.place("marketplace", "stay")
    assert table.in_zone(board.HAND) == []
    table.do("use marketplace draw", seat=0)
    assert table.in_zone(board.PLAY) == ["dagger", "joba", "bree_setim"]


@rule("BQ-DEC-03")
def test_who_stayed_may_still_be_placed_while_others_are_at_it(table):
    table.start(2).morning().place("stay")
    table.do("think_again", seat=0).place("temple")
    assert board.visit_of(table.state, 0) == board.TEMPLE
    assert len(board.visitors(table.state, board.TEMPLE)) == 1
    assert [one for one, _ in table.state.visits] == [0]


# The steps of the Champion board --------------------------------------------------------------------------


@rule("BQ-BASE-25", "BQ-VILLAGE-07", "BQ-DEC-04")
@card("champion_board")
def test_one_card_one_level_up_and_one_heal_in_any_order(table):
    in_village(table, *["dagger"] * 6, "adventurer", "adventurer", where="bazaar", xp=6, wounds=4)
    first, second = [name for name in table.offers if name.startswith("buy")][:2]
    table.do("heal")
    assert table.refusal("heal") == ("healed_already",)
    table.do(first)
    assert table.refusal(second) == ("bought_already",)
    table.do("level_up adventurer edlin_1")
    assert table.refusal("level_up adventurer edlin_1") == ("leveled_already",)
    assert (table.state.wounds[0], table.state.xp[0]) == (3, 4)
    bought = first.removeprefix("buy ")
    assert table.in_zone(board.DISCARD) == [bought, "edlin_1"]


@rule("BQ-BASE-25")
@card("champion_board")
def test_the_steps_come_again_the_next_turn(table):
    in_village(table, wounds=4, xp=4).do("heal").evening()
    table.morning_over().place("temple")
    table.do("heal", seat=0)
    assert table.state.wounds[0] == 2


@rule("BQ-BASE-17", "BQ-BASE-31")
def test_gold_is_what_the_cards_in_play_make_and_what_is_not_spent_is_lost(table):
    in_village(table, "dagger", "dagger", "joba", where="bazaar")
    assert table.gold() == 5
    top = table.sells("edlin_1", "stalker_1", "pylorian_1", "avania_1", "hand_axe")[-1]
    assert "buy hand_axe" in table.offers
    stack = table.state.zones[board.STACKS + 4]
    table.do("buy hand_axe")
    assert table.gold() == 5 - 4
    assert table.state.zones[board.STACKS + 4] == stack[1:]
    assert top in table.state.zones[board.DISCARD]
    table.evening()
    table.morning_over().place("bazaar")
    assert board.total(table.state, 0, board.SPENT) == 0


@rule("BQ-BASE-17")
def test_what_costs_more_than_one_has_is_refused_with_both_numbers(table):
    in_village(table, "dagger", where="bazaar")
    table.sells("edlin_1", "stalker_1", "pylorian_1", "avania_1", "hand_axe")
    assert table.refusal("buy hand_axe") == ("too_dear", 4, 2)
    in_village(table, "dagger", "dagger", where="bazaar")
    table.sells("edlin_1", "stalker_1", "pylorian_1", "avania_1", "hand_axe")
    assert "buy hand_axe" in table.offers


@rule("BQ-BASE-18")
def test_xp_is_kept(table):
    in_village(table, xp=3).evening()
    assert table.state.xp[0] == 3


@rule("BQ-TURN-06")
def test_whoever_takes_the_last_card_first_has_it(table):
    table.start(2, ban=("Hand Axe",)).hand(*["dagger"] * 4)
    table.hand(*["dagger"] * 4, seat=1)
    table.put(board.STACKS + 4, "hand_axe")
    table.morning().place("bazaar", "bazaar")
    assert "buy hand_axe" in table.offers_of(0)
    table.do("buy hand_axe", seat=1)
    assert "buy hand_axe" not in table.offers_of(0)
    assert table.in_zone(board.DISCARD, seat=1) == ["hand_axe"]


@rule("BQ-TURN-10")
def test_what_made_gold_battles_and_who_leveled_up_is_gone_for_the_turn(table):
    in_village(table, "dagger", "adventurer", "adventurer", where="bazaar", xp=2)
    table.do("use bazaar iron_rations")
    assert table.gold() == 0
    table.do("level_up adventurer edlin_1").dungeon()
    assert table.in_zone(board.PLAY) == ["dagger", "adventurer"]
    table.do("wield dagger adventurer", seat=0)
    assert table.attack() == (2, 0)


@rule("BQ-BASE-21", "BQ-BASE-22", "BQ-BASE-24")
def test_a_level_up_destroys_the_hero_and_brings_the_next_one_to_the_discards(table):
    in_village(table, "adventurer", where="bazaar", xp=2)
    assert {name for name in table.offers if name.startswith("level_up")} == {
        f"level_up adventurer {hero}_1" for hero in ("edlin", "stalker", "pylorian", "avania")
    }
    table.do("level_up adventurer avania_1")
    assert table.in_zone(board.DISCARD) == ["avania_1"]
    assert table.kinds(board.DESTROYED) == ["adventurer"]
    assert table.state.xp[0] == 0


@rule("BQ-BASE-23")
def test_no_level_is_skipped_and_without_the_next_there_is_none(table):
    in_village(table, "edlin_1", where="bazaar", xp=9)
    assert [name for name in table.offers if name.startswith("level_up")] == ["level_up edlin_1 edlin_2"]
    stack = next(zone for zone in range(board.STACKS, board.STACKS + 4) if "edlin_1" in table.kinds(zone))
    table.put(stack, "edlin_3", "edlin_4")
    assert table.refusal("level_up edlin_1 edlin_1") == ("no_higher_level",)


# At 0 HP --------------------------------------------------------------------------------------------------


@rule("BQ-OPEN-10", "BQ-FAQ-17", "BQ-EX-15", "BQ-BASE-05")
def test_at_0_hp_board_and_location_still_work_and_nothing_else_does(table):
    table.start(2).hand("joba", "bree_setim", "dagger", "dagger")
    table.deck("adventurer")
    table.has(wounds=12, potion=1).morning("horde_1", "horde_1").place("temple", "stay")
    assert table.refusal("use bree_setim call") == ("no_hp",)
    assert table.refusal("use potion drink") == ("no_hp",)
    table.do("heal", "use temple heal")
    assert table.state.wounds[0] == 10
    assert board.hp(table.state, 0) == 1
    assert "use potion drink" in table.offers_of(0)


@rule("BQ-OPEN-10")
def test_otherwise_the_text_of_a_location_does_not_work_either(table):
    table.start(2, location_at_zero_hp=False).has(wounds=12)
    table.morning().place("temple", "stay")
    assert table.refusal("use temple heal") == ("no_hp",)
    table.do("heal")
    assert board.hp(table.state, 0) == 1
    assert "use temple heal" in table.offers


@rule("BQ-BASE-05", "BQ-OPEN-02", "BQ-EX-15")
@pytest.mark.parametrize(
    ("wounds", "hp"), [(0, 6), (1, 6), (2, 5), (8, 2), (9, 2), (10, 1), (11, 1), (12, 0)]
)
def test_every_two_wounds_cost_an_hp(table, wounds, hp):
    table.start(2).has(wounds=wounds)
    assert board.hp(table.state, 0) == hp
    assert board.room_for_wounds(table.state, 0) == 12 - wounds


@rule("BQ-OPEN-02")
@pytest.mark.parametrize(("wounds", "hp"), [(1, 5), (5, 1), (6, 0)])
def test_otherwise_each_wound_costs_one_and_six_fill_the_board(table, wounds, hp):
    table.start(2, wounds_per_hp=1).has(wounds=wounds)
    assert board.hp(table.state, 0) == hp
    assert board.room_for_wounds(table.state, 0) == 6 - wounds


# Healing --------------------------------------------------------------------------------------------------


@rule("BQ-BASE-07", "BQ-BASE-06")
@card("festering_wound", "diseased_wound")
def test_a_heal_takes_a_token_or_destroys_a_wound_card_of_hand_play_or_discards(table):
    table.start(2).hand("festering_wound")
    table.discards("diseased_wound")
    table.has(wounds=1).morning("horde_1", "horde_1").place("bazaar", "stay")
    table.do("heal")
    assert {*table.offers} == {"heal_token", "heal_card festering_wound", "heal_card diseased_wound"}
    table.do("heal_card diseased_wound")
    assert table.kinds(board.DESTROYED) == ["diseased_wound"]
    assert table.state.wounds[0] == 1


@rule("BQ-BASE-07")
@card("festering_wound", "baaloks_thrall")
def test_of_wound_cards_of_one_sort_one_is_offered_and_no_thrall_but_at_the_temple(table):
    table.start(2).hand("festering_wound", "festering_wound", "baaloks_thrall")
    table.discards("festering_wound", "baaloks_thrall")
    table.has(wounds=1).morning().place("temple", "stay").do("heal")
    assert table.offers == ["heal_token", "heal_card festering_wound"]
    table.do("heal_card festering_wound", "use temple heal")
    assert table.offers == ["heal_token", "heal_card festering_wound", "heal_card baaloks_thrall"]
    table.do("heal_card baaloks_thrall")
    assert table.state.wounds[0] == 1


@rule("BQ-BASE-07")
def test_without_a_wound_there_is_nothing_to_heal(table):
    in_village(table, "dagger")
    assert table.refusal("heal") == ("no_wounds",)


# Gear tokens ----------------------------------------------------------------------------------------------


@rule("BQ-BASE-19", "BQ-LEX-14")
@card("iron_rations")
def test_iron_rations_are_1_gold_or_2_skill_of_a_hero_once(table):
    in_village(table, "adventurer", "dagger", "dagger", where="bazaar", iron_rations=2)
    table.do("use iron_rations eat_for_gold")
    assert table.gold() == 5
    assert board.tokens_of(table.state, 0) == 1
    assert (table.attack(), table.light(), closing.to_draw(table.state, 0)) == ((1, 0), 0, 6)
    assert shops.purchases_left(table.state, 0) == 1
    table.dungeon().do("wield dagger adventurer", seat=0)
    assert table.refusal("wield dagger adventurer", seat=0) == ("too_little_skill", 2, 0)
    table.do("use iron_rations eat", seat=0)
    table.do("wield dagger adventurer", seat=0)
    assert board.tokens_of(table.state, 0) == 0
    assert table.attack() == (3, 0)


@rule("BQ-BASE-19")
@card("lantern_token")
def test_a_lantern_token_gives_1_light(table):
    in_village(table, "adventurer", lantern_token=1).dungeon()
    table.do("use lantern_token light", seat=0)
    assert table.light() == 1
    assert board.tokens_of(table.state, 0) == 0


@rule("BQ-BASE-19")
@card("potion")
def test_a_potion_heals_a_wound_in_either_phase(table):
    in_village(table, "adventurer", wounds=2, potion=2)
    table.do("use potion drink").dungeon()
    table.do("use potion drink", seat=0)
    assert table.state.wounds[0] == board.tokens_of(table.state, 0) == 0


@rule("BQ-BASE-19")
@card("scroll")
def test_a_scroll_draws_a_card(table):
    table.start(2).deck("joba", "dagger")
    table.has(scroll=2).morning("horde_1", "horde_1").place("bazaar", "stay")
    table.do("use scroll read").dungeon()
    table.do("use scroll read", seat=0)
    assert table.in_zone(board.PLAY) == ["joba", "dagger"]
    assert "use scroll read" not in table.offers


@rule("BQ-BASE-20")
def test_an_ability_is_for_its_time(table):
    in_village(table, "adventurer", iron_rations=1, lantern_token=1)
    assert "use lantern_token light" not in table.offers
    table.dungeon()
    assert "use iron_rations eat_for_gold" not in table.offers

"""The five locations and the four guilds: what their texts let a Champion do."""

from __future__ import annotations

import pytest
from tests.games.barricades.streets import in_village
from tests.marks import card, rule

from delvewright.games.barricades import board, levels, shapes, shops


def top_treasures(table, *kinds):
    """What lies on top of the Treasure deck, and beneath it."""
    return table.put(board.TREASURES, *kinds)


def with_guild(table, guild, *cards, seats=2, where="bazaar", **what):
    table.start(seats, guilds=True)
    table.put(board.BOARD, "town_guard", guild)
    table.hand(*cards)
    table.has(**what)
    return table.morning().place(where, *["stay"] * (seats - 1))


# Marketplace ----------------------------------------------------------------------------------------------


@rule("BQ-VILLAGE-01", "BQ-VILLAGE-02", "BQ-BASE-27")
@card("marketplace")
def test_the_marketplace_draws_a_card_or_exchanges_one_and_not_both(table):
    table.start(2).hand("adventurer")
    table.deck("joba", "dagger")
    table.morning("horde_1", "horde_1").place("marketplace", "stay")
    assert {"use marketplace draw", "use marketplace lend", "use marketplace give"} <= {*table.offers}
    table.do("use marketplace draw")
    assert table.in_zone(board.PLAY) == ["adventurer", "joba"]
    for what in ("draw", "lend", "give", "borrow"):
        assert table.refusal(f"use marketplace {what}") == ("used_up", 1)


@rule("BQ-VILLAGE-08")
@card("marketplace")
def test_alone_there_is_only_the_draw(table):
    table.start(1).hand("adventurer")
    table.deck("joba")
    table.morning("horde_1").place("marketplace")
    assert table.refusal("use marketplace lend") == ("nobody_in_reach",)
    assert table.refusal("use marketplace give") == ("nobody_in_reach",)
    assert table.refusal("use marketplace borrow") == ("nobody_in_reach",)
    table.do("use marketplace draw")


@rule("BQ-BASE-27")
@card("marketplace")
def test_each_visitor_uses_a_text_for_himself_and_nobody_else_does(table):
    table.start(3).deck("joba")
    table.deck("dagger", seat=1)
    table.morning("horde_1", "horde_1", "horde_1").place("marketplace", "marketplace", "temple")
    table.do("use marketplace draw", seat=0).do("use marketplace draw", seat=1)
    assert [table.in_zone(board.PLAY, seat) for seat in (0, 1)] == [["joba"], ["dagger"]]
    assert not [name for name in table.offers_of(2) if "marketplace" in name]


# Guilds' Quarter ------------------------------------------------------------------------------------------


def won_battle(table, seat=0):
    """The Monster of the Wilderness is defeated."""
    table.dungeon().do("battle", seat=seat)
    return table


@rule("BQ-VILLAGE-03", "BQ-VILLAGE-04", "BQ-FAQ-20", "BQ-DEC-04")
@card("guilds_quarter")
def test_at_the_guilds_quarter_the_level_up_may_wait_until_spoils(table):
    in_village(table, *["edlin_1"] * 2, "adventurer", where="guilds_quarter", xp=9)
    won_battle(table)
    table.do("use guilds_quarter level_up", seat=0)
    assert "level_up edlin_1 edlin_2" in table.offers
    table.do("level_up edlin_1 edlin_2", seat=0)
    assert "edlin_2" in table.in_zone(board.DISCARD)
    assert table.refusal("use guilds_quarter level_up", seat=0) == ("used_up", 1)


@rule("BQ-VILLAGE-04")
@card("guilds_quarter")
def test_it_is_never_a_second_one(table):
    in_village(table, *["edlin_1"] * 2, *["adventurer"] * 4, where="guilds_quarter", xp=9)
    table.do("level_up edlin_1 edlin_2")
    won_battle(table)
    assert table.refusal("use guilds_quarter level_up", seat=0) == ("leveled_already",)


@rule("BQ-VILLAGE-03")
@card("guilds_quarter")
def test_without_a_won_battle_it_is_lost_and_elsewhere_there_is_none(table):
    in_village(table, "edlin_1", where="guilds_quarter", xp=9)
    table.dungeon()
    assert not [name for name in table.offers if name.startswith("use guilds_quarter")]
    table.evening()
    table.start(2).hand("edlin_1", "edlin_1", "adventurer")
    table.has(xp=9).morning().place("temple", "stay")
    won_battle(table)
    assert not [name for name in table.offers_of(0) if "guilds_quarter" in name]


@rule("BQ-EX-05")
def test_at_spoils_an_adventurer_levels_up_for_nothing_and_a_hero_of_level_1_for_its_xp(table):
    in_village(table, "edlin_1", "edlin_1", "adventurer", where="guilds_quarter", xp=3)
    won_battle(table)
    table.do("use wilderness_barricades train", seat=0)
    table.do("level_up adventurer stalker_1", seat=0)
    table.do("use guilds_quarter level_up", seat=0)
    table.do("level_up edlin_1 edlin_2", seat=0)
    assert table.in_zone(board.DISCARD) == ["stalker_1", "edlin_2"]


# Bazaar ---------------------------------------------------------------------------------------------------


@rule("BQ-BASE-30", "BQ-OPEN-24", "BQ-BASE-27")
@card("bazaar")
def test_the_bazaar_sells_any_number_of_tokens_at_their_price(table):
    in_village(table, *["dagger"] * 6, where="bazaar")
    table.sells("edlin_1", "stalker_1", "pylorian_1", "avania_1", "hand_axe")
    table.do("use bazaar iron_rations", "use bazaar potion")  # 2 + 3
    assert table.gold() == 12 - 5
    table.do("buy hand_axe")  # the one card of the board besides
    assert table.gold() == 3
    assert table.refusal("use bazaar scroll") == ("too_dear", 4, 3)
    table.do("use bazaar lantern_token")
    assert table.state.gear[0] == (1, 1, 1, 0)
    assert [deed.number for deed in board.done(table.state, 0, board.BOUGHT)] == [2, 3, 4, 3]
    assert table.gold() == 0


@rule("BQ-CHIT-10")
@card("chit_bazaar_advanced")
@pytest.mark.parametrize(("chits", "price"), [(0, 3), (1, 4), (2, 5)])
def test_its_advanced_chits_make_tokens_dearer(table, chits, price):
    table.start(2, difficulty="hard").stamp("bazaar", *["chit_bazaar_advanced"] * chits)
    table.hand(*["dagger"] * 3)
    table.morning().place("bazaar", "stay")
    table.do("use bazaar potion")
    assert table.gold() == 6 - price


# Shop -----------------------------------------------------------------------------------------------------


@rule("BQ-BASE-29", "BQ-OPEN-24", "BQ-BASE-47")
@card("shop_of_arcane_wonders")
def test_the_shop_sells_the_top_treasure_unseen_once_a_visit(table):
    table.start(2).hand(*["dagger"] * 9)
    top_treasures(table, "treasure_cache", "guardsman")
    table.morning().place("shop_of_arcane_wonders", "stay")
    table.do("use shop_of_arcane_wonders buy_treasure")
    assert table.in_zone(board.DISCARD) == ["treasure_cache"]
    assert table.gold() == 18 - 8
    assert table.refusal("use shop_of_arcane_wonders buy_treasure") == ("used_up", 1)
    assert [name for name in table.offers if name.startswith("buy")]


@rule("BQ-BASE-29")
@card("shop_of_arcane_wonders")
def test_it_must_be_paid_and_there_must_be_one(table):
    in_village(table, *["dagger"] * 3, "joba", where="shop_of_arcane_wonders")
    assert table.refusal("use shop_of_arcane_wonders buy_treasure") == ("too_dear", 8, 7)
    top_treasures(table)
    assert table.refusal("use shop_of_arcane_wonders buy_treasure") == ("no_treasure_left",)


@rule("BQ-CHIT-10")
@card("chit_shop_of_arcane_wonders_advanced")
@pytest.mark.parametrize(("chits", "price"), [(1, 9), (3, 11)])
def test_its_advanced_chits_make_treasures_dearer(table, chits, price):
    table.start(2, difficulty="hard")
    table.stamp("shop_of_arcane_wonders", *["chit_shop_of_arcane_wonders_advanced"] * chits)
    table.hand(*["dagger"] * 6)
    table.morning().place("shop_of_arcane_wonders", "stay")
    table.do("use shop_of_arcane_wonders buy_treasure")
    assert table.gold() == 12 - price


# Temple ---------------------------------------------------------------------------------------------------


@rule("BQ-BASE-28")
@card("temple")
def test_the_temple_heals_one_more_wound(table):
    in_village(table, wounds=5).do("heal", "use temple heal")
    assert table.state.wounds[0] == 3
    assert table.refusal("use temple heal") == ("used_up", 1)


@rule("BQ-BASE-28")
@card("temple", "baaloks_thrall")
def test_its_heal_may_destroy_a_thrall_and_no_other_does(table):
    in_village(table, "baaloks_thrall")
    assert table.refusal("heal") == ("no_wounds",)
    table.do("use temple heal")
    assert table.kinds(board.DESTROYED) == ["baaloks_thrall"]


@rule("BQ-BASE-28", "BQ-DEC-14", "BQ-TURN-13")
@card("temple")
def test_a_card_set_aside_there_is_in_the_next_hand_beside_those_drawn(table):
    in_village(table, "dagger", "joba")
    table.deck(*["adventurer"] * 9)
    table.night()
    assert table.asked == (0, "last_words")
    table.do("use temple set_aside", "set_aside joba")
    assert sorted(table.in_zone(board.HAND)) == ["adventurer"] * 6 + ["joba"]
    assert table.in_zone(board.DISCARD) == ["dagger"]


@rule("BQ-BASE-28")
@card("temple")
def test_it_need_not_be_and_nobody_else_is_asked(table):
    in_village(table, "dagger").night()
    assert table.asked == (0, "last_words")
    table.do("done")
    table.start(2).hand("dagger")
    table.morning().place("bazaar", "stay").night()
    assert table.state.turns == 2


@rule("BQ-CHIT-04")
@card("temple")
def test_at_a_temple_that_falls_that_evening_nothing_is_set_aside(table):
    table.start(2).stamp("temple", *["chit_temple"] * 3).hand("dagger")
    table.morning("destruction").place("temple", "stay")
    table.put(board.BAG, "chit_temple")
    table.night()
    assert table.state.turns == 2
    assert board.destroyed(table.state) == 1


# Guilds ---------------------------------------------------------------------------------------------------


@rule("BQ-BASE-52")
@card("explorers_guild")
def test_the_explorers_guild_gives_1_light_once_a_turn(table):
    with_guild(table, "explorers_guild", "adventurer").dungeon()
    table.do("use explorers_guild light", seat=0)
    assert table.light() == 1
    assert table.refusal("use explorers_guild light", seat=0) == ("used_up", 1)


@rule("BQ-BASE-52", "BQ-CHIT-14")
@card("order_of_the_ancients")
def test_the_ancients_save_1_xp_at_one_level_up_a_turn(table):
    with_guild(table, "order_of_the_ancients", "adventurer", "adventurer", "joba", xp=4)
    table.do("level_up adventurer edlin_1")
    assert table.state.xp[0] == 4 - 1
    table.evening()
    table.hand("adventurer")
    table.morning_over().place("bazaar")
    table.do("level_up adventurer edlin_1", seat=0)
    assert table.state.xp[0] == 3 - 1


@rule("BQ-BASE-52", "BQ-OPEN-57")
@card("order_of_the_ancients")
def test_a_second_level_up_of_the_turn_costs_what_it_prints(table):
    with_guild(table, "order_of_the_ancients", *["adventurer"] * 6, xp=9, where="guilds_quarter")
    table.do("level_up adventurer edlin_1")
    assert table.state.xp[0] == 8
    assert levels.level_price(table.state, 0, table.state.zones[board.PLAY][0]) == 2


@rule("BQ-BASE-52", "BQ-CHIT-14")
@card("order_of_the_ancients", "living_legends")
@pytest.mark.parametrize(("less", "paid", "saved"), [(0, 0, 2), (1, 0, 1), (2, 0, 0)])
def test_of_two_that_save_xp_no_more_is_used_up_than_it_takes(table, less, paid, saved):
    table.start(2, guilds=True).put(board.BOARD, "living_legends", "order_of_the_ancients")
    table.state.rank[0] = 2
    table.hand("adventurer")
    table.has(xp=2).morning("wound", "wound").place("temple", "stay")
    hero = table.state.zones[board.PLAY][0]
    better = levels.next_levels(table.state, hero, levels.hero_stacks(table.state))[0]
    levels.pay_and_level(table.state, 0, hero, better, less)
    assert table.state.xp[0] == 2 - paid
    assert len(board.done(table.state, 0, board.SAVED)) == saved
    table.ask_all_anew()


@rule("BQ-BASE-52", "BQ-OPEN-58")
@card("relic_seekers")
def test_the_relic_seekers_pay_2_less_and_choose_of_two_once_a_turn(table):
    table.start(2, guilds=True)
    table.put(board.BOARD, "town_guard", "relic_seekers")
    table.hand(*["dagger"] * 3)
    top_treasures(table, "treasure_cache", "guardsman", "watchmans_bell")
    table.morning().place("shop_of_arcane_wonders", "stay")
    table.do("use shop_of_arcane_wonders buy_treasure")
    assert sorted(table.offers) == ["take_treasure guardsman", "take_treasure treasure_cache"]
    table.do("take_treasure guardsman")
    assert table.gold() == 0
    assert table.in_zone(board.DISCARD) == ["guardsman"]
    assert table.kinds(board.TREASURES) == ["watchmans_bell", "treasure_cache"]


@rule("BQ-BASE-52")
@card("relic_seekers")
def test_of_a_single_treasure_there_is_nothing_to_choose(table):
    table.start(2, guilds=True)
    table.put(board.BOARD, "town_guard", "relic_seekers")
    table.hand(*["dagger"] * 3)
    top_treasures(table, "treasure_cache")
    table.morning().place("shop_of_arcane_wonders", "stay")
    table.do("use shop_of_arcane_wonders buy_treasure")
    assert table.in_zone(board.DISCARD) == ["treasure_cache"]


@rule("BQ-BASE-52")
@card("relic_seekers")
@pytest.mark.parametrize(
    ("others", "offer", "left"), [(1, "take_treasure guardsman", "guardsman"), (2, "leave", "watchmans_bell")]
)
def test_who_looks_at_two_while_others_buy_takes_what_is_left(table, others, offer, left):
    table.start(3, guilds=True)
    table.put(board.BOARD, "town_guard", "relic_seekers")
    for seat in (0, 1, 2):
        table.hand(*["dagger"] * 4, seat=seat)
    top_treasures(table, "treasure_cache", "guardsman", "watchmans_bell")
    table.morning().place(*["shop_of_arcane_wonders"] * 3)
    table.do("use shop_of_arcane_wonders buy_treasure", seat=0)
    for seat in range(1, 1 + others):
        table.do("use shop_of_arcane_wonders buy_treasure", seat=seat)
    assert table.offers_of(0) == [offer]
    table.do(offer, seat=0)
    assert table.in_zone(board.DISCARD) == [left]
    assert sum([len(table.in_zone(board.DISCARD, seat)) for seat in (1, 2)]) == others


@rule("BQ-BASE-52")
@card("relic_seekers")
def test_who_looks_while_others_buy_the_last_goes_without(table):
    table.start(3, guilds=True)
    table.put(board.BOARD, "town_guard", "relic_seekers")
    for seat in (0, 1, 2):
        table.hand(*["dagger"] * 4, seat=seat)
    top_treasures(table, "treasure_cache", "guardsman")
    table.morning().place(*["shop_of_arcane_wonders"] * 3)
    for seat in (0, 1, 2):
        table.do("use shop_of_arcane_wonders buy_treasure", seat=seat)
    table.do("leave", seat=0)
    assert [table.in_zone(board.DISCARD, seat) for seat in (0, 1, 2)] == [
        [],
        ["treasure_cache"],
        ["guardsman"],
    ]


@rule("BQ-BASE-52")
@card("relic_seekers")
def test_a_treasure_won_alone_is_chosen_too_and_a_second_one_is_the_top(table):
    table.start(2, guilds=True)
    table.put(board.BOARD, "town_guard", "relic_seekers")
    table.hand("adventurer")
    top_treasures(table, "treasure_cache", "guardsman", "watchmans_bell")
    table.room("right_2", "bog", "hobgoblin_warlord")
    table.stands("right_2").morning().place("stay", "stay").dungeon()
    table.state.boosts += (shapes.Boost(0, 0, board.NONE, physical=30),)
    table.do("battle", seat=0)
    table.do("take_treasure guardsman", seat=0)
    assert "guardsman" in table.in_zone(board.DISCARD)
    assert table.kinds(board.TREASURES) == ["watchmans_bell", "treasure_cache"]


@rule("BQ-BASE-52")
@card("the_churchs_order")
def test_the_church_heals_one_more_wound_in_the_village(table):
    with_guild(table, "the_churchs_order", wounds=3)
    table.do("heal", "use the_churchs_order heal")
    assert table.state.wounds[0] == 1
    assert table.refusal("use the_churchs_order heal") == ("used_up", 1)


@rule("BQ-BASE-52", "BQ-FAQ-17")
@card("explorers_guild", "the_churchs_order", "relic_seekers", "order_of_the_ancients")
@pytest.mark.parametrize(("wounds", "price", "xp"), [(12, 8, 2), (11, 6, 1)])
def test_at_0_hp_a_guild_gives_nothing(table, wounds, price, xp):
    table.start(2, guilds=True)
    table.put(board.BOARD, "town_guard", "relic_seekers", "order_of_the_ancients", "the_churchs_order")
    table.hand("adventurer")
    table.has(wounds=wounds).morning().place("bazaar", "stay")
    hero = table.state.zones[board.PLAY][0]
    assert shops.treasure_price(table.state, 0) == price
    assert levels.level_price(table.state, 0, hero) == xp
    assert ("use the_churchs_order heal" in table.offers) == (wounds == 11)

"""Destruction chits and Barricades: what they cost, stop, destroy and change."""

from __future__ import annotations

import pytest
from tests.games.barricades.streets import in_village
from tests.games.barricades.teller import FACES
from tests.marks import card, rule

from delvewright.games.barricades import board, closing, levels, moves, shapes, walls
from delvewright.games.barricades.kinds import BARRICADES, CHIT_KINDS

PLACES = board.PLACES


def chits(table):
    """How many lie on each location."""
    return [len(table.state.zones[board.RUINS + place]) for place in range(5)]


def only(table, *kinds):
    """These chits alone are in the bag."""
    table.put(board.BAG, *kinds)
    return table


def active(table):
    return [table.state.cast[wall].location for wall in table.state.active]


# Chits ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chit", [pytest.param(id, marks=card(id)) for id, kind in CHIT_KINDS.items()])
@rule("BQ-CHIT-01", "BQ-CHIT-02", "BQ-HORDE-04", "BQ-DICE-07", "BQ-HORDE-03")
def test_a_chit_lies_on_a_spot_of_the_location_it_names(table, chit):
    table.start(2)
    only(table, chit).morning("destruction").place("stay", "stay").evening()
    place = PLACES.index(CHIT_KINDS[chit].location)
    assert table.kinds(board.RUINS + place) == [chit]
    assert sum(chits(table)) == 1
    assert table.kinds(board.BAG) == []
    assert board.free_spots(table.state, place) == 5


@rule("BQ-CHIT-01")
def test_chits_are_drawn_by_chance(table):
    drawn = set()
    for seed in range(8):
        table.start(1, seed=seed)
        chit = closing.one_of_the_bag(table.state)
        drawn.add(table.state.cast[chit].location)
    assert len(drawn) > 1
    assert not table.game.sees(table.state, board.BAG, 0)


@rule("BQ-CHIT-03", "BQ-CHIT-04")
def test_the_fourth_destroys_the_location(table):
    table.start(2).stamp("bazaar", *["chit_bazaar"] * 3)
    table.morning().place("bazaar", "stay")
    assert "use bazaar iron_rations" not in table.offers
    assert board.standing(table.state, board.BAZAAR)
    only(table, "chit_bazaar").evening()
    table.start(2).stamp("bazaar", *["chit_bazaar"] * 4)
    table.morning()
    assert table.refusal("visit bazaar", seat=0)[0] == "location_destroyed"
    assert board.destroyed(table.state) == 1


@rule("BQ-CHIT-05", "BQ-FAQ-01", "BQ-CHIT-06")
def test_ruins_stop_no_step_of_the_board_and_no_reward(
    table,
):
    table.start(2).ruins(marketplace=4, guilds_quarter=4, shop_of_arcane_wonders=4, bazaar=4)
    table.hand(*["dagger"] * 4, *["adventurer"] * 2)
    table.has(xp=2).stands("left_2", seat=1)
    table.put(board.TREASURES, "guardsman")
    table.sells("edlin_1", "stalker_1", "pylorian_1", "avania_1", "hand_axe")
    table.morning().place("temple", "stay")
    table.do("buy hand_axe", "level_up adventurer edlin_1")
    assert not [name for name in table.offers if "treasure" in name or "bazaar" in name]
    table.dungeon()
    table.state.boosts += (shapes.Boost(0, 1, board.NONE, physical=30),)
    table.do("battle", seat=1)
    assert "guardsman" in table.in_zone(board.DISCARD, seat=1)
    table.evening()


@rule("BQ-CHIT-09", "BQ-FAQ-28", "BQ-DEC-03")
@pytest.mark.parametrize(
    ("place", "chit"),
    [
        pytest.param("marketplace", "chit_marketplace_advanced", marks=card("chit_marketplace_advanced")),
        pytest.param("temple", "chit_temple_advanced", marks=card("chit_temple_advanced")),
    ],
)
def test_a_visit_costs_everybody_1_xp_as_he_is_placed(table, place, chit):
    table.start(3, difficulty="hard").stamp(place, chit)
    table.has(seat=1, xp=1).has(seat=2, xp=2).morning()
    assert table.refusal(f"visit {place}", seat=0) == ("visit_costs_xp", 1, 0)
    table.place("", place, place)
    assert table.state.xp == [0, 0, 1]
    table.do("done", seat=1).do("think_again", seat=1)
    assert table.state.xp[1] == 0


@rule("BQ-OPEN-03")
@card("chit_temple_advanced")
def test_otherwise_it_costs_a_gear_token_of_the_champions_choice(table):
    table.start(3, difficulty="hard", visit_cost="gear").stamp("temple", "chit_temple_advanced")
    table.has(xp=5).has(seat=1, potion=1, scroll=1).has(seat=2, scroll=1).morning()
    assert table.refusal("visit temple", seat=0) == ("visit_costs_gear", 1, 0)
    table.place("", "temple", "temple")
    assert sorted(table.offers_of(1)) == ["pay potion", "pay scroll"]
    table.do("pay potion", seat=1)
    assert table.state.gear[1:] == [(0, 0, 0, 1), (0, 0, 0, 0)]
    assert table.state.xp == [5, 0, 0]


@rule("BQ-OPEN-03", "BQ-CHIT-09")
@pytest.mark.parametrize(("cost", "xp", "tokens"), [("xp", 1, 3), ("gear", 3, 1)])
def test_several_such_chits_add_up(table, cost, xp, tokens):
    table.start(2, difficulty="hard", visit_cost=cost).stamp("temple", *["chit_temple_advanced"] * 2)
    table.has(xp=3, potion=3).morning("wound", "wound").place("temple")
    assert (table.state.xp[0], board.tokens_of(table.state, 0)) == (xp, tokens)


@rule("BQ-CHIT-11", "BQ-CHIT-13", "BQ-FAQ-02", "BQ-CHIT-14")
@card("chit_guilds_quarter_advanced")
@pytest.mark.parametrize("more", [0, 3])
def test_every_paid_level_up_costs_1_xp_more_wherever_it_is_made(table, more):
    table.start(2, difficulty="hard")
    table.stamp("guilds_quarter", "chit_guilds_quarter_advanced", *["chit_guilds_quarter"] * more)
    table.hand("adventurer", *["edlin_1"] * 2)
    table.has(xp=3).morning().place("bazaar", "stay")
    assert board.destroyed(table.state) == (more == 3)
    hero = table.state.zones[board.PLAY][0]
    assert levels.level_price(table.state, 0, hero) == 3
    assert levels.level_price(table.state, 0, hero, less=2) == 1
    assert levels.level_price(table.state, 0, hero, less=9) == 0
    table.dungeon().do("battle", "use wilderness_barricades train", seat=0)
    table.do("level_up adventurer stalker_1", seat=0)  # printed as 0 XP
    assert table.state.xp[0] == 3


# Building -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", [pytest.param(place, marks=card(f"barricade_{place}")) for place in PLACES])
@rule("BQ-BARR-01", "BQ-BARR-02")
def test_for_10_gold_a_barricade_is_built_at_the_own_location(table, place):
    in_village(table, *["dagger"] * 6, where=place)
    assert BARRICADES[f"barricade_{place}"].gold_cost == 10
    mine = [name for name in table.offers if name.startswith("pledge")]
    assert mine == [f"pledge barricade_{place} {gold}" for gold in range(1, 11)]
    table.do(f"pledge barricade_{place} 10")
    assert active(table) == [place]
    assert table.gold() == 2
    assert table.refusal(f"pledge barricade_{place} 0")[0] == "stands_already"


@rule("BQ-BARR-02", "BQ-OPEN-48", "BQ-OPEN-23", "BQ-DEC-05", "BQ-BARR-03")
def test_champions_there_pledge_what_they_like_until_it_is_enough(table):
    table.start(3).hand(*["dagger"] * 3)
    table.hand(*["dagger"] * 3, seat=1)
    table.hand(*["dagger"] * 5, seat=2)
    table.morning().place("temple", "temple", "bazaar")
    assert "pledge barricade_temple 7" not in table.offers_of(0)
    table.do("pledge barricade_temple 6", seat=0)
    assert table.gold(0) == 0
    assert table.refusal("pledge barricade_temple 4", seat=0) == ("too_dear", 4, 0)
    assert not [name for name in table.offers_of(2) if "temple" in name]
    table.do("pledge barricade_temple 3", seat=1)
    assert active(table) == []
    table.do("pledge barricade_temple 1", seat=1)
    assert active(table) == ["temple"]
    built = [deed.seat for deed in table.state.deeds if deed.what == board.BUILT]
    assert built == [0, 1]
    assert [board.total(table.state, seat, board.SPENT) for seat in range(3)] == [6, 4, 0]
    assert [table.gold(seat) for seat in range(3)] == [0, 2, 10]


@rule("BQ-OPEN-48", "BQ-DEC-05", "BQ-TURN-13")
def test_a_pledge_may_be_taken_back_and_one_in_vain_comes_back(table):
    in_village(table, *["dagger"] * 4).do("pledge barricade_temple 6")
    assert table.gold() == 2
    table.do("take_back barricade_temple")
    assert table.gold() == 8
    table.do("pledge barricade_temple 8").dungeon()
    assert table.gold() == 8
    assert active(table) == []
    assert board.total(table.state, 0, board.SPENT) == 0


@rule("BQ-OPEN-23", "BQ-BARR-03")
def test_what_makes_it_cheaper_comes_off_first_and_whoever_did_it_has_built_it(table):
    table.start(2).hand(*["dagger"] * 4)
    table.morning().place("temple", "temple")
    walls.cheapen(table.state, 1, board.TEMPLE, 4)
    assert walls.price(table.state, board.TEMPLE) == 6
    table.ask_all_anew().do("pledge barricade_temple 6", seat=0)
    assert {deed.seat for deed in table.state.deeds if deed.what == board.BUILT} == {0, 1}
    assert board.total(table.state, 0, board.SPENT) == 6


@rule("BQ-BARR-03", "BQ-OPEN-23")
def test_for_nothing_it_is_built_by_who_made_it_so_cheap(table):
    table.start(2).morning().place("temple", "temple")
    walls.cheapen(table.state, 1, board.TEMPLE, 12)
    table.ask_all_anew()
    assert walls.price(table.state, board.TEMPLE) == 0
    assert table.refusal("pledge barricade_temple 0", seat=0) == ("made_cheaper_by_others",)
    table.do("pledge barricade_temple 0", seat=1)
    assert [deed.seat for deed in table.state.deeds if deed.what == board.BUILT] == [1]


@rule("BQ-OPEN-48")
def test_pledges_are_enough_as_soon_as_it_is_cheap_enough_and_the_rest_comes_back(table):
    in_village(table, *["dagger"] * 4).do("pledge barricade_temple 8")
    walls.cheapen(table.state, 0, board.TEMPLE, 4)
    assert active(table) == ["temple"]
    assert board.total(table.state, 0, board.SPENT) == 6
    assert table.gold() == 2


@rule("BQ-OPEN-48", "BQ-BARR-03", "BQ-OPEN-52")
@pytest.mark.parametrize(("less", "paid", "builders"), [(4, [2, 4], [0, 1]), (8, [0, 2], [1, 2])])
def test_of_two_who_pledged_too_much_the_last_has_the_rest_back(table, less, paid, builders):
    table.start(3).hand(*["dagger"] * 2)
    table.hand(*["dagger"] * 2, seat=1)
    table.morning("wound", "wound").place("temple", "temple")
    table.do("pledge barricade_temple 4", seat=1).do("pledge barricade_temple 4", seat=0)
    walls.cheapen(table.state, 0 if less == 4 else 2, board.TEMPLE, less)
    assert [board.total(table.state, seat, board.SPENT) for seat in (0, 1)] == paid
    assert [deed.seat for deed in table.state.deeds if deed.what == board.BUILT] == builders
    table.ask_all_anew()


@rule("BQ-BARR-07")
def test_a_destroyed_location_is_given_none(table):
    table.start(2).stamp("temple", *["chit_temple"] * 4)
    table.hand(*["dagger"] * 6)
    table.morning()
    assert walls.refused(table.state, board.TEMPLE)[0] == "location_destroyed"


# Stopping -------------------------------------------------------------------------------------------------


@rule("BQ-BARR-04", "BQ-CHIT-12", "BQ-CHIT-15")
def test_an_active_barricade_turns_over_instead_and_the_chit_goes_back(table):
    table.start(2).barricade("temple", "bazaar")
    only(table, "chit_temple").morning("destruction").place("stay", "stay").evening()
    assert sum(chits(table)) == 0
    assert active(table) == ["bazaar"]
    assert table.kinds(board.BAG) == ["chit_temple"]


@rule("BQ-BARR-06", "BQ-CHIT-12")
def test_it_stops_one_and_the_same_chit_may_come_out_again(table):
    table.start(2).barricade("temple")
    only(table, "chit_temple").morning("destruction", "destruction").place("stay", "stay").evening()
    assert chits(table)[board.TEMPLE] == 1
    assert active(table) == table.kinds(board.BAG) == []


@rule("BQ-BARR-05", "BQ-BARR-07")
def test_it_may_be_built_and_lost_in_one_turn_and_built_again(table):
    in_village(table, *["dagger"] * 5)
    table.do("pledge barricade_temple 10")
    table.state.dice = ((1, FACES["destruction"]),)
    only(table, "chit_temple").evening()
    assert active(table) == []
    table.hand(*["dagger"] * 5)
    table.morning_over().place("temple")
    table.do("pledge barricade_temple 10", seat=0)
    assert active(table) == ["temple"]


# Every location at once -----------------------------------------------------------------------------------


@rule("BQ-OPEN-11", "BQ-OPEN-37", "BQ-GUARD-14", "BQ-EX-06")
@pytest.mark.parametrize(("ignore", "on_temple", "stand"), [(False, 0, []), (True, 1, ["temple"])])
def test_every_location_that_stands_gains_one_of_its_own(table, ignore, on_temple, stand):
    table.start(4, all_locations_ignore_barricades=ignore).barricade("temple")
    table.ruins(bazaar=4, guilds_quarter=2)
    closing.every_location_gains(table.state)
    assert chits(table) == [1, 3, 4, on_temple, 1]
    assert active(table) == stand


# Stories --------------------------------------------------------------------------------------------------


@rule("BQ-EX-05")
@pytest.mark.parametrize(("chit", "stands"), [("chit_temple", False), ("chit_bazaar", True)])
def test_alone_a_barricade_for_nothing_stops_the_chit_it_is_for(table, chit, stands):
    table.start(1, layout="jordans_first_night", difficulty="first_time").of_class("town_guard")
    table.hand("adventurer", "adventurer", "adventurer", "adventurer", "edlin_1")
    table.deck(*["adventurer"] * 3, "edlin_1", "dagger", "joba")
    table.morning("heroic_opportunity").place("temple")
    table.do("use town_guard raise")
    assert active(table) == ["temple"]
    assert board.total(table.state, 0, board.SPENT) == 0
    table.has(xp=3).load(board.DICE_STREAM, FACES["horde_1"])
    table.evening()
    assert table.state.turns == 2
    table.morning_over().place("guilds_quarter")
    only(table, chit).dungeon()
    table.do("wield dagger adventurer", "battle", "use wilderness_barricades train")
    table.do("level_up adventurer avania_1", "use guilds_quarter level_up", "level_up edlin_1 edlin_2")
    assert table.icons == 1
    table.load(board.DICE_STREAM, FACES["draw"])
    table.evening()
    assert active(table) == (["temple"] if stands else [])
    assert sum(chits(table)) == stands


@rule("BQ-EX-07", "BQ-FAQ-24", "BQ-END-02")
def test_the_last_spot_falls_though_it_is_barricaded(table):
    table.start(4, difficulty="medium")
    for place in PLACES:
        count = 3 if place == "temple" else 4
        table.stamp(place, *[f"chit_{place}"] * count)
    table.barricade("temple")
    only(table, "chit_temple")
    table.morning("horde_2", "horde_1", "horde_1", "wound").place(*["stay"] * 4).evening()
    assert table.happened("barricade_falls") == [(board.TEMPLE,)]
    assert table.end[0] == "lost"
    assert len(table.happened("chit")) == 1


# What can not be told apart ---------------------------------------------------------------------------------


@pytest.mark.parametrize("mark", ["wielded", "boosts", "used", "lent", "magical", "unclassed"])
def test_of_cards_that_are_alike_one_is_offered_unless_something_was_done_to_it(table, mark):
    first, second = table.start(2).hand("adventurer", "adventurer")
    p = table.state
    assert moves.alike(p, (first, second)) == [first]
    done = {
        "wielded": ((board.NONE, second),),
        "boosts": (shapes.Boost(board.NONE, 0, second),),
        "used": ((0, second, 0),),
        "lent": ((second, 1),),
        "magical": (second,),
        "unclassed": (second,),
    }
    setattr(p, mark, done[mark])
    assert moves.alike(p, (first, second)) == [first, second]

"""Cards lent, given and borrowed between Champions, with the owner's consent."""

from __future__ import annotations

import pytest
from tests.marks import card, rule

from delvewright.games.barricades import board, exchange, shapes

CARDS = ("joba", "dagger", "adventurer")


def market(table, *cards, seats=3, other=("bree_setim",), where="temple"):
    """Seat 0 is at the Marketplace with these cards, seat 1 elsewhere with others; the rest stay away."""
    table.start(seats)
    table.hand(*(cards or CARDS))
    table.hand(*other, seat=1)
    for seat in range(seats):
        table.deck(*["adventurer"] * 7, seat=seat)
    table.morning(*["horde_1"] * seats)
    return table.place("marketplace", where)


def consent(table, seat=1):
    return [name for name in table.offers_of(seat) if name.startswith(("agree", "refuse"))]


@rule("BQ-VILLAGE-02", "BQ-VILLAGE-08", "BQ-LEX-07", "BQ-DEC-04")
@card("marketplace")
def test_a_gift_is_for_good_and_goes_to_anybody_wherever_he_is(table):
    market(table, "festering_wound", "dagger").do("use marketplace give", seat=0)
    assert "give festering_wound seat2" in table.offers_of(0)
    table.do("give festering_wound seat1", seat=0)
    assert table.in_zone(board.PLAY, seat=1) == ["bree_setim", "festering_wound"]
    assert table.state.lent == ()
    table.place("", "", "stay").evening()
    assert "festering_wound" in table.in_zone(board.DISCARD, seat=1)


@rule("BQ-VILLAGE-02", "BQ-LEX-03")
@card("marketplace")
def test_a_loan_lasts_for_the_turn(table):
    market(table).do("use marketplace lend", "lend dagger seat2", seat=0)
    assert table.in_zone(board.HAND, seat=2) == ["dagger"]
    table.place("", "", "stay").dungeon()
    assert table.in_zone(board.PLAY, seat=2) == ["dagger"]
    table.evening()
    assert "dagger" in table.in_zone(board.DISCARD)


@rule("BQ-LEX-02", "BQ-VILLAGE-02", "BQ-DEC-04")
@card("marketplace")
def test_whoever_borrows_asks_the_owner_who_may_agree(table):
    market(table, where="").do("use marketplace borrow", "borrow bree_setim seat1", seat=0)
    assert table.in_zone(board.HAND, seat=1) == ["bree_setim"]
    assert consent(table) == ["agree bree_setim seat0", "refuse bree_setim seat0"]
    assert consent(table, 2) == []
    table.do("agree bree_setim seat0", seat=1)
    assert "bree_setim" in table.in_zone(board.PLAY)
    assert table.in_zone(board.HAND, seat=1) == []
    assert table.refusal("use marketplace draw", seat=0) == ("used_up", 1)
    table.evening()
    assert "bree_setim" in table.in_zone(board.DISCARD, seat=1)


@rule("BQ-LEX-02")
@card("marketplace")
def test_what_was_used_before_and_after_a_no_stays_used(table):
    market(table).has(wounds=2, iron_rations=1, potion=1)
    table.do("use iron_rations eat_for_gold", "use marketplace borrow", "borrow bree_setim seat1", seat=0)
    table.do("use potion drink", "heal", seat=0)
    used = table.state.used
    table.do("refuse bree_setim seat0", seat=1)
    assert table.state.used == (used[0], *used[2:])
    assert consent(table) == []
    assert table.refusal("heal", seat=0) == ("healed_already",)


@rule("BQ-LEX-02", "BQ-PREST-07")
@card("town_councilmember")
def test_a_no_leaves_the_loan_that_went_before(table):
    table.start(2).of_class("town_councilmember", rank=3)
    table.hand("joba", "dagger")
    table.hand("bree_setim", seat=1)
    table.morning("horde_1", "horde_1").place("temple", "temple")
    table.do("use town_councilmember lend_twice", "lend joba seat1", seat=0)
    lent = table.state.used
    table.do("use town_councilmember borrow_twice", "borrow bree_setim seat1", seat=0)
    table.do("refuse bree_setim seat0", seat=1)
    assert table.state.used == lent


@rule("BQ-LEX-02")
@card("marketplace")
def test_who_finds_nothing_to_borrow_may_but_leave(table):
    market(table, other=()).do("use marketplace borrow", seat=0)
    assert table.offers_of(0) == ["leave"]
    table.do("leave", seat=0)
    assert table.state.requests == ()


@rule("BQ-LEX-02")
@card("marketplace")
def test_the_owner_is_asked_though_the_card_has_gone_and_he_can_but_refuse(table):
    market(table).do("use marketplace borrow", "borrow bree_setim seat1", seat=0)
    table.put(board.PLAY + 1)
    table.do("done", seat=1)
    assert table.asked == (0, "visit")
    assert table.offers_of(1) == ["refuse bree_setim seat0"]
    table.do("refuse bree_setim seat0", seat=1)


@rule("BQ-LEX-02", "BQ-OPEN-51")
@card("marketplace")
def test_who_is_refused_has_used_nothing_and_does_not_ask_the_same_again(table):
    market(table).do("use marketplace borrow", "borrow bree_setim seat1", seat=0)
    assert table.refusal("use marketplace draw", seat=0) == ("used_up", 1)
    table.do("refuse bree_setim seat0", seat=1)
    assert "bree_setim" not in table.in_zone(board.PLAY)
    assert {"use marketplace draw", "use marketplace borrow"} <= {*table.offers_of(0)}
    table.do("use marketplace borrow", seat=0)
    assert not [name for name in table.offers_of(0) if name.endswith("seat1")]
    table.do("leave", seat=0)
    assert "use marketplace draw" not in table.offers_of(0)


@rule("BQ-LEX-02")
@card("marketplace")
def test_nobody_is_done_before_he_has_answered(table):
    market(table, where="stay").place("", "", "stay")
    table.do("use marketplace borrow", "borrow bree_setim seat1", seat=0).do("done", seat=0)
    assert [ask.seat for ask in table.state.awaited] == [1]
    table.do("agree bree_setim seat0", seat=1)
    assert [(ask.seat, ask.question) for ask in table.state.awaited] == [(0, "visit")]
    assert "bree_setim" in table.in_zone(board.PLAY)
    assert table.in_zone(board.HAND, seat=1) == []


@rule("BQ-LEX-02")
def test_a_no_to_one_is_none_to_another(table):
    market(table, where="marketplace", other=("joba",)).place("", "", "marketplace")
    table.do("use marketplace borrow", "borrow joba seat1", seat=2).do("refuse joba seat2", seat=1)
    table.do("use marketplace borrow", seat=0)
    assert "borrow joba seat1" in table.offers_of(0)
    table.do("leave", seat=0)


@rule("BQ-LEX-02")
def test_while_one_chooses_what_to_borrow_the_others_draw_and_discard(table):
    market(table, other=("watchmans_bell",)).has(seat=1, scroll=1)
    table.deck("joba", seat=1)
    table.do("use marketplace borrow", seat=0)
    assert "borrow joba seat1" not in table.offers_of(0)
    table.do("use scroll read", seat=1)
    assert "borrow joba seat1" in table.offers_of(0)
    table.do("borrow joba seat1", seat=0).do("refuse joba seat0", seat=1)


@rule("BQ-LEX-02")
def test_an_owner_at_his_own_business_answers_in_the_end(table):
    market(table, other=("bree_setim", "dagger"))
    table.do("use marketplace borrow", "borrow dagger seat1", seat=0)
    table.do("done", seat=1)
    assert next(ask.question for ask in table.state.awaited if ask.seat == 1) == "exchange.consent"
    table.do("refuse dagger seat0", seat=1)
    assert 1 not in [ask.seat for ask in table.state.awaited]


@rule("BQ-PARTY-20", "BQ-LEX-03")
def test_a_lent_card_is_not_lent_on_and_some_stay(table):
    market(table, "joba", "miricelle")
    table.do("use marketplace lend")
    assert table.refusal("lend miricelle seat1", seat=0)[0] == "stays_with_its_owner"
    table.do("lend joba seat1", seat=0)
    lent = table.state.lent[0][0]
    assert exchange.cannot_part(table.state, 1, lent) == ("lent_to_you", lent)


@rule("BQ-BASE-17", "BQ-VILLAGE-02")
def test_a_card_whose_gold_is_spent_is_not_handed_on(table):
    market(table, "dagger", "dagger", "joba")
    table.sells("edlin_1", "stalker_1", "pylorian_1", "avania_1", "hand_axe")
    table.do("buy hand_axe", seat=0)
    assert table.gold() == 1
    table.do("use marketplace lend", seat=0)
    assert table.refusal("lend dagger seat1", seat=0) == ("gold_is_spent", 2, 1)
    table.do("lend joba seat1", seat=0)


@rule("BQ-FAQ-21")
def test_a_hero_takes_along_what_it_wields_and_was_given_and_a_weapon_goes_alone(table):
    table.start(2).hand("adventurer", "dagger")
    table.morning("horde_1", "horde_1").place("temple", "temple").dungeon()
    table.do("wield dagger adventurer", seat=0)
    hero, weapon = table.state.zones[board.PLAY]
    table.state.boosts += (shapes.Boost(0, 0, hero, physical=2),)
    exchange.hand_over(table.state, 0, 1, hero, lent=True)
    table.ask_all_anew()
    assert table.in_zone(board.PLAY, seat=1) == ["adventurer", "dagger"]
    assert (table.attack(0), table.attack(1)) == ((0, 0), (4, 0))
    assert {*table.state.lent} == {(hero, 0), (weapon, 0)}
    exchange.hand_over(table.state, 1, 0, weapon, lent=False)
    table.ask_all_anew()
    assert table.state.wielded == ()
    assert table.attack(1) == (3, 0)
    table.state.lent = ()
    table.leave_open()


@rule("BQ-FAQ-09", "BQ-LEX-02")
def test_a_borrowed_hero_that_levels_up_goes_to_its_owner_as_what_it_became(table):
    market(table, other=("adventurer",)).has(xp=2)
    table.do("use marketplace borrow", "borrow adventurer seat1", seat=0)
    table.do("agree adventurer seat0", seat=1)
    own = [name for name in table.offers_of(0) if name.startswith("level_up adventurer avania_1")]
    table.do(own[-1], seat=0)
    assert table.in_zone(board.DISCARD, seat=1) == ["avania_1"]
    assert table.state.lent == ()


# Diplomacy ------------------------------------------------------------------------------------------------


def council(table, rank, place="temple", other="temple"):
    table.start(3).of_class("town_councilmember", rank=rank)
    table.hand("joba", "dagger", "adventurer")
    for seat in range(3):
        table.deck(*["adventurer"] * 7, seat=seat)
    table.morning("wound", "wound", "wound")
    return table.place(place, other)


@rule("BQ-PREST-07")
@card("town_councilmember")
@pytest.mark.parametrize(("rank", "times"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_diplomacy_hands_on_a_card_once_and_from_rank_3_on_twice(table, rank, times):
    name = {1: "lend", 2: "lend", 3: "lend_twice", 4: "lend_afar"}[rank]
    council(table, rank)
    for turn in range(times):
        table.do(f"use town_councilmember {name}", seat=0)
        table.do(f"lend {('joba', 'dagger')[turn]} seat1", seat=0)
    assert table.in_zone(board.PLAY, seat=1) == ["joba", "dagger"][:times]
    for other in ("give", "borrow"):
        refused = f"use town_councilmember {name.replace('lend', other)}"
        assert table.refusal(refused, seat=0) == ("used_up", times)


@rule("BQ-PREST-07")
@card("town_councilmember")
@pytest.mark.parametrize(("rank", "reaches"), [(1, False), (3, False), (4, True)])
def test_diplomacy_is_for_ones_location_and_from_rank_4_on_for_anywhere(table, rank, reaches):
    council(table, rank, other="bazaar")
    name = {1: "lend", 3: "lend_twice", 4: "lend_afar"}[rank]
    if reaches:
        table.do(f"use town_councilmember {name}", "lend joba seat2", seat=0)
    else:
        assert table.refusal(f"use town_councilmember {name}", seat=0) == ("nobody_in_reach",)


@rule("BQ-VILLAGE-09")
@pytest.mark.parametrize(("place", "reached"), [(board.TEMPLE, [2]), (board.SQUARE, []), (board.NONE, [])])
def test_at_no_location_nobody_is_at_the_same_one(table, place, reached):
    table.start(3).morning("wound", "wound", "wound")
    table.state.visits = ((0, place), (1, board.BAZAAR), (2, place))
    assert exchange.same_place(table.state, 0) == reached
    table.state.visits = ()
    table.ask_all_anew()


@rule("BQ-PREST-07")
@card("town_councilmember")
def test_alone_diplomacy_draws_a_card_and_discards_one(table):
    table.start(1).of_class("town_councilmember", rank=1)
    table.hand("joba")
    table.deck("dagger")
    table.morning("wound").place("temple")
    table.do("use town_councilmember confer", "discard joba")
    assert table.in_zone(board.PLAY) == ["dagger"]
    assert table.in_zone(board.DISCARD) == ["joba"]


# Chits put back -------------------------------------------------------------------------------------------


@rule("BQ-PREST-12", "BQ-CHIT-01")
@card("town_councilmember")
@pytest.mark.parametrize("answer", ["redraw", "let_it_be"])
def test_from_rank_6_on_a_drawn_chit_may_be_put_back_before_a_barricade_stops_it(table, answer):
    table.start(2).of_class("town_councilmember", rank=6)
    table.put(board.BAG, "chit_temple")
    table.barricade("temple").morning("destruction", "wound").place("stay", "stay").night()
    assert table.asked == (0, "redraw")
    table.do(f"{answer} chit_temple")
    assert table.happened("put_back") == (
        [(0, table.state.zones[board.BAG][0])] if answer == "redraw" else []
    )
    assert len(table.happened("barricade_falls")) == 1
    assert table.state.turns == 2

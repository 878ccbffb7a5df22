"""Offers: who may speak when, how an offer is answered, countered, composed and signed (DD-BARGAIN-1…9)."""

import pytest
from tests.games.dungeon_dice.teller import Story

from delvewright.kernel.errors import BadAnswer
from marks import rule


@rule("DD-BARGAIN-1", "DD-NEG-2", "DD-NEG-3", "DD-ASSIST-2")
def test_an_accepted_offer_is_a_contract(table: Story) -> None:
    table.start(seats=3, bargains="templates")
    table.meets("goblin L1")
    table.do("bargain seat1")
    assert table.asked == (0, "bargain")
    table.do("offer assist:1>0,reward_to:0>1:main")
    assert table.asked == (1, "answer_offer")
    assert table.state.offers == ((1, "W1", 0, (1,), (("ASSIST", 1, 0), ("REWARD_TO", 0, 1, "main"))),)
    table.do("accept")
    assert table.state.offers == ()
    assert table.state.fighters == (0, 1)
    assert [contract[1:3] for contract in table.state.contracts] == [("W1", 0)]
    table.leave_open()


@rule("DD-BARGAIN-1")
def test_a_refused_offer_binds_nobody(table: Story) -> None:
    table.start(seats=3, bargains="templates")
    table.meets("goblin L1")
    table.do("bargain seat1", "offer assist:1>0,reward_to:0>1:main", "pass")
    assert table.happened("turned_down") == [(1, 1)]
    assert table.state.contracts == ()
    assert table.state.fighters == (0,)
    assert table.asked == (0, "prepare")
    table.do("run")


@rule("DD-BARGAIN-3")
def test_three_offers_in_a_window_are_enough(table: Story) -> None:
    table.start(seats=3, bargains="templates")
    table.meets("goblin L1")
    for _ in range(3):
        table.do("bargain seat1", "offer assist:1>0,reward_to:0>1:main", "pass")
    assert table.refusal("bargain seat1") == ("enough_said", 3)
    assert table.refusal("bargain seat2") == ("enough_said", 3)
    table.do("run")
    assert table.asked == (1, "turn")  # nobody had anything to trade at the end of the turn


@rule("DD-BARGAIN-3")
def test_an_offer_may_be_countered_once(table: Story) -> None:
    table.start(seats=3, bargains="templates")
    table.meets("goblin L1")
    table.do("bargain seat1", "offer assist:1>0,roll_off:0>1:main:12")
    table.do("counter assist:1>0,reward_to:0>1:main")
    assert table.asked == (0, "answer_offer")
    assert table.offers == ["accept", "pass"]
    assert [offer[2] for offer in table.state.offers] == [0, 1]
    table.do("accept")
    assert table.state.fighters == (0, 1)
    assert table.state.contracts[0][2:] == (1, (("ASSIST", 1, 0), ("REWARD_TO", 0, 1, "main")))
    table.leave_open()


@rule("DD-BARGAIN-3")
def test_a_refused_counter_offer_ends_both(table: Story) -> None:
    table.start(seats=3, bargains="templates")
    table.meets("goblin L1")
    table.do("bargain seat1", "offer assist:1>0,roll_off:0>1:main:12")
    table.do("counter assist:1>0,reward_to:0>1:main", "pass")
    assert table.state.offers == ()
    assert table.state.contracts == ()
    table.do("run")


@rule("DD-BARGAIN-2", "DD-TRADE-1", "DD-OR-32")
def test_the_active_player_trades_at_the_end_of_its_turn(table: Story) -> None:
    table.start(bargains="templates")
    table.own("bomb")
    table.own("key", seat=1)
    table.throws(0, "spell_healing FIZZLE").do("rest")
    assert table.asked == (0, "end_of_turn")
    table.do("bargain seat1", "offer give_dice:0>1:bomb:now,give_dice:1>0:key:now", "accept")
    assert table.owned(0) == ["key"]
    assert table.owned(1) == ["bomb"]
    assert table.state.contracts == ()


@rule("DD-BARGAIN-2")
def test_nobody_is_asked_who_has_nothing_to_bargain_with(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.meets("wolf L2")
    assert table.asked == (0, "prepare")
    table.do("run")


@rule("DD-BARGAIN-2", "DD-COMBAT-9")
def test_those_with_a_bomb_are_asked_when_the_monster_shows_and_around_the_ability_phase(
    table: Story,
) -> None:
    table.start(seats=3, bargains="templates")
    table.own("bomb", seat=2)
    table.meets("wolf L2")
    assert table.asked == (2, "haggle")
    assert table.offers == ["bargain seat0", "wait", "pass"]
    table.levels(0, 1).foe(3, 1)
    table.do("wait", "confront")
    assert [ask.seat for ask in table.state.asks] == [0, 2]  # before the ability phase
    table.do("pass", seat=2).do("pass", seat=0)
    assert table.asked == (2, "outsiders")
    assert table.offers == ["roll bomb", "bargain seat0", "pass"]  # one question for its die and its word
    table.do("pass")
    assert [(ask.seat, ask.question) for ask in table.state.asks] == [(0, "haggle")]
    table.do("pass")  # once more, since the hero is not ahead
    assert table.compared == (1, 4, "loss")


@rule("DD-BARGAIN-2")
def test_who_passes_when_the_monster_shows_is_asked_again_at_the_end_only(table: Story) -> None:
    table.start(seats=4, bargains="templates")
    table.own("bomb", seat=2)
    table.own("bomb", seat=3)
    table.meets("wolf L2")
    table.levels(0, 1).foe(3, 1)
    table.do("wait", seat=3).do("pass", seat=2).do("confront")
    assert [ask.seat for ask in table.state.asks] == [0, 3]
    assert table.offers == ["bargain seat2", "bargain seat3", "pass"]  # who is quiet may be spoken to
    table.do("pass", seat=0).do("pass", seat=3)
    assert [(ask.seat, ask.question) for ask in table.state.asks] == [(2, "outsiders"), (3, "outsiders")]
    table.do("pass", seat=2).do("pass", seat=3).do("pass")
    assert table.compared == (1, 4, "loss")


@rule("DD-BARGAIN-2", "DD-BARGAIN-3")
def test_whoever_could_meddle_may_sell_its_die_or_its_restraint_at_the_end(table: Story) -> None:
    """Three offers more than before the ability phase; words begin no new round of abilities."""
    table.start(seats=3, bargains="templates")
    table.own("key", "scroll")
    table.own("bomb", seat=2)
    table.bag("item", "key", "key")
    table.meets("wolf L2")
    table.levels(0, 4).foe(1, 1)
    table.do("wait", "confront")
    for _ in range(3):
        table.do("bargain seat0", seat=2).do("pass")
    table.do("pass", seat=0).do("pass")  # the hero keeps its scroll
    assert table.asked == (2, "outsiders")
    for _ in range(2):
        table.do("bargain seat0", "pass")
        assert table.asked == (2, "outsiders")
    table.do("bargain seat0", "offer no_harm:2>0:0,give_dice:0>2:key:now", "accept")
    assert table.owned(2) == ["bomb", "key"]
    assert table.refusal("bargain seat0") == ("enough_said", 3)
    table.do("pass")
    assert table.compared == (4, 2, "win")


@rule("DD-BARGAIN-2")
def test_no_last_call_when_the_heroes_are_ahead(table: Story) -> None:
    table.start(seats=3, bargains="templates")
    table.own("bomb", seat=2)
    table.bag("item", "key", "key")
    table.meets("wolf L2")
    table.levels(0, 4).foe(1, 1)
    table.do("wait", "confront")
    table.do("pass", seat=2).do("pass", seat=0).do("pass")
    assert table.compared == (4, 2, "win")


@rule("DD-BARGAIN-2")
def test_without_bargains_nobody_speaks(table: Story) -> None:
    table.start(seats=3, bargains="none")
    table.own("bomb", seat=2)
    table.own("bomb", "bomb")
    table.meets("wolf L2")
    assert table.asked == (0, "prepare")
    assert not any(name.startswith(("bargain", "call_for_help")) for name in table.offers)
    table.do("run")
    assert "bargain seat2" not in table.offers


@rule("DD-NEG-3", "DD-BARGAIN-2")
def test_a_call_for_help_lets_everybody_name_a_price(table: Story) -> None:
    table.start(seats=3, bargains="templates")
    table.bag("equipment", "armor_grey")
    table.meets("goblin L1")
    table.do("call_for_help")
    assert [(ask.seat, ask.question) for ask in table.state.asks] == [(1, "volunteer"), (2, "volunteer")]
    table.do("pass", seat=1).do("bargain seat0", seat=2)
    assert "offer assist:2>0" in table.offers  # out of kindness
    table.do("offer assist:2>0,reward_to:0>2:main", "accept")
    assert table.state.fighters == (0, 2)
    table.levels(0, 3).levels(2, 3).foe(1)
    table.do("confront", "pass")  # the goblin's SLASH
    assert table.owned(2) == ["armor_grey"]
    assert table.owned(0) == []


@rule("DD-BARGAIN-2", "DD-OFFTURN-1")
def test_the_active_player_may_ask_the_table_for_offers(table: Story) -> None:
    table.start(seats=3, bargains="templates")
    table.own("bomb")
    table.own("key", seat=2)
    table.throws(0, "spell_healing FIZZLE").do("rest", "call_for_offers")
    table.do("pass", seat=1).do("bargain seat0", seat=2)
    table.do("offer give_dice:2>0:key:now,give_dice:0>2:bomb:now", "accept")
    table.do("pass")  # seat 2 has said what it had to say
    assert table.owned(0) == ["key"]
    assert table.owned(2) == ["bomb"]
    assert table.refusal("call_for_offers") == ("enough_said", 1)


# Composing --------------------------------------------------------------------------------------------------


@rule("DD-BARGAIN-1", "DD-BARGAIN-5", "DD-NEG-4")
def test_a_bundle_is_composed_term_by_term(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("bomb", "key")
    table.meets("dragon L5")
    table.do("bargain seat1", "compose")
    assert table.refusal("propose") == ("empty_offer",)
    table.do("between seat1 seat0", "add assist")
    table.do("between seat0 seat1", "add give_on_win", "put give_dice:0>1:bomb:win")
    table.do("between seat0 seat1", "add reward", "put reward_to:0>1:potion")
    table.do("between seat0 seat1", "add trophy")
    assert "drop trophy_to:0>1" in table.offers
    table.do("drop reward_to:0>1:potion", "propose", "accept")
    assert table.state.contracts[0][3] == (
        ("ASSIST", 1, 0),
        ("GIVE_DICE", 0, 1, (table.state.zones[0][0],), "win"),
        ("TROPHY_TO", 0, 1),
    )
    table.leave_open()


@rule("DD-BARGAIN-1", "DD-BARGAIN-6")
def test_what_bargains_are_about_is_laid_on_the_cloth_at_once_and_given_when_one_likes(table: Story) -> None:
    table.start(seats=2, bargains="full")
    table.own("bomb")
    table.own("key", seat=1)
    table.meets("goblin L1")
    table.do("bargain seat1")
    plain = {"give_dice:0>1:bomb:now", "give_dice:1>0:key:now", "reward_to:0>1:main", "assist:1>0"}
    assert {f"put {term}" for term in plain} <= {*table.offers}
    assert table.refusal("put reward_to:1>0:main") == ("active_only",)
    table.do("put give_dice:0>1:bomb:now", "put give_dice:0>1:bomb:win", "put assist:1>0")
    assert "put give_dice:0>1:bomb:win" not in table.offers  # it is given then already
    table.do("propose")
    terms = (("GIVE_DICE", 0, 1, (table.state.zones[0][0],), "win"), ("ASSIST", 1, 0))
    assert table.state.offers[0][4] == terms
    table.leave_open()


@rule("DD-BARGAIN-5")
def test_on_a_side_with_four_terms_nothing_more_is_laid(table: Story) -> None:
    table.start(bargains="full")
    table.own("bomb", "key", "boomerang", "compass", "poison_vial")
    table.throws(0, "spell_healing FIZZLE").do("rest", "bargain seat1")
    laid = [f"put give_dice:0>1:{die}:now" for die in ("bomb", "key", "boomerang", "compass")]
    table.do(*laid)
    assert not [name for name in table.offers if name.startswith("put ")]
    table.leave_open()


@rule("DD-BARGAIN-5")
def test_four_terms_a_side_and_three_parties_are_the_most(table: Story) -> None:
    table.start(seats=4, bargains="full")
    table.own("bomb", "bomb", "bomb", "bomb", "bomb")
    table.throws(0, "spell_healing FIZZLE").do("rest", "bargain seat1", "compose")
    for _ in range(4):
        table.do("between seat0 seat1", "add give_now")
    assert table.refusal("between seat0 seat1") == ("too_many_terms", 0, 4)
    table.do("include seat2")
    assert "include seat3" not in table.offers
    table.do("between seat1 seat2", "add future_assist")
    table.do("put future_assist:1>2:1:" + str(table.state.turns + 4), "propose")
    assert table.asked == (1, "answer_offer")
    table.do("accept")
    assert table.asked == (2, "answer_offer")
    table.do("accept")
    assert table.owned(1) == ["bomb"] * 4
    assert table.owned(0) == ["bomb"]
    assert [term[:3] for term in table.state.contracts[0][3]] == [("FUTURE_ASSIST", 1, 2)]


@rule("DD-BARGAIN-5")
def test_one_of_three_who_refuses_ends_the_offer(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("bomb", "key")
    table.throws(0, "spell_healing FIZZLE").do("rest", "bargain seat1", "compose", "include seat2")
    table.do("between seat0 seat1", "add give_now", "put give_dice:0>1:bomb:now")
    table.do("between seat0 seat2", "add give_now")  # the key is all that is left
    table.do("propose", "accept", "pass")
    assert table.owned(0) == ["bomb", "key"]


@rule("DD-BARGAIN-3")
def test_a_counter_offer_may_be_composed_from_what_was_offered(table: Story) -> None:
    table.start(bargains="full")
    table.own("bomb")
    table.own("key", "boomerang", seat=1)
    table.throws(0, "spell_healing FIZZLE").do("rest", "bargain seat1")
    table.do("offer give_dice:0>1:bomb:now,give_dice:1>0:key:now", "compose")
    table.do("drop give_dice:1>0:key:now", "between seat1 seat0", "add give_now")
    table.do("put give_dice:1>0:boomerang:now", "propose")
    assert table.asked == (0, "answer_offer")
    assert table.offers == ["accept", "pass"]
    table.do("accept")
    assert table.owned(0) == ["boomerang"]
    assert table.owned(1) == ["bomb", "key"]


@rule("DD-BARGAIN-3")
def test_a_draft_may_be_withdrawn(table: Story) -> None:
    table.start(bargains="full")
    table.own("bomb")
    table.throws(0, "spell_healing FIZZLE").do("rest", "bargain seat1", "compose")
    table.do("between seat0 seat1", "pass", "pass")
    assert table.asked == (0, "end_of_turn")
    assert table.happened("offered") == []


@rule("DD-BARGAIN-6")
def test_a_die_is_promised_once(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("bomb", "key")
    table.meets("goblin L1")
    table.do("bargain seat1", "compose", "between seat0 seat1", "add give_after")
    table.do("put give_dice:0>1:bomb:after", "propose", "accept")
    table.do("bargain seat2", "compose", "between seat0 seat2", "add give_now")
    assert table.asked == (0, "compose")
    assert "drop give_dice:0>2:key:now" in table.offers
    table.do("pass", "run")
    assert table.owned(0) == ["bomb", "key"]  # and without a combat nothing is due after it


@rule("DD-BARGAIN-9")
def test_experience_levels_and_fame_are_no_terms(table: Story) -> None:
    table.start(bargains="full").experience(5)
    table.own("bomb")
    table.throws(0, "spell_healing FIZZLE").do("rest", "bargain seat1", "compose", "between seat0 seat1")
    headings = {name.split()[1] for name in table.offers if name.startswith("add ")}
    assert headings == {"give_now", "future_assist", "no_harm", "heal"}
    with pytest.raises(BadAnswer):
        table.do("add experience")
    table.do("pass", "pass")


@rule("DD-TRADE-7", "DD-ARTIFACT-CURSED-2")
def test_an_equipped_cursed_die_cannot_be_given(table: Story) -> None:
    table.start(mode="standard", bargains="full")
    ring = table.own("helm_of_reflection", "bomb")[0]
    table.state.gear[0] = (ring,)
    table.throws(0, "spell_healing FIZZLE").do("rest", "bargain seat1", "compose")
    table.do("between seat0 seat1", "add give_now")
    assert "drop give_dice:0>1:bomb:now" in table.offers  # the only one
    table.do("pass")


@rule("DD-TRADE-2", "DD-TRADE-4", "DD-TROPHY-2", "DD-WIN-14")
def test_trophies_and_wounded_dice_change_hands_with_their_fame_and_wounds(table: Story) -> None:
    table.start(bargains="full")
    table.own("sword_black")
    table.wound("sword_black")
    table.trophy("dragon L4")
    table.throws(0, "spell_healing FIZZLE").do("rest", "bargain seat1", "compose")
    table.do("between seat0 seat1", "add give_now", "put give_dice:0>1:sword_black:now")
    table.do("between seat0 seat1", "add give_now", "propose", "accept")
    assert table.owned(1) == ["sword_black"]
    assert table.wounded == ["sword_black"]
    assert table.trophies(1) == ["dragon"]
    assert (table.fame(0), table.fame(1)) == (0, 2)


@rule("DD-TRADE-1", "DD-OR-20")
def test_a_trade_may_win_the_game(table: Story) -> None:
    table.start(bargains="full", goal=3)
    table.trophy("dragon L4", seat=1)
    table.own("bomb", seat=1)
    table.own("artifact_sword")
    table.throws(0, "spell_healing FIZZLE").do("rest", "bargain seat1", "compose")
    table.do("between seat1 seat0", "add give_now", "put give_dice:1>0:dragon:now", "propose", "accept")
    assert table.state.over
    assert table.state.result.winners == (0,)


@rule("DD-BARGAIN-3")
def test_a_draft_that_never_ends_is_given_up(table: Story) -> None:
    table.start(bargains="full")
    table.own("bomb")
    table.throws(0, "spell_healing FIZZLE").do("rest", "bargain seat1", "compose")
    for _ in range(24):
        assert table.asked == (0, "compose")
        table.do("between seat0 seat1", "pass")
    assert table.asked == (0, "end_of_turn")
    assert table.happened("offered") == []


@rule("DD-BARGAIN-2", "DD-EX-4")
def test_equipment_is_pooled_for_an_artifact_against_help_later(table: Story) -> None:
    table.start(bargains="templates")
    table.own("sword_grey", "sword_grey", "armor_grey", "whip_grey")
    table.own("bow_grey", "sword_purple", seat=1)
    turn = table.state.turns + 6
    table.throws(0, "spell_healing FIZZLE").do("rest")
    assert table.refusal("trade_in") == ("too_few", 4, 5)
    table.do("bargain seat1", f"offer give_dice:1>0:bow_grey:now,future_assist:0>1:1:{turn}", "accept")
    assert "trade_in" in table.offers
    assert table.owned(1) == ["sword_purple"]
    assert table.state.contracts[0][3] == (("FUTURE_ASSIST", 0, 1, 1, turn),)

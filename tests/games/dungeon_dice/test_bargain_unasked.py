"""Anybody may come forward unasked, at any time the book allows (DD-OFFTURN-1, DD-TRADE-1)."""

from tests.games.dungeon_dice.teller import Story

from marks import die, rule


def swaps(table: Story, seat: int, other: int, mine: str, theirs: str) -> None:
    """A seat offers another one die for another, unasked, and it is agreed on."""
    table.do(f"bargain seat{other}", seat=seat)
    table.do(f"offer give_dice:{seat}>{other}:{mine}:now,give_dice:{other}>{seat}:{theirs}:now", "accept")
    assert theirs in table.owned(seat)
    assert mine in table.owned(other)


def meets_event(table: Story, event: str, **settings: object) -> None:
    """Seat 0 meets an event, before which anybody may speak; seats 1 and 2 have something to trade."""
    table.start(seats=3, bargains="full", **settings)
    table.own("bomb", seat=1)
    table.own("key", seat=2)
    table.bag("encounter", event)
    table.speaks_up = True
    table.do("draw")


@rule("DD-OFFTURN-1", "DD-TRADE-1", "DD-BARGAIN-2")
def test_a_trade_is_offered_unasked_at_the_end_of_anothers_turn(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("bomb", seat=1)
    table.own("key", seat=2)
    table.speaks_up = True
    table.throws(0, "spell_healing FIZZLE").do("rest")
    assert [ask.seat for ask in table.state.asks] == [1, 2]
    swaps(table, 2, 1, "key", "bomb")  # with somebody whose turn it is not either
    table.leave_open()


@rule("DD-OFFTURN-1", "DD-NEG-3", "DD-ASSIST-2")
def test_help_is_offered_unasked_by_somebody_with_empty_hands(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.bag("item", "key")
    table.speaks_up = True
    table.meets("wolf L2")
    assert [(ask.seat, ask.question) for ask in table.state.asks] == [(1, "meanwhile"), (2, "meanwhile")]
    table.do("bargain seat0", seat=2)
    table.do("offer assist:2>0,reward_to:0>2:main", "accept")
    assert table.state.fighters == (0, 2)
    table.leave_open()


@rule("DD-OFFTURN-1", "DD-EQUIP-4")
def test_equipment_is_changed_at_the_end_of_anothers_turn(table: Story) -> None:
    table.start()
    table.own("sword_black", "axe_black", seat=1)
    table.ready(1)
    table.speaks_up = True
    table.throws(0, "spell_healing FIZZLE").do("rest")
    assert table.asked == (1, "meanwhile")
    table.do("equip", "arm sword_black")
    assert table.gear(1) == ["sword_black"]
    assert table.asked == (1, "turn")  # said once, and nobody else has anything to say


@rule("DD-TRADE-1", "DD-BARGAIN-2", "DD-DUEL-2")
@die("crown")
def test_a_trade_is_offered_before_a_duel(table: Story) -> None:
    table.start(seats=3, bargains="full", goal=99)
    table.own("crown", "bomb", seat=1)
    table.own("key", seat=2)
    table.speaks_up = True
    table.do("duel_for crown")
    assert [ask.seat for ask in table.state.asks] == [0, 1, 2]
    swaps(table, 2, 1, "key", "bomb")
    table.leave_open()


@rule("DD-TRADE-1", "DD-BARGAIN-2")
@die("event_colosseum")
def test_a_trade_is_offered_before_a_colosseum_fight(table: Story) -> None:
    meets_event(table, "event_colosseum")
    swaps(table, 2, 1, "key", "bomb")
    table.leave_open()


@rule("DD-TRADE-1", "DD-BARGAIN-2")
def test_a_trade_is_offered_before_an_epic_combat(table: Story) -> None:
    meets_event(table, "event_epic", mode="epic")
    swaps(table, 2, 1, "key", "bomb")
    table.leave_open()


def promises(table: Story, by: int, to: int, *which: str) -> None:
    """A seat offers to hand a die over when the fight is done, and it is agreed on."""
    table.do(f"bargain seat{to}", seat=by)
    table.do("compose", f"between seat{by} seat{to}", "add give_after", *which, "propose", "accept")


@rule("DD-NEG-12", "DD-BARGAIN-GIVE-DICE", "DD-DUEL-2")
@die("crown")
def test_a_die_promised_before_a_duel_is_kept_and_goes_over_after_it(table: Story) -> None:
    table.start(seats=3, bargains="full", goal=99)
    table.own("bomb", "scroll")
    table.own("crown", seat=1)
    table.speaks_up = True
    table.do("duel_for crown")
    promises(table, 0, 2, "put give_dice:0>2:bomb:after")
    table.leave_open()
    table.speaks_up = False
    table.levels(0, 1).levels(1, 4)
    while table.asked != (0, "duel"):
        table.do("pass")
    assert "roll scroll" in table.offers
    assert table.refusal("roll bomb") == ("promised", 2)
    while table.asked[1] in ("duel", "duel_outsiders"):
        table.do("pass")
    assert table.owned(2) == ["bomb"]
    assert table.state.contracts == ()


@rule("DD-NEG-12", "DD-BARGAIN-GIVE-DICE")
def test_a_die_promised_before_an_epic_combat_goes_over_after_it(table: Story) -> None:
    meets_event(table, "event_epic", mode="epic")
    promises(table, 1, 2)
    table.speaks_up = False
    table.do("pass", "pass", "pass", "pass")  # nobody says more, and nobody fights
    assert table.owned(2) == ["bomb", "key"]
    assert table.asked == (0, "epic_join")
    table.leave_open()


@rule("DD-DUEL-4", "DD-BARGAIN-2")
@die("crown")
def test_before_a_duel_only_dice_and_peace_are_agreed_on(table: Story) -> None:
    table.start(seats=3, bargains="full", goal=99)
    table.own("crown", "bomb", seat=1)
    table.own("key", seat=2)
    table.speaks_up = True
    table.do("duel_for crown")
    table.do("bargain seat2", seat=1)
    table.do("compose", "between seat1 seat2")
    assert {"add give_now", "add give_after", "add no_harm", "add future_assist"} <= set(table.offers)
    assert {"add give_on_win", "add give_on_loss"} <= set(table.offers)
    barred = ("promise_use", "threat", "assist", "reward")
    assert not {f"add {name}" for name in barred} & set(table.offers)
    table.leave_open()

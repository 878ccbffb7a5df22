"""The usual offers, list by list: what is proposed in a fight and at the end of a turn (DD-BARGAIN-1)."""

import pytest
from tests.games.dungeon_dice.teller import Story

from marks import die, rule


def proposed(table: Story) -> list[str]:
    """The offers that are ready to be made, in the order listed."""
    return [name.removeprefix("offer ") for name in table.offers if name.startswith("offer ")]


def trades(table: Story, seat: int = 0) -> list[str]:
    """The offers of a seat to the other one at the end of a turn in which nothing happened."""
    table.speaks_up = True
    table.throws(0, "spell_healing FIZZLE").do("rest")
    if seat == 0:
        while table.asked[1] == "meanwhile":
            table.do("pass")
    table.do(f"bargain seat{1 - seat}", seat=seat)
    table.leave_open()
    return proposed(table)


@rule("DD-BARGAIN-1", "DD-BARGAIN-2", "DD-NEG-1", "DD-NEG-5", "DD-NEG-6", "DD-NEG-7", "DD-NEG-9", "DD-NEG-10")
def test_what_is_usually_offered_in_a_fight(table: Story) -> None:
    table.start(seats=4, bargains="templates")
    table.own("key", "scroll", "boomerang", "healing_potion", "sword_grey")
    table.own("bomb", "boomerang", "shuriken", "dagger_black", seat=2)
    table.meets("wolf L4")
    mine = ["key", "scroll", "boomerang", "healing_potion"]
    prizes = ["reward_to:0>2:main", "reward_to:0>2:potion", "trophy_to:0>2"]
    rolls = [f"roll_off:0>2:main:{numbers}" for numbers in ("high", "12", "123", "1234")]
    given = [f"give_dice:0>2:{kind}:now" for kind in mine]
    later = f"future_assist:0>2:1:{table.state.turns + 12}"
    paid = [f"assist:2>0,{price}" for price in (*prizes, *rolls, *given, later)]
    spared = [f"no_harm:2>0:0,{one}" for one in given]
    threats = [f"{one},threat:2>0:refuses:bomb:foe" for one in given[:3]]

    table.do("bargain seat0", seat=2)
    assert proposed(table) == ["assist:2>0", *paid, *spared, *threats]
    table.do("pass").do("wait", seat=2).do("bargain seat2")
    assert proposed(table) == [*paid, *spared]
    table.do("pass", "bargain seat1")  # who has empty hands can only help
    assert proposed(table) == [one.replace("2>0", "1>0").replace("0>2", "0>1") for one in paid]
    table.do("pass").throws(0, "sword_grey 1").levels(0, 1).foe(5, 5, 5, 5).do("confront")

    won = [f"give_dice:0>2:{kind}:win" for kind in mine[:3]]
    used = [
        f"promise_use:2>0:{weapon}:heroes,{price}"
        for weapon in ("bomb", "boomerang", "shuriken")
        for price in ("reward_to:0>2:main", "roll_off:0>2:main:high", *won)
    ]
    table.do("bargain seat0", seat=2)
    assert proposed(table) == [*used, *spared, *threats]
    table.do("pass").do("bargain seat2", seat=0)
    assert proposed(table) == [*used, *spared]
    table.leave_open()


@rule("DD-BARGAIN-1", "DD-NEG-1")
def test_whoever_declined_an_invitation_may_still_be_paid(table: Story) -> None:
    table.start(seats=3, bargains="templates")
    table.meets("goblin L1")
    table.do("invite seat1", "pass")
    assert table.refusal("invite seat1") == ("refused",)
    table.do("bargain seat1", "offer assist:1>0,reward_to:0>1:main", "accept")
    assert table.state.fighters == (0, 1)
    table.do("bargain seat2")  # and there is room for one only
    assert proposed(table) == []
    table.leave_open()


@rule("DD-BARGAIN-1", "DD-TRADE-1")
@die("lost_king")
def test_swaps_are_between_dice_of_one_bag_the_most_equal_first(table: Story) -> None:
    table.start(mode="standard", bargains="templates")
    table.own("armor_grey", "sword_black", "bomb")
    table.own("armor_purple", "sword_purple", "armor_grey", "key", "artifact_sword", seat=1)
    table.state.stone = 0
    swaps = (
        ("sword_black", "armor_purple"),
        ("sword_black", "sword_purple"),
        ("armor_grey", "armor_purple"),
        ("sword_black", "armor_grey"),
        ("armor_grey", "sword_purple"),
        ("bomb", "key"),
    )
    listed = [name for name in trades(table) if name.startswith("give_dice:0>1")]
    assert listed == [f"give_dice:0>1:{mine}:now,give_dice:1>0:{theirs}:now" for mine, theirs in swaps]


@rule("DD-BARGAIN-1", "DD-TRADE-1")
def test_no_more_than_two_dozen_swaps_are_listed(table: Story) -> None:
    table.start(mode="standard", bargains="templates")
    table.own("bomb", "key", "scroll", "boomerang", "wand")
    table.own("luck_charm", "compass", "shuriken", "whetstone", "ward_stone", "toad_brew", seat=1)
    assert len(trades(table)) == 24


@rule("DD-BARGAIN-1", "DD-EX-4", "DD-TRADE-5")
@pytest.mark.parametrize(
    ("have", "lent", "place", "loan"),
    [
        (5, 2, "", 0),  # nothing is missing
        (4, 2, "", 1),
        (2, 3, "", 3),
        (2, 2, "", 0),  # more is missing than the other one has
        (1, 4, "", 0),  # four are too much to ask for
        (1, 3, "bazaar", 3),
        (4, 3, "bazaar", 0),
    ],
)
def test_what_is_missing_for_an_artifact_is_lent(
    table: Story, have: int, lent: int, place: str, loan: int
) -> None:
    """Against help later, or one of three one-use dice; the least is lent first."""
    table.start(mode="standard", bargains="templates")
    table.state.place = place
    grey = ["sword_grey", "axe_grey", "whip_grey", "bow_grey"]
    table.own(*["armor_grey"] * have, "bomb", "key", "scroll", "boomerang")
    table.own("sword_purple", *grey[: lent - 1], seat=1)
    pooled = [name for name in trades(table) if not name.startswith("give_dice:0>1")]
    if not loan:
        assert pooled == []
        return
    dice = pooled[0].split(",")[0]
    assert len(dice.split("+")) == loan
    assert ("purple" in dice) == (loan == lent)
    turn = table.state.turns + 6
    paid = [f"give_dice:0>1:{kind}:now" for kind in ("bomb", "key", "scroll")]
    assert pooled == [f"{dice},{price}" for price in (f"future_assist:0>1:1:{turn}", *paid)]


@rule("DD-BARGAIN-1", "DD-TRADE-5")
def test_nobody_lends_for_a_trade_of_the_next_turn(table: Story) -> None:
    table.start(bargains="templates")
    table.own("axe_grey")
    table.own(*["armor_grey"] * 4, seat=1)
    assert trades(table, seat=1) == ["give_dice:1>0:armor_grey:now,give_dice:0>1:axe_grey:now"]

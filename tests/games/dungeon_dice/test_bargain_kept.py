"""Dice that are promised are kept until they change hands (DD-BARGAIN-GIVE-DICE, DD-TRADE-3)."""

from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice import table as board
from marks import rule


def owe(table: Story, kind: str, when: str = "win", by: int = 0, to: int = 1) -> int:
    """A die of a seat is promised to another one."""
    piece = board.find(table.state, board.OWNED + by, kind)
    table.state.contracts += ((9, "W1", by, (("GIVE_DICE", by, to, (piece,), when),)),)
    table._ask_anew()
    return piece


def over(table: Story) -> None:
    """Nobody does anything more in this fight."""
    while table.asked[1] in ("ability", "monster"):
        table.do("pass")


@rule("DD-BARGAIN-GIVE-DICE")
def test_a_one_use_die_promised_for_a_win_is_not_rolled_before(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("bomb", "scroll")
    table.bag("equipment", "armor_grey")
    table.meets("goblin L1")
    owe(table, "bomb")
    table.levels(0, 4).foe(1).do("confront")
    assert "roll scroll" in table.offers
    assert table.refusal("roll bomb") == ("promised", 1)
    over(table)
    assert table.owned(1) == ["bomb"]


@rule("DD-BARGAIN-GIVE-DICE")
def test_of_twins_the_one_that_is_free_may_be_rolled(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("bomb", "bomb")
    table.bag("equipment", "armor_grey")
    table.meets("goblin L1")
    kept = owe(table, "bomb")
    table.levels(0, 4).foe(1).do("confront").throws(0, "bomb 5 BOMB")
    table.do("roll bomb")
    assert kept in table.state.zones[board.OWNED]
    table.do("use_who bomb BOMB seat0") if table.asked[1] == "aim" else None
    over(table)
    assert table.owned(1) == ["bomb"]


@rule("DD-BARGAIN-GIVE-DICE", "DD-ABILITY-SNATCH")
def test_a_promised_die_is_not_the_one_to_lose(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("sword_black", "armor_black", "dagger_grey")
    table.meets("imp L1")
    owe(table, "dagger_grey", "after")
    table.throws(0, "sword_black 1", "dagger_grey 1", "armor_black 0").levels(0, 1).foe(6).do("confront")
    while table.asked[1] != "snatch":
        table.do("pass")
    assert table.offers == ["give_up sword_black", "give_up armor_black"]
    table.do("give_up armor_black")
    assert table.owned(1) == ["dagger_grey"]


@rule("DD-BARGAIN-GIVE-DICE", "DD-EQUIP-7")
def test_a_promised_die_is_not_traded_in(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("sword_black", "armor_black", "dagger_grey", "whip_grey", "axe_grey")
    table.meets("goblin L1")
    assert "trade_in" in table.offers
    owe(table, "axe_grey")
    assert table.refusal("trade_in") == ("too_few", 4, 5)
    table.do("run")


@rule("DD-BARGAIN-GIVE-DICE", "DD-ONEUSE-LUCK")
def test_a_promised_charm_brings_no_luck(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("luck_charm")
    table.bag("equipment", "armor_grey", "sword_black")
    table.draws("equipment", "armor_grey")
    table.meets("goblin L1")
    owe(table, "luck_charm")
    table.levels(0, 4).foe(1).do("confront")
    over(table)
    assert table.owned(0) == ["armor_grey"]
    assert table.owned(1) == ["luck_charm"]


@rule("DD-BARGAIN-GIVE-DICE", "DD-REWARD-LOCKED-CHEST-1")
def test_a_promised_key_stays_out_of_the_lock(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("key")
    table.bag("equipment", "armor_grey")
    table.meets("demon L3")
    owe(table, "key")
    table.experience(5).levels(0, 4, 4, 4).foe(1, 1, 1).do("confront")
    over(table)
    if table.asked[1] == "trophy":
        table.do("pass")
    assert table.owned(0) == ["armor_grey"]
    assert table.owned(1) == ["key"]

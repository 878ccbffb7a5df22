"""Dice that are promised are kept until they change hands (DD-BARGAIN-GIVE-DICE, DD-TRADE-3)."""

from tests.games.dungeon_dice.guilds import rolls_class
from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice import board
from delvewright.words.zones import find
from marks import rule


def owe(table: Story, kind: str, when: str = "win", by: int = 0, to: int = 1) -> int:
    """A die of a seat is promised to another one."""
    piece = find(table.state, board.OWNED + by, kind)
    table.state.contracts += ((9, "W1", by, (("GIVE_DICE", by, to, (piece,), when),)),)
    table.ask_anew()
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


@rule("DD-BARGAIN-GIVE-DICE", "DD-ONEUSE-UPGRADE-1")
def test_a_promised_die_is_not_upgraded(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("whetstone", "sword_grey", "sword_grey", "axe_grey")
    table.bag("equipment", "sword_black", "axe_black")
    table.meets("goblin L1")
    kept = [owe(table, "sword_grey", "after"), owe(table, "axe_grey", "after")]
    table.do("roll whetstone")
    assert table.refusal("use_piece whetstone UPGRADE axe_grey") == ("promised", 1)
    table.do("use_piece whetstone UPGRADE sword_grey")  # the twin that is free
    assert all(piece in table.state.zones[board.OWNED] for piece in kept)
    table.do("run")


@rule("DD-BARGAIN-GIVE-DICE", "DD-CLASS-ARTIFICER-4")
def test_a_promised_trophy_is_not_transmuted(table: Story) -> None:
    table.start(seats=3, bargains="full")
    table.own("class_artificer", "artifact_armor")
    table.trophy("wolf L4")
    table.bag("artifact", "artifact_bow")
    table.meets("ogre L2")
    wolf = board.trophies(table.state, 0)[0]
    table.state.contracts += ((9, "W1", 0, (("GIVE_DICE", 0, 1, (wolf,), "after"),)),)
    table.ask_anew()
    rolls_class(table, "class_artificer", "TRANSMUTE")
    table.do("study class_artificer")
    assert table.refusal("use_piece class_artificer TRANSMUTE wolf") == ("promised", 1)
    table.do("run")


def sung_in(table: Story, *deals: tuple[object, ...]) -> None:
    """A Bard has performed its way into a fight that is won with a potion from a six and the wolf's own."""
    table.start(seats=3, bargains="full")
    table.own("class_bard", "harp_grey", seat=1)
    table.bag("item", "key", "bomb")
    table.meets("wolf L2")
    table.do("confront")
    table.throws(1, "harp_grey - PERFORM").do("perform harp_grey")
    table.levels(0, 4).levels(1, 4).foe(6, 1)
    rolls_class(table, "class_bard", "CHARISMA", seat=1)
    table.load(1, 5)
    table.state.contracts += ((9, "W1", 0, deals),)
    table.ask_anew()
    table.do("confront")


@rule("DD-CLASS-BARD-2", "DD-NEG-12", "DD-BARGAIN-REWARD-TO")
def test_a_bard_takes_no_reward_that_was_promised_to_another(table: Story) -> None:
    sung_in(table, ("REWARD_TO", 0, 2, "main"))
    assert table.asked == (1, "charisma")
    table.do("take POTION")  # there are two: the one from the six is free
    assert len(table.owned(1)) == 3
    assert len(table.owned(2)) == 1
    assert table.owned() == []


@rule("DD-CLASS-BARD-2", "DD-NEG-12", "DD-BARGAIN-REWARD-TO")
def test_a_bard_is_not_asked_when_everything_is_promised(table: Story) -> None:
    sung_in(table, ("REWARD_TO", 0, 2, "main"), ("REWARD_TO", 0, 2, "potion"))
    assert table.asked[1] != "charisma"
    assert table.owned(2) == ["bomb", "key"]


@rule("DD-CLASS-BARD-2", "DD-BARGAIN-REWARD-TO")
def test_a_bard_may_take_what_was_promised_to_itself(table: Story) -> None:
    sung_in(table, ("REWARD_TO", 0, 1, "main"), ("REWARD_TO", 0, 2, "potion"))
    assert table.asked == (1, "charisma")
    table.do("take POTION")
    assert len(table.owned(1)) == 3
    assert len(table.owned(2)) == 1

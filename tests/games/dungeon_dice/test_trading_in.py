"""Trading in, fame and levels, number by number: prices, what counts for whom, and how many dice."""

from tests.games.dungeon_dice.teller import FOE, Story

from delvewright.games.dungeon_dice import board
from delvewright.games.dungeon_dice.fame import parts
from delvewright.games.dungeon_dice.levels import level_dice, level_of
from marks import die, rule


def pays(table: Story, *kinds: str) -> None:
    table.do("trade_in", *[f"give {kind}" for kind in kinds])
    while table.asked[1] == "artifact":
        table.do("draw")


# Trades -----------------------------------------------------------------------------------------------------


@rule("DD-EQUIP-7", "DD-TRADE-5", "DD-EQUIP-4")
def test_whoever_trades_in_what_it_wears_puts_on_the_best_of_the_rest(table: Story) -> None:
    table.start().own("sword_purple", "sword_black", "axe_grey", "axe_grey", "bow_grey", "key")
    table.own("dagger_grey")
    table.ready(0)
    table.bag("artifact", "artifact_bow")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    assert table.gear() == ["sword_black", "sword_purple"]
    pays(table, "sword_purple", "sword_black", "axe_grey", "axe_grey", "bow_grey")
    assert table.owned() == ["artifact_bow", "dagger_grey", "key"]
    assert table.gear() == ["artifact_bow"]
    table.leave_open()


@rule("DD-TRADE-6", "DD-LOC-BAZAAR-1")
def test_only_the_bazaar_buys_one_use_dice_and_only_without_a_monster(table: Story) -> None:
    table.start(mode="standard", dungeon_die="B").own("bomb", "key", "scroll")
    table.state.place = ""
    table.ask_anew()
    assert "bazaar" not in table.offers
    table.state.place = "bazaar"
    table.ask_anew()
    assert "bazaar" in table.offers
    table.meets("goblin L1")
    assert "bazaar" not in table.offers
    table.do("run")
    assert "bazaar" in table.offers
    table.leave_open()


@rule("DD-TRADE-5", "DD-ARTIFACT-3")
def test_nothing_is_traded_in_where_no_artifact_is_left(table: Story) -> None:
    table.start(mode="standard").own(*["axe_grey"] * 5)
    table.bag("artifact")
    legends = [
        piece for piece in table.state.zones[board.CENTRE] if table.state.cast[piece].type == "legendary"
    ]
    for piece in legends[1:]:
        board.leave(table.state, piece, board.OUT)
    table.ask_anew()
    assert "trade_in" in table.offers  # a legendary one still lies in the centre
    board.leave(table.state, legends[0], board.OUT)
    table.ask_anew()
    assert table.refusal("trade_in") == ("empty_bag",)


@rule("DD-CLASS-ARTIFICER-2", "DD-CLASS-GEN-7")
@die("class_artificer")
def test_whoever_pays_with_purple_dice_is_an_artificer_this_turn(table: Story) -> None:
    table.start(mode="standard")
    guild = table.own("class_artificer", "artifact_armor", "sword_purple", "whip_purple", "dagger_purple")[0]
    table.bag("artifact", "artifact_bow", "artifact_bow")
    for piece in table.state.zones[board.CENTRE]:
        if table.state.cast[piece].type == "legendary":
            board.leave(table.state, piece, board.OUT)
    table.meets("goblin L1")
    assert table.state.studied == ()
    pays(table, "sword_purple", "whip_purple", "dagger_purple")
    assert table.state.studied == ((0, guild),)
    table.do("run")


@rule("DD-EQUIP-4")
def test_only_what_can_be_worn_is_equipment_to_change(table: Story) -> None:
    table.start().own("bomb")
    assert "equip" not in table.offers
    table.own("armor_grey")
    assert "equip" in table.offers
    table.wound("armor_grey")
    table.ask_anew()
    assert "equip" not in table.offers


# Fame -------------------------------------------------------------------------------------------------------


@rule("DD-WIN-4", "DD-WIN-7", "DD-WIN-11", "DD-OR-43", "DD-XP-7")
@die("crown", "sword_of_wounding")
def test_everything_that_counts_is_named_with_its_fame(table: Story) -> None:
    table.start(mode="standard", goal=99).experience(9)
    sword, crown, _, _ = table.own("artifact_sword", "crown", "sword_of_wounding", "bomb")
    wolf = table.trophy("wolf L4")
    table.trophy("goblin L1")
    table.state.stone = 0
    assert parts(table.state, 0) == [
        ("experience", -1, 1),
        ("artifact", sword, 1),
        (table.state.cast[crown].type, crown, 1),
        ("cursed", -1, -1),
        ("trophy", wolf, 1),
        ("stone", -1, 2),
    ]
    assert table.fame() == 5
    assert parts(table.state, 1) == []
    table.throws(0, "spell_healing FIZZLE").do("rest")
    while table.asked[0] == 0:
        table.do("pass")
    assert table.happened("fame") == [(0, 5)]  # nobody else's has changed
    assert table.state.famed == [5, 0]


# Levels -----------------------------------------------------------------------------------------------------


@rule("DD-XP-3", "DD-WOUND-4", "DD-ABILITY-FEAR-1")
def test_fear_takes_level_dice_of_the_hero_it_was_used_on(table: Story) -> None:
    table.start(seats=3).experience(5).experience(5, seat=1).experience(3, seat=2)
    table.meets("goblin L1")
    assert [level_of(table.state, who) for who in (0, 1, 2, FOE)] == [3, 3, 2, 1]
    table.state.feared = (-2, -3)
    assert [len(level_dice(table.state, seat)) for seat in range(3)] == [3, 2, 1]
    table.state.feared = ()
    table.do("run")

"""What can be agreed on: which terms in which window, with which dice, and what is said only once."""

from typing import Any

from tests.games.dungeon_dice.teller import FOE, Story

from delvewright.games.dungeon_dice import board
from delvewright.games.dungeon_dice.bargain.compose import HEADINGS, particulars
from delvewright.games.dungeon_dice.bargain.terms import bundle_refusal, goods, refusal, weapons
from delvewright.games.dungeon_dice.kinds import kinds_of
from marks import die, rule

NONE = board.NONE


def windows(table: Story, *term: Any) -> str:
    """The windows in which a term can be agreed on now, by number: they open one after the other."""
    return "".join(number for number in "12345" if refusal(table.state, f"W{number}", term) is None)


def why_not(table: Story, *term: Any, window: str = "W1") -> Any:
    return refusal(table.state, window, term)


def names(table: Story, pieces: list[int]) -> list[str]:
    return [table.state.cast[piece].id for piece in pieces]


# When -------------------------------------------------------------------------------------------------------


@rule("DD-BARGAIN-2", "DD-BARGAIN-4", "DD-BARGAIN-GIVE-DICE", "DD-BARGAIN-HEAL", "DD-BARGAIN-OPEN-CHEST")
def test_each_window_has_its_terms(table: Story) -> None:
    table.start(seats=3, bargains="full")
    key, sword = table.own("key", "sword_black")
    bomb, potion, _ = table.own("bomb", "healing_potion", "hammer_black", seat=1)
    table.meets("goblin L1")
    when = ("now", "win", "loss", "after", "opened")
    assert [windows(table, "GIVE_DICE", 0, 1, (key,), one) for one in when] == [
        "12345",
        "135",
        "135",
        "135",
        "2",
    ]
    assert windows(table, "REWARD_TO", 0, 1, "main") == windows(table, "TROPHY_TO", 0, 1) == "13"
    assert (
        windows(table, "ROLL_OFF", 0, 1, key, (), ())
        == windows(table, "ROLL_OFF", 0, 1, "main", (), ())
        == "13"
    )
    assert windows(table, "ROLL_OFF", 0, 1, "chest", (), ()) == "2"
    assert windows(table, "ASSIST", 1, 0) == "1"
    assert windows(table, "FUTURE_ASSIST", 1, 0, 1, 9) == "12345"
    assert [windows(table, "NO_HARM", 1, 0, turn) for turn in (0, 9)] == ["13", "12345"]
    assert windows(table, "PROMISE_USE", 1, 0, bomb, FOE) == "13"
    assert windows(table, "THREAT", 1, 0, "confronts", NONE, bomb, FOE) == "13"
    assert [windows(table, "HEAL", 1, 0, 1, piece) for piece in (NONE, potion)] == ["12345", "14"]
    assert windows(table, "ENCHANT_SHARE", 1, 0, 1, 9) == "12345"
    assert windows(table, "OPEN_CHEST", 1, 0, "hammer", 0) == ""
    table.state.chest = 0
    assert windows(table, "OPEN_CHEST", 1, 0, "hammer", 0) == "2"
    assert windows(table, "OPEN_CHEST", 0, 1, "hammer", 0) == ""
    table.state.chest = NONE
    assert sword in goods(table.state, 0)
    table.leave_open()


def test_every_heading_names_what_is_listed_under_it(table: Story) -> None:
    """Else it would be passed over in a window in which there is something to say."""
    table.start(seats=3, bargains="full")
    table.own("key", "bomb", "healing_potion")
    table.meets("goblin L1")
    for name, matter in HEADINGS.items():
        listed = list(particulars(table.state, "W1", (0, 1), (), 0, 1, name))
        assert {term[4] if term[0] == "GIVE_DICE" else term[0] for term in listed} == {matter}, name
    table.leave_open()


@rule("DD-BARGAIN-6", "DD-NEG-1")
def test_a_term_that_is_impossible_says_why(table: Story) -> None:
    table.start(seats=3, bargains="full")
    key = table.own("key")[0]
    bomb, potion = table.own("bomb", "healing_potion", seat=1)
    table.meets("goblin L1")
    assert why_not(table, "NO_HARM", 1, 1, 9) == ("with_oneself",)
    assert why_not(table, "GIVE_DICE", 1, 0, (key,), "now") == ("not_owned", 1)
    assert why_not(table, "GIVE_DICE", 0, 1, (key,), "win", window="W4") == ("not_now", "win")
    assert why_not(table, "GIVE_DICE", 1, 2, (bomb,), "win", window="W5") == ("neither_fights",)
    assert why_not(table, "REWARD_TO", 1, 0, "main") == ("active_only",)
    assert why_not(table, "ASSIST", 1, 2) == ("active_only",)
    assert why_not(table, "ENCHANT_SHARE", 1, 0, 1, 9) == ("no_equipment", 1)
    assert why_not(table, "PROMISE_USE", 0, 1, key, 0) == ("no_use", 0)
    assert why_not(table, "PROMISE_USE", 1, 0, bomb, 1) == ("no_such_side",)
    table.state.contracts = (
        (1, "W1", 1, (("THREAT", 1, 0, "picks", 2, bomb, FOE), ("HEAL", 1, 2, 1, potion))),
        (2, "W1", 0, (("REWARD_TO", 0, 2, "main"),)),
    )
    assert why_not(table, "GIVE_DICE", 1, 0, (bomb,), "now") == ("promised", 0)
    assert why_not(table, "GIVE_DICE", 1, 0, (potion,), "now") == ("promised", 2)
    assert why_not(table, "ROLL_OFF", 0, 1, "main", (), ()) == ("promised", 2)
    assert why_not(table, "TROPHY_TO", 0, 1) is None
    table.state.contracts = ()
    table.leave_open()


@rule("DD-BARGAIN-6", "DD-BARGAIN-GIVE-DICE")
def test_a_die_promised_by_somebody_who_lost_it_is_free_again(table: Story) -> None:
    table.start(seats=3, bargains="full")
    key, bomb = table.own("key", "bomb")
    table.meets("goblin L1")
    table.state.contracts = ((1, "W1", 0, (("GIVE_DICE", 0, 1, (key,), "after"),)),)
    assert why_not(table, "GIVE_DICE", 0, 2, (key,), "after") == ("promised", 1)
    assert why_not(table, "GIVE_DICE", 0, 2, (bomb,), "after") is None
    board.leave(table.state, key, board.OWNED + 2)
    assert why_not(table, "GIVE_DICE", 2, 1, (key,), "after") is None
    table.leave_open()


@rule("DD-BARGAIN-THREAT")
def test_one_threat_at_a_time_between_two_players(table: Story) -> None:
    table.start(seats=4, bargains="full")
    bomb, vial = table.own("bomb", "boomerang", seat=1)
    other = table.own("bomb", seat=2)[0]
    table.meets("goblin L1")
    table.state.contracts = ((1, "W1", 1, (("THREAT", 1, 0, "confronts", NONE, bomb, FOE),)),)
    assert why_not(table, "THREAT", 1, 0, "picks", 2, vial, FOE) == ("threatened", 0)
    assert why_not(table, "THREAT", 1, 3, "picks", 2, vial, FOE) is None
    assert why_not(table, "THREAT", 2, 0, "confronts", NONE, other, FOE) is None
    assert why_not(table, "PROMISE_USE", 1, 0, vial, 0) is None
    table.state.contracts = ()
    table.leave_open()


# Prizes -----------------------------------------------------------------------------------------------------


def prizes(table: Story) -> list[str]:
    """What the active player may promise away now."""
    slots = ("main", "potion", "extra", "place", "carried")
    found = [slot for slot in slots if why_not(table, "REWARD_TO", 0, 1, slot) is None]
    return found + ["trophy"] * (why_not(table, "TROPHY_TO", 0, 1) is None)


@rule("DD-BARGAIN-6", "DD-BARGAIN-REWARD-TO", "DD-BARGAIN-TROPHY-TO", "DD-TROPHY-6")
@die("mimic", "boss_yeti", "thief")
def test_only_what_is_in_prospect_is_promised(table: Story) -> None:
    table.start(seats=3, mode="standard", bosses=True, bargains="full")
    table.meets("goblin L1")
    assert prizes(table) == ["main", "potion", "extra", "trophy"]
    table.state.place = "crypt"
    assert prizes(table) == ["main", "potion", "extra", "place", "trophy"]
    table.state.place = "bazaar"
    assert prizes(table) == ["main", "potion", "extra", "trophy"]
    goblin = table.state.foe
    table.state.foe = table.make("mimic")
    assert prizes(table) == ["main", "potion", "extra"]
    table.state.foe = table.make("boss_yeti")
    assert prizes(table) == ["potion", "extra", "trophy"]
    table.state.foe, table.state.place = goblin, ""
    table.leave_open()


@rule("DD-BARGAIN-6", "DD-BARGAIN-REWARD-TO", "DD-OR-58")
@die("thief", "mercenary")
def test_a_prize_is_promised_once_and_a_thief_carries_its_main_reward(table: Story) -> None:
    table.start(seats=3, mode="standard", bargains="full")
    table.bag("equipment", "armor_grey")
    table.meets("thief L1")
    table.state.contracts = ((1, "W1", 0, (("REWARD_TO", 0, 1, "carried"), ("REWARD_TO", 0, 1, "potion"))),)
    assert prizes(table) == ["potion", "extra", "trophy"]  # potions and extras may be several
    table.state.contracts = ((1, "W1", 0, (("ROLL_OFF", 0, 1, "trophy", (), ()),)),)
    assert prizes(table) == ["main", "potion", "extra", "carried"]
    table.state.contracts = ((1, "W1", 0, (("TROPHY_TO", 0, 2),)),)
    assert why_not(table, "ROLL_OFF", 0, 1, "trophy", (), ()) == ("promised", 2)
    table.state.contracts = ((1, "W1", 0, (("REWARD_TO", 0, 1, "carried"),)),)
    thief = table.state.foe
    table.state.foe = table.make("mercenary")  # what it carries comes on top of its own reward
    assert prizes(table) == ["main", "potion", "extra", "trophy"]
    table.state.foe, table.state.contracts = thief, ()
    table.leave_open()


# Dice -------------------------------------------------------------------------------------------------------


@rule("DD-BARGAIN-PROMISE-USE", "DD-COMBAT-9", "DD-ABILITY-THROW-1")
def test_what_those_outside_can_turn_a_fight_with(table: Story) -> None:
    table.start(seats=3, mode="standard", bargains="full")
    table.own(*[kind.id for kind in kinds_of("one_use")], "dagger_black", "sword_black", seat=1)
    table.own("dagger_black")
    table.meets("goblin L1")
    strikes = ["bomb", "boomerang", "strength_potion", "poison_vial", "toad_brew", "wand", "summoning_stone"]
    assert names(table, weapons(table.state, 1)) == [*strikes, "shuriken", "dagger_black"]
    table.state.warder = 0
    assert weapons(table.state, 1) == []
    assert names(table, weapons(table.state, 0)) == ["dagger_black"]
    table.state.warder = 1
    assert len(weapons(table.state, 1)) == 9
    table.state.warder = NONE
    table.state.spent_round = ((1, "THROW"),)
    assert names(table, weapons(table.state, 1)) == [*strikes, "shuriken"]
    table.state.spent_round = ()
    table.wound("dagger_black", "bomb", seat=1)
    assert names(table, weapons(table.state, 1)) == [*strikes[1:], "shuriken"]
    table.state.wounded = ()
    table.state.place = "gem_mines"  # QUAKE, where only an axe would help
    assert names(table, weapons(table.state, 1)) == ["dagger_black"]
    table.state.place = ""
    table.leave_open()


@rule("DD-BARGAIN-PROMISE-USE", "DD-BARGAIN-4", "DD-OR-32")
def test_dice_that_lie_in_the_combat_are_neither_thrown_nor_given_now(table: Story) -> None:
    table.start(seats=3, bargains="full")
    dagger, key = table.own("dagger_black", "key")
    table.own("bomb", seat=1)
    table.meets("goblin L1")
    assert weapons(table.state, 0) == [dagger]
    table.throws(0, "dagger_black 1").levels(0, 1).foe(5).do("wait", "confront")
    assert weapons(table.state, 0) == []
    assert why_not(table, "GIVE_DICE", 0, 1, (key,), "now") is None
    assert why_not(table, "GIVE_DICE", 0, 1, (key, dagger), "now") == ("in_combat",)
    assert why_not(table, "GIVE_DICE", 0, 1, (key, dagger), "after") is None
    table.leave_open()


@rule("DD-TRADE-2", "DD-OR-43")
def test_the_stone_is_given_with_the_king_or_by_itself(table: Story) -> None:
    table.start(mode="standard", bargains="full")
    table.own("key", "key", "sword_black")
    table.trophy("wolf L4")
    table.trophy("wolf L4")
    assert len(goods(table.state, 0)) == 4  # a kind once, and every trophy
    table.state.stone = 0
    assert goods(table.state, 0)[4:] == [NONE]
    assert goods(table.state, 1) == []
    table.own("lost_king")
    assert names(table, goods(table.state, 0)) == ["key", "sword_black", "lost_king", "wolf", "wolf"]
    table.leave_open()


# Said once --------------------------------------------------------------------------------------------------


@rule("DD-BARGAIN-5", "DD-BARGAIN-6")
def test_a_bundle_speaks_of_each_thing_once(table: Story) -> None:
    table.start(seats=3, bargains="full")
    key, potion, bomb, boomerang = table.own("key", "healing_potion", "bomb", "boomerang")
    table.meets("goblin L1")

    def twice(*bundle: tuple[Any, ...], window: str = "W1") -> bool:
        """Whether the terms, each of them possible, are too much together."""
        assert all(refusal(table.state, window, term) is None for term in bundle)
        why = bundle_refusal(table.state, window, bundle)
        assert why in (None, ("said_twice",))
        return why is not None

    given = ("GIVE_DICE", 0, 1, (key,), "now")
    assert twice(given, ("GIVE_DICE", 0, 2, (key,), "after"))
    assert twice(given, ("ROLL_OFF", 0, 2, key, (), ()))
    assert not twice(given, ("GIVE_DICE", 0, 2, (bomb,), "now"))
    assert twice(("HEAL", 0, 1, 1, potion), ("GIVE_DICE", 0, 1, (potion,), "now"))
    assert twice(("PROMISE_USE", 0, 1, bomb, 0), ("THREAT", 0, 2, "picks", 1, bomb, FOE))
    assert not twice(("PROMISE_USE", 0, 1, bomb, 0), ("THREAT", 0, 2, "picks", 1, boomerang, FOE))
    assert twice(("TROPHY_TO", 0, 1), ("ROLL_OFF", 0, 2, "trophy", (), ()))
    assert twice(("REWARD_TO", 0, 1, "main"), ("ROLL_OFF", 0, 2, "main", (1, 2), ()))
    assert not twice(("REWARD_TO", 0, 1, "main"), ("TROPHY_TO", 0, 1))
    assert not twice(("REWARD_TO", 0, 1, "potion"), ("REWARD_TO", 0, 1, "potion"))  # there may be two
    assert not twice(("REWARD_TO", 0, 1, "potion"), ("ROLL_OFF", 0, 2, "potion", (), ()))
    assert twice(("ROLL_OFF", 0, 2, "potion", (), ()), ("ROLL_OFF", 0, 2, "potion", (), ()))
    assert twice(("NO_HARM", 0, 1, 0), ("ASSIST", 1, 0), ("NO_HARM", 0, 1, 0))
    table.state.chest = 1
    opens = ("OPEN_CHEST", 0, 1, "key", key)
    assert twice(opens, given, window="W2")
    assert not twice(("OPEN_CHEST", 0, 1, "hammer", bomb), ("GIVE_DICE", 0, 1, (bomb,), "now"), window="W2")
    chest = ("ROLL_OFF", 1, 0, "chest", (), ())
    assert twice(opens, chest, ("ROLL_OFF", 1, 2, "chest", (), ()), window="W2")
    table.state.chest = NONE
    assert bundle_refusal(table.state, "W1", (given, ("ASSIST", 0, 1))) == ("active_only",)
    table.leave_open()

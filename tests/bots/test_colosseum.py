"""Dungeon Dice's rules of thumb where each fights for himself."""

from __future__ import annotations

from tests.games.dungeon_dice.teller import Story

from delvewright.bots.dungeon_dice.thumb import decide


def test_poison_that_shows_is_used_though_the_strongest_has_nothing_to_lose_by_it() -> None:
    """The lowest number of the one in the lead is 0: whoever comes next is hit, or he, but somebody."""
    story = Story().start(seats=3, mode="standard")
    story.own("poison_vial")
    story.own("whip_grey", seat=1)
    story.bag("encounter", "event_colosseum")
    story.throws(1, "whip_grey 0").throws(0, "poison_vial POISON")
    story.levels(0, 1).levels(1, 4).levels(2, 3).do("draw")
    while story.asked != (0, "duel"):
        story.do("arm whip_grey" if story.asked[1] == "arm" else "pass")
    story.do("roll poison_vial")
    assert story.asked == (0, "aim")
    assert decide(story.state)[3:] in ((1,), (2,))


def test_a_shuriken_is_thrown_back_once() -> None:
    """It stays with whom it hits (DD-ONEUSE-SHURIKEN-2): two would throw it back and forth for ever."""
    story = Story().start(seats=3, mode="standard")
    (die,) = story.own("shuriken")
    story.bag("encounter", "event_colosseum")
    story.levels(0, 1).levels(1, 2).levels(2, 2).do("draw")
    while story.asked != (0, "duel"):
        story.do("pass")
    story.state.extras = ((1, -1, die),)
    assert decide(story.state) == ("roll", die)
    story.state.extras = ((1, -1, die), (0, -1, die))
    assert decide(story.state) == ("pass",)

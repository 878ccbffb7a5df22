"""Foolish moves are counted, and no game of rules of thumb is called off."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.dungeon_dice.teller import Story

from delvewright.kernel.errors import BadSetup
from delvewright.lab.follies import Seen, count, follies, sheet
from delvewright.lab.follies.counting import drawn
from delvewright.views.front import game


def test_games_that_went_on_for_ever_come_to_an_end() -> None:
    """A Guardian attacked in vain turn after turn, decks eaten up, nobody with a reason to go down."""
    games = count("thunderstone", (58, 90, 105, 122))
    assert [one.seed for one in games if one.called_off] == []


def test_games_in_which_thumb_was_foolish_are_played_without_it() -> None:
    """A Weapon conjured other than planned, a Monster that stays attacked for the stone behind it."""
    games = count("thunderstone", (2, 6, 22, 32, 38, 49, 137, 392, 485, 642))
    known = follies("thunderstone")[1]
    assert [(one.seed, name) for one in games for name in known if one.counts[name]] == []


def test_every_mode_and_number_of_seats_has_its_turn() -> None:
    front = game("thunderstone")
    seen = {(mode.key, seats) for mode, seats in (drawn(front, number) for number in range(64))}
    assert len(seen) == sum(mode.seats[1] - mode.seats[0] + 1 for mode in front.modes)


def test_the_table_has_a_line_for_every_folly() -> None:
    text = sheet("thunderstone", count("thunderstone", (0,)))
    assert "a lost attack without a reason" in text
    assert "first_game" in text


def test_the_table_names_the_games_to_look_at_and_says_how_many_more_there_are() -> None:
    games = [Seen("random", 2, seed, counts=Counter(spent=1), where={"spent": 7}) for seed in range(14)]
    line = next(line for line in sheet("thunderstone", games).splitlines() if "cards given up" in line)
    assert "14   0 (7), 1 (7), 2 (7)" in line
    assert line.endswith("11 (7), and 2 more")


def test_a_game_whose_follies_nobody_knows_is_refused() -> None:
    with pytest.raises(BadSetup, match="follies"):
        count("chess", (0,))


def test_dungeon_dice_is_played_without_them_and_bargains_are_counted() -> None:
    games = count("dungeon_dice", (0, 12, 19))
    text = sheet("dungeon_dice", games)
    for name in ("seen", "poison kept", "spare die", "uncharmed"):
        assert [one.seed for one in games if one.counts[name]] == [], text
    assert sum(one.counts["offers countered"] for one in games) > 0


def test_a_die_that_shows_and_is_not_used_is_a_folly_in_a_turn_that_wins_nothing() -> None:
    watch = follies("dungeon_dice")[0]()
    story = Story().start()
    story.own("invisibility_potion")
    story.meets("dragon L5")
    story.throws(0, "invisibility_potion INVISIBILITY").do("roll invisibility_potion")
    seen = []
    for name in ("pass", "run"):
        before, told = story.state, len(story.told)
        option = before.ask.options[story.offers.index(name)]
        story.do(name)
        seen += watch(before, option, story.state, story.told[told:])
    assert seen == ["seen"]

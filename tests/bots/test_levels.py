"""The bots on offer follow from what a game has: rules of thumb, or nothing but its rules."""

import pytest

import delvewright
from delvewright.bots import bot, hints, levels, usual
from delvewright.bots.skill import skill_of
from delvewright.server.denied import Denied
from delvewright.server.seating import known_bot

UNGUIDED = "lots"  # a game of the tests: it has rules and no room among the bots


@pytest.mark.parametrize("game", [*delvewright.catalogue(), UNGUIDED])
def test_every_bot_on_offer_can_be_called_and_thumb_needs_rules_of_thumb(game: str):
    offered = [level.name for level in levels(game)]
    assert [bot(name).name for name in offered] == offered
    assert ("thumb" in offered) == hints(game) == (skill_of(game) is not None)
    assert usual(game) == offered[-1]


def test_a_game_without_rules_of_thumb_offers_no_more_than_chance_and_gives_no_hint():
    assert [level.name for level in levels(UNGUIDED)] == ["uniform"]
    assert not hints(UNGUIDED)


def test_a_bot_that_cannot_play_a_game_gets_no_seat_in_it():
    assert known_bot("thumb", "thunderstone") == "thumb"
    with pytest.raises(Denied, match="there are uniform"):
        known_bot("thumb", UNGUIDED)

"""The bots on offer follow from what a game has: rules of thumb, or nothing but its rules."""

from typing import Any

import pytest

import delvewright
from delvewright.bots import Sight, bot, hints, levels, look, usual
from delvewright.bots.protocol import SLIPS
from delvewright.bots.skill import skill_of
from delvewright.lab.arena import duel
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


GUIDED = [name for name in delvewright.catalogue() if hints(name)]


def test_a_guided_game_has_three_levels_the_best_of_them_usual():
    for game in GUIDED:
        assert [level.name for level in levels(game)] == ["uniform", "novice", "thumb"]
        assert usual(game) == "thumb"
        assert (
            f"one answer in {('', '', 'two', 'three', 'four', 'five', 'six')[SLIPS]} " in levels(game)[1].text
        )


@pytest.mark.parametrize("name", ["thunderstone", "dungeon_dice"])
def test_a_novice_beats_chance_and_is_beaten_by_rules_of_thumb(name: str):
    game = delvewright.game(name)
    assert duel(game, ["novice", "uniform"], games=10).share(0) >= 0.8
    assert duel(game, ["novice", "thumb"], games=16).share(0) < 0.5


def test_novices_alone_against_the_game_win_less_than_rules_of_thumb():
    result = duel(delvewright.game("barricades"), ["novice", "thumb"], games=12)
    assert result.wins(0) < result.wins(1)


def test_a_novice_forgets_his_rules_as_often_as_is_said():
    game = delvewright.game("thunderstone")
    state = game.start(2, 4)
    while len(state.ask.options) < 8:
        state = game.answer(state, bot("thumb").choose(look(game, state, state.ask.seat, 1)))
    sights: list[Sight] = [look(game, state, state.ask.seat, seed) for seed in range(600)]
    best = bot("thumb").choose(sights[0])
    chosen: list[Any] = [bot("novice").choose(sight) for sight in sights]
    others = [option for option in chosen if option != best]
    assert 600 / SLIPS * 0.6 < len(others) < 600 / SLIPS * 1.2
    assert len({*others}) > 4
    assert chosen == [bot("novice").choose(sight) for sight in sights]

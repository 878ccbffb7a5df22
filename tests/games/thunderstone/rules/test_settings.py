"""What a table may say before a game, and what it gets."""

import pytest

from delvewright.games.thunderstone import GAME
from delvewright.games.thunderstone.settings import SETTINGS
from delvewright.kernel.errors import BadSetup

SWITCHES = [name for name, setting in SETTINGS.items() if isinstance(setting.default, bool)]


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_may_be_on_or_off(name: str) -> None:
    for value in (True, False):
        assert getattr(GAME.start(seats=2, packs=["wrath"], **{name: value}).rules, name) is value


@pytest.mark.parametrize("groups", [3, 4, 5, 6, 7])
def test_the_dungeon_holds_as_many_classes_as_are_wanted(groups: int) -> None:
    assert len(GAME.start(seats=2, monster_groups=groups).layout.monsters) == groups


def test_a_seed_brings_the_same_stone_for_ever() -> None:
    games = [GAME.start(seats=2, seed=seed, packs=["wrath"], stone="random") for seed in range(6)]
    mystery, agony = "stone_of_mystery", "stone_of_agony"
    assert [game.layout.stones[0] for game in games] == [mystery, agony, agony, agony, mystery, mystery]


def test_five_play_and_no_more() -> None:
    assert len(GAME.start(seats=5).xp) == 5
    with pytest.raises(BadSetup):
        GAME.start(seats=6)


def test_the_rules_of_a_game_cannot_be_changed_in_it() -> None:
    rules = GAME.start(seats=2).rules
    with pytest.raises(AttributeError):
        rules.longest = 3

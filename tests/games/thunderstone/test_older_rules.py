"""Positions of older rules play on by today's."""

import json

from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone import GAME, board, hall
from delvewright.games.thunderstone.settings import SETTINGS

NEW_SETTINGS = ("claymore_needs_gap", "fallen_are_rewarded", "shown_elixir_counts")
NEW_FIELDS = ("stood",)


def by_rules_1(table: Story) -> bytes:
    """The position as rules 1 would have saved it."""
    saved = json.loads(GAME.save(table.state))
    saved["rules"] = "1"
    for name in NEW_SETTINGS:
        del saved["position"]["rules"][name]
    for name in NEW_FIELDS:
        del saved["position"][name]
    return json.dumps(saved).encode()


def test_a_position_of_rules_1_is_this_position_with_the_readings_of_today(table: Story) -> None:
    table.quiet().hand("militia", "torch")
    table.do("dungeon")
    loaded = GAME.load(by_rules_1(table), other_rules=True)
    assert loaded == table.state
    assert [getattr(loaded.rules, name) for name in NEW_SETTINGS] == [
        SETTINGS[name].default for name in NEW_SETTINGS
    ]
    table._state = loaded
    table.do("attack griknack_goblin")


def test_who_was_choosing_a_weapon_to_conjure_goes_on_choosing(table: Story) -> None:
    table.quiet().hand("illusory_blade", "militia", "thyrian_squire", "torch")
    table.village(a=("dagger",), b=("hatchet",))
    table.do("dungeon", "use illusory_blade conjure")
    table._state = GAME.load(by_rules_1(table), other_rules=True)
    table.do("conjure dagger", "hand_to militia", "attack griknack_goblin")
    assert table.destroyed == ["dagger"]


def test_saved_positions_find_their_numbers_as_they_were() -> None:
    """Zones, targets of boosts and uses are saved by number: while rules 2 stand, none may move."""
    assert (board.SHARED, board.DEPTHS, board.SUNK, board.STACKS) == (25, 34, 40, 41)
    assert (board.EACH_HERO, board.EACH_OTHER, board.EACH_EQUIPPED, hall.SHOWN) == (-1, -2, -3, -1)

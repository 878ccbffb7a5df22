"""What lies open, and what a seat imagines of the rest."""

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone import GAME, board
from delvewright.kernel.sight import NOBODY

UPPER, LOWER = board.DEPTHS, board.DEPTHS + 1
WORLDS = 40


def test_everybody_sees_what_was_destroyed_and_what_sank(table: Story) -> None:
    table.quiet().hand("torch")
    for zone in (board.DESTROYED, board.SUNK, board.RANK_3, board.DISEASES, board.STACKS):
        assert GAME.sees(table.state, zone, NOBODY)
    for zone in (UPPER, board.SUNK - 1, board.DECK, board.HAND):
        assert not GAME.sees(table.state, zone, NOBODY)


def imagined(table: Story) -> list[list[list[str]]]:
    """The two depths of the Dungeon Deck in many worlds of seat 0."""
    worlds = [GAME.imagine(table.state, 0, seed) for seed in range(WORLDS)]
    return [
        [[world.cast[piece].id for piece in world.zones[zone]] for zone in (UPPER, LOWER)] for world in worlds
    ]


def two_depths(table: Story) -> None:
    table.quiet()
    table.put(UPPER, "nixie", "griffon")
    table.put(LOWER, "pegasus", "stone_of_mystery", "grudgebeast")


def test_monsters_may_lie_in_any_depth_and_the_stone_anywhere_in_its_own(table: Story) -> None:
    two_depths(table)
    worlds = imagined(table)
    assert {upper[0] for upper, _ in worlds} == {"nixie", "griffon", "pegasus", "grudgebeast"}
    assert {lower.index("stone_of_mystery") for _, lower in worlds} == {0, 1, 2}


def test_what_was_left_of_the_last_dungeon_stays_where_it_was_mixed_in(table: Story) -> None:
    two_depths(table)
    table.state.leftover_depth = UPPER
    worlds = imagined(table)
    assert {tuple(upper) for upper, _ in worlds} == {("nixie", "griffon"), ("griffon", "nixie")}
    assert {lower[0] for _, lower in worlds} == {"pegasus", "stone_of_mystery", "grudgebeast"}


@pytest.mark.parametrize("seat", [0, 1])
def test_imagined_luck_is_not_the_tables(table: Story, seat: int) -> None:
    worlds = [GAME.imagine(table.state, seat, seed) for seed in range(WORLDS)]
    assert len({world.seed for world in worlds} | {table.state.seed}) == WORLDS + 1

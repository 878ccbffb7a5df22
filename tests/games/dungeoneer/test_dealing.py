"""What a game begins with: Quests dealt, sets that stand alone or are combined, and how many may play."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeoneer.teller import Story
from tests.marks import rule

from delvewright.games.dungeoneer import GAME, board
from delvewright.games.dungeoneer.kinds import KINDS
from delvewright.games.dungeoneer.sorts import EPIC, HEROIC
from delvewright.kernel.errors import BadSetup

ALONE: dict[str, Any] = {"packs": ("marches",)}
EPIC_ALONE: dict[str, Any] = {"packs": ("crypt", "night"), "grade": "epic"}


def ids(state: Any, zone: int) -> list[str]:
    return [state.cast[piece].id for piece in state.zones[zone]]


@rule("DN-SETUP-08", "DN-SETUP-09")
@pytest.mark.parametrize(("settings", "grade"), [(ALONE, HEROIC), (EPIC_ALONE, EPIC)])
def test_everybody_is_dealt_two_personal_quests_and_one_is_turned_up(
    settings: dict[str, Any], grade: int
) -> None:
    state = GAME.start(seats=3, seed=5, **settings)
    dealt = [quest for seat in range(3) for quest in state.zones[board.QUESTS + seat]]
    assert [len(state.zones[board.QUESTS + seat]) for seat in range(3)] == [2, 2, 2]
    assert len(state.zones[board.GLOBAL]) == 1
    quests = [*dealt, *state.zones[board.GLOBAL], *state.zones[board.QUEST_DECKS + grade - 1]]
    assert len(set(quests)) == 14
    assert {state.cast[quest].grade for quest in quests} == {grade}
    others = GAME.start(seats=3, seed=6, **settings)
    assert ids(state, board.QUESTS) != ids(others, board.QUESTS)  # at random


@rule("DN-WIN-08")
def test_a_set_seats_2_to_4_and_two_sets_up_to_6() -> None:
    for count in (2, 4):
        assert len(GAME.start(seats=count, seed=1, packs=("crypt",)).life) == count
    with pytest.raises(BadSetup, match="these sets seat 2 to 4, not 5"):
        GAME.start(seats=5, seed=1, packs=("crypt",))
    assert len(GAME.start(seats=6, seed=1, packs=("crypt", "marches")).life) == 6
    with pytest.raises(BadSetup):
        GAME.start(seats=1, seed=1, packs=("crypt",))


@rule("DN-WIN-09")
@pytest.mark.parametrize("name", ["crypt", "marches"])
def test_a_set_is_complete_and_all_of_it_is_in_the_game(name: str) -> None:
    state = GAME.start(seats=2, seed=3, packs=(name,))
    printed = {id: kind.copies[name] for id, kind in KINDS.items() if name in kind.copies}
    there = [kind.id for kind in state.cast]
    assert {id: there.count(id) for id in set(there)} == printed
    assert sum(map(len, state.zones)) == len(there)


@rule("DN-COMBINE-22")
def test_the_long_night_borrows_a_map() -> None:
    with pytest.raises(BadSetup, match="has no map"):
        GAME.start(seats=2, seed=1, packs=("night",), grade="epic")
    state = GAME.start(seats=2, seed=1, **EPIC_ALONE)
    assert {kind.set for kind in state.cast if kind.sort == "map"} == {"crypt"}
    for zone in (board.ADVENTURE, board.PERIL_DECK, board.HERO, board.HERO + 1):
        assert {state.cast[piece].grade for piece in state.zones[zone]} == {EPIC}
    assert state.zones[board.QUEST_DECKS] == ()


@rule("DN-OPEN-49", "DN-SETUP-16")
def test_an_epic_hero_begins_with_the_life_of_the_card_or_with_6() -> None:
    assert GAME.start(seats=2, seed=1, **EPIC_ALONE).life == [8, 8]
    assert GAME.start(seats=2, seed=1, **EPIC_ALONE, epic_life="six").life == [6, 6]
    assert GAME.start(seats=2, seed=1, packs=("crypt",)).life == [6, 6]


@rule("DN-COMBINE-01", "DN-COMBINE-02")
def test_from_which_deck_a_card_was_drawn_is_remembered(table: Story) -> None:
    table.start(2, packs=("crypt", "marches")).hand("repel", "dart_slit", "haste", seat=1)
    worlds = [table.game.imagine(table.state, 0, seed) for seed in range(12)]
    hands = [[world.cast[card] for card in world.zones[board.HAND + 1]] for world in worlds]
    for hand in hands:
        assert sorted([kind.resource for kind in hand]) == ["glory", "glory", "peril"]
    assert len({kind.id for hand in hands for kind in hand}) > 3  # and which cards they are is not known

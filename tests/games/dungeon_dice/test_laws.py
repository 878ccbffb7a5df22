"""What holds in every game of Dungeon Dice, whatever is answered: played at random and looked at closely."""

import random
from typing import Any

import pytest
from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice import GAME, board
from delvewright.games.dungeon_dice.fame import fame
from marks import rule

GAMES: list[dict[str, Any]] = [
    {"seats": 2, "mode": "core", "bargains": "none", "dungeon_die": "A"},
    {"seats": 3, "mode": "core", "bargains": "full", "dungeon_die": "none"},
    {"seats": 3, "mode": "standard", "bargains": "templates", "terrain": True, "bosses": True},
    {"seats": 2, "mode": "standard", "bargains": "full", "dungeon_die": "B"},
    {"seats": 5, "mode": "standard", "bargains": "none", "terrain": True, "bosses": True},
    {"seats": 4, "mode": "epic", "bargains": "none"},
]
LASTING = ("NO_HARM", "FUTURE_ASSIST", "ENCHANT_SHARE", "HEAL")
MOST_ANSWERS = 4000


def in_order(state: Any, boosts: int) -> None:
    """Every die lies where such a die may lie, and nobody has more of anything than there is."""
    assert sorted(piece for zone in state.zones for piece in zone) == list(range(len(state.cast)))
    seats = range(len(state.experience))
    for seat in seats:
        owned = state.zones[board.OWNED + seat]
        assert set(state.gear[seat]) <= set(owned)
        assert not {state.cast[piece].type for piece in owned} & {"shrine", "trap", "spell", "boss", "epic"}
        trophies = {state.cast[piece].type for piece in state.zones[board.TROPHIES + seat]}
        assert trophies <= {"monster", "epic"}
        assert state.hurt[seat] >= 0
        assert state.experience[seat] >= 0
    assert state.boosts_left + sum(state.boosted) == boosts
    assert all(board.owner_of(state, piece) in seats for piece in state.wounded)
    assert len(set(state.fighters)) == len(state.fighters)
    assert {state.stone, state.hexed, state.warder, state.performer, state.chest} <= {board.NONE, *seats}
    if state.mode == board.MONSTER:
        assert state.fighters[0] == state.turn
        assert state.foe in state.zones[board.ENCOUNTER] or not state.dice


def begun(state: Any, goal: int) -> None:
    """A turn begins: fame has been looked at, and only promises that still hold are left."""
    assert state.famed == [fame(state, seat) for seat in range(len(state.famed))]
    assert max(state.famed) < goal
    terms = [term for contract in state.contracts for term in contract[3]]
    assert {term[0] for term in terms} <= set(LASTING)
    assert all(term[-1] >= state.turns for term in terms if term[0] != "HEAL")


@rule("DD-TURN-12", "DD-AFTER-8")
@pytest.mark.parametrize("settings", GAMES, ids=lambda one: f"{one['mode']}{one['seats']}")
@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_answered_the_table_stays_in_order(settings: dict[str, Any], seed: int) -> None:
    story = Story()
    state = GAME.start(seed=seed, longest=20, **settings)
    boosts, goal = state.boosts_left, {"core": 4, "standard": 4, "epic": 7}[settings["mode"]]
    chance = random.Random(seed)
    for _ in range(MOST_ANSWERS):
        if state.ask is None:
            break
        asked = chance.choice(state.asks)
        name = chance.choice(GAME.names(state, asked))
        state = GAME.answer(state, name, asked.seat)
        in_order(state, boosts)
        if state.ask is not None:
            story.look_at(state)
            if state.ask.question == "turn" and not state.used:
                begun(state, goal)
    assert state.result
    assert state.ask is None

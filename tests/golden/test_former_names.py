"""Steps and questions had other names once: positions saved with them load and play on."""

from pathlib import Path

import pytest

import delvewright
from delvewright.kernel.ask import QUESTIONS
from delvewright.kernel.saving import former_addresses
from delvewright.kernel.steps import STEPS, trace

FORMER = Path(__file__).parent / "former"
NAMES = [tuple(line.split()) for line in (FORMER / "names.txt").read_text().splitlines()]
"""The game, whether it was a step or a question, and what it was called: every one there was."""


@pytest.mark.parametrize("id", delvewright.catalogue())
def test_every_former_name_still_leads_somewhere(id: str) -> None:
    delvewright.game(id)
    steps, questions = former_addresses(id)
    for game, sort, name in NAMES:
        if game == id:
            address = steps[name] if sort == "step" else questions[name]
            assert address.startswith(f"{id}.")
            assert address.endswith(f".{name.rpartition('.')[2]}")
            assert address in (STEPS if sort == "step" else QUESTIONS)


def test_a_module_that_was_renamed_keeps_all_its_former_names() -> None:
    delvewright.game("dungeon_dice")
    steps, _ = former_addresses("dungeon_dice")
    today = "dungeon_dice.event_dice.turn_ends"
    assert steps["dungeon_dice.events.turn_ends"] == steps["events.turn_ends"] == today
    assert "dungeon_dice.events.turn_ends" not in STEPS


@pytest.mark.parametrize("path", sorted(FORMER.glob("*.json")), ids=lambda path: path.stem)
def test_a_position_with_former_names_plays_on(path: Path) -> None:
    game = delvewright.game(next(id for id in delvewright.catalogue() if path.stem.startswith(id)))
    state = game.load(path.read_bytes(), other_rules=True)
    assert all(line.startswith(f"{game.id}.") for line in trace(state))
    assert game.load(game.save(state)) == state
    for _ in range(20):
        state = game.answer(state, state.ask.options[0])

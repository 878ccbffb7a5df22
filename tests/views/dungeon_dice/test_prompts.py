"""How often a person is asked on others' turns when bots who mean it sit at the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from delvewright.bots.skill import skill_of
from views.dungeon_dice.tables import FRONT

MOST = 3.0
"""Questions a person should be asked on another's turn, on average, with the usual policies."""
SEED = 40


def prompts(seats: int, seed: int, **settings: Any) -> tuple[Counter[str], int]:
    """What seat 0 is asked while another seat is active, by question, and how many such turns there are."""
    skill = skill_of("dungeon_dice")
    assert skill is not None
    state = FRONT.start(seats, seed, longest=80, **settings)
    asked: Counter[str] = Counter()
    turns = last = 0
    while not state.over:
        if state.turns != last:
            last, turns = state.turns, turns + (state.turn != 0)
        ask = state.ask
        answer = None
        if last and ask.seat == 0 != state.turn:
            answer = FRONT.reflex(state, ask, {})
            asked[ask.question] += answer is None
        state = FRONT.answer(state, skill.rollout(state) if answer is None else answer, ask.seat)
    return asked, turns


@pytest.mark.parametrize("mode", ["core", "standard", "epic"])
def test_a_person_among_three_bots_is_asked_little(mode: str) -> None:
    asked: Counter[str] = Counter()
    turns = 0
    for seed in range(SEED, SEED + 4):
        found, foreign = prompts(4, seed, mode=mode)
        asked += found
        turns += foreign
    told = ", ".join(f"{question} {number / turns:.2f}" for question, number in asked.most_common(8))
    print(f"{mode}: {asked.total() / turns:.2f} questions a foreign turn ({turns} turns): {told}")
    assert turns > 60
    assert asked.total() / turns <= MOST

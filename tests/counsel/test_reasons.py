"""The reason of a hint: one sentence, and the same account as the guide's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.contract.tables import TABLES, played
from tests.games.thunderstone.teller import Story

from delvewright import counsel
from delvewright.bots import bot, look
from delvewright.views.front import game


@pytest.fixture
def table() -> Iterator[Story]:
    story = Story()
    yield story
    story.may_stay_open = True
    story.close()


def hinted(state: Any, game_id: str, number: int = 1) -> tuple[str, str]:
    """The verb that rules of thumb would choose, and why."""
    front, ask = game(game_id), state.ask
    option = bot("thumb").choose(look(front, state, ask.seat, number))
    why = counsel.reason(front, state, ask, option)
    return option[0], why.text if why else ""


def test_the_reason_names_what_is_beaten_and_by_what_means(table: Story) -> None:
    table.hand(*["elf_archmage"] * 3, "battle_fury", "lightstone_gem", "lightstone_gem")
    table.hall("griknack_goblin", "the_prince", "griknack_goblin")
    verb, why = hinted(table.state, "thunderstone")
    assert verb == "dungeon"
    assert why.startswith("With Battle Fury this hand beats The Prince in Rank 2, ")


def test_a_lesser_monster_is_not_named_where_a_better_one_is_beaten(table: Story) -> None:
    table.hand(*["elf_archmage"] * 4, "lightstone_gem", "lightstone_gem")
    table.hall("griknack_goblin", "the_prince", "griknack_goblin")
    assert "Goblin" not in hinted(table.state, "thunderstone")[1]


@pytest.mark.parametrize(
    "table", [one for one in TABLES if one.game.id == "thunderstone"][:6], ids=lambda one: one.name
)
def test_the_reason_never_contradicts_the_guide(table: Any) -> None:
    front, seen = game("thunderstone"), 0
    for number, state in enumerate(played(table).positions):
        if state.ask is None or state.ask.question != "turn.action":
            continue
        seen += 1
        ask, told = state.ask, " ".join(line.text for line in counsel.guide(front, state, state.ask.seat))
        for option in ask.options:
            why = counsel.reason(front, state, ask, option)
            if why is not None and "beats nothing" in told:
                assert "beats nothing" in why.text or "nothing to beat" in why.text, (number, why.text, told)
            elif why is not None and "gives most" in told:
                assert "nothing" not in why.text, (number, why.text, told)
                assert why.text.count(". ") == 0
    assert seen


def test_dice_tell_the_odds_of_a_fight() -> None:
    from tests.games.dungeon_dice.teller import Story as Dice

    story = Dice(saved=False).start()
    story.meets("dragon L5")
    verb, why = hinted(story.state, "dungeon_dice")
    assert verb == "run"
    assert "in 100, and running costs nothing." in why

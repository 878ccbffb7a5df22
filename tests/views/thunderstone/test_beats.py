"""Beats: what a battle came to, in a few words for whoever looks on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.kernel.sight import NOBODY
from delvewright.views.model import Beat
from views.thunderstone.tables import FRONT, TABLES, game_played

NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve")


@pytest.fixture
def table() -> Iterator[Story]:
    story = Story()
    yield story
    story.may_stay_open = True
    story.close()


def beat_of(table: Story, verb: str, seat: int) -> Beat | None:
    told: list[Any] = []
    FRONT.answer(table.state, option(table, verb), told=told)
    return FRONT.beat(table.state, told, seat, NAMES)


def option(table: Story, verb: str) -> Any:
    return next(one for one in table.state.ask.options if one[0] == verb)


def test_a_lost_battle_is_told_by_how_much_and_what_became_of_the_monster(table: Story) -> None:
    table.hand("militia", "torch")
    table.hall("griknack_goblin", "griknack_goblin", "griknack_goblin")
    table.do("dungeon")
    foe = next(
        one
        for rank in FRONT.view(table.state, 0).hall
        for one in rank.cards
        if one.piece == option(table, "attack")[1]
    )
    assert foe.preview is not None
    short = foe.preview.health - foe.preview.value
    assert short > 0
    lost = beat_of(table, "attack", 0)
    fate = "Griknack Goblin went under the deck"
    assert lost == Beat(f"Lost by {short} · {fate}", "lost", (foe.piece,), True)
    for looker in (1, NOBODY):
        seen = beat_of(table, "attack", looker)
        assert seen == Beat(f"Ann lost by {short} · {fate}", "lost", (foe.piece,), True)


def test_a_won_battle_is_told_with_its_xp(table: Story) -> None:
    table.hand("dwarf_guardian", "short_sword", "torch", "torch")
    table.hall("griknack_goblin", "griknack_goblin", "griknack_goblin")
    assert beat_of(table, "dungeon", 0) is None
    table.do("dungeon")
    table.do("equip short_sword dwarf_guardian")
    won = beat_of(table, "attack", 0)
    assert won is not None
    assert won.tone == "won"
    assert won.text.startswith("Won by ")
    assert won.text.endswith(" XP")


@pytest.mark.parametrize("table", TABLES)
def test_every_battle_has_a_beat_and_nothing_else_has(table: str) -> None:
    for before, _, _, told in game_played(table, 7):
        said = FRONT.beat(before, told, 0, NAMES)
        assert (said is not None) == any(event.key == "reckoned" for event in told)


def test_a_turn_is_seen_at_a_glance(table: Story) -> None:
    table.hand("torch", "torch")
    table.village(torch=("torch", "torch"))
    table.do("village")
    told: list[Any] = []
    after = FRONT.answer(table.state, "buy torch", told=told)
    assert [(one.sign, one.text) for one in FRONT.signs(after, told, 1, NAMES)] == [("buy", "Torch")]

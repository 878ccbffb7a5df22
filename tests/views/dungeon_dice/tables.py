"""Games of dice to look at: every mode, played at random but to some end, so that all sorts happen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from delvewright import game
from delvewright.kernel.ask import Ask, Option
from delvewright.kernel.events import Event

FRONT = game("dungeon_dice")
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "core": (2, {"mode": "core"}),
    "core five": (5, {"mode": "core", "dungeon_die": "A"}),
    "standard": (3, {}),
    "standard B": (4, {"dungeon_die": "B"}),
    "terrain": (3, {"terrain": True, "dungeon_die": "random"}),
    "bosses": (3, {"bosses": True}),
    "epic": (4, {"mode": "epic"}),
    "quiet": (4, {"bargains": "none"}),
    "usual": (3, {"bargains": "templates"}),
    "readings": (3, {"tie": "loss", "throw_needs_symbol": True, "boost_supply": "unlimited"}),
}
LONGEST = 40
"""Turns of a game that is looked at."""

TALK = ("bargain", "compose", "include", "between", "add", "call_for_help", "drop")


class Answered(NamedTuple):
    """One answer of a game: the positions before and after it, who gave it, and what was told."""

    before: Any
    after: Any
    seat: int
    told: list[Event]


def pick(ask: Ask, luck: Random) -> Option:
    """Anything at random, but fights are fought and talk comes to an end."""
    options = ask.options
    if ("confront",) in options and luck.random() < 0.5:
        return ("confront",)
    if luck.random() < 0.75:
        options = tuple([option for option in options if option[0] not in TALK]) or options
    return luck.choice(options)


def played(table: str, seed: int) -> Iterator[Answered]:
    """Every answer of one game."""
    seats, settings = TABLES[table]
    luck = Random(f"{table} {seed}")
    state = FRONT.start(seats=seats, seed=seed, longest=LONGEST, **settings)
    while not state.over:
        ask = luck.choice(state.asks)
        told: list[Event] = []
        after = FRONT.answer(state, pick(ask, luck), ask.seat, told=told)
        yield Answered(state, after, ask.seat, told)
        state = after


@cache
def game_played(table: str, seed: int = 7) -> tuple[Answered, ...]:
    return tuple(played(table, seed))


def some(table: str, number: int = 60) -> list[Answered]:
    """Some answers of a game: each question among them, and others at random."""
    luck = Random(table)
    answered = game_played(table)
    asked: set[str] = set()
    chosen = []
    for one in answered:
        question = one.before.ask.question
        if question not in asked or luck.random() < number / len(answered):
            asked.add(question)
            chosen.append(one)
    return chosen

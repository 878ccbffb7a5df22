"""Games to look at: played at random but not foolishly, so that all sorts of things happen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, NamedTuple

from delvewright.kernel.ask import Ask, Option
from delvewright.kernel.events import Event
from delvewright.views.front import Front

Tables = Mapping[str, tuple[int, dict[str, Any]]]
"""Seats and settings, by name"""


class Answered(NamedTuple):
    """One answer of a game: the positions before and after it, who gave it, and what was told."""

    before: Any
    after: Any
    seat: int
    told: list[Event]


class Games:
    """The games of one front, by table and seed; `pick` says what is answered."""

    def __init__(self, front: Front, tables: Tables, pick: Callable[[Any, Ask, Random], Option]):
        self.front = front
        self.tables = tables
        self.pick = pick
        self.game_played = cache(lambda table, seed=7: tuple(self.played(table, seed)))

    def played(self, table: str, seed: int) -> Iterator[Answered]:
        """Every answer of one game."""
        seats, settings = self.tables[table]
        luck = Random(f"{table} {seed}")
        state = self.front.start(seats=seats, seed=seed, **settings)
        while not state.over:
            ask = luck.choice(state.asks)
            told: list[Event] = []
            after = self.front.answer(state, self.pick(state, ask, luck), ask.seat, told=told)
            yield Answered(state, after, ask.seat, told)
            state = after

    def some(self, table: str, number: int = 60) -> list[Answered]:
        """Some answers of a game: each question among them, and others at random."""
        luck = Random(table)
        answered = self.game_played(table)
        asked: set[str] = set()
        chosen = []
        for one in answered:
            question = one.before.ask.question
            if question not in asked or luck.random() < number / len(answered):
                asked.add(question)
                chosen.append(one)
        return chosen

"""A house without a network: left in order or by a crash, and entered again, maybe under other rules."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.served import PATIENCE

import delvewright
from delvewright.server import house as houses
from delvewright.server import messages as m
from delvewright.server import opening, shapes, storage, taking, thinkers
from delvewright.server.house import House
from delvewright.server.limits import Limits
from delvewright.server.log import Log
from delvewright.server.storage import Storage
from delvewright.server.table import Table
from delvewright.server.tokens import Signer
from delvewright.views.front import Front

FRONT = delvewright.game("thunderstone")


class Bench:
    """A file, and whichever house is open on it."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch):
        self.url = f"sqlite:///{folder}/delvewright.db"
        self.patch = patch
        patch.setattr(storage, "CLOSE_WITHIN", PATIENCE)  # a slow disk loses nothing here
        patch.setattr(thinkers, "PATIENCE", PATIENCE)  # and no bot is given up
        self.house: House

    async def enter(self, front: Front = FRONT) -> House:
        for place in (houses, opening, delvewright):
            self.patch.setattr(place, "game", lambda name: front)
        self.house = House(Storage.open(self.url), Signer(b"s" * 32), Limits())
        await self.house.rename("ada", "Ada")
        return self.house

    async def crash(self) -> None:
        """As if killed: nothing is packed, no position is written that was not written yet."""
        for table in self.house.tables.values():
            if table.facts_due is not None:
                table.facts_due.cancel()
            for task in table.tasks:
                task.cancel()
        for task in self.house.tasks:
            task.cancel()
        await self.house.thinkers.close()
        await self.house.storage.close()

    async def open(self, third: str = "bot", seed: int | None = 5, **settings: Any) -> Table:
        """A table of two people at one screen and a third, who is a bot or at that screen too."""
        bot = "uniform" if third == "bot" else ""
        places = [shapes.WantedPlace("me"), shapes.WantedPlace("hot"), shapes.WantedPlace(third, bot=bot)]
        return await opening.open_table(
            self.house, "ada", shapes.NewTable("thunderstone", places, settings, seed=seed)
        )


async def play(table: Table, answers: int = 10_000, chance: Random | None = None) -> None:
    """So many answers of the people at the table, or to the end."""
    chance = chance or Random(3)
    while answers and not table.log.state.over:
        seat = table.log.state.ask.seat
        if table.places[seat].sort == "bot":
            await asyncio.sleep(0.001)
            continue
        name = chance.choice(table.game.names(table.log.state, table.log.ask_of(seat)))
        question = table.log.questions[seat]
        await table.answer("ada", m.Answer(question=question, option=name, seat=seat))
        answers -= 1


async def stored(table: Table) -> None:
    """Until the end of a game is stored: a bot's last answer may be on its way."""
    while not table.ended:
        await asyncio.sleep(0.001)


async def undo(table: Table, count: int) -> None:
    for _ in range(count):
        seat = table.log.entries[table.log.trail[-1]].seat
        await taking.undo(table, "ada", m.Undo(at=table.log.top, seat=seat))


def housed(tale: Callable[[Bench], Awaitable[None]]) -> Callable[[Path, pytest.MonkeyPatch], None]:
    """A test at a bench of its own; whatever house is open at its end is closed."""

    async def to_its_end(bench: Bench) -> None:
        try:
            await asyncio.wait_for(tale(bench), PATIENCE)
        finally:
            await bench.house.close()

    def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        asyncio.run(to_its_end(Bench(tmp_path, monkeypatch)))

    told.__name__ = tale.__name__
    return told


def wander(log: Log, steps: int, back: int) -> Iterator[None]:
    """Start, then answer at random and take up to `back` moves back now and then; look after each step."""
    luck = Random(1)
    log.append("start", -1, "", "", 0.0)
    for number in range(steps):
        if number % 17 == 16:
            log.append("undo", -1, "", str(luck.randint(1, back)), 0.0)
        for _ in range(luck.randrange(4)):
            name = luck.choice(log.game.names(log.state))
            log.append("answer", log.state.ask.seat, "", name, 0.0)
        yield

"""Other rules: running games go on from where they stood, finished ones are seen as they were."""

from __future__ import annotations

import asyncio
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.bench import FRONT, Bench, housed, play, undo
from tests.server.served import PATIENCE

from delvewright.bots import LEVELS
from delvewright.kernel.errors import BadAnswer
from delvewright.server import opening, shapes, telling
from delvewright.server import table as tables
from delvewright.server.checkup import checkup
from delvewright.server.table import Table
from delvewright.views.front import Front


def another_deal(p: Any, seats: int) -> None:
    p.seed += 1
    FRONT.lay_out(p, seats)


OTHER = replace(FRONT, version="99", lay_out=another_deal)
"""Rules by which no seed gives the game it gave."""


class Strict(Front):
    """Rules that take so many more answers, and refuse all others."""

    lenient = 0

    def answer(self, state: Any, option: Any, *rest: Any) -> Any:
        if self.lenient <= 0:
            raise BadAnswer("not by these rules")
        type(self).lenient -= 1
        return super().answer(state, option, *rest)


STRICT = Strict(**{each.name: getattr(FRONT, each.name) for each in fields(Front)} | {"version": "99"})


def views(table: Table) -> list[bytes]:
    """Every moment as every seat sees it."""
    seats = (-1, 0, 1, 2)
    states = [table.log.at_moment(moment).state for moment in range(len(table.log.trail) + 1)]
    return [
        b""
        if state is None
        else msgspec.json.encode([FRONT.view(state, seat, table.names) for seat in seats])
        for state in states
    ]


def told(table: Table) -> list[Any]:
    """The whole log as seat 0 reads it."""
    return [telling.entry_for(table, entry, 0) for entry in table.log.entries]


def notices(table: Table) -> list[str]:
    return [entry.text for entry in table.log.entries if entry.sort == "notice"]


@housed
async def test_a_running_game_goes_on_from_where_it_stood(bench: Bench) -> None:
    await bench.enter()
    table = await bench.open(longest=40)
    await play(table, 12)
    seen, lines, trail, id = views(table), told(table), list(table.log.trail), table.id
    await bench.house.close()
    for _ in range(2):  # it is said once, however often the server starts
        await bench.enter(OTHER)
        table = await bench.house.table(id)
        assert table.facts.rules == "99"
        assert notices(table) == [
            f"The rules went from {FRONT.version} to 99: the game goes on from where it stood."
        ]
        assert table.log.trail[: len(trail)] == trail
        assert views(table)[: len(seen)] == seen
        assert told(table)[: len(lines)] == lines
        await bench.house.close()
    await bench.enter(OTHER)
    table = await bench.house.table(id)
    await play(table)
    assert table.status == "over"
    whole = views(table)
    await bench.house.close()
    await bench.enter(OTHER)
    table = await bench.house.table(id)
    assert views(table) == whole
    assert whole[: len(seen)] == seen
    assert len(notices(table)) == 1


@housed
async def test_a_finished_game_is_seen_as_it_was_and_can_be_forked(bench: Bench) -> None:
    await bench.enter()
    table = await bench.open(longest=20)
    await play(table)
    seen, lines, id = views(table), told(table), table.id
    await bench.house.close()  # at once: what is being packed is still packed
    assert list(checkup(bench.url)) == []
    house = await bench.enter(OTHER)
    table = await house.table(id)
    assert (views(table), told(table)) == (seen, lines)
    assert notices(table) == []
    (finding,) = checkup(bench.url)
    assert (finding.table, finding.then, finding.now) == (id, FRONT.version, "99")
    for moment in (0, 5, len(seen) // 2):
        fork = await opening.fork(house, "ada", table, shapes.NewFork(moment, 0, "uniform"))
        assert saved(fork, moment) == saved(table, moment)
        await play(fork)
        assert fork.status == "over"
        assert saved(fork, moment) == saved(table, moment)
    ids = [one for one in house.tables if one != id]
    wholes = [views(house.tables[one]) for one in ids]
    await house.close()
    house = await bench.enter(OTHER)
    assert [views(await house.table(one)) for one in ids] == wholes


def saved(table: Table, moment: int) -> list[Any]:
    """The positions up to a moment, whoever sits at the table."""
    states = [table.log.at_moment(each).state for each in range(moment + 1)]
    return [state and msgspec.json.decode(FRONT.save(state))["position"] for state in states]


@housed
async def test_after_a_crash_the_newest_position_and_later_answers_are_carried_over(bench: Bench) -> None:
    bench.patch.setattr(tables, "FACTS_EVERY", PATIENCE)  # no position is written but where it is said
    await bench.enter()
    table = await bench.open("hot", longest=40)
    await play(table, 4)
    id = table.id
    await bench.house.close()
    table = await (await bench.enter()).table(id)
    await play(table, 6)
    await table.house.submit(*table.standing())
    await play(table, 6)
    seen = views(table)
    await bench.crash()
    house = await bench.enter(replace(FRONT, version="99"))
    table = await house.table(id)
    assert len(notices(table)) == 1
    assert views(table) == seen[:5] + [b""] * 5 + seen[10:]  # what was not kept is not made up
    await play(table)
    assert table.status == "over"
    whole = views(table)
    fork = await opening.fork(house, "ada", table, shapes.NewFork(len(seen), 0, "uniform"))
    assert saved(fork, len(seen)) == saved(table, len(seen))
    await house.close()
    house = await bench.enter(replace(FRONT, version="99"))
    assert views(await house.table(id)) == whole


@housed
async def test_answers_that_no_longer_fit_are_taken_back_for_good(bench: Bench) -> None:
    await bench.enter()
    table = await bench.open("hot", longest=40)
    await play(table, 9)
    seen, trail, id = views(table), list(table.log.trail), table.id
    await bench.crash()
    Strict.lenient = 5
    house = await bench.enter(STRICT)
    table = await house.table(id)
    assert table.log.trail == trail[:5]
    assert views(table) == seen[:6]
    assert "4 of the last answers no longer fit" in notices(table)[0]
    assert [entry.by for entry in table.log.entries if entry.sort == "undo"] == ["The new rules"]
    lines = told(table)
    await bench.crash()
    Strict.lenient = 10_000
    house = await bench.enter(STRICT)
    table = await house.table(id)
    assert (table.log.trail, told(table)) == (trail[:5], lines)
    await play(table)
    assert table.status == "over"


@housed
async def test_an_undo_beyond_what_was_kept_leaves_a_table_to_play_at(bench: Bench) -> None:
    await bench.enter()
    table = await bench.open("hot", longest=40)
    await play(table, 8)
    await bench.house.submit(*table.standing())
    await undo(table, 3)
    id = table.id
    await bench.crash()
    house = await bench.enter(replace(FRONT, version="99"))
    table = await house.table(id)
    assert table.log.state is not None
    await play(table)
    assert table.status == "over"


@pytest.mark.parametrize(("name", "title"), [("search:0.3s", "Strategist"), ("search:1.5s", "Mastermind")])
def test_a_bot_that_is_not_on_offer_any_more_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, title: str
) -> None:
    assert name not in {level.name for level in LEVELS}

    @housed
    async def tale(bench: Bench) -> None:
        places = [shapes.WantedPlace("me"), shapes.WantedPlace("bot", bot=name)]
        wanted = shapes.NewTable("thunderstone", places, {"longest": 40}, seed=5)
        id = (await opening.open_table(await bench.enter(), "ada", wanted)).id
        await bench.house.close()
        table = await (await bench.enter()).table(id)
        assert (table.places[1].bot, table.names[1]) == (name, title)
        assert table.log.state.ask.seat == 1
        answered = len(table.log.trail)
        while len(table.log.trail) == answered:
            await asyncio.sleep(0.001)

    tale(tmp_path, monkeypatch)


@housed
async def test_the_same_rules_say_nothing(bench: Bench) -> None:
    await bench.enter()
    table = await bench.open(longest=40)
    await play(table, 8)
    await undo(table, 2)
    seen, lines, id = views(table), told(table), table.id
    await bench.crash()
    table = await (await bench.enter()).table(id)
    assert (views(table)[: len(seen)], told(table)[: len(lines)]) == (seen, lines)
    assert notices(table) == []


@housed
async def test_a_game_that_ended_with_the_server_is_packed_when_it_starts_again(bench: Bench) -> None:
    await bench.enter()
    table = await bench.open(longest=8)
    bench.patch.setattr(bench.house, "finished", lambda table: None)  # killed before it got to it
    await play(table)
    await bench.crash()
    house = await bench.enter()
    assert await house.storage.unkept() == [table.id]
    await house.start()
    while not await house.storage.archives(table.id):
        await asyncio.sleep(0.01)
    before = views(await house.table(table.id))
    await bench.crash()
    house = await bench.enter(OTHER)
    assert views(await house.table(table.id)) == before

"""Clocks, by a clock of the test's own: whose time runs, when it stands still, and what its end brings."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from tests.server.bench import Bench, housed, play, undo
from tests.server.served import HOT, ME, Server
from tests.server.wire import story
from websockets.asyncio.client import connect

import delvewright
from delvewright.server import clocks, coming, opening, shapes
from delvewright.server import messages as m
from delvewright.server.clocks import Clocks
from delvewright.server.table import Table

GAME = m.Clock("game", 100, 10, "bot")


class Hand:
    """The time, moved by hand."""

    at = 50.0

    def __call__(self) -> float:
        return self.at


class Here:
    """Somebody who looks at a table."""

    name, clocks_due = "Ada", False

    def __init__(self, guest: str = "ada"):
        self.guest = guest

    def wake(self, table_changed: bool = False) -> None:
        """What there is to tell is nothing to us."""

    def drop(self, why: str, code: int = 0) -> None:
        """Nor is why we are sent away."""


async def opened(bench: Bench, clock: m.Clock | None, game: str = "thunderstone", **settings: Any) -> Table:
    """A table of two people at one screen, somebody there, and the test's own time."""
    bench.house.now = bench.hand = Hand()
    places = [shapes.WantedPlace("me"), shapes.WantedPlace("hot")]
    new = shapes.NewTable(game, places, settings, seed=5, clock=clock)
    table = await opening.open_table(bench.house, "ada", new)
    table.add(Here())
    return table


def left(table: Table) -> list[float]:
    return list(clocks.told(table.clocks).left)


def asked(table: Table) -> int:
    return table.log.state.ask.seat


@housed
async def test_time_runs_for_who_is_asked_and_a_move_brings_some(bench: Bench) -> None:
    await bench.enter()
    table = await opened(bench, GAME)
    first = asked(table)
    bench.hand.at += 30
    assert left(table)[first] == 70
    assert left(table)[1 - first] == 100
    await play(table, answers=1)
    assert left(table)[first] == 80
    assert clocks.told(table.clocks).running == (asked(table),)


@housed
async def test_a_clock_for_each_move_begins_anew(bench: Bench) -> None:
    await bench.enter()
    table = await opened(bench, m.Clock("move", 60, 0, "bot"))
    first = asked(table)
    bench.hand.at += 59
    await play(table, answers=1)
    assert left(table)[first] == 60


@housed
async def test_taking_back_brings_no_time_back(bench: Bench) -> None:
    await bench.enter()
    table = await opened(bench, m.Clock("move", 60, 0, "bot"))
    first = asked(table)
    bench.hand.at += 40
    await play(table, answers=1)
    await undo(table, 1)
    assert asked(table) == first
    assert left(table)[first] == 20


@housed
async def test_time_stands_still_while_nobody_who_plays_is_there(bench: Bench) -> None:
    await bench.enter()
    table = await opened(bench, GAME)
    (here,) = table.listeners
    table.remove(here)
    table.add(Here("a stranger"))
    bench.hand.at += 1_000
    assert left(table) == [100, 100]
    table.add(here)
    bench.hand.at += 1
    assert left(table)[asked(table)] == 99


@housed
async def test_when_time_is_over_a_bot_plays_on_and_who_comes_back_has_a_moment(bench: Bench) -> None:
    await bench.enter()
    table = await opened(bench, GAME)
    late = asked(table)
    bench.hand.at += 99
    clocks.strike(table)
    assert table.places[late].sort == "person"
    bench.hand.at += 1
    clocks.strike(table)
    assert table.places[late].sort == "bot"
    assert any("is over" in entry.text for entry in table.log.entries)
    await coming.sit(table, "ada", m.Sit(seat=late, name="Ada"))
    assert left(table)[late] == clocks.RETURN


@housed
async def test_when_time_is_over_a_seat_may_resign(bench: Bench) -> None:
    await bench.enter()
    table = await opened(bench, msgspec.structs.replace(GAME, over="resign"))
    late = asked(table)
    bench.hand.at += 101
    clocks.strike(table)
    assert table.places[late].resigned


@housed
async def test_when_time_is_over_it_may_be_shown_and_no_more_and_is_told_once(bench: Bench) -> None:
    await bench.enter()
    table = await opened(bench, msgspec.structs.replace(GAME, over="shown"))
    late = asked(table)
    bench.hand.at += 130
    for _ in range(3):
        clocks.strike(table)
    assert left(table)[late] == -30
    assert table.places[late].sort == "person"
    assert [entry.text for entry in table.log.entries if entry.sort == "notice"] == [
        f"The time of {table.names[late]} is over."
    ]


@pytest.mark.parametrize("killed", [False, True])
def test_what_is_left_outlasts_the_server(killed: bool, tmp_path, monkeypatch) -> None:
    @housed
    async def tale(bench: Bench) -> None:
        await bench.enter()
        table = await opened(bench, GAME)
        late, id = asked(table), table.id
        bench.hand.at += 42
        clocks.strike(table)  # which it does every few seconds
        await (bench.crash() if killed else bench.house.close())
        hand = bench.hand
        await bench.enter()
        bench.house.now = hand
        hand.at += 5_000  # the server was down
        table = await bench.house.table(id)
        assert left(table)[late] == 58
        table.add(Here())
        hand.at += 8
        assert left(table)[late] == 50

    tale(tmp_path, monkeypatch)


@housed
async def test_where_several_are_asked_their_times_run_side_by_side(bench: Bench) -> None:
    await bench.enter(delvewright.game("barricades"))
    table = await opened(bench, GAME, "barricades")
    while len(table.log.state.awaited) < 2:
        await play(table, answers=1)
    before = left(table)
    bench.hand.at += 7
    assert left(table) == [one - 7 for one in before]


def test_a_clock_is_over_once_and_due_in_time() -> None:
    hand = Hand()
    three = Clocks(GAME, [None, 20.0, 5.0], hand)
    assert (three.left, three.due) == ([100, 20, 5], None)
    three.run([0, 1])
    assert three.due == 20
    hand.at += 20
    assert three.over == [1]
    three.dropped.add(1)
    three.run([0, 1])
    assert (three.over, three.due) == ([], 80)


@story
async def test_everybody_sees_the_clocks(server: Server) -> None:
    token = server.guest()
    clock = {"sort": "game", "seconds": 600, "increment": 10, "over": "resign"}
    wanted = {"game": "thunderstone", "places": [ME, HOT], "clock": clock}
    table = server.post("/api/tables", token, wanted)["id"]
    assert server.get(f"/api/tables/{table}")["clock"] == clock
    async with connect(f"ws{server.address[4:]}/api/tables/{table}/stream", compression=None) as line:
        await line.send(json.dumps({"type": "hello", "token": server.guest("Bo")}))
        told: dict[str, Any] = {}
        while "clocks" not in told:
            message = json.loads(await line.recv())
            told[message["type"]] = message
        assert told["clocks"]["left"] == [600.0, 600.0]
        assert told["clocks"]["running"] == []  # nobody who plays is there
    hasty = server.call("POST", "/api/tables", token, wanted | {"clock": clock | {"seconds": 1}})
    assert (hasty.status, hasty.code) == (400, "malformed")

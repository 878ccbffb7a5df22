"""Clocks, by a clock of the test's own: whose time runs, when it stands still, and what its end brings."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest
from tests.kernel.toy import LOTS_GAME
from tests.server.bench import Bench, housed, play, undo
from tests.server.served import HOT, ME, Server
from tests.server.wire import story
from websockets.asyncio.client import connect

import delvewright
from delvewright.server import clocks, coming, opening, shapes
from delvewright.server import messages as m
from delvewright.server.clocks import Clocks
from delvewright.server.table import Table
from delvewright.views.front import Front

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


# Sealed answers: several are asked at once, and nobody sees another's until all have answered -------------

LOTS = Front.plain(LOTS_GAME, "Lots are bid for under the hand.")


async def bidding(bench: Bench, clock: m.Clock) -> Table:
    """Three people at one screen, all asked for a bid at once; Ada is there."""
    await bench.enter(LOTS)
    bench.house.now = bench.hand = Hand()
    places = [shapes.WantedPlace("me"), shapes.WantedPlace("hot"), shapes.WantedPlace("hot")]
    new = shapes.NewTable("thunderstone", places, {}, seed=5, clock=clock)
    table = await opening.open_table(bench.house, "ada", new)
    table.add(Here())
    assert [ask.seat for ask in table.log.state.awaited] == [0, 1, 2]
    return table


async def answer(table: Table, seat: int, name: str) -> None:
    await table.answer("ada", m.Answer(question=table.log.questions[seat], option=name, seat=seat))


def running(table: Table) -> tuple[int, ...]:
    return clocks.told(table.clocks).running


@housed
async def test_whoever_has_sealed_an_answer_thinks_no_more_and_the_others_go_on(bench: Bench) -> None:
    table = await bidding(bench, GAME)
    bench.hand.at += 30
    assert left(table) == [70, 70, 70]
    await answer(table, 1, "pass")
    assert left(table) == [70, 80, 70]  # a move brings some
    assert running(table) == (0, 2)
    bench.hand.at += 20
    assert left(table) == [50, 80, 50]
    await answer(table, 0, "pass")
    assert table.log.state.sealed
    bench.hand.at += 5
    assert left(table) == [60, 80, 45]
    await answer(table, 2, "pass")
    assert not table.log.state.sealed
    assert left(table) == [60, 80, 55]
    assert running(table) == (asked(table),)


@housed
async def test_a_sealed_answer_taken_back_is_thought_about_again_in_what_time_is_left(bench: Bench) -> None:
    table = await bidding(bench, GAME)
    bench.hand.at += 30
    await answer(table, 1, "pass")
    bench.hand.at += 5
    await undo(table, 1)
    assert left(table)[1] == 70  # and what the move had brought is gone
    assert running(table) == (0, 1, 2)
    bench.hand.at += 5
    assert left(table) == [60, 65, 60]


@housed
async def test_a_clock_for_each_move_is_each_seat_s_own_where_several_are_asked(bench: Bench) -> None:
    table = await bidding(bench, m.Clock("move", 60, 0, "bot"))
    bench.hand.at += 40
    await answer(table, 2, "pass")
    assert left(table) == [20, 20, 60]
    bench.hand.at += 15
    assert left(table) == [5, 5, 60]


@housed
async def test_the_bid_of_whoever_is_late_is_a_bot_s_and_the_sealed_ones_stay(bench: Bench) -> None:
    table = await bidding(bench, GAME)
    await answer(table, 0, "pass")
    bench.hand.at += 60
    await answer(table, 2, "pass")
    bench.hand.at += 39.5
    clocks.strike(table)
    assert table.places[1].sort == "person"
    bench.hand.at += 0.5
    clocks.strike(table)
    assert [place.sort for place in table.places] == ["person", "bot", "person"]
    while not table.log.state.over and table.log.state.round == 1 and table.log.state.waiting:
        await asyncio.sleep(0.001)
    told = [(entry.seat, entry.text) for entry in table.log.entries if entry.sort == "answer"]
    assert told[:2] == [(0, "pass"), (2, "pass")]
    assert told[2][0] == 1


@housed
async def test_where_the_first_answer_ends_a_question_the_other_clocks_stop_as_they_are(
    bench: Bench,
) -> None:
    table = await bidding(bench, GAME)
    for seat in range(3):
        await answer(table, seat, "pass")
    await answer(table, asked(table), "call")
    assert running(table) == (0, 1, 2)
    before = left(table)
    bench.hand.at += 8
    await answer(table, 2, "shout")
    after = left(table)
    assert [now - then for then, now in zip(before, after, strict=True)] == [-8, -8, 2]

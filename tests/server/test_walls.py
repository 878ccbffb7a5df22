"""Walls: what guests earn at tables is kept with the end of the game, and theirs alone."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
from starlette.requests import Request
from tests.honoured import HONOURED, VICTORIES
from tests.server.bench import Bench, housed, play, stored
from tests.server.served import Server

from delvewright.server import desk, messages, opening, shapes, taking, walls
from delvewright.server.table import Table
from delvewright.views import Front

FREE = {"goal": 1}  # whoever banks first has won


async def enter(bench: Bench, front: Front = HONOURED) -> None:
    bench.patch.setattr(walls, "shelf", lambda: (front,))
    await bench.enter(front)


class Careful(Random):
    """Banks as soon as there is something to bank: nobody gets rich by that, whatever is dealt."""

    def choice(self, names: Any) -> Any:
        return next((name for name in names if name.startswith("bank")), names[0])


async def over(bench: Bench, third: str = "hot", **settings: Any) -> Table:
    """A game of Ada's that nobody knew the deal of, to its end."""
    table = await bench.open(third, seed=None, **(settings or FREE))
    await play(table, chance=None if settings else Careful())
    await stored(table)
    return table


async def wall(bench: Bench, guest: str = "ada") -> shapes.Wall:
    (found,) = walls.hung(await bench.house.storage.honours(guest))
    return found


async def earned(bench: Bench, guest: str = "ada") -> dict[str, str]:
    """The honours on somebody's wall, and the tables they are from."""
    return {one.id: one.table for one in (await wall(bench, guest)).honours if one.at}


def notices(table: Table) -> list[str]:
    return [entry.text for entry in table.log.entries if entry.sort == "notice"]


@housed
async def test_what_is_earned_is_kept_and_told(bench: Bench) -> None:
    await enter(bench)
    table = await over(bench)
    rows = await bench.house.storage.honours("ada")
    assert [(row.table, row.seat, row.game) for row in rows] == [
        (table.id, seat, "crawl") for seat in range(3)
    ]
    end = table.log.entries[table.log.trail[-1]]
    assert {row.at for row in rows} == {end.at}
    assert [msgspec.json.decode(row.ids) for row in rows] == [["alive"]] * 3
    won = [msgspec.json.decode(row.facts)["won"] for row in rows]
    assert won == [seat in table.log.state.result[1] for seat in range(3)]
    assert notices(table) == ["Medals earned: Alive."]
    assert await earned(bench) == {"alive": table.id}
    await bench.crash()  # nothing of it hung on the memory
    await enter(bench)
    assert await earned(bench) == {"alive": table.id}
    assert notices(await bench.house.table(table.id)) == ["Medals earned: Alive."]


@housed
async def test_an_honour_of_one_seat_alone_names_it(bench: Bench) -> None:
    await enter(bench)
    won: list[str] = []
    while len(won) != 1:  # nobody may have got so far, or two as far as each other
        table = await over(bench, goal=10)
        state = table.log.state
        won = [table.names[seat] for seat in state.result[1] if state.treasure[seat] >= 10]
    assert notices(table) == [f"Medals earned: Alive, Rich ({won[0]})."]


@housed
async def test_a_wall_says_all_that_can_be_earned_and_when_it_was(bench: Bench) -> None:
    await enter(bench)
    none = await wall(bench)
    assert (none.game, none.title, none.name, none.ended) == ("crawl", "Crawl", "Medals", 0)
    assert [(one.id, one.title, one.tier, one.at, one.table) for one in none.honours] == [
        ("alive", "Alive", "bronze", 0.0, ""),
        ("rich", "Rich", "silver", 0.0, ""),
        ("veteran", "Veteran", "gold", 0.0, ""),
        ("unlikely", "Unlikely", "gold", 0.0, ""),
    ]
    first = await over(bench)
    await over(bench)
    some = await wall(bench)
    assert some.ended == 2
    assert (some.honours[0].table, some.honours[0].at) == (
        first.id,
        first.log.entries[first.log.trail[-1]].at,
    )
    assert some.honours[0].rules == ("CW-END-01",)


@housed
async def test_several_games_earn_together_and_the_one_that_completes_it_is_named(bench: Bench) -> None:
    await enter(bench)
    for _ in range(VICTORIES - 1):
        await over(bench)
    assert "veteran" not in await earned(bench)
    last = await over(bench)
    assert (await earned(bench))["veteran"] == last.id


@housed
async def test_bots_and_those_who_have_left_earn_nothing_and_no_wall_is_anothers(bench: Bench) -> None:
    await enter(bench)
    await over(bench, "bot")
    assert [row.seat for row in await bench.house.storage.honours("ada")] == [0, 1]
    assert await bench.house.storage.honours("") == []
    assert await earned(bench, "bo") == {}


async def rematch(bench: Bench, table: Table, wanted: messages.Rematch) -> Table:
    return await bench.house.table(await opening.rematch(bench.house, "ada", table, wanted))


@housed
async def test_nothing_counts_where_the_deal_may_be_known(bench: Bench) -> None:
    await enter(bench)
    chosen = await bench.open("hot", seed=5, **FREE)
    await play(chosen)
    await stored(chosen)
    assert await bench.house.storage.honours("ada") == []
    real = await over(bench)
    fork = await opening.fork(bench.house, "ada", real, shapes.NewFork(1, 0, "uniform"))
    again = await rematch(bench, real, messages.Rematch(same=True))
    upload = await opening.upload(bench.house, "ada", real.record().text())
    for table in (fork, again):
        await play(table)
    for table in (fork, again, upload):
        await stored(table)
        assert notices(table) == []
    assert {row.table for row in await bench.house.storage.honours("ada")} == {real.id}
    other = await rematch(bench, again, messages.Rematch())
    await play(other)
    await stored(other)
    assert {row.table for row in await bench.house.storage.honours("ada")} == {real.id, other.id}


@housed
async def test_nothing_counts_where_somebody_took_back_alone_what_was_new(bench: Bench) -> None:
    await enter(bench)
    table = await bench.open("hot", seed=None, **FREE)
    await play(table, 1)  # a card is drawn
    await taking.undo(table, "ada", messages.Undo(at=table.log.top, seat=table.log.entries[1].seat))
    assert table.facts.saw_ahead == 1
    await play(table)
    await stored(table)
    assert await bench.house.storage.honours("ada") == []
    assert notices(table) == []


@housed
async def test_honours_that_break_let_the_game_end(bench: Bench) -> None:
    def broken(p: Any, seat: int) -> Any:
        raise ZeroDivisionError

    honours = replace(HONOURED.honours, earned=broken)
    await enter(bench, Front.of(HONOURED, replace(HONOURED.voice, honours=honours)))
    told: list[Any] = []
    bench.patch.setattr(walls.trouble, "broke", lambda *facts: told.append(facts))
    table = await over(bench)
    assert table.ended
    assert [(one[0], one[1]) for one in told] == [(table, "honours_failed")]
    assert await bench.house.storage.honours("ada") == []


@housed
async def test_a_game_without_honours_keeps_nothing_and_has_no_wall(bench: Bench) -> None:
    plain = Front.of(HONOURED, replace(HONOURED.voice, honours=None))
    await bench.enter(plain)
    bench.patch.setattr(walls, "shelf", lambda: (plain, HONOURED))
    table = await over(bench)
    assert notices(table) == []
    assert await bench.house.storage.honours("ada") == []
    assert [wall.game for wall in walls.hung([])] == ["crawl"]


def call(bench: Bench, guest: str) -> Request:
    token = bench.house.signer.sign(guest).encode()
    headers = [(b"authorization", b"Bearer " + token)] if guest else []
    return Request({"type": "http", "method": "GET", "path": "/api/wall", "headers": headers})


@housed
async def test_a_guest_gets_his_own_wall_and_a_stranger_an_empty_one(bench: Bench) -> None:
    await enter(bench)
    table = await over(bench)
    (own,) = await desk.wall(bench.house, call(bench, "ada"))
    assert [one.table for one in own.honours if one.at] == [table.id]
    for guest in ("bo", ""):
        (bare,) = await desk.wall(bench.house, call(bench, guest))
        assert [one.at for one in bare.honours] == [0.0] * 4


def test_the_call_is_there(server: Server) -> None:
    assert all(one["at"] == 0 for found in server.get("/api/wall", "") for one in found["honours"])

"""Sealed answers at a table: several are asked at once, and none learns what another said before all have."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.kernel.toy import LOTS_GAME
from tests.server.bench import Bench, housed, undo

from delvewright.kernel.sight import NOBODY
from delvewright.server import messages as m
from delvewright.server import opening, shapes, telling
from delvewright.server.denied import Denied
from delvewright.server.table import Table
from delvewright.views.front import Front

LOTS = Front.plain(LOTS_GAME, "Lots are bid for under the hand.")


async def bidding(bench: Bench) -> Table:
    """Three people at one screen, all asked for a bid at once."""
    await bench.enter(LOTS)
    places = [shapes.WantedPlace("me"), shapes.WantedPlace("hot"), shapes.WantedPlace("hot")]
    new = shapes.NewTable("thunderstone", places, {}, seed=5)
    table = await opening.open_table(bench.house, "ada", new)
    assert [ask.seat for ask in table.log.state.asks] == [0, 1, 2]
    return table


async def answer(table: Table, seat: int, name: str) -> None:
    await table.answer("ada", m.Answer(question=table.log.questions[seat], option=name, seat=seat))


def bids(table: Table, seat: int) -> list[str]:
    """What a seat may answer, by name: to pass comes last."""
    return table.game.names(table.log.state, table.log.state.ask_of(seat))


def heard(table: Table, seat: int) -> bytes:
    """Every byte that a seat is told of what happened, but for the time; and who is still asked."""
    told = [telling.entry_for(table, entry, seat) for entry in table.log.entries]
    timeless = [msgspec.structs.replace(entry, at=0.0) for entry in told]
    asked = [ask.seat for ask in table.log.state.asks]
    return msgspec.json.encode([timeless, asked]) + telling.journal(table, seat).encode()


async def after(bench: Bench, *answers: tuple[int, int]) -> dict[int, bytes]:
    """What everybody and a spectator have heard after some answers, by seat and number of the option."""
    table = await bidding(bench)
    for seat, number in answers:
        await answer(table, seat, bids(table, seat)[number])
    told = {seat: heard(table, seat) for seat in (0, 1, 2, NOBODY)}
    await bench.crash()
    return told


def test_nobody_can_tell_one_sealed_answer_from_another_until_all_have_answered(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[str, dict[int, bytes]] = {}

    def case(name: str, *answers: tuple[int, int]) -> None:
        @housed
        async def tale(bench: Bench) -> None:
            told[name] = await after(bench, *answers)
            await bench.enter(LOTS)

        folder = tmp_path / name
        folder.mkdir()
        tale(folder, monkeypatch)

    case("high", (0, 0))
    case("pass", (0, -1))
    for other in (1, 2, NOBODY):
        assert told["high"][other] == told["pass"][other]
    case("high, two", (0, 0), (2, -1))
    case("pass, two", (0, -1), (2, -1))
    for other in (1, 2, NOBODY):
        assert told["high, two"][other] == told["pass, two"][other]
    case("high, all", (0, 0), (2, -1), (1, -1))
    case("pass, all", (0, -1), (2, -1), (1, -1))
    for other in (1, 2, NOBODY):
        assert told["high, all"][other] != told["pass, all"][other]


@housed
async def test_each_seat_answers_once_in_any_order_and_what_is_sealed_outlasts_a_crash(bench: Bench) -> None:
    table = await bidding(bench)
    first = bids(table, 2)[0]
    question = table.log.questions[2]
    await answer(table, 2, first)
    with pytest.raises(Denied):
        await table.answer("ada", m.Answer(question=question, option="pass", seat=2))
    await bench.crash()
    await bench.enter(LOTS)
    table = await bench.house.table(table.id)
    assert [ask.seat for ask in table.log.state.asks] == [0, 1]
    assert [seat for seat, _ in table.log.state.sealed] == [2]
    await answer(table, 1, "pass")
    await answer(table, 0, "pass")
    assert not table.log.state.sealed
    assert table.log.state.ask.seat == 2  # the one bid there was is the highest
    told = [(entry.seat, entry.text) for entry in table.log.entries if entry.sort == "answer"]
    assert told == [(2, first), (1, "pass"), (0, "pass")]


@housed
async def test_a_sealed_answer_is_taken_back_unread_and_given_anew(bench: Bench) -> None:
    table = await bidding(bench)
    before = table.log.state
    await answer(table, 1, bids(table, 1)[0])
    await undo(table, 1)
    assert table.log.state == before
    for seat in (1, 0, 2):
        await answer(table, seat, "pass")
    assert not table.log.state.waiting

"""What breaks at a table: the log has all it takes to see it break again, and no client hears of it."""

from __future__ import annotations

import asyncio
import io
import json
from typing import Any

import msgspec
import pytest
import structlog
from tests.server.bench import FRONT, Bench, housed, play
from tests.server.test_table import Socket

from delvewright.kernel.record import Record, Sitting
from delvewright.kernel.steps import trace
from delvewright.server import acting, logs, lookup, thinker, trouble
from delvewright.server import messages as m
from delvewright.server.stream import Stream, serve
from delvewright.server.table import Table
from delvewright.server.thinker import PREFIX, Check, Outcome
from delvewright.server.thinkers import Lost
from delvewright.views.front import Front

HIDDEN = "what nobody may read"


def breaking(*_: Any, **__: Any) -> Any:
    """Something in the rules."""
    kept_secret = HIDDEN
    raise ZeroDivisionError(len(kept_secret))


class Written:
    """The server's log while something breaks."""

    def __init__(self, patch: pytest.MonkeyPatch, human: bool = False):
        self.file = io.StringIO()
        to_file = structlog.wrap_logger(structlog.WriteLogger(self.file), processors=logs.processors(human))
        patch.setattr(trouble, "logger", to_file)

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.text.splitlines()]

    @property
    def text(self) -> str:
        return self.file.getvalue()

    async def until_told(self) -> dict[str, Any]:
        while not self.text:
            await asyncio.sleep(0.001)
        return self.lines[-1]


def streaming(bench: Bench, table: Table) -> Stream:
    token = bench.house.signer.sign("ada")
    return Stream(Socket(token), bench.house, table, "ada", m.Hello(token=token))  # type: ignore[arg-type]


def answer_of(table: Table) -> str:
    """A request with the first answer that is open."""
    (seat, question), *_ = table.log.questions.items()
    option = table.game.names(table.log.state, table.log.ask_of(seat))[0]
    return msgspec.json.encode(m.Answer(re=3, question=question, option=option, seat=seat)).decode()


async def reports(bench: Bench) -> list[Any]:
    await bench.house.rename("ada", "Ada")  # whatever was submitted before it is stored
    return lookup.reports(bench.house.storage._engine)


@housed
async def test_rules_that_break_leave_a_traceback_the_steps_and_the_record(bench: Bench) -> None:
    log = Written(bench.patch)
    await bench.enter()
    table = await bench.open(third="hot", seed=None, longest=8)
    await play(table, answers=5)
    stream, request = streaming(bench, table), answer_of(table)
    with bench.patch.context() as broken:
        broken.setattr(Front, "answer", breaking)
        stream.hear(request)
        stream.hear(request)
    first, again = log.lines
    assert (first["event"], first["table"], first["level"]) == ("request_failed", table.id[:4], "error")
    assert "in breaking" in first["exception"]
    assert first["steps"] == trace(table.log.state) != []
    for secret in (table.id, table.facts.secret, table.log.key, str(table.facts.seed), HIDDEN, "Ada"):
        assert secret
        assert secret not in log.text
    assert list(stream.replies) == [m.Refused(3, "busy", trouble.NOTED)] * 2
    (report,) = await reports(bench)
    assert again["report"] == first["report"] == report.id
    assert report.text == f"request_failed: ZeroDivisionError({len(HIDDEN)})\n{request}"
    assert Sitting.replay(FRONT, Record.read(report.record)).state == table.log.state
    await play(table, answers=1)
    trouble.broke(table, "request_failed", ZeroDivisionError())
    assert len(await reports(bench)) == 2


@housed
async def test_a_bot_s_turn_that_breaks_is_told(bench: Bench) -> None:
    log = Written(bench.patch)
    house = await bench.enter()
    bench.patch.setattr(house, "choose", breaking)
    table = await bench.open(longest=8)
    playing = asyncio.create_task(play(table))
    line = await log.until_told()
    playing.cancel()
    assert line["event"] == "bot_turn_failed"
    assert "in breaking" in line["exception"]


@housed
async def test_a_policy_that_breaks_is_told(bench: Bench) -> None:
    log = Written(bench.patch)
    await bench.enter()
    table = await bench.open(third="hot", longest=8)
    bench.patch.setattr(Front, "windows", ("any",))
    bench.patch.setattr(Front, "reflex", breaking)
    acting.pass_soon(table)
    line = await log.until_told()
    assert line["event"] == "policy_failed"


@housed
async def test_what_breaks_in_a_thinker_is_told_here_and_not_to_whoever_asked(bench: Bench) -> None:
    log = Written(bench.patch)
    house = await bench.enter()
    table = await bench.open(third="hot", longest=8)

    async def stumbled(*_: Any) -> Outcome:
        return Outcome(error="KeyError(7)", traceback="Traceback: in some_bot")

    bench.patch.setattr(house.thinkers.deep, "ask", stumbled)
    with pytest.raises(Lost, match=trouble.NOTED):
        await house.thinkers.odds(table.id, table.log, 0, table.names)
    outcome = await house.thinkers.work(Check("thunderstone", 2, 1, {}, "", []))
    assert outcome.error == trouble.NOTED
    of_table, of_none = log.lines
    assert "in some_bot" in of_table["exception"]
    assert "in some_bot" in of_none["exception"]
    assert of_table["steps"] == trace(table.log.state)
    assert [one.id for one in await reports(bench)] == [of_table["report"]]


def test_a_thinker_sends_its_traceback_along(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(thinker.WORK, Check, breaking)
    frame = msgspec.msgpack.encode(Check("thunderstone", 2, 1, {}, "", []))
    source, sink = io.BytesIO(len(frame).to_bytes(PREFIX) + frame), io.BytesIO()
    thinker.run(source, sink)
    sink.seek(0)
    _, outcome = [
        msgspec.msgpack.decode(sink.read(int.from_bytes(sink.read(PREFIX))), type=Outcome) for _ in range(2)
    ]
    assert outcome.error.startswith("ZeroDivisionError")
    assert "in breaking" in outcome.traceback
    assert HIDDEN not in outcome.traceback


@housed
async def test_what_takes_a_while_and_breaks_is_answered_all_the_same(bench: Bench) -> None:
    log = Written(bench.patch)
    house = await bench.enter()
    table = await bench.open(third="hot", longest=8)
    stream = streaming(bench, table)
    bench.patch.setattr(house.thinkers, "choose", breaking)
    stream.hear(json.dumps({"type": "hint", "re": 4, "seat": table.log.state.ask.seat}))
    line = await log.until_told()
    assert line["event"] == "request_failed"
    assert list(stream.replies) == [m.Refused(4, "busy", trouble.NOTED)]


@housed
async def test_a_table_that_breaks_on_waking_keeps_no_other_asleep(bench: Bench) -> None:
    log = Written(bench.patch)
    house = await bench.enter()
    first, second = [await bench.open(third="hot", longest=8) for _ in range(2)]
    house.tables.clear()
    wake = house._wake

    async def broken(id: str) -> Table:
        return breaking() if id == first.id else await wake(id)

    bench.patch.setattr(house, "_wake", broken)
    socket = Socket(house.signer.sign("ada"))
    await serve(socket, house, first.id)  # type: ignore[arg-type]
    assert (socket.told[-1]["code"], socket.told[-1]["text"]) == ("busy", trouble.NOTED)
    await house._take_up()
    assert list(house.tables) == [second.id]
    assert {(line["event"], line["table"]) for line in log.lines} == {("not_woken", first.id[:4])}


@housed
async def test_a_person_reads_the_traceback_as_lines(bench: Bench) -> None:
    log = Written(bench.patch, human=True)
    await bench.enter()
    try:
        breaking()
    except ZeroDivisionError as error:
        trouble.broke(None, "task_failed", error)
    assert "in breaking\n" in log.text
    assert HIDDEN not in log.text

"""A thinker: a process of its own that chooses for bots, one imagined world after the other.

It reads and writes frames: four bytes of length, then msgpack. It follows the tables it thinks for answer by
answer, so that a position crosses over once; what a bot gets is a sight of it, never the position itself.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from functools import cache
from traceback import format_exc
from typing import Any, BinaryIO

import msgspec

import delvewright
from delvewright.bots import bot, look
from delvewright.counsel import odds
from delvewright.kernel.errors import DelveError
from delvewright.kernel.saving import freeze
from delvewright.server import archive
from delvewright.server.log import NOT_KEPT, UNCHANGED, Log, LogEntry
from delvewright.server.recent import Recent
from delvewright.views.drafting import draft
from delvewright.views.front import Front, take
from delvewright.views.model import Line
from delvewright.words.own import Opened

PREFIX = 4

called = cache(bot)


Followed = tuple[int, str, list[tuple[int, Any]]]
"""An answer: the seat, its name, and what chance gave by stream. No thinker gets a table's key."""


class Thought(msgspec.Struct, tag=True):
    """A bot's turn: choose for `seat` at a table that was saved so, or stood so before, and went on so."""

    game: str
    bot: str
    seat: int
    seed: int
    table: str
    saved: bytes  # empty: go on from where the table was followed to
    answers: list[Followed]  # what has happened since


class Forecast(msgspec.Struct, tag=True):
    """Somebody asks for the odds of a fight at a table, saved or followed as for a thought."""

    game: str
    seat: int
    names: tuple[str, ...]
    table: str
    saved: bytes
    answers: list[Followed]


class Keep(msgspec.Struct, tag=True):
    """A finished game: play the log again and pack every position of it. Its secret is out by now."""

    game: str
    seats: int
    seed: int
    settings: dict[str, Any]
    key: str
    entries: list[tuple[str, int, str]]  # sort, seat, text


class Check(msgspec.Struct, tag=True):
    """A record somebody brings: play it, and tell how it ends."""

    game: str
    seats: int
    seed: int
    settings: dict[str, Any]
    key: str
    answers: list[tuple[int, str]]


class Take(msgspec.Struct, tag=True):
    """A pack of one's own that tables may be played with from now on."""

    pack: Opened


class Draw(msgspec.Struct, tag=True):
    """A draft of a pack, by its text or its data: what is wrong with it, and its cards."""

    game: str
    name: str
    text: str | None
    data: dict[str, Any] | None


Job = Thought | Forecast | Keep | Check | Take | Draw


class Outcome(msgspec.Struct):
    """What came of a job: the index of an option, a blob, or whether the game is over; or what went wrong."""

    value: Any = None
    error: str = ""
    traceback: str = ""  # of an error that is nobody's but ours
    took: bool = False  # it is about a pack, which nobody waits for


followed: Recent[Any] = Recent()
"""The tables this process thinks for, as they stood at the last thought."""


def caught_up(game: Front, job: Thought | Forecast) -> Any:
    """The table as it stands now."""
    state = game.load(job.saved) if job.saved else followed.get(job.table)
    if state is None:
        raise DelveError("this table is not followed any more")
    for seat, name, given in job.answers:
        if given:
            state = state.clone()
            state.loaded = freeze(given)
        state = game.answer(state, name, seat)
    followed.put(job.table, state)
    return state


def think(job: Thought) -> int:
    """The index of the chosen option."""
    game = delvewright.game(job.game)
    state = caught_up(game, job)
    sight = look(game, state, job.seat, job.seed)
    return sight.options.index(called(job.bot).choose(sight))


def forecast(job: Forecast) -> list[Line]:
    """Lines on how the fight may end, from worlds imagined for the seat."""
    game = delvewright.game(job.game)
    return odds(game, caught_up(game, job), job.seat, job.names)


def keep(job: Keep) -> bytes:
    """A game played again, every position packed as soon as it is there: a log lets old ones go."""
    log = Log(delvewright.game(job.game), job.seats, job.seed, job.settings, job.key)
    entries = (log.append(sort, seat, "", text, 0.0) for sort, seat, text in job.entries)
    return packed(entries, log.game)


def packed(entries: Iterable[LogEntry], game: Any) -> bytes:
    """Every position of a log with the events that led to it."""
    return archive.pack([(saved(entry, game), entry.told) for entry in entries])


def saved(entry: LogEntry, game: Any) -> bytes:
    if entry.state is None:
        return NOT_KEPT
    return UNCHANGED if entry.state is entry.before else game.save(entry.state)


def check(job: Check) -> bool:
    log = Log(delvewright.game(job.game), job.seats, job.seed, job.settings, job.key)
    log.append("start", -1, "", "", 0.0)
    for number, (seat, text) in enumerate(job.answers, 1):
        try:
            log.append("answer", seat, "", text, 0.0)
        except DelveError as error:
            raise DelveError(f"answer {number} ({seat} {text}): {error}") from error
    return bool(log.state.over)


WORK: dict[type, Any] = {
    Thought: think,
    Forecast: forecast,
    Keep: keep,
    Check: check,
    Take: lambda job: take(job.pack),
    Draw: lambda job: draft(delvewright.game(job.game), job.name, job.text, job.data),
}


def run(source: BinaryIO, sink: BinaryIO) -> None:
    """Say that everything is loaded, then work until the pipe ends."""
    decode = msgspec.msgpack.Decoder(Job).decode
    encode = msgspec.msgpack.Encoder().encode

    def reply(outcome: Outcome) -> None:
        frame = encode(outcome)
        sink.write(len(frame).to_bytes(PREFIX) + frame)
        sink.flush()

    for game in delvewright.catalogue():
        delvewright.game(game)
    reply(Outcome())
    while prefix := source.read(PREFIX):
        job = decode(source.read(int.from_bytes(prefix)))
        try:
            outcome = Outcome(WORK[type(job)](job))
        except DelveError as error:
            outcome = Outcome(error=str(error))
        except Exception as error:  # whatever goes wrong here must not stop the next job
            outcome = Outcome(error=repr(error), traceback=format_exc())
        outcome.took = isinstance(job, Take)
        reply(outcome)


if __name__ == "__main__":
    if "--modest" in sys.argv and hasattr(os, "nice"):
        os.nice(10)
    try:
        run(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        os._exit(0)  # nobody listens any more

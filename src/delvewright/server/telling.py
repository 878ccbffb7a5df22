"""Telling: what a seat of a table is told of its log, and how it sees the table; a spectator is seat -1."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any

import msgspec

from delvewright.server import acting, taking
from delvewright.server import messages as m
from delvewright.server.log import ANSWERS, GAME_SORTS, LogEntry
from delvewright.views.model import Line

if TYPE_CHECKING:
    from delvewright.server.table import Table

STEPS_SHOWN = 12  # a client further behind than this gets the newest table only, with all of the log


def updates(
    table: Table, seat: int, since: int, done: tuple[int, ...] = (), lean: bool = False, guest: str = ""
) -> list[m.Update]:
    """What a listener that has seen the log up to `since` is told: one update a step, if they are few."""
    upto = table.stored
    told = table.log.entries[since + 1 : upto + 1]
    again = {entry.n - 1 for entry in told if entry.sort == "again"}  # what stands is told with the undo
    steps = [
        entry.n for entry in told if entry.sort in GAME_SORTS and entry.sort != "way" and entry.n not in again
    ]
    if lean or since < 0 or len(steps) > STEPS_SHOWN:
        steps = []
    found = []
    for n in steps[:-1]:
        found.append(update(table, seat, since, n, guest=guest))
        since = n
    found.append(update(table, seat, since, upto, done, lean, guest))
    return found


def update(
    table: Table,
    seat: int,
    since: int,
    upto: int,
    done: tuple[int, ...] = (),
    lean: bool = False,
    guest: str = "",
) -> m.Update:
    """The log from after `since` up to `upto`, and the table as it stood then.

    A lean one leaves the view out unless the seat is asked or the game is over.
    """
    top = table.log.entries[upto] if upto >= 0 else None
    state = top.state if top else None
    over = state is not None and (state.over or 0 <= table.log.called_off <= upto)
    question = top.questions.get(seat, -1) if top and not over else -1
    windows = state.asks if state and table.game.windows else ()
    spared = [ask.seat for ask in windows if acting.reflex(table, state, ask.seat)]
    question = -1 if seat in spared else question
    shown = state is not None and (not lean or question >= 0 or over)
    view = view_of(table, state, seat) if shown else None
    if over and view is not None and view.result is None:  # called off: nobody is asked any more
        view = msgspec.structs.replace(view, asked=(), resting=(), ask=None)
    if spared and view is not None:  # nobody is troubled with what passes by itself
        asked = tuple([one for one in view.asked if one not in spared])
        view = msgspec.structs.replace(view, asked=asked, ask=None if seat in spared else view.ask)
    return m.Update(
        n=upto,
        entries=tuple([entry_for(table, one, seat) for one in table.log.entries[since + 1 : upto + 1]]),
        seat=seat,
        view=view,
        question=question,
        take=taking.offer(table, seat),
        plea=taking.plea_info(table, guest),
        moment=top.moment if top else 0,
        done=done,
    )


def view_of(table: Table, state: Any, seat: int) -> Any:
    """How a seat sees a position: made once for all who look through it, whatever is said meanwhile."""
    known = table.views.get(seat)
    if known is None or known[0] is not state or known[1] is not table.names:
        known = table.views[seat] = state, table.names, table.game.view(state, seat, table.names)
    return known[2]


def entry_for(table: Table, entry: LogEntry, seat: int, again: bool = False) -> m.Entry:
    """One entry of the log as a seat may read it; what was answered `again` is told where it stands alone."""
    turn = -1 if entry.state is None else table.game.turns(entry.state)
    answered = entry.sort in ANSWERS and (again or entry.sort != "again")
    sort = "answer" if entry.sort == "way" else entry.sort
    thrown = table.game.thrown(entry.told) if answered else ()
    known = answered and entry.before is not None and entry.state is not None
    beat = table.game.beat(entry.before, entry.told, seat, table.names) if known else None
    said = table.game.said(entry.before, entry.told, seat, table.names) if known else None
    signs = table.game.signs(entry.state, entry.told, seat, table.names) if known else ()
    told = () if entry.sort == "again" and not again else lines(table, entry, seat)
    return m.Entry(entry.n, sort, entry.seat, entry.by, told, entry.at, turn, thrown, beat, said, signs)


def journal(table: Table, seat: int) -> str:
    """The game so far as a seat was told it, in plain text; with nothing hidden it cannot be replayed."""
    who = table.names[seat] if seat >= 0 else "a spectator"
    told = [
        f"{table.game.title}, rules {table.facts.rules}: the game so far, as {who} was told it.",
        *[f"seat {seat + 1}: {name}" for seat, name in enumerate(table.names)],
        *[f"{name}: {value}" for name, value in msgspec.json.decode(table.facts.settings).items()],
    ]
    turn = 0
    for entry in table.log.entries[: table.stored + 1]:
        one = entry_for(table, entry, seat)
        if one.turn > turn:
            turn = one.turn
            told += ["", f"Turn {turn}"]
        said = f"{one.by}: " if one.sort == "chat" else ""
        told += [f"{said}{line}" for line in one.lines]
    return "\n".join([*told, ""])


def lines(table: Table, entry: LogEntry, seat: int) -> tuple[Line, ...]:
    if entry.sort in ANSWERS:
        if entry.before is None or entry.state is None:
            return (Line(f"{entry.by} gave an answer by rules {entry.rules}."),)
        return tuple(table.game.recount(entry.before, entry.state, entry.told, seat, table.names))
    if entry.sort == "undo":
        since = table.log.entries[entry.n + 1 :]
        count = int(entry.text) - len(list(takewhile(lambda one: one.sort == "again", since)))
        return (Line(f"{entry.by} took back {f'{count} answers' if count > 1 else 'an answer'}."),)
    if entry.sort == "start":
        began = Line(f"The game began, by rules {entry.rules}.")
        told = entry.told if entry.state is not None else []
        return (began, *table.game.recount(None, entry.state, told, seat, table.names))
    return (Line(entry.text),)

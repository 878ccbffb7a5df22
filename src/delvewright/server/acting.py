"""Acting: what is open and waits for nobody is answered, by bots that think and by the policies of people."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

from delvewright.kernel.ask import Option
from delvewright.server import metrics, trouble
from delvewright.server.log import LogEntry
from delvewright.server.rows import PLAYING
from delvewright.server.writer import NotStored

if TYPE_CHECKING:
    from delvewright.server.table import Table

# Bots ------------------------------------------------------------------------------------------------


def wake_bots(table: Table) -> None:
    """Let every bot that is asked think, each question once."""
    state = table.log.state
    if table.status != PLAYING or state is None or table.gone or table.house.resting:
        return
    for ask in state.awaited:
        seat, question = ask.seat, table.log.questions[ask.seat]
        if table.places[seat].sort == "bot" and (seat, question) not in table.thinking:
            table.thinking.add((seat, question))
            task = asyncio.get_running_loop().create_task(_think(table, seat, question))
            table.tasks.add(task)
            task.add_done_callback(partial(_thought, table))


def _thought(table: Table, task: asyncio.Task[None]) -> None:
    table.tasks.discard(task)
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, NotStored):  # which the storage has told
        trouble.broke(table, "bot_turn_failed", error)


def _asks_bot(table: Table, seat: int, question: int) -> bool:
    """Whether that question is still open, and a bot's to answer."""
    open_still = table.status == PLAYING and table.log.questions.get(seat) == question
    return open_still and table.places[seat].sort == "bot"


async def _think(table: Table, seat: int, question: int) -> None:
    try:
        await table.house.after_people()
        option = await table.house.choose(table, seat) if _asks_bot(table, seat, question) else None
    finally:
        table.thinking.discard((seat, question))
    ask = table.log.ask_of(seat) if _asks_bot(table, seat, question) else None
    if option is None or ask is None:
        return
    if option not in ask.options:  # others went on meanwhile, and it is gone: think again
        wake_bots(table)
        return
    name = table.game.names(table.log.state, ask)[ask.options.index(option)]
    metrics.ANSWERS.labels("bots").inc()
    table.answered(seat, name, option)


# Policies --------------------------------------------------------------------------------------------


def pass_soon(table: Table) -> None:
    """Soon, pass for everybody who does not want to be asked what is open now."""
    if table.status == PLAYING and table.game.windows:
        asyncio.get_running_loop().call_soon(_pass_in_time, table)


def _pass_in_time(table: Table) -> None:
    try:
        _pass(table)
    except Exception as error:
        trouble.broke(table, "policy_failed", error)


def _pass(table: Table) -> None:
    state = table.log.state
    for ask in state.asks if table.status == PLAYING and not table.gone else ():
        option = reflex(table, state, ask.seat)
        if option is not None:
            metrics.ANSWERS.labels("policies").inc()
            table.answered(ask.seat, table.game.names(state, ask)[ask.options.index(option)], option)
            return  # what is open now is another position's, and looked at when that is told


def reflex(table: Table, state: Any, seat: int) -> Option | None:
    """What the policies of a person answer in a position, or None: the person is asked."""
    place = table.places[seat]
    if not table.game.windows or place.sort != "person":
        return None
    ask = next(ask for ask in state.asks if ask.seat == seat)
    return table.game.reflex(state, ask, place.policies)


def passes_itself(table: Table, entry: LogEntry) -> bool:
    """Whether an answer is what a person's policies answer anyhow: nobody's doing, so to speak."""
    before = entry.before if table.game.windows else None
    option = None if before is None else reflex(table, before, entry.seat)
    return option is not None and table.game.name(before, option) == entry.text

"""Asking: what a seat may be told before it answers; nothing that it could not know already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from delvewright import counsel
from delvewright.bots import hints, look
from delvewright.server import messages as m
from delvewright.server import taking
from delvewright.server.denied import Denied
from delvewright.server.turns import Owner

if TYPE_CHECKING:
    from delvewright.server.table import Table


def weigh(table: Table, guest: str, request: m.Weigh) -> m.Weighed:
    """Try an answer in a world imagined for the seat: nothing is learnt that it could not know."""
    seat = table.asked(guest, request.seat, request.question)
    way, option = table.meant(seat, request)
    game = table.game
    world = look(game, table.log.state, seat, table.luck + request.question).world
    there = world if way is None else game.answer(world, way, seat)
    after = game.answer(there, option, seat)
    news = after.news or (there is not world and there.news)
    ends_turn = after.over or game.turns(after) != game.turns(world)
    frontier = news and bool(taking.others_since(table, guest, table.log.top + 1))
    whom = "you" if game.has_shown(world, after, seat) else "somebody"
    text = (
        "This ends the game."
        if after.over
        else f"This shows {whom} something new: the others would have to agree to take it back."
        if frontier
        else "This ends your turn."
        if ends_turn
        else ""
    )
    return m.Weighed(request.re, news, ends_turn, frontier, text)


def why(table: Table, guest: str, request: m.Why) -> m.Said:
    seat = table.own(guest, request.seat)
    if table.log.state is None:
        raise Denied("turn", "the game has not begun")
    lines = table.game.speech.why(table.game.read(table.log.state, seat, table.names), request.piece)
    return m.Said(request.re, tuple(lines))


def guide(table: Table, guest: str, request: m.Guide) -> m.Said:
    seat = table.own(guest, request.seat)
    if table.log.ask_of(seat) is None:
        return m.Said(request.re, ())
    about = (table.game, table.log.state, seat, table.names)
    lines, prospects = counsel.guide(*about), counsel.prospects(*about)
    return m.Said(request.re, tuple(lines), prospects=tuple(prospects))


async def hint(table: Table, guest: str, request: m.Hint, owner: Owner) -> m.Said:
    """What a bot would do there."""
    seat = table.own(guest, request.seat)
    log = table.log
    ask = log.ask_of(seat)
    if ask is None:
        raise Denied("turn", "you are not asked anything now")
    if not hints(log.game.id):
        raise Denied("turn", "nobody knows this game well enough for a hint")
    option = await table.house.thinkers.choose(table.id, log, seat, "thumb", owner)
    now = log.ask_of(seat)
    if now is None or now.form is not ask.form or option not in now.options:
        raise Denied("stale", "the question is not open any more")
    ask = now
    line = log.game.speech.say(log.game.read(log.state, seat, table.names), ask, option)
    why = counsel.reason(log.game, log.state, ask, option, table.names)
    name = log.game.names(log.state, ask)[ask.options.index(option)]
    return m.Said(request.re, (line, why) if why else (line,), name)


async def odds(table: Table, guest: str, request: m.Odds, owner: Owner) -> m.Said:
    """How the fight at hand may end."""
    seat = table.own(guest, request.seat)
    log = table.log
    if log.state is None or not counsel.weighs(log.game):
        raise Denied("turn", "there is no fight whose odds could be told")
    lines = await table.house.thinkers.odds(table.id, log, seat, table.names, owner)
    return m.Said(request.re, tuple(lines))

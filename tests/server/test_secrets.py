"""What a seat must not know never reaches it: whole games, and every byte that a seat was sent."""

from __future__ import annotations

import asyncio
import json
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.server.served import ME, OPEN, THUMB, UNIFORM, Server
from tests.server.wire import Line, finish, replayed, story

import delvewright
from delvewright import counsel
from delvewright.kernel.events import Event
from delvewright.kernel.record import Sitting
from delvewright.server import asking
from delvewright.server import messages as m
from delvewright.server.denied import Denied
from delvewright.server.log import Log
from delvewright.server.rows import PLAYING
from delvewright.server.seating import Place
from delvewright.server.table import Table

FRONT = delvewright.game("thunderstone")
SEED = 6_123_456_789_012_345  # of no accident
GAMES: dict[str, tuple[list[dict], dict[str, Any]]] = {
    "base": ([ME, OPEN, THUMB], {}),
    "Wrath, both stones": ([ME, OPEN], {"packs": ["wrath"], "stone": "both", "longest": 60}),
    "prowling": ([ME, OPEN, UNIFORM], {"variant": "prowling", "longest": 50}),
}


class Nonsense:
    """Stands for what a seat is not told: whoever looks at it gives itself away."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError("somebody read what is for another seat")

    __eq__ = __hash__ = __iter__ = __index__ = __format__ = __getattr__  # type: ignore[assignment]


def without_secrets(told: list[Event], seat: int) -> list[Event]:
    """The events with everything that is for others made nonsense."""
    return [
        event if event.seat in (-1, seat) else event._replace(args=tuple(Nonsense() for _ in event.args))
        for event in told
    ]


def imagined(state: Any, seat: int, seed: int) -> Any:
    """A world the seat cannot tell from this one; when the game is over there is nothing left to hide."""
    return state if state.over else FRONT.imagine(state, seat, seed)


def assert_honest(line: Line, sitting: Sitting, seat: int) -> None:
    """Everything the line was told could have been told in a world with other hidden cards."""
    names = line.names
    played = iter(range(len(sitting.events)))
    for update in line.updates:
        if update.view is not None:
            world = imagined(sitting.positions[update.moment], seat, update.n + 1)
            assert msgspec.json.encode(update.view) == msgspec.json.encode(FRONT.view(world, seat, names))
    for entry in line.entries:
        if entry.sort == "start":
            told = without_secrets(sitting.events[next(played)], seat)
            first = imagined(sitting.positions[0], seat, 76)
            assert entry.lines[1:] == tuple(FRONT.recount(None, first, told, seat, names)), entry
            assert " went first." in " ".join(line.text for line in entry.lines)
        if entry.sort == "answer":
            k = next(played)
            before, after = (imagined(sitting.positions[at], seat, 76 + k) for at in (k - 1, k))
            told = without_secrets(sitting.events[k], seat)
            assert entry.lines == tuple(FRONT.recount(before, after, told, seat, names)), entry


def assert_no_keys(line: Line, sitting: Sitting, tokens: list[str]) -> None:
    """No token, no guest's id, no seed and no state of any dice in all that was heard."""
    heard = "\n".join(line.heard)
    for token in tokens:
        assert token not in heard
        assert token.partition(".")[0] not in heard
    assert str(SEED) not in heard
    for state in sitting.positions:
        assert str(state.seed) not in heard


@pytest.mark.parametrize("name", GAMES)
@story
async def test_no_line_ever_carries_a_hidden_card(server: Server, name: str) -> None:
    places, settings = GAMES[name]
    tokens = [server.guest("Ada"), server.guest("Bo"), server.guest("Cy")]
    table = server.table(tokens[0], *places, seed=SEED, **settings)
    ada, bo, watcher = [await Line(server, table, token).open() for token in tokens]
    await bo.do("sit", seat=1, name="Bo")
    bo.heard.clear()
    bo.updates = bo.updates[-1:]
    await ada.do("start")
    asides = asyncio.create_task(pry(server, bo))
    await finish([ada, bo], 5)
    await watcher.until(lambda: watcher.over)
    pried = await asides
    sitting = replayed(server.record(table))
    assert len(sitting.record.answers) > 40
    for line, seat in ((ada, 0), (bo, 1), (watcher, -1)):
        assert sum(entry.sort == "answer" for entry in line.entries) == len(sitting.record.answers)
        assert len(line.updates) > 40
        assert_honest(line, sitting, seat)
        assert_no_keys(line, sitting, tokens)
    assert pried
    lines = [entry.lines[0].text if entry.lines else "" for entry in bo.entries if entry.sort == "answer"]
    for moment, view, steps in pried:
        assert [step["text"] for step in steps[1:]] == lines[: len(steps) - 1]
        world = imagined(sitting.positions[moment], 1, moment)
        assert view == json.loads(msgspec.json.encode(FRONT.view(world, 1, bo.names)))


async def pry(server: Server, line: Line) -> list[tuple[int, Any, list[Any]]]:
    """Meanwhile: everything HTTP says about the running game to that guest."""
    found: list[tuple[int, Any, list[Any]]] = []
    while not line.over:
        path = f"/api/tables/{line.table_id}"
        moment = line.now.moment
        reply = await asyncio.to_thread(server.call, "GET", f"{path}/moments/{moment}?seat=1", line.token)
        replay = await asyncio.to_thread(server.call, "GET", f"{path}/replay", line.token)
        if reply.status == 200 and replay.data["table"]["status"] == "playing":
            found.append((moment, reply.data["view"], replay.data["steps"]))
            assert str(SEED).encode() not in reply.body + replay.body
        await asyncio.sleep(0.1)
    return found


def some_positions() -> list[tuple[Any, int]]:
    """Positions of random games, each with a seat that is asked."""
    found = []
    for seed, settings in ((1, {}), (2, {"packs": ("wrath",)}), (3, {"variant": "prowling"})):
        chance, sitting = Random(seed), Sitting(FRONT, 3, seed, longest=40, **settings)
        while not sitting.state.over:
            ask = sitting.state.asks[0]
            found.append((sitting.state, ask.seat))
            sitting.answer(chance.choice(ask.options), ask.seat)
    return found[::3]


def test_no_answer_to_a_question_depends_on_hidden_cards() -> None:
    """Refusals, reasons and hints on every piece are the same in any world the seat can imagine."""
    names = ("Ada", "Bo", "Cy")
    refusals = reasons = 0
    for state, seat in some_positions():
        world = FRONT.imagine(state, seat, 99)
        for other in range(3):
            world_of_other = FRONT.imagine(state, other, 98)
            for piece in range(0, len(state.cast), 5):
                said = FRONT.why(state, other, piece, names)
                assert said == FRONT.why(world_of_other, other, piece, names)
                reasons += bool(said)
        assert counsel.guide(FRONT, state, seat, names) == counsel.guide(FRONT, world, seat, names)
        for option, _ in FRONT.why_not(state, seat):
            name = FRONT.name(state, option)
            said = reaction(state, seat, name)
            assert said == reaction(world, seat, name)
            refusals += said[0] == "illegal"
    assert refusals > 50
    assert reasons > 100


def test_weighing_an_answer_tells_nothing_that_the_seat_cannot_know() -> None:
    """Where the outcome hangs on hidden cards, what is said hangs on imagined ones."""
    found = 0
    for state, seat in some_positions():
        for name in FRONT.names(state, state.ask):
            true = outcome(state, seat, name)
            worlds = {outcome(FRONT.imagine(state, seat, luck), seat, name) for luck in range(4)}
            if worlds != {true}:
                found += 1
                assert {weighed(state, seat, name, luck) for luck in range(60)} != {true}
    assert found > 2


def outcome(state: Any, seat: int, name: str) -> tuple[bool, bool]:
    after = FRONT.answer(state, name, seat)
    return after.news, after.over or FRONT.turns(after) != FRONT.turns(state)


def weighed(state: Any, seat: int, name: str, luck: int) -> tuple[bool, bool]:
    """What a table of this luck says to the seat before it answers."""
    table = Table.__new__(Table)
    table.game, table.luck, table.log = FRONT, luck << 20, Log(FRONT, 3, 0, {})
    table.places = [Place("person", "ada", "Ada")] * 3
    table.facts = SimpleNamespace(status=PLAYING)
    table.log.append("start", -1, "", "", 0.0)
    table.log.entries[0].state, table.log.entries[0].questions = state, {seat: 0}
    said = asking.weigh(table, "ada", m.Weigh(question=0, option=name, seat=seat))
    return said.news, said.ends_turn


def reaction(state: Any, seat: int, name: str) -> tuple[str, ...]:
    """What the server makes of an answer by name."""
    log = Log(FRONT, 3, 0, {})
    log.append("start", -1, "", "", 0.0)
    log.entries[0].state = state
    try:
        return ("offered", FRONT.name(state, log.option(seat, name)))
    except Denied as denied:
        return (denied.code, denied.text, *denied.rules)


@story
async def test_what_is_said_to_one_line_is_no_other_line_s(server: Server) -> None:
    """Replies go to whoever asked, and a foreign seat is refused for every sort of request."""
    tokens = [server.guest("Ada"), server.guest("Bo")]
    table = server.table(tokens[0], ME, OPEN, seed=4)
    ada, bo = [await Line(server, table, token).open() for token in tokens]
    await bo.do("sit", seat=1, name="Bo")
    await ada.do("start")
    await bo.until(lambda: bo.now.view)
    asked = ada if ada.asked else bo
    other = bo if asked is ada else ada
    heard = len(other.heard)
    option = asked.offers()[0]
    await asked.ask("weigh", question=asked.now.question, option=option, seat=asked.now.seat)
    await asked.ask("hint", seat=asked.now.seat)
    await asked.ask("guide", seat=asked.now.seat)
    await asked.ask("why", piece=3, seat=asked.now.seat)
    await other.ask("chat", text="")  # refused, and behind whatever would have been told before
    assert len(other.heard) == heard + 1
    foreign = {"seat": asked.now.seat}
    for type, fields in (
        ("answer", {"question": asked.now.question, "option": option}),
        ("weigh", {"question": asked.now.question, "option": option}),
        ("why", {"piece": 3}),
        ("hint", {}),
        ("guide", {}),
        ("look", {}),
        ("undo", {"at": other.now.n}),
        ("consent", {"plea": 0, "agree": True}),
        ("stand", {}),
        ("resign", {}),
    ):
        reply = await other.refusal(type, **foreign, **fields)
        assert isinstance(reply, m.Refused)
        assert reply.code == "seat", type
        assert option not in reply.text

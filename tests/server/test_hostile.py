"""Hostile clients: thousands of messages that must all be refused, with nothing changed and nobody hurt."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections import Counter
from random import Random
from typing import Any

import sqlalchemy as sa
from tests.server import junk, postgres
from tests.server.served import GAME, ME, OPEN, PATIENCE, THUMB, Reply, Server
from tests.server.wire import Line, checked, replayed, seated, seen, story
from websockets.asyncio.client import ClientConnection, connect

from delvewright.server import messages as m
from delvewright.server.database import ENTRIES, POSITIONS, SEATINGS, TABLES
from delvewright.server.denied import STATUS
from delvewright.server.log import GAME_SORTS
from delvewright.server.tokens import Signer

MESSAGES = 20_000
AT_ONCE = 100  # sent before the refusals are read


def snapshot(server: Server) -> list[list[Any]]:
    """All that is stored of all tables."""
    return server.rows(
        sa.select(TABLES).order_by(TABLES.c.id),
        sa.select(SEATINGS).order_by(SEATINGS.c.table, SEATINGS.c.guest),
        sa.select(ENTRIES).order_by(ENTRIES.c.table, ENTRIES.c.n),
    )


async def all_stored(server: Server) -> None:
    """Wait until nothing more is about to be written: every running table with its newest position."""
    newest = sa.select(sa.func.max(ENTRIES.c.n)).where(
        ENTRIES.c.table == TABLES.c.id, ENTRIES.c.sort.in_(GAME_SORTS)
    )
    written = sa.select(POSITIONS.c.n).where(POSITIONS.c.table == TABLES.c.id)
    behind = sa.select(TABLES.c.id).where(newest.scalar_subquery() > written.scalar_subquery())
    async with asyncio.timeout(PATIENCE):
        while server.rows(behind) != [[]]:
            await asyncio.sleep(0.05)


class Attacker:
    """A raw line that counts refusals."""

    def __init__(self, socket: ClientConnection):
        self.socket = socket
        self.codes: Counter[str] = Counter()
        self.heard: list[str] = []

    @classmethod
    async def at(cls, server: Server, table: str, token: str) -> Attacker:
        url = f"ws{server.address[4:]}/api/tables/{table}/stream"
        socket = await connect(url, compression=None, max_size=None)
        await socket.send(json.dumps({"type": "hello", "token": token}))
        await socket.recv()
        await socket.recv()
        return cls(socket)

    async def refused(self, frames: list[tuple[str | bytes, int]]) -> None:
        """Every frame gets a refusal with its number, a known code and words."""
        for frame, _ in frames:
            await self.socket.send(frame)
        numbers = Counter(number for _, number in frames)
        for _ in frames:
            reply = await self.reply()
            assert isinstance(reply, m.Refused), reply
            assert reply.code in STATUS
            assert reply.code != "busy", reply
            assert len(reply.text) > 5
            self.codes[reply.code] += 1
            numbers[reply.re] -= 1
        assert not any(numbers.values())

    async def reply(self) -> Any:
        while True:
            text = str(await self.socket.recv())
            self.heard.append(text)
            message = checked(text)
            if not isinstance(message, m.Table):
                return message


def forbidden(line: Line, chance: Random) -> list[dict[str, Any]]:
    """Well-formed requests that this guest may not make now."""
    mine, theirs = line.now.seat, 1 - line.now.seat if line.now.seat >= 0 else chance.randrange(2)
    question = max(line.now.question, 0)
    foreign = [
        {"type": type, **fields, "seat": chance.choice((theirs, theirs, 7, 31, -1))}
        for type, fields in junk.FIELDS.items()
        if "seat" in fields and type not in ("hello", "sit", "swap", "look")
    ]
    stale = [
        {"type": type, "question": number, "option": option, "seat": mine}
        for type in ("answer", "weigh")
        for number in (question + 1, 1 << 30)
        for option in ("rest", "visit the village", "'; drop table entries; --")
    ]
    illegal = [
        {"type": "answer", "question": question, "option": option, "seat": mine}
        for option in ("fly", "'; drop table entries; --", "rest #99", "\x00", "")
    ]
    never = [
        {"type": "hello", "token": line.token},
        {"type": "start"},
        {"type": "rematch", "same": True},
        {"type": "sit", "seat": theirs, "name": "Eve"},
        {"type": "sit", "seat": mine, "name": "Eve"}
        if mine >= 0
        else {"type": "sit", "seat": 9, "name": "Eve"},
        {"type": "look", "seat": theirs},
        {"type": "consent", "plea": chance.randrange(9), "seat": max(mine, 0), "agree": True},
        {"type": "undo", "at": 0, "seat": max(mine, 0)},
        {"type": "swap", "seat": 9, "bot": "thumb"},
        {"type": "swap", "seat": theirs, "bot": "hal"},
        {"type": "chat", "text": "\x00\n\x07"},
    ]
    return [*foreign, *stale, *illegal, *never]


async def storm(server: Server, count: int) -> Counter[str]:
    """So many bad messages of a player who is asked, one who is not, and a spectator; nothing may change."""
    lines = await seated(server, seed=4, longest=40)
    chance = Random(6)
    while lines[0].now.moment < 5:
        asked = next(line for line in lines if line.asked)
        moment = asked.now.moment
        await asked.answer(chance.choice(asked.offers()))
        for line in lines:
            await line.until(lambda line=line, moment=moment: line.now.moment > moment)
    watcher = await Line(server, lines[0].table_id, server.guest("Eve")).open()
    everybody = [*lines, watcher]
    await all_stored(server)
    before, told = snapshot(server), [(line.now, len(line.entries)) for line in everybody]
    attackers = [await Attacker.at(server, line.table_id, line.token) for line in everybody]

    async def attack(attacker: Attacker, line: Line, share: int, seed: int) -> None:
        luck = Random(seed)
        bad = junk.malformed(luck)
        for part in range(0, share, AT_ONCE):
            frames: list[tuple[str | bytes, int]] = [
                next(bad) for _ in range(min(AT_ONCE, share - part) // 2)
            ]
            known = forbidden(line, luck)
            while len(frames) < min(AT_ONCE, share - part):
                number = luck.randrange(1, 1 << 31)
                frames.append((json.dumps({"re": number, **luck.choice(known)}), number))
            luck.shuffle(frames)
            await attacker.refused(frames)

    shares = [count // 3 + (k < count % 3) for k in range(3)]
    work = zip(attackers, everybody, shares, range(3), strict=True)
    try:
        await asyncio.gather(*(attack(*each) for each in work))
    finally:
        for attacker in attackers:
            await attacker.socket.close()
    assert snapshot(server) == before
    for line, (update, entries) in zip(everybody, told, strict=True):
        assert (line.now, len(line.entries)) == (update, entries)
    sitting = replayed(server.stored(lines[0].table_id))
    for attacker, line in zip(attackers, everybody, strict=True):
        heard = "".join(attacker.heard)
        assert not any(one.token in heard for one in everybody)
        assert str(sitting.record.seed) not in heard or sitting.record.seed < 100
        late = await Line(server, line.table_id, line.token).open()
        assert late.view == seen(sitting.state, line.now.seat, line.names)
    asked = next(line for line in lines if line.asked)
    reply = await asked.answer(asked.offers()[0])
    assert isinstance(reply, m.Done)  # and the game goes on
    assert server.call("GET", "/healthz").status == 200
    return sum((attacker.codes for attacker in attackers), Counter())


@story
async def test_a_storm_of_bad_messages_changes_nothing(serve) -> None:
    server = serve()
    codes = await storm(server, MESSAGES)
    assert codes.total() == MESSAGES
    assert set(codes) == {"malformed", "limit", "seat", "turn", "stale", "illegal", "host"}
    assert min(codes.values()) > 100, codes
    assert server.troubles() == []


@story
async def test_a_storm_on_postgresql(serve, postgres_server: sa.URL) -> None:
    with postgres.fresh(postgres_server) as address:
        server = serve(address)
        assert (await storm(server, 1_500)).total() == 1_500
        line = await Line(server, server.table(ada := server.guest(), ME, OPEN), ada).open()
        await line.do("chat", text="a\x00b")
        assert line.entries[-1].lines[0].text == "a b"
        server.post(f"/api/tables/{line.table_id}/reports", ada, {"text": "\x00"})
        http_storm(server, 150, ada, line.table_id)
        assert server.troubles() == []
        await line.close()
        server.stop()


@story
async def test_nobody_gets_in_with_a_forged_or_broken_hello(server: Server) -> None:
    ada, bo = await seated(server, seed=4)
    guest, _, mark = ada.token.rpartition(".")
    forged = Signer(b"another secret").sign(guest)
    tokens = [forged, guest, f"{guest}.", f".{mark}", f"{bo.token.partition('.')[0]}.{mark}", ada.token[:-1]]
    tokens += [ada.token + "=", ada.token.upper(), "", ".", "é.é", "\x00" * 20, "x" * 200, f" {ada.token}"]
    firsts = [json.dumps({"type": "hello", "token": token}) for token in tokens]
    firsts += [
        json.dumps({"type": type, **fields}) for type, fields in junk.FIELDS.items() if type != "hello"
    ]
    firsts += [json.dumps({"type": "hello", "token": ada.token, "seat": seat}) for seat in (1, 2, 99, "0")]
    firsts += [
        json.dumps({"type": "hello", "token": ada.token, "last": last}) for last in (-2, 1 << 40, "x", None)
    ]
    firsts += [frame for frame, _ in zip(junk.malformed(Random(3)), range(60), strict=False)]
    url = f"ws{server.address[4:]}/api/tables/{ada.table_id}/stream"
    for first in firsts:
        first = first if isinstance(first, str | bytes) else first[0]
        async with connect(url, compression=None) as socket:
            await socket.send(first)
            reply = checked(str(await socket.recv()))
            assert isinstance(reply, m.Refused), first
            assert reply.code in ("token", "malformed", "seat", "limit"), (first, reply)
            await socket.wait_closed()
            assert socket.close_code == 1008
    assert all(place.online for place in ada.info.places)


@story
async def test_frames_that_are_none_close_the_line(serve) -> None:
    server = serve()
    line = (await seated(server, people=1, variant="solo_normal"))[0]
    too_long, no_such_sort, no_text = (
        b"\x81\xff" + bytes(2) + b"\xff" * 6,
        b"\x83\x80abcd",
        b"\x81\x82\0\0\0\0\xff\xfe",
    )
    for frame, code in ((too_long, 1009), (no_such_sort, 1002), (no_text, 1007)):
        attacker = await Attacker.at(server, line.table_id, line.token)
        attacker.socket.transport.write(frame)
        await attacker.socket.wait_closed()
        assert attacker.socket.close_code == code
    await line.answer(line.offers()[0])


def call(server: Server, method: str, path: str, body: bytes, head: dict[str, str]) -> Reply:
    """A request that urllib would not make."""
    connection = http.client.HTTPConnection(server.address.removeprefix("http://"), timeout=PATIENCE)
    try:
        connection.request(method, path, body, head)
        reply = connection.getresponse()
        return Reply(reply.status, reply.read())
    finally:
        connection.close()


def http_storm(server: Server, count: int, token: str, table: str) -> None:
    """So many bad calls; all are refused in words, none as a failure of the server."""
    chance = Random(12)
    ids = (table, "", "x", "%00", "%ff", "%2e%2e", "..%2f..%2fsecret", "é".encode().hex(), "x" * 900, "'--")
    paths = [
        "/api/tables",
        "/api/guests",
        "/api/records",
        f"/api/games/{GAME}/layout",
        "/api/games/%00/cards",
    ]
    paths += [
        f"/api/tables/{id}{rest}" for id in ids for rest in ("", "/record", "/replay", "/fork", "/reports")
    ]
    paths += [
        f"/api/tables/{table}/moments/{moment}" for moment in ("-1", "9" * 30, "9" * 5000, "x", "0?seat=9")
    ]
    paths += ["/%00", "/..%2f..%2f..%2fetc%2fpasswd", "/%2e%2e/secret", "/" + "x" * 5000, "/assets/%ff"]
    heads = (
        {},
        {"authorization": f"Bearer {token}"},
        {"authorization": "Bearer é.é"},
        {"authorization": "Basic x"},
    )
    for _ in range(count):
        frame, _ = next(junk.malformed(chance))
        body = frame if isinstance(frame, bytes) else frame.encode()
        if chance.random() < 0.3:
            wild = {chance.choice(("longest", "pick", "packs", "x")): chance.choice(junk.WRONG)}
            wanted = {"game": GAME, "places": [ME, OPEN, chance.choice(junk.WRONG)], "settings": wild}
            wishes = chance.choice(([], ["cleric"], ["source_of_light", "x"], chance.choice(junk.WRONG)))
            layout = {"seats": chance.choice((1, 2, 9, "x")), "settings": wild, "wishes": wishes}
            body = json.dumps(chance.choice((wanted, layout))).encode()
        method = chance.choice(("GET", "POST", "POST", "PUT", "DELETE", "HEAD", "BREW"))
        path = chance.choice(paths)
        reply = call(server, method, path, body, chance.choice(heads))
        unbuilt = reply.status == 503 and not path.startswith("/api")
        assert reply.status < 500 or unbuilt, (method, path, body, reply)
        assert b"Traceback" not in reply.body
        if path.startswith("/api") and reply.status not in (200, 405) and method in ("GET", "POST"):
            assert reply.code in STATUS, (method, path, reply)
            assert reply.data["text"]


def test_bad_calls_are_refused_in_words(serve) -> None:
    server = serve()
    ada = server.guest()
    table = server.table(ada, ME, OPEN)
    before = snapshot(server)
    http_storm(server, 800, ada, table)
    assert snapshot(server)[-1] == before[-1]
    assert server.call("GET", "/healthz").status == 200
    assert server.troubles() == []


@story
async def test_packed_messages_are_read_and_a_bomb_ends_the_line(server: Server):
    token = server.guest()
    table = server.table(token, ME, THUMB)
    url = f"{server.address.replace('http', 'ws')}/api/tables/{table}/stream"
    async with connect(url, compression="deflate") as line:
        assert [one.name for one in line.protocol.extensions] == ["permessage-deflate"]
        await line.send(json.dumps({"type": "hello", "token": token}))
        assert json.loads(await line.recv())["type"] == "table"
        await line.send(" " * 10_000_000)  # ten thousand bytes on the wire
        await line.wait_closed()
        assert line.close_code == 1009

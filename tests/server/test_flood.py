"""Floods: nobody has more of the server than a share, whatever they open, and the others go on."""

from __future__ import annotations

import asyncio
import socket as sockets
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.bench import Bench, housed
from tests.server.crowd import LIMITS, Socket, Time, attend, guests, leave, settled, timed
from tests.server.served import ME, OPEN, PATIENCE, THUMB, Server

from delvewright.kernel.errors import DelveError
from delvewright.server import opening, shapes, stream, thinkers
from delvewright.server.denied import Denied
from delvewright.server.door import Door, neighbourhood
from delvewright.server.limits import Bucket, Limits
from delvewright.server.sockets import Porch
from delvewright.server.table import Table
from delvewright.server.thinker import Outcome
from delvewright.server.thinkers import Lane
from delvewright.server.turns import Turns
from delvewright.views.front import shelf

WHY = [{"type": "why", "piece": 1, "seat": 1, "re": 1}] * 2_000


@housed
async def test_what_one_guest_sends_too_fast_stays_unread_over_all_connections(bench: Bench) -> None:
    house = await bench.enter()
    time = timed(house)
    table = await bench.open(third="hot")
    clients = [Socket(house.signer.sign("ada"), WHY) for _ in range(8)]
    lines = attend(house, table, clients)
    await time.pass_by(0)
    room = int(LIMITS.message_burst) + len(clients)
    assert 0 < sum(client.read - 1 for client in clients) <= room
    await time.pass_by(10)
    grown = sum(client.read - 1 for client in clients)
    assert grown <= room + 10 * LIMITS.messages_per_second
    assert grown > 9 * LIMITS.messages_per_second  # and whoever waits is read, not refused
    assert not any(client.closed for client in clients)
    await leave(clients, lines)


@housed
async def test_a_flood_gives_way_to_others_after_every_message(bench: Bench) -> None:
    house = await bench.enter()
    timed(house)
    table = await bench.open(third="hot")
    client = Socket(house.signer.sign("ada"), WHY)
    lines = attend(house, table, [client])
    turns = 0
    while client.read < 100:
        await asyncio.sleep(0)
        turns += 1
        assert turns < 1_000
    assert turns >= 90
    await leave([client], lines)


@housed
async def test_many_guests_of_one_address_share_what_it_may_send(bench: Bench) -> None:
    house = await bench.enter()
    limits = replace(LIMITS, address_messages_per_second=10, address_message_burst=50)
    time = timed(house, limits)
    table = await bench.open(third="hot")
    *tokens, neighbour = await guests(house, 11)
    clients = [Socket(token, WHY) for token in tokens]
    other = Socket(neighbour, WHY[:30], "10.0.0.2")
    lines = attend(house, table, [*clients, other])
    await time.pass_by(1)
    assert sum(client.read for client in clients) <= 50 + 10 + 2 * len(clients)
    assert other.read == 31  # the neighbour's flood is not his
    await leave([*clients, other], lines)


@housed
async def test_chat_is_counted_over_all_connections_of_a_guest_and_of_an_address(bench: Bench) -> None:
    house = await bench.enter()
    time = timed(house, replace(LIMITS, address_chat_burst=25))
    table = await bench.open(third="hot")
    lines_of_chat = [{"type": "chat", "text": "hey", "re": 1}] * 6
    clients = [Socket(house.signer.sign("ada"), lines_of_chat) for _ in range(4)]
    clients += [Socket(token, lines_of_chat) for token in await guests(house, 4)]
    lines = attend(house, table, clients)
    while any(client.read < len(client.unread) for client in clients):
        await time.pass_by(0)
    while table.stored < table.log.top:
        await asyncio.sleep(0.001)
    said = [entry for entry in table.log.entries if entry.sort == "chat"]
    assert sum(entry.seat == 0 for entry in said) == LIMITS.chat_burst
    assert len(said) == 25
    assert {code for client in clients for code in client.codes()} == {"limit"}
    await leave(clients, lines)


@housed
async def test_telling_the_whole_log_again_costs_what_it_takes(bench: Bench) -> None:
    house = await bench.enter()
    table = await bench.open(third="hot")
    for _ in range(100):
        await table.say("notice", -1, "Something was said.")
    time = timed(house, replace(LIMITS, message_burst=60))
    looks = [{"type": "look", "seat": n % 2, "re": n} for n in range(200)]
    client = Socket(house.signer.sign("ada"), looks)
    lines = attend(house, table, [client])
    await time.pass_by(0)
    assert client.read < 20
    await leave([client], lines)


@housed
async def test_one_question_to_a_thinker_at_a_time_and_none_once_the_line_is_closed(bench: Bench) -> None:
    house = await bench.enter()
    time = timed(house)
    table = await bench.open(third="hot")
    asked: list[Any] = []
    stopped: list[Any] = []

    async def think(*of: Any) -> None:
        asked.append(of)
        try:
            await asyncio.Event().wait()
        finally:
            stopped.append(of)

    bench.patch.setattr(house.thinkers, "choose", think)
    seat = table.log.state.ask.seat
    client = Socket(house.signer.sign("ada"), [{"type": "hint", "seat": seat, "re": n} for n in range(5)])
    lines = attend(house, table, [client])
    await time.pass_by(0)
    assert (len(asked), client.codes(), stopped) == (1, ["busy"] * 4, [])
    client.gone.set()
    await asyncio.gather(*lines)
    await settled()
    assert len(stopped) == 1


@housed
async def test_a_client_that_does_not_read_is_let_go_though_its_line_is_stuck(bench: Bench) -> None:
    house = await bench.enter()
    time = timed(house, replace(LIMITS, replies_kept=20))
    bench.patch.setattr(stream, "FAREWELL", 0)
    table = await bench.open(third="hot")
    client = Socket(house.signer.sign("ada"), WHY)
    client.stuck = asyncio.Event()
    (line,) = attend(house, table, [client])
    await time.pass_by(0)
    await asyncio.gather(line)
    assert client.read < 40
    assert not table.listeners


# The door --------------------------------------------------------------------------------------------


def test_a_bucket_owes_what_it_has_not() -> None:
    time = Time()
    bucket = Bucket(2, 4, time.clock)
    assert [bucket.take() for _ in range(6)] == [0, 0, 0, 0, 0.5, 1]
    time.now = 1.0
    assert (bucket.wait(), bucket.full) == (0.5, False)
    time.now = 3.0
    assert (bucket.wait(), bucket.wait(100), bucket.full) == (0, 0, True)


def test_accounts_do_not_grow_without_end() -> None:
    time = Time()
    door = Door(replace(LIMITS, accounts=50), time.clock, time.sleep)
    with door.stream("ada", "10.0.0.1"):
        for number in range(1_000):
            door.guest(f"guest {number}").buckets["messages"].take(150)
            door.address(f"address {number}").buckets["calls"].take(50)
            time.now += 0.01
        assert len(door.guests) <= 50
        assert len(door.addresses) <= 50
        assert door.guests["ada"].streams == door.addresses["10.0.0.1"].streams == 1
    assert door.guest("ada").streams == 0


def test_who_owes_is_not_forgotten_before_who_is_idle() -> None:
    time = Time()
    door = Door(replace(LIMITS, accounts=50), time.clock, time.sleep)
    door.guest("flood").buckets["messages"].take(10_000)
    for number in range(1_000):
        door.guest(f"guest {number}")
    assert door.guest("flood").buckets["messages"].wait() > 0


def test_streams_are_counted_by_guest_and_by_address() -> None:
    door = Door(replace(LIMITS, streams_of_guest=2, streams_per_address=3))
    with door.stream("ada", "a"), door.stream("ada", "b"):
        with pytest.raises(Denied, match="too many tables open"), door.stream("ada", "c"):
            pass
        with door.stream("bo", "a"), door.stream("cy", "a"):
            with pytest.raises(Denied, match="from your address"), door.stream("di", "a"):
                pass
            with door.stream("di", "b"):
                pass
        with door.stream("di", "a"):
            pass


def test_who_waits_longest_to_say_hello_makes_room() -> None:
    async def tale() -> list[int]:
        door = Door(replace(LIMITS, strangers_per_address=3))
        gone: list[int] = []

        async def silent(number: int) -> None:
            try:
                async with asyncio.timeout(1_000) as patience:
                    with door.stranger("a", patience):
                        await asyncio.Event().wait()
            except TimeoutError:
                gone.append(number)

        waiting = [asyncio.create_task(silent(number)) for number in range(5)]
        await settled()
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert not door.address("a").strangers
        return gone

    assert asyncio.run(tale()) == [0, 1]


def test_calls_wait_a_little_and_are_refused_after_that() -> None:
    async def tale() -> None:
        time = Time()
        limits = replace(LIMITS, calls_per_second=1, call_burst=2, call_wait=3)
        door = Door(limits, time.clock, time.sleep)
        calls = [asyncio.create_task(door.call("a", 1)) for _ in range(8)]
        await time.pass_by(0)
        assert sum(call.done() for call in calls) == 2 + 3  # two at once, and three that are refused
        assert await door.call("b", 1) is None
        await time.pass_by(3)
        ends = await asyncio.gather(*calls, return_exceptions=True)
        assert [end.code for end in ends if isinstance(end, Denied)] == ["limit"] * 3

    asyncio.run(tale())


def test_an_address_is_a_network_where_everybody_has_one() -> None:
    assert neighbourhood("192.0.2.7") == neighbourhood("::ffff:192.0.2.7") == "192.0.2.7"
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:1")
    assert neighbourhood("2001:db8::1") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("") == ""


def test_limits_can_be_set_by_name() -> None:
    assert Limits.read(["tables_per_guest=3", "call_wait=0.5"]) == replace(
        LIMITS, tables_per_guest=3, call_wait=0.5
    )
    for wrong, text in (
        ("tables=3", "no limit 'tables'"),
        ("connections=x", "a number"),
        ("accounts=0", "above 0"),
    ):
        with pytest.raises(DelveError, match=text):
            Limits.read([wrong])


# The porch -------------------------------------------------------------------------------------------


class Plug:
    """A connection that remembers whether it was cut."""

    cut = False

    def abort(self) -> None:
        self.cut = True


def plugs(porch: Porch, number: int, host: str) -> list[tuple[Plug, bool]]:
    made = [Plug() for _ in range(number)]
    return [(plug, porch.enter(plug, host)) for plug in made]


def test_silent_connections_make_room_and_busy_ones_stay() -> None:
    porch = Porch(replace(LIMITS, connections_per_address=3))
    (busy, _), *silent = plugs(porch, 3, "a")
    porch.speaks(busy)
    (new, entered), *_ = plugs(porch, 1, "a")
    assert (entered, busy.cut, [plug.cut for plug, _ in silent]) == (True, False, [True, False])
    for plug in list(porch.held):
        porch.speaks(plug)
    assert [entered for _, entered in plugs(porch, 2, "a")] == [False, False]
    assert [entered for _, entered in plugs(porch, 1, "b")] == [True]
    porch.rests(new)
    assert [entered for _, entered in plugs(porch, 1, "a")] == [True]
    assert new.cut


def test_altogether_there_are_no_more_than_the_system_holds() -> None:
    porch = Porch(LIMITS, most=10)
    for number in range(40):
        assert plugs(porch, 1, f"10.0.0.{number}")[0][1]
        assert len(porch.held) <= 10
    for plug in list(porch.held):
        porch.leave(plug)
        porch.leave(plug)
    assert (porch.held, porch.quiet, porch.counts) == ({}, {}, {})


def test_a_named_proxy_is_many_people() -> None:
    porch = Porch(replace(LIMITS, connections_per_address=3), ["10.0.0.0/8"])
    assert all(entered for _, entered in plugs(porch, 20, "10.0.0.1"))
    assert not any(plug.cut for plug in porch.held)  # type: ignore[attr-defined]


def test_silent_connections_shut_nobody_out(serve: Callable[..., Server]) -> None:
    options = ("--limit", "connections_per_address=20", "--limit", "silent_seconds=600")
    server = serve(loose=False, options=options)
    host, port = server.address.removeprefix("http://").split(":")
    silent = [sockets.create_connection((host, int(port)), timeout=PATIENCE) for _ in range(60)]
    try:
        assert server.call("GET", "/healthz").status == 200
        for one in silent[:40]:
            assert one.recv(1) == b""
    finally:
        for one in silent:
            one.close()


def test_a_connection_must_say_something_in_time(serve: Callable[..., Server]) -> None:
    server = serve(loose=False, options=("--limit", "silent_seconds=0.05"))
    host, port = server.address.removeprefix("http://").split(":")
    for first in (
        b"",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET",
    ):
        with sockets.create_connection((host, int(port)), timeout=PATIENCE) as one:
            one.sendall(first)
            heard = b""
            try:
                while part := one.recv(4096):
                    heard += part
            except ConnectionResetError:
                pass
            assert heard.count(b"200 OK") == first.count(b"\r\n\r\n")


def test_where_a_call_comes_from_is_taken_from_named_proxies_only(serve: Callable[..., Server]) -> None:
    few = ("--limit", "guest_burst=3", "--limit", "guests_per_minute=0.001")

    def made(server: Server) -> list[int]:
        import urllib.error
        import urllib.request

        codes = []
        for number in range(6):
            head = {"x-forwarded-for": f"203.0.113.{number}"}
            wanted = urllib.request.Request(f"{server.address}/api/guests", b'{"name":"Eve"}', head)
            try:
                with urllib.request.urlopen(wanted, timeout=PATIENCE) as reply:
                    codes.append(reply.status)
            except urllib.error.HTTPError as refused:
                with refused:
                    codes.append(refused.code)
        return codes

    unnamed = serve(loose=False, options=few)
    assert made(unnamed) == [200] * 3 + [429] * 3
    unnamed.stop()
    assert made(serve(loose=False, options=(*few, "--proxy", "127.0.0.1"))) == [200] * 6


# Tables and thoughts ---------------------------------------------------------------------------------


@housed
async def test_tables_are_counted_by_host_wherever_the_host_sits(bench: Bench) -> None:
    house = await bench.enter()
    house.limits = replace(LIMITS, tables_per_guest=4, tables_per_address=6)
    nobody = shapes.NewTable("thunderstone", [shapes.WantedPlace("open"), shapes.WantedPlace("open")])

    async def opened(guest: str, origin: str = "here") -> str:
        try:
            await opening.open_table(house, guest, nobody, origin)
        except Denied as error:
            return error.code
        return "opened"

    ends = await asyncio.gather(*(opened("ada") for _ in range(12)))  # at once, so that none is stored yet
    assert ends.count("opened") == 4
    assert await opened("ada") == "limit"
    assert [await opened("bo") for _ in range(3)] == ["opened", "opened", "limit"]
    assert await opened("bo", "elsewhere") == "opened"
    assert not house.opening


@housed
async def test_old_tables_hold_nobody_up(bench: Bench) -> None:
    house = await bench.enter()
    house.limits = replace(LIMITS, tables_per_guest=1)
    table = await bench.open(third="hot")
    with pytest.raises(Denied, match="finish one first"):
        await bench.open()
    table.note(touched=table.facts.touched - 8 * opening.DAY)
    await house.submit(opening_row(table))
    assert (await bench.open()).facts.host == "ada"


def opening_row(table: Table) -> Any:
    from msgspec.structs import asdict

    from delvewright.server.rows import PutTable

    return PutTable(**asdict(table.facts))


def test_a_layout_is_drawn_for_guests_and_names_each_pack_once(server: Server) -> None:
    path, wanted = "/api/games/thunderstone/layout", {"seats": 2, "settings": {"packs": ["wrath"] * 2}}
    assert server.call("POST", path, body={"seats": 2}).status == 401
    ada = server.guest()
    reply = server.call("POST", path, ada, wanted)
    assert (reply.status, "wrath" in reply.data["text"]) == (422, True)
    table = {"game": "thunderstone", "places": [ME, THUMB], "settings": wanted["settings"]}
    assert server.call("POST", "/api/tables", ada, table).code == "illegal"
    assert server.call("POST", path, ada, {"seats": 2, "settings": {"packs": ["wrath"]}}).status == 200
    assert server.table(ada, ME, OPEN)


def test_owners_take_turns_and_nobody_s_many_hold_up_another() -> None:
    async def tale() -> list[str]:
        turns, served = Turns(1), []

        async def job(address: str, guest: str) -> None:
            await turns.take((address, guest))
            served.append(guest)
            await asyncio.sleep(0)
            turns.give_back()

        await turns.take(("", ""))
        jobs = [job("a", "ada") for _ in range(4)] + [job("a", "bo"), job("b", "cy"), job("b", "cy")]
        tasks = [asyncio.create_task(one) for one in jobs]
        given_up = asyncio.create_task(job("c", "di"))
        await settled()
        given_up.cancel()
        turns.give_back()
        await asyncio.gather(*tasks)
        assert turns.free == 1
        return served

    assert asyncio.run(tale()) == ["ada", "cy", "bo", "cy", "ada", "ada", "ada"]


def test_a_job_nobody_waits_for_any_more_keeps_its_place_until_it_is_done() -> None:
    """Else whoever asks and hangs up, again and again, would fill the process with jobs."""

    async def tale() -> None:
        lane = Lane(1)
        sent: list[bytes] = []
        process: Any = SimpleNamespace(stdin=SimpleNamespace(write=sent.append), returncode=0)
        lane.process = process
        lane.packs = {pack.id for front in shelf() for pack in front.own.values()}  # taken in by other tests
        job: Any = thinkers.Forecast("thunderstone", 0, (), "t", b"", [])
        for _ in range(5):
            asking = asyncio.create_task(lane.ask(lambda: job, 100, ("a", "eve")))
            await settled()
            asking.cancel()
        honest = asyncio.create_task(lane.ask(lambda: job, 100, ("b", "ada")))
        await settled()
        assert len(sent) == 1
        lane.waiting.popleft().set_result(Outcome())
        await settled()
        assert len(sent) == 2
        lane.waiting.popleft().set_result(Outcome(5))
        assert (await honest).value == 5

    asyncio.run(tale())

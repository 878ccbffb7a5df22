"""Dice one can check: promised before anybody sits down, shared, secret until the end, proved after it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.server.bench import FRONT, Bench, housed, play, stored, wander
from tests.server.served import ME, OPEN, THUMB, UNIFORM, Server
from tests.server.wire import Line, finish, story

import delvewright
from delvewright.kernel.keys import commitment, key_of
from delvewright.kernel.proof import prove
from delvewright.kernel.record import Record
from delvewright.server import messages as m
from delvewright.server import opening, shapes, thinker
from delvewright.server.denied import Denied
from delvewright.server.log import Log
from delvewright.server.rows import PutPromise
from delvewright.server.storage import Storage
from delvewright.server.table import Table
from delvewright.server.thinkers import Lane

MINE, YOURS = "5a" * 16, "c3" * 16
KEY = "4b" * 32


def promised(server: Server, token: str) -> str:
    return server.post("/api/promises", token)["commitment"]


def opened(server: Server, token: str, *places: dict, settings: dict | None = None, **more: Any) -> str:
    wanted = {"game": "thunderstone", "places": list(places), "settings": settings or {}, **more}
    return server.post("/api/tables", token, wanted)["id"]


def tables(server: Server, token: str) -> dict[str, Any]:
    listed = server.get("/api/tables", token)
    return {line["table"]["id"]: line["table"] for line in (*listed["mine"], *listed["open"])}


@story
async def test_dice_are_promised_shared_kept_secret_and_proved(server: Server) -> None:
    tokens = [server.guest("Ada"), server.guest("Bo"), server.guest("Cy")]
    word = promised(server, tokens[0])
    table = opened(
        server, tokens[0], ME, OPEN, THUMB, settings={"longest": 14}, commitment=word, share=MINE, listed=True
    )
    ada, bo, watcher = [await Line(server, table, token).open() for token in tokens]
    assert bo.info.commitment == word
    assert tables(server, tokens[1])[table]["commitment"] == word
    assert [place.shared for place in bo.info.places] == [True, False, False]
    await bo.do("sit", seat=1, name="Bo", share=YOURS)
    await ada.do("start")
    await ada.until(lambda: ada.now.view)
    secret = server.stored(table).secret
    key = server.stored(table).key
    said = []
    while not (ada.over and bo.over):
        asked = ada if ada.asked else bo if bo.asked else None
        if asked is None:
            await asyncio.sleep(0.002)
            continue
        if len(said) < 60:
            await asked.ask("hint", seat=asked.now.seat)
            await asked.ask("answer", question=asked.now.question, option="fly", seat=asked.now.seat)
            for path in ("", "/replay", "/moments/0", "/record"):
                said.append(server.call("GET", f"/api/tables/{table}{path}", asked.token).body)
        await asked.answer(asked.offers()[0])
    playing = [text for line in (ada, bo, watcher) for text in line.heard]
    for text in (*playing, *[one.decode() for one in said]):
        assert secret not in text
        assert key not in text
    await watcher.until(lambda: watcher.over)
    record = server.record(table)
    assert (record.secret, record.shares) == (secret, (MINE, YOURS, ""))
    assert commitment(record.secret) == record.promised == word
    proof = prove(delvewright.game("thunderstone"), record)
    assert (proof.keyed, proof.over, proof.shares) == (True, True, 2)
    assert proof.draws > 10


@story
async def test_a_promise_is_good_for_one_table(server: Server) -> None:
    ada = server.guest()
    word = promised(server, ada)
    assert word != promised(server, ada)
    table = opened(server, ada, ME, OPEN, commitment=word)
    assert server.get(f"/api/tables/{table}", ada)["commitment"] == word
    for bad, code in ((word, "stale"), ("ab" * 32, "stale"), ("xy", "malformed")):
        wanted = {"game": "thunderstone", "places": [ME, OPEN], "commitment": bad}
        assert server.call("POST", "/api/tables", ada, wanted).code == code
    wanted = {"game": "thunderstone", "places": [ME, OPEN], "share": "AB" * 16}
    assert server.call("POST", "/api/tables", ada, wanted).code == "malformed"
    assert server.call("POST", "/api/promises").code == "token"


@story
async def test_a_promise_outlives_its_server(serve: Callable[..., Server]) -> None:
    server = serve()
    ada = server.guest()
    word = promised(server, ada)
    server.kill()
    server.start()
    table = opened(server, ada, ME, OPEN, commitment=word)
    assert server.get(f"/api/tables/{table}", ada)["commitment"] == word


def test_of_promises_nobody_used_the_newest_are_kept(url: str) -> None:
    async def run() -> None:
        storage = Storage.open(url)
        await storage.write(*[PutPromise(f"word {at}", f"secret {at}", float(at)) for at in range(10)])
        await storage.forget_promises(20)
        assert await storage.take_promise("word 0") == "secret 0"
        await storage.forget_promises(3)
        kept = [at for at in range(10) if await storage.take_promise(f"word {at}")]
        assert kept == [7, 8, 9]
        assert await storage.take_promise("word 9") is None
        await storage.close()

    asyncio.run(run())


@story
async def test_a_share_counts_before_the_start_and_never_after(server: Server) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    table = opened(server, ada, ME, OPEN)
    host, guest = await Line(server, table, ada).open(), await Line(server, table, bo).open()
    assert host.info.commitment  # promised although nobody asked
    await guest.do("sit", seat=1, name="Bo", share=MINE)
    await guest.do("stand", seat=1)
    await guest.do("sit", seat=1, name="Bo", share=YOURS)
    await host.do("start")
    assert server.stored(table).shares == ("", YOURS)
    await guest.do("stand", seat=1)
    await guest.do("sit", seat=1, name="Bo", share=MINE)
    assert server.stored(table).shares == ("", YOURS)


@story
async def test_the_seed_of_a_set_up_is_not_the_seed_of_play(server: Server) -> None:
    ada = server.guest()
    drawn = server.post("/api/games/thunderstone/layout", ada, {"seats": 2, "seed": 77})
    kinds = {kind for slot in drawn["slots"] for kind in slot["kinds"]}
    views = []
    for _ in range(2):
        line = await Line(server, opened(server, ada, ME, THUMB, layout=77), ada).open()
        assert {pile["kind"] for pile in line.view["village"] if pile["type"] != "basic"} <= kinds
        assert (line.info.deal, bool(line.info.commitment)) == ("", True)
        views.append(server.get(f"/api/tables/{line.table_id}/moments/0?seat=0", ada)["view"])
    assert views[0]["village"][4]["kind"] == views[1]["village"][4]["kind"]
    assert views[0] != views[1]
    quick = FRONT.start(2, 77)
    for view in views:
        assert view["seats"][0] != msgspec.to_builtins(FRONT.view(quick, 0)).get("seats")[0]


@story
async def test_a_deal_that_somebody_may_know_says_so_to_everybody(server: Server) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    chosen = opened(server, ada, ME, OPEN, seed=0, listed=True)
    assert tables(server, bo)[chosen]["deal"] == "chosen"
    assert tables(server, bo)[chosen]["commitment"] == ""
    assert (await Line(server, chosen, bo).open()).info.deal == "chosen"
    table = opened(server, ada, ME, UNIFORM, settings={"longest": 6})
    line = await Line(server, table, ada).open()
    await finish([line])
    again = await Line(server, await line.do("rematch", same=True), ada).open()
    assert again.info.deal == "repeated"
    assert again.info.commitment == line.info.commitment
    fork = server.post(f"/api/tables/{table}/fork", bo, {"moment": 2, "seat": 0})["id"]
    assert server.get(f"/api/tables/{fork}", ada)["deal"] == "forked"
    text = server.call("GET", f"/api/tables/{table}/record").body
    uploaded = server.post("/api/records", bo, text)["id"]
    info = server.get(f"/api/tables/{uploaded}", ada)
    assert (info["deal"], info["status"]) == ("uploaded", "over")
    assert server.record(uploaded).draws == server.record(table).draws


@story
async def test_a_rematch_has_dice_of_its_own(server: Server) -> None:
    ada = server.guest("Ada")
    line = await Line(server, opened(server, ada, ME, UNIFORM, settings={"longest": 6}), ada).open()
    await finish([line])
    word = promised(server, ada)
    id = await line.do("rematch", commitment=word, share=MINE)
    record = server.stored(id)
    assert commitment(record.secret) == word != line.info.commitment
    assert record.shares == (MINE, "")


# Without a network


async def keyed(bench: Bench, bot: str = "uniform") -> Table:
    places = [shapes.WantedPlace("me"), shapes.WantedPlace("hot"), shapes.WantedPlace("bot", bot=bot)]
    wanted = shapes.NewTable("thunderstone", places, {"longest": 14}, share=MINE)
    return await opening.open_table(bench.house, "ada", wanted)


@housed
async def test_the_key_survives_a_restart(bench: Bench) -> None:
    await bench.enter()
    table = await keyed(bench)
    await play(table, 6)
    id, state, secret = table.id, table.log.state, table.facts.secret
    await bench.crash()
    await bench.enter()
    table = await bench.house.table(id)
    assert table.facts.secret == secret
    assert table.log.key == key_of(secret, (MINE, "", ""))
    assert table.log.entries[-1].state.seed == state.seed == table.log.key
    await play(table)
    proof = prove(FRONT, Record.read(table.record().text()))
    assert (proof.over, proof.shares) == (True, 1)


@housed
async def test_the_secret_is_out_only_when_the_end_is_stored(bench: Bench) -> None:
    """Else a game whose end was lost could be played on by somebody who has read the rest of it."""
    await bench.enter()
    table = await keyed(bench)
    await play(table)
    await stored(table)
    top, table.stored = table.stored, table.log.trail[-1] - 1
    assert table.status == "over"
    assert not table.ended
    with pytest.raises(Denied, match="when it is over"):
        await opening.fork(bench.house, "ada", table, shapes.NewFork(1))
    with pytest.raises(Denied, match="not over yet"):
        await opening.rematch(bench.house, "ada", table, m.Rematch(same=True))
    table.stored = top


@housed
async def test_no_thinker_hears_the_key_of_a_running_game(bench: Bench) -> None:
    sent: list[bytes] = []
    hand_over = Lane._hand_over

    def heard(lane: Lane, frame: bytes, patience: float) -> Any:
        sent.append(frame)
        return hand_over(lane, frame, patience)

    bench.patch.setattr(Lane, "_hand_over", heard)
    await bench.enter()
    table = await keyed(bench, "thumb")
    await play(table, 12)
    await bench.house.close()
    await bench.enter()
    table = await bench.house.table(table.id)
    assert len(sent) > 2
    for frame in sent:
        assert table.log.key.encode() not in frame
        assert table.facts.secret.encode() not in frame
    await play(table)


def test_a_thinker_follows_a_keyed_table_without_its_key() -> None:
    for game, settings in (("thunderstone", {"packs": ("wrath",)}), ("dungeon_dice", {})):
        front = delvewright.game(game)
        log, lane, saved = Log(front, 3, 7, settings, KEY), Lane(), 0
        thinker.followed.clear()
        for _ in wander(log, 60, back=4):
            position, answers = lane.follow("a table", log)
            saved += bool(position)
            seat = log.state.ask.seat
            job = thinker.Thought(front.id, "uniform", seat, 1, "a table", position, answers)
            frame = msgspec.msgpack.encode(job)
            assert KEY.encode() not in frame
            assert bytes.fromhex(KEY) not in frame
            thinker.think(msgspec.msgpack.decode(frame, type=thinker.Thought))
            apart = thinker.followed.get("a table").differences(log.state)
            assert set(apart) <= {"seed", "ticks"}
        assert 1 <= saved < 10

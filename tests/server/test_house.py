"""The house: lists of tables, names, limits, reports, health; what HTTP gives holds to its shapes."""

from __future__ import annotations

import json
import sqlite3

import msgspec
from tests.server.served import FILE, ME, OPEN, THUMB, Server
from tests.server.wire import Line, finish, seated, story

from delvewright.server import shapes
from delvewright.server.limits import Limits
from delvewright.server.tokens import Signer
from delvewright.views.front import shelf


@story
async def test_my_tables_come_with_your_turn_first(server: Server) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    waiting = server.table(ada, ME, OPEN)
    mine = server.table(ada, ME, variant="solo_normal")
    later = server.table(ada, ME, OPEN)
    over = server.table(ada, ME, THUMB, longest=1)
    await finish([await Line(server, over, ada).open()])
    lists = msgspec.convert(server.get("/api/tables", ada), shapes.Tables)
    assert [line.table.id for line in lists.mine] == [mine, later, waiting, over]
    assert [line.your_turn for line in lists.mine] == [True, False, False, False]
    assert [line.table.status for line in lists.mine] == ["playing", "waiting", "waiting", "over"]
    assert msgspec.convert(server.get("/api/tables", bo), shapes.Tables).mine == ()


@story
async def test_only_listed_tables_that_wait_are_open_to_all(server: Server) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    wanted = {"game": "thunderstone", "places": [ME, OPEN], "listed": True}
    listed = server.post("/api/tables", ada, wanted)["id"]
    hidden = server.table(ada, ME, OPEN)

    def open_to(token: str) -> set[str]:
        lists = msgspec.convert(server.get("/api/tables", token), shapes.Tables)
        return {line.table.id for line in lists.open}

    assert listed in open_to(bo)
    assert listed in open_to("")
    assert listed not in open_to(ada)  # it is among her own
    assert hidden not in open_to(bo)
    lines = [await Line(server, listed, token).open() for token in (ada, bo)]
    await lines[1].do("sit", seat=1, name="Bo")
    await lines[0].do("start")
    assert listed not in open_to("")


def test_what_the_house_gives_holds_to_its_shapes(server: Server) -> None:
    games = msgspec.convert(server.get("/api/games"), list[shapes.GameInfo])
    assert [game.id for game in games] == [front.id for front in shelf()]
    assert {bot.name for bot in games[0].bots} >= {"uniform", "thumb"}
    rules = msgspec.convert(server.get("/api/games/thunderstone/rules"), list[shapes.RuleInfo])
    assert len(rules) > 100
    assert len({rule.id for rule in rules}) == len(rules)
    assert server.get("/api/games/thunderstone/cards")
    wishes = msgspec.convert(server.get("/api/games/thunderstone/wishes"), list[shapes.WishInfo])
    assert {wish.key: wish.names for wish in wishes}["archer"] == {"heroes": ("Amazon", "Faeyn")}
    assert server.get("/api/games/crawl/wishes") == []
    reply = server.call("GET", "/api/games/chess/cards")
    assert (reply.status, msgspec.convert(reply.data, shapes.Problem).code) == (404, "table")
    assert server.call("GET", "/api/nothing").code == "table"
    assert server.call("GET", "/api/tables/nothing").code == "table"


def test_names_stay_plain_text(server: Server) -> None:
    def named(name: str) -> str:
        return server.post("/api/guests", body={"name": name})["name"]

    assert named("<b>Ada</b> & co") == "<b>Ada</b> & co"
    assert named("\x07A\nd\ta\x00\u202e") == "A d a"
    assert named("Zoë Ω 漢字 🐉") == "Zoë Ω 漢字 🐉"
    for bad in ("", " \n\t", "x" * 25, 7, None):
        assert server.call("POST", "/api/guests", body={"name": bad}).code == "malformed"
    ada = server.guest("Ada")
    renamed = server.post("/api/guests", ada, {"name": "Countess"})
    assert renamed == {"name": "Countess", "token": ada}
    table = server.table(ada, ME, {"sort": "hot", "name": "\x1b[31mred"}, {"sort": "hot"})
    names = [place["name"] for place in server.get(f"/api/tables/{table}")["places"]]
    assert names == ["Countess", "[31mred", "Countess 2"]


@story
async def test_a_guest_whom_the_database_has_lost_is_a_guest_all_the_same(server: Server) -> None:
    """The secret outlives the database when a server moves to another one: tokens are as good as ever."""
    ghost = Signer.in_folder(server.folder).sign("of another database")
    ada = server.guest("Ada")
    table = server.table(ada, ME, OPEN)
    lines = [await Line(server, table, token).open() for token in (ada, ghost)]
    await lines[1].do("sit", seat=1, name="Ghost")
    await lines[0].until(lambda: lines[0].info.places[1].name == "Ghost")
    other = Signer.in_folder(server.folder).sign("of yet another")
    assert server.get(f"/api/tables/{server.table(other, ME, OPEN)}")["places"][0]["name"] == "Guest"


def test_impossible_tables_are_refused(server: Server) -> None:
    ada = server.guest()
    wanted = {"game": "thunderstone", "places": [ME, THUMB]}
    for change, code in (
        ({"game": "chess"}, "table"),
        ({"places": []}, "malformed"),
        ({"places": [ME] * 33}, "malformed"),
        ({"places": [ME] * 9}, "illegal"),
        ({"places": [ME, {"sort": "dog"}]}, "malformed"),
        ({"places": [ME, {"sort": "bot", "bot": "hal"}]}, "illegal"),
        ({"places": [ME, {"sort": "bot", "bot": "search:900s"}]}, "illegal"),
        ({"settings": {"longest": -1}}, "illegal"),
        ({"settings": {"longest": 10**30}}, "illegal"),
        ({"settings": {"sunshine": 1}}, "illegal"),
        ({"settings": {"seats": 2}}, "illegal"),
        ({"settings": {"seed": 2}}, "illegal"),
        ({"settings": {"pick": [10**30]}}, "illegal"),
        ({"settings": {"pick": "Elf"}}, "illegal"),
        ({"seed": 1 << 53}, "malformed"),
        ({"seed": -1}, "malformed"),
        ({"extra": 1}, "malformed"),
    ):
        reply = server.call("POST", "/api/tables", ada, {**wanted, **change})
        assert (reply.code, bool(reply.data["text"])) == (code, True), change
    assert server.call("POST", "/api/tables", "", wanted).code == "token"
    assert server.call("POST", "/api/tables", ada + "0", wanted).code == "token"


@story
async def test_a_report_is_kept_with_its_record(server: Server) -> None:
    ada, bo = await seated(server, seed=3)
    asked = ada if ada.asked else bo
    option = asked.offers()[0]
    await asked.answer(option)
    text = "The dragon <i>sleeps</i>.\nAlways.\0"
    id = server.post(f"/api/tables/{ada.table_id}/reports", bo.token, {"text": text})["id"]
    with sqlite3.connect(server.folder / FILE) as stored:
        kept = stored.execute("select text, record from reports where id = ?", (id,)).fetchone()
    stored.close()
    assert kept[0] == text.replace("\0", " ")
    assert kept[1].rstrip().endswith(f"{asked.now.seat} {option}")
    assert server.call("POST", f"/api/tables/{ada.table_id}/reports", "", {"text": "x"}).code == "token"
    assert (
        server.call("POST", f"/api/tables/{ada.table_id}/reports", bo.token, {"text": ""}).code == "malformed"
    )


def test_health_and_measures(server: Server) -> None:
    assert server.call("GET", "/healthz") == (200, b"ready\n")
    text = server.call("GET", "/metrics").body.decode()
    for name in (
        "answers_total",
        "refusals_total",
        "tables",
        "streams",
        "storing_seconds",
        "thinking_seconds",
    ):
        assert f"delve_{name}" in text


@story
async def test_limits_as_served(serve) -> None:
    server = serve(loose=False)
    limits = Limits()
    ada = server.guest()
    table = server.table(ada, ME, OPEN)
    line = await Line(server, table, ada).open()
    reply = await line.refusal("chat", text="x" * limits.message_bytes)
    assert (reply.code, str(limits.message_bytes) in reply.text) == ("limit", True)

    codes = [getattr(await line.ask("chat", text="hey"), "code", "done") for _ in range(14)]
    assert codes.count("done") in (10, 11)
    assert set(codes) == {"done", "limit"}
    replies = [await line.ask("why", piece=1, seat=5) for _ in range(int(limits.message_burst) + 30)]
    assert {reply.code for reply in replies} == {"seat"}  # what is too fast waits, and is heard all the same
    assert line.info.status == "waiting"

    for _ in range(limits.tables_per_guest - 1):
        server.table(ada, ME, OPEN)
    reply = server.call("POST", "/api/tables", ada, {"game": "thunderstone", "places": [ME, OPEN]})
    assert (reply.status, reply.code) == (429, "limit")
    server.table(server.guest("Bo"), ME, OPEN)  # others are not held up by it

    body = json.dumps({"name": "x" * limits.body_bytes}).encode()
    assert server.call("POST", "/api/guests", "", body).code == "limit"
    await line.socket.send("x" * (limits.frame_bytes + 1))
    await line.reader
    assert line.socket.close_code == 1009


@story
async def test_only_so_many_lines_to_one_table(serve) -> None:
    server = serve(loose=False)
    ada = server.guest()
    table = server.table(ada, ME, OPEN)
    lines = [await Line(server, table, ada).open() for _ in range(Limits().streams_per_guest + 1)]
    assert [line.refused.code if line.refused else "" for line in lines[-2:]] == ["", "limit"]
    await lines[-1].reader
    assert lines[-1].socket.close_code == 1008

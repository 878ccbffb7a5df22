"""The bench of the owner: nobody else's; drafts, packs that outlast a restart, one comparison at a time."""

from __future__ import annotations

import http.client
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest
from tests.server.served import PATIENCE, Server

import delvewright
from delvewright.lab.bench import Bench, Change, Result, trial
from delvewright.server import shapes
from delvewright.views.front import take
from delvewright.words.own import Opened

FIRE = 'game = "thunderstone"\ntitle = "Fire"\n\n[change.fireball]\ncost = 2\nmagic_attack = 9\n'
THUNDERSTONE = "/api/games/thunderstone/bench"


@pytest.fixture
def bench(serve) -> Server:
    return serve(options=("--bench",), loose=False)


def key_of(server: Server) -> str:
    assert server.process.stdout is not None
    said = server.process.stdout.readline()
    assert said.startswith("The bench is for you alone: http://")
    return said.strip().partition("/bench/thunderstone#")[2]


def owner(server: Server) -> str:
    token = server.guest()
    assert server.post("/api/bench", token, {"key": key_of(server)})["yours"]
    return token


def told(server: Server, token: str, path: str, body: dict) -> Iterator[dict]:
    """What a comparison tells, line by line; whoever stops listening hangs up."""
    line = http.client.HTTPConnection(urlsplit(server.address).netloc, timeout=PATIENCE)
    try:
        line.request("POST", path, json.dumps(body), {"authorization": f"Bearer {token}"})
        reply = line.getresponse()
        assert reply.status == 200, reply.read()
        for each in reply:
            yield json.loads(each)
    finally:
        line.close()


def test_the_bench_is_for_whoever_has_the_key(bench):
    guest, key = bench.guest(), key_of(bench)
    assert bench.get("/api/bench", guest) == {"open": True, "yours": False, "packs": []}
    wanted = {"name": "mine", "text": FIRE}
    calls = [
        (f"{THUNDERSTONE}/draft", wanted),
        (f"{THUNDERSTONE}/packs", wanted),
        (f"{THUNDERSTONE}/trial", wanted),
        ("/api/bench", {"key": key[:-1]}),
    ]
    for path, body in calls:
        reply = bench.call("POST", path, guest, body)
        assert (reply.status, reply.code) == (403, "host")
        assert bench.call("POST", path, "", body).status == 401
    assert bench.call("GET", "/api/bench/packs/mine@0123456789", guest).status == 403
    assert bench.post("/api/bench", guest, {"key": key})["yours"]
    assert bench.post(f"{THUNDERSTONE}/draft", guest, wanted)["faults"] == []
    assert not bench.get("/api/bench", bench.guest())["yours"]


def test_without_a_bench_nobody_comes_to_it(server):
    guest = server.guest()
    assert not server.get("/api/bench", guest)["open"]
    for path, body in (
        ("/api/bench", {"key": ""}),
        (f"{THUNDERSTONE}/packs", {"name": "mine", "text": FIRE}),
    ):
        reply = server.call("POST", path, guest, body)
        assert reply.status == 403
        assert "has not said --bench" in reply.body.decode()


def test_a_draft_tells_its_cards_and_each_fault_with_its_line(bench):
    token = owner(bench)
    text = FIRE + "atack = 1\n[change.torch]\nlight = 5\n[change.dagger]\nweight = 1000\n"
    found = bench.post(f"{THUNDERSTONE}/draft", token, {"name": "mine", "text": text})
    assert [(one["path"], one["line"]) for one in found["faults"]] == [
        (["change", "fireball", "atack"], 7),
        (["change", "dagger", "weight"], 11),
    ]
    assert "did you mean attack?" in found["faults"][0]["text"]
    assert {role: card["light"] for role, card in found["cards"].items()} == {"torch": 5}
    assert found["id"] == ""
    data = {
        "game": "thunderstone",
        "title": 'A "title"',
        "change": {"fireball": {"cost": 1, "text": ["a\nb"]}},
    }
    found = bench.post(f"{THUNDERSTONE}/draft", token, {"name": "mine", "data": data})
    assert (found["faults"], found["data"]) == ([], data)
    assert found["cards"]["fireball"]["cost"] == 1
    assert found["id"].startswith("mine@")
    again = bench.post(f"{THUNDERSTONE}/draft", token, {"name": "mine", "text": found["text"]})
    assert again["id"] == found["id"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[",
        "game = 1",
        'game = "dungeon_dice"\n[change.sword_grey]\nhands = 2',
        f'game = "thunderstone"\n[change.fireball]\ntext = {"[" * 5_000}',
        'game = "thunderstone"\nchange = 3',
        'game = "thunderstone"\n[change.fireball]\nname = 1979-05-27',
        'game = "thunderstone"\n[change.fireball]\ncost = nan',
        'game = "thunderstone"\n[new.moon]\nlike = ["fireball"]',
        'game = "thunderstone"\n[change]\nfireball = 1',
        'game = "thunderstone"\n[change.fireball]\ndoes = ["' + "(" * 300 + '"]',
        'game = "thunderstone"\n' + "".join(f"[new.k{n}]\n" for n in range(101)),
        'game = "thunderstone"\n[change.fireball]\ncost = ' + "9" * 5_000,
        'game = "thunderstone"\n[change.fireball]\ncost = ' + "9" * 25,
    ],
)
def test_whatever_is_written_is_told_and_breaks_nothing(text):
    from delvewright.views.drafting import draft

    found = draft(delvewright.game("thunderstone"), "mine", text)
    assert found.faults
    assert found.id == ""
    msgspec.msgpack.encode(found)


def test_a_pack_is_played_with_at_once_and_after_a_restart(bench):
    token = owner(bench)
    kept = bench.post(f"{THUNDERSTONE}/packs", token, {"name": "mine", "text": FIRE})
    assert kept == bench.post(f"{THUNDERSTONE}/packs", token, {"name": "mine", "text": FIRE})
    assert kept["settings"] == {"packs": [kept["id"]], "pick": ["Fireball"]}
    bot = {"sort": "bot", "bot": "thumb"}
    stranger = bench.guest("Bo")  # a table is everybody's
    table = bench.table(stranger, bot, bot, **kept["settings"])
    later = bench.post(
        f"{THUNDERSTONE}/packs", token, {"name": "mine", "text": FIRE.replace("cost = 2", "cost = 3")}
    )
    offered = next(one for one in bench.get("/api/games") if one["id"] == "thunderstone")["packs"]
    assert [id for id in offered if "@" in id] == [later["id"]]
    fireball = "fireball@" + kept["id"][5:]
    assert bench.get("/api/games/thunderstone/cards")[fireball]["cost"] == 2
    text = bench.get(f"/api/bench/packs/{kept['id']}", token)
    assert text == {"name": "mine", "text": FIRE}
    bench.kill()
    (bench.folder / "packs" / "broken@0123456789.toml").write_text("game = 7")
    bench.start()
    assert bench.get(f"/api/tables/{table}", stranger)["settings"]["packs"] == [kept["id"]]
    until = time.monotonic() + PATIENCE
    while bench.get(f"/api/tables/{table}", stranger)["status"] != "over":
        assert time.monotonic() < until
        time.sleep(0.2)
    assert bench.record(table).settings["packs"] == [kept["id"]]
    assert fireball in bench.get("/api/games/thunderstone/cards")
    assert (
        bench.call("GET", f"/api/bench/packs/{kept['id']}", token).status == 403
    )  # the key is asked for anew
    assert [line for line in bench.log().splitlines() if "pack_left" in line]


def test_what_is_wrong_is_not_kept_and_there_is_an_end_to_keeping(serve):
    server = serve(options=("--bench", "--limit", "bench_packs=1"), loose=False)
    token = owner(server)
    for text in (FIRE + "atack = 1\n", "game", FIRE.replace("thunderstone", "dungeon_dice")):
        reply = server.call("POST", f"{THUNDERSTONE}/packs", token, {"name": "mine", "text": text})
        assert (reply.status, reply.code) == (422, "illegal")
    for name in ("../mine", "", "Mine", "a" * 40):
        reply = server.call("POST", f"{THUNDERSTONE}/packs", token, {"name": name, "text": FIRE})
        assert reply.status == 400
    assert not (server.folder / "packs").exists()
    server.post(f"{THUNDERSTONE}/packs", token, {"name": "mine", "text": FIRE})
    reply = server.call("POST", f"{THUNDERSTONE}/packs", token, {"name": "other", "text": FIRE})
    assert (reply.status, reply.code) == (429, "limit")
    assert len(list((server.folder / "packs").iterdir())) == 1


def test_a_comparison_is_told_as_it_is_played_by_one_process_and_ends_with_its_page(bench):
    token = owner(bench)
    wanted = {"name": "mine", "text": FIRE, "deals": 20}
    lines = list(told(bench, token, f"{THUNDERSTONE}/trial", wanted))
    found = [msgspec.convert(line, shapes.Comparison, strict=True) for line in lines]
    assert [one.deals for one in found] == [5, 10, 15, 20]
    assert found[-1].wrong == ""
    taken = next(one for one in found[-1].changes if one.key == "taken fireball")
    assert taken.low < taken.mean < taken.high
    listening = told(bench, token, f"{THUNDERSTONE}/trial", {**wanted, "deals": 1000})
    assert next(listening)["deals"] == 5
    reply = bench.call("POST", f"{THUNDERSTONE}/trial", token, wanted)
    assert (reply.status, reply.code) == (503, "busy")
    assert len(benches(bench)) == 1
    listening.close()
    until = time.monotonic() + PATIENCE
    while benches(bench):
        assert time.monotonic() < until
        time.sleep(0.1)
    assert next(told(bench, token, f"{THUNDERSTONE}/trial", wanted))["deals"] == 5
    reply = bench.call("POST", f"{THUNDERSTONE}/trial", token, {**wanted, "deals": 1_001})
    assert reply.status == 429
    assert not bench.troubles()


def benches(server: Server) -> list[str]:
    """The comparisons that the server's processes play."""
    said = subprocess.run(["ps", "--ppid", str(server.process.pid), "-o", "args="], capture_output=True)
    return [line for line in said.stdout.decode().splitlines() if " bench " in line]


def test_the_wire_tells_all_that_a_bench_finds():
    pack = Opened("wire", "thunderstone", "Wire", FIRE)
    take(pack)
    made = Bench(trial(pack, deals=20))
    assert msgspec.convert(msgspec.to_builtins(made.result), shapes.Comparison)
    assert set(Change.__struct_fields__) == set(shapes.Change.__struct_fields__)
    assert set(Result.__struct_fields__) == set(shapes.Comparison.__struct_fields__) - {"wrong"}


def test_the_bench_is_for_one_process(tmp_path: Path):
    command = [
        sys.executable,
        "-m",
        "delvewright.cli",
        "serve",
        "--bench",
        "--workers",
        "2",
        "--data",
        str(tmp_path),
    ]
    said = subprocess.run(command, capture_output=True, text=True)
    assert said.returncode == 2
    assert "not with --workers" in said.stderr

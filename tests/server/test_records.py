"""After the game: rematches, replays, forks, and records that leave the house and come back."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

import msgspec
import pytest
from tests.server.served import ME, THUMB, UNIFORM, Server
from tests.server.wire import Line, finish, replayed, seated, seen, story

from delvewright.server import shapes
from delvewright.server.messages import Entry


async def played(server: Server, seed: int = 21) -> list[Line]:
    """A short game of two people and a bot, to its end."""
    lines = await seated(server, UNIFORM, seed=seed, longest=14)
    await finish(lines, seed)
    for line in lines:
        await line.until(lambda line=line: line.info.status == "over")
    return lines


@story
async def test_a_rematch_seats_everybody_again(server: Server) -> None:
    ada, bo = await played(server)
    stranger = await Line(server, ada.table_id, server.guest("Cy")).open()
    assert (await stranger.refusal("rematch")).code == "seat"
    id = await bo.do("rematch")
    assert await ada.do("rematch", same=True) == id  # one rematch, whoever asks first
    await ada.until(lambda: ada.info.next_table == id)
    again = [await Line(server, id, line.token).open() for line in (ada, bo)]
    assert [line.now.seat for line in again] == [0, 1]
    assert [place.bot for place in again[0].info.places] == ["", "", "uniform"]
    assert again[0].info.hosting is False  # whoever asked is the host now
    assert (await again[0].refusal("rematch")).code == "turn"


@story
async def test_same_again_deals_the_same_game(server: Server) -> None:
    ada, _ = await played(server)
    id = await ada.do("rematch", same=True)
    other = await Line(server, id, ada.token).open()
    first = server.get(f"/api/tables/{id}/moments/0?seat=0", ada.token)["view"]
    assert first == seen(replayed(server.record(ada.table_id)).positions[0], 0, other.names)
    then = server.get(f"/api/tables/{ada.table_id}/moments/0?seat=0")["view"]
    assert first["seats"][0]["hand"] == then["seats"][0]["hand"]


@story
async def test_a_running_game_shows_its_past_to_each_seat_as_it_was(server: Server) -> None:
    ada, bo = await seated(server, UNIFORM, seed=8_264_117_353, longest=40)
    table = ada.table_id
    await asyncio.gather(*(line.play(Random(1), lambda line=line: line.now.moment > 6) for line in (ada, bo)))
    replay = msgspec.convert(server.get(f"/api/tables/{table}/replay", bo.token), shapes.Replay)
    assert replay.seats == (1,)
    assert server.get(f"/api/tables/{table}/replay")["seats"] == [-1]
    sitting = replayed(server.stored(table))
    for moment in range(5):
        found = server.get(f"/api/tables/{table}/moments/{moment}?seat=1", bo.token)
        assert found["view"] == seen(sitting.positions[moment], 1, bo.names)
        spectator = server.get(f"/api/tables/{table}/moments/{moment}")
        assert spectator["view"] == seen(sitting.positions[moment], -1, bo.names)
    answers = [entry for entry in bo.entries if entry.sort == "answer"]
    told = [first_line(entry) for entry in answers]
    assert [step.text for step in replay.steps[1:]] == told[: len(replay.steps) - 1]  # and no more than that
    for seat in (0, 2, -1):
        reply = server.call("GET", f"/api/tables/{table}/moments/3?seat={seat}", bo.token)
        assert (reply.status, reply.code) == (403, "seat")
    assert server.call("GET", f"/api/tables/{table}/moments/999999", bo.token).status == 404
    own = server.call("GET", f"/api/tables/{table}/record", bo.token).body.decode()
    assert f"the game so far, as {bo.names[1]} was told it" in own
    assert all(line.text in own for entry in bo.entries[:20] for line in entry.lines)
    secret, seed = server.stored(table).secret, str(server.stored(table).seed)
    assert not [hidden for hidden in (secret, seed, bo.token, ada.token) if hidden and hidden in own]
    anybody = server.call("GET", f"/api/tables/{table}/record").body.decode()
    hers = {line.text for entry in ada.entries for line in entry.lines if line.text not in anybody}
    assert hers  # what she drew
    assert not [text for text in hers if text in own]
    assert server.call("POST", f"/api/tables/{table}/fork", ada.token, {"moment": 1}).code == "turn"


def first_line(entry: Entry) -> str:
    return entry.lines[0].text if entry.lines else ""


@story
async def test_a_finished_game_shows_every_moment_to_everybody(server: Server) -> None:
    ada, bo = await played(server)
    table = ada.table_id
    sitting = replayed(server.record(table))
    replay = msgspec.convert(server.get(f"/api/tables/{table}/replay", ada.token), shapes.Replay)
    assert replay.seats == (0, 1, 2, -1)
    assert [step.seat for step in replay.steps[1:]] == [seat for seat, _ in sitting.record.answers]
    answers = [entry for entry in ada.entries if entry.sort == "answer"]
    assert [step.text for step in replay.steps[1:]] == [first_line(entry) for entry in answers]
    for moment in range(0, len(replay.steps), 5):
        for seat in replay.seats:
            found = server.get(f"/api/tables/{table}/moments/{moment}?seat={seat}")
            assert found["view"] == seen(sitting.positions[moment], seat, ada.names)
    told = {entry.n: entry for entry in bo.entries}
    found = msgspec.convert(server.get(f"/api/tables/{table}/moments/3?seat=1")["entry"], type(bo.entries[0]))
    assert found == told[found.n]  # in the same words as when it happened


@pytest.mark.parametrize(("moment", "seat"), [(0, 0), (7, 2), (15, 1)])
@story
async def test_a_fork_plays_on_from_any_moment(server: Server, moment: int, seat: int) -> None:
    ada, _ = await played(server)
    cy = server.guest("Cy")
    source = replayed(server.record(ada.table_id))
    wanted = {"moment": moment, "seat": seat, "bot": "uniform"}
    id = server.post(f"/api/tables/{ada.table_id}/fork", cy, wanted)["id"]
    line = await Line(server, id, cy).open()
    assert (line.now.seat, line.info.forked_from) == (seat, ada.table_id)
    assert [place.yours for place in line.info.places] == [one == seat for one in range(3)]
    then = server.get(f"/api/tables/{id}/moments/{moment}", cy)
    assert then["view"] == seen(source.positions[moment], seat, line.names)
    await finish([line])
    record = server.record(id)
    assert record.answers[:moment] == source.record.answers[:moment]
    assert replayed(record).state.over
    over = {"moment": len(source.record.answers), "seat": seat}
    assert server.call("POST", f"/api/tables/{ada.table_id}/fork", cy, over).code == "illegal"
    assert (
        server.call("POST", f"/api/tables/{ada.table_id}/fork", cy, {"moment": 1, "seat": 3}).code == "seat"
    )
    assert server.call("POST", f"/api/tables/{ada.table_id}/fork", cy, {"moment": 999}).code == "table"


@story
async def test_a_record_comes_back_as_a_replay_or_goes_on(server: Server) -> None:
    ada, _ = await played(server)
    cy = server.guest("Cy")
    text = server.call("GET", f"/api/tables/{ada.table_id}/record").body
    id = server.post("/api/records", cy, text)["id"]
    assert server.get(f"/api/tables/{id}", cy)["status"] == "over"
    assert server.record(id).answers == server.record(ada.table_id).answers
    record = server.record(ada.table_id)
    half = replace(record, answers=record.answers[:9])
    id = server.post("/api/records", cy, half.text().encode())["id"]
    info = server.get(f"/api/tables/{id}", cy)
    assert (info["status"], [place["bot"] for place in info["places"]]) == ("playing", ["", "", "uniform"])
    line = await Line(server, id, cy).open()
    asked = line.view["asked"][0]
    assert server.get(f"/api/tables/{id}/moments/9?seat=-1", cy)["view"] == seen(
        replayed(half).positions[9], -1, line.names
    )
    if asked != 2:
        await line.do("look", seat=asked)
        await line.until(lambda: line.asked)
        await line.answer(line.offers()[0])


BROKEN = {
    "nothing": (lambda text: "", "line 1"),
    "no record": (lambda text: "hello\n" + text, "line 1"),
    "a bad setting": (lambda text: text.replace("set longest: 14", "set longest: ["), "line 6"),
    "a header line": (lambda text: text.replace("seats: 3", "seats three"), "line 4"),
    "too many seats": (lambda text: text.replace("seats: 3", "seats: 9"), "not 9"),
    "odd digits": (lambda text: text.replace("seats: 3", "seats: ²"), "whole numbers"),
    "a large seed": (lambda text: text.replace("seed: 21", "seed: 9999999999999999999"), "2^63"),
    "a huge seed": (lambda text: text.replace("seed: ", "seed: 9" + "0" * 5000), "whole numbers"),
    "a huge setting": (lambda text: text.replace("longest: 14", "longest: 1" + "0" * 30), "at most"),
    "a huge list": (lambda text: text.replace("longest: 14", "pick: [1" + "0" * 30 + "]"), ""),
    "a deep setting": (lambda text: text.replace("longest: 14", "longest: " + "[" * 100_000), "line 6"),
    "other rules": (lambda text: text.replace("rules: ", "rules: 9"), "rules 9"),
    "another game": (lambda text: text.replace("game: thunderstone", "game: chess"), "chess"),
    "an answer": (lambda text: text.rstrip("\n").rpartition("\n")[0] + "\n0 fly away\n", "fly away"),
    "a seat": (lambda text: text + "x y\n", "expected 'seat answer'"),
    "an odd seat": (lambda text: text + "² y\n", "expected 'seat answer'"),
    "an unknown setting": (lambda text: text.replace("set longest", "set shortest"), "shortest"),
}


@story
async def test_broken_records_are_refused_in_words(server: Server) -> None:
    ada = (await played(server))[0]
    text = server.call("GET", f"/api/tables/{ada.table_id}/record").body.decode()
    for name, (spoil, word) in BROKEN.items():
        spoilt = spoil(text)
        assert spoilt != text, name
        reply = server.call("POST", "/api/records", ada.token, spoilt.encode())
        assert (reply.status, reply.code) == (422, "illegal"), (name, reply)
        assert word in reply.data["text"], (name, reply.data)
    reply = server.call("POST", "/api/records", ada.token, b"delvewright record 1\n\xff\xfe")
    assert (reply.status, reply.code) == (400, "malformed")
    reply = server.call("POST", "/api/records", ada.token, b"x" * 1_048_577)
    assert (reply.status, reply.code) == (429, "limit")
    assert server.call("POST", "/api/records", "", text.encode()).code == "token"


@story
async def test_a_table_with_a_seed_is_laid_out_as_drawn(server: Server) -> None:
    ada = server.guest()
    for seed in (1, 77):
        drawn = server.post("/api/games/thunderstone/layout", ada, {"seats": 2, "seed": seed})
        assert drawn["seed"] == seed
        line = await Line(server, server.table(ada, ME, THUMB, seed=seed), ada).open()
        laid = {stack["kind"] for stack in line.view["village"] if stack["type"] != "basic"}
        groups = [slot for slot in drawn["slots"] if slot["sort"] in ("village", "heroes")]
        assert len(laid) == len(groups) > 8
        assert laid <= {kind for slot in groups for kind in slot["kinds"]}
        wanted = {"seats": 2, "seed": seed, "wishes": ["archer", "food"]}
        wished = server.post("/api/games/thunderstone/layout", ada, wanted)
        picked = wished["granted"].get("pick", [])
        there = {slot["name"] for slot in wished["slots"]}
        assert {*picked} <= there
        assert there & {"Amazon", "Faeyn"}
        assert there & {"Feast", "Goodberries"}
        line = await Line(server, server.table(ada, ME, THUMB, seed=seed, pick=picked), ada).open()
        laid = {stack["kind"] for stack in line.view["village"] if stack["type"] != "basic"}
        assert laid <= {kind for slot in wished["slots"] for kind in slot["kinds"]}
    free = server.post("/api/games/thunderstone/layout", ada, {"seats": 3})
    assert free["granted"] == {}
    again = server.post("/api/games/thunderstone/layout", ada, {"seats": 3, "seed": free["seed"]})
    assert again == free

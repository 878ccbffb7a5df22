"""The protocol of the stream: whole games through it, numbers without gaps, lost lines, refusals, asides."""

from __future__ import annotations

import asyncio
import sqlite3
from random import Random

import pytest
from tests.server.served import FILE, HOT, ME, OPEN, THUMB, UNIFORM, Server
from tests.server.wire import Line, finish, replayed, seated, story

from delvewright.server import messages as m

GAMES = {
    "two guests and a bot": ([ME, OPEN, THUMB], {}),
    "alone": ([ME], {"variant": "solo_normal"}),
    "three hot seats": ([ME, HOT, HOT], {"packs": ["wrath"]}),
    "dice": ([ME, OPEN, UNIFORM], {"game": "dungeon_dice", "bargains": "templates", "goal": 2}),
    "dice, three hot seats": ([ME, HOT, HOT], {"game": "dungeon_dice", "mode": "core", "bargains": "none"}),
}


@pytest.mark.parametrize("name", GAMES)
@story
async def test_a_whole_game_by_the_protocol(server: Server, name: str) -> None:
    places, settings = GAMES[name]
    tokens = [server.guest("Ada"), server.guest("Bo")]
    table = server.table(tokens[0], *places, seed=5, longest=60, **settings)
    lines = [await Line(server, table, tokens[0]).open()]
    if OPEN in places:
        lines.append(await Line(server, table, tokens[1]).open())
        await lines[1].do("sit", seat=1, name="Bo")
        await lines[0].do("start")
    if HOT in places:
        await pass_the_screen(lines[0])
    else:
        await finish(lines, 3)
    for line in lines:
        assert line.over
        assert line.restarts == 0 or len(places) == 3
        await line.until(lambda line=line: line.info.status == "over")
        assert [entry.n for entry in line.entries] == list(range(len(line.entries)))
        assert line.view["result"]
    sitting = replayed(server.record(table))
    assert sitting.state.over
    assert len(sitting.record.answers) == sum(entry.sort == "answer" for entry in lines[0].entries)
    assert {entry.turn for entry in lines[0].entries if entry.sort == "answer"} <= set(range(62))


async def pass_the_screen(line: Line) -> None:
    """One person at a screen plays every seat, uncovering the one that is asked."""
    chance = Random(7)
    while True:
        await line.until(lambda: line.over or line.view["asked"])
        if line.over:
            return
        asked = line.view["asked"]
        seat = line.now.seat if line.now.seat in asked else asked[0]
        if line.now.seat != seat:
            assert line.now.question == -1
            told = len(line.updates)
            await line.do("look", seat=seat)
            await line.until(lambda told=told: len(line.updates) > told)
        reply = await line.answer(chance.choice(line.offers()), seat)
        assert isinstance(reply, m.Done), reply


@story
async def test_a_lost_line_comes_back_to_the_same_log(server: Server) -> None:
    lines = await seated(server, THUMB, seed=11, longest=60)
    chance = Random(2)
    playing = asyncio.create_task(lines[0].play(Random(3)))
    watcher = await Line(server, lines[0].table_id, server.guest("Cy")).open()
    cuts, told_again = 0, lines[1].restarts
    while not lines[1].over:
        stop = len(lines[1].entries) + chance.randrange(1, 12)
        await lines[1].play(Random(cuts), lambda stop=stop: len(lines[1].entries) >= stop)
        (lines[1].cut if chance.random() < 0.5 else lambda: None)()
        await lines[1].close()
        await lines[1].open()
        cuts += 1
    await playing
    await watcher.until(lambda: watcher.over)
    assert cuts > 3
    assert (lines[1].restarts, watcher.restarts) == (told_again, 0)
    assert [entry.n for entry in lines[1].entries] == [entry.n for entry in lines[0].entries]
    late = await Line(server, lines[1].table_id, lines[1].token).open()
    assert late.entries == lines[1].entries  # whoever reads it at once reads the same
    assert watcher.entries == (await Line(server, lines[1].table_id, server.guest("Di")).open()).entries


@story
async def test_refusals_say_what_is_wrong(server: Server) -> None:
    lines = await seated(server, seed=4, longest=40)
    first = next(line for line in lines if line.asked)
    other = next(line for line in lines if line is not first)
    question, option, seat = first.now.question, first.offers()[0], first.now.seat
    asked = {"question": question, "option": option}

    async def code(line: Line, **fields: object) -> str:
        return (await line.refusal("answer", **{**asked, "seat": line.now.seat, **fields})).code

    assert await code(other) == "turn"
    assert await code(other, seat=seat) == "seat"
    assert await code(first, seat=1 - seat) == "seat"
    assert await code(first, seat=-1) == "seat"
    assert await code(first, question=question + 1) == "stale"
    assert await code(first, option="fly to the moon") == "illegal"
    assert await code(first, option=7) == "malformed"
    assert (await first.refusal("dance")).code == "malformed"
    assert (await first.refusal("hello", token=first.token)).code == "malformed"
    await first.answer(option)
    assert await code(first, question=question, seat=seat) in ("stale", "turn")
    assert (await other.refusal("consent", plea=0, seat=other.now.seat, agree=True)).code == "stale"
    assert first.entries == [one for one in first.entries if one.sort != "chat"]


@story
async def test_a_refused_option_comes_with_numbers_and_rule(server: Server) -> None:
    line = (await seated(server, UNIFORM, people=1, seed=8, longest=60))[0]
    chance, seen = Random(1), 0
    while not line.over and seen < 5:
        for refused in line.view["ask"]["refusals"][:2]:
            fields = {"question": line.now.question, "option": refused["name"], "seat": 0}
            reply = await line.refusal("answer", **fields)
            assert (reply.code, reply.text) == ("illegal", refused["text"])
            assert list(reply.rules) == refused["rules"]
            seen += bool(reply.rules and any(letter.isdigit() for letter in reply.text))
        await line.answer(chance.choice(line.offers()))
        await line.until(lambda: line.asked or line.over)
    assert seen >= 5


@story
async def test_done_means_stored(server: Server) -> None:
    line = (await seated(server, people=1, variant="solo_normal", seed=3, longest=30))[0]
    stored = sqlite3.connect(f"file:{server.folder / FILE}?mode=ro", uri=True)
    look = 'select seat, text from entries where "table" = ? and n = ?'
    for _ in range(12):
        option = line.offers()[-1]
        await line.do("answer", question=line.now.question, option=option, seat=0)
        newest = max(entry.n for entry in line.entries)
        assert stored.execute(look, (line.table_id, newest)).fetchone() == (0, option)
    stored.close()


@story
async def test_hello_is_first_in_time_and_true(server: Server) -> None:
    table = server.table(server.guest(), ME, THUMB)
    for token, code in ((server.guest() + "x", "token"), ("a.é", "token"), ("", "token"), (".", "token")):
        line = await Line(server, table, token).open()
        assert line.refused.code == code
        await line.reader
        assert line.socket.close_code == 1008
    line = await Line(server, "nowhere", server.guest()).open()
    assert line.refused.code == "table"
    line = await Line(server, table, server.guest()).open(seat=0)
    assert line.refused.code == "seat"


@story
async def test_weigh_why_hint_and_guide(server: Server) -> None:
    line = (await seated(server, THUMB, people=1, seed=2, layout="first_game", longest=40))[0]
    chance, weighed, hinted, explained, reasons = Random(4), set(), 0, 0, 0
    await line.until(lambda: line.asked)
    while not line.over and line.now.moment < 40:
        before, question = line.now.moment, line.now.question
        for offer in line.offers():
            said = await line.ask("weigh", question=question, option=offer, seat=0)
            assert isinstance(said, m.Weighed)
            assert bool(said.text) == said.ends_turn
            assert not said.frontier  # nobody but a bot would have to agree
            weighed.add((said.news, said.ends_turn))
        hint = await line.ask("hint", seat=0)
        assert hint.option in line.offers()
        assert hint.lines
        hinted += 1
        reasons += len(hint.lines) == 2
        guide = await line.ask("guide", seat=0)
        assert all(text for text, _ in guide.lines)
        for refused in line.view["ask"]["refusals"][:3]:
            for touch in refused["touches"]:
                if touch["piece"] >= 0:
                    why = await line.ask("why", piece=touch["piece"], seat=0)
                    explained += bool(why.lines)
        assert (line.now.moment, line.now.question) == (before, question)  # asking changes nothing
        await line.answer(chance.choice(line.offers()))
        await line.until(lambda: line.asked or line.over)
    assert len(weighed) > 1
    assert hinted > 10
    assert reasons > 5  # why, in a second line
    assert explained > 0
    assert (await line.refusal("why", piece=5, seat=1)).code == "seat"
    assert (await line.refusal("hint", seat=1)).code == "seat"
    assert (await line.refusal("guide", seat=1)).code == "seat"
    assert (await line.refusal("weigh", question=0, option="x", seat=0)).code in ("stale", "turn")


@story
async def test_chat_reaches_everybody_as_plain_text(server: Server) -> None:
    lines = await seated(server, THUMB, seed=6)
    watcher = await Line(server, lines[0].table_id, server.guest("<b>Eve</b>")).open()
    text = "<script>alert(1)</script> back & forth"
    await lines[0].do("chat", text=text)
    await watcher.do("chat", text="I only watch")
    for line in (*lines, watcher):
        await line.until(lambda line=line: sum(one.sort == "chat" for one in line.entries) == 2)
        first, second = [entry for entry in line.entries if entry.sort == "chat"]
        assert (first.seat, first.by, first.lines[0].text) == (0, "Guest 0", text)
        assert (second.seat, second.by, second.lines[0].text) == (
            -1,
            "<b>Eve</b> (watching)",
            "I only watch",
        )
    assert (await watcher.refusal("chat", text="")).code == "malformed"
    assert (await watcher.refusal("chat", text="x" * 301)).code == "malformed"


@story
async def test_who_is_there_and_who_watches(server: Server) -> None:
    lines = await seated(server, THUMB, seed=6)
    watcher = await Line(server, lines[0].table_id, server.guest("Cy")).open()
    await lines[0].until(lambda: lines[0].info.watching == 1)
    await lines[1].close()
    await lines[0].until(lambda: not lines[0].info.places[1].online)
    await lines[1].open()
    await lines[0].until(lambda: lines[0].info.places[1].online)
    await watcher.close()
    await lines[0].until(lambda: lines[0].info.watching == 0)
    assert [place.host for place in lines[0].info.places] == [True, False, False]
    assert [place.yours for place in lines[1].info.places] == [False, True, False]
    assert (lines[0].info.hosting, lines[1].info.hosting) == (True, False)


@story
async def test_an_answer_is_told_to_the_other_seat_unasked(server: Server) -> None:
    lines = await seated(server, seed=4)
    first = next(line for line in lines if line.asked)
    other = next(line for line in lines if line is not first)
    told = len(other.updates)
    await first.answer(first.offers()[0])
    await other.until(lambda: len(other.updates) > told)

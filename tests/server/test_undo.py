"""Taking back: free up to the last news, alone with bots at a price, among people by consent."""

from __future__ import annotations

from random import Random

from tests.server.served import THUMB, UNIFORM, Server
from tests.server.wire import Line, replayed, seated, seen, story, whoever_is_asked


async def play_until_take(line: Line, how: str, others: list[Line], seed: int = 0) -> None:
    """Everybody plays at random until this seat may take back in that way."""
    chance = Random(seed)
    everybody = [line, *others]
    while line.now.take.how != how:
        asked = await whoever_is_asked(everybody)
        told = [len(one.updates) for one in everybody]
        await asked.answer(chance.choice(asked.offers()))
        for one, count in zip(everybody, told, strict=True):
            await one.until(lambda one=one, count=count: len(one.updates) > count)
        assert not line.over


@story
async def test_a_free_undo_puts_everything_back(server: Server) -> None:
    line = (await seated(server, THUMB, people=1, seed=5))[0]
    chance = Random(2)
    taken = 0
    await line.until(lambda: line.asked)
    while taken < 4:
        before, view = line.now, line.view
        told = chance.choice(line.offers())
        await line.answer(told)
        await line.until(lambda: line.asked)
        if line.now.take.how == "free" and line.now.moment == before.moment + 1:
            label = next(offer["label"] for offer in before.view["ask"]["offers"] if offer["name"] == told)
            assert line.now.take.text == f"Take back: {label}."
            assert not line.now.take.seen
            n = line.now.n
            await line.do("undo", at=line.now.n, seat=0)
            assert (line.now.view, line.now.moment) == (view, before.moment)
            assert line.now.question > before.question
            assert (line.entries[-1].n, line.entries[-1].sort) == (n + 1, "undo")
            stale = {"question": before.question, "option": line.offers()[0], "seat": 0}
            assert (await line.refusal("answer", **stale)).code == "stale"
            taken += 1
        await line.answer(chance.choice(line.offers()))
        await line.until(lambda: line.asked)
    assert line.info.saw_ahead == 0


@story
async def test_alone_with_bots_anything_goes_back_and_is_counted(server: Server) -> None:
    line = (await seated(server, THUMB, UNIFORM, people=1, seed=5))[0]
    await play_until_take(line, "alone", [])
    await line.until(lambda: line.asked)
    view_then = line.now
    seat_moves = [entry for entry in line.entries if entry.sort == "answer" and entry.seat == 0]
    await line.do("undo", at=line.now.n, seat=0)
    assert line.now.moment < view_then.moment
    assert line.asked
    assert replayed(server.stored(line.table_id)).state.ask.seat == 0
    assert line.view == seen(replayed(server.stored(line.table_id)).state, 0, line.names)
    assert line.now.moment == sum(n.n < seat_moves[-1].n for n in line.entries if n.sort == "answer")
    await line.answer(line.offers()[0])
    fresh = await Line(server, line.table_id, line.token).open()
    assert fresh.info.saw_ahead == 1


@story
async def test_the_frontier_is_where_people_would_have_to_agree(server: Server) -> None:
    """Whoever plays bots was asked "are you sure" at every turn's end: they may take it back alone."""
    lines = await seated(server, people=2, seed=5)
    chance, met = Random(1), set()
    while met != {True, False}:
        asked = await whoever_is_asked(lines)
        question, seat = asked.now.question, asked.now.seat
        for offer in asked.offers():
            said = await asked.ask("weigh", question=question, option=offer, seat=seat)
            assert said.frontier == said.news
            assert "agree" not in said.text or said.frontier
            met.add(said.frontier)
        moment = asked.now.moment
        await asked.answer(chance.choice(asked.offers()))
        for one in lines:
            await one.until(lambda one=one, moment=moment: one.now.moment > moment)


@story
async def test_people_are_asked_and_may_agree_or_not(server: Server) -> None:
    lines = await seated(server, people=3, seed=5)
    line, others = lines[0], lines[1:]
    await play_until_take(line, "consent", others)
    moment, view, at = line.now.moment, line.view, line.now.n

    await line.do("undo", at=at, seat=0)
    for other in lines:
        await other.until(lambda other=other: other.now.plea)
        assert (other.now.plea.seat, other.now.plea.waiting_for) == (0, (1, 2))
        assert other.now.moment == moment
    plea = line.now.plea.n
    assert (await line.refusal("undo", at=line.now.n, seat=0)).code == "busy"
    assert (await line.refusal("consent", plea=plea, seat=0, agree=True)).code == "seat"
    assert (await others[0].refusal("consent", plea=plea, seat=2, agree=True)).code == "seat"
    assert (await others[0].refusal("consent", plea=plea + 1, seat=1, agree=True)).code == "stale"
    await others[0].do("consent", plea=plea, seat=1, agree=True)
    await line.until(lambda: line.now.plea.waiting_for == (2,))
    await others[1].do("consent", plea=plea, seat=2, agree=False)
    await line.until(lambda: line.now.plea is None)
    assert (line.now.moment, line.view) == (moment, view)  # one no is enough
    assert (await others[0].refusal("consent", plea=plea, seat=1, agree=True)).code == "stale"

    await line.do("undo", at=line.now.n, seat=0)
    await others[0].until(lambda: others[0].now.plea)
    plea = others[0].now.plea.n
    for seat in (1, 2):
        await lines[seat].do("consent", plea=plea, seat=seat, agree=True)
    await line.until(lambda: line.now.moment < moment)
    assert line.asked
    assert line.now.plea is None
    assert line.view == seen(replayed(server.stored(line.table_id)).state, 0, line.names)
    assert line.info.saw_ahead == 0


@story
async def test_a_plea_lapses_when_somebody_answers_or_a_seat_changes(server: Server) -> None:
    lines = await seated(server, people=2, seed=5)
    line, other = lines
    await play_until_take(line, "consent", [other])
    await line.do("undo", at=line.now.n, seat=0)
    await other.until(lambda: other.now.plea)
    plea, moment = other.now.plea.n, line.now.moment
    asked = line if line.asked else other
    await asked.answer(asked.offers()[0])
    await other.until(lambda: other.now.plea is None)
    assert (await other.refusal("consent", plea=plea, seat=1, agree=True)).code == "stale"
    assert other.now.moment == moment + 1


@story
async def test_nothing_is_taken_back_that_was_not_seen(server: Server) -> None:
    lines = await seated(server, people=2, seed=5)
    line, other = lines
    await play_until_take(line, "consent", [other])
    before = line.now.n
    asked = line if line.asked else other
    await asked.answer(asked.offers()[0])
    await line.until(lambda: line.now.n > before)
    assert (await line.refusal("undo", at=before, seat=0)).code == "stale"
    assert (await line.refusal("undo", at=line.now.n, seat=1)).code == "seat"
    known = line.now.n
    await other.do("chat", text="talk is no move")
    await line.until(lambda: line.now.n > known)
    reply = await line.ask("undo", at=known, seat=0)
    assert getattr(reply, "code", "done") != "stale"


@story
async def test_nothing_to_take_back_is_said(server: Server) -> None:
    lines = await seated(server, people=2, seed=5)
    for line in lines:
        assert line.now.take.how == "none"
        refusal = await line.refusal("undo", at=line.now.n, seat=line.now.seat)
        assert (refusal.code, refusal.text) == ("illegal", line.now.take.text)
    watcher = await Line(server, lines[0].table_id, server.guest("Cy")).open()
    assert watcher.now.take.how == "none"
    assert (await watcher.refusal("undo", at=watcher.now.n, seat=0)).code == "seat"


@story
async def test_after_any_undo_the_table_stands_where_the_record_leads(server: Server) -> None:
    chance = Random(9)
    undone = 0
    for seed, bots in ((1, [THUMB]), (2, [UNIFORM, UNIFORM])):
        line = (await seated(server, *bots, people=1, seed=seed, longest=16))[0]
        while not line.over:
            await line.until(lambda line=line: line.asked or line.over)
            if chance.random() < 0.3 and line.now.take.how in ("free", "alone") and line.asked:
                n = line.now.n
                await line.do("undo", at=n, seat=0)
                assert line.now.n > n
                undone += 1
                sitting = replayed(server.stored(line.table_id))
                assert line.view == seen(sitting.state, 0, line.names)
                assert line.now.moment == len(sitting.record.answers)
            elif line.asked:
                await line.answer(chance.choice(line.offers()))
        final = replayed(server.record(line.table_id))
        assert line.view == seen(final.state, 0, line.names)
        assert server.record(line.table_id).answers == server.stored(line.table_id).answers
    assert undone > 10


@story
async def test_what_was_answered_in_one_go_is_taken_back_in_one(server: Server) -> None:
    line = (await seated(server, THUMB, people=1, seed=5))[0]
    await line.until(lambda: line.asked)
    before, view = line.now, line.view
    bought = next(offer for offer in view["ask"]["beyond"] if offer["via"] == "village")
    fields = {"question": before.question, "seat": 0, "via": bought["via"]}
    weighed = await line.ask("weigh", option=bought["name"], **fields)
    assert weighed.news
    assert not weighed.frontier
    updates = len(line.updates)
    await line.do("answer", option=bought["name"], **fields)
    await line.until(lambda: line.asked and line.now.question != before.question)
    village, buy = [entry for entry in line.updates[updates].entries if entry.sort == "answer"]
    assert (village.n, buy.n) == (before.n + 1, before.n + 2)  # told together: nothing is shown in between
    assert line.now.take.how == "alone"
    assert bought["label"] in line.now.take.text
    answers = replayed(server.stored(line.table_id)).record.answers
    assert answers[before.moment : before.moment + 2] == [(0, "village"), (0, bought["name"])]
    server.stop()
    server.start()
    again = await Line(server, line.table_id, line.token).open()
    await again.until(lambda: again.asked)
    await again.do("undo", at=again.now.n, seat=0)
    assert (again.now.view, again.now.moment) == (view, before.moment)


@story
async def test_only_what_leads_on_at_once_can_be_answered_with_more(server: Server) -> None:
    line = (await seated(server, THUMB, people=1, seed=5))[0]
    await line.until(lambda: line.asked)
    before = line.now
    fields = {"question": before.question, "seat": 0}
    for via, option in [("village", "buy everything"), ("home", "buy torch"), ("buy torch", "done")]:
        assert (await line.refusal("answer", option=option, via=via, **fields)).code == "illegal"
        assert (line.now.n, line.now.view) == (before.n, before.view)
    await line.answer("rest")
    spare = {"question": line.now.question, "seat": 0, "via": "spare"}
    refused = await line.refusal("answer", option="village", **spare)
    assert refused.text == "'spare' leads to no question at once"

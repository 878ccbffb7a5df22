"""Seats that go on side by side: nobody's click fails because somebody else was faster, and everybody takes
back what is their own."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest
from tests.kernel.errands import BAG, DECK, FRONT, SHELF
from tests.server.bench import Bench, housed

from delvewright.kernel.record import Record, Sitting
from delvewright.server import coming, opening, shapes, taking, telling
from delvewright.server import messages as m
from delvewright.server.denied import Denied
from delvewright.server.rows import OVER, PLAYING
from delvewright.server.table import Table

PEOPLE = ("ada", "bo", "cy")


async def seated(bench: Bench, *places: str, **settings: Any) -> Table:
    """A table of errands: Ada, then Bo and Cy wherever a seat is open."""
    await bench.enter(FRONT)
    wanted = [shapes.WantedPlace(sort, bot="uniform" if sort == "bot" else "") for sort in places]
    new = shapes.NewTable("thunderstone", wanted, settings, seed=5)
    table = await opening.open_table(bench.house, "ada", new)
    for seat, sort in enumerate(places):
        if sort == "open":
            await bench.house.rename(PEOPLE[seat], PEOPLE[seat].title())
            await coming.sit(table, PEOPLE[seat], m.Sit(seat=seat, name=PEOPLE[seat].title()))
    if "open" in places:
        await coming.start(table, "ada")
    return table


def lanes(*places: str, **settings: Any) -> Any:
    """A test at such a table."""

    def of(tale: Callable[[Bench, Table], Awaitable[None]]) -> Any:
        @housed
        async def told(bench: Bench) -> None:
            await tale(bench, await seated(bench, *places, **settings))

        told.__name__ = tale.__name__
        return told

    return of


async def does(table: Table, seat: int, option: str, question: int = -1) -> None:
    question = table.log.questions[seat] if question < 0 else question
    await table.answer(PEOPLE[seat], m.Answer(question=question, option=option, seat=seat))


async def takes_back(table: Table, seat: int, at: int = -1) -> None:
    await taking.undo(table, PEOPLE[seat], m.Undo(at=table.log.top if at < 0 else at, seat=seat))


def asked(table: Table) -> dict[int, str]:
    return {one.seat: one.question.partition(".")[2] for one in table.log.state.asks}


def seen(table: Table, seat: int) -> m.Update:
    return telling.update(table, seat, -1, table.log.top)


async def until(found: Callable[[], Any]) -> None:
    while not found():
        await asyncio.sleep(0.001)


three = lanes("me", "open", "open")


@three
async def test_who_is_slow_may_still_answer_what_stands(bench: Bench, table: Table) -> None:
    questions = dict(table.log.questions)
    shelf = table.log.state.zones[SHELF]
    for option in (f"buy {shelf[0]}", "call seat0", "draw"):
        await does(table, 1, option)
    assert table.log.questions[0] == questions[0]
    await does(table, 0, f"buy {shelf[1]}", questions[0])
    assert table.log.state.zones[BAG] == (shelf[1],)


@three
async def test_what_somebody_else_took_is_refused_and_the_question_stands(bench: Bench, table: Table) -> None:
    question, first = table.log.questions[0], table.log.state.zones[SHELF][0]
    await does(table, 1, f"buy {first}")
    with pytest.raises(Denied, match="not offered any more") as refused:
        await does(table, 0, f"buy {first}", question)
    assert refused.value.code == "stale"
    with pytest.raises(Denied, match="no answer") as refused:
        await does(table, 0, "dance", question)
    assert refused.value.code == "illegal"
    await does(table, 0, "draw", question)


@three
async def test_an_answer_sent_twice_is_stale(bench: Bench, table: Table) -> None:
    question = table.log.questions[0]
    await does(table, 0, "draw", question)
    with pytest.raises(Denied) as refused:
        await does(table, 0, "draw", question)
    assert refused.value.code == "stale"
    assert table.log.questions[0] == table.log.top


@three
async def test_everybody_reads_their_own_question_and_who_is_at_it(bench: Bench, table: Table) -> None:
    await does(table, 0, "done")
    for seat in range(3):
        update = seen(table, seat)
        assert update.view.ask.seat == seat
        assert (update.view.asked, update.view.resting) == ((1, 2), (0,))
        assert update.question == table.log.questions[seat]
        assert update.view.ask.rests == (seat == 0)
    assert seen(table, -1).view.ask is None
    assert not bench.house._line(table.facts, "ada").your_turn
    assert bench.house._line(table.facts, "bo").your_turn


@three
async def test_who_is_done_takes_it_back_while_others_are_at_it(bench: Bench, table: Table) -> None:
    await does(table, 0, "done")
    question = table.log.questions[0]
    await does(table, 1, "draw")
    await does(table, 0, "again", question)
    assert asked(table)[0] == "errand"


@three
async def test_who_is_woken_is_asked_anew(bench: Bench, table: Table) -> None:
    await does(table, 0, "done")
    question = table.log.questions[0]
    await does(table, 1, "call seat0")
    assert asked(table)[0] == "errand"
    with pytest.raises(Denied) as refused:
        await does(table, 0, "again", question)
    assert refused.value.code == "stale"


@three
async def test_a_refusal_speaks_of_the_question_of_whoever_asks(bench: Bench, table: Table) -> None:
    await does(table, 0, "done")
    await does(table, 2, "call seat0")
    with pytest.raises(Denied, match="Called on this day"):
        await does(table, 2, "call seat0")


@three
async def test_what_others_have_done_since_stands_when_an_answer_is_taken_back(
    bench: Bench, table: Table
) -> None:
    shelf = table.log.state.zones[SHELF]
    await does(table, 0, f"buy {shelf[0]}")
    at = table.log.top
    await does(table, 1, "draw")
    await does(table, 2, f"buy {shelf[1]}")
    assert seen(table, 0).take.how == "free"
    before, told = dict(table.log.questions), table.log.top
    await takes_back(table, 0, at)
    straight = Sitting.replay(FRONT, Record(FRONT.id, "1", 3, 5, {}, [(1, "draw"), (2, f"buy {shelf[1]}")]))
    assert table.log.state == straight.state
    assert {**before, 0: table.log.questions[0]} == table.log.questions
    assert table.log.questions[0] > told
    (update,) = telling.updates(table, 1, told)  # nobody sees their own answers go and come back
    assert [(one.sort, [line.text for line in one.lines]) for one in update.entries] == [
        ("undo", ["Ada took back an answer."]),
        ("again", []),
        ("again", []),
    ]
    assert (update.moment, update.question) == (2, before[1])


@three
async def test_what_was_taken_back_stays_so_after_a_crash(bench: Bench, table: Table) -> None:
    shelf = table.log.state.zones[SHELF]
    await does(table, 0, f"buy {shelf[0]}")
    await does(table, 1, "draw")
    await takes_back(table, 0)
    await does(table, 2, "done")
    state, questions = table.log.state, table.log.questions
    moments = [table.log.at_moment(moment).state for moment in range(3)]
    await bench.crash()
    house = await bench.enter(FRONT)
    woken = await house.table(table.id)
    assert (woken.log.state, woken.log.questions) == (state, questions)
    assert [woken.log.at_moment(moment).state for moment in range(3)] == moments
    assert woken.record().answers == [(1, "draw"), (2, "done")]
    assert Sitting.replay(FRONT, woken.record()).positions == moments


@three
async def test_an_undo_asked_for_twice_takes_back_one_answer(bench: Bench, table: Table) -> None:
    await does(table, 0, f"buy {table.log.state.zones[SHELF][0]}")
    await does(table, 0, f"buy {table.log.state.zones[SHELF][0]}")
    at = table.log.top
    await takes_back(table, 0, at)
    with pytest.raises(Denied) as refused:
        await takes_back(table, 0, at)
    assert refused.value.code == "stale"
    assert len(table.log.trail) == 1


@three
async def test_what_somebody_built_on_stays(bench: Bench, table: Table) -> None:
    await does(table, 1, "call seat0")
    await does(table, 0, "carry seat1")
    entries = table.log.top
    with pytest.raises(Denied, match="It stays: Ada has built on it"):
        await takes_back(table, 1)
    assert table.log.top == entries


@lanes("me", "hot")
async def test_what_bots_alone_built_on_goes_back_with_all_they_did(bench: Bench, table: Table) -> None:
    async def choose(table: Table, seat: int) -> Any:
        options = table.log.ask_of(seat).options
        return ("carry", 0) if ("carry", 0) in options else ("done",)

    bench.patch.setattr(bench.house, "choose", choose)
    await coming.swap(table, "ada", m.Swap(seat=1, bot="uniform"))
    await until(lambda: asked(table)[1] == "done")
    given = len(table.log.trail)
    await does(table, 0, "call seat1")
    await until(lambda: asked(table)[1] == "done")
    assert table.log.state.loads == [1, 1]
    await takes_back(table, 0)
    await until(lambda: asked(table)[1] == "done")
    assert table.log.state.loads == [0, 0]
    assert len(table.log.trail) == given


@three
async def test_a_replay_tells_what_stands_though_another_took_back(bench: Bench, table: Table) -> None:
    await does(table, 0, f"buy {table.log.state.zones[SHELF][0]}")
    await does(table, 1, "draw")
    await takes_back(table, 0)
    stands = table.log.at_moment(1)
    assert [line.text for line in telling.entry_for(table, stands, -1, again=True).lines] == [
        "Bo draws Ware 10."
    ]
    assert telling.entry_for(table, stands, -1).lines == ()


@three
async def test_a_plea_outlives_what_others_answer_beside_it(bench: Bench, table: Table) -> None:
    await does(table, 0, "draw")
    drawn = table.log.state.zones[BAG]
    await takes_back(table, 0)
    await does(table, 1, "draw")
    plea = table.plea
    assert plea is not None
    for guest, seat in (("bo", 1), ("cy", 2)):
        await taking.consent(table, guest, m.Consent(plea=plea.entry.n, seat=seat, agree=True))
    assert table.log.state.zones[DECK][0] == drawn[0]
    assert table.record().answers == [(1, "draw")]


@three
async def test_a_plea_lapses_with_an_answer_of_its_own_seat(bench: Bench, table: Table) -> None:
    await does(table, 0, "draw")
    await takes_back(table, 0)
    await does(table, 0, "done")
    assert table.plea is None


@lanes("me", "open", rounds=2)
async def test_a_plea_lapses_when_everybody_is_done(bench: Bench, table: Table) -> None:
    await does(table, 0, "draw")
    await does(table, 0, "done")
    await does(table, 0, "again")
    await does(table, 1, "draw")
    await takes_back(table, 1)
    assert table.plea is not None
    await does(table, 0, "done")
    assert table.plea is not None
    await coming.stand(table, "bo", m.Stand(seat=1, bot="uniform"))
    assert table.plea is None


@three
async def test_what_was_built_on_while_a_plea_ran_stays_and_everybody_hears_it(
    bench: Bench, table: Table
) -> None:
    await does(table, 1, "draw")
    await does(table, 1, "call seat0")
    table.plea = None
    n = table.log.trail[-1]
    table.plea = taking.Plea("undo", table.log.entries[n], n, {"cy": 2})
    await does(table, 0, "carry seat1")
    assert table.plea is not None
    await taking.consent(table, "cy", m.Consent(plea=n, seat=2, agree=True))
    assert table.plea is None
    assert table.log.entries[-1].text == "Cy agreed. It stays: Ada has built on it since."
    assert len(table.log.trail) == 3


@three
async def test_what_came_before_everybody_was_done_goes_back_by_consent_with_all_since(
    bench: Bench, table: Table
) -> None:
    for seat in (0, 1, 2):
        await does(table, seat, "done")
    assert table.log.state.turns == 2
    await takes_back(table, 0)
    plea = table.plea
    assert plea is not None
    for guest, seat in (("bo", 1), ("cy", 2)):
        await taking.consent(table, guest, m.Consent(plea=plea.entry.n, seat=seat, agree=True))
    assert (table.log.state.turns, table.log.trail) == (1, [])


@lanes("me", "bot", "bot", rounds=3)
async def test_bots_go_on_beside_people_and_do_not_think_again(bench: Bench, table: Table) -> None:
    question = table.log.questions[0]
    await until(lambda: [one.seat for one in table.log.state.awaited] == [0])
    top = table.log.top
    for _ in range(50):
        await asyncio.sleep(0)
    assert table.log.top == top  # done is done
    assert {entry.seat for entry in table.log.entries if entry.sort == "answer"} == {1, 2}
    assert table.log.questions[0] == question
    await does(table, 0, "draw", question)
    for _ in range(3):
        await until(lambda: table.status == OVER or [one.seat for one in table.log.state.awaited] == [0])
        await does(table, 0, "done")
    await until(lambda: table.ended)


@three
async def test_a_bot_whose_choice_is_gone_thinks_again_and_holds_up_nobody(
    bench: Bench, table: Table
) -> None:
    first, second = table.log.state.zones[SHELF][:2]
    thoughts: list[int] = []
    gone = asyncio.Event()

    async def choose(table: Table, seat: int) -> Any:
        thoughts.append(seat)
        if seat == 2:
            return ("done",)
        if thoughts.count(1) == 1:
            await gone.wait()
            return ("buy", first)
        return ("done",) if ("buy", second) not in table.log.ask_of(1).options else ("buy", second)

    bench.patch.setattr(bench.house, "choose", choose)
    for seat in (1, 2):
        await coming.swap(table, "ada", m.Swap(seat=seat, bot="uniform"))
    await until(lambda: asked(table)[2] == "done")  # though the other bot still thinks
    await does(table, 0, f"buy {first}")
    gone.set()
    await until(lambda: asked(table)[1] == "done")
    assert table.log.state.zones[BAG + 1] == (second,)
    assert thoughts.count(1) == 3


@three
async def test_a_bot_goes_on_for_whoever_keeps_silent(bench: Bench, table: Table) -> None:
    await does(table, 0, "done")
    await does(table, 1, "done")
    await coming.swap(table, "ada", m.Swap(seat=2, bot="uniform"))
    await until(lambda: table.log.state.turns == 2 or asked(table)[2] == "done")


@lanes("me", "open", "open", rounds=3)
async def test_whoever_answers_what_was_seen_a_while_ago_is_refused_only_what_is_gone(
    bench: Bench, table: Table
) -> None:
    refused: Counter[tuple[str, str]] = Counter()

    async def plays(seat: int, luck: Random) -> None:
        while table.status == PLAYING:
            update = seen(table, seat)
            offers = [offer.name for offer in update.view.ask.offers]
            wanted = table.log.top + (luck.randrange(5) if seat else 0)  # all but one are slow
            while table.log.top < wanted and 0 in [one.seat for one in table.log.state.awaited]:
                await asyncio.sleep(0)
            if table.status != PLAYING:
                return
            option = luck.choice(offers)
            question = table.log.questions[seat]
            try:
                await does(table, seat, option, update.question)
            except Denied as error:
                stands = update.question == question
                gone = stands and option not in FRONT.names(table.log.state, table.log.ask_of(seat))
                woken = update.view.ask.rests and not stands
                refused[error.code, "gone" if gone else "woken" if woken else "wrongly"] += 1
            await asyncio.sleep(0)

    await asyncio.gather(*[plays(seat, Random(f"{seat}")) for seat in range(3)])
    assert table.status == OVER
    assert set(refused) <= {("stale", "gone"), ("stale", "woken")}
    assert Sitting.replay(FRONT, table.record()).state == table.log.state

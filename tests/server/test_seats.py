"""Seats: taken, left, taken again, resigned, given to bots; spectators; and the cover between hot seats."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.bench import Bench, housed
from tests.server.served import HOT, ME, OPEN, THUMB, UNIFORM, Server
from tests.server.wire import Line, finish, replayed, seated, seen, story

from delvewright.server import coming
from delvewright.server import messages as m


def hand(line: Line, seat: int) -> list:
    """The cards of a seat's hand that a line may see."""
    return [card for card in line.view["seats"][seat]["hand"] if card["kind"]]


@story
async def test_guests_sit_down_and_the_host_starts(server: Server) -> None:
    tokens = [server.guest(name) for name in ("Ada", "Bo", "Cy")]
    table = server.table(tokens[0], ME, OPEN, OPEN, seed=3, longest=20)
    ada, bo, cy = [await Line(server, table, token).open() for token in tokens]
    assert (ada.now.view, ada.info.status, ada.now.question) == (None, "waiting", -1)
    assert "seat 2, 3" in (await ada.refusal("start")).text
    assert (await bo.refusal("start")).code == "host"
    assert (await bo.refusal("sit", seat=0, name="Bo")).code == "seat"
    assert (await bo.refusal("sit", seat=3, name="Bo")).code == "seat"
    await bo.do("sit", seat=1, name="Ada")
    assert (await cy.refusal("sit", seat=1, name="Cy")).code == "seat"
    await cy.do("sit", seat=2, name="Cy")
    await ada.until(lambda: [place.name for place in ada.info.places] == ["Ada", "Ada 2", "Cy"])
    await cy.do("stand", seat=2)
    await ada.until(lambda: ada.info.places[2].sort == "open")
    assert (await cy.refusal("stand", seat=2)).code == "seat"
    assert (await bo.refusal("resign", seat=1)).code == "turn"
    await ada.do("swap", seat=2, bot="uniform")
    await ada.do("start")
    assert (await ada.refusal("start")).code == "turn"
    await bo.until(lambda: bo.now.view)
    assert bo.now.seat == 1
    assert len(hand(bo, 1)) == 6
    assert hand(bo, 0) == []
    await finish([ada, bo])


@story
async def test_a_seat_that_is_left_plays_on_and_can_be_taken_again(server: Server) -> None:
    ada, bo = await seated(server, UNIFORM, seed=3, longest=30)
    await bo.do("stand", seat=1, bot="uniform")
    await bo.until(lambda: bo.now.seat == -1)
    assert hand(bo, 1) == []
    assert bo.info.places[1].may_return
    assert not ada.info.places[1].may_return
    assert (await ada.refusal("sit", seat=1, name="Ada")).code == "seat"
    moved = len(ada.entries)
    await ada.until(lambda: ada.asked)
    await ada.answer(ada.offers()[0])
    await ada.until(lambda: any(e.seat == 1 and e.sort == "answer" for e in ada.entries[moved:]) or ada.asked)
    await bo.do("sit", seat=1, name="Bo")
    await bo.until(lambda: bo.now.seat == 1)
    assert len(hand(bo, 1)) > 0
    await finish([ada, bo])


@story
async def test_who_resigns_does_not_come_back(server: Server) -> None:
    ada, bo = await seated(server, THUMB, seed=3, longest=20)
    await bo.do("resign", seat=1)
    await ada.until(lambda: ada.info.places[1].resigned)
    assert (ada.info.places[1].bot, ada.info.places[1].name) == ("thumb", "Veteran")
    told = "Guest 1 resigned; Veteran plays on."
    await ada.until(lambda: told in [line.text for entry in ada.entries for line in entry.lines])
    await bo.until(lambda: bo.now.seat == -1)
    assert (await bo.refusal("sit", seat=1, name="Bo")).code == "seat"
    await ada.do("swap", seat=1, bot="uniform")
    await finish([ada])
    assert server.record(ada.table_id).notes["resigned"] == "Guest 1"
    assert ada.info.ending is None


@pytest.mark.parametrize("others", [0, 2], ids=["of two", "alone with bots"])
@story
async def test_when_nobody_is_left_to_play_against_whoever_resigns_ends_the_game(
    server: Server, others: int
) -> None:
    lines = await seated(server, *[THUMB] * others, people=1 if others else 2, seed=3)
    one = lines[-1]
    won = (
        "Guest 1 resigned: Guest 0 won." if not others else "Guest 0 resigned, and nobody is left to play on."
    )
    await one.do("resign", seat=one.now.seat)
    server.stop()
    server.start()
    for line in lines:
        back = await Line(server, line.table_id, line.token).open()
        assert back.info.status == "over"
        assert back.info.ending.text == won
        assert back.info.ending.winners == ((0,) if not others else ())
        assert (back.now.question, back.view["ask"], back.view["asked"]) == (-1, None, [])
        assert back.entries[-1].lines[0].text == won
        assert back.now.take.how == "none"
        assert (await back.refusal("resign", seat=back.now.seat)).code == "turn"
    assert server.record(one.table_id).notes["resigned"]


@story
async def test_a_table_is_taken_off_ones_own_list_when_nobody_is_left_waiting(server: Server) -> None:
    ada, bo = await seated(server, seed=3)

    def listed(line: Line) -> list[str]:
        return [one["table"]["id"] for one in server.get("/api/tables", line.token)["mine"]]

    path = f"/api/tables/{ada.table_id}/away"
    refused = server.call("POST", path, bo.token, {})
    assert (refused.status, refused.data["text"][:15]) == (409, "others wait for")
    assert listed(bo) == [ada.table_id]
    await bo.do("resign", seat=1)
    server.post(path, bo.token, {})
    assert (listed(bo), listed(ada)) == ([], [ada.table_id])
    server.stop()
    server.start()
    assert (listed(bo), listed(ada)) == ([], [ada.table_id])
    assert (
        server.get(f"/api/tables/{ada.table_id}", bo.token)["status"] == "over"
    )  # the link still leads there


@story
async def test_the_host_gives_a_seat_to_a_bot_and_back(server: Server) -> None:
    ada, bo = await seated(server, seed=3, longest=20)
    assert (await bo.refusal("swap", seat=0, bot="thumb")).code == "host"
    assert (await ada.refusal("swap", seat=1, bot="hal")).code == "illegal"
    assert (await ada.refusal("swap", seat=2, bot="thumb")).code == "seat"
    await ada.do("swap", seat=1, bot="thumb")
    await bo.until(lambda: bo.now.seat == -1)
    assert (await bo.refusal("answer", question=0, option="x", seat=1)).code == "seat"
    await ada.until(lambda: ada.asked)
    await ada.do("swap", seat=1)
    await bo.until(lambda: bo.now.seat == 1)
    assert bo.info.places[1].yours
    await finish([ada, bo])


@housed
async def test_a_seat_swapped_to_and_fro_in_haste_still_plays(bench: Bench) -> None:
    """A thought that comes when the person is back is nobody's answer; the next bot thinks anew."""
    house, begun, over = await bench.enter(), asyncio.Event(), asyncio.Event()
    table = await bench.open("hot")
    seat = table.log.state.ask.seat
    choose = house.choose

    async def thought(*asked: Any) -> Any:
        begun.set()
        await over.wait()
        return await choose(*asked)

    bench.patch.setattr(house, "choose", thought)
    await coming.swap(table, "ada", m.Swap(seat=seat, bot="uniform"))
    await begun.wait()
    await coming.swap(table, "ada", m.Swap(seat=seat))
    over.set()
    while table.tasks:
        await asyncio.sleep(0)
    assert table.log.trail == []
    await coming.swap(table, "ada", m.Swap(seat=seat, bot="uniform"))
    while not table.log.trail:
        await asyncio.sleep(0.001)


@story
async def test_spectators_see_no_hand(server: Server) -> None:
    ada, bo = await seated(server, seed=3, longest=24)
    watcher = await Line(server, ada.table_id, server.guest("Cy")).open()
    playing = asyncio.create_task(finish([ada, bo]))
    await playing
    await watcher.until(lambda: watcher.over)
    sitting = replayed(server.record(ada.table_id))
    for update in watcher.updates:
        assert (update.seat, update.question) == (-1, -1)
        assert update.view["ask"] is None
        assert update.view == seen(sitting.positions[update.moment], -1, watcher.names)
    assert (await watcher.refusal("look", seat=0)).code == "seat"


@story
async def test_hot_seats_are_covered_until_somebody_looks(server: Server) -> None:
    line = await Line(server, server.table(ada := server.guest(), ME, HOT, seed=3), ada).open()
    first = line.view["asked"][0]

    async def look(seat: int) -> None:
        told = len(line.updates)
        await line.do("look", seat=seat)
        await line.until(lambda: len(line.updates) > told and line.now.seat == seat)

    def covered() -> bool:
        return (
            not hand(line, 0) and not hand(line, 1) and line.view["ask"] is None and line.now.question == -1
        )

    assert line.now.seat == -1
    assert covered()
    await look(first)
    assert len(hand(line, first)) == 6
    assert hand(line, 1 - first) == []
    assert line.asked
    await look(1 - first)
    assert hand(line, first) == []
    assert not line.asked
    await look(-1)
    assert covered()
    await line.close()
    back = await Line(server, line.table_id, ada).open()
    assert back.now.seat == -1  # who comes back finds the cover too
    seat = await Line(server, line.table_id, ada).open(seat=first)
    assert seat.asked
    reply = server.call("GET", f"/api/tables/{line.table_id}/moments/0?seat={first}", ada)
    assert (reply.status, reply.code) == (403, "seat")  # and the past is covered as well


@story
async def test_a_guest_at_two_screens_plays_one_seat(server: Server) -> None:
    ada = (await seated(server, THUMB, people=1, seed=3))[0]
    again = await Line(server, ada.table_id, ada.token).open()
    await ada.until(lambda: ada.asked)
    await again.until(lambda: again.asked)
    question = ada.now.question
    await ada.answer(ada.offers()[0])
    await again.until(lambda: again.now.question != question)
    assert again.entries == ada.entries

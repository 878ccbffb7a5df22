"""An agent joins a table that a server serves, and plays it to its end beside a person's own line."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from tests.server.wire import ME, OPEN, Line, story

from delvewright.kernel.errors import DelveError
from delvewright.research.desk import Desk, There


@story
async def test_an_agent_plays_at_a_served_table(server):
    token = server.guest("Ada")
    table = server.table(token, ME, OPEN, game="crawl")
    ada = await Line(server, table, token).open()
    desk = Desk()
    address = f"{server.address}/table/{table}"

    def play() -> str:
        text = desk.join(address, "Agent")
        (name,) = desk.tables
        assert isinstance(desk.tables[name], There)
        with pytest.raises(DelveError, match="'nonsense' is not offered"):
            desk.answer(name, "nonsense")
        while "The game is over." not in text:
            offers = desk.at(name).view["ask"]["offers"]
            text = desk.answer(name, offers[len(text) % len(offers)]["name"])
        desk.leave(name)
        return text

    playing = asyncio.create_task(asyncio.to_thread(play))
    playing.add_done_callback(lambda done: ada.news.set())
    await ada.until(lambda: playing.done() or (ada.info and ada.info.places[1].name == "Agent"))
    if playing.done():
        await playing  # what went wrong
    await ada.do("start")
    await ada.play(Random(1))
    assert "The table:" in await playing
    with pytest.raises(DelveError, match="no seat is open"):
        await asyncio.to_thread(desk.join, address)


@story
async def test_an_agent_whose_server_goes_is_told_so(serve):
    server = serve()
    token = server.guest("Ada")
    table = server.table(token, ME, OPEN, game="crawl")
    ada = await Line(server, table, token).open()
    desk = Desk()
    joining = asyncio.create_task(asyncio.to_thread(desk.join, f"{server.address}/table/{table}", "Agent"))
    joining.add_done_callback(lambda done: ada.news.set())
    await ada.until(lambda: joining.done() or (ada.info and ada.info.places[1].name == "Agent"))
    server.stop()
    with pytest.raises(DelveError, match=f"{server.address}: the line is gone"):
        await joining

"""Agents play by MCP, and read what their seat may see: no hidden card can be had."""

from __future__ import annotations

import re
import sys
from random import Random
from typing import Any

import anyio
import pytest
from mcp import Client, StdioServerParameters

import delvewright
from delvewright.kernel.errors import BadSetup, DelveError
from delvewright.research.agents import server
from delvewright.research.desk import Desk, Here

ANSWER = re.compile(r"^  (.+?): ", re.M)


def offered(text: str) -> list[str]:
    """The names of the answers in what an agent reads."""
    return ANSWER.findall(text.partition("Answers, by name:\n")[2])


def text_of(result: Any) -> str:
    return "".join([one.text for one in result.content])


async def played(client: Client, game: str, **settings: Any) -> str:
    """A whole game by the tools alone."""
    text = text_of(await client.call_tool("open_table", {"game": game, "bots": "uniform", **settings}))
    table = text.partition("\n")[0].removeprefix("table ")
    for number in range(4000):
        if "The game is over." in text:
            return text
        names = offered(text)
        assert names, text[-500:]
        done = await client.call_tool("answer", {"table": table, "name": names[number * 7 % len(names)]})
        assert not done.is_error, text_of(done)
        text = text_of(done)
    raise AssertionError("the game does not end")


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that are always dealt the same: how long a game takes that is played by counting is luck."""
    luck = Random(1)
    monkeypatch.setattr("delvewright.research.desk.secrets.randbelow", luck.randrange)
    monkeypatch.setattr("delvewright.research.desk.secrets.randbits", luck.getrandbits)
    monkeypatch.setattr(
        "delvewright.research.desk.secrets.token_hex", lambda size: luck.randbytes(size).hex()
    )


@pytest.mark.usefixtures("dealt")
@pytest.mark.parametrize("game", ["thunderstone", "crawl"])
def test_an_agent_plays_a_whole_game_by_the_sdk(game):
    async def tale() -> None:
        async with Client(server()) as client:
            tools = [tool.name for tool in (await client.list_tools()).tools]
            assert {"list_games", "open_table", "join_table", "answer", "why_not", "rules"} <= {*tools}
            assert game in text_of(await client.call_tool("list_games", {}))
            assert "The table:" in await played(client, game)

    anyio.run(tale)


def test_the_command_speaks_over_standard_input_and_output():
    async def tale() -> None:
        command = StdioServerParameters(command=sys.executable, args=["-m", "delvewright.cli", "mcp"])
        async with Client(command) as client:
            found = text_of(await client.call_tool("rules", {"game": "thunderstone", "words": "buy a card"}))
            assert "TS-" in found or "WR-" in found
            wrong = await client.call_tool("open_table", {"game": "thunderstne"})
            assert wrong.is_error
            assert "did you mean thunderstone" in text_of(wrong)

    anyio.run(tale)


def test_a_refused_answer_says_why_and_changes_nothing():
    desk = Desk()
    text = desk.open("thunderstone", mode="first_game")
    table = text.partition("\n")[0].removeprefix("table ")
    here = desk.tables[table]
    assert isinstance(here, Here)
    desk.answer(table, "village")
    while here.view["ask"]["question"] != "village.buy" and "done" not in offered(desk.read(table)):
        desk.answer(table, offered(desk.read(table))[-1])
    refused = here.view["ask"]["refusals"]
    assert refused
    before = here.sitting.state
    assert "gold" in desk.why_not(table, refused[0]["label"])
    with pytest.raises(DelveError, match="is not offered: "):
        desk.answer(table, refused[0]["name"])
    assert here.sitting.state is before
    with pytest.raises(DelveError, match=r"there is no table 'x'"):
        desk.read("x")
    with pytest.raises(BadSetup, match="by its address"):
        desk.join("x")


@pytest.mark.parametrize("game", ["thunderstone", "dungeon_dice", "dungeoneer", "barricades"])
def test_no_hidden_card_can_be_had(game):
    """What an agent reads is the same in every world it cannot tell from this one."""
    front = delvewright.game(game)
    bots = ["uniform"] * max(0, front.seats[0] - 1)
    here = Here(game, bots, {})
    desk = Desk()
    desk.tables["t"] = here
    differed = 0
    for turn in range(12):
        if here.over:
            break
        here.told = 0
        read, why = desk.read("t"), desk.why_not("t")
        real = here.sitting.state
        for seed in range(3):
            world = front.imagine(real, 0, seed)
            differed += world.zones != real.zones
            here.sitting.positions[-1] = world
            here.told = len(here.sitting.positions)
            told = read.partition("The table:")[2]
            assert desk.read("t").partition("The table:")[2] == told
            assert desk.why_not("t") == why
        here.sitting.positions[-1] = real
        names = offered(desk.read("t"))
        desk.answer("t", names[turn * 5 % len(names)])
    assert differed or game == "dungeon_dice"  # dice in bags have no order: what comes is chance alone
    secret = here.sitting.record.secret
    assert secret
    assert secret not in desk.read("t")
    assert str(here.sitting.record.seed) not in desk.read("t")


def test_a_table_that_was_left_gives_its_name_to_no_other():
    desk = Desk()
    first, second = [desk.open("crawl").partition("\n")[0].removeprefix("table ") for _ in range(2)]
    kept = desk.tables[second]
    desk.leave(first)
    third = desk.open("crawl").partition("\n")[0].removeprefix("table ")
    assert len({first, second, third}) == 3
    assert desk.tables[second] is kept


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("ftp://localhost/table/abc", "a table is joined by its address"),
        ("http://127.0.0.1:9/table/abc", "refused"),
        ("http://127.0.0.1:99999/table/abc", "is no address of a table"),
    ],
)
def test_an_address_that_leads_nowhere_is_told_as_such(address, why):
    with pytest.raises(DelveError, match=why):
        Desk().join(address)

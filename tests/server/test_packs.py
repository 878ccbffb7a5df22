"""Packs of one's own at a table: those the owner named are offered, played with by bots too, and recorded."""

from __future__ import annotations

from pathlib import Path

from tests.server.wire import finish, seated, story

PACKS = Path(__file__).parents[2] / "docs/examples/packs"
FIRE = str(PACKS / "sharper_fire")


@story
async def test_a_table_is_played_with_a_pack_while_another_is_played_without(serve):
    server = serve(options=("--pack", FIRE), loose=False)
    info = next(one for one in server.get("/api/games") if one["id"] == "thunderstone")
    (own,) = [pack for pack in info["packs"] if "@" in pack]
    assert info["packs"][own] == "Sharper fire"
    cards = server.get("/api/games/thunderstone/cards")
    assert cards["fireball@" + own[13:]]["cost"] == 6
    assert cards["fireball"]["cost"] == 9
    bot = {"sort": "bot", "bot": "thumb"}
    mine = await seated(server, bot, people=1, seed=5, packs=[own], pick=["Fireball"])
    plain = await seated(server, bot, people=1, seed=5, pick=["Fireball"])
    for lines, kind in ((mine, "fireball@" + own[13:]), (plain, "fireball")):
        stacks = {stack["kind"] for stack in lines[0].view["village"]}
        assert kind in stacks
        await finish(lines)
        record = server.record(lines[0].table_id)
        assert record.settings.get("packs", []) == ([own] if kind != "fireball" else [])
    assert not server.troubles()


def test_a_pack_nobody_named_is_not_there(server):
    token = server.guest()
    wanted = {
        "game": "thunderstone",
        "places": [{"sort": "me"}, {"sort": "bot", "bot": "thumb"}],
        "settings": {"packs": ["sharper_fire@0123456789"]},
        "seed": 1,
    }
    reply = server.call("POST", "/api/tables", token, wanted)
    assert reply.status == 422
    assert "is not here: name its folder" in reply.body.decode()


def test_every_process_of_a_server_has_the_packs_of_its_owner(serve):
    server = serve(options=("--pack", FIRE, "--workers", "2"), loose=False)
    for _ in range(8):  # calls go to any of them
        info = next(one for one in server.get("/api/games") if one["id"] == "thunderstone")
        assert [pack.partition("@")[0] for pack in info["packs"]].count("sharper_fire") == 1

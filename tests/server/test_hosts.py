"""What a host may do, and what only everybody may: taking back, opening seats, sending somebody away."""

from __future__ import annotations

import pytest
from tests.server.served import ME, OPEN, THUMB, Server
from tests.server.test_undo import play_until_take
from tests.server.wire import Line, finish, seated, story

from delvewright.bots.names import alike, told_apart
from delvewright.server.seating import NOW, SITTINGS, Place, Sitting


@story
async def test_a_bot_for_an_opponent_is_no_way_round_consent(server: Server) -> None:
    ada, bo = await seated(server, people=2, seed=5)
    await play_until_take(ada, "consent", [bo])
    await ada.do("swap", seat=1, bot="uniform")
    await bo.until(lambda: bo.now.seat == -1)
    await ada.until(lambda: ada.now.take.how == "consent" and ada.asked)
    moment = ada.now.moment
    await ada.do("undo", at=ada.now.n, seat=0)
    await bo.until(lambda: bo.now.plea)
    assert (bo.now.plea.sort, bo.now.plea.waiting_for, bo.now.plea.yours) == ("undo", (1,), True)
    assert not ada.now.plea.yours
    assert ada.now.moment == moment
    await bo.do("consent", plea=bo.now.plea.n, seat=-1, agree=False)
    await ada.until(lambda: ada.now.plea is None)
    assert ada.now.moment == moment
    await ada.do("undo", at=ada.now.n, seat=0)
    await bo.until(lambda: bo.now.plea)
    await bo.do("consent", plea=bo.now.plea.n, seat=-1, agree=True)
    await ada.until(lambda: ada.now.moment < moment)


@story
async def test_who_was_a_person_is_known_after_a_restart(serve) -> None:
    server = serve()
    ada, bo = await seated(server, people=2, seed=5)
    await play_until_take(ada, "consent", [bo])
    await ada.do("swap", seat=1, bot="uniform")
    for line in (ada, bo):
        await line.close()
    server.stop()
    server.start()
    ada = await Line(server, ada.table_id, ada.token).open()
    await ada.until(lambda: ada.asked)
    assert ada.now.take.how == "consent"


@story
async def test_what_bots_alone_have_seen_is_taken_back_alone(server: Server) -> None:
    """Who left before an answer was given is not asked about it."""
    ada, bo = await seated(server, people=2, seed=5)
    await bo.do("stand", seat=1, bot="uniform")
    await play_until_take(ada, "alone", [])
    await ada.do("undo", at=ada.now.n, seat=0)


@story
async def test_a_bot_s_seat_is_opened_when_everybody_agrees(server: Server) -> None:
    ada, bo = await seated(server, THUMB, people=2, seed=5)
    await ada.do("swap", seat=2)
    await bo.until(lambda: bo.now.plea)
    plea = bo.now.plea
    assert (plea.sort, plea.waiting_for, plea.yours) == ("open", (1,), True)
    assert "sees its hand" in plea.text
    await bo.until(
        lambda: [line for entry in bo.entries for line in entry.lines if "sees its hand" in line.text]
    )
    cy = await Line(server, ada.table_id, server.guest("Cy")).open()
    assert (await cy.refusal("sit", seat=2, name="Cy")).code == "seat"
    assert (await cy.refusal("consent", plea=plea.n, seat=-1, agree=True)).code == "seat"
    assert (await ada.refusal("consent", plea=plea.n, seat=0, agree=True)).code == "seat"
    await bo.do("consent", plea=plea.n, seat=1, agree=False)
    await ada.until(lambda: ada.now.plea is None)
    assert ada.info.places[2].sort == "bot"
    await ada.do("swap", seat=2)
    await bo.until(lambda: bo.now.plea)
    asked = ada if ada.asked else bo if bo.asked else None
    if asked:
        await asked.answer(asked.offers()[0])  # play goes on meanwhile
        assert asked.now.plea
    await bo.do("consent", plea=bo.now.plea.n, seat=1, agree=True)
    await ada.until(lambda: ada.info.places[2].sort == "open")
    await cy.do("sit", seat=2, name="Cy")
    await cy.until(lambda: cy.now.seat == 2)


@story
async def test_alone_with_bots_a_seat_is_opened_at_once_and_said(server: Server) -> None:
    ada = (await seated(server, THUMB, people=1, seed=5))[0]
    await ada.do("swap", seat=1)
    await ada.until(lambda: ada.info.places[1].sort == "open")
    assert "sees its hand" in ada.entries[-1].lines[0].text


@story
async def test_who_is_removed_does_not_come_back(serve) -> None:
    server = serve()
    ada, bo = await seated(server, people=2, seed=5, longest=4)
    cy = await Line(server, ada.table_id, server.guest("Cy")).open()
    assert (await bo.refusal("remove", seat=0)).code == "host"
    assert (await ada.refusal("remove", seat=0)).code == "seat"
    assert (await ada.refusal("remove", name="Nobody")).code == "seat"
    await ada.until(lambda: ada.info.watchers == ("Cy",))
    await ada.do("remove", name="Cy")
    await ada.do("remove", seat=1)
    for gone in (bo, cy):
        await gone.reader
        assert gone.socket.close_code == 1008
    await ada.until(lambda: ada.info.places[1].sort == "bot" and ada.info.watchers == ())
    assert [entry.lines[0].text for entry in ada.entries if entry.sort == "seat"][-2:] == [
        "The host removed Cy.",
        "The host removed Guest 1.",
    ]

    async def turned_away() -> None:
        for gone in (bo, cy):
            again = await Line(server, ada.table_id, gone.token).open()
            assert again.refused is not None
            assert again.refused.code == "host"
            assert server.call("GET", f"/api/tables/{ada.table_id}", gone.token).status == 403
            assert server.call("GET", f"/api/tables/{ada.table_id}/replay", gone.token).status == 403

    await turned_away()
    await finish([ada])
    next_table = await ada.do("rematch")
    assert (await Line(server, next_table, bo.token).open()).refused.code == "host"
    await ada.close()
    server.stop()
    server.start()
    await turned_away()


@story
async def test_before_the_start_a_seat_is_free_again(server: Server) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    table = server.table(ada, ME, OPEN)
    lines = [await Line(server, table, token).open() for token in (ada, bo)]
    await lines[1].do("sit", seat=1, name="Bo")
    await lines[0].do("remove", seat=1)
    await lines[0].until(lambda: lines[0].info.places[1].sort == "open")
    assert server.get("/api/tables", bo)["mine"] == []


@story
async def test_a_spectator_has_no_player_s_name(server: Server) -> None:
    ada = server.guest("Ada")
    table = server.table(ada, {**ME, "name": "Ada"}, OPEN)
    line = await Line(server, table, ada).open()
    for number, name in enumerate(("Ada", "ADA", "Аda", "A.d.a"), 2):  # noqa: RUF001
        watcher = await Line(server, table, server.guest(name)).open()
        await watcher.do("chat", text="I resign")
        said = f"{name} {number} (watching)"
        await line.until(lambda said=said: line.entries and line.entries[-1].by == said)
    assert line.info.watchers == ("Ada 2", "ADA 3", "Аda 4", "A.d.a 5")  # noqa: RUF001
    await line.do("chat", text="I do not")
    await line.until(lambda: line.entries[-1].by == "Ada")


def test_names_are_alike_to_a_reader() -> None:
    assert alike("Ada") == alike("Аdа") == alike("A D A") == alike("Ａｄａ") == alike("Àda")  # noqa: RUF001
    assert alike("Bill") == alike("B1ll")
    assert alike("Ada") != alike("Ada 2")
    assert told_apart("🐉", ["🐲"]) == "🐉"
    assert told_apart("Ada", ["ada", "Ada 2"]) == "Ada 3"


def test_a_seat_remembers_who_sat_there_and_does_not_grow_for_ever() -> None:
    place = Place("person", "ada")
    place.note_person(-1)
    place.sort = "bot"
    place.note_person(9)
    place.note_person(12)
    assert place.sat == [Sitting("ada", 0, 9)]
    assert [place.was_person(n) for n in (0, 9, 10)] == [True, True, False]
    place.sort, place.guest = "person", "bo"
    place.note_person(20)
    assert (place.people_since(9), place.people_since(10)) == ({"ada", "bo"}, {"bo"})
    for n in range(30, 400, 2):
        place.sort = "bot"
        place.note_person(n)
        place.sort, place.guest = "person", ("ada", "bo")[n // 2 % 2]
        place.note_person(n + 1)
    assert len(place.sat) <= SITTINGS
    assert place.people_since(60) == {"ada", "bo"}
    assert place.sat[-1].until == NOW


@pytest.mark.parametrize("sort", ["person", "bot"])
def test_a_seat_of_an_older_database_has_its_person_from_the_beginning(sort: str) -> None:
    place = Place(sort, "ada")
    assert place.was_person(0) == (sort == "person")
    assert place.people_since(0) == ({"ada"} if sort == "person" else set())

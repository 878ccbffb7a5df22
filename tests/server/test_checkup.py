"""The checkup: finished games that replay go unmentioned; all others are named, and where they fail."""

import asyncio
import json
from dataclasses import replace
from random import Random

import pytest
from tests.server.plain import entry, table
from tests.server.test_upgrade import another_deal

from delvewright.games.thunderstone import GAME
from delvewright.kernel.errors import BadRecord
from delvewright.kernel.record import Sitting
from delvewright.server.checkup import Finding, checkup, record_of
from delvewright.server.rows import OVER, PLAYING, AppendEntry, Change, PutPosition, PutTable
from delvewright.server.storage import Storage
from delvewright.views import thunderstone

SETTINGS = {"longest": 6}


@pytest.fixture(scope="module")
def game() -> Sitting:
    """A short game, played to its end."""
    sitting = Sitting(GAME, 2, 3, **SETTINGS)
    dice = Random(3)
    while not sitting.state.over:
        ask = sitting.state.ask
        sitting.answer(dice.choice(ask.options), ask.seat)
    return sitting


def stored(played: Sitting, id: str, **facts: object) -> tuple[PutTable, list[AppendEntry], PutPosition]:
    """A game as the server stores it: what is said and taken back is in the log too."""
    answers = [("answer", seat, name) for seat, name in played.record.answers]
    said = [("start", -1, ""), ("chat", 0, "hello"), *answers[:3], ("undo", 0, "2"), *answers[1:]]
    log = [entry(n, text, id, sort, seat, GAME.version) for n, (sort, seat, text) in enumerate(said)]
    row = table(
        id, **{"rules": GAME.version, "seed": 3, "status": OVER, "settings": json.dumps(SETTINGS), **facts}
    )
    return row, log, PutPosition(id, log[-1].n, GAME.version, GAME.save(played.state))


def keep(url: str, *changes: Change) -> None:
    async def run() -> None:
        storage = Storage.open(url)
        await storage.write(*changes)
        await storage.close()

    asyncio.run(run())


def test_a_record_has_the_answers_that_were_not_taken_back(game):
    row, log, _ = stored(game, "t")
    assert record_of(row, log) == replace(game.record, settings=SETTINGS)


def test_a_log_that_takes_back_too_much_is_refused():
    with pytest.raises(BadRecord, match="entry 1 takes back 2 of 1 answers"):
        record_of(table(), [entry(0), entry(1, "2", sort="undo")])


def test_games_that_come_to_the_same_end_are_not_mentioned(url, game):
    row, log, position = stored(game, "t")
    keep(url, row, *log, position, table("running", status=PLAYING, game="chess"))
    assert list(checkup(url)) == []


def test_games_that_do_not_are_named_with_the_place(url, game):
    changes: list[Change] = []
    row, log, position = stored(game, "elsewhere")
    early = PutPosition("elsewhere", position.n, GAME.version, GAME.save(game.positions[-2]))
    changes += [row, *log, early]
    row, log, position = stored(game, "refused")
    answers = [each for each in log if each.sort == "answer"]
    log[answers[5].n] = entry(answers[5].n, "sing", "refused", seat=answers[5].seat)
    changes += [row, *log, position]
    row, log, position = stored(game, "setup", settings='{"weather": "fine"}')
    changes += [row, *log, position]
    row, log, position = stored(game, "unknown", game="chess")
    changes += [row, *log, position]
    row, log, position = stored(game, "unkept")
    changes += [row, *log]
    keep(url, *changes)
    found = {finding.table: finding for finding in checkup(url)}
    assert set(found) == {"elsewhere", "refused", "setup", "unknown", "unkept"}
    assert found["elsewhere"].answer == -1
    assert found["elsewhere"].text.startswith("ends elsewhere: ask")
    assert found["refused"].answer == 4  # the sixth entry, after two were taken back
    assert found["refused"].text.startswith("'sing' does not answer")
    assert (found["setup"].answer, found["setup"].text[:35]) == (
        0,
        "Thunderstone has no option 'weather'"[:35],
    )
    assert found["unknown"] == Finding("unknown", "chess", GAME.version, "", 0, found["unknown"].text)
    assert found["unkept"].text == "its last position is not stored"


def test_rules_then_and_now_are_named(url, game, monkeypatch):
    row, log, position = stored(game, "t")
    keep(url, row, *log, position)
    monkeypatch.setattr(thunderstone, "FRONT", replace(thunderstone.FRONT, version="99"))
    assert list(checkup(url)) == []  # other rules, the same end
    other = replace(thunderstone.FRONT, lay_out=another_deal)
    monkeypatch.setattr(thunderstone, "FRONT", other)
    (finding,) = checkup(url)
    assert (finding.table, finding.game, finding.then, finding.now) == (
        "t",
        "thunderstone",
        GAME.version,
        "99",
    )

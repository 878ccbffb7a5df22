"""`delve verify`: a finished game of each kind is proved, and one changed die is found."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import delvewright
from delvewright.kernel.keys import commitment
from delvewright.kernel.record import Record, Sitting

SECRET = "5ec7e7" * 10 + "0000"

KINDS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "thunderstone": ("thunderstone", 2, {"longest": 20}),
    "wrath": ("thunderstone", 3, {"packs": ["wrath"], "longest": 20}),
    "solo": ("thunderstone", 1, {"variant": "solo_normal", "longest": 20}),
    "campaign": ("thunderstone", 2, {"packs": ["wrath"], "variant": "odyssey", "longest": 12}),
    "dungeon_dice": ("dungeon_dice", 3, {"longest": 12}),
}


def finished(kind: str, secret: str = SECRET) -> Record:
    game, seats, settings = KINDS[kind]
    luck = Random(4)
    shares = ("ab" * 16, *[""] * (seats - 1)) if secret else ()
    sitting = Sitting(delvewright.game(game), seats, 9, secret=secret, shares=shares, **settings)
    while sitting.state.ask is not None:
        ask = sitting.state.asks[0]
        sitting.answer(luck.choice(ask.options), ask.seat)
    return sitting.record


@pytest.mark.parametrize("kind", KINDS)
def test_a_finished_game_is_proved_and_a_changed_die_is_found(delve: Any, kind: str) -> None:
    text = finished(kind).text()
    Path("game.delve").write_text(text)
    proved = delve("verify", "game.delve")
    assert proved.exit_code == 0
    assert "Every roll and shuffle was checked" in proved.output
    assert f"{text.count(chr(10) + '* ')} draws" in proved.output
    assert commitment(SECRET) in proved.output
    assert "Shares of the players in it: 1" in proved.output
    lines = text.splitlines()
    drawn = [number for number, line in enumerate(lines) if line.startswith("* ")]
    for number in (drawn[0], drawn[len(drawn) // 2], drawn[-1]):
        head, _, last = lines[number].rpartition(" ")
        spoilt = [*lines[:number], f"{head} {int(last) + 1}", *lines[number + 1 :]]
        Path("spoilt.delve").write_text("\n".join(spoilt))
        refused = delve("verify", "spoilt.delve")
        assert refused.exit_code == 2
        assert f"line {number + 1}: the record tells '{head[2:]} {int(last) + 1}'" in refused.output
        before = sum(line[0].isdigit() for line in lines[lines.index("") : number] if line)
        assert f"answer {before} " in refused.output or (not before and "first answer" in refused.output)


def test_an_old_record_replays_but_promises_nothing(delve: Any) -> None:
    Path("old.delve").write_text(finished("thunderstone", secret="").text())
    shown = delve("verify", "old.delve")
    assert shown.exit_code == 0
    assert "answers replay by the rules" in shown.output
    assert "no commitment" in shown.output


def test_what_was_promised_is_compared(delve: Any) -> None:
    Path("game.delve").write_text(finished("dungeon_dice").text())
    assert delve("verify", "game.delve", "--commitment", commitment(SECRET).upper()).exit_code == 0
    refused = delve("verify", "game.delve", "--commitment", "ab" * 32)
    assert refused.exit_code == 2
    assert "was promised" in refused.output


@pytest.mark.parametrize("text", ["", "hello", "delvewright record 2\ngame: thunderstone\n"])
def test_what_is_no_record_is_refused_in_a_line(delve: Any, text: str) -> None:
    Path("bad.delve").write_text(text)
    refused = delve("verify", "bad.delve")
    assert refused.exit_code == 2
    assert refused.output.startswith("delve: bad.delve: ")
    assert delve("verify", "nowhere.delve").exit_code == 2


def test_play_without_a_seed_promises_its_dice_and_saves_what_proves_them(delve: Any) -> None:
    words = ("play", "--layout", "first_game", "--seats", 2)
    played = delve(*words, typed=["save mine.delve", "quit"])
    record = Record.read(Path("mine.delve").read_text())
    assert f"Promised for the dice: {record.promised}" in played.output.replace("\n", "").replace("  ", " ")
    assert record.secret not in played.output
    proved = delve("verify", "mine.delve")
    assert proved.exit_code == 0
    assert "The game is not over" in proved.output
    resumed = delve("play", "--resume", "mine.delve", typed=["quit"])
    assert resumed.exit_code == 0
    other = delve(*words, typed=["save other.delve", "quit"])
    assert other.exit_code == 0
    assert Record.read(Path("other.delve").read_text()).secret != record.secret

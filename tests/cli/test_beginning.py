"""The log begins with what comes before the first question: who begins, and by which roll."""

from __future__ import annotations

from typing import Any

import pytest

BEGINNINGS = [("thunderstone", " went first."), ("dungeon_dice", "Rolled for the first turn: ")]


@pytest.mark.parametrize(("game", "words"), BEGINNINGS)
def test_playing_watching_and_replaying_tell_who_begins_once(delve: Any, game: str, words: str) -> None:
    chosen = ("--seed", 5, "--plain", "--set", "longest=2")
    played = delve("play", game, "--bots", "thumb", *chosen, typed=["log", "save here.txt", "quit"]).stdout
    before, _, after = played.partition("> ")
    assert before.count(words) == 1
    assert after.count(words) == 1  # what `log` told
    watched = delve("watch", game, "--bots", "uniform,uniform", "--speed", "instant", *chosen).stdout
    assert watched.count(words) == 1
    assert delve("replay", "here.txt", "--plain").stdout.count(words) == 1
    stepped = delve("replay", "here.txt", "--plain", "--step", typed=["q"]).stdout
    assert words in stepped
    resumed = delve("play", "--resume", "here.txt", "--plain", typed=["quit"]).stdout
    assert resumed.count(words) == 1

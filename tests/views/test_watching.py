"""What spectators and replays get: the public table, finished games in full, and names as they were typed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from delvewright import counsel
from delvewright.kernel.sight import NOBODY
from views.thunderstone.tables import FRONT, TABLES, game_played

ODD = ('<b>Ann</b> & "co"', "you", "{0} O'Neil", "bo", "Nobody %s")
YOU = re.compile(r"\b[Yy]ou\b|\b[Yy]our\b")


def texts(built: Any) -> Iterator[str]:
    """Every text of a view that is made for its reader."""
    if isinstance(built, dict):
        for name, value in built.items():
            if name in ("text", "refusal") and isinstance(value, str):
                yield value
            else:
                yield from texts(value)
    elif isinstance(built, list):
        for value in built:
            yield from texts(value)


@pytest.mark.parametrize("table", TABLES)
def test_a_finished_game_is_seen_alike_by_everybody(table: str) -> None:
    state = game_played(table, 7)[-1].after
    views = {seat: FRONT.view(state, seat) for seat in range(NOBODY, len(state.xp))}
    for seat, seen in views.items():
        assert seen.seat == seat
        assert seen.phase == "over"
        assert seen.asked == ()
        assert seen.ask is None
        assert seen.totals is None
        assert all(foe.preview is None for rank in seen.hall for foe in rank.cards)
        assert seen.result.scores == FRONT.outcome(state).scores
        assert seen.result.cards == views[NOBODY].result.cards
        assert [side.owned for side in seen.seats] == [side.owned for side in views[NOBODY].seats]
        assert [len(side.hand) + side.hidden for side in seen.seats] == [
            side.hidden for side in views[NOBODY].seats
        ]
        assert seen.seats[seat].hidden == 0 or seat == NOBODY
    assert counsel.guide(FRONT, state, 0) == []
    assert FRONT.turns(state) >= 1


@pytest.mark.parametrize("table", TABLES)
def test_a_spectator_is_never_spoken_to_as_a_player(table: str) -> None:
    names = ("Ann", "Bo", "Cleo", "Dan", "Eve")
    answered = game_played(table, 7)
    for before, after, _, told in (*answered[::9], answered[-1]):
        for state in (before, after):
            seen = msgspec.to_builtins(FRONT.view(state, NOBODY, names))
            for text in texts(seen):
                assert not YOU.search(text), text
        for line in FRONT.recount(before, after, told, NOBODY, names):
            assert not YOU.search(line.text), line.text


def test_a_solo_game_names_its_player_to_those_who_watch() -> None:
    state = game_played("solo", 7)[-1].after
    own, watched = FRONT.view(state, 0, ["Ann"]).result, FRONT.view(state, NOBODY, ["Ann"]).result
    end = "won" if own.winners else "lost"
    assert own.text == f"You {end}: {own.scores[0]} VP against {own.against}."
    assert watched.text == own.text.replace("You", "Ann")


def test_names_are_told_as_they_were_typed() -> None:
    heard: set[str] = set()
    for before, after, _, told in game_played("five seats", 7):
        for line in FRONT.recount(before, after, told, NOBODY, ODD):
            heard.update(name for name in ODD if line.text.startswith(f"{name} "))
            assert "&lt;" not in line.text
            assert "&amp;" not in line.text
    assert heard == set(ODD)


def test_somebody_called_you_is_not_the_reader() -> None:
    for before, after, _, told in game_played("five seats", 7)[:60]:
        for event, line in zip(told, FRONT.recount(before, after, told, 0, ODD), strict=False):
            if event.key in ("visited", "entered", "rested") and event.args[0] == 1:
                assert line.text.startswith("you ")


def test_winners_keep_their_names() -> None:
    state = game_played("five seats", 7)[-1].after
    won = FRONT.view(state, NOBODY, ODD).result
    assert won.text.startswith(ODD[won.winners[0]])

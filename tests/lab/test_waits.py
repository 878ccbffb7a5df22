"""Waits: a shared turn lasts as long as its slowest seat needs, more only where seats wait for each other."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel.errands import FRONT

from delvewright.kernel.errors import BadSetup
from delvewright.lab import waits
from delvewright.lab.waits import FASTEST, SLOWEST, Row, Shared, play, sheet


class Skill:
    """Does what it is told for each seat, then is done."""

    def __init__(self, *orders: str):
        self.orders = [order.split(",") for order in orders]

    def rollout(self, world: Any) -> Any:
        ask = world.ask
        left = self.orders[ask.seat]
        while left:
            if left[0] not in FRONT.names(world, ask):
                break
            name = left.pop(0)
            return ask.options[FRONT.names(world, ask).index(name)]
        return ("done",)


@pytest.fixture
def errands(monkeypatch: pytest.MonkeyPatch) -> Any:
    def played(*orders: str) -> list[Shared]:
        monkeypatch.setattr(waits, "front", lambda name: FRONT)
        monkeypatch.setattr(waits, "skill_of", lambda name: Skill(*orders) if orders else None)
        return play("errands", len(orders) or 3, 7, {"rounds": 2})

    return played


def test_seats_that_do_not_touch_each_other_wait_for_nobody_but_the_slowest(errands: Any) -> None:
    first, second = errands("draw,draw,draw", "draw", "")
    assert first.seconds == pytest.approx(first.alone)
    assert first.times == pytest.approx(1)
    assert 4 * FASTEST <= first.alone <= 4 * SLOWEST
    assert first.together > first.alone
    assert second.seconds == pytest.approx(second.alone)
    assert FASTEST <= second.seconds <= SLOWEST


def test_who_is_called_late_makes_a_turn_longer_than_anybody_needs(errands: Any) -> None:
    first = errands("carry seat1", "draw,draw,draw,call seat0", "")[0]
    assert first.alone < first.seconds <= first.together
    assert first.times > 1


def test_what_others_change_does_not_make_anybody_think_from_the_beginning(errands: Any) -> None:
    first = errands("draw,draw,draw,draw", ",".join(f"buy {piece}" for piece in range(18, 24)), "")[0]
    assert first.seconds == pytest.approx(first.alone)


def test_a_game_by_chance_is_played_to_its_end(errands: Any) -> None:
    turns = errands()
    assert len(turns) == 2
    assert all(turn.alone <= turn.seconds + 1e-9 <= turn.together + 1e-9 for turn in turns)


def test_a_row_tells_how_much_longer_shared_turns_last() -> None:
    row = Row("by default", 3, (Shared(10, 10, 30), Shared(20, 10, 30)))
    assert row.line().split() == [
        *("by", "default", "3", "2", "15.0", "10.0", "30.0", "1.50", "2.00", "2.00", "50.0%")
    ]
    assert len(sheet([row, Row("none", 2, ())]).splitlines()) == 2


def test_every_number_of_seats_has_its_row(errands: Any) -> None:
    errands()
    rows = waits.waits("errands", games=2)
    assert [(row.seats, len(row.turns)) for row in rows] == [(2, 4), (3, 4), (4, 4)]


def test_a_game_without_shared_turns_says_so() -> None:
    with pytest.raises(BadSetup, match="one after the other"):
        waits.waits("crawl")

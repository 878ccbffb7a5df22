"""Response windows of a game that declares no more than what they are called and what they cover."""

from types import SimpleNamespace
from typing import Any

import pytest

from delvewright.kernel.ask import Ask, Option
from delvewright.views.model import ASK, CONCERNS, NEVER, ONCE, Window
from delvewright.views.windows import PASS, Responses

COUNTER = Window("counter", "Countering", "Counter a spell.", CONCERNS, ("counter", "either"))
TRADE = Window("trade", "Trading", "Trade unasked.", NEVER, ("trade", "either"))
PLAIN = Responses((COUNTER, TRADE))


def asked(question: str, *options: Option, about: int = 0) -> Ask:
    """A question by its name alone: a true one would be registered among those of the games."""
    form: Any = SimpleNamespace(name=question)
    return Ask(0, form, (about,), options or (("play",), PASS))


@pytest.mark.parametrize(
    ("question", "policies", "answer"),
    [
        ("counter", {}, None),  # whatever is asked concerns a seat, unless the game knows better
        ("counter", {"counter": NEVER}, PASS),
        ("counter", {"counter": ASK}, None),
        ("counter", {"trade": NEVER}, None),
        ("trade", {}, PASS),
        ("trade", {"trade": ONCE}, None),
        ("trade", {"trade": CONCERNS}, None),
        ("turn", {"counter": NEVER, "trade": NEVER}, None),  # no window
    ],
)
def test_policies_answer_in_their_windows(
    question: str, policies: dict[str, str], answer: Option | None
) -> None:
    assert PLAIN.reflex(None, asked(question), policies) == answer


def test_where_one_cannot_pass_there_is_no_window() -> None:
    must = asked("trade", ("play",))
    assert PLAIN.of(must) is None
    assert PLAIN.reflex(None, must, {"trade": NEVER}) is None


def test_a_game_says_what_concerns_a_seat_and_what_happens_unasked() -> None:
    busy = Responses((COUNTER,), concerns=lambda p, ask: ask.values[0] > 5, unasked=lambda p, ask: ("play",))
    assert busy.reflex(None, asked("counter", about=6), {}) is None
    assert busy.reflex(None, asked("counter", about=5), {}) == ("play",)


def test_of_two_windows_over_one_question_the_game_says_which_opens() -> None:
    assert PLAIN.of(asked("either")) == COUNTER
    late = Responses((COUNTER, TRADE), opens=lambda ask, window: window is TRADE)
    assert late.of(asked("either")) == TRADE
    assert late.of(asked("counter")) is None


def test_who_wanted_to_be_asked_once_was() -> None:
    once = {"trade": ONCE, "counter": NEVER}
    assert PLAIN.left(asked("trade"), once) == {"counter": NEVER}
    assert PLAIN.left(asked("counter"), once) == once
    assert PLAIN.left(asked("turn"), once) == once


def test_a_game_without_windows_asks_always() -> None:
    assert Responses().reflex(None, asked("trade"), {"trade": NEVER}) is None

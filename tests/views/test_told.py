"""Told: no sentence of any game lets a machine word slip, and no two buttons of a question read alike."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import delvewright
from delvewright.views.front import Front

NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve")
MACHINE = re.compile(r"[a-z0-9]_[a-z0-9]|[{}<>]|\bNone\b|\w:\w| [a-z]+\d+\b|#\d")
"""Names of the code, what templates leave behind, and stable names of options."""
SEEDS, ANSWERS = range(3), 500


def said(front: Front, seed: int) -> Iterator[tuple[str, str]]:
    """Everything that is said over some hundred random answers, and what of."""
    luck = Random(seed)
    seats = luck.randint(max(2, front.seats[0]), min(4, front.seats[1]))
    state: Any = front.start(seats, seed)
    for _ in range(ANSWERS):
        if state.over:
            return
        ask = luck.choice(state.asks)
        question = front.view(state, ask.seat, NAMES).ask
        if question is not None and luck.random() < 0.4:
            yield ask.question, question.text
            offers = (*question.offers, *question.beyond)
            twins = [offer.label for offer in question.offers]
            assert len(set(twins)) == len(twins), (ask.question, sorted(twins))
            for offer in offers:
                yield f"{ask.question} {offer.name}", offer.label
                yield f"{ask.question} {offer.name}", offer.text
            for refusal in question.refusals:
                yield f"{ask.question} {refusal.name}", refusal.text
        told: list[Any] = []
        state = front.answer(state, luck.choice(ask.options), ask.seat, told=told)
        for event in told:
            line = front.speech.narrate(front.read(state, ask.seat, NAMES), event)
            if line is not None:
                yield event.key, line.text


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", delvewright.catalogue())
def test_everything_is_said_in_words(game: str, seed: int) -> None:
    count = 0
    for key, text in said(delvewright.game(game), seed):
        count += 1
        assert text, key
        assert MACHINE.search(text) is None, (key, text)
        assert text[0].isupper() or not text[0].isalpha(), (key, text)
        assert "  " not in text, (key, text)
    assert count > 50

"""The proof of a record: every roll and shuffle came from the secret that was promised, by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from delvewright.kernel.chance import Drawn
from delvewright.kernel.errors import BadRecord, DelveError
from delvewright.kernel.game import Game
from delvewright.kernel.keys import commitment
from delvewright.kernel.record import Record, Sitting, Written


class Proof(NamedTuple):
    """What was found to be true of a record."""

    keyed: bool  # False: by a seed, which somebody may have chosen; it replays, and that is all
    commitment: str
    answers: int
    draws: int
    shares: int  # how many seats added one
    over: bool


def prove(game: Game, record: Record) -> Proof:
    """Play a record again and compare every draw; a BadRecord names the first place that differs."""
    state: Any
    if not record.secret:
        state = Sitting.replay(game, record).state
        return Proof(False, "", len(record.answers), 0, 0, state.over)
    if record.promised != commitment(record.secret):
        raise BadRecord("the secret is not the one that was promised: its hash is not the commitment")
    Sitting.replay(game, record, 0)  # the game, its rules and its settings
    drawn: list[Drawn] = []
    state = game.start(record.seats, record.seed, key=record.key, drawn=drawn, **record.settings)
    count = len(drawn)
    _compare("before the first answer", drawn, record.draws[0])
    for number, (seat, name) in enumerate(record.answers, 1):
        drawn = []
        place = f"answer {number} ({seat} {name})"
        try:
            state = game.answer(state, name, seat, None, drawn)
        except DelveError as error:
            raise BadRecord(f"{place}: {error}") from error
        count += len(drawn)
        _compare(f"after {place}", drawn, record.draws[number])
    shares = sum(bool(share) for share in record.shares)
    return Proof(True, record.promised, len(record.answers), count, shares, state.over)


def _compare(place: str, drawn: Sequence[Drawn], written: Sequence[Written]) -> None:
    for true, told in zip_longest(drawn, written):
        if true is None:
            raise BadRecord(
                f"{place}, line {told.line}: the record tells '{told.text}', but nothing was drawn"
            )
        if told is None:
            raise BadRecord(f"{place}: the record leaves out '{true.text}'")
        if true.text != told.text:
            raise BadRecord(
                f"{place}, line {told.line}: the record tells '{told.text}', the secret gives '{true.text}'"
            )

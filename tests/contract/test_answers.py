"""Answers that are refused: the error says what is wrong, and nothing has changed."""

from functools import cache
from typing import Any

import pytest
from tests.contract.tables import TABLES, Table, played, positions

from delvewright.kernel.ask import Ask
from delvewright.kernel.errors import BadAnswer
from delvewright.kernel.record import Sitting

at_every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)


def refused(table: Table, state: Any, option: Any, seat: int | None, words: str) -> None:
    """The answer is refused in these words by every door there is."""
    before = table.game.save(state)
    for answer in (table.game.answer, table.game.apply):
        with pytest.raises(BadAnswer, match=words):
            answer(state, option, seat)
    assert table.game.save(state) == before


@cache
def questions(table: Table) -> list[Any]:
    """A position for each question these games came to; one that many words ask names the word first."""
    return list({(state.ask.question, *word(state.ask)): state for state in positions(table)}.values())


def word(ask: Ask) -> tuple[str, ...]:
    return tuple([value for value in ask.values[:1] if isinstance(value, str)])


@at_every_table
def test_an_unknown_name(table: Table):
    for state in questions(table):
        refused(
            table,
            state,
            "sing a song",
            state.ask.seat,
            rf"'sing a song' does not answer '{state.ask.question}'",
        )


@at_every_table
@pytest.mark.parametrize("nonsense", [None, 7, "", (), ("sing",), ["done"], ("attack", -5), ("buy", "x", 3)])
def test_no_answer_at_all(table: Table, nonsense: Any):
    for state in questions(table):
        refused(table, state, nonsense, None, "does not answer")


@at_every_table
def test_an_option_of_another_question(table: Table):
    positions = questions(table)
    for state, other in zip(positions, [*positions[1:], positions[0]], strict=True):
        offered = {option for ask in state.asks for option in ask.options}
        strange = {option[0]: option for option in other.ask.options if option not in offered}
        for option in strange.values():  # one of each verb
            refused(table, state, option, state.ask.seat, "does not answer|is refused")


@at_every_table
def test_a_refused_option_says_why(table: Table):
    for state in questions(table):
        offered = table.game.names(state)
        denied = [
            (option, reason[0])
            for option, reason in table.game.why_not(state, state.ask.seat)
            if table.game.name(state, option) not in offered
        ]
        for option, why in {(option[0], why): (option, why) for option, why in denied}.values():
            refused(table, state, option, state.ask.seat, f"is refused: {why}")  # every reason of every verb


@at_every_table
def test_the_wrong_seat(table: Table):
    for state in questions(table):
        asked = {ask.seat for ask in state.asks}
        for seat in {*range(table.seats), -1, 99} - asked:
            refused(table, state, state.ask.options[0], seat, f"seat {seat} is not asked")


@at_every_table
def test_the_game_is_over(table: Table):
    sitting = played(table)
    seat, name = sitting.record.answers[-1]
    refused(table, sitting.state, name, None, "the game is over")
    refused(table, sitting.state, name, seat, "the game is over")


@at_every_table
def test_a_sitting_is_left_as_it_was(table: Table):
    sitting = Sitting(table.game, table.seats, 3, **table.settings)
    for option, seat in (("sing a song", None), (sitting.state.ask.options[0], 99)):
        with pytest.raises(BadAnswer):
            sitting.answer(option, seat)
    assert sitting.record.answers == []
    assert len(sitting.positions) == 1
    assert len(sitting.events) == 1

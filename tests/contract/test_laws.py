"""The contract every game inherits without writing a line."""

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from tests.contract.tables import TABLES, Table, games_played, positions, setups
from tests.kernel.toy import LOTS_GAME

from delvewright.kernel.ask import legal
from delvewright.kernel.sight import NOBODY
from delvewright.lab.laws import (
    forks_apart,
    pieces_kept,
    plays_on,
    replays,
    saved_like_live,
    sees_no_more,
    shown_is_news,
    something_to_answer,
)

at_every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
LOOKS = 40  # positions seen through every seat's eyes


def some(table: Table) -> list[Any]:
    every = positions(table)
    return every[:: max(1, len(every) // LOOKS)]


@at_every_table
def test_random_games_end(table: Table):
    for seed in range(8):
        luck = Random(seed)
        state = table.start(seed)
        for _ in range(50_000):
            if state.ask is None:
                break
            ask = state.ask if len(state.asks) == 1 else luck.choice(state.asks)
            table.game.apply(state, ask.options[int(luck.random() * len(ask.options))], ask.seat)
        assert state.over
        assert table.game.outcome(state) is not None
        pieces_kept(state)


@at_every_table
def test_the_same_seed_gives_the_same_game(table: Table):
    assert table.start(7) == table.start(7)
    assert table.start(7) != table.start(8)


@at_every_table
def test_every_question_offers_something(table: Table):
    for state in positions(table):
        something_to_answer(table.game, state)


@at_every_table
def test_a_refused_option_has_a_name_and_a_reason(table: Table):
    for state in positions(table):
        for ask in state.asks:
            for option, reason in table.game.why_not(state, ask.seat):
                assert option not in ask.options
                assert isinstance(reason[0], str)
                assert table.game.name(state, option)


@at_every_table
def test_what_is_offered_is_what_is_legal_now(table: Table):
    """Also where seats go on side by side: who changes what others may do has their questions listed anew."""
    for state in positions(table):
        for ask in state.asks:
            assert ask.options == legal(state, ask.form, ask.seat, ask.values)


@at_every_table
def test_no_piece_is_lost_or_doubled(table: Table):
    for state in positions(table):
        pieces_kept(state)


@at_every_table
def test_a_fork_equals_the_original_and_leaves_it_alone(table: Table):
    for sitting in games_played(table):
        for number, (seat, name) in enumerate(sitting.record.answers):
            after = forks_apart(table.game, sitting.positions[number], name, seat)
            assert after == sitting.positions[number + 1]


@at_every_table
def test_saved_and_loaded_at_every_question_a_game_is_the_same(table: Table):
    for sitting in games_played(table):
        saved = sitting.positions[0]
        for number, (seat, name) in enumerate(sitting.record.answers):
            saved = table.game.answer(saved_like_live(table.game, saved), name, seat)
            assert saved == sitting.positions[number + 1]
        saved_like_live(table.game, saved)


@at_every_table
def test_a_replay_equals_its_record(table: Table):
    for sitting in games_played(table):
        replays(table.game, sitting)


@at_every_table
def test_a_seat_sees_nothing_it_may_not_see(table: Table):
    luck = Random(2)
    for state in some(table):
        for seat in (NOBODY, *range(table.seats)):
            sees_no_more(table.game, state, seat, luck)


@at_every_table
def test_an_answer_that_shows_a_hidden_piece_is_not_free_to_take_back(table: Table):
    for sitting in games_played(table):
        for before, after in pairwise(sitting.positions):
            shown_is_news(table.game, before, after, table.seats)


@at_every_table
def test_an_imagined_world_can_be_played_on(table: Table):
    luck = Random(3)
    for state in some(table):
        for seat in (NOBODY, *range(table.seats)):
            plays_on(table.game, state, seat, luck)


@at_every_table
def test_listening_changes_nothing(table: Table):
    for sitting in games_played(table):
        state = sitting.positions[0].clone()
        for seat, name in sitting.record.answers:
            table.game.apply(state, name, seat)
        assert state == sitting.state


def test_a_game_that_names_no_set_ups_is_tried_at_every_number_of_seats():
    assert setups(replace(LOTS_GAME, id="unheard", seats=(1, 3))) == {
        "1 seat": (1, {}),
        "2 seats": (2, {}),
        "3 seats": (3, {}),
    }

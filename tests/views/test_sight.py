"""A view shows what its seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from delvewright.games.thunderstone.board import DECK, HAND, SEAT_ZONES
from delvewright.kernel.ask import Ask
from delvewright.kernel.sight import HIDDEN, NOBODY, look
from views.thunderstone.tables import FRONT, TABLES, game_played


def looked_at(table: str) -> Iterator[tuple[Any, int]]:
    """Some positions of a game, each question among them, with every seat at the table and a spectator."""
    luck = Random(table)
    answered = game_played(table, 7)
    asked: set[str] = set()
    states = []
    for state, *_ in answered:
        if state.ask.question not in asked or luck.random() < 12 / len(answered):
            asked.add(state.ask.question)
            states.append(state)
    for state in [*states, answered[-1].after]:
        for seat in range(NOBODY, len(state.xp)):
            yield state, seat


def permuted(state: Any, seat: int, luck: Random) -> Any:
    """The position with what `seat` does not see dealt out differently, and other luck to come."""
    other = state.clone()
    other.seed += 1
    groups = [(zone,) for zone in range(len(state.zones))]
    for owner in range(len(state.xp)):
        base = owner * SEAT_ZONES
        if not FRONT.sees(state, base + HAND, seat):
            groups.append((base + HAND, base + DECK))
    for group in groups:
        seen = [look(state, other.zones[zone], seat, FRONT.sees(state, zone, seat)) for zone in group]
        hidden = [
            piece
            for zone, shown in zip(group, seen, strict=True)
            for piece, seen_as in zip(other.zones[zone], shown, strict=True)
            if seen_as == HIDDEN
        ]
        luck.shuffle(hidden)
        for zone, shown in zip(group, seen, strict=True):
            other.zones[zone] = tuple([hidden.pop() if each == HIDDEN else each for each in shown])
    return other


def numbers_named(built: Any, key: str) -> Iterator[int]:
    """Every number under a key, however deep."""
    if isinstance(built, dict):
        for name, value in built.items():
            if name == key and isinstance(value, int):
                yield value
            else:
                yield from numbers_named(value, key)
    elif isinstance(built, list):
        for value in built:
            yield from numbers_named(value, key)


@pytest.mark.parametrize("table", TABLES)
def test_an_imagined_world_looks_the_same(table: str) -> None:
    for number, (state, seat) in enumerate(looked_at(table)):
        assert FRONT.view(FRONT.imagine(state, seat, number), seat) == FRONT.view(state, seat)


@pytest.mark.parametrize("table", TABLES)
def test_hidden_cards_permuted_look_the_same(table: str) -> None:
    luck = Random(1)
    for state, seat in looked_at(table):
        assert FRONT.view(permuted(state, seat, luck), seat) == FRONT.view(state, seat)


@pytest.mark.parametrize("table", TABLES)
def test_no_number_of_a_hidden_piece_is_shown(table: str) -> None:
    for state, seat in looked_at(table):
        visible = {
            piece
            for zone, pieces in enumerate(state.zones)
            for piece in look(state, pieces, seat, FRONT.sees(state, zone, seat))
        }
        built = msgspec.json.decode(msgspec.json.encode(FRONT.view(state, seat)))
        for key in ("piece", "same_as", "held_by", "quarry"):
            assert set(numbers_named(built, key)) <= visible | {-1}
        assert {
            weapon for hand in built["seats"] for card in hand["hand"] for weapon in card["holds"]
        } <= visible


@pytest.mark.parametrize("table", TABLES)
def test_only_the_asked_seat_sees_the_question(table: str) -> None:
    for state, seat in looked_at(table):
        seen = FRONT.view(state, seat)
        assert seen.asked == tuple(ask.seat for ask in state.asks)
        assert (seen.ask is not None) == (seat in seen.asked)


def test_sealed_answers_and_the_questions_of_others_stay_closed() -> None:
    state = FRONT.start(seats=3, seed=1)
    options = state.ask.options
    asks = [Ask(seat, state.ask.form, (), options) for seat in range(3)]
    views = []
    for answer in options[:2]:
        state.ask, state.waiting, state.sealed = asks[1], tuple(asks[1:]), ((0, answer),)
        views.append([FRONT.view(state, seat) for seat in (NOBODY, 0, 1, 2)])
    assert views[0] == views[1]
    spectator, answered, first, second = views[0]
    assert first.ask.seat == 1
    assert second.ask.seat == 2
    assert spectator.ask is answered.ask is None
    assert spectator.asked == (1, 2)


def test_a_card_everybody_saw_go_on_a_deck_is_known_to_all() -> None:
    state = FRONT.start(seats=2, seed=1)
    top = state.zones[DECK][0]
    state.known = ((top, (1 << 16) - 1),)
    for seat in (NOBODY, 0, 1):
        known = FRONT.view(state, seat).seats[0].known
        assert [(each.index, each.piece) for each in known] == [(0, top)]


@pytest.mark.parametrize("table", ["wrath", "five seats", "odyssey", "first wrath"])
def test_a_log_line_tells_a_seat_no_hidden_card(table: str) -> None:
    """The same events with other particulars for their own seat read the same to everybody else."""
    for before, after, _, told in game_played(table, 7):
        for event in told:
            if event.seat < 0:
                continue
            others = [seat for seat in range(NOBODY, len(after.xp)) if seat != event.seat]
            blank = event._replace(args=event.outside)
            for seat in others:
                assert FRONT.narrate(after, event, seat) == FRONT.narrate(after, blank, seat)
        assert FRONT.recount(before, after, told, NOBODY) is not None


def test_there_is_no_such_seat() -> None:
    state = FRONT.start(seats=2, seed=1)
    with pytest.raises(Exception, match="there is no seat 2: seats are 0 to 1"):
        FRONT.view(state, 2)

"""Bots are honest because they cannot be anything else: a sight holds nothing of the true position."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.bots.reach import reach
from tests.contract.tables import TABLES, Table, positions
from tests.kernel.toy import LOTS_GAME

import delvewright
from delvewright.bots import bot, look
from delvewright.games.thunderstone import GAME
from delvewright.games.thunderstone.board import HAND, SEAT_ZONES
from delvewright.kernel.errors import BadAnswer
from delvewright.kernel.sight import show

SEED = 0x5EED_0F_7EA1_C0DE
"""Of the true game: a number nothing else comes to by accident."""

THUNDERSTONE = [table for table in TABLES if table.game.id == "thunderstone"]


def some_positions(table: Table, count: int) -> list[Any]:
    every = positions(table)
    return Random(table.name).sample(every, min(count, len(every)))


def middle_of_a_game() -> Any:
    state, luck = GAME.start(seats=3, seed=SEED, packs=("wrath",)), Random(5)
    for _ in range(120):
        GAME.apply(state, luck.choice(state.ask.options))
    return state


def hidden(game: Any, state: Any, seat: int) -> list[tuple[int, ...]]:
    return [pieces for zone, pieces in enumerate(state.zones) if not game.sees(state, zone, seat)]


def test_the_true_position_its_seed_and_its_hidden_zones_cannot_be_reached() -> None:
    state = middle_of_a_game()
    seat = state.ask.seat
    found = reach(look(GAME, state, seat, 77))
    assert id(state) not in found
    assert id(state.zones) not in found
    assert not any(
        isinstance(thing, int) and thing in (SEED, SEED * 2, SEED // 2) for thing in found.values()
    )
    secrets = [pieces for pieces in hidden(GAME, state, seat) if len(pieces) > 2]
    assert secrets
    for pieces in secrets:
        assert id(pieces) not in found
        assert not any(isinstance(thing, tuple) and thing == pieces for thing in found.values())


def test_what_a_sight_can_still_imagine_is_made_from_the_imagined_world() -> None:
    state = middle_of_a_game()
    seat = state.ask.seat
    sight = look(GAME, state, seat, 77)
    again = sight.imagine(78)
    assert again.seed not in (state.seed, sight.world.seed)
    assert sight.world.zones != state.zones
    assert again.zones != sight.world.zones


def test_what_others_have_seen_stays_with_them() -> None:
    state = middle_of_a_game()
    seat = state.ask.seat
    other = (seat + 1) % 3
    mine, theirs = (state.zones[each * SEAT_ZONES + HAND][0] for each in (seat, other))
    state.known = ()
    show(state, (theirs,), 1 << other)
    show(state, (mine,), 1 << seat)
    assert [piece for piece, _ in look(GAME, state, seat, 1).world.known] == [mine]


def test_sealed_answers_of_others_are_not_in_a_sight() -> None:
    """Three seats bid at the same time: what two have sealed is guessed, whatever it was."""
    state = LOTS_GAME.start(seats=3, seed=4)
    first, second, third = state.asks
    worlds = []
    for option in first.options:
        bid = LOTS_GAME.answer(state, option, first.seat)
        bid = LOTS_GAME.answer(bid, second.options[0], second.seat)
        worlds.append(look(LOTS_GAME, bid, third.seat, 9).world)
    assert len({world.sealed for world in worlds}) == 1


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_a_world_fits_what_the_seat_sees(table: Table) -> None:
    for state in some_positions(table, 6):
        for ask in state.asks:
            sight = look(table.game, state, ask.seat, 3)
            assert sight.options == ask.options
            assert sight.names() == table.game.names(state, ask)
            for zone, pieces in enumerate(state.zones):
                if table.game.sees(state, zone, ask.seat):
                    assert sight.world.zones[zone] == pieces
                else:
                    assert len(sight.world.zones[zone]) == len(pieces)


def test_the_view_of_a_sight_is_the_view_of_the_seat() -> None:
    state = middle_of_a_game()
    front = delvewright.game("thunderstone")
    assert look(GAME, state, state.ask.seat, 3).view == front.view(state, state.ask.seat)


@pytest.mark.parametrize("table", THUNDERSTONE, ids=lambda table: table.name)
def test_rules_of_thumb_rest_on_what_is_seen_alone(table: Table) -> None:
    """Other hidden cards and other luck: the same choice, exactly."""
    thumb = bot("thumb")
    for number, state in enumerate(some_positions(table, 30)):
        seat = state.ask.seat
        chosen = thumb.choose(look(GAME, state, seat, number))
        other = GAME.imagine(state, seat, number + 1000)
        assert thumb.choose(look(GAME, other, seat, number + 2000)) == chosen


@pytest.mark.parametrize("name", ["uniform", "thumb", "search:24"])
def test_equal_sights_make_equal_choices(name: str) -> None:
    for state in some_positions(THUNDERSTONE[0], 6):
        seat = state.ask.seat
        chosen = [bot(name).choose(look(GAME, state, seat, 11)) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in state.ask.options


def test_a_seat_that_is_not_asked_has_no_sight() -> None:
    state = GAME.start(seats=2, seed=1)
    with pytest.raises(BadAnswer, match="is not asked anything now"):
        look(GAME, state, 1 - state.ask.seat, 1)


def test_a_blind_sight_has_options_and_no_world() -> None:
    state = GAME.start(seats=2, seed=1)
    sight = look(GAME, state, state.ask.seat, 1, blind=True)
    assert bot("uniform").choose(sight) in sight.options
    with pytest.raises(BadAnswer, match="taken blind"):
        _ = sight.world

"""Boards: what every game's declaration of its fields and zones must come to."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.contract.tables import GAMES, TABLES, positions

from delvewright.kernel.ask import QUESTIONS, Ask
from delvewright.kernel.board import ANSWER, UNSET, Field, declared, ending, looped
from delvewright.kernel.position import Position
from delvewright.lab.boards import COMMAND, path, written

NEVER_ASKED = Ask(9, next(iter(QUESTIONS.values())), (), ())
each_board = pytest.mark.parametrize(
    "board", [Position, *[game.position for game in GAMES]], ids=["every game", *[game.id for game in GAMES]]
)


def spoilt(board: Any) -> Any:
    """A board on which every field holds something else than it begins with."""
    p: Any = board.fresh()
    for field in declared(board):
        spoil(p, field)
    return p


def spoil(p: Any, field: Field) -> None:
    """Put something else into a field; one of a compiled board takes nothing but what is of its sort."""
    others = ([], ("spoilt", field.name), ["spoilt", field.name], 77, field.start is False, NEVER_ASKED)
    for other in others[2:] if field.copied else (f"spoilt {field.name}", *others):
        try:
            return setattr(p, field.name, other)
        except TypeError:
            continue
    raise AssertionError(f"nothing fits {field.name}")


def held(p: Position) -> dict[str, Any]:
    """What lies in every field that is kept."""
    return {name: getattr(p, name, None) for name in p.FIELDS}


@each_board
def test_no_other_field_fits_on_a_board(board: Any):
    with pytest.raises(AttributeError):
        board.fresh().gold_and_silver = 1


@each_board
def test_what_ends_clears_its_own_fields_and_no_others(board: Any):
    ends = ending(declared(board))
    assert set(board.FIELDS.ends) == {lasts.name for lasts in ends} >= {"game"}
    for lasts in ends:
        p, before, fresh = spoilt(board), spoilt(board), board.fresh()
        p.clear(lasts.name)
        for name, until, start in declared(board):
            if until.ends_with(lasts) and start is not UNSET:
                assert getattr(p, name) == getattr(fresh, name), name
            else:
                assert getattr(p, name) == getattr(before, name), name


@each_board
def test_a_clone_has_every_field_and_its_own_lists(board: Any):
    p = spoilt(board)
    copy = p.clone()
    for name, until, _ in declared(board):
        if until is ANSWER:
            assert getattr(copy, name) is None, name
        else:
            assert getattr(copy, name) == getattr(p, name), name
            assert (getattr(copy, name) is getattr(p, name)) == (name not in board.FIELDS.lists), name


@each_board
def test_written_out_or_not_the_same_follows(board: Any):
    loops, fields = looped(board), board.FIELDS
    assert (loops.names, loops.lists, set(loops.ends)) == (fields.names, fields.lists, set(fields.ends))
    one, two = board(), board()
    loops.begin(one)
    fields.begin(two)
    assert [getattr(one, name, None) for name in fields] == [getattr(two, name, None) for name in fields]
    for name in fields.ends:
        one, two = spoilt(board), spoilt(board)
        loops.ends[name](one)
        fields.ends[name](two)
        assert held(one) == held(two), name
    one, two = board(), board()
    loops.copy(spoilt(board), one)
    fields.copy(spoilt(board), two)
    assert held(one) == held(two)
    assert (one.told, one.drawn) == (two.told, two.drawn) == (None, None)


@each_board
def test_a_board_is_written_out_as_it_is_declared(board: Any):
    if path(board).exists():
        assert path(board).read_text() == written(board), f"stale: run {COMMAND}"


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_no_hidden_hand_is_always_imagined_as_it_is(table: Any):
    """What a seat cannot see lies otherwise in some world, wherever anything else is possible."""
    luck = Random(3)
    for state in luck.sample(positions(table), 3):
        worlds = [table.game.imagine(state, 0, luck.getrandbits(60)) for _ in range(12)]
        for pool in state.ZONES.pools:
            hidden = [zone for zone, _, _ in pool if not table.game.sees(state, zone, 0)]
            known = {piece for piece, _ in state.known}
            if len({piece for zone in hidden for piece in state.zones[zone]} - known) > 4:
                assert {tuple(world.zones[zone] for zone in hidden) for world in worlds} - {
                    tuple(state.zones[zone] for zone in hidden)
                }

"""Keyed chance in every game: set-up by seed, all else by key, and no key in an imagined world."""

from __future__ import annotations

from random import Random

import pytest
from tests.contract.tables import TABLES, Table

from delvewright.kernel.keys import key_of
from delvewright.kernel.proof import prove
from delvewright.kernel.record import Record, Sitting

SECRET = "a1" * 32


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_a_keyed_game_is_proved_and_imagines_without_its_key(table: Table) -> None:
    luck = Random(3)
    sitting = Sitting(table.game, table.seats, 11, secret=SECRET, **table.settings)
    key = key_of(SECRET, sitting.record.shares)
    while sitting.state.ask is not None and len(sitting.record.answers) < 60:
        state = sitting.state
        assert state.seed == key
        for seat in range(-1, table.seats):
            world = table.game.imagine(state, seat, luck.getrandbits(60))
            assert isinstance(world.seed, int)
            if len(sitting.record.answers) % 20 == 0:
                assert key.encode() not in table.game.save(world)
        ask = luck.choice(state.asks)
        sitting.answer(luck.choice(ask.options), ask.seat)
    record = Record.read(sitting.record.text())
    assert prove(table.game, record).draws == sum(map(len, record.draws)) > 0
    assert Sitting.replay(table.game, record).state == sitting.state


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_nothing_that_is_shuffled_or_rolled_comes_from_the_seed(table: Table) -> None:
    """`lay_out` only chooses: two keys with the same seed part, and so would every draw of the start."""
    drawn: list = []
    state = table.game.start(table.seats, 11, key="b2" * 32, drawn=drawn, **table.settings)
    quick = table.start(11)
    opened = table.game.opened(table.seats, 11, table.settings)
    assert len(drawn) == sum(state.ticks) - sum(opened.ticks) > 0
    if table.game.id == "thunderstone":
        assert state.layout == quick.layout
        assert not any(opened.zones)

"""Features: as many with the same names at every moment, and nothing a seat may not know."""

from random import Random

import pytest
from tests.contract.tables import REGISTERED, TABLES, Table, played

from delvewright.kernel.sight import HIDDEN, look
from delvewright.lab.laws import permuted
from delvewright.research.features import MOST, Features, sorts
from delvewright.research.play import Play
from delvewright.research.words import vocabulary
from delvewright.views.front import Front

TABLES = [table for table in TABLES if isinstance(table.game, Front)]
LOOKS = 12
at_every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)


def features_of(table: Table) -> Features:
    return Features(table.game, vocabulary(table.game), table.seats)


def told(features: Features, state: object, seat: int) -> dict[int, float]:
    found: dict[int, float] = {}
    for where, much in zip(*features.sparse(state, seat), strict=True):
        found[where] = found.get(where, 0.0) + much
    return found


@at_every_table
def test_nothing_is_told_that_a_seat_may_not_know(table: Table):
    """Hidden cards in another order, or any others that might lie there, change no feature."""
    features, luck = features_of(table), Random(4)
    positions = [state for state in played(table).positions if state.ask is not None]
    for state in positions[:: max(1, len(positions) // LOOKS)]:
        for seat in range(table.seats):
            seen = told(features, state, seat)
            assert told(features, permuted(table.game, state, seat, luck), seat) == seen
            assert told(features, table.game.imagine(state, seat, luck.getrandbits(60)), seat) == seen


@at_every_table
def test_every_piece_is_counted_once_as_seen_or_hidden(table: Table):
    features = features_of(table)
    state = played(table).positions[len(played(table).positions) // 2]
    for seat in range(table.seats):
        values = told(features, state, seat)
        counted = {"seen": 0.0, "hidden": 0.0}
        for where, much in values.items():
            family = features.names[where].partition(".")[0]
            if family in counted:
                counted[family] += much
        zones = [look(state, z, seat, table.game.sees(state, n, seat)) for n, z in enumerate(state.zones)]
        assert counted["hidden"] == sum(zone.count(HIDDEN) for zone in zones)
        assert sum(counted.values()) == len(state.cast)


@pytest.mark.parametrize("front", REGISTERED, ids=lambda front: front.id)
def test_the_names_tell_the_features_apart(front: Front):
    for seats in range(front.seats[0], front.seats[1] + 1):
        for kinds in (True, False):
            features = Features(front, vocabulary(front), seats, kinds)
            assert len(set(features.names)) == len(features.names)


def test_an_own_hand_is_told_and_not_that_of_another():
    play = Play("thunderstone", 2, 42, layout="first_game")
    features = Features(play.game, play.words, 2)
    mine = told(features, play.state, 0)
    names = {features.names[where]: much for where, much in mine.items()}
    assert names["seen.hand.me"] == 6
    assert names["hidden.hand.+1"] == 6
    assert sum(much for name, much in names.items() if name.startswith("kind.hand.me.")) == 6
    assert not [name for name in names if name.startswith("kind.hand.others.")]


def test_the_vector_is_as_long_at_every_moment_and_bounded():
    numpy = pytest.importorskip("numpy")
    play = Play("dungeon_dice", 3, 5)
    for kinds in (True, False):
        features = Features(play.game, play.words, 3, kinds)
        on, luck = play.clone(), Random(1)
        for _ in range(80):
            vector = features.vector(on.state, on.seat, on.said())
            assert vector.shape == (len(features),)
            assert vector.dtype == numpy.float32
            assert numpy.isfinite(vector).all()
            assert abs(vector).max() <= MOST
            on.say(luck.choice(on.choices()))


def test_what_has_been_said_of_an_answer_is_told():
    play = Play("thunderstone", 2, 42, layout="first_game")
    play.answer("village")
    features = Features(play.game, play.words, 2)
    before = features.read(features.vector(play.state, play.seat, play.said()))
    play.say(play.words.number["buy"])
    after = features.read(features.vector(play.state, play.seat, play.said()))
    assert after.items() - before.items() == {("said.buy", 1.0)}


def test_a_field_tells_by_its_declaration_what_it_holds():
    found = sorts(next(front for front in REGISTERED if front.id == "thunderstone"))
    assert found["xp"] == "list"
    assert found["gold"] == "number"
    assert found["immune"] == "seats"
    assert found["used"] == "some"
    for hidden in ("seed", "ticks", "stack", "zones", "cast", "known", "sealed"):
        assert hidden not in found

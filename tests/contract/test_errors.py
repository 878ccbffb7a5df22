"""Set-ups, records and saved positions that cannot be: the error says what and where."""

from typing import Any

import msgspec
import pytest
from tests.contract.tables import GAMES, TABLES, Table, played

from delvewright.kernel.errors import BadRecord, BadSetup, DelveError
from delvewright.kernel.game import Game
from delvewright.kernel.record import Record, Sitting

for_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
FIRST = [next(table for table in TABLES if table.game is game) for game in GAMES]
at_one_table = pytest.mark.parametrize("table", FIRST, ids=lambda table: table.game.id)


# Set-ups


@for_every_game
@pytest.mark.parametrize("seats", [0, -1, 99, 2.0, "two", True])
def test_seats_that_cannot_be(game: Game, seats: Any):
    low, high = game.seats
    with pytest.raises(BadSetup, match=f"seats {low} to {high}, not"):
        game.start(seats)


@for_every_game
@pytest.mark.parametrize("seed", [-1, 1 << 63, 0.5, "seed", False])
def test_seeds_that_cannot_be(game: Game, seed: Any):
    with pytest.raises(BadSetup, match="a seed is a whole number"):
        game.start(game.seats[1], seed)


@for_every_game
def test_an_unknown_setting_is_named_with_a_hint(game: Game):
    name = next(iter(game.settings))
    with pytest.raises(BadSetup, match=f"no option '{name}x'; did you mean {name}"):
        game.start(game.seats[1], **{f"{name}x": 1})


@for_every_game
@pytest.mark.parametrize("value", [None, 3.5, {"a": 1}, "nonsense", -99, object])
def test_a_setting_that_cannot_be_is_named(game: Game, value: Any):
    for name, setting in game.settings.items():
        if setting.choices is None and type(value) is type(setting.default):
            continue
        with pytest.raises(BadSetup, match=f"'{name}'"):
            game.start(game.seats[1], **{name: value})


# Records


def record_of(table: Table) -> str:
    return played(table).record.text()


@at_one_table
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("delvewright record", "some other text", "line 1: a record begins with"),
        ("game: ", "game: another ", "a record of 'another "),
        ("rules: ", "rules: 0.", "made under rules 0."),
        ("seats: ", "seats: 9", "seats . to ., not 9"),
        ("seats: ", "seats ", "line 4: expected 'key: value'"),
        ("seed: ", "seed: x", "must be whole numbers"),
        ("\n\n", "\nset wings: 2\n\n", "'wings'"),
        ("\n\n", "\nset wings: {\n\n", "the value of 'set wings' is not JSON"),
        ("\n\n", "\n\n0 sing a song\n", r"answer 1 \(0 sing a song\)"),
        ("\n\n", "\n\n99 done\n", r"answer 1 \(99 done\): seat 99 is not asked"),
        ("\n\n", "\n\nsing\n", "line [0-9]+: expected 'seat answer', found 'sing'"),
    ],
)
def test_a_record_that_cannot_be(table: Table, old: str, new: str, words: str):
    text = record_of(table).replace(old, new, 1)
    with pytest.raises(DelveError, match=words):
        Sitting.replay(table.game, Record.read(text))


@at_one_table
def test_a_record_that_goes_on_after_the_end(table: Table):
    record = Record.read(record_of(table))
    record.answers.append(record.answers[-1])
    with pytest.raises(BadRecord, match=rf"answer {len(record.answers)} .*: the game is over"):
        Sitting.replay(table.game, record)


@at_one_table
def test_a_record_cut_short_is_a_game_still_going_on(table: Table):
    record = Record.read(record_of(table))
    del record.answers[3:]
    assert Sitting.replay(table.game, record).state == played(table).positions[3]


# Saved positions


def halfway(table: Table) -> Any:
    positions = played(table).positions
    return positions[len(positions) // 2]


def spoilt(table: Table, name: str, value: Any = None) -> bytes:
    """A saved position with one field gone, or replaced by `value`."""
    data = msgspec.json.decode(table.game.save(halfway(table)))
    if value is None:
        del data["position"][name]
    else:
        data["position"][name] = value
    return msgspec.json.encode(data)


@at_one_table
@pytest.mark.parametrize(
    "saved", [b"", b"{", b"\xff", b"[]", b"7", b"null", b'{"position": 3}', b'{"game": "x"}']
)
def test_something_else_than_a_saved_position(table: Table, saved: bytes):
    with pytest.raises(BadRecord, match=r"not a saved position|a position of"):
        table.game.load(saved)


@at_one_table
def test_a_saved_position_without_a_field_names_it(table: Table):
    for name in halfway(table).FIELDS:
        with pytest.raises(BadRecord, match=f"wrong fields: {name}"):
            table.game.load(spoilt(table, name))


@at_one_table
def test_a_saved_position_with_a_field_too_many_names_it(table: Table):
    with pytest.raises(BadRecord, match="wrong fields: wings"):
        table.game.load(spoilt(table, "wings", 2))


@pytest.mark.parametrize("junk", [7, "x", [["x"]], {"a": 1}], ids=repr)
@at_one_table
def test_a_spoilt_field_loads_or_is_refused_but_never_crashes(table: Table, junk: Any):
    for name in set(halfway(table).FIELDS) - {"rules"}:
        try:
            table.game.load(spoilt(table, name, junk))
        except BadRecord:
            continue


@pytest.mark.parametrize("junk", [7, "x", [["x"]]], ids=repr)
def test_spoilt_rules_are_refused(junk: Any):
    table = next(table for table in FIRST if "rules" in table.game.position.FIELDS)
    with pytest.raises(BadRecord, match="not a saved position"):
        table.game.load(spoilt(table, "rules", junk))


@at_one_table
def test_a_position_of_another_game_is_refused(table: Table):
    for other in FIRST:
        if other.game.id != table.game.id:
            with pytest.raises(BadRecord, match=f"a position of '{other.game.id}', not of '{table.game.id}'"):
                table.game.load(other.game.save(halfway(other)))

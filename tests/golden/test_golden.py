"""Golden games replay to the result they had, and the tree of answers has as many positions as it had."""

import json

import pytest
from tests.contract.tables import TABLES, Table
from tests.golden.games import COUNTS, FOLDER, SEEDS, counts, path, result

from delvewright.kernel.record import Record, Sitting

at_every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)


@at_every_table
def test_a_golden_game_replays_to_its_result(table: Table):
    record = Record.read(path(table).read_text(encoding="utf-8"))
    sitting = Sitting.replay(table.game, record)
    assert sitting.state.over
    assert result(table.game, sitting.state) == record.notes["result"]


@pytest.mark.parametrize("seed", SEEDS)
@at_every_table
def test_perft_counts_hold(table: Table, seed: int):
    pinned = json.loads(COUNTS.read_text(encoding="utf-8"))
    assert counts(table, seed) == pinned[f"{table.name}, seed {seed}"]


def test_every_golden_file_belongs_to_a_table():
    assert {file.name for file in FOLDER.glob("*.txt")} == {path(table).name for table in TABLES}

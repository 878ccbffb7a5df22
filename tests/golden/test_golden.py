"""Golden games replay to the result they had, and the tree of answers has as many positions as it had."""

from pathlib import Path

import pytest
from tests.contract.tables import TABLES, Table
from tests.golden.games import FOLDER, SEEDS, path, perft, pinned, result, setup, write

from delvewright.kernel.record import Record, Sitting

at_every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)


@at_every_table
def test_a_golden_game_replays_to_its_result(table: Table):
    assert path(table).exists(), f"never played: python -m tests.golden.games {table.game.id}"
    record = Record.read(path(table).read_text(encoding="utf-8"))
    sitting = Sitting.replay(table.game, record)
    assert sitting.state.over
    assert result(table.game, sitting.state) == record.notes["result"]


@pytest.mark.parametrize("seed", SEEDS)
@at_every_table
def test_perft_counts_hold(table: Table, seed: int):
    nodes = pinned(table.game.id)[f"{setup(table)}, seed {seed}"]
    assert perft(table.game, table.start(seed), len(nodes)) == [1, *nodes]


def test_every_golden_file_belongs_to_a_table():
    assert set(FOLDER.glob("*/*.txt")) - set(FOLDER.glob("former/*")) == {path(table) for table in TABLES}


def test_one_game_is_written_anew_and_no_other_touched(tmp_path: Path):
    (tmp_path / "other").mkdir()
    (tmp_path / "other/kept.txt").write_text("as it was")
    write("lots", tmp_path)
    for file in (FOLDER / "lots").iterdir():
        assert (tmp_path / "lots" / file.name).read_bytes() == file.read_bytes()
    assert (tmp_path / "other/kept.txt").read_text() == "as it was"
    with pytest.raises(SystemExit, match="no game is called 'lot'; known: "):
        write("lot", tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == {"lots", "other"}

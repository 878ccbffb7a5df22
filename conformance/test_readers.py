"""Results of a study are read by Polars and by DuckDB alike."""

from pathlib import Path

import duckdb
import polars
import pytest

from delvewright.lab.study.plan import parsed
from delvewright.lab.study.running import run
from delvewright.lab.study.tables import TABLES


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("study") / "plan"
    text = 'deals = 40\n[[table]]\ngame = "thunderstone"\nbots = ["thumb", "uniform"]\n'
    run(parsed(text, "plan", "plan"), found)
    return found


@pytest.mark.parametrize("name", TABLES)
def test_both_read_the_same_rows(folder: Path, name: str) -> None:
    path = folder / f"{name}.parquet"
    frame = polars.read_parquet(path)
    assert frame.columns == [column.name for column in TABLES[name][1]]
    with duckdb.connect() as db:
        assert frame.rows() == db.execute(f"SELECT * FROM '{path}'").fetchall()


def test_what_the_page_shows_for_polars_works(folder: Path) -> None:
    shares = (
        polars.scan_parquet(folder / "seats.parquet").group_by("bot").agg(polars.col("win").mean()).collect()
    )
    assert dict(shares.rows())["thumb"] > 0.9

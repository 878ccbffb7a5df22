"""Tables: what the results of a study hold, column by column, and how they become Parquet files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from delvewright.kernel.errors import DelveError
from delvewright.lab.study.playing import Block


class Column(NamedTuple):
    name: str
    sort: str  # of SQL
    text: str


WHERE = (
    Column("table", "VARCHAR", "which table of the plan"),
    Column("deal", "INTEGER", "which deal; paired tables have the same luck in deals of one number"),
    Column("round", "UTINYINT", "how many seats round the table the bots were moved"),
)
SEAT = Column("seat", "UTINYINT", "from 0")

TABLES: Mapping[str, tuple[str, tuple[Column, ...]]] = {
    "games": (
        "a game a row",
        (
            *WHERE,
            Column("game", "VARCHAR", "its id"),
            Column("seed", "BIGINT", "of the deal: `delve play --seed` deals the same"),
            Column("seats", "UTINYINT", "how many"),
            Column("turns", "INTEGER", "turns, or what the game counts by"),
            Column("answers", "INTEGER", "questions answered"),
            Column("options", "FLOAT", "mean options of a question: branching"),
            Column("most_options", "INTEGER", "of the question with the most"),
            Column("wait", "FLOAT", "mean answers of others between two of one's own"),
            Column("longest_wait", "INTEGER", "the most answers of others in a row that somebody waited for"),
            Column("winners", "UTINYINT", "how many; 0: nobody, or all lost together"),
            Column("leads", "INTEGER", "how often the lead changed; empty where it was not followed"),
            Column("called_off", "BOOLEAN", "whether it took too long"),
            Column("why", "VARCHAR", "how it ended, in the game's own word, if it has one"),
        ),
    ),
    "seats": (
        "a seat of a game a row",
        (
            *WHERE,
            SEAT,
            Column("bot", "VARCHAR", "who sat there"),
            Column("began", "BOOLEAN", "whether this seat took the first turn"),
            Column("score", "FLOAT", "at the end"),
            Column(
                "win", "DOUBLE", "its share of the win: 1 alone, parts where several win; together each 1"
            ),
            Column("answers", "INTEGER", "given by this seat"),
        ),
    ),
    "cards": (
        "a kind that a seat took or has at the end a row",
        (
            *WHERE,
            SEAT,
            Column("kind", "VARCHAR", "its id"),
            Column("taken", "USMALLINT", "how often the seat bought it, levelled up to it or the like"),
            Column("kept", "USMALLINT", "how many it has at the end"),
        ),
    ),
    "curves": (
        "a seat after a turn a row, of at most about 500 deals a table",
        (
            *WHERE,
            Column("turn", "INTEGER", "that begins; one more than the last at the end"),
            SEAT,
            Column("score", "FLOAT", "if the game ended now; empty where the lab cannot count it"),
            Column("standing", "FLOAT", "chances from 0 to 1 as rules of thumb judge, if there are any"),
        ),
    ),
    "questions": (
        "a kind of question in a game a row, of the same deals as curves",
        (
            *WHERE,
            Column("question", "VARCHAR", "its name"),
            Column("asked", "INTEGER", "how often"),
            Column("options", "INTEGER", "offered, all together"),
            Column("off_turn", "INTEGER", "how often asked of a seat whose turn it was not"),
        ),
    ),
}


def database() -> Any:
    """DuckDB, kept small, and to one thread: so equal rows make equal files."""
    try:
        import duckdb
    except ModuleNotFoundError as error:
        raise DelveError(
            "results are Parquet files, which duckdb writes; install it with: pip install 'delvewright[lab]'"
        ) from error
    return duckdb.connect(config={"threads": 1, "memory_limit": "512MB"})


def write(folder: Path, names: Iterable[str], blocks: Iterable[Block]) -> None:
    """The Parquet files of a study, from its blocks in order; each is there whole or not at all."""
    names = list(names)
    drafts = {name: folder / f"{name}.csv" for name in names}
    files = {name: path.open("w", encoding="utf-8") for name, path in drafts.items()}
    try:
        for block in blocks:
            for name in names:
                files[name].write(block.rows[name])
    finally:
        for file in files.values():
            file.close()
    with database() as db:
        for name, draft in drafts.items():
            columns = {column.name: column.sort for column in TABLES[name][1]}
            made = folder / f"{name}.parquet.new"
            db.execute(
                "COPY (SELECT * FROM read_csv(?, header=false, auto_detect=false, nullstr='', "
                f"columns={columns})) TO '{_quoted(made)}' (FORMAT parquet, COMPRESSION zstd)",
                [str(draft)],
            )
            made.replace(folder / f"{name}.parquet")
            draft.unlink()


def _quoted(path: Path) -> str:
    return str(path).replace("'", "''")


def page() -> str:
    """The tables in Markdown, for docs/studies.md."""
    lines = []
    for name, (text, columns) in TABLES.items():
        lines += [
            "",
            f"### {name}.parquet: {text}",
            "",
            "| column | type | what it is |",
            "| --- | --- | --- |",
        ]
        lines += [f"| `{column.name}` | {column.sort} | {column.text} |" for column in columns]
    return "\n".join(lines).strip() + "\n"

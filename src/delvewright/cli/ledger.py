"""`delve ledger`: which rules, cards and dice the tests prove."""

from __future__ import annotations

from pathlib import Path
from textwrap import fill
from typing import Annotated

import typer

from delvewright.kernel.errors import DelveError
from delvewright.lab.ledger import open_ledger
from delvewright.views.digest import books, digest
from delvewright.views.front import shelf
from delvewright.views.model import CARDS, DICE

TESTS = Path(__file__).parents[3] / "tests"


def ledger(
    missing: Annotated[
        bool, typer.Option("--missing", help="Only what no test covers, an id a line.")
    ] = False,
    tests: Annotated[Path, typer.Option("--tests", help="The folder of tests.")] = TESTS,
) -> None:
    """Count covered, waived and all rules, cards and dice."""
    if not tests.is_dir():
        raise DelveError(f"{tests} is no folder of tests; the ledger is kept in a checkout of the project")
    fronts = shelf()
    book = open_ledger(
        tests,
        [id for name in dict.fromkeys([*[front.id for front in fronts], *books()]) for id in digest(name)],
        [id for front in fronts if front.pieces == CARDS for id in front.cards()],
        [id for front in fronts if front.pieces == DICE for id in front.cards()],
    )
    left = book.missing()
    if missing:
        for id in left:
            typer.echo(id)
        return
    typer.echo(f"{'group':<8}{'covered':>9}{'waived':>9}{'total':>9}")
    for count in book.counts():
        typer.echo(f"{count.group:<8}{count.covered:>9}{count.waived:>9}{count.total:>9}")
    typer.echo(
        fill(f"{len(left)} not covered: {', '.join(left)}", break_on_hyphens=False)
        if left
        else "Nothing is left uncovered."
    )
    for trouble in book.troubles():
        typer.echo(trouble)

"""`delve checkup` and `delve reports`: what somebody who keeps a server looks at now and then."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from delvewright.cli.serve import Data, Database, database_url, made_folder
from delvewright.kernel.errors import DelveError


def checkup(
    data: Data = None,
    database: Database = None,
    repair: Annotated[
        bool, typer.Option("--repair", help="Cut broken tables back to their last whole entry.")
    ] = False,
) -> None:
    """List tables that cannot wake, and finished games that no longer end as they did; exit code 1 if any."""
    from delvewright.server.checkup import checkup as examine
    from delvewright.server.folder import occupied
    from delvewright.server.repair import breaks

    url = database_url(data, database)
    lock = occupied(made_folder(data)) if repair else None
    broken = 0
    for one in breaks(url, repair):
        broken += 1
        typer.echo(one.text())
    tables = f"{broken or 'No'} table{'' if broken == 1 else 's'}"
    if repair:
        typer.echo(f"{tables} mended. What was cut is kept in the table 'repairs' of the database.")
    else:
        typer.echo(
            f"{tables} broken{': delve checkup --repair cuts back to what is whole' if broken else ''}."
        )
    if lock is not None:
        lock.close()
    found = 0
    for finding in examine(url):
        found += 1
        typer.echo(
            f"{finding.table}  {finding.game}  rules {finding.then}, now {finding.now}: {finding.text}"
        )
    typer.echo(f"{found or 'No'} finished game{'' if found == 1 else 's'} would end otherwise today.")
    if found or (broken and not repair):
        raise typer.Exit(1)


def reports(
    id: Annotated[str | None, typer.Argument(help="Print this report and its record.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Write its record to a file instead.")] = None,
    data: Data = None,
    database: Database = None,
) -> None:
    """List the bug reports, or take one out with its record."""
    from delvewright.server import lookup
    from delvewright.server.database import open_database, reading

    engine = open_database(database_url(data, database))
    try:
        kept = lookup.reports(reading(engine))
    finally:
        engine.dispose()
    if id is None:
        for report in kept:
            when = time.strftime("%Y-%m-%d %H:%M", time.localtime(report.at))
            typer.echo(f"{report.id}  {when}  {report.text.splitlines()[0][:80]}")
        typer.echo(f"{len(kept) or 'No'} report{'' if len(kept) == 1 else 's'}.")
        return
    wanted = next((one for one in kept if one.id == id), None)
    if wanted is None:
        raise DelveError(f"there is no report {id!r}; delve reports lists them")
    if save is None:
        typer.echo(f"{wanted.text}\n\n{wanted.record}")
    else:
        save.write_text(wanted.record, encoding="utf-8")
        typer.echo(f"Saved: {save}. Look at it with: delve replay {save}")

"""The app: every command of `delve`, and one place where errors become a line and exit code 2."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import delvewright
from delvewright.cli import (
    arena,
    cards,
    follies,
    keep,
    ledger,
    lengths,
    play,
    replay,
    rules,
    schema,
    serve,
    setup,
    verify,
    watch,
)
from delvewright.cli.talk import Gone
from delvewright.kernel.errors import DelveError


class Commands(TyperGroup):
    """The commands. What a person got wrong is said in one line; a traceback is always a bug."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except DelveError as error:
            typer.echo(f"delve: {error}", err=True)
            raise typer.Exit(2) from error
        except ModuleNotFoundError as error:
            if (error.name or "").startswith("delvewright"):
                raise
            typer.echo(
                f"delve: {error.name} is missing; install it with: pip install 'delvewright[cli,server]'",
                err=True,
            )
            raise typer.Exit(2) from error
        except Gone:
            typer.echo("Goodbye.")
            return None


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"delvewright {delvewright.__version__}")
        raise typer.Exit


@app.callback()
def delve(
    version: Annotated[
        bool,
        typer.Option("--version", help="Say which version this is.", callback=tell_version, is_eager=True),
    ] = False,
) -> None:
    """Dungeon board games played by the book. Start with: delve play"""


app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("checkup")(keep.checkup)
app.command("reports")(keep.reports)
app.command("watch")(watch.watch)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("rules")(rules.rules)
app.command("cards")(cards.cards)
app.command("setup")(setup.setup)
app.command("arena")(arena.arena)
app.command("lengths")(lengths.lengths)
app.command("follies")(follies.follies)
app.command("ledger")(ledger.ledger)
app.command("schema")(schema.schema)

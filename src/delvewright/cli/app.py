"""The app: every command of `delve`, and one place where errors become a line and exit code 2."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

import delvewright
from delvewright.cli import (
    agents,
    arena,
    bench,
    cards,
    follies,
    keep,
    ledger,
    lengths,
    new_card,
    new_game,
    play,
    replay,
    report,
    rules,
    schema,
    serve,
    setup,
    study,
    verify,
    waits,
    wall,
    watch,
    wins,
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


class Settable(TyperCommand):
    """A command that sets up a game: each setting of the game is an option, `--goal 3` as `--set goal=3`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        own = {name for option in self.params for name in option.opts}
        said: list[str] = []
        words = iter(args)
        for word in words:
            option, equals, value = word.partition("=")
            name = option.removeprefix("--").replace("-", "_")
            if option in own or option == name or name not in settings_named():
                said.append(word)
            else:
                said += ["--set", f"{name}={value if equals else next(words, '')}"]
        return super().parse_args(ctx, said)

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        """Below the help, what each game can be told."""
        spelt = {
            front.id: [f"--{name.replace('_', '-')}" for name in front.settings]
            for front in delvewright.shelf()
        }
        with formatter.section("Settings"):
            formatter.write_dl([(game, " ".join(options)) for game, options in spelt.items()])


@cache
def settings_named() -> frozenset[str]:
    """Everything that a set-up of any game may say."""
    return frozenset([name for front in delvewright.shelf() for name in front.settings])


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def tell_version(wanted: bool) -> None:
    if wanted:
        build = ", compiled" if delvewright.compiled() else ""
        typer.echo(f"delvewright {delvewright.__version__}{build}")
        raise typer.Exit


@app.callback()
def delve(
    version: Annotated[
        bool,
        typer.Option("--version", help="Say which version this is.", callback=tell_version, is_eager=True),
    ] = False,
) -> None:
    """Dungeon board games played by the book. Start with: delve play"""


app.command("play", cls=Settable)(play.play)
app.command("serve")(serve.serve)
app.command("checkup")(keep.checkup)
app.command("reports")(keep.reports)
app.command("watch", cls=Settable)(watch.watch)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("wall")(wall.wall)
app.command("rules")(rules.rules)
app.command("cards")(cards.cards)
app.command("setup", cls=Settable)(setup.setup)
app.command("arena", cls=Settable)(arena.arena)
app.command("bench", cls=Settable)(bench.bench)
app.command("new-pack")(bench.new_pack)
app.command("mcp")(agents.mcp)
app.command("lengths")(lengths.lengths)
app.command("study", cls=study.Joining)(study.study)
app.command("report")(report.report)
app.command("waits")(waits.waits)
app.command("wins", cls=Settable)(wins.wins)
app.command("follies")(follies.follies)
app.command("ledger")(ledger.ledger)
app.command("schema")(schema.schema)
app.command("new-card")(new_card.new_card)
app.command("new-game")(new_game.new_game)

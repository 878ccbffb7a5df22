"""`delve study`: many games by a plan, with the results as Parquet files."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from delvewright.cli.packs import Behaviour, Own, taken
from delvewright.cli.talk import Talk
from delvewright.lab.study.plan import Plan, read_plan
from delvewright.lab.study.running import Progress, run
from delvewright.lab.study.workers import Cluster, Processes, Work, alone

EVERY = 30.0
"""Seconds between two lines of progress where there is no screen."""
OWN = "own"
"""What `--ray` says that names no cluster."""


class Joining(TyperCommand):
    """`--ray` alone, without an address, is one of this machine's own."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        follows = [*args[1:], "-"]
        own = [
            f"--ray={OWN}" if word == "--ray" and (after.startswith("-") or after.endswith(".toml")) else word
            for word, after in zip(args, follows, strict=True)
        ]
        return super().parse_args(ctx, own)


def study(
    file: Annotated[Path, typer.Argument(help="The plan, a TOML file: see docs/studies.md.")],
    out: Annotated[
        Path | None, typer.Option("--out", help="Folder of the results; else the file's name without .toml.")
    ] = None,
    processes: Annotated[
        int, typer.Option("--processes", min=0, help="How many play; 0: one for each core.")
    ] = 0,
    ray: Annotated[
        str | None,
        typer.Option("--ray", help="Play on a Ray cluster: the one at an address, or one started here."),
    ] = None,
    own: Own = None,
    behaviour: Behaviour = False,
    plain: Annotated[bool, typer.Option("--plain", help="No progress bar.")] = False,
) -> None:
    """Play the games of a plan. Stopped at any moment, the same command goes on where it was."""
    taken(own, behaviour)
    plan = read_plan(file)
    folder = out or file.with_suffix("" if file.suffix else ".results")
    talk = Talk(plain)
    try:
        with interrupted(), progress(talk, plan) as heard:
            sheet = run(plan, folder, workers(processes, ray), heard, partial(talk.say, style="dim"))
    except KeyboardInterrupt:
        talk.say(f"Stopped. Nothing that was played to its end is lost; the same command goes on: {folder}")
        raise typer.Exit(130) from None
    for answer in sheet.answers:
        talk.say(answer.text)
    talk.say(f"Results of {sheet.deals} deals are in {folder}; delve report {folder} shows them.")


def workers(processes: int, ray: str | None) -> Work:
    """Where games are played."""
    if ray is not None:
        return Cluster("" if ray == OWN else ray)
    count = processes or own_cores()
    return alone if count == 1 else Processes(count)


def own_cores() -> int:
    """The cores this process may use, where the system tells."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def interrupted() -> Iterator[None]:
    """To be asked to end is to be interrupted: what was played is kept."""

    def end(*_: Any) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def progress(talk: Talk, plan: Plan) -> Iterator[Any]:
    """A bar with the time left on a screen; else a line now and then."""
    if talk.clears:
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("games"))
        with Bar(*columns, TimeRemainingColumn(), console=talk.console) as bar:
            task = bar.add_task(plan.name, total=plan.games)
            yield lambda heard: bar.update(task, completed=heard.games)
        return
    last = time.monotonic()

    def heard(now: Progress) -> None:
        nonlocal last
        if time.monotonic() - last >= EVERY:
            last = time.monotonic()
            left = now.left
            talk.say(f"{now.games} of {now.of} games" + (f", {clock(left)} left" if left is not None else ""))

    yield heard


def clock(seconds: float) -> str:
    """0:12:05"""
    whole = round(seconds)
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"

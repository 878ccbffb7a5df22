"""`delve new-game`: a game of one's own, which begins as a small one under another name."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

import delvewright
from delvewright.cli.drafts import checkout, id_of, read, write_all
from delvewright.kernel.errors import DelveError
from delvewright.views.digest import books, digest

PARTS = ("src/delvewright", "tests", "web/src")
"""Where the folders and files of a game are; each bears its id."""
SHARED = (*[f"src/delvewright/{room}" for room in ("words", "lab", "server", "cli")], "web/src")
"""What may name no game."""
LONGEST = 30
"""Letters of a title: a line of the copy must not grow too long."""


def new_game(
    title: Annotated[str, typer.Argument(help="What it is called.")],
    like: Annotated[
        str,
        typer.Option(
            "--like",
            help="Which game it begins as.",
            autocompletion=delvewright.catalogue,
            show_default="the smallest there is",
        ),
    ] = "",
) -> None:
    """Write a game of your own: rules, words, tests and golden games, to be changed step by step."""
    root = checkout()
    model = delvewright.game(like or smallest(root))
    id = id_of(title)
    check(root, id, title)
    names = {model.id: id, model.title: title}
    for prefix in prefixes(model.id):
        names[f"{prefix}-"] = f"{free_prefix(title, names.values())}-"
    files = {
        root / renamed(path.relative_to(root), model.id, id): rewritten(read(path), names)
        for path in files_of(root, model.id)
    }
    for path in files:
        if path.exists():
            raise DelveError(f"{path.relative_to(root)} is there already: choose another name")
    write_all(files)
    tidy(root, [path for path in files if path.suffix == ".py"])
    for folder in dict.fromkeys(path.parent.relative_to(root) for path in files):
        typer.echo(f"wrote {folder}")
    typer.echo(f"It is {model.title} under another name: delve play {id}")
    typer.echo(f"docs/add-a-game.md says what is what. With new rules: python -m tests.golden.games {id}")


def smallest(root: Path) -> str:
    """The game with the fewest letters of rules."""
    rules = root / "src/delvewright/games"
    return min(
        delvewright.catalogue(), key=lambda id: sum(len(read(path)) for path in (rules / id).rglob("*.py"))
    )


def check(root: Path, id: str, title: str) -> None:
    """Refuse a name that is too long or belongs to something else."""
    if len(title) > LONGEST:
        raise DelveError(f"{title!r} has {len(title)} letters: a title has at most {LONGEST}")
    if title in [front.title for front in delvewright.shelf()]:
        raise DelveError(f"there is a game called {title} already")
    for room in (root / "src/delvewright").iterdir():
        for path in (room / id, room / f"{id}.py"):
            if path.exists():
                raise DelveError(f"{path.relative_to(root)} is there already: choose another name")
    for path in [path.relative_to(root) for folder in SHARED for path in sorted((root / folder).rglob("*"))]:
        if path.suffix in (".py", ".ts", ".svelte", ".css") and not _own(path) and id in read(root / path):
            raise DelveError(f"{id!r} stands in {path}, which may name no game: choose another name")


def _own(path: Path) -> bool:
    """Whether a file belongs to a game."""
    return not {*path.with_suffix("").parts}.isdisjoint(("games", *delvewright.catalogue()))


def files_of(root: Path, id: str) -> list[Path]:
    """Every file of a game: below a folder of its name, or of its name itself."""
    return [
        path
        for part in PARTS
        for path in sorted((root / part).rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
        if renamed(path.relative_to(root), id, "") != path.relative_to(root)
    ]


def renamed(path: Path, old: str, new: str) -> Path:
    """The same place for another game."""
    return Path(*[re.sub(rf"^(test_)?{old}(?=$|\.)", rf"\g<1>{new}", part) for part in path.parts])


def prefixes(game: str) -> list[str]:
    """What the numbers of a game's rules begin with."""
    return list(dict.fromkeys(id.partition("-")[0] for id in digest(game)))


def free_prefix(title: str, besides: Iterable[str] = ()) -> str:
    """What no rule's number begins with yet: the initials, and letters more at need."""
    taken = {*besides, *(f"{prefix}-" for game in books() for prefix in prefixes(game))}
    *first, last = re.findall("[A-Z]+", title.upper())[:3]
    for length in range(1, len(last) + 1):
        prefix = "".join(word[0] for word in first) + last[:length]
        if len(prefix) > 1 and f"{prefix}-" not in taken:
            return prefix
    raise DelveError(f"{title}: every prefix for its rules is taken: choose another name")


def rewritten(text: str, names: dict[str, str]) -> str:
    """The same text with other names, each where it stands as a word."""
    words = "|".join(rf"\b{re.escape(name)}" + ("" if name.endswith("-") else r"\b") for name in names)
    return re.sub(words, lambda found: names[found[0]], text)


def tidy(root: Path, paths: list[Path]) -> None:
    """Put imports and lines into the project's order again: another name may stand elsewhere or be longer."""
    if find_spec("ruff"):
        for command in (["check", "--select", "I", "--fix"], ["format"]):
            subprocess.run([sys.executable, "-m", "ruff", *command, "--quiet", *paths], cwd=root, check=False)

"""Drafts: names for something new, and files of a checkout that are written all together or not at all."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from keyword import iskeyword
from pathlib import Path

from delvewright.kernel.errors import DelveError

ROOT = Path(__file__).parents[3]
LONGEST_LINE = 110


def checkout() -> Path:
    """The folder of the project: something new is written into its sources and its tests."""
    if not (ROOT / "pyproject.toml").is_file() or not (ROOT / "tests").is_dir():
        raise DelveError(f"{ROOT} is no checkout of the project, which something new is written into")
    return ROOT


def id_of(name: str) -> str:
    """The snake-case name: Ember Warden → ember_warden, Witch's Kettle → witchs_kettle."""
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9 ',-]*", name):
        raise DelveError(f"{name!r} is no name: begin with a letter, go on with letters, digits and spaces")
    return identifier("_".join(re.findall("[a-z0-9]+", name.lower().replace("'", ""))), "name for a file")


def identifier(word: str, what: str) -> str:
    """The same word, if a Python module may bear it."""
    if not re.fullmatch("[a-z][a-z0-9_]*", word) or iskeyword(word):
        raise DelveError(f"{word!r} is no {what}: it takes small letters, digits and _, a letter first")
    return word


def read(path: Path) -> str:
    """What is written in a file already."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DelveError(f"{path}: {error}") from error


def longer(path: Path, head: str, more: str, blank: int = 1) -> str:
    """A file with something added, so many blank lines apart; `head` begins it if there is none."""
    before = read(path) if path.exists() else head
    return before.rstrip("\n") + "\n" * (blank + 1) + more


def importing(path: Path, text: str, module: str, names: Iterable[str]) -> str:
    """The same Python text with these names imported as well; the module is imported from already."""
    try:
        nodes = [node for node in ast.parse(text).body if isinstance(node, ast.ImportFrom)]
    except SyntaxError as error:
        raise DelveError(f"{path}: {error}") from error
    node = next((node for node in nodes if node.module == module), None)
    if node is None:
        raise DelveError(f"{path} does not begin with: from {module} import …")
    had = {f"{each.name} as {each.asname}" if each.asname else each.name for each in node.names}
    wanted = sorted({*had, *names})
    line = f"from {module} import {', '.join(wanted)}"
    if len(line) > LONGEST_LINE:
        line = "\n    ".join([f"from {module} import (", *[f"{name}," for name in wanted]]) + "\n)"
    lines = text.splitlines()
    lines[node.lineno - 1 : node.end_lineno] = [line]
    return "\n".join(lines) + "\n"


def write_all(files: Mapping[Path, str]) -> None:
    """Write every file whole, or leave everything as it was."""
    made: list[Path] = []
    try:
        for path, text in files.items():
            missing = [folder for folder in path.parents if not folder.exists()]
            for folder in reversed(missing):
                folder.mkdir()
                made.append(folder)
            made.append(_draft(path))
            _draft(path).write_text(text, encoding="utf-8")
    except OSError as error:
        for each in reversed(made):
            if each.is_dir():
                each.rmdir()
            elif each.is_file():
                each.unlink()
        raise DelveError(f"{error.filename or path}: {error.strerror or error}") from error
    for path in files:
        _draft(path).replace(path)


def _draft(path: Path) -> Path:
    return path.with_name(path.name + ".part")

"""The compiled build: what is compiled, what is not, and what would come out otherwise than it stands."""

from __future__ import annotations

from pathlib import Path

import fast
import pytest

import delvewright
from delvewright.kernel.errors import DelveError

TUPLES = """
from typing import Any


class Pile:
    def __init__(self) -> None:
        self.cards: tuple[Any, ...] = (1,)


def same(one: tuple[int, int], others: list[tuple[int, int]]) -> bool:
    return any([other is one for other in others])


def fill(pile: Pile) -> None:
    pile.cards = (2, 3)


def emptied(pile: Pile) -> tuple[Any, ...]:
    pile.cards = ()
    fill(pile)
    return pile.cards
"""
SUMS = """
from collections.abc import Sequence


def moved(sign: int, moves: Sequence[float]) -> float:
    return sign * sum(moves) / len(moves)


def listed(sign: int, moves: list[float]) -> float:
    return sign * sum([move / 2 for move in moves])
"""
SOUND = """
def moved(sign: int, moves: list[float]) -> float:
    return sign * sum(moves, 0.0) / (len(moves) + sum([1 for move in moves if move]))


def same(one: tuple[int, int], others: list[tuple[int, int]]) -> bool:
    return any([other == one for other in others])
"""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (SOUND, []),
        (SUMS, ["line 6: a sum of fractions", "line 10: a sum of fractions"]),
        (TUPLES, ["tuples compared by 'is'", "taken for an empty tuple"]),
        ("class A:\n    class B:\n        pass\n", ["Unsupported statement"]),
        ("x: int = 'one'\n", ["Incompatible types"]),
    ],
)
def test_what_compiling_would_change_is_complained_of(
    text: str, said: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fast, "BUILD", tmp_path)
    module = tmp_path / "odd_module.py"
    module.write_text(text)
    found = fast.complaints([str(module)])
    assert len(found) >= len(said)
    for line in said:
        assert any(line in one for one in found), found
    assert said or not found


def test_boards_and_kinds_are_compiled_and_shapes_are_not() -> None:
    for board in fast.PACKAGE.glob("games/*/fields.py"):
        for name in ("board.py", "fields.py", "kinds.py"):
            assert str(board.with_name(name)) in fast.modules()
    for game in delvewright.shelf():
        for shape in game.shapes.values():
            path = Path(*shape.__module__.split(".")).with_suffix(".py")
            assert str(fast.SOURCE / path) not in fast.modules(), shape


def test_a_build_is_stale_when_its_source_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fast, "PACKAGE", tmp_path)
    source, library = tmp_path / "turn.py", tmp_path / f"turn{fast.EXTENSION_SUFFIXES[0]}"
    for path in (source, library):
        path.touch()
    assert list(fast.extensions()) == [library]
    assert fast.stale() == []
    import os

    os.utime(library, (1, 1))
    assert fast.stale() == [source]


def test_the_build_says_what_it_is() -> None:
    assert delvewright.compiled() == any(path.parent.name == "kernel" for path in fast.extensions())


def test_compiled_rules_are_not_broken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from delvewright.lab.mutants import report

    monkeypatch.setattr(report, "compiled", lambda: True)
    assert report.main(["--count", "1"]) == 2
    assert "make slow" in capsys.readouterr().err
    assert DelveError

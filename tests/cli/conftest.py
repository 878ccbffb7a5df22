"""A terminal without a terminal: commands run in an empty folder, with what is typed given beforehand."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from delvewright.cli.app import app

Delve = Callable[..., Any]


@pytest.fixture
def delve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Delve:
    """`delve("play", "--seed", "5", typed=["village", "1"])`"""
    monkeypatch.chdir(tmp_path)

    def run(*words: object, typed: list[str] | tuple[str, ...] = ()) -> Any:
        result = CliRunner().invoke(
            app, [str(word) for word in words], input="".join(f"{line}\n" for line in typed)
        )
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run

"""Every story is told twice: straight through, and saved and loaded at every question."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from tests.story import Story

HERE = Path(__file__).parent


@pytest.fixture(params=["straight", "saved"])
def table(request: pytest.FixtureRequest) -> Iterator[Story]:
    """A table of the game whose folder the test is in, laid by that game's teller."""
    game = request.path.relative_to(HERE).parts[0]
    story = teller(game)(saved=request.param == "saved")
    yield story
    story.close()


def teller(game: str) -> type[Story]:
    """A game's own, or a plain one."""
    if (HERE / game / "teller.py").exists():
        return import_module(f"tests.games.{game}.teller").Story
    return type("Story", (Story,), {"game": import_module(f"delvewright.games.{game}").GAME})

"""Every story is told twice: straight through, and saved and loaded at every question."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from tests.story import Story

HERE = Path(__file__).parent


@pytest.fixture(params=["straight", "saved"])
def table(request: pytest.FixtureRequest) -> Iterator[Story]:
    """A table of the game whose folder the test is in, laid by that game's own teller."""
    game = request.path.relative_to(HERE).parts[0]
    story = import_module(f"tests.games.{game}.teller").Story(saved=request.param == "saved")
    yield story
    story.close()

"""Every story is told twice: straight through, and saved and loaded at every question."""

from collections.abc import Iterator

import pytest
from tests.games.dungeon_dice.teller import Story


@pytest.fixture(params=["straight", "saved"])
def table(request: pytest.FixtureRequest) -> Iterator[Story]:
    story = Story(saved=request.param == "saved")
    yield story
    story.close()

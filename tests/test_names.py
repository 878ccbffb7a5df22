"""No list of games anywhere: what all games share names none of them, not even as text (see imports.py).

A game is found by its folders. The web is held to the same by games/law.test.ts.
"""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SHARED = ROOT / "src/delvewright"
GAMES = sorted(path.name for path in (SHARED / "games").iterdir() if (path / "__init__.py").exists())


def own(path: Path) -> bool:
    """Whether a file is a game's own: below a folder, or itself, called by the game's name."""
    return any(part in GAMES for part in path.with_suffix("").parts)


def naming(files: list[Path]) -> list[str]:
    return [str(path.relative_to(ROOT)) for path in files if any(game in path.read_text() for game in GAMES)]


def test_there_are_games_to_look_for() -> None:
    assert len(GAMES) > 1


@pytest.mark.parametrize("room", ["words", "lab", "research", "server", "cli"])
def test_a_room_names_no_game(room: str) -> None:
    files = [path for path in (SHARED / room).rglob("*.py") if not own(path.relative_to(SHARED))]
    assert files
    assert naming(files) == []

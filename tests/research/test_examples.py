"""The examples of the docs run as they stand, with small numbers."""

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "docs/examples"


def said(example: str, *words: str) -> str:
    command = [sys.executable, str(EXAMPLES / example), *words]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_random_games():
    text = said("random_games.py", "--games", "1")
    assert "Thunderstone: " in text
    assert "questions" in text


def test_a_loop_by_pettingzoo():
    assert "a game, from -1 to 1" in said("pettingzoo_loop.py", "--games", "4")


def test_a_learner_by_gymnasium_beats_chance_and_draws_its_curve(tmp_path: Path):
    """Crawl is learnt in seconds; the curve in the docs is of Thunderstone, and takes minutes."""
    drawn = tmp_path / "curve.svg"
    text = said("learn.py", "--game", "crawl", "--games", "640", "--curve", str(drawn))
    last = text.splitlines()[-1]
    assert int(last.partition(" to ")[0].rpartition(" ")[2].rstrip("%")) > 50, (
        text
    )  # the interval, from there
    picture = drawn.read_text(encoding="utf-8")
    assert picture.startswith("<svg")
    assert "share of games won" in picture


def test_an_agent_by_mcp():
    assert "The game is over." in said("agent.py")

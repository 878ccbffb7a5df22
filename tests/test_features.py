"""docs/features.md names what shows each feature: all of it is there, and every row says how whole it is."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "features.md").read_text(encoding="utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("| \n").split(" | ")]
    for line in PAGE.splitlines()
    if line.startswith("| ") and not line.startswith("| Feature")
]


def test_every_feature_says_whether_it_is_here_and_what_shows_it() -> None:
    assert len(ROWS) == 27 + 17
    for row in ROWS:
        how = re.match(r"(yes|partly: .|no: .)", row[1])
        assert how, row[0]
        assert len(row) == 3 or how[0].startswith("no"), row[0]


def test_all_that_a_table_must_have_is_here_and_most_of_what_it_should_have() -> None:
    whole = [row[1].startswith("yes") for row in ROWS]
    assert all(whole[:27]), [row[0] for row in ROWS[:27] if not row[1].startswith("yes")]
    assert sum(whole[27:]) >= 14


def test_what_is_named_exists() -> None:
    named = re.findall(r"`((?:tests|web)/[\w./-]+)(?:::(\w+))?`(?: \"([^\"]+)\")?", PAGE)
    assert len(named) > 60
    for path, function, title in named:
        text = (ROOT / path).read_text(encoding="utf-8")
        assert not function or f"def {function}(" in text, (path, function)
        assert not title or f'test("{title}"' in text or f'"{title}"' in text, (path, title)

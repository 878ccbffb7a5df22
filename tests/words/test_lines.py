"""Where in a TOML file something stands."""

import tomllib

import pytest

from delvewright.words.lines import line_of

TEXT = """\
deals = 1
[[table]]
game = "crawl"
seats = 2
[[table]]
seats = 3
settings = { goal = 10, longest = 5 }
[other]
seats = 4
[other.deep]
"odd key" = 1
seats = 5
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("deals",), 1),
        (("table", 0), 2),
        (("table", 0, "seats"), 4),
        (("table", 1, "seats"), 6),
        (("table", 1, "settings", "longest"), 7),
        (("table", 1, "game"), 5),  # not there: the table it would be in
        (("other", "seats"), 9),
        (("other", "deep", "seats"), 12),
        (("other", "deep", "odd key"), 11),
        (("nothing",), 1),
    ],
)
def test_every_key_has_a_line(path: tuple[str | int, ...], line: int) -> None:
    assert tomllib.loads(TEXT)
    assert line_of(TEXT, path) == line


def test_an_empty_file_has_a_first_line() -> None:
    assert line_of("", ("deals",)) == 1

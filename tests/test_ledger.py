"""Every numbered rule, card and die has a test that would catch it breaking, or a reason why not."""

from pathlib import Path

import pytest

from delvewright.kernel.errors import BadData
from delvewright.lab.ledger import Ledger, Mark, collect, open_ledger, read_waivers
from delvewright.views.digest import books, digest
from delvewright.views.front import catalogue, game

TESTS = Path(__file__).parent


@pytest.fixture(scope="module")
def book() -> Ledger:
    rules = [id for name in dict.fromkeys((*catalogue(), *books())) for id in digest(name)]
    return open_ledger(TESTS, rules, pieces("cards"), pieces("dice"))


def pieces(sort: str) -> list[str]:
    fronts = [game(name) for name in catalogue()]
    boxed = [id for front in fronts if front.pieces.many == sort for id in front.cards()]
    return [id for id in boxed if "@" not in id]  # other tests may have taken in packs of their own


def test_everything_of_a_game_to_play_is_covered_or_waived(book: Ledger) -> None:
    unplayed = {id for name in books() if name not in catalogue() for id in digest(name)}
    assert [id for id in book.missing() if id not in unplayed] == []


def test_no_mark_or_waiver_is_stale(book: Ledger) -> None:
    assert book.troubles() == []


def write(folder: Path, source: str, waivers: str = "") -> Path:
    tests = folder / "tests"
    tests.mkdir()
    (tests / "test_story.py").write_text(f"import pytest\nfrom pytest import mark\n{source}")
    (tests / "waivers.toml").write_text(waivers)
    (folder / "pytest.ini").write_text("[pytest]\nmarkers =\n  rule\n  card\n")
    return tests


def test_a_mark_covers_what_it_names_and_only_if_it_runs(tmp_path: Path) -> None:
    tests = write(
        tmp_path,
        """
@mark.rule("TS-A-01", "TS-A-02")
def test_light(): ...

@mark.parametrize("id", [pytest.param(id, marks=mark.card(id)) for id in ("torch", "lamp")])
def test_burning(id): ...

@mark.rule("TS-A-03")
@mark.skip
def test_skipped(): ...

@mark.xfail(reason="later")
@mark.rule("TS-A-04")
def test_later(): ...

@mark.rule("WR-B-01")
def no_test(): ...
""",
        '[rules]\n"TS-A-05" = "a reference card"\n',
    )
    rules = ["TS-A-01", "TS-A-02", "TS-A-03", "TS-A-04", "TS-A-05", "WR-B-01"]
    book = open_ledger(tests, rules, ["torch", "lamp", "dagger"])
    assert book.missing() == ["TS-A-03", "TS-A-04", "WR-B-01", "dagger"]
    assert [tuple(count) for count in book.counts()] == [("TS", 2, 1, 5), ("WR", 0, 0, 1), ("cards", 2, 0, 3)]
    assert book.troubles() == []


def test_stale_waivers_and_unknown_marks_are_troubles() -> None:
    marks = (Mark("rules", "TS-A-01", "test_it"), Mark("rules", "TS-Z-01", "test_it"))
    waivers = {"rules": {"TS-A-01": "covered by now", "TS-X-99": "no such rule", "TS-A-02": " "}, "cards": {}}
    troubles = Ledger({"rules": ("TS-A-01", "TS-A-02"), "cards": ()}, marks, waivers).troubles()
    assert len(troubles) == 4
    for id in ("TS-A-01", "TS-X-99", "TS-A-02", "TS-Z-01"):
        assert any(id in trouble for trouble in troubles)


def test_tests_that_cannot_be_collected_are_an_error(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="cannot collect"):
        collect(write(tmp_path, "import nothing_of_the_kind\n"))


def test_waivers_have_their_tables(tmp_path: Path) -> None:
    tests = write(tmp_path, "", '[cards]\ntorch = "plain"\n[others]\nx = "y"\n')
    with pytest.raises(BadData, match="unknown table"):
        read_waivers(tests / "waivers.toml")

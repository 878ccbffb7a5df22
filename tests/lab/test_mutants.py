"""The mutation script breaks one line, asks the right tests first, and tells what nobody noticed."""

from pathlib import Path

import pytest

from delvewright.kernel.errors import BadData
from delvewright.lab.mutants.breaks import Break, breaks_of
from delvewright.lab.mutants.judging import judged
from delvewright.lab.mutants.plugin import PACKAGE
from delvewright.lab.mutants.report import drawn, harmless, key, main

TESTS = Path(__file__).parent.parent / "games" / "thunderstone" / "rules" / "test_light.py"


def write(folder: Path, source: str) -> list[tuple[int, str]]:
    (folder / "rules.py").write_text(source)
    lines = source.splitlines()
    return [(each.line, each.after(lines[each.line - 1]).strip()) for each in breaks_of(folder, "rules.py")]


@pytest.mark.parametrize(
    ("line", "broken"),
    [
        ("x = a < b", ["x = a <= b"]),
        ("x = a not in b", ["x = a in b"]),
        ("x = a and b and c", ["x = a or b and c", "x = a and b or c"]),
        ("x = not a", ["x = a"]),
        ("x = a + 1", ["x = a - 1", "x = a + 2"]),
        ("x -= 1", ["x += 1", "x -= 2"]),
        ("x = True", ["x = False"]),
        ("x = max(a, b)", ["x = min(a, b)"]),
        ("x = 'dürr' if a else b", ["x = 'dürr' if not (a) else b"]),
        ("move(a)", ["pass"]),
        ("tell(p, 'moved', 1)", []),
        ("assert a < 1", []),
        ("raise ValueError(1)", []),
        ("x: tuple[int, 2] = a", []),
    ],
)
def test_each_line_is_broken_in_every_way_it_can_be(tmp_path: Path, line: str, broken: list[str]) -> None:
    assert write(tmp_path, line) == [(1, each) for each in broken]


def test_a_break_names_the_rules_and_pieces_around_it(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(
        '# TS-LIGHT-02\ndef dark(p):\n    """OR-07."""\n    return p["torch"] + 1\n'
    )
    names = {each.names for each in breaks_of(tmp_path, "rules.py")}
    assert names == {frozenset({"TS-LIGHT-02", "OR-07", "torch"})}


def find(path: str, line: str) -> Break:
    breaks = breaks_of(PACKAGE, path)
    return next(each for each in breaks if key(each).endswith(line))


def test_what_the_tests_notice_is_caught_and_the_rest_is_told() -> None:
    dark = find("games/thunderstone/muster.py", "-> m.penalty = max(0, darkness + light)")
    prowl = find("games/thunderstone/battle.py", "-> p.counters = 1  # WR-PROWL-06")
    unloadable = Break(dark.path, 1, 0, 0, "(", frozenset())
    fates = [each.fate for each in judged(TESTS, [dark, prowl, unloadable], 3, 1)]
    assert fates == ["caught", "survived", "stillborn"]


def test_the_same_seed_draws_the_same_breaks_and_another_others() -> None:
    first = [key(each) for each in drawn("thunderstone", 1, only="hall.py")]
    assert first == [key(each) for each in drawn("thunderstone", 1, only="hall.py")]
    again = [key(each) for each in drawn("thunderstone", 2, only="hall.py")]
    assert again != first
    assert sorted(again) == sorted(first)


def test_a_harmless_break_has_a_reason(tmp_path: Path) -> None:
    path = tmp_path / "mutants.toml"
    assert harmless(path) == {}
    path.write_text('[harmless]\n"a.py: x -> y" = "both are the same"\n')
    assert harmless(path) == {"a.py: x -> y": "both are the same"}
    path.write_text('[harmless]\n"a.py: x -> y" = " "\n')
    with pytest.raises(BadData, match="without a reason"):
        harmless(path)


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "chess"]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err

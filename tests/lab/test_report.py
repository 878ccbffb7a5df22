"""Reports: figures that are right, plots with axes, units and intervals, and a page that stands alone."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from delvewright.kernel.errors import DelveError
from delvewright.lab.figures import Between
from delvewright.lab.report import charts
from delvewright.lab.report.findings import Findings, find
from delvewright.lab.report.page import brief, page, plots
from delvewright.lab.study.plan import parsed
from delvewright.lab.study.running import run

PLAN = """
name = "Better & worse"
deals = 32
[[table]]
name = "mixed"
game = "thunderstone"
bots = ["thumb", "uniform"]
settings = { longest = 20 }
[[table]]
name = "it's alike"
game = "crawl"
bots = ["uniform"]
[[table]]
name = "together"
game = "barricades"
bots = ["uniform"]
seats = 2
settings = { longest = 3 }
[[question]]
bot = "thumb"
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Findings:
    folder = tmp_path_factory.mktemp("study") / "plan"
    run(parsed(PLAN, "plan", "plan"), folder)
    return find(folder)


def test_the_figures_are_those_of_the_games(found: Findings) -> None:
    mixed, alike, together = found.tables
    assert (mixed.games, mixed.deals, mixed.together, together.together) == (64, 32, False, True)
    shares = {point.label: point.at for point in mixed.wins}
    assert shares["thumb"].mean + shares["uniform"].mean == pytest.approx(1)
    assert shares["thumb"].low > 0.5
    assert mixed.skill is not None
    assert mixed.skill.label == "thumb"
    assert mixed.skill.at.mean == pytest.approx(2 * shares["thumb"].mean - 1)
    assert [point.label for point in alike.seats] == ["first to move", "second to move"]
    assert sum(point.at.mean for point in alike.seats) == pytest.approx(1)
    assert sum(bar.share.mean for bar in alike.lengths.bars) == pytest.approx(1)
    assert set(mixed.curve) == {"thumb", "uniform"}
    assert set(alike.curve) == {"who wins", "who loses"}
    ends = {name: points[-1][1].mean for name, points in alike.curve.items()}
    assert ends["who wins"] > ends["who loses"]
    assert together.seats == ()
    assert together.skill is together.leads is None
    assert any(card.name == "Militia" and card.kept > 0.5 for card in mixed.cards)
    assert all(card.effect is None or -1 <= card.effect.low <= card.effect.high <= 1 for card in mixed.cards)


def test_every_plot_has_axes_units_and_intervals(found: Findings) -> None:
    drawn = [plot for table in found.tables for plot in plots(table)]
    assert {plot.key for plot in drawn} >= {"wins", "skill", "seats", "lengths", "curves", "branching"}
    for plot in drawn:
        root = ElementTree.fromstring(plot.svg)
        texts = [text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text")]
        assert any("95 %" in text for text in texts) or plot.key == "skill", plot.key
        assert plot.note
        alone = charts.pictured(plot.svg)
        assert "var(" not in alone
        low, high = 0.0, float(root.get("viewBox", "").split()[3])
        for number in re.findall(r" y='([-\d.]+)'", plot.svg):
            assert low <= float(number) <= high, plot.key


def test_the_page_stands_alone_and_has_both_themes(found: Findings) -> None:
    text = page(found)
    assert "<h1>Better &amp; worse</h1>" in text
    assert not re.search(r"(src|href)='?(?!#)http", text.replace("http://www.w3.org/2000/svg", ""))
    assert "<script" not in text
    assert "prefers-color-scheme:dark" in text
    assert text.count("<svg") == sum(len(list(plots(table))) for table in found.tables)


def test_the_terminal_gets_the_same_in_short(found: Findings) -> None:
    lines = brief(found)
    assert lines[0].startswith("wins of thumb, mixed against 50.0%: ")
    assert any(line.startswith("  skill, from luck alone to always: ") for line in lines)
    assert "together: Barricades Mode, 32 games of 32 deals" in lines
    assert max(map(len, lines)) < 200


def test_what_is_no_study_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DelveError, match=r"there is no study\.json"):
        find(tmp_path)
    (tmp_path / "study.json").write_text("{}")
    with pytest.raises(DelveError, match=r"study\.json"):
        find(tmp_path)


def test_an_axis_has_round_numbers() -> None:
    assert charts.Scale(0, 1, 0, 100).ticks() == [0, 0.2, 0.4, 0.6, 0.8, 1]
    assert charts.Scale(38, 112, 0, 100).ticks() == [40, 60, 80, 100]
    assert charts.Scale(3, 3, 0, 10)(3) == 0
    assert "NaN" not in charts.dots("one", [("a", Between(1, 1, 1), 0)], "x")

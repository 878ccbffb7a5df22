"""Charts: plots as SVG, drawn for the width of a phone; colours are variables, so that a page has themes.

Nothing is told by colour alone: every series has a mark or a dash of its own, and its name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from delvewright.lab.figures import Between

WIDTH = 360
SERIES = 5
DASHES = ("", "6 3", "2 3", "9 3 2 3", "1 4")
LIGHT = {
    "paper": "#fffdf8",
    "ink": "#2b2622",
    "soft": "#6f655b",
    "rule": "#ddd4c6",
    "one": "#176585",
    "two": "#b4480f",
    "three": "#4c6f1f",
    "four": "#7c4391",
    "five": "#8a6708",
}
DARK = {
    "paper": "#24201d",
    "ink": "#efe8de",
    "soft": "#b3a898",
    "rule": "#453e37",
    "one": "#6cc3e0",
    "two": "#f29a68",
    "three": "#a9d171",
    "four": "#d3a5e3",
    "five": "#e6c35a",
}
NAMES = ("one", "two", "three", "four", "five")
FONT = "font-family='Alegreya Sans, system-ui, sans-serif'"


class Scale(NamedTuple):
    """From values to places along an axis."""

    low: float
    high: float
    begin: float
    end: float

    def __call__(self, value: float) -> float:
        share = (min(max(value, self.low), self.high) - self.low) / ((self.high - self.low) or 1)
        return round(self.begin + share * (self.end - self.begin), 1)

    def ticks(self, about: int = 5) -> list[float]:
        """Round numbers along it."""
        rough = (self.high - self.low) / about or 1.0
        power = 10 ** floor(log10(rough))
        step = next(power * each for each in (1, 2, 5, 10) if power * each >= rough)
        first = ceil(self.low / step - 1e-9)
        return [round(step * each, 10) for each in range(first, floor(self.high / step + 1e-9) + 1)]


def colour(which: int) -> str:
    return f"var(--{NAMES[which % SERIES]})"


def words(value: float, percent: bool) -> str:
    if percent:
        return f"{value:.0%}"
    return f"{value:g}" if abs(value) < 1000 else f"{value:,.0f}"


def text(x: float, y: float, said: str, anchor: str = "start", size: int = 12, ink: str = "ink") -> str:
    return (
        f"<text x='{x}' y='{y}' text-anchor='{anchor}' font-size='{size}' fill='var(--{ink})'>"
        f"{escape(said)}</text>"
    )


def line(x1: float, y1: float, x2: float, y2: float, ink: str = "var(--rule)", more: str = "") -> str:
    return f"<line x1='{x1}' y1='{y1}' x2='{x2}' y2='{y2}' stroke='{ink}' {more}/>"


def whole(height: float, parts: Sequence[str], title: str) -> str:
    """A picture that stands alone."""
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height}' role='img' {FONT}>"
        f"<title>{escape(title)}</title><rect width='{WIDTH}' height='{height}' fill='var(--paper)'/>"
        f"{''.join(parts)}</svg>"
    )


def pictured(svg: str, colours: Mapping[str, str] = LIGHT) -> str:
    """The same with its colours in it, for where there is no page around it."""
    for name, value in colours.items():
        svg = svg.replace(f"var(--{name})", value)
    return svg


def mark(which: int, x: float, y: float) -> str:
    """A dot, a square, a diamond, a triangle, a ring."""
    ink, kind = colour(which), which % SERIES
    if kind == 1:
        return f"<rect x='{x - 4}' y='{y - 4}' width='8' height='8' fill='{ink}'/>"
    if kind in (2, 3):
        size = 5
        points = (
            f"{x},{y - size} {x + size},{y} {x},{y + size} {x - size},{y}"
            if kind == 2
            else f"{x},{y - size} {x + size},{y + 4} {x - size},{y + 4}"
        )
        return f"<polygon points='{points}' fill='{ink}'/>"
    fill = "var(--paper)" if kind == 4 else ink
    return f"<circle cx='{x}' cy='{y}' r='4.5' fill='{fill}' stroke='{ink}' stroke-width='2'/>"


def dots(
    title: str,
    rows: Sequence[tuple[str, Between, int]],
    axis: str,
    *,
    percent: bool = False,
    reference: float | None = None,
    called: str = "",
    bounds: tuple[float, float] | None = None,
) -> str:
    """A row for each: its name, a mark at its value, its interval; (name, value, series)."""
    lows = [row[1].low for row in rows] + ([reference] if reference is not None else [])
    highs = [row[1].high for row in rows] + ([reference] if reference is not None else [])
    low, high = bounds or (min(lows), max(highs))
    if not bounds:
        room = 0.06 * ((high - low) or abs(high) or 1)
        low, high = low - room, high + room
    scale = Scale(low, high, 14, WIDTH - 14)
    top, step = 8, 36
    foot = top + step * len(rows) + (14 if called else 4)
    parts = []
    for tick in scale.ticks():
        parts.append(line(scale(tick), top, scale(tick), foot))
        parts.append(text(scale(tick), foot + 14, words(tick, percent), "middle", 11, "soft"))
    if reference is not None:
        parts.append(
            line(scale(reference), top, scale(reference), foot, "var(--ink)", "stroke-dasharray='4 3'")
        )
        side = "end" if scale(reference) > WIDTH / 2 else "start"
        nudge = -4 if side == "end" else 4
        parts.append(text(scale(reference) + nudge, foot - 4, called, side, 11, "soft"))
    for number, (name, at, which) in enumerate(rows):
        y = top + step * number + 26
        form = "{:.1%}" if percent else "{:.2f}"
        between = f"{form.format(at.mean)} ({form.format(at.low)} to {form.format(at.high)})"
        parts.append(text(14, y - 11, _short(name, 34)))
        parts.append(text(WIDTH - 14, y - 11, between, "end", 11, "soft"))
        ends = "stroke-width='3' stroke-linecap='round' opacity='0.55'"
        parts.append(line(scale(at.low), y, scale(at.high), y, colour(which), ends))
        parts.append(mark(which, scale(at.mean), y))
    parts.append(line(14, foot, WIDTH - 14, foot, "var(--soft)"))
    parts.append(text(WIDTH / 2, foot + 31, axis, "middle", 12))
    return whole(foot + 38, parts, title)


def _short(name: str, most: int) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"


def bars(
    title: str, rows: Sequence[tuple[float, float, Between]], across: str, upward: str, middle: float
) -> str:
    """A bar for each (from, to, share), with its interval, and a line at the middle."""
    low, high = rows[0][0], rows[-1][1] + 1
    scale = Scale(low, high, 44, WIDTH - 12)
    tall = Scale(0, max(row[2].high for row in rows) * 1.05, 190, 14)
    parts = []
    for tick in tall.ticks(4):
        parts.append(line(44, tall(tick), WIDTH - 12, tall(tick)))
        parts.append(text(40, tall(tick) + 4, words(tick, True), "end", 11, "soft"))
    for begin, end, share in rows:
        x, width = scale(begin), scale(end + 1) - scale(begin)
        y = tall(share.mean)
        parts.append(
            f"<rect x='{x + 1}' y='{y}' width='{max(1.0, round(width - 2, 1))}' height='{round(190 - y, 1)}' "
            f"fill='{colour(0)}' opacity='0.75'/>"
        )
        center = round(x + width / 2, 1)
        parts.append(line(center, tall(share.low), center, tall(share.high), "var(--ink)", "opacity='0.7'"))
    for tick in scale.ticks(6):
        parts.append(text(scale(tick), 205, words(tick, False), "middle", 11, "soft"))
    at = scale(middle + 0.5)
    parts.append(line(at, 10, at, 190, colour(1), "stroke-width='2' stroke-dasharray='4 3'"))
    side, nudge = ("end", -4) if at > WIDTH * 0.6 else ("start", 4)
    parts.append(text(at + nudge, 20, f"median {middle:g}", side, 11))
    parts += [line(44, 190, WIDTH - 12, 190, "var(--soft)"), text(WIDTH / 2 + 16, 224, across, "middle")]
    parts.append(f"<g transform='translate(11 104) rotate(-90)'>{text(0, 0, upward, 'middle')}</g>")
    return whole(232, parts, title)


def lines(title: str, series: Mapping[str, Sequence[tuple[float, Between]]], across: str, upward: str) -> str:
    """A line for each, with its interval as a band; names stand below."""
    every = [(x, at) for points in series.values() for x, at in points]
    scale = Scale(min(x for x, _ in every), max(x for x, _ in every), 44, WIDTH - 12)
    tall = Scale(min(0.0, *[at.low for _, at in every]), max(at.high for _, at in every) * 1.04, 190, 12)
    parts = []
    for tick in tall.ticks(5):
        parts.append(line(44, tall(tick), WIDTH - 12, tall(tick)))
        parts.append(text(40, tall(tick) + 4, words(tick, False), "end", 11, "soft"))
    for tick in scale.ticks(6):
        parts.append(text(scale(tick), 205, words(tick, False), "middle", 11, "soft"))
    for which, points in enumerate(series.values()):
        upper = [f"{scale(x)},{tall(at.high)}" for x, at in points]
        lower = [f"{scale(x)},{tall(at.low)}" for x, at in reversed(points)]
        middle = " ".join(f"{scale(x)},{tall(at.mean)}" for x, at in points)
        parts.append(f"<polygon points='{' '.join(upper + lower)}' fill='{colour(which)}' opacity='0.22'/>")
        parts.append(
            f"<polyline points='{middle}' fill='none' stroke='{colour(which)}' stroke-width='2' "
            f"stroke-dasharray='{DASHES[which % SERIES]}'/>"
        )
    parts += [line(44, 190, WIDTH - 12, 190, "var(--soft)"), text(WIDTH / 2 + 16, 224, across, "middle")]
    parts.append(f"<g transform='translate(11 104) rotate(-90)'>{text(0, 0, upward, 'middle')}</g>")
    for which, name in enumerate(series):
        y = 244 + 18 * which
        dash = f"stroke-width='3' stroke-dasharray='{DASHES[which % SERIES]}'"
        parts.append(line(44, y - 4, 76, y - 4, colour(which), dash))
        parts.append(text(84, y, _short(name, 36)))
    return whole(244 + 18 * len(series), parts, title)

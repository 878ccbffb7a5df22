"""The page: every finding with its plot, in one file that needs nothing else; and the same in short."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib import resources
from typing import NamedTuple

from delvewright.lab.figures import Between
from delvewright.lab.report import charts
from delvewright.lab.report.findings import Card, Findings, Table_

MOST_CARDS = 10
"""Cards in a plot, from either end; the list below it has all."""


class Plot(NamedTuple):
    key: str  # of a file's name
    title: str
    svg: str
    note: str


def plots(table: Table_) -> Iterator[Plot]:
    """Everything there is to draw of a table."""
    many = f"{table.deals} deals"
    fair = 1 / len(table.table.bots)
    if table.together:
        rows = [(point.label, point.at, which) for which, point in enumerate(table.wins)]
        yield Plot(
            "wins",
            "How often all win",
            charts.dots(
                "How often all win", rows, f"share of games won (95 %, {many})", percent=True, bounds=(0, 1)
            ),
            "Whiskers are 95 % intervals over deals.",
        )
    elif len(table.wins) > 1:
        rows = [(point.label, point.at, which) for which, point in enumerate(table.wins)]
        note = "The dashed line is what chance would give a single seat."
        if table.skill:
            note += (
                f" {table.skill.label} is {_percent(table.skill.at)} of the way from chance to winning "
                "always: so much is skill, the rest luck, between these players."
            )
        yield Plot(
            "wins",
            "Who wins",
            charts.dots(
                "Who wins",
                rows,
                f"share of wins (95 %, {many})",
                percent=True,
                reference=fair,
                called="chance",
                bounds=(0, 1),
            ),
            note,
        )
    if table.skill:
        rows = [(f"skill of {table.skill.label}", table.skill.at, 0)]
        yield Plot(
            "skill",
            "Luck and skill",
            charts.dots(
                "Luck and skill",
                rows,
                "0 %: luck alone · 100 %: the better always wins",
                percent=True,
                reference=0.0,
                called="luck alone",
                bounds=(min(0.0, table.skill.at.low), 1),
            ),
            "How far the better bot's share of wins lies from chance towards all of them.",
        )
    if table.seats and len(table.seats) > 1:
        rows = [(point.label, point.at, 0) for point in table.seats]
        yield Plot(
            "seats",
            "Where one sits",
            charts.dots(
                "Where one sits",
                rows,
                f"share of wins (95 %, {many})",
                percent=True,
                reference=fair,
                called="fair",
            ),
            "By how long after the first turn a seat has its own.",
        )
    lengths = table.lengths
    off = f" {lengths.off:.1%} were called off for taking too long." if lengths.off else ""
    yield Plot(
        "lengths",
        "How long games last",
        charts.bars(
            "How long games last",
            [(bar.low, bar.high, bar.share) for bar in lengths.bars],
            "turns",
            "share of games (95 %)",
            lengths.median,
        ),
        f"{_number(lengths.mean)} turns on average; one game in ten ends by {lengths.tenth:g}, "
        f"nine in ten by {lengths.ninetieth:g}.{off}",
    )
    if table.curve:
        what = "score" if table.curve_of == "score" else "chances, from 0 to 1"
        lead = f" The lead changes {_number(table.leads.at)} times a game." if table.leads else ""
        yield Plot(
            "curves",
            "Over the turns" if table.curve_of == "score" else "Chances over the turns",
            charts.lines("Over the turns", table.curve, "turn", f"mean {what} (95 %)"),
            f"Of games that last so long, as long as one deal in five does.{lead}",
        )
    rated = [card for card in table.cards if card.effect is not None]
    if rated:
        shown = telling(rated)
        rows = [(card.name, card.effect, _sign(card.effect)) for card in shown if card.effect]
        how = (
            "Games in which somebody has it at the end, against games in which nobody does."
            if table.together
            else "Within a game: seats that have it at the end, against seats that do not."
        )
        who = (
            " Seats of a better bot win more, and what it likes goes with winning."
            if len(table.wins) > 1 and not table.together
            else ""
        )
        yield Plot(
            "cards",
            "What one wins with",
            charts.dots(
                "What one wins with",
                rows,
                "more or fewer wins with it (95 %)",
                percent=True,
                reference=0.0,
                called="no difference",
            ),
            f"{how}{who} This goes together with winning, and need not be why: who is ahead can afford more. "
            f"Of {len(rated)} cards about {max(1, round(len(rated) / 20))} would stand out by chance alone. "
            "What a card does by itself is seen by playing without it.",
        )
    if table.questions:
        rows = [(point.label.replace("_", " "), point.at, 0) for point in table.questions]
        yield Plot(
            "branching",
            "What there is to choose",
            charts.dots("What there is to choose", rows, "options of a question (95 %)"),
            f"{_number(table.branching)} options a question on average, {table.most_options} at the most.",
        )
    if table.interrupts:
        rows = [(point.label.replace("_", " "), point.at, 1) for point in table.interrupts]
        yield Plot(
            "waits",
            "Where people would wait",
            charts.dots("Where people would wait", rows, "answers a game on others' turns (95 %)"),
            f"Between two answers of one's own others give {_number(table.wait)} on average, "
            f"{table.longest_wait} at the most: a table of people waits for each of them.",
        )


def telling(cards: list[Card]) -> list[Card]:
    """Those of which most is known, for better and for worse, the best first."""
    if len(cards) <= 2 * MOST_CARDS:
        return cards
    better = sorted(cards, key=lambda card: -card.effect.low if card.effect else 0)[:MOST_CARDS]
    worse = sorted(cards, key=lambda card: card.effect.high if card.effect else 0)[:MOST_CARDS]
    return [card for card in cards if card in better or card in worse]


def _sign(effect: Between | None) -> int:
    """A series: better, worse, or neither for sure."""
    if effect is None or 0 in effect:
        return 4
    return 0 if effect.mean > 0 else 1


def _percent(at: Between) -> str:
    return f"{at.mean:.0%} ({at.low:.0%} to {at.high:.0%})"


def _number(at: Between) -> str:
    return f"{at.mean:.1f} ({at.low:.1f} to {at.high:.1f})"


# The page -----------------------------------------------------------------------------------------------


def _variables(colours: dict[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in colours.items())


def style() -> str:
    """Colours by day and by night, and the sheet beside this file."""
    day, night = _variables(charts.LIGHT), _variables(charts.DARK)
    sheet = resources.files("delvewright.lab.report").joinpath("page.css").read_text(encoding="utf-8")
    return (
        f":root{{{day}--table:#f3ecdf;color-scheme:light}}"
        f"@media(prefers-color-scheme:dark){{:root{{{night}--table:#171412;color-scheme:dark}}}}\n{sheet}"
    )


def page(findings: Findings) -> str:
    """All of it as HTML."""
    sheet, tables = findings.sheet, findings.tables
    games = sum(table.games for table in tables)
    rules = ", ".join(f"{game} {version}" for game, version in sheet.rules.items())
    answers = "".join([f"<div class='answer'>{escape(answer.text)}</div>" for answer in sheet.answers])
    links = "".join(
        f"<a href='#t{number}'>{escape(table.table.name)}</a>" for number, table in enumerate(tables)
    )
    body = "".join(_section(number, table) for number, table in enumerate(tables))
    early = (
        f" It stopped after {sheet.deals} of {sheet.plan.deals} deals, as all was answered; intervals of the "
        "answers allow for that, those of the plots do not."
        if sheet.deals < sheet.plan.deals
        else ""
    )
    return (
        "<!doctype html><html lang='en'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width,initial-scale=1'>"
        f"<title>{escape(sheet.plan.name)}</title><style>{style()}</style></head><body><main>"
        f"<h1>{escape(sheet.plan.name)}</h1>"
        f"<p class='soft'>{games:,} games · {sheet.deals:,} deals a table from seed {sheet.plan.seed} · "
        f"rules {rules} · Delvewright {sheet.delvewright}</p>"
        "<p>Intervals hold the truth 95 times in 100. The unit is the deal: games of one deal share their "
        f"luck and count as one.{early}</p><div class='answers'>{answers}</div>"
        f"<nav>{links if len(tables) > 1 else ''}</nav>{body}</main></body></html>\n"
    )


def _section(number: int, table: Table_) -> str:
    said = ", ".join(f"{key} = {value}" for key, value in table.table.settings.items())
    figures = "".join(
        f"<figure><h3>{escape(plot.title)}</h3>{plot.svg}"
        f"<figcaption>{escape(plot.note)}</figcaption></figure>"
        for plot in plots(table)
    )
    seated = ", ".join(table.table.bots)
    return (
        f"<section id='t{number}'><h2>{escape(table.table.name)}</h2>"
        f"<p class='soft'>{escape(table.title)} · {escape(seated)}"
        f"{' · ' + escape(said) if said else ''} · {table.games:,} games</p>"
        f"<div class='plots'>{figures}</div>{_cards(table.cards)}</section>"
    )


def _cards(cards: tuple[Card, ...]) -> str:
    if not cards:
        return ""
    rows = "".join(
        f"<tr><td>{escape(card.name)}</td><td>{card.taken:.2f}</td><td>{card.kept:.0%}</td>"
        f"<td>{card.kept_by_winners:.0%}</td><td>{_effect(card)}</td><td>{card.deals}</td></tr>"
        for card in cards
    )
    head = "".join(
        f"<th>{name}</th>"
        for name in (
            "",
            "taken a seat and game",
            "seats that keep it",
            "winners that keep it",
            "effect",
            "deals",
        )
    )
    return (
        f"<details><summary>All {len(cards)} cards: taken, kept and won with</summary><div class='wide'>"
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div></details>"
    )


def _effect(card: Card) -> str:
    at = card.effect
    return f"{at.mean:+.1%} ({at.low:+.1%} to {at.high:+.1%})" if at else "too few to say"


# In short -----------------------------------------------------------------------------------------------


def brief(findings: Findings) -> list[str]:
    """The same for a terminal."""
    lines = [answer.text for answer in findings.sheet.answers]
    for table in findings.tables:
        lines += ["", f"{table.table.name}: {table.title}, {table.games} games of {table.deals} deals"]
        what = "won" if table.together else "wins of"
        lines += [f"  {what} {point.label}: {_percent(point.at)}" for point in table.wins if _tells(table)]
        if table.skill:
            lines.append(f"  skill, from luck alone to always: {_percent(table.skill.at)}")
        lines += [f"  {point.label}: {_percent(point.at)}" for point in table.seats]
        lines += [f"  score of {point.label}: {_number(point.at)}" for point in table.scores]
        lines.append(f"  turns: {_number(table.lengths.mean)}, median {table.lengths.median:g}")
        if table.leads:
            lines.append(f"  lead changes: {_number(table.leads.at)}")
        lines.append(f"  options a question: {_number(table.branching)}, {table.most_options} at the most")
        lines.append(f"  answers of others between two of one's own: {_number(table.wait)}")
        rated = telling([card for card in table.cards if card.effect and 0 not in card.effect])
        for title, some in (("best", rated[:3]), ("worst", rated[::-1][:3])):
            right = [card for card in some if card.effect and (card.effect.mean > 0) == (title == "best")]
            if right:
                told = ", ".join(f"{card.name} {_effect(card)}" for card in right)
                lines.append(f"  goes with {'winning' if title == 'best' else 'losing'}: {told}")
    return lines


def _tells(table: Table_) -> bool:
    """Whether shares of wins say anything: of one bot against itself they do not."""
    return table.together or len(table.wins) > 1

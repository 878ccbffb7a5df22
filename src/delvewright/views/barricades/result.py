"""The result: one for all."""

from __future__ import annotations

from typing import Any

from delvewright.views.barricades.model import Result
from delvewright.views.barricades.reading import Reading
from delvewright.views.english import count

RULES = {
    "won": ("BQ-END-01",),
    "pyrrhic": ("BQ-END-03",),
    "lost": ("BQ-END-02",),
    "called_off": ("BQ-END-05",),
}
TOLD = {
    "won": "The Guardian is destroyed after {turns}: the Champions won.",
    "pyrrhic": "The Guardian is destroyed after {turns}, but so is the Village: a Pyrrhic victory.",
    "lost": "The Village is lost after {turns}.",
    "called_off": "The game was called off after {turns}.",
}


def result(game: Any, r: Reading) -> Result | None:
    """The end of the game, or None while it lasts."""
    p = r.p
    if not p.over:
        return None
    scores, winners, how, turns, destroyed = game.outcome(p)
    return Result(
        winners=tuple(winners),
        text=TOLD[how].format(turns=count(turns, "turn")),
        rules=RULES[how],
        scores=tuple(scores),
        unit=r.unit,
        how=how,
        destroyed=destroyed,
        medals=(),
    )

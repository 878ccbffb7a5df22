"""Odds: how the fight or the roll under way may end, on both dice and the scores as they are."""

from __future__ import annotations

from delvewright.kernel.game import Game
from delvewright.views.dungeoneer.fight import fight_view, throw_view
from delvewright.views.dungeoneer.reading import Reading
from delvewright.views.model import Line


def odds(game: Game, r: Reading) -> list[Line]:
    """Who hits how often, and whether a Threat is overcome; nothing where nobody rolls."""
    lines = []
    fight, throw = fight_view(r), throw_view(r, r.p.roll)
    if fight is not None and fight.blow is not None and not fight.blow.verdict:
        blow = fight.blow
        tie = 100 - blow.hits - blow.misses
        told = f"{blow.attack.name} hits {blow.hits} in 100, {blow.counter.name} {blow.misses}, a tie {tie}."
        lines.append(Line(told, ("DN-COMBAT-12", "DN-COMBAT-14")))
    if throw is not None:
        stat, number = throw.stat.capitalize(), throw.number
        told = f"{throw.roller.name} against {stat} {number}+: {throw.odds} in 100."
        lines.append(Line(told, ("DN-THREAT-03",)))
    return lines

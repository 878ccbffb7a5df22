"""Reasons: why an answer is a good one, in one sentence."""

from __future__ import annotations

from delvewright.counsel.dungeoneer.aims import aims
from delvewright.games.dungeoneer import paths
from delvewright.games.dungeoneer.board import NONE
from delvewright.games.dungeoneer.ending import WINNING, quests_done
from delvewright.kernel.ask import Ask, Option
from delvewright.views.dungeoneer.reading import Reading
from delvewright.views.model import Line


def reason(r: Reading, ask: Ask, option: Option) -> Line | None:
    """Why this answer; None where there is nothing to say that the answer does not say itself."""
    if option[0] in ("move", "go_to", "go_through"):
        return _way(r, ask, option)
    if option[0] in ("send", "bane"):
        return _victim(r, option[2])
    return None


def _way(r: Reading, ask: Ask, option: Option) -> Line | None:
    """Which Quest a step leads to."""
    p = r.p
    place = option[1] if option[0] == "go_to" else paths.neighbour(p, p.at[ask.seat], option[1])
    routes = {route.to: route for route in r.routes}
    for aim in aims(r):
        if aim.space != NONE and aim.space in routes and place in routes[aim.space].path:
            return Line(f"It is on the way to {r.name(aim.space)}, for {r.name(aim.quest)}.", ("DN-HERO-16",))
    return None


def _victim(r: Reading, seat: int) -> Line:
    done, life = quests_done(r.p, seat), r.p.life[seat]
    told = f"{r.does(seat, 'have')} {done} of {WINNING} Quests and Life {life}."
    return Line(told, ("DN-WIN-01", "DN-LORD-02"))

"""The words for what lies on a map: exits, hurdles, ways, and the marks of a hero."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from delvewright.views.dungeoneer.cards import exit_word

SIDES = ("north", "east", "south", "west")

PHASES = {
    "setup": "setting up",
    "reset": "Reset",
    "lord": "Dungeonlord",
    "build": "Build",
    "hero": "Hero Phase",
    "draw": "Discard/Draw",
}


def exit_words(exit: Any, to: str, border: str) -> str:
    """ "east locked, Speed 5+, 67 in 100, to Ossuary"; "north open, leads nowhere yet"."""
    sort = hurdle_words(exit.hurdle, border) if exit.hurdle is not None else exit.sort
    held = ", held open" if exit.held_by else ", unlocked" if exit.sort == "open" != exit.printed else ""
    where = f"to {to}" if exit.to >= 0 else "leads nowhere yet"
    blocked = ", blocked from the other side" if exit.to >= 0 and not exit.passable else ""
    return f"{SIDES[exit.side]} {sort}{held}, {where}{blocked}"


def hurdle_words(hurdle: Any, border: str) -> str:
    """ "locked, Speed 5+, 67 in 100"; in the wilderness it is lost."""
    if hurdle.sort == "hazard":
        return f"Hazard +{hurdle.number}"
    odds = f", {hurdle.odds} in 100" if hurdle.odds >= 0 else ""
    return f"{exit_word(border, hurdle.sort)}, {hurdle.stat.capitalize()} {hurdle.number}+{odds}"


def scores_words(seat: Any) -> list[str]:
    return [f"{score.stat.capitalize()} {score.now}" for score in seat.scores]


def marks(seat: Any) -> list[str]:
    """What holds of a hero beside his numbers."""
    told = {
        "tipped": seat.tipped,
        f"stands up with Melee {seat.stands_up_at}+": seat.stands_up_at,
        f"in the {SIDES[seat.stuck]} exit": seat.stuck >= 0,
        "has attacked": seat.attacked,
    }
    return [mark for mark, holds in told.items() if holds]


def route_lines(screen: Any, view: Any, route: Any) -> Iterator[RenderableType]:
    """A way: its spaces, what it costs, what waits on it, and what is collected."""
    spaces = ", ".join(screen.space_name(view, piece) for piece in route.path)
    cost = str(route.moves) if route.moves == route.most else f"{route.moves} to {route.most}"
    reach = "" if route.within else ", beyond your Movement"
    yield Text(f"{cost} Movement{reach}: {spaces}. Collects {route.glory} Glory, {route.peril} Peril.")
    borders = {space.piece: space.border for space in view.map.spaces}
    for hurdle in route.hurdles:
        where = f"{SIDES[hurdle.side]} exit of " if hurdle.side >= 0 else ""
        words = hurdle_words(hurdle, borders[hurdle.space])
        yield Text(f"  {where}{screen.space_name(view, hurdle.space)}: {words}")
    if len(route.hurdles) > 1:
        yield Text(f"  all of them: {route.odds} in 100")

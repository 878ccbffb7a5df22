"""Bots: what one is, and how one is called by name."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple, Protocol

from delvewright.bots.search import Search
from delvewright.bots.sight import Sight
from delvewright.bots.skill import skill_of
from delvewright.kernel.ask import Option
from delvewright.kernel.chance import mix
from delvewright.kernel.errors import BadSetup, near


class Bot(Protocol):
    """Chooses an option from a sight: equal sights, equal choices (a clock aside)."""

    name: str
    blind: bool  # needs the options only, so that nobody imagines a world for it

    def choose(self, sight: Sight) -> Option: ...


class Uniform:
    """Any option as likely as any other."""

    name = "uniform"
    blind = True

    def choose(self, sight: Sight) -> Option:
        return sight.options[mix(sight.seed) % len(sight.options)]


class Thumb:
    """The rules of thumb of whichever game is played."""

    name = "thumb"
    blind = False

    def choose(self, sight: Sight) -> Option:
        skill = skill_of(sight.game.id)
        if skill is None:
            raise BadSetup(f"there are no rules of thumb for {sight.game.title}; uniform and search play it")
        return skill.rollout(sight.world)


class Novice:
    """Rules of thumb, now and then forgotten: then any option is as likely as any other."""

    name = "novice"
    blind = False

    def choose(self, sight: Sight) -> Option:
        luck = mix(sight.seed)
        if luck % SLIPS:
            return Thumb().choose(sight)
        return sight.options[mix(luck) % len(sight.options)]


def _plain(make: Callable[[], Bot]) -> Callable[[str], Bot]:
    def named(budget: str) -> Bot:
        if budget:
            raise BadSetup(f"the bot {make().name!r} takes no budget, not {budget!r}")
        return make()

    return named


def _search(budget: str) -> Bot:
    wanted = re.fullmatch(r"(?P<seconds>\d+(\.\d+)?)s|(?P<rounds>\d+)", budget or "0.2s")
    if not wanted or not float(budget.rstrip("s") or 1):
        raise BadSetup(
            f"a search thinks for seconds (search:0.2s) or iterations (search:300), not {budget!r}"
        )
    if wanted["seconds"]:
        return Search(seconds=float(wanted["seconds"]))
    return Search(iterations=int(wanted["rounds"]))


SLIPS = 6
"""One answer of a Novice in so many is anything at all."""

BOTS: dict[str, Callable[[str], Bot]] = {
    "uniform": _plain(Uniform),
    "novice": _plain(Novice),
    "thumb": _plain(Thumb),
    "search": _search,
}


class Level(NamedTuple):
    """A bot as people choose among them."""

    name: str
    title: str
    text: str


LEVELS = (
    Level("uniform", "Wanderer", "does anything at all"),
    Level("novice", "Novice", "plays by rules of thumb, but one answer in six is anything at all"),
    Level("thumb", "Veteran", "plays by sound rules of thumb, at once: none was shown to be stronger"),
)
"""Those that are on offer: each was shown to beat the one before it.

Of 40 games for two a Novice won 40 of Thunderstone and of Dungeon Dice and 39 of Dungeoneer from a Wanderer,
and 8, 13 and 13 from a Veteran. Of the same 40 deals of Barricades Mode Wanderers won none, Novices 19,
Veterans 29.
"""

FORMER = (
    Level("search:0.3s", "Strategist", "thinks ahead for a third of a second"),
    Level("search:1.5s", "Mastermind", "thinks ahead for a second and a half"),
)
"""Those that once were, and still sit at tables: not shown to beat rules of thumb, so not on offer.

Of paired games of Thunderstone for two, search:40 won 32 of 52 (48 to 74 in 100) at 47 ms a decision.
"""


def levels(game: str) -> tuple[Level, ...]:
    """The bots on offer in a game, the usual one last: without rules of thumb there is chance alone."""
    return LEVELS if hints(game) else LEVELS[:1]


def hints(game: str) -> bool:
    """Whether somebody can be asked what to do: rules of thumb answer at once and have their reasons."""
    return skill_of(game) is not None


def usual(game: str) -> str:
    """The bot that takes a seat when nobody says which."""
    return levels(game)[-1].name


def bot(name: str) -> Bot:
    """The bot of that name: uniform, thumb, search (0.2 s a move), search:1.5s, search:300 (iterations)."""
    kind, _, budget = name.partition(":")
    if kind not in BOTS:
        raise BadSetup(f"there is no bot {name!r}; {near(kind, BOTS)}")
    return BOTS[kind](budget)

"""Set-ups for a soak: any that a game accepts, drawn from a seed and a number."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from delvewright.games.dungeon_dice.kinds import KINDS as DICE
from delvewright.games.thunderstone.kinds import groups
from delvewright.kernel.errors import BadSetup
from delvewright.kernel.game import Game

LONGEST = (60, 150, 500)  # turns; without a limit a weak party may never finish
SHORT = (30, 80, 200)  # the same where a turn takes more answers
SAID = 0.4  # how often a setting is not left as it is


@dataclass(frozen=True)
class Setup:
    """One game of a soak; the game, its number and the soak's seed give all the rest."""

    game: str
    number: int
    seats: int
    seed: int
    settings: dict[str, Any]

    @property
    def variant(self) -> str:
        return str(self.settings[VARIANTS[self.game]])


VARIANTS = {"thunderstone": "variant", "dungeon_dice": "mode"}
"""The setting whose choices take turns in a soak, by game."""


def variants(game: Game) -> tuple[Any, ...]:
    return game.settings[VARIANTS[game.id]].choices or ()


def draw_setup(game: Game, seed: int, number: int) -> Setup:
    """Any set-up the game accepts: the variants take turns, all else is its default or anything."""
    luck = Random(f"{seed}/{number}")
    choices = variants(game)
    variant = choices[number % len(choices)]
    while True:
        settings = {name: value for name, value in _draws(game, luck) if luck.random() < SAID}
        settings[VARIANTS[game.id]] = variant
        seats = DRAWN[game.id](game, luck, settings)
        setup = Setup(game.id, number, seats, luck.getrandbits(62), settings)
        try:
            game.start(setup.seats, setup.seed, **settings)
        except BadSetup:
            continue
        return setup


def _draws(game: Game, luck: Random) -> Iterator[tuple[str, Any]]:
    """A value for every setting, whether or not the values go together."""
    lists = LISTS[game.id]
    for name, setting in game.settings.items():
        if setting.choices is not None:
            yield name, luck.choice(setting.choices)
        elif name in lists:
            yield name, tuple(luck.sample(lists[name], luck.randint(0, 3)))


def _thunderstone(game: Game, luck: Random, settings: dict[str, Any]) -> int:
    settings["packs"] = luck.choice([(), *[(pack,) for pack in game.packs]])
    settings["longest"] = luck.choice(LONGEST)
    return 1 if settings["variant"].startswith("solo") else luck.randint(2, game.seats[1])


def _dungeon_dice(game: Game, luck: Random, settings: dict[str, Any]) -> int:
    """Now and then other sets than those of the mode, or another goal; random players never stop talking, so
    that most tables are silent."""
    settings["longest"] = luck.choice(SHORT)
    settings["bargains"] = luck.choices(("none", "templates", "full"), (6, 3, 1))[0]
    if luck.random() < 0.25:
        settings["packs"] = tuple(name for name in game.packs if luck.random() < 0.5)
    if luck.random() < 0.2:
        settings["goal"] = luck.choice((1, 2, 6, 10))
    return luck.randint(*game.seats)


DRAWN: Mapping[str, Callable[[Game, Random, dict[str, Any]], int]] = {
    "thunderstone": _thunderstone,
    "dungeon_dice": _dungeon_dice,
}
"""What a game wants said besides its choices; gives the seats."""

_CARDS = groups("hero") + groups("village") + groups("monster")
LISTS: Mapping[str, Mapping[str, list[str]]] = {
    "thunderstone": {
        "pick": _CARDS,
        "ban": _CARDS,
        "solo_bans": _CARDS,
        "features": ["guardian", "death_traps", "dire_traps"],
    },
    "dungeon_dice": {"ban": [id for id, kind in DICE.items() if kind.type not in ("level", "tracker")]},
}
"""What the settings that are lists of names may name."""

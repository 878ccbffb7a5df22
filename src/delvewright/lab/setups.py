"""Set-ups for a soak: any that a game accepts, drawn from a seed and a number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from delvewright.kernel.errors import BadSetup
from delvewright.kernel.game import Game
from delvewright.lab.known import known

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
        return str(self.settings.get(known(self.game).variant, ""))


def variants(game: Game) -> tuple[Any, ...]:
    """The choices that take turns in a soak."""
    variant = known(game.id).variant
    return (game.settings[variant].choices if variant else None) or ("",)


def draw_setup(game: Game, seed: int, number: int) -> Setup:
    """Any set-up the game accepts: the variants take turns, all else is its default or anything."""
    luck = Random(f"{seed}/{number}")
    choices = variants(game)
    variant = choices[number % len(choices)]
    while True:
        settings = {name: value for name, value in _draws(game, luck) if luck.random() < SAID}
        if known(game.id).variant:
            settings[known(game.id).variant] = variant
        seats = known(game.id).draw(game, luck, settings)
        setup = Setup(game.id, number, seats, luck.getrandbits(62), settings)
        try:
            game.start(setup.seats, setup.seed, **settings)
        except BadSetup:
            continue
        return setup


def _draws(game: Game, luck: Random) -> Iterator[tuple[str, Any]]:
    """A value for every setting, whether or not the values go together."""
    lists = known(game.id).lists
    for name, setting in game.settings.items():
        if setting.choices is not None:
            yield name, luck.choice(setting.choices)
        elif name in lists:
            yield name, tuple(luck.sample(lists[name], luck.randint(0, 3)))

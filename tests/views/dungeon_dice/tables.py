"""Games of dice to look at: every mode, played to some end."""

from __future__ import annotations

from random import Random
from typing import Any

from delvewright import game
from delvewright.kernel.ask import Ask, Option
from views.play import Games, Tables

FRONT = game("dungeon_dice")
MODES: Tables = {
    "core": (2, {"mode": "core"}),
    "core five": (5, {"mode": "core", "dungeon_die": "A"}),
    "standard": (3, {}),
    "standard B": (4, {"dungeon_die": "B"}),
    "terrain": (3, {"terrain": True, "dungeon_die": "random"}),
    "bosses": (3, {"bosses": True}),
    "epic": (4, {"mode": "epic"}),
    "quiet": (4, {"bargains": "none"}),
    "usual": (3, {"bargains": "templates"}),
    "readings": (3, {"tie": "loss", "throw_needs_symbol": True, "boost_supply": "unlimited"}),
}
LONGEST = 40
"""Turns of a game that is looked at."""

TABLES = {name: (seats, {"longest": LONGEST, **settings}) for name, (seats, settings) in MODES.items()}
TALK = ("bargain", "compose", "include", "between", "add", "call_for_help", "drop")


def pick(state: Any, ask: Ask, luck: Random) -> Option:
    """Anything at random, but fights are fought and talk comes to an end."""
    options = ask.options
    if ("confront",) in options and luck.random() < 0.5:
        return ("confront",)
    if luck.random() < 0.75:
        options = tuple([option for option in options if option[0] not in TALK]) or options
    return luck.choice(options)


GAMES = Games(FRONT, TABLES, pick)
played, game_played, some = GAMES.played, GAMES.game_played, GAMES.some

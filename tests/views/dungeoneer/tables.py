"""Games of Dungeoneer to look at: every set, grade and way to lay the map; heroes are after Quests."""

from __future__ import annotations

from random import Random
from typing import Any

from delvewright import game
from delvewright.kernel.ask import Ask, Option
from views.play import Games, Tables

FRONT = game("dungeoneer")
BOTH, ALL = ("crypt", "marches"), ("crypt", "marches", "night")
WAYS: Tables = {
    "crypt": (2, {}),
    "crypt four": (4, {}),
    "marches": (3, {"packs": ("marches",)}),
    "both": (6, {"packs": BOTH}),
    "epic": (3, {"packs": ALL, "grade": "epic"}),
    "campaign": (3, {"packs": ALL, "grade": "campaign"}),
    "revealed": (3, {"revealed_map": True}),
    "options": (
        3,
        {
            "pick_hero": True,
            "restricted_movement": True,
            "reincarnation": True,
            "spike_dodging": True,
            "unbiased_placement": True,
            "no_personal_quests": True,
        },
    ),
    "square": (3, {"packs": BOTH, "square_tiles": True, "two_map_decks": False}),
}
LONGEST = 24
"""Turns of a game that is looked at."""

TABLES = {name: (seats, {"longest": LONGEST, **settings}) for name, (seats, settings) in WAYS.items()}
ERRANDS = ("attempt", "search", "take_up", "deliver", "pick_up", "play", "use", "use_up")


def pick(state: Any, ask: Ask, luck: Random) -> Option:
    """Anything at random, but Dungeonlords send what they can, and heroes go about their Quests."""
    options = ask.options
    if ask.question == "lord":
        options = tuple([option for option in options if option[0] != "build"]) or options
    if ask.question == "hero" and luck.random() < 0.7:
        options = tuple([option for option in options if option[0] != "end"]) or options
        options = tuple([option for option in options if option[0] in ERRANDS]) or options
    return luck.choice(options)


GAMES = Games(FRONT, TABLES, pick)
played, game_played, some = GAMES.played, GAMES.game_played, GAMES.some

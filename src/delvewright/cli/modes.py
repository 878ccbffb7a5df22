"""Modes: the ways to play, as a person chooses among them at the start."""

from __future__ import annotations

from typing import Any

import delvewright
from delvewright.bots import levels
from delvewright.cli.choices import PERSON
from delvewright.cli.talk import Choice, Talk
from delvewright.views.front import Front
from delvewright.views.model import Mode


def ask_game(talk: Talk) -> str:
    """Which game, of all there are."""
    return talk.pick("Which game?", [Choice(front.id, front.title) for front in delvewright.shelf()])


def ask_mode(talk: Talk, front: Front) -> tuple[dict[str, Any], tuple[int, int]]:
    """The settings somebody chooses, and for how many they are."""
    families: dict[str, list[Mode]] = {}
    for mode in front.modes:
        families.setdefault(mode.family, []).append(mode)
    key = talk.pick("What do you want to play?", [_family(name, modes) for name, modes in families.items()])
    modes = families[key]
    if len(modes) > 1:
        key = talk.pick("Which one?", [Choice(mode.key, mode.text) for mode in modes])
        modes = [mode for mode in modes if mode.key == key]
    settings = dict(modes[0].settings)
    if "packs" not in settings and "packs" in front.settings:
        titles = front.packs.items()
        settings["packs"] = [pack for pack, title in titles if talk.yes(f"Mix in {title}?", default=False)]
    return settings, modes[0].seats


def _family(name: str, modes: list[Mode]) -> Choice:
    return Choice(name, modes[0].text if len(modes) == 1 else ", ".join(mode.title for mode in modes))


def ask_seats(talk: Talk, low: int, high: int) -> int:
    """How many sit at the table."""
    return int(talk.pick("How many seats?", [Choice(str(seats), "") for seats in range(low, high + 1)]))


def ask_bots(talk: Talk, game: str, seats: int) -> list[str]:
    """Who sits at each seat but the first, which is yours."""
    offered = levels(game)
    named = {level.title: level.name for level in offered} | {"Person": PERSON}
    choices = [Choice(level.title, f"a bot that {level.text}") for level in offered]
    choices.append(Choice("Person", "somebody at this keyboard"))
    usual = len(offered) - 1
    return [named[talk.pick(f"Who sits at seat {seat}?", choices, usual)] for seat in range(2, seats + 1)]

"""Modes: the ways to play, as a person chooses among them at the start."""

from __future__ import annotations

from typing import Any, NamedTuple

from delvewright.cli.talk import Choice, Talk


class Mode(NamedTuple):
    """A way to play: settings it stands for, and the setting it leaves to a second question."""

    key: str
    text: str
    settings: dict[str, Any]
    then: str = ""  # the setting to choose next
    choices: tuple[Choice, ...] = ()
    packs: bool = False  # whether to ask for expansions
    solo: bool = False


WRATH = ["wrath"]

MODES = (
    Mode("first game", "the base book's own list of cards", {"layout": "first_game"}),
    Mode("random", "cards by randomizer", {}, packs=True),
    Mode(
        "preset",
        "a dungeon from the Wrath book's lists",
        {"packs": WRATH},
        "layout",
        (
            Choice("first_wrath", "a first game with Wrath of the Elements: Horde, Traps and a Guardian"),
            Choice("high_fantasy", "dragons, spirits and the Horde"),
            Choice("holy_war", "Doomknights and Undead against clerics"),
            Choice("elemental_fury", "Elementals and Golems"),
            Choice("cut_throat", "every trap there is, and thieves"),
        ),
    ),
    Mode(
        "campaign",
        "several games as one",
        {"packs": WRATH},
        "variant",
        (
            Choice("epic", "one long dungeon with both Thunderstones"),
            Choice("dungeon_crawl", "game after game until one player holds both stones"),
            Choice("trackdown", "a crawl in which what got away lies in wait"),
            Choice("odyssey", "two games for Game Points, with Heroes carried over"),
        ),
    ),
    Mode(
        "solo",
        "you against the dungeon",
        {},
        "variant",
        (
            Choice("solo_normal", "every victory holds the Monsters back"),
            Choice("solo_warrior", "smaller stacks, and only large victories count"),
            Choice("solo_nightmare", "they keep coming"),
        ),
        packs=True,
        solo=True,
    ),
    Mode("prowling", "a Monster left too long in Rank 1 strikes", {"variant": "prowling"}, packs=True),
)

BOTS = (
    Choice("thumb", "a bot that plays by sound rules of thumb, at once"),
    Choice("search", "a bot that thinks ahead, 0.2 seconds a move"),
    Choice("uniform", "a bot that does anything at all"),
    Choice("human", "a person at this keyboard"),
)


def ask_mode(talk: Talk) -> tuple[dict[str, Any], bool]:
    """The settings somebody chooses, and whether it is a game for one."""
    key = talk.pick("What do you want to play?", [Choice(mode.key, mode.text) for mode in MODES])
    mode = next(mode for mode in MODES if mode.key == key)
    settings = dict(mode.settings)
    if mode.then:
        settings[mode.then] = talk.pick("Which one?", mode.choices)
    if mode.packs and talk.yes("Mix in Wrath of the Elements?", default=False):
        settings["packs"] = WRATH
    return settings, mode.solo


def ask_seats(talk: Talk, low: int, high: int) -> int:
    """How many sit at the table."""
    return int(talk.pick("How many seats?", [Choice(str(seats), "") for seats in range(low, high + 1)]))


def ask_bots(talk: Talk, seats: int) -> list[str]:
    """Who sits at each seat but the first, which is yours."""
    return [talk.pick(f"Who sits at seat {seat}?", BOTS) for seat in range(2, seats + 1)]

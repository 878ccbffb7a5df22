"""Set-ups: the ways to play Thunderstone, what a set-up may be made of, and what came up in one."""

from __future__ import annotations

from delvewright.games.thunderstone import GAME
from delvewright.games.thunderstone.kinds import groups, kinds_of_group
from delvewright.games.thunderstone.layout import FEATURE_GROUPS
from delvewright.games.thunderstone.table import MOST_SEATS, Board
from delvewright.views.model import Mode, Slot

TEXT = (
    "Build a deck of Heroes, Weapons and light in the Village, lead it down into the dark, "
    "and come back with more Monsters and the Thunderstone than anybody else."
)

COMPANY = (2, MOST_SEATS)
ALONE = (1, 1)
WRATH = ["wrath"]


def _preset(key: str, title: str, text: str) -> Mode:
    return Mode(key, title, text, {"packs": WRATH, "layout": key}, COMPANY, "preset")


def _campaign(key: str, title: str, text: str) -> Mode:
    return Mode(key, title, text, {"packs": WRATH, "variant": key}, COMPANY, "campaign")


def _solo(key: str, title: str, text: str) -> Mode:
    return Mode(key, title, text, {"variant": key}, ALONE, "solo")


MODES = (
    Mode(
        "first_game",
        "First game",
        "The base book's own list of cards, made for learning.",
        {"packs": [], "layout": "first_game"},
        COMPANY,
        "first game",
    ),
    Mode("random", "Random", "Cards of the base set by randomizer.", {"packs": []}, COMPANY, "random"),
    Mode(
        "random_wrath",
        "Random with Wrath",
        "Base set and Wrath of the Elements mixed: new Heroes, the Horde, Traps and Guardians.",
        {"packs": WRATH},
        COMPANY,
        "random",
    ),
    _preset(
        "first_wrath", "First game with Wrath", "The Horde, Traps and a Guardian, on a list for learning."
    ),
    _preset("high_fantasy", "High Fantasy", "Dragons, spirits and the Horde."),
    _preset("holy_war", "Holy War", "Doomknights and Undead against clerics."),
    _preset("elemental_fury", "Elemental Fury", "Elementals and Golems."),
    _preset("cut_throat", "Cut-Throat", "Every trap there is, and thieves."),
    _campaign("epic", "Epic", "One long dungeon with both Thunderstones."),
    _campaign("dungeon_crawl", "Dungeon Crawl", "Game after game until one player holds both stones."),
    _campaign("trackdown", "Trackdown", "A crawl in which what got away lies in wait."),
    _campaign("odyssey", "Odyssey", "Two games for Game Points, with Heroes carried over."),
    _solo("solo_normal", "Solo", "You against the dungeon: every victory holds the Monsters back."),
    _solo("solo_warrior", "Solo Warrior", "Smaller stacks, and only large victories count."),
    _solo("solo_nightmare", "Solo Nightmare", "Smaller stacks, and they keep coming."),
    Mode(
        "prowling",
        "Prowling Monsters",
        "A Monster left too long in Rank 1 strikes.",
        {"variant": "prowling"},
        COMPANY,
        "prowling",
    ),
)


def _groups(pack: str) -> dict[str, tuple[str, ...]]:
    """The randomizers of a pack by the sort of slot they fill."""
    features = [name for name, group in FEATURE_GROUPS.items() if kinds_of_group(group)[0].pack == pack]
    return {
        "monsters": (*groups("monster", pack), *groups("horde", pack)),
        "features": tuple(features),
        "heroes": tuple(groups("hero", pack)),
        "village": tuple(groups("village", pack)),
    }


GROUPS = {pack: _groups(pack) for pack in ("base", *GAME.packs)}


def slots(p: Board) -> tuple[Slot, ...]:
    """The cards of a position's game, slot by slot. What the variant or a list lays down is fixed."""
    layout, listed = p.layout, p.rules.layout != "random"
    return (
        *[_slot("monsters", name, name, listed) for name in layout.monsters],
        *[
            _slot("features", name, FEATURE_GROUPS[name], listed or layout.variant == "epic")
            for name in layout.features
        ],
        *[_slot("heroes", name, name, listed) for name in layout.heroes],
        *[_slot("village", name, name, listed) for name in layout.village],
        *[Slot("stones", stone, (stone,), True) for stone in layout.stones],
    )


def _slot(sort: str, name: str, group: str, fixed: bool) -> Slot:
    return Slot(sort, name, tuple(kind.id for kind in kinds_of_group(group)), fixed)

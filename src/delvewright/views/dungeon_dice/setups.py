"""Set-ups: the ways to play Dungeon Dice, what a set-up may be made of, and what is in one."""

from __future__ import annotations

from delvewright.games.dungeon_dice.board import Board
from delvewright.games.dungeon_dice.book import MODES as BOXES
from delvewright.games.dungeon_dice.book import PLAYERS, SETS
from delvewright.games.dungeon_dice.kinds import KINDS
from delvewright.games.dungeon_dice.layout import UNPIECED, chosen_sets
from delvewright.views.model import Mode, Slot

TEXT = (
    "Heroes, monsters, treasure and places are dice: arm yourself, beat what you meet alone or with help, "
    "bargain, meddle, and be the first with enough fame for the throne."
)

EVERYTHING = [name for name in BOXES["standard"] if name != "core"]

MODES = (
    Mode(
        "first_game",
        "First game",
        "The core box alone, to 4 fame: equipment, potions, spells and monsters; the usual deals.",
        {"mode": "core", "packs": [], "bargains": "templates", "dungeon_die": "none"},
        PLAYERS,
        "first game",
    ),
    Mode(
        "core",
        "Core game",
        "The core box with any deal you can think of, to 4 fame.",
        {"mode": "core", "packs": []},
        PLAYERS,
        "core",
    ),
    Mode(
        "standard",
        "All sets",
        "Every set: legendary artifacts, guilds, familiars, relics, events and places, to 4 fame.",
        {"mode": "standard", "packs": EVERYTHING},
        PLAYERS,
        "standard",
    ),
    Mode(
        "epic",
        "Epic game",
        "Every set with the long trackers, to 7 fame; an epic monster comes for everybody.",
        {"mode": "epic", "packs": EVERYTHING},
        PLAYERS,
        "epic",
    ),
    Mode(
        "terrain",
        "All sets with terrain",
        "Every set, and the terrain die beside the Dungeon die.",
        {"mode": "standard", "packs": EVERYTHING, "terrain": True},
        PLAYERS,
        "standard",
    ),
    Mode(
        "bosses",
        "All sets with bosses",
        "Every set and the boss monsters with their rings.",
        {"mode": "standard", "packs": [*EVERYTHING, "boss_monsters"], "bosses": True},
        PLAYERS,
        "standard",
    ),
    Mode(
        "own",
        "Sets of your choice",
        "The core box with whichever sets you like, to 4 fame.",
        {"mode": "core"},
        PLAYERS,
        "standard",
    ),
)


def groups_of(name: str) -> dict[str, tuple[str, ...]]:
    """The kinds a set brings, by the bag they go into."""
    found: dict[str, tuple[str, ...]] = {}
    for kind in KINDS.bringing.get(name, KINDS.values()):
        if name in kind.copies and kind.type not in UNPIECED and next(iter(kind.copies)) == name:
            found[kind.bag] = (*found.get(kind.bag, ()), kind.id)
    return found


GROUPS = {"base": groups_of("core"), **{name: groups_of(name) for name in SETS if name != "core"}}


def slots(p: Board) -> tuple[Slot, ...]:
    """The sets a position's game is played with, and the kinds each brings first."""
    here = {kind.id for kind in p.cast}
    found, box = [], KINDS.in_play(p.rules.packs)
    for name in chosen_sets(p.rules):
        kinds = tuple(kind.id for kind in box.values() if next(iter(kind.copies)) == name and kind.id in here)
        found.append(Slot("sets", name, kinds, True))
    return tuple(found)

"""Set-ups: the ways to play Thunderstone, what a set-up may be made of, and what came up in one."""

from __future__ import annotations

from collections.abc import Sequence

from delvewright.games.thunderstone.base import BASE
from delvewright.games.thunderstone.board import MOST_SEATS, Board
from delvewright.games.thunderstone.kinds import KINDS, groups, kinds_of_group
from delvewright.games.thunderstone.layout import FEATURES, STONES
from delvewright.games.thunderstone.pack import Pack
from delvewright.games.thunderstone.packs import PACKS, SETS
from delvewright.views.model import Mode, Slot

TEXT = (
    "Build a deck of Heroes, Weapons and light in the Village, lead it down into the dark, "
    "and come back with more Monsters and the Thunderstone than anybody else."
)

COMPANY = (2, MOST_SEATS)
ALONE = (1, 1)
SECOND_STONE = [KINDS[stone].pack for stone in STONES[1:2]]
"""The pack that brings it."""


def _mixed(pack: Pack) -> Mode:
    text = f"Base set and {pack.title} mixed: {pack.brings}."
    settings = {"packs": [pack.id]}
    return Mode(f"random_{pack.id}", f"Random with {pack.short}", text, settings, COMPANY, "random")


def _listed(pack: Pack, sort: str) -> list[Mode]:
    packs = [id for id in PACKS if id == pack.id]
    return [
        Mode(key, preset.title, preset.text, {"packs": packs, "layout": key}, COMPANY, sort)
        for key, preset in pack.presets.items()
    ]


def _campaign(key: str, title: str, text: str) -> Mode:
    return Mode(key, title, text, {"packs": SECOND_STONE, "variant": key}, COMPANY, "campaign")


def _solo(key: str, title: str, text: str) -> Mode:
    return Mode(key, title, text, {"variant": key}, ALONE, "solo")


MODES = (
    *_listed(BASE, "first game"),
    Mode("random", "Random", "Cards of the base set by randomizer.", {"packs": []}, COMPANY, "random"),
    *[_mixed(pack) for pack in PACKS.values()],
    *[mode for pack in PACKS.values() for mode in _listed(pack, "preset")],
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


def groups_of(pack: str) -> dict[str, tuple[str, ...]]:
    """The randomizers of a pack by the sort of slot they fill."""
    return {
        "monsters": (*groups("monster", pack), *groups("horde", pack)),
        "features": tuple(SETS[pack].features) if pack in SETS else (),
        "heroes": tuple(groups("hero", pack)),
        "village": tuple(groups("village", pack)),
    }


GROUPS = {pack: groups_of(pack) for pack in SETS}


def slots(p: Board) -> tuple[Slot, ...]:
    """The cards of a position's game, slot by slot. What the variant or a list lays down is fixed."""
    layout, packs, listed = p.layout, p.rules.packs, p.rules.layout != "random"
    return (
        *[_slot(packs, "monsters", name, name, listed) for name in layout.monsters],
        *[
            _slot(packs, "features", name, FEATURES[name], listed or layout.variant == "epic")
            for name in layout.features
        ],
        *[_slot(packs, "heroes", name, name, listed) for name in layout.heroes],
        *[_slot(packs, "village", name, name, listed) for name in layout.village],
        *[Slot("stones", stone, (KINDS.in_play(packs)[stone].id,), True) for stone in layout.stones],
    )


def _slot(packs: Sequence[str], sort: str, name: str, group: str, fixed: bool) -> Slot:
    return Slot(sort, name, tuple([kind.id for kind in kinds_of_group(group, packs)]), fixed)

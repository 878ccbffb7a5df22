"""Set-ups: the ways to play Dungeoneer, and what is in one."""

from __future__ import annotations

from typing import Any

from delvewright.games.dungeoneer.board import MOST_SEATS, Board
from delvewright.games.dungeoneer.kinds import KINDS, sets_of
from delvewright.games.dungeoneer.layout import SEATS_A_SET
from delvewright.games.dungeoneer.printed import SETS
from delvewright.views.model import Mode, Slot

TEXT = (
    "Lay the dungeon card by card and be the first to finish three Quests in it, while everybody else is the "
    "Dungeonlord who spends your Peril on monsters, traps and banes."
)

CRYPT, MARCHES, NIGHT = SETS
ONE_SET, TWO_SETS = (2, SEATS_A_SET), (2, MOST_SEATS)


def _mode(key: str, title: str, text: str, packs: list[str], family: str, **settings: Any) -> Mode:
    maps = [name for name in packs if name != NIGHT]
    company = TWO_SETS if len(maps) > 1 else ONE_SET
    grade = {"grade": settings.pop("grade", "heroic")}
    return Mode(key, title, text, {"packs": packs, **grade, **settings}, company, family)


MODES = (
    _mode(
        "first_game",
        "First game",
        "The Sunken Crypt: passages, rooms and three Quests, about half an hour for two.",
        [CRYPT],
        "first game",
    ),
    _mode("marches", "The Haunted Marches", "Roads, forests, swamps and a Portal or two.", [MARCHES], "sets"),
    Mode(
        "own",
        "Sets of your choice",
        "Either map or both, with heroes from Level 1: tick the sets, or wish for what shall be in them.",
        {},
        ONE_SET,
        "sets",
    ),
    _mode(
        "both",
        "Dungeon and Wilderness",
        "Both sets: two maps that Portals join, a Glory deck and a Peril deck, up to six players.",
        [CRYPT, MARCHES],
        "sets",
    ),
    _mode(
        "open_quests",
        "A race for open Quests",
        "All Quests are for everybody, two on offer at a time.",
        [CRYPT],
        "options",
        no_personal_quests=True,
    ),
    _mode(
        "revealed_map",
        "Revealed map",
        "The whole map is laid before the first turn: no drawing of Map cards, all planning.",
        [CRYPT],
        "options",
        revealed_map=True,
    ),
    _mode(
        "no_death",
        "Nobody is out",
        "Whoever falls comes back with a new hero at the first Level; Quests are kept.",
        [CRYPT],
        "options",
        reincarnation=True,
    ),
    _mode(
        "epic",
        "Epic heroes",
        "The Long Night: epic heroes from Level 4, epic Quests and monsters, in the Crypt.",
        [CRYPT, NIGHT],
        "long",
        grade="epic",
    ),
    _mode(
        "campaign",
        "From heroic to epic",
        "All three sets: heroes rise from Level 1 into epic Levels, and three epic Quests win.",
        [CRYPT, MARCHES, NIGHT],
        "long",
        grade="campaign",
    ),
)


def slots(p: Board) -> tuple[Slot, ...]:
    """The sets a position's game is played with, and the kinds each brings first."""
    box = KINDS.in_play(p.rules.packs)
    return tuple(
        [
            Slot("sets", SETS[name], tuple([kind.id for kind in box.values() if kind.set == name]), True)
            for name in sets_of(p.rules.packs)
        ]
    )

"""Set-ups: the ways to play Barricades Mode, what a set-up may be made of, and what came up in one."""

from __future__ import annotations

from typing import Any

from delvewright.games.barricades.board import (
    DENS,
    LAIR,
    MONSTERS,
    MOST_SEATS,
    ROOMS,
    STACKS,
    WILDERNESS,
    Board,
)
from delvewright.games.barricades.kinds import (
    GROUPS,
    KINDS,
    MARKET,
    SETUPS,
    hero_cards,
    monsters_of,
)
from delvewright.games.barricades.kinds import (
    ROOMS as ROOM_KINDS,
)
from delvewright.games.barricades.kinds import (
    STACKS as HEROES,
)
from delvewright.games.barricades.printed import Card, Monster, Room
from delvewright.views.model import Mode, Slot

TEXT = (
    "One village and up to six Champions, all on one side: visit, build, delve, hold the Horde off, "
    "and bring the Guardian down before the last roof burns."
)

LEVELS = {
    "first_time": ("First time", "Two better Heroes each to begin with: the gentlest way in."),
    "easy": ("Easy", "One better Hero each to begin with."),
    "medium": ("Medium", "As the book tells it: five locations to lose."),
    "hard": ("Hard", "Chits that hurt, and three destroyed locations lose."),
    "legendary": ("Legendary", "Chits that hurt, and the first destroyed location loses."),
}


def _company(key: str) -> tuple[int, int]:
    low, high = SETUPS[key].seats
    return low, high


def _listed(key: str, title: str, text: str, family: str) -> Mode:
    settings: dict[str, Any] = {"layout": key, "difficulty": SETUPS[key].difficulty}
    return Mode(key, title, text, settings, _company(key), family)


def _by_chance(key: str) -> Mode:
    title, text = LEVELS[key]
    return Mode(f"random_{key}", title, text, {"difficulty": key}, (1, MOST_SEATS), "by chance")


MODES = (
    _listed(
        "first_night_together",
        "First night together",
        "Smorga the Queen and gentle stacks, with better Heroes to begin with.",
        "first night",
    ),
    _listed(
        "jordans_first_night",
        "First night alone",
        "One Champion against Smorga the Queen, with better Heroes to begin with.",
        "first night",
    ),
    *[_by_chance(key) for key in ("medium", "first_time", "easy", "hard", "legendary")],
    _listed("the_dragon_comes", "The dragon comes", "Ezuzrius the Noble, and chits that hurt.", "set-ups"),
    _listed("six_at_the_gate", "Six at the gate", "A full table against Baalok.", "set-ups"),
)

LEVEL_WORDS = ("", "one", "two", "three")


def _names(kinds: dict[str, Any], wanted: str, value: Any) -> tuple[str, ...]:
    return tuple([kind.name for kind in kinds.values() if getattr(kind, wanted) == value])


GROUPS_BY_SORT = {
    "base": {
        "heroes": tuple([stack.name for stack in HEROES.values()]),
        **{f"{sort}s": _names(MARKET, "sort", sort) for sort in ("weapon", "spell", "item")},
        "monsters": tuple([group.name for group in GROUPS.values()]),
        "rooms": tuple([room.name for room in ROOM_KINDS.values()]),
    }
}
"""What may be picked and banned, by the sort of slot."""


def slots(p: Board) -> tuple[Slot, ...]:
    """What a position's game is played with: stacks, Monsters, rooms and the Guardian."""
    listed = p.rules.layout != "random"
    found = [_stack(p, zone, listed) for zone in range(STACKS, len(p.zones)) if p.zones[zone]]
    for index in range(3):
        kinds = [p.cast[piece] for piece in (*p.zones[MONSTERS + index], *_dens(p))]
        group = next(kind.group for kind in kinds if isinstance(kind, Monster) and kind.level == index + 1)
        found.append(
            Slot("monsters", GROUPS[group].name, tuple([one.id for one in monsters_of(group)]), listed)
        )
    for node in range(WILDERNESS + 1, LAIR):
        room = p.cast[p.zones[ROOMS + node][0]]
        assert isinstance(room, Room)
        found.append(Slot("rooms", room.name, (room.id,), listed))
    guardian = p.cast[p.guardian]
    return (*found, Slot("guardian", guardian.name, (guardian.id,), True))


def _dens(p: Board) -> list[int]:
    return [piece for node in range(WILDERNESS + 1, LAIR) for piece in p.zones[DENS + node]]


def _stack(p: Board, zone: int, listed: bool) -> Slot:
    top = p.cast[p.zones[zone][0]]
    assert isinstance(top, Card)
    if top.sort == "hero":
        return Slot("heroes", top.name, tuple([card.id for card in hero_cards(top.stack)]), listed)
    return Slot(f"{top.sort}s", KINDS[top.stack].name, (top.id,), listed)

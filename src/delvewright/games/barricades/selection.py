"""Selection: which stacks, groups, rooms and Guardian a game uses, of what a set-up says (BQ-BASE-49)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any, NamedTuple

from delvewright.games.barricades.board import SETUP_STREAM, Board
from delvewright.games.barricades.kinds import (
    GROUPS,
    GUARDIANS,
    KINDS,
    MARKET,
    PRESTIGE,
    ROOMS,
    SETUPS,
    STACKS,
)
from delvewright.games.barricades.printed import CLASSES, Monster
from delvewright.kernel.chance import ordered
from delvewright.kernel.errors import BadSetup, near

WANDERERS = tuple([id for id, kind in KINDS.items() if isinstance(kind, Monster) and not kind.level])
"""What may live in the Wilderness."""

CHOICES = tuple([KINDS[id].name for id in (*STACKS, *MARKET, *GROUPS, *ROOMS)])
"""What a set-up may pick and ban, by name."""


class Chosen(NamedTuple):
    """What a game is played with."""

    guardian: str
    heroes: tuple[str, ...]
    market: tuple[str, ...]
    groups: tuple[str, ...]
    rooms: tuple[str, ...]
    wanderer: str


def choose(p: Board, seats: int) -> Chosen:
    """BQ-SETUP-02/14/17, BQ-BASE-49. A set-up of ours, or what is drawn under the constraints."""
    rules = p.rules
    _check_classes(rules.classes, seats)
    _check_names(rules.pick, rules.ban)
    if rules.layout != "random":
        chosen = _recommended(p, seats)
    else:
        chosen = Chosen(
            rules.guardian if rules.guardian != "random" else _drawn(p, GUARDIANS, 1, "Guardian")[0],
            tuple(_drawn(p, STACKS, 2, "Hero stacks") if seats == 1 else _four_classes(p)),
            tuple(_drawn(p, MARKET, 4, "market stacks") if seats == 1 else _market(p)),
            _of_each_level(p, GROUPS, 1, "Monster groups"),
            _of_each_level(p, ROOMS, 2, "rooms"),
            _drawn(p, WANDERERS, 1, "Monsters of the Wilderness")[0],
        )
    return chosen


def _check_classes(classes: tuple[str, ...], seats: int) -> None:
    """BQ-SETUP-03. Each Prestige board is there once."""
    names = [board.name for board in PRESTIGE.values()]
    for name in filter(None, classes):  # whoever is not named one chooses
        if name not in names:
            raise BadSetup(f"classes: there is no Prestige class {name!r}; {near(name, names)}")
        if classes.count(name) > 1:
            raise BadSetup(f"classes: {name!r} is there only once, and named {classes.count(name)} times")
    if len(classes) > seats:
        raise BadSetup(f"classes: {len(classes)} are named for {seats} Champions")


def _check_names(pick: tuple[str, ...], ban: tuple[str, ...]) -> None:
    for setting, names in (("pick", pick), ("ban", ban)):
        for name in names:
            if name not in CHOICES:
                raise BadSetup(f"{setting}: there is no {name!r}; {near(name, CHOICES)}")
    both = sorted({*pick} & {*ban})
    if both:
        raise BadSetup(f"{both[0]!r} is both picked and banned")


def _recommended(p: Board, seats: int) -> Chosen:
    rules, fixed = p.rules, SETUPS[p.rules.layout]
    if rules.pick or rules.ban:
        raise BadSetup(f"the layout {rules.layout!r} is fixed: nothing can be picked or banned")
    if not fixed.seats[0] <= seats <= fixed.seats[1]:
        raise BadSetup(
            f"the layout {rules.layout!r} is for {fixed.seats[0]} to {fixed.seats[1]} seats, not {seats}"
        )
    guardian = fixed.guardian if rules.guardian == "random" else rules.guardian
    return Chosen(guardian, fixed.heroes, fixed.market, fixed.groups, fixed.rooms, WANDERERS[0])


def _of_each_level(p: Board, kinds: dict[str, Any], count: int, what: str) -> tuple[str, ...]:
    found = []
    for level in (1, 2, 3):
        ids = [id for id, kind in kinds.items() if kind.level == level]
        found += _drawn(p, ids, count, f"{what} of level {level}")
    return tuple(found)


def _candidates(p: Board, ids: Iterable[str]) -> tuple[list[str], list[str]]:
    """Those picked, and those neither picked nor banned as chance has them."""
    left = [id for id in ids if KINDS[id].name not in p.rules.ban]
    picked = [id for id in left if KINDS[id].name in p.rules.pick]
    free = [id for id in left if id not in picked]
    return picked, [free[index] for index in ordered(p, SETUP_STREAM, tuple(range(len(free))))]


def _drawn(p: Board, ids: Iterable[str], count: int, what: str) -> list[str]:
    picked, free = _candidates(p, ids)
    if len(picked) > count:
        names = ", ".join([KINDS[id].name for id in picked])
        raise BadSetup(f"pick: {names} are {len(picked)} {what}, and a game has {count}")
    found = (picked + free)[:count]
    if len(found) < count:
        raise BadSetup(f"ban: a game has {count} {what}, and {len(found)} are left")
    return found


def _four_classes(p: Board) -> list[str]:
    """BQ-BASE-49. Four stacks that cover all four classes, of those picked and of the rest by chance."""
    picked, free = _candidates(p, STACKS)
    for more in combinations(free, max(0, 4 - len(picked))):
        words = {word for id in (*picked, *more) for word in STACKS[id].keywords}
        if len(picked) <= 4 and words.issuperset(CLASSES):
            return [*picked, *more]
    names = ", ".join([KINDS[id].name for id in picked]) or "nobody"
    raise BadSetup(f"pick, ban: no 4 Hero stacks with {names} cover all four classes")


def _market(p: Board) -> list[str]:
    """BQ-BASE-49. Two of each sort, and two of any."""
    found: list[str] = []
    spare: list[str] = []
    for sort in ("item", "spell", "weapon"):
        picked, free = _candidates(p, [id for id, card in MARKET.items() if card.sort == sort])
        these = picked + free
        if len(these) < 2:
            raise BadSetup(f"ban: a game has 2 market stacks of {sort}s at least, and {len(these)} are left")
        found += these[:2]
        spare += these[2:]
    return found + _drawn(p, spare, 2, "further market stacks")

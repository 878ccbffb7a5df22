"""The layout: which stacks, groups, rooms and Guardian a game uses, and how they are put on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from delvewright.games.barricades import choosing, closing
from delvewright.games.barricades.board import (
    BAG,
    BAG_STREAM,
    CLASSES,
    DECK,
    DENS,
    GUILDS,
    LAIR,
    LEGENDS,
    MONSTER_STREAM,
    MONSTERS,
    NODES,
    PLACES,
    ROOMS,
    SETUP_STREAM,
    STACKS,
    SUPPLY,
    THRALLS,
    TOKENS,
    TREASURE_STREAM,
    TREASURES,
    VILLAGE,
    WALLS,
    WILDERNESS,
    WOUND_STREAM,
    WOUNDS,
    Board,
    level_of,
)
from delvewright.games.barricades.kinds import (
    BARRICADES,
    BOARD,
    CARDS,
    CHIT_KINDS,
    DIFFICULTIES,
    GROUPS,
    GUARDIANS,
    KINDS,
    MARKET,
    PRESTIGE,
    SETUPS,
    STARTING_DECKS,
    hero_cards,
    monsters_of,
)
from delvewright.games.barricades.kinds import (
    GUILDS as GUILD_KINDS,
)
from delvewright.games.barricades.kinds import (
    ROOMS as ROOM_KINDS,
)
from delvewright.games.barricades.kinds import (
    STACKS as HERO_STACKS,
)
from delvewright.games.barricades.printed import CLASSES as HERO_CLASSES
from delvewright.games.barricades.printed import Kind
from delvewright.kernel.chance import ordered, shuffled
from delvewright.kernel.errors import BadSetup, near
from delvewright.kernel.steps import push, step

WANDERERS = tuple([id for id, kind in KINDS.items() if getattr(kind, "group", "") == "wilderness_barricades"])


CHOICES = tuple([KINDS[id].name for id in (*HERO_STACKS, *MARKET, *GROUPS, *ROOM_KINDS)])
"""What a set-up may pick and ban, by name."""


class Chosen(NamedTuple):
    """What a game is played with."""

    guardian: str
    heroes: tuple[str, ...]
    market: tuple[str, ...]
    groups: tuple[str, ...]
    rooms: tuple[str, ...]


def choose(p: Board, seats: int) -> Chosen:
    """BQ-SETUP-02/14, BQ-BASE-49. A set-up of ours, or what is drawn under the constraints."""
    rules = p.rules
    for setting in ("pick", "ban"):
        for name in getattr(rules, setting):
            if name not in CHOICES:
                raise BadSetup(f"{setting}: there is no {name!r}; {near(name, CHOICES)}")
    both = {*rules.pick} & {*rules.ban}
    if both:
        raise BadSetup(f"{sorted(both)[0]!r} is both picked and banned")
    if rules.layout != "random":
        fixed = SETUPS[rules.layout]
        if rules.pick or rules.ban:
            raise BadSetup(f"the layout {rules.layout!r} is fixed: nothing can be picked or banned")
        if not fixed.seats[0] <= seats <= fixed.seats[1]:
            raise BadSetup(
                f"the layout {rules.layout!r} is for {fixed.seats[0]} to {fixed.seats[1]} seats, not {seats}"
            )
        guardian = fixed.guardian if rules.guardian == "random" else rules.guardian
        return Chosen(guardian, fixed.heroes, fixed.market, fixed.groups, fixed.rooms)

    def drawn(names: Iterable[str], count: int) -> list[str]:
        """So many of these: those picked first, the rest as they come."""
        left = [id for id in names if KINDS[id].name not in rules.ban]
        picked = [id for id in left if KINDS[id].name in rules.pick]
        free = [name for name in left if name not in picked]
        free = [free[index] for index in ordered(p, SETUP_STREAM, tuple(range(len(free))))]
        found = (picked + free)[:count]
        if len(found) < count:
            raise BadSetup(f"{count} are wanted of {', '.join(names)}, but only {len(found)} are left")
        return found

    guardian = rules.guardian if rules.guardian != "random" else drawn(GUARDIANS, 1)[0]
    alone = seats == 1
    heroes = (
        drawn(HERO_STACKS, 2)
        if alone
        else _four_classes(drawn(HERO_STACKS, len(HERO_STACKS) - _banned(rules, HERO_STACKS)))
    )
    if alone:
        market = drawn(MARKET, 4)
    else:
        by_sort = {
            sort: [id for id, card in MARKET.items() if card.sort == sort]
            for sort in ("item", "spell", "weapon")
        }
        market = [id for names in by_sort.values() for id in drawn(names, 2)]
        market += drawn([id for id in MARKET if id not in market], 2)
    groups = [
        drawn([id for id, group in GROUPS.items() if group.level == level], 1)[0] for level in (1, 2, 3)
    ]
    rooms = [
        id
        for level in (1, 2, 3)
        for id in drawn([id for id, room in ROOM_KINDS.items() if room.level == level], 2)
    ]
    return Chosen(guardian, tuple(heroes), tuple(market), tuple(groups), tuple(rooms))


def _banned(rules: Any, names: Iterable[str]) -> int:
    return sum([KINDS[id].name in rules.ban for id in names])


def _four_classes(names: Sequence[str]) -> list[str]:
    """BQ-BASE-49. The first four stacks, in their order, that cover all four classes."""
    chosen: list[str] = []
    for name in names:
        missing = _missing(chosen)
        if len(chosen) + len(missing) < 4 or missing & {*HERO_STACKS[name].keywords}:
            chosen.append(name)
        if len(chosen) == 4:
            return chosen
    raise BadSetup(f"no four Hero stacks of {', '.join(names)} cover all four classes")


def _missing(stacks: Sequence[str]) -> set[str]:
    """The fewest stacks still needed are at most as many as the classes no stack has yet."""
    return {*HERO_CLASSES}.difference(*[HERO_STACKS[name].keywords for name in stacks])


# Laying out ---------------------------------------------------------------------------------------------


class Box:
    """Hands out pieces: every copy of a kind becomes a number of its own."""

    def __init__(self) -> None:
        self.cast: list[Kind] = []

    def take(self, kind: Kind, copies: int | None = None) -> tuple[int, ...]:
        first = len(self.cast)
        self.cast += [kind] * (getattr(kind, "copies", 1) if copies is None else copies)
        return tuple(range(first, len(self.cast)))


def lay_out(p: Board, seats: int) -> None:
    """BQ-SETUP-01…14, BQ-BASE-49. All that is played with; what is shuffled and dealt follows as steps."""
    chosen = choose(p, seats)
    box = Box()
    zones: list[tuple[int, ...]] = [()] * (STACKS + len(chosen.heroes) + len(chosen.market))
    p.zones = zones
    p.at, p.wounds, p.xp, p.rank = [WILDERNESS] * seats, [0] * seats, [0] * seats, [0] * seats
    p.gear = [(0,) * len(TOKENS)] * seats
    for index, id in enumerate(chosen.heroes):
        zones[STACKS + index] = tuple([piece for card in hero_cards(id) for piece in box.take(card)])
    for index, id in enumerate(chosen.market, len(chosen.heroes)):
        zones[STACKS + index] = box.take(MARKET[id])
    deck = STARTING_DECKS["deck_solo" if seats == 1 else "deck_coop"]
    for seat in range(seats):
        zones[DECK + seat] = tuple(
            [piece for id, count in deck.cards.items() for piece in box.take(CARDS[id], count)]
        )
    for zone, sort in (
        (WOUNDS, "wound"),
        (TREASURES, "treasure"),
        (LEGENDS, "legendary"),
        (THRALLS, "guardian"),
    ):
        zones[zone] = tuple(
            [piece for card in CARDS.values() if card.deck == sort for piece in box.take(card)]
        )
    _dungeon(p, box, chosen)
    _village(p, box)
    zones[CLASSES] = tuple([piece for kind in PRESTIGE.values() for piece in box.take(kind)])
    if p.rules.guilds:
        zones[GUILDS] = tuple([piece for kind in GUILD_KINDS.values() for piece in box.take(kind)])
    zones[SUPPLY] = tuple([piece for id in TOKENS for piece in box.take(KINDS[id], 1)]) + box.take(BOARD, 1)
    p.cast = tuple(box.cast)
    push(p, shuffle_all)


def _dungeon(p: Board, box: Box, chosen: Chosen) -> None:
    zones = p.zones
    zones[ROOMS + WILDERNESS] = box.take(KINDS["wilderness_barricades"], 1)
    zones[DENS + WILDERNESS] = box.take(KINDS[WANDERERS[0]], 1)
    rooms = list(chosen.rooms)
    for node in range(len(NODES)):
        for id in rooms:
            if ROOM_KINDS[id].level == level_of(node):
                zones[ROOMS + node] = box.take(ROOM_KINDS[id])
                rooms.remove(id)
                break
    for index, id in enumerate(chosen.groups):
        zones[MONSTERS + index] = tuple([piece for kind in monsters_of(id) for piece in box.take(kind)])
    zones[DENS + LAIR] = box.take(GUARDIANS[chosen.guardian], 1)
    p.guardian = zones[DENS + LAIR][0]


def _village(p: Board, box: Box) -> None:
    """BQ-SETUP-07/08, BQ-CHIT-07/11. Locations with their Barricades, and the chits in the bag."""
    zones = p.zones
    zones[VILLAGE] = tuple([piece for id in PLACES for piece in box.take(KINDS[id], 1)])
    walls = {kind.location: kind for kind in BARRICADES.values()}
    zones[WALLS] = tuple([piece for id in PLACES for piece in box.take(walls[id], 1)])
    advanced = DIFFICULTIES[p.rules.difficulty].chits == "advanced"
    swapped = [chit for chit in CHIT_KINDS.values() if chit.replaces] if advanced else []
    for chit in CHIT_KINDS.values():
        if chit in swapped:
            zones[BAG] += box.take(chit)
        elif not chit.replaces:
            zones[BAG] += box.take(
                chit, chit.copies - sum([one.copies for one in swapped if one.replaces == chit.id])
            )


@step
def shuffle_all(p: Board) -> None:
    """BQ-BASE-44. Decks are shuffled, a Monster comes to every room; then Champions are made."""
    zones = p.zones
    for zone, stream in ((WOUNDS, WOUND_STREAM), (TREASURES, TREASURE_STREAM), (BAG, BAG_STREAM)):
        zones[zone] = shuffled(p, stream, zones[zone])
    for level in range(3):
        zones[MONSTERS + level] = shuffled(p, MONSTER_STREAM + level, zones[MONSTERS + level])
    closing.refill(p)
    choosing.begin(p)

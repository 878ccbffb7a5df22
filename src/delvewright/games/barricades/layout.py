"""The layout: what a game is played with, put on the table (BQ-SETUP)."""

from __future__ import annotations

from delvewright.games.barricades import choosing, closing
from delvewright.games.barricades.board import (
    BAG,
    BAG_STREAM,
    CLASSES,
    DENS,
    DISCARD,
    GUILDS,
    LAIR,
    LEGENDS,
    MONSTER_STREAM,
    MONSTERS,
    NODES,
    PLACES,
    ROOMS,
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
    GUARDIANS,
    KINDS,
    MARKET,
    PRESTIGE,
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
from delvewright.games.barricades.printed import Kind
from delvewright.games.barricades.selection import Chosen, choose
from delvewright.kernel.chance import shuffled
from delvewright.kernel.errors import BadSetup
from delvewright.kernel.steps import push, step
from delvewright.words.own import is_own

# Laying out ---------------------------------------------------------------------------------------------


class Box:
    """Hands out pieces: every copy of a kind becomes a number of its own."""

    def __init__(self, packs: tuple[str, ...]) -> None:
        self.cast: list[Kind] = []
        self.in_play = KINDS.in_play(packs)  # with what packs of one's own change

    def take(self, kind: Kind, copies: int | None = None) -> tuple[int, ...]:
        kind, first = self.in_play[kind.id], len(self.cast)
        self.cast += [kind] * (getattr(kind, "copies", 1) if copies is None else copies)
        return tuple(range(first, len(self.cast)))


PILES = [
    (zone, [card for card in CARDS.values() if card.deck == deck])
    for zone, deck in (
        (WOUNDS, "wound"),
        (TREASURES, "treasure"),
        (LEGENDS, "legendary"),
        (THRALLS, "guardian"),
    )
]
"""The cards that lie in the same place in every game."""


def check(packs: tuple[str, ...]) -> None:
    """Say what is wrong with the packs, which are all of one's own."""
    for name in packs:
        if not is_own(name):
            raise BadSetup(f"there is no pack {name!r}: name the folder of one of your own")
        KINDS.check(name)


def lay_out(p: Board, seats: int) -> None:
    """BQ-SETUP-01…14, BQ-BASE-49. All that is played with; what is shuffled and dealt follows as steps."""
    check(p.rules.packs)
    chosen = choose(p, seats)
    box = Box(p.rules.packs)
    zones: list[tuple[int, ...]] = [()] * (STACKS + len(chosen.heroes) + len(chosen.market))
    p.zones = zones
    p.at, p.wounds, p.rank = [WILDERNESS] * seats, [0] * seats, [0] * seats
    p.xp = [seats if p.rules.starting_xp == "champions" else 0] * seats  # BQ-OPEN-35
    p.gear = [(0,) * len(TOKENS)] * seats
    for index, id in enumerate(chosen.heroes):
        zones[STACKS + index] = tuple([piece for card in hero_cards(id) for piece in box.take(card)])
    for index, id in enumerate(chosen.market, len(chosen.heroes)):
        zones[STACKS + index] = box.take(MARKET[id])
    deck = STARTING_DECKS["deck_solo" if seats == 1 else "deck_coop"]
    for seat in range(seats):
        zones[DISCARD + seat] = tuple(
            [piece for id, count in deck.cards.items() for piece in box.take(CARDS[id], count)]
        )
    for zone, cards in PILES:
        zones[zone] = tuple([piece for card in cards for piece in box.take(card)])
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
    zones[DENS + WILDERNESS] = box.take(KINDS[chosen.wanderer], 1)
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

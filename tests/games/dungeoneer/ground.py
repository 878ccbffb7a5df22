"""Ground: small maps laid by hand, for tests of what a map alone decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from delvewright.games.dungeoneer import build
from delvewright.games.dungeoneer.board import CENTRES, DISCARD, DUNGEON_MAPS, MAP, MAPS, NONE, Board
from delvewright.games.dungeoneer.kinds import pieces_of
from delvewright.games.dungeoneer.settings import SETTINGS, Rules
from delvewright.kernel.ask import Option, Reason, refusals
from delvewright.kernel.events import Event
from delvewright.kernel.steps import push, run
from delvewright.words import maps
from delvewright.words.maps import cell_at, row_and_column
from delvewright.words.zones import move, zone_of

ALONE = ("crypt",)
BOTH = ("crypt", "marches")


def ground(*packs: str, seats: int = 2, **settings: Any) -> Board:
    """A board with all Map cards in their decks, everything else discarded, and no hero on it yet."""
    packs = packs or ALONE
    p = Board.fresh()
    p.cast = tuple(pieces_of(packs))
    p.rules = Rules(
        **{name: setting.default for name, setting in SETTINGS.items()} | {"packs": packs} | settings
    )
    cards = [piece for piece, kind in enumerate(p.cast) if kind.sort == "map"]
    p.places, p.turned = (NONE,) * len(cards), (0,) * len(cards)
    p.at, p.stuck, p.life, p.movement = [NONE] * seats, (NONE,) * seats, [6] * seats, [3] * seats
    for card in cards:
        apart = len(packs) > 1 and p.rules.two_map_decks and p.cast[card].border == "dungeon"
        p.zones[DUNGEON_MAPS if apart else MAPS] += (card,)
    p.zones[DISCARD] = tuple(range(len(cards), len(p.cast)))
    return p


def piece(p: Board, kind: str) -> int:
    return next(piece for piece, other in enumerate(p.cast) if other.id == kind)


def names(p: Board, pieces: Any) -> list[str]:
    return [p.cast[piece].id for piece in pieces]


def cell(row: int, column: int, border: str = "dungeon") -> int:
    """A cell by its way from the first Entrance: rows to the south, columns to the east."""
    return CENTRES[border] + cell_at(row, column)


def lay(p: Board, **tiles: tuple[int, ...]) -> None:
    """Map cards where they shall lie: (row, column) from their border's middle, and a turn if any."""
    for kind, (row, column, *turn) in tiles.items():
        tile = piece(p, kind)
        move(p, tile, zone_of(p, tile), MAP)
        maps.lay(p, tile, cell(row, column, p.cast[tile].border), sum(turn))


def bar(p: Board, bane: str, kind: str, side: int) -> None:
    """Attach to a Map card what changes its exits."""
    p.doors += ((piece(p, bane), piece(p, kind), side),)


def do(p: Board, step: Callable[..., None], *values: Any) -> None:
    """Carry out a step until somebody is asked."""
    push(p, step, *values)
    run(p)


def answer(p: Board, *option: Any) -> None:
    assert p.ask is not None
    assert option in p.ask.options, f"{option} is refused: {refusal(p, *option)}"
    asked, p.ask = p.ask, None
    asked.form.answered(p, option, asked.seat, *asked.values)
    run(p)


def refusal(p: Board, *option: Any) -> Reason | None:
    """Why the open question does not offer something; None when nobody would think of it."""
    assert p.ask is not None
    reasons: dict[Option, Reason] = dict(refusals(p, p.ask))
    return reasons.get(option)


def stack(p: Board, deck: int, *kinds: str) -> None:
    """Put cards on top of a Map deck."""
    top = tuple(piece(p, kind) for kind in kinds)
    p.zones[deck] = top + tuple(tile for tile in p.zones[deck] if tile not in top)


def building(p: Board, *kinds: str) -> Board:
    """Seat 0 stands on the Entrance and begins to build with these cards on top of the deck."""
    p.at[0] = p.zones[MAP][0]
    stack(p, build.deck_for(p, 0), *kinds)
    do(p, build.build_phase, 0)
    return p


def offered(p: Board) -> set[tuple[int, int, int]]:
    """(row, column, turn) of every place that is offered, from the middle of the dungeon."""
    assert p.ask is not None
    middle = row_and_column(cell(0, 0))
    found = set()
    for option in p.ask.options:
        row, column = row_and_column(option[2])
        found.add((row - middle[0], column - middle[1], option[3]))
    return found


def told(p: Board, key: str) -> list[tuple[object, ...]]:
    events: list[Event] = p.told or []
    return [event.args for event in events if event.key == key]

"""Bosses: the designed module of great monsters in the centre, and the rings they carry (DD-BOSS, OR-60)."""

from __future__ import annotations

from delvewright.games.dungeon_dice.board import (
    CENTRE,
    ENCOUNTER,
    SETUP_STREAM,
    TROPHIES,
    Board,
    leave,
    trophies,
)
from delvewright.games.dungeon_dice.book import BOSS_ARRIVAL_FAME
from delvewright.games.dungeon_dice.dice import roll
from delvewright.kernel.ask import Candidates
from delvewright.kernel.chance import below
from delvewright.kernel.events import tell
from delvewright.kernel.steps import STEPS, push


def waiting(p: Board) -> list[int]:
    """The bosses in the centre: those that have not come yet, face unrolled, and one that has."""
    cast = p.cast
    return [piece for piece in p.zones[CENTRE] if cast[piece].type == "boss"] if p.rules.bosses else []


def present(p: Board) -> list[int]:
    """The boss in the centre, if one has come."""
    return [piece for piece in waiting(p) if p.faces[piece] >= 0]


def arrive(p: Board, before: tuple[int, ...]) -> None:
    """OR-60. The first comes when a player first has 2 fame (3 in an epic game), the next one whenever
    anybody gains fame and none is there."""
    coming = waiting(p)
    if not coming or present(p):
        return
    gained = any([now > old for now, old in zip(p.famed, before, strict=True)])
    needed = BOSS_ARRIVAL_FAME["epic" if p.rules.mode == "epic" else "standard"]
    if gained and max(p.famed) >= needed:
        piece = coming[below(p, SETUP_STREAM, len(coming))]
        while not roll(p, piece, p.turn).level:  # its ring side is rolled again
            pass
        tell(p, "boss", piece, p.faces[piece])


def fights(p: Board, seat: int) -> Candidates:
    """A boss is fought in place of the draw, by the rules of any monster."""
    for piece in present(p):
        yield ("fight_boss", piece), None


def fight(p: Board, seat: int, piece: int) -> None:
    leave(p, piece, ENCOUNTER)
    push(p, STEPS["dungeon_dice.prepare.meet"], seat, piece)


def keep(p: Board, seat: int, piece: int) -> None:
    """DD-WIN-9. The victor keeps the die ring side up: one fame and the power of its ring."""
    leave(p, piece, TROPHIES + seat)
    p.faces[piece] = next(n for n, face in enumerate(p.cast[piece].faces) if not face.level)
    tell(p, "trophy", seat, piece, 1)


def wears(p: Board, seat: int, ring: str) -> bool:
    """DD-BOSS. Whether a seat has the ring of a beaten boss."""
    return any([p.cast[piece].ring == ring for piece in trophies(p, seat)])

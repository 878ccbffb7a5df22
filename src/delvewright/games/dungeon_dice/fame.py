"""Fame: what each seat has, when the goal is reached, and who wins (DD-WIN)."""

from __future__ import annotations

from delvewright.games.dungeon_dice.board import Board, face_of, others, owned, round_from, seats, trophies
from delvewright.games.dungeon_dice.book import (
    CURSED_FAME,
    CURSED_TO_WIN,
    EPIC_TROPHY_FAME,
    FAME_TO_WIN,
    STONE_FAME,
)
from delvewright.games.dungeon_dice.levels import earned
from delvewright.games.dungeon_dice.shapes import Result
from delvewright.kernel.events import tell
from delvewright.kernel.steps import STEPS, step


def goal(p: Board) -> int:
    mode = "core_only" if p.rules.mode == "core" else p.rules.mode
    return int(p.rules.goal or FAME_TO_WIN[mode])


def parts(p: Board, seat: int) -> list[tuple[str, int, int]]:
    """(what for, piece or -1, fame): everything that counts for a seat (DD-WIN-4…14)."""
    found: list[tuple[str, int, int]] = []
    face = earned(p, seat)
    if face and face.fame:
        found.append(("experience", -1, face.fame))
    cast, cursed = p.cast, 0
    for piece in owned(p, seat):
        kind = cast[piece]
        if not kind.famous:  # that is most dice
            continue
        if kind.type == "artifact" or kind.type == "legendary" or kind.role == "crown":
            found.append((kind.type, piece, 1))
        elif kind.role == "clockwork_gnome" and p.rules.gnome_fame:
            found.append(("artifact", piece, 1))
        elif kind.type == "cursed":
            cursed += 1
    if CURSED_FAME[min(cursed, CURSED_TO_WIN)]:
        found.append(("cursed", -1, CURSED_FAME[cursed]))
    mounted = trophies(p, seat)
    told = dict(p.tales) if mounted else {}
    for piece in mounted:
        kind = cast[piece]
        worth = EPIC_TROPHY_FAME if kind.type in ("epic", "boss") else told.get(piece, face_of(p, piece).fame)
        if worth:
            found.append(("trophy", piece, worth))
    if p.stone == seat:
        found.append(("stone", -1, STONE_FAME))
    return found


def fame(p: Board, seat: int) -> int:
    return sum([worth for _, _, worth in parts(p, seat)])


def least_famous(p: Board) -> int:
    """DD-EPIC-17, OR-50. Tied: the first in turn order after the active player."""
    return min([*others(p, p.turn), p.turn], key=lambda seat: fame(p, seat))


def chaos(p: Board, seat: int) -> bool:
    """DD-WIN-13. All three cursed artifacts."""
    return sum([1 for piece in owned(p, seat) if p.cast[piece].type == "cursed"]) >= CURSED_TO_WIN


@step
def check(p: Board) -> None:
    """DD-WIN-15…17, OR-20. Whoever is at the goal wins; several fight it out."""
    if p.result:
        return
    before = list(p.famed)
    for seat in range(seats(p)):
        p.famed[seat] = fame(p, seat)
        if p.famed[seat] != before[seat]:
            tell(p, "fame", seat, p.famed[seat])
    needed = goal(p)
    claims = [seat for seat in round_from(p, p.turn) if p.famed[seat] >= needed or chaos(p, seat)]
    if len(claims) == 1:
        end_game(p, (claims[0],), "chaos" if p.famed[claims[0]] < needed else "fame")
    elif claims:
        STEPS["dungeon_dice.duel.victory"](p, tuple(claims))
    else:
        STEPS["dungeon_dice.places.famous"](p, tuple(before))


def end_game(p: Board, winners: tuple[int, ...], why: str) -> None:
    p.result = Result(tuple([fame(p, seat) for seat in range(seats(p))]), winners, why)
    p.stack = ()
    tell(p, "game_over", *p.result)

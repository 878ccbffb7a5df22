"""Solo play: Monsters advance by themselves and those that get past you score (WR-SOLO)."""

from __future__ import annotations

from delvewright.games.thunderstone import hall, moves
from delvewright.games.thunderstone.board import (
    HALL,
    NONE,
    RANK_1,
    RANKS,
    SCORE_PILE,
    Board,
    rank_of,
)
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push


def to_score_pile(p: Board, monster: int) -> None:
    """WR-SOLO-03/04. Pushed out, or not beaten: it counts against you."""
    moves.move(p, monster, HALL[rank_of(p, monster)], SCORE_PILE)
    tell(p, "got_past", monster)


def fought(p: Board, won: bool, xp: int) -> None:
    """WR-SOLO-05/10. A win skips the next advance; for a Warrior only one that paid at least 2 XP."""
    p.triumph = won and (p.layout.variant == "solo_normal" or xp >= 2)


def close(p: Board, seat: int) -> None:
    """WR-SOLO-02, OR-35/37. After a battle its refill stood for the advance; else the Monsters come on.

    A Guardian that was not beaten makes no room, so there was no refill either.
    """
    if p.fought and not p.stood:
        p.skip_advance = p.triumph
        return
    if p.skip_advance and (p.fought or p.layout.variant != "solo_nightmare"):
        p.skip_advance = False
        tell(p, "held_back")
        return
    p.skip_advance = False
    front = p.zones[RANK_1]
    if front:  # so the hall is full, or the deck is empty
        to_score_pile(p, front[0])  # never a Guardian: it steps out on arrival (OR-36)
        p.front = NONE
    p.span = min(len(RANKS), p.span + 1)
    tell(p, "advanced")
    push(p, hall.refill, seat, False)

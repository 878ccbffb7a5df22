"""What several Prestige classes say alike."""

from __future__ import annotations

from delvewright.games.barricades import moves
from delvewright.games.barricades.board import (
    DEFEATED,
    LEGENDS,
    NONE,
    PLACES,
    Board,
    done,
)
from delvewright.games.barricades.parts import Part, on_rank
from delvewright.games.barricades.powers import Fits, power
from delvewright.kernel.ask import Reason
from delvewright.kernel.events import tell
from delvewright.words.zones import find


def defeated(p: Board, seat: int, least: int = 0) -> bool:
    """Whether a Champion has defeated a Monster of such a level this turn."""
    return any([deed.number >= least for deed in done(p, seat, DEFEATED)])


def gives(rank: int, card: str) -> Part:
    """BQ-BASE-51, BQ-PREST-10. The Rank that gains a Legendary card."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        piece = find(p, LEGENDS, card)
        if piece != NONE:
            moves.gain(p, seat, piece)

    return on_rank(rank, word)


def kept(p: Board, seat: int, me: int) -> Reason | None:
    """BQ-TURN-16. A Heroic Opportunity that waits for a location."""
    return None if any([one[:2] == (seat, me) for one in p.kept]) else ("no_opportunity",)


def keep(p: Board, seat: int, me: int, it: int) -> None:
    p.kept += ((seat, me, p.rank[seat]),)
    tell(p, "kept_opportunity", seat)


def spend_kept(p: Board, seat: int, me: int, it: int) -> None:
    left = list(p.kept)
    left.remove(next(one for one in left if one[:2] == (seat, me)))
    p.kept = tuple(left)


def unless_used(name: str, fits: Fits) -> Fits:
    """One use or the other, not both in a turn."""

    def checked(p: Board, seat: int, me: int) -> Reason | None:
        names = [one.name for one in power(p, me).uses]
        if any(
            [(who, piece, names[index]) == (seat, me, name) for who, piece, index in p.used if piece == me]
        ):
            return ("used_up", 1)
        return fits(p, seat, me)

    return checked


ALL_PLACES = range(len(PLACES))

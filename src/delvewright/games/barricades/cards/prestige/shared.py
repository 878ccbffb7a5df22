"""What several Prestige classes say alike."""

from __future__ import annotations

from typing import Any

from delvewright.games.barricades import moves, walls
from delvewright.games.barricades.board import (
    DEFEATED,
    LEGENDS,
    NONE,
    PLACES,
    SQUARE,
    Board,
    done,
    heroes,
    visit_of,
)
from delvewright.games.barricades.parts import Part, on_rank
from delvewright.games.barricades.powers import Fits, power
from delvewright.games.barricades.printed import Card
from delvewright.games.barricades.words import HERO, Filter
from delvewright.kernel.ask import Reason
from delvewright.kernel.events import tell
from delvewright.words.zones import find


def level(p: Board, hero: int) -> int:
    kind = p.cast[hero]
    return kind.level if isinstance(kind, Card) else 0


def of_level(least: int) -> Filter:
    return Filter(
        f"Hero of level {least} or higher",
        lambda p, piece: HERO.test(p, piece) and level(p, piece) >= least,
    )


def makes_gold(p: Board, piece: int) -> bool:
    kind = p.cast[piece]
    return isinstance(kind, Card) and kind.sort == "hero" and kind.gold > 0


GOLD_HERO = Filter("Hero with Gold Production", makes_gold)


def defeated(p: Board, seat: int, least: int = 0) -> bool:
    """Whether a Champion has defeated a Monster of such a level this turn."""
    return any([deed.number >= least for deed in done(p, seat, DEFEATED)])


def hero_of_level(least: int) -> Any:
    """The use wants a Hero of that level or higher in play."""

    def fits(p: Board, seat: int, me: int) -> Reason | None:
        found = any([level(p, hero) >= least for hero in heroes(p, seat)])
        return None if found else ("no_hero_of_level", least)

    return fits


def gives(rank: int, card: str) -> Part:
    """BQ-BASE-51, BQ-PREST-10. The Rank that gains a Legendary card."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        piece = find(p, LEGENDS, card)
        if piece != NONE:
            moves.gain(p, seat, piece)

    return on_rank(rank, word)


# Barricades ---------------------------------------------------------------------------------------------


def at_a_wall(p: Board, seat: int, me: int) -> Reason | None:
    """At a location that stands and whose Barricade does not."""
    place = visit_of(p, seat)
    if place in (NONE, SQUARE):
        return ("at_no_location",)
    return walls.refused(p, place)


def cheapen(gold: int) -> Any:
    """BQ-BARR-03. The Barricade at one's location costs less; once it is built one has built it."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        walls.cheapen(p, seat, visit_of(p, seat), gold)

    return word


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

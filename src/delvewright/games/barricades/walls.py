"""Barricades: gold pledged for them, what makes them cheaper, and who has built one (BQ-BARR)."""

from __future__ import annotations

from delvewright.games.barricades.board import (
    BUILT,
    NONE,
    SPENT,
    SQUARE,
    VILLAGE,
    WALLS,
    Board,
    standing,
    visit_of,
)
from delvewright.games.barricades.moves import note
from delvewright.games.barricades.powers import Offers
from delvewright.games.barricades.printed import Barricade
from delvewright.kernel.ask import Reason
from delvewright.kernel.events import tell


def refused(p: Board, place: int) -> Reason | None:
    """BQ-BARR-02/07. Why nobody builds there."""
    if not standing(p, place):
        return ("location_destroyed", p.zones[VILLAGE][place])
    wall = p.zones[WALLS][place]
    return ("stands_already", wall) if wall in p.active else None


def price(p: Board, place: int) -> int:
    """BQ-OPEN-23. What is printed, less what makes it cheaper, at least 0."""
    kind = p.cast[p.zones[WALLS][place]]
    assert isinstance(kind, Barricade)
    cost = kind.gold_cost
    for _, where, gold in p.cheaper:
        if where == place:
            cost -= gold
    return max(0, cost)


def missing(p: Board, place: int) -> int:
    """What is still to be pledged."""
    lacking = price(p, place)
    for where, _, gold in p.pledged:
        if where == place:
            lacking -= gold
    return max(0, lacking)


def offers(p: Board, seat: int, gold: int) -> Offers:
    """BQ-BARR-02, BQ-OPEN-48. At the own location, as much gold as is missing."""
    place = visit_of(p, seat)
    if place in (NONE, SQUARE):
        return []
    wall = p.zones[WALLS][place]
    why = refused(p, place)
    if why is not None:
        return [(("pledge", wall, 0), why)]
    lacking = missing(p, place)
    if not lacking:
        why = None if _cheapens(p, seat, place) else ("made_cheaper_by_others",)
        return [(("pledge", wall, 0), why)]
    if gold < 1:
        return [(("pledge", wall, lacking), ("too_dear", lacking, max(0, gold)))]
    return [(("pledge", wall, amount), None) for amount in range(1, min(lacking, gold) + 1)]


def take_backs(p: Board, seat: int) -> Offers:
    """What one has pledged, back. Offered last: who always does what comes first would go on for ever."""
    places = sorted({place for place, one, _ in p.pledged if one == seat})
    return [(("take_back", p.zones[WALLS][place]), None) for place in places]


def _cheapens(p: Board, seat: int, place: int) -> bool:
    return any([one[:2] == (seat, place) for one in p.cheaper])


def pledge(p: Board, seat: int, place: int, gold: int) -> None:
    """BQ-OPEN-48. It is built as soon as enough is pledged."""
    if gold:
        p.pledged += ((place, seat, gold),)
        tell(p, "pledged", seat, place, gold)
    if not missing(p, place):
        build(p, place)


def take_back(p: Board, seat: int, place: int) -> None:
    p.pledged = tuple([one for one in p.pledged if one[:2] != (place, seat)])
    tell(p, "took_back", seat, place)


def cheapen(p: Board, seat: int, place: int, gold: int) -> None:
    """BQ-BARR-03. It costs less this turn; what others have pledged may be enough then."""
    p.cheaper += ((seat, place, gold),)
    tell(p, "cheapened", seat, place, gold)
    if not missing(p, place) and any([one[0] == place for one in p.pledged]):
        build(p, place)


def build(p: Board, place: int, giver: int = NONE) -> None:
    """BQ-BARR-02/03. Whoever paid or made it cheaper has built it; or `giver` alone, for nothing.

    Ruling: what was pledged beyond the price comes back, to those who pledged last.
    """
    wall = p.zones[WALLS][place]
    due = price(p, place) if giver == NONE else 0
    paid: dict[int, int] = {}
    for _, one, gold in [one for one in p.pledged if one[0] == place]:
        paid[one] = paid.get(one, 0) + min(gold, due)
        due -= min(gold, due)
    builders = {one for one, gold in paid.items() if gold}
    builders |= {one for one, where, _ in p.cheaper if where == place} if giver == NONE else {giver}
    p.active += (wall,)
    for one in sorted(builders):
        if paid.get(one):
            note(p, one, SPENT, paid[one])
        note(p, one, BUILT, place, wall)
    p.pledged = tuple([one for one in p.pledged if one[0] != place])
    tell(p, "built", place, *sorted(builders))


def give_back(p: Board) -> None:
    """BQ-OPEN-48. As the Village Phase ends, what was pledged in vain comes back."""
    p.pledged = ()

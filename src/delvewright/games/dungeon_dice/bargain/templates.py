"""Templates: the offers that come up all the time, each ready to be made with one word (DD-BARGAIN)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from delvewright.games.dungeon_dice.bargain.terms import (
    FIGHT,
    LOCK,
    REVEALED,
    Pledges,
    attempts,
    equipment,
    goods,
    held_back,
    items,
    pledges,
    refusal,
    weapons,
)
from delvewright.games.dungeon_dice.board import FOE, NONE, Board, face_of, of_type, seats
from delvewright.games.dungeon_dice.book import ARTIFACT_PRICE, ARTIFACT_PRICE_AT_BAZAAR
from delvewright.games.dungeon_dice.contracts import STONE, Bundle, Term
from delvewright.games.dungeon_dice.gear import worth
from delvewright.games.dungeon_dice.kinds import KINDS

MOST = 36
"""No more offers of this sort are listed in one question."""
ODDS = ((1, 2), (1, 2, 3), (1, 2, 3, 4))
"""The numbers on which a prize is given away (DD-EX-6)."""
ROUNDS = 3
"""For how many rounds a promise of help in a template holds."""


def templates(p: Board, window: str, seat: int, other: int) -> list[Bundle]:
    """What `seat` may propose to `other` in this window, every bundle possible now.

    No template says too much or the same thing twice: what stands in its way is a term that is impossible.
    """
    pledged = pledges(p)
    if window == REVEALED:
        proposed = (*_help(p, seat, other), *_restraint(p, seat, other), *_threats(p, seat, other))
    elif window == FIGHT:
        proposed = (*_paid_use(p, seat, other), *_restraint(p, seat, other), *_threats(p, seat, other))
    elif window == LOCK:
        proposed = tuple(_keys(p, seat, other))
    else:
        pooled = _possible(p, window, _pooling(p, seat, other), pledged)
        return [*pooled, *_swaps(p, seat, other, pledged)][:MOST]
    return _possible(p, window, proposed, pledged)[:MOST]


def _possible(p: Board, window: str, proposed: Iterable[Bundle], pledged: Pledges) -> list[Bundle]:
    """Those of which no term is impossible, each term looked at once."""
    impossible: dict[Term, bool] = {}
    found: list[Bundle] = []
    for bundle in proposed:
        for term in bundle:
            if term not in impossible:
                impossible[term] = refusal(p, window, term, pledged) is not None
            if impossible[term]:
                break
        else:
            found.append(bundle)
    return found


def give(p: Board, by: int, to: int, piece: int, when: str = "now") -> Term:
    return ("GIVE_DICE", by, to, (piece,), when)


def _roles(p: Board, seat: int, other: int) -> tuple[int, int]:
    """(the active player, the other one): in a fight nobody else is spoken to."""
    return (seat, other) if seat == p.fighters[0] else (other, seat)


def _prices(p: Board, active: int, helper: int) -> Iterator[Term]:
    """(a) What an active player pays a helper with: a potion, the reward, the trophy, a roll-off, a die."""
    yield ("REWARD_TO", active, helper, "main")
    yield ("REWARD_TO", active, helper, "potion")
    if face_of(p, p.foe).fame:
        yield ("TROPHY_TO", active, helper)
    rolls: list[tuple[int, ...]] = [(), *ODDS]
    for numbers in rolls:
        yield ("ROLL_OFF", active, helper, "main", numbers, ())
    for piece in items(p, active):
        yield give(p, active, helper, piece)


def _help(p: Board, seat: int, other: int) -> Iterator[Bundle]:
    """(a) Help in this combat, for a price or out of kindness (DD-EX-2…7)."""
    active, helper = _roles(p, seat, other)
    assist: Term = ("ASSIST", helper, active)
    if refusal(p, REVEALED, assist) is not None:
        return
    if seat == helper:
        yield (assist,)
    for price in _prices(p, active, helper):
        yield (assist, price)
    yield (assist, ("FUTURE_ASSIST", active, helper, 1, p.turns + ROUNDS * seats(p)))


def _restraint(p: Board, seat: int, other: int) -> Iterator[Bundle]:
    """(d) No harm in this combat for a one-use die."""
    active, outsider = _roles(p, seat, other)
    if outsider in p.fighters or not weapons(p, outsider):
        return
    for piece in items(p, active):
        yield (("NO_HARM", outsider, active, 0), give(p, active, outsider, piece))


def _paid_use(p: Board, seat: int, other: int) -> Iterator[Bundle]:
    """A die used for the heroes by somebody outside, for a reward or a die."""
    active, outsider = _roles(p, seat, other)
    if outsider in p.fighters:
        return
    for weapon in weapons(p, outsider)[:3]:
        use: Term = ("PROMISE_USE", outsider, active, weapon, active)
        yield (use, ("REWARD_TO", active, outsider, "main"))
        yield (use, ("ROLL_OFF", active, outsider, "main", (), ()))
        for piece in items(p, active)[:3]:
            yield (use, give(p, active, outsider, piece, "win"))


def _threats(p: Board, seat: int, other: int) -> Iterator[Bundle]:
    """A one-use die of the active player, or else (DD-NEG-7)."""
    if seat in p.fighters:
        return
    for weapon in weapons(p, seat)[:1]:
        for piece in items(p, other)[:3]:
            yield (give(p, other, seat, piece), ("THREAT", seat, other, "refuses", NONE, weapon, FOE))


def _keys(p: Board, seat: int, other: int) -> Iterator[Bundle]:
    """(c) A way into the chest for an equipment die if it opens, or for a roll-off (DD-EX-36)."""
    owner, helper = (seat, other) if p.chest == seat else (other, seat)
    for option in attempts(p, helper):
        opens: Term = ("OPEN_CHEST", helper, owner, *option)
        yield (opens, ("ROLL_OFF", owner, helper, "chest", (), ()))
        for piece in equipment(p, owner):
            yield (opens, give(p, owner, helper, piece, "opened"))


def _swaps(p: Board, seat: int, other: int, pledged: Pledges) -> list[Bundle]:
    """(b) One die for another out of the same bag, the most equal swaps first; of these what is possible."""
    cast = p.cast
    mine = [piece for piece in goods(p, seat) if piece != STONE]
    theirs = [piece for piece in goods(p, other) if piece != STONE]
    swaps = _most_equal(
        tuple([cast[piece].id for piece in mine]), tuple([cast[piece].id for piece in theirs])
    )
    gives = [give(p, seat, other, piece) for piece in mine]
    takes = [give(p, other, seat, piece) for piece in theirs]
    kept, denied = held_back(p, seat, pledged, set()), held_back(p, other, pledged, set())
    return [
        (gives[have], takes[want])
        for have, want in swaps
        if mine[have] not in kept and theirs[want] not in denied
    ]


@lru_cache(maxsize=4096)
def _most_equal(mine: tuple[str, ...], theirs: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """The same of kinds, by their places in two stocks: heroes come back to the same stocks all the time."""
    pairs: list[tuple[int, int, int]] = []
    for have, one in enumerate(mine):
        for want, other in enumerate(theirs):
            if one != other and KINDS[one].bag == KINDS[other].bag:
                pairs.append((abs(worth(one) - worth(other)), have, want))
    return tuple([(have, want) for _, have, want in sorted(pairs)[:24]])


def _pooling(p: Board, seat: int, other: int) -> Iterator[Bundle]:
    """(e) The equipment dice missing for an artifact, against help later or a one-use die."""
    price = ARTIFACT_PRICE_AT_BAZAAR if p.place == "bazaar" else ARTIFACT_PRICE
    missing = price - len(of_type(p, seat, "equipment"))
    lent = sorted(of_type(p, other, "equipment"), key=lambda piece: worth(p.cast[piece].id))
    if seat != p.turn or not 0 < missing <= min(3, len(lent)):
        return
    loan: Term = ("GIVE_DICE", other, seat, tuple(lent[:missing]), "now")
    yield (loan, ("FUTURE_ASSIST", seat, other, 1, p.turns + ROUNDS * seats(p)))
    for piece in items(p, seat)[:3]:
        yield (loan, give(p, seat, other, piece))

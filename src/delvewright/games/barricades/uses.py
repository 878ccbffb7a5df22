"""Uses: what the pieces of a Champion let him do at a time, why not, and how it is done."""

from __future__ import annotations

from delvewright.games.barricades.board import (
    BOARD,
    HAND,
    NONE,
    PLAY,
    SQUARE,
    SUPPLY,
    TOKENS,
    VILLAGE,
    Board,
    hp,
    standing,
    visit_of,
    wielder,
)
from delvewright.games.barricades.moves import alike
from delvewright.games.barricades.powers import (
    CLOSING,
    FREELY,
    PREP,
    ROLLED,
    SPOILS,
    Offers,
    Use,
    power,
)
from delvewright.games.barricades.powers import VILLAGE as VILLAGE_TIME
from delvewright.kernel.ask import Reason
from delvewright.kernel.events import tell

LEVEL, HEAL = 2, 3
"""The steps of the Champion board that are taken once a turn, by their place in its text (BQ-BASE-25)."""


def step_taken(p: Board, seat: int, index: int) -> bool:
    return (seat, champion_board(p), index) in p.used


def take_step(p: Board, seat: int, index: int) -> None:
    p.used += ((seat, champion_board(p), index),)


def champion_board(p: Board) -> int:
    """One stands for all."""
    return p.zones[SUPPLY][-1]


def sources(p: Board, seat: int, when: int) -> list[int]:
    """The pieces with uses for a Champion at a time: cards, boards, Gear tokens, the location he is at."""
    cast, zones = p.cast, p.zones
    early = when in (PREP, ROLLED)
    cards = zones[(HAND if early else PLAY) + seat]
    found = alike(p, [card for card in cards if cast[card].power.times & when])
    found += [board for board in zones[BOARD + seat] if cast[board].power.times & when]
    if not early and any(p.gear[seat]):
        found += [token for token in zones[SUPPLY] if cast[token].power.times & when and held(p, seat, token)]
    if when & (VILLAGE_TIME | SPOILS | CLOSING):
        place = visit_of(p, seat)
        if place not in (NONE, SQUARE):
            found.append(zones[VILLAGE][place])
    return found


def held(p: Board, seat: int, token: int) -> int:
    """How many Gear tokens of a sort a Champion has; none of what is no token."""
    id = p.cast[token].id
    return p.gear[seat][TOKENS.index(id)] if id in TOKENS else 0


def offers(p: Board, seat: int, when: int) -> Offers:
    """Every use of a time, with why not."""
    rank, cast = p.rank[seat], p.cast
    return [
        (("use", piece, index), refused(p, seat, piece, index, one))
        for piece in sources(p, seat, when)
        for index, one in enumerate(cast[piece].power.uses)
        if one.when & when and one.since <= rank <= one.until
    ]


def any_open(p: Board, seat: int, when: int) -> bool:
    return any([why is None for _, why in offers(p, seat, when)])


def refused(p: Board, seat: int, piece: int, index: int, one: Use) -> Reason | None:
    """BQ-FAQ-17. Nothing at 0 HP but the location's text; each as often as it says; Weapons only wielded."""
    place = piece in p.zones[VILLAGE]
    if not hp(p, seat) and not (place and p.rules.location_at_zero_hp):
        return ("no_hp",)
    if place and not standing(p, p.zones[VILLAGE].index(piece)):
        return ("location_destroyed", piece)
    if p.used and one.limit != FREELY and times_used(p, seat, piece, (index,), one.shared) >= one.limit:
        return ("used_up", one.limit)
    if p.used and one.either and times_used(p, seat, piece, one.either, one.shared) >= one.of_these:
        return ("used_up", one.of_these)
    if getattr(p.cast[piece], "sort", "") == "weapon" and wielder(p, piece) == NONE:
        return ("not_wielded",)
    return one.fits(p, seat, piece) if one.fits is not None else None


def times_used(p: Board, seat: int, piece: int, which: tuple[int, ...], with_all_alike: bool) -> int:
    """A card counts whoever used it; a token or location for each Champion alone; some with all alike."""
    times = 0
    for who, used, number in p.used:
        if number in which and (who == seat or used == piece):
            if who == seat:
                times += used == piece or (with_all_alike and p.cast[used].id == p.cast[piece].id)
            else:
                times += piece not in p.zones[VILLAGE] and piece not in p.zones[SUPPLY]
    return times


def perform(p: Board, seat: int, piece: int, index: int) -> None:
    """Do it in full."""
    one = power(p, piece).uses[index]
    p.used += ((seat, piece, index),)
    tell(p, "used", seat, piece, one.name)
    one.block.push(p, seat, piece)

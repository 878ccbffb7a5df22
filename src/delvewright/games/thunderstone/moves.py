"""Moves: the few ways a card goes from one zone to another."""

from __future__ import annotations

from delvewright.games.thunderstone.board import (
    ASIDE,
    DECK,
    DESTROYED,
    DISCARD,
    DISEASES,
    HAND,
    NONE,
    SEAT_ZONES,
    SHARED,
    ZONES,
    Board,
    strength,
    weight,
)
from delvewright.games.thunderstone.kinds import DISEASE, FOOD, HERO, KINDS
from delvewright.kernel.events import tell, tell_seat
from delvewright.kernel.sight import NOBODY, show
from delvewright.words import decks, zones
from delvewright.words.zones import pour, put, zone_of


def move(p: Board, piece: int, source: int, target: int) -> None:
    """From one zone to another; out of one that is hidden from somebody, that is news."""
    zones.move(p, piece, source, target)
    if not ZONES.sees(p, source, NOBODY):
        p.news = True


def let_go(p: Board, piece: int) -> None:
    """A card that leaves the party is no longer held, holds nothing and is itself again."""
    p.held = tuple([pair for pair in p.held if piece not in pair])
    for guised, kind in p.guises:
        if guised == piece:
            p.cast = (*p.cast[:piece], KINDS[kind], *p.cast[piece + 1 :])
    p.guises = tuple([guise for guise in p.guises if guise[0] != piece])


def off_the_top(p: Board, seat: int, count: int) -> tuple[int, ...]:
    """TS-DECK-02/03. Cards off a deck; only when it is empty is the discard pile shuffled into a new one."""
    base = seat * SEAT_ZONES
    return decks.off_the_top(p, base + DECK, base + DISCARD, seat, count)


def draw(p: Board, seat: int, count: int) -> None:
    """Cards off the deck to hand, which others see only while it lies open."""
    drawn = off_the_top(p, seat, count)
    if drawn:
        p.zones[seat * SEAT_ZONES + HAND] += drawn
        p.news = True
        if p.told is not None:
            if p.revealed and seat == p.turn:
                tell(p, "drew", seat, len(drawn), drawn)
            else:
                tell_seat(p, seat, "drew", (seat, len(drawn), drawn), (seat, len(drawn), ()))


def can_flip_to(p: Board, seat: int, bits: int) -> bool:
    """Whether flipping on may yet show a card of a class: some deck is left, or such a card in the pile."""
    base = seat * SEAT_ZONES
    pile = p.zones[base + DISCARD]
    return bool(p.zones[base + DECK]) or any(p.cast[piece].classes & bits for piece in pile)


def flip(p: Board, seat: int) -> int:
    """Turn the top card of a seat's deck over to its discard pile; one of the two holds a card."""
    (top,) = off_the_top(p, seat, 1)
    put(p, top, seat * SEAT_ZONES + DISCARD)
    p.news = True
    tell(p, "flipped", seat, top)
    return top


def turn_over(p: Board, seat: int, count: int) -> None:
    """Lay cards off the top of a deck aside, face up; OR-50: a reshuffle leaves out those already turned."""
    p.zones[seat * SEAT_ZONES + ASIDE] = off_the_top(p, seat, count)
    p.news = True
    tell(p, "turned_over", seat, p.zones[seat * SEAT_ZONES + ASIDE])


def clear_aside(p: Board, seat: int) -> None:
    """Cards laid aside go to the discard pile."""
    base = seat * SEAT_ZONES
    pour(p, base + ASIDE, base + DISCARD)


def discard(p: Board, seat: int, piece: int) -> None:
    """TS-SETUP-19. From hand to the owner's own discard pile."""
    move(p, piece, seat * SEAT_ZONES + HAND, seat * SEAT_ZONES + DISCARD)
    let_go(p, piece)
    tell(p, "discarded", seat, piece)


def forced_discard(p: Board, seat: int, piece: int) -> None:
    """A discard another player brought about: a Diin Illusionist comes straight back to hand."""
    discard(p, seat, piece)
    if "returns_to_hand" in p.cast[piece].flags and seat != p.turn:
        move(p, piece, seat * SEAT_ZONES + DISCARD, seat * SEAT_ZONES + HAND)
        show(p, (piece,))
        tell(p, "came_back", seat, piece)


def gain(p: Board, seat: int, piece: int, zone: int) -> None:
    """TS-DECK-01. Cards enter a deck by the discard pile."""
    move(p, piece, zone, seat * SEAT_ZONES + DISCARD)


def gain_disease(p: Board, seat: int, count: int = 1) -> None:
    """TS-DISEASE-01/05. From the supply, which never runs out, to the discard pile."""
    for _ in range(count):
        supply = p.zones[DISEASES]
        if supply:
            piece, p.zones[DISEASES] = supply[0], supply[1:]
        else:
            piece, p.cast = len(p.cast), (*p.cast, KINDS.in_play(p.rules.packs)["disease"])
        put(p, piece, seat * SEAT_ZONES + DISCARD)
        tell(p, "diseased", seat, piece)


def destroy(p: Board, piece: int, zone: int | None = None, seat: int = NONE) -> None:
    """TS-SETUP-20, TS-DISEASE-04. Out of the game; a Disease goes back to its supply.

    With Ambrosia in force a Hero of the active party is discarded instead (OR-49).
    """
    zone = zone_of(p, piece) if zone is None else zone
    owner = zone // SEAT_ZONES
    home = next((owner for borrowed, owner in p.borrowed if borrowed == piece), owner)
    let_go(p, piece)
    if p.shielded and p.cast[piece].classes & HERO and zone == p.turn * SEAT_ZONES + HAND:
        move(p, piece, zone, home * SEAT_ZONES + DISCARD)
        tell(p, "spared", home, piece)
        return
    move(p, piece, zone, DISEASES if p.cast[piece].classes & DISEASE else DESTROYED)
    p.doomed = tuple([doomed for doomed in p.doomed if doomed != piece])
    if p.cast[piece].classes & FOOD:  # Food that is destroyed gives nothing else
        p.boosts = tuple([boost for boost in p.boosts if boost[0] != piece])
        p.converted = tuple([pair for pair in p.converted if pair[0] != piece])
        p.shielded = tuple([food for food in p.shielded if food != piece])
        if p.foe == NONE:
            p.held = tuple([pair for pair in p.held if weight(p, pair[0]) <= strength(p, pair[1])])
    tell(p, "destroyed", seat if seat != NONE or zone >= SHARED else owner, piece)

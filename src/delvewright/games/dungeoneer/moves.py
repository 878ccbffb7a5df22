"""Moves: how cards go from hand to hand, to piles and back, and heroes to other spaces."""

from __future__ import annotations

from delvewright.games.dungeoneer.board import (
    ADVENTURE,
    ADVENTURE_STREAM,
    ASIDE,
    ATTACHED,
    DISCARD,
    HAND,
    INVENTORY,
    NONE,
    PACK,
    PERIL_DECK,
    PERIL_DISCARD,
    PERIL_STREAM,
    WORLD,
    Board,
    attached_to,
    boons,
    noted,
    treasures,
    with_new,
)
from delvewright.games.dungeoneer.kinds import Kind
from delvewright.games.dungeoneer.scores import boon_limit, treasure_limit
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell, tell_seat
from delvewright.kernel.sight import show
from delvewright.kernel.steps import push, step
from delvewright.words import decks
from delvewright.words.zones import put, take, zone_of

GLORY_SORTS = ("boon", "treasure")
PILES = {ADVENTURE: DISCARD, PERIL_DECK: PERIL_DISCARD}
STREAMS = {ADVENTURE: ADVENTURE_STREAM, PERIL_DECK: PERIL_STREAM}


def pile_of(p: Board, card: int) -> int:
    """DN-SETUP-12, DN-COMBINE-01/15. Where a card goes when it is discarded."""
    kind = p.cast[card]
    if kind.grade < p.least_grade:
        return ASIDE
    return PILES[deck_of(p, kind)]


def deck_of(p: Board, kind: Kind) -> int:
    """DN-COMBINE-01. The Adventure deck a card is drawn from."""
    return ADVENTURE if kind.sort in GLORY_SORTS or not p.combined else PERIL_DECK


def discard(p: Board, card: int, seat: int = NONE) -> None:
    """Away with a card from wherever it lies; what is attached to it goes along (DN-COMP-19)."""
    forget(p, card)
    zone = zone_of(p, card)
    p.news = p.news or HAND <= zone < INVENTORY
    take(p, card, zone)
    put(p, card, pile_of(p, card))
    tell(p, "discarded", seat, card)
    if INVENTORY <= zone < PACK and "treasures" in p.cast[card].gives:
        trim(p, zone - INVENTORY)
    if p.hosts:
        for attached in attached_to(p, card):
            discard(p, attached, seat)


def forget(p: Board, card: int) -> None:
    """Nothing is noted any more of a card that leaves play."""
    if p.hurt:
        p.hurt = noted(p.hurt, card, 0)
    if p.tokens:
        p.tokens = noted(p.tokens, card, 0)
    if p.minions:
        p.minions = noted(p.minions, card, 0)
    if p.hosts:
        p.hosts = tuple([pair for pair in p.hosts if pair[0] != card])
    if p.doors:
        p.doors = tuple([door for door in p.doors if door[0] != card])
    if p.ice and card in p.zones[WORLD]:
        p.ice = ()


def to_hand(p: Board, card: int, seat: int) -> None:
    """A card everybody saw goes to a hand; its wounds are wiped off (DN-COMBAT-24)."""
    forget(p, card)
    take(p, card, zone_of(p, card))
    put(p, card, HAND + seat)
    show(p, (card,))
    tell(p, "taken_back", seat, card)
    if p.hosts:
        for attached in attached_to(p, card):
            discard(p, attached, seat)


@step
def trim(p: Board, seat: int) -> None:
    """DN-OPEN-35, DN-DP-40, DN-COMBINE-14. Who carries more than a limit that fell discards down at once."""
    if len(boons(p, seat)) > boon_limit(p, seat):
        over = boons(p, seat)
    elif len(treasures(p, seat)) > treasure_limit(p, seat):
        over = treasures(p, seat)
    else:
        return
    push(p, trim, seat)
    push(p, give_up, seat, tuple(over))


@step
def give_up(p: Board, seat: int, cards: tuple[int, ...]) -> None:
    """DN-DP-43. A player chooses which of these cards is discarded, whosever they are."""
    if cards:
        ask(p, FORFEIT, seat, cards)


def _forfeits(p: Board, seat: int, cards: tuple[int, ...]) -> Candidates:
    for card in cards:
        yield ("discard", card), None


def _forfeited(p: Board, option: Option, seat: int, cards: tuple[int, ...]) -> None:
    discard(p, option[1], seat)


FORFEIT = Question("forfeit", _forfeits, _forfeited)


def attach(p: Board, card: int, host: int) -> None:
    """DN-COMP-19. Under another card."""
    take(p, card, zone_of(p, card))
    put(p, card, ATTACHED)
    p.hosts += ((card, host),)
    tell(p, "attached", card, host)


def draw(p: Board, seat: int, count: int, deck: int = ADVENTURE) -> int:
    """DN-DRAW-07/08. Adventure cards to a hand; an empty deck is made anew of its pile."""
    cards = decks.off_the_top(p, deck, PILES[deck], STREAMS[deck], count)
    if cards:
        p.zones[HAND + seat] += cards
        p.news = True
        tell_seat(p, seat, "drew", (seat, cards), (seat, (NONE,) * len(cards)))
    return len(cards)


@step
def draw_chosen(p: Board, seat: int, count: int) -> None:
    """So many cards for an effect; with two decks each from the one its player chooses (DN-COMBINE-02)."""
    if not p.combined:
        draw(p, seat, count)
    elif count and not all([refused_deck(p, deck) for deck in PILES]):
        push(p, draw_chosen, seat, count - 1)
        ask(p, DECK, seat)


def refused_deck(p: Board, deck: int) -> Reason | None:
    return None if p.zones[deck] or p.zones[PILES[deck]] else ("deck_empty",)


def _decks(p: Board, seat: int) -> Candidates:
    """DN-DP-36."""
    for deck in PILES:
        yield ("draw", deck), refused_deck(p, deck)


def _drawn(p: Board, option: Option, seat: int) -> None:
    draw(p, seat, 1, option[1])


DECK = Question("deck", _decks, _drawn)


def gain(p: Board, seat: int, glory: int, peril: int = 0) -> None:
    """DN-COMP-05. Neither has an upper limit; neither falls below 0."""
    p.glory[seat] = max(p.glory[seat] + glory, 0)
    p.peril[seat] = max(p.peril[seat] + peril, 0)
    if glory:
        tell(p, "glory", seat, glory, p.glory[seat])
    if peril:
        tell(p, "peril", seat, peril, p.peril[seat])


def stand_at(p: Board, seat: int, place: int) -> None:
    """The token goes to another space, with all it carries; nothing is collected or triggered yet."""
    p.at[seat] = place
    if p.stuck[seat] != NONE:
        p.stuck = with_new(p.stuck, seat, NONE)
    if seat == p.turn:
        p.moved = True
        p.set_down = ()

"""Exchange: a card lent, given or borrowed, from hand or play (BQ-VILLAGE-02/08, BQ-LEX-02/03/07)."""

from __future__ import annotations

from collections.abc import Callable

from delvewright.games.barricades.board import (
    HAND,
    NONE,
    PLAY,
    SQUARE,
    Board,
    arms_of,
    has_in_hand_or_play,
    others,
    visit_of,
)
from delvewright.games.barricades.goes import LAST, take_up
from delvewright.games.barricades.moves import alike
from delvewright.games.barricades.muster import gold_left, is_flagged
from delvewright.games.barricades.powers import Offers
from delvewright.games.barricades.printed import Card
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell
from delvewright.kernel.lanes import wake
from delvewright.kernel.steps import Word, push, step
from delvewright.words.zones import all_but, move, zone_of

Reach = Callable[[Board, int], list[int]]
"""(position, seat): the Champions it reaches."""

anybody: Reach = others


def same_place(p: Board, seat: int) -> list[int]:
    """The others at one's location."""
    place = visit_of(p, seat)
    return [other for other in others(p, seat) if place not in (NONE, SQUARE) and visit_of(p, other) == place]


def hand_over(p: Board, giver: int, taker: int, card: int, lent: bool) -> None:
    """BQ-FAQ-21. A Hero takes along what it wields and what it was given; a Weapon leaves its Hero."""
    taken = (card, *arms_of(p, card))
    if not arms_of(p, card):
        p.wielded = tuple([pair for pair in p.wielded if pair[0] != card])
    target = (PLAY if taker in p.played else HAND) + taker
    for one in taken:
        move(p, one, zone_of(p, one), target)
        if lent:
            p.lent += ((one, giver),)
    tell(p, "lent" if lent else "given", giver, taker, card)


def bound(p: Board, card: int) -> Reason | None:
    """BQ-PARTY-20. A lent card goes no further, and some say that they stay."""
    if any([lent == card for lent, _ in p.lent]):
        return ("lent_to_you", card)
    return ("stays_with_its_owner", card) if is_flagged(p, card, "stays") else None


def cannot_part(p: Board, owner: int, card: int) -> Reason | None:
    """Ruling: nobody pays twice with the gold of one card: it can not be handed on once it has paid."""
    why = bound(p, card)
    if why is not None:
        return why
    kind = p.cast[card]
    gold = kind.gold if isinstance(kind, Card) and card in p.zones[PLAY + owner] else 0
    left = max(0, gold_left(p, owner)) if gold else 0
    return ("gold_is_spent", gold, left) if gold > left else None


# In texts -----------------------------------------------------------------------------------------------


def lend(reach: Reach = anybody) -> Word:
    return _handing("lend", reach)


def give(reach: Reach = anybody) -> Word:
    return _handing("give", reach)


def _handing(verb: str, reach: Reach) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        if any_to_hand(reach)(p, seat, me) is None:
            ask(p, HANDING, seat, verb, tuple(reach(p, seat)))

    return word


def any_to_hand(reach: Reach = anybody) -> Callable[[Board, int, int], Reason | None]:
    """The use wants somebody within reach, and a card that may go."""

    def fits(p: Board, seat: int, me: int) -> Reason | None:
        if not reach(p, seat):
            return ("nobody_in_reach",)
        cards = has_in_hand_or_play(p, seat)
        for card in cards:
            if cannot_part(p, seat, card) is None:
                return None
        return cannot_part(p, seat, cards[0]) if cards else ("no_card",)

    return fits


def _handings(p: Board, seat: int, verb: str, takers: tuple[int, ...]) -> Candidates:
    for card in alike(p, has_in_hand_or_play(p, seat)):
        why = cannot_part(p, seat, card)
        for taker in takers:
            yield (verb, card, taker), why


def _handed(p: Board, option: Option, seat: int, verb: str, takers: tuple[int, ...]) -> None:
    hand_over(p, seat, option[2], option[1], verb == "lend")


HANDING = Question("exchange.hand", _handings, _handed)


# Borrowing ----------------------------------------------------------------------------------------------


def borrow(reach: Reach = anybody) -> Word:
    """BQ-LEX-02. A card of another Champion, if he agrees; if he does not, the text has not been used."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        ask(p, BORROWING, seat, me, tuple(_to_ask(p, seat, reach)), always=True)

    return word


def any_to_ask(reach: Reach = anybody) -> Callable[[Board, int, int], Reason | None]:
    """The use wants somebody within reach who has not said no this turn."""

    def fits(p: Board, seat: int, me: int) -> Reason | None:
        if not reach(p, seat):
            return ("nobody_in_reach",)
        return None if _to_ask(p, seat, reach) else ("everybody_said_no",)

    return fits


def _to_ask(p: Board, seat: int, reach: Reach) -> list[int]:
    refused = [one[1] for one in p.requests if one[0] == seat and one[2] == REFUSED]
    return [other for other in reach(p, seat) if other not in refused]


REFUSED = NONE
"""Stands in a request where the card was, once its owner has said no: he is not asked again that turn."""


def _loans(p: Board, seat: int, me: int, owners: tuple[int, ...]) -> Candidates:
    for owner in owners:
        for card in alike(p, has_in_hand_or_play(p, owner)):
            yield ("borrow", card, owner), cannot_part(p, owner, card)
    yield ("leave",), None


def _asked_for(p: Board, option: Option, seat: int, me: int, owners: tuple[int, ...]) -> None:
    """The owner is asked when he is not in the middle of something."""
    if option[0] == "borrow":
        _, card, owner = option
        p.requests += ((seat, owner, card, me),)
        tell(p, "asked_for", seat, owner, card)
        wake(p, owner, LAST["village"], owner)


BORROWING = Question("exchange.borrow", _loans, _asked_for)


def requests_to(p: Board, owner: int) -> list[tuple[int, int, int, int]]:
    return [one for one in p.requests if one[1] == owner and one[2] != REFUSED]


def consents(p: Board, owner: int) -> Offers:
    found: Offers = []
    for seat, _, card, _ in requests_to(p, owner):
        here = card in has_in_hand_or_play(p, owner)
        found.append((("agree", card, seat), cannot_part(p, owner, card) if here else ("is_not_here", card)))
        found.append((("refuse", card, seat), None))
    return found


def settle(p: Board, owner: int, option: Option) -> bool:
    """Whether an option was an answer to a request, which is settled by that."""
    if option[0] not in ("agree", "refuse"):
        return False
    verb, card, seat = option
    request = next(one for one in p.requests if one[:3] == (seat, owner, card))
    p.requests = all_but(p.requests, request)
    if verb == "agree":
        hand_over(p, owner, seat, card, lent=True)
    else:
        p.requests += ((seat, owner, REFUSED, request[3]),)
        tell(p, "refused", owner, seat, card)
        _unused(p, seat, request[3])
    wake(p, seat, take_up, seat, "village")
    return True


def _unused(p: Board, seat: int, me: int) -> None:
    """A text that came to nothing has not been used."""
    last = max([index for index, one in enumerate(p.used) if one[:2] == (seat, me)])
    p.used = p.used[:last] + p.used[last + 1 :]


@step
def answer(p: Board, owner: int) -> None:
    """All requests are answered before the Village Phase ends."""
    if requests_to(p, owner):
        push(p, answer, owner)
        ask(p, CONSENT, owner, always=True)


def _answered(p: Board, option: Option, owner: int) -> None:
    settle(p, owner, option)


CONSENT = Question("exchange.consent", consents, _answered)

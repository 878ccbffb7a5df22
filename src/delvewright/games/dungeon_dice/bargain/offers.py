"""Offers: one is made, answered or countered, and signed when everybody it concerns agrees (DD-BARGAIN-3)."""

from __future__ import annotations

from delvewright.games.dungeon_dice import fame
from delvewright.games.dungeon_dice.actions import carry_out
from delvewright.games.dungeon_dice.bargain import compose
from delvewright.games.dungeon_dice.bargain.templates import templates
from delvewright.games.dungeon_dice.bargain.terms import bundle_refusal, given_now, if_refused, parties
from delvewright.games.dungeon_dice.board import BEFORE, NONE, OUTSIDE, Board
from delvewright.games.dungeon_dice.contracts import Bundle, enter, hand, holds
from delvewright.games.dungeon_dice.declare import PASS
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import STEPS, push, step

# Speaking ---------------------------------------------------------------------------------------------------


def talk(p: Board, window: str, seat: int, other: int) -> None:
    """A seat turns to another one; that counts as one of its offers whatever comes of it."""
    p.sent += (seat,)
    push(p, talking, window, seat, other)


@step
def talking(p: Board, window: str, seat: int, other: int) -> None:
    ask(p, TALK, seat, window, other)


def _talk(p: Board, seat: int, window: str, other: int) -> Candidates:
    for bundle in templates(p, window, seat, other):
        yield ("offer", bundle), None
    if p.rules.bargains == "full":
        yield from compose.plain(p, compose.draft(window, seat, other), compose.Spoken(p, ()))
        yield ("compose",), None
    yield PASS, None


def _talked(p: Board, option: Option, seat: int, window: str, other: int) -> None:
    if option[0] == "offer":
        propose(p, window, seat, option[1])
    elif option[0] == "put":
        compose.begin(p, window, seat, other, (option[1],))
    elif option[0] == "compose":
        compose.begin(p, window, seat, other)


TALK = Question("bargain", _talk, _talked)


def propose(p: Board, window: str, seat: int, bundle: Bundle) -> None:
    """Lay an offer on the table; a mere threat needs nobody's consent and is no answer to an offer."""
    p.deals += 1
    number = p.deals
    tell(p, "offered", number, window, seat, bundle)
    waits = tuple([other for other in parties(bundle) if other != seat])
    if all([term[:2] == ("THREAT", seat) and not if_refused(term) for term in bundle]):
        decline(p, seat)
        sign(p, window, seat, bundle)
        return
    p.offers += ((number, window, seat, waits, bundle),)
    push(p, answering)


# Answering --------------------------------------------------------------------------------------------------


@step
def answering(p: Board) -> None:
    """Everybody an offer concerns is asked in turn; the first refusal ends it."""
    number, window, sender, waits, bundle = p.offers[-1]
    if waits:
        ask(p, ANSWER, waits[0], number, sender)
    else:
        p.offers = ()
        sign(p, window, sender, bundle)


def _answer(p: Board, seat: int, number: int, sender: int) -> Candidates:
    _, window, _, waits, bundle = p.offers[-1]
    yield ("accept",), bundle_refusal(p, window, bundle)
    yield PASS, None
    if len(p.offers) == 1 and len(waits) == 1 and len(parties(bundle)) == 2:
        for other in templates(p, window, seat, sender):
            if other != bundle:
                yield ("counter", other), None
        if p.rules.bargains == "full":
            yield ("compose",), None


def _answered(p: Board, option: Option, seat: int, number: int, sender: int) -> None:
    _, window, _, waits, bundle = p.offers[-1]
    verb = option[0]
    if verb == "accept":
        tell(p, "accepted", number, seat)
        p.offers = ((number, window, sender, waits[1:], bundle),)
        push(p, answering)
    elif verb == "counter":
        propose(p, window, seat, option[1])
    elif verb == "compose":
        compose.begin(p, window, seat, sender, bundle, True)
    else:
        decline(p, seat)


ANSWER = Question("answer_offer", _answer, _answered)


def decline(p: Board, seat: int) -> None:
    """The offer on the table, and the one it answers, are off; what was threatened for that comes true."""
    for number, window, sender, _, bundle in p.offers:
        tell(p, "turned_down", number, seat)
        for term in bundle:
            if if_refused(term):
                _, by, to, _, _, piece, side = term
                if holds(p, by, piece):
                    enter(p, window, sender, (("PROMISE_USE", by, to, piece, side),))
                    tell(p, "provoked", by, to, piece)
    p.offers = ()


# Signing ----------------------------------------------------------------------------------------------------


def sign(p: Board, window: str, proposer: int, bundle: Bundle) -> None:
    """DD-BARGAIN-1, DD-NEG-2. The offer is a contract now; what is due at once is done."""
    tell(p, "agreed", window, proposer, bundle)
    left = tuple([term for term in bundle if not (given_now(term) or if_refused(term))])
    if left:
        enter(p, window, proposer, left)
    if p.phase in (BEFORE, OUTSIDE):
        push(p, fame.check)  # OR-20: after each trade, unless a combat is going on
    for term in reversed(bundle):
        match term:
            case ("GIVE_DICE", by, to, pieces, "now"):
                push(p, hand, by, to, pieces)
            case ("ASSIST", by, _):
                STEPS["dungeon_dice.prepare.join"](p, by)
            case ("HEAL", by, _, _, piece) if piece != NONE:
                push(p, nurse, by, piece)


@step
def nurse(p: Board, seat: int, piece: int) -> None:
    """DD-BARGAIN-HEAL. The healing die is rolled at once."""
    carry_out(p, seat, ("roll", piece))

"""Composing: any bundle of terms, put together one term at a time out of listed options (DD-BARGAIN-1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice

from delvewright.games.dungeon_dice.bargain import offers
from delvewright.games.dungeon_dice.bargain.terms import (
    LOCK,
    MOST_PARTIES,
    MOST_TERMS,
    SLOTS,
    Claim,
    Pledges,
    attempts,
    bundle_refusal,
    claims,
    given,
    giver,
    goods,
    joining_refusal,
    pledges,
    refusal,
    timely,
    weapons,
)
from delvewright.games.dungeon_dice.board import FOE, NONE, Board, distinct, of_type, owned, seats, trophies
from delvewright.games.dungeon_dice.contracts import Bundle, Term
from delvewright.games.dungeon_dice.declare import PASS
from delvewright.games.dungeon_dice.dice import sides
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.steps import push, step

Draft = tuple[str, tuple[int, ...], Bundle, int, bool]
"""(window, the players it concerns, terms so far, choices left, whether it answers an offer)"""

PATIENCE = 24
"""Choices before a draft must be proposed or given up."""
MOST = 40
"""No more terms are listed under a heading."""

GIVES = {
    "give_now": "now",
    "give_on_win": "win",
    "give_on_loss": "loss",
    "give_after": "after",
    "give_if_opened": "opened",
}
HEADINGS = {
    **GIVES,
    "reward": "REWARD_TO",
    "trophy": "TROPHY_TO",
    "roll_off": "ROLL_OFF",
    "roll_off_die": "ROLL_OFF",
    "assist": "ASSIST",
    "future_assist": "FUTURE_ASSIST",
    "no_harm": "NO_HARM",
    "promise_use": "PROMISE_USE",
    "threat": "THREAT",
    "open_chest": "OPEN_CHEST",
    "enchant_share": "ENCHANT_SHARE",
    "heal": "HEAL",
}
"""What each is about, so that nothing is listed under those that are of no use in a window."""
PLAIN = ("give_now", "reward", "trophy", "assist", "open_chest")
"""What bargains are mostly about: it is laid on the cloth at once, without asking for a heading."""
NUMBERS = tuple([tuple(range(1, most)) for most in range(1, 7)])
"""What may win a roll-off: no number named, or those from 1 up to any but the last."""


def begin(p: Board, window: str, seat: int, other: int, said: Bundle = (), counter: bool = False) -> None:
    """Let a seat put an offer to another into words, beginning with what is said already."""
    push(p, composing, seat, draft(window, seat, other, said, counter))


def draft(window: str, seat: int, other: int, said: Bundle = (), counter: bool = False) -> Draft:
    return (window, (seat, other), said, PATIENCE, counter)


@step
def composing(p: Board, seat: int, draft: Draft) -> None:
    ask(p, COMPOSE, seat, draft)


def _compose(p: Board, seat: int, draft: Draft) -> Candidates:
    window, party, said, left, counter = draft
    yield ("propose",), bundle_refusal(p, window, said)
    if left:
        yield from plain(p, draft)
    for by in party if left else ():
        why = ("too_many_terms", by, MOST_TERMS) if full(said, by) else None
        for to in party:
            if to != by:
                yield ("between", by, to), why
    if left and len(party) < MOST_PARTIES and not counter:
        for other in range(seats(p)):
            if other not in party:
                yield ("include", other), None
    for term in said if left else ():
        yield ("drop", term), None
    yield PASS, None


def _composed(p: Board, option: Option, seat: int, draft: Draft) -> None:
    window, party, said, left, counter = draft
    left -= 1
    verb = option[0]
    if verb == "propose":
        offers.propose(p, window, seat, said)
    elif verb == "put":
        push(p, composing, seat, (window, party, with_term(said, option[1]), left, counter))
    elif verb == "pass":
        if counter:
            offers.decline(p, seat)
    elif verb == "between":
        draft = (window, party, said, left, counter)
        push(p, composing, seat, draft)
        ask(p, HEADING, seat, draft, option[1], option[2])
    elif verb == "include":
        push(p, composing, seat, (window, (*party, option[1]), said, left, counter))
    else:
        rest = tuple([term for term in said if term != option[1]])
        push(p, composing, seat, (window, party, rest, left, counter))


COMPOSE = Question("compose", _compose, _composed)


def plain(p: Board, about: Draft) -> Candidates:
    """The terms that can be laid on the cloth at once, and other times for dice that lie there."""
    window, party, said, _, _ = about
    spoken, names = spoken_for(p, said), _plain_in(window)
    for by in party:
        if full(said, by):
            continue
        for to in party:
            for name in names if to != by else ():
                for term, why in _listed(p, about, by, to, name, spoken):
                    yield ("put", term), why
    for term in said:
        match term:
            case ("GIVE_DICE", by, to, pieces, when):
                for other in GIVES.values():
                    if other != when and timely(window, other):
                        moved: Term = ("GIVE_DICE", by, to, pieces, other)
                        yield ("put", moved), refusal(p, window, moved, spoken[0])


@cache
def _plain_in(window: str) -> tuple[str, ...]:
    return tuple([name for name in PLAIN if timely(window, HEADINGS[name])])


def full(said: Bundle, by: int) -> bool:
    return len([term for term in said if giver(term) == by]) >= MOST_TERMS


def with_term(said: Bundle, term: Term) -> Bundle:
    """A draft with one more term; a die that is in it already changes its time."""
    dice = given(term)
    return (*[one for one in said if not dice or given(one) != dice], term)


def _heading(p: Board, seat: int, draft: Draft, by: int, to: int) -> Candidates:
    window, _, said, *_ = draft
    spoken = spoken_for(p, said)
    for name, matter in HEADINGS.items():
        listed = _listed(p, draft, by, to, name, spoken) if timely(window, matter) else ()
        fitting = any(why is None for _, why in listed)  # the first will do
        yield ("add", name), None if fitting else ("nothing_of_that", by)
    yield PASS, None


def _headed(p: Board, option: Option, seat: int, draft: Draft, by: int, to: int) -> None:
    if option[0] == "add":
        ask(p, PARTICULAR, seat, draft, by, to, option[1])


HEADING = Question("compose_term", _heading, _headed)


def _particular(p: Board, seat: int, draft: Draft, by: int, to: int, name: str) -> Candidates:
    _, _, said, *_ = draft
    for term, why in _listed(p, draft, by, to, name, spoken_for(p, said)):
        yield ("put", term), why


def _put(p: Board, option: Option, seat: int, draft: Draft, by: int, to: int, name: str) -> None:
    _, p.stack = p.stack  # the draft that waits below is the one without this term
    window, party, said, left, counter = draft
    push(p, composing, seat, (window, party, (*said, option[1]), left, counter))


PARTICULAR = Question("compose_particular", _particular, _put)


SpokenFor = tuple[Pledges, set[Claim]]
"""The dice that are promised, and what a draft speaks of: a question about many terms reckons both once."""


def spoken_for(p: Board, said: Bundle) -> SpokenFor:
    return pledges(p), claims(said)


def _listed(
    p: Board, draft: Draft, by: int, to: int, name: str, spoken: SpokenFor
) -> Iterator[tuple[Term, Reason | None]]:
    """The terms under a heading, with what stands in their way, alone or beside the rest of the draft."""
    window, party, said, _, _ = draft
    pledged, claimed = spoken
    for term in islice(particulars(p, window, party, said, by, to, name), MOST):
        yield term, joining_refusal(p, window, claimed, term, pledged)


def particulars(
    p: Board, window: str, party: tuple[int, ...], said: Bundle, by: int, to: int, name: str
) -> Iterator[Term]:
    """Every term under a heading that one player may bind itself to towards another."""
    if name in GIVES:
        for piece in _still(p, by, said):
            yield ("GIVE_DICE", by, to, (piece,), GIVES[name])
        return
    turns = [p.turns + rounds * seats(p) for rounds in (1, 3, 5)]
    more = tuple([other for other in party if other not in (by, to)])
    if name == "reward":
        for slot in SLOTS:
            yield ("REWARD_TO", by, to, slot)
    elif name == "trophy":
        yield ("TROPHY_TO", by, to)
    elif name == "roll_off":
        for prize in (*SLOTS, "trophy") if window != LOCK else ("chest",):
            for numbers in NUMBERS:
                yield ("ROLL_OFF", by, to, prize, numbers, ())
            if more:
                yield ("ROLL_OFF", by, to, prize, (), more)
    elif name == "roll_off_die":
        for piece in _still(p, by, said):
            yield ("ROLL_OFF", by, to, piece, (), more)
            yield ("ROLL_OFF", by, to, piece, (1, 2, 3), ())
    elif name == "assist":
        yield ("ASSIST", by, to)
    elif name == "future_assist":
        for count in (1, 2):
            for turn in turns:
                yield ("FUTURE_ASSIST", by, to, count, turn)
    elif name == "no_harm":
        for turn in (0, *turns):
            yield ("NO_HARM", by, to, turn)
    elif name == "promise_use":
        for piece in weapons(p, by):
            for side in sides(p):
                yield ("PROMISE_USE", by, to, piece, side)
    elif name == "threat":
        yield from _threats(p, by, to)
    elif name == "open_chest":
        for option in attempts(p, by):
            yield ("OPEN_CHEST", by, to, *option)
    elif name == "enchant_share":
        for keeper in (by, to):
            for turn in turns:
                yield ("ENCHANT_SHARE", by, to, keeper, turn)
    elif name == "heal":
        for count in (1, 2):
            yield ("HEAL", by, to, count, NONE)
        for piece in distinct(p, of_type(p, by, "one_use")):
            if p.cast[piece].subtype == "healing":
                yield ("HEAL", by, to, 1, piece)


def _still(p: Board, seat: int, said: Bundle) -> list[int]:
    """What a seat can still put up: twins of a die already named come forward."""
    named = [piece for term in said for piece in given(term)]
    if not named:
        return goods(p, seat)
    return [
        *distinct(p, [piece for piece in owned(p, seat) if piece not in named]),
        *[piece for piece in trophies(p, seat) if piece not in named],
    ]


def _threats(p: Board, by: int, to: int) -> Iterator[Term]:
    for piece in weapons(p, by):
        yield ("THREAT", by, to, "confronts", NONE, piece, FOE)
        yield ("THREAT", by, to, "refuses", NONE, piece, FOE)
        for third in range(seats(p)):
            if third not in (by, to):
                yield ("THREAT", by, to, "picks", third, piece, FOE)

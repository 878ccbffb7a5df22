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
    PRIZES,
    SLOTS,
    Claim,
    attempts,
    bundle_refusal,
    claimed_already,
    claims,
    given,
    giver,
    goods,
    held_back,
    joining_refusal,
    pledges,
    prize_of,
    prize_refusal,
    refusal,
    timely,
    weapons,
)
from delvewright.games.dungeon_dice.board import FOE, NONE, Board, distinct, of_type, owned, seats, trophies
from delvewright.games.dungeon_dice.contracts import Bundle, Term
from delvewright.games.dungeon_dice.declare import PASS
from delvewright.games.dungeon_dice.dice import sides
from delvewright.kernel.ask import Candidates, Option, Question, Reason, Why, ask
from delvewright.kernel.steps import push, step

Listed = list[tuple[Option, Why | None]]
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
REWARDS = (*[("REWARD_TO", (slot,)) for slot in SLOTS], ("TROPHY_TO", ()))
PLAIN = ("assist", "open_chest")
"""What bargains are mostly about besides dice given at once: both are laid on the cloth without asking for a
heading."""
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


def _compose(p: Board, seat: int, draft: Draft) -> Listed:
    window, party, said, left, counter = draft
    spoken = Spoken(p, said)
    found: Listed = [(("propose",), bundle_refusal(p, window, said, spoken.pledged))]
    if left:
        found += plain(p, draft, spoken)
        for by in party:
            why = ("too_many_terms", by, MOST_TERMS) if spoken.full(by) else None
            found += [(("between", by, to), why) for to in party if to != by]
        if len(party) < MOST_PARTIES and not counter:
            found += [(("include", other), None) for other in range(seats(p)) if other not in party]
        found += [(("drop", term), None) for term in said]
    found.append((PASS, None))
    return found


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


class Spoken:
    """What a question about many terms looks at once: the dice that are promised, and what a draft says."""

    __slots__ = ("claimed", "givers", "named", "pledged")

    def __init__(self, p: Board, said: Bundle) -> None:
        self.pledged = pledges(p)
        self.claimed: set[Claim] = set()  # all the draft speaks of
        self.givers = [giver(term) for term in said]
        self.named = _named(said)
        for term in said:
            self.claimed.update(claims(term))

    def full(self, by: int) -> bool:
        """Whether a seat is bound by as many terms as it may be."""
        return self.givers.count(by) >= MOST_TERMS


def plain(p: Board, about: Draft, spoken: Spoken) -> Listed:
    """The terms that can be laid on the cloth at once, and other times for dice that lie there."""
    window, party, said, _, _ = about
    names = _plain_in(window)
    found: Listed = []
    for by in party:
        if spoken.full(by):
            continue
        gifts, rewards = _gifts(p, by, spoken), _rewards(p, window, by, spoken)
        for to in party:
            if to == by:
                continue
            found += [(("put", ("GIVE_DICE", by, to, dice, "now")), why) for dice, why in gifts]
            found += [(("put", (kind, by, to, *slot)), why) for kind, slot, why in rewards]
            for name in names:
                found += [(("put", term), why) for term, why in _listed(p, about, by, to, name, spoken)]
    for term in said:
        match term:
            case ("GIVE_DICE", by, to, pieces, when):
                for other in _times(window):
                    if other != when:
                        moved: Term = ("GIVE_DICE", by, to, pieces, other)
                        found.append((("put", moved), refusal(p, window, moved, spoken.pledged)))
    return found


@cache
def _plain_in(window: str) -> tuple[str, ...]:
    """Which of them are of use in a window."""
    return tuple([name for name in PLAIN if timely(window, HEADINGS[name])])


@cache
def _times(window: str) -> tuple[str, ...]:
    """When dice may be given that are spoken of in a window."""
    return tuple([when for when in GIVES.values() if timely(window, when)])


@cache
def _headings(window: str) -> tuple[tuple[str, bool], ...]:
    """Every heading, and whether it is of use in a window."""
    return tuple([(name, timely(window, matter)) for name, matter in HEADINGS.items()])


def _gifts(p: Board, by: int, spoken: Spoken) -> list[tuple[tuple[int, ...], Reason | None]]:
    """The dice a seat can put up, with why it cannot hand one over now, to whomever."""
    held, still = held_back(p, by, spoken.pledged, spoken.claimed), _still(p, by, spoken.named)[:MOST]
    if not held:
        return [((piece,), None) for piece in still]
    return [((piece,), held.get(piece)) for piece in still]


def _rewards(
    p: Board, window: str, by: int, spoken: Spoken
) -> list[tuple[str, tuple[str, ...], Reason | None]]:
    """The rewards and the trophy a seat can put up, with why it cannot promise one, to whomever."""
    found: list[tuple[str, tuple[str, ...], Reason | None]] = []
    for kind, slot in REWARDS if timely(window, "REWARD_TO") else ():
        prize = slot[0] if slot else "trophy"
        twice = ("said_twice",) if prize in spoken.claimed else None
        found.append((kind, slot, prize_refusal(p, window, kind, by, prize) or twice))
    return found


def with_term(said: Bundle, term: Term) -> Bundle:
    """A draft with one more term; a die that is in it already changes its time."""
    dice = given(term)
    return (*[one for one in said if not dice or given(one) != dice], term)


def _heading(p: Board, seat: int, draft: Draft, by: int, to: int) -> Candidates:
    window, _, said, *_ = draft
    spoken = Spoken(p, said)
    for name, of_use in _headings(window):
        listed = _listed(p, draft, by, to, name, spoken) if of_use else ()
        fitting = any(why is None for _, why in listed)  # the first will do
        yield ("add", name), None if fitting else ("nothing_of_that", by)
    yield PASS, None


def _headed(p: Board, option: Option, seat: int, draft: Draft, by: int, to: int) -> None:
    if option[0] == "add":
        ask(p, PARTICULAR, seat, draft, by, to, option[1])


HEADING = Question("compose_term", _heading, _headed)


def _particular(p: Board, seat: int, draft: Draft, by: int, to: int, name: str) -> Candidates:
    _, _, said, *_ = draft
    for term, why in _listed(p, draft, by, to, name, Spoken(p, said)):
        yield ("put", term), why


def _put(p: Board, option: Option, seat: int, draft: Draft, by: int, to: int, name: str) -> None:
    _, p.stack = p.stack  # the draft that waits below is the one without this term
    window, party, said, left, counter = draft
    push(p, composing, seat, (window, party, (*said, option[1]), left, counter))


PARTICULAR = Question("compose_particular", _particular, _put)


def _listed(
    p: Board, draft: Draft, by: int, to: int, name: str, spoken: Spoken
) -> Iterator[tuple[Term, Reason | None]]:
    """The terms under a heading, with what stands in their way, alone or beside the rest of the draft."""
    window, party, said, _, _ = draft
    listed = islice(particulars(p, window, party, said, by, to, name), MOST)
    if name == "give_now":
        for dice, why in _gifts(p, by, spoken):
            yield ("GIVE_DICE", by, to, dice, "now"), why
    elif name != "roll_off_die" and HEADINGS[name] in PRIZES:
        yield from _prizes(p, window, spoken.claimed, listed)
    else:
        for term in listed:
            yield term, joining_refusal(p, window, spoken.claimed, term, spoken.pledged)


def _prizes(
    p: Board, window: str, claimed: set[Claim], listed: Iterator[Term]
) -> Iterator[tuple[Term, Reason | None]]:
    """The same of prizes, each looked at once, in whatever way it may be given."""
    looked_at: dict[str, Reason | None] = {}
    for term in listed:
        kind, by, *_ = term
        prize = prize_of(term)
        if prize not in looked_at:
            looked_at[prize] = prize_refusal(p, window, kind, by, prize)
        yield term, looked_at[prize] or claimed_already(claimed, term)


def particulars(
    p: Board, window: str, party: tuple[int, ...], said: Bundle, by: int, to: int, name: str
) -> Iterator[Term]:
    """Every term under a heading that one player may bind itself to towards another."""
    if name in GIVES:
        for piece in _still(p, by, _named(said)):
            yield ("GIVE_DICE", by, to, (piece,), GIVES[name])
        return
    if name == "assist":
        yield ("ASSIST", by, to)
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
        for piece in _still(p, by, _named(said)):
            yield ("ROLL_OFF", by, to, piece, (), more)
            yield ("ROLL_OFF", by, to, piece, (1, 2, 3), ())
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


def _named(said: Bundle) -> list[int]:
    """The dice that would change hands by a draft."""
    return [piece for term in said for piece in given(term)]


def _still(p: Board, seat: int, named: list[int]) -> list[int]:
    """What a seat can still put up: twins of a die already named come forward."""
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

"""Lots: a tiny game that uses every part of the kernel, so that the kernel is tested without any real game.

Each round every seat draws a lot and seals a bid; the highest bid takes the turn: roll a die, peek at the
deck, dig (a card-like effect made of words) or call a race that the first shout wins.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from delvewright.kernel import (
    Candidates,
    Game,
    Option,
    Position,
    Question,
    Reason,
    Setting,
    Starts,
    ThisGame,
    Zones,
    seen_by_owner,
)
from delvewright.kernel.steps import run
from delvewright.words import (
    Block,
    Choose,
    EachSeat,
    When,
    ask,
    ask_together,
    below,
    push,
    show,
    shuffled,
    step,
    tell,
    tell_seat,
)

LOTS = tuple(number for number in range(1, 7) for _ in range(3))
MOST_SEATS = 4
ZONES = Zones(MOST_SEATS)
HAND = ZONES.own("hand", seen_by_owner, pool="lots")  # zone `seat` is that seat's hand
DECK = ZONES.hidden("deck", pool="lots")
PILE = ZONES.shared("pile")
BURNT = ZONES.shared("burnt")
CARDS, DICE = range(2)  # chance streams
Lots = Annotated[tuple[int, ...], Starts(LOTS)]


class Table(Position):
    ZONES = ZONES
    STREAMS = 2

    cast: ThisGame[Lots]
    points: ThisGame[list[int]]
    round: ThisGame[int]
    rounds: ThisGame[int]
    seats: ThisGame[int]
    __slots__ = tuple(__annotations__)


def move(p: Table, piece: int, source: int, target: int) -> None:
    p.zones[source] = tuple(other for other in p.zones[source] if other != piece)
    p.zones[target] += (piece,)


def draw(p: Table, seat: int, count: int = 1) -> None:
    for _ in range(count):
        if not p.zones[DECK]:
            p.zones[DECK], p.zones[PILE] = shuffled(p, CARDS, p.zones[PILE]), ()
        if p.zones[DECK]:
            top = p.zones[DECK][0]
            move(p, top, DECK, seat)
            p.news = True
            tell_seat(p, seat, "drew", (seat, top), (seat,))


# Rounds and sealed bids


@step
def begin_round(p: Table) -> None:
    if p.round == p.rounds:
        best = max(p.points)
        p.result = (tuple(p.points), tuple(seat for seat in range(p.seats) if p.points[seat] == best))
        return
    p.round += 1
    for seat in range(p.seats):
        draw(p, seat)
    push(p, bidding)


@step
def bidding(p: Table) -> None:
    ask_together(p, BID, range(p.seats), p.round)


def bids(p: Table, seat: int, round: int) -> Candidates:
    for piece in p.zones[seat]:
        yield ("offer", piece), None if p.cast[piece] >= round else ("too_low", p.cast[piece], round)
    yield ("pass",), None


def bid(p: Table, sealed: tuple[tuple[int, Option], ...], round: int) -> None:
    tell(p, "bids", sealed)
    best, leader = 0, round % p.seats
    for seat, option in sealed:
        if option[0] == "offer":
            if p.cast[option[1]] > best:
                best, leader = p.cast[option[1]], seat
            move(p, option[1], seat, PILE)
    push(p, begin_round)
    push(p, turn, leader)


BID = Question("lots.bid", bids, bid)


# The leader's turn


@step
def turn(p: Table, seat: int) -> None:
    ask(p, TURN, seat)


def turns(p: Table, seat: int) -> Candidates:
    yield ("roll",), None
    yield ("peek",), None if p.zones[DECK] else ("deck_empty",)
    yield ("dig",), None if p.zones[seat] else ("hand_empty",)
    yield ("call",), None


def turned(p: Table, option: Option, seat: int) -> None:
    verb = option[0]
    if verb == "roll":
        eyes = below(p, DICE, 6) + 1
        p.points[seat] += eyes
        tell(p, "rolled", seat, eyes)
    elif verb == "peek":
        top = p.zones[DECK][:2]
        show(p, top, 1 << seat)
        tell_seat(p, seat, "peeked", (seat, top), (seat, len(top)))
    elif verb == "dig":
        tell(p, "digs", seat)
        DIG.push(p, seat, -1)
    else:
        ask_together(p, RACE, range(p.seats))


TURN = Question("lots.turn", turns, turned)


def shouts(p: Table, seat: int) -> Candidates:
    yield ("shout",), None
    yield ("quiet",), None


def raced(p: Table, sealed: tuple[tuple[int, Option], ...]) -> None:
    tell(p, "raced", sealed)
    for seat, option in sealed:
        if option[0] == "shout":
            p.points[seat] += 1


RACE = Question("lots.race", shouts, raced, closes=lambda option: option[0] == "shout")
SILENCE = Question("lots.silence", lambda p, seat: iter(()), raced)  # never asked: it offers nothing


# Digging: bury a lot; an odd one also burns a lot of the pile; everybody else may give the digger a lot


def my_hand(p: Table, seat: int, me: int, it: int) -> Iterable[int]:
    return p.zones[seat]


def the_pile(p: Table, seat: int, me: int, it: int) -> Iterable[int]:
    return p.zones[PILE]


def anything(p: Table, seat: int, me: int, piece: int) -> Reason | None:
    return None


def not_a_six(p: Table, seat: int, me: int, piece: int) -> Reason | None:
    return ("six_stays",) if p.cast[piece] == 6 else None


def bury(p: Table, seat: int, me: int, it: int) -> None:
    move(p, it, seat, PILE)
    p.news = True
    tell(p, "buried", seat, it)


def burn(p: Table, seat: int, me: int, it: int) -> None:
    move(p, it, PILE, BURNT)
    tell(p, "burnt", seat, it)


def give(p: Table, seat: int, me: int, it: int) -> None:
    move(p, it, seat, PILE)
    p.news = True
    tell(p, "gave", seat, it)


def odd(p: Table, seat: int, me: int, it: int) -> bool:
    return it >= 0 and p.cast[it] % 2 == 1


def score(p: Table, seat: int, me: int, it: int) -> None:
    worth = p.cast[it] if it >= 0 else 0
    p.points[seat] += worth
    tell(p, "scored", seat, it, worth)


def in_secret(p: Table, seat: int) -> bool:
    return True


def others(p: Table, seat: int) -> list[int]:
    return [(seat + turn) % p.seats for turn in range(1, p.seats)]


DIG = Block(
    Choose("bury", my_hand, anything, bury, private=in_secret),
    When(odd, Choose("burn", the_pile, not_a_six, burn), score),
    EachSeat(others, Choose("give", my_hand, anything, give, "keep", private=in_secret)),
    score,
).settle("lots.dig")


# The door


def lay_out(p: Table, seats: int) -> None:
    p.seats, p.rounds = seats, p.rules.rounds
    p.points = [0] * seats
    push(p, deal, p.rules.hand)


@step
def deal(p: Table, hand: int) -> None:
    p.zones[DECK] = shuffled(p, CARDS, tuple(range(len(LOTS))))
    for seat in range(p.seats):
        draw(p, seat, hand)
    push(p, begin_round)


def spell(p: Table, sort: str, what: int, option: Option) -> str:
    return str(p.cast[what])


LOTS_GAME = Game(
    id="lots",
    title="Lots",
    version="1",
    seats=(2, MOST_SEATS),
    settings={
        "rounds": Setting(4, "Rounds to play.", (1, 2, 3, 4, 5, 6)),
        "hand": Setting(2, "Lots dealt to each seat before the first round.", (0, 1, 2, 3)),
    },
    verbs={
        "offer": ("piece",),
        "pass": (),
        "roll": (),
        "peek": (),
        "dig": (),
        "call": (),
        "shout": (),
        "quiet": (),
        "bury": ("piece",),
        "burn": ("piece",),
        "give": ("piece",),
        "keep": (),
    },
    lay_out=lay_out,
    spell=spell,
    position=Table,
)

SETUPS: dict[str, tuple[int, dict[str, Any]]] = {
    "2 seats": (2, {}),
    "3 seats": (3, {"hand": 0}),
    "4 seats": (4, {"rounds": 6, "hand": 3}),
}


# Positions laid by hand


def digging(
    hand: tuple[int, ...],
    pile: tuple[int, ...] = (),
    rest: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
) -> Table:
    """Seat 0 of three digs with this hand, heard by the position; lots 0-2 are ones, 3-5 twos, and so on."""
    p = Table.fresh()
    p.seats, p.rounds, p.points = 3, 0, [0, 0, 0]
    p.zones[0], p.zones[1], p.zones[2], p.zones[PILE] = hand, *rest, pile
    used = {*hand, *pile, *rest[0], *rest[1]}
    p.zones[DECK] = tuple(piece for piece in range(len(p.cast)) if piece not in used)
    p.told = []
    push(p, begin_round)
    DIG.push(p, 0, -1)
    run(p)
    return p


def answer(p: Table, *names: str) -> None:
    """Answer in place, one question after the other."""
    for name in names:
        LOTS_GAME.apply(p, name)

"""Errands: a tiny game whose seats go on side by side, so that lanes are tested without any real game.

Every round each seat runs errands of its own: it buys from one shelf, draws from a deck of its own, or asks
somebody to carry a load with it, which both must say yes to. A round ends when everybody is done. They win
together once everybody has something in the bag.
"""

from __future__ import annotations

from typing import Any

from delvewright.kernel import (
    Candidates,
    Game,
    LanedPosition,
    Option,
    Question,
    Setting,
    ThisGame,
    Zones,
    seen_by_none,
)
from delvewright.views import Front, Says, Verb
from delvewright.words import (
    Kind,
    ask,
    by_id,
    fork,
    move,
    push,
    push_on,
    rest,
    shared_turn,
    shuffled,
    step,
    tell,
    wake,
)

MOST_SEATS = 4
EACH = 6
WARES = by_id(*[Kind(f"Ware {number}") for number in range(EACH * (MOST_SEATS + 1))])
ZONES = Zones(MOST_SEATS)
BAG = ZONES.own("bag")
DECK = ZONES.own("deck", seen_by_none)
SHELF = ZONES.shared("shelf")


class Street(LanedPosition):
    ZONES = ZONES
    STREAMS = MOST_SEATS

    seats: ThisGame[int]
    called: ThisGame[tuple[tuple[int, int], ...]]  # (who asks, whom)
    loads: ThisGame[list[int]]
    __slots__ = tuple(__annotations__)


@step
def begin(p: Street) -> None:
    for seat in range(p.seats):
        p.zones[DECK + seat] = shuffled(p, seat, p.zones[DECK + seat])
    push(p, round)


@step
def round(p: Street) -> None:
    if p.turns == p.rules.rounds:
        seats = tuple(range(p.seats))
        won = all(p.zones[BAG + seat] for seat in seats)
        p.result = ((sum(p.loads),) * p.seats, seats if won else ())
        return
    shared_turn(p)
    push(p, round)
    push(p, close)
    fork(p, range(p.seats), errand)


@step
def close(p: Street) -> None:
    tell(p, "closed", p.turns)
    p.called = ()


@step
def errand(p: Street, seat: int) -> None:
    ask(p, ERRAND, seat, p.turns, always=True)


def errands(p: Street, seat: int, day: int) -> Candidates:
    for piece in p.zones[SHELF]:
        yield ("buy", piece), None
    yield ("draw",), None if p.zones[DECK + seat] else ("empty",)
    for other in range(p.seats):
        if other != seat:
            yield ("call", other), ("called",) if (seat, other) in p.called else None
    for caller, callee in p.called:
        if callee == seat:
            yield ("carry", caller), None
    yield ("done",), None


def ran(p: Street, option: Option, seat: int, day: int) -> None:
    if option[0] == "done":
        rest(p, DONE, seat)
        return
    push(p, errand, seat)
    if option[0] == "buy":
        move(p, option[1], SHELF, BAG + seat)
        tell(p, "bought", seat, option[1])
    elif option[0] == "draw":
        top = p.zones[DECK + seat][0]
        move(p, top, DECK + seat, BAG + seat)
        tell(p, "drew", seat, top)
        p.news = True
    elif option[0] == "call":
        p.called += ((seat, option[1]),)
        wake(p, option[1], errand, option[1])
    else:
        p.called = tuple([one for one in p.called if one != (option[1], seat)])
        push(p, carry, seat)
        push_on(p, option[1], carry, option[1])


@step
def carry(p: Street, seat: int) -> None:
    p.loads[seat] += 1
    tell(p, "carried", seat)


def thinks_again(p: Street, seat: int) -> Candidates:
    yield ("again",), None


def thought(p: Street, option: Option, seat: int) -> None:
    push(p, errand, seat)


ERRAND = Question("errands.errand", errands, ran)
DONE = Question("errands.done", thinks_again, thought, rests=True)


def lay_out(p: Street, seats: int) -> None:
    p.seats, p.loads = seats, [0] * seats
    p.cast = tuple(WARES.values())[: EACH * (seats + 1)]
    for seat in range(seats):
        p.zones[DECK + seat] = tuple(range(EACH * seat, EACH * seat + EACH))
    p.zones[SHELF] = tuple(range(EACH * seats, EACH * (seats + 1)))
    push(p, begin)


ERRANDS_GAME = Game(
    id="errands",
    title="Errands",
    version="1",
    seats=(2, MOST_SEATS),
    settings={"rounds": Setting(2, "Rounds to play.", (1, 2, 3))},
    verbs={
        "buy": ("piece",),
        "draw": (),
        "call": ("seat",),
        "carry": ("seat",),
        "done": (),
        "again": (),
    },
    lay_out=lay_out,
    spell=lambda p, sort, what, option: f"seat{what}" if sort == "seat" else str(what),
    position=Street,
    kinds=WARES,
    cooperative=True,
)

FRONT = Front.plain(
    ERRANDS_GAME,
    "Everybody runs errands side by side.",
    seats={"loads": lambda p, seat: p.loads[seat]},
    verbs={
        "buy": Verb("Buy {piece}", "Buy {piece} from the shelf."),
        "call": Verb("Call {seat}", "Ask {seat} to carry a load with you."),
        "carry": Verb("Carry with {seat}", "Carry a load with {seat}."),
        "done": Verb("Done", "You have nothing more to do today."),
        "again": Verb("Think again", "You are not done after all."),
    },
    reasons={
        "empty": Says("Your deck is empty"),
        "called": Says("You have called already", within={"errands.errand": Says("Called on this day")}),
    },
    events={
        "bought seat piece": Says("{Seat:buy} {piece}."),
        "drew seat piece": Says("{Seat:draw} {piece}."),
        "carried seat": Says("{Seat:carry} a load."),
        "closed turns": Says("Day {turns} is over."),
    },
)


def street(seats: int = 3, **settings: Any) -> Any:
    return ERRANDS_GAME.start(seats, 5, **settings)

"""Windows: the moments at which a seat may play a card or use one it has, on its own turn or another's.

Whether one opens depends on public facts alone, or silence would tell what a hand holds: a seat is asked when
a readied card of its could be used, or when it could pay for a card of these sets that fits the moment.
"""

from __future__ import annotations

from functools import cache

from delvewright.games.dungeoneer import play
from delvewright.games.dungeoneer.board import HAND, NONE, Board, around
from delvewright.games.dungeoneer.kinds import KINDS, Kind, sets_of
from delvewright.games.dungeoneer.powers import (
    AFTER_ROLL,
    EACH_COMBAT,
    EACH_TURN,
    EMPTIED,
    ENTERED,
    FREELY,
    HERO_TIME,
    WOUNDED,
    Use,
)
from delvewright.games.dungeoneer.scores import serving
from delvewright.games.dungeoneer.sorts import EPIC, HEROIC
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.steps import push, step


@step
def open_window(p: Board, seat: int, moment: int) -> None:
    """Ask a seat whether it does something now, if it could for all that everybody sees."""
    open_for_all(p, (seat,), moment)


@step
def open_for_all(p: Board, seats: tuple[int, ...], moment: int) -> None:
    """DN-OPEN-38. Several seats one after the other; whoever acts opens it for all of them again."""
    for index, seat in enumerate(seats):
        if p.life[seat] > 0 and may_act(p, seat, moment):
            ask(p, WINDOW, seat, moment, seats[index + 1 :], always=True)
            return


def may_act(p: Board, seat: int, moment: int) -> bool:
    """Whether a seat might do something at a moment, by what is public."""
    moment = within(p, seat, moment)
    if p.glory[seat] and p.zones[HAND + seat] and _may_hold(p, seat, moment):
        return True
    return any([refused_use(p, seat, card, use) is None for card, _, use in readied(p, seat, moment)])


def _may_hold(p: Board, seat: int, moment: int) -> bool:
    """Whether a hand might hold a card that its player could pay for and play."""
    glory, lowest = p.glory[seat], EPIC if p.rules.grade == "epic" else HEROIC
    for kind in _secret(p.rules.packs, lowest, moment):
        if kind.cost > glory:  # and all that follow are as dear
            return False
        if kind.fits is None or kind.fits(p, seat, NONE) is None:
            return True
    return False


def within(p: Board, seat: int, moment: int) -> int:
    """DN-HERO-22. A moment with all that counts as it: who has just collected may act as in his own time."""
    return moment | HERO_TIME if moment == ENTERED and seat == p.turn else moment


@cache
def _secret(packs: tuple[str, ...], lowest: int, moment: int) -> tuple[Kind, ...]:
    """The kinds of these sets, from a grade on, that a hand might hold for a moment: the cheapest first."""
    held = [
        kind
        for kind in KINDS.in_play(packs).values()
        if kind.moments & moment
        and kind.grade >= lowest
        and not kind.copies.keys().isdisjoint(sets_of(packs))
    ]
    return tuple(sorted(held, key=lambda kind: (kind.cost, kind.fits is not None)))


def readied(p: Board, seat: int, moment: int) -> list[tuple[int, int, Use]]:
    """DN-SPECIAL-03. The uses for a moment of a hero's abilities, of the cards in his Inventory and of those
    on them."""
    cast, found = p.cast, []
    for card in serving(p, seat):
        kind = cast[card]
        if kind.use_moments & moment:
            for index, use in enumerate(kind.uses):
                if use.moments & moment:
                    found.append((card, index, use))
    return found


def refused_use(p: Board, seat: int, card: int, use: Use) -> Reason | None:
    """Why a readied card can not be used now."""
    if use.limit != FREELY and (card, limit_key(p, card, use)) in p.used:
        return ("used_already", card)
    if use.glory > p.glory[seat]:
        return ("too_dear", use.glory, p.glory[seat])
    if use.tokens > play.tokens(p, card):
        return ("no_tokens", card)
    return use.fits(p, seat, card) if use.fits is not None else None


def limit_key(p: Board, card: int, use: Use) -> int:
    """How a use is noted: for the turn, for the combat, or for the attack, which are cleared earlier."""
    index = p.cast[card].uses.index(use)
    return index if use.limit == EACH_TURN else -2 - 2 * index - (use.limit == EACH_COMBAT)


# The question -----------------------------------------------------------------------------------------


def candidates(p: Board, seat: int, moment: int, others: tuple[int, ...]) -> Candidates:
    yield from acts(p, seat, moment)
    yield ("pass",), None


def acts(p: Board, seat: int, moment: int) -> Candidates:
    """What may be played and used at a moment."""
    cast, seen = p.cast, []
    moment = within(p, seat, moment)
    for card in p.zones[HAND + seat]:
        kind = cast[card]
        if kind.moments & moment and kind not in seen:
            seen.append(kind)
            yield ("play", card), play.refused(p, seat, card)
            for index, use in enumerate(kind.uses):
                if use.discards and use.moments & moment and play.no_room(p, seat, card) is not None:
                    yield ("use_up", card, index), play.refused_using_up(p, seat, card, use)
    for card, index, use in readied(p, seat, moment):
        yield ("use", card, index), refused_use(p, seat, card, use)


def answered(p: Board, option: Option, seat: int, moment: int, others: tuple[int, ...]) -> None:
    if option[0] == "pass":
        open_for_all(p, others, moment)
        return
    if moment == AFTER_ROLL and p.fight is not None and p.roll is None:  # both sides of a combat have rolled
        push(p, open_for_all, combatants(p), moment)
    else:
        push(p, reopen, seat, moment)
    act(p, option, seat)


@step
def reopen(p: Board, seat: int, moment: int) -> None:
    """Whoever has acted may act again, unless that has settled what it was about."""
    if moment != WOUNDED or p.blow > 0:
        open_window(p, seat, moment)


def act(p: Board, option: Option, seat: int) -> None:
    """Carry out what was played or used."""
    if option[0] == "play":
        play.play(p, seat, option[1])
    elif option[0] == "use_up":
        play.use_up(p, seat, option[1], option[2])
        empty(p, seat, option[1])
    else:
        use(p, seat, option[1], option[2])


def use(p: Board, seat: int, card: int, index: int) -> None:
    """Pay for a readied card's use, and do what it says."""
    one = p.cast[card].uses[index]
    if one.limit != FREELY:
        p.used += ((card, limit_key(p, card, one)),)
    play.pay_use(p, seat, card, one)
    one.block.push(p, seat, card)
    if one.discards:
        empty(p, seat, card)


def empty(p: Board, seat: int, card: int) -> None:
    """A Treasure was its own price; before it does what it says, its player may save it."""
    p.emptied = card
    open_window(p, seat, EMPTIED)


def combatants(p: Board) -> tuple[int, ...]:
    """DN-DP-11. The players who have rolled, the active one first."""
    fight = p.fight
    assert fight is not None
    return tuple([seat for seat in around(p, p.turn) if seat in (fight.lord, fight.victim)])


WINDOW = Question("window", candidates, answered)

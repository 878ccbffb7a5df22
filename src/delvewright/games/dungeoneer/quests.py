"""Quests: what a hero may do about the Quests he holds and the Global ones (DN-QUEST, DN-DP-24, -30…-33)."""

from __future__ import annotations

from collections import Counter

from delvewright.games.dungeoneer import combat, completing, escorts, holding, moves, threats, windows
from delvewright.games.dungeoneer.board import (
    GLOBAL,
    QUESTS,
    Board,
    heroes_at,
    life_left,
    next_alive,
    noted,
    treasures,
)
from delvewright.games.dungeoneer.kinds import Kind
from delvewright.games.dungeoneer.powers import AFTER_ROLL, PLAIN, THREAT
from delvewright.games.dungeoneer.sorts import SEARCH
from delvewright.kernel.ask import Candidates, Option, Reason, Why
from delvewright.kernel.board import Pieces
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step
from delvewright.words.dice import d6


def acts(p: Board, seat: int) -> Candidates:
    """DN-QUEST-01, DN-HERO-16. What a hero may do about Quests in his Hero Phase, and why not."""
    for quest in p.zones[QUESTS + seat] + p.zones[GLOBAL]:
        kind = p.cast[quest]
        if "escort" in kind.types:
            yield from escorts.acts(p, seat, quest)
            continue
        if kind.search and quest not in p.found:
            yield ("search", quest), refused_search(p, seat, quest)
        yield ("attempt", quest), refused(p, seat, quest)
    if p.dropped:
        yield from escorts.pick_ups(p, seat)


def act(p: Board, option: Option, seat: int) -> None:
    ACTS[option[0]](p, seat, option[1])


def refused(p: Board, seat: int, quest: int) -> Why | None:
    """DN-HERO-16, DN-QUEST-07/17/20/28/30, DN-OPEN-19. Why a Quest can not be attempted now."""
    kind = p.cast[quest]
    if kind.search:
        why: Why | None = None if quest in p.found else ("not_found", kind.search)
    else:
        why = completing.refused_here(p, seat, quest)
    if why is not None:
        return why
    if "sacrifice" in kind.types:
        return refused_price(p, seat, kind)
    if quest not in p.tried:
        return None
    return ("tried_already",) if kind.foe is not None else threats.spending(p, seat)


def attempt(p: Board, seat: int, quest: int) -> None:
    """DN-QUEST-29/30. A try: the first of a turn is free, a further one costs 1 Movement."""
    kind = p.cast[quest]
    if quest in p.tried:
        p.movement[seat] -= 1
    else:
        p.tried += (quest,)
    tell(p, "attempted", seat, quest)
    if kind.foe is not None:
        slay(p, seat, quest)
    elif kind.dice:
        throw(p, seat, quest)
    elif "sacrifice" in kind.types:
        pay(p, seat, quest)
    else:
        push(p, threats.face, seat, kind.stat, kind.number, THREAT, "dungeoneer.quests.faced", quest)


# Threats ----------------------------------------------------------------------------------------------


@step
def faced(p: Board, won: bool, seat: int, quest: int) -> None:
    """DN-QUEST-29/31, DN-OPEN-46. Overcome, the Quest is done; if not, every hero there suffers, or those
    beside must overcome the same Threat."""
    if won:
        completing.complete(p, seat, quest)
        return
    kind = p.cast[quest]
    for other in reversed(heroes_at(p, p.at[seat])):
        if other == seat or p.rules.failed_try == "all_suffer":
            push(p, suffer, False, other, quest, seat)
        else:
            then = "dungeoneer.quests.suffer"
            push(p, threats.face, other, kind.stat, kind.number, THREAT, then, quest, seat)


@step
def suffer(p: Board, won: bool, seat: int, quest: int, trier: int) -> None:
    """What a failed try does to one hero, unless he beat the Threat himself."""
    block = p.cast[quest].fail
    if block is not None and not won:
        block.push(p, trier, quest, seat)


# Searches ---------------------------------------------------------------------------------------------


def refused_search(p: Board, seat: int, quest: int) -> Reason | None:
    """DN-QUEST-22, DN-OPEN-24. Each search costs 1 Movement; perhaps not the first one of a turn."""
    if p.rules.free_search and quest not in p.searched:
        return None
    return threats.spending(p, seat)


def search(p: Board, seat: int, quest: int) -> None:
    """DN-QUEST-18…22. A die and the way from the Entrance, to reach the search number."""
    if not p.rules.free_search or quest in p.searched:
        p.movement[seat] -= 1
    p.searched += (quest,)
    threats.reach(p, seat, SEARCH, p.cast[quest].search, PLAIN, "dungeoneer.quests.looked", quest)


@step
def looked(p: Board, won: bool, seat: int, quest: int) -> None:
    """DN-QUEST-20/21. Found for this turn: the Quest may be attempted."""
    if won:
        p.found += (quest,)
        tell(p, "found", seat, quest)


# Slay -------------------------------------------------------------------------------------------------


def slay(p: Board, seat: int, quest: int) -> None:
    """DN-QUEST-23…26. The monster on the card attacks, and the player on the left is its Dungeonlord."""
    push(p, fought, seat, quest)
    push(p, combat.attack, next_alive(p, seat), seat, (quest,))


@step
def fought(p: Board, seat: int, quest: int) -> None:
    """DN-QUEST-23/28, DN-OPEN-23. The Quest is done if the monster is defeated; else its wounds stay."""
    if life_left(p, quest) <= 0:
        completing.complete(p, seat, quest)
    elif not p.rules.slay_wounds_stay:
        p.hurt = noted(p.hurt, quest, 0)


# Chance -----------------------------------------------------------------------------------------------


def throw(p: Board, seat: int, quest: int) -> None:
    """DN-QUEST-06. The dice the card names; whoever has luck to borrow may roll one again."""
    p.dice = tuple([d6(p, seat) for _ in range(p.cast[quest].dice)])
    tell(p, "dice", seat, quest, p.dice)
    push(p, read_dice, seat, quest)
    push(p, windows.open_window, seat, AFTER_ROLL)


@step
def read_dice(p: Board, seat: int, quest: int) -> None:
    """DN-QUEST-06. They show what is asked for, or the try fails for this hero alone."""
    dice, p.dice = p.dice, ()
    kind = p.cast[quest]
    if shows(kind, dice):
        completing.complete(p, seat, quest)
    elif kind.fail is not None:
        kind.fail.push(p, seat, quest, seat)


def shows(kind: Kind, dice: Pieces) -> bool:
    """Whether dice show what a Chance Quest asks for."""
    if kind.need == "sum":
        return sum(dice) >= kind.number
    if kind.need == "each":
        return min(dice) >= kind.number
    if kind.need == "run":
        return any([{*range(low, low + kind.length)}.issubset(dice) for low in dice])
    return max(Counter(dice).values()) >= ALIKE[kind.need]


ALIKE = {"pair": 2, "three_alike": 3}


# Sacrifice --------------------------------------------------------------------------------------------


def refused_price(p: Board, seat: int, kind: Kind) -> Reason | None:
    """DN-QUEST-17. Why a hero can not pay all of a price, never with his last Life."""
    price, carried = kind.pay, len(treasures(p, seat))
    if price.life >= p.life[seat]:
        return ("too_little_life", price.life, p.life[seat])
    if price.glory > p.glory[seat]:
        return ("too_dear", price.glory, p.glory[seat])
    return ("too_few_treasures", price.treasures, carried) if price.treasures > carried else None


def pay(p: Board, seat: int, quest: int) -> None:
    """DN-QUEST-16/38. Life that is paid is no wound: nothing prevents it."""
    price = p.cast[quest].pay
    p.life[seat] -= price.life
    p.glory[seat] -= price.glory
    tell(p, "paid", seat, quest, price.life, price.glory)
    give(p, seat, quest, price.treasures)


@step
def give(p: Board, seat: int, quest: int, count: int) -> None:
    """DN-DP-32. The Treasures of a price, each of the player's choice."""
    if count:
        push(p, give, seat, quest, count - 1)
        moves.give_up(p, seat, tuple(treasures(p, seat)))
    else:
        completing.complete(p, seat, quest)


ACTS = {
    "attempt": attempt,
    "search": search,
    "take_up": escorts.take_up,
    "deliver": escorts.deliver,
    "drop": holding.lay_down,
    "pick_up": escorts.pick_up,
}
"""What may be done about Quests."""

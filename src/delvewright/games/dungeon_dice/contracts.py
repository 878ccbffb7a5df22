"""Contracts: what agreements in force bind the players to, and how each term is carried out (DD-BARGAIN).

A contract is (number, window, proposer, terms). A term is (kind, by, to, particulars…): `by` is bound, `to`
has the good of it. bargain/terms.py says which kinds there are and when they may be agreed on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any

from delvewright.games.dungeon_dice.board import (
    CARRIED,
    NONE,
    OWNED,
    TROPHIES,
    Board,
    distinct,
    leave,
    owned,
    trophies,
)
from delvewright.games.dungeon_dice.printed import GRADES
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step
from delvewright.words.dice import d6, leaders

Term = tuple[Any, ...]
Bundle = tuple[Term, ...]

STONE = -1
"""Stands for the Philosopher's Stone among dice that are given: it is no piece of its own (OR-43)."""

ABOUT_A_CHEST = {"OPEN_CHEST", "chest", "opened"}
"""Words of which a term about a locked chest has one."""


def terms(p: Board, kind: str) -> Iterator[Term]:
    """The terms of a kind in force, the oldest first."""
    for _, _, _, bundle in p.contracts:
        for term in bundle:
            if term[0] == kind:
                yield term


def owed_to(p: Board, seat: int, kind: str) -> list[Term]:
    """Those a seat has the good of."""
    return [term for term in terms(p, kind) if term[2] == seat]


def in_force(p: Board) -> Iterator[Term]:
    """Every term that is agreed on."""
    return chain.from_iterable([bundle for _, _, _, bundle in p.contracts])


def enter(p: Board, window: str, proposer: int, bundle: Bundle) -> None:
    p.deals += 1
    p.contracts += ((p.deals, window, proposer, bundle),)


def keep_terms(p: Board, keeps: Callable[[Term], bool]) -> None:
    """Drop every term that does not pass; a contract without terms is over."""
    left = []
    for number, window, proposer, bundle in p.contracts:
        rest = tuple([term for term in bundle if keeps(term)])
        if rest:
            left.append((number, window, proposer, rest))
    p.contracts = tuple(left)


def replace(p: Board, old: Term, new: Term | None) -> None:
    """Put another term in the place of one in force, or nothing when it is fulfilled."""
    changed: list[Any] = []
    for number, window, proposer, bundle in p.contracts:
        if old in bundle:
            at = bundle.index(old)
            bundle = (*bundle[:at], *(() if new is None else (new,)), *bundle[at + 1 :])
            old = ()
        if bundle:
            changed.append((number, window, proposer, bundle))
    p.contracts = tuple(changed)


def lasts(p: Board, term: Term) -> bool:
    """DD-BARGAIN-8. Whether a term is still owed when the encounter is over: NO_HARM if it names a turn."""
    match term:
        case ("NO_HARM", _, _, turn) | ("FUTURE_ASSIST" | "ENCHANT_SHARE", _, _, _, turn):
            return bool(turn >= p.turns)
    return bool(term[0] == "HEAL")


def lapse(p: Board) -> None:
    """What was agreed for an encounter ends with it; a promise ends with its last turn."""
    if p.contracts:
        keep_terms(p, lambda term: lasts(p, term))


def release(p: Board) -> None:
    """DD-NEG-13, DD-BARGAIN-7. CHARM frees everybody from the help agreed on for this combat."""
    if not p.contracts:
        return
    freed = [by for _, by, _ in terms(p, "ASSIST")]
    kept = [one for one in p.contracts if not any([kind == "ASSIST" for kind, *_ in one[3]])]
    p.contracts = tuple(kept)
    p.fighters = tuple([seat for seat in p.fighters if seat not in freed])
    p.rolled = tuple([seat for seat in p.rolled if seat not in freed])
    p.dice = [die for die in p.dice if die[0] not in freed]
    for seat in freed:
        tell(p, "released", seat)


# Rewards ------------------------------------------------------------------------------------------------


def robbed(p: Board) -> bool:
    """OR-58. Whether the monster carries its main reward: what it stole lies in its place."""
    return bool(p.zones[CARRIED]) and "EMPTY_CHEST" in p.cast[p.foe].reward


def receiver(p: Board, seat: int, *slots: str) -> int:
    """DD-NEG-1, DD-BARGAIN-REWARD-TO, -TROPHY-TO. Who gets a reward by one of the names a deal may have for
    it ("main", "potion", "extra", "place", "carried", "chest", "trophy"): the active player, unless a deal
    says otherwise. A roll-off for it is held now."""
    if not p.contracts:
        return seat
    for slot in slots:
        for term in in_force(p):
            if _disposes(term, seat, slot):
                replace(p, term, None)
                kind, _, to, *_ = term
                taker = roll_off(p, term) if kind == "ROLL_OFF" else to
                tell(p, "reward_to", seat, taker, slot)
                return int(taker)
    return seat


def given_away(p: Board, seat: int, slot: str | int) -> list[int]:
    """To whom a seat has promised rewards of a name, or put them up for a roll-off: once for each promise."""
    return [to for _, _, to, *_ in [term for term in in_force(p) if _disposes(term, seat, slot)]]


def _disposes(term: Term, seat: int, slot: str | int) -> bool:
    kind, by, _, *rest = term
    if by != seat:
        return False
    return slot == "trophy" if kind == "TROPHY_TO" else kind in ("REWARD_TO", "ROLL_OFF") and rest[0] == slot


def roll_off(p: Board, term: Term) -> int:
    """DD-NEG-8…11, DD-BARGAIN-ROLL-OFF. Each rolls a monster level die and the highest takes the prize, or
    the owner rolls and the other one gets it on the named numbers."""
    _, by, to, prize, numbers, more = term
    if numbers:
        rolled = d6(p, by)
        winner = to if rolled in numbers else by
        tell(p, "rolled_off", (by,), (rolled,), winner, prize)
        return int(winner)
    entrants: tuple[int, ...] = (by, to, *more)
    while len(entrants) > 1:
        rolls = tuple([d6(p, seat) for seat in entrants])
        left = leaders(entrants, rolls)
        tell(p, "rolled_off", entrants, rolls, left[0] if len(left) == 1 else -1, prize)
        entrants = left
    return entrants[0]


# Dice spoken for ----------------------------------------------------------------------------------------


def promised(p: Board, seat: int) -> dict[int, int]:
    """DD-TRADE-3, DD-BARGAIN-GIVE-DICE. The dice a seat has promised to hand over or to have rolled for, and
    to whom: they are kept for that."""
    found: dict[int, int] = {}
    for term in in_force(p) if p.contracts else ():
        match term:
            case ("GIVE_DICE", by, to, pieces, _) if by == seat:
                found.update(dict.fromkeys(pieces, to))
            case ("ROLL_OFF", by, to, int(piece), _, _) if by == seat:
                found[piece] = to
    return found


def spoken_for(p: Board, seat: int, piece: int) -> Reason | None:
    """Why a die cannot be used up: it is promised."""
    kept = promised(p, seat) if p.contracts else {}
    return ("promised", kept[piece]) if piece in kept else None


def spare(p: Board, seat: int, pieces: Sequence[int]) -> Sequence[int]:
    """Dice with those that are promised last: of twins the one that is free comes forward."""
    kept = promised(p, seat) if p.contracts else {}
    return sorted(pieces, key=lambda piece: piece in kept) if kept else pieces


def to_lose(p: Board, seat: int, pieces: list[int]) -> list[int]:
    """What a seat may choose to lose: a promised die only when there is nothing else."""
    kept = promised(p, seat) if p.contracts else {}
    return [piece for piece in pieces if piece not in kept] or pieces


# Handing over -------------------------------------------------------------------------------------------


def holds(p: Board, seat: int, piece: int) -> bool:
    if piece == STONE:
        return p.stone == seat
    return piece in owned(p, seat) or piece in trophies(p, seat)


def transfer(p: Board, by: int, to: int, piece: int) -> None:
    """DD-TRADE-2/4. A die changes hands; wounds and fame go with it (DD-WIN-14)."""
    if piece == STONE:
        p.stone = to
    elif piece in trophies(p, by):
        leave(p, piece, TROPHIES + to)
    else:
        leave(p, piece, OWNED + to)
        if "PHILOSOPHERS_STONE" in p.cast[piece].reward:
            p.stone = to
    tell(p, "gave", by, to, piece)


@step
def hand(p: Board, by: int, to: int, pieces: tuple[int, ...]) -> None:
    """DD-BARGAIN-GIVE-DICE, DD-BARGAIN-6. A die that is gone is replaced by the giver's nearest equal."""
    for index, piece in enumerate(pieces):
        if holds(p, by, piece):
            transfer(p, by, to, piece)
            continue
        others = [one for one in equals(p, by, piece) if one not in pieces]
        if not others:
            tell(p, "lapsed", by, to, piece)
            continue
        push(p, hand, by, to, pieces[index + 1 :])
        ask(p, REPLACEMENT, to, by, piece, tuple(others))
        return


def equals(p: Board, seat: int, piece: int) -> list[int]:
    """The same kind of die, else of the same sort in the best grade there is."""
    if piece == STONE:
        return []
    kind = p.cast[piece]
    mine = distinct(p, owned(p, seat))
    same = [one for one in mine if p.cast[one].id == kind.id]
    if same:
        return same
    alike = [one for one in mine if (p.cast[one].type, p.cast[one].subtype) == (kind.type, kind.subtype)]
    return [one for one in alike if _grade(p, one) == max([_grade(p, other) for other in alike])]


def _grade(p: Board, piece: int) -> int:
    return GRADES.index(p.cast[piece].grade)


def _replacement(p: Board, seat: int, by: int, piece: int, others: tuple[int, ...]) -> Candidates:
    for other in others:
        yield ("pick", other), None


def _replaced(p: Board, option: Option, seat: int, by: int, piece: int, others: tuple[int, ...]) -> None:
    transfer(p, by, seat, option[1])


REPLACEMENT = Question("replacement", _replacement, _replaced)


@step
def roll_for_die(p: Board, term: Term) -> None:
    """A roll-off whose prize is a die of the one who put it up."""
    _, by, to, piece, *_ = term
    if holds(p, by, piece):
        winner = roll_off(p, term)
        if winner != by:
            transfer(p, by, winner, piece)
    else:
        tell(p, "lapsed", by, to, piece)


Results = tuple[tuple[int, bool], ...]
"""(seat, whether it won) of everybody who fought for itself."""


@step
def settle(p: Board, won: bool, each: Results | None = None) -> None:
    """DD-AFTER-2, DD-NEG-12, DD-BARGAIN-4. What was agreed before or during the combat is carried out; with
    `each` the heroes did not win or lose together."""
    if not p.contracts:
        return
    carried = [term for term in in_force(p) if not lasts(p, term)]
    lapse(p)
    for term in reversed(carried):
        match term:
            case ("GIVE_DICE", by, to, pieces, when) if _due(by, to, when, won, each):
                push(p, hand, by, to, pieces)
            case ("ROLL_OFF", _, _, int(), _, _):
                push(p, roll_for_die, term)


def _due(by: int, to: int, when: str, won: bool, each: Results | None) -> bool:
    """DD-BARGAIN-GIVE-DICE. Of heroes who fight for themselves the giver's win or loss counts, if it fought,
    else the receiver's; if neither did, nothing is owed."""
    if when not in ("win", "loss"):
        return when == "after"
    if each is not None:
        results = dict(each)
        party = by if by in results else to
        if party not in results:
            return False
        won = results[party]
    return bool(won == (when == "win"))


# At a lock ----------------------------------------------------------------------------------------------


def lock_help(p: Board, seat: int) -> tuple[int, Option] | None:
    """DD-BARGAIN-OPEN-CHEST. The next attempt somebody owes to this chest: (who, how)."""
    for term in terms(p, "OPEN_CHEST"):
        _, by, to, verb, piece = term
        if to == seat:
            replace(p, term, None)
            if holds(p, by, piece):
                return by, (verb, piece)
    return None


def chest_done(p: Board, seat: int, open_now: bool) -> int:
    """The lock is dealt with: dice promised for it change hands; returns who gets what is inside."""
    p.chest = NONE
    if not p.contracts:
        return seat
    taker = receiver(p, seat, "chest") if open_now else seat
    for _, by, to, pieces, when in terms(p, "GIVE_DICE") if open_now else ():
        if when == "opened":
            push(p, hand, by, to, pieces)
    keep_terms(p, lambda term: ABOUT_A_CHEST.isdisjoint(term))
    return taker

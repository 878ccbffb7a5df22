"""Hirelings: a Mercenary kept as a reward fights at its hero's side in one combat (DD-REWARD-MERCENARY)."""

from __future__ import annotations

from delvewright.games.dungeon_dice.actions import act, offer
from delvewright.games.dungeon_dice.board import (
    BEFORE,
    ENCOUNTER,
    MONSTER,
    Board,
    classes_of,
    face_of,
    leave,
    owned,
    unlocked,
)
from delvewright.games.dungeon_dice.classes import show
from delvewright.games.dungeon_dice.declare import PASS, add
from delvewright.games.dungeon_dice.dice import roll, roll_in
from delvewright.games.dungeon_dice.gear import spare_sets
from delvewright.games.dungeon_dice.prepare import hired, most_assistants
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.steps import push, step


@offer(BEFORE)
def hiring(p: Board, seat: int) -> Candidates:
    """DD-REWARD-MERCENARY-1, DD-ASSIST-7. A kept Mercenary may be your assistant in one combat."""
    if seat == p.turn and p.mode == MONSTER:
        for piece in owned(p, seat):
            if p.cast[piece].role == "mercenary":
                full = len(p.fighters) > most_assistants(p)
                alone = p.cast[p.foe].must_fight_alone
                yield ("hire", piece), ("enough_help",) if full or alone else None


@act("hire")
def hire(p: Board, seat: int, option: Option) -> None:
    """DD-REWARD-MERCENARY-1/3. Its level counts; of a die kept by its reward side the level is rolled."""
    piece = option[1]
    while not face_of(p, piece).level:
        roll(p, piece, seat)
    leave(p, piece, ENCOUNTER)
    add(p, seat, face_of(p, piece).level, piece)


@step
def equip(p: Board) -> None:
    """DD-REWARD-MERCENARY-2. Before anybody rolls, the hero gives each hireling what it leaves unequipped."""
    for seat, _, piece in reversed(hired(p)):
        push(p, hand_out, seat, piece)


@step
def hand_out(p: Board, seat: int, piece: int) -> None:
    ask(p, HIRELING, seat, piece)


def _hand_out(p: Board, seat: int, piece: int) -> Candidates:
    for chosen in spare_sets(p, seat):
        yield ("arm", chosen), None


def _handed_out(p: Board, option: Option, seat: int, piece: int) -> None:
    for one in option[1]:
        roll_in(p, seat, one)
    if spare_classes(p, seat, option[1]):
        ask(p, HIRELING_CLASS, seat, option[1])


HIRELING = Question("hireling", _hand_out, _handed_out)


def spare_classes(p: Board, seat: int, gear: tuple[int, ...]) -> list[int]:
    """The class dice that a hireling's gear unlocks and its hero can do without."""
    own = classes_of(p, seat)
    return [piece for piece in unlocked(p, seat, gear) if piece not in own or len(own) > 1]


def _lend(p: Board, seat: int, gear: tuple[int, ...]) -> Candidates:
    for piece in spare_classes(p, seat, gear):
        yield ("study", piece), None
    if p.terrain == "dual_class":
        yield PASS, None  # there the hero may have use for both


def _lent(p: Board, option: Option, seat: int, gear: tuple[int, ...]) -> None:
    """Ruling: a hireling has what the class die shows; the passive is for heroes."""
    if option != PASS:
        show(p, seat, option[1])


HIRELING_CLASS = Question("hireling_class", _lend, _lent)

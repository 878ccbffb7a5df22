"""Guardian and Traps of Wrath of the Elements."""

from __future__ import annotations

from delvewright.games.thunderstone import hall, kinds, moves
from delvewright.games.thunderstone.board import (
    CAGES,
    DISCARD,
    HAND,
    NONE,
    RANK_3,
    SEAT_ZONES,
    Board,
    hand,
    others,
)
from delvewright.games.thunderstone.sorts import ANY, CLERIC_OR_THIEF, HERO
from delvewright.games.thunderstone.words import (
    breach,
    card,
    choose_from_hand,
    destroy,
    disease,
    flag,
    lose_from_hand,
    show_hand_unless,
    trap,
    vigil,
    when,
)
from delvewright.kernel.events import tell
from delvewright.kernel.sight import show
from delvewright.kernel.steps import Word
from delvewright.words.flow import EachSeat

card("dark_champion", breach(hall.step_out), vigil(destroy(ANY)))


def each_caught(*words: Word) -> EachSeat:
    """Every player who showed no Foresight Elixir, clockwise from the active one."""
    return EachSeat(
        lambda p, seat: [each for each in (p.turn, *others(p, p.turn)) if each not in p.immune], *words
    )


def each_other_caught(*words: Word) -> EachSeat:
    return EachSeat(lambda p, seat: [each for each in others(p, p.turn) if each not in p.immune], *words)


def active_if_caught(*words: Word) -> EachSeat:
    return EachSeat(lambda p, seat: [p.turn] if p.turn not in p.immune else [], *words)


def _lock_up(p: Board, seat: int, me: int, hero: int) -> None:
    """WR-NOTE-08. The Cage is set aside with the Hero; the next to win a battle gets it."""
    moves.move(p, me, RANK_3, CAGES)
    moves.move(p, hero, seat * SEAT_ZONES + HAND, CAGES)
    moves.let_go(p, hero)
    tell(p, "caged", seat, hero)


card("the_cage", flag("cage"), trap(active_if_caught(lose_from_hand("cage", HERO, _lock_up))))


def _lose_spells(p: Board, seat: int, me: int, it: int) -> None:
    """WR-NOTE-14. The hand is shown and every Spell in it destroyed."""
    show(p, hand(p, seat))
    tell(p, "showed_hand", seat, hand(p, seat), "")
    for piece in hand(p, seat):
        if p.cast[piece].classes & kinds.SPELL:
            moves.destroy(p, piece, seat * SEAT_ZONES + HAND)


card("delirium_poison", trap(each_other_caught(_lose_spells)))


def _show(p: Board, seat: int, me: int, piece: int) -> None:
    show(p, (piece,))
    tell(p, "showed", seat, piece)


def _none_shown(p: Board, seat: int, me: int, it: int) -> bool:
    return it == NONE


card(
    "poison_gas_trap",
    trap(
        each_caught(choose_from_hand("show", CLERIC_OR_THIEF, _show, "endure"), when(_none_shown, disease()))
    ),
)


def _fall(p: Board, seat: int, me: int, hero: int) -> None:
    """A shown Hero falls into the pit, unless it is a Thief."""
    show(p, (hero,))
    tell(p, "showed", seat, hero)
    if not p.cast[hero].classes & kinds.THIEF:
        moves.destroy(p, hero, seat * SEAT_ZONES + HAND)


card("pit_trap", trap(each_caught(show_hand_unless(HERO), choose_from_hand("show", HERO, _fall))))


def _roll(p: Board, seat: int, me: int, it: int) -> None:
    """WR-NOTE-33. One card each in turn, from the left neighbour, until three Heroes have fallen."""
    below = [each for each in (*others(p, p.turn), p.turn) if each not in p.immune]
    fallen = 0
    while any(moves.can_flip_to(p, each, kinds.HERO) for each in below):
        for each in below:
            if not moves.can_flip_to(p, each, kinds.HERO):
                continue
            piece = moves.flip(p, each)
            if p.cast[piece].classes & kinds.HERO:
                moves.destroy(p, piece, each * SEAT_ZONES + DISCARD, each)
                fallen += 1
                if fallen == 3:
                    return


card("rolling_boulder", trap(_roll))

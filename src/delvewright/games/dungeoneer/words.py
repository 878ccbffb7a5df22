"""The words Dungeoneer's cards are written in.

A card's text is a block of words. Each is called with the position, the seat of the player who controls the
card, the card, and `it`: the seat of the player whose hero it befalls.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from delvewright.games.dungeoneer import moves, threats
from delvewright.games.dungeoneer.board import (
    HAND,
    HAND_STREAM,
    NONE,
    UNTIL_ROLL,
    UNTIL_TURN,
    Board,
    alive,
    foe_kind,
    heroes_at,
    noted,
    terrain,
    with_new,
)
from delvewright.games.dungeoneer.scores import full_life, score
from delvewright.games.dungeoneer.shapes import Fight, Lasting
from delvewright.games.dungeoneer.sorts import MAGIC, SPEED, lowest_level
from delvewright.kernel.chance import below
from delvewright.kernel.events import tell
from delvewright.kernel.steps import Block, Word, push
from delvewright.words.flow import Test

# What befalls a hero -----------------------------------------------------------------------------


class threat:
    """A Threat for `it`: fail and success words, for him alone (DN-THREAT). In one terrain it may be harder
    by 1."""

    __slots__ = ("fail", "harder_in", "number", "stat", "success")

    def __init__(
        self, stat: int, number: int, *fail: Word, success: tuple[Word, ...] = (), harder_in: str = ""
    ) -> None:
        self.stat = stat
        self.number = number
        self.harder_in = harder_in
        self.fail = Block(*fail)
        self.success = Block(*success)

    def settle(self, address: str, index: int) -> None:
        self.fail.settle(f"{address}/{index}")
        self.success.settle(f"{address}/{index}+")

    def __call__(self, p: Board, seat: int, me: int, it: int) -> None:
        fail = self.fail.address if self.fail.words else ""
        success = self.success.address if self.success.words else ""
        number = self.number + (self.harder_in in terrain(p, p.at[it]))
        threats.threaten(p, it, self.stat, number, seat, me, fail, success)


class each:
    """The words once for each of some seats, in turn order."""

    __slots__ = ("block", "who")

    def __init__(self, who: Callable[[Board, int, int], Iterable[int]], *words: Word) -> None:
        self.who = who
        self.block = Block(*words)

    def settle(self, address: str, index: int) -> None:
        self.block.settle(f"{address}/{index}")

    def __call__(self, p: Board, seat: int, me: int, it: int) -> None:
        for other in reversed(list(self.who(p, seat, it))):
            self.block.push(p, seat, me, other)


def everybody_here(p: Board, seat: int, it: int) -> list[int]:
    """Every hero in the space of the one it is aimed at."""
    return heroes_at(p, p.at[it])


def others_here(p: Board, seat: int, it: int) -> list[int]:
    """Every hero beside the controller's."""
    return [other for other in heroes_at(p, p.at[seat]) if other != seat]


def everybody_on(*icons: str) -> Callable[[Board, int, int], list[int]]:
    """Every hero, the controller's too, who stands on such terrain."""

    def who(p: Board, seat: int, it: int) -> list[int]:
        return [other for other in alive(p) if not terrain(p, p.at[other]).isdisjoint(icons)]

    return who


def everybody(p: Board, seat: int, it: int) -> list[int]:
    return alive(p)


def all_others(p: Board, seat: int, it: int) -> list[int]:
    return [other for other in alive(p) if other != seat]


def myself(p: Board, seat: int, it: int) -> tuple[int]:
    return (seat,)


def wound(amount: int) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        push(p, threats.wound, it, amount, seat, me)

    return word


class wound_then:
    """A wound for `it`, then the word for those who were there before it: who falls rolls no more."""

    __slots__ = ("word",)

    def __init__(self, word: each) -> None:
        self.word = word

    def settle(self, address: str, index: int) -> None:
        self.word.settle(address, index)

    def __call__(self, p: Board, seat: int, me: int, it: int) -> None:
        self.word(p, seat, me, it)
        push(p, threats.wound, it, 1, seat, me)


def heal(amount: int) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        threats.heal(p, it, amount)

    return word


def heal_me(amount: int) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        threats.heal(p, seat, amount)

    return word


def heal_all(p: Board, seat: int, me: int, it: int) -> None:
    threats.heal(p, seat, full_life(p, seat))


def tip(threat: int = 1) -> Word:
    """The hero lies; `threat` is the Melee Threat that standing up needs besides."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        threats.tip(p, it, threat)

    return word


def stand_up_free(p: Board, seat: int, me: int, it: int) -> None:
    threats.stand_up(p, seat)


def lose(glory: int) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        moves.gain(p, it, -min(glory, p.glory[it]))

    return word


def gain(glory: int = 0, peril: int = 0) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        moves.gain(p, it, glory, peril)

    return word


def move_more(amount: int) -> Word:
    """Movement for the controller, now."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        p.movement[seat] += amount
        tell(p, "movement", seat, p.movement[seat])

    return word


def lose_movement(amount: int) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        p.movement[it] = max(p.movement[it] - amount, 0)
        tell(p, "movement", it, p.movement[it])

    return word


def draw(amount: int) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        moves.draw_chosen(p, seat, amount)

    return word


def prevent(amount: int) -> Word:
    """So many of the wounds that the controller's hero is about to take come to nothing."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        p.blow = max(p.blow - amount, 0)

    return word


def stay_at_one(p: Board, seat: int, me: int, it: int) -> None:
    """Of the wounds to come only those count that leave the controller's hero 1 Life."""
    p.blow = p.life[seat] - 1


def drain_level(p: Board, seat: int, me: int, it: int) -> None:
    """DN-EFFECT-06. A Level less, never below the first of the grade the game began with."""
    lowest = lowest_level(2 if p.rules.grade == "epic" else 1)
    if p.level[it] > lowest:
        p.level = with_new(p.level, it, p.level[it] - 1)
        tell(p, "drained", it, p.level[it])
        moves.trim(p, it)


def lose_at_random(p: Board, seat: int, me: int, it: int) -> None:
    """A card from hand, whichever it is."""
    hand = p.zones[HAND + it]
    if hand:
        moves.discard(p, hand[below(p, HAND_STREAM, len(hand))], it)


def lasts(until: int, on_me: bool = False) -> Word:
    """The card's spell begins to work on `it`, or on the controller's own hero."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        whom = seat if on_me else it
        if p.life[whom] > 0:
            p.lasting += (Lasting(me, seat, whom, until),)

    return word


def my_monsters_this_turn(p: Board, seat: int, me: int, it: int) -> None:
    """The card's spell works on the monsters its player attacks with this turn."""
    p.lasting += (Lasting(me, seat, NONE, UNTIL_TURN),)


def save_it(p: Board, seat: int, me: int, it: int) -> None:
    """The Treasure just used up goes back to the hand."""
    moves.to_hand(p, p.emptied, seat)


def cancel_bane(p: Board, seat: int, me: int, it: int) -> None:
    """The Bane being played does nothing and is discarded; its Peril stays spent."""
    p.bane = NONE


def tokens(amount: int) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        p.tokens = noted(p.tokens, me, amount)

    return word


# In combat ---------------------------------------------------------------------------------------


def _fight(p: Board) -> Fight:
    fight = p.fight
    assert fight is not None
    return fight


def comes_to_nothing(p: Board, seat: int, me: int, it: int) -> None:
    """One attack does nothing: no wounds, no hit effect."""
    p.fight = replace(_fight(p), ended=True)


def more_wounds(amount: int) -> Word:
    """The hero's hit in this attack inflicts more, whether he attacks or counters."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        fight = _fight(p)
        if fight.lord == seat:
            p.fight = replace(fight, extra=fight.extra + amount)
        else:
            p.fight = replace(fight, riposte=fight.riposte + amount)

    return word


def magic_for_speed(p: Board, seat: int, me: int, it: int) -> None:
    """The hero's Magic counts in place of his Speed for the next roll, whose form stays Speed; the card's
    spell is the difference."""
    difference = score(p, seat, MAGIC) - score(p, seat, SPEED)
    p.lasting += (Lasting(me, seat, seat, UNTIL_ROLL, difference),)


def attacks_with(form: int) -> Test:
    """Whether it is an attack of the controller's hero, in this form."""

    def holds(p: Board, seat: int, me: int, it: int) -> bool:
        fight = _fight(p)
        return fight.lord == seat and fight.form == form

    return holds


def against(*tags: str) -> Test:
    """Whether the card that the controller's hero fights has one of these tags."""

    def holds(p: Board, seat: int, me: int, it: int) -> bool:
        fight = _fight(p)
        card = (
            fight.striker
            if fight.lord != seat
            else fight.target
            if fight.stand_in == NONE
            else fight.stand_in
        )
        return not foe_kind(p, card).tags.isdisjoint(tags)

    return holds

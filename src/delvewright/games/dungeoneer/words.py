"""The words Dungeoneer's cards are written in.

A card's text is a block of words. Each is called with the position, the seat of the player who controls the
card, the card, and `it`: the seat of the player whose hero it befalls.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from delvewright.games.dungeoneer import moves, threats
from delvewright.games.dungeoneer.board import (
    HAND,
    HAND_STREAM,
    NONE,
    UNTIL_TURN,
    Board,
    Fight,
    Lasting,
    alive,
    heroes_at,
    noted,
)
from delvewright.games.dungeoneer.scores import lowest_level
from delvewright.kernel.chance import below
from delvewright.kernel.events import tell
from delvewright.kernel.steps import Block, Word, push

# What befalls a hero -----------------------------------------------------------------------------


class threat:
    """A Threat for `it`: fail and success words, for him alone (DN-THREAT)."""

    __slots__ = ("fail", "number", "stat", "success")

    def __init__(self, stat: int, number: int, *fail: Word, success: tuple[Word, ...] = ()) -> None:
        self.stat = stat
        self.number = number
        self.fail = Block(*fail)
        self.success = Block(*success)

    def settle(self, address: str, index: int) -> None:
        self.fail.settle(f"{address}/{index}")
        self.success.settle(f"{address}/{index}+")

    def __call__(self, p: Board, seat: int, me: int, it: int) -> None:
        fail = self.fail.address if self.fail.words else ""
        success = self.success.address if self.success.words else ""
        threats.threaten(p, it, self.stat, self.number, seat, me, fail, success)


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
    return [other for other in heroes_at(p, p.at[seat]) if other not in (seat, it)]


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


def heal(amount: int) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        threats.heal(p, it, amount)

    return word


def heal_me(amount: int) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        threats.heal(p, seat, amount)

    return word


def tip(threat: int = 1) -> Word:
    """The hero lies; `threat` is the Melee Threat that standing up needs besides."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        threats.tip(p, it, threat)

    return word


def stand_up_free(p: Board, seat: int, me: int, it: int) -> None:
    threats.stand_up(p, seat)


def lose(glory: int = 0, peril: int = 0) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        moves.gain(p, it, -min(glory, p.glory[it]), -min(peril, p.peril[it]))

    return word


def gain(glory: int = 0, peril: int = 0) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        moves.gain(p, it, glory, peril)

    return word


def gain_me(glory: int = 0, peril: int = 0) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        moves.gain(p, seat, glory, peril)

    return word


def move_more(amount: int) -> Word:
    """Movement for the controller, now."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        p.movement[seat] = max(p.movement[seat] + amount, 0)
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


def drain_level(p: Board, seat: int, me: int, it: int) -> None:
    """DN-EFFECT-06. A Level less, never below the first of the grade the game began with."""
    lowest = lowest_level(2 if p.rules.grade == "epic" else 1)
    if p.level[it] > lowest:
        p.level[it] -= 1
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
    p.fight = _fight(p)._replace(ended=True)


def more_wounds(amount: int) -> Word:
    """The hero's hit in this attack inflicts more, whether he attacks or counters."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        fight = _fight(p)
        if fight.lord == seat:
            p.fight = fight._replace(extra=fight.extra + amount)
        else:
            p.fight = fight._replace(riposte=fight.riposte + amount)

    return word

"""Rerolls: the dice that were just rolled, and words that roll one of them again."""

from __future__ import annotations

from msgspec.structs import replace

from delvewright.games.dungeoneer.board import NONE, Board, hero
from delvewright.games.dungeoneer.combat import defending
from delvewright.games.dungeoneer.powers import Fits
from delvewright.games.dungeoneer.sorts import MAGIC
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell
from delvewright.words.dice import d6


def dice(p: Board) -> list[tuple[int, int, int]]:
    """The dice that were just rolled: (whose, what it shows, the score it is rolled with)."""
    if p.dice:
        return [(p.turn, die, NONE) for die in p.dice]
    roll, fight = p.roll, p.fight
    if roll is not None:
        return [(roll.seat, roll.die, roll.stat)]
    if fight is None:
        return []
    return [(fight.lord, fight.attack, fight.form), (fight.victim, fight.counter, fight.form)]


def roll_mine_again(p: Board, seat: int, me: int, it: int) -> None:
    """The new number counts, whatever it is; of the dice of a Chance Quest the player chooses one."""
    if p.dice:
        ask(p, LUCK, seat)
    else:
        _roll_again(p, seat)


def _chances(p: Board, seat: int) -> Candidates:
    for number in sorted({*p.dice}):
        yield ("roll_again", number), None


def _chanced(p: Board, option: Option, seat: int) -> None:
    index, die = p.dice.index(option[1]), d6(p, seat)
    p.dice = (*p.dice[:index], die, *p.dice[index + 1 :])
    tell(p, "rerolled", seat, die)


LUCK = Question("luck", _chances, _chanced)


def roll_any_again(p: Board, seat: int, me: int, it: int) -> None:
    ask(p, REROLL, seat)


def _rolled(p: Board, seat: int) -> Candidates:
    for whose, _, _ in dice(p):
        yield ("reroll", whose), None


def _reroll(p: Board, option: Option, seat: int) -> None:
    _roll_again(p, option[1])


REROLL = Question("reroll", _rolled, _reroll)


def _roll_again(p: Board, whose: int) -> None:
    die = d6(p, whose)
    tell(p, "rerolled", whose, die)
    if p.roll is not None:
        p.roll = replace(p.roll, die=die)
    elif p.fight is not None and p.fight.lord == whose:
        p.fight = replace(p.fight, attack=die)
    elif p.fight is not None:
        p.fight = replace(p.fight, counter=die)


def my_die(p: Board, seat: int, card: int) -> Reason | None:
    """Whether a die of the player's was just rolled."""
    return None if any([whose == seat for whose, _, _ in dice(p)]) else ("no_such_die",)


def a_die_of_my_combat(p: Board, seat: int, card: int) -> Reason | None:
    """Whether the player's hero fights, and both sides have rolled."""
    fight = p.fight
    if p.roll is not None or fight is None:
        return ("no_such_die",)
    return None if hero(p, seat) in (fight.striker, fight.target) else ("no_such_die",)


def my_magic_die(most: int = 6, combat: bool = False) -> Fits:
    """Whether a die that was just rolled with Magic for the player's hero shows no more than so much."""

    def fits(p: Board, seat: int, card: int) -> Reason | None:
        if combat and p.roll is not None:
            return ("no_combat",)
        for whose, die, stat in dice(p):
            if whose == seat and stat == MAGIC and _rolls_himself(p, seat):
                return None if die <= most else ("die_too_high", die, most)
        return ("no_such_die",)

    return fits


def _rolls_himself(p: Board, seat: int) -> bool:
    """Whether the dice are a hero's, and not of a monster that the player rolls for."""
    fight = p.fight
    return p.roll is not None or (fight is not None and hero(p, seat) in (fight.striker, defending(fight)))

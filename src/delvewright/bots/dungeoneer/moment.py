"""A moment: what an answer leads to until the next great decision, tried out with made-up luck."""

from __future__ import annotations

from collections.abc import Sequence

from delvewright.bots.dungeoneer.judge import balance
from delvewright.games.dungeoneer import GAME
from delvewright.games.dungeoneer.board import Board
from delvewright.kernel.ask import Ask, Option
from delvewright.kernel.chance import GOLDEN, mix

LUCKS = 5  # worlds an answer is tried in
LONGEST = 60  # answers within one moment
GREAT = frozenset(("hero", "lord", "place", "discard", "save", "deck", "explore", "lay", "pick", "upkeep"))
"""Questions that a moment ends with."""
ATTACK: Option = ("attack",)
"""What was laid down for a hero is sent at him: that belongs to the moment."""
MODEST = frozenset(("pass", "decline", "hold_back", "stay", "not_now", "keep_all"))
"""Answers that do nothing."""


def best(p: Board, options: Sequence[Option], far: bool = False, lucks: int = LUCKS) -> Option:
    """The option that leaves its player best off on the average, all tried with the same luck."""
    return max(weighed(p, options, far, lucks))[1]


def weighed(
    p: Board, options: Sequence[Option], far: bool = False, lucks: int = LUCKS
) -> list[tuple[float, Option]]:
    """What each option leads to; one that does nothing is a little dearer than nothing."""
    ask = p.ask
    assert ask is not None
    seat, found = ask.seat, []
    for option in options:
        total = 0.0
        for number in range(1, lucks + 1):
            world = p.clone()
            world.seed, world.ticks, world.loaded = mix(number * GOLDEN) >> 1, [0] * len(p.ticks), ()
            play_out(world, option)
            total += balance(world, seat, far)
        found.append((total / lucks + 0.05 * (option[0] in MODEST), option))
    return found


def play_out(world: Board, option: Option) -> None:
    """Answer, and answer on without much thought until the moment is over."""
    GAME.apply(world, option)
    for _ in range(LONGEST):
        ask = world.ask
        if ask is None or (ask.question in GREAT and ATTACK not in ask.options):
            return
        GAME.apply(world, ATTACK if ATTACK in ask.options else reflex(ask))


def reflex(ask: Ask) -> Option:
    """What one answers without looking."""
    if ask.question == "reward":
        return next((option for option in ask.options if option[1] != ask.seat), ask.options[0])
    for option in ask.options:
        if option[0] in MODEST:
            return option
    return ask.options[0]

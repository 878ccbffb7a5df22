"""Harm and help: what the words of a card do to a hero, found out by doing them in a world of their own."""

from __future__ import annotations

from delvewright.bots.dungeoneer.judge import standing
from delvewright.games.dungeoneer import GAME
from delvewright.games.dungeoneer.board import Board
from delvewright.games.dungeoneer.choices import may_pay
from delvewright.games.dungeoneer.kinds import Kind
from delvewright.kernel.ask import Option
from delvewright.kernel.steps import Block, run

MODEST = frozenset(("pass", "decline", "hold_back", "stay", "not_now", "keep_all"))
"""Answers that do nothing."""
LONGEST = 20  # answers
PAY: Option = ("pay",)


def modest(options: tuple[Option, ...]) -> Option | None:
    return next((option for option in options if option[0] in MODEST), None)


def harm(p: Board, seat: int, block: Block, card: int) -> float:
    """By how much worse off a seat is when these words of a card befall its hero."""
    return standing(p, seat) - standing(_befallen(p, seat, block, card), seat)


def offers(kind: Kind) -> bool:
    """Whether a space offers something for Glory to whoever enters it."""
    return kind.enter is not None and any([isinstance(word, may_pay) for word in kind.enter.words])


def help_at(p: Board, seat: int, place: int) -> float:
    """By how much better off a hero would be who takes what a space offers."""
    block = p.cast[place].enter
    return standing(_befallen(p, seat, block, place, PAY), seat) - standing(p, seat) if block else 0.0


def _befallen(p: Board, seat: int, block: Block, card: int, eager: Option | None = None) -> Board:
    world = p.clone()
    world.stack, world.ask = (), None
    block.push(world, seat, card, seat)
    run(world)
    for _ in range(LONGEST):
        asks = world.asks
        if not asks:
            break
        options = asks[0].options
        GAME.apply(world, eager if eager in options else modest(options) or options[0])
    return world

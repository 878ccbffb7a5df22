"""The Dungeonlord by rules of thumb: what hurts the others most for their Peril."""

from __future__ import annotations

from delvewright.bots.dungeoneer.moment import ATTACK, Moment
from delvewright.games.dungeoneer.board import Board
from delvewright.games.dungeoneer.ending import quests_done
from delvewright.kernel.ask import Ask, Option

TRIED = 8  # plays that are tried out


def lord(p: Board, ask: Ask) -> Option:
    """The play that does most good, if any does."""
    done = ask.options[-1]
    plays = sorted(ask.options[:-1], key=lambda option: -_promise(p, option))[:TRIED]
    if not plays:
        return done
    moment = Moment(p)
    least = moment.tried(ATTACK) if done == ATTACK else moment.now
    best, option = max([(moment.tried(option), option) for option in plays])
    return option if best > least else done


def _promise(p: Board, option: Option) -> float:
    """How good a play looks before it is tried."""
    _, card, other = option
    return p.cast[card].cost + 2 * quests_done(p, other) - 0.7 * p.life[other]

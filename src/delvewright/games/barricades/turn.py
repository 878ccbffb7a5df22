"""The turn that all Champions share: dice, Village, Dungeon, and its end (BQ-TURN-01)."""

from __future__ import annotations

from delvewright.games.barricades import closing, delve, goes, prep, village, walls
from delvewright.games.barricades.board import Board
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step

PHASES = (prep, village, delve)
"""Whose steps begin and end the phases (see goes.py)."""


@step
def begin(p: Board) -> None:
    """BQ-OPEN-47. The next seat speaks for the group; what was of the last turn only is over."""
    if p.rules.longest and p.turns >= p.rules.longest:
        tell(p, "called_off", p.turns)
        closing.end_game(p, "called_off")
        return
    p.clear("turn")
    p.turns += 1
    p.turn = (p.turns - 1) % len(p.at)
    p.horde, p.omens = p.omens, 0
    tell(p, "turn", p.turn, p.turns)
    push(p, begin)
    push(p, closing.close)
    push(p, dungeon_phase)
    push(p, village_phase)
    push(p, roll_dice)
    prep.share_dice(p)


@step
def roll_dice(p: Board) -> None:
    """BQ-TURN-04. All dice have been resolved before anybody is placed."""
    goes.part(p, "dice")


@step
def village_phase(p: Board) -> None:
    """BQ-TURN-05/06. Each is placed and visits the Village; nobody waits for anybody."""
    goes.part(p, "village")


@step
def dungeon_phase(p: Board) -> None:
    """BQ-TURN-07. Everyone who wishes, together or each in his own time."""
    p.delving = True
    walls.give_back(p)
    goes.part(p, "dungeon")

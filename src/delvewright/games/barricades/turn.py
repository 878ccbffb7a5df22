"""The turn that all Champions share: Prep and Village, then Dungeon, then its end (BQ-TURN-01)."""

from __future__ import annotations

from delvewright.games.barricades import closing, delve, prep
from delvewright.games.barricades.board import Board, seats
from delvewright.kernel.events import tell
from delvewright.kernel.lanes import fork
from delvewright.kernel.steps import push, step


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
    tell(p, "turn", p.turns, p.turn)
    push(p, begin)
    push(p, closing.close)
    push(p, dungeon_phase)
    push(p, prep_and_village)
    prep.share_dice(p)


@step
def prep_and_village(p: Board) -> None:
    """BQ-TURN-04…06. Each Champion rolls, is placed and visits the Village; nobody waits for anybody."""
    fork(p, seats(p), prep.prepare)


@step
def dungeon_phase(p: Board) -> None:
    """BQ-TURN-07. Everyone who wishes, together or each in his own time."""
    p.go = 0
    fork(p, seats(p), delve.enter)

"""The end of a game, wherever it comes from."""

from __future__ import annotations

from delvewright.games.thunderstone.board import Board
from delvewright.kernel.steps import instead


def end_game(p: Board) -> None:
    """TS-END-01, TS-STONE-02. Later steps of the turn are skipped and the game is scored."""
    instead(p, "thunderstone.score.finish")

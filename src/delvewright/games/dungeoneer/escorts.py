"""Escorts: tokens that are picked up, carried, dropped, stolen and delivered (DN-QUEST-10…15)."""

from __future__ import annotations

from delvewright.games.dungeoneer.board import QUESTS, Board
from delvewright.kernel.events import tell
from delvewright.words.zones import move


def steal(p: Board, seat: int, loser: int, quest: int) -> None:
    """DN-QUEST-15, DN-SPECIAL-06. The Quest changes hands with its token."""
    move(p, quest, QUESTS + loser, QUESTS + seat)
    tell(p, "stole", seat, loser, quest)

"""Dungeoneer: the only door to the game."""

from __future__ import annotations

from delvewright.games.dungeoneer import cards
from delvewright.games.dungeoneer.door import GAME

__all__ = ["GAME", "cards"]

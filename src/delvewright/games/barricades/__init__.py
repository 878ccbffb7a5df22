"""Barricades Mode: the only door to the game."""

from __future__ import annotations

from delvewright.games.barricades import cards
from delvewright.games.barricades.door import GAME

__all__ = ["GAME", "cards"]

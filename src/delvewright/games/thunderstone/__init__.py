"""Thunderstone and Wrath of the Elements: the only door to the game."""

from __future__ import annotations

from delvewright.games.thunderstone import cards, score
from delvewright.games.thunderstone.door import GAME
from delvewright.games.thunderstone.packs import wrath

__all__ = ["GAME", "cards", "score", "wrath"]

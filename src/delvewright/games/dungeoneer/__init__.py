"""Dungeoneer: the only door to the game."""

from __future__ import annotations

from delvewright.games.dungeoneer import cards, own
from delvewright.games.dungeoneer.door import GAME
from delvewright.games.dungeoneer.kinds import KINDS

KINDS.make, KINDS.form = own.make, own.FORM

__all__ = ["GAME", "cards"]

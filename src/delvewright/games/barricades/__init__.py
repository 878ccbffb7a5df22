"""Barricades Mode: the only door to the game."""

from __future__ import annotations

from delvewright.games.barricades import cards, own
from delvewright.games.barricades.door import GAME
from delvewright.games.barricades.kinds import KINDS

KINDS.make, KINDS.form = own.make, own.FORM

__all__ = ["GAME", "cards"]

"""Thunderstone and its packs: the only door to the game."""

from __future__ import annotations

from delvewright.games.thunderstone import cards, packs, score
from delvewright.games.thunderstone.door import GAME

packs.bring_cards()

__all__ = ["GAME", "cards", "packs", "score"]

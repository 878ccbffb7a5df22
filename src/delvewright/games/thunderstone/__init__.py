"""Thunderstone and its packs: the only door to the game."""

from __future__ import annotations

from delvewright.games.thunderstone import cards, own, packs, score
from delvewright.games.thunderstone.door import GAME
from delvewright.games.thunderstone.kinds import KINDS

packs.bring_cards()
KINDS.make, KINDS.behave, KINDS.form = own.make, own.behave, own.FORM

__all__ = ["GAME", "cards", "packs", "score"]

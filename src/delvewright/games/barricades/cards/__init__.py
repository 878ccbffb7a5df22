"""What every printed thing of Barricades Mode does, a module a sort."""

from __future__ import annotations

from delvewright.games.barricades.cards import prestige, starters, tokens, village

__all__ = ["prestige", "starters", "tokens", "village"]

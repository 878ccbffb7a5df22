"""Abilities: what every symbol does, one module a moment of the turn."""

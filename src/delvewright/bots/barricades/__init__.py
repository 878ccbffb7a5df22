"""Bots for Barricades Mode: rules of thumb, and skill for the search."""

from delvewright.bots.barricades.skill import SKILL

__all__ = ["SKILL"]

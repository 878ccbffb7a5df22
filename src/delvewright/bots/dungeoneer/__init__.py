"""Bots for Dungeoneer: rules of thumb, and skill for the search."""

from delvewright.bots.dungeoneer.skill import SKILL

__all__ = ["SKILL"]

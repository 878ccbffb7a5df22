"""Bots for Thunderstone: rules of thumb, and skill for the search."""

from delvewright.bots.thunderstone.skill import SKILL

__all__ = ["SKILL"]

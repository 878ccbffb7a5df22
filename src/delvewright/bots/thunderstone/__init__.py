"""Bots for Thunderstone: rules of thumb, and a guide for the search."""

from delvewright.bots.thunderstone.guide import GUIDE

__all__ = ["GUIDE"]

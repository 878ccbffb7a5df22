"""Thunderstone in a terminal."""

from delvewright.cli.thunderstone.draw import Drawing
from delvewright.cli.thunderstone.plain import Plain

__all__ = ["Drawing", "Plain"]

"""Dungeoneer in a terminal."""

from delvewright.cli.dungeoneer.draw import Drawing
from delvewright.cli.dungeoneer.plain import Plain

__all__ = ["Drawing", "Plain"]

"""Barricades Mode in a terminal."""

from delvewright.cli.barricades.draw import Drawing
from delvewright.cli.barricades.plain import Plain

__all__ = ["Drawing", "Plain"]

"""Wrath of the Elements: its data and its cards."""

from pathlib import Path

from delvewright.games.thunderstone.kinds import load_pack

load_pack(Path(__file__).parent / "data", "wrath")

from delvewright.games.thunderstone.packs.wrath import cards  # noqa: E402

__all__ = ["cards"]

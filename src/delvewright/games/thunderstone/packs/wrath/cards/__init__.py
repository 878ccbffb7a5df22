"""What the cards of Wrath of the Elements do, in the order of the data files."""

from delvewright.games.thunderstone.packs.wrath.cards import dungeon, heroes, monsters, village

__all__ = ["dungeon", "heroes", "monsters", "village"]

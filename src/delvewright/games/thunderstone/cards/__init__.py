"""What the base cards do, in the order of the data files."""

from delvewright.games.thunderstone.cards import heroes, monsters, village

__all__ = ["heroes", "monsters", "village"]

"""What the cards do, deck by deck, in the order of the data files. Quests have a chapter of their own."""

from delvewright.games.dungeoneer.cards import banes, boons, encounters, heroes, maps, treasures

__all__ = ["banes", "boons", "encounters", "heroes", "maps", "treasures"]

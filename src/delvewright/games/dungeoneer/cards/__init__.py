"""What the cards do, deck by deck, in the order of the data files."""

from delvewright.games.dungeoneer.cards import banes, boons, encounters, heroes, maps, quests, treasures

__all__ = ["banes", "boons", "encounters", "heroes", "maps", "quests", "treasures"]

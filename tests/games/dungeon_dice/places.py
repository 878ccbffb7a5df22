"""Heroes at a place, for stories about the Dungeon die and the terrain die."""

from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice.kinds import LOCATIONS

PLACE = 11  # the stream of the Dungeon die


def at(table: Story, place: str, *dice: str, seats: int = 2, **settings: object) -> Story:
    """A hero with two level dice at a place; the bags hold one known die each."""
    letter = LOCATIONS[place].die[-1].upper()
    table.start(seats=seats, mode="standard", dungeon_die=letter, **settings).experience(3)
    table.state.place = place
    table.own(*dice)
    table.ready(0)
    table.bag("item", "key")
    table.bag("equipment", "armor_grey")
    table.bag("artifact", "artifact_bow")
    return table


def beats(table: Story, foe: str, *numbers: int, roll: tuple[str, ...] = ()) -> Story:
    """Meet a monster; dice in hand, level dice 4 and 4, and these monster level dice."""
    table.meets(foe)
    table.throws(0, *roll).levels(0, 4, 4).foe(*numbers)
    return table.do("confront")

"""Heroes of a class, for stories about the guilds."""

from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice.kinds import KINDS


def fights(table: Story, *dice: str, foe: str = "wolf L2", **settings: object) -> Story:
    """A lone hero with this class and gear has met a monster."""
    table.start(**settings)
    table.own(*dice)
    table.bag("item", "key")
    table.meets(foe)
    return table


def rolls_class(table: Story, name: str, side: str, seat: int = 0) -> None:
    """The next die of a seat is its class die, which shows this side."""
    sides = KINDS[name].faces
    table.load(
        seat,
        next(n for n, one in enumerate(sides) if [s for s, _ in one.symbols] == [side] or side in one.inert),
    )


def studied(table: Story) -> list[str]:
    """The class dice that were rolled."""
    return [table.state.cast[piece].id for _, piece, _ in table.happened("studied")]


def assists(table: Story, name: str, gear: str, side: str, foe: str = "wolf L2") -> Story:
    """Seat 1 helps with this class; together they have 9 against 2."""
    table.start(seats=3)
    table.own(name, gear, seat=1)
    table.bag("item", "key")
    table.bag("equipment", "armor_grey")
    table.meets(foe)
    table.do("invite seat1", "accept", f"arm {gear}")
    table.levels(0, 4).throws(1, f"{gear} 1").levels(1, 4).foe(1, 1)
    rolls_class(table, name, side, seat=1)
    return table

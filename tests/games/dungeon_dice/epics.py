"""Epic monsters and their trophies, for stories about epic combat."""

from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice import board


def arrives(table: Story, name: str, *dice: str, seats: int = 2, **settings: object) -> Story:
    """The event brings this epic monster to heroes of level 3; the active one owns some dice."""
    table.start(seats=seats, mode="standard", **settings)
    for seat in range(seats):
        table.experience(5, seat=seat)
    table.own(*dice)
    table.ready(0)
    table.bag("epic", name)
    table.bag("encounter", "event_epic", "wolf")
    return table.draws("encounter", "event_epic").do("draw")


def slain(table: Story, name: str, seat: int = 0) -> int:
    """A trophy of an epic monster, its power side up."""
    piece = table.make(name)
    board.leave(table.state, piece, board.TROPHIES + seat)
    table.state.faces[piece] = 5
    table.state.famed[seat] = 1
    table.ask_anew()
    return piece


def fights(
    table: Story, name: str, *dice: str, foe: str = "wolf L2", numbers: tuple[int, ...] = (5, 4)
) -> Story:
    """An ordinary fight of the trophy's owner: level dice 4 and 3 against these."""
    table.start(mode="standard").experience(3)
    table.own(*dice)
    table.ready(0)
    table.bag("item", "key", "key", "key")
    slain(table, name)
    table.meets(foe)
    table.levels(0, 4, 3).foe(*numbers)
    return table


def compared(table: Story) -> list[tuple[int, int]]:
    return [event[1:] for event in table.happened("compared_epic")]

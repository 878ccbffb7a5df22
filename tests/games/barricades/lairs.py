"""Where stories of Guardians begin: in the Lair, at a roll, before the reveal, at the end of a turn."""

from __future__ import annotations

from tests.games.barricades.delving import guardian_shows

from delvewright.games.barricades import board
from delvewright.games.barricades.kinds import GUARDIANS

NUMBERS = [
    # id, Light, Health, Armor, Magic Resistance, Wounds, XP of who takes no card for it
    ("smorga_the_queen", 0, 7, 0, 0, 2, 3),
    ("guardian_of_the_sun", 1, 9, 0, 2, 2, 3),
    ("baalok_the_flesh_weaver", 1, 10, 0, 0, 3, 4),
    ("miricelle_scion_defender", 1, 7, 3, 0, 3, 5),
    ("death_sentinel", 1, 8, 1, 0, 3, 4),
    ("hive_mind", 1, 10, 0, 0, 2, 4),
    ("orgrum_coldthunder", 1, 8, 0, 0, 3, 4),
    ("ezuzrius_the_noble", 1, 15, 0, 0, 2, 5),
]
SMORGA, SUN, BAALOK, MIRICELLE, SENTINEL, HIVE, ORGRUM, EZUZRIUS = [row[0] for row in NUMBERS]
HEALTH = {row[0]: row[2] for row in NUMBERS}
POINTS = {
    SUN: (3, 3, 3, 3, 4, 4),
    MIRICELLE: (3, 3, 3, 3, 3, 4),
    SENTINEL: (3, 3, 3, 3, 3, 4),
    ORGRUM: (2, 2, 3, 3, 3, 4),
    EZUZRIUS: (1, 2, 3, 4, 4, 4),
}
"""Hit Points by the number of Champions, where they are not those of the others."""


def lair(table, guardian, *hands, seats=2, dice=(), **settings):
    """All stand in the Lair, hands in play, before a Guardian that is revealed."""
    table.start(seats, guardian=guardian, **settings).reveal()
    for seat in range(seats):
        table.stands("lair", seat=seat)
    for seat, hand in enumerate(hands):
        table.hand(*hand.split(), seat=seat)
    table.put(board.TREASURES)
    table.morning().dungeon()
    guardian_shows(table, *dice)
    return table


def rolls(table, guardian, row, hand="", dice=(), **settings):
    """Seat 0 has rolled one of its rows."""
    table.start(2, guardian=guardian, **settings).hand(*hand.split())
    guardian_shows(table, *dice)
    return table.morning(f"attack_{row}")


def last_evening(table, guardian, *decks, seats=2, dice=(), **settings):
    """The last turn before the Guardian is revealed is over: what the reveal asks is open."""
    table.start(seats, guardian=guardian, **settings)
    table.state.space = len(GUARDIANS[guardian].lair_track) - 1
    table.put(board.WOUNDS, *["festering_wound"] * 6)
    table.morning()
    for seat, deck in enumerate(decks):
        table.deck(*deck.split(), seat=seat)
    guardian_shows(table, *dice)
    return table.evening()


def ends_a_turn(table, guardian, *hands, dice=(), seats=2):
    """A turn of a revealed Guardian, to be ended by `evening`."""
    table.start(seats, guardian=guardian).reveal()
    for seat, hand in enumerate(hands):
        table.hand(*hand.split(), seat=seat)
    table.put(board.WOUNDS, *["festering_wound"] * 6)
    table.morning()
    guardian_shows(table, *dice)
    return table


def chits(table):
    return len(table.happened("chit")) + len(table.happened("barricade_falls"))

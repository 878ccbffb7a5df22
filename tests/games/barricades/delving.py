"""Stories of the Dungeon: who stands where against what, as strong as the story likes."""

from __future__ import annotations

from delvewright.games.barricades import board
from delvewright.games.barricades.board import NONE
from delvewright.games.barricades.shapes import Boost

TEXTLESS = "abandoned_gate"
"""A room that adds nothing."""


def strong(table, physical=0, magic=0, seat=0):
    """So much more Attack this turn, of nobody's giving."""
    table.state.boosts += (Boost(NONE, seat, NONE, physical=physical, magic=magic),)
    return table


def shows(table, *dice):
    """What six-sided dice of battles will show."""
    for one in dice:
        table.load(board.BATTLE_STREAM, one - 1)
    return table


def guardian_shows(table, *dice):
    for one in dice:
        table.load(board.GUARDIAN_STREAM, one - 1)
    return table


def face(table, monster, hand="", tile=TEXTLESS, node="left_1", attack=99, dice=(), **has):
    """Seat 0 stands in a room with a Monster, hand in play, and may battle it."""
    table.room(node, tile, monster) if node != "wilderness" else None
    table.stands(node)
    table.hand(*hand.split())
    table.has(**has)
    table.morning().dungeon()
    shows(table, *dice)
    return strong(table, attack)


def in_play(table, seat=0):
    return sorted(table.in_zone(board.PLAY, seat))


def discarded(table, seat=0):
    return sorted(table.in_zone(board.DISCARD, seat))


def destroyed(table):
    return sorted(table.kinds(board.DESTROYED))


def tokens(table, seat=0):
    """How many Gear tokens of each sort, those there are."""
    return {name: count for name, count in zip(board.TOKENS, table.state.gear[seat], strict=True) if count}


def where(table):
    """The room each Champion is in."""
    return [board.NODES[node] for node in table.state.at]


def reckoned(table):
    """(Attack that counts, Health, Armor, Magic Resistance, won) of the last battle."""
    return table.happened("reckoned")[-1][1:]


def only_sells(table, *kinds):
    """One card a stack, and nothing else is for sale."""
    for zone in range(board.STACKS, len(table.state.zones)):
        table.put(zone)
    table.sells(*kinds)


def party(table, *members):
    """The first of them leads; all have joined."""
    leader, *rest = members
    for other in rest:
        table.do(f"invite seat{other}", seat=leader).do(f"join seat{leader}", seat=other)
    return table


def party_battle(table, *members):
    """All are ready, and the leader begins."""
    leader, *rest = members
    for other in rest:
        table.do("ready", seat=other)
    return table.do("battle", seat=leader)

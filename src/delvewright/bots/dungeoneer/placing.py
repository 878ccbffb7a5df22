"""Placing: where a Map card helps its player and hinders the others."""

from __future__ import annotations

from delvewright.games.dungeoneer.board import GLOBAL, NONE, QUESTS, Board, alive
from delvewright.kernel.ask import Ask, Option
from delvewright.words.maps import row_and_column


def place(p: Board, ask: Ask) -> Option:
    """Near one's own hero what one's Quests name, far from the others what theirs name."""
    seat = ask.seat
    mine = _wishes(p, seat)
    theirs = [(other, _wishes(p, other)) for other in alive(p) if other != seat]
    return max(ask.options, key=lambda option: _worth(p, seat, option, mine, theirs))


def _wishes(p: Board, seat: int) -> set[str]:
    """The places a seat's Quests still lead to."""
    found: set[str] = set()
    for quest in p.zones[QUESTS + seat] + p.zones[GLOBAL]:
        places = p.cast[quest].places
        for names in places[1:] if quest in p.escorted else places:
            found.update(names)
    return found


def _worth(p: Board, seat: int, option: Option, mine: set[str], theirs: list[tuple[int, set[str]]]) -> float:
    _, card, cell, turn = option
    name = p.cast[card].id
    total = 0.0
    near = _apart(p, seat, cell)
    if name in mine:
        total -= near
    for other, wishes in theirs:
        if name in wishes:
            total += 0.6 * _apart(p, other, cell)
    openings = p.cast[card].openings[turn].bit_count()
    if name not in mine and not total:
        total = 0.3 * openings - 0.1 * near
    return total


def _apart(p: Board, seat: int, cell: int) -> int:
    """Cells between a hero and a cell, as the crow walks."""
    place = p.at[seat]
    if place == NONE or p.places[place] == NONE:
        return 0
    (row, column), (to_row, to_column) = row_and_column(p.places[place]), row_and_column(cell)
    return abs(row - to_row) + abs(column - to_column)

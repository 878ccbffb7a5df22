"""Zones of any board: where a piece lies, and how pieces go from zone to zone."""

import pytest
from tests.kernel.toy import BURNT, DECK, PILE, Table

from delvewright.words.zones import find, move, pour, put, put_on_top, take, zone_of


class Kind:
    def __init__(self, id: str):
        self.id = id


def laid(**zones: tuple[int, ...]) -> Table:
    p = Table.fresh()
    for name, pieces in zones.items():
        p.zones[{"deck": DECK, "pile": PILE, "burnt": BURNT}[name]] = pieces
    return p


def test_a_piece_lies_in_one_zone_or_nowhere() -> None:
    p = laid(deck=(3, 1), pile=(2,))
    assert (zone_of(p, 1), zone_of(p, 2)) == (DECK, PILE)
    with pytest.raises(LookupError, match="piece 7 lies nowhere"):
        zone_of(p, 7)


def test_the_first_piece_of_a_kind_is_found() -> None:
    p = laid(deck=(2, 0, 1))
    p.cast = (Kind("axe"), Kind("axe"), Kind("bow"))  # type: ignore[assignment]
    assert (find(p, DECK, "axe"), find(p, DECK, "bow"), find(p, DECK, "key")) == (0, 2, -1)


def test_a_piece_is_lifted_out_and_its_neighbours_stay_in_order() -> None:
    p = laid(deck=(3, 1, 2))
    take(p, 1, DECK)
    assert p.zones[DECK] == (3, 2)
    with pytest.raises(ValueError, match="not in tuple"):
        take(p, 1, DECK)


def test_a_piece_is_put_to_the_bottom_or_on_top() -> None:
    p = laid(deck=(3,))
    put(p, 1, DECK)
    put_on_top(p, 2, DECK)
    assert p.zones[DECK] == (2, 3, 1)


def test_a_piece_moves_and_a_zone_is_poured_into_another() -> None:
    p = laid(deck=(3, 1, 2), pile=(0,))
    move(p, 1, DECK, PILE)
    assert (p.zones[DECK], p.zones[PILE]) == ((3, 2), (0, 1))
    pour(p, PILE, DECK)
    assert (p.zones[DECK], p.zones[PILE]) == ((3, 2, 0, 1), ())


def test_what_is_moved_back_to_where_it_lies_goes_last() -> None:
    p = laid(deck=(3, 1))
    move(p, 3, DECK, DECK)
    assert p.zones[DECK] == (1, 3)

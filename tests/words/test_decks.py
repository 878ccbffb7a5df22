"""Decks of any board: off the top, and made of the pile when empty."""

import pytest
from tests.kernel.toy import CARDS, DECK, DICE, PILE, Table

from delvewright.words.decks import off_the_top


def dealt(deck: tuple[int, ...], pile: tuple[int, ...] = ()) -> Table:
    p = Table.fresh()
    p.zones[DECK], p.zones[PILE], p.told = deck, pile, []
    return p


def test_pieces_come_off_the_top_and_the_pile_is_left_alone_while_they_last() -> None:
    p = dealt((3, 1, 2), (0,))
    assert off_the_top(p, DECK, PILE, CARDS, 3) == (3, 1, 2)
    assert (p.zones[DECK], p.zones[PILE], p.told) == ((), (0,), [])


def test_an_empty_deck_is_made_of_the_pile_in_a_new_order_that_is_told() -> None:
    p = dealt((3,), (0, 1, 2))
    p.loaded = ((DICE, (2, 0, 1)),)
    assert off_the_top(p, DECK, PILE, DICE, 2) == (3, 2)
    assert (p.zones[DECK], p.zones[PILE]) == ((0, 1), ())
    assert p.told is not None
    assert [(event.key, event.args) for event in p.told] == [("reshuffled", (DICE,))]


def test_nobody_knows_any_longer_where_shuffled_pieces_lie() -> None:
    p = dealt((), (0, 1, 2))
    p.known = ((1, 0b1),)
    off_the_top(p, DECK, PILE, CARDS, 1)
    assert p.known == ()


@pytest.mark.parametrize("pile", [(), (1,)])
def test_there_are_no_more_than_there_are(pile: tuple[int, ...]) -> None:
    p = dealt((3,), pile)
    assert off_the_top(p, DECK, PILE, CARDS, 5) == (3, *pile)
    assert (p.zones[DECK], p.zones[PILE]) == ((), ())

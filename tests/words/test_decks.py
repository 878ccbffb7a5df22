"""Decks of any board: new ones, off the top, and made of the pile when empty."""

import pytest
from tests.kernel.toy import CARDS, DECK, DICE, PILE, Table

from delvewright.kernel.steps import run
from delvewright.words import Kind, new_deck, off_the_top, push, step, turn_up


def dealt(deck: tuple[int, ...], pile: tuple[int, ...] = ()) -> Table:
    p = Table.fresh()
    p.zones[DECK], p.zones[PILE], p.told = deck, pile, []
    return p


@step
def look_at_the_deck(p: Table) -> None:
    assert p.told is not None
    p.told.append(p.zones[DECK])


def test_a_new_deck_has_every_copy_and_is_shuffled_before_what_is_to_be_done() -> None:
    p = dealt(())
    p.cast, p.loaded = (), ((DICE, (2, 0, 1, 3)),)
    push(p, look_at_the_deck)
    new_deck(p, PILE, [Kind("Moth")])
    new_deck(p, DECK, [Kind("Rat", 1), Kind("Cave Bat")], 2, DICE)
    assert [kind.id for kind in p.cast] == ["moth", "rat", "rat", "cave_bat", "cave_bat"]
    assert (p.zones[PILE], p.zones[DECK]) == ((0,), (1, 2, 3, 4))
    run(p)
    assert p.told == [(2, 0, 1, 3)]


def test_what_is_turned_up_lies_last_in_the_open_and_is_news() -> None:
    p = dealt((3, 1, 2), (0,))
    assert turn_up(p, DECK, PILE) == 3
    assert (p.zones[DECK], p.zones[PILE], p.news) == ((1, 2), (0, 3), True)


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

"""Crawl, told card by card."""

import pytest
from tests.marks import card, rule

from delvewright.games.crawl import DECK, GAME, KINDS, PILE
from delvewright.kernel.errors import BadAnswer

DRAW, BANK = "draw deck", "bank haul"


def played(deck: str, *answers: str):
    """A game for two whose deck is these cards and no others, the top first."""
    p = GAME.start(2, goal=21)
    p.zones[DECK] = tuple([[kind.id for kind in p.cast].index(name) for name in deck.split()])
    for answer in answers:
        p = GAME.answer(p, answer)
    return p


@rule("CW-SETUP-01")
@card(*KINDS)
def test_the_deck_has_24_cards_a_seat():
    p = GAME.start(3)
    assert [sum(kind.id == id for kind in p.cast) for id in KINDS] == [9, 9, 9, 9, 9, 9, 18]
    assert [kind.treasure for kind in KINDS.values()] == [1, 2, 3, 4, 5, 6, 0]


@rule("CW-TURN-01", "CW-TURN-02", "CW-TURN-04", "CW-TURN-05", "CW-END-01")
def test_what_is_banked_stays_and_the_goal_wins_at_once():
    p = played("trap dragon troll orc skeleton goblin rat orc", DRAW, DRAW, BANK)
    assert (p.treasure, p.ask.seat, len(p.zones[PILE])) == ([6, 0], 1, 2)
    with pytest.raises(BadAnswer, match="nothing_to_bank"):
        GAME.answer(p, BANK)
    assert GAME.outcome(played("dragon troll orc skeleton goblin rat orc", *[DRAW] * 6, BANK)) == (
        (21, 0),
        (0,),
    )


@rule("CW-TURN-03", "CW-END-02")
def test_the_second_trap_takes_the_haul_and_the_last_card_ends_the_game():
    p = played("trap rat trap goblin", DRAW, DRAW, DRAW)
    assert (p.treasure, p.ask.seat) == ([0, 0], 1)
    assert GAME.outcome(GAME.answer(p, DRAW)) == ((0, 2), (1,))

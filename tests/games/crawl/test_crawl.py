"""Crawl, told card by card."""

from tests.marks import card, rule

from delvewright.games.crawl import CARDS, DECK, PILE


@rule("CW-SETUP-01")
@card(*CARDS)
def test_the_deck_has_24_cards_a_seat(table):
    deck = table.start(3).kinds(DECK)
    assert [deck.count(id) for id in CARDS] == [9, 9, 9, 9, 9, 9, 18]
    assert [kind.treasure for kind in CARDS.values()] == [1, 2, 3, 4, 5, 6, 0]


@rule("CW-TURN-01", "CW-TURN-02", "CW-TURN-04", "CW-TURN-05", "CW-END-01")
def test_what_is_banked_stays_and_the_goal_wins_at_once(table):
    table.start(goal=21).stack(DECK, "trap dragon dragon troll orc skeleton goblin rat orc")
    table.do("draw deck", "draw deck", "bank haul")
    assert (table.state.treasure, table.state.turn, table.kinds(PILE)) == ([6, 0], 1, ["trap", "dragon"])
    assert table.refusal("bank haul") == ("nothing_to_bank",)
    table.do(*["draw deck"] * 6, "bank haul")
    assert table.outcome == ((6, 21), (1,))


@rule("CW-TURN-03", "CW-END-02")
def test_the_second_trap_takes_the_haul_and_the_last_card_ends_the_game(table):
    table.start().stack(DECK, "trap rat trap goblin", rest=PILE)
    table.do("draw deck", "draw deck", "draw deck")
    assert (table.state.treasure, table.state.turn) == ([0, 0], 1)
    table.do("draw deck")
    assert table.outcome == ((0, 2), (1,))

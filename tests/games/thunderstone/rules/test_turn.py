"""The turn, resting, and your deck."""

from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone import GAME, board
from marks import rule


@rule("TS-TURN-01")
def test_chance_says_who_starts_and_turns_pass_clockwise(table: Story) -> None:
    starters = [GAME.start(seats=3, seed=seed).ask.seat for seed in range(60)]
    assert set(starters) == {0, 1, 2}
    table.start(seats=3)
    for seat in (0, 1, 2, 0):
        assert table.asked == (seat, "turn.action")
        table.do("rest", "spare")


@rule("TS-TURN-02")
def test_a_turn_is_one_of_three_actions(table: Story) -> None:
    table.quiet().village()
    for action in (("village",), ("dungeon", "attack griknack_goblin"), ("rest", "spare")):
        seat = table.asked[0]
        assert table.offers == ["village", "dungeon", "rest"]
        table.do(*action)
        assert table.asked == (1 - seat, "turn.action")  # all its steps, and no second action


@rule("TS-TURN-03", "OR-16")
def test_a_stone_in_rank_1_ends_the_game_and_otherwise_the_left_neighbour_is_next(table: Story) -> None:
    table.hall("griknack_goblin", "griknack_goblin", "stone_of_mystery")
    table.dungeon_deck("griknack_goblin", "griknack_goblin")
    table.do("dungeon", "attack griknack_goblin")
    assert table.asked == (1, "turn.action")
    table.do("dungeon", "attack griknack_goblin")
    assert table.state.over


@rule("TS-REST-01", "TS-DISEASE-03")
def test_resting_may_destroy_one_card(table: Story) -> None:
    table.hand("disease", "militia", "militia", "torch")
    table.do("rest")
    assert table.offers == ["destroy disease", "destroy militia", "destroy torch", "spare"]
    table.do("destroy disease")
    assert table.asked == (1, "turn.action")  # one card and no more
    table.hand("dagger", seat=1)
    table.do("rest", "spare")
    assert table.destroyed == ["disease"]


@rule("TS-REST-02", "WR-REST-01")
def test_after_resting_the_hand_is_discarded_and_six_are_drawn(table: Story) -> None:
    table.hand("disease", "militia", "torch")
    table.deck("spear", "feast", "hatchet", "lantern", "polearm", "fireball", "dagger")
    table.do("rest", "destroy militia")
    assert table.hand_of() == ["spear", "feast", "hatchet", "lantern", "polearm", "fireball"]
    assert table.discards() == ["disease", "torch"]
    assert table.destroyed == ["militia"]


@rule("TS-DECK-01")
def test_bought_and_won_cards_come_by_way_of_the_discard_pile(table: Story) -> None:
    table.quiet()
    table.village(torch=("torch",))
    table.hand("feast")
    table.do("village", "buy torch")
    table.hand("outlands_khan", "lantern", seat=1)
    table.do("dungeon", "attack griknack_goblin")
    assert "torch" in table.discards(0)
    assert "griknack_goblin" in table.discards(1)
    assert len(table.hand_of(0)) == len(table.hand_of(1)) == 6


@rule("TS-DECK-02")
def test_a_deck_that_gives_out_is_made_anew_of_the_whole_discard_pile(table: Story) -> None:
    (militia,) = table.hand("militia")
    table.deck("torch", "dagger")
    lantern, hatchet, spear, feast = table.discard_pile("lantern", "hatchet", "spear", "feast")
    table.load(0, (feast, lantern, militia, hatchet, spear))
    table.do("rest", "spare")
    assert table.hand_of() == ["torch", "dagger", "feast", "lantern", "militia", "hatchet"]
    assert table.deck_of() == ["spear"]
    assert table.discards() == []


@rule("TS-DECK-03")
def test_nothing_is_shuffled_before_a_card_is_missing(table: Story) -> None:
    table.hand("militia")
    table.deck("torch", "dagger", "spear", "feast", "hatchet", "lantern")
    table.do("rest", "spare")
    assert table.deck_of() == []
    assert table.discards() == ["militia"]
    assert table.happened("reshuffled") == []
    table.do("rest", "spare", "rest", "spare")
    assert table.happened("reshuffled") == [(0,)]


@rule("TS-DECK-05", "TS-END-04")
def test_every_card_of_your_deck_counts_wherever_it_lies(table: Story) -> None:
    table.deck("goodberries", "torch")
    table.hand("amazon_queen", "militia")
    table.discard_pile("mythlurian", "disease")
    table.put(board.ASIDE, "stone_of_mystery")
    assert table.vp_of(0) == 1 + 2 + 4 + 3
    assert table.points_of(0) == [
        ("goodberries", 1),
        ("amazon_queen", 2),
        ("mythlurian", 4),
        ("stone_of_mystery", 3),
    ]


def test_nobody_is_told_what_another_draws_unless_the_hand_lies_open(table: Story) -> None:
    table.quiet().hand("regian_priest", "torch")
    lantern, *_ = table.deck("lantern", *["militia"] * 6)
    table.do("dungeon", "use regian_priest draw", "attack griknack_goblin")
    shown, new_hand = [event for event in table.told if event.key == "drew"]
    assert shown.seen_by(1) == (0, 1, (lantern,))
    assert new_hand.seen_by(0) == (0, 6, board.hand(table.state, 0))
    assert new_hand.seen_by(1) == (0, 6, ())


def test_a_hand_is_anybodys_guess_until_it_lies_open(table: Story) -> None:
    table.quiet().hand("militia", "torch", seat=1)
    table.deck(*["torch"] * 6, *["militia"] * 3, seat=1)
    own = board.hand(table.state, 0)
    worlds = [GAME.imagine(table.state, 0, seed) for seed in range(12)]
    assert {board.hand(world, 0) for world in worlds} == {own}
    assert len({tuple(sorted(board.hand(world, 1))) for world in worlds}) > 1
    assert len({world.zones[board.DECK] for world in worlds}) > 1
    other = [GAME.imagine(table.state, 1, seed) for seed in range(12)]
    assert len({tuple(sorted(board.hand(world, 0))) for world in other}) > 1
    table.do("dungeon")
    assert {board.hand(GAME.imagine(table.state, 1, seed), 0) for seed in range(12)} == {own}
    table.leave_open()

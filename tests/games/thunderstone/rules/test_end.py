"""The end of the game and scoring."""

from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone import GAME, board
from delvewright.games.thunderstone.score import winners
from marks import rule


@rule("TS-END-01", "TS-END-02")
def test_beating_rank_1_brings_the_stone_and_wins_it(table: Story) -> None:
    table.hall("griknack_goblin", "stone_of_mystery", "nixie")
    table.hand("outlands_khan", "torch")
    table.do("dungeon")
    assert GAME.sees(table.state, board.HAND, 1)
    table.do("attack griknack_goblin")
    assert table.state.over
    assert ("stone_of_mystery", 3) in table.points_of(0)
    assert not GAME.sees(table.state, board.HAND, 1)  # the turn is over too


@rule("TS-END-03")
def test_a_stone_that_comes_after_a_defeat_belongs_to_nobody(table: Story) -> None:
    table.hall("griknack_goblin", "stone_of_mystery", "nixie")
    table.hand("militia")
    table.do("dungeon", "attack griknack_goblin")
    assert table.state.over
    assert table.hall_now[0] == "stone_of_mystery"
    assert GAME.outcome(table.state).scores == (0, 0)


@rule("TS-END-04")
def test_all_your_cards_count_and_nobody_elses(table: Story) -> None:
    table.hall("griknack_goblin", "stone_of_mystery", "nixie")
    table.hand("militia", "amazon_queen")
    table.deck("goodberries")
    table.discard_pile("griffon")
    table.put(board.CAGES, "the_cage", "elf_archmage")
    table.hand("ambrosia", seat=1)
    table.do("dungeon", "attack griknack_goblin")
    assert GAME.outcome(table.state).scores == (2 + 1 + 4, 2)


@rule("TS-END-05", "TS-EX-54")
def test_a_tie_goes_to_the_holder_of_the_stone_or_is_shared(table: Story) -> None:
    table.start(seats=3)
    for seat in range(3):
        table.deck(seat=seat)
        table.hand(seat=seat)
    table.discard_pile("archduke_of_pain", "archduke_of_pain", "griffon", seat=0)
    table.discard_pile("sphinx", "lord_of_death", "the_unchained", "stone_of_mystery", seat=1)
    scores = tuple(table.vp_of(seat) for seat in range(3))
    assert scores == (20, 20, 0)
    assert winners(table.state, scores) == (1,)
    table.discard_pile("sphinx", "lord_of_death", "the_unchained", "skaladak", seat=1)
    assert winners(table.state, scores) == (0, 1)
    table.discard_pile("stone_of_mystery", seat=2)
    assert winners(table.state, scores) == (0, 1)  # a stone in third place settles nothing
    assert winners(table.state, (20, 19, 3)) == (0,)


@rule("TS-END-05")
def test_the_stone_alone_does_not_beat_more_vp(table: Story) -> None:
    table.hall("griknack_goblin", "stone_of_mystery", "nixie")
    table.hand("outlands_warrior", "outlands_warrior", "torch")
    table.discard_pile("archduke_of_pain", seat=1)
    table.do("dungeon", "attack griknack_goblin")
    assert GAME.outcome(table.state) == ((4, 8), (1,), None)


@rule("TS-END-04")
def test_a_borrowed_hero_scores_for_its_owner_when_the_game_ends_before_the_battle(table: Story) -> None:
    table.hall("griknack_goblin", "stone_of_mystery", "nixie")
    table.hand("selurin_theurge", "militia", "magi_staff")
    table.hand("outlands_khan", seat=1)
    table.do("dungeon", "use selurin_theurge summon", "discard militia")
    table.do("discard outlands_khan", seat=1)
    table.do("borrow outlands_khan", "use magi_staff shatter", "send_down griknack_goblin")
    assert table.state.over
    assert GAME.outcome(table.state).scores == (1, 3)


@rule("TS-END-04", "OR-33")
def test_a_militia_in_guise_is_a_militia_again_when_points_are_counted(table: Story) -> None:
    table.hall("griknack_goblin", "stone_of_mystery", "nixie")
    table.hand("diin_beguiler", "militia", "amazon_queen", "magi_staff")
    table.do("dungeon", "use diin_beguiler beguile", "use magi_staff shatter", "send_down griknack_goblin")
    assert table.state.over
    assert GAME.outcome(table.state).scores == (2, 0)


@rule("TS-END-04")
def test_a_summoned_hero_is_nobodys_when_the_game_ends_before_the_battle(table: Story) -> None:
    table.hall("griknack_goblin", "stone_of_mystery", "nixie")
    table.village(amazon=("amazon_queen",))
    table.hand("diin_enchanter", "militia", "magi_staff")
    table.do("dungeon", "use diin_enchanter enchant", "use magi_staff shatter", "send_down griknack_goblin")
    assert table.state.over
    assert GAME.outcome(table.state).scores == (2, 0)


@rule("TS-STONE-03")
def test_a_stone_nobody_collects_is_destroyed_by_nobody(table: Story) -> None:
    table.start(variant="epic")
    _, stone, _ = table.hall("griknack_goblin", "stone_of_mystery", "nixie")
    table.dungeon_deck("griffon", "pegasus", "grudgebeast")
    table.hand("militia")
    table.do("dungeon", "attack griknack_goblin")
    assert table.happened("destroyed") == [(-1, stone)]


def test_a_game_is_called_off_when_so_many_turns_are_over_and_scored(table: Story) -> None:
    table.start(longest=2)
    table.discard_pile("griffon", seat=1)
    table.do("rest", "spare")
    assert table.asked == (1, "turn.action")
    table.do("rest", "spare")
    assert GAME.outcome(table.state) == ((0, 4), (1,), None)
    assert table.happened("called_off") == [(2,)]

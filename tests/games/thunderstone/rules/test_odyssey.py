"""The Odyssey: two games, Game Points, and Heroes taken along."""

from collections import Counter
from typing import Any

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone import GAME, board, campaign
from delvewright.games.thunderstone.campaign import game_points
from delvewright.games.thunderstone.kinds import KINDS
from delvewright.games.thunderstone.shapes import Result
from delvewright.kernel.errors import BadSetup
from marks import rule

STONES = {"stone_of_mystery", "stone_of_agony"}


def odyssey(table: Story, seats: int = 2, **settings: Any) -> Story:
    return table.start(seats=seats, variant="odyssey", **settings)


def deck(state: Any, seat: int) -> Counter[str]:
    return Counter(state.cast[piece].id for piece in board.owned(state, seat))


def dungeon_stones(state: Any) -> set[str]:
    return STONES & {state.cast[piece].id for zone in board.DECK_ZONES for piece in state.zones[zone]}


def goblins(count: int) -> list[str]:
    """So many VP in a deck, and no Hero."""
    return ["griknack_goblin"] * count


# Game 1 ----------------------------------------------------------------------------------------------


@rule("WR-ODYSSEY-01")
def test_chance_picks_the_stone_of_game_1() -> None:
    first = set()
    for seed in range(20):
        state = GAME.start(seats=2, seed=seed, packs=["wrath"], variant="odyssey")
        assert set(state.campaign.stones) == STONES
        assert dungeon_stones(state) == set(state.layout.stones) == {state.campaign.stones[0]}
        first |= set(state.layout.stones)
    assert first == STONES
    with pytest.raises(BadSetup, match="wrath"):
        GAME.start(seats=2, variant="odyssey")


@rule("WR-ODYSSEY-02", "OR-39")
def test_game_1_is_ordinary_with_six_militia_in_decks_of_twelve(table: Story) -> None:
    odyssey(table, seats=3, random_features=False)
    state = table.state
    for seat in range(3):
        assert deck(state, seat) == {"militia": 6, "dagger": 2, "iron_rations": 2, "torch": 2}
        assert len(board.hand(state, seat)) == 6
    assert (len(state.layout.monsters), len(state.layout.heroes), len(state.layout.village)) == (3, 4, 8)
    assert [len(state.zones[zone]) for zone in board.HALL] == [0, 1, 1, 1]
    assert sum(len(state.zones[zone]) for zone in (*board.DECK_ZONES, *board.HALL)) == 31


# Game Points -----------------------------------------------------------------------------------------


@rule("WR-ODYSSEY-03", "TS-EX-18", "TS-EX-44")
@pytest.mark.parametrize(
    ("scores", "winners", "points"),
    [
        ((12, 20, 7), (1,), (1, 3, 0)),
        ((9, 4), (0,), (2, 0)),
        ((3, 8, 5, 1), (1,), (1, 4, 2, 0)),
        ((10, 6, 6), (0,), (3, 1, 1)),
        ((5, 6, 7, 8, 9), (4,), (0, 1, 2, 3, 5)),
    ],
)
def test_a_game_point_for_everyone_beaten_or_tied_and_one_more_for_the_winner(
    scores: tuple[int, ...], winners: tuple[int, ...], points: tuple[int, ...]
) -> None:
    assert game_points(scores, winners) == points


@rule("WR-ODYSSEY-03", "TS-EX-18")
def test_three_players_earn_three_one_and_no_points(table: Story) -> None:
    odyssey(table, seats=3)
    table.last_turn(goblins(4), goblins(9), goblins(2))
    assert table.happened("scored") == [((4, 9, 2), (1,))]
    assert table.happened("game_points") == [((1, 3, 0), (1, 3, 0))]
    assert table.state.campaign.points == (1, 3, 0)  # and they are no VP
    assert [table.vp_of(seat) for seat in (0, 2)] == [0, 0]


@rule("OR-40")
def test_tied_leaders_both_earn_the_extra_point(table: Story) -> None:
    odyssey(table, seats=3)
    table.load(board.CROWN_STREAM, 1)
    table.last_turn(goblins(4), goblins(4), goblins(2))
    assert table.state.campaign.points == (3, 3, 0)
    assert [seat for _, seat in table.state.campaign.holders] == [1]  # the stone goes by lot


@rule("OR-40")
def test_the_base_rule_breaks_the_tie_first(table: Story) -> None:
    odyssey(table, seats=3)
    (stone,) = table.state.layout.stones
    table.last_turn(goblins(KINDS[stone].vp or 0), [stone], [])
    assert table.state.campaign.points == (2, 3, 0)
    assert table.state.campaign.holders == ((stone, 1),)


@rule("OR-40")
@pytest.mark.parametrize("holder", [0, 1])
def test_of_two_winners_the_one_who_holds_the_stone_keeps_it(table: Story, holder: int) -> None:
    odyssey(table)
    first, second = table.state.campaign.stones
    table.load(board.FIRST_STREAM, 0)
    table.last_turn(goblins(2), goblins(1))
    worth = {stone: KINDS[stone].vp or 0 for stone in STONES}
    new = [second, *goblins(worth[first])]
    old = [first, *goblins(worth[second])]
    table.last_turn(*((new, old) if holder == 0 else (old, new)))
    assert table.happened("awarded")[-1] == (holder, second, 2)
    assert table.happened("game_points")[-1][0] == (2, 2)


# Taking Heroes along ---------------------------------------------------------------------------------


@rule("WR-ODYSSEY-04", "WR-ODYSSEY-08", "TS-EX-26")
def test_the_winner_takes_the_stone_and_one_hero_without_vp(table: Story) -> None:
    odyssey(table)
    (stone,) = table.state.layout.stones
    table.last_turn([*goblins(9), "elf_wizard", "amazon_queen", "militia", "torch"], goblins(1))
    assert table.asked == (0, "campaign.carry")
    assert table.offers == ["carry elf_wizard", "carry militia"]
    assert table.refusal("carry amazon_queen") == ("has_vp", 2)
    assert table.refusal("carry_none") == ("heroes_left",)
    table.do("carry elf_wizard")
    mine = deck(table.state, 0)
    assert mine == {"militia": 6, "dagger": 2, "iron_rations": 2, "torch": 2, stone: 1, "elf_wizard": 1}
    assert mine.total() == 14


@rule("WR-ODYSSEY-05", "WR-ODYSSEY-08", "TS-EX-26")
def test_the_others_take_two_heroes_without_vp_each(table: Story) -> None:
    odyssey(table, seats=3)
    table.last_turn(
        ["militia", "elf_wizard", "elf_wizard", "lorigg_outlaw"],
        [*goblins(9), "thyrian_knight"],
        ["dwarf_guardian", "regian_priest", "redblade_assassin"],
    )
    assert table.asked == (0, "campaign.carry")
    assert table.refusal("carry lorigg_outlaw") == ("has_vp", 1)
    table.do("carry elf_wizard")
    assert table.offers == ["carry militia", "carry elf_wizard"]  # there are two of them
    table.do("carry elf_wizard")
    assert table.asked[0] == 2
    assert table.offers == ["carry dwarf_guardian", "carry regian_priest"]
    table.do("carry regian_priest")  # the last one is no choice
    state = table.state
    assert table.asked[1] == "turn.action"
    assert deck(state, 0)["elf_wizard"] == 2
    assert (deck(state, 1)["thyrian_knight"], deck(state, 1)[table.happened("awarded")[0][1]]) == (1, 1)
    assert (deck(state, 2)["regian_priest"], deck(state, 2)["dwarf_guardian"]) == (1, 1)
    assert [deck(state, seat).total() for seat in range(3)] == [14, 14, 14]
    assert [len(board.hand(state, seat)) for seat in range(3)] == [6, 6, 6]


@rule("WR-ODYSSEY-05")
def test_a_deck_with_too_few_heroes_takes_what_there_is(table: Story) -> None:
    odyssey(table)
    table.last_turn([*goblins(9), "amazon_queen"], ["militia", "feast"])
    assert table.asked[1] == "turn.action"
    assert [deck(table.state, seat).total() for seat in (0, 1)] == [13, 13]


# Game 2 ----------------------------------------------------------------------------------------------


@rule("WR-ODYSSEY-06")
def test_no_hero_stack_is_used_in_two_games_running(table: Story) -> None:
    for seed in range(0, 60, 3):
        odyssey(table, seed=seed, pick=("Elf", "Toryn"))
        old = table.state.layout.heroes
        assert {"Elf", "Toryn"} <= set(old)
        table.last_turn(goblins(2), goblins(1))
        new = table.state.layout.heroes
        assert len(set(new)) == 4
        assert not set(old) & set(new)
        assert [len(table.stack_of(group)) for group in new] == [12] * 4


@rule("WR-ODYSSEY-06")
def test_an_odyssey_without_heroes_for_a_second_game_is_refused() -> None:
    heroes = [
        "Amazon",
        "Chalice",
        "Dwarf",
        "Elf",
        "Faeyn",
        "Lorigg",
        "Outlands",
        "Redblade",
        "Regian",
        "Selurin",
    ]
    GAME.start(seats=2, packs=["wrath"], variant="odyssey", ban=heroes)
    with pytest.raises(BadSetup, match="need 8 Hero types, but only 7"):
        GAME.start(seats=2, packs=["wrath"], variant="odyssey", ban=[*heroes, "Thyrian"])


@rule("WR-ODYSSEY-07")
def test_the_second_dungeon_holds_the_second_stone(table: Story) -> None:
    odyssey(table)
    _, second = table.state.campaign.stones
    table.last_turn(goblins(2), goblins(1))
    assert table.state.layout.stones == (second,)
    assert dungeon_stones(table.state) == {second}


@rule("WR-ODYSSEY-08")
def test_game_2_is_played_and_scored_like_the_first(table: Story) -> None:
    odyssey(table, seats=3)
    table.load(board.FIRST_STREAM, 0)
    table.last_turn(goblins(3), goblins(2), goblins(1))
    table.do("rest", "spare")  # an ordinary turn
    assert table.asked == (1, "turn.action")
    table.last_turn(goblins(1), goblins(2), goblins(5))
    assert table.happened("game_points") == [((3, 1, 0), (3, 1, 0)), ((0, 1, 3), (3, 2, 3))]
    assert table.state.over


@rule("WR-ODYSSEY-08", "TS-LEVEL-07")
def test_a_hero_taken_along_has_no_stack_to_level_up_from(table: Story) -> None:
    odyssey(table, pick=("Elf",))
    table.load(board.FIRST_STREAM, 0)
    table.last_turn([*goblins(9), "elf_wizard"], goblins(1))
    assert "Elf" not in table.state.layout.stacks
    table.village()
    table.hand("elf_wizard")
    table.xp(9)
    table.do("village")
    assert table.asked == (1, "turn.action")  # neither a purchase nor a level-up to ask for
    assert table.happened("levelled") == []


@rule("WR-ODYSSEY-09")
def test_the_most_game_points_of_both_games_win(table: Story) -> None:
    odyssey(table, seats=3)
    table.load(board.FIRST_STREAM, 0)
    table.last_turn(goblins(3), goblins(2), goblins(1))
    table.last_turn(goblins(2), goblins(1), goblins(3))
    assert GAME.outcome(table.state) == Result((3 + 1, 1 + 0, 0 + 3), (0,))


@rule("WR-ODYSSEY-09")
def test_a_tie_goes_to_the_tied_player_with_a_stone(table: Story) -> None:
    odyssey(table, seats=5)
    table.load(board.FIRST_STREAM, 0)
    table.last_turn(goblins(4), goblins(5), goblins(3), goblins(2), goblins(1))
    table.last_turn(goblins(4), goblins(2), goblins(3), goblins(1), goblins(5))
    assert table.state.campaign.points == (3 + 3, 5 + 1, 2 + 2, 1 + 0, 0 + 5)
    assert [seat for _, seat in table.state.campaign.holders] == [1, 4]
    assert GAME.outcome(table.state).winners == (1,)


@rule("WR-ODYSSEY-09", "OR-40")
def test_tied_players_without_a_stone_win_together(table: Story) -> None:
    odyssey(table, seats=3)
    first, second = table.state.campaign.stones
    state = table.state.campaign._replace(points=(4, 2, 4), holders=((first, 1), (second, 1)))
    assert campaign._odyssey_winners(table.state, state) == (0, 2)


@rule("WR-ODYSSEY-09")
@pytest.mark.parametrize("seed", range(4))
def test_between_two_stones_the_one_with_more_vp_decides(table: Story, seed: int) -> None:
    odyssey(table, seed=seed * 7)
    table.load(board.FIRST_STREAM, 0)
    table.last_turn(goblins(2), goblins(1))
    table.last_turn(goblins(1), goblins(2))
    assert table.state.campaign.points == (2, 2)
    holders = dict(table.state.campaign.holders)
    assert GAME.outcome(table.state).winners == (holders["stone_of_mystery"],)


@rule("WR-ODYSSEY-10")
def test_a_third_stone_makes_a_third_game_set_up_like_the_second(table: Story) -> None:
    odyssey(table)
    first, second = table.state.campaign.stones
    table.state.campaign = table.state.campaign._replace(stones=(first, second, first))
    table.load(board.FIRST_STREAM, 0)
    table.last_turn(goblins(2), goblins(1))
    heroes = table.state.layout.heroes
    table.load(board.FIRST_STREAM, 1)
    table.last_turn([*goblins(1), "militia", "militia"], [*goblins(2), "militia"])
    assert not table.state.over
    assert table.state.campaign.number == 3
    assert [deck(table.state, seat).total() for seat in (0, 1)] == [14, 14]
    assert deck(table.state, 1)[second] == 1
    assert dungeon_stones(table.state) == {first}
    assert not set(heroes) & set(table.state.layout.heroes)
    table.last_turn(goblins(1), goblins(2))
    assert GAME.outcome(table.state) == Result((2, 4), (1,))

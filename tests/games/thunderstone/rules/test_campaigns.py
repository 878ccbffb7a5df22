"""Campaigns: the Epic Campaign, the Dungeon Crawl and Trackdown."""

from collections import Counter
from typing import Any

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone import GAME, board, campaign, shapes
from delvewright.games.thunderstone.kinds import KINDS
from delvewright.kernel.errors import BadSetup
from delvewright.kernel.steps import run
from marks import card, rule

WRATH = ["wrath"]
STONES = {"stone_of_mystery", "stone_of_agony"}
FEATURES = {"guardian": "Guardian", "death_traps": "Death Traps", "dire_traps": "Dire Traps"}


def games(count: int, **settings: Any) -> list[Any]:
    return [GAME.start(seats=2, seed=seed, packs=WRATH, **settings) for seed in range(count)]


def ids(state: Any, *zones: int) -> list[str]:
    return [state.cast[piece].id for zone in zones for piece in state.zones[zone]]


def depths(state: Any) -> list[list[str]]:
    """The Dungeon Deck, depth by depth from the top."""
    return [ids(state, zone) for zone in range(board.DEPTHS, board.SUNK) if state.zones[zone]]


def deck(state: Any, seat: int) -> Counter[str]:
    return Counter(state.cast[piece].id for piece in board.owned(state, seat))


def next_game(state: Any, winner: int) -> Any:
    """The game after this one, should `winner` win it as it stands."""
    state = state.clone()
    state.ask, state.stack = None, ()
    scores = tuple(int(seat == winner) for seat in range(len(state.xp)))
    campaign.after_game(state, scores, (winner,))
    run(state)
    return state


def goblins(count: int) -> list[str]:
    """So many VP in a deck."""
    return ["griknack_goblin"] * count


# Epic Campaign ---------------------------------------------------------------------------------------


@rule("WR-EPIC-01")
def test_an_epic_takes_five_classes_a_guardian_and_two_stones() -> None:
    for state in games(30, variant="epic"):
        chosen = state.layout
        assert (len(chosen.monsters), len(chosen.heroes), len(chosen.village)) == (5, 4, 8)
        assert chosen.stacks[:4] == ("Militia", "Torch", "Iron Rations", "Dagger")
        assert chosen.features == ("guardian",)
        assert set(chosen.stones) == STONES
        assert len(state.zones[board.DISEASES]) == 27
    with pytest.raises(BadSetup, match="wrath"):
        GAME.start(seats=2, variant="epic")


@rule("WR-EPIC-02", "WR-EPIC-03", "WR-EPIC-04", "WR-EPIC-05", "TS-EX-43")
def test_an_epic_deck_is_ten_eleven_eleven_and_twenty_one() -> None:
    lowest, places = set(), set()
    for state in games(150, variant="epic"):
        top, guarded, upper, lower = depths(state)
        top += ids(state, *board.RANKS)
        assert [len(top), len(guarded), len(upper), len(lower)] == [10, 11, 11, 21]
        specials = [[id for id in pile if id in STONES | {"dark_champion"}] for pile in depths(state)]
        first, second = state.layout.stones
        assert specials == [[], ["dark_champion"], [first], [second]]
        lowest.add(second)
        places.add((guarded.index("dark_champion"), upper.index(first), lower.index(second)))
    assert lowest == STONES
    assert [{place[pile] for place in places} for pile in range(3)] == [
        set(range(11)),
        set(range(11)),
        set(range(21)),
    ]


@rule("WR-EPIC-02")
def test_the_fifty_monsters_are_shuffled_before_they_are_divided() -> None:
    mixed = 0
    for state in games(20, variant="epic", ban=["Horde"]):
        piles = [[KINDS[id].group for id in pile] for pile in depths(state)]
        piles[0] += [KINDS[id].group for id in ids(state, *board.RANKS)]
        count = Counter(group for pile in piles for group in pile)
        assert {group: count[group] for group in state.layout.monsters} == dict.fromkeys(
            state.layout.monsters, 10
        )
        mixed += all(len(set(pile)) >= 3 for pile in piles)
    assert mixed >= 18


@rule("WR-EPIC-06")
def test_hall_village_and_decks_of_an_epic_are_ordinary() -> None:
    for state in games(10, variant="epic"):
        assert [len(state.zones[zone]) for zone in board.HALL] == [0, 1, 1, 1]
        for seat in (0, 1):
            assert deck(state, seat) == {"militia": 6, "dagger": 2, "iron_rations": 2, "torch": 2}
            assert len(board.hand(state, seat)) == 6
        sizes = [len(state.zones[zone]) for zone in board.stacks(state)]
        assert sizes == [30 - 12, 15 - 4, 15 - 4, 15 - 4, *[12] * 4, *[8] * 8]


def epic(table: Story) -> None:
    """An Epic in which the first stone waits in Rank 2, and no Guardian is about."""
    table.start(variant="epic")
    table.hall("griknack_goblin", "stone_of_agony", "griknack_goblin")
    table.dungeon_deck("bloodskull_orc", "griknack_goblin", "griknack_goblin", "griknack_goblin")


@rule("WR-EPIC-07", "TS-STONE-03")
def test_the_first_stone_is_collected_and_the_game_goes_on(table: Story) -> None:
    epic(table)
    table.hand("outlands_khan")
    table.do("dungeon", "attack griknack_goblin")
    assert sorted(table.discards(0))[-2:] == ["outlands_khan", "stone_of_agony"]
    assert table.hall_now == ["griknack_goblin", "bloodskull_orc", "griknack_goblin"]
    assert table.asked == (1, "turn.action")
    assert len(table.hand_of(0)) == 6


@rule("WR-EPIC-07", "TS-STONE-03")
@pytest.mark.parametrize(("hand", "rank_0"), [("militia", ""), ("outlands_khan", "dark_champion")])
def test_a_first_stone_that_nobody_collects_is_destroyed(table: Story, hand: str, rank_0: str) -> None:
    epic(table)
    table.hall("griknack_goblin", "stone_of_agony", "griknack_goblin", rank_0=rank_0)
    table.hand(hand)
    table.deck(*["torch"] * 6)
    table.do("dungeon", "attack griknack_goblin")
    assert table.destroyed == ["stone_of_agony"]
    assert "stone_of_agony" not in table.discards(0)
    assert table.hall_now == ["griknack_goblin", "bloodskull_orc", "griknack_goblin"]
    assert not table.state.over
    table.leave_open()


@rule("WR-EPIC-08")
@card("stone_of_agony")
def test_a_collected_stone_is_a_trophy(table: Story) -> None:
    epic(table)
    table.hand("outlands_khan")
    table.deck()
    table.discard_pile(*["torch"] * 3)
    table.do("dungeon", "attack griknack_goblin")  # and the new hand is all there is, the stone with it
    assert "stone_of_agony" in table.hand_of(0)
    table.do("rest", "spare", "dungeon")
    assert table.muster("griknack_goblin").light == 3 + 1  # three Torches and the stone
    table.leave_open()


@rule("WR-EPIC-09")
@pytest.mark.parametrize(("hand", "points"), [("outlands_khan", 3 + 3 + 1 + 1), ("militia", 1)])
def test_the_second_stone_ends_the_epic_collected_or_not(table: Story, hand: str, points: int) -> None:
    epic(table)
    table.hand("militia")
    table.do("dungeon", "attack griknack_goblin")  # the first stone is gone
    assert not table.state.over
    table.hall("griknack_goblin", "stone_of_mystery", "griknack_goblin")
    table.hand(hand, seat=1)
    table.deck(seat=1)
    table.discard_pile("griknack_goblin", seat=1)
    table.do("dungeon", "attack griknack_goblin")
    assert table.state.over
    assert GAME.outcome(table.state) == shapes.Result((0, points), (1,))


# Dungeon Crawl ---------------------------------------------------------------------------------------


@rule("WR-CRAWL-01", "WR-CRAWL-05", "WR-CRAWL-06")
def test_two_wins_in_a_row_win_the_crawl(table: Story) -> None:
    table.start(variant="dungeon_crawl", seats=3)
    first, second = table.state.campaign.stones
    table.load(board.FIRST_STREAM, 2)
    table.last_turn(goblins(2), goblins(5), goblins(3))
    assert not table.state.over
    assert table.state.campaign.holders == ((first, 1),)
    table.last_turn(goblins(1), goblins(4), goblins(3))
    assert table.state.over
    assert table.state.campaign.holders == ((first, 1), (second, 1))
    assert GAME.outcome(table.state) == shapes.Result((1, 4, 3), (1,))


@rule("WR-CRAWL-02")
def test_chance_picks_the_stone_of_game_1_and_game_2_has_the_other(table: Story) -> None:
    starts = games(20, variant="dungeon_crawl")
    assert {game.layout.stones for game in starts} == {("stone_of_mystery",), ("stone_of_agony",)}
    for game in starts:
        (stone,) = game.layout.stones
        assert stone in depths(game)[-1]
        assert STONES & set(ids(game, *board.DECK_ZONES)) == {stone}
    table.start(variant="dungeon_crawl")
    (stone,) = table.state.layout.stones
    table.last_turn(goblins(2), goblins(1))
    assert set(table.state.layout.stones) == STONES - {stone}
    assert STONES & set(ids(table.state, *board.DECK_ZONES)) == STONES - {stone}


@rule("WR-CRAWL-02")
def test_game_1_of_a_crawl_is_ordinary() -> None:
    for state in games(10, variant="dungeon_crawl", random_features=False):
        assert len(state.layout.monsters) == 3
        assert len(ids(state, *board.DECK_ZONES, *board.RANKS)) == 31
        assert [deck(state, seat).total() for seat in (0, 1)] == [12, 12]
        assert state.layout.stones_to_end == 1


@rule("WR-CRAWL-03")
def test_all_cards_go_back_before_game_2(table: Story) -> None:
    table.start(variant="dungeon_crawl", random_features=False, ban=("Horde",))
    table.xp(5)
    table.village(feast=("feast",))
    table.last_turn(goblins(2), [*goblins(1), "disease", "feast"])
    state = table.state
    assert table.happened("next_game") == [(2,)]
    assert state.xp == [0, 0]
    assert [number for _, number in table.happened("turn")] == [1]  # turns are counted anew
    assert deck(state, 1) == {"militia": 6, "dagger": 2, "iron_rations": 2, "torch": 2}
    assert len(state.zones[board.DISEASES]) == 27
    assert [len(state.zones[zone]) for zone in board.stacks(state)][4:] == [12] * 4 + [8] * 8
    assert len(ids(state, *board.DECK_ZONES, *board.RANKS)) == 31
    assert [len(board.hand(state, seat)) for seat in (0, 1)] == [6, 6]
    assert state.zones[board.DESTROYED] == ()


@rule("WR-CRAWL-04", "TS-EX-26")
def test_the_winner_starts_game_2_with_the_stone_and_thirteen_cards(table: Story) -> None:
    table.start(variant="dungeon_crawl", seats=3)
    (stone,) = table.state.layout.stones
    table.last_turn(goblins(2), goblins(1), goblins(3))
    assert [deck(table.state, seat).total() for seat in range(3)] == [12, 12, 13]
    assert deck(table.state, 2)[stone] == 1


@rule("WR-CRAWL-05")
def test_the_stone_is_for_the_most_vp_whoever_collected_it(table: Story) -> None:
    table.start(variant="dungeon_crawl")
    (stone,) = table.state.layout.stones
    table.hall("griknack_goblin", stone, "griknack_goblin")
    table.dungeon_deck("griknack_goblin")
    table.hand("outlands_khan")
    table.deck(*goblins(12), seat=1)
    table.do("dungeon", "attack griknack_goblin")
    assert [args[0] for args in table.happened("collected")] == [0]
    assert table.happened("awarded") == [(1, stone, 1)]
    assert deck(table.state, 1)[stone] == 1


@rule("WR-CRAWL-06", "WR-CRAWL-07", "TS-EX-26")
def test_the_crawl_goes_on_until_somebody_wins_twice_running(table: Story) -> None:
    table.start(variant="dungeon_crawl")
    first, second = table.state.campaign.stones
    table.load(board.FIRST_STREAM, 0)
    table.last_turn(goblins(2), goblins(1))
    table.load(board.FIRST_STREAM, 1)
    table.last_turn(goblins(1), goblins(2))
    assert table.state.layout.stones == (first,)  # seat 0 gave it back
    assert [deck(table.state, seat).total() for seat in (0, 1)] == [12, 13]
    assert deck(table.state, 1)[second] == 1
    table.load(board.FIRST_STREAM, 1)
    table.last_turn(goblins(2), goblins(1))
    assert table.state.layout.stones == (second,)
    assert not table.state.over
    table.last_turn(goblins(2), goblins(1))
    assert GAME.outcome(table.state).winners == (0,)
    assert [args[0] for args in table.happened("awarded")] == [0, 1, 0, 0]


@rule("OR-40")
def test_a_tie_that_stays_in_the_crawl_leaves_the_stone_to_chance(table: Story) -> None:
    table.start(variant="dungeon_crawl", seats=3)
    table.load(board.CROWN_STREAM, 1)
    table.last_turn(goblins(3), goblins(1), goblins(3))
    assert table.state.campaign.holders[0][1] == 2  # the second of the two leaders


@rule("OR-40")
def test_a_tie_in_the_crawl_goes_by_the_base_rule_first(table: Story) -> None:
    table.start(variant="dungeon_crawl")
    (stone,) = table.state.layout.stones
    table.last_turn(goblins(KINDS[stone].vp or 0), [stone])
    assert table.state.campaign.holders == ((stone, 1),)


@rule("OR-40")
@pytest.mark.parametrize("lot", [0, 1])
def test_with_a_stone_each_the_tied_leaders_of_a_crawl_draw_lots(table: Story, lot: int) -> None:
    table.start(variant="dungeon_crawl")
    first, second = table.state.campaign.stones
    table.load(board.FIRST_STREAM, 0)
    table.last_turn(goblins(2), goblins(1))
    table.load(board.CROWN_STREAM, lot)
    worth = {stone: KINDS[stone].vp or 0 for stone in (first, second)}
    table.last_turn([first, *goblins(worth[second])], [second, *goblins(worth[first])])
    assert table.happened("awarded")[-1] == (lot, second, 2)
    assert table.state.over is (lot == 0)


# Trackdown -------------------------------------------------------------------------------------------


@rule("WR-TRACK-01")
def test_trackdown_is_won_like_the_crawl(table: Story) -> None:
    table.start(variant="trackdown")
    (stone,) = table.state.layout.stones
    table.load(board.FIRST_STREAM, 0)
    table.last_turn(goblins(1), goblins(2))
    assert [deck(table.state, seat).total() for seat in (0, 1)] == [12, 13]
    assert set(table.state.layout.stones) == STONES - {stone}
    table.last_turn(goblins(1), goblins(2))
    assert GAME.outcome(table.state).winners == (1,)


@rule("WR-TRACK-01", "WR-TRACK-02")
def test_the_crawl_itself_keeps_no_remains(table: Story) -> None:
    table.start(variant="dungeon_crawl", random_features=False)
    table.last_turn(goblins(1), goblins(2))
    assert [len(depth) for depth in depths(table.state)] == [17, 11]
    assert table.state.campaign.leftovers == ()


@rule("WR-TRACK-02", "WR-TRACK-03")
def test_what_is_left_of_a_dungeon_lies_above_the_stone_of_the_next(table: Story) -> None:
    table.start(variant="trackdown", features=["guardian"], random_features=False)
    (stone,) = table.state.layout.stones
    table.hand("militia")
    table.hall("griknack_goblin", stone, "wraith", rank_0="dark_champion")
    table.dungeon_deck("haunt", "the_cage", "nixie")
    table.do("dungeon", "attack griknack_goblin")
    top, old, bottom = depths(table.state)
    assert sorted(old) == ["dark_champion", "griknack_goblin", "haunt", "nixie", "the_cage", "wraith"]
    assert (len(top) + 3, len(bottom)) == (20, 11)
    (other,) = STONES - {stone}
    assert other in bottom


@rule("WR-TRACK-02")
def test_the_remains_are_shuffled() -> None:
    for state in games(10, variant="trackdown", random_features=False, ban=["Horde"]):
        left = [id for id in ids(state, *board.DECK_ZONES, *board.RANKS) if id not in STONES]
        after = next_game(state, winner=0)
        old = ids(after, after.leftover_depth)
        assert Counter(old) == Counter(left)
        assert sum(now == before for now, before in zip(old, left, strict=True)) < 15


@rule("WR-TRACK-02")
def test_the_horde_deck_belongs_to_the_placeholders_that_are_left(table: Story) -> None:
    table.start(variant="trackdown", pick=["Horde"], random_features=False)
    (stone,) = table.state.layout.stones
    table.hand("militia")
    table.hall("bloodskull_orc", stone, "horde_10")
    table.dungeon_deck("bloodskull_orc", "horde_placeholder", "horde_placeholder")
    table.put(board.HORDE_DECK, "horde_11", "horde_12")
    table.do("dungeon", "attack bloodskull_orc")
    old = depths(table.state)[1]
    assert Counter(old) == {"bloodskull_orc": 2, "horde_10": 1, "horde_placeholder": 2}
    assert ids(table.state, board.HORDE_DECK) == ["horde_11", "horde_12"]
    assert "Horde" not in table.state.layout.monsters


@rule("WR-TRACK-03")
def test_the_next_dungeon_has_other_monsters_and_other_features() -> None:
    for state in games(40, variant="trackdown", pick=["Dragon"], features=["death_traps"]):
        after = next_game(state, winner=0)
        assert "Dragon" in state.layout.monsters
        assert len(after.layout.monsters) == 3
        assert not set(after.layout.monsters) & set(state.layout.monsters)
        assert not set(after.layout.features) & set(state.layout.features)


@rule("WR-TRACK-03")
@pytest.mark.parametrize("seed", range(4))
def test_features_that_are_used_up_do_not_come_back_at_once(table: Story, seed: int) -> None:
    table.start(variant="trackdown", seed=seed * 5, features=("guardian", "death_traps", "dire_traps"))
    table.last_turn(goblins(1), goblins(2))
    assert "the_cage" not in table.state.campaign.leftovers
    assert table.state.layout.features == ()


@rule("WR-TRACK-02", "WR-TRACK-03")
def test_the_remains_of_many_dungeons_never_double_a_card() -> None:
    for state in games(6, variant="trackdown", features=["guardian"]):
        for number in range(2, 9):
            old = state
            state = next_game(state, winner=number % 2)
            assert state.campaign.number == number
            fresh = set(old.layout.monsters) | {FEATURES[name] for name in old.layout.features}
            chosen = set(state.layout.monsters) | {FEATURES[name] for name in state.layout.features}
            assert not fresh & chosen
            for id, count in Counter(kind.id for kind in state.cast).items():
                assert count <= KINDS[id].copies
            stale = {KINDS[id].group for id in state.campaign.leftovers}
            if number <= 4:  # twelve classes: enough for four dungeons
                assert not stale & chosen


@rule("WR-TRACK-03")
def test_a_trackdown_without_monsters_for_a_second_dungeon_is_refused() -> None:
    with pytest.raises(BadSetup, match="need 14 Monster classes, but only 12"):
        GAME.start(seats=2, packs=WRATH, variant="trackdown", monster_groups=7)
    state = GAME.start(seats=2, packs=WRATH, variant="trackdown", monster_groups=6)
    assert len(next_game(state, winner=0).layout.monsters) == 6

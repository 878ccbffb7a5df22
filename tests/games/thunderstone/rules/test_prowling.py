"""Prowling Monsters: the clock on the front rank, and the penalty for letting it run out."""

from collections import Counter

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone import GAME, board
from marks import card, rule


def prowling(table: Story, *ranks: str, seats: int = 2, counters: int = 0) -> Story:
    """A hall with so many counters on its front Monster, and a turn about to begin for seat 0."""
    table.start(seats=seats, variant="prowling")
    table.hall(*(ranks or ("bloodskull_orc", "griknack_goblin", "griknack_goblin")))
    table.dungeon_deck("nixie", "griffon", "pegasus", "grudgebeast")
    table.state.counters = counters
    return table


def rest(table: Story) -> int:
    """A turn outside the dungeon; the counters after it."""
    return int(table.do("rest", "spare").state.counters)


def run_out(table: Story, *ranks: str, hand: tuple[str, ...] = ()) -> Story:
    """The clock has run out: seat 0 is asked, and holds this."""
    prowling(table, *ranks)
    table.do("rest", "spare", "rest", "spare")
    assert table.asked == (0, "turn.prowl")
    table.hand(*hand)
    table.deck(*["torch"] * 9)
    return table


# The clock -------------------------------------------------------------------------------------------


@rule("WR-PROWL-01")
@pytest.mark.parametrize("packs", [[], ["wrath"]])
def test_four_monster_classes_and_whatever_features_come_up(packs: list[str]) -> None:
    features: Counter[str] = Counter()
    for seed in range(40):
        state = GAME.start(seats=2, seed=seed, packs=packs, variant="prowling")
        assert len(set(state.layout.monsters)) == 4
        apart = {"horde", "trap", "guardian", "thunderstone"}
        dungeon = [
            state.cast[piece] for zone in (*board.DECK_ZONES, *board.RANKS) for piece in state.zones[zone]
        ]
        in_hall = sum(kind.type == "horde" for kind in dungeon)
        assert sum(kind.type not in apart for kind in dungeon) + in_hall == 40
        features.update(state.layout.features)
    assert set(features) == ({"guardian", "death_traps", "dire_traps"} if packs else set())


@rule("WR-PROWL-01", "WR-PROWL-03")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_clock_counts_up_to_the_number_of_players(table: Story, seats: int) -> None:
    prowling(table, seats=seats)
    for turn in range(seats):
        assert table.asked == (turn, "turn.action")
        assert rest(table) == turn + 1
    assert table.asked == (0, "turn.prowl")
    assert table.offers == ["hunt bloodskull_orc", "suffer bloodskull_orc"]


@rule("WR-PROWL-02")
def test_a_turn_outside_the_dungeon_adds_a_counter(table: Story) -> None:
    prowling(table, seats=3)
    table.village()
    table.do("village")
    assert table.state.counters == 1
    assert rest(table) == 2
    orc = table.state.zones[board.RANK_1][0]
    assert table.happened("prowled") == [(orc, 1), (orc, 2)]


@rule("WR-PROWL-02")
def test_in_an_ordinary_game_nobody_prowls(table: Story) -> None:
    table.quiet()
    for _ in range(4):
        assert rest(table) == 0
        assert table.asked[1] == "turn.action"


@rule("WR-PROWL-05")
def test_a_battle_in_another_rank_adds_no_counter_and_takes_none(table: Story) -> None:
    prowling(table, counters=1)
    table.hand("outlands_khan", "lantern")
    table.do("dungeon", "attack griknack_goblin")
    assert table.hall_now[0] == "bloodskull_orc"
    assert table.state.counters == 1
    assert table.asked == (1, "turn.action")


@rule("WR-PROWL-06")
@pytest.mark.parametrize("hand", ["outlands_khan", "militia"])
def test_attacking_the_front_monster_removes_its_counters(table: Story, hand: str) -> None:
    prowling(table, counters=1)
    table.hand(hand)
    table.do("dungeon", "attack bloodskull_orc")
    assert table.hall_now[0] == "griknack_goblin"
    assert table.state.counters == 0
    assert rest(table) == 1  # the successor's clock begins on the next turn


@rule("WR-PROWL-06")
def test_an_attack_removes_the_counters_of_one_that_stays(table: Story) -> None:
    prowling(table, "dark_champion", "griknack_goblin", "griknack_goblin", counters=1)
    table.hand("militia")
    table.do("dungeon", "attack dark_champion")
    assert table.hall_now[0] == "dark_champion"
    assert table.state.counters == 0


@rule("WR-PROWL-06")
@card("elf_archmage", "banish")
@pytest.mark.parametrize(
    ("hand", "move"),
    [
        ("elf_archmage", ["use elf_archmage send_down", "send_down bloodskull_orc"]),
        ("banish", ["use banish banish", "arrange griknack_goblin bloodskull_orc griknack_goblin"]),
    ],
)
def test_moving_the_front_monster_removes_its_counters(table: Story, hand: str, move: list[str]) -> None:
    prowling(table, counters=1)
    table.hand(hand)
    table.deck(*["torch"] * 9)
    table.do("dungeon", *move)
    assert table.hall_now[0] == "griknack_goblin"
    assert table.state.counters == 0
    table.leave_open()


# When it has run out ---------------------------------------------------------------------------------


@rule("WR-PROWL-03", "OR-38")
def test_an_attack_chosen_instead_must_be_on_that_monster(table: Story) -> None:
    run_out(table, hand=("outlands_khan", "lantern", "iron_rations"))
    table.do("hunt bloodskull_orc")
    assert "attack bloodskull_orc" in table.offers
    assert table.refusal("attack griknack_goblin") == ("must_attack", table.state.quarry)
    assert table.refusal("withdraw") == ("must_attack_something",)
    table.do("attack bloodskull_orc")
    assert "bloodskull_orc" in table.discards(0)
    assert table.penalties(0) == []
    assert table.state.counters == 0
    assert table.asked == (1, "turn.action")


@rule("WR-PROWL-03")
def test_an_attack_that_fails_is_no_penalty(table: Story) -> None:
    run_out(table, hand=("militia",))
    table.do("hunt bloodskull_orc")
    assert table.sunk == ["bloodskull_orc"]
    assert table.penalties(0) == []
    assert table.asked == (1, "turn.action")


@rule("WR-PROWL-03", "WR-PROWL-04")
def test_a_penalty_card_lies_before_you_and_never_joins_the_deck(table: Story) -> None:
    run_out(table, hand=("torch",))
    table.do("suffer bloodskull_orc")
    assert table.penalties(0) == ["bloodskull_orc"]
    assert table.hall_now == ["griknack_goblin", "griknack_goblin", "nixie"]
    assert table.state.counters == 0
    for _ in range(4):  # more than once through the deck
        table.do("rest", "spare")
        table.state.counters = 0
    assert table.happened("reshuffled")
    mine = {table.state.cast[piece].id for piece in board.owned(table.state, 0)}
    assert "bloodskull_orc" not in mine
    assert table.penalties(0) == ["bloodskull_orc"]


@rule("WR-PROWL-04", "OR-38")
def test_after_a_penalty_comes_a_normal_turn_that_adds_no_counter(table: Story) -> None:
    run_out(table, hand=("torch",))
    table.do("suffer bloodskull_orc")
    assert table.asked == (0, "turn.action")
    assert table.offers == ["village", "dungeon", "rest"]
    assert rest(table) == 0
    assert table.asked == (1, "turn.action")
    assert rest(table) == 1  # counting begins on the next turn


@rule("OR-38")
def test_the_turn_after_a_penalty_may_attack_anything(table: Story) -> None:
    run_out(table, "bloodskull_orc", "griknack_goblin", "grudgebeast", hand=("outlands_khan", "lantern"))
    table.do("suffer bloodskull_orc", "dungeon")
    assert table.offers[-3:] == ["attack griknack_goblin", "attack grudgebeast", "attack nixie"]
    table.do("attack grudgebeast")
    assert "grudgebeast" in table.discards(0)


@rule("OR-38", "WR-TRAIT-14")
@card("steam_torment")
def test_monsters_that_must_be_defeated_can_be_taken_all_the_same(table: Story) -> None:
    run_out(table, "bloodskull_orc", "steam_torment", "griknack_goblin")
    table.do("suffer bloodskull_orc")
    assert table.penalties(0) == ["bloodskull_orc"]
    run_out(table, "dark_champion", "griknack_goblin", "griknack_goblin")
    table.do("suffer dark_champion")
    assert table.penalties(0) == ["dark_champion"]


@rule("OR-38", "TS-STONE-01")
def test_a_stone_that_arrives_by_a_penalty_is_uncollected(table: Story) -> None:
    run_out(table, "bloodskull_orc", "stone_of_mystery", "griknack_goblin")
    table.do("suffer bloodskull_orc")
    assert table.state.over
    assert table.happened("collected") == []
    assert "stone_of_mystery" not in table.discards(0)


@rule("OR-38", "OR-44")
@card("blink_dog")
def test_one_that_cannot_be_attacked_becomes_a_penalty_after_all(table: Story) -> None:
    run_out(table, "blink_dog", "griknack_goblin", "griknack_goblin", hand=("militia",))
    table.do("hunt blink_dog")
    assert table.penalties(0) == ["blink_dog"]
    assert table.asked == (1, "turn.action")
    assert table.state.counters == 0


@rule("WR-PROWL-07")
def test_every_penalty_card_costs_1_vp(table: Story) -> None:
    prowling(table, "griknack_goblin", "stone_of_mystery", "griknack_goblin")
    table.put(board.PENALTY, "griffon", "bloodskull_orc")
    table.hand("militia")
    table.deck("mythlurian")
    assert table.points_of(0) == [("mythlurian", 4), ("griffon", -1), ("bloodskull_orc", -1)]
    table.deck("griknack_goblin", "griknack_goblin", "griknack_goblin", seat=1)
    table.do("dungeon", "attack griknack_goblin")
    assert GAME.outcome(table.state).scores == (2, 3)
    assert GAME.outcome(table.state).winners == (1,)


@rule("WR-PROWL-06", "OR-38")
@card("banish")
def test_who_moves_the_hunted_monster_may_attack_another(table: Story) -> None:
    run_out(
        table, "bloodskull_orc", "griknack_goblin", "grudgebeast", hand=("banish", "outlands_khan", "torch")
    )
    table.do("hunt bloodskull_orc", "use banish banish")
    table.do("arrange griknack_goblin bloodskull_orc grudgebeast", "destroy torch")
    assert table.state.counters == 0
    attacks = [name for name in table.offers if name.startswith("attack")]
    assert attacks == ["attack griknack_goblin", "attack bloodskull_orc", "attack grudgebeast"]
    table.do("attack griknack_goblin")
    assert "griknack_goblin" in table.discards(0)
    assert table.penalties(0) == []
    assert table.state.counters == 0


@rule("WR-PROWL-06", "OR-38")
@card("elf_archmage")
def test_who_sends_the_hunted_monster_down_owes_no_penalty(table: Story) -> None:
    run_out(table, "bloodskull_orc", "blink_dog", "", hand=("elf_archmage",))
    table.dungeon_deck()
    table.do("hunt bloodskull_orc", "use elf_archmage send_down", "send_down bloodskull_orc")
    table.do("attack bloodskull_orc")
    assert table.penalties(0) == []

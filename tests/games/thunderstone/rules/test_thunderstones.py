"""Thunderstones: when one ends the game, who gets it, and what it is good for."""

from typing import Any

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone import GAME, board
from delvewright.games.thunderstone.kinds import KINDS
from delvewright.kernel.errors import BadSetup
from marks import card, rule


def stone_behind_the_goblin(table: Story) -> None:
    """A Thunderstone in Rank 2 waits for the goblin in Rank 1 to go."""
    table.hall("griknack_goblin", "stone_of_mystery", "griknack_goblin")
    table.dungeon_deck("griknack_goblin", "griknack_goblin")


# Who gets it -----------------------------------------------------------------------------------------


@rule("TS-STONE-01", "TS-END-01", "TS-END-02")
@card("stone_of_mystery")
def test_beating_the_rank_1_monster_collects_the_stone_behind_it(table: Story) -> None:
    stone_behind_the_goblin(table)
    table.hand("outlands_khan")
    table.do("dungeon", "attack griknack_goblin")
    assert table.state.over
    assert sorted(table.discards(0)) == ["griknack_goblin", "stone_of_mystery"]
    assert table.points_of(0) == [("outlands_khan", 3), ("griknack_goblin", 1), ("stone_of_mystery", 3)]
    assert GAME.outcome(table.state).winners == (0,)


@rule("TS-STONE-01", "TS-END-03")
def test_losing_to_the_rank_1_monster_leaves_the_stone_to_nobody(table: Story) -> None:
    stone_behind_the_goblin(table)
    table.hand("militia")
    table.do("dungeon", "attack griknack_goblin")
    assert table.state.over
    assert table.happened("collected") == []
    assert table.hall_now[0] == "stone_of_mystery"
    assert [table.vp_of(seat) for seat in (0, 1)] == [0, 0]


@rule("TS-STONE-01")
@pytest.mark.parametrize(
    ("hand", "clear_rank_1"),
    [
        (("thyrian_lord", "iron_rations"), ["use thyrian_lord hunt"]),
        (("elf_archmage",), ["use elf_archmage send_down", "send_down griknack_goblin"]),
        (("creeping_death", "creeping_death"), ["use creeping_death rot", "use creeping_death rot"]),
    ],
)
def test_clearing_rank_1_without_a_battle_does_not_collect(
    table: Story, hand: tuple[str, ...], clear_rank_1: list[str]
) -> None:
    table.hall("griknack_goblin", "stone_of_mystery", "bloodskull_orc")
    table.dungeon_deck("griknack_goblin", "griknack_goblin")
    table.hand(*hand)
    table.do("dungeon", *clear_rank_1)
    assert table.state.over
    assert table.happened("collected") == []
    assert table.hall_now == ["stone_of_mystery", "bloodskull_orc", "griknack_goblin"]


@rule("TS-STONE-01", "WR-GUARD-06", "WR-GUARD-07")
def test_a_guardian_in_rank_0_keeps_the_stone_from_the_victor(table: Story) -> None:
    table.hall("griknack_goblin", "stone_of_mystery", "griknack_goblin", rank_0="dark_champion")
    table.hand("outlands_khan")
    table.do("dungeon", "attack griknack_goblin")
    assert table.state.over
    assert table.discards(0) == ["griknack_goblin"]
    assert table.hall_now[0] == "stone_of_mystery"


@rule("TS-STONE-01")
def test_beating_another_rank_brings_the_stone_forward_but_not_home(table: Story) -> None:
    table.hall("bloodskull_orc", "griknack_goblin", "stone_of_mystery")
    table.dungeon_deck("griknack_goblin")
    table.hand("outlands_khan", "lantern")
    table.do("dungeon", "attack griknack_goblin")
    assert table.hall_now == ["bloodskull_orc", "stone_of_mystery", "griknack_goblin"]
    assert table.asked == (1, "turn.action")


# When the game ends ----------------------------------------------------------------------------------


@rule("TS-STONE-02", "OR-16")
def test_the_refill_is_completed_traps_and_all_and_the_rest_of_the_turn_is_dropped(table: Story) -> None:
    stone_behind_the_goblin(table)
    table.dungeon_deck("poison_gas_trap", "bloodskull_orc")
    table.hand("outlands_khan", "elf_sorcerer")
    table.hand("militia", seat=1)
    table.do("dungeon", "attack griknack_goblin")
    table.do("endure", seat=1)
    assert table.state.over  # no Elf Sorcerer, no new hand
    assert [table.happened("diseased")[each][0] for each in (0, 1)] == [0, 1]
    assert table.hall_now == ["", "griknack_goblin", "bloodskull_orc"]
    assert sorted(table.discards(0)) == ["disease", "griknack_goblin", "stone_of_mystery"]
    assert table.hand_of(0) == ["outlands_khan", "elf_sorcerer"]


@rule("OR-16", "TS-TURN-03")
def test_with_the_end_of_turn_check_the_turn_is_finished_first(table: Story) -> None:
    table.start(stone_check="end_of_turn")
    table.hall("griknack_goblin", "stone_of_mystery", "bloodskull_orc")
    table.dungeon_deck(*["griknack_goblin"] * 4)
    table.hand("outlands_khan", "elf_sorcerer")
    table.deck("torch", "dagger", "spear", "feast", "hatchet", "lantern")
    table.do("dungeon", "attack griknack_goblin")
    assert table.offers == ["send_down bloodskull_orc", "send_down griknack_goblin", "spare"]
    table.do("send_down bloodskull_orc")
    assert table.state.over
    assert table.sunk == ["bloodskull_orc"]
    assert table.hand_of(0) == ["torch", "dagger", "spear", "feast", "hatchet", "lantern"]
    assert "stone_of_mystery" in table.discards(0)


@rule("OR-16")
def test_with_the_end_of_turn_check_a_guardian_still_strikes_before_the_end(table: Story) -> None:
    table.start(stone_check="end_of_turn")
    table.hall("griknack_goblin", "stone_of_mystery", "griknack_goblin", rank_0="dark_champion")
    table.hand("militia")
    table.deck(*["torch"] * 5, "dagger")
    table.do("dungeon", "attack griknack_goblin", "destroy dagger")
    assert table.state.over
    assert table.hand_of(0) == ["torch"] * 5
    assert table.happened("collected") == []


@rule("OR-16")
def test_with_the_end_of_turn_check_the_solo_advance_ends_the_game_without_another_turn(table: Story) -> None:
    table.start(variant="solo_normal", stone_check="end_of_turn")
    table.state.span = 3
    stone_behind_the_goblin(table)
    table.do("rest", "spare")
    assert table.state.over
    assert table.state.turns == 1


@rule("OR-17")
@card("elf_sorcerer")
def test_a_stone_that_follows_a_later_removal_is_not_collected(table: Story) -> None:
    table.hall("griknack_goblin", "bloodskull_orc", "stone_of_mystery")
    table.dungeon_deck("griknack_goblin", "griknack_goblin")
    table.hand("outlands_khan", "elf_sorcerer")
    table.do("dungeon", "attack griknack_goblin")
    assert table.hall_now[0] == "bloodskull_orc"
    table.do("send_down bloodskull_orc")
    assert table.state.over
    assert table.discards(0) == ["griknack_goblin"]


@rule("OR-17")
@card("claymore")
def test_a_claymore_before_the_refill_of_the_victory_itself_still_collects(table: Story) -> None:
    table.hall("bloodskull_orc", "griknack_goblin", "stone_of_mystery")
    table.dungeon_deck("griknack_goblin", "griknack_goblin")
    table.hand("outlands_khan", "claymore")
    table.do("dungeon", "equip claymore outlands_khan", "attack bloodskull_orc", "cull griknack_goblin")
    assert table.state.over
    assert sorted(table.discards(0)) == ["bloodskull_orc", "griknack_goblin", "stone_of_mystery"]


@rule("OR-17")
@card("claymore")
def test_a_claymore_before_a_later_refill_does_not(table: Story) -> None:
    table.hall("bloodskull_orc", "griknack_goblin", "stone_of_mystery")
    table.dungeon_deck("bloodskull_orc", "griknack_goblin", "griknack_goblin")
    table.hand("outlands_khan", "claymore", "elf_sorcerer")
    table.do("dungeon", "equip claymore outlands_khan", "attack bloodskull_orc", "keep")
    table.do("send_down bloodskull_orc", "cull griknack_goblin")
    assert table.state.over
    assert sorted(table.discards(0)) == ["bloodskull_orc", "griknack_goblin"]
    assert table.hall_now[0] == "stone_of_mystery"


@rule("OR-17", "TS-STONE-01")
@card("claymore")
def test_nor_does_a_claymore_that_clears_rank_1_after_a_victory_in_rank_2(table: Story) -> None:
    table.hall("griknack_goblin", "bloodskull_orc", "stone_of_mystery")
    table.dungeon_deck("grudgebeast", "grudgebeast")
    table.hand("outlands_khan", "claymore")
    table.do("dungeon", "equip claymore outlands_khan", "attack bloodskull_orc", "cull griknack_goblin")
    assert table.state.over
    assert sorted(table.discards(0)) == ["bloodskull_orc", "griknack_goblin"]
    assert table.hall_now == ["stone_of_mystery", "grudgebeast", "grudgebeast"]


# Which stone -----------------------------------------------------------------------------------------


def light_of_agony(table: Story, **settings: Any) -> int:
    table.start(**settings)
    table.hall()
    table.hand("stone_of_agony")
    return table.muster("griknack_goblin").light


@rule("WR-STONE-01", "OR-41")
@card("stone_of_agony")
@pytest.mark.parametrize("variant", ["epic", "dungeon_crawl", "trackdown", "odyssey"])
def test_the_stone_of_agony_sheds_light_1_in_campaigns(table: Story, variant: str) -> None:
    assert light_of_agony(table, variant=variant) == 1
    assert table.muster("griknack_goblin").penalty == 0


@rule("WR-STONE-01", "OR-41")
@card("stone_of_agony")
@pytest.mark.parametrize("variant", ["standard", "prowling", "solo_normal"])
def test_elsewhere_it_is_worth_1_vp_and_no_more(table: Story, variant: str) -> None:
    assert light_of_agony(table, variant=variant, stone="stone_of_agony") == 0
    assert table.muster("griknack_goblin").penalty == 1
    assert table.points_of(0) == [("stone_of_agony", 1)]


@rule("OR-41")
def test_the_light_of_the_stone_of_agony_is_marked_unverified() -> None:
    assert KINDS["stone_of_agony"].printed.unverified == ("light",)
    assert (KINDS["stone_of_mystery"].light, KINDS["stone_of_mystery"].vp) == (0, 3)


@rule("WR-STONE-02", "WR-NOTE-39")
@card("stone_of_agony")
def test_a_game_may_be_about_the_stone_of_agony(table: Story) -> None:
    table.start(stone="stone_of_agony")
    deepest = [table.state.cast[piece].id for zone in board.DECK_ZONES for piece in table.state.zones[zone]]
    assert "stone_of_agony" in deepest[-11:]
    assert "stone_of_mystery" not in deepest
    table.hall("griknack_goblin", "stone_of_agony", "griknack_goblin")
    table.dungeon_deck("griknack_goblin")
    table.hand("outlands_khan")
    table.do("dungeon", "attack griknack_goblin")
    assert table.state.over
    assert ("stone_of_agony", 1) in table.points_of(0)


@rule("WR-STONE-02")
def test_the_stone_may_be_left_to_chance() -> None:
    games = [GAME.start(seats=2, seed=seed, packs=["wrath"], stone="random") for seed in range(30)]
    assert {game.layout.stones for game in games} == {("stone_of_mystery",), ("stone_of_agony",)}
    assert GAME.start(seats=2, stone="random").layout.stones == ("stone_of_mystery",)
    with pytest.raises(BadSetup, match="wrath"):
        GAME.start(seats=2, stone="stone_of_agony")


@rule("WR-STONE-03", "WR-SETUP-09")
def test_with_both_stones_in_the_bottom_ten_the_second_ends_the_game(table: Story) -> None:
    table.start(stone="both", random_features=False)
    (bottom,) = [zone for zone in board.DECK_ZONES if len(table.kinds(zone)) == 12]
    assert {"stone_of_mystery", "stone_of_agony"} <= set(table.kinds(bottom))
    table.hall("griknack_goblin", "stone_of_agony", "griknack_goblin")
    table.dungeon_deck("stone_of_mystery", "griknack_goblin", "griknack_goblin")
    table.hand("outlands_khan")
    table.do("dungeon", "attack griknack_goblin")
    assert table.asked == (1, "turn.action")
    assert "stone_of_agony" in table.discards(0)
    assert table.hall_now == ["griknack_goblin", "stone_of_mystery", "griknack_goblin"]
    table.hand("outlands_khan", seat=1)
    table.do("dungeon", "attack griknack_goblin")
    assert table.state.over
    assert "stone_of_mystery" in table.discards(1)


@rule("TS-STONE-01", "WR-EPIC-09")
def test_a_stone_that_follows_a_stone_is_not_collected(table: Story) -> None:
    table.start(variant="epic")
    table.hall("griknack_goblin", "stone_of_mystery", "stone_of_agony")
    table.dungeon_deck(*["griknack_goblin"] * 4)
    table.hand("outlands_khan", "torch")
    table.do("dungeon")  # the Goblin is the only Monster there
    assert table.state.over
    assert "stone_of_mystery" in table.discards(0)
    assert table.hall_now[0] == "stone_of_agony"

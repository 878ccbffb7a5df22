"""Solo play: Monsters that come on by themselves, and the pile of those that got past."""

from typing import Any

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone import GAME, board
from delvewright.games.thunderstone.shapes import Result
from delvewright.kernel.errors import BadSetup
from marks import card, rule

LEVELS = ["solo_normal", "solo_warrior", "solo_nightmare"]
TORCHES = ["torch"] * 30


def solo(table: Story, variant: str = "solo_normal", **settings: Any) -> Story:
    """A solo game with an empty hall, Torches for a deck, and these Monsters to come."""
    table.start(variant=variant, **settings)
    table.hand("torch")
    table.deck(*TORCHES)
    table.dungeon_deck("nixie", "griffon", "pegasus", "wraith", "haunt", "ghost", "sphinx")
    return table


def full(table: Story, *ranks: str) -> None:
    """A hall that has filled up long ago."""
    table.hall(*ranks)
    table.state.span = 3


def rest(table: Story) -> list[str]:
    """A turn without a fight; the hall after it."""
    return table.do("rest", "spare").hall_now


def score_pile(table: Story) -> list[str]:
    return table.kinds(board.SCORE_PILE)


# Normal ----------------------------------------------------------------------------------------------


@rule("WR-SOLO-01")
@pytest.mark.parametrize("variant", LEVELS)
def test_the_hall_is_empty_and_all_else_is_as_always(table: Story, variant: str) -> None:
    table.start(variant=variant, random_features=False)
    assert table.hall_now == ["", "", ""]
    assert sum(len(table.kinds(zone)) for zone in board.DECK_ZONES) == 31
    assert len(table.deck_of(0)) == len(table.hand_of(0)) == 6
    assert table.offers == ["village", "dungeon", "rest"]
    with pytest.raises(BadSetup, match="one seat"):
        GAME.start(seats=2, variant=variant)


@rule("WR-SOLO-02")
@pytest.mark.parametrize("variant", LEVELS)
def test_a_monster_enters_rank_3_after_every_turn(table: Story, variant: str) -> None:
    solo(table, variant)
    assert rest(table) == ["", "", "nixie"]
    table.village()
    table.do("village")
    assert table.hall_now == ["", "nixie", "griffon"]
    assert rest(table) == ["nixie", "griffon", "pegasus"]
    assert score_pile(table) == []


@rule("WR-SOLO-03")
def test_a_full_hall_pushes_rank_1_out_to_the_score_pile(table: Story) -> None:
    solo(table)
    full(table, "bloodskull_orc", "griknack_goblin", "griknack_goblin")
    assert rest(table) == ["griknack_goblin", "griknack_goblin", "nixie"]
    assert score_pile(table) == ["bloodskull_orc"]
    assert "bloodskull_orc" not in table.discards(0)
    assert rest(table) == ["griknack_goblin", "nixie", "griffon"]
    assert score_pile(table) == ["bloodskull_orc", "griknack_goblin"]


@rule("WR-SOLO-04", "OR-35")
@pytest.mark.parametrize("target", ["bloodskull_orc", "griknack_goblin"])
def test_a_lost_battle_feeds_the_score_pile_and_pushes_nobody_out(table: Story, target: str) -> None:
    solo(table)
    full(table, "bloodskull_orc", "griknack_goblin", "grudgebeast")
    table.do("dungeon", f"attack {target}")
    assert score_pile(table) == [target]
    assert table.sunk == []
    left = ["griknack_goblin"] if target == "bloodskull_orc" else ["bloodskull_orc"]
    assert table.hall_now == [*left, "grudgebeast", "nixie"]  # one card in, for the one that went
    assert rest(table) == ["grudgebeast", "nixie", "griffon"]  # a defeat buys no rest
    assert score_pile(table) == [target, *left]


@rule("WR-SOLO-05", "OR-35")
def test_a_won_battle_pushes_nobody_out_and_holds_the_next_advance_back(table: Story) -> None:
    solo(table)
    full(table, "bloodskull_orc", "griknack_goblin", "grudgebeast")
    table.hand("outlands_khan", "lantern")
    table.do("dungeon", "attack griknack_goblin")
    assert "griknack_goblin" in table.discards(0)
    assert table.hall_now == ["bloodskull_orc", "grudgebeast", "nixie"]
    assert rest(table) == ["bloodskull_orc", "grudgebeast", "nixie"]  # held back
    assert rest(table) == ["grudgebeast", "nixie", "griffon"]  # once
    assert score_pile(table) == ["bloodskull_orc"]


@rule("WR-SOLO-05", "OR-35")
def test_a_young_hall_is_refilled_to_its_size_and_no_further(table: Story) -> None:
    solo(table)
    rest(table)
    table.hand("outlands_khan", "lantern", "lantern")
    table.do("dungeon")  # the only target there is
    assert table.happened("won")
    assert table.hall_now == ["", "", "griffon"]
    assert rest(table) == ["", "", "griffon"]
    assert rest(table) == ["", "griffon", "pegasus"]


@rule("WR-SOLO-06")
def test_beating_the_monster_before_the_stone_collects_it(table: Story) -> None:
    solo(table)
    full(table, "griknack_goblin", "stone_of_mystery", "grudgebeast")
    table.hand("outlands_khan")
    table.do("dungeon", "attack griknack_goblin")
    assert table.state.over
    assert "stone_of_mystery" in table.discards(0)
    assert GAME.outcome(table.state) == Result((3 + 1 + 3,), (0,), 0)


@rule("WR-SOLO-06", "OR-36")
def test_a_stone_pushed_to_rank_1_ends_the_game_uncollected(table: Story) -> None:
    solo(table)
    full(table, "griknack_goblin", "stone_of_mystery", "grudgebeast")
    rest(table)
    assert table.state.over
    assert table.happened("collected") == []
    assert table.hall_now == ["stone_of_mystery", "grudgebeast", "nixie"]
    assert GAME.outcome(table.state) == Result((0,), (), 1)  # the goblin got past


@rule("WR-SOLO-07")
@pytest.mark.parametrize(("mine", "won"), [(2, ()), (3, ()), (4, (0,))])
def test_the_score_pile_must_be_beaten_not_equalled(table: Story, mine: int, won: tuple[int, ...]) -> None:
    solo(table)
    full(table, "griknack_goblin", "stone_of_mystery", "grudgebeast")
    table.put(board.SCORE_PILE, "griknack_goblin", "griknack_goblin")
    table.deck(*["griknack_goblin"] * mine, *["torch"] * 6)
    rest(table)  # the third one gets past, and the stone is there
    assert GAME.outcome(table.state) == Result((mine,), won, 3)


# Which cards -----------------------------------------------------------------------------------------


def chosen(count: int, **settings: Any) -> set[str]:
    """Every Hero and Village group that came up in so many games."""
    games = [GAME.start(seats=1, seed=seed, packs=["wrath"], **settings) for seed in range(count)]
    return {name for game in games for name in (*game.layout.heroes, *game.layout.village)}


@rule("WR-SOLO-08", "OR-34")
@pytest.mark.parametrize("variant", LEVELS)
def test_cards_that_move_monsters_stay_in_the_box(variant: str) -> None:
    drawn = chosen(60, variant=variant)
    assert not {"Banish", "Magi Staff", "Elf"} & drawn
    assert {"Thyrian", "Claymore", "Creeping Death"} <= drawn  # they take Monsters out


@rule("OR-34")
def test_which_cards_stay_out_of_solo_games_is_an_option() -> None:
    assert {"Banish", "Magi Staff", "Elf"} <= chosen(60, variant="solo_normal", solo_bans=[])
    assert not {"Claymore"} & chosen(60, variant="solo_normal", solo_bans=["Claymore"])


@rule("WR-SOLO-08", "OR-34")
@pytest.mark.parametrize("wish", [{"pick": ["Banish"]}, {"layout": "high_fantasy"}, {"layout": "holy_war"}])
def test_a_solo_game_that_asks_for_such_cards_is_refused(wish: dict[str, Any]) -> None:
    with pytest.raises(BadSetup, match=r"banned|solo_bans"):
        GAME.start(seats=1, packs=["wrath"], variant="solo_normal", **wish)
    GAME.start(seats=1, packs=["wrath"], variant="solo_normal", solo_bans=[], **wish)


@rule("WR-SOLO-09", "TS-EX-27")
@pytest.mark.parametrize("variant", LEVELS[1:])
def test_a_warrior_finds_half_of_every_stack(variant: str) -> None:
    state = GAME.start(seats=1, packs=["wrath"], variant=variant)
    for group in state.layout.heroes:
        stack = state.zones[board.stack_of_group(state, group)]
        assert [state.cast[piece].level for piece in stack] == [1] * 3 + [2] * 2 + [3]
    for group in state.layout.village:
        assert len(state.zones[board.stack_of_group(state, group)]) == 4
    basics = [len(state.zones[board.stack_of_group(state, group)]) for group in state.layout.stacks[:4]]
    assert basics == [30 - 6, 15 - 2, 15 - 2, 15 - 2]


@rule("WR-SOLO-01", "WR-SOLO-09")
def test_on_normal_level_the_stacks_are_whole() -> None:
    state = GAME.start(seats=1, packs=["wrath"], variant="solo_normal")
    sizes = [len(state.zones[zone]) for zone in board.stacks(state)]
    assert sizes[4:] == [12] * 4 + [8] * 8


# Warrior and Nightmare -------------------------------------------------------------------------------


def after_a_victory(table: Story, variant: str, foe: str) -> list[str]:
    """Beat a Monster in Rank 2 of a hall, then rest: the hall after that."""
    solo(table, variant)
    full(table, "bloodskull_orc", foe, "grudgebeast")
    table.hand("outlands_khan", "outlands_khan", "lantern", "lantern")
    table.do("dungeon", f"attack {foe}")
    assert foe in table.discards(0)
    assert table.hall_now == ["bloodskull_orc", "grudgebeast", "nixie"]  # nobody is pushed out this turn
    return rest(table)


HELD_BACK = ["bloodskull_orc", "grudgebeast", "nixie"]
CAME_ON = ["grudgebeast", "nixie", "griffon"]


@rule("WR-SOLO-10")
@pytest.mark.parametrize(("foe", "hall"), [("griknack_goblin", CAME_ON), ("firebrand_cyclops", HELD_BACK)])
def test_a_warrior_must_beat_a_monster_of_2_xp_to_hold_them_back(
    table: Story, foe: str, hall: list[str]
) -> None:
    assert after_a_victory(table, "solo_warrior", foe) == hall


@rule("WR-SOLO-11", "OR-37")
@pytest.mark.parametrize("foe", ["griknack_goblin", "firebrand_cyclops"])
def test_in_the_nightmare_they_come_on_straight_after_a_victory(table: Story, foe: str) -> None:
    assert after_a_victory(table, "solo_nightmare", foe) == CAME_ON


@rule("WR-SOLO-11", "OR-37")
def test_in_the_nightmare_a_fight_still_stands_for_the_advance(table: Story) -> None:
    solo(table, "solo_nightmare")
    full(table, "bloodskull_orc", "griknack_goblin", "grudgebeast")
    table.do("dungeon", "attack grudgebeast")
    assert table.hall_now == ["bloodskull_orc", "griknack_goblin", "nixie"]
    assert score_pile(table) == ["grudgebeast"]


@rule("WR-SOLO-11", "OR-37", "OR-44")
def test_in_the_nightmare_a_dungeon_turn_without_a_battle_brings_them_on(table: Story) -> None:
    solo(table, "solo_nightmare")
    table.do("dungeon")  # the hall is empty
    assert table.hall_now == ["", "", "nixie"]
    assert table.asked == (0, "turn.action")


# Traps, Guardian, Horde ------------------------------------------------------------------------------


@rule("OR-36")
@card("poison_gas_trap")
def test_a_trap_is_carried_out_when_flipped_and_another_card_follows(table: Story) -> None:
    solo(table)
    full(table, "bloodskull_orc", "griknack_goblin", "grudgebeast")
    table.dungeon_deck("poison_gas_trap", "nixie", "wraith")
    table.do("rest", "spare", "endure")
    assert table.discards(0) == ["torch", "disease"]
    assert table.destroyed == ["poison_gas_trap"]
    assert table.hall_now == ["griknack_goblin", "grudgebeast", "nixie"]
    assert score_pile(table) == ["bloodskull_orc"]


@rule("OR-36")
@card("dark_champion")
def test_a_guardian_steps_to_rank_0_and_is_never_pushed_out(table: Story) -> None:
    solo(table)
    full(table, "bloodskull_orc", "dark_champion", "grudgebeast")
    assert rest(table) == ["grudgebeast", "nixie", "griffon"]  # and its rank is filled at once
    assert table.rank_0 == ["dark_champion"]
    assert score_pile(table) == ["bloodskull_orc"]
    table.do("rest", "spare", "destroy torch")
    assert table.rank_0 == ["dark_champion"]
    assert score_pile(table) == ["bloodskull_orc", "grudgebeast"]


@rule("OR-36", "WR-GUARD-08", "OR-35")
def test_a_guardian_that_is_not_beaten_makes_no_room_so_the_monsters_come_on(table: Story) -> None:
    solo(table)
    full(table, "bloodskull_orc", "griknack_goblin", "dark_champion")
    table.do("dungeon", "attack dark_champion")
    assert table.hall_now == ["griknack_goblin", "dark_champion", "nixie"]
    assert score_pile(table) == ["bloodskull_orc"]


@rule("OR-35", "WR-SOLO-03")
def test_lost_attacks_on_a_guardian_in_rank_0_do_not_freeze_the_dungeon(table: Story) -> None:
    solo(table)
    table.hall("bloodskull_orc", "griknack_goblin", "grudgebeast", rank_0="dark_champion")
    table.state.span = 3
    for _ in range(3):
        table.do("dungeon", "attack dark_champion", "destroy torch")  # the Champion's toll
    assert score_pile(table) == ["bloodskull_orc", "griknack_goblin", "grudgebeast"]
    assert table.hall_now == ["nixie", "griffon", "pegasus"]


@rule("OR-35", "OR-37", "WR-SOLO-05")
@pytest.mark.parametrize("variant", LEVELS)
def test_a_victory_holds_them_back_through_a_lost_attack_on_a_guardian(table: Story, variant: str) -> None:
    solo(table, variant)
    full(table, "succubus", "griknack_goblin", "dark_champion")
    table.hand("outlands_khan", "elf_wizard", "torch")
    table.do("dungeon", "attack succubus")
    assert table.hall_now == ["griknack_goblin", "dark_champion", "nixie"]
    table.do("dungeon", "attack dark_champion")  # Torches alone do not beat it
    assert table.hall_now == ["griknack_goblin", "dark_champion", "nixie"]
    assert rest(table) != ["griknack_goblin", "dark_champion", "nixie"]
    table.leave_open()


@rule("OR-36")
@pytest.mark.parametrize(("count", "points"), [(1, 1), (3, 9), (6, 30)])
def test_the_horde_in_the_score_pile_scores_by_its_own_number(table: Story, count: int, points: int) -> None:
    solo(table)
    full(table, "bloodskull_orc", "stone_of_mystery", "grudgebeast")
    table.put(board.SCORE_PILE, *[f"horde_{health}" for health in range(3, 3 + count)])
    table.deck("horde_11", "horde_12", *TORCHES)  # two of mine
    rest(table)
    assert GAME.outcome(table.state) == Result((4,), (0,) if points < 4 else (), points)


@rule("OR-36", "OR-46")
def test_with_an_empty_deck_the_monsters_come_on_all_the_same(table: Story) -> None:
    solo(table)
    full(table, "bloodskull_orc", "griknack_goblin", "stone_of_mystery")
    table.dungeon_deck()
    assert rest(table) == ["griknack_goblin", "stone_of_mystery", ""]
    rest(table)
    assert table.state.over
    assert score_pile(table) == ["bloodskull_orc", "griknack_goblin"]


@rule("WR-NOTE-38", "WR-SOLO-03", "WR-SOLO-04")
@card("steam_torment")
def test_a_steam_torment_keeps_nobody_from_the_score_pile(table: Story) -> None:
    solo(table)
    full(table, "bloodskull_orc", "steam_torment", "grudgebeast")
    rest(table)
    assert score_pile(table) == ["bloodskull_orc"]
    table.do("dungeon", "attack grudgebeast")
    assert score_pile(table) == ["bloodskull_orc", "grudgebeast"]


# No target -------------------------------------------------------------------------------------------


@rule("OR-44")
def test_in_an_empty_solo_hall_there_is_no_battle_and_the_turn_ends(table: Story) -> None:
    solo(table)
    table.hand("lantern", "torch")
    table.do("dungeon")
    assert table.happened("withdrew") == [(0,)]
    assert table.happened("attacked") == []
    assert sorted(table.discards(0)) == ["lantern", "torch"]
    assert table.hall_now == ["", "", "nixie"]  # the turn was without a fight


@rule("OR-44")
@card("blink_dog")
def test_where_nobody_may_be_attacked_there_is_no_battle(table: Story) -> None:
    table.hall("blink_dog", "", "")
    table.dungeon_deck()
    table.hand("outlands_khan", "iron_rations")
    table.do("dungeon")
    assert "attack blink_dog" not in table.offers
    table.do("withdraw")
    assert table.asked == (1, "turn.action")
    assert table.hall_now == ["blink_dog", "", ""]


@rule("OR-44", "TS-BATTLE-11")
def test_with_a_legal_target_you_must_attack(table: Story) -> None:
    table.hall("blink_dog", "griknack_goblin", "")
    table.dungeon_deck()
    table.hand("disease", "iron_rations", "militia")
    table.do("dungeon")
    assert table.refusal("withdraw") == ("must_attack_something",)
    assert table.refusal("attack blink_dog")[0] == "too_dark"
    table.do("attack griknack_goblin")
    assert table.asked == (1, "turn.action")

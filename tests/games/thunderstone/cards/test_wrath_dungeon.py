"""The Guardian, the Traps, the Stone of Agony and the new Diseases of Wrath of the Elements."""

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone.board import CAGES, DECK_ZONES, DISEASES
from marks import card, rule

GOBLIN = "griknack_goblin"
SIX_TORCHES = ("torch",) * 6


def beat_the_goblin(table: Story) -> None:
    """Rank 1 is beaten, so that the top of the Dungeon Deck comes up."""
    table.do("dungeon", f"attack {GOBLIN}")
    assert table.happened("won") != []


# Disease and Stone of Agony ----------------------------------------------------------------------


@card("disease_wrath")
@rule("TS-DISEASE-02", "TS-DISEASE-04")
def test_a_new_disease_weakens_like_the_old_and_goes_back_to_the_same_supply(table: Story) -> None:
    table.start()
    assert (table.kinds(DISEASES).count("disease"), table.kinds(DISEASES).count("disease_wrath")) == (15, 12)
    table.quiet().hand("toryn_gladiator", "disease_wrath", "disease", "divine_healer", "torch")
    table.do("dungeon")
    assert (table.muster(GOBLIN).diseases, table.muster(GOBLIN).value) == (2, 4 + 2 - 2)
    table.do("use divine_healer heal", "destroy disease_wrath")
    assert table.muster(GOBLIN).value == 4 + 2 - 1
    assert table.kinds(DISEASES)[-1] == "disease_wrath"
    table.leave_open()


@card("disease_wrath")
def test_a_new_disease_has_no_gold_and_no_points(table: Story) -> None:
    table.quiet().hand("disease_wrath", "sage")
    table.do("village")
    assert (table.gold, table.vp_of()) == (0, 0)
    table.leave_open()


@card("stone_of_agony")
@rule("WR-STONE-01", "OR-41")
@pytest.mark.parametrize(
    ("variant", "light"),
    [("standard", 0), ("prowling", 0), ("epic", 1), ("dungeon_crawl", 1), ("odyssey", 1)],
)
def test_the_stone_of_agony_is_worth_a_point_and_shines_in_campaigns_only(
    table: Story, variant: str, light: int
) -> None:
    table.start(variant=variant).quiet().hand("stone_of_agony", "militia")
    assert table.muster(GOBLIN).light == light
    assert table.points_of() == [("stone_of_agony", 1)]


@card("stone_of_agony")
@rule("WR-NOTE-39", "WR-STONE-02")
def test_the_stone_of_agony_is_for_any_game_by_choice_or_by_chance(table: Story) -> None:
    table.start(stone="stone_of_agony")
    assert [each for zone in DECK_ZONES for each in table.kinds(zone) if "stone_of" in each] == [
        "stone_of_agony"
    ]
    drawn = {table.start(stone="random", seed=seed).state.layout.stones for seed in range(0, 40, 4)}
    assert drawn == {("stone_of_agony",), ("stone_of_mystery",)}


# Dark Champion -----------------------------------------------------------------------------------


@card("dark_champion")
@rule("WR-NOTE-13", "WR-GUARD-02", "WR-GUARD-05", "OR-21")
def test_the_dark_champion_steps_out_and_takes_a_card_of_every_new_hand(table: Story) -> None:
    table.quiet().hall(GOBLIN, "dark_champion", "nixie")
    table.hand("outlands_khan", "torch")
    table.deck("lantern", "dagger", *["militia"] * 4)
    table.deck("sage", *SIX_TORCHES, seat=1)
    beat_the_goblin(table)
    assert (table.rank_0, table.hall_now) == (["dark_champion"], ["nixie", GOBLIN, GOBLIN])
    assert table.offers == ["destroy lantern", "destroy dagger", "destroy militia"]  # the new hand
    table.do("destroy lantern", seat=0)
    assert table.destroyed == ["lantern"]
    assert len(table.hand_of(0)) == 5
    table.do("rest", "spare", "destroy sage", seat=1)
    assert table.destroyed == ["lantern", "sage"]


@card("dark_champion")
@rule("WR-GUARD-08", "WR-TRAIT-14")
def test_the_dark_champion_stays_after_a_battle_you_lose(table: Story) -> None:
    table.quiet().hall("nixie", "dark_champion", "griffon")
    table.hand("militia", "torch")
    table.do("dungeon", "attack dark_champion")
    assert table.hall_now == ["nixie", "dark_champion", "griffon"]
    assert table.sunk == []


@card("dark_champion")
@rule("WR-GUARD-04", "WR-GUARD-03", "WR-GUARD-01")
def test_in_rank_0_there_is_no_darkness_and_a_win_ends_the_watch(table: Story) -> None:
    table.quiet().hall(rank_0="dark_champion")
    table.hand("outlands_khan", "outlands_khan")
    table.do("dungeon")
    assert (table.muster("dark_champion").light, table.muster("dark_champion").penalty) == (0, 0)
    table.do("attack dark_champion")
    assert "dark_champion" in table.discards()
    assert (table.xp_of(), table.rank_0) == (3, [])
    assert table.asked == (1, "turn.action")


@card("dark_champion")
@rule("WR-GUARD-06", "WR-GUARD-07")
@pytest.mark.parametrize(("watch", "collected"), [("dark_champion", 0), ("", 1)])
def test_no_stone_is_collected_under_the_eyes_of_the_dark_champion(
    table: Story, watch: str, collected: int
) -> None:
    table.quiet().hall(GOBLIN, "stone_of_agony", GOBLIN, rank_0=watch)
    table.hand("outlands_khan", "torch")
    beat_the_goblin(table)
    assert table.state.over
    assert len(table.happened("collected")) == collected
    assert [each for each, _ in table.points_of()].count("stone_of_agony") == collected


# The Cage ----------------------------------------------------------------------------------------


@card("the_cage")
@rule("WR-NOTE-08", "WR-TRAP-06")
def test_the_cage_holds_a_hero_until_the_next_to_win_a_battle(table: Story) -> None:
    table.quiet().dungeon_deck("the_cage", *[GOBLIN] * 4)
    table.hand("outlands_khan", "elf_wizard", "torch")
    table.hand("outlands_khan", "torch", seat=1)
    beat_the_goblin(table)
    assert (table.asked[0], table.offers) == (0, ["cage outlands_khan", "cage elf_wizard"])
    table.do("cage elf_wizard")
    assert table.hall_now == [GOBLIN, GOBLIN, GOBLIN]
    assert table.kinds(CAGES) == ["the_cage", "elf_wizard"]
    assert "elf_wizard" not in table.discards(0) + table.hand_of(0)
    table.do("dungeon", f"attack {GOBLIN}", seat=1)
    assert "elf_wizard" in table.discards(1)
    assert (table.kinds(CAGES), table.destroyed) == ([], ["the_cage"])


@card("the_cage")
@rule("WR-NOTE-08", "OR-20")
def test_the_cage_stays_shut_for_a_battle_lost_and_scores_for_nobody(table: Story) -> None:
    table.quiet().dungeon_deck("the_cage", *[GOBLIN] * 4)
    table.hand("blind_grandmaster")
    table.hand("militia", seat=1)
    beat_the_goblin(table)
    table.do("dungeon", f"attack {GOBLIN} #3", seat=1)
    assert table.kinds(CAGES) == ["the_cage", "blind_grandmaster"]
    assert ("blind_grandmaster", 3) not in table.points_of(0) + table.points_of(1)


@card("the_cage")
@rule("OR-19")
def test_a_hero_caged_before_the_battle_leaves_its_weapon_behind(table: Story) -> None:
    table.quiet().dungeon_deck("the_cage", *[GOBLIN] * 4)
    table.hand("outlands_khan", "thyrian_squire", "short_sword", "magi_staff", "torch")
    table.do("dungeon", "equip short_sword outlands_khan", "use magi_staff shatter", f"send_down {GOBLIN}")
    table.do("cage outlands_khan")
    assert "put_down short_sword" not in table.offers
    table.do("equip short_sword thyrian_squire")
    assert table.muster(GOBLIN).attack == 2 + 4
    table.leave_open()


@card("the_cage")
@rule("OR-20")
def test_one_victory_opens_every_cage(table: Story) -> None:
    table.quiet().dungeon_deck("the_cage", "the_cage", *[GOBLIN] * 4)
    table.hand("outlands_khan", "elf_wizard", "torch")
    table.hand("outlands_khan", "torch", seat=1)
    beat_the_goblin(table)
    table.do("cage elf_wizard")
    assert table.kinds(CAGES) == ["the_cage", "elf_wizard", "the_cage", "outlands_khan"]
    table.do("dungeon", f"attack {GOBLIN}", seat=1)
    assert table.discards(1).count("elf_wizard") == 1
    assert table.discards(1).count("outlands_khan") == 2
    assert table.destroyed == ["the_cage", "the_cage"]


@card("the_cage")
@rule("OR-20")
def test_a_cage_that_finds_no_hero_is_destroyed(table: Story) -> None:
    table.quiet().dungeon_deck("the_cage", *[GOBLIN] * 4)
    table.hand("fireball", "fireball")
    table.hand("militia", seat=1)
    beat_the_goblin(table)
    assert (table.kinds(CAGES), table.destroyed) == ([], ["the_cage"])
    assert table.hall_now == [GOBLIN, GOBLIN, GOBLIN]
    assert table.hand_of(1) == ["militia"]


@card("the_cage", "foresight_elixir")
@rule("WR-NOTE-20")
def test_an_elixir_keeps_the_cage_empty(table: Story) -> None:
    table.quiet().dungeon_deck("the_cage", *[GOBLIN] * 4)
    table.hand("outlands_khan", "foresight_elixir", "torch")
    beat_the_goblin(table)
    table.do("show foresight_elixir", seat=0)
    assert (table.kinds(CAGES), table.destroyed) == ([], ["the_cage"])


# Delirium Poison ---------------------------------------------------------------------------------


@card("delirium_poison")
@rule("WR-NOTE-14", "WR-TRAP-04")
def test_delirium_poison_costs_the_others_every_spell_in_hand(table: Story) -> None:
    table.start(seats=3)
    table.quiet().dungeon_deck("delirium_poison", *[GOBLIN] * 4)
    table.hand("outlands_khan", "fireball")
    table.hand("fireball", "torch", "battle_fury", seat=1)
    table.hand("militia", "torch", seat=2)
    beat_the_goblin(table)
    assert table.destroyed == ["fireball", "battle_fury", "delirium_poison"]
    assert [shown[0] for shown in table.happened("showed_hand")] == [1, 2]
    assert (table.hand_of(1), table.hand_of(2)) == (["torch"], ["militia", "torch"])
    assert (table.shown_of(1), table.shown_of(2)) == (["torch"], ["militia", "torch"])
    assert "fireball" in table.discards(0)
    assert table.hall_now == [GOBLIN, GOBLIN, GOBLIN]


@card("delirium_poison", "foresight_elixir")
@rule("WR-NOTE-20")
def test_who_shows_an_elixir_keeps_every_spell(table: Story) -> None:
    table.start(seats=3)
    table.quiet().dungeon_deck("delirium_poison", *[GOBLIN] * 4)
    table.hand("outlands_khan", "torch")
    table.hand("foresight_elixir", "fireball", seat=1)
    table.hand("foresight_elixir", "battle_fury", seat=2)
    beat_the_goblin(table)
    table.do("show foresight_elixir", seat=1)
    table.do("endure", seat=2)
    assert table.destroyed == ["foresight_elixir", "battle_fury", "delirium_poison"]
    assert table.hand_of(1) == ["foresight_elixir", "fireball"]


# Poison Gas Trap ---------------------------------------------------------------------------------


@card("poison_gas_trap")
@rule("WR-NOTE-32", "WR-TRAP-07")
def test_poison_gas_sickens_all_who_show_neither_cleric_nor_thief(table: Story) -> None:
    table.start(seats=4)
    table.quiet().dungeon_deck("poison_gas_trap", *[GOBLIN] * 4)
    table.hand("outlands_khan", "torch")
    table.hand("lorigg_thief", "militia", seat=1)
    table.hand("regian_cleric", "torch", seat=2)
    table.hand("militia", seat=3)
    beat_the_goblin(table)
    assert (table.asked[0], table.offers) == (1, ["show lorigg_thief", "endure"])
    assert table.refusal("show militia") == ("wrong_sort", "Cleric or Thief")
    table.do("show lorigg_thief", seat=1)
    table.do("endure", seat=2)
    table.do("endure", seat=3)
    assert [table.discards(seat).count("disease") for seat in range(4)] == [1, 0, 1, 1]
    assert (table.hand_of(1), table.destroyed) == (["lorigg_thief", "militia"], ["poison_gas_trap"])
    assert (table.shown_of(1), table.shown_of(2)) == (["lorigg_thief"], [])
    assert table.hall_now == [GOBLIN, GOBLIN, GOBLIN]


@card("poison_gas_trap")
def test_the_active_player_may_show_a_cleric_too(table: Story) -> None:
    table.quiet().dungeon_deck("poison_gas_trap", *[GOBLIN] * 4)
    table.hand("outlands_khan", "blind_monk", "torch")
    table.hand("torch", seat=1)
    beat_the_goblin(table)
    table.do("show blind_monk", seat=0)
    table.do("endure", seat=1)
    assert [table.discards(seat).count("disease") for seat in range(2)] == [0, 1]


# Pit Trap ----------------------------------------------------------------------------------------


@card("pit_trap")
@rule("WR-NOTE-31", "WR-TRAP-05")
def test_a_hero_of_every_hand_falls_into_the_pit_unless_it_is_a_thief(table: Story) -> None:
    table.start(seats=4)
    table.quiet().dungeon_deck("pit_trap", *[GOBLIN] * 4)
    table.hand("outlands_khan", "militia", "torch")
    table.hand("lorigg_thief", "elf_wizard", seat=1)
    table.hand("elf_wizard", "torch", seat=2)
    table.hand("torch", seat=3)
    beat_the_goblin(table)
    table.do("show militia", seat=0)
    assert table.offers == ["show lorigg_thief", "show elf_wizard"]
    table.do("show lorigg_thief", seat=1)
    table.do("show elf_wizard", seat=2)
    assert table.destroyed == ["militia", "elf_wizard", "pit_trap"]
    assert [shown[0] for shown in table.happened("showed_hand")] == [3]
    assert (table.hand_of(1), table.hand_of(2)) == (["lorigg_thief", "elf_wizard"], ["torch"])
    assert [table.shown_of(seat) for seat in (1, 2, 3)] == [["lorigg_thief"], [], ["torch"]]
    assert table.hall_now == [GOBLIN, GOBLIN, GOBLIN]


# Rolling Boulder ---------------------------------------------------------------------------------


@card("rolling_boulder")
@rule("WR-NOTE-33", "OR-19")
def test_the_boulder_rolls_from_the_left_until_three_heroes_have_fallen(table: Story) -> None:
    table.start(seats=3)
    table.quiet().dungeon_deck("rolling_boulder", *[GOBLIN] * 4)
    table.hand("outlands_khan", "torch")
    table.deck("dagger", "militia", "lantern", *SIX_TORCHES)
    table.deck("torch", "elf_wizard", "lantern", "lantern", seat=1)
    table.deck("elf_archmage", "dagger", "lantern", "lantern", seat=2)
    beat_the_goblin(table)
    assert [flip[0] for flip in table.happened("flipped")] == [1, 2, 0, 1, 2, 0]
    assert table.destroyed == ["elf_archmage", "elf_wizard", "militia", "rolling_boulder"]
    assert (table.discards(1), table.deck_of(1)) == (["torch"], ["lantern", "lantern"])
    assert (table.discards(2), table.deck_of(2)) == (["dagger"], ["lantern", "lantern"])
    assert table.hand_of(0)[0] == "lantern"
    assert table.hall_now == [GOBLIN, GOBLIN, GOBLIN]


@card("rolling_boulder")
@rule("WR-NOTE-33")
def test_an_empty_deck_is_shuffled_when_its_owner_has_to_flip(table: Story) -> None:
    table.quiet().dungeon_deck("rolling_boulder", *[GOBLIN] * 4)
    table.hand("outlands_khan", "torch")
    table.deck(*["dagger"] * 12)
    (torch,) = table.deck("torch", seat=1)
    heroes = table.discard_pile("militia", "elf_wizard", "elf_archmage", seat=1)
    table.load(1, (torch, *heroes))
    beat_the_goblin(table)
    assert [flip[0] for flip in table.happened("flipped")] == [1, 0] * 4 + [1]
    assert table.destroyed == ["militia", "elf_wizard", "elf_archmage", "rolling_boulder"]
    assert table.discards(1) == ["torch"]


@card("rolling_boulder")
def test_the_boulder_comes_to_rest_when_no_hero_is_left(table: Story) -> None:
    table.quiet().dungeon_deck("rolling_boulder", *[GOBLIN] * 4)
    table.hand("outlands_khan", "torch")
    table.deck("torch", "dagger")
    table.discard_pile("lantern")
    table.deck("militia", "torch", "dagger", seat=1)
    table.discard_pile(seat=1)
    beat_the_goblin(table)
    assert table.destroyed == ["militia", "rolling_boulder"]
    assert table.discards(1) == ["torch", "dagger"]


@card("rolling_boulder", "foresight_elixir")
@rule("WR-NOTE-20")
def test_who_shows_an_elixir_flips_nothing_for_the_boulder(table: Story) -> None:
    table.quiet().dungeon_deck("rolling_boulder", *[GOBLIN] * 4)
    table.hand("outlands_khan", "torch")
    table.deck("militia", "militia", "dagger", "militia", *SIX_TORCHES)
    table.hand("foresight_elixir", seat=1)
    table.deck("militia", "militia", "militia", seat=1)
    beat_the_goblin(table)
    table.do("show foresight_elixir", seat=1)
    assert [flip[0] for flip in table.happened("flipped")] == [0, 0, 0, 0]
    assert table.deck_of(1) == ["militia"] * 3
    assert table.destroyed == ["militia", "militia", "militia", "rolling_boulder"]

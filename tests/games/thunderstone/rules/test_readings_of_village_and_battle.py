"""Open readings of turn, Village, dungeon and battle: how we play, and the option for the other reading."""

import pytest
from tests.games.thunderstone.teller import Story

from marks import card, rule

# Turn and Village ------------------------------------------------------------------------------------


@rule("OR-05")
@pytest.mark.parametrize(("base_reading", "gold"), [(False, 0), (True, 2)])
def test_gold_of_a_card_the_sage_destroyed(table: Story, base_reading: bool, gold: int) -> None:
    table.start(destroyed_barkeep_gold=base_reading)
    table.hand("sage", "lorigg_thief", "disease")
    table.do("village", "use sage teach", "destroy lorigg_thief")
    assert table.gold == gold
    table.leave_open()


@rule("OR-05")
def test_a_pawned_card_pays_once_by_either_reading(table: Story) -> None:
    for base_reading in (False, True):
        table.start(destroyed_barkeep_gold=base_reading)
        table.hand("pawnbroker", "torch", "dagger")
        table.do("village", "use pawnbroker pawn", "destroy torch", "use pawnbroker cash_in")
        assert table.gold == 8
    table.leave_open()


@rule("OR-05")
def test_a_levelled_hero_pays_nothing_even_by_the_base_reading(table: Story) -> None:
    table.start(destroyed_barkeep_gold=True, level_up="before_buy")
    table.hand("lorigg_thief", "lantern")
    table.village(thief=("lorigg_rogue",), food=("iron_rations",))
    table.xp(2)
    table.do("village", "level_up lorigg_thief lorigg_rogue")
    assert table.gold == 2
    table.do("done")


@rule("OR-32")
@pytest.mark.parametrize("counts", [True, False])
def test_a_printed_0_is_a_gold_value(table: Story, counts: bool) -> None:
    table.start(zero_gold_counts=counts)
    table.hand("pawnbroker", "militia", "cursed_mace", "tax_collector", "fireball", "torch")
    table.do("village", "use pawnbroker pawn")
    if counts:
        wares = ["militia", "cursed_mace", "tax_collector", "torch"]  # a Fireball shows no gold at all
        assert table.offers == [f"destroy {ware}" for ware in wares]
    else:
        assert table.destroyed == ["torch"]
    table.leave_open()


@rule("OR-42")
def test_xp_is_without_limit(table: Story) -> None:
    table.hall("griffon")
    table.dungeon_deck("griffon")
    table.hand("outlands_khan", "torch")
    table.xp(32)
    table.xp(32, seat=1)
    table.do("dungeon", "attack griffon")
    assert table.xp_of() == 34


@rule("OR-47")
def test_a_short_hand_discards_what_there_is_and_stays_short(table: Story) -> None:
    table.start(seats=3)
    table.hall("griknack_goblin", "tyxr_the_old", "nixie")
    table.dungeon_deck("griffon")
    table.hand("militia")
    table.hand("torch", seat=1)
    table.hand(seat=2)
    table.do("dungeon", "attack griknack_goblin")
    table.do("discard torch", seat=1)
    assert table.asked == (1, "turn.action")
    assert table.hand_of(1) == table.hand_of(2) == []
    assert len(table.hand_of(0)) == 6
    table.do("rest", "spare")
    assert len(table.hand_of(1)) == 6  # filled up at the end of the turn


@rule("OR-52")
def test_for_each_blacksmith_a_weapon_must_be_among_the_purchases(table: Story) -> None:
    table.hand("blacksmith", "feast", "feast", "feast", "feast")
    table.deck("torch")
    table.village(torch=("torch", "torch"), dagger=("dagger", "dagger"), spear=("spear",))
    table.do("village", "use blacksmith forge", "done", "buy torch")
    assert table.refusal("buy torch") == ("weapon_only",)
    assert sorted(table.offers) == ["buy dagger", "buy spear", "done"]
    table.do("buy spear")
    assert table.asked == (1, "turn.action")


@rule("OR-52")
def test_after_the_weapon_anything_may_be_bought(table: Story) -> None:
    table.hand("blacksmith", "feast", "feast", "feast", "feast")
    table.deck("torch")
    table.village(torch=("torch", "torch"), dagger=("dagger", "dagger"))
    table.do("village", "use blacksmith forge", "done", "buy dagger")
    assert sorted(table.offers) == ["buy dagger", "buy torch", "done"]
    table.do("buy torch")
    assert table.asked == (1, "turn.action")


# Dungeon and battle ----------------------------------------------------------------------------------


@rule("OR-08")
def test_the_killed_fight_to_the_end_and_fall_before_spoils(table: Story) -> None:
    table.hall("gray_ooze")
    table.dungeon_deck("griffon")
    table.village(food=("iron_rations",))
    table.hand("outlands_khan", "torch")
    table.do("dungeon", "attack gray_ooze", "buy iron_rations")
    keys = [event.key for event in table.told]
    assert keys.index("won") < keys.index("destroyed") < keys.index("bought") < keys.index("turned_up")
    assert table.destroyed == ["outlands_khan"]


@rule("OR-09")
@pytest.mark.parametrize(("unequips", "reckoning"), [(True, (1 + 1, 0, 1, 0)), (False, (1 + 1 + 3, 3, 0, 8))])
def test_a_weapon_grown_too_heavy_is_lost_with_its_light(
    table: Story, unequips: bool, reckoning: tuple[int, ...]
) -> None:
    table.start(strength_loss_unequips=unequips)
    table.hall("ghost")  # Strength -2
    table.dungeon_deck("griffon")
    table.hand("dwarf_guardian", "flaming_sword", "militia")
    table.do("dungeon", "equip flaming_sword dwarf_guardian", "attack ghost")
    attack, magic, penalty, _, value, _ = table.happened("reckoned")[0][2:]
    assert (attack, magic, penalty, value) == reckoning


@rule("OR-13")
@pytest.mark.parametrize(("floor", "attack"), [(False, 5 - 1), (True, 5)])
def test_a_hero_may_count_below_zero(table: Story, floor: bool, attack: int) -> None:
    table.start(floor_hero_at_zero=floor)
    table.hall("the_prince")
    table.dungeon_deck("griffon")
    table.hand("outlands_khan", "militia", "torch")
    table.do("dungeon", "attack the_prince")
    assert table.happened("reckoned")[0][2] == attack


@rule("OR-31")
def test_immunity_to_spells_stops_a_fury_but_no_feast(table: Story) -> None:
    table.hall("fire_wrath", "griffon")
    table.hand("battle_fury", "feast", "militia", "dagger", "torch")
    table.do("dungeon", "use battle_fury rage", "use feast feast", "equip dagger militia")
    assert table.muster("griffon").attack == 1 + 1 + 1 + 1
    assert table.muster("fire_wrath").attack == 1 + 1 + 1
    table.leave_open()


@rule("OR-31")
def test_immunity_to_spells_stops_their_attack_but_not_conversions_or_weights(table: Story) -> None:
    table.hall("fire_wrath", "griffon")
    table.hand("militia", "claymore", "battle_fury", "arcane_energies", "magical_aura")
    table.do("dungeon", "use magical_aura lighten", "equip claymore militia")
    table.do("use battle_fury rage", "use arcane_energies infuse")
    fire, griffon = table.muster("fire_wrath"), table.muster("griffon")
    assert (fire.attack, fire.magic) == (0, 1 + 5)
    assert (griffon.attack, griffon.magic) == (0, 1 + 5 + 1)
    table.leave_open()


@rule("OR-48")
def test_spear_and_claymore_must_be_equipped_a_magi_staff_need_not(table: Story) -> None:
    table.hall("griknack_goblin", "nixie", "griffon")
    table.dungeon_deck("pegasus", "pegasus")
    table.hand("outlands_khan", "spear", "claymore", "magi_staff", "lantern")
    table.do("dungeon")
    assert table.refusal("use spear throw") == ("not_equipped",)
    table.do("use magi_staff shatter", "send_down griffon", "attack griknack_goblin")
    assert table.happened("carried_off") == []  # nor did the Claymore cull at either refill
    assert table.asked == (1, "turn.action")


@rule("OR-51")
@pytest.mark.parametrize("kills", [False, True])
def test_strength_0_kills_only_by_the_other_reading(table: Story, kills: bool) -> None:
    table.start(zero_strength_kills=kills)
    table.hall("ghost")  # Strength -2
    table.dungeon_deck("griffon")
    table.hand("militia", "outlands_khan", "torch")
    table.do("dungeon", "attack ghost")
    assert table.destroyed == ["militia"] * kills


@rule("OR-51")
def test_the_revenant_kills_at_strength_0_in_any_case(table: Story) -> None:
    table.hall("revenant")  # Strength -4
    table.dungeon_deck("griffon")
    table.hand("militia", "regian_cleric", "dwarf_guardian", "torch")
    table.do("dungeon", "attack revenant")
    assert sorted(table.destroyed) == ["militia", "regian_cleric"]


@rule("OR-13")
@pytest.mark.parametrize(("floor", "magic"), [(False, 3 - 1 - 1), (True, 3 - 1)])
def test_a_hero_without_magic_may_count_below_zero_in_it(table: Story, floor: bool, magic: int) -> None:
    table.start(floor_hero_at_zero=floor)
    table.quiet().hall("judgement")
    table.hand("runespawn_siren", "outlands_khan", "torch")
    table.do("dungeon", "attack judgement", "lose_magic")
    assert table.happened("reckoned")[0][3] == magic


@rule("OR-09", "OR-53")
@card("claymore")
@pytest.mark.parametrize("unequips", [True, False])
def test_a_claymore_grown_too_heavy_takes_no_monster(table: Story, unequips: bool) -> None:
    """A lost battle makes no difference: whoever still holds the Claymore uses it."""
    table.start(strength_loss_unequips=unequips)
    table.quiet().hall("nixie", "griffon", "ghost")  # Strength -2
    table.hand("toryn_duelist", "claymore")
    table.do("dungeon", "equip claymore toryn_duelist", "attack ghost")
    assert table.happened("won") == []
    if unequips:
        assert table.asked == (1, "turn.action")
    else:
        table.do("cull nixie")
        assert "nixie" in table.discards()


@rule("OR-32")
def test_a_single_gold_is_a_value_by_either_reading(table: Story) -> None:
    table.start(zero_gold_counts=False)
    table.hand("pawnbroker", "dagger", "militia")
    table.do("village", "use pawnbroker pawn")
    assert table.destroyed == ["dagger"]  # the only one there is to pawn
    table.leave_open()

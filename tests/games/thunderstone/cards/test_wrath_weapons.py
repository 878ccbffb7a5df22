"""The Weapons of Wrath of the Elements, real and illusory, each by its own text."""

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone import GAME
from delvewright.kernel.errors import BadSetup
from marks import card, rule

GOBLIN = "griknack_goblin"
SIX_TORCHES = ("torch",) * 6

# What is printed ---------------------------------------------------------------------------------

WEAPONS = [
    # Weight, Attack, Magic Attack
    ("claymore", 8, 5, 0),
    ("cursed_mace", 5, 6, 0),
    ("magi_staff", 3, 0, 1),
    ("short_bow", 4, 3, 0),
]


@pytest.mark.parametrize(("weapon", "weight", "attack", "magic"), WEAPONS)
def test_a_weapon_weighs_and_strikes_as_is_printed_on_it(
    table: Story, weapon: str, weight: int, attack: int, magic: int
) -> None:
    table.quiet().hall("nixie", "pegasus", "griffon")
    table.hand("militia", "thyrian_lord", weapon)
    table.do("dungeon")
    assert table.refusal(f"equip {weapon} militia") == ("too_heavy", weight, 2)
    before = table.muster("pegasus")
    table.do(f"equip {weapon} thyrian_lord")
    after = table.muster("pegasus")
    assert (after.attack - before.attack, after.magic - before.magic) == (attack, magic)
    table.leave_open()


# Claymore ----------------------------------------------------------------------------------------


@card("claymore")
@rule("WR-NOTE-09", "WR-HORDE-06")
def test_the_claymore_takes_a_small_monster_before_the_hall_refills(table: Story) -> None:
    table.quiet().hall("nixie", "harbinger", "horde_3")
    table.hand("thyrian_lord", "claymore", "torch")
    table.do("dungeon", "equip claymore thyrian_lord", "attack nixie")
    assert table.asked == (0, "hall.cull")
    assert table.offers == ["cull harbinger", "keep"]
    assert table.refusal("cull horde_3") == ("not_1_or_2_vp", None)
    table.do("cull harbinger")
    assert table.discards()[:2] == ["nixie", "harbinger"]
    assert table.xp_of() == 1  # the nixie's alone
    assert table.hall_now == ["horde_3", GOBLIN, GOBLIN]


@card("claymore")
def test_the_claymore_works_in_defeat_and_need_not_be_used(table: Story) -> None:
    table.quiet().hall("ebon_fume", "grudgebeast", "succubus")
    table.hand("thyrian_lord", "claymore", "militia")
    table.do("dungeon", "equip claymore thyrian_lord", "attack succubus")
    assert table.happened("won") == []
    assert table.offers == ["cull grudgebeast", "keep"]
    assert table.refusal("cull ebon_fume") == ("not_1_or_2_vp", 8)
    table.do("keep")
    assert table.hall_now == ["ebon_fume", "grudgebeast", GOBLIN]


@card("claymore")
@rule("WR-NOTE-09")
def test_the_claymore_works_once_be_it_at_a_refill_before_the_battle(table: Story) -> None:
    table.quiet().hall("nixie", "grudgebeast", "griffon")
    table.hand("thyrian_lord", "claymore", "elf_archmage")
    table.do("dungeon", "equip claymore thyrian_lord", "use elf_archmage send_down", "send_down griffon")
    assert table.offers == ["cull nixie", "cull grudgebeast", "keep"]
    table.do("cull grudgebeast", "attack nixie")
    assert table.asked == (1, "turn.action")
    assert "grudgebeast" in table.discards()


@card("claymore")
@rule("WR-NOTE-09", "WR-NOTE-42")
def test_two_claymores_take_a_monster_each(table: Story) -> None:
    table.quiet().hand("toryn_duelist", "claymore", "claymore", "torch")
    table.do("dungeon", "equip claymore toryn_duelist", "equip claymore toryn_duelist")
    table.do(f"attack {GOBLIN}", f"cull {GOBLIN}", f"cull {GOBLIN}")
    assert table.discards().count(GOBLIN) == 3
    assert table.xp_of() == 1


@card("claymore")
@rule("OR-48")
def test_a_claymore_in_the_pack_takes_nothing(table: Story) -> None:
    table.quiet().hand("thyrian_lord", "claymore", "torch")
    table.do("dungeon", f"attack {GOBLIN}")
    assert table.asked == (1, "turn.action")


@card("claymore")
@rule("OR-09")
def test_a_claymore_grown_too_heavy_takes_nothing(table: Story) -> None:
    table.quiet().hall("ghost")
    table.hand("dwarf_sentinel", "claymore", "torch")
    table.do("dungeon", "equip claymore dwarf_sentinel", "attack ghost")
    assert table.asked == (1, "turn.action")


@card("claymore")
@rule("OR-23")
def test_the_claymore_takes_nothing_past_a_steam_torment(table: Story) -> None:
    table.quiet().hall("nixie", "grudgebeast", "steam_torment")
    table.hand("thyrian_lord", "claymore", "torch")
    table.do("dungeon", "equip claymore thyrian_lord", "attack nixie")
    assert table.happened("won") != []
    assert table.asked == (1, "turn.action")
    assert table.hall_now == ["grudgebeast", "steam_torment", GOBLIN]


# Cursed Mace -------------------------------------------------------------------------------------


@card("cursed_mace")
@rule("WR-NOTE-12")
@pytest.mark.parametrize("foe", ["nixie", "ebon_fume"])
def test_the_cursed_mace_brings_a_disease_to_who_wields_it(table: Story, foe: str) -> None:
    table.quiet().hall(foe)
    table.hand("thyrian_squire", "cursed_mace", "torch")
    table.do("dungeon", "equip cursed_mace thyrian_squire")
    assert table.muster(foe).value == 2 + 6
    table.do(f"attack {foe}")
    assert bool(table.happened("won")) == (foe == "nixie")
    assert table.discards().count("disease") == 1


@card("cursed_mace")
@rule("WR-NOTE-12")
def test_nobody_has_to_equip_the_cursed_mace(table: Story) -> None:
    table.quiet().hand("thyrian_squire", "cursed_mace", "torch")
    table.do("dungeon", f"attack {GOBLIN}")
    assert "disease" not in table.discards()


# Illusory Blade ----------------------------------------------------------------------------------


@card("illusory_blade")
@rule("WR-NOTE-27")
def test_the_illusory_blade_is_a_weapon_of_the_village_for_one_battle(table: Story) -> None:
    table.quiet().hand("illusory_blade", "thyrian_squire", "militia", "torch")
    table.village(a=("short_sword", "short_sword"), b=("claymore",), c=("dagger", "hatchet"))
    table.do("dungeon", "use illusory_blade conjure")
    assert sorted(table.offers) == ["conjure dagger", "conjure short_sword"]
    assert table.refusal("conjure claymore") == ("too_heavy", 8, 6)
    table.do("conjure short_sword")  # too heavy for the Militia, so the Squire holds it
    assert table.stack_of("Short Sword") == ["short_sword"]
    assert table.refusal("use illusory_blade conjure") == ("used_up",)
    assert table.muster(GOBLIN).attack == 2 + 4 + 1
    table.do(f"attack {GOBLIN}")
    assert table.destroyed == ["short_sword"]
    assert "short_sword" not in table.discards()


@card("illusory_blade")
def test_the_illusory_blade_is_gone_after_a_defeat_too(table: Story) -> None:
    table.quiet().hall("ebon_fume")
    table.hand("illusory_blade", "militia", "torch")
    table.village(a=("dagger",))
    table.do("dungeon", "use illusory_blade conjure", "attack ebon_fume")
    assert table.happened("won") == []
    assert sorted(table.destroyed) == ["dagger", "militia"]


@card("illusory_blade")
@rule("WR-NOTE-27")
def test_without_a_hero_not_even_a_blade_that_weighs_nothing_is_conjured(table: Story) -> None:
    table.quiet().hand("illusory_blade", "magical_aura", "torch")
    table.village(a=("dagger",))
    table.deck("torch", "torch")
    table.do("dungeon", "use magical_aura lighten")
    assert table.refusal("use illusory_blade conjure") == ("none_in_hand", "Hero")
    table.leave_open()


@card("illusory_blade")
@rule("WR-NOTE-27")
def test_the_illusory_blade_needs_a_weapon_on_sale_that_somebody_can_lift(table: Story) -> None:
    table.quiet().hand("illusory_blade", "militia")
    table.village(a=("torch",))
    table.do("dungeon")
    assert table.refusal("use illusory_blade conjure") == ("no_weapon_on_sale",)
    table.village(a=("claymore",))
    assert table.refusal("use illusory_blade conjure") == ("too_heavy", 8, 2)
    table.hand("illusory_blade", "torch")
    table.village(a=("dagger",))
    assert table.refusal("use illusory_blade conjure") == ("none_in_hand", "Hero")
    table.leave_open()


@card("illusory_blade")
@rule("WR-NOTE-27")
def test_a_second_blade_is_of_no_use_while_the_only_strong_hands_are_full(table: Story) -> None:
    table.quiet().hand("illusory_blade", "illusory_blade", "militia", "redblade_killer")
    table.village(a=("short_sword", "short_sword"))
    table.do("dungeon", "use illusory_blade conjure")
    ((sword, _),) = table.state.held
    refused = [why for option, why in GAME.why_not(table.state) if option[0] == "use"]
    assert refused == [("used_up",), ("hands_full", sword)]
    table.leave_open()


@card("illusory_blade")
def test_an_illusory_spear_has_to_be_thrown_like_any_other(table: Story) -> None:
    table.quiet().hand("illusory_blade", "thyrian_squire", "torch")
    table.village(a=("spear",))
    table.do("dungeon", "use illusory_blade conjure")
    assert table.muster(GOBLIN).attack == 2 + 2
    table.do("use spear throw")
    assert table.muster(GOBLIN).attack == 2 + 5
    table.do(f"attack {GOBLIN}")
    assert table.destroyed == ["spear"]


@card("illusory_blade")
@rule("WR-NOTE-27")
def test_a_conjured_weapon_is_held_by_a_hero_until_the_battle_is_over(table: Story) -> None:
    table.quiet().hand("illusory_blade", "militia", "thyrian_squire", "hatchet", "torch")
    table.village(a=("dagger",))
    table.do("dungeon", "use illusory_blade conjure")
    assert table.offers == ["hand_to militia", "hand_to thyrian_squire"]
    table.do("hand_to thyrian_squire")
    assert table.refusal("put_down dagger")[0] == "hands_full"
    assert table.refusal("equip hatchet thyrian_squire")[0] == "hands_full"
    table.do("equip dagger militia", "equip hatchet thyrian_squire")  # it may change hands
    assert table.refusal("put_down dagger")[0] == "hands_full"
    table.do("put_down hatchet", f"attack {GOBLIN}")
    assert table.fought == (1 + 1 + 2, 4)
    assert table.destroyed == ["dagger"]


@card("illusory_blade")
@rule("WR-NOTE-27")
def test_nothing_more_is_conjured_when_every_hand_is_full(table: Story) -> None:
    table.quiet().hand("illusory_blade", "illusory_blade", "militia", "torch")
    table.village(a=("dagger", "dagger"))
    table.do("dungeon", "use illusory_blade conjure")
    assert [name for name in table.offers if name.startswith("use")] == []
    table.do(f"attack {GOBLIN}")
    assert table.stack_of("Dagger") == ["dagger"]


@card("claymore")
@rule("OR-53", "WR-NOTE-09")
@pytest.mark.parametrize("needs_gap", [False, True])
@pytest.mark.parametrize("helper", ["outlands_khan", "disease"])
def test_the_claymore_works_after_every_battle_even_with_a_guardian(
    table: Story, needs_gap: bool, helper: str
) -> None:
    table.start(claymore_needs_gap=needs_gap)
    table.quiet().hall("nixie", "griffon", "pegasus", rank_0="dark_champion")
    table.hand("thyrian_lord", "claymore", helper)
    table.do("dungeon", "equip claymore thyrian_lord", "attack dark_champion")
    assert bool(table.happened("won")) == (helper == "outlands_khan")
    assert (table.asked == (0, "hall.cull")) == (not needs_gap)
    if not needs_gap:
        table.do("cull nixie")
        assert table.hall_now == ["griffon", "pegasus", GOBLIN]
    assert ("nixie" in table.discards()) == (not needs_gap)
    table.leave_open()


# Magi Staff --------------------------------------------------------------------------------------


@card("magi_staff")
@rule("WR-NOTE-29", "OR-48")
def test_the_magi_staff_broken_sends_a_monster_down_refills_and_draws(table: Story) -> None:
    table.quiet().hall("nixie", "ebon_fume", "griffon")
    table.hand("magi_staff", "torch")
    table.deck("lantern", *SIX_TORCHES)
    table.do("dungeon", "use magi_staff shatter")
    assert table.offers == ["send_down nixie", "send_down ebon_fume", "send_down griffon"]
    table.do("send_down ebon_fume")
    assert table.destroyed == ["magi_staff"]
    assert table.sunk == ["ebon_fume"]
    assert table.hall_now == ["nixie", "griffon", GOBLIN]
    assert table.hand_of() == ["torch", "lantern"]
    table.leave_open()


@card("magi_staff")
@rule("WR-TRAIT-14", "WR-GUARD-08")
def test_the_magi_staff_is_powerless_against_a_guardian(table: Story) -> None:
    table.quiet().hall("dark_champion", "nixie", "griffon")
    table.hand("magi_staff", "torch")
    table.do("dungeon", "use magi_staff shatter")
    assert table.offers == ["send_down nixie", "send_down griffon"]
    assert table.refusal("send_down dark_champion") == ("guardian_stays",)
    table.leave_open()


@card("magi_staff")
@rule("OR-23")
def test_the_magi_staff_is_not_broken_for_nothing(table: Story) -> None:
    table.quiet().hall("nixie", "steam_torment", "griffon")
    table.hand("magi_staff", "torch")
    table.do("dungeon")
    assert table.refusal("use magi_staff shatter")[0] == "held_in_hall"
    table.leave_open()


@card("magi_staff")
def test_solo_games_leave_the_magi_staff_out(table: Story) -> None:
    with pytest.raises(BadSetup, match="Magi Staff"):
        table.start(variant="solo_normal", layout="first_wrath")


# Short Bow ---------------------------------------------------------------------------------------


@card("short_bow")
@rule("WR-NOTE-36", "TS-EX-23", "TS-EX-49")
@pytest.mark.parametrize(
    ("hero", "attacks"), [("amazon_archer", [1, 1, 1 + 2 + 5, 1 + 2 + 5]), ("thyrian_squire", [2, 2, 5, 5])]
)
def test_the_short_bow_shoots_into_ranks_2_and_3_and_best_for_an_archer(
    table: Story, hero: str, attacks: list[int]
) -> None:
    table.quiet().hall("nixie", "pegasus", "griffon", rank_0="dark_champion")
    table.hand(hero, "short_bow")
    table.do("dungeon", f"equip short_bow {hero}")
    targets = ("dark_champion", "nixie", "pegasus", "griffon")
    assert [table.muster(foe).attack for foe in targets] == attacks
    assert [table.muster(foe).magic for foe in targets] == [0, 0, 0, 0]
    assert "attack nixie" in table.offers
    table.leave_open()

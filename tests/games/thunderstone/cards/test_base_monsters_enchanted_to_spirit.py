"""Monsters of the base box: Enchanted, Humanoid, Ooze, Undead • Doom and Undead • Spirit."""

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone.board import EACH_EQUIPPED
from marks import card, rule


@pytest.fixture
def table(table: Story) -> Story:
    return table.start(packs=()).quiet()


# Enchanted


@card("blink_dog")
@rule("WR-TRAIT-16")
def test_a_blink_dog_cannot_be_attacked_while_it_is_dark(table: Story) -> None:
    table.hall(rank_1="blink_dog")
    table.hand("outlands_khan", "torch")
    table.do("dungeon")
    assert table.refusal("attack blink_dog") == ("too_dark", 1, 2, 1)  # Rank 1 and Light -1
    table.do("attack griknack_goblin")
    table.hall(rank_1="blink_dog")
    table.hand("outlands_khan", "lantern", seat=1)
    table.do("dungeon", "attack blink_dog")
    assert table.fought == (7, 3)


@card("blink_dog")
@rule("WR-NOTE-06")
def test_a_blind_grandmaster_finds_a_blink_dog_anywhere(table: Story) -> None:
    table.hall(rank_3="blink_dog")
    table.hand("blind_grandmaster")
    table.do("dungeon")
    assert "attack blink_dog" in table.offers
    assert table.muster("blink_dog").penalty == 0
    table.leave_open()


@card("sphinx")
@rule("WR-TRAIT-12", "OR-14")
def test_only_magic_attack_tells_against_the_sphinx(table: Story) -> None:
    table.hall(rank_1="sphinx")
    table.hand("outlands_khan", "fireball", "fireball", "elf_wizard", "disease")
    table.do("dungeon", "attack sphinx")
    assert table.fought == (3 + 3 + 2 - 1, 8)
    assert table.happened("won") == []


@card("sphinx")
def test_the_sphinx_riddle_destroys_any_of_six_cards_and_discards_the_others(table: Story) -> None:
    table.hall(rank_1="sphinx")
    table.hand("fireball", "fireball", "elf_wizard")
    table.deck("militia", "torch", "dagger", "hatchet", "lantern", "feast", *["militia"] * 6)
    table.do("dungeon", "attack sphinx")
    assert table.fought == (8, 8)
    assert table.offers == [
        *(f"destroy {id}" for id in ("militia", "torch", "dagger", "hatchet", "lantern", "feast")),
        "done",
    ]
    table.do("destroy militia", "destroy dagger", "done")
    assert table.destroyed == ["militia", "dagger"]
    assert set(table.discards()) >= {"torch", "hatchet", "lantern", "feast", "sphinx"}
    assert table.hand_of() == ["militia"] * 6


@card("sphinx")
def test_the_six_cards_are_never_in_hand_and_come_before_the_refill(table: Story) -> None:
    table.hall(rank_1="sphinx", rank_2="nixie", rank_3="griffon")
    table.dungeon_deck("pegasus")
    table.hand("fireball", "fireball", "elf_wizard")
    table.do("dungeon", "attack sphinx")
    assert table.hand_of() == ["fireball", "fireball", "elf_wizard"]
    assert table.hall_now == ["", "nixie", "griffon"]
    table.do("done")
    assert table.hall_now == ["nixie", "griffon", "pegasus"]


# Humanoid


@card("grayskin_lizard")
@rule("TS-NOTE-16")
def test_a_grayskin_lizard_helps_every_hero_with_a_weapon(table: Story) -> None:
    table.hall(rank_1="grayskin_lizard")
    table.hand("militia", "redblade_killer", "elf_wizard", "dagger", "hatchet")
    table.do("dungeon", "equip dagger militia", "equip hatchet redblade_killer")
    assert table.muster("grayskin_lizard").value == (1 + 1) + (2 + 3) + 2  # a Battle effect: not yet
    table.do("attack grayskin_lizard")
    assert table.fought == ((1 + 1 + 1) + (2 + 3 + 1) + 2, 6)
    assert table.happened("boosted")[0][2:] == (EACH_EQUIPPED, 0, 1, 0)  # Attack and nothing else


# Ooze


@card("gray_ooze")
def test_a_gray_ooze_destroys_a_hero_of_a_party_without_weapons(table: Story) -> None:
    table.hall(rank_1="gray_ooze", rank_2="gray_ooze")
    table.hand("militia", "redblade_killer", "dagger")
    table.hand("militia", "redblade_killer", "dagger", seat=1)
    table.do("dungeon", "attack gray_ooze")
    assert table.offers == ["destroy militia", "destroy redblade_killer"]
    table.do("destroy militia")
    table.do("dungeon", "equip dagger militia", "attack gray_ooze")
    assert table.destroyed == ["militia"]  # one Weapon in the party is enough


@card("gray_ooze")
def test_a_weapon_put_down_again_does_not_stop_the_gray_ooze(table: Story) -> None:
    table.hall(rank_1="gray_ooze")
    table.hand("thyrian_squire", "militia", "iron_rations", "hatchet", "torch")
    table.do("dungeon", "use iron_rations eat", "feed militia", "equip hatchet militia")
    table.do("use thyrian_squire eat")  # without the Rations the Hatchet is too heavy
    table.do("attack gray_ooze", "destroy militia")
    assert table.fought == (2 + 2 + 1, 6)
    assert table.destroyed == ["iron_rations", "militia"]


@card("gray_ooze")
@rule("TS-NOTE-15")
def test_whoever_beats_a_gray_ooze_may_buy_one_food(table: Story) -> None:
    table.hall(rank_1="gray_ooze")
    table.village(rations=("iron_rations",) * 2, feast=("feast",), berries=("goodberries",), torch=("torch",))
    table.hand("outlands_khan", "torch", "iron_rations", "dagger")
    table.do("dungeon", "equip dagger outlands_khan", "attack gray_ooze")
    assert sorted(table.offers) == ["buy feast", "buy goodberries", "buy iron_rations", "done"]
    assert table.refusal("buy torch") == ("wrong_spoils",)
    table.do("buy feast")
    assert "feast" in table.discards()
    assert table.asked == (1, "turn.action")


@card("gray_ooze")
@rule("TS-NOTE-15", "OR-15")
def test_a_gray_ooze_takes_the_gold_of_a_hero_with_it_and_sells_nothing_in_defeat(table: Story) -> None:
    table.hall(rank_1="gray_ooze", rank_2="gray_ooze")
    table.hand("outlands_khan", "lorigg_outlaw", "dagger")
    table.hand("militia", "torch", "torch", seat=1)
    table.do("dungeon", "attack gray_ooze", "destroy lorigg_outlaw")
    assert table.happened("won")
    assert table.asked == (1, "turn.action")  # 1 gold is left: no Food for that
    table.do("dungeon", "attack gray_ooze")
    assert table.asked == (0, "turn.action")


@card("noxious_slag")
@rule("TS-NOTE-21", "WR-TRAIT-03", "WR-TRAIT-06")
def test_a_noxious_slag_halves_magic_and_shrugs_off_edges(table: Story) -> None:
    table.hall(rank_1="noxious_slag")
    table.hand("redblade_assassin", "regian_cleric", "fireball", "griffon", "short_sword", "flaming_sword")
    table.do("dungeon", "equip short_sword regian_cleric", "equip flaming_sword redblade_assassin")
    m = table.muster("noxious_slag")
    assert (m.attack, m.magic, m.light) == (4, (1 + 3 + 1) // 2, 2)  # the sword's Light stays
    table.do("attack noxious_slag")
    assert table.fought == (6, 7)


# Undead • Doom


@card("suffering", "ghost")
@rule("OR-09")
def test_suffering_and_ghost_take_strength_2_from_every_hero(table: Story) -> None:
    table.hall(rank_1="suffering", rank_2="ghost")
    table.hand("redblade_killer", "thyrian_squire", "short_sword", "spear", "fireball")
    table.hand("redblade_killer", "thyrian_squire", "short_sword", "spear", "fireball", seat=1)
    table.do("dungeon", "equip short_sword redblade_killer", "equip spear thyrian_squire", "attack suffering")
    assert table.fought == (2 + (2 + 2) + 3, 6)  # Strength 3 lets go, Strength 4 holds on
    table.do("dungeon", "equip short_sword redblade_killer", "equip spear thyrian_squire", "attack ghost")
    assert table.fought == (2 + (2 + 2) + 3, 6)


@card("suffering")
@rule("OR-51")
def test_suffering_kills_nobody(table: Story) -> None:
    table.hall(rank_1="suffering")
    table.hand("militia", "torch")
    table.do("dungeon", "attack suffering")
    assert table.destroyed == []


@card("suffering", "ghost")
@rule("OR-51")
def test_by_later_printings_strength_0_is_death(table: Story) -> None:
    table.start(packs=(), zero_strength_kills=True).quiet()
    table.hall(rank_1="suffering", rank_2="ghost")
    table.hand("militia", "elf_wizard")
    table.hand("militia", "elf_wizard", seat=1)
    table.do("dungeon", "attack suffering")
    assert table.destroyed == ["militia"]
    table.do("dungeon", "attack ghost")
    assert table.destroyed == ["militia"] * 2


# Undead • Spirit


@card("ghost")
@rule("WR-TRAIT-04")
def test_a_ghost_halves_an_attack_without_magic(table: Story) -> None:
    table.hall(rank_1="ghost")
    table.hand("outlands_khan", "redblade_assassin", "torch")
    table.do("dungeon", "attack ghost")
    assert table.fought == (11 // 2, 6)
    table.hall(rank_1="ghost")
    table.hand("redblade_assassin", "elf_wizard", seat=1)
    table.do("dungeon", "attack ghost")
    assert table.fought == (4 + 2, 6)
    assert table.happened("won")


@card("haunt")
@rule("TS-NOTE-17")
def test_the_attacker_says_whom_a_haunt_keeps_out_with_weapon_and_light(table: Story) -> None:
    table.hall(rank_1="haunt")
    table.hand("redblade_assassin", "elf_sorcerer", "dagger", "militia")
    table.do("dungeon", "equip dagger elf_sorcerer", "attack haunt")
    assert table.offers == ["leave_out redblade_assassin", "leave_out elf_sorcerer", "leave_out militia"]
    table.do("leave_out elf_sorcerer")
    assert table.fought == (4 + 1 - 2, 4)  # dark without the Elf
    assert table.destroyed == []


@card("haunt")
def test_a_haunt_keeps_out_the_only_hero(table: Story) -> None:
    table.hall(rank_1="haunt")
    table.hand("outlands_khan", "fireball", "griffon")
    table.do("dungeon", "attack haunt")
    assert table.fought == (3 + 1, 4)  # Spell and trophy do it alone
    assert table.xp_of() == 1


@card("revenant")
@rule("WR-TRAIT-13")
def test_a_revenant_falls_to_no_party_without_magic(table: Story) -> None:
    table.hall(rank_1="revenant")
    table.hand("outlands_khan", "torch")
    table.do("dungeon", "attack revenant")
    assert table.fought == (7, 7)
    assert table.sunk == ["revenant"]
    table.hall(rank_1="revenant")
    table.hand("outlands_slayer", "griffon", "torch", seat=1)
    table.do("dungeon", "attack revenant")
    assert table.fought == (5 + 1 + 1, 7)
    assert table.xp_of(1) == 2


@card("revenant")
@rule("TS-NOTE-27")
def test_a_revenant_destroys_heroes_left_without_strength_after_the_battle(table: Story) -> None:
    table.hall(rank_1="revenant")
    table.hand("regian_cleric", "dwarf_guardian", "militia", "elf_wizard", "iron_rations", "dagger")
    table.do(
        "dungeon", "use iron_rations eat", "feed elf_wizard", "equip dagger dwarf_guardian", "attack revenant"
    )
    assert table.fought == (1 + 1 + 1 + 2, 7)  # all of them fight; Strength 5 - 4 drops the Dagger
    assert table.destroyed == ["regian_cleric", "militia"]  # 4 - 4 and 2 - 4; the fed Wizard has 3 + 2 - 4


@card("revenant")
def test_a_revenant_destroys_them_in_victory_too(table: Story) -> None:
    table.hall(rank_1="revenant")
    table.hand("outlands_khan", "elf_wizard")
    table.do("dungeon", "attack revenant")
    assert table.fought == (7 + 2, 7)
    assert table.destroyed == ["elf_wizard"]
    assert table.happened("won")

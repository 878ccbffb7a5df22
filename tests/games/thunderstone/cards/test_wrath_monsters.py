"""The Monsters of Wrath of the Elements: Wraths, Torments and Golems."""

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone.board import BATTLE_STREAM, SCORE_PILE
from marks import card, rule

GOBLIN = "griknack_goblin"
SIX_TORCHES = ("torch",) * 6

# What is printed ---------------------------------------------------------------------------------

MONSTERS = [
    # Health, XP, gold, VP
    ("air_wrath", 5, 1, 1, 2),
    ("earth_wrath", 7, 2, 1, 7),
    ("fire_wrath", 6, 2, 1, 4),
    ("thunder_wrath", 9, 3, 1, 8),
    ("water_wrath", 5, 1, 1, 5),
    ("blood_torment", 9, 3, 3, 8),
    ("lava_torment", 7, 2, 2, 5),
    ("shadow_torment", 7, 2, 2, 6),
    ("smoke_torment", 6, 1, 1, 4),
    ("steam_torment", 6, 1, 1, 3),
    ("bronze_golem", 5, 1, 2, 3),
    ("clay_golem", 6, 2, 2, 4),
    ("colossus", 10, 3, 2, 8),
    ("iron_golem", 9, 3, 2, 6),
    ("stone_golem", 8, 2, 2, 5),
    ("dark_champion", 12, 3, 1, 4),
]


@pytest.mark.parametrize(("foe", "health", "xp", "gold", "vp"), MONSTERS)
def test_a_monster_has_the_numbers_printed_on_it(
    table: Story, foe: str, health: int, xp: int, gold: int, vp: int
) -> None:
    table.quiet().hall(foe)
    table.hand(
        "outlands_khan", "outlands_khan", "elf_archmage", "elf_archmage", "elf_archmage", "short_sword"
    )
    table.hand(seat=1)
    table.do("dungeon", "equip short_sword outlands_khan", f"attack {foe}")
    assert table.happened("reckoned")[0][-1] == health
    assert table.xp_of() == xp
    assert (foe, vp) in table.points_of()
    table.hand(foe, seat=1)
    assert table.gold == gold


# Elemental • Nature ------------------------------------------------------------------------------


@card("air_wrath")
@rule("WR-NOTE-01", "WR-TRAIT-02", "OR-45")
def test_air_wrath_is_attacked_without_the_spells_of_the_hand(table: Story) -> None:
    table.quiet().hall("air_wrath")
    table.hand("outlands_khan", "fireball", "battle_fury")
    table.do("dungeon")
    party = table.muster("air_wrath")
    assert (party.attack, party.magic, party.light, party.value) == (7, 0, 0, 5)
    table.do("attack air_wrath")
    assert table.happened("won") != []


@card("air_wrath")
@rule("WR-TRAIT-02")
def test_air_wrath_is_out_of_reach_once_a_spell_is_used(table: Story) -> None:
    table.quiet().hall("air_wrath")
    table.hand("outlands_khan", "battle_fury", "torch")
    table.do("dungeon", "use battle_fury rage")
    assert table.refusal("attack air_wrath")[0] == "spell_used"
    assert f"attack {GOBLIN}" in table.offers
    table.leave_open()


@card("earth_wrath")
@rule("WR-NOTE-18")
def test_earth_wrath_halves_the_attack_of_a_party_without_an_elemental(table: Story) -> None:
    table.quiet().hall("earth_wrath")
    table.hand("toryn_gladiator", "toryn_gladiator", "elf_archmage", "stone_of_mystery")
    table.do("dungeon", "attack earth_wrath")
    assert table.happened("reckoned")[0][-2:] == (12 // 2, 7)
    assert "earth_wrath" in table.sunk


@card("earth_wrath")
@rule("WR-NOTE-18")
@pytest.mark.parametrize("shown", ["air_wrath", "lava_torment"])
def test_any_elemental_in_hand_keeps_the_attack_on_earth_wrath_whole(table: Story, shown: str) -> None:
    table.quiet().hall("earth_wrath")
    table.hand("toryn_gladiator", "elf_archmage", shown)
    table.do("dungeon", "attack earth_wrath")
    assert table.happened("reckoned")[0][-2:] == (8, 7)
    assert "earth_wrath" in table.discards()


@card("earth_wrath")
@rule("WR-TRAIT-13")
def test_earth_wrath_is_not_beaten_without_magic(table: Story) -> None:
    table.quiet().hall("earth_wrath")
    table.hand("toryn_gladiator", "toryn_gladiator", "air_wrath", "torch")
    table.do("dungeon", "attack earth_wrath")
    assert table.happened("reckoned")[0][-2:] == (8, 7)
    assert table.happened("won") == []
    assert "earth_wrath" in table.sunk


@card("fire_wrath")
@rule("WR-TRAIT-07", "WR-TRAIT-08")
def test_fire_wrath_feels_no_spell_and_no_bare_hand_but_their_light_remains(table: Story) -> None:
    table.quiet().hall("fire_wrath")
    table.hand("elf_wizard", "outlands_khan", "fireball", "toryn_gladiator", "short_sword")
    table.do("dungeon")
    bare = table.muster("fire_wrath")
    assert (bare.attack, bare.magic, bare.light) == (0, 0, 2)
    table.do("equip short_sword toryn_gladiator")
    armed = table.muster("fire_wrath")
    assert (armed.attack, armed.magic, armed.light) == (4 + 4, 0, 2)
    table.leave_open()


@card("fire_wrath")
@rule("WR-TRAIT-07")
def test_no_spell_moves_fire_wrath(table: Story) -> None:
    table.quiet().hall("nixie", "fire_wrath", "griffon")
    table.hand("banish", "torch")
    table.do("dungeon", "use banish banish")
    assert table.refusal("send_down fire_wrath") == ("immune_to_spells",)
    assert table.refusal("arrange fire_wrath nixie griffon") == ("immune_to_spells",)
    table.do("arrange griffon fire_wrath nixie", "destroy torch")
    assert table.hall_now == ["griffon", "fire_wrath", "nixie"]
    table.leave_open()


@card("fire_wrath")
@rule("WR-NOTE-19", "TS-TROPHY-01", "TS-HALL-06")
def test_fire_wrath_sheds_light_as_a_trophy_only(table: Story) -> None:
    table.quiet().hall(GOBLIN, "fire_wrath")
    table.hand("militia")
    table.do("dungeon")
    assert table.muster(GOBLIN).light == 0
    table.hand("fire_wrath")
    assert table.muster(GOBLIN).light == 1
    table.leave_open()


@card("thunder_wrath")
@rule("WR-TRAIT-02", "OR-45")
def test_thunder_wrath_is_attacked_without_spells_and_weapons(table: Story) -> None:
    table.quiet().hall("thunder_wrath")
    table.hand("outlands_khan", "short_sword", "fireball", "magic_missile", "torch")
    table.load(BATTLE_STREAM, 4)
    table.do("dungeon", "equip short_sword outlands_khan")
    party = table.muster("thunder_wrath")
    assert (party.attack, party.magic, party.light) == (7, 0, 1)
    table.do("attack thunder_wrath")
    assert table.happened("reckoned")[0][-2:] == (7, 9)
    assert "thunder_wrath" in table.sunk


@card("thunder_wrath")
@rule("WR-TRAIT-02")
def test_thunder_wrath_is_out_of_reach_once_a_spell_or_a_weapon_is_used(table: Story) -> None:
    table.quiet().hall("thunder_wrath")
    table.hand("thyrian_squire", "spear", "battle_fury", "torch")
    table.do("dungeon", "equip spear thyrian_squire", "use spear throw")
    assert table.refusal("attack thunder_wrath")[0] == "weapon_used"
    table.do("use battle_fury rage")
    assert table.refusal("attack thunder_wrath")[0] == "spell_used"
    table.leave_open()


@card("thunder_wrath")
@rule("WR-NOTE-41")
@pytest.mark.parametrize(
    ("place", "lost"), [(0, ["outlands_khan"]), (2, ["torch"]), (3, ["short_sword"]), (4, [])]
)
def test_thunder_wrath_strikes_one_card_of_the_whole_hand_but_no_elemental(
    table: Story, place: int, lost: list[str]
) -> None:
    table.quiet().hall("thunder_wrath")
    table.hand("outlands_khan", "toryn_gladiator", "torch", "short_sword", "air_wrath")
    table.load(BATTLE_STREAM, place)
    table.do("dungeon", "attack thunder_wrath")
    assert table.happened("won") != []
    assert table.destroyed == lost


@card("thunder_wrath")
def test_thunder_wrath_strikes_in_defeat_as_well(table: Story) -> None:
    table.quiet().hall("thunder_wrath")
    table.hand("militia", "torch")
    table.load(BATTLE_STREAM, 0)
    table.do("dungeon", "attack thunder_wrath")
    assert table.happened("won") == []
    assert table.destroyed == ["militia"]


@card("thunder_wrath")
def test_thunder_wrath_finds_nothing_in_an_empty_hand(table: Story) -> None:
    table.quiet().hall("thunder_wrath")
    table.hand()
    table.do("dungeon", "attack thunder_wrath")
    assert table.destroyed == []


@card("water_wrath")
@rule("WR-TRAIT-10")
def test_no_light_helps_against_water_wrath(table: Story) -> None:
    table.quiet().hall(GOBLIN, "water_wrath", "nixie")
    table.hand("militia", "lightstone_gem")
    table.do("dungeon")
    assert (table.muster("water_wrath").light, table.muster("water_wrath").penalty) == (3, 2)
    assert table.muster("nixie").penalty == 0
    table.leave_open()


@card("water_wrath")
@rule("WR-NOTE-44")
@pytest.mark.parametrize("heroes", [("outlands_khan", "toryn_duelist"), ("militia", "militia")])
def test_water_wrath_drowns_every_hero_without_weapon_or_magic(table: Story, heroes: tuple[str, str]) -> None:
    table.quiet().hall("water_wrath")
    table.hand(*heroes, "militia", "regian_cleric", "dagger")  # the Cleric's Magic Attack is 1
    table.do("dungeon", "equip dagger militia", "attack water_wrath")
    assert bool(table.happened("won")) == ("outlands_khan" in heroes)
    assert table.destroyed == list(heroes)


@card("water_wrath")
@rule("WR-NOTE-44")
def test_water_wrath_spares_a_hero_whose_attack_was_turned_to_magic(table: Story) -> None:
    table.quiet().hall("water_wrath")
    table.hand("outlands_khan", "goodberries")
    table.do("dungeon", "use goodberries eat", "attack water_wrath")
    assert table.happened("won") != []
    assert table.destroyed == []


@card("water_wrath")
@rule("WR-NOTE-44")
def test_water_wrath_spares_an_armed_hero_who_sits_out(table: Story) -> None:
    table.quiet().hall("water_wrath")
    table.hand("faeyn_marksman", "faeyn_archer", "hatchet")
    table.do("dungeon", "equip hatchet faeyn_archer", "attack water_wrath")
    assert table.destroyed == ["faeyn_marksman"]


# Elemental • Pain --------------------------------------------------------------------------------

PREY = [
    # what is destroyed, what is spared
    ("blood_torment", "gangland_crook", "horde_3"),
    ("lava_torment", "toryn_scrapper", "militia"),
    ("shadow_torment", "toryn_duelist", "militia"),
    ("smoke_torment", "militia", "toryn_scrapper"),
]


@card("blood_torment", "lava_torment", "shadow_torment", "smoke_torment")
@rule("WR-NOTE-28", "WR-NOTE-37")
@pytest.mark.parametrize(("torment", "prey", "other"), PREY)
def test_a_torment_breaches_five_cards_of_every_deck_and_one_is_lost(
    table: Story, torment: str, prey: str, other: str
) -> None:
    table.start(seats=3)
    table.quiet().hall(GOBLIN, torment)
    table.hand("outlands_khan", "torch")
    table.deck(other, prey, "torch", prey, "torch", "lantern", *SIX_TORCHES)
    table.deck("dagger", "dagger", "dagger", "dagger", prey, "lantern", seat=1)
    table.deck("dagger", "dagger", other, "dagger", "dagger", prey, seat=2)
    table.do("dungeon", f"attack {GOBLIN}")
    assert table.destroyed == [prey, prey]
    assert [event[0] for event in table.happened("destroyed")] == [0, 1]
    assert table.discards(0)[1:5] == [other, "torch", prey, "torch"]
    assert (table.discards(1), table.deck_of(1)) == (["dagger"] * 4, ["lantern"])
    assert (table.discards(2), table.deck_of(2)) == (["dagger", "dagger", other, "dagger", "dagger"], [prey])


@card("lava_torment", "shadow_torment", "blood_torment")
@pytest.mark.parametrize(
    ("torment", "one", "another", "safe"),
    [
        ("lava_torment", "toryn_scrapper", "diin_illusionist", "toryn_duelist"),
        ("shadow_torment", "toryn_duelist", "diin_beguiler", "toryn_gladiator"),
        ("blood_torment", "toryn_gladiator", "ambrosia", "toryn_duelist"),
    ],
)
def test_each_player_chooses_what_the_torment_destroys(
    table: Story, torment: str, one: str, another: str, safe: str
) -> None:
    table.quiet().hall(GOBLIN, torment)
    table.hand("outlands_khan", "torch")
    table.deck(one, another, safe, "torch", "torch", *SIX_TORCHES)
    table.deck(another, one, safe, "torch", "torch", seat=1)
    table.do("dungeon", f"attack {GOBLIN}")
    assert (table.asked[0], table.offers) == (0, [f"destroy {one}", f"destroy {another}"])
    table.do(f"destroy {another}")
    assert (table.asked[0], table.offers) == (1, [f"destroy {another}", f"destroy {one}"])
    table.do(f"destroy {one}")
    assert table.destroyed == [another, one]


@card("shadow_torment", "smoke_torment")
@rule("WR-TRAIT-12")
@pytest.mark.parametrize("torment", ["shadow_torment", "smoke_torment"])
def test_only_magic_counts_against_shadow_and_smoke(table: Story, torment: str) -> None:
    table.quiet().hall(torment)
    table.hand("outlands_khan", "elf_archmage")
    table.do("dungeon")
    party = table.muster(torment)
    assert (party.attack, party.magic, party.light, party.value) == (0, 4, 2, 4)
    table.do(f"attack {torment}")
    assert table.happened("won") == []


@card("blood_torment")
@rule("WR-NOTE-07")
@pytest.mark.parametrize("hero", ["outlands_khan", "militia"])
def test_blood_torment_takes_a_monster_out_of_every_hand(table: Story, hero: str) -> None:
    table.start(seats=3)
    table.quiet().hall("blood_torment")
    table.hand(hero, "elf_archmage", "lava_torment", "nixie")
    table.hand("pegasus", "griffon", "torch", seat=1)
    table.hand("torch", "dagger", seat=2)
    table.do("dungeon", "attack blood_torment", "destroy nixie")
    assert (table.asked[0], table.offers) == (1, ["destroy pegasus", "destroy griffon"])
    table.do("destroy griffon", seat=1)
    assert bool(table.happened("won")) == (hero == "outlands_khan")
    assert table.destroyed == ["nixie", "griffon"]
    assert [shown[0] for shown in table.happened("showed_hand")] == [0, 1, 2]
    assert table.hand_of(1) == ["pegasus", "torch"]
    assert (table.shown_of(1), table.shown_of(2)) == (["pegasus", "torch"], ["torch", "dagger"])


@card("steam_torment")
@rule("WR-NOTE-38", "WR-GLOBAL-01", "OR-23")
def test_while_a_steam_torment_is_in_the_hall_nobody_retreats(table: Story) -> None:
    table.quiet().hall("ebon_fume", GOBLIN, "steam_torment")
    table.hand("toryn_gladiator", "elf_archmage")
    table.do("dungeon")
    assert table.refusal("use elf_archmage send_down")[0] == "held_in_hall"
    table.do("attack ebon_fume")
    assert table.hall_now == ["ebon_fume", GOBLIN, "steam_torment"]
    assert table.sunk == []


@card("steam_torment")
@rule("WR-NOTE-38")
def test_a_steam_torment_does_not_retreat_but_can_be_beaten(table: Story) -> None:
    table.quiet().hall("steam_torment", "nixie", "pegasus")
    table.hand("militia", "torch")
    table.hand("outlands_khan", "torch", seat=1)
    table.do("dungeon", "attack steam_torment")
    assert table.hall_now == ["steam_torment", "nixie", "pegasus"]
    table.do("dungeon", "attack steam_torment", seat=1)
    assert table.hall_now == ["nixie", "pegasus", GOBLIN]


@card("steam_torment")
@rule("WR-GLOBAL-02", "WR-NOTE-38")
def test_from_a_hand_the_steam_torment_holds_nobody_and_strikes_for_one(table: Story) -> None:
    table.quiet().hand("steam_torment", "torch", "elf_archmage")
    table.do("dungeon")
    assert table.muster(GOBLIN).attack == 1
    assert "use elf_archmage send_down" in table.offers
    table.hand("steam_torment")
    assert table.muster(GOBLIN).attack == 1
    table.leave_open()


@card("steam_torment")
@rule("WR-NOTE-38")
def test_solo_monsters_get_past_you_for_all_the_steam(table: Story) -> None:
    table.start(variant="solo_normal").quiet().hall("ebon_fume", GOBLIN, "steam_torment")
    table.state.span = 3
    table.hand("militia", "torch")
    table.do("dungeon", f"attack {GOBLIN}")
    assert table.kinds(SCORE_PILE) == [GOBLIN]


# Golem -------------------------------------------------------------------------------------------

GOLEMS = [
    # a Hero one Strength short, one just strong enough, and its Attack and Light
    ("bronze_golem", "elf_sorcerer", "lorigg_rogue", 2, 1),
    ("clay_golem", "lorigg_rogue", "faeyn_marksman", 3, 1),
    ("stone_golem", "faeyn_marksman", "faeyn_sniper", 4, 2),
    ("iron_golem", "faeyn_sniper", "chalice_paladin", 4, 0),
    ("colossus", "chalice_paladin", "dwarf_sentinel", 3, 0),
]


@card("bronze_golem", "clay_golem", "stone_golem", "iron_golem", "colossus")
@rule("WR-NOTE-25", "WR-TRAIT-05")
@pytest.mark.parametrize(("golem", "weak", "strong", "attack", "light"), GOLEMS)
def test_a_hero_too_weak_for_a_golem_gives_nothing(
    table: Story, golem: str, weak: str, strong: str, attack: int, light: int
) -> None:
    table.quiet().hall(GOBLIN, golem)
    table.hand(weak, strong, "dagger")
    table.do("dungeon", f"equip dagger {weak}")
    party = table.muster(golem)
    assert (party.attack, party.magic, party.light) == (attack, 0, light)
    table.do(f"attack {golem}")


@card("bronze_golem")
@rule("TS-EX-53")
def test_a_fed_militia_takes_part_against_a_bronze_golem(table: Story) -> None:
    table.quiet().hall("bronze_golem")
    table.hand("militia", "iron_rations")
    table.do("dungeon")
    assert table.muster("bronze_golem").attack == 0
    table.do("use iron_rations eat")
    assert table.muster("bronze_golem").attack == 1
    table.leave_open()


@card("iron_golem")
@rule("WR-TRAIT-03")
def test_magic_counts_half_against_an_iron_golem(table: Story) -> None:
    table.quiet().hall("iron_golem")
    table.hand("runespawn_witch", "fireball", "toryn_gladiator", "the_unchained")
    table.do("dungeon")
    party = table.muster("iron_golem")
    assert (party.attack, party.magic) == (4, (3 + 3 + 1) // 2)
    table.leave_open()


@card("colossus")
@rule("WR-TRAIT-11")
def test_magic_counts_nothing_against_a_colossus(table: Story) -> None:
    table.quiet().hall("colossus")
    table.hand("runespawn_witch", "fireball", "toryn_gladiator")
    table.do("dungeon")
    party = table.muster("colossus")
    assert (party.attack, party.magic, party.light) == (4, 0, 1)
    table.leave_open()


@card("clay_golem")
@rule("WR-NOTE-10")
def test_a_clay_golem_won_lends_a_hero_strength_from_the_hand(table: Story) -> None:
    table.quiet().hall(GOBLIN, "clay_golem")
    table.hand("clay_golem", "militia", "elf_wizard")
    table.do("dungeon", "use clay_golem lend_arm")
    assert table.offers == ["feed militia", "feed elf_wizard"]
    table.do("feed elf_wizard")
    assert (table.strength_of("elf_wizard"), table.strength_of("militia")) == (5, 2)
    assert table.refusal("use clay_golem lend_arm") == ("used_up",)
    table.hand("clay_golem")
    assert table.refusal("use clay_golem lend_arm") == ("none_in_hand", "Hero")
    table.hand("militia")
    assert not any("lend_arm" in offer for offer in table.offers)
    table.leave_open()

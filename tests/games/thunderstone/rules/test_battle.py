"""The battle: who fights, adding up, outcome, Spoils."""

from tests.games.thunderstone.teller import Story

from marks import card, rule

# Who fights ------------------------------------------------------------------------------------------


@rule("TS-BATTLE-01")
def test_all_heroes_together_fight_one_monster(table: Story) -> None:
    table.quiet().hand("militia", "militia", "amazon_archer", "outlands_warrior", "elf_wizard")
    table.do("dungeon")
    party = table.muster("griknack_goblin")
    assert len(party.party) == 5
    assert (party.attack, party.magic) == (1 + 1 + 1 + 3, 2)
    table.leave_open()


@rule("TS-BATTLE-03")
def test_spells_items_and_trophies_lend_their_help(table: Story) -> None:
    table.quiet().hand("militia", "fireball", "torch", "pegasus", "griffon", "nixie")
    table.do("dungeon")
    party = table.muster("griknack_goblin")
    assert (party.attack, party.magic, party.light) == (1 + 1, 3 + 1, 1 + 1)
    table.leave_open()


@rule("TS-BATTLE-04")
def test_no_hero_no_weapon(table: Story) -> None:
    table.quiet().hand("flaming_sword", "short_sword", "torch")
    table.do("dungeon")
    assert not any(name.startswith("equip") for name in table.offers)
    party = table.muster("griknack_goblin")
    assert (party.attack, party.magic, party.light) == (0, 0, 1)
    table.leave_open()


@rule("TS-BATTLE-05")
def test_a_party_of_no_heroes_may_win(table: Story) -> None:
    table.quiet().hand("fireball", "pegasus")
    table.do("dungeon", "attack griknack_goblin")
    assert table.happened("reckoned")[0][-2:] == (4, 4)
    assert "griknack_goblin" in table.discards()


@rule("TS-BATTLE-06", "TS-DISEASE-02")
def test_every_disease_in_hand_is_played_and_takes_one(table: Story) -> None:
    table.quiet().hand("outlands_khan", "lantern", "disease", "disease", "disease")
    table.do("dungeon")
    assert not any("disease" in name for name in table.offers)  # nothing to choose
    table.do("attack griknack_goblin")
    assert table.happened("reckoned")[0][5:7] == (3, 4)


@rule("TS-BATTLE-07", "OR-07")
def test_the_party_is_added_up_for_each_target_before_one_is_named(table: Story) -> None:
    table.hall("nixie", "pegasus", "griffon")
    table.hand("amazon_archer", "outlands_warrior", "lantern", "fireball")
    table.do("dungeon")
    reckoned = [table.muster(foe) for foe in ("nixie", "pegasus", "griffon")]
    assert [(m.penalty, m.attack, m.value) for m in reckoned] == [(0, 4, 7), (0, 6, 9), (0, 6, 9)]
    assert {"attack nixie", "attack pegasus", "attack griffon"} <= set(table.offers)
    table.leave_open()


# Adding up -------------------------------------------------------------------------------------------


@rule("TS-BATTLE-08")
def test_all_bonuses_count_and_conditional_ones_come_on_top(table: Story) -> None:
    table.hall("nixie", "pegasus", "griffon")
    table.hand("chalice_defender", "torch", "lantern", "amazon_queen", "short_bow")
    table.do("dungeon", "equip short_bow amazon_queen")
    assert table.muster("pegasus").attack == (3 + 1 + 1) + (2 + 4 + 5)
    assert table.muster("nixie").attack == (3 + 1 + 1) + 2
    table.leave_open()


@rule("TS-BATTLE-09", "OR-12")
def test_doubling_comes_when_all_adding_and_subtracting_is_done(table: Story) -> None:
    table.hall("judgement")
    table.dungeon_deck("griffon")
    table.hand("selurin_warlock", "elf_wizard", "fireball")
    table.do("dungeon")
    assert table.muster("judgement").magic == (2 + 2 + 3) * 2
    table.do("attack judgement", "lose_magic")  # 1 from each Hero
    assert table.happened("reckoned")[0][3] == (2 - 1 + 2 - 1 + 3) * 2


@rule("TS-BATTLE-17", "WR-TRAIT-04")
def test_half_of_an_odd_attack_is_rounded_down(table: Story) -> None:
    table.hall("tormentor")  # Half-Attack without a Weapon
    table.hand("outlands_khan", "lantern", "dagger")
    table.do("dungeon")
    assert table.muster("tormentor").value == 7 // 2 == 3
    table.do("equip dagger outlands_khan")
    assert table.muster("tormentor").value == 8
    table.leave_open()


@rule("TS-BATTLE-18")
def test_the_kind_of_attack_a_monster_is_immune_to_does_nothing(table: Story) -> None:
    table.hall("ebon_fume", "noxious_slag", "griffon")
    table.hand("elf_wizard", "dwarf_guardian", "short_sword", "lightstone_gem")
    table.do("dungeon", "equip short_sword dwarf_guardian")
    dragon, slag, griffon = (table.muster(foe) for foe in ("ebon_fume", "noxious_slag", "griffon"))
    assert (dragon.attack, dragon.magic) == (1 + 3 + 4, 0)
    assert (slag.attack, slag.magic) == (1 + 3, 1)
    assert (griffon.attack, griffon.magic) == (8, 2)
    table.leave_open()


@rule("TS-CALC-01")
def test_barred_heroes_are_left_out_with_their_weapons(table: Story) -> None:
    table.hall("bronze_golem", "clay_golem", "griffon", rank_0="dark_champion")
    table.hand("faeyn_sniper", "militia", "outlands_warrior", "flaming_sword", "dagger")
    table.do("dungeon", "equip flaming_sword faeyn_sniper", "equip dagger militia")
    weak, strong, deep = (table.muster(foe) for foe in ("bronze_golem", "clay_golem", "griffon"))
    assert (weak.attack, weak.magic, weak.light) == (3, 0, 0)  # no Faeyn in Rank 1, Militia too weak
    assert (strong.attack, strong.magic, strong.light) == (4 + 3, 3, 2 + 1)
    assert (deep.attack, deep.magic) == (4 + 3 + 1 + 1, 3)
    assert (table.muster("dark_champion").rank, table.muster("dark_champion").attack) == (0, 9)
    table.leave_open()


@rule("TS-CALC-01")
def test_whom_a_haunt_keeps_out_takes_the_weapon_along(table: Story) -> None:
    table.hall("haunt")
    table.dungeon_deck("griffon")
    table.hand("outlands_khan", "militia", "flaming_sword")
    table.do("dungeon", "equip flaming_sword outlands_khan", "attack haunt", "leave_out outlands_khan")
    attack, magic, penalty, _, value, _ = table.happened("reckoned")[0][2:]
    assert (attack, magic, penalty, value) == (1, 0, 1, -1)


@rule("TS-CALC-02")
def test_light_is_summed_over_party_weapons_items_spells_and_trophies(table: Story) -> None:
    table.hall("knightmare", "water_wrath", "griffon", rank_0="dark_champion")
    table.hand("elf_wizard", "dwarf_guardian", "flaming_sword", "torch", "red_jelly", "stone_of_agony")
    table.do("dungeon", "equip flaming_sword dwarf_guardian")
    dark, wet, deep, guardian = (
        table.muster(foe) for foe in ("knightmare", "water_wrath", "griffon", "dark_champion")
    )
    assert dark.light == 4  # the Stone of Agony is for campaigns
    assert (dark.darkness, dark.penalty) == (3, 0)
    assert (wet.darkness, wet.penalty) == (2, 2)  # Light cannot reduce it
    assert (deep.darkness, deep.penalty) == (3, 0)
    assert guardian.penalty == 0
    table.leave_open()


@rule("TS-CALC-02")
def test_a_blind_grandmaster_knows_no_light_penalty(table: Story) -> None:
    table.hall("griffon", "griffon", "water_wrath")
    table.hand("blind_grandmaster")
    table.do("dungeon")
    assert (table.muster("water_wrath").darkness, table.muster("water_wrath").penalty) == (3, 0)
    table.leave_open()


@rule("TS-CALC-03")
def test_a_conversion_turns_the_whole_sum_of_a_hero(table: Story) -> None:
    table.hall("ghost", "the_prince", "griffon")
    table.dungeon_deck("griffon", "griffon")
    table.hand("dwarf_guardian", "hatchet", "goodberries", "lantern", "militia", "battle_fury")
    table.do("dungeon", "equip hatchet dwarf_guardian", "use goodberries eat", "feed dwarf_guardian")
    table.do("use battle_fury rage")
    party = table.muster("ghost")
    assert (party.attack, party.magic) == (1 + 1, 1 + 3 + 3 + 1)
    table.do("attack the_prince")
    attack, magic = table.happened("reckoned")[0][2:4]
    assert (attack, magic) == (2 - 2, 8 - 2)


@rule("TS-CALC-04", "WR-TRAIT-03")
def test_magic_is_doubled_first_and_halved_or_annulled_after(table: Story) -> None:
    table.hall("noxious_slag", "ebon_fume", "griffon")
    table.hand("selurin_warlock", "selurin_theurge", "the_unchained", "lantern")
    table.do("dungeon")
    assert table.muster("griffon").magic == (2 + 2 + 1) * 2 * 2
    assert table.muster("noxious_slag").magic == 20 // 2
    assert table.muster("ebon_fume").magic == 0
    table.leave_open()


@rule("TS-CALC-04", "WR-TRAIT-03")
def test_half_magic_is_rounded_down(table: Story) -> None:
    table.hall("noxious_slag")
    table.hand("fireball")
    table.do("dungeon")
    assert table.muster("noxious_slag").magic == 1
    table.leave_open()


@rule("TS-CALC-05", "WR-TRAIT-12")
def test_plain_attack_is_nothing_where_only_magic_counts(table: Story) -> None:
    table.hall("sphinx", "griffon")
    table.hand("outlands_khan", "lorigg_thief", "fireball", "lantern")
    table.do("dungeon")
    only = table.muster("sphinx")
    assert (only.attack, only.magic, only.penalty, only.value) == (0, 3, 0, 3)  # the Thief's Light is welcome
    assert table.muster("griffon").attack == 7 + 1
    table.leave_open()


@rule("TS-CALC-06")
def test_diseases_and_darkness_come_off_before_every_halving(table: Story) -> None:
    table.hall("griffon", "tormentor", "succubus")
    table.hand("outlands_khan", "outlands_slayer", "disease", "torch")
    table.do("dungeon")
    assert table.muster("tormentor").value == (7 + 5 - 1 - 2 * 1) // 2 == 4
    assert table.muster("succubus").value == (12 - 1 - 2 * 2) // 2 == 3
    assert table.muster("griffon").value == 12 - 1 - 0
    table.leave_open()


@rule("TS-CALC-07")
def test_reaching_the_health_wins_if_the_need_for_magic_is_met(table: Story) -> None:
    table.hall("revenant", "griffon")
    table.hand("outlands_khan", "lantern")
    table.do("dungeon")
    assert (table.muster("griffon").value, table.muster("griffon").wins) == (7, True)
    assert (table.muster("revenant").value, table.muster("revenant").wins) == (7, False)
    table.hand("outlands_khan", "lantern", "the_unchained")
    assert table.muster("revenant").wins
    table.leave_open()


# Battle effects --------------------------------------------------------------------------------------


@rule("TS-HALL-04", "TS-BATTLE-10")
def test_a_battle_effect_comes_about_in_victory_and_in_defeat(table: Story) -> None:
    table.hall("black_slime", "black_slime")
    table.dungeon_deck("griffon", "griffon", "griffon")
    table.hand("outlands_khan", "militia", "torch")
    table.hand("militia", "torch", seat=1)
    table.do("dungeon", "attack black_slime")
    table.do("dungeon", "attack black_slime")
    assert len(table.happened("won")) == 1
    assert len(table.happened("retreated")) == 1
    assert table.destroyed == ["militia", "militia"]


@rule("TS-HALL-04")
def test_other_monsters_of_the_hall_keep_their_battle_effects_to_themselves(table: Story) -> None:
    table.hall("griknack_goblin", "lord_of_death", "black_slime")
    table.dungeon_deck("griffon")
    table.hand("outlands_khan", "militia", "torch")
    table.do("dungeon", "attack griknack_goblin")
    assert table.destroyed == []
    assert not any(id.startswith("disease") for id in table.discards())


@rule("TS-BATTLE-10")
def test_some_effects_work_while_you_fight_and_some_when_it_is_over(table: Story) -> None:
    table.hall("the_prince")
    table.dungeon_deck("griffon")
    table.hand("outlands_khan", "outlands_khan", "lantern")
    table.do("dungeon", "attack the_prince")
    assert table.happened("reckoned")[0][2] == 7 + 7 - 2 - 2  # both fought, each with 2 less
    assert table.destroyed == ["outlands_khan"]  # and one fell afterwards


# Outcome ---------------------------------------------------------------------------------------------


@rule("TS-BATTLE-14", "TS-HALL-05")
def test_a_beaten_monster_is_a_card_of_your_deck_like_the_others(table: Story) -> None:
    table.hand("nixie", "archduke_of_pain", "tyxr_the_old")
    table.village(sword=("claymore",))
    assert table.vp_of() >= 1 + 8 + 6
    table.do("village")
    assert table.gold == 4 + 3 + 2
    table.do("buy claymore")
    assert table.happened("breached") == []


@rule("TS-BATTLE-15")
def test_xp_is_kept_beside_the_deck(table: Story) -> None:
    table.hall("griffon")
    table.dungeon_deck("griffon")
    table.hand("outlands_khan", "torch")
    cards = len(table.hand_of() + table.deck_of() + table.discards())
    table.do("dungeon", "attack griffon")
    assert table.xp_of() == 2
    assert len(table.hand_of() + table.deck_of() + table.discards()) == cards + 1  # the Griffon alone


@rule("TS-BATTLE-16")
def test_the_hall_is_refilled_after_victory_and_defeat(table: Story) -> None:
    table.hall("griknack_goblin", "nixie", "pegasus")
    table.dungeon_deck("griffon", "grudgebeast")
    table.hand("outlands_khan", "torch")
    table.hand("militia", seat=1)
    table.do("dungeon", "attack griknack_goblin")
    assert table.hall_now == ["nixie", "pegasus", "griffon"]
    table.do("dungeon", "attack pegasus")
    assert table.hall_now == ["nixie", "griffon", "grudgebeast"]


# Spoils ----------------------------------------------------------------------------------------------


@rule("TS-SPOILS-01", "TS-SPOILS-03", "TS-EX-08", "OR-15")
def test_spoils_buy_one_card_of_their_type_for_the_gold_in_hand(table: Story) -> None:
    table.hall("gray_ooze")
    table.dungeon_deck("griffon", "griffon")
    table.village(food=("iron_rations", "iron_rations"), feast=("feast",), spear=("spear",), torch=("torch",))
    table.hand("outlands_khan", "dagger", "torch", "militia")
    table.do("dungeon", "equip dagger outlands_khan", "attack gray_ooze")
    assert table.offers == ["buy iron_rations", "done"]
    assert table.refusal("buy torch") == ("wrong_spoils",)
    assert table.refusal("buy feast") == ("too_dear", 5, 3)
    table.do("buy iron_rations")
    assert table.asked == (1, "turn.action")
    assert "iron_rations" in table.discards()


@rule("TS-SPOILS-02", "TS-EX-08")
def test_spoils_need_a_victory(table: Story) -> None:
    table.hall("gray_ooze")
    table.dungeon_deck("griffon", "griffon")
    table.village(food=("iron_rations",), spear=("spear",))
    table.hand("dwarf_janissary", "dagger", "lantern", "disease", "disease", "disease")
    table.do("dungeon", "equip dagger dwarf_janissary", "attack gray_ooze")
    assert table.happened("reckoned")[0][-2:] == (4, 6)
    assert table.asked == (1, "turn.action")
    assert table.happened("bought") == []


@rule("TS-SPOILS-02", "OR-15")
def test_heroes_have_spoils_too_and_all_spoils_share_the_gold(table: Story) -> None:
    table.hall("gray_ooze")
    table.dungeon_deck("griffon", "griffon")
    table.village(food=("iron_rations",), feast=("feast",), spear=("spear",), torch=("torch",))
    table.hand("dwarf_janissary", "dagger", "lantern", "torch", "torch")
    table.do("dungeon", "equip dagger dwarf_janissary", "attack gray_ooze")
    assert table.asked == (0, "battle.spoils")
    table.do("spoils dwarf_janissary")
    assert table.offers == ["buy spear", "done"]
    table.do("buy spear")
    assert table.offers == ["buy iron_rations", "done"]  # the Ooze's
    assert table.refusal("buy feast") == ("too_dear", 5, 7 - 4)
    table.do("done")


@rule("OR-15")
def test_the_monster_just_won_and_the_fallen_pay_nothing(table: Story) -> None:
    table.hall("gray_ooze")
    table.dungeon_deck("griffon", "griffon")
    table.village(food=("iron_rations",))
    table.hand("redblade_assassin", "militia", "militia", "lantern")
    table.do("dungeon", "attack gray_ooze")  # unarmed: a Hero dies
    table.do("destroy redblade_assassin")
    assert table.happened("won") != []
    assert table.gold == 2  # the Lantern: neither the Assassin's 2 nor the Ooze's 1
    table.do("buy iron_rations")


@rule("TS-SPOILS-01", "TS-SPOILS-02")
@card("gray_ooze", "sphinx")
def test_monster_cards_in_hand_bring_no_spoils(table: Story) -> None:
    table.quiet().hand("outlands_khan", "gray_ooze", "sphinx", "torch")
    table.deck(*["torch"] * 12)
    table.do("dungeon", "attack griknack_goblin")
    assert table.happened("won")
    assert table.asked == (1, "turn.action")  # neither Food to buy nor six cards to look through
    assert table.happened("turned_over") == []


@rule("WR-TRAIT-04", "TS-CALC-01")
@card("tormentor", "faeyn_marksman")
def test_a_weapon_of_one_who_sits_out_does_not_count_as_present(table: Story) -> None:
    table.quiet().hall("tormentor", "griknack_goblin", "tormentor")
    table.hand("faeyn_marksman", "outlands_khan", "short_sword", "torch")
    table.do("dungeon", "equip short_sword faeyn_marksman")
    assert table.muster("tormentor").value == 7 // 2  # in Rank 1 the Faeyn and the sword stay out
    table.do("equip short_sword outlands_khan")
    assert table.muster("tormentor").value == 7 + 4
    table.leave_open()

"""The Heroes of Wrath of the Elements and its Militia, each by its own text."""

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone.board import BATTLE_STREAM
from marks import card, rule

GOBLIN = "griknack_goblin"
SIX_TORCHES = ("torch",) * 6

# What is printed ---------------------------------------------------------------------------------

HEROES = [
    # price, gold, Strength, Attack, Magic Attack, VP
    ("blind_neophyte", 6, 0, 4, 2, 0, 0),
    ("blind_monk", 9, 0, 4, 3, 0, 0),
    ("blind_grandmaster", 12, 0, 5, 3, 0, 3),
    ("diin_illusionist", 5, 0, 3, 0, 2, 0),
    ("diin_beguiler", 8, 0, 3, 0, 2, 0),
    ("diin_enchanter", 11, 0, 4, 0, 3, 2),
    ("divine_healer", 5, 0, 4, 2, 0, 0),
    ("divine_chaplain", 8, 0, 5, 2, 0, 0),
    ("divine_prophet", 11, 0, 6, 3, 0, 2),
    ("gangland_thug", 6, 0, 4, 1, 0, 0),
    ("gangland_heavy", 9, 1, 4, 2, 0, 0),
    ("gangland_crook", 11, 1, 5, 3, 0, 1),
    ("gohlen_trapper", 7, 0, 5, 2, 0, 0),
    ("gohlen_tracker", 10, 0, 6, 3, 0, 0),
    ("gohlen_hunter", 13, 0, 6, 4, 0, 1),
    ("runespawn_adept", 7, 0, 5, 0, 2, 0),
    ("runespawn_siren", 10, 0, 6, 0, 3, 0),
    ("runespawn_witch", 13, 0, 8, 0, 3, 2),
    ("toryn_scrapper", 7, 0, 7, 2, 0, 0),
    ("toryn_duelist", 9, 0, 8, 3, 0, 0),
    ("toryn_gladiator", 12, 0, 9, 4, 0, 2),
]


@pytest.mark.parametrize(("hero", "price", "gold", "strength", "attack", "magic", "vp"), HEROES)
def test_a_hero_has_the_numbers_printed_on_it(
    table: Story, hero: str, price: int, gold: int, strength: int, attack: int, magic: int, vp: int
) -> None:
    table.quiet().hand("torch")
    table.village(basic=("militia",), hero=(hero,))
    table.do("village")
    assert table.refusal(f"buy {hero}") == ("too_dear", price, 2)
    table.hand(hero, "torch")
    assert table.gold == gold + 2
    assert table.strength_of(hero) == strength
    party = table.muster(GOBLIN)
    assert (party.attack, party.magic, party.light) == (attack, magic, 1)
    assert table.vp_of() == vp
    table.leave_open()


LEVELS = [
    ("blind_neophyte", "blind_monk", 2, ()),
    ("blind_monk", "blind_grandmaster", 3, ()),
    ("diin_illusionist", "diin_beguiler", 2, ()),
    ("diin_beguiler", "diin_enchanter", 3, ()),
    ("divine_healer", "divine_chaplain", 2, ()),
    ("divine_chaplain", "divine_prophet", 3, ("done",)),
    ("gangland_thug", "gangland_heavy", 2, ("done",)),
    ("gangland_heavy", "gangland_crook", 3, ("done",)),
    ("gohlen_trapper", "gohlen_tracker", 2, ()),
    ("gohlen_tracker", "gohlen_hunter", 3, ()),
    ("runespawn_adept", "runespawn_siren", 2, ()),
    ("runespawn_siren", "runespawn_witch", 3, ()),
    ("toryn_scrapper", "toryn_duelist", 2, ()),
    ("toryn_duelist", "toryn_gladiator", 3, ()),
]


@pytest.mark.parametrize(("hero", "better", "price", "village_effects"), LEVELS)
def test_a_hero_rises_for_the_xp_printed_on_it(
    table: Story, hero: str, better: str, price: int, village_effects: tuple[str, ...]
) -> None:
    table.quiet().hand(hero)
    table.village(hero=(better,))
    table.xp(price + 1)
    table.do("village", *village_effects, f"level_up {hero} {better}")
    assert table.xp_of() == 1
    assert table.destroyed == [hero]
    assert table.discards() == [better]


# Militia -----------------------------------------------------------------------------------------


@card("militia_wrath")
@rule("WR-COMP-07", "TS-LEVEL-08")
def test_a_reprinted_militia_is_a_hero_like_the_old_one(table: Story) -> None:
    table.quiet().hand("militia_wrath", "dagger", "hatchet")
    table.village(hero=("toryn_scrapper",), other=("diin_illusionist",))
    table.xp(4)
    assert table.strength_of("militia_wrath") == 2
    assert table.muster(GOBLIN).attack == 1
    table.do("village")
    assert sorted(table.offers) == [
        "done",
        "level_up militia_wrath diin_illusionist",
        "level_up militia_wrath toryn_scrapper",
    ]
    table.do("level_up militia_wrath toryn_scrapper")
    assert table.xp_of() == 1
    assert table.destroyed == ["militia_wrath"]
    assert table.discards() == ["toryn_scrapper", "dagger", "hatchet"]


@card("militia_wrath")
@rule("WR-COMP-07")
def test_the_reprinted_militia_are_thirty_more_if_wanted(table: Story) -> None:
    table.start(more_militia=True)
    assert table.stack_of("Militia").count("militia_wrath") == 30
    table.start()
    assert table.stack_of("Militia").count("militia_wrath") == 0


# Blind -------------------------------------------------------------------------------------------


@card("blind_neophyte", "blind_monk")
@rule("WR-NOTE-05")
@pytest.mark.parametrize(("hero", "attack", "magic"), [("blind_neophyte", 2, 3), ("blind_monk", 3, 4)])
def test_the_blind_burn_one_light_item_after_the_other(
    table: Story, hero: str, attack: int, magic: int
) -> None:
    table.quiet().hand(hero, "torch", "lantern", "flaming_sword", "ambrosia")
    table.do("dungeon", f"use {hero} burn")
    assert table.offers == ["destroy torch", "destroy lantern"]
    assert table.refusal("destroy flaming_sword") == ("wrong_sort", "Light Item")
    table.do("destroy torch")
    assert table.muster(GOBLIN).magic == magic
    table.do(f"use {hero} burn")
    party = table.muster(GOBLIN)
    assert (party.attack, party.magic, party.light) == (attack, 2 * magic, 0)
    assert table.destroyed == ["torch", "lantern"]
    assert table.refusal(f"use {hero} burn") == ("none_in_hand", "Light Item")
    table.leave_open()


@card("blind_grandmaster")
@rule("WR-NOTE-06", "TS-EX-28")
def test_no_darkness_holds_the_blind_grandmaster_back(table: Story) -> None:
    table.quiet().hall("water_wrath", GOBLIN, "blink_dog")
    table.hand("blind_grandmaster")
    table.do("dungeon")
    assert table.muster("water_wrath").penalty == 0
    assert table.muster(GOBLIN).penalty == 0
    assert table.muster("blink_dog").penalty == 0
    table.do("attack blink_dog")
    assert "blink_dog" in table.discards()


@card("blind_grandmaster")
def test_the_blind_grandmaster_has_magic_only_where_no_light_item_is_shown(table: Story) -> None:
    table.quiet().hand("blind_grandmaster", "flaming_sword", "fireball")
    table.do("dungeon")
    assert table.muster(GOBLIN).magic == 3 + 3  # the Fireball is Light, but no Item
    table.hand("blind_grandmaster", "torch")
    party = table.muster(GOBLIN)
    assert (party.attack, party.magic) == (3, 0)
    table.leave_open()


# Diin --------------------------------------------------------------------------------------------


@card("diin_illusionist")
def test_the_illusionist_comes_back_when_another_player_has_it_discarded(table: Story) -> None:
    table.quiet().hand("lorigg_rogue")
    table.hand("diin_illusionist", "torch", seat=1)
    table.discard_pile(seat=1)
    table.do("dungeon", "use lorigg_rogue pickpocket")
    table.do("discard diin_illusionist", seat=1)
    assert sorted(table.hand_of(1)) == ["diin_illusionist", "torch"]
    assert table.shown_of(1) == ["diin_illusionist"]  # everybody saw it go and come back
    assert table.discards(1) == []
    table.leave_open()


@card("diin_illusionist")
def test_the_illusionist_does_not_come_back_for_a_monster_or_its_own_player(table: Story) -> None:
    table.quiet().hall(GOBLIN, "tyxr_the_old")
    table.hand("diin_illusionist", "outlands_khan", "torch")
    table.hand("diin_illusionist", "torch", "torch", seat=1)
    table.do("dungeon", f"attack {GOBLIN}", "discard diin_illusionist", "discard torch")
    assert "diin_illusionist" in table.discards()
    table.do("discard diin_illusionist", "discard torch", seat=1)
    assert table.hand_of(1) == ["torch"]
    assert "diin_illusionist" in table.discards(1)


@card("diin_beguiler")
@rule("WR-NOTE-15", "OR-33")
def test_the_beguiler_makes_a_militia_another_hero_for_the_turn(table: Story) -> None:
    table.quiet().hand("diin_beguiler", "militia", "elf_wizard", "torch", "dagger")
    table.do("dungeon")
    assert (table.muster(GOBLIN).attack, table.muster(GOBLIN).magic, table.muster(GOBLIN).light) == (1, 4, 2)
    table.do("use diin_beguiler beguile")
    party = table.muster(GOBLIN)
    assert (party.attack, party.magic, party.light) == (0, 6, 3)
    assert table.hand_of().count("elf_wizard") == 2
    assert table.refusal("use diin_beguiler beguile") == ("used_up",)
    table.do(f"attack {GOBLIN}")
    assert table.discards().count("elf_wizard") == 1
    assert table.discards().count("militia") == 1


@card("diin_beguiler")
@rule("WR-NOTE-15")
def test_the_copy_has_the_effects_too_and_a_beguiler_is_not_copied(table: Story) -> None:
    table.quiet().hand("diin_beguiler", "militia", "militia", "divine_healer", "toryn_scrapper", "disease")
    table.deck(*SIX_TORCHES, "torch")
    table.do("dungeon", "use diin_beguiler beguile")
    assert table.offers == ["copy divine_healer", "copy toryn_scrapper"]
    assert table.refusal("copy diin_beguiler") == ("beguiler_not_copied",)
    assert table.refusal("copy militia") == ("wrong_sort", "Hero to copy")
    table.do("copy divine_healer", "use divine_healer heal #2")
    assert table.destroyed == ["disease"]
    assert table.hand_of().count("militia") == 1
    table.leave_open()


@card("diin_beguiler")
@rule("WR-NOTE-15")
def test_the_beguiler_needs_a_militia_and_a_hero_to_copy(table: Story) -> None:
    table.quiet().hand("diin_beguiler", "elf_wizard")
    table.do("dungeon")
    assert table.refusal("use diin_beguiler beguile") == ("none_in_hand", "Militia")
    table.hand("diin_beguiler", "diin_beguiler", "militia")
    assert table.refusal("use diin_beguiler beguile") == ("none_in_hand", "Hero to copy")
    table.leave_open()


@card("diin_beguiler")
@rule("OR-33")
def test_a_copy_that_is_destroyed_costs_the_militia_card(table: Story) -> None:
    table.quiet().hall("mythlurian")
    table.hand("diin_beguiler", "militia", "outlands_khan", "torch")
    table.do("dungeon", "use diin_beguiler beguile", "attack mythlurian")
    assert table.offers == ["destroy diin_beguiler", "destroy outlands_khan", "destroy outlands_khan #2"]
    table.do("destroy outlands_khan")  # the first of the two is the Militia in disguise
    assert table.destroyed == ["militia"]
    assert table.discards().count("outlands_khan") == 1


@card("diin_enchanter")
@rule("WR-NOTE-16")
def test_the_enchanter_trades_a_militia_for_the_top_hero_of_a_stack(table: Story) -> None:
    table.quiet().hand("diin_enchanter", "militia", "militia", "torch")
    table.village(a=("thyrian_squire", "thyrian_lord"), b=("regian_priest",), c=("fireball",))
    table.do("dungeon", "use diin_enchanter enchant")
    assert table.discards() == ["militia"]
    assert sorted(table.offers) == ["recruit regian_priest", "recruit thyrian_squire"]
    table.do("recruit thyrian_squire")
    assert "thyrian_squire" in table.hand_of()
    assert table.muster(GOBLIN).attack == 1 + 2
    assert table.refusal("use diin_enchanter enchant") == ("used_up",)
    table.do(f"attack {GOBLIN}")
    assert table.destroyed == ["thyrian_squire"]
    assert "thyrian_squire" not in table.discards()


@card("diin_enchanter")
def test_the_recruit_is_lost_in_defeat_as_well(table: Story) -> None:
    table.quiet().hand("diin_enchanter", "militia")
    table.village(a=("thyrian_squire", "thyrian_lord"))
    table.do("dungeon", "use diin_enchanter enchant", f"attack {GOBLIN} #3")
    assert table.happened("won") == []
    assert table.destroyed == ["thyrian_squire"]


@card("diin_enchanter")
def test_the_recruit_fights_like_any_other_hero_of_the_party(table: Story) -> None:
    table.quiet().hand("diin_enchanter", "militia", "iron_rations", "torch")
    table.deck("lantern", *SIX_TORCHES)
    table.village(a=("regian_priest",))
    table.do("dungeon", "use diin_enchanter enchant", "use regian_priest draw")
    assert "lantern" in table.hand_of()
    table.do("use iron_rations eat", "feed regian_priest")
    assert table.strength_of("regian_priest") == 4 + 2
    table.leave_open()


@card("diin_enchanter")
@rule("WR-NOTE-16")
def test_the_recruit_is_told_from_a_hero_of_the_same_kind(table: Story) -> None:
    table.quiet().hand("diin_enchanter", "militia", "thyrian_squire", "iron_rations", "torch")
    table.village(a=("thyrian_squire",))
    table.do("dungeon", "use diin_enchanter enchant", "use iron_rations eat")
    assert table.offers == ["feed diin_enchanter", "feed thyrian_squire", "feed thyrian_squire #2"]
    table.do("feed thyrian_squire")
    table.leave_open()


@card("diin_enchanter", "thunder_wrath")
def test_a_recruit_struck_by_thunder_is_lost_once(table: Story) -> None:
    table.quiet().hall("thunder_wrath")
    table.hand("diin_enchanter", "militia", "torch")
    table.village(a=("thyrian_squire",))
    table.load(BATTLE_STREAM, 2)
    table.do("dungeon", "use diin_enchanter enchant", "attack thunder_wrath")
    assert table.destroyed == ["thyrian_squire"]


@card("diin_enchanter")
def test_the_enchanter_needs_a_militia_and_a_hero_on_sale(table: Story) -> None:
    table.quiet().hand("diin_enchanter", "torch")
    table.village(a=("regian_priest",))
    table.do("dungeon")
    assert table.refusal("use diin_enchanter enchant") == ("none_in_hand", "Militia")
    table.hand("diin_enchanter", "militia")
    table.village(a=("fireball",))
    assert table.refusal("use diin_enchanter enchant") == ("no_hero_on_sale",)
    table.leave_open()


# Divine ------------------------------------------------------------------------------------------


@card("divine_healer", "divine_prophet")
@rule("WR-NOTE-17")
@pytest.mark.parametrize("place", ["village", "dungeon"])
@pytest.mark.parametrize(("hero", "drawn"), [("divine_healer", 1), ("divine_prophet", 2)])
def test_a_healer_trades_one_disease_for_cards_wherever_it_is(
    table: Story, hero: str, drawn: int, place: str
) -> None:
    table.quiet().hand(hero, "disease", "disease", "torch")
    table.deck(*["lantern"] * drawn, "dagger", *SIX_TORCHES)
    table.do(place, f"use {hero} heal")
    assert table.destroyed == ["disease"]
    assert table.hand_of() == [hero, "disease", "torch", *["lantern"] * drawn]
    assert f"use {hero} heal" not in table.offers
    table.leave_open()


@card("divine_healer", "divine_prophet")
def test_a_healer_needs_a_disease_and_the_prophet_a_monster_besides(table: Story) -> None:
    table.quiet().hand("divine_healer", "divine_prophet", "torch")
    table.do("dungeon")
    assert table.refusal("use divine_healer heal") == ("none_in_hand", "Disease")
    assert table.refusal("use divine_prophet heal") == ("none_in_hand", "Disease")
    assert table.refusal("use divine_prophet foretell") == ("none_in_hand", "Monster")
    table.leave_open()


@card("divine_chaplain")
@pytest.mark.parametrize("place", ["village", "dungeon"])
def test_the_chaplain_draws_a_card_once_wherever_it_is(table: Story, place: str) -> None:
    table.quiet().hand("divine_chaplain", "torch")
    table.deck("lantern", "dagger", *SIX_TORCHES)
    table.do(place, "use divine_chaplain draw")
    assert table.hand_of() == ["divine_chaplain", "torch", "lantern"]
    assert "use divine_chaplain draw" not in table.offers
    table.leave_open()


@card("divine_chaplain")
def test_the_chaplain_grows_with_every_monster_and_disease(table: Story) -> None:
    table.quiet().hand("divine_chaplain", "disease", "disease_wrath", GOBLIN, "horde_3", "stone_of_agony")
    table.do("dungeon")
    party = table.muster(GOBLIN)
    assert (party.attack, party.diseases) == (2 + 4, 2)
    table.leave_open()


@card("divine_prophet")
@pytest.mark.parametrize("place", ["village", "dungeon"])
def test_the_prophet_draws_two_cards_for_every_monster(table: Story, place: str) -> None:
    table.quiet().hand("divine_prophet", GOBLIN, "horde_3", "torch")
    table.deck(*["lantern"] * 4, "dagger", *SIX_TORCHES)
    table.do(place, "use divine_prophet foretell")
    assert table.hand_of().count("lantern") == 4
    assert "dagger" not in table.hand_of()
    assert "use divine_prophet foretell" not in table.offers
    table.leave_open()

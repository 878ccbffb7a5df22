"""Gangland, Gohlen, Runespawn and Toryn: Heroes of Wrath of the Elements, each by its own text."""

import pytest
from tests.games.thunderstone.teller import Story

from marks import card, rule

GOBLIN = "griknack_goblin"
SIX_TORCHES = ("torch",) * 6

# Gangland ----------------------------------------------------------------------------------------


@card("gangland_thug", "gangland_heavy")
@pytest.mark.parametrize(("hero", "printed"), [("gangland_thug", 0), ("gangland_heavy", 1)])
def test_gangland_makes_a_gold_of_every_other_hero(table: Story, hero: str, printed: int) -> None:
    table.quiet().hand(hero, "militia", "elf_wizard", "iron_rations")
    table.do("village")
    assert table.gold == printed + 2
    table.do(f"use {hero} shake_down")
    assert table.gold == printed + 2 + 2
    assert table.asked == (0, "village.buy")
    table.leave_open()


@card("gangland_heavy")
@rule("WR-NOTE-21")
def test_the_heavy_has_every_other_player_give_up_a_card_with_gold(table: Story) -> None:
    table.start(seats=3)
    table.quiet().hand("gangland_heavy", "torch")
    table.hand("torch", "militia", "blind_monk", seat=1)
    table.hand("blind_monk", "disease", seat=2)
    table.do("dungeon", "use gangland_heavy extort")
    assert table.asked == (1, "choose")
    assert table.offers == ["discard torch", "discard militia"]
    assert table.refusal("discard blind_monk") == ("wrong_sort", "card with a gold value")
    table.do("discard torch", seat=1)
    assert table.hand_of(1) == ["militia", "blind_monk"]
    assert [shown[0] for shown in table.happened("showed_hand")] == [2]
    assert table.refusal("use gangland_heavy extort") == ("used_up",)
    table.do(f"attack {GOBLIN} #3")
    assert table.happened("won") == []
    assert "torch" in table.discards(1)


@card("gangland_crook")
@rule("WR-NOTE-22", "TS-EX-22")
def test_five_gold_in_hand_make_the_crook_strike_for_seven(table: Story) -> None:
    table.quiet().hand("gangland_crook", "torch", "iron_rations")
    table.do("dungeon")
    assert table.muster(GOBLIN).attack == 7
    table.hand("gangland_crook", "torch", "dagger")
    assert table.muster(GOBLIN).attack == 3
    table.leave_open()


# Gohlen ------------------------------------------------------------------------------------------


@card("gohlen_trapper", "gohlen_tracker")
@rule("WR-NOTE-23")
@pytest.mark.parametrize(("hero", "attack", "more"), [("gohlen_trapper", 2, 2), ("gohlen_tracker", 3, 3)])
def test_a_gohlen_needs_a_monster_in_hand_and_no_more_than_one(
    table: Story, hero: str, attack: int, more: int
) -> None:
    table.quiet().hand(hero, "torch")
    table.do("dungeon")
    assert table.muster(GOBLIN).attack == attack
    table.hand(hero, GOBLIN)
    assert table.muster(GOBLIN).attack == attack + more
    table.hand(hero, GOBLIN, "horde_3")
    assert (table.muster(GOBLIN).attack, table.muster(GOBLIN).magic) == (attack + more, 0)
    table.leave_open()


def hunters_table(table: Story) -> None:
    """The Hunter has called; two gave a humanoid each, one an enchanted Monster, one nothing."""
    table.start(seats=5)
    table.quiet().hall("deadbone_troll")
    table.hand("deadbone_troll", "knightmare", seat=1)
    table.hand("knightmare", seat=2)
    table.hand("nixie", seat=3)
    table.hand("torch", seat=4)


@card("gohlen_hunter")
@rule("WR-NOTE-24", "OR-27")
def test_the_hunter_claims_a_discarded_monster_akin_to_the_beaten_one(table: Story) -> None:
    hunters_table(table)
    table.hand("gohlen_hunter", "outlands_khan", "torch", GOBLIN)
    table.do("dungeon", "use gohlen_hunter hunt")
    assert (table.asked, table.offers) == ((1, "choose"), ["discard deadbone_troll", "discard knightmare"])
    table.do("discard deadbone_troll", "discard knightmare", "discard nixie")
    assert [shown[0] for shown in table.happened("showed_hand")] == [4]
    assert GOBLIN in table.hand_of()  # only the others gave a Monster
    assert table.refusal("use gohlen_hunter hunt") == ("used_up",)
    table.do("attack deadbone_troll")
    assert table.offers == ["claim deadbone_troll", "decline"]
    assert table.refusal("claim knightmare") == ("more_than_5_vp", 6)
    assert table.refusal("claim nixie") == ("no_shared_type",)
    table.do("claim deadbone_troll")
    assert table.discards().count("deadbone_troll") == 2
    assert "deadbone_troll" not in table.discards(1)
    assert table.xp_of() == 2


@card("gohlen_hunter")
def test_the_hunter_may_decline_the_claim(table: Story) -> None:
    hunters_table(table)
    table.hand("gohlen_hunter", "outlands_khan", "torch")
    table.do("dungeon", "use gohlen_hunter hunt")
    table.do("discard deadbone_troll", "discard knightmare", "discard nixie")
    table.do("attack deadbone_troll", "decline")
    assert "deadbone_troll" in table.discards(1)


@card("gohlen_hunter")
@rule("WR-HORDE-06", "WR-NOTE-24")
def test_the_hunter_leaves_the_horde_alone_which_has_no_printed_vp(table: Story) -> None:
    table.start(seats=3)
    table.quiet().hall("horde_4")
    table.hand("horde_3", seat=1)
    table.hand("torch", seat=2)
    table.hand("gohlen_hunter", "outlands_khan", "torch")
    table.do("dungeon", "use gohlen_hunter hunt", "discard horde_3", "attack horde_4")
    assert table.happened("won")
    assert table.asked == (1, "turn.action")  # nothing to claim
    assert table.discards(1) == ["horde_3"]


@card("gohlen_hunter")
@rule("WR-NOTE-24")
def test_a_beaten_hunter_claims_nothing_but_the_others_have_discarded(table: Story) -> None:
    hunters_table(table)
    table.hand("gohlen_hunter", "torch")
    table.do("dungeon", "use gohlen_hunter hunt")
    table.do("discard deadbone_troll", "discard knightmare", "discard nixie", "attack deadbone_troll")
    assert table.happened("won") == []
    assert "deadbone_troll" in table.discards(1)
    assert "knightmare" in table.discards(2)
    assert "nixie" in table.discards(3)


# Runespawn ---------------------------------------------------------------------------------------


@card("runespawn_adept", "runespawn_siren", "runespawn_witch")
@pytest.mark.parametrize(
    ("hero", "own", "more"), [("runespawn_adept", 5, 2), ("runespawn_siren", 6, 3), ("runespawn_witch", 8, 4)]
)
def test_a_runespawn_strengthens_every_hero_but_itself(table: Story, hero: str, own: int, more: int) -> None:
    table.quiet().hand(hero, "militia", "elf_wizard")
    table.do("dungeon")
    before = table.muster(GOBLIN).value
    table.do(f"use {hero} embolden")
    assert [table.strength_of(each) for each in (hero, "militia", "elf_wizard")] == [own, 2 + more, 3 + more]
    assert table.muster(GOBLIN).value == before
    assert table.refusal(f"use {hero} embolden") == ("used_up",)
    table.leave_open()


@card("runespawn_siren")
@rule("WR-NOTE-34", "OR-28")
def test_the_siren_draws_a_card_and_has_the_others_discard_one(table: Story) -> None:
    table.start(seats=3)
    table.quiet().hand("runespawn_siren", "torch")
    table.deck("lantern", *SIX_TORCHES)
    table.hand("torch", "dagger", seat=1)
    table.hand("torch", "dagger", seat=2)
    table.do("dungeon", "use runespawn_siren draw")
    assert table.hand_of() == ["runespawn_siren", "torch", "lantern"]
    table.do("use runespawn_siren sing")
    table.do("discard torch", seat=1)
    table.do("discard dagger", seat=2)
    assert (table.hand_of(1), table.hand_of(2)) == (["dagger"], ["torch"])
    assert table.refusal("use runespawn_siren draw") == ("used_up",)
    assert table.refusal("use runespawn_siren sing") == ("used_up",)
    table.do(f"attack {GOBLIN} #3")
    assert table.happened("won") == []
    assert ("torch" in table.discards(1), "dagger" in table.discards(2)) == (True, True)


@card("runespawn_siren")
@rule("OR-28")
def test_by_the_other_reading_the_siren_only_draws(table: Story) -> None:
    table.start(siren_discards=False)
    table.quiet().hand("runespawn_siren", "torch")
    table.do("dungeon")
    assert table.refusal("use runespawn_siren sing") == ("not_in_this_game", "siren_discards")
    assert "use runespawn_siren draw" in table.offers
    table.leave_open()


@card("runespawn_witch")
@rule("WR-NOTE-34")
@pytest.mark.parametrize(("given", "magic"), [("torch", 3 + 2), ("battle_fury", 3)])
def test_the_witch_gains_magic_unless_a_spell_is_discarded(table: Story, given: str, magic: int) -> None:
    table.start(seats=3)
    table.quiet().hand("runespawn_witch", "torch")
    table.hand("torch", "battle_fury", seat=1)
    table.hand("militia", seat=2)
    table.do("dungeon", "use runespawn_witch curse")
    table.do(f"discard {given}", seat=1)
    table.do("discard militia", seat=2)
    assert table.muster(GOBLIN).magic == magic
    assert table.refusal("use runespawn_witch curse") == ("used_up",)
    table.do(f"attack {GOBLIN} #3")
    assert given in table.discards(1)
    assert "militia" in table.discards(2)


# Toryn -------------------------------------------------------------------------------------------


@card("toryn_scrapper")
@rule("WR-NOTE-42", "TS-EX-55")
def test_the_scrapper_holds_all_it_can_lift_one_by_one(table: Story) -> None:
    table.quiet().hand("toryn_scrapper", "flaming_sword", "short_sword", "hatchet", "claymore")
    table.do("dungeon", "equip flaming_sword toryn_scrapper")
    assert table.refusal("equip claymore toryn_scrapper") == ("too_heavy", 8, 7)
    table.do("equip short_sword toryn_scrapper", "equip hatchet toryn_scrapper")
    party = table.muster(GOBLIN)
    assert (party.attack, party.magic, party.value) == (2 + 4 + 3, 3, 12)
    table.leave_open()


@card("toryn_duelist")
@rule("WR-NOTE-42")
def test_the_duelist_holds_two_blades_where_others_hold_one(table: Story) -> None:
    table.quiet().hand("toryn_duelist", "thyrian_lord", "claymore", "short_sword")
    table.do("dungeon", "equip claymore thyrian_lord", "equip short_sword thyrian_lord")
    assert table.muster(GOBLIN).attack == 3 + 4 + 4  # the Lord put the Claymore down
    table.do("equip claymore toryn_duelist", "equip short_sword toryn_duelist")
    assert table.muster(GOBLIN).attack == 3 + 5 + 4 + 4
    table.leave_open()


@card("toryn_gladiator")
@rule("WR-NOTE-42", "OR-27")
def test_the_gladiator_fights_with_a_weapon_another_player_gave_up(table: Story) -> None:
    table.start(seats=4)
    table.quiet().hand("toryn_gladiator", "militia", "dagger", "hatchet", "torch")
    table.hand("claymore", "torch", seat=1)
    table.hand("short_sword", "spear", seat=2)
    table.hand("torch", seat=3)
    table.do("dungeon", "equip hatchet toryn_gladiator", "use toryn_gladiator challenge")
    table.do("discard dagger", seat=0)
    table.do("discard claymore", seat=1)
    table.do("discard spear", seat=2)
    assert [shown[0] for shown in table.happened("showed_hand")] == [3]
    assert table.offers == ["borrow dagger", "borrow claymore", "borrow spear", "decline"]
    table.do("borrow claymore")
    assert table.muster(GOBLIN).attack == 4 + 5 + 3 + 1
    assert table.refusal("use toryn_gladiator challenge") == ("used_up",)
    table.do(f"attack {GOBLIN}")
    assert "claymore" in table.discards(1)
    assert "claymore" not in table.discards(0)
    assert ("dagger" in table.discards(0), "spear" in table.discards(2)) == (True, True)


@card("toryn_gladiator")
def test_the_borrowed_weapon_is_for_the_gladiator_alone(table: Story) -> None:
    table.quiet().hand("toryn_gladiator", "thyrian_lord", "hatchet", "dagger", "torch")
    table.hand("short_sword", seat=1)
    table.do("dungeon", "use toryn_gladiator challenge", "discard hatchet", "discard short_sword")
    table.do("borrow short_sword")
    assert "equip short_sword thyrian_lord" not in table.offers
    assert table.refusal("equip short_sword thyrian_lord")[0] == "lent_to_another"
    assert "equip dagger thyrian_lord" in table.offers
    table.leave_open()


@card("toryn_gladiator")
def test_the_gladiator_may_leave_the_weapons_where_they_are(table: Story) -> None:
    table.quiet().hand("toryn_gladiator", "dagger", "torch")
    table.hand("short_sword", seat=1)
    table.do("dungeon", "use toryn_gladiator challenge")
    table.do("discard short_sword", "decline")
    assert table.muster(GOBLIN).attack == 4
    assert table.discards(0) == ["dagger"]
    table.leave_open()


@card("toryn_gladiator")
@rule("WR-NOTE-43")
def test_a_borrowed_weapon_the_battle_destroys_is_not_given_back(table: Story) -> None:
    table.quiet().hall("skaladak")
    table.hand("toryn_gladiator", "torch")
    table.hand("short_sword", seat=1)
    table.discard_pile(seat=1)
    table.do("dungeon", "use toryn_gladiator challenge", "discard short_sword", "borrow short_sword")
    table.do("attack skaladak")
    assert table.happened("won") != []
    assert table.destroyed == ["short_sword"]
    assert table.discards(1) == []

"""The Items and Villagers of Wrath of the Elements, each by its own text."""

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone.board import DECK
from delvewright.kernel.sight import NOBODY, known_to
from marks import card, rule

GOBLIN = "griknack_goblin"
SIX_TORCHES = ("torch",) * 6

# What is printed ---------------------------------------------------------------------------------

WARES = [
    # price, gold, VP
    ("ambrosia", 6, 2, 2),
    ("amulet_of_power", 5, 1, 0),
    ("blacksmith", 3, 0, 0),
    ("claymore", 7, 3, 0),
    ("creeping_death", 11, 0, 0),
    ("cursed_mace", 5, 0, 0),
    ("foresight_elixir", 6, 2, 0),
    ("illusory_blade", 3, 0, 0),
    ("magi_staff", 4, 2, 0),
    ("magic_missile", 6, 0, 0),
    ("sage", 4, 0, 0),
    ("short_bow", 5, 3, 0),
    ("tavern_brawl", 4, 0, 0),
    ("tax_collector", 5, 0, 0),
]


@pytest.mark.parametrize(("ware", "price", "gold", "vp"), WARES)
def test_a_ware_costs_and_pays_what_is_printed_on_it(
    table: Story, ware: str, price: int, gold: int, vp: int
) -> None:
    table.quiet().hand("torch")
    table.village(basic=("militia",), ware=(ware,))
    table.do("village")
    assert table.refusal(f"buy {ware}") == ("too_dear", price, 2)
    table.hand(ware)
    assert table.gold == gold
    assert table.vp_of() == vp
    table.leave_open()


# Ambrosia ----------------------------------------------------------------------------------------


@card("ambrosia")
def test_ambrosia_makes_every_hero_stronger_and_sharper(table: Story) -> None:
    table.quiet().hand("ambrosia", "militia", "elf_wizard", "torch")
    table.do("dungeon", "use ambrosia share")
    assert (table.strength_of("militia"), table.strength_of("elf_wizard")) == (4, 5)
    party = table.muster(GOBLIN)
    assert (party.attack, party.magic) == (1 + 1 + 1, 2)
    assert table.refusal("use ambrosia share") == ("used_up",)
    table.do(f"attack {GOBLIN}")
    assert "ambrosia" in table.discards()


@card("ambrosia")
@rule("WR-NOTE-02")
@pytest.mark.parametrize("hero", ["outlands_khan", "militia"])
def test_with_ambrosia_a_hero_is_discarded_where_a_battle_effect_destroys_it(table: Story, hero: str) -> None:
    table.quiet().hall("mythlurian")
    table.hand("ambrosia", hero, "torch")
    table.do("dungeon", "use ambrosia share", "attack mythlurian")
    assert bool(table.happened("won")) == (hero == "outlands_khan")
    assert table.happened("spared") != []
    assert table.destroyed == []
    assert hero in table.discards()


@card("ambrosia")
def test_ambrosia_that_is_not_shared_saves_nobody(table: Story) -> None:
    table.quiet().hall("mythlurian")
    table.hand("ambrosia", "outlands_khan", "torch")
    table.do("dungeon", "attack mythlurian")
    assert table.destroyed == ["outlands_khan"]


@card("ambrosia")
@rule("WR-NOTE-02", "OR-49")
def test_with_ambrosia_a_hero_is_discarded_where_a_dungeon_effect_destroys_it(table: Story) -> None:
    table.quiet().hand("ambrosia", "militia", "banish", "torch")
    table.do("dungeon", "use ambrosia share", "use banish banish", "spare", "destroy militia")
    assert table.discards() == ["militia"]
    assert table.destroyed == []
    table.leave_open()


@card("ambrosia")
@rule("OR-49")
def test_ambrosia_keeps_no_recruit(table: Story) -> None:
    table.quiet().hand("ambrosia", "diin_enchanter", "militia", "torch")
    table.village(a=("thyrian_squire",))
    table.do("dungeon", "use ambrosia share", "use diin_enchanter enchant", f"attack {GOBLIN}")
    assert table.destroyed == ["thyrian_squire"]


@card("ambrosia")
def test_ambrosia_is_over_with_the_battle(table: Story) -> None:
    table.quiet().hall(rank_0="dark_champion")
    table.hand("ambrosia", "outlands_khan", "torch")
    table.deck(*["militia"] * 6)
    table.do("dungeon", "use ambrosia share", f"attack {GOBLIN}", "destroy militia")
    assert table.destroyed == ["militia"]
    assert "militia" not in table.discards()


# Amulet of Power ---------------------------------------------------------------------------------


@card("amulet_of_power")
@rule("WR-NOTE-03")
def test_the_amulet_shines_without_a_hero(table: Story) -> None:
    table.quiet().hand("amulet_of_power", "fireball")
    table.do("dungeon")
    assert table.muster(GOBLIN).light == 2 + 1
    table.leave_open()


@card("amulet_of_power")
def test_the_amulet_lends_every_hero_three_strength(table: Story) -> None:
    table.quiet().hand("amulet_of_power", "militia", "elf_wizard")
    table.do("dungeon", "use amulet_of_power empower")
    assert (table.strength_of("militia"), table.strength_of("elf_wizard")) == (5, 6)
    assert table.muster(GOBLIN).attack == 1
    assert table.refusal("use amulet_of_power empower") == ("used_up",)
    table.leave_open()


# Blacksmith --------------------------------------------------------------------------------------


@card("blacksmith")
@rule("OR-52")
def test_the_blacksmith_draws_a_card_and_allows_a_weapon_besides(table: Story) -> None:
    table.quiet().hand("blacksmith", "lightstone_gem", "lightstone_gem")
    table.deck("lantern", "torch", *SIX_TORCHES)
    table.village(a=("iron_rations", "iron_rations"), b=("dagger", "dagger"))
    table.do("village", "use blacksmith forge")
    assert table.hand_of() == ["blacksmith", "lightstone_gem", "lightstone_gem", "lantern"]
    assert table.refusal("use blacksmith forge") == ("used_up",)
    table.do("done", "buy iron_rations")
    assert table.refusal("buy iron_rations") == ("weapon_only",)
    table.do("buy dagger")
    assert table.asked[1] == "turn.action"
    assert [each for each in table.discards() if each in ("iron_rations", "dagger")] == [
        "iron_rations",
        "dagger",
    ]


@card("blacksmith")
@rule("OR-52")
def test_the_weapon_besides_is_paid_with_the_gold_that_is_left(table: Story) -> None:
    table.quiet().hand("blacksmith", "torch", "torch", "torch")
    table.deck("militia", *SIX_TORCHES)
    table.village(a=("iron_rations",), b=("spear",), c=("short_bow",))
    table.do("village", "use blacksmith forge", "done", "buy iron_rations")
    assert table.refusal("buy short_bow") == ("too_dear", 5, 4)
    table.do("buy spear")  # the last 4 gold
    assert "spear" in table.discards()


@card("blacksmith")
@rule("OR-52")
def test_the_weapon_may_be_bought_first(table: Story) -> None:
    table.quiet().hand("blacksmith", "lightstone_gem", "lightstone_gem")
    table.village(a=("iron_rations", "iron_rations"), b=("dagger", "dagger"))
    table.do("village", "use blacksmith forge", "done", "buy dagger", "buy iron_rations")
    assert table.asked[1] == "turn.action"
    assert len(table.happened("bought")) == 2


@card("blacksmith")
@rule("WR-NOTE-04")
def test_the_blacksmith_sold_off_sends_a_hero_back_onto_the_deck(table: Story) -> None:
    table.quiet().hand("blacksmith", "lorigg_thief", "militia", "torch")
    table.deck("dagger", *SIX_TORCHES)
    table.do("village", "use blacksmith cash_in")
    assert table.offers == ["put_back lorigg_thief", "put_back militia"]
    table.do("put_back lorigg_thief")
    assert table.deck_of()[:2] == ["lorigg_thief", "dagger"]
    assert known_to(table.state, NOBODY) == {table.state.zones[DECK][0]}
    assert table.gold == 2 + 2  # the thief's own 2 gold are gone for this turn
    assert table.destroyed == ["blacksmith"]
    table.do("done")
    assert table.hand_of()[:2] == ["lorigg_thief", "dagger"]


@card("blacksmith")
def test_the_blacksmith_may_work_and_then_be_sold_off(table: Story) -> None:
    table.quiet().hand("blacksmith", "torch")
    table.deck("lantern", *SIX_TORCHES)
    table.do("village", "use blacksmith forge", "use blacksmith cash_in")
    assert table.gold == 2 + 2 + 2
    assert (table.state.purchases, table.state.smiths) == (1, 1)
    table.leave_open()


@card("blacksmith")
@rule("OR-52")
def test_a_blacksmith_is_good_for_one_weapon_more_and_two_for_two(table: Story) -> None:
    table.quiet().hand("blacksmith", "blacksmith", *["lightstone_gem"] * 5)
    table.village(dagger=("dagger",) * 4, torch=("torch",) * 4)
    table.do("village", "use blacksmith forge", "done", "buy dagger", "buy dagger")
    assert table.asked == (1, "turn.action")
    table.hand("blacksmith", "blacksmith", *["lightstone_gem"] * 5, seat=1)
    table.do("village", "use blacksmith forge", "use blacksmith forge", "done", "buy torch", "buy dagger")
    assert table.refusal("buy torch") == ("weapon_only",)
    table.do("buy dagger")
    assert table.asked == (0, "turn.action")


# Sage --------------------------------------------------------------------------------------------


@card("sage")
@rule("WR-NOTE-35", "OR-29")
@pytest.mark.parametrize("lesson", ["militia", "torch", "disease"])
def test_the_sage_gives_an_xp_for_any_card_destroyed(table: Story, lesson: str) -> None:
    table.quiet().hand("sage", "militia", "torch", "disease")
    table.do("village", "use sage teach", f"destroy {lesson}")
    assert table.destroyed == [lesson]
    assert table.xp_of() == 1
    assert table.refusal("use sage teach") == ("used_up",)
    table.leave_open()


@card("sage")
@rule("OR-29")
@pytest.mark.parametrize(("lesson", "xp"), [("militia", 0), ("torch", 1)])
def test_by_the_stricter_text_the_sage_gives_no_xp_for_a_hero(table: Story, lesson: str, xp: int) -> None:
    table.start(sage_hero_xp=False).quiet().hand("sage", "militia", "torch")
    table.do("village", "use sage teach", f"destroy {lesson}")
    assert table.xp_of() == xp
    table.leave_open()


@card("sage")
def test_the_sage_sold_off_brings_a_gold_for_every_hero(table: Story) -> None:
    table.quiet().hand("sage", "militia", "militia", "elf_wizard", "dagger")
    table.do("village", "use sage cash_in")
    assert table.gold == 3 + 1
    assert table.destroyed == ["sage"]
    table.leave_open()


# Tavern Brawl ------------------------------------------------------------------------------------


@card("tavern_brawl")
def test_a_brawl_won_destroys_their_hero_for_an_xp(table: Story) -> None:
    table.start(seats=3)
    table.hand("tavern_brawl", "thyrian_squire", "militia")
    table.deck("torch", "dagger", "toryn_scrapper", "militia", seat=1)
    table.deck("torch", "gohlen_trapper", "militia", seat=2)
    table.discard_pile(seat=2)
    table.do("village", "use tavern_brawl brawl", "discard thyrian_squire")
    assert table.offers == ["challenge 1", "challenge 2"]
    table.do("challenge 2")
    assert table.discards(2) == ["torch"]
    assert table.deck_of(2) == ["militia"]
    assert table.destroyed == ["gohlen_trapper"]
    assert (table.xp_of(0), table.hand_of()) == (1, ["tavern_brawl", "militia"])
    assert table.discards(0) == ["thyrian_squire"]
    assert table.refusal("use tavern_brawl brawl") == ("used_up",)
    table.leave_open()


@card("tavern_brawl")
@pytest.mark.parametrize("champion", ["toryn_scrapper", "thyrian_squire"])
def test_a_brawl_between_equals_or_lost_harms_nobody(table: Story, champion: str) -> None:
    table.hand("tavern_brawl", champion)
    table.deck("torch", "toryn_scrapper", "militia", seat=1)
    table.discard_pile(seat=1)
    table.do("village", "use tavern_brawl brawl")
    assert table.discards(1) == ["torch", "toryn_scrapper"]
    assert (table.xp_of(0), table.destroyed) == (0, [])
    table.leave_open()


@card("tavern_brawl")
def test_a_brawl_goes_on_through_a_new_deck_until_a_hero_shows(table: Story) -> None:
    table.hand("tavern_brawl", "thyrian_squire")
    torch, dagger = table.deck("torch", "dagger", seat=1)
    (militia,) = table.discard_pile("militia", seat=1)
    table.load(1, (dagger, torch, militia))
    table.do("village", "use tavern_brawl brawl")
    assert table.discards(1) == ["dagger", "torch"]
    assert (table.xp_of(0), table.destroyed) == (1, ["militia"])
    table.leave_open()


@card("tavern_brawl")
def test_a_brawl_against_a_deck_without_heroes_comes_to_nothing(table: Story) -> None:
    table.hand("tavern_brawl", "thyrian_squire")
    table.deck("torch", "dagger", seat=1)
    table.discard_pile("dagger", seat=1)
    table.do("village", "use tavern_brawl brawl")
    assert (table.deck_of(1), table.discards(1)) == ([], ["dagger", "torch", "dagger"])
    assert (table.xp_of(0), table.destroyed) == (0, [])
    table.leave_open()


@card("tavern_brawl")
def test_a_riot_costs_the_brawl_and_a_hero_and_two_cards_of_each_other_player(table: Story) -> None:
    table.start(seats=3)
    table.hand("tavern_brawl", "militia", "elf_wizard")
    table.hand("torch", "dagger", "militia", seat=1)
    table.hand("torch", seat=2)
    table.do("village", "use tavern_brawl riot", "destroy elf_wizard")
    assert table.destroyed == ["tavern_brawl", "elf_wizard"]
    table.do("discard torch", "discard militia", seat=1)
    table.do("discard torch", seat=2)
    assert (table.hand_of(1), table.hand_of(2)) == (["dagger"], [])
    table.leave_open()


@card("tavern_brawl")
def test_there_is_nobody_to_brawl_with_in_a_solo_game(table: Story) -> None:
    table.start(variant="solo_normal").hand("tavern_brawl", "militia")
    table.do("village")
    assert table.refusal("use tavern_brawl brawl") == ("no_opponent",)
    table.leave_open()


@card("tavern_brawl")
def test_a_brawl_and_a_riot_need_a_hero(table: Story) -> None:
    table.hand("tavern_brawl", "sage", "torch")
    table.do("village")
    assert table.refusal("use tavern_brawl brawl") == ("none_in_hand", "Hero")
    assert table.refusal("use tavern_brawl riot") == ("none_in_hand", "Hero")
    table.leave_open()


# Tax Collector -----------------------------------------------------------------------------------


@card("tax_collector")
@rule("WR-NOTE-40")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_tax_collector_has_a_gold_from_every_player(table: Story, seats: int) -> None:
    table.start(seats=seats)
    table.hand("tax_collector", "dagger")
    table.do("village")
    assert table.gold == 1
    table.do("use tax_collector collect")
    assert table.gold == 1 + seats
    assert table.refusal("use tax_collector collect") == ("used_up",)
    table.leave_open()


@card("tax_collector")
def test_the_tax_collector_sold_off_takes_what_the_others_give_up(table: Story) -> None:
    table.start(seats=4)
    table.hand("torch", "short_sword", seat=1)
    table.hand("blind_monk", "disease", seat=2)
    table.hand("militia", "blind_monk", seat=3)
    table.hand("tax_collector", "dagger")
    table.do("village", "use tax_collector confiscate")
    table.do("discard short_sword", seat=1)
    assert [shown[0] for shown in table.happened("showed_hand")] == [2]
    assert table.offers == ["discard militia"]
    table.do("discard militia", seat=3)
    assert table.gold == 1 + 3 + 0
    assert table.destroyed == ["tax_collector"]
    assert (table.hand_of(1), table.hand_of(3)) == (["torch"], ["blind_monk"])
    table.leave_open()

"""Open readings of hall, Traps, Horde and single cards: how we play, and the option for the other reading."""

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone import board
from delvewright.games.thunderstone.kinds import KINDS
from marks import card, rule

# Hall, Breach and Thunderstone -----------------------------------------------------------------------


@rule("OR-10")
@pytest.mark.parametrize("after_draw", [False, True])
def test_breach_comes_before_the_new_hand(table: Story, after_draw: bool) -> None:
    table.start(breach_after_draw=after_draw)
    table.hall("griknack_goblin", "tyxr_the_old", "nixie")
    table.dungeon_deck("griffon")
    table.hand("militia", "militia", "militia")
    table.hand(seat=1)
    table.deck("spear", "feast", "hatchet", "lantern", "polearm", "torch", "dagger")
    table.do("dungeon", "attack griknack_goblin")
    if after_draw:
        table.do("discard feast", "discard torch")
        assert table.hand_of() == ["spear", "hatchet", "lantern", "polearm"]
    else:
        assert len(table.happened("discarded")) == 2
        assert table.hand_of() == ["spear", "feast", "hatchet", "lantern", "polearm", "torch"]


@rule("OR-10")
def test_a_breach_of_the_solo_advance_has_its_new_hand_already(table: Story) -> None:
    table.start(variant="solo_normal", breach_after_draw=True)
    table.dungeon_deck("tyxr_the_old", "nixie", "griffon", "pegasus")
    for _ in range(3):
        table.hand("torch")
        table.deck("spear", "feast", "hatchet", "lantern", "polearm", "torch")
        table.do("rest", "spare")
    assert table.asked == (0, "choose")  # Tyxr is in Rank 1
    table.do("discard feast", "discard torch")
    assert table.asked == (0, "turn.action")
    assert table.hand_of() == ["spear", "hatchet", "lantern", "polearm"]


@rule("OR-10")
def test_a_breach_of_a_solo_turn_waits_for_the_new_hand(table: Story) -> None:
    table.start(variant="solo_normal", breach_after_draw=True)
    table.state.span = 3
    table.hall("griknack_goblin", "tyxr_the_old", "nixie")
    table.dungeon_deck("griffon")
    table.hand("outlands_khan", "torch")
    table.deck("spear", "feast", "hatchet", "lantern", "polearm", "torch")
    table.do("dungeon", "attack griknack_goblin", "discard feast", "discard torch")
    assert table.hand_of() == ["spear", "hatchet", "lantern", "polearm"]


@rule("OR-18")
def test_a_stone_is_no_monster_to_choose_but_banish_may_place_it(table: Story) -> None:
    table.hall("nixie", "stone_of_mystery", "griffon")
    table.hand("banish", "outlands_khan", "torch")
    table.do("dungeon")
    assert not any(name.startswith("attack stone") for name in table.offers)
    table.do("use banish banish")
    assert "send_down stone_of_mystery" not in table.offers
    table.do("arrange stone_of_mystery nixie griffon")
    assert table.state.over
    assert table.happened("collected") == []


@rule("OR-19")
@pytest.mark.parametrize("active", [0, 1])
def test_an_effect_goes_clockwise_from_the_active_player(table: Story, active: int) -> None:
    table.start(seats=3)
    for _ in range(active):
        table.do("rest", "spare")
    table.hall("griknack_goblin", "tyxr_the_old", "nixie")
    table.dungeon_deck("griffon")
    for seat in range(3):
        table.hand("militia", "militia", seat=seat)
    table.do("dungeon", "attack griknack_goblin", *["discard militia"] * 4)
    seats = [seat for seat, _ in table.happened("discarded")]
    assert seats == [seat for each in range(3) for seat in [(active + each) % 3] * 2]


@rule("OR-19")
def test_a_rolling_boulder_begins_with_the_left_neighbour(table: Story) -> None:
    table.start(seats=3).quiet().dungeon_deck("rolling_boulder", "griffon")
    table.hand("torch")
    for seat in range(3):
        table.deck(*["torch"] * 2, *["militia"] * 9, seat=seat)
    table.do("dungeon", "attack griknack_goblin")
    assert [seat for seat, _ in table.happened("flipped")] == [1, 2, 0, 1, 2, 0, 1, 2, 0]


@rule("OR-19")
def test_a_trap_before_the_battle_meets_the_hand_as_it_is_then(table: Story) -> None:
    table.hall("nixie", "griknack_goblin", "griffon")
    table.dungeon_deck("pit_trap", "pegasus")
    table.hand("magi_staff", "militia", "outlands_khan")
    table.hand("torch", seat=1)
    table.deck("dwarf_guardian", "torch")
    table.do("dungeon", "use magi_staff shatter", "send_down nixie")
    assert table.offers == ["show militia", "show outlands_khan"]
    table.do("show outlands_khan")
    assert table.asked == (0, "dungeon.ready")
    assert table.muster("griknack_goblin").attack == 1 + 1  # the Dwarf drawn afterwards fights, the Khan not
    table.leave_open()


@rule("OR-50")
def test_a_short_deck_is_shuffled_without_the_cards_already_turned(table: Story) -> None:
    table.hall("griknack_goblin", "smoke_torment", "nixie")
    table.dungeon_deck("griffon")
    table.hand("spear", "torch")
    turned = table.deck("militia", "dagger")
    pile = table.discard_pile("lantern", "hatchet", "feast", "polearm")
    table.deck(*["torch"] * 12, seat=1)
    table.load(0, (pile[1], pile[0], pile[3], pile[2]))
    table.do("dungeon", "attack griknack_goblin")
    assert table.happened("turned_over")[0] == (0, (*turned, pile[1], pile[0], pile[3]))
    assert table.destroyed == ["militia"]


# Traps, Guardian, Horde ------------------------------------------------------------------------------


@rule("OR-20")
def test_a_cage_without_a_hero_is_destroyed(table: Story) -> None:
    table.quiet().dungeon_deck("the_cage", "griffon")
    table.hand("torch")
    table.do("dungeon", "attack griknack_goblin")
    assert table.destroyed == ["the_cage"]
    assert table.kinds(board.CAGES) == []


@rule("OR-20")
def test_one_victory_opens_all_cages_and_a_capture_none(table: Story) -> None:
    table.hall("grudgebeast", "griknack_goblin", "nixie")
    table.dungeon_deck("griffon", "griffon", "griffon")
    table.put(board.CAGES, "the_cage", "elf_archmage", "the_cage", "militia")
    table.hand("thyrian_lord", "iron_rations", "torch")
    table.deck(*["torch"] * 6)
    table.do("dungeon", "use thyrian_lord hunt", "snatch grudgebeast")
    assert table.kinds(board.CAGES) == ["the_cage", "elf_archmage", "the_cage", "militia"]
    assert "elf_archmage" not in [id for id, _ in table.points_of(0) + table.points_of(1)]
    table.do("attack griknack_goblin")
    assert table.kinds(board.CAGES) == []
    assert {"elf_archmage", "militia"} < set(table.discards(0))


@rule("OR-25")
def test_an_unbeaten_horde_card_sinks_and_comes_back_as_itself(table: Story) -> None:
    table.hall("horde_7", "nixie", "griffon")
    table.dungeon_deck()
    table.put(board.HORDE_DECK, "horde_8")
    table.hand("militia")
    table.do("dungeon", "attack horde_7")
    assert table.hall_now == ["nixie", "griffon", "horde_7"]
    assert table.kinds(board.HORDE_DECK) == ["horde_8"]


# Cards -----------------------------------------------------------------------------------------------


@rule("OR-23")
def test_steam_torment_stops_captures_but_not_banish_in_order_or_guardians(table: Story) -> None:
    table.hall("griknack_goblin", "steam_torment", "dark_champion")
    table.dungeon_deck("nixie", "griffon", "griffon")
    table.hand("thyrian_lord", "iron_rations", "creeping_death", "creeping_death", "banish", "torch")
    table.do("dungeon")
    assert table.refusal("use thyrian_lord hunt") == ("no_small_monster",)
    table.do("use creeping_death rot", "use creeping_death rot")
    assert table.hall_now[0] == "griknack_goblin"  # Health 0, and still there
    table.do("use banish banish")
    assert table.refusal("send_down griknack_goblin")[0] == "held_in_hall"
    table.do("arrange steam_torment griknack_goblin dark_champion", "destroy torch")
    assert table.hall_now == ["steam_torment", "griknack_goblin", "dark_champion"]
    table.do("attack steam_torment")  # beaten: 4 against Health 2
    assert table.hall_now == ["griknack_goblin", "dark_champion", "nixie"]


@rule("OR-24")
def test_creeping_death_lasts_for_the_turn_and_guardians_stay(table: Story) -> None:
    table.hall("nixie", "fire_wrath", "griffon", rank_0="dark_champion")
    table.dungeon_deck("pegasus", "pegasus", "pegasus")
    table.hand(*["creeping_death"] * 6, "lightstone_gem")
    table.do("dungeon", *["use creeping_death rot"] * 6)
    assert table.muster("dark_champion").health == 0
    assert table.rank_0 == ["dark_champion"]
    assert table.muster("fire_wrath").health == 6
    assert {"nixie", "griffon"} < set(table.discards())
    table.do("attack fire_wrath")
    table.do(next(name for name in table.offers if name.startswith("destroy")))
    table.do("dungeon")
    assert table.muster("dark_champion").health == 12
    table.leave_open()


@rule("OR-27")
@pytest.mark.parametrize(
    ("hero", "ability", "card", "seats"),
    [
        ("selurin_theurge", "summon", "dwarf_guardian", [0, 1, 2]),
        ("toryn_gladiator", "challenge", "dagger", [0, 1, 2]),
        ("gohlen_hunter", "hunt", "nixie", [1, 2]),
    ],
)
def test_who_each_player_is(table: Story, hero: str, ability: str, card: str, seats: list[int]) -> None:
    table.start(seats=3).quiet()
    table.hand(hero, card)
    for seat in (1, 2):
        table.hand(card, seat=seat)
    table.do("dungeon", f"use {hero} {ability}")
    while f"discard {card}" in table.offers:
        table.do(f"discard {card}")
    discards = [seat for seat, piece in table.happened("discarded") if table.state.cast[piece].id == card]
    assert discards == seats
    table.leave_open()


@rule("OR-28")
@pytest.mark.parametrize("discards", [True, False])
def test_a_siren_draws_and_makes_the_others_discard(table: Story, discards: bool) -> None:
    table.start(siren_discards=discards).quiet()
    table.hand("runespawn_siren")
    table.hand("torch", seat=1)
    table.deck("militia", "militia")
    table.do("dungeon", "use runespawn_siren draw")
    assert table.hand_of() == ["runespawn_siren", "militia"]
    if discards:
        table.do("use runespawn_siren sing")
        table.do("discard torch", seat=1)
    else:
        assert table.refusal("use runespawn_siren sing")[0] == "not_in_this_game"
    table.leave_open()


@rule("OR-29")
@pytest.mark.parametrize(("any_card", "xp"), [(True, 1), (False, 0)])
def test_a_sage_gives_xp_for_any_card(table: Story, any_card: bool, xp: int) -> None:
    table.start(sage_hero_xp=any_card)
    table.hand("sage", "militia")
    table.do("village", "use sage teach", "destroy militia")
    assert table.xp_of() == xp
    table.leave_open()


@rule("OR-29")
def test_a_card_that_is_no_hero_gives_xp_by_either_reading(table: Story) -> None:
    table.start(sage_hero_xp=False)
    table.hand("sage", "disease")
    table.do("village", "use sage teach", "destroy disease")
    assert table.xp_of() == 1
    table.leave_open()


@rule("OR-30")
def test_numbers_where_sources_differ(table: Story) -> None:
    table.hall("lord_mortis", "the_prince")
    table.dungeon_deck("griffon", "griffon")
    table.hand("regian_cleric", "short_sword", "lantern")
    table.do("dungeon", "equip short_sword regian_cleric")
    assert table.muster("lord_mortis").darkness == 2
    table.do("attack the_prince")
    assert table.happened("reckoned")[0][2:4] == (4 - 2, 1)  # Attack -2, and the sword is still held
    assert KINDS["bloodskull_orc"].gold == 1


@rule("OR-33")
def test_a_militia_in_guise_is_none_until_the_turn_ends(table: Story) -> None:
    table.hall("knightmare", "black_slime")
    table.dungeon_deck("griffon", "griffon")
    _, militia, _, _ = table.hand("diin_beguiler", "militia", "dwarf_guardian", "lantern")
    table.do("dungeon", "use diin_beguiler beguile")
    assert table.muster("knightmare").attack == 1 + 1
    table.do("attack black_slime")  # would kill a Militia
    assert table.destroyed == []
    assert table.state.cast[militia].id == "militia"


@rule("OR-33")
def test_destroying_the_guise_destroys_the_militia(table: Story) -> None:
    table.hall("knightmare")  # kills a Fighter
    table.dungeon_deck("griffon", "griffon")
    _, militia, dwarf, _ = table.hand("diin_beguiler", "militia", "dwarf_guardian", "lantern")
    table.do("dungeon", "use diin_beguiler beguile", "attack knightmare")
    assert len(table.offers) == 2
    guise = next(option for option in table.state.ask.options if option[1] == militia)
    table.do(table.offers[table.state.ask.options.index(guise)])
    assert table.destroyed == ["militia"]
    assert dwarf in board.owned(table.state, 0)


@rule("OR-49")
def test_ambrosia_saves_from_destruction_but_not_from_going_home(table: Story) -> None:
    table.hall("the_prince")
    table.dungeon_deck("griffon", "griffon")
    table.village(amazon=("amazon_archer",))
    table.hand("ambrosia", "diin_enchanter", "militia", "dwarf_guardian", "torch")
    table.do("dungeon", "use ambrosia share", "use diin_enchanter enchant", "attack the_prince")
    assert [table.state.cast[piece].id for _, piece in table.happened("spared")] == ["dwarf_guardian"]
    assert table.destroyed == ["amazon_archer"]  # the summoned Hero


@rule("OR-55", "WR-TRAIT-02")
@card("foresight_elixir")
@pytest.mark.parametrize("counts", [True, False])
def test_an_elixir_shown_against_a_trap_is_a_spell_used(table: Story, counts: bool) -> None:
    table.start(shown_elixir_counts=counts)
    table.hall("air_wrath", "griffon", "nixie")
    table.dungeon_deck("poison_gas_trap", "griknack_goblin", "griknack_goblin")
    table.hand("foresight_elixir", "magi_staff", "outlands_khan", "torch")
    table.hand("torch", seat=1)
    table.deck(*["torch"] * 9, seat=1)
    table.do("dungeon", "use magi_staff shatter", "send_down nixie", "show foresight_elixir")
    table.do("endure", seat=1)
    if counts:
        elixir = next(piece for piece in board.hand(table.state, 0) if "elixir" in table.state.cast[piece].id)
        assert table.refusal("attack air_wrath") == ("spell_used", elixir)
        assert "use foresight_elixir look_ahead" in table.offers  # only its Dungeon effect is used up by use
    else:
        assert "attack air_wrath" in table.offers
    table.leave_open()


@rule("OR-55")
@card("foresight_elixir")
def test_an_elixir_shown_in_anothers_turn_bars_nobody(table: Story) -> None:
    table.hall("air_wrath", "griffon", "nixie")
    table.dungeon_deck("poison_gas_trap", "griknack_goblin", "griknack_goblin")
    table.hand("magi_staff", "outlands_khan", "torch")
    table.hand("foresight_elixir", seat=1)
    table.do("dungeon", "use magi_staff shatter", "send_down nixie")
    while table.state.ask.question != "dungeon.ready":
        table.do(table.offers[0])
    assert table.happened("foresaw")
    assert "attack air_wrath" in table.offers
    table.leave_open()


@rule("OR-54")
@card("faeyn_sniper")
@pytest.mark.parametrize("rewarded", [False, True])
def test_a_sniper_who_dies_in_the_battle_earns_nothing_more(table: Story, rewarded: bool) -> None:
    table.start(fallen_are_rewarded=rewarded)
    table.quiet().hall("nixie", "griffon", "knightmare")
    table.hand("faeyn_sniper", "outlands_khan", "lantern", "lightstone_gem", "lightstone_gem")
    table.do("dungeon", "attack knightmare", "destroy faeyn_sniper")
    assert table.happened("won")
    assert table.xp_of() == 3 + rewarded


@rule("OR-54")
@card("faeyn_sniper")
@pytest.mark.parametrize("rewarded", [False, True])
def test_a_sniper_who_lives_earns_it_in_any_case_and_a_defeat_nothing(table: Story, rewarded: bool) -> None:
    table.start(fallen_are_rewarded=rewarded)
    table.quiet().hall("nixie", "griffon", "knightmare")
    table.hand("faeyn_sniper", "outlands_khan", "lantern", "lightstone_gem", "lightstone_gem")
    table.do("dungeon", "attack knightmare", "destroy outlands_khan")
    assert table.xp_of() == 3 + 1
    table.hall("nixie", "griffon", "knightmare")
    table.hand("faeyn_sniper", seat=1)
    table.do("dungeon", "attack knightmare")
    assert table.xp_of(1) == 0

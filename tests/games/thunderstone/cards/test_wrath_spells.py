"""The Spells of Wrath of the Elements, each by its own text."""

from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone.board import DEPTHS, SUNK
from marks import card, rule

GOBLIN = "griknack_goblin"
SIX_TORCHES = ("torch",) * 6

# Creeping Death ----------------------------------------------------------------------------------


@card("creeping_death")
@rule("WR-NOTE-11", "TS-EX-50")
def test_two_creeping_deaths_add_up_and_fell_what_drops_below_one(table: Story) -> None:
    table.start(seats=3)
    table.quiet().hall("pegasus", GOBLIN, "harbinger")
    table.hand("creeping_death", "creeping_death", "militia", "torch")
    table.do("dungeon", "use creeping_death rot")
    assert table.muster("pegasus").health == 4
    assert table.hall_now == ["pegasus", GOBLIN, "harbinger"]  # 4, 2 and 1 Health left
    table.do("use creeping_death rot")
    assert table.muster("pegasus").health == 2
    assert table.discards() == [GOBLIN, "harbinger"]
    assert table.xp_of() == 0
    assert table.hall_now == ["pegasus", GOBLIN, GOBLIN]
    assert table.muster(GOBLIN).health == 4  # who comes later is unharmed
    assert [table.discards(seat).count("disease") for seat in (0, 1, 2)] == [0, 2, 2]
    assert table.refusal("use creeping_death rot") == ("used_up",)
    table.leave_open()


@card("creeping_death")
def test_creeping_death_lasts_for_the_turn(table: Story) -> None:
    table.quiet().hall("pegasus")
    table.hand("creeping_death", "militia", "dagger", "elf_wizard", "torch")
    table.do("dungeon", "use creeping_death rot")
    assert table.muster("pegasus").health == 4
    table.do(f"attack {GOBLIN}")
    assert table.muster("pegasus").health == 6


@card("creeping_death")
@rule("OR-24")
def test_creeping_death_does_not_touch_who_is_immune_nor_carry_off_a_guardian(table: Story) -> None:
    table.quiet().hall("fire_wrath", "pegasus", "nixie", rank_0="dark_champion")
    table.hand("creeping_death", "militia")
    table.do("dungeon", "use creeping_death rot")
    assert table.muster("fire_wrath").health == 6
    assert table.muster("dark_champion").health == 10
    assert table.muster("nixie").health == 3
    table.leave_open()


@card("creeping_death")
@rule("OR-23")
def test_creeping_death_fells_nobody_past_a_steam_torment(table: Story) -> None:
    table.quiet().hall("harbinger", "steam_torment")
    table.hand("creeping_death", "creeping_death")
    table.do("dungeon", "use creeping_death rot", "use creeping_death rot")
    assert table.hall_now[0] == "harbinger"
    assert table.muster("harbinger").health == -1
    table.leave_open()


# Foresight Elixir --------------------------------------------------------------------------------


@card("foresight_elixir")
@rule("WR-NOTE-20")
def test_the_elixir_puts_three_cards_of_the_deck_in_order_and_draws_two(table: Story) -> None:
    table.quiet().dungeon_deck("nixie", "pegasus", "griffon", "sphinx")
    table.hand("foresight_elixir", "outlands_khan", "torch")
    table.deck("lantern", "dagger", *SIX_TORCHES)
    table.do("dungeon", "use foresight_elixir look_ahead")
    assert len(table.offers) == 6
    table.do("stack griffon nixie pegasus")
    assert table.hand_of()[-2:] == ["lantern", "dagger"]
    assert table.refusal("use foresight_elixir look_ahead") == ("used_up",)
    table.do(f"attack {GOBLIN}")
    assert table.hall_now == [GOBLIN, GOBLIN, "griffon"]
    table.do("dungeon", f"attack {GOBLIN}")
    assert table.hall_now == [GOBLIN, "griffon", "nixie"]


@card("foresight_elixir")
def test_only_who_drinks_the_elixir_knows_what_is_coming(table: Story) -> None:
    nixie, pegasus, griffon, sphinx = table.quiet().dungeon_deck("nixie", "pegasus", "griffon", "sphinx")
    table.hand("foresight_elixir", "torch")
    table.deck("lantern", "dagger", *SIX_TORCHES)
    table.do("dungeon", "use foresight_elixir look_ahead", "stack griffon nixie pegasus")
    assert {
        piece: seats for piece, seats in table.state.known if piece in (nixie, pegasus, griffon, sphinx)
    } == {
        nixie: 1,
        pegasus: 1,
        griffon: 1,
    }
    table.leave_open()


@card("foresight_elixir")
def test_the_elixir_works_on_a_short_dungeon_deck(table: Story) -> None:
    table.quiet().dungeon_deck("nixie", "pegasus")
    table.hand("foresight_elixir", "outlands_khan", "torch")
    table.deck(*SIX_TORCHES, "torch", "torch")
    table.do("dungeon", "use foresight_elixir look_ahead")
    assert table.offers == ["stack nixie pegasus -", "stack pegasus nixie -"]
    table.do("stack pegasus nixie -", f"attack {GOBLIN}")
    assert table.hall_now[2] == "pegasus"


@card("foresight_elixir")
def test_cards_of_a_kind_need_no_order_of_their_own(table: Story) -> None:
    table.quiet().dungeon_deck("nixie", "nixie", "pegasus", GOBLIN)
    table.hand("foresight_elixir", "torch")
    table.do("dungeon", "use foresight_elixir look_ahead")
    assert table.offers == [
        "stack nixie nixie pegasus",
        "stack nixie pegasus nixie",
        "stack pegasus nixie nixie",
    ]
    table.leave_open()


@card("foresight_elixir")
def test_cards_all_of_a_kind_are_looked_at_all_the_same(table: Story) -> None:
    table.quiet().hand("foresight_elixir", "torch")
    table.do("dungeon", "use foresight_elixir look_ahead")
    assert table.offers == [f"stack {GOBLIN} {GOBLIN} {GOBLIN}"]  # silence would tell the others
    table.leave_open()


@card("foresight_elixir")
def test_the_elixir_looks_through_the_depths_of_the_deck(table: Story) -> None:
    table.quiet().dungeon_deck("nixie")
    table.put(DEPTHS + 1, "pegasus")
    table.put(SUNK, "griffon", "sphinx")
    table.hand("foresight_elixir", "outlands_khan", "torch")
    table.deck(*SIX_TORCHES, "torch", "torch")
    table.do("dungeon", "use foresight_elixir look_ahead", "stack griffon pegasus nixie", f"attack {GOBLIN}")
    assert table.hall_now[2] == "griffon"
    assert [table.kinds(zone) for zone in (DEPTHS, DEPTHS + 1, SUNK)] == [
        [],
        ["pegasus", "nixie"],
        ["sphinx"],
    ]


@card("foresight_elixir")
def test_the_elixir_looks_at_what_has_sunk_when_nothing_else_is_left(table: Story) -> None:
    table.quiet().dungeon_deck()
    table.put(SUNK, "nixie", "pegasus", "griffon", "sphinx")
    table.hand("foresight_elixir", "outlands_khan", "torch")
    table.deck(*SIX_TORCHES, "torch", "torch")
    table.do("dungeon", "use foresight_elixir look_ahead", "stack griffon pegasus nixie", f"attack {GOBLIN}")
    assert table.hall_now[2] == "griffon"
    assert table.kinds(DEPTHS) + table.sunk == ["pegasus", "nixie", "sphinx"]


@card("foresight_elixir")
@rule("WR-NOTE-20")
def test_the_elixir_draws_two_cards_where_there_is_no_deck_to_look_at(table: Story) -> None:
    table.quiet().dungeon_deck()
    table.hand("foresight_elixir", "torch")
    table.deck("lantern", "dagger", *SIX_TORCHES)
    table.do("dungeon", "use foresight_elixir look_ahead")
    assert table.hand_of()[-2:] == ["lantern", "dagger"]
    table.leave_open()


@card("foresight_elixir")
@rule("WR-NOTE-20")
def test_an_elixir_shown_against_a_trap_spares_its_owner_and_stays_in_hand(table: Story) -> None:
    table.quiet().dungeon_deck("poison_gas_trap", GOBLIN, GOBLIN)
    table.hand("outlands_khan", "torch")
    table.hand("foresight_elixir", "militia", seat=1)
    table.discard_pile(seat=1)
    table.do("dungeon", f"attack {GOBLIN}")
    assert (table.asked, table.offers) == ((1, "hall.foresee"), ["show foresight_elixir", "endure"])
    table.do("show foresight_elixir", seat=1)
    assert table.hand_of(1) == ["foresight_elixir", "militia"]
    assert table.discards(1) == []
    assert "disease" in table.discards(0)


@card("foresight_elixir")
def test_the_elixir_need_not_be_shown(table: Story) -> None:
    table.quiet().dungeon_deck("poison_gas_trap", GOBLIN, GOBLIN)
    table.hand("outlands_khan", "torch")
    table.hand("foresight_elixir", "militia", seat=1)
    table.discard_pile(seat=1)
    table.do("dungeon", f"attack {GOBLIN}", "endure", "endure")
    assert table.discards(1) == ["disease"]


@card("foresight_elixir")
@rule("WR-NOTE-20")
def test_if_everybody_shows_an_elixir_the_trap_does_nothing(table: Story) -> None:
    table.quiet().dungeon_deck("pit_trap", GOBLIN, GOBLIN)
    table.hand("outlands_khan", "foresight_elixir", "torch")
    table.hand("foresight_elixir", "militia", seat=1)
    table.do("dungeon", f"attack {GOBLIN}", "show foresight_elixir", "show foresight_elixir")
    assert table.destroyed == ["pit_trap"]
    assert table.hand_of(1) == ["foresight_elixir", "militia"]
    assert table.hall_now == [GOBLIN, GOBLIN, GOBLIN]


# Magic Missile -----------------------------------------------------------------------------------


@card("magic_missile")
@rule("WR-NOTE-30")
def test_the_magic_missile_hits_in_rank_1_alone(table: Story) -> None:
    table.quiet().hall("nixie", "pegasus", "griffon", rank_0="dark_champion")
    table.hand("magic_missile")
    table.do("dungeon")
    magic = [table.muster(foe).magic for foe in ("dark_champion", "nixie", "pegasus", "griffon")]
    assert magic == [0, 4, 0, 0]
    table.leave_open()


@card("foresight_elixir")
@rule("WR-NOTE-20")
def test_who_may_hold_an_elixir_is_asked_and_who_shows_a_hand_without_is_not(table: Story) -> None:
    """An opponent's silence must not tell that the Elixir is still in the deck; an open hand tells anyway."""
    table.start(seats=3).quiet().dungeon_deck("poison_gas_trap", GOBLIN, GOBLIN)
    table.hand("outlands_khan", "torch")
    table.deck("foresight_elixir", *SIX_TORCHES)
    table.hand("torch", seat=1)
    table.deck("foresight_elixir", *SIX_TORCHES, seat=1)
    table.hand("torch", seat=2)
    table.deck(*SIX_TORCHES, seat=2)
    table.do("dungeon", f"attack {GOBLIN}")
    assert (table.asked, table.offers) == ((1, "hall.foresee"), ["endure"])
    table.do("endure")
    assert (table.asked, table.offers) == ((1, "choose"), ["endure"])  # now the gas itself
    table.do("endure", "endure")
    assert [seat for seat, _ in table.happened("diseased")] == [0, 1, 2]


@card("foresight_elixir")
@rule("WR-NOTE-20")
def test_who_has_no_card_in_hand_has_no_elixir_to_show(table: Story) -> None:
    table.quiet().dungeon_deck("delirium_poison", GOBLIN, GOBLIN)
    table.hand("outlands_khan", "torch")
    table.hand(seat=1)
    table.deck("foresight_elixir", seat=1)
    table.do("dungeon", f"attack {GOBLIN}")
    assert table.happened("foresaw") == []
    assert table.asked == (1, "turn.action")

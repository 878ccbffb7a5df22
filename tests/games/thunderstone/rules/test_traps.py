"""Traps."""

from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone import GAME, board
from delvewright.games.thunderstone.kinds import KINDS, TRAP
from marks import card, rule


@rule("WR-TRAP-01")
def test_traps_lie_among_the_monsters() -> None:
    depths = set()
    for seed in range(30):
        state = GAME.start(seats=2, seed=seed, packs=["wrath"], features=["death_traps", "dire_traps"])
        deck = [piece for zone in range(board.DEPTHS, board.SUNK) for piece in state.zones[zone]]
        traps = [place for place, piece in enumerate(deck) if state.cast[piece].classes & TRAP]
        depths |= set(traps)
        assert len(traps) + len(state.zones[board.SUNK]) == 12
    assert len(depths) > 30  # anywhere in the deck


@rule("WR-TRAP-02")
def test_dire_traps_bring_penalties_and_death_traps_kill_heroes(table: Story) -> None:
    dire = {kind.id for kind in KINDS.values() if kind.group == "Dire Traps"}
    death = {kind.id for kind in KINDS.values() if kind.group == "Death Traps"}
    assert (dire, death) == (
        {"the_cage", "delirium_poison", "poison_gas_trap"},
        {"pit_trap", "rolling_boulder"},
    )
    table.quiet().dungeon_deck("rolling_boulder", "griffon")
    table.hand("torch")
    table.deck("militia", "militia", "militia")
    table.deck("torch", "dwarf_guardian", "militia", seat=1)
    table.do("dungeon", "attack griknack_goblin")
    assert table.destroyed == ["militia", "dwarf_guardian", "militia", "rolling_boulder"]


@rule("WR-TRAP-03")
def test_a_trap_works_right_before_a_breach(table: Story) -> None:
    table.hall("griknack_goblin", "smoke_torment", "nixie")
    table.dungeon_deck("poison_gas_trap", "griffon")
    table.hand("torch")
    table.hand("torch", seat=1)
    table.deck(*["torch"] * 12)
    table.deck(*["torch"] * 12, seat=1)
    table.do("dungeon", "attack griknack_goblin")
    assert table.happened("breached") == []
    table.do("endure", seat=1)
    assert len(table.happened("breached")) == 1


@rule("WR-TRAP-04")
def test_a_trap_concerns_everybody_or_the_revealing_player_only(table: Story) -> None:
    table.quiet().dungeon_deck("the_cage", "poison_gas_trap", "griffon")
    table.hand("militia", "torch")
    table.hand("militia", "torch", seat=1)
    table.do("dungeon", "attack griknack_goblin")  # the Cage takes the only Hero of seat 0
    assert table.kinds(board.CAGES) == ["the_cage", "militia"]
    assert table.hand_of(1) == ["militia", "torch"]
    table.do("endure", seat=1)
    assert sorted(seat for seat, _ in table.happened("diseased")) == [0, 1]


@rule("WR-TRAP-05")
def test_the_hall_is_refilled_before_the_new_hand_is_drawn(table: Story) -> None:
    table.quiet().dungeon_deck("pit_trap", "griffon")
    table.hand("dwarf_guardian", "torch")
    table.hand("lorigg_thief", seat=1)
    table.deck(*["militia"] * 6)
    table.do("dungeon", "attack griknack_goblin")
    assert table.destroyed == ["dwarf_guardian"]  # out of the hand that fought
    table.do("show lorigg_thief", seat=1)
    assert table.hand_of() == ["militia"] * 6


@rule("WR-TRAP-06")
def test_a_trap_is_destroyed_afterwards_but_the_cage_remains(table: Story) -> None:
    table.quiet().dungeon_deck("the_cage", "delirium_poison", "griffon")
    table.hand("militia", "torch")
    table.hand("fireball", "torch", seat=1)
    table.do("dungeon", "attack griknack_goblin")
    assert table.destroyed == ["fireball", "delirium_poison"]
    assert table.kinds(board.CAGES) == ["the_cage", "militia"]
    assert table.hall_now == ["griknack_goblin", "griknack_goblin", "griffon"]


@rule("WR-TRAP-07")
def test_trap_after_trap_until_the_hall_holds_monsters_and_stones_only(table: Story) -> None:
    table.hall("griknack_goblin", "nixie", "griffon")
    table.dungeon_deck("delirium_poison", "rolling_boulder", "delirium_poison", "stone_of_mystery")
    table.hand("torch")
    table.hand("torch", seat=1)
    table.deck(*["torch"] * 6)
    table.deck(*["torch"] * 6, seat=1)
    table.do("dungeon", "attack griknack_goblin")
    assert table.destroyed == ["delirium_poison", "rolling_boulder", "delirium_poison"]
    assert table.hall_now == ["nixie", "griffon", "stone_of_mystery"]


def test_who_has_seen_a_trap_does_not_take_the_battle_back_for_nothing(table: Story) -> None:
    table.quiet().dungeon_deck("pit_trap", "griffon")
    table.hand("militia", "dwarf_guardian")
    table.do("dungeon", "attack griknack_goblin")
    assert table.asked == (0, "choose")  # the Trap waits for a Hero to fall into it
    assert table.state.news
    table.do("show militia")
    table.leave_open()


@card("foresight_elixir")
@rule("WR-NOTE-20")
def test_an_elixir_shown_against_a_trap_has_been_seen_by_all(table: Story) -> None:
    table.quiet().dungeon_deck("poison_gas_trap", "griffon")
    table.hand("torch")
    table.hand("foresight_elixir", "dagger", seat=1)
    table.do("dungeon", "attack griknack_goblin", "show foresight_elixir")
    assert table.shown_of(1) == ["foresight_elixir"]

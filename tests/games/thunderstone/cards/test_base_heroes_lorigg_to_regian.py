"""Heroes of the base box: Lorigg, Outlands, Redblade and Regian."""

import pytest
from tests.games.thunderstone.teller import Story

from marks import card, rule


@pytest.fixture
def table(table: Story) -> Story:
    return table.start(packs=()).quiet()


# Lorigg and Redblade


@pytest.mark.parametrize(
    ("id", "attack", "light"),
    [
        pytest.param("lorigg_thief", 1, 1, marks=card("lorigg_thief")),
        pytest.param("lorigg_rogue", 2, 1, marks=card("lorigg_rogue")),
        pytest.param("lorigg_outlaw", 2, 2, marks=card("lorigg_outlaw")),
        pytest.param("redblade_killer", 2, 0, marks=card("redblade_killer")),
        pytest.param("redblade_poisoner", 3, 0, marks=card("redblade_poisoner")),
        pytest.param("redblade_assassin", 4, 0, marks=card("redblade_assassin")),
    ],
)
def test_a_thief_fights_and_shines_as_printed(table: Story, id: str, attack: int, light: int) -> None:
    table.hand(id, "disease")
    table.do("dungeon")
    goblin = table.muster("griknack_goblin")
    assert (goblin.attack, goblin.magic, goblin.light) == (attack, 0, light)
    table.leave_open()


@pytest.mark.parametrize(
    ("id", "fighter"),
    [
        pytest.param("lorigg_thief", False, marks=card("lorigg_thief")),
        pytest.param("lorigg_rogue", False, marks=card("lorigg_rogue")),
        pytest.param("lorigg_outlaw", False, marks=card("lorigg_outlaw")),
        pytest.param("redblade_killer", True, marks=card("redblade_killer")),
        pytest.param("redblade_poisoner", True, marks=card("redblade_poisoner")),
        pytest.param("redblade_assassin", True, marks=card("redblade_assassin")),
    ],
)
def test_redblades_are_fighters_and_loriggs_are_not(table: Story, id: str, fighter: bool) -> None:
    table.hall(rank_1="knightmare")
    table.hand(id, "disease")
    table.do("dungeon", "attack knightmare")
    assert table.destroyed == ([id] if fighter else [])


@pytest.mark.parametrize(
    "id",
    [
        pytest.param(id, marks=card(id))
        for id in (
            "lorigg_thief",
            "lorigg_rogue",
            "lorigg_outlaw",
            "redblade_killer",
            "redblade_poisoner",
            "redblade_assassin",
        )
    ],
)
def test_loriggs_and_redblades_are_thieves(table: Story, id: str) -> None:
    table.dungeon_deck("poison_gas_trap", "nixie")
    table.hand(id, "disease")
    table.hand("militia", seat=1)
    table.do("dungeon", "attack griknack_goblin")
    assert f"show {id}" in table.offers  # a Cleric or a Thief wards off the gas
    table.leave_open()


@pytest.mark.parametrize(
    ("id", "ability"),
    [
        pytest.param("lorigg_rogue", "pickpocket", marks=[card("lorigg_rogue"), rule("TS-NOTE-19")]),
        pytest.param("lorigg_outlaw", "pickpocket", marks=[card("lorigg_outlaw"), rule("TS-NOTE-19")]),
        pytest.param("redblade_poisoner", "poison", marks=[card("redblade_poisoner"), rule("TS-NOTE-26")]),
    ],
)
def test_every_other_player_discards_one_card_whatever_comes_of_the_battle(
    table: Story, id: str, ability: str
) -> None:
    table.start(seats=3, packs=()).quiet()
    table.hall(rank_1="griffon")
    table.hand(id, "militia")
    table.hand("torch", "dagger", "hatchet", seat=1)
    table.hand("torch", "militia", seat=2)
    table.do("dungeon", f"use {id} {ability}")
    assert table.asked == (1, "choose")
    assert table.offers == ["discard torch", "discard dagger", "discard hatchet"]
    table.do("discard dagger", "discard torch")
    assert (table.hand_of(1), table.hand_of(2)) == (["torch", "hatchet"], ["militia"])
    assert table.refusal(f"use {id} {ability}") == ("used_up",)
    table.do("attack griffon")
    assert table.happened("won") == []
    assert (table.discards(1), table.discards(2)) == (["dagger"], ["torch"])


@card("redblade_assassin")
@rule("TS-NOTE-26")
def test_a_redblade_assassin_costs_the_others_two_cards_or_one_hero(table: Story) -> None:
    table.start(seats=3, packs=()).quiet()
    table.hall(rank_1="griffon")
    table.hand("redblade_assassin", "disease")
    table.hand("torch", "dagger", "militia", seat=1)
    table.hand("torch", "dagger", "militia", seat=2)
    table.do("dungeon", "use redblade_assassin threaten")
    assert table.offers == ["discard torch", "discard dagger", "discard militia"]
    table.do("discard torch")
    assert table.offers == ["discard dagger", "discard militia"]
    table.do("discard dagger", "discard militia")
    assert (table.hand_of(1), table.hand_of(2)) == (["militia"], ["torch", "dagger"])
    assert table.refusal("use redblade_assassin threaten") == ("used_up",)
    table.do("attack griffon")
    assert table.happened("won") == []


@card("redblade_assassin")
@rule("OR-47")
def test_a_player_with_one_card_gives_the_assassin_that_one(table: Story) -> None:
    table.hand("redblade_assassin")
    table.hand("torch", seat=1)
    table.do("dungeon", "use redblade_assassin threaten", "discard torch")
    assert table.asked == (0, "dungeon.ready")
    assert table.hand_of(1) == []
    table.leave_open()


# Outlands


@card("outlands_warrior")
def test_an_outlands_warrior_eats_one_food_for_attack_3(table: Story) -> None:
    table.hand("outlands_warrior", "iron_rations", "iron_rations", "torch")
    table.do("dungeon")
    assert table.muster("griknack_goblin").attack == 3
    table.do("use outlands_warrior eat")
    assert table.refusal("use outlands_warrior eat") == ("used_up",)
    table.do("attack griknack_goblin")
    assert table.fought == (3 + 3, 4)
    assert table.destroyed == ["iron_rations"]


@pytest.mark.parametrize(
    "id",
    [pytest.param(id, marks=card(id)) for id in ("outlands_warrior", "thyrian_squire", "thyrian_knight")],
)
def test_where_there_is_no_food_nobody_eats(table: Story, id: str) -> None:
    table.hand(id, "torch")
    table.do("dungeon")
    assert table.refusal(f"use {id} eat") == ("none_in_hand", "Food")
    table.leave_open()


@card("outlands_slayer")
def test_an_outlands_slayer_eats_as_long_as_there_is_food(table: Story) -> None:
    table.hand("outlands_slayer", "iron_rations", "feast", "torch")
    table.do("dungeon")
    assert table.muster("griknack_goblin").attack == 5
    table.do("use outlands_slayer eat", "destroy feast", "use outlands_slayer eat")
    assert table.refusal("use outlands_slayer eat") == ("none_in_hand", "Food")
    table.do("attack griknack_goblin")
    assert table.fought == (5 + 3 + 3, 4)
    assert table.destroyed == ["feast", "iron_rations"]


@pytest.mark.parametrize(
    ("id", "attack", "each"),
    [
        pytest.param("outlands_slayer", 5, 1, marks=card("outlands_slayer")),
        pytest.param("outlands_khan", 7, 2, marks=[card("outlands_khan"), rule("TS-NOTE-22")]),
    ],
)
def test_monsters_shown_from_the_hand_spur_the_outlanders(
    table: Story, id: str, attack: int, each: int
) -> None:
    table.hall(rank_1="lord_of_death")
    table.hand(id, "nixie", "nixie", "disease", "torch")
    table.do("dungeon")
    assert table.muster("lord_of_death").attack == attack + 2 * each  # no Disease, and nobody of the hall
    table.do("attack lord_of_death")
    assert table.fought == (attack + 2 * each - 1, 9)


@pytest.mark.parametrize(
    "id",
    [
        pytest.param(id, marks=card(id))
        for id in (
            "outlands_warrior",
            "outlands_slayer",
            "outlands_khan",
            "thyrian_squire",
            "thyrian_knight",
            "thyrian_lord",
        )
    ],
)
def test_outlanders_and_thyrians_are_fighters(table: Story, id: str) -> None:
    table.hall(rank_1="knightmare")
    table.hand(id, "elf_wizard")
    table.do("dungeon", "attack knightmare")
    assert table.destroyed == [id]


# Regian


@pytest.mark.parametrize(
    ("id", "magic"),
    [
        pytest.param("regian_cleric", 1, marks=card("regian_cleric")),
        pytest.param("regian_priest", 2, marks=card("regian_priest")),
        pytest.param("regian_bishop", 3, marks=card("regian_bishop")),
    ],
)
def test_a_regian_cleric_trades_any_number_of_diseases_for_cards(table: Story, id: str, magic: int) -> None:
    table.hall(rank_1="tormentor")
    table.hand(id, "disease", "disease", "elf_wizard")
    table.deck("torch", "dagger", "militia", "militia", "militia", "militia", "militia", "militia")
    table.do("dungeon", f"use {id} heal", f"use {id} heal")
    assert table.hand_of() == [id, "elf_wizard", "torch", "dagger"]
    assert table.refusal(f"use {id} heal") == ("none_in_hand", "Disease")
    assert table.muster("tormentor").magic == magic + 2
    table.do("attack tormentor")
    assert table.destroyed == ["disease", "disease", id]  # a Cleric is what the Tormentor wants


@pytest.mark.parametrize(
    ("id", "drawn"),
    [
        pytest.param("regian_priest", ["torch"], marks=card("regian_priest")),
        pytest.param("regian_bishop", ["torch", "dagger"], marks=card("regian_bishop")),
    ],
)
def test_higher_regians_draw_once(table: Story, id: str, drawn: list[str]) -> None:
    table.hand(id)
    table.deck("torch", "dagger", "militia")
    table.do("dungeon", f"use {id} draw")
    assert table.hand_of() == [id, *drawn]
    assert table.refusal(f"use {id} draw") == ("used_up",)
    table.leave_open()

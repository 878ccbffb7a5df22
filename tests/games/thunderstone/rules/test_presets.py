"""Preset dungeons: the books' lists as they lie on the table."""

from collections import Counter
from typing import Any

import pytest

from delvewright.games.thunderstone import GAME, board
from delvewright.games.thunderstone.kinds import KINDS, groups
from delvewright.games.thunderstone.layout import PRESETS
from delvewright.kernel.errors import BadSetup
from marks import rule

BASICS = {"Militia": 18, "Torch": 11, "Iron Rations": 11, "Dagger": 11}  # two starting decks are out
DIRE = {"Dire Traps": 6}
DEATH = {"Death Traps": 6}
GUARDIAN = {"Guardian": 1}


def lay_out(name: str, seed: int = 0) -> Any:
    return GAME.start(seats=2, seed=seed, packs=["wrath"], layout=name)


def dungeon(state: Any) -> Counter[str]:
    """Groups in Dungeon Deck and hall, a Horde card standing for its placeholder."""
    return Counter(
        state.cast[piece].group for zone in (*board.DECK_ZONES, *board.HALL) for piece in state.zones[zone]
    )


def on_sale(state: Any) -> dict[str, int]:
    """The Village: how many cards each stack has, after checking that it holds one group alone."""
    sizes = {}
    for group, zone in zip(state.layout.stacks, board.stacks(state), strict=True):
        assert {state.cast[piece].group for piece in state.zones[zone]} == {group}
        sizes[group] = len(state.zones[zone])
    return sizes


def village(heroes: set[str], cards: set[str]) -> dict[str, int]:
    return {**BASICS, **dict.fromkeys(heroes, 12), **dict.fromkeys(cards, 8)}


def depths(*classes: str) -> dict[str, int]:
    return {**dict.fromkeys(classes, 10), "Thunderstone": 1}


@rule("WR-PRESET-01", "OR-43")
def test_high_fantasy_lies_on_the_table() -> None:
    state = lay_out("high_fantasy")
    assert dungeon(state) == {**depths("Dragon", "Horde", "Undead • Spirit"), **DEATH}
    assert on_sale(state) == village(
        {"Divine", "Dwarf", "Elf", "Lorigg"},
        {
            *("Barkeep", "Blacksmith", "Fireball", "Goodberries"),
            *("Lantern", "Magic Missile", "Polearm", "Short Sword"),
        },
    )


@rule("WR-PRESET-02", "OR-43")
def test_holy_war_lies_on_the_table() -> None:
    state = lay_out("holy_war")
    classes = depths("Doomknight • Humanoid", "Undead • Doom", "Undead • Spirit")
    assert dungeon(state) == {**classes, **GUARDIAN}
    assert on_sale(state) == village(
        {"Blind", "Chalice", "Divine", "Regian"},
        {
            *("Ambrosia", "Amulet of Power", "Banish", "Cursed Mace"),
            *("Lightstone Gem", "Magi Staff", "Sage", "Warhammer"),
        },
    )


@rule("WR-PRESET-03", "OR-43")
def test_elemental_fury_lies_on_the_table() -> None:
    state = lay_out("elemental_fury")
    assert dungeon(state) == {**depths("Elemental • Nature", "Elemental • Pain", "Golem"), **DIRE}
    assert on_sale(state) == village(
        {"Diin", "Outlands", "Selurin", "Toryn"},
        {
            *("Amulet of Power", "Creeping Death", "Feast", "Fireball"),
            *("Hatchet", "Illusory Blade", "Magic Missile", "Spear"),
        },
    )


@rule("WR-PRESET-04", "OR-43")
def test_cut_throat_lies_on_the_table() -> None:
    state = lay_out("cut_throat")
    classes = depths("Abyssal", "Dragon", "Elemental • Pain")
    assert dungeon(state) == {**classes, **DIRE, **DEATH, **GUARDIAN}
    assert on_sale(state) == village(
        {"Gangland", "Lorigg", "Redblade", "Runespawn"},
        {
            *("Arcane Energies", "Barkeep", "Creeping Death", "Foresight Elixir"),
            *("Short Sword", "Spear", "Tavern Brawl", "Tax Collector"),
        },
    )


@rule("WR-PRESET-00")
def test_the_book_proposes_four_dungeons_and_chance_changes_none_of_them() -> None:
    themed = {name for name, preset in PRESETS.items() if preset.rule.startswith("WR-PRESET")}
    assert themed == {"high_fantasy", "holy_war", "elemental_fury", "cut_throat"}
    for name in themed:
        first, second = lay_out(name, seed=1), lay_out(name, seed=2)
        assert first.layout == second.layout
        assert first.zones != second.zones  # only the order of the cards is chance


@rule("WR-PRESET-00")
def test_players_may_agree_on_cards_of_their_own() -> None:
    wish = {
        *("Blind", "Elf", "Toryn", "Faeyn"),
        *("Golem", "Horde", "Ooze"),
        *("Banish", "Claymore", "Feast", "Hatchet", "Lantern", "Sage", "Spear", "Tavern Brawl"),
    }
    settings: dict[str, Any] = {"pick": sorted(wish), "features": ["guardian"], "random_features": False}
    state = GAME.start(seats=2, packs=["wrath"], **settings)
    assert {*state.layout.heroes, *state.layout.monsters, *state.layout.village} == wish
    assert dungeon(state) == {**depths("Golem", "Horde", "Ooze"), **GUARDIAN}


@rule("OR-43")
@pytest.mark.parametrize(
    ("printed", "ours"),
    [
        ("Undead • Doomknight", "Undead • Doom"),
        ("Lightstone", "Lightstone Gem"),
        ("Selurian", "Selurin"),
        ("Dragons", "Dragon"),
        ("Feayn", "Faeyn"),
    ],
)
def test_a_name_the_book_prints_two_ways_is_one_group(printed: str, ours: str) -> None:
    names = {kind.group for kind in KINDS.values()}
    assert ours in names
    assert printed not in names
    with pytest.raises(BadSetup, match=ours):  # and the refusal points to it
        GAME.start(seats=2, packs=["wrath"], pick=[printed])


@rule("OR-43", "WR-COMP-06")
def test_tavern_brawl_is_the_fourteenth_wrath_stack() -> None:
    names = groups("village", "wrath")
    assert len(names) == 14
    assert "Tavern Brawl" in names
    assert sum(kind.copies for kind in KINDS.values() if kind.group in names) == 112
    drawn = [GAME.start(seats=2, seed=seed, packs=["wrath"]).layout.village for seed in range(40)]
    assert any("Tavern Brawl" in cards for cards in drawn)


@rule("OR-43")
def test_a_trap_named_in_the_singular_is_its_set_of_six() -> None:
    for state, sets in ((lay_out("elemental_fury"), 1), (lay_out("cut_throat"), 2)):
        traps = [kind.id for kind in state.cast if kind.type == "trap"]
        assert len(traps) == 6 * sets
        assert len(set(traps)) == {1: 3, 2: 5}[sets]

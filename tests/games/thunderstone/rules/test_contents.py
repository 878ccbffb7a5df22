"""Goal of the game and contents of the two boxes."""

from collections import Counter
from pathlib import Path

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games import thunderstone
from delvewright.games.thunderstone import GAME
from delvewright.games.thunderstone.kinds import KINDS, groups
from delvewright.games.thunderstone.packs import PACKS
from delvewright.games.thunderstone.settings import SETTINGS
from delvewright.kernel.errors import BadSetup
from marks import rule

REFERENCE_CARDS = 5
WRATH = PACKS["wrath"]


def cards(pack: str) -> Counter[str]:
    """How many cards of each type a box holds."""
    count: Counter[str] = Counter()
    for kind in KINDS.values():
        if kind.pack == pack:
            count[kind.type] += kind.copies
    return count


def names(text: str) -> set[str]:
    return {name.strip() for name in text.split(",")}


@rule("TS-GOAL-01")
def test_the_deck_with_the_most_vp_wins(table: Story) -> None:
    table.hall("griknack_goblin", "stone_of_mystery")
    table.hand("outlands_khan", "torch")
    table.discard_pile("archduke_of_pain", "sphinx", seat=1)
    table.do("dungeon", "attack griknack_goblin")
    assert GAME.outcome(table.state).scores == (3 + 1 + 3, 8 + 7)
    assert GAME.outcome(table.state).winners == (1,)


@rule("TS-COMP-01")
def test_two_to_five_sit_down() -> None:
    for seats in (2, 3, 4, 5):
        assert len(GAME.start(seats=seats).xp) == seats
    for seats in (1, 6):
        with pytest.raises(BadSetup):
            GAME.start(seats=seats)


@rule("TS-COMP-02")
def test_the_base_box_holds_530_cards() -> None:
    count = cards("base")
    randomizers = sum(len(groups(type, "base")) for type in ("hero", "monster", "village"))
    assert count == {
        "village": 152,
        "hero": 132,
        "basic": 75,
        "disease": 15,
        "monster": 80,
        "xp": 32,
        "thunderstone": 1,
    }
    assert randomizers == 38
    assert count.total() + randomizers + REFERENCE_CARDS == 530


@rule("TS-COMP-03")
def test_the_eleven_hero_types_of_the_base_box() -> None:
    assert set(groups("hero", "base")) == names(
        "Amazon, Chalice, Dwarf, Elf, Faeyn, Lorigg, Outlands, Redblade, Regian, Selurin, Thyrian"
    )


@rule("TS-COMP-04")
def test_the_eight_monster_classes_of_the_base_box() -> None:
    assert set(groups("monster", "base")) == names(
        "Abyssal, Doomknight • Humanoid, Dragon, Enchanted, Humanoid, Ooze, Undead • Doom, Undead • Spirit"
    )


@rule("TS-COMP-05")
def test_the_nineteen_village_cards_of_the_base_box() -> None:
    assert set(groups("village", "base")) == names(
        "Arcane Energies, Banish, Barkeep, Battle Fury, Feast, Fireball, Flaming Sword, Goodberries, "
        "Hatchet, Lantern, Lightstone Gem, Magical Aura, Pawnbroker, Polearm, Short Sword, Spear, "
        "Town Guard, Trainer, Warhammer"
    )


@rule("TS-COMP-06")
def test_every_stack_of_the_base_box_is_complete() -> None:
    copies: dict[str, list[int]] = {}
    for kind in KINDS.values():
        if kind.pack == "base":
            copies.setdefault(kind.group, []).append(kind.copies)
    assert all(copies[group] == [8] for group in groups("village", "base"))
    assert all(copies[group] == [6, 4, 2] for group in groups("hero", "base"))
    assert all(sum(copies[group]) == 10 for group in groups("monster", "base"))
    assert [copies[name] for name in ("Militia", "Dagger", "Torch", "Iron Rations")] == [
        [30],
        [15],
        [15],
        [15],
    ]
    assert copies["Disease"] == [15]


@rule("WR-COMP-01")
def test_the_wrath_box_holds_340_cards() -> None:
    count = cards("wrath")
    village, heroes = len(groups("village", "wrath")), len(groups("hero", "wrath"))
    monsters = len(groups("monster", "wrath")) + len(groups("horde", "wrath"))
    randomizers = village + heroes + monsters + len(WRATH.feature_cards) + WRATH.markers
    assert (count["village"], count["hero"], count["trap"], count["thunderstone"]) == (112, 84, 12, 1)
    assert count["monster"] + count["placeholder"] + count["horde"] + count["guardian"] == 51
    assert count["basic"] + count["disease"] == 42
    assert randomizers == 33
    assert count.total() + randomizers + REFERENCE_CARDS == 340


@rule("WR-COMP-02")
def test_wrath_plays_on_its_own_or_mixed() -> None:
    base = [*groups("hero", "base"), *groups("monster", "base"), *groups("village", "base")]
    alone = GAME.start(seats=2, packs=["wrath"], ban=base).layout
    assert not set(base) & {*alone.heroes, *alone.monsters, *alone.village}
    mixed = GAME.start(seats=2, packs=["wrath"], pick=["Elf", "Toryn", "Fireball", "Sage"]).layout
    assert {"Elf", "Toryn"} <= set(mixed.heroes)
    assert {"Fireball", "Sage"} <= set(mixed.village)


@rule("WR-COMP-03")
def test_the_seven_hero_types_of_the_wrath_box() -> None:
    assert set(groups("hero", "wrath")) == names("Blind, Diin, Divine, Gangland, Gohlen, Runespawn, Toryn")


@rule("WR-COMP-04")
def test_the_four_monster_classes_of_the_wrath_box() -> None:
    assert set(groups("monster", "wrath")) == names("Elemental • Nature, Elemental • Pain, Golem")
    assert groups("horde", "wrath") == ["Horde"]
    games = [GAME.start(seats=2, seed=seed, packs=["wrath"]).layout.monsters for seed in range(60)]
    assert any("Horde" in monsters for monsters in games)


@rule("WR-COMP-05")
def test_the_special_randomizers_of_the_wrath_box() -> None:
    assert Counter(WRATH.feature_cards) == {"guardian": 2, "pick_two": 1, "death_traps": 1, "dire_traps": 1}


@rule("WR-COMP-06", "OR-43")
def test_tavern_brawl_is_the_fourteenth_village_card_of_wrath() -> None:
    listed = names(
        "Ambrosia, Amulet of Power, Blacksmith, Claymore, Creeping Death, Cursed Mace, Foresight Elixir, "
        "Illusory Blade, Magi Staff, Magic Missile, Sage, Short Bow, Tax Collector"
    )
    assert set(groups("village", "wrath")) == listed | {"Tavern Brawl"}


@rule("WR-COMP-07")
def test_no_more_than_thirty_militia_unless_agreed() -> None:
    def militia(**settings: bool) -> int:
        state = GAME.start(seats=2, packs=["wrath"], **settings)
        dealt = sum(kind.id == "militia" for kind in state.cast)
        reprinted = [kind for kind in state.cast if kind.id == "militia_wrath"]
        assert all("hero" in kind.printed.classes for kind in reprinted)
        return dealt + len(reprinted)

    assert militia() == 30
    assert militia(more_militia=True) == 60


@rule("WR-COMP-08")
def test_with_wrath_the_base_rules_it_leaves_alone_stay(table: Story) -> None:
    """One level-up a Hero type is a base rule that the Wrath book does not repeat."""
    table.start(packs=("wrath",))
    table.village(elf=("elf_sorcerer", "elf_sorcerer"))
    table.hand("elf_wizard", "elf_wizard")
    table.xp(4)
    table.do("village", "level_up elf_wizard elf_sorcerer")
    assert table.xp_of() == 2
    assert table.discards().count("elf_sorcerer") + table.hand_of().count("elf_sorcerer") == 1


def test_only_what_a_card_is_gives_it_numbers() -> None:
    """Strength and level are a Hero's, Weight a Weapon's, Health and XP a Monster's; the rest has none."""
    for kind in KINDS.values():
        printed = kind.printed
        hero, weapon = "hero" in printed.classes, "weapon" in printed.classes
        monster = kind.type in ("monster", "horde", "guardian")
        assert (printed.level > 0) <= hero
        assert (printed.strength > 0) == hero
        assert (printed.weight > 0) == weapon
        assert (printed.health > 0) == monster
        assert (printed.xp > 0) == (monster or kind.type == "xp")
        assert (printed.level_up is not None) <= hero
        assert (printed.cost is not None) == (kind.type in ("basic", "hero", "village"))
        assert printed.trophy <= (monster or kind.type == "disease")


def test_the_readings_we_play_unless_others_are_chosen() -> None:
    """As RULES.md has them: the word after "We play"."""
    rules = GAME.start(seats=2).rules
    assert (rules.level_up, rules.level_limit, rules.stone_check) == ("after_buy", "type", "immediate")
    yes = "strength_loss_unequips siren_discards sage_hero_xp zero_gold_counts shown_elixir_counts"
    no = (
        "destroyed_barkeep_gold breach_after_draw breach_resets_when_returned floor_hero_at_zero "
        "zero_strength_kills claymore_needs_gap fallen_are_rewarded"
    )
    assert [name for name in yes.split() if not getattr(rules, name)] == []
    assert [name for name in no.split() if getattr(rules, name)] == []
    assert rules.solo_bans == ("Banish", "Elf", "Magi Staff")


def test_what_is_in_the_box_unless_more_is_chosen() -> None:
    rules = GAME.start(seats=2).rules
    assert (rules.monster_groups, rules.random_features, rules.more_militia) == (3, True, False)
    assert (rules.stone, rules.longest) == ("stone_of_mystery", 500)


def test_the_open_readings_name_their_options() -> None:
    lines = (Path(thunderstone.__file__).parent / "RULES.md").read_text(encoding="utf-8").splitlines()
    readings = {line.split("**")[1]: line for line in lines if line.startswith("- **OR-")}
    options = {name: setting.rule for name, setting in SETTINGS.items() if setting.rule.startswith("OR-")}
    assert len(options) == 16
    for name, reading in options.items():
        assert f"`{name}`" in readings[reading]

"""The fixed card lists of the two books: first games and preset dungeons."""

from __future__ import annotations

from typing import NamedTuple


class Preset(NamedTuple):
    """A named selection of cards, with the rule that gives it."""

    title: str
    rule: str
    monsters: tuple[str, ...]
    features: tuple[str, ...]
    heroes: tuple[str, ...]
    village: tuple[str, ...]


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


PRESETS = {
    "first_game": Preset(
        "First game",
        "TS-SETUP-02",
        _names("Doomknight • Humanoid, Enchanted, Ooze"),
        (),
        _names("Elf, Lorigg, Regian, Thyrian"),
        _names(
            "Battle Fury, Fireball, Flaming Sword, Lightstone Gem, Magical Aura, Short Sword, Spear, "
            "Town Guard"
        ),
    ),
    "first_wrath": Preset(
        "First game with Wrath of the Elements",
        "WR-FIRST-01",
        _names("Horde, Elemental • Nature, Undead • Doom"),
        ("guardian", "dire_traps"),
        _names("Chalice, Faeyn, Diin, Toryn"),
        _names(
            "Cursed Mace, Foresight Elixir, Lantern, Magi Staff, Magic Missile, Sage, Short Bow, Town Guard"
        ),
    ),
    "high_fantasy": Preset(
        "High Fantasy",
        "WR-PRESET-01",
        _names("Dragon, Horde, Undead • Spirit"),
        ("death_traps",),
        _names("Divine, Dwarf, Elf, Lorigg"),
        _names("Magic Missile, Fireball, Lantern, Goodberries, Barkeep, Blacksmith, Short Sword, Polearm"),
    ),
    "holy_war": Preset(
        "Holy War",
        "WR-PRESET-02",
        _names("Doomknight • Humanoid, Undead • Doom, Undead • Spirit"),
        ("guardian",),
        _names("Divine, Chalice, Regian, Blind"),
        _names("Lightstone Gem, Ambrosia, Sage, Cursed Mace, Amulet of Power, Warhammer, Banish, Magi Staff"),
    ),
    "elemental_fury": Preset(
        "Elemental Fury",
        "WR-PRESET-03",
        _names("Elemental • Nature, Elemental • Pain, Golem"),
        ("dire_traps",),
        _names("Outlands, Selurin, Toryn, Diin"),
        _names(
            "Magic Missile, Fireball, Creeping Death, Illusory Blade, Feast, Spear, Hatchet, Amulet of Power"
        ),
    ),
    "cut_throat": Preset(
        "Cut-Throat",
        "WR-PRESET-04",
        _names("Elemental • Pain, Abyssal, Dragon"),
        ("dire_traps", "death_traps", "guardian"),
        _names("Lorigg, Redblade, Runespawn, Gangland"),
        _names(
            "Creeping Death, Foresight Elixir, Tax Collector, Tavern Brawl, Short Sword, Spear, "
            "Arcane Energies, Barkeep"
        ),
    ),
}

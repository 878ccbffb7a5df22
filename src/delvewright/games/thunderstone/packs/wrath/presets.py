"""Lists of cards in the book of Wrath of the Elements: its first game and its preset dungeons."""

from __future__ import annotations

from delvewright.games.thunderstone.pack import Preset, names

PRESETS = {
    "first_wrath": Preset(
        "First game with Wrath",
        "The Horde, Traps and a Guardian, on a list for learning.",
        "WR-FIRST-01",
        names("Horde, Elemental • Nature, Undead • Doom"),
        ("guardian", "dire_traps"),
        names("Chalice, Faeyn, Diin, Toryn"),
        names(
            "Cursed Mace, Foresight Elixir, Lantern, Magi Staff, Magic Missile, Sage, Short Bow, Town Guard"
        ),
    ),
    "high_fantasy": Preset(
        "High Fantasy",
        "Dragons, spirits and the Horde.",
        "WR-PRESET-01",
        names("Dragon, Horde, Undead • Spirit"),
        ("death_traps",),
        names("Divine, Dwarf, Elf, Lorigg"),
        names("Magic Missile, Fireball, Lantern, Goodberries, Barkeep, Blacksmith, Short Sword, Polearm"),
    ),
    "holy_war": Preset(
        "Holy War",
        "Doomknights and Undead against clerics.",
        "WR-PRESET-02",
        names("Doomknight • Humanoid, Undead • Doom, Undead • Spirit"),
        ("guardian",),
        names("Divine, Chalice, Regian, Blind"),
        names("Lightstone Gem, Ambrosia, Sage, Cursed Mace, Amulet of Power, Warhammer, Banish, Magi Staff"),
    ),
    "elemental_fury": Preset(
        "Elemental Fury",
        "Elementals and Golems.",
        "WR-PRESET-03",
        names("Elemental • Nature, Elemental • Pain, Golem"),
        ("dire_traps",),
        names("Outlands, Selurin, Toryn, Diin"),
        names(
            "Magic Missile, Fireball, Creeping Death, Illusory Blade, Feast, Spear, Hatchet, Amulet of Power"
        ),
    ),
    "cut_throat": Preset(
        "Cut-Throat",
        "Every trap there is, and thieves.",
        "WR-PRESET-04",
        names("Elemental • Pain, Abyssal, Dragon"),
        ("dire_traps", "death_traps", "guardian"),
        names("Lorigg, Redblade, Runespawn, Gangland"),
        names(
            "Creeping Death, Foresight Elixir, Tax Collector, Tavern Brawl, Short Sword, Spear, "
            "Arcane Energies, Barkeep"
        ),
    ),
}

"""The base set: its list for a first game, and what solo play leaves out of it."""

from __future__ import annotations

from delvewright.games.thunderstone.pack import Pack, Preset, names

PRESETS = {
    "first_game": Preset(
        "First game",
        "The base book's own list of cards, made for learning.",
        "TS-SETUP-02",
        names("Doomknight • Humanoid, Enchanted, Ooze"),
        (),
        names("Elf, Lorigg, Regian, Thyrian"),
        names(
            "Battle Fury, Fireball, Flaming Sword, Lightstone Gem, Magical Aura, Short Sword, Spear, "
            "Town Guard"
        ),
    ),
}

BASE = Pack(id="base", title="Thunderstone", presets=PRESETS, solo_bans=("Banish", "Elf"))

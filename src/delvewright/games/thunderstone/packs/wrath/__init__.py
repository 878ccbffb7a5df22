"""Wrath of the Elements."""

from __future__ import annotations

from delvewright.games.thunderstone.pack import Pack
from delvewright.games.thunderstone.packs.wrath.presets import PRESETS
from delvewright.kernel.settings import Setting

PACK = Pack(
    id="wrath",
    title="Wrath of the Elements",
    short="Wrath",
    brings="new Heroes, the Horde, Traps and Guardians",
    presets=PRESETS,
    features={"guardian": "Guardian", "death_traps": "Death Traps", "dire_traps": "Dire Traps"},
    feature_cards=("guardian", "guardian", "pick_two", "death_traps", "dire_traps"),
    markers=3,
    solo_bans=("Magi Staff",),
    settings={
        "siren_discards": Setting(
            True, "Runespawn Siren makes others discard.", (True, False), "OR-28", part="readings"
        ),
        "sage_hero_xp": Setting(
            True, "Sage gives XP for a Hero too.", (True, False), "OR-29", part="readings"
        ),
    },
)

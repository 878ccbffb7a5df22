"""Encounters: what monsters do besides fighting, and what Traps do."""

from __future__ import annotations

from delvewright.games.dungeoneer.board import UNTIL_ITS_RESET
from delvewright.games.dungeoneer.choices import lose_one, raise_into_pack, warp
from delvewright.games.dungeoneer.occasions import in_terrain
from delvewright.games.dungeoneer.parts import (
    card,
    fact,
    hit,
    modify,
    shrugs,
    special,
    spell,
    static,
    transforms,
    trap,
)
from delvewright.games.dungeoneer.powers import ATTACK, ITSELF, MY_OTHERS
from delvewright.games.dungeoneer.sorts import LEVEL, LIFE, MAGIC, MELEE, SPEED
from delvewright.games.dungeoneer.spaces import adjoining, nearest_clearings
from delvewright.games.dungeoneer.words import (
    each,
    everybody_here,
    lasts,
    lose,
    lose_at_random,
    threat,
    tip,
    wound,
    wound_then,
)

# The Sunken Crypt -------------------------------------------------------------------------------------

card("mournful_ghost", hit(lose(glory=2)))

card("whispering_demon", special(each(everybody_here, threat(MAGIC, 5, wound(1)))))

card("grave_wight", hit(wound(1), lose_at_random))

card("stitched_brute", spell(modify(MELEE, 0, ATTACK, of=ITSELF)), special(variable=True))

card("crypt_spider", hit(wound(1), tip()))

_undead = raise_into_pack("undead")
card("the_lich_lord", special(_undead, peril=2, fits=_undead.fits), fact("not_discarded"))

card("dart_slit", trap(SPEED, 5, wound(1)))

card("swinging_blade", trap(SPEED, 6, wound(2)))

card("gas_vent", spell(numbers={"movement": -1}), trap(LIFE, 7, wound(1), lasts(UNTIL_ITS_RESET)))

card("glyph_of_ruin", trap(MAGIC, 6, wound(1), lose(glory=2)))

card("false_floor", trap(SPEED, 5, tip()))


# The Haunted Marches ----------------------------------------------------------------------------------

card("malthorin", hit(wound(1), warp(nearest_clearings)), fact("not_discarded"))

card("master_wererat", static(modify(MELEE, 1, ATTACK, "vermin", of=MY_OTHERS)))

card("wererat_cutthroat", transforms(3, 0, 2), special(peril=1))

card("necrodragon", special(each(everybody_here, threat(SPEED, 5, wound(1))), peril=1))

card("sand_wyrmling", static(modify((MELEE, MAGIC), 1, ATTACK, of=ITSELF, when=in_terrain("desert"))))

card("banshee_bridesmaid", hit(wound_then(each(everybody_here, threat(MAGIC, 5, tip())))))

card("dire_wolf", static(modify(MELEE, 1, ATTACK, of=ITSELF, when=in_terrain("forest"))))

card("bog_troll", shrugs(in_terrain("swamp")))

card("ice_imp", static(modify(MAGIC, 1, ATTACK, of=ITSELF, when=in_terrain("ice"))))

card("rope_snare", trap(SPEED, 5, tip()))

card("tainted_well", trap(LIFE, 7, wound(1)))

card("rockslide", trap(SPEED, 6, wound(2), harder_in="mountains"))

card("ambush_at_the_ford", trap(LEVEL, 6, lose(glory=3)))

card("witchlight_lure", trap(MAGIC, 5, warp(adjoining)))


# The Long Night ---------------------------------------------------------------------------------------

card("pit_fiend", special(each(everybody_here, threat(MAGIC, 7, wound(1))), peril=1))

card("soul_reaver", hit(wound(1), lose(glory=2)))

card("night_stalker", hit(wound(1), tip()))

card("storm_drake", spell(modify(MAGIC, 0, ATTACK, of=ITSELF)), special(variable=True))

card("hall_of_blades", trap(SPEED, 8, wound(2)))

card("sigil_of_sundering", trap(MAGIC, 8, wound(1), lose_one("treasure")))

card("the_floor_remembers", trap(SPEED, 7, tip(), lose(glory=2)))

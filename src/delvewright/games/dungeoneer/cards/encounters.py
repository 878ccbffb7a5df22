"""Encounters: what monsters do besides fighting, and what Traps do."""

from __future__ import annotations

from delvewright.games.dungeoneer.board import UNTIL_ITS_RESET
from delvewright.games.dungeoneer.choices import raise_into_pack
from delvewright.games.dungeoneer.parts import card, fact, hit, modify, special, spell, trap
from delvewright.games.dungeoneer.powers import ATTACK, ITSELF
from delvewright.games.dungeoneer.sorts import LIFE, MAGIC, MELEE, SPEED
from delvewright.games.dungeoneer.words import (
    each,
    everybody_here,
    lasts,
    lose,
    lose_at_random,
    threat,
    tip,
    wound,
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


# The Long Night ---------------------------------------------------------------------------------------

"""Banes: what a Dungeonlord does to heroes and to the map."""

from __future__ import annotations

from delvewright.games.dungeoneer import shift
from delvewright.games.dungeoneer.board import UNTIL_MY_RESET
from delvewright.games.dungeoneer.choices import lose_one, warp
from delvewright.games.dungeoneer.hands import search_hand
from delvewright.games.dungeoneer.parts import card, door, modify, on, played, spell, static, use
from delvewright.games.dungeoneer.powers import ATTACK, HERO_TIME, MY_MONSTERS
from delvewright.games.dungeoneer.sorts import LOCKED, MAGIC, MELEE, SPEED, Exit
from delvewright.games.dungeoneer.spaces import bolt_doors, nearest_entrances, no_dungeon
from delvewright.games.dungeoneer.words import (
    drain_level,
    each,
    everybody,
    lasts,
    lose,
    my_monsters_this_turn,
    threat,
    tip,
)

# The Sunken Crypt -------------------------------------------------------------------------------------

card("planar_rift", on(shift.refused), played(shift.play))

card(
    "undead_awakening",
    spell(modify((MELEE, MAGIC), 1, ATTACK, "undead", of=MY_MONSTERS)),
    played(my_monsters_this_turn),
)

card("curse_of_lead_feet", static(modify(SPEED, -1)), use("shake_off", HERO_TIME, glory=3, discards=True))

card("bolt_the_doors", door(Exit(LOCKED, SPEED, 5)), on(no_dungeon), played(bolt_doors))

card("thieving_shade", played(lose_one("treasure")))

card("mind_fog", spell(modify(MAGIC, -2)), played(lasts(UNTIL_MY_RESET)))

card("ill_wind", played(threat(SPEED, 5, tip())))

card("drain_of_ages", played(threat(MAGIC, 6, drain_level)))

card("twisting_halls", on(shift.refused), played(shift.play))

card("dragged_back", played(threat(MAGIC, 6, warp(nearest_entrances))))

card("loose_lips", played(search_hand))

card("weeping_veil", played(each(everybody, lose(glory=2))))


# The Haunted Marches ----------------------------------------------------------------------------------


# The Long Night ---------------------------------------------------------------------------------------

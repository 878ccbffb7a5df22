"""Banes: what a Dungeonlord does to heroes and to the map."""

from __future__ import annotations

from delvewright.games.dungeoneer import shift
from delvewright.games.dungeoneer.board import UNTIL_ITS_RESET, UNTIL_MY_RESET
from delvewright.games.dungeoneer.choices import lose_one, lose_treasure_or, swap_quests, take_one, warp
from delvewright.games.dungeoneer.hands import search_hand
from delvewright.games.dungeoneer.occasions import on_quests, standing_on, with_dragon
from delvewright.games.dungeoneer.parts import (
    ALL,
    at_large,
    card,
    door,
    ends_with,
    every_reset,
    modify,
    on,
    played,
    spell,
    static,
    use,
)
from delvewright.games.dungeoneer.powers import ATTACK, COUNTER, HERO_TIME, ITSELF, MY_MONSTERS
from delvewright.games.dungeoneer.sorts import LOCKED, MAGIC, MELEE, SPEED, WALL, Exit
from delvewright.games.dungeoneer.spaces import (
    bolt_doors,
    freeze,
    goad_dragon,
    nearest_entrances,
    no_dungeon,
    no_exit,
    off_the_road,
    roads_near,
    wall_off,
)
from delvewright.games.dungeoneer.words import (
    drain_level,
    each,
    everybody,
    everybody_on,
    lasts,
    lose,
    my_monsters_this_turn,
    threat,
    tip,
)

# The Sunken Crypt -------------------------------------------------------------------------------------

card("planar_rift", at_large, on(shift.refused), played(shift.play))

card(
    "undead_awakening",
    at_large,
    spell(modify((MELEE, MAGIC), 1, ATTACK, "undead", of=MY_MONSTERS)),
    played(my_monsters_this_turn),
)

card("curse_of_lead_feet", static(modify(SPEED, -1)), use("shake_off", HERO_TIME, glory=3, discards=True))

card("bolt_the_doors", at_large, door(Exit(LOCKED, SPEED, 5)), on(no_dungeon), played(bolt_doors))

card("thieving_shade", played(lose_one("treasure")))

card("mind_fog", spell(modify(MAGIC, -2)), played(lasts(UNTIL_MY_RESET)))

card("ill_wind", played(threat(SPEED, 5, tip())))

card("drain_of_ages", played(threat(MAGIC, 6, drain_level)))

card("twisting_halls", at_large, on(shift.refused), played(shift.play))

card("dragged_back", played(threat(MAGIC, 6, warp(nearest_entrances))))

card("loose_lips", played(search_hand))

card("weeping_veil", at_large, played(each(everybody, lose(glory=2))))


# The Haunted Marches ----------------------------------------------------------------------------------

card("malthorins_geas", on(on_quests), played(swap_quests))

card("forest_shift", at_large, on(shift.refused), played(shift.play))

card(
    "dragon_fear",
    spell(modify(ALL, -1, COUNTER, "dragon"), facts=("no_challenge",)),
    played(threat(MAGIC, 6, lasts(UNTIL_MY_RESET))),
)

card("winter_spell_of_the_ice_witch", at_large, every_reset(freeze), ends_with("ice_witch"))

card(
    "dragon_nip",
    at_large,
    on(with_dragon),
    static(modify((MELEE, MAGIC), 1, of=ITSELF)),
    played(goad_dragon),
)

card("quicksand", on(standing_on("desert", "swamp")), played(threat(SPEED, 6, tip(4))))

card("bandit_toll", played(lose(glory=3)))

card("bramble_wall", at_large, on(no_exit), door(Exit(WALL)), played(wall_off))

card(
    "sudden_storm",
    at_large,
    spell(numbers={"movement": -1}),
    played(each(everybody_on("plains", "mountains", "water"), lasts(UNTIL_ITS_RESET))),
)

card("hex_of_clumsy_hands", static(modify(MELEE, -1)), use("shake_off", HERO_TIME, glory=3, discards=True))

card("lost_trail", on(off_the_road), played(warp(roads_near)))

card("tax_collector", on(standing_on("urban")), played(lose_treasure_or(3)))


# The Long Night ---------------------------------------------------------------------------------------

card("wither_the_years", played(threat(MAGIC, 8, drain_level)))

card("torn_firmament", at_large, on(shift.refused), played(shift.play))

card("rust_of_empires", played(take_one("treasure")))

card("forgotten_lessons", played(take_one("boon")))

card("chains_of_the_grave", played(threat(MELEE, 8, tip(7))))

card(
    "dread_procession",
    at_large,
    spell(modify(MELEE, 2, ATTACK, "undead", of=MY_MONSTERS)),
    played(my_monsters_this_turn),
)

"""Quests: rewards, what a failed try does, and what works while one is in play, carried or kept."""

from __future__ import annotations

from delvewright.games.dungeoneer.occasions import in_terrain
from delvewright.games.dungeoneer.parts import (
    ALL,
    EVERY_SCORE,
    artifact,
    card,
    carrying,
    fail,
    foe,
    modify,
    ongoing,
    reward,
    special,
)
from delvewright.games.dungeoneer.powers import ATTACK, COUNTER, EXIT, MY_FOES, THREAT
from delvewright.games.dungeoneer.prizes import heal_wholly, lose_all_peril, may_explore, may_warp
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE, SEARCH, SPEED
from delvewright.games.dungeoneer.spaces import wilderness
from delvewright.games.dungeoneer.words import (
    all_others,
    draw,
    each,
    everybody_here,
    gain,
    heal,
    lose,
    lose_movement,
    stand_up_free,
    threat,
    tip,
    wound,
)

# The Sunken Crypt -------------------------------------------------------------------------------------

card("free_caedmans_soul", fail(lose(glory=1)), reward(gain(glory=3), heal(1)))

card("drakys_hoard", reward(draw(2)))

card("wreck_the_flesh_laboratory", fail(wound(1)), reward(gain(glory=4)))

card("the_captive_princess", carrying(modify(SPEED, -1, THREAT)), reward(gain(glory=4)))

card("the_bone_colossus", reward(gain(glory=2), heal(2)))

card(
    "topple_the_pale_regent",
    ongoing(modify(MAGIC, 1, ATTACK, "undead", of=MY_FOES)),
    reward(gain(glory=3), each(all_others, gain(peril=1))),
)
foe("pale_regent", special(each(everybody_here, threat(MAGIC, 5, lose(glory=1)))))

card("carry_the_ember_urn", carrying(modify(MAGIC, 1, COUNTER)), reward(heal(2)))

card("crown_of_quiet_kings", fail(tip()), artifact(modify(MAGIC, 1)))

card("the_blade_under_the_dust", fail(lose_movement(1)), artifact(modify(MELEE, 1)))

card("the_lost_cartographer", reward(gain(glory=2), may_explore))

card("dice_with_the_bone_oracle", fail(gain(peril=1)), reward(draw(3)))

card("break_the_vault_cipher", fail(lose(glory=1)), reward(gain(glory=5)))

card("blood_for_the_altar", reward(gain(glory=3), lose_all_peril))

card(
    "silence_the_wailing_bell",
    ongoing(modify(MAGIC, -1, THREAT)),
    fail(gain(peril=1)),
    reward(gain(glory=3), stand_up_free, heal(1)),
)


# The Haunted Marches ----------------------------------------------------------------------------------

card("rescue_lily", reward(heal(2)))

card("free_durik", reward(gain(glory=3), heal(1)))

card("impress_the_guild", fail(lose(glory=1)), reward(gain(glory=4)))

card("rescue_the_assassin_princess", carrying(modify(MELEE, 1)), reward(gain(glory=3)))

card("consult_the_desert_oracle", fail(gain(peril=1)), reward(draw(3)))

card("uncover_the_jewel_of_anrak", fail(lose(glory=1)), reward(gain(glory=5)))

card("rescue_olaf_flanda", carrying(modify(MELEE, 1, ATTACK, of=MY_FOES)), reward(gain(glory=5)))

card("the_mire_hydra", reward(gain(glory=2), heal(2)))

card(
    "winters_handmaid",
    ongoing(numbers={"movement": -1}, when=in_terrain("ice")),
    reward(gain(glory=3)),  # the Winter Spell ends with any ice witch
)

card("climb_to_the_aerie", fail(wound(1)), reward(gain(glory=3), may_warp(wilderness)))

card("the_antler_crown", artifact(modify(SPEED, 1)))

card("tithe_to_omnisus", reward(lose_all_peril))

card("dice_at_the_wily_wench", fail(lose(glory=2)), reward(gain(glory=4)))

card(
    "break_the_thorn_curse",
    ongoing(modify(EVERY_SCORE, -1, EXIT, when=in_terrain("forest"))),
    fail(wound(1)),
    reward(gain(glory=2), heal(2)),
)


# The Long Night ---------------------------------------------------------------------------------------

card("the_arch_lich_lord", reward(gain(glory=6)))
foe("arch_lich_lord", special(each(everybody_here, threat(MAGIC, 8, wound(1)))))

card("the_elder_necrodragon", reward(draw(3), gain(glory=2)))

card(
    "prince_of_the_fiend_pits",
    ongoing(modify(ALL, 1, ATTACK, "fiend", "demon", of=MY_FOES)),
    reward(gain(glory=4), heal(2)),
)

card("seal_the_gate_of_ash", fail(wound(1)), reward(gain(glory=6)))

card("hold_the_broken_stair", fail(tip()), reward(gain(glory=5), heal(1)))

card("outrun_the_collapse", fail(wound(1)), reward(gain(glory=5), stand_up_free))

card("bring_the_oracle_home", carrying(modify(MAGIC, 1, ATTACK, of=MY_FOES)), reward(gain(glory=5)))

card("the_sunfire_relic", carrying(modify(SPEED, -1, THREAT)), artifact(modify(ALL, 1, COUNTER)))

card("the_vanished_legion", fail(lose(glory=2)), reward(gain(glory=6)))

card("hunt_the_faceless_double", reward(gain(glory=4), draw(2)))

card("wager_with_death", fail(lose(glory=1)), reward(heal_wholly))

card("give_up_a_name", reward(lose_all_peril, each(all_others, gain(peril=2))))

card("sceptre_of_the_first_kings", fail(lose(glory=2)), artifact(modify((MELEE, MAGIC), 1)))

card(
    "stop_the_endless_night",
    ongoing(modify(SEARCH, -1), modify(EVERY_SCORE, -1, EXIT)),
    fail(gain(peril=1)),
    reward(gain(glory=4), heal(2)),
)

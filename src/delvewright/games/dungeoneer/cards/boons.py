"""Boons: what they do for those who pay their Glory."""

from __future__ import annotations

from delvewright.games.dungeoneer.board import UNTIL_COMBAT
from delvewright.games.dungeoneer.choices import attacker, discard_it, my_die, roll_mine_again, untouched
from delvewright.games.dungeoneer.occasions import monsters_attack, my_attack, struck
from delvewright.games.dungeoneer.parts import (
    ALL,
    EVERY_SCORE,
    at,
    card,
    fact,
    modify,
    played,
    spell,
    static,
    upkeep,
)
from delvewright.games.dungeoneer.powers import (
    AFTER_ROLL,
    ATTACK,
    BEFORE_ROLL,
    COUNTER,
    MY_FOES,
    OBSTACLE,
    RESPONSE,
    TRAP,
)
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE
from delvewright.games.dungeoneer.words import comes_to_nothing, heal_me, lasts, more_wounds, move_more

# The Sunken Crypt -------------------------------------------------------------------------------------

_any_attacker = attacker(discard_it, refuse=untouched)
card("repel", at(RESPONSE, _any_attacker.fits), played(_any_attacker))

card("dodge", at(AFTER_ROLL, struck(MELEE)), played(comes_to_nothing))

card("haste", played(move_more(2)))

card("blessings_of_nakari", static(modify(MAGIC, 1)))

card(
    "create_darkness",
    at(RESPONSE, monsters_attack),
    spell(modify(ALL, -2, ATTACK, of=MY_FOES)),
    played(lasts(UNTIL_COMBAT, on_me=True)),
)

card("mighty_blow", at(BEFORE_ROLL, my_attack(MELEE)), played(more_wounds(1)))

card("fire_blast", at(BEFORE_ROLL, my_attack(MAGIC)), played(more_wounds(1)))

card("shield_discipline", static(modify(MELEE, 1, COUNTER)))

card("trapfinders_eye", static(modify(EVERY_SCORE, 2, TRAP | OBSTACLE)))

card("lockwise", fact("opens_locks"))

card("second_wind", played(heal_me(2)))

card("battle_trance", static(modify(MELEE, 1)), upkeep(1))

card("borrowed_luck", at(AFTER_ROLL, my_die), played(roll_mine_again))


# The Haunted Marches ----------------------------------------------------------------------------------


# The Long Night ---------------------------------------------------------------------------------------

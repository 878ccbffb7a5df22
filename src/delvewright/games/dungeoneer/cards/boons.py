"""Boons: what they do for those who pay their Glory."""

from __future__ import annotations

from delvewright.games.dungeoneer.board import UNTIL_COMBAT, UNTIL_TURN
from delvewright.games.dungeoneer.choices import (
    at_another,
    attacker,
    bind_it,
    discard_it,
    send_back,
    untouched,
)
from delvewright.games.dungeoneer.occasions import (
    in_terrain,
    monsters_attack,
    my_attack,
    my_counter_hits,
    stayed,
    struck,
)
from delvewright.games.dungeoneer.parts import (
    ALL,
    EVERY_SCORE,
    at,
    card,
    fact,
    gives,
    hit,
    modify,
    played,
    spell,
    static,
    upkeep,
    use,
)
from delvewright.games.dungeoneer.powers import (
    AFTER_ROLL,
    ATTACK,
    BEFORE_ROLL,
    COUNTER,
    DRAW_TIME,
    EACH_TURN,
    HIT,
    MY_FOES,
    OBSTACLE,
    RESPONSE,
    TRAP,
)
from delvewright.games.dungeoneer.rerolls import a_die_of_my_combat, my_die, roll_any_again, roll_mine_again
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE
from delvewright.games.dungeoneer.words import (
    attacks_with,
    comes_to_nothing,
    heal_me,
    lasts,
    more_wounds,
    move_more,
)
from delvewright.words.flow import When

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

card("zums_dancing_arrow", hit(When(attacks_with(MAGIC), at_another(MAGIC, 5))))

card("eidetic_memory", gives("hand", 1))

card("forlorn_magic", static(modify(MAGIC, 1), modify(MAGIC, 1, when=in_terrain("desert"))))

card("woodcraft", fact("opens_locks", in_terrain("forest", "mountains")))

_beast = attacker(send_back, "beast", "vermin")
card("beast_tongue", at(RESPONSE, _beast.fits), played(_beast))

card("riposte", at(HIT, my_counter_hits(MELEE)), played(more_wounds(1)))

card("sidestep", spell(modify(ALL, 2, COUNTER)), played(lasts(UNTIL_COMBAT, on_me=True)))

card("oath_of_omnisus", static(modify(ALL, 1, COUNTER, "undead", "demon")))

card("healers_hymn", played(heal_me(2)))

card("windrunner", spell(facts=("no_exit_threats",)), played(move_more(1), lasts(UNTIL_TURN, on_me=True)))

card("camp_craft", use("make_camp", DRAW_TIME, heal_me(1), glory=1, limit=EACH_TURN, fits=stayed))

# Whatever a hero starts is a Challenge (DN-SPECIAL-04).
card("hunters_mark", static(modify(ALL, 1, ATTACK)))

card("turn_the_tide", at(AFTER_ROLL, a_die_of_my_combat), played(roll_any_again))


# The Long Night ---------------------------------------------------------------------------------------

_fiend = attacker(bind_it, "fiend")
card("command_fiend", at(RESPONSE, _fiend.fits), played(_fiend))

_foe = attacker(discard_it, refuse=untouched)
card("banish", at(RESPONSE, _foe.fits), played(_foe))

card("unseen_step", at(AFTER_ROLL, struck(*ALL)), played(comes_to_nothing))

card("mastery_of_war", static(modify(MELEE, 1), modify(MELEE, 1, COUNTER)))

card("mastery_of_the_art", static(modify(MAGIC, 1), modify(MAGIC, 1, COUNTER)))

card("hour_of_glory", played(move_more(2), heal_me(1)))

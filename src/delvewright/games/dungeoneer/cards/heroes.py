"""Heroes: what their abilities do."""

from __future__ import annotations

from delvewright.games.dungeoneer.board import UNTIL_ROLL, UNTIL_TURN
from delvewright.games.dungeoneer.choices import attacker, bind_beaten, heal_one_here, too_dear_to_ward, ward
from delvewright.games.dungeoneer.occasions import (
    attacked_me,
    baned,
    hero_defeats,
    in_combat,
    in_terrain,
    life_at_most,
    my_attack,
    my_attack_hits,
    my_hero_phase,
    my_roll,
    potion_emptied,
)
from delvewright.games.dungeoneer.parts import EVERY_SCORE, card, fact, gives, hit, modify, spell, static, use
from delvewright.games.dungeoneer.powers import (
    AFTER_ROLL,
    ATTACK,
    BANED,
    BEFORE_ROLL,
    COUNTER,
    DEFEATED,
    EACH_ATTACK,
    EACH_COMBAT,
    EACH_TURN,
    EMPTIED,
    EXIT,
    HERO_TIME,
    HIT,
    RESPONSE,
    WOUNDED,
)
from delvewright.games.dungeoneer.rerolls import my_magic_die, roll_mine_again
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE, SPEED
from delvewright.games.dungeoneer.words import (
    attacks_with,
    cancel_bane,
    each,
    lasts,
    magic_for_speed,
    more_wounds,
    others_here,
    prevent,
    save_it,
    threat,
    wound,
)
from delvewright.words.flow import When

# The Sunken Crypt -------------------------------------------------------------------------------------

card("kron_axereaver", static(modify(MELEE, 1, ATTACK, when=attacked_me)))

card(
    "lorel_alanus",
    spell(modify(MAGIC, 1)),
    use(
        "spellweave",
        BEFORE_ROLL,
        lasts(UNTIL_ROLL, on_me=True),
        glory=1,
        limit=EACH_TURN,
        fits=my_roll(MAGIC),
    ),
)

card("raka", static(modify(MELEE, 1, ATTACK | COUNTER, "undead")))

card("roderik_talus", use("lay_on_hands", HERO_TIME, heal_one_here(1), glory=3, limit=EACH_TURN))

card("veshna_dool", use("bind_the_fallen", DEFEATED, bind_beaten(1), glory=2, fits=hero_defeats("undead")))

card("pell_duskwick", static(modify(EVERY_SCORE, 1, EXIT)), fact("no_exit_wounds"))


# The Haunted Marches ----------------------------------------------------------------------------------

_demon = attacker(ward, "demon", refuse=too_dear_to_ward)
card("enraka_tyvus", use("demon_ward", RESPONSE, _demon, fits=_demon.fits))

card("tahewyn_draexis", static(modify((MELEE, MAGIC), 1, ATTACK, "demon")))

card("ryghus_gar", gives("hand", 1, in_terrain("ice")))

card(
    "elendus_sulari",
    spell(modify(SPEED, 0, ATTACK)),
    use("spell_shot", BEFORE_ROLL, magic_for_speed, limit=EACH_TURN, fits=my_attack(SPEED)),
)

card(
    "brother_imbric",
    use("brewers_trick", EMPTIED, save_it, glory=2, limit=EACH_TURN, fits=potion_emptied),
)

card("hakka_stormhide", static(modify(MELEE, 1, when=life_at_most(2))))


# The Long Night ---------------------------------------------------------------------------------------

card(
    "bel_brewspirits",
    use("second_look", AFTER_ROLL, roll_mine_again, limit=EACH_COMBAT, fits=my_magic_die(2, combat=True)),
    use("second_brew", AFTER_ROLL, roll_mine_again, glory=2, limit=EACH_TURN, fits=my_magic_die()),
)

card(
    "garrun_ironvow",
    use("shield_breaker", HIT, more_wounds(1), glory=2, limit=EACH_ATTACK, fits=my_attack_hits(MELEE)),
)

card("sithra_moonveil", use("unmaking", BANED, cancel_bane, glory=4, limit=EACH_TURN, fits=baned))

card(
    "tolva_hearthshield",
    use("stand_unbroken", WOUNDED, prevent(1), glory=2, limit=EACH_COMBAT, fits=in_combat),
)

card(
    "quill_nightstep",
    spell(facts=("no_exit_threat_once", "no_obstacle_once")),
    use(
        "between_shadows",
        HERO_TIME,
        lasts(UNTIL_TURN, on_me=True),
        glory=2,
        limit=EACH_TURN,
        fits=my_hero_phase,
    ),
)

card("morra_skyhowl", hit(When(attacks_with(MAGIC), each(others_here, threat(SPEED, 7, wound(1))))))

"""Heroes: what their abilities do."""

from __future__ import annotations

from delvewright.games.dungeoneer.board import UNTIL_ROLL
from delvewright.games.dungeoneer.choices import bind_beaten, heal_one_here
from delvewright.games.dungeoneer.occasions import attacked_me, hero_defeats, my_roll
from delvewright.games.dungeoneer.parts import EVERY_SCORE, card, fact, modify, spell, static, use
from delvewright.games.dungeoneer.powers import (
    ATTACK,
    BEFORE_ROLL,
    COUNTER,
    DEFEATED,
    EACH_TURN,
    EXIT,
    HERO_TIME,
)
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE
from delvewright.games.dungeoneer.words import lasts

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


# The Long Night ---------------------------------------------------------------------------------------

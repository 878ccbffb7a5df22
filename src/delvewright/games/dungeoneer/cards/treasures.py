"""Treasures: what those who bear them gain."""

from __future__ import annotations

from delvewright.games.dungeoneer.board import UNTIL_ROLL, UNTIL_TURN
from delvewright.games.dungeoneer.choices import attacker, warp_me, wound_it
from delvewright.games.dungeoneer.occasions import i_lie, my_attack, my_attack_hits, pit_here
from delvewright.games.dungeoneer.parts import ALL, attaches, card, gives, modify, played, spell, static, use
from delvewright.games.dungeoneer.powers import (
    ANYTIME,
    ATTACK,
    BEFORE_ROLL,
    COUNTER,
    EACH_ATTACK,
    EACH_TURN,
    ENTERED,
    HERO_TIME,
    HIT,
    RESPONSE,
    WOUNDED,
)
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE, SEARCH, SPEED
from delvewright.games.dungeoneer.spaces import entrances_here
from delvewright.games.dungeoneer.words import heal_me, lasts, more_wounds, prevent, stand_up_free, tokens

# The Sunken Crypt -------------------------------------------------------------------------------------

card("potion_of_healing", use("drink", ANYTIME, heal_me(2), discards=True))

card("boot_of_ala_hazad", static(modify(SPEED, 1)))

card("sword_of_fiendslaying", static(modify(MELEE, 1), modify(MELEE, 1, ATTACK | COUNTER, "fiend")))

card(
    "axe_of_weeping_wounds",
    use("weep", HIT, more_wounds(1), glory=1, limit=EACH_ATTACK, fits=my_attack_hits(MELEE)),
)

card(
    "cloak_of_phasing",
    spell(facts=("phasing",)),
    use("phase", HERO_TIME, lasts(UNTIL_TURN, on_me=True), glory=2, limit=EACH_TURN),
)

card("dented_helm", use("take_the_blow", WOUNDED, prevent(1), discards=True))

card("mail_of_the_warden", static(modify(MELEE, 1, COUNTER)))

card("grave_silver_ring", static(modify(MAGIC, 1, COUNTER)))

card(
    "wand_of_cinders",
    played(tokens(3)),
    spell(modify(MAGIC, 2, ATTACK)),
    use(
        "burn",
        BEFORE_ROLL,
        lasts(UNTIL_ROLL, on_me=True),
        tokens=1,
        limit=EACH_ATTACK,
        fits=my_attack(MAGIC),
    ),
)

card("satchel_of_many_pockets", gives("treasures", 2))

card("lantern_of_bright_oil", static(modify(SEARCH, 2)))

card(
    "rope_and_grapnel",
    spell(facts=("no_pit",)),
    use("swing_across", ENTERED, lasts(UNTIL_TURN, on_me=True), discards=True, fits=pit_here),
    use("climb_out", ANYTIME, stand_up_free, discards=True, fits=i_lie),
)

card("scroll_of_recall", use("read", HERO_TIME, warp_me(entrances_here), discards=True))

card("rune_of_keenness", attaches("weapon"), static(modify(ALL, 1, ATTACK)))

_undead = attacker(wound_it, "undead", wounds=True)
card("holy_water_flask", use("throw", RESPONSE, _undead, discards=True, fits=_undead.fits))


# The Haunted Marches ----------------------------------------------------------------------------------


# The Long Night ---------------------------------------------------------------------------------------

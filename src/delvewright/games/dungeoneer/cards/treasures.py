"""Treasures: what those who bear them gain."""

from __future__ import annotations

from delvewright.games.dungeoneer.board import UNTIL_ROLL, UNTIL_TURN
from delvewright.games.dungeoneer.choices import attacker, warp_me, wound_it
from delvewright.games.dungeoneer.occasions import (
    deadly,
    i_lie,
    in_terrain,
    in_wilderness,
    maps_left,
    my_attack,
    my_attack_hits,
    pit_here,
)
from delvewright.games.dungeoneer.parts import (
    ALL,
    attaches,
    card,
    fact,
    gives,
    hit,
    modify,
    played,
    spell,
    static,
    use,
)
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
    THREAT,
    WOUNDED,
)
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE, SEARCH, SPEED
from delvewright.games.dungeoneer.spaces import (
    entrances_here,
    no_entrance,
    no_urban_space,
    peek,
    urban_spaces,
)
from delvewright.games.dungeoneer.words import (
    against,
    heal_all,
    heal_me,
    lasts,
    more_wounds,
    move_more,
    prevent,
    stand_up_free,
    stay_at_one,
    tokens,
)
from delvewright.words.flow import When

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

card("scroll_of_recall", use("read", HERO_TIME, warp_me(entrances_here), discards=True, fits=no_entrance))

card("rune_of_keenness", attaches("weapon"), static(modify(ALL, 1, ATTACK)))

_undead = attacker(wound_it, "undead", wounds=True)
card("holy_water_flask", use("throw", RESPONSE, _undead, discards=True, fits=_undead.fits))


# The Haunted Marches ----------------------------------------------------------------------------------

card("holy_breastplate", static(modify((MELEE, MAGIC), 1, COUNTER)))

card("potion_of_invigoration", use("drink", ANYTIME, stand_up_free, move_more(2), discards=True))

card("longbow_of_the_reach", fact("attacks_with_speed"), static(modify(SPEED, 1, ATTACK)))

card(
    "wolfhide_cloak",
    static(modify(SPEED, 1, THREAT), modify(SPEED, 1, THREAT, when=in_terrain("forest", "ice"))),
)

card("wayfarers_boots", static(modify(SPEED, 1)))

card("iron_shod_staff", static(modify(MAGIC, 1, ATTACK), modify(MELEE, 1, COUNTER)))

card("desert_veil", fact("no_obstacles", in_terrain("desert")))  # its effects are all up to the player

card("pack_mule", gives("treasures", 2, in_wilderness))

card("skeleton_key", fact("opens_locks"))

card("sunstone_amulet", static(modify(MAGIC, 1)))

card("falcon_companion", use("scout", HERO_TIME, peek, glory=1, limit=EACH_TURN, fits=maps_left))

card("spiked_buckler", static(modify(MELEE, 1, COUNTER)))

card("sharpening_oil", attaches("weapon"), static(modify(MELEE, 1, ATTACK)))

card(
    "scroll_of_safe_harbor",
    use("read", HERO_TIME, warp_me(urban_spaces), discards=True, fits=no_urban_space),
)


# The Long Night ---------------------------------------------------------------------------------------

card(
    "boots_of_undead_crushing",
    static(modify(SPEED, 1), modify(ALL, 2, ATTACK, "undead")),
)

card("plate_of_gwildor", static(modify(ALL, 1, COUNTER), modify(ALL, 1, COUNTER, "demon")))

card("potion_of_rejuvenation", use("drink", ANYTIME, heal_all, discards=True))

card("worldcleaver", static(modify(MELEE, 2)))

card("staff_of_nine_winds", static(modify(MAGIC, 2)))

card("ring_of_the_second_heart", use("second_heart", WOUNDED, stay_at_one, discards=True, fits=deadly))

card("bottomless_coffer", gives("treasures", 3))

card("runeblade_etching", attaches("weapon"), hit(When(against("undead", "demon", "dragon"), more_wounds(1))))

"""Map cards: what a space does to who enters it, or fights there."""

from __future__ import annotations

from delvewright.games.dungeoneer.choices import may_pay
from delvewright.games.dungeoneer.hands import discard_from_hand
from delvewright.games.dungeoneer.parts import card, entering, modify, static
from delvewright.games.dungeoneer.powers import ATTACK, HERE
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE, SPEED
from delvewright.games.dungeoneer.spaces import peek
from delvewright.games.dungeoneer.words import draw, heal_me, lose, lose_movement, threat, tip, wound

# The Sunken Crypt -------------------------------------------------------------------------------------

card("hall_of_chains", entering(threat(MELEE, 4, lose_movement(1))))
card("flesh_laboratory", static(modify(MELEE, 1, ATTACK, "fiend", of=HERE)))
card("ossuary", static(modify(MELEE, 1, ATTACK, "undead", of=HERE)))
card("forge_of_sighs", entering(threat(MELEE, 5, wound(1))))
card("altar_of_dusk", entering(may_pay(2, heal_me(1))))
card("oracles_pool", entering(may_pay(1, draw(1), discard_from_hand)))
card("flooded_chamber", entering(threat(SPEED, 5, tip())))


# The Haunted Marches ----------------------------------------------------------------------------------

card("inn_of_the_wily_wench", entering(may_pay(2, heal_me(1))))
card("temple_of_omnisus", entering(may_pay(3, heal_me(2))))
card("thieves_alley", entering(threat(SPEED, 4, lose(glory=1))))
card("wererat_lair", static(modify(MELEE, 1, ATTACK, "vermin", of=HERE)))
card("thornbride_glade", entering(threat(MAGIC, 5, lose_movement(1))))
card("dragons_perch", static(modify((MELEE, MAGIC), 1, ATTACK, "dragon", of=HERE)))
card("oracle_dunes", entering(may_pay(1, peek)))

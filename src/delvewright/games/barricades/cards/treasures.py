"""Treasures: what the Shop sells unseen and battles bring."""

from __future__ import annotations

from delvewright.games.barricades import moves
from delvewright.games.barricades.board import Board, keywords, room_for_wounds
from delvewright.games.barricades.cards.shared import at_a_wall, cheapen, facing, horde_stands
from delvewright.games.barricades.muster import Muster, muster
from delvewright.games.barricades.parts import (
    adds,
    anywhere,
    card,
    dungeon,
    flag,
    spoils,
    stronger,
    use,
    village,
)
from delvewright.games.barricades.powers import SPOILS, VILLAGE
from delvewright.games.barricades.words import (
    any_hero,
    attack,
    choose_hero,
    destroy_me,
    discard,
    draw,
    gold,
    heal,
    quell,
    wound,
    wounded,
    xp,
)
from delvewright.kernel.ask import Reason

# Companions ---------------------------------------------------------------------------------------------

card("miricelle", spoils("learn", xp(1)), flag("stays"))
card("guardsman", stronger(lambda p, m, me: min(1, len(m.arms_of(me)))))
card("hendrik_the_brainless", flag("unboosted"), flag("unpicked"))

# Items and Spells ---------------------------------------------------------------------------------------

card(
    "treasure_cache",
    village("learn", destroy_me, xp(3)),
    village("sell", destroy_me, gold(4)),
    spoils("keep", destroy_me, xp(3)),
)
card("sun_of_the_forest", dungeon("mend", heal(1), fits=wounded))
card("ward_of_healing", use("mend", VILLAGE | SPOILS, heal(2), fits=wounded))
card("true_vision", anywhere("see", draw(2), discard()))
card("warhorn_of_the_keep", spoils("blow", quell(1), fits=horde_stands))
card("builders_charter", village("plan", cheapen(4), fits=at_a_wall))
card("silver_lantern", flag("ignores_room_alerts"))
card("ring_of_swiftness", anywhere("hurry", draw(1)))


def _room_for_one(p: Board, seat: int, me: int) -> Reason | None:
    free = room_for_wounds(p, seat)
    return None if free else ("wounds_do_not_fit", 1, free)


card("stormcallers_scroll", dungeon("call", wound(1), attack(magic=3), fits=_room_for_one))


def _double(p: Board, seat: int, me: int, it: int) -> None:
    """What it has now, with its Weapons; what comes later is not doubled."""
    physical, magic = muster(p, seat).of_hero(it)
    moves.boost(p, seat, me, it, physical=physical, magic=magic)


card("elemental_elixir", dungeon("drink", choose_hero(_double), destroy_me, fits=any_hero))

# Weapons ------------------------------------------------------------------------------------------------


def _pierces(p: Board, m: Muster, me: int) -> None:
    m.piercing[me] = 4


def _twins(p: Board, m: Muster, me: int) -> None:
    for weapon in m.arms:
        if weapon != me and "Dagger" in keywords(p, weapon):
            m.add(weapon, 2)


card("elmoran", adds(_pierces))
card("axe_of_the_giants", stronger(facing("Giant", "Dragon", more=2)))
card("lightbringer", stronger(facing("Undead", "Demon", more=2)))
card("gemini_dagger", adds(_twins))
card("shard_hilted_sabre", spoils("learn", xp(1)))

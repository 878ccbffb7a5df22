"""Weapons of the market: what they give while a Hero wields them."""

from __future__ import annotations

from typing import Any

from delvewright.games.barricades import moves
from delvewright.games.barricades.board import (
    DISCARD,
    Board,
    battle_of,
    heroes,
    hp,
    keywords,
    wielder,
)
from delvewright.games.barricades.cards.shared import facing, wielded_by, wielder_is
from delvewright.games.barricades.levels import level_a_hero, levels
from delvewright.games.barricades.muster import skill, skill_needed, skill_spare
from delvewright.games.barricades.parts import (
    adds,
    card,
    dungeon,
    fills,
    flag,
    needs_less,
    spoils,
    stronger,
    when_discarded,
)
from delvewright.games.barricades.printed import Battled
from delvewright.games.barricades.words import destroy_me, gear
from delvewright.kernel.ask import Reason
from delvewright.kernel.events import tell
from delvewright.words.flow import Choose

# One or the other: a Dwarf against Giants has 1 more, not 2.
card("hand_axe", stronger(lambda p, m, me: wielded_by("Dwarf")(p, m, me) or facing("Giant")(p, m, me)))
card("rapier", needs_less(1, "Human", "Rogue"), stronger(facing("Humanoid")))
card("shortsword", stronger(lambda p, m, me: int(len(m.arms_of(m.arms[me])) > 1)))
card("longsword", stronger(wielded_by("Human")))
card("maul", needs_less(2, "Dwarf"))
card("shortbow", stronger(wielded_by("Elf", "Rogue")))
card(
    "quarterstaff",
    adds(lambda p, m, me: m.add(me, 0, wielded_by("Wizard", "Cleric")(p, m, me))),
)

# Bastard Sword ------------------------------------------------------------------------------------------


def _its_fighter(p: Board, seat: int, me: int) -> list[int]:
    return [wielder(p, me)] if wielder_is("Fighter")(p, seat, me) else []


def _fighter_levels(p: Board, seat: int, me: int) -> Reason | None:
    if not _its_fighter(p, seat, me):
        return ("wielder_is_no", "Fighter")
    return levels(whose=_its_fighter)(p, seat, me)


card(
    "bastard_sword",
    needs_less(2, "Human"),
    spoils("train", level_a_hero(whose=_its_fighter), fits=_fighter_levels),
)
card("flaming_hammer", needs_less(2, "Dwarf"))

# Mechanical Harpoon -------------------------------------------------------------------------------------


def _skilled(p: Board, seat: int, me: int) -> Reason | None:
    has = skill(p, wielder(p, me), battle_of(p, seat))
    return None if has >= 6 else ("too_little_skill", 6, has)


card(
    "mechanical_harpoon",
    needs_less(2, "Halfling", "Rogue"),
    spoils("haul", gear("iron_rations"), fits=_skilled),
)

# Battlepick ---------------------------------------------------------------------------------------------


def _pick_up(p: Board, seat: int, me: int, it: int) -> None:
    moves.recall(p, seat, me)
    p.wielded += ((me, it),)
    tell(p, "wielded", seat, me, it)


def _before_the_battle(p: Board, seat: int, me: int, it: int) -> list[int]:
    """Out of time, or at 0 HP, it is discarded like any card."""
    here = p.delving and battle_of(p, seat) is None and hp(p, seat) and me in p.zones[DISCARD + seat]
    return moves.alike(p, heroes(p, seat)) if here else []


def _too_weak(p: Board, seat: int, me: int, hero: int) -> Reason | None:
    if skill(p, hero) < 5:
        return ("too_little_skill", 5, skill(p, hero))
    need, spare = skill_needed(p, seat, me, hero), skill_spare(p, seat, hero)
    return ("too_little_skill", need, spare) if need > spare else None


def _mine_two(p: Board, seat: int, me: int, it: int) -> None:
    moves.off_deck(p, seat, 2)


card(
    "battlepick",
    dungeon("mine", _mine_two),
    when_discarded(Choose("wield_it", _before_the_battle, _too_weak, _pick_up, "leave", wanted="hero")),
)

# Cleaner's Net ------------------------------------------------------------------------------------------


def _swept(p: Board, battle: Any) -> list[int]:
    return [foe for foe in battle.foes if not {"Swarm", "Vermin"}.isdisjoint(keywords(p, foe))]


def _fewer_wounds(p: Board, seat: int, me: int, battle: Any) -> int:
    kinds = [p.cast[foe] for foe in _swept(p, battle)]
    return sum([min(1, kind.wounds) for kind in kinds if isinstance(kind, Battled)])


card(
    "cleaners_net",
    flag("ignores_Swarm"),
    flag("ignores_Vermin"),
    fills("softens", lambda p, seat, me, battle: len(_swept(p, battle))),
    fills("lessens", _fewer_wounds),
    spoils("throw_away", destroy_me),
)

"""Arms: which Weapon in whose hands, against one Monster."""

from __future__ import annotations

from delvewright.games.thunderstone.board import Board, hand, rank_of, strength, weight
from delvewright.games.thunderstone.dungeon import cannot_equip
from delvewright.games.thunderstone.kinds import EDGED, HERO, WEAPON
from delvewright.games.thunderstone.muster import Muster

Pairs = tuple[tuple[int, int], ...]
MUST_BE_ARMED = {"unequipped_heroes_cannot_attack", "immune_to_unequipped_heroes"}


def aimed(seat: int, foe: int, rank: int) -> Muster:
    """A fight to be, for Heroes and Weapons whose Attack depends on it."""
    m = Muster()
    m.seat, m.foe, m.rank = seat, foe, rank
    m.party, m.weapons = [], {}
    return m


def arm(world: Board, seat: int, foe: int, strongest_first: bool = False) -> Pairs:
    """Weapons to Heroes, the best pair first, each to the weakest (or strongest) who can lift it."""
    cast = world.cast
    cards = hand(world, seat)
    traits = cast[foe].traits
    held = world.held
    if "cannot_be_attacked_if_weapon_equipped" in traits:
        return held
    spent = {piece for piece, _ in world.used}
    weapons = [piece for piece in cards if cast[piece].classes & WEAPON and piece not in spent]
    if not weapons:
        return held
    heroes = [(strength(world, piece), piece) for piece in cards if cast[piece].classes & HERO]
    aim = aimed(seat, foe, rank_of(world, foe))
    pairs = []
    for weapon in weapons:
        load = weight(world, weapon)
        for power, hero in heroes:
            if load <= power and cannot_equip(world, weapon, hero, load) is None:
                gain = hits(world, aim, weapon, hero, traits)
                pairs.append((-gain, -power if strongest_first else power, weapon, hero))
    pairs.sort()
    taken = {piece for pair in held for piece in pair}
    for _, _, weapon, hero in pairs:
        many = "any_number_of_weapons" in cast[hero].flags
        if weapon not in taken and (many or hero not in taken):
            taken |= {weapon, hero}
            held += ((weapon, hero),)
    return held


def hits(world: Board, aim: Muster, weapon: int, hero: int, traits: frozenset[str]) -> int:
    """What a Weapon adds in the hands of a Hero against this Monster, and what it calls forth in the Hero."""
    kind, bearer = world.cast[weapon], world.cast[hero]
    gain = 0
    if bearer.own:
        for extra in bearer.own:
            for sign, armed in ((1, (weapon,)), (-1, ())):
                aim.weapons = {hero: armed}
                gain += sign * sum(extra(world, aim, hero))
    if not (kind.classes & EDGED and "immune_to_edged_weapons" in traits):
        gain += sum(kind.wielded(world, aim, weapon, hero) if kind.wielded else (kind.attack, kind.magic))
    if traits & MUST_BE_ARMED:
        gain += bearer.attack + bearer.magic + bearer.light
    return gain + kind.light

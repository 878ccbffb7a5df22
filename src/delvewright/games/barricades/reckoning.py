"""Reckoning: the Horde, what foes withstand, and what a Champion or a Party brings against them."""

from __future__ import annotations

from delvewright.games.barricades.board import LAIR, Board, solo
from delvewright.games.barricades.muster import FACES, figures, muster, sources
from delvewright.games.barricades.powers import power
from delvewright.games.barricades.printed import Battled
from delvewright.games.barricades.shapes import Battle


def horde_icons(p: Board) -> int:
    """BQ-HORDE-01. The strength of the Monster Horde before anything is removed."""
    return p.horde + sum([FACES[face].horde for _, face in p.dice])


def toughness(p: Board, battle: Battle) -> tuple[int, int, int]:
    """BQ-BASE-39/41, BQ-FAQ-07, BQ-PARTY-15. Health, Armor and Magic Resistance of all foes together."""
    health = armor = resistance = 0
    rolled = dict(battle.rolled)
    for piece in figures(p, battle):
        kind = p.cast[piece]
        more = (0, 0, 0)
        toughens = power(p, piece).toughens
        if toughens is not None:
            more = toughens(p, battle, piece)
        if isinstance(kind, Battled):  # the Wilderness adds nothing
            health += kind.health + (rolled.get(piece, 0) if kind.health_dice else 0)
            armor += kind.armor
            resistance += kind.magic_resistance
        health, armor, resistance = health + more[0], armor + more[1], resistance + more[2]
    lord = power(p, p.guardian).toughens
    if p.revealed and lord is not None:
        health += sum([lord(p, battle, foe)[0] for foe in battle.foes if foe != p.guardian])
    if LAIR in battle.nodes:
        health += horde_health(p)
    for seat in battle.members:
        for piece in sources(p, seat):
            softens = power(p, piece).softens
            health -= softens(p, seat, piece, battle) if softens else 0
    for seat, foe, less in p.softened:
        if seat in battle.members and foe in battle.foes:
            health -= less
    return max(0, health), armor, resistance


def horde_health(p: Board) -> int:
    """BQ-GUARD-12/13, BQ-OPEN-05. What the Horde gives the Guardian, as the dice fell; solo nothing."""
    if solo(p):
        return 0
    if not p.rules.destruction_boosts:
        return horde_icons(p)
    return horde_icons(p) + sum([FACES[face].id == "face_destruction" for _, face in p.dice])


def attack_value(p: Board, battle: Battle) -> int:
    """BQ-BASE-39. What all members together bring against their foes."""
    _, armor, resistance = toughness(p, battle)
    return attack_through(p, battle, armor, resistance)


def attack_through(p: Board, battle: Battle, armor: int, resistance: int) -> int:
    """BQ-BASE-39, BQ-PARTY-06/07. What all members together bring, resistances taken off once."""
    physical = piercing = magic = 0
    for seat in battle.members:
        m = muster(p, seat, battle.foes, battle)
        physical, magic = physical + m.physical, magic + m.magic
        piercing += sum([min(most, m.lines[weapon][0]) for weapon, most in m.piercing.items()])
    piercing = min(piercing, physical)
    return piercing + max(0, physical - piercing - armor) + max(0, magic - resistance)

"""The Dungeon in the view: rooms and who lives there, the Guardian, Parties, battles, the Horde to come."""

from __future__ import annotations

from delvewright.games.barricades import closing, way
from delvewright.games.barricades.board import (
    DENS,
    JOINED,
    LAIR,
    NODES,
    NONE,
    TOKENS,
    Board,
    guardian_kind,
    hit_points,
    level_of,
    monster_at,
    room_at,
    threat_level,
)
from delvewright.games.barricades.muster import FACES, light_left
from delvewright.games.barricades.printed import Battled
from delvewright.games.barricades.reckoning import attack_value, horde_icons, toughness
from delvewright.games.barricades.shapes import Battle as Fight
from delvewright.games.barricades.shapes import Party
from delvewright.views.barricades import model
from delvewright.views.barricades.champions import piece


def expected(p: Board, members: tuple[int, ...], node: int) -> Fight:
    """The battle that these would fight at a node."""
    foe = monster_at(p, node)
    return Fight(members[0], members, node, (foe,), (node,))


def room_view(p: Board, node: int) -> model.Room:
    tile, foe = room_at(p, node), monster_at(p, node)
    den = p.zones[DENS + node]
    kinds = [kind for one in (foe, tile) if one != NONE and isinstance(kind := p.cast[one], Battled)]
    health = armor = resistance = 0
    if foe != NONE:
        health, armor, resistance = toughness(p, expected(p, (p.turn,), node))
    return model.Room(
        node=NODES[node],
        level=level_of(node),
        joined=tuple([NODES[one] for one in JOINED[node]]),
        tile=piece(p, tile) if tile != NONE else None,
        monster=piece(p, den[0]) if den and (node != LAIR or p.revealed) else None,
        light=way.room_light(p, node),
        health=health,
        dice=sum([kind.health_dice for kind in kinds]),
        armor=armor,
        resistance=resistance,
        wounds=sum([kind.wounds for kind in kinds]),
        wound_cards=sum([kind.wound_cards for kind in kinds]),
        xp=sum([kind.xp for kind in kinds]),
        treasure=sum([kind.treasure for kind in kinds]),
        gear=tuple([token for kind in kinds for token in kind.gear]),
        champions=tuple([seat for seat, at in enumerate(p.at) if at == node]),
        aims=tuple([seat for seat, aim in p.aims if aim == node]),
        fought=node in p.fought,
        left=tuple(
            [model.Leaving(one.what, one.number, one.turn < p.turns) for one in p.left if one.node == node]
        ),
    )


def rooms(p: Board) -> tuple[model.Room, ...]:
    return tuple([room_view(p, node) for node in range(len(NODES))])


def guardian(p: Board) -> model.Guardian:
    return model.Guardian(
        piece=p.guardian,
        kind=guardian_kind(p).id,
        revealed=p.revealed,
        hurt=p.hurt,
        hit_points=hit_points(p),
        health=toughness(p, Fight(p.turn, (p.turn,), LAIR, (p.guardian,), (LAIR,)))[0],
        threat=threat_level(p),
        space=p.space,
    )


def horde(p: Board) -> model.Horde:
    """What comes over the Village at the end of this turn, as things stand; at most, if nothing is beaten."""
    icons, left, destruction = horde_icons(p), closing.horde_left(p), closing.destruction(p)
    rolled = [FACES[face] for _, face in p.dice]
    burning = sum([face.id == "face_destruction" for face in rolled])
    return model.Horde(icons, icons - left, left, destruction, left + destruction, icons + burning)


def party_view(p: Board, party: Party) -> model.Party:
    node = p.at[party.leader]
    value, health = NONE, 0
    if monster_at(p, node) != NONE:
        fight = expected(p, party.members, node)
        value, health = attack_value(p, fight), toughness(p, fight)[0]
    return model.Party(
        leader=party.leader,
        members=party.members,
        ready=tuple([seat for seat in p.ready if seat in party.members]),
        invited=tuple([seat for leader, seat in p.invited if leader == party.leader]),
        light=light_left(p, party.leader),
        attack=value,
        health=health,
    )


def battle_view(p: Board, fight: Fight) -> model.Battle:
    health, armor, resistance = toughness(p, fight)
    return model.Battle(
        leader=fight.leader,
        members=fight.members,
        node=NODES[fight.node],
        foes=tuple([piece(p, foe) for foe in fight.foes]),
        value=attack_value(p, fight),
        health=health,
        armor=armor,
        resistance=resistance,
        rolled=tuple([shown for _, shown in fight.rolled]),
        over=fight.over,
        won=fight.won,
        xp=fight.xp,
        gear=tuple([TOKENS[token] for token in fight.gear]),
        treasures=tuple([piece(p, card) for card in fight.treasures]),
    )

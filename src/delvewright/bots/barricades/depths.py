"""Depths: which battle is worth while, whether it would be won, and the way there."""

from __future__ import annotations

from typing import NamedTuple

from delvewright.bots.barricades.worth import hurts
from delvewright.games.barricades import way
from delvewright.games.barricades.board import (
    DEFEATED,
    JOINED,
    LAIR,
    NONE,
    TOKENS,
    WILDERNESS,
    Board,
    battle_of,
    done,
    heroes,
    hit_points,
    level_of,
    monster_at,
    others,
    party_of,
    room_at,
)
from delvewright.games.barricades.closing import horde_left
from delvewright.games.barricades.muster import light_of, texts
from delvewright.games.barricades.powers import power
from delvewright.games.barricades.printed import Battled
from delvewright.games.barricades.reckoning import attack_through, toughness
from delvewright.games.barricades.shapes import Battle
from delvewright.kernel.board import Seats

LANTERN = TOKENS.index("lantern_token")
SIDES = range(1, 7)
LOSS = 2  # Attack that one is sure to win with in spite of what comes before a battle
ICON, XP, TREASURE, GEAR, FIRST, TRAINING, HIT = 1.6, 1.0, 2.5, 0.8, 1.0, 2.2, 9.0


class Fight(NamedTuple):
    """A battle one might fight, what it is worth, and the rooms on the way there."""

    worth: float
    odds: float
    node: int
    path: tuple[int, ...]


def routes(p: Board, seat: int, light: int) -> dict[int, tuple[int, ...]]:
    """The rooms that Light leads to, by the way that costs least."""
    best: dict[int, tuple[int, tuple[int, ...]]] = {p.at[seat]: (0, ())}
    open_ends = [p.at[seat]]
    while open_ends:
        here = open_ends.pop(0)
        spent, path = best[here]
        for node in JOINED[here]:
            if node == LAIR and not p.revealed:
                continue
            cost = spent + way.room_light(p, node) + way.surcharge(p, seat, here)
            if cost <= light and (node not in best or cost < best[node][0]):
                best[node] = (cost, (*path, node))
                open_ends.append(node)
    return {node: path for node, (_, path) in best.items()}


def odds_of(p: Board, members: Seats, node: int) -> float:
    """How likely these would beat what lives at a node: by its dice, and by what it may cost them before."""
    fight = against(p, members, node)
    pieces = texts(p, fight)
    dice = tuple(
        [piece for piece in pieces if power(p, piece).rolls or getattr(p.cast[piece], "health_dice", None)]
    )
    rolls = (
        [fight._replace(rolled=tuple([(piece, side) for piece in dice])) for side in SIDES]
        if dice
        else [fight]
    )
    spare: list[int] = []
    attacks: dict[tuple[int, int], int] = {}
    for each in rolls:
        health, armor, resistance = toughness(p, each)
        if (armor, resistance) not in attacks:  # most dice change nothing but Health
            attacks[armor, resistance] = attack_through(p, each, armor, resistance)
        spare.append(attacks[armor, resistance] - health)
    if any([power(p, piece).before for piece in pieces]):
        return sum([min(1.0, 0.5 + each / (2 * LOSS)) for each in spare if each >= 0], 0.0) / len(rolls)
    return sum([each >= 0 for each in spare]) / len(rolls)


def against(p: Board, members: Seats, node: int) -> Battle:
    """The battle of these Champions at a node."""
    return Battle(members[0], members, node, (monster_at(p, node),), (node,))


def light_of_all(p: Board, members: Seats) -> int:
    """What these Champions together could still spend on the way."""
    spent = sum([light for one, light in p.spent_light if one in members])
    return sum([light_of(p, one) for one in members]) - spent


def lamps(p: Board, members: Seats) -> int:
    """How many Lantern tokens these Champions have."""
    return sum([p.gear[one][LANTERN] for one in members])


def gain(p: Board, seat: int, node: int, odds: float, members: int = 1) -> float:
    """What a battle brings the group: icons off the Horde, XP, Treasures, and what it costs in Wounds."""
    foe = monster_at(p, node)
    tile = room_at(p, node)
    kinds = [kind for one in (foe, tile) if one != NONE and isinstance(kind := p.cast[one], Battled)]
    icons = min(level_of(node), horde_left(p))
    won = (
        ICON * icons
        + XP * sum([kind.xp for kind in kinds])
        + TREASURE * sum([kind.treasure for kind in kinds])
    )
    won += GEAR * sum([len(kind.gear) for kind in kinds])
    if not done(p, seat, DEFEATED):
        won += FIRST
    if node == WILDERNESS and any([p.cast[hero].role == "adventurer" for hero in heroes(p, seat)]):
        won += TRAINING
    if node == LAIR:
        won += HIT * (1 + (p.hurt + 1 >= hit_points(p)))
    wounds = sum([kind.wounds + kind.wound_cards for kind in kinds])
    return odds * won - wounds * hurts(p, seat) * members


def fights(p: Board, seat: int, members: Seats) -> list[Fight]:
    """Every battle within reach, the best first."""
    found = []
    for node, path in routes(p, seat, light_of_all(p, members)).items():
        taken = node in p.fought and node not in (WILDERNESS, LAIR)
        if monster_at(p, node) != NONE and not taken:
            odds = odds_of(p, members, node)
            found.append(Fight(gain(p, seat, node, odds, len(members)) - 0.1 * len(path), odds, node, path))
    return sorted(found, key=lambda fight: -fight.worth)


def best_worth(p: Board, seat: int) -> float:
    """What the best battle is worth to a Champion alone; 0 where he had better fight none."""
    return max([0.0, *[fight.worth for fight in fights(p, seat, (seat,))]])


def partners(p: Board, seat: int) -> list[int]:
    """Champions in the same room who might come along."""
    return [
        other
        for other in others(p, seat)
        if p.at[other] == p.at[seat] and party_of(p, other) is None and battle_of(p, other) is None
    ]

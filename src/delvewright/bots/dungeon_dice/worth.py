"""Worth: what dice, experience, wounds and rewards are worth to a seat, counted in fame."""

from __future__ import annotations

from functools import cache

from delvewright.bots.dungeon_dice.odds import strength
from delvewright.games.dungeon_dice.board import Board, owned, seats
from delvewright.games.dungeon_dice.fame import goal
from delvewright.games.dungeon_dice.kinds import Kind
from delvewright.games.dungeon_dice.levels import most_experience, tracker

GLORY = 4.0  # the fame that reaches the goal is worth so much more
LEVEL = 0.55  # a level die for the rest of the game
POINT = 0.08  # a point of combat strength
WOUND = 0.30
BOOST = 0.12
SCRAP = 0.17  # any equipment die: five buy an artifact
EVEN = 0.6  # how far each point of experience on the way to a level counts the same
RIVALRY = 1.4  # what the gain of a rival near the goal costs, shared among all others
SPARED = 0.5  # the same of any other rival
NEAR = 2  # fame from the goal

ONE_USE = {
    "key": 0.40,
    "healing": 0.25,
    "bomb": 0.25,
    "scroll": 0.25,
    "boomerang": 0.25,
    "invisibility": 0.35,
    "strength": 0.22,
    "poison": 0.25,
    "luck": 0.35,
    "toad": 0.35,
    "explore": 0.08,
    "wand": 0.25,
    "warding": 0.10,
    "summon": 0.20,
    "charm": 0.12,
    "enchant": 0.40,
    "upgrade": 0.18,
    "shuriken": 0.20,
}
OTHERS = {"relic": 0.45, "class": 0.40, "familiar": 0.30, "monster": 0.30, "epic": 1.1, "boss": 1.2}
REWARDS = {
    "POTION": 0.25,
    "TREASURE_CHEST": 0.38,
    "LOCKED_CHEST": 0.60,
    "EMPTY_CHEST": 0.05,
    "ENCHANT": 0.40,
    "HATCH": 0.30,
    "WORN_SPOILS": 0.28,
    "LEGENDARY_SPOILS": 1.4,
    "NECROMANCY_SPOILS": 1.3,
    "MERCENARY": 0.35,
    "PHILOSOPHERS_STONE": 2.0,
    "HEALING": 0.15,
    "LUCK": 0.2,
    "KEY_DROP": 0.40,
    "SCROLL_DIE": 0.25,
}
FAME_OF_REWARD = {"LEGENDARY_SPOILS": 1, "NECROMANCY_SPOILS": 1, "PHILOSOPHERS_STONE": 2}


@cache
def kind_worth(kind: Kind) -> float:
    """What a die is worth to whoever owns it, its fame included."""
    if kind.type in ("artifact", "legendary"):
        return 1.0 + POINT * strength(kind)
    if kind.type == "cursed":
        return POINT * strength(kind) - 0.5
    if kind.role == "crown":
        return 1.0
    if kind.role == "skeleton_key":
        return SCRAP + 0.4
    if kind.type == "equipment":
        return SCRAP + POINT * strength(kind)
    if kind.type == "one_use":
        return ONE_USE.get(kind.subtype, 0.2)
    return OTHERS.get(kind.type, 0.2)


def kind_fame(kind: Kind) -> int:
    """The fame in that."""
    return 1 if kind.type in ("artifact", "legendary") or kind.role == "crown" else 0


def piece_worth(p: Board, piece: int) -> float:
    kind = p.cast[piece]
    if kind.type == "monster":
        return float(dict(p.tales).get(piece, kind.faces[p.faces[piece]].fame)) or OTHERS["monster"]
    return kind_worth(kind) * (0.8 if piece in p.wounded else 1.0)


def worst(p: Board, pieces: list[int]) -> int:
    """The piece that is missed least: not worn, and worth little."""
    worn = [piece for gear in p.gear for piece in gear]
    return min(pieces, key=lambda piece: (kind_worth(p.cast[piece]) + (0.2 if piece in worn else 0.0), piece))


def best(p: Board, pieces: list[int]) -> int:
    return max(pieces, key=lambda piece: (kind_worth(p.cast[piece]), -piece))


# Rewards ---------------------------------------------------------------------------------------------


@cache
def experience_steps(kind: Kind) -> tuple[float, ...]:
    """What the next point of experience is worth, by how many one has: the levels and fame it leads to."""
    faces = {face.experience: face for face in kind.faces if face.experience is not None}
    most = max(faces)
    steps = []
    for have in range(most):
        level = faces[have].level_dice if have in faces else 1
        fame = faces[have].fame if have in faces else 0
        worth = LEVEL * (faces[have + 1].level_dice - level) + (faces[have + 1].fame - fame)
        steps.append(worth)
    flat = sum(steps, 0.0) / most
    return tuple([EVEN * flat + (1 - EVEN) * sum(steps[have : have + 2], 0.0) / 2 for have in range(most)])


def experience_worth(p: Board, seat: int) -> float:
    steps = experience_steps(tracker(p))
    have = p.experience[seat]
    return steps[have] if have < len(steps) else BOOST


def experience_saved(p: Board, seat: int) -> float:
    """What experience is worth beyond the fame it has brought: levels, and the fame it is on the way to."""
    have = p.experience[seat]
    fame = max([face.fame for face in tracker(p).faces if (face.experience or 0) <= have], default=0)
    return sum(experience_steps(tracker(p))[:have], 0.0) - fame


def experience_fame(p: Board, seat: int) -> int:
    """The fame that one more experience brings at once."""
    have = p.experience[seat]
    if have >= most_experience(p):
        return 0
    now = then = 0
    for face in tracker(p).faces:
        if face.experience == have and have:
            now = face.fame
        elif face.experience == have + 1:
            then = face.fame
    return then - now


def opens_chests(p: Board, seat: int) -> float:
    """How likely a seat is to open a locked chest by itself."""
    shut = 1.0
    for piece in owned(p, seat):
        kind = p.cast[piece]
        if kind.subtype == "key":
            return 1.0
        if kind.subtype == "skeleton_key":
            shut *= 0.5
        elif "hammer" in kind.counts_as and piece not in p.wounded:
            shut *= 0.67
    return 1 - shut


def reward_worth(p: Board, seat: int, symbol: str) -> float:
    if symbol == "LOCKED_CHEST":
        opened = opens_chests(p, seat)
        return opened * 1.05 + (1 - opened) * REWARDS["TREASURE_CHEST"]
    if symbol == "ENCHANT":
        armed = sum([1 for piece in owned(p, seat) if p.cast[piece].type == "equipment"])
        return min(0.8, 0.16 * armed)
    return REWARDS.get(symbol, 0.1)


def reward_fame(p: Board, seat: int, symbol: str) -> float:
    if symbol == "LOCKED_CHEST":
        return 1.0 if opens_chests(p, seat) >= 1 else 0.0
    return float(FAME_OF_REWARD.get(symbol, 0))


def glory(p: Board, seat: int, fame: float) -> float:
    """What it is worth beyond its fame that a seat gets so much more: the game, when it is enough."""
    lacks = goal(p) - p.famed[seat]
    if fame >= lacks:
        return GLORY
    return 0.5 * fame / lacks


def envy(p: Board, seat: int, rival: int) -> float:
    """What a rival's gain costs a seat: half of it shared among all others while that rival is far from the
    goal, more than all of it near there. Between two as well: who grudges the other everything helps nobody,
    is helped by nobody, and wins no more often for it."""
    near = goal(p) - p.famed[rival] <= NEAR
    return (RIVALRY if near else SPARED) / (seats(p) - 1)

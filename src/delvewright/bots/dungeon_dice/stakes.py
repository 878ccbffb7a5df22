"""Stakes: what hangs for a seat on a combat: won, tied or lost."""

from __future__ import annotations

from typing import NamedTuple

from delvewright.bots.dungeon_dice.worth import (
    GLORY,
    WOUND,
    envy,
    experience_fame,
    experience_worth,
    glory,
    kind_worth,
    reward_fame,
    reward_worth,
)
from delvewright.games.dungeon_dice.board import (
    CARRIED,
    EPIC,
    FOE,
    MONSTER,
    Board,
    face_of,
    seats,
)
from delvewright.games.dungeon_dice.dice import shown
from delvewright.games.dungeon_dice.fame import goal

STEAL = 0.35  # what SNATCH costs
SLEEPY = 0.15


class Stakes(NamedTuple):
    win: float
    tie: float
    loss: float


def loss_of(p: Board, seat: int, symbols: list[str], lost: bool) -> float:
    """What the monster's lasting effects cost a hero who fights it."""
    cost = 0.0
    if "PAIN" in symbols:
        cost += WOUND
    if "SLEEP" in symbols:
        cost += SLEEPY
    if "PETRIFY" in symbols:
        cost += 0.2 * len(p.gear[seat])
    if "ACID" in symbols:
        cost += 0.15
    if "FREEZE" in symbols:
        cost += 0.12
    if lost:
        left = p.hurt[seat] < 3
        cost += WOUND if left else 0.1
        if "SNATCH" in symbols:
            cost += STEAL if len(p.gear[seat]) else 0.1
    return cost


def prizes(p: Board, seat: int, symbols: list[str]) -> tuple[float, float]:
    """(worth, fame at once) of the reward and the trophy of the monster in the centre."""
    kind = p.cast[p.foe]
    face = face_of(p, p.foe)
    worth = fame = 0.0
    for symbol in kind.reward:
        worth += reward_worth(p, seat, symbol)
        fame += reward_fame(p, seat, symbol)
    if not kind.never_trophy:
        worth += face.fame
        fame += face.fame
    for piece in p.zones[CARRIED]:
        worth += kind_worth(p.cast[piece])
        fame += 1 if p.cast[piece].type == "artifact" else 0
    worth += 0.04 * face.level  # potions of sixes
    if "HEALING" in symbols and p.hurt[seat]:
        worth += WOUND
    return worth, fame


def won_by(p: Board, seat: int, active: bool, symbols: list[str]) -> float:
    """What winning this monster combat brings a hero."""
    worth, fame = prizes(p, seat, symbols) if active else (0.0, 0.0)
    fame += experience_fame(p, seat)
    return worth + experience_worth(p, seat) + glory(p, seat, fame) - loss_of(p, seat, symbols, False)


def of_heroes(p: Board, heroes: tuple[int, ...], symbols: list[str]) -> list[tuple[float, float]]:
    """(won, lost) for each hero of a combat with a monster that shows such symbols."""
    return [
        (won_by(p, hero, place == 0, symbols), -loss_of(p, hero, symbols, True))
        for place, hero in enumerate(heroes)
    ]


def seen_by(p: Board, seat: int, heroes: tuple[int, ...], each: list[tuple[float, float]]) -> Stakes:
    """Own gains, less what the gains of rivals cost."""
    win = loss = wound = 0.0
    for hero, (won, lost) in zip(heroes, each, strict=True):
        weight = 1.0 if hero == seat else -envy(p, seat, hero)
        if hero != seat and won > GLORY:  # a rival who wins the game wins it from everybody
            win -= GLORY
            won -= GLORY
        win += weight * won
        loss += weight * lost
        wound += weight * WOUND
    return Stakes(win, win - wound, loss)


def stakes(p: Board, seat: int) -> Stakes:
    """Of the combat that is on, whatever its mode."""
    if p.mode == MONSTER:
        symbols = [name for _, name, _ in shown(p, FOE)]
        return seen_by(p, seat, p.fighters, of_heroes(p, p.fighters, symbols))
    if p.mode == EPIC:
        value = 0.6 if seat in p.fighters else 0.1
        return Stakes(value, value - WOUND, -WOUND)
    if seat in p.fighters:
        return Stakes(GLORY if _final(p) else 1.0, 0.0, -1.0)
    prefers = p.famed[p.fighters[0]] < max([p.famed[other] for other in p.fighters[1:]], default=0)
    value = (GLORY if _final(p) else 0.3) * (0.3 if prefers else -0.3)
    return Stakes(value, 0.0, -value)


def _final(p: Board) -> bool:
    """Whether heroes fight for the game itself."""
    return any([p.famed[seat] >= goal(p) for seat in range(seats(p))])

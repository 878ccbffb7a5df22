"""Crawl: draw another card or bank the haul, before a second trap springs."""

from __future__ import annotations

from typing import NamedTuple

from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.board import Always
from delvewright.kernel.chance import shuffled
from delvewright.kernel.events import tell
from delvewright.kernel.game import Game
from delvewright.kernel.position import Position
from delvewright.kernel.settings import Setting
from delvewright.kernel.steps import push, step
from delvewright.kernel.zones import Zones, seen_by_none
from delvewright.words.dice import leaders
from delvewright.words.zones import move, pour


class Kind(NamedTuple):
    id: str
    name: str
    treasure: int  # a trap has none
    copies: int  # for each seat


CARDS = {"Rat": 1, "Goblin": 2, "Skeleton": 3, "Orc": 4, "Troll": 5, "Dragon": 6, "Trap": 0}
KINDS = {name.lower(): Kind(name.lower(), name, worth, 3 if worth else 6) for name, worth in CARDS.items()}
ZONES = Zones()
DECK = ZONES.shared("deck", seen_by_none)
HAUL = ZONES.shared("haul")
PILE = ZONES.shared("pile")


class Board(Position):
    ZONES = ZONES

    seats: Always[int]
    treasure: Always[list[int]]  # of each seat
    __slots__ = tuple(__annotations__)


def haul(p: Board) -> int:
    return sum([p.cast[card].treasure for card in p.zones[HAUL]])


def lay_out(p: Board, seats: int) -> None:
    p.seats, p.turn, p.treasure = seats, -1, [0] * seats
    p.cast = tuple([kind for kind in KINDS.values() for _ in range(kind.copies * seats)])
    p.zones[DECK] = tuple(range(len(p.cast)))
    push(p, shuffle)


@step
def shuffle(p: Board) -> None:
    p.zones[DECK] = shuffled(p, 0, p.zones[DECK])
    next_turn(p)


def next_turn(p: Board) -> None:
    pour(p, HAUL, PILE)
    if p.zones[DECK] and max(p.treasure) < p.rules.goal:
        p.turn, p.turns = (p.turn + 1) % p.seats, p.turns + 1
        tell(p, "turn", p.turns, p.turn)
        ask(p, PRESS, p.turn, always=True)
    else:
        p.result = tuple(p.treasure), leaders(range(p.seats), p.treasure)


def candidates(p: Board, seat: int) -> Candidates:
    yield ("draw", DECK), None
    yield ("bank", HAUL), None if haul(p) else ("nothing_to_bank",)


def answered(p: Board, option: Option, seat: int) -> None:
    if option[0] == "draw":
        card, p.news = p.zones[DECK][0], True
        move(p, card, DECK, HAUL)
        tell(p, "drew", seat, card)
        if [p.cast[each].treasure for each in p.zones[HAUL]].count(0) > 1:
            tell(p, "lost", seat, haul(p))
            return next_turn(p)
        if p.zones[DECK]:
            return ask(p, PRESS, seat, always=True)
    p.treasure[seat] += haul(p)
    tell(p, "banked", seat, haul(p))
    return next_turn(p)


PRESS = Question("press", candidates, answered)
GAME = Game(
    id="crawl",
    title="Crawl",
    version="1",
    seats=(2, 4),
    settings={"goal": Setting(30, "Treasure that wins at once.", least=1)},
    verbs={"draw": ("zone",), "bank": ("zone",)},
    position=Board,
    lay_out=lay_out,
    kinds=KINDS,
)

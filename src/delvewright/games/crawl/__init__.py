"""Crawl: draw another card or bank the haul, before a second trap springs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

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
    type: str
    treasure: int
    copies: int  # for each seat


MONSTERS = ("Rat", "Goblin", "Skeleton", "Orc", "Troll", "Dragon")
KINDS = {
    name.lower(): Kind(name.lower(), name, "monster", worth, 3) for worth, name in enumerate(MONSTERS, 1)
}
KINDS["trap"] = Kind("trap", "Trap", "trap", 0, 6)
ZONES = Zones()
DECK = ZONES.shared("deck", seen_by_none)
HAUL = ZONES.shared("haul")
PILE = ZONES.shared("pile")


class Board(Position):
    ZONES = ZONES

    goal: Always[int]
    seats: Always[int]
    treasure: Always[list[int]]  # of each seat
    __slots__ = tuple(__annotations__)


def haul(p: Board) -> int:
    return sum([p.cast[card].treasure for card in p.zones[HAUL]])


def open_table(seats: int, seed: int, settings: Mapping[str, Any]) -> Board:
    p = Board.fresh()
    p.seed, p.seats, p.goal = seed, seats, settings["goal"]
    p.turn, p.treasure = -1, [0] * seats
    p.cast = tuple([kind for kind in KINDS.values() for _ in range(kind.copies * seats)])
    p.zones[DECK] = tuple(range(len(p.cast)))
    push(p, shuffle)
    return p


@step
def shuffle(p: Board) -> None:
    p.zones[DECK] = shuffled(p, 0, p.zones[DECK])
    next_turn(p)


def next_turn(p: Board) -> None:
    pour(p, HAUL, PILE)
    if p.zones[DECK] and max(p.treasure) < p.goal:
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
        if [p.cast[each].type for each in p.zones[HAUL]].count("trap") > 1:
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
    open_table=open_table,
    spell=lambda p, sort, what, option: ZONES.place(what)[0],
    position=Board,
    kinds=KINDS,
)

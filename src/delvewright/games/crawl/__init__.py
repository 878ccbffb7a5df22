"""Crawl: draw another card or bank the haul, before a second trap springs. RULES.md has it by number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.chance import shuffled
from delvewright.kernel.events import tell
from delvewright.kernel.game import Game
from delvewright.kernel.position import Position
from delvewright.kernel.settings import Setting
from delvewright.kernel.sight import Imagination
from delvewright.kernel.steps import push, step
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
ZONES = ("deck", "haul", "pile")
DECK, HAUL, PILE = range(3)


class Board(Position):
    __slots__ = ("cast", "goal", "seats", "treasure", "turn", "turns", "zones")
    LISTS = ("treasure", "zones")

    def __init__(self, seats: int = 0, goal: int = 0, seed: int = 0) -> None:
        super().__init__()
        self.seats, self.goal, self.seed, self.ticks = seats, goal, seed, [0]
        self.turn, self.turns, self.treasure = -1, 0, [0] * seats
        self.cast = tuple([kind for kind in KINDS.values() for _ in range(kind.copies * seats)])
        self.zones: list[tuple[int, ...]] = [tuple(range(len(self.cast))), (), ()]


def haul(p: Board) -> int:
    return sum([p.cast[card].treasure for card in p.zones[HAUL]])


def open_table(seats: int, seed: int, settings: Mapping[str, Any]) -> Board:
    p = Board(seats, settings["goal"], seed)
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


def fill_in(p: Board, seat: int, seed: int) -> Board:
    world, fancy = p.clone(), Imagination(p, seat, seed)
    fancy.deal(world.zones, [DECK])
    world.seed, world.loaded = fancy.fresh_seed(), ()
    return world


GAME = Game(
    id="crawl",
    title="Crawl",
    version="1",
    seats=(2, 4),
    settings={"goal": Setting(30, "Treasure that wins at once.", least=1)},
    verbs={"draw": ("zone",), "bank": ("zone",)},
    open_table=open_table,
    spell=lambda p, sort, what, option: ZONES[what],
    sees=lambda p, zone, seat: zone != DECK,
    fill_in=fill_in,
    outcome=lambda p: (tuple(p.treasure), leaders(range(p.seats), p.treasure)) if p.over else None,
    position=Board,
    pack_field=lambda p, name: [kind.id for kind in p.cast] if name == "cast" else getattr(p, name),
    unpack_field=lambda name, value: tuple([KINDS[id] for id in value]) if name == "cast" else value,
)

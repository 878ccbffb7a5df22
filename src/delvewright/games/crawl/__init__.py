"""Crawl: draw another card or bank the haul, before a second trap springs."""

from __future__ import annotations

from delvewright.kernel import Always, Candidates, Game, Option, Position, Question, Setting, Zones
from delvewright.words import Kind, ask, by_id, most_wins, new_deck, new_turn, pour, push, step, tell, turn_up


class Card(Kind, frozen=True):
    treasure: int = 0  # a trap has none


TREASURES = ("Rat", "Goblin", "Skeleton", "Orc", "Troll", "Dragon")  # of 1 to 6
CARDS = by_id(*[Card(name, 3, worth) for worth, name in enumerate(TREASURES, 1)], Card("Trap", 6))
ZONES = Zones()
DECK = ZONES.hidden("deck")
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
    p.seats, p.treasure = seats, [0] * seats
    push(p, next_turn)
    new_deck(p, DECK, CARDS.values(), seats)


@step
def next_turn(p: Board) -> None:
    pour(p, HAUL, PILE)
    if p.zones[DECK] and max(p.treasure) < p.rules.goal:
        new_turn(p, p.turns % p.seats)
        ask(p, PRESS, p.turn, always=True)
    else:
        most_wins(p, p.treasure)


def candidates(p: Board, seat: int) -> Candidates:
    yield ("draw", DECK), None
    yield ("bank", HAUL), None if haul(p) else ("nothing_to_bank",)


def answered(p: Board, option: Option, seat: int) -> None:
    if option[0] == "draw":
        tell(p, "drew", seat, turn_up(p, DECK, HAUL))
        if [p.cast[card].id for card in p.zones[HAUL]].count("trap") > 1:
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
    kinds=CARDS,
)

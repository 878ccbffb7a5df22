"""Choosing: before the first turn every Champion takes a Prestige class, and Heroes where it is easier."""

from __future__ import annotations

from delvewright.games.barricades import turn
from delvewright.games.barricades.board import (
    BOARD,
    BOX,
    CLASSES,
    DECK,
    DISCARD,
    GUILDS,
    STACKS,
    Board,
    seats,
)
from delvewright.games.barricades.kinds import DIFFICULTIES
from delvewright.games.barricades.moves import alike, draw
from delvewright.games.barricades.printed import Card, Prestige
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.chance import shuffled
from delvewright.kernel.events import tell
from delvewright.kernel.lanes import fork, rest
from delvewright.kernel.steps import push, step
from delvewright.words.zones import find, move, zone_of


def begin(p: Board) -> None:
    """BQ-DEC-01. Boards are chosen side by side; then Heroes for Adventurers, in the order of seats."""
    push(p, deal)
    for seat in reversed(seats(p)):
        for _ in range(DIFFICULTIES[p.rules.difficulty].replaced):
            push(p, swap, seat)
    fork(p, seats(p), make_champion)


@step
def make_champion(p: Board, seat: int) -> None:
    """BQ-SETUP-03/09. The class that a set-up names, or one of those that are left; a guild or none."""
    push(p, made, seat)
    if p.rules.guilds:
        push(p, join_guild, seat)
    named = p.rules.classes[seat] if seat < len(p.rules.classes) else ""
    if named:
        board = next(piece for piece in p.zones[CLASSES] if p.cast[piece].name == named)
        _class_taken(p, ("take_class", board), seat)
    else:
        ask(p, CLASS, seat)


def _classes(p: Board, seat: int) -> Candidates:
    """BQ-SETUP-03. Each board is there once; whoever is named one has it before others are asked."""
    for piece in p.zones[CLASSES]:
        yield ("take_class", piece), None


def _class_taken(p: Board, option: Option, seat: int) -> None:
    move(p, option[1], CLASSES, BOARD + seat)
    tell(p, "class", seat, option[1])


CLASS = Question("setup.class", _classes, _class_taken)


@step
def join_guild(p: Board, seat: int) -> None:
    ask(p, GUILD, seat)


def _guilds(p: Board, seat: int) -> Candidates:
    for piece in alike(p, p.zones[GUILDS]):
        yield ("take_guild", piece), None
    yield ("no_guild",), None


def _guild_taken(p: Board, option: Option, seat: int) -> None:
    if option[0] == "take_guild":
        move(p, option[1], GUILDS, BOARD + seat)
        tell(p, "guild", seat, option[1])


GUILD = Question("setup.guild", _guilds, _guild_taken)


@step
def swap(p: Board, seat: int) -> None:
    """BQ-DIFF-01/02, BQ-SETUP-20."""
    ask(p, SWAP, seat, always=True)


def _swaps(p: Board, seat: int) -> Candidates:
    """Any level-1 Hero that lies on top of its stack."""
    for zone in range(STACKS, len(p.zones)):
        for piece in p.zones[zone][:1]:
            kind = p.cast[piece]
            if isinstance(kind, Card) and kind.sort == "hero":
                yield ("take_hero", piece), None if kind.level == 1 else ("not_level_1",)


def _swapped(p: Board, option: Option, seat: int) -> None:
    """The Adventurer leaves the game: it lies in no destroyed pile."""
    move(p, find(p, DISCARD + seat, "adventurer"), DISCARD + seat, BOX)
    move(p, option[1], zone_of(p, option[1]), DISCARD + seat)
    tell(p, "swapped", seat, option[1])


SWAP = Question("setup.swap", _swaps, _swapped)


@step
def made(p: Board, seat: int) -> None:
    rest(p, MADE, seat)


def _made(p: Board, seat: int) -> Candidates:
    yield ("think_again",), None


def _remade(p: Board, option: Option, seat: int) -> None:
    """Give the boards back, and choose again."""
    for piece in p.zones[BOARD + seat]:
        move(p, piece, BOARD + seat, CLASSES if isinstance(p.cast[piece], Prestige) else GUILDS)
    push(p, make_champion, seat)


MADE = Question("setup.done", _made, _remade, rests=True)


@step
def deal(p: Board) -> None:
    """BQ-BASE-03. Shuffle every deck and draw six; then the first turn begins."""
    for seat in seats(p):
        p.zones[DECK + seat] = shuffled(p, seat, p.zones[DISCARD + seat])
        p.zones[DISCARD + seat] = ()
        draw(p, seat, 6)
    turn.begin(p)

"""The Revealed Map: an optional set-up in which the players lay out the whole map by turns (DN-OPT-05)."""

from __future__ import annotations

from delvewright.games.dungeoneer import build
from delvewright.games.dungeoneer.board import (
    ASIDE,
    CENTRES,
    DUNGEON_MAPS,
    GLOBAL,
    HELD,
    MAP_STREAM,
    MAPS,
    Board,
    seats,
)
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.chance import shuffled
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step
from delvewright.words.zones import pour, zone_of


@step
def deal_maps(p: Board) -> None:
    """DN-OPT-05/11. All Map cards are dealt out; whoever gets the Entrance is Player A and lays it first."""
    pour(p, DUNGEON_MAPS, MAPS)
    cards = shuffled(p, MAP_STREAM, p.zones[MAPS])
    p.zones[MAPS] = ()
    count = len(p.life)
    for seat in seats(p):
        p.zones[HELD + seat] = cards[seat::count]
    border = build.borders(p)[0]
    entrance = build.entrance(p, border)
    p.turn = zone_of(p, entrance) - HELD
    build.lay(p, p.turn, entrance, CENTRES[border], 0)
    push(p, lay_next, (p.turn + 1) % count, 0)


@step
def lay_next(p: Board, seat: int, passed: int) -> None:
    """DN-OPT-05. Going round, each lays one of his cards until all lie; `passed` in a row have laid none."""
    if passed < 2 * len(p.life):
        if p.zones[HELD + seat]:
            ask(p, LAY, seat, passed, always=True)
        else:
            push(p, lay_next, (seat + 1) % len(p.life), passed + 1)
        return
    for other in seats(p):  # what has found no place anywhere
        pour(p, HELD + other, ASIDE)


def _held(p: Board, seat: int, passed: int) -> Candidates:
    """DN-DP-46, DN-OPEN-41. Each held card in each legal place; who can lay none passes."""
    none = True
    late = _late(p, seat) if passed < len(p.life) else []
    for tile in p.zones[HELD + seat]:
        for option, why in build.spots(p, tile):
            if why is None and tile in late:
                why = ("placed_last",)
            none = none and why is not None
            yield option, why
    if none:
        yield ("pass",), None


def _late(p: Board, seat: int) -> list[int]:
    """DN-OPT-06. The cards a Global Quest names, while their holder has others.

    Ruling: when nobody has laid a card for a whole round they need wait no longer.
    """
    named = [id for quest in p.zones[GLOBAL] for places in p.cast[quest].places for id in places]
    held = p.zones[HELD + seat]
    late = [tile for tile in held if p.cast[tile].role in named]
    return late if len(late) < len(held) else []


def _laid(p: Board, option: Option, seat: int, passed: int) -> None:
    placed = option[0] == "place"
    if placed:
        p.news = True
        build.lay(p, seat, *option[1:])
    else:
        tell(p, "passed", seat)
    push(p, lay_next, (seat + 1) % len(p.life), 0 if placed else passed + 1)


LAY = Question("lay", _held, _laid)

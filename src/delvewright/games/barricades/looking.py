"""Looking at the top of one's own deck: draw one card of it, and put the rest back in any order."""

from __future__ import annotations

from delvewright.games.barricades.board import DECK, DISCARD, Board
from delvewright.games.barricades.moves import draw
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.sight import show
from delvewright.kernel.steps import push, step
from delvewright.words.decks import off_the_top
from delvewright.words.zones import put_on_top, take


@step
def look_and_draw(p: Board, seat: int, count: int) -> None:
    """Only the owner sees what goes back; how many cards there are to choose of is no secret."""
    cards = off_the_top(p, DECK + seat, DISCARD + seat, seat, count)
    p.zones[DECK + seat] = cards + p.zones[DECK + seat]
    if cards:
        show(p, cards, 1 << seat)
        push(p, put_back, seat, len(cards) - 1)
        ask(p, LOOK, seat, len(cards))


def _seen(p: Board, seat: int, count: int) -> Candidates:
    for card in p.zones[DECK + seat][:count]:
        yield ("draw", card), None


def _drawn(p: Board, option: Option, seat: int, count: int) -> None:
    _lay_on_top(p, seat, option[1])
    draw(p, seat, 1)


LOOK = Question("look", _seen, _drawn)


@step
def put_back(p: Board, seat: int, count: int) -> None:
    """The one to be drawn first comes first. Nobody looks at more than three: of two left one says it all."""
    if count > 1:
        ask(p, PUT_BACK, seat, count)


def _left(p: Board, seat: int, count: int) -> Candidates:
    for card in p.zones[DECK + seat][:count]:
        yield ("lay_next", card), None


def _laid(p: Board, option: Option, seat: int, count: int) -> None:
    _lay_on_top(p, seat, option[1])


PUT_BACK = Question("put_back", _left, _laid)


def _lay_on_top(p: Board, seat: int, card: int) -> None:
    take(p, card, DECK + seat)
    put_on_top(p, card, DECK + seat)

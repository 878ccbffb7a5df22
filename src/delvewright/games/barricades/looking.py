"""Looking at the top of one's own deck: draw one card of it, and put the rest back in any order."""

from __future__ import annotations

from delvewright.games.barricades.board import DECK, DISCARD, Board
from delvewright.games.barricades.moves import draw
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.sight import show
from delvewright.kernel.steps import push, step
from delvewright.words.decks import off_the_top


@step
def look_and_draw(p: Board, seat: int, count: int) -> None:
    """Only the owner sees what goes back; how many cards there are to choose of is no secret."""
    cards = off_the_top(p, DECK + seat, DISCARD + seat, seat, count)
    p.zones[DECK + seat] = cards + p.zones[DECK + seat]
    if cards:
        show(p, cards, 1 << seat)
        push(p, put_back, seat, 0, len(cards) - 1)
        ask(p, LOOK, seat, len(cards))


def _seen(p: Board, seat: int, count: int) -> Candidates:
    for card in p.zones[DECK + seat][:count]:
        yield ("draw", card), None


def _drawn(p: Board, option: Option, seat: int, count: int) -> None:
    _lay(p, seat, option[1], 0)
    draw(p, seat, 1)


LOOK = Question("look", _seen, _drawn)


@step
def put_back(p: Board, seat: int, laid: int, count: int) -> None:
    """The one to be drawn first comes first."""
    if count - laid > 1:
        push(p, put_back, seat, laid + 1, count)
        ask(p, PUT_BACK, seat, laid, count)


def _left(p: Board, seat: int, laid: int, count: int) -> Candidates:
    for card in p.zones[DECK + seat][laid:count]:
        yield ("lay_next", card), None


def _laid(p: Board, option: Option, seat: int, laid: int, count: int) -> None:
    _lay(p, seat, option[1], laid)


PUT_BACK = Question("put_back", _left, _laid)


def _lay(p: Board, seat: int, card: int, at: int) -> None:
    deck = [one for one in p.zones[DECK + seat] if one != card]
    p.zones[DECK + seat] = (*deck[:at], card, *deck[at:])

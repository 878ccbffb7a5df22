"""Grades: what changes when heroes reach epic Levels: Quests, carry totals and decks (DN-COMBINE-14…20)."""

from __future__ import annotations

from delvewright.games.dungeoneer import holding, moves
from delvewright.games.dungeoneer.board import ASIDE, SHELF, Board, alive, with_new
from delvewright.games.dungeoneer.scores import grade_of
from delvewright.games.dungeoneer.sorts import HEROIC
from delvewright.kernel.chance import shuffled
from delvewright.kernel.events import tell
from delvewright.words.zones import move, pour


def reach(p: Board, seat: int, grade: int) -> None:
    """DN-COMBINE-14/15/17. A hero has come to a Level of a grade; the first time his player draws Quests of
    it, and cards below it begin to leave.

    Ruling: a card is of a lower grade than somebody's hero; while all are heroic, none is.
    """
    if grade > p.reached[seat]:
        p.reached = with_new(p.reached, seat, grade)
        tell(p, "grade", seat, grade)
        holding.draw(p, seat, grade)
        holding.turn_up(p, grade)
        if p.rules.lower_grades_leave:
            p.least_grade = max(p.least_grade, grade)
        renew_decks(p)
    moves.trim(p, seat)


def renew_decks(p: Board) -> None:
    """DN-COMBINE-18, DN-OPEN-31. Once every hero left is epic, the heroic decks go and the epic ones come."""
    grade = min([grade_of(p, seat) for seat in alive(p)], default=HEROIC)
    new = [card for card in p.zones[ASIDE] if p.cast[card].resource and p.cast[card].grade == grade]
    if p.rules.epic_cards != "later" or grade == HEROIC or not new:
        return
    for deck, pile in moves.PILES.items():
        pour(p, deck, SHELF)
        pour(p, pile, ASIDE)
    pour(p, holding.deck_of(HEROIC), ASIDE)
    for card in new:
        move(p, card, ASIDE, moves.deck_of(p, p.cast[card]))
    for deck, stream in moves.STREAMS.items():
        p.zones[deck] = shuffled(p, stream, p.zones[deck])
    p.news = True
    tell(p, "decks_renewed", grade)

"""Holding Quests: how they are dealt, turned up for all, replaced, and change hands (DN-SETUP-08/09)."""

from __future__ import annotations

from delvewright.games.dungeoneer.board import GLOBAL, QUEST_DECKS, QUESTS, Board, seats
from delvewright.games.dungeoneer.sorts import EPIC, HEROIC
from delvewright.kernel.events import tell
from delvewright.kernel.sight import show
from delvewright.kernel.steps import step
from delvewright.words.zones import move

PERSONAL = 2
"""The Quests of a grade that a player is dealt."""


def deck_of(grade: int) -> int:
    return QUEST_DECKS + grade - 1


@step
def deal(p: Board) -> None:
    """DN-SETUP-08/09, DN-OPT-04. Two Personal Quests each, one Global Quest; or two Global ones."""
    grade = EPIC if p.rules.grade == "epic" else HEROIC
    for seat in seats(p):
        draw(p, seat, grade)
    turn_up(p, grade)


def draw(p: Board, seat: int, grade: int) -> None:
    """The Personal Quests of a grade that a player is dealt."""
    for _ in range(0 if p.rules.no_personal_quests else PERSONAL):
        draw_one(p, seat, grade)


def draw_one(p: Board, seat: int, grade: int) -> None:
    for quest in p.zones[deck_of(grade)][:1]:
        move(p, quest, deck_of(grade), QUESTS + seat)
        p.news = True
        tell(p, "quest", seat, quest)


def turn_up(p: Board, grade: int) -> None:
    """DN-HERO-20, DN-OPEN-04, DN-OPT-04, DN-COMBINE-20. As many Global Quests of a grade as there should be,
    as far as its deck goes."""
    lying = [quest for quest in p.zones[GLOBAL] if p.cast[quest].grade == grade]
    missing = (2 if p.rules.no_personal_quests else 1) - len(lying)
    for quest in p.zones[deck_of(grade)][: max(missing, 0)]:
        move(p, quest, deck_of(grade), GLOBAL)
        p.news = True
        tell(p, "global_quest", quest)


def lay_down(p: Board, seat: int, quest: int) -> None:
    """DN-QUEST-13/36, DN-OPEN-29, DN-DP-51. The token of an Escort stays in this space, the card with its
    player. Who is there already has not come for it."""
    place = p.at[seat]
    p.escorted = tuple([other for other in p.escorted if other != quest])
    p.dropped += ((quest, place),)
    if p.at[p.turn] == place:
        p.set_down += (quest,)
    tell(p, "dropped", seat, quest, place)


def put_under(p: Board, seat: int, quest: int) -> None:
    """DN-OPEN-29. Everybody has seen what lies there. Where the deck had given out, it is for all."""
    grade = p.cast[quest].grade
    move(p, quest, QUESTS + seat, deck_of(grade))
    show(p, (quest,))
    tell(p, "quest_returned", seat, quest)
    turn_up(p, grade)

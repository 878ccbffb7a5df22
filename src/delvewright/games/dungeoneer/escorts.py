"""Escorts: tokens that are taken up, carried, dropped, stolen and delivered (DN-QUEST-10…15)."""

from __future__ import annotations

from delvewright.games.dungeoneer import completing, holding
from delvewright.games.dungeoneer.board import GLOBAL, QUESTS, Board
from delvewright.games.dungeoneer.completing import refused_here
from delvewright.kernel.ask import Candidates, Why
from delvewright.kernel.events import tell
from delvewright.words.zones import move, zone_of

START, GOAL = 0, 1
"""The places of an Escort."""


def acts(p: Board, seat: int, quest: int) -> Candidates:
    """DN-QUEST-11, DN-OPEN-19/26. What a hero may do about an Escort he could complete; all of it is free."""
    if quest in p.escorted:
        why = refused_goal(p, seat, quest)
        yield ("deliver", quest), why
        yield ("drop", quest), ("at_goal",) if why is None else None
    elif not lies(p, quest):
        yield ("take_up", quest), refused_here(p, seat, quest, START)


def lies(p: Board, quest: int) -> bool:
    """Whether the token of an Escort lies in some space."""
    return any([dropped == quest for dropped, _ in p.dropped])


def refused_goal(p: Board, seat: int, quest: int) -> Why | None:
    """DN-QUEST-10. Why an Escort does not end here: elsewhere, or on the border it did not begin on."""
    why = refused_here(p, seat, quest, GOAL)
    if why is None and p.cast[quest].same_border:
        start = dict(p.begun)[quest]
        if p.cast[start].border != p.cast[p.at[seat]].border:
            return ("other_border", start)
    return why


def take_up(p: Board, seat: int, quest: int) -> None:
    """DN-QUEST-10/12. The token on the card; a Global Escort is Personal from now on."""
    p.escorted += (quest,)
    p.begun += ((quest, p.at[seat]),)
    tell(p, "took_up", seat, quest)
    if quest in p.zones[GLOBAL]:
        move(p, quest, GLOBAL, QUESTS + seat)
        holding.turn_up(p, p.cast[quest].grade)


def deliver(p: Board, seat: int, quest: int) -> None:
    tell(p, "delivered", seat, quest)
    completing.complete(p, seat, quest)


# Tokens in a space ------------------------------------------------------------------------------------


def pick_ups(p: Board, seat: int) -> Candidates:
    """DN-QUEST-14/36. Tokens that lie somewhere: for whoever comes there, or was there as the phase began."""
    for quest, place in p.dropped:
        if place != p.at[seat]:
            yield ("pick_up", quest), ("not_here", (place,))
        else:
            yield ("pick_up", quest), ("just_dropped",) if quest in p.set_down else None


def pick_up(p: Board, seat: int, quest: int) -> None:
    """DN-QUEST-14/36. The Quest is Personal to who picks its token up, as a third one if need be."""
    p.dropped = tuple([pair for pair in p.dropped if pair[0] != quest])
    p.escorted += (quest,)
    move(p, quest, zone_of(p, quest), QUESTS + seat)
    tell(p, "picked_up", seat, quest)


def steal(p: Board, seat: int, loser: int, quest: int) -> None:
    """DN-QUEST-15, DN-SPECIAL-06. The Quest changes hands with its token."""
    move(p, quest, QUESTS + loser, QUESTS + seat)
    tell(p, "stole", seat, loser, quest)

"""Occasions: whether what is going on is what a card or an ability waits for.

All of them look at public facts only: they also decide whether a window opens.
"""

from __future__ import annotations

from delvewright.games.dungeoneer import combat
from delvewright.games.dungeoneer.board import NONE, Board, hero, on_quest, terrain
from delvewright.games.dungeoneer.powers import ATTACK, Condition, Fits
from delvewright.games.dungeoneer.sorts import PIT
from delvewright.kernel.ask import Reason


def my_roll(*stats: int, uses: int = 0) -> Fits:
    """Before the player's hero rolls with one of these scores; of these uses, if any are named."""

    def fits(p: Board, seat: int, card: int) -> Reason | None:
        roll = p.roll
        if roll is None or roll.die or roll.piece != hero(p, seat):
            return ("no_roll",)
        if roll.stat not in stats or (uses and not roll.uses & uses):
            return ("other_roll",)
        return None

    return fits


def my_attack(form: int) -> Fits:
    """Before the player's hero rolls an attack of a form."""
    return my_roll(form, uses=ATTACK)


def struck(*forms: int) -> Fits:
    """After both rolls, when an attack of one of these forms has hit the player's hero."""

    def fits(p: Board, seat: int, card: int) -> Reason | None:
        fight = p.fight
        if fight is None or fight.victim != seat or not fight.counter or fight.ended:
            return ("not_hit",)
        if p.cast[fight.target].sort != "hero" or fight.stand_in != NONE:
            return ("not_hit",)
        if fight.attack + fight.might <= fight.counter + fight.guard:
            return ("not_hit",)
        return None if fight.form in forms else ("other_form", fight.form)

    return fits


def my_attack_hits(form: int) -> Fits:
    """When an attack of the player's hero in a form has just hit."""

    def fits(p: Board, seat: int, card: int) -> Reason | None:
        fight = p.fight
        if fight is None or p.winner != seat or fight.lord != seat:
            return ("no_hit",)
        return None if fight.form == form else ("other_form", fight.form)

    return fits


def monsters_attack(p: Board, seat: int, card: int) -> Reason | None:
    """In step B, when it is monsters that attack the player's hero."""
    return None if any([combat.fights_on(p, foe) for foe, _ in p.forms]) else ("no_such_attacker",)


def hero_defeats(*tags: str) -> Fits:
    """When the player's hero has just defeated a monster of these tags that is on no Quest."""

    def fits(p: Board, seat: int, card: int) -> Reason | None:
        beaten, fight = p.beaten, p.fight
        if beaten == NONE or on_quest(p, beaten):
            return ("none_defeated",)
        if fight is not None and hero(p, seat) not in (fight.striker, fight.target):
            return ("none_defeated",)
        if fight is not None and fight.stand_in != NONE and fight.victim == seat:
            return ("none_defeated",)  # his Minion did it
        return None if not p.cast[beaten].tags.isdisjoint(tags) else ("wrong_sort", beaten)

    return fits


def i_lie(p: Board, seat: int, card: int) -> Reason | None:
    return None if p.tipped[seat] else ("not_tipped",)


def pit_here(p: Board, seat: int, card: int) -> Reason | None:
    obstacle = p.cast[p.at[seat]].obstacle
    return None if obstacle is not None and obstacle.sort == PIT else ("no_pit",)


# Conditions of modifiers ------------------------------------------------------------------------------


def in_terrain(*icons: str) -> Condition:
    """Of a hero, or of a monster by where the hero it fights stands."""

    def holds(p: Board, seat: int, foe: int) -> bool:
        return not terrain(p, p.at[seat]).isdisjoint(icons)

    return holds


def attacked_me(p: Board, seat: int, foe: int) -> bool:
    """The opposing card attacked the hero this turn."""
    return (foe, seat) in p.assaults

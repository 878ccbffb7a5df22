"""Occasions: whether what is going on is what a card or an ability waits for.

All of them look at public facts only: they also decide whether a window opens.
"""

from __future__ import annotations

from delvewright.games.dungeoneer import build, combat
from delvewright.games.dungeoneer.board import NONE, PACK, QUESTS, Board, hero, terrain
from delvewright.games.dungeoneer.powers import ATTACK, Condition, Fits, Targets
from delvewright.games.dungeoneer.sorts import PIT
from delvewright.kernel.ask import Reason


def my_roll(*stats: int, uses: int = 0) -> Fits:
    """Before the player's hero rolls with one of these scores; of these uses, if any are named."""

    def fits(p: Board, seat: int, card: int) -> Reason | None:
        roll = p.roll
        assert roll is not None
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
        if p.roll is not None or fight is None or fight.victim != seat or fight.ended:
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
        fight = combat.current(p)
        if fight.lord != seat:
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
        if beaten == NONE:
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


def my_counter_hits(form: int) -> Fits:
    """When a counter-attack of the player's hero in a form has just hit."""

    def fits(p: Board, seat: int, card: int) -> Reason | None:
        fight = combat.current(p)
        if fight.victim != seat:
            return ("no_hit",)
        return None if fight.form == form else ("other_form", fight.form)

    return fits


def in_combat(p: Board, seat: int, card: int) -> Reason | None:
    """From step A to step F."""
    return None if p.forms or p.fight is not None else ("no_combat",)


def deadly(p: Board, seat: int, card: int) -> Reason | None:
    """When wounds would take the hero's last Life."""
    return None if p.blow >= p.life[seat] else ("not_deadly", p.blow, p.life[seat])


def stayed(p: Board, seat: int, card: int) -> Reason | None:
    return ("moved_already",) if p.moved else None


def baned(p: Board, seat: int, card: int) -> Reason | None:
    """When the Bane being played is on a hero."""
    return ("not_on_you",) if p.bane == NONE or "at_large" in p.cast[p.bane].flags else None


def potion_emptied(p: Board, seat: int, card: int) -> Reason | None:
    """When a Potion has just been used up."""
    return None if p.emptied != NONE and p.cast[p.emptied].subtype == "potion" else ("no_potion",)


def my_hero_phase(p: Board, seat: int, card: int) -> Reason | None:
    return None if p.phase == "hero" and p.turn == seat else ("not_now",)


def maps_left(p: Board, seat: int, card: int) -> Reason | None:
    return build.deck_empty(p, seat)


# Whom a Bane may be played on -------------------------------------------------------------------------


def standing_on(*icons: str) -> Targets:
    def targets(p: Board, seat: int, card: int, other: int) -> Reason | None:
        return ("wrong_terrain",) if terrain(p, p.at[other]).isdisjoint(icons) else None

    return targets


def on_quests(p: Board, seat: int, card: int, other: int) -> Reason | None:
    """Who has a Personal Quest, as the Dungeonlord has."""
    return None if p.zones[QUESTS + seat] and p.zones[QUESTS + other] else ("no_quest",)


def with_dragon(p: Board, seat: int, card: int, other: int) -> Reason | None:
    """Anybody, when the Dungeonlord has a dragon in the Pack."""
    return None if any(["dragon" in p.cast[foe].tags for foe in p.zones[PACK + seat]]) else ("no_dragon",)


# Conditions of modifiers ------------------------------------------------------------------------------


def in_terrain(*icons: str) -> Condition:
    """Of a hero, or of a monster by where the hero it fights stands."""

    def holds(p: Board, seat: int, foe: int) -> bool:
        return not terrain(p, p.at[seat]).isdisjoint(icons)

    return holds


def attacked_me(p: Board, seat: int, foe: int) -> bool:
    """The opposing card attacked the hero this turn."""
    return (foe, seat) in p.assaults


def in_wilderness(p: Board, seat: int, foe: int) -> bool:
    return p.cast[p.at[seat]].border == "wilderness"


def life_at_most(most: int) -> Condition:
    def holds(p: Board, seat: int, foe: int) -> bool:
        return p.life[seat] <= most

    return holds

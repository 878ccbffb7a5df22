"""Clashes: what each side of an attack adds to its die, part by part, before and after the rolls."""

from __future__ import annotations

from typing import NamedTuple

from delvewright.games.dungeoneer.board import NONE, Board, foe_kind, hero
from delvewright.games.dungeoneer.powers import ATTACK, COUNTER
from delvewright.games.dungeoneer.scores import changes, monster_changes, printed_score, transformed
from delvewright.games.dungeoneer.shapes import Fight
from delvewright.views.dungeoneer.model import Part


class Strength(NamedTuple):
    """A score and the cards it comes from; the first part is what is printed."""

    score: int
    parts: tuple[Part, ...]


def strength(p: Board, seat: int, card: int, stat: int, uses: int, foe: int, other: int) -> Strength:
    """What a card adds to a die of a seat's in combat with another card, whose player is `other`."""
    if p.cast[card].sort == "hero":
        return hero_strength(p, seat, stat, uses, foe)
    base = transformed(p, card, stat, foe_kind(p, card).scores[stat])
    return _summed(p, card, base, list(monster_changes(p, card, stat, uses, seat, other)))


def hero_strength(p: Board, seat: int, stat: int, uses: int, foe: int = NONE) -> Strength:
    """A hero's score for some use."""
    return _summed(p, hero(p, seat), printed_score(p, seat, stat), list(changes(p, seat, stat, uses, foe)))


def _summed(p: Board, card: int, base: int, more: list[tuple[int, int]]) -> Strength:
    cast = p.cast
    parts = [
        Part(card, cast[card].id, base),
        *[Part(other, cast[other].id, amount) for other, amount in more],
    ]
    total = base + sum([amount for _, amount in more])
    return Strength(max(total, 0) if p.rules.score_floor else total, tuple(parts))


def attacking(p: Board, fight: Fight) -> Strength:
    return strength(p, fight.lord, fight.striker, fight.form, ATTACK, defending(fight), fight.victim)


def countering(p: Board, fight: Fight) -> Strength:
    return strength(p, fight.victim, defending(fight), fight.form, COUNTER, fight.striker, fight.lord)


def defending(fight: Fight) -> int:
    """Who rolls against the attacker: the card attacked, or the Minion in its place."""
    return fight.target if fight.stand_in == NONE else fight.stand_in

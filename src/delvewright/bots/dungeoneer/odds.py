"""Odds: how likely dice are enough, for a Threat, a clash of two cards, and a Slay from beginning to end."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from delvewright.games.dungeoneer.board import Board, foe_kind, hero, next_alive
from delvewright.games.dungeoneer.powers import ATTACK, COUNTER, THREAT
from delvewright.games.dungeoneer.scores import attack_forms, monster_score, score
from delvewright.views.dungeoneer.chances import beats, duel

FALLEN = 14.0  # what a hero's end counts, in turns
WORTH = (0.0, 2.4, 3.9, 4.9, 5.6, 6.1, 6.5, 6.8, 7.0)
"""What so much Life is worth, in turns: the last points are the dearest."""


def life_worth(life: int) -> float:
    return WORTH[min(life, len(WORTH) - 1)]


def wound_price(life: int) -> float:
    """What a wound costs a hero of so much Life, in turns."""
    return FALLEN if life <= 1 else life_worth(life) - life_worth(life - 1)


def threat(p: Board, seat: int, stat: int, number: int, uses: int = 0) -> float:
    """How likely a Threat is overcome."""
    return beats(score(p, seat, stat, uses | THREAT), number) / 100


class Clash(NamedTuple):
    """Of an attack: how likely it hits, and how likely the other hits back."""

    hits: float
    misses: float


def attacked(p: Board, seat: int, monster: int, form: int, lord: int) -> Clash:
    """A monster attacks a seat's hero."""
    might = monster_score(p, monster, form, ATTACK, lord, seat)
    return _clash(might, score(p, seat, form, COUNTER, monster))


def striking(p: Board, seat: int, monster: int, form: int, lord: int) -> Clash:
    """A seat's hero attacks a monster."""
    guard = monster_score(p, monster, form, COUNTER, lord, seat)
    return _clash(score(p, seat, form, ATTACK, monster), guard)


def against_hero(p: Board, seat: int, other: int, form: int) -> Clash:
    """A seat's hero attacks another's."""
    guard = score(p, other, form, COUNTER, hero(p, seat))
    return _clash(score(p, seat, form, ATTACK, hero(p, other)), guard)


def _clash(might: int, guard: int) -> Clash:
    hits, misses = duel(might, guard)
    return Clash(hits / 100, misses / 100)


def best_attack(p: Board, seat: int, monster: int, lord: int) -> Clash:
    """Of the forms a hero may attack a monster in, the one that hits most."""
    forms = attack_forms(p, seat)
    return max([striking(p, seat, monster, form, lord) for form in forms], default=Clash(0.0, 0.0))


def worst_attack(p: Board, seat: int, monster: int, lord: int) -> Clash:
    """Of the forms a monster attacks in, the one that hits most."""
    forms = foe_kind(p, monster).attacks
    return max([attacked(p, seat, monster, form, lord) for form in forms], default=Clash(0.0, 0.0))


def slay_turns(p: Board, seat: int, quest: int, left: int) -> float:
    """What a Slay costs a hero in turns, wounds and the risk of his end counted as such."""
    lord = next_alive(p, seat)
    return hunt(p.life[seat], left, worst_attack(p, seat, quest, lord), best_attack(p, seat, quest, lord))


@cache
def hunt(life: int, left: int, suffered: Clash, dealt: Clash) -> float:
    """What it costs to defeat a monster that attacks once a turn and may be challenged after it."""
    if left <= 0:
        return 0.0
    if life <= 0:
        return 0.0  # the wound before has paid for it
    price = wound_price(life)
    hit = price + _rest_of_turn(life - 1, left, suffered, dealt)
    struck_back = _rest_of_turn(life, left - 1, suffered, dealt)
    quiet = max(1 - suffered.hits - suffered.misses, 0.0)
    passive = 1 + suffered.hits * hit + suffered.misses * struck_back
    swing = dealt.hits * hunt(life, left - 1, suffered, dealt)
    swing += dealt.misses * (price + hunt(life - 1, left, suffered, dealt))
    still = max(1 - dealt.hits - dealt.misses, 0.0)
    waiting = passive / max(1 - quiet, 0.01)
    challenging = (passive + quiet * swing) / max(1 - quiet * still, 0.01)
    return min(waiting, challenging)


def _rest_of_turn(life: int, left: int, suffered: Clash, dealt: Clash) -> float:
    """After the monster's attack: the hero challenges it, or leaves it at that."""
    if left <= 0 or life <= 0:
        return 0.0
    later = hunt(life, left, suffered, dealt)
    swing = dealt.hits * hunt(life, left - 1, suffered, dealt)
    swing += dealt.misses * (wound_price(life) + hunt(life - 1, left, suffered, dealt))
    return min(later, swing + max(1 - dealt.hits - dealt.misses, 0.0) * later)

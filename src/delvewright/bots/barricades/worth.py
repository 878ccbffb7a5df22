"""Worth: what cards, tokens and Wounds are worth to a Champion, in Attack of a hand or so."""

from __future__ import annotations

from functools import cache

from delvewright.games.barricades.board import Board, has_in_hand_or_play, hp, owned
from delvewright.games.barricades.printed import Card, Kind

ATTACK, LIGHT, GOLD, SKILL, TEXT = 1.0, 0.9, 0.3, 0.1, 0.35
CLOG = -0.5  # a card that does nothing takes the place of one that does
BRIGHT = 0.4  # Light a card with which a hand sees far enough
RICH = 1.0  # and gold with which it buys what it wants
TOKENS = {"iron_rations": 0.6, "lantern_token": 1.0, "potion": 1.2, "scroll": 1.4}


@cache
def printed_worth(kind: Kind) -> float:
    """What a card brings each time it is drawn."""
    return worth_of(kind, LIGHT, GOLD)


def worth_of(kind: Kind, light: float, gold: float) -> float:
    """The same where Light and gold are worth so much."""
    if not isinstance(kind, Card):
        return TOKENS.get(kind.id, 0.0)
    if kind.sort in ("wound", "curse"):
        return CLOG
    worth = ATTACK * kind.attack + light * kind.light + gold * kind.gold + TEXT * min(2, len(kind.effects))
    if kind.sort == "hero":
        return worth + SKILL * kind.skill
    if kind.sort == "weapon":  # it wants a Hero who can carry it
        return worth * max(0.3, 1 - kind.skill_req / 12)
    return worth


def worth(p: Board, piece: int) -> float:
    return printed_worth(p.cast[piece])


def deck_of(p: Board, seat: int) -> list[Card]:
    return [kind for card in owned(p, seat) if isinstance(kind := p.cast[card], Card)]


def more(p: Board, seat: int, piece: int, deck: list[Card]) -> float:
    """How far a card is above the deck's average: Light and gold count as far as they are wanted."""
    count = len(deck)
    light = LIGHT if sum([kind.light for kind in deck]) < BRIGHT * count else 0.15
    gold = GOLD if sum([kind.gold for kind in deck]) < RICH * count and p.turns < 8 else 0.08
    average = sum([worth_of(kind, light, gold) for kind in deck], 0.0) / max(1, count)
    twins = sum([kind is p.cast[piece] and kind.sort != "hero" for kind in deck])
    return worth_of(p.cast[piece], light, gold) - average - 0.3 * twins


def hurts(p: Board, seat: int) -> float:
    """How much a Wound more would cost a Champion."""
    return 0.8 + 0.4 * (6 - hp(p, seat))


def gold_to_come(p: Board, seat: int) -> int:
    """What the cards one has would make in the Village."""
    kinds = [p.cast[piece] for piece in has_in_hand_or_play(p, seat)]
    return sum([kind.gold for kind in kinds if isinstance(kind, Card)])

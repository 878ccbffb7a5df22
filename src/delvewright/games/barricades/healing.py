"""Healing: a Wound token goes, or a Wound card is destroyed in its place (BQ-BASE-07)."""

from __future__ import annotations

from typing import Any

from delvewright.games.barricades.board import DISCARD, HAND, HEALED, NONE, PLAY, Board
from delvewright.games.barricades.moves import destroy, note
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step


def wound_cards(p: Board, seat: int) -> list[int]:
    """The Wound cards a heal may destroy: in hand, in play or in the discard pile."""
    cast: tuple[Any, ...] = p.cast
    return [
        card for zone in (HAND, PLAY, DISCARD) for card in p.zones[zone + seat] if cast[card].deck == "wound"
    ]


@step
def heal(p: Board, seat: int, count: int, thralls: bool = False) -> None:
    """BQ-BASE-07. So many Wounds: tokens, or Wound cards; who has both chooses each time."""
    if count > 0 and heals(p, seat, thralls):
        ask(p, HEAL, seat, count, thralls)


def heals(p: Board, seat: int, thralls: bool = False) -> list[Option]:
    """What one heal may remove: a token, or one of each sort of Wound card; at the Temple a Thrall too."""
    found: list[Option] = [("heal_token",)] if p.wounds[seat] else []
    cards = wound_cards(p, seat)
    if thralls:
        cards += [
            card
            for zone in (HAND, PLAY, DISCARD)
            for card in p.zones[zone + seat]
            if p.cast[card].role == "baaloks_thrall"
        ]
    seen = set()
    for card in cards:
        if p.cast[card].id not in seen:
            seen.add(p.cast[card].id)
            found.append(("heal_card", card))
    return found


def _heals(p: Board, seat: int, count: int, thralls: bool) -> Candidates:
    for option in heals(p, seat, thralls):
        yield option, None


def _healed(p: Board, option: Option, seat: int, count: int, thralls: bool) -> None:
    push(p, heal, seat, count - 1, thralls)
    if option[0] == "heal_token":
        p.wounds[seat] -= 1
        tell(p, "healed", seat, p.wounds[seat])
    else:
        destroy(p, seat, option[1])
    note(p, seat, HEALED, 1, option[1] if len(option) > 1 else NONE)


HEAL = Question("heal", _heals, _healed)

"""Climax: what a fight, a Threat or a search came to, held up for a moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from delvewright.games.dungeoneer.board import hero
from delvewright.kernel.events import Event
from delvewright.views.dungeoneer.reading import Reading
from delvewright.views.english import capital, count
from delvewright.views.model import Beat


def beat(r: Reading, told: Sequence[Event]) -> Beat | None:
    last: dict[str, Any] = {event.key: event.seen_by(r.seat) for event in told}
    if "compared" in last:
        return _fight(r, last)
    rolled = last.get("threat") or last.get("searched")
    return _test(r, rolled, last) if rolled else None


def _fight(r: Reading, last: dict[str, Any]) -> Beat:
    striker, attack, target, counter = last["compared"]
    if attack == counter:
        return Beat(f"A tie at {attack}", "even")
    winner, beaten = (striker, target) if attack > counter else (target, striker)
    text = f"{r.fighter(winner)} hits by {abs(attack - counter)}"
    if "defeated" in last:
        text += f" · {r.fighter(last['defeated'][0])} is defeated"
    elif "hurt" in last:
        text += f" · {count(last['hurt'][1], 'wound')}"
    elif "wounded" in last:
        text += f" · {count(last['wounded'][1], 'wound')}"
    heroes = [hero(r.p, seat) for seat in range(len(r.p.life))]
    mine = hero(r.p, r.seat) if r.seat >= 0 else -1
    good = winner == mine or (beaten != mine and winner in heroes)
    return Beat(text, "won" if good else "lost", (beaten,))


def _test(r: Reading, rolled: Any, last: dict[str, Any]) -> Beat:
    *_, total, number, won = rolled
    seat = rolled[0]
    who = "" if seat == r.seat else f"{r.someone(seat)} "
    end = "made it" if won else "failed"
    wounds = f" · {count(last['wounded'][1], 'wound')}" if not won and "wounded" in last else ""
    return Beat(capital(f"{who}{end}: {total} of {number}") + wounds, "won" if won else "lost")

"""Climax: what a battle came to, and what the Horde did, held up for a moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from delvewright.kernel.events import Event
from delvewright.views.barricades.reading import Reading
from delvewright.views.english import capital, count
from delvewright.views.model import Beat


def beat(r: Reading, told: Sequence[Event]) -> Beat | None:
    last: dict[str, Any] = {event.key: event.seen_by(r.seat) for event in told}
    if "reckoned" in last:
        return _battle(r, told, last)
    return _horde(told, last) if "horde_strikes" in last else None


def _battle(r: Reading, told: Sequence[Event], last: dict[str, Any]) -> Beat:
    seat, value, health, _, _, won = last["reckoned"]
    who = "" if seat == r.seat else f"{r.someone(seat)} "
    foes = tuple([event.args[1] for event in told if event.key == "defeated"])
    if won:
        by = f" by {value - health}" if value > health else ""
        text = f"{who}won{by}" + (f" · {r.name_all(foes)} defeated" if foes else "")
        return Beat(capital(text), "won", foes)
    wounds = sum([event.args[1] for event in told if event.key == "wounded"])
    by = f" by {health - value}" if value < health else ""
    return Beat(capital(f"{who}lost{by}") + (f" · {count(wounds, 'Wound')}" if wounds else ""), "lost")


def _horde(told: Sequence[Event], last: dict[str, Any]) -> Beat:
    icons, destruction = last["horde_strikes"]
    if not icons + destruction:
        return Beat("The Horde is beaten back", "won")
    fallen = len([event for event in told if event.key == "location_destroyed"])
    more = f" · {count(fallen, 'location')} destroyed" if fallen else ""
    return Beat(f"The Horde strikes · {count(icons, 'icon')}{more}", "lost")

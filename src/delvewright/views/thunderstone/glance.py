"""A glance: what followed from an answer in symbols, each with a name and, where it hurts, with its cause."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from delvewright.kernel.events import Event
from delvewright.views.english import by
from delvewright.views.model import Sign
from delvewright.views.thunderstone.reading import Reading

CAUSES = {"attacked": 1, "sprung": 1, "used": 1, "breached": 1}
"""What brings losses, and which of its arguments names it."""


def signs(r: Reading, told: Sequence[Event]) -> Iterator[Sign]:
    p, cause = r.p, r.name(r.p.foe) if r.p.foe >= 0 else ""
    outgrown = [event.args[1] for event in told if event.key == "levelled"]
    for event in told:
        key, args = event.key, event.seen_by(r.seat)
        if not args:
            continue
        if key in CAUSES:
            piece = args[CAUSES[key]]
            cause = r.name(piece) if piece < len(p.cast) else ""
        elif key == "rested":
            yield Sign("rest", "", args[0])
        elif key == "bought":
            yield Sign("buy", r.name(args[1]), args[0])
        elif key == "levelled":
            yield Sign("rise", r.name(args[2]), args[0])
        elif key == "won":
            yield Sign("win", r.name(args[1]), args[0])
        elif key in ("retreated", "stood_firm"):
            yield Sign("lose", r.name(args[1]), args[0])
        elif key == "collected":
            yield Sign("stone", r.name(args[1]), args[0])
        elif key == "diseased":
            yield Sign("harm", by("Disease", cause), args[0])
        elif key == "destroyed" and 0 <= args[0] < len(p.xp) and args[1] not in outgrown:
            yield Sign("destroy", by(r.name(args[1]), cause), args[0])

"""A glance: what followed from an answer in symbols, each with a name and, where it hurts, with its cause."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from delvewright.kernel.events import Event
from delvewright.views.dungeoneer.cards import stat_name
from delvewright.views.dungeoneer.reading import Reading
from delvewright.views.english import by, count
from delvewright.views.model import Sign

NAMED = {
    "laid": "lay",
    "found": "find",
    "took_up": "find",
    "played": "play",
    "raised": "gain",
    "bound": "gain",
    "completed": "quest",
}
"""What is told of a seat and a card by name."""


def signs(r: Reading, told: Sequence[Event]) -> Iterator[Sign]:
    for event in told:
        key, args = event.key, event.seen_by(r.seat)
        if not args:
            continue
        if key in NAMED and args[0] >= 0:
            yield Sign(NAMED[key], r.name(args[1]), args[0])
        elif key in ("sent", "bane"):
            seat, card, victim, _ = args
            yield Sign("bane", f"{r.name(card)} on {r.someone(victim)}", seat)
        elif key == "sprung":
            yield Sign("harm", r.name(args[1]), args[2])
        elif key == "defeated":
            yield Sign("win", r.fighter(args[0]), args[1])
        elif key == "threat" and not args[-1]:
            yield Sign("lose", f"{stat_name(args[1])} {args[4]}+", args[0])
        elif key == "wounded":
            seat, amount, _, card = args
            yield Sign("harm", by(count(amount, "wound"), r.fighter(card) if card >= 0 else ""), seat)
        elif key == "level":
            yield Sign("rise", f"Level {args[1]}", args[0])
        elif key == "fell":
            yield Sign("fall", "", args[0])
        elif key == "stole":
            yield Sign("gain", by(r.name(args[2]), r.someone(args[1])), args[0])

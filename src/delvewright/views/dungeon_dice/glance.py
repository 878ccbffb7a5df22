"""A glance: what followed from an answer in symbols, each with a name and, where it hurts, with its cause."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from delvewright.kernel.events import Event
from delvewright.views.dungeon_dice.reading import Reading
from delvewright.views.english import by, count
from delvewright.views.model import Sign

NAMED = {
    "ran": "flee",
    "gained": "gain",
    "lost": "destroy",
    "escaped": "destroy",
    "trap": "harm",
}
"""What is told of a seat and a piece by name."""

ALONE = {
    "rested": ("rest", ""),
    "joined": ("help", ""),
    "rescued": ("help", ""),
    "hexed": ("harm", "Curse"),
    "asleep": ("harm", "Sleep"),
    "stone": ("stone", "Philosopher's Stone"),
}
"""What is told of a seat alone."""


def signs(r: Reading, told: Sequence[Event]) -> Iterator[Sign]:
    foe = next((event.args[0] for event in told if event.key == "compared"), r.p.foe)
    cause = r.name(foe) if foe >= 0 else ""
    for event in told:
        key, args = event.key, event.args
        if key in NAMED:
            yield Sign(NAMED[key], r.name(args[1]), args[0])
        elif key in ALONE:
            yield Sign(*ALONE[key], args[0])
        elif key == "combat_over":
            heroes, beaten, won = args
            for seat in heroes:
                yield Sign("win" if won else "lose", r.name(beaten) if beaten >= 0 else "", seat)
        elif key == "duel_won":
            winner, losers, _ = args
            yield Sign("win", r.some(losers), winner)
            for seat in losers:
                yield Sign("lose", r.someone(winner), seat)
        elif key == "wounded" and args[1]:
            yield Sign("harm", by(count(args[1], "wound"), cause), args[0])
        elif key == "trophy":
            yield Sign("fame", f"{args[2]} fame", args[0])
        elif key == "traded_in":
            yield Sign("trade", r.name_all(args[1]), args[0])
        elif key == "accepted":
            yield Sign("deal", "", args[1])

"""A glance: what followed from an answer in symbols, each with a name and, where it hurts, with its cause."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from delvewright.games.barricades.board import battle_of
from delvewright.kernel.events import Event
from delvewright.kernel.sight import NOBODY
from delvewright.views.barricades.reading import Reading
from delvewright.views.english import by, count
from delvewright.views.model import Sign

NAMED = {"bought": "buy", "defeated": "win"}
"""What is told of a seat and a card by name."""

UNLESS_TOLD = {"gained": "gain", "destroyed": "destroy"}
"""The same, where it is not part of something else."""

PLACES = {"location_destroyed": "ruin", "barricade_falls": "ruin"}
"""What is told of a place, and concerns everybody."""


def signs(r: Reading, told: Sequence[Event]) -> Iterator[Sign]:
    besides = _told_besides(told)
    for event in told:
        key, args = event.key, event.seen_by(r.seat)
        if not args:
            continue
        if key in NAMED:
            yield Sign(NAMED[key], r.name(args[1]), args[0])
        elif key in UNLESS_TOLD:
            if args[1] not in besides:
                yield Sign(UNLESS_TOLD[key], r.name(args[1]), args[0])
        elif key in PLACES:
            yield Sign(PLACES[key], r.place_name(args[0]), NOBODY)
        elif key == "visited":
            yield Sign("go", r.place_name(args[1]), args[0])
        elif key == "bought_treasure":
            yield Sign("buy", "Treasure", args[0])
        elif key == "leveled":
            yield Sign("rise", r.name(args[2]), args[0])
        elif key == "ranked":
            yield Sign("rise", f"Rank {args[1]}", args[0])
        elif key == "pledged":
            yield Sign("pledge", by(f"{args[2]} gold", r.place_name(args[1])), args[0])
        elif key == "built":
            for seat in args[1:]:
                yield Sign("build", r.place_name(args[0]), seat)
        elif key == "joined":
            yield Sign("help", r.someone(args[1]), args[0])
        elif key in ("lent", "given"):
            yield Sign("deal", f"{r.name(args[2])} to {r.someone(args[1])}", args[0])
        elif key == "reckoned" and not args[-1]:
            yield Sign("lose", _foes(r, told, args[0]), args[0])
        elif key == "wounded":
            yield Sign("harm", by(count(args[1], "Wound"), _cause(r, told, args[0])), args[0])
        elif key == "healed":
            yield Sign("heal", "1 Wound", args[0])
        elif key == "horde_strikes" and any(args):
            yield Sign("harm", "The Horde strikes", NOBODY)
        elif key == "revealed":
            yield Sign("reveal", r.name(args[0]), NOBODY)


def _told_besides(told: Sequence[Event]) -> set[int]:
    """Cards whose coming or going has a sign of its own: a Hero outgrown, its better, what was bought."""
    leveled = {card for event in told if event.key == "leveled" for card in event.args[1:3]}
    return leveled | {event.args[1] for event in told if event.key == "bought"}


def _foes(r: Reading, told: Sequence[Event], seat: int) -> str:
    """Whom a battle is against."""
    fight = battle_of(r.p, seat)
    foes = [event.args[1:] for event in told if event.key == "fought"]
    return r.name_all(foes[-1] if foes else fight.foes if fight is not None else ())


def _cause(r: Reading, told: Sequence[Event], seat: int) -> str:
    """What a Wound came from: a die, whoever gave the alarm, or a lost battle."""
    for event in told:
        if event.key == "resolved" and event.args[0] == seat:
            return "die"
        if event.key == "alerted" and event.args[0] == seat:
            return r.name(event.args[1])
    return _foes(r, told, seat)

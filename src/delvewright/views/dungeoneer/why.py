"""Why not: for any card on the table that no rule refuses, why the open question is not about it."""

from __future__ import annotations

from delvewright.games.dungeoneer.kinds import Kind
from delvewright.kernel.ask import Ask
from delvewright.views import speech
from delvewright.views.dungeoneer.reading import Reading
from delvewright.views.english import capital
from delvewright.views.model import Line

TIMES = {
    "hero": ("your Hero Phase", "DN-HERO-13"),
    "dungeonlord": ("your Dungeonlord Phase", "DN-LORD-01"),
    "response": ("the Response step of an attack on you", "DN-SPECIAL-02"),
    "anytime": ("a moment it is good for", "DN-SPECIAL-01"),
}


def no_part(r: Reading, ask: Ask, piece: int) -> str | Line:
    """Why the open question is not about a card."""
    kind: Kind = r.p.cast[piece]
    place, owner = r.place(piece)
    if place == "hand" and owner == ask.seat and kind.time in TIMES:
        when, rule = TIMES[kind.time]
        return Line(f"{kind.name} waits for {when}.", (rule,))
    if 0 <= owner != ask.seat:
        return f"{kind.name} is in {r.where(piece)}."
    if place == "map":
        return Line(f"{capital(kind.name)} is no neighbour of your space.", ("DN-HERO-05",))
    return speech.no_part(r, ask, piece)

"""Ways into the Village that several stories take."""

from __future__ import annotations

from tests.games.barricades.teller import Story


def in_village(table: Story, *cards: str, where: str = "temple", seats: int = 2, **what: int) -> Story:
    """Seat 0 at a location with these cards in play; the others stay away."""
    table.start(seats)
    table.hand(*cards)
    table.has(**what)
    return table.morning().place(where, *["stay"] * (seats - 1))

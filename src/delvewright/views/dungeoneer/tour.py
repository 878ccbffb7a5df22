"""Dungeoneer in half a minute: what one plays for, what one does, how it ends."""

from __future__ import annotations

from delvewright.views.model import Line, Tour

TOUR = Tour(
    goal=Line(
        "Be the first to complete three Quests, or the last hero alive.",
        ("DN-WIN-01", "DN-WIN-02"),
    ),
    turn=(
        Line(
            "Your turn begins as the Dungeonlord: spend the Peril that others have gathered on "
            "monsters and banes against them.",
            ("DN-LORD-01", "DN-LORD-02"),
        ),
        Line(
            "Then the map grows by a card, and your hero goes out. Each new space brings Glory, "
            "which pays for your own cards, and Peril, which others spend on you.",
            ("DN-BUILD-01", "DN-HERO-07"),
        ),
        Line(
            "Reach the place a Quest names and attempt it: it counts, and it makes you stronger.",
            ("DN-HERO-01",),
        ),
    ),
    end=Line(
        "It is over the moment somebody has won. A hero at 0 Life is out.",
        ("DN-WIN-06", "DN-WIN-04"),
    ),
)

"""Barricades Mode in half a minute: what one plays for, what one does, how it ends."""

from __future__ import annotations

from delvewright.views.model import Line, Tour

TOUR = Tour(
    goal=Line(
        "All of you are on one side: bring the Guardian down before too much of the Village has fallen.",
        ("BQ-SETUP-01", "BQ-END-01"),
    ),
    turn=(
        Line(
            "Guardian dice begin the turn: they wound, call the Horde, or bring Destruction.",
            ("BQ-TURN-04",),
        ),
        Line(
            "Then everybody acts: buy, heal and build in the Village, or beat a Monster in the "
            "Dungeon, alone or as a Party. One hand of cards serves for both.",
            ("BQ-TURN-02", "BQ-TURN-10"),
        ),
        Line(
            "The Horde strikes when the turn ends, and the Threat grows by a step.",
            ("BQ-TURN-13", "BQ-TURN-08"),
        ),
    ),
    end=Line(
        "You have won when the Guardian is destroyed, and lost when as many locations are as the "
        "difficulty says.",
        ("BQ-END-01", "BQ-END-02"),
    ),
)

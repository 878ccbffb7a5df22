"""Thunderstone in half a minute: what one plays for, what one does, how it ends."""

from __future__ import annotations

from delvewright.views.model import Line, Tour

TOUR = Tour(
    goal=Line(
        "Build a deck that is worth the most Victory Points in the end: Monsters you have beaten "
        "bring them, and so does the Thunderstone.",
        ("TS-GOAL-01",),
    ),
    turn=(
        Line(
            "Each turn you do one of three things: visit the Village, enter the Dungeon, or rest.",
            ("TS-TURN-02",),
        ),
        Line(
            "In the Village your hand is gold: buy a better card, and pay XP to level up Heroes.",
            ("TS-DECK-01",),
        ),
        Line(
            "In the Dungeon your hand fights one Monster: its Health must be reached, and the "
            "deeper it lurks, the more light you need.",
            ("TS-BATTLE-11", "TS-CALC-07"),
        ),
    ),
    end=Line(
        "The game ends when the Thunderstone comes to Rank 1. All your cards are counted, and the "
        "most points win.",
        ("TS-END-01", "TS-END-05"),
    ),
)

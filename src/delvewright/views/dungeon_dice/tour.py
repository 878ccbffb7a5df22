"""Dungeon Dice in half a minute: what one plays for, what one does, how it ends."""

from __future__ import annotations

from delvewright.views.model import Line, Tour

TOUR = Tour(
    goal=Line(
        "Be the first with 4 fame. Artifacts bring it, and so do the Crown, trophies of great "
        "monsters, and experience.",
        ("DD-WIN-2", "DD-WIN-1"),
    ),
    turn=(
        Line(
            "Draw an encounter and roll it: most of them are monsters, some are treasure or places.",
            ("DD-TURN-1", "DD-TURN-6"),
        ),
        Line(
            "Run, or fight: equip your dice, buy help with promises, then everybody rolls. The "
            "higher total wins.",
            ("DD-COMBAT-5", "DD-COMBAT-15"),
        ),
        Line(
            "Whoever wins draws the reward and gains experience; whoever loses is wounded. On the "
            "turns of others you may bargain and meddle.",
            ("DD-BARGAIN-2",),
        ),
    ),
    end=Line(
        "Whoever has the fame takes the throne. If several get there at once, they fight for it.",
        ("DD-WIN-2", "DD-WIN-15"),
    ),
)

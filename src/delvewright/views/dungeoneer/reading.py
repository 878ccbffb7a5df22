"""A reading: one position as one seat reads it, with the names of what lies where."""

from __future__ import annotations

from delvewright.games.dungeoneer import GAME
from delvewright.games.dungeoneer.ending import WINNING, quests_done
from delvewright.views import plain


class Reading(plain.Reading):
    game = GAME
    unit = "Quests"

    def figures(self, seat: int) -> dict[str, int | str]:
        """Quests first: they win."""
        p = self.p
        if seat < 0:
            return {"phase": p.phase}
        return {
            "Quests": f"{quests_done(p, seat)} of {WINNING}",
            "Level": p.level[seat],
            "Life": p.life[seat],
            "Glory": p.glory[seat],
            "Peril": p.peril[seat],
            "Movement": p.movement[seat],
        }

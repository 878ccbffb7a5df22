"""A reading: one position as one seat reads it, with the names of what lies where."""

from __future__ import annotations

from typing import ClassVar

from delvewright.games.barricades import GAME
from delvewright.games.barricades.board import NODES, TOKENS, hp
from delvewright.games.barricades.kinds import GEAR
from delvewright.games.barricades.muster import FACES, gold_left
from delvewright.views import plain
from delvewright.views.english import worded
from delvewright.views.reading import THINGS, Thing


class Reading(plain.Reading):
    """Names and places as one seat speaks of them."""

    game = GAME
    unit = "Ranks"
    of_seats: ClassVar[plain.Figures] = {
        "rank": lambda p, seat: p.rank[seat],
        "HP": hp,
        "XP": lambda p, seat: p.xp[seat],
    }
    things: ClassVar[dict[str, Thing]] = {
        **THINGS,
        "node": Thing("node_name"),
        "token": Thing("token_name"),
        "die": Thing("die_name"),
    }
    facts = ("gold", "xp")

    @property
    def gold(self) -> int:
        """What the seat that reads can still spend."""
        return gold_left(self.p, self.seat)

    @property
    def xp(self) -> int:
        return int(self.p.xp[self.seat])

    def node_name(self, node: int) -> str:
        return worded(NODES[node])

    def token_name(self, token: int) -> str:
        return str(GEAR[TOKENS[token]].name)

    def die_name(self, index: int) -> str:
        return str(FACES[self.p.dice[index][1]].name)

"""Crawl as it is seen and told: its figures and its words."""

from delvewright.games.crawl import GAME, KINDS, haul
from delvewright.views import plain
from delvewright.views.front import Front, Voice
from delvewright.views.speech import Says, Speech, Verb


class Reading(plain.Reading):
    game = GAME
    unit = "treasure"

    def figures(self, seat: int) -> dict[str, int | str]:
        p = self.p
        return {"haul": haul(p), "goal": p.rules.goal} if seat < 0 else {"treasure": p.treasure[seat]}


SPEECH = Speech(
    Reading,
    verbs={
        "draw": Verb("Draw", "Go deeper: draw a card.", "CW-TURN-02"),
        "bank": Verb("Bank", lambda r, ask, zone: f"Go home with {haul(r.p)} treasure.", "CW-TURN-04"),
    },
    prompts={"press": Says("Deeper, or home?", "CW-TURN-01")},
    reasons={"nothing_to_bank": Says("There is nothing to bank yet.", "CW-TURN-04")},
    events={
        "turn number seat": Says("Turn {number}: {Seat}."),
        "drew seat piece": Says("{Seat:draw} {piece}."),
        "lost seat count": Says("The second trap: {seat:lose} {count} treasure.", "CW-TURN-03"),
        "banked seat count": Says("{Seat:bring} {count} treasure home.", "CW-TURN-04"),
    },
)
TEXT = "Press your luck: deeper for more treasure, or home with what you have, before the second trap."
FRONT = Front.of(GAME, Voice(speech=SPEECH, cards=plain.faces(KINDS.values(), "treasure"), text=TEXT))

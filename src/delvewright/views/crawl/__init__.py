"""Crawl as it is seen and told: its figures and its words."""

from delvewright.games.crawl import GAME, haul
from delvewright.views import Front, Line, Says, Tour, Verb

FRONT = Front.plain(
    GAME,
    "Press your luck: deeper for more treasure, or home with what you have, before the second trap.",
    tour=Tour(
        goal=Line("Bring the most treasure home: whoever has 30 first has won at once.", ("CW-END-01",)),
        turn=(
            Line("Draw as often as you dare: a card is treasure, or a Trap.", ("CW-TURN-02",)),
            Line(
                "Bank, and what you drew is yours. A second Trap, and it is lost.",
                ("CW-TURN-04", "CW-TURN-03"),
            ),
        ),
        end=Line(
            "If nobody gets so far, it ends with the last card, and most treasure wins.", ("CW-END-02",)
        ),
    ),
    table={"haul": haul, "goal": lambda p: p.rules.goal},
    seats={"treasure": lambda p, seat: p.treasure[seat]},
    verbs={
        "draw": Verb("Draw", "Go deeper: draw a card.", "CW-TURN-02"),
        "bank": Verb("Bank", "Go home with {haul} treasure.", "CW-TURN-04"),
    },
    prompts={"press": Says("Deeper, or home?", "CW-TURN-01")},
    reasons={"nothing_to_bank": Says("There is nothing to bank yet.", "CW-TURN-04")},
    events={
        "drew seat piece": Says("{Seat:draw} {piece}."),
        "lost seat count": Says("The second trap: {seat:lose} {count} treasure.", "CW-TURN-03"),
        "banked seat count": Says("{Seat:bring} {count} treasure home.", "CW-TURN-04"),
    },
)

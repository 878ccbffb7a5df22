"""The view: one position as one seat may know it. What is hidden goes through the reading's sight alone."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from delvewright.games.dungeoneer.board import (
    GLOBAL,
    UNTIL_COMBAT,
    UNTIL_ITS_RESET,
    UNTIL_MY_RESET,
    UNTIL_ROLL,
    UNTIL_TURN,
    seats,
)
from delvewright.games.dungeoneer.ending import WINNING
from delvewright.games.dungeoneer.kinds import sets_of
from delvewright.games.dungeoneer.shapes import Lasting
from delvewright.kernel.game import Game
from delvewright.views import plain
from delvewright.views.dungeoneer.fight import blow_view, fight_view, group_view, throw_view
from delvewright.views.dungeoneer.ground import map_view
from delvewright.views.dungeoneer.model import Effect, View
from delvewright.views.dungeoneer.quests import quest_view
from delvewright.views.dungeoneer.reading import Reading
from delvewright.views.dungeoneer.result import result
from delvewright.views.dungeoneer.seats import seat_view
from delvewright.views.english import capital


def view(game: Game, r: Reading) -> View:
    """Everything the reading's seat may know."""
    p = r.p
    return View(
        game=game.id,
        seat=r.seat,
        phase="over" if p.over else p.phase,
        turn=p.turn,
        turns=p.turns,
        asked=tuple([ask.seat for ask in p.awaited]),
        ask=r.speech.open_question(r),
        result=result(game, r),
        figures=plain.figures(r.figures(-1)),
        seats=tuple([seat_view(r, seat) for seat in seats(p)]),
        zones=tuple(zones(r)),
        sets=sets_of(p.rules.packs),
        grade=p.rules.grade,
        goal=WINNING,
        map=map_view(r),
        quests=tuple([quest_view(r, quest, -1) for quest in p.zones[GLOBAL]]),
        group=group_view(r),
        fight=fight_view(r),
        roll=throw_view(r, p.roll),
        struck=blow_view(r, p.struck),
        faced=throw_view(r, p.faced),
        dice=p.dice,
        effects=tuple([effect(r, one) for one in p.lasting]),
    )


ALWAYS = ("hand", "inventory", "quests", "adventure", "discard", "maps", "map", "global")
"""Places that are shown though nothing lies there."""
FIRST = ("fight", "drawn", "map", "global")
"""What is looked at most comes first."""


def zones(r: Reading) -> Iterator[plain.Zone]:
    """Where cards lie, of the seats that are taken."""
    count = len(r.p.life)
    for zone in sorted(plain.zones(r), key=lambda zone: zone.place not in FIRST):
        if zone.owner < count and (zone.pieces or zone.hidden or zone.place in ALWAYS):
            yield structs.replace(zone, label=capital(r.places.get(zone.place, zone.label)))


def effect(r: Reading, lasting: Lasting) -> Effect:
    """Something that outlasts its card, and until when."""
    ends = {
        UNTIL_ROLL: "until the next roll",
        UNTIL_COMBAT: "until the combat is over",
        UNTIL_TURN: "this turn",
        UNTIL_MY_RESET: f"until {r.whose(lasting.seat)} next Reset",
        UNTIL_ITS_RESET: f"until {r.whose(lasting.on)} next Reset" if lasting.on >= 0 else "",
    }
    return Effect(
        piece=lasting.card,
        kind=r.p.cast[lasting.card].id,
        seat=lasting.seat,
        on=lasting.on,
        card=lasting.piece,
        until=ends[lasting.until],
    )

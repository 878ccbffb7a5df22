"""Walls: what people have earned at tables here, kept as their games end, and shown game by game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from delvewright.server import shapes, trouble
from delvewright.server.rows import PutHonours
from delvewright.views.front import Front, shelf
from delvewright.views.honours import Earned

if TYPE_CHECKING:
    from delvewright.server.table import Table


def earned(table: Table) -> list[PutHonours]:
    """What everybody who sits at a finished table has earned there.

    Nothing where somebody may have known the deal, or took back alone what had shown something new.
    """
    if table.game.honours is None or table.facts.deal or table.facts.saw_ahead:
        return []
    try:
        return [_row(table, seat) for seat, place in enumerate(table.places) if place.sort == "person"]
    except Exception as error:  # the game ends all the same
        trouble.broke(table, "honours_failed", error)
        return []


def _row(table: Table, seat: int) -> PutHonours:
    ids, facts = table.game.earned(table.log.state, seat)
    return PutHonours(
        table.id,
        seat,
        table.places[seat].guest,
        table.game.id,
        table.log.entries[-1].at,
        msgspec.json.encode(ids).decode(),
        msgspec.json.encode(facts).decode(),
    )


def told(table: Table, rows: Sequence[PutHonours]) -> str:
    """What was earned at a table, in a sentence; nothing if it was nothing."""
    honours = table.game.honours
    by_name = [(table.names[row.seat], msgspec.json.decode(row.ids, type=list[str])) for row in rows]
    return honours.told(by_name) if honours else ""


def hung(rows: Sequence[PutHonours]) -> list[shapes.Wall]:
    """The walls of somebody: one for each game that has honours."""
    return [_wall(front, [row for row in rows if row.game == front.id]) for front in shelf() if front.honours]


def _wall(front: Front, rows: Sequence[PutHonours]) -> shapes.Wall:
    honours = front.honours
    assert honours is not None
    games = [Earned(msgspec.json.decode(row.ids), msgspec.json.decode(row.facts)) for row in rows]
    first = {id: rows[number] for id, number in honours.first(games).items()}
    return shapes.Wall(
        game=front.id,
        title=front.title,
        name=honours.title,
        ended=len({row.table for row in rows}),
        honours=tuple(
            [
                shapes.WallHonour(
                    one.id,
                    one.title,
                    one.tier,
                    one.text,
                    one.rules,
                    first[one.id].at if one.id in first else 0.0,
                    first[one.id].table if one.id in first else "",
                )
                for one in honours.all
            ]
        ),
    )

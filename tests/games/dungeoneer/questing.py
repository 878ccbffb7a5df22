"""Questing: a hero in the place of a Quest, for stories of what happens there."""

from __future__ import annotations

from typing import Any

from tests.games.dungeoneer.teller import Story

from delvewright.games.dungeoneer.kinds import KINDS

AWAY = {"dungeon": "tomb_gate", "wilderness": "arnum_hamlet"}
"""The Entrance of each border: where everybody else is."""


def on_quest(
    table: Story, quest: str, *, seats: int = 2, stage: int = 0, to_all: bool = False, **settings: Any
) -> int:
    """Seat 0's hero has walked to the place of his Quest, or of one that is Global, with no Movement left.
    Others are at the Entrance."""
    kind = KINDS[quest]
    if "packs" not in settings:
        settings["packs"] = ("crypt", "night") if kind.set == "night" else (kind.set,)
    if kind.set == "night":
        settings.setdefault("grade", "epic")
    table.start(seats, **settings)
    if kind.places:
        borders = {other.border for other in table.state.cast if other.sort == "map"}
        place = next(id for id in kind.places[stage] if KINDS[id].border in borders)
        away = AWAY[KINDS[place].border]
        if place != away:
            table.lay(**{away: (0, 0), place: (0, 9)}).stands(place)
        else:
            table.lay(**{away: (0, 0)})
    piece = (table.global_quests if to_all else table.quests)(quest)[0]
    table.hero_phase()
    table.state.moved = True
    table.movement(0)
    return piece


def next_turn(table: Story) -> None:
    """Seat 0's next Hero Phase, without a hand or Glory to ask about."""
    table.idle_until(0, "hero")
    table.hand()
    table.glory(0)


def beside(table: Story, *seats: int) -> None:
    """These heroes stand with seat 0's."""
    for seat in seats:
        table.stands(table.place_of(0), seat=seat)

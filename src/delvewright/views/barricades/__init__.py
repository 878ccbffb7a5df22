"""Barricades Mode to look at and to talk about."""

from __future__ import annotations

from delvewright.games.barricades import GAME
from delvewright.views import plain
from delvewright.views.barricades.honours import HONOURS
from delvewright.views.front import Front, Voice
from delvewright.views.speech import Speech

READING = plain.Reading.of(GAME, {}, {"wounds": lambda p, seat: p.wounds[seat]})

FRONT = Front.of(
    GAME,
    Voice(
        speech=Speech(READING),
        cards=plain.printed(GAME.kinds.values()),
        seats=lambda p: len(p.at),
        text="One village, up to six Champions, all on one side.",
        shelf=4,
        honours=HONOURS,
    ),
)

"""Dungeoneer to look at and to talk about."""

from __future__ import annotations

from delvewright.games.dungeoneer import GAME
from delvewright.games.dungeoneer.board import seats as seated
from delvewright.views import plain
from delvewright.views.dungeoneer.reading import Reading
from delvewright.views.front import Front, Voice
from delvewright.views.speech import Speech

TEXT = (
    "Lay the dungeon card by card and finish three Quests in it, while everybody else is the Dungeonlord "
    "who spends your Peril on monsters, traps and banes."
)

VOICE = Voice(
    seats=lambda p: len(seated(p)),
    speech=Speech(Reading),
    cards=plain.faces(GAME.kinds.values()),
    shelf=3,
    text=TEXT,
)

FRONT = Front.of(GAME, VOICE)

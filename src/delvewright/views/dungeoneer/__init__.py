"""Dungeoneer to look at and to talk about."""

from __future__ import annotations

from delvewright.games.dungeoneer import GAME
from delvewright.games.dungeoneer.board import seats as seated
from delvewright.views.dungeoneer.cards import cards
from delvewright.views.dungeoneer.events import EVENTS, Told
from delvewright.views.dungeoneer.model import View
from delvewright.views.dungeoneer.options import VERBS
from delvewright.views.dungeoneer.printed import PrintedCard
from delvewright.views.dungeoneer.prompts import PROMPTS
from delvewright.views.dungeoneer.reading import Reading
from delvewright.views.dungeoneer.reasons import REASONS
from delvewright.views.dungeoneer.view import view
from delvewright.views.front import Front, Voice

TEXT = (
    "Lay the dungeon card by card and finish three Quests in it, while everybody else is the Dungeonlord "
    "who spends your Peril on monsters, traps and banes."
)

VOICE = Voice(
    model=View,
    seats=lambda p: len(seated(p)),
    printed=PrintedCard,
    speech=Told(Reading, verbs=VERBS, prompts=PROMPTS, reasons=REASONS, events=EVENTS),
    view=view,
    cards=cards,
    shelf=3,
    text=TEXT,
)

FRONT = Front.of(GAME, VOICE)

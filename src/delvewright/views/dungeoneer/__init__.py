"""Dungeoneer to look at and to talk about."""

from __future__ import annotations

from delvewright.games.dungeoneer import GAME
from delvewright.views.dungeoneer import setups, wishes
from delvewright.views.dungeoneer.cards import cards
from delvewright.views.dungeoneer.climax import beat
from delvewright.views.dungeoneer.events import EVENTS, Told
from delvewright.views.dungeoneer.glance import signs
from delvewright.views.dungeoneer.model import View
from delvewright.views.dungeoneer.options import VERBS
from delvewright.views.dungeoneer.printed import PrintedCard
from delvewright.views.dungeoneer.prompts import PROMPTS
from delvewright.views.dungeoneer.reading import Reading
from delvewright.views.dungeoneer.reasons import REASONS
from delvewright.views.dungeoneer.tour import TOUR
from delvewright.views.dungeoneer.view import view
from delvewright.views.dungeoneer.windows import RESPONSES
from delvewright.views.front import Front, Voice

VOICE = Voice(
    model=View,
    seats=lambda p: len(p.life),
    printed=PrintedCard,
    speech=Told(Reading, verbs=VERBS, prompts=PROMPTS, reasons=REASONS, events=EVENTS),
    view=view,
    cards=cards,
    slots=setups.slots,
    modes=setups.MODES,
    wishes=wishes.wishes,
    put=wishes.put,
    shelf=3,
    responses=RESPONSES,
    text=setups.TEXT,
    tour=TOUR,
    beat=beat,
    signs=signs,
)

FRONT = Front.of(GAME, VOICE)

"""Barricades Mode to look at and to talk about."""

from __future__ import annotations

from delvewright.games.barricades import GAME
from delvewright.views.barricades import setups, wishes
from delvewright.views.barricades.cards import cards
from delvewright.views.barricades.climax import beat
from delvewright.views.barricades.events import EVENTS
from delvewright.views.barricades.glance import signs
from delvewright.views.barricades.honours import HONOURS
from delvewright.views.barricades.model import View
from delvewright.views.barricades.options import VERBS
from delvewright.views.barricades.printed import PrintedCard
from delvewright.views.barricades.prompts import PROMPTS
from delvewright.views.barricades.reading import Reading
from delvewright.views.barricades.reasons import REASONS
from delvewright.views.barricades.tour import TOUR
from delvewright.views.barricades.view import view
from delvewright.views.front import Front, Voice
from delvewright.views.speech import Speech

VOICE = Voice(
    model=View,
    printed=PrintedCard,
    seats=lambda p: len(p.at),
    speech=Speech(Reading, verbs=VERBS, prompts=PROMPTS, reasons=REASONS, events=EVENTS),
    view=view,
    cards=cards,
    slots=setups.slots,
    groups=setups.GROUPS_BY_SORT,
    modes=setups.MODES,
    wishes=wishes.wishes,
    put=wishes.put,
    text=setups.TEXT,
    tour=TOUR,
    shelf=4,
    beat=beat,
    signs=signs,
    honours=HONOURS,
)

FRONT = Front.of(GAME, VOICE)

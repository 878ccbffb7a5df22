"""Thunderstone to look at and to talk about."""

from __future__ import annotations

from delvewright.games.thunderstone import GAME
from delvewright.games.thunderstone.board import seats as seated
from delvewright.views.front import Front, Voice
from delvewright.views.thunderstone import model, printed, setups, wishes
from delvewright.views.thunderstone.events import EVENTS, Told, beat
from delvewright.views.thunderstone.glance import signs
from delvewright.views.thunderstone.options import VERBS
from delvewright.views.thunderstone.prompts import PROMPTS
from delvewright.views.thunderstone.reading import Reading
from delvewright.views.thunderstone.reasons import REASONS
from delvewright.views.thunderstone.tour import TOUR
from delvewright.views.thunderstone.view import view

VOICE = Voice(
    model=model.View,
    printed=model.PrintedCard,
    seats=seated,
    speech=Told(Reading, verbs=VERBS, prompts=PROMPTS, reasons=REASONS, events=EVENTS),
    view=view,
    cards=printed.cards,
    slots=setups.slots,
    groups=setups.GROUPS,
    own_groups=setups.groups_of,
    modes=setups.MODES,
    wishes=wishes.wishes,
    text=setups.TEXT,
    tour=TOUR,
    shelf=1,
    beat=beat,
    signs=signs,
)

FRONT = Front.of(GAME, VOICE)

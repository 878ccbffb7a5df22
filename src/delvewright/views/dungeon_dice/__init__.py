"""Dungeon Dice to look at and to talk about."""

from __future__ import annotations

from delvewright.games.dungeon_dice import GAME
from delvewright.games.dungeon_dice.board import seats as seated
from delvewright.views.dungeon_dice import dice, model, printed, setups, windows, wishes
from delvewright.views.dungeon_dice.climax import beat, said
from delvewright.views.dungeon_dice.events import EVENTS, Told, thrown
from delvewright.views.dungeon_dice.glance import signs
from delvewright.views.dungeon_dice.options import VERBS
from delvewright.views.dungeon_dice.prompts import PROMPTS
from delvewright.views.dungeon_dice.reading import Reading
from delvewright.views.dungeon_dice.reasons import REASONS
from delvewright.views.dungeon_dice.tour import TOUR
from delvewright.views.dungeon_dice.view import view
from delvewright.views.front import Front, Voice
from delvewright.views.model import DICE

VOICE = Voice(
    model=model.View,
    printed=printed.Die,
    seats=seated,
    speech=Told(Reading, verbs=VERBS, prompts=PROMPTS, reasons=REASONS, events=EVENTS),
    view=view,
    cards=dice.cards,
    slots=setups.slots,
    groups=setups.GROUPS,
    own_groups=setups.groups_of,
    modes=setups.MODES,
    wishes=wishes.wishes,
    put=wishes.put,
    shelf=2,
    text=setups.TEXT,
    tour=TOUR,
    pieces=DICE,
    responses=windows.RESPONSES,
    thrown=thrown,
    beat=beat,
    signs=signs,
    said=said,
)

FRONT = Front.of(GAME, VOICE)

"""Dungeon Dice to look at and to talk about."""

from __future__ import annotations

from delvewright.games.dungeon_dice import GAME, table
from delvewright.views.dungeon_dice import (
    events,
    faces,
    model,
    options,
    printed,
    prompts,
    reasons,
    setups,
    why,
    windows,
)
from delvewright.views.dungeon_dice.reading import Reading
from delvewright.views.dungeon_dice.view import view
from delvewright.views.front import Front, Voice
from delvewright.views.model import DICE

VOICE = Voice(
    model=model.View,
    face=printed.Die,
    seats=table.seats,
    reading=Reading,
    view=view,
    prompt=prompts.prompt,
    say=options.say,
    explain=reasons.explain,
    why=why.why,
    narrate=events.narrate,
    recount=events.recount,
    cards=faces.cards,
    slots=setups.slots,
    groups=setups.GROUPS,
    modes=setups.MODES,
    shelf=2,
    text=setups.TEXT,
    pieces=DICE,
    responses=windows.RESPONSES,
    thrown=events.thrown,
)

FRONT = Front.of(GAME, VOICE)

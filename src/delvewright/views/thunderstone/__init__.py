"""Thunderstone to look at and to talk about."""

from __future__ import annotations

from delvewright.games.thunderstone import GAME, table
from delvewright.views.front import Front, Voice
from delvewright.views.thunderstone import events, faces, model, options, prompts, reasons, setups, why
from delvewright.views.thunderstone.reading import Reading
from delvewright.views.thunderstone.view import view

VOICE = Voice(
    model=model.View,
    face=model.Face,
    seats=table.seats,
    reading=Reading,
    view=view,
    prompt=prompts.prompt,
    say=options.say,
    explain=reasons.explain,
    why=why.why,
    narrate=events.narrate,
    recount=events.recount,
    cards=faces.faces,
    slots=setups.slots,
    groups=setups.GROUPS,
    modes=setups.MODES,
    text=setups.TEXT,
    shelf=1,
)

FRONT = Front.of(GAME, VOICE)

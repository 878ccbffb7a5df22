"""Dungeon Dice to look at and to talk about."""

from __future__ import annotations

from collections.abc import Sequence

from delvewright.games.dungeon_dice import GAME, table
from delvewright.games.dungeon_dice.table import Board
from delvewright.kernel.ask import Ask, Option, Reason
from delvewright.kernel.events import Event
from delvewright.kernel.game import Game
from delvewright.kernel.sight import NOBODY
from delvewright.views.dungeon_dice import (
    events,
    faces,
    guide,
    model,
    odds,
    options,
    printed,
    prompts,
    reasons,
    setups,
    why,
    windows,
)
from delvewright.views.dungeon_dice import view as views
from delvewright.views.dungeon_dice.reading import Reading
from delvewright.views.front import Front, Voice
from delvewright.views.model import Line


def _view(game: Game, p: Board, seat: int, names: Sequence[str]) -> model.View:
    return views.view(game, Reading(p, seat, names))


def _prompt(p: Board, ask: Ask, names: Sequence[str]) -> Line:
    return prompts.prompt(Reading(p, ask.seat, names), ask)


def _say(p: Board, ask: Ask, option: Option, names: Sequence[str]) -> Line:
    return options.say(Reading(p, ask.seat, names), ask, option)


def _explain(p: Board, reason: Reason) -> Line:
    return reasons.explain(Reading(p, p.ask.seat if p.ask else NOBODY), reason)


def _why(game: Game, p: Board, seat: int, piece: int, names: Sequence[str]) -> list[Line]:
    return why.why(Reading(p, seat, names), piece)


def _narrate(p: Board, event: Event, seat: int, names: Sequence[str]) -> Line | None:
    return events.narrate(Reading(p, seat, names), event)


def _guide(p: Board, seat: int, names: Sequence[str]) -> list[Line]:
    return guide.guide(Reading(p, seat, names))


def _turns(p: Board) -> int:
    return p.turns


VOICE = Voice(
    model=model.View,
    face=printed.Die,
    seats=table.seats,
    view=_view,
    prompt=_prompt,
    say=_say,
    explain=_explain,
    why=_why,
    narrate=_narrate,
    recount=events.recount,
    cards=faces.cards,
    guide=_guide,
    turns=_turns,
    slots=setups.slots,
    groups=setups.GROUPS,
    modes=setups.MODES,
    text=setups.TEXT,
    pieces="dice",
    odds=odds.odds,
    windows=windows.WINDOWS,
    reflex=windows.reflex,
)

FRONT = Front.of(GAME, VOICE)

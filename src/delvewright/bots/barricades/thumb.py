"""Thumb: what a sensible Champion answers, question by question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from delvewright.bots.barricades import delving, streets
from delvewright.bots.barricades.delving import by_verb
from delvewright.bots.barricades.worth import worth
from delvewright.games.barricades.board import PLAY, Board
from delvewright.games.barricades.muster import muster
from delvewright.kernel.ask import Ask, Option

LEAVES = ("leave", "no_guild", "done", "keep_blood", "let_it_be")
LOSES = ("discard", "destroy", "level_down", "unwield", "destroy_token")
"""Verbs that cost what they name."""
CLASSES = ("town_guard", "bloodhound", "divine_oracle", "living_legends", "vampire_coven", "spice_merchant")
GUILD = "explorers_guild"
SPARE = 1.0  # a card worth less may go


def decide(world: Board) -> Option:
    ask = world.ask
    assert ask is not None
    if len(ask.options) == 1:
        return ask.options[0]
    rule = RULES.get(ask.question)
    return rule(world, ask) if rule is not None else choose(world, ask)


def choose(p: Board, ask: Ask) -> Option:
    """The least where something is lost, the most where something is won."""
    options = [option for option in ask.options if option[0] not in LEAVES]
    leaves = [option for option in ask.options if option[0] in LEAVES]
    losing = [option for option in options if option[0] in LOSES]
    if losing:
        cheapest = min(losing, key=lambda option: _value(p, ask, option))
        instead = [option for option in options if option[0] not in LOSES]
        dear = _value(p, ask, cheapest) > SPARE
        if dear and leaves:
            return leaves[0]
        return instead[0] if instead and dear and _value(p, ask, cheapest) > 3 * SPARE else cheapest
    if not options:
        return leaves[0]
    return max(options, key=lambda option: _value(p, ask, option))


def _value(p: Board, ask: Ask, option: Option) -> float:
    """Of a piece its worth; of a Hero to be strengthened what he does now."""
    if len(option) < 2 or not isinstance(option[1], int) or not 0 <= option[1] < len(p.cast):
        return 0.0
    piece = option[1]
    if option[0] in ("strengthen", "sing_of", "double", "kindle") and piece in p.zones[PLAY + ask.seat]:
        return float(sum(muster(p, ask.seat).lines.get(piece, (0, 0))))
    return worth(p, piece)


def _class(p: Board, ask: Ask) -> Option:
    ids = {p.cast[option[1]].id: option for option in ask.options}
    return next((ids[name] for name in CLASSES if name in ids), ask.options[0])


def _guild(p: Board, ask: Ask) -> Option:
    ids = {p.cast[option[1]].id: option for option in by_verb(ask, "take_guild")}
    return ids.get(GUILD, ask.options[0])


def _heal(p: Board, ask: Ask) -> Option:
    """A Wound card clogs the deck; a token that gives an HP back goes first."""
    return ("heal_token",) if ("heal_token",) in ask.options and p.wounds[ask.seat] >= 4 else ask.options[-1]


def _last(p: Board, ask: Ask) -> Option:
    return ask.options[-1]


def _first(p: Board, ask: Ask) -> Option:
    return ask.options[0]


def _use_or_last(p: Board, ask: Ask) -> Option:
    """Whatever may be done before rolling or after it helps."""
    used = by_verb(ask, "use")
    return used[0] if used else ask.options[-1]


def _ignore(p: Board, ask: Ask) -> Option:
    ignoring = by_verb(ask, "ignore")
    return ignoring[0] if ignoring else ask.options[0]


RULES: dict[str, Callable[[Board, Ask], Any]] = {
    "setup.class": _class,
    "setup.guild": _guild,
    "prep.before": _use_or_last,
    "prep.after": _last,
    "prep.die": _first,
    "place": streets.place,
    "visit": streets.visit,
    "delve": delving.delve,
    "heal": _heal,
    "ignore": _ignore,
    "gift": _last,
}

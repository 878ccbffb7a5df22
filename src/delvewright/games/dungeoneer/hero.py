"""The Hero Phase: move, explore, play Glory cards, attempt Quests, in any order (DN-HERO, DN-DP-24)."""

from __future__ import annotations

from delvewright.games.dungeoneer import (
    asides,
    build,
    challenges,
    ending,
    moving,
    quests,
    threats,
    windows,
)
from delvewright.games.dungeoneer.board import Board
from delvewright.games.dungeoneer.powers import HERO_TIME
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.steps import push, step


@step
def act(p: Board, seat: int) -> None:
    """DN-HERO-01/02. The next thing a hero does; a completed Quest ends the phase (DN-HERO-18)."""
    if ending.check(p, act, seat) or p.life[seat] <= 0 or (p.finished and p.rules.quest_ends_phase):
        return
    push(p, act, seat)
    ask(p, HERO, seat, always=True)


def _acts(p: Board, seat: int) -> Candidates:
    yield from moving.acts(p, seat)
    yield ("explore",), build.refused(p, seat) or threats.spending(p, seat)
    yield from quests.acts(p, seat)
    yield from windows.acts(p, seat, HERO_TIME)
    yield from challenges.acts(p, seat, challenges.rivals(p, seat))
    if p.tipped[seat]:
        yield ("stand_up",), asides.standing_up(p, seat)
    if p.rules.restricted_movement:
        yield ("tip",), asides.refused_tip(p, seat)
    yield ("end",), None


def _acted(p: Board, option: Option, seat: int) -> None:
    verb = option[0]
    if verb == "end":
        _, p.stack = p.stack
    elif verb == "move":
        moving.leave(p, seat, option[1])
    elif verb == "go_to":
        moving.travel(p, seat, option[1])
    elif verb == "explore":
        build.explore(p, seat)
    elif verb == "challenge":
        challenges.start(p, seat, option[1], option[2])
    elif verb in ("stand_up", "tip"):
        asides.CHANGES[verb](p, seat)
    elif verb in ("play", "use", "use_up"):
        windows.act(p, option, seat)
    else:
        quests.act(p, option, seat)


HERO = Question("hero", _acts, _acted)

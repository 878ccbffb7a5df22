"""Prizes: what the reward of a Quest offers its winner, who may decline (DN-DP-33)."""

from __future__ import annotations

from delvewright.games.dungeoneer import build, choices, moves, threats
from delvewright.games.dungeoneer.board import Board
from delvewright.games.dungeoneer.scores import full_life
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.steps import Word


def may_explore(p: Board, seat: int, me: int, it: int) -> None:
    """One more Map card, free of Movement."""
    ask(p, EXPLORE, seat)


def _explores(p: Board, seat: int) -> Candidates:
    yield ("explore",), build.refused(p, seat)
    yield ("decline",), None


def _explored(p: Board, option: Option, seat: int) -> None:
    if option[0] == "explore":
        build.place_one(p, seat)


EXPLORE = Question("explore", _explores, _explored)


def may_warp(spaces: choices.Spaces) -> Word:
    """DN-EFFECT-26. To one of these spaces, where the hero collects and meets what waits there."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        ask(p, PASSAGE, seat, tuple(spaces(p, seat)))

    return word


def _passages(p: Board, seat: int, spaces: tuple[int, ...]) -> Candidates:
    yield from choices.destinations(p, seat, seat, spaces)
    yield ("stay",), None


def _passed(p: Board, option: Option, seat: int, spaces: tuple[int, ...]) -> None:
    if option[0] == "warp":
        choices.warped(p, option, seat, seat, spaces)


PASSAGE = Question("passage", _passages, _passed)


def lose_all_peril(p: Board, seat: int, me: int, it: int) -> None:
    moves.gain(p, seat, 0, -p.peril[seat])


def heal_wholly(p: Board, seat: int, me: int, it: int) -> None:
    threats.heal(p, seat, full_life(p, seat))

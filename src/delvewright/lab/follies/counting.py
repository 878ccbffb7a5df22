"""The counting: games of rules of thumb in every mode, with somebody looking on who knows a folly."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol

from delvewright import shelf
from delvewright.bots import bot, look
from delvewright.kernel.ask import Option
from delvewright.kernel.errors import BadSetup, DelveError
from delvewright.kernel.events import Event
from delvewright.lab.lengths import called_off
from delvewright.views.front import Front, game
from delvewright.views.model import Mode

MOST_NAMED = 12  # games to look at, for each folly


class Watch(Protocol):
    """Looks on at one game, answer by answer, and names what it sees: follies, and what else is counted."""

    def __call__(self, before: Any, option: Option, after: Any, told: Sequence[Event]) -> Iterable[str]: ...


@dataclass
class Seen:
    """One game: how it was set up, whether it was called off, and what was counted in it."""

    mode: str
    seats: int
    seed: int
    turns: int = 0
    called_off: bool = False
    counts: Counter[str] = field(default_factory=Counter)
    where: dict[str, int] = field(default_factory=dict)  # the turn in which something was first seen


def follies(game_id: str) -> tuple[type[Any], dict[str, str]]:
    """Who looks on at a game, and what is a folly in it."""
    module = f"delvewright.lab.follies.{game_id}"
    if find_spec(module) is None:
        raise BadSetup(f"nobody has written down the follies of {game_id!r}")
    found = import_module(module)
    return found.Watch, found.FOLLIES


def drawn(front: Front, number: int) -> tuple[Mode, int]:
    """The mode and the seats of a numbered game: modes take turns, and in each of them the seats."""
    mode = front.modes[number % len(front.modes)]
    low, high = mode.seats
    return mode, low + number // len(front.modes) % (high - low + 1)


def play(game_id: str, number: int, bots: str = "thumb") -> Seen:
    """A numbered game, every seat with a sight of its own; `again` plays the same one."""
    front = game(game_id)
    mode, seats = drawn(front, number)
    watch, player = follies(game_id)[0](), bot(bots)
    luck = Random(f"luck of the bots in game {number}")
    state = front.start(seats, number, **mode.settings)
    seen = Seen(mode.key, seats, number)
    while not state.over:
        asked = state.ask.seat
        option = player.choose(look(front, state, asked, luck.getrandbits(62), player.blind))
        told: list[Event] = []
        after = front.answer(state, option, asked, told)
        for name in watch(state, option, after, told):
            seen.counts[name] += 1
            seen.where.setdefault(name, front.turns(state))
        seen.called_off = seen.called_off or called_off(told)
        seen.turns += after.turns != state.turns
        state = after
    return seen


def count(game_id: str, numbers: Iterable[int], processes: int = 1, bots: str = "thumb") -> list[Seen]:
    """The numbered games, here or in several processes."""
    follies(game_id)
    one = partial(play, game_id, bots=bots)
    if processes == 1:
        return [one(number) for number in numbers]
    with ProcessPoolExecutor(processes) as pool:
        return list(pool.map(one, numbers, chunksize=4))


def sheet(game_id: str, games: Sequence[Seen]) -> str:
    """A line a mode, then a line for everything that was counted; for a folly, with the games to look at."""
    lines = [f"{'mode':<18}{'games':>7}{'turns':>8}{'called off':>12}{'follies':>9}"]
    known = follies(game_id)[1]
    for mode in dict.fromkeys(one.mode for one in games):
        here = [one for one in games if one.mode == mode]
        turns = sum(one.turns for one in here) / len(here)
        foolish = sum(sum(one.counts[name] for name in known) for one in here)
        lines.append(
            f"{mode:<18}{len(here):>7}{turns:>8.1f}{sum(one.called_off for one in here):>12}{foolish:>9}"
        )
    counts: Counter[str] = sum((one.counts for one in games), Counter())
    lines += ["", f"{'follies':<66}{'times':>7}   first in game (turn)"]
    for name, text in known.items():
        where = [f"{one.seed} ({one.where[name]})" for one in games if one.counts[name]]
        lines.append(f"{text:<66}{counts[name]:>7}   {_some(where)}".rstrip())
    lines += ["", "counted besides"]
    lines += [f"{name:<66}{counts[name]:>7}" for name in sorted(counts) if name not in known]
    off = [f"{one.seed} ({one.mode}, {one.seats} seats)" for one in games if one.called_off]
    if off:
        lines += ["", f"called off: games {_some(off)}"]
    return "\n".join(lines)


def _some(names: Sequence[str]) -> str:
    """As many as are worth a look, and how many there are besides."""
    more = [f"and {len(names) - MOST_NAMED} more"] if len(names) > MOST_NAMED else []
    return ", ".join([*names[:MOST_NAMED], *more])


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status 1 when a game was called off or a folly was seen."""
    parser = argparse.ArgumentParser(prog="python -m delvewright.lab.follies", description=__doc__)
    parser.add_argument("--game", default=shelf()[0].id)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--only", type=int, help="play just the game of this number")
    parser.add_argument("--bot", default="thumb")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args(arguments)
    numbers = range(given.games) if given.only is None else [given.only]
    try:
        games = count(given.game, numbers, given.processes, given.bot)
        print(sheet(given.game, games))
    except DelveError as error:
        parser.error(str(error))
    known = follies(given.game)[1]
    return int(any(one.called_off or any(one.counts[name] for name in known) for one in games))

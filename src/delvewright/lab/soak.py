"""Soak: random games of random set-ups, every one of them held to the laws of the contract."""

from __future__ import annotations

import signal
import sys
import traceback
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from delvewright import catalogue
from delvewright import game as front
from delvewright.kernel.game import Game
from delvewright.kernel.record import Sitting
from delvewright.lab.known import known
from delvewright.lab.laws import MOST_ANSWERS, Broken, drawn_ask, hold, lawful_game, nothing_lost, pieces_kept
from delvewright.lab.setups import Setup, draw_setup, variants

COUNT_EVERY = 10  # answers between two counts of the pieces
MOST_SECONDS = 900  # of the processor, not by the clock: a busy machine is no step without end


@dataclass
class Played:
    """What came of one game; `trouble` is empty when all was well."""

    setup: Setup
    answers: int = 0
    turns: int = 0
    called_off: int = 0
    lawful: bool = False
    trouble: str = ""
    record: str = ""


def play(game: Game, setup: Setup, lawful: bool) -> Played:
    """Play a set-up to its end, at speed or under every law; never raises."""
    luck = Random(setup.seed)
    played = Played(setup, lawful=lawful)
    given: list[tuple[int, Any]] = []
    told: list[Any] = []
    signal.signal(signal.SIGVTALRM, out_of_time)
    signal.setitimer(signal.ITIMER_VIRTUAL, MOST_SECONDS)
    try:
        if lawful:
            for sitting in lawful_game(game, luck, setup.seats, setup.seed, setup.settings):
                played.record = sitting.record.text()
            told = [event for events in sitting.events for event in events]
            played.answers = len(sitting.record.answers)
        else:
            state = game.start(setup.seats, setup.seed, told=told, **setup.settings)
            state.told = told
            while state.ask is not None:
                ask = drawn_ask(state, luck) if state.waiting else state.ask
                given.append((ask.seat, ask.options[int(luck.random() * len(ask.options))]))
                game.apply(state, given[-1][1], ask.seat)
                if len(given) % COUNT_EVERY == 0:
                    nothing_lost(game, state)
                    hold("every game ends", len(given) < MOST_ANSWERS)
            hold("a game that asks nothing is over", state.over)
            pieces_kept(state)
            played.answers = len(given)
    except Exception:
        played.trouble = traceback.format_exc()
        played.record = played.record or _record(game, setup, given)
        return played
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    keys = Counter(event.key for event in told)
    played.turns = keys["turn"] + 1
    played.called_off = keys["called_off"] + sum("called_off" in event.args for event in told)
    played.record = ""
    return played


def _record(game: Game, setup: Setup, given: list[tuple[int, Any]]) -> str:
    """The answers by name, the last of them the one that went wrong."""
    sitting = Sitting(game, setup.seats, setup.seed, **setup.settings)
    record = sitting.record
    for seat, option in given[:-1]:
        sitting.answer(option, seat)
    for seat, option in given[-1:]:
        record.answers.append((seat, game.name(sitting.state, option)))
    return record.text()


Job = tuple[str, int, int]
"""A game, the soak's seed, and the number of the set-up."""


def out_of_time(*_: object) -> None:
    raise Broken(f"every game ends: not in {MOST_SECONDS} seconds")


def soak_one(job: Job) -> Played:
    id, seed, number = job
    game = front(id)
    lawful = number // len(variants(game)) % known(id).laws_every == 0
    return play(game, draw_setup(game, seed, number), lawful)


def soak(jobs: list[Job], processes: int) -> Iterator[Played]:
    """Play the numbered games, here or in several processes, as they get done."""
    if processes == 1:
        yield from map(soak_one, jobs)
        return
    with Pool(processes) as pool:
        yield from pool.imap_unordered(soak_one, jobs, chunksize=4)


def report_trouble(played: Played, seed: int, folder: Path) -> None:
    """Everything needed to see it again."""
    setup = played.setup
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"soak-{setup.game}-{seed}-{setup.number}.txt"
    path.write_text(played.record, encoding="utf-8")
    print(f"\nGame {setup.number} of {setup.game} failed:\n{played.trouble}")
    print(f"seats={setup.seats} seed={setup.seed} settings={setup.settings}")
    print(f"answers: {path}")
    again = f"--game {setup.game} --seed {seed} --only {setup.number}"
    print(f"again: python -m delvewright.lab.soak {again}", flush=True)


def summary(results: list[Played]) -> str:
    lines = [
        f"{'game':14}{'variant':16}{'games':>8}{'lawful':>8}"
        f"{'answers':>9}{'turns':>8}{'called off':>12}{'failed':>8}"
    ]
    for game, variant in sorted({(result.setup.game, result.setup.variant) for result in results}):
        here = [one for one in results if (one.setup.game, one.setup.variant) == (game, variant)]
        fine = [result for result in here if not result.trouble] or [Played(here[0].setup)]
        answers = sum(result.answers for result in fine) / len(fine)
        turns = sum(result.turns for result in fine) / len(fine)
        lawful, called = sum(result.lawful for result in here), sum(result.called_off for result in fine)
        failed = sum(bool(result.trouble) for result in here)
        lines.append(
            f"{game:14}{variant:16}{len(here):8}{lawful:8}{answers:9.1f}{turns:8.1f}{called:12}{failed:8}"
        )
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = ArgumentParser(prog="python -m delvewright.lab.soak", description=__doc__)
    parser.add_argument("--game", choices=catalogue(), help="only this one")
    parser.add_argument("--games", type=int, default=20_000, help="of each")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", type=int, help="play just the game of this number")
    parser.add_argument("--folder", type=Path, default=Path(), help="where the records of failed games go")
    given = parser.parse_args(arguments)
    numbers = range(given.games) if given.only is None else [given.only]
    jobs = [(id, given.seed, number) for id in catalogue() if given.game in (None, id) for number in numbers]
    results: list[Played] = []
    start = perf_counter()
    for result in soak(jobs, given.processes):
        results.append(result)
        if result.trouble:
            report_trouble(result, given.seed, given.folder)
        if len(results) % max(1, len(jobs) // 20) == 0:
            failed = sum(bool(one.trouble) for one in results)
            spent = perf_counter() - start
            print(f"{len(results):,} of {len(jobs):,} games, {spent:.0f} s, {failed} failed", flush=True)
    print(f"\n{summary(results)}")
    return 1 if any(result.trouble for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())

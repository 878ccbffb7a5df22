"""Studies: what they cost beside the plain loop, what memory they take, and what a thousand cores would need.

    python benchmarks/studies.py overhead        # the same games by the plain loop and by a study, in turns
    python benchmarks/studies.py memory          # over a study of 100,000 games
    python benchmarks/studies.py driver --ray    # what one process can hand out, take in and write

Figures are processor time, of all threads, wherever a clock would tell of the machine's other work.
"""

from __future__ import annotations

import argparse
import resource
import tempfile
import time
from collections import deque
from collections.abc import Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median

import msgspec

import delvewright
from delvewright.bots import bot, look
from delvewright.bots.sight import go_round
from delvewright.lab.study import tables, workers
from delvewright.lab.study.journal import Journal
from delvewright.lab.study.plan import Job, Plan, parsed
from delvewright.lab.study.playing import Packed, packed
from delvewright.lab.study.running import Progress, Verdicts, run

GAMES = {"thunderstone": 12, "dungeon_dice": 6, "dungeoneer": 8, "barricades": 12}  # deals a round
NO_MEASURES = "measures = []\n"
CORES = 1000
BLOCKS = 60  # that the driver is timed with


def plan_of(game: str, deals: int, bots: str = "thumb", more: str = "", block: int = 16) -> Plan:
    text = (
        f'deals = {deals}\nblock = {block}\n{more}[[table]]\ngame = "{game}"\nseats = 2\nbots = ["{bots}"]\n'
    )
    return parsed(text, "plan", "plan")


def bare(plan: Plan) -> int:
    """The same games by the plain loop: a sight, a choice, an answer; how many."""
    decisions = 0
    for table in plan.tables:
        game, count = delvewright.game(table.game), len(table.bots)
        for deal in range(plan.deals):
            seed = plan.dealt(0, deal)
            lucks = [Random(f"luck of bot {seat} in game {seed}") for seat in range(count)]
            bots = [bot(name) for name in table.bots]
            state, seat = game.start(count, seed, **table.settings), -1
            while not state.over:
                seat = go_round(state, seat)
                player = bots[seat]
                chosen = player.choose(look(game, state, seat, lucks[seat].getrandbits(62), player.blind))
                game.apply(state, chosen, seat)
                decisions += 1
    return decisions


def spent(work, *given) -> float:
    since = time.process_time()
    work(*given)
    return time.process_time() - since


def overhead(rounds: int, games: Sequence[str]) -> None:
    """The same games by the plain loop and by a study with all measures and with none, in turns."""
    tables.database().close()
    print("game          bots     decisions   plain  all measures     none")
    for game in games:
        for bots, many in (("thumb", 4), ("uniform", 40)):  # that beginning and ending weigh little
            deals = GAMES[game] * many
            plan, brief = plan_of(game, deals, bots), plan_of(game, deals, bots, NO_MEASURES)
            decisions = bare(plan)
            rates: list[list[float]] = [[], [], []]
            for number in range(rounds):
                with tempfile.TemporaryDirectory() as folder:
                    works = (
                        partial(bare, plan),
                        partial(run, plan, Path(folder) / "all"),
                        partial(run, brief, Path(folder) / "none"),
                    )
                    for each in range(len(works)):
                        which = (number + each) % len(works)
                        rates[which].append(decisions / spent(works[which]))
            shares = [
                median([one / plain for one, plain in zip(of, rates[0], strict=True)]) for of in rates[1:]
            ]
            told = f"{game:13} {bots:8} {decisions:9} {median(rates[0]):7.0f}"
            print(f"{told} {shares[0]:13.0%} {shares[1]:8.0%}", flush=True)


def memory(games: int) -> None:
    """What this process takes at most while it plays, ten times on the way."""
    for game, bots in (("crawl", "uniform"), ("thunderstone", "thumb")):
        plan, shown = plan_of(game, games, bots), Shown(games)
        with tempfile.TemporaryDirectory() as folder:
            run(plan, Path(folder) / "study", heard=shown)
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        print(f"{game}, {bots}: at most {peak} MB, the writing of results included; after so many games, MB:")
        print("  " + ", ".join([f"{done}: {size}" for done, size in shown.seen]), flush=True)


class Shown:
    """What was held after each tenth of a study."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.seen: list[tuple[int, int]] = []

    def __call__(self, progress: Progress) -> None:
        if progress.games >= self.games * (len(self.seen) + 1) / 10:
            self.seen.append((progress.games, held()))


def held() -> int:
    """Megabytes that this process holds."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() // 2**20


def driver() -> None:
    """What one process does with blocks that others play: into the journal, judged, out into the files."""
    tables.database().close()
    print(f"{CORES} cores ask of the driver, blocks being of 8 rounds' deals:")
    print("game          a core plays  a block  taken in  written  games/s  MB/s  take in  write")
    for game, deals in GAMES.items():
        text = f'deals = {deals * 8}\n[[table]]\nname = "t"\ngame = "{game}"\nseats = 2\nbots = ["thumb"]\n'
        text += '[[question]]\nof = "turns"\ntable = "t"\nagainst = 9.0\n'
        # So many deals that hardly one of a block is looked at closely, as in studies that need a cluster.
        plan = msgspec.structs.replace(parsed(text, "plan", "plan"), deals=1_000_000, block=deals * 8)
        made: list[Packed] = []
        play = spent(lambda into=made, of=plan: into.append(packed(of, Job(0, 0, 1, of.block + 1))))
        body = made[0][1]
        with tempfile.TemporaryDirectory() as folder:
            journal, verdicts = Journal(Path(folder) / "journal"), Verdicts(plan)
            took = spent(partial(take_in, journal, verdicts, body)) / BLOCKS
            stream = (journal.read(number) for number in range(BLOCKS))
            wrote = spent(tables.write, Path(folder), ["games", "seats", *plan.measures], stream) / BLOCKS
            journal.close()
        told = f"{game:13} {plan.block / play:10.1f}/s {len(body) / 1024:5.1f} kB {took * 1e3:6.2f} ms"
        told += f" {wrote * 1e3:5.2f} ms {CORES * plan.block / play:8.0f}"
        shares = f"{CORES * took / play:8.0%} {CORES * wrote / play:6.0%}"
        print(f"{told} {CORES * len(body) / play / 2**20:5.1f} {shares}", flush=True)


def take_in(journal: Journal, verdicts: Verdicts, body: bytes) -> None:
    for number in range(BLOCKS):
        journal.add(number, body)
        verdicts.hear([journal.read(number)])


def handing_out(blocks: int) -> None:
    """What a block costs the driver where Ray hands it out, as many ahead as for a thousand cores."""
    import ray

    plan = plan_of("crawl", 10 * CORES, "uniform", NO_MEASURES, 1)
    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    workers.cores = lambda ray: CORES
    playing = workers.Cluster("local")(plan, plan.jobs(), lambda line: None)
    next(playing)  # once all are handed out
    cost = spent(deque, islice(playing, blocks), 0) / blocks
    ahead = CORES * workers.AHEAD
    print(f"Ray, {ahead} blocks ahead: {cost * 1e3:.1f} ms a block, so {1 / cost:.0f} a second", flush=True)
    playing.close()
    ray.shutdown()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=("overhead", "memory", "driver"))
    parser.add_argument("--game", action="append", choices=list(GAMES))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--ray", action="store_true")
    given = parser.parse_args()
    if given.what == "overhead":
        overhead(given.rounds, given.game or list(GAMES))
    elif given.what == "memory":
        memory(given.games)
    else:
        driver()
        if given.ray:
            handing_out(500)


if __name__ == "__main__":
    main()

"""Workers: where the blocks of a study are played: in this process, in several, or on a Ray cluster.

Each gives finished blocks as they come, in any order. A worker that is lost costs only what it was playing,
which another plays again.
"""

from __future__ import annotations

import os
import signal
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from math import inf
from multiprocessing import parent_process
from threading import Thread
from time import monotonic
from typing import Any

from delvewright.kernel.errors import DelveError
from delvewright.lab.study.plan import Job, Plan
from delvewright.lab.study.playing import Packed, packed

Log = Callable[[str], None]
Work = Callable[[Plan, Iterable[Job], Log], Iterator[Packed]]

AHEAD = 2
"""Blocks handed out for each worker: it need not wait for the next one, and a stop throws few away."""
LOOKS = 1.0
"""Seconds between two looks at which nodes of a cluster are there."""
TRIES = 3
"""A block whose worker is lost so often is to blame itself."""


def alone(plan: Plan, jobs: Iterable[Job], log: Log) -> Iterator[Packed]:
    """In this process."""
    for job in jobs:
        yield packed(plan, job)


def lost(job: Job, tries: Counter[int], log: Log) -> Job:
    """A job whose worker was lost, to be played again."""
    tries[job.number] += 1
    if tries[job.number] >= TRIES:
        raise DelveError(
            f"{tries[job.number]} workers were lost playing deals {job.first} to {job.end - 1} of table "
            f"{job.table}: out of memory?"
        )
    log(f"a worker was lost: block {job.number} is played again")
    return job


class Processes:
    """In several processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def __call__(self, plan: Plan, jobs: Iterable[Job], log: Log) -> Iterator[Packed]:
        left = iter(jobs)
        again: deque[Job] = deque()
        tries: Counter[int] = Counter()
        pool = self._pool()
        playing: dict[Future[Packed], Job] = {}
        try:
            while True:
                while len(playing) < AHEAD * self.count:
                    job = again.popleft() if again else next(left, None)
                    if job is None:
                        break
                    try:
                        playing[pool.submit(packed, plan, job)] = job
                    except BrokenProcessPool:
                        again.appendleft(job)
                        break
                if not playing and not again:
                    return
                done, _ = wait(playing, return_when=FIRST_COMPLETED)
                if not done or any(isinstance(one.exception(), BrokenProcessPool) for one in done):
                    # The whole pool is gone with one of its processes.
                    finished = [one for one in playing if one.done() and one.exception() is None]
                    yield from [one.result() for one in finished]
                    # Which of them it was playing nobody knows: only those handed out first count as tried.
                    gone = [job for one, job in playing.items() if one not in finished]
                    again.extend([lost(job, tries, log) for job in gone[: self.count]] + gone[self.count :])
                    playing.clear()
                    pool.shutdown(wait=False, cancel_futures=True)
                    pool = self._pool()
                    continue
                for one in done:
                    playing.pop(one)
                    yield one.result()
        finally:
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, initializer=_begin)


def _begin() -> None:
    """A worker leaves Ctrl-C to whoever began it, and ends with it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    parent = parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=watch, daemon=True).start()


class Cluster:
    """On a Ray cluster: one of this machine's own, or one that is there at an address."""

    def __init__(self, address: str = "") -> None:
        self.address = address

    def __call__(self, plan: Plan, jobs: Iterable[Job], log: Log) -> Iterator[Packed]:
        ray = imported()
        if not ray.is_initialized():
            ray.init(
                address=self.address or "local",
                include_dashboard=False if not self.address else None,
                log_to_driver=False,
                logging_level="error",
            )
        remote = ray.remote(max_retries=0)(packed)
        kept = ray.put(plan)
        left, again, tries = iter(jobs), deque[Job](), Counter[int]()
        playing: dict[Any, Job] = {}
        nodes, many, looked = living(ray), cores(ray), monotonic()
        log(f"playing on {len(nodes)} nodes, {many} cores")
        try:
            while True:
                room = AHEAD * many - len(playing)
                for job in (*_taken(again, room), *islice(left, max(0, room - len(again)))):
                    playing[remote.remote(kept, job)] = job
                if not playing:
                    return
                done, _ = ray.wait(list(playing), num_returns=1, timeout=5.0)
                if monotonic() - looked > LOOKS:
                    gone = nodes - (nodes := living(ray))
                    for node in sorted(gone):
                        log(f"a node was lost: {node}; {len(nodes)} are left")
                    many, looked = cores(ray), monotonic()
                for one in done:
                    job = playing.pop(one)
                    try:
                        block: Packed = ray.get(one)
                    except ray.exceptions.RayTaskError as error:
                        raise error.as_instanceof_cause() from None
                    except ray.exceptions.RayError:
                        again.append(lost(job, tries, log))
                        looked = -inf  # it may have gone with its node
                        continue
                    yield block
        finally:
            for one in playing:
                ray.cancel(one, force=True)
            if not self.address:
                ray.shutdown()


def _taken(waiting: deque[Job], most: int) -> list[Job]:
    return [waiting.popleft() for _ in range(min(most, len(waiting)))]


def living(ray: Any) -> set[str]:
    """The addresses of the nodes that are there."""
    return {
        f"{node['NodeManagerAddress']}:{node['NodeManagerPort']}" for node in ray.nodes() if node["Alive"]
    }


def cores(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def imported() -> Any:
    try:
        import ray
    except ModuleNotFoundError as error:
        raise DelveError("--ray needs Ray; install it with: pip install 'delvewright[ray]'") from error
    return ray

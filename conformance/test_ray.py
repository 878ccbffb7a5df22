"""Studies on a Ray cluster of two nodes of one core each: the same files as in one process, to the last bit,
a node killed in the middle or not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster as Machines

from delvewright.lab.study.plan import parsed
from delvewright.lab.study.running import Progress, run
from delvewright.lab.study.workers import Cluster, alone, living

pytestmark = pytest.mark.filterwarnings("ignore")

PLAN = """
deals = {deals}
block = 4
[[table]]
game = "crawl"
bots = ["uniform"]
[[table]]
game = "thunderstone"
bots = ["thumb", "uniform"]
"""
HERE = {"num_cpus": 1, "node_ip_address": "127.0.0.1", "include_dashboard": False}
FILES = ("games", "seats", "cards", "curves", "questions")


def files(folder: Path) -> dict[str, bytes]:
    return {name: (folder / f"{name}.parquet").read_bytes() for name in FILES}


@pytest.fixture
def machines() -> Iterator[Machines]:
    cluster = Machines(initialize_head=True, head_node_args=HERE)
    cluster.add_node(**HERE)
    ray.init(address=cluster.address, log_to_driver=False, logging_level="error")
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def test_a_cluster_of_two_nodes_gives_the_same_files(machines: Any, tmp_path: Path) -> None:
    plan = parsed(PLAN.format(deals=48), "plan", "plan")
    run(plan, tmp_path / "alone", alone)
    said: list[str] = []
    run(plan, tmp_path / "cluster", Cluster(machines.address), say=said.append)
    assert files(tmp_path / "cluster") == files(tmp_path / "alone")
    assert "playing on 2 nodes, 2 cores" in said


def test_a_node_killed_in_the_middle_costs_only_what_it_was_playing(machines: Any, tmp_path: Path) -> None:
    plan = parsed(PLAN.format(deals=96), "plan", "plan")
    run(plan, tmp_path / "alone", alone)
    said: list[str] = []
    (worker,) = machines.worker_nodes
    killed: list[int] = []

    def kills(progress: Progress) -> None:
        if progress.games > plan.games // 4 and not killed:
            killed.append(progress.games)
            machines.remove_node(worker, allow_graceful=False)
            while len(living(ray)) > 1:  # the cluster takes its time to notice
                sleep(0.1)

    run(plan, tmp_path / "cluster", Cluster(machines.address), kills, said.append)
    assert killed
    assert killed[0] < plan.games // 2
    assert files(tmp_path / "cluster") == files(tmp_path / "alone")
    told = (tmp_path / "cluster" / "study.log").read_text()
    assert "a node was lost" in told
    assert "a worker was lost: block" in told
    assert told.splitlines()[-1].endswith(f"done: {plan.games} games")


def test_a_cluster_of_ones_own_starts_and_ends(tmp_path: Path) -> None:
    plan = parsed(PLAN.format(deals=16), "plan", "plan")
    run(plan, tmp_path / "alone", alone)
    run(plan, tmp_path / "cluster", Cluster())
    assert files(tmp_path / "cluster") == files(tmp_path / "alone")
    assert not ray.is_initialized()

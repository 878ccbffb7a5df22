"""`delve study`, as one types it."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.cli.conftest import Delve

from delvewright.cli.study import clock, workers
from delvewright.lab.study.workers import Cluster, Processes, alone

PLAN = """
deals = 24
[[table]]
game = "crawl"
bots = ["uniform"]
[[question]]
of = "turns"
against = 20
"""


def test_a_study_is_played_told_and_not_played_again(delve: Delve, tmp_path: Path) -> None:
    Path("mine.toml").write_text(PLAN)
    first = delve("study", "mine.toml", "--processes", 1)
    assert first.exit_code == 0
    assert "turns, crawl against 20.00:" in first.output
    assert "Results of 24 deals are in mine" in first.output
    assert Path("mine/games.parquet").exists()
    again = delve("study", "mine.toml", "--processes", 1)
    assert "games to play" not in again.output
    assert "Results of 24 deals" in again.output


def test_what_is_wrong_with_a_plan_is_one_line(delve: Delve) -> None:
    Path("mine.toml").write_text(PLAN.replace("crawl", "brawl"))
    said = delve("study", "mine.toml")
    assert said.exit_code == 2
    assert said.stderr == "delve: mine.toml, line 4: table[1].game: there is no game 'brawl'; " + (
        "did you mean crawl?\n"
    )
    assert delve("study", "none.toml").stderr.startswith("delve: none.toml: ")


def test_ray_alone_is_a_cluster_of_ones_own(delve: Delve) -> None:
    assert isinstance(workers(0, "10.0.0.1:6379"), Cluster)
    assert workers(0, "10.0.0.1:6379").address == "10.0.0.1:6379"
    assert workers(0, "own").address == ""
    assert workers(1, None) is alone
    assert isinstance(workers(3, None), Processes)
    said = delve("study", "--ray", "none.toml")
    assert "none.toml" in said.stderr  # not taken for an address


def test_killed_gently_it_keeps_what_it_has_and_goes_on(tmp_path: Path) -> None:
    plan = tmp_path / "long.toml"
    plan.write_text(PLAN.replace("24", "100000"))
    command = [sys.executable, "-m", "delvewright", "study", str(plan), "--processes", "2"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    journal = tmp_path / "long" / "journal"
    while not (journal.exists() and journal.stat().st_size > 10_000):
        assert running.poll() is None
    os.kill(running.pid, signal.SIGTERM)
    told, _ = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "the same command goes on" in told
    assert "Traceback" not in told
    assert journal.stat().st_size > 10_000


def test_seconds_as_a_clock() -> None:
    assert clock(3725.4) == "1:02:05"

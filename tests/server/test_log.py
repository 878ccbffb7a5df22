"""The log in memory: old positions are let go, and come back as they were."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

import delvewright
from delvewright.server.log import RECENT, STRETCH, Log

FRONT = delvewright.game("thunderstone")


def played(answers: int, seed: int = 4) -> tuple[Log, list[object], list[list[object]]]:
    """A log with chat and things taken back, and what every entry led to when it was new."""
    log, chance = Log(FRONT, 3, seed, {"packs": ["wrath"]}), Random(seed)
    states, told = [], []
    log.append("chat", -1, "Ada", "hello", 0.0)
    log.append("start", -1, "", "", 0.0)
    states, told = [None, log.state], [[], list(log.entries[1].told)]
    while len(log.entries) < answers and not log.state.over:
        dice = chance.random()
        if dice < 0.05:
            log.append("chat", 0, "Ada", "well", 0.0)
        elif dice < 0.1 and len(log.trail) > 5:
            log.append("undo", 0, "Ada", str(chance.randint(1, 5)), 0.0)
        else:
            ask = log.state.asks[0]
            log.append("answer", ask.seat, "", chance.choice(FRONT.names(log.state, ask)), 0.0)
        states.append(log.state)
        told.append(list(log.entries[-1].told))
    return log, states, told


def test_old_positions_are_let_go() -> None:
    log, _, _ = played(400)
    undone = sum(entry.sort == "undo" for entry in log.entries)
    remembered = sum(not entry.forgotten for entry in log.entries)
    assert remembered <= RECENT + len(log.entries) // STRETCH + undone + 2
    assert remembered < len(log.entries) / 2


def test_what_was_let_go_comes_back_as_it_was() -> None:
    log, states, told = played(400)
    order = list(range(len(states)))
    Random(1).shuffle(order)
    for n in [*range(len(states)), *order]:
        entry = log.entries[n]
        assert entry.state == states[n]
        assert entry.told == told[n]
        assert entry.before == (states[n - 1] if n else None)


def test_two_who_look_back_at_once_do_not_disturb_each_other() -> None:
    log, states, _ = played(400)
    old = [n for n, entry in enumerate(log.entries) if entry.forgotten]

    def look_back(seed: int) -> bool:
        order = Random(seed).choices(old, k=150)
        return all(log.entries[n].state == states[n] for n in order)

    with ThreadPoolExecutor(4) as readers:
        assert all(readers.map(look_back, range(4)))

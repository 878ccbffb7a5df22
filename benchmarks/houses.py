"""Houses: the leases and the routing of many nodes, as `server/nodes.py` deals them, in a clock of its own.

    python benchmarks/houses.py

plays, for more and more nodes, a start, a node that comes, one that dies and a quarter that die at once. It
prints how evenly tables lie, how many seconds it takes until they lie evenly again, how many people have to
find another node by that, and what the signs of life cost the database: where it breaks.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter

from delvewright.server.lease import BEAT, GIVEN_AT_ONCE
from delvewright.server.nodes import LEASE, SLOTS, Node, deal, surplus

ROW = 120  # bytes of a node's row without its slots
WAKING = 0.006  # seconds of a processor to wake a table of 200 answers


class Town:
    """Nodes that give signs of life one after the other, each by what it read last."""

    def __init__(self, nodes: int, tables: int, seed: int):
        self.chance = random.Random(seed)
        self.tables = Counter(self.chance.choice(SLOTS) for _ in range(tables))
        names = [f"n{number:05}" for number in range(nodes)]
        self.held = deal({name: set() for name in names}, SLOTS)
        self.seen: dict[str, list[Node]] = {}
        self.sent_away = 0
        self.most_woken = 0.0

    def come(self, name: str) -> None:
        self.held[name] = set()

    def die(self, *names: str) -> None:
        """What the dead have left is dealt out; whoever inherits wakes its running tables."""
        free = set().union(*[self.held.pop(name) for name in names])
        before = {name: set(slots) for name, slots in self.held.items()}
        self.held = deal(self.held, free)
        self.sent_away += sum(self.tables[slot] for slot in free)
        woken = [sum(self.tables[slot] for slot in self.held[name] - before[name]) for name in before]
        self.most_woken = WAKING * max(woken)

    def beat(self) -> bool:
        """A sign of life of everybody, in any order; whether any slots changed hands."""
        rows = [_row(name, slots) for name, slots in sorted(self.held.items())]
        order = list(self.held)
        self.chance.shuffle(order)
        changed = False
        for name in order:
            poorest, slots = surplus(rows, name)  # read when the second began: others have given since
            slots = slots[:GIVEN_AT_ONCE]
            if slots:
                changed = True
                self.held[name] -= set(slots)
                self.held[poorest] |= set(slots)
                self.sent_away += sum(self.tables[slot] for slot in slots)
        return changed

    def settle(self, most: int = 400) -> int:
        """Signs of life until nothing changes hands any more."""
        for number in range(most):
            if not self.beat():
                return number
        return -1

    def unevenness(self) -> float:
        """Tables of the fullest node, where 1 is the mean."""
        loads = [sum(self.tables[slot] for slot in slots) for slots in self.held.values()]
        return max(loads) * len(loads) / sum(loads)

    def check(self) -> None:
        together = [slot for slots in self.held.values() for slot in slots]
        assert len(together) == len(set(together)) == len(SLOTS)


def _row(name: str, slots: set[str]) -> Node:
    return Node(name, "", 0, "", "", 0.0, "".join(sorted(slots)))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=100, help="running tables of a node")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--most", type=int, default=512, help="nodes")
    chosen = options.parse_args()
    print("nodes  fullest |  one comes: s, sent away | one dies: s, its people wait s, fullest", end="")
    print(" | a quarter dies: fullest | database: rows/s, MB/s")
    nodes = 2
    while nodes <= chosen.most:
        town = Town(nodes, chosen.tables * nodes, chosen.seed)
        even = town.unevenness()
        town.come("later")
        coming, away = town.settle(), town.sent_away
        town.check()
        town.die("n00000")
        waiting, wakes = LEASE + BEAT + town.most_woken, town.unevenness()
        dying = town.settle()
        town.check()
        town.die(*sorted(town.held)[: max(1, nodes // 4)])
        quarter = town.unevenness()
        town.settle()
        town.check()
        rows = nodes * nodes / BEAT
        bytes_read = nodes * (2 * len(SLOTS) + ROW * nodes) / BEAT
        print(
            f"{nodes:5}  {even:6.2f}  | {coming * BEAT:6.0f} {away / (chosen.tables * nodes):12.1%}"
            f"         | {dying * BEAT:5.0f} {waiting:14.1f} {wakes:14.2f}"
            f"  | {quarter:15.2f}        | {rows:9,.0f} {bytes_read / 1e6:8.1f}",
            flush=True,
        )
        nodes *= 2


if __name__ == "__main__":
    main()

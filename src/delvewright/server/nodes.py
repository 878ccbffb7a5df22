"""Nodes: the processes that share one database, and which tables each of them keeps.

A table belongs to the slot that its id begins with, and a slot to one node, whose row is its lease. Every
change of that is made under one lock; what a node writes holds its row, so that nobody can take its slots
away in the middle of a commit, and a node whose row is gone writes nothing more (decision 011).
"""

from __future__ import annotations

import secrets
import string
import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from heapq import heapify, heapreplace
from itertools import product

import sqlalchemy as sa
from msgspec import Struct, structs

from delvewright.kernel.errors import DelveError
from delvewright.server.database import NODES

LEASE = 6.0  # seconds after its last sign of life in which a node is still taken for alive
GRACE = 60.0  # seconds a process may take to start
LETTERS = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"
SLOTS = tuple(a + b for a, b in product(LETTERS, repeat=2))
"""The beginnings that ids of tables have: two letters of those that `secrets.token_urlsafe` gives."""
DEALING = 0x64656C7666  # the advisory lock under which slots change hands


class Node(Struct, frozen=True):
    """A process that keeps tables. Fields stand in the order of the columns."""

    id: str  # another one for each process, however often it takes the same place
    server: str  # the name of the server it belongs to
    worker: int  # which of that server's processes it is
    home: str  # the machine and the folder of the server: two of one name are told apart by it
    mark: str  # of the secret that tokens are signed with
    until: float  # when its lease ends, by the clock of the database
    slots: str  # two letters each

    def held(self) -> set[str]:
        return {self.slots[at : at + 2] for at in range(0, len(self.slots), 2)}


class Evicted(DelveError):
    """The node gave no sign of life for so long that its tables are others' now."""


class Taken(DelveError):
    """Another server is alive by that name."""


def deal(held: Mapping[str, set[str]], free: Iterable[str]) -> dict[str, set[str]]:
    """What each node has when the free slots are dealt out, to whoever has least."""
    dealt = {id: set(slots) for id, slots in held.items()}
    poorest = [(len(slots), id) for id, slots in dealt.items()]
    heapify(poorest)
    for slot in sorted(free) if dealt else ():
        many, id = poorest[0]
        dealt[id].add(slot)
        heapreplace(poorest, (many + 1, id))
    return dealt


def surplus(nodes: Sequence[Node], me: str) -> tuple[str, list[str]]:
    """Whom a node should give slots to, and which. All who read the same make the same plan, and each does
    its part of it: together they give nobody too much.
    """
    held = {node.id: len(node.slots) // 2 for node in nodes}
    if me not in held:
        return "", []
    share, more = divmod(len(SLOTS), len(held))
    richest = sorted(held, key=lambda id: (-held[id], id))
    over = {id: held[id] - share - (rank < more) for rank, id in enumerate(richest)}
    lacking = [(id, -many) for id, many in over.items() if many < 0]
    for id in richest:
        while over[id] > 0 and lacking:
            poor, lacks = lacking.pop()
            many = min(over[id], lacks)
            if id == me:
                own = next(node for node in nodes if node.id == me)
                return poor, sorted(own.held())[-many:]
            over[id] -= many
            if many < lacks:
                lacking.append((poor, lacks - many))
    return "", []


# In the database -------------------------------------------------------------------------------------


def settle(engine: sa.Engine, server: str, home: str, mark: str, workers: int) -> None:
    """A server moves in, in place of whatever was left of it: one node a process, and slots for each."""
    with _dealing(engine) as connection:
        now, nodes = _now(connection), _all(connection)
        others = [node for node in nodes if node.until > now and (node.server, node.home) != (server, home)]
        for node in others:
            if node.server == server:
                named = f"by the name {server!r}" if server else "without a name"
                raise Taken(
                    f"another server, {named} like this one, keeps its tables in this database: "
                    "give each a name of its own with --name"
                )
            if node.mark != mark:
                raise DelveError(
                    "the other servers of this database sign with another secret, and would know nobody who "
                    "comes from here: copy the file `secret` from one of their data folders to this one's"
                )
        _end(connection, [node.id for node in nodes if node.server == server])
        kept = [node for node in nodes if node.server != server]
        fresh = [_new(server, worker, home, mark, now + GRACE) for worker in range(workers)]
        connection.execute(sa.insert(NODES), [structs.asdict(node) for node in fresh])
        _deal_out(connection, [*kept, *fresh])


def enter(engine: sa.Engine, server: str, worker: int, home: str, mark: str) -> Node:
    """A process takes the place of the one before it, with its slots; that one writes nothing any more."""
    with _dealing(engine) as connection:
        now, nodes = _now(connection), _all(connection)
        before = next((one for one in nodes if (one.server, one.worker) == (server, worker)), None)
        node = _new(server, worker, home, mark, now + LEASE)
        if before is not None:
            if before.home != home:
                raise Taken(f"another server took the name {server!r} while this one was away")
            _end(connection, [before.id])
            node = structs.replace(node, slots=before.slots)
        connection.execute(sa.insert(NODES).values(structs.asdict(node)))
        return node


def expect(engine: sa.Engine, server: str, worker: int) -> None:
    """A process of that server is being started again: its slots are left to it for a while."""
    place = (NODES.c.server == server) & (NODES.c.worker == worker)
    with engine.begin() as connection:
        connection.execute(sa.update(NODES).where(place).values(until=_now(connection) + GRACE))


def remaining(engine: sa.Engine, server: str) -> dict[int, float]:
    """For how many seconds the leases of a server's processes hold without another sign of life."""
    with engine.begin() as connection:
        now = _now(connection)
        return {node.worker: node.until - now for node in _all(connection) if node.server == server}


def leave(engine: sa.Engine, server: str, home: str) -> None:
    """A server moves out: the others may have its slots at once."""
    with _dealing(engine) as connection:
        connection.execute(sa.delete(NODES).where(NODES.c.server == server, NODES.c.home == home))


def alone(engine: sa.Engine) -> None:
    """Whoever had a lease writes nothing more: from now on one process has the database to itself."""
    with _dealing(engine) as connection:
        connection.execute(sa.delete(NODES))


def beat(engine: sa.Engine, me: str, judge: bool) -> list[Node]:
    """A sign of life, and who is there. Who may `judge` deals out what the dead have left."""
    with engine.begin() as connection:
        now = _now(connection)
        found = connection.execute(sa.update(NODES).where(NODES.c.id == me).values(until=now + LEASE))
        if found.rowcount == 0:
            raise Evicted("this process was away too long: its tables are kept by others now")
        nodes = _all(connection)
    dead = [node for node in nodes if node.until < now]
    if (dead and judge) or sum(len(node.slots) for node in nodes) < 2 * len(SLOTS):
        nodes = _heir(engine, judge)
    return nodes


def _heir(engine: sa.Engine, judge: bool) -> list[Node]:
    """Deal out what nobody has. Whoever writes just now is not dead: this waits until it has."""
    with _dealing(engine) as connection:
        now, nodes = _now(connection), _all(connection)
        dead = {node.id for node in nodes if judge and node.until < now}
        _end(connection, dead)
        return _deal_out(connection, [node for node in nodes if node.id not in dead])


def give(engine: sa.Engine, me: str, slots: Sequence[str], to: str) -> list[Node]:
    """Let go of slots whose tables are all put away; who shall have them takes them, if it is still there."""
    with _dealing(engine) as connection:
        nodes = []
        for node in _all(connection):
            held = node.held()
            if node.id == me:
                held -= set(slots)
            elif node.id == to:
                held |= set(slots)
            nodes.append(_write(connection, node, held))
        return _deal_out(connection, nodes)


def hold(connection: sa.Connection, me: str) -> None:
    """In a transaction that writes: the node is there, and stays until this is committed."""
    query = sa.select(NODES.c.id).where(NODES.c.id == me)
    if connection.execute(query.with_for_update(key_share=True, read=True)).first() is None:
        raise Evicted("this process was away too long: its tables are kept by others now")


@contextmanager
def _dealing(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A transaction in which slots may change hands: one at a time."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(DEALING)))
        yield connection


def _now(connection: sa.Connection) -> float:
    """By the one clock that all nodes share."""
    if connection.dialect.name == "postgresql":
        return float(connection.scalar(sa.text("SELECT extract(epoch FROM clock_timestamp())")) or 0)
    return time.time()


def _all(connection: sa.Connection) -> list[Node]:
    return [Node(*found) for found in connection.execute(sa.select(NODES).order_by(NODES.c.id))]


def _new(server: str, worker: int, home: str, mark: str, until: float) -> Node:
    return Node(secrets.token_urlsafe(9), server, worker, home, mark, until, "")


def _end(connection: sa.Connection, ids: Collection[str]) -> None:
    """Take away leases; this waits for whoever is committing under one of them."""
    if ids:
        connection.execute(sa.delete(NODES).where(NODES.c.id.in_(ids)))


def _write(connection: sa.Connection, node: Node, held: set[str]) -> Node:
    slots = "".join(sorted(held))
    if slots != node.slots:
        connection.execute(sa.update(NODES).where(NODES.c.id == node.id).values(slots=slots))
    return structs.replace(node, slots=slots)


def _deal_out(connection: sa.Connection, nodes: Sequence[Node]) -> list[Node]:
    """Give what nobody has to those who are there."""
    held = {node.id: node.held() for node in nodes}
    dealt = deal(held, set(SLOTS).difference(*held.values()))
    return [_write(connection, node, dealt[node.id]) for node in nodes]

"""Nodes: a slot has one keeper, whoever comes, goes or dies; and who lost the lease writes nothing more."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from random import Random

import pytest
import sqlalchemy as sa

from delvewright.kernel.errors import DelveError
from delvewright.server import nodes
from delvewright.server.database import NODES, open_database
from delvewright.server.nodes import SLOTS, Evicted, Node, Taken

HOME, MARK = "here", "mark"


@pytest.fixture
def engine(url: str) -> Iterator[sa.Engine]:
    opened = open_database(url)
    yield opened
    opened.dispose()


def rows(engine: sa.Engine) -> list[Node]:
    with engine.connect() as connection:
        return [
            Node(*row)
            for row in connection.execute(sa.select(NODES).order_by(NODES.c.server, NODES.c.worker))
        ]


def counts(engine: sa.Engine) -> list[int]:
    """How many slots each node has; together they have each slot once."""
    held = [node.held() for node in rows(engine)]
    assert sum(map(len, held)) == len(SLOTS) == len(set().union(*held))
    return [len(one) for one in held]


def sink(engine: sa.Engine, *ids: str) -> None:
    """No sign of life of these for too long."""
    with engine.begin() as connection:
        connection.execute(sa.update(NODES).where(NODES.c.id.in_(ids)).values(until=0.0))


def test_a_server_shares_its_slots_among_its_processes(engine):
    nodes.settle(engine, "", HOME, MARK, 3)
    assert sorted(counts(engine)) == [1365, 1365, 1366]
    nodes.settle(engine, "", HOME, MARK, 2)  # started again with fewer
    assert counts(engine) == [2048, 2048]


def test_a_process_takes_the_place_of_the_one_before_it(engine):
    nodes.settle(engine, "", HOME, MARK, 2)
    first = nodes.enter(engine, "", 1, HOME, MARK)
    again = nodes.enter(engine, "", 1, HOME, MARK)
    assert again.slots == first.slots
    assert len(first.held()) == 2048
    with pytest.raises(Evicted):
        nodes.beat(engine, first.id, True)
    with pytest.raises(Evicted), engine.begin() as connection:
        nodes.hold(connection, first.id)
    with engine.begin() as connection:
        nodes.hold(connection, again.id)


def test_the_dead_are_inherited_by_who_was_there_all_the_time(engine):
    nodes.settle(engine, "", HOME, MARK, 3)
    alive = [nodes.enter(engine, "", worker, HOME, MARK) for worker in range(3)]
    sink(engine, alive[1].id)
    assert len(nodes.beat(engine, alive[0].id, judge=False)) == 3
    left = nodes.beat(engine, alive[0].id, judge=True)
    assert [node.id for node in left] == sorted([alive[0].id, alive[2].id])
    assert counts(engine) == [2048, 2048]
    with pytest.raises(Evicted):
        nodes.beat(engine, alive[1].id, True)
    back = nodes.enter(engine, "", 1, HOME, MARK)
    assert back.slots == ""


def test_who_comes_later_is_given_a_fair_share(engine):
    nodes.settle(engine, "one", HOME, MARK, 1)
    one = nodes.enter(engine, "one", 0, HOME, MARK)
    nodes.settle(engine, "two", "there", MARK, 1)
    two = nodes.enter(engine, "two", 0, "there", MARK)
    assert counts(engine) == [4096, 0]
    found = nodes.beat(engine, one.id, True)
    poorest, given = nodes.surplus(found, one.id)
    assert (poorest, len(given)) == (two.id, 2048)
    assert nodes.surplus(found, two.id) == ("", [])
    nodes.give(engine, one.id, given, poorest)
    assert counts(engine) == [2048, 2048]
    nodes.leave(engine, "one", HOME)
    nodes.beat(engine, two.id, judge=False)  # who says good-bye need not be judged
    assert counts(engine) == [4096]


@pytest.mark.parametrize(("many", "later"), [(128, 1), (128, 7), (3, 1), (40, 41)])
def test_all_give_at_once_and_nobody_gets_too_much(many, later):
    """As if none had seen what the others do: each from what all read when the second began."""
    held = nodes.deal({f"n{number:03}": set() for number in range(many)}, SLOTS)
    held |= {f"later{number}": set() for number in range(later)}
    for _ in range(later + 2):
        rows = [Node(id, "", 0, "", "", 0.0, "".join(sorted(slots))) for id, slots in held.items()]
        for id in held:
            poorest, given = nodes.surplus(rows, id)
            if given:
                held[id] -= set(given)
                held[poorest] |= set(given)
        assert max(map(len, held.values())) <= -(-len(SLOTS) // many) + 1
    assert sum(map(len, held.values())) == len(SLOTS)
    while any(nodes.surplus(rows, id)[1] for id in held):
        rows = [Node(id, "", 0, "", "", 0.0, "".join(sorted(slots))) for id, slots in held.items()]
        for id in held:
            poorest, given = nodes.surplus(rows, id)
            held[id] -= set(given)
            held.get(poorest, set()).update(given)
    sizes = [len(slots) for slots in held.values()]
    assert max(sizes) - min(sizes) <= 1


def test_what_is_given_to_somebody_who_died_meanwhile_is_not_lost(engine):
    nodes.settle(engine, "", HOME, MARK, 2)
    one = nodes.enter(engine, "", 0, HOME, MARK)
    nodes.give(engine, one.id, sorted(one.held())[:100], "nobody")
    assert sum(counts(engine)) == len(SLOTS)


def test_two_servers_of_one_name_and_other_secrets_are_refused(engine):
    nodes.settle(engine, "", HOME, MARK, 1)
    before = rows(engine)
    with pytest.raises(Taken, match="give each a name of its own with --name"):
        nodes.settle(engine, "", "there", MARK, 1)
    with pytest.raises(DelveError, match="copy the file `secret`"):
        nodes.settle(engine, "two", "there", "another", 1)
    assert rows(engine) == before
    sink(engine, before[0].id)
    nodes.settle(engine, "", "there", "another", 1)  # whoever was there is gone
    assert counts(engine) == [4096]


def test_a_process_that_is_started_again_keeps_its_place(engine):
    nodes.settle(engine, "", HOME, MARK, 2)
    one = nodes.enter(engine, "", 0, HOME, MARK)
    sink(engine, rows(engine)[1].id)
    nodes.expect(engine, "", 1)
    nodes.beat(engine, one.id, judge=True)
    assert counts(engine) == [2048, 2048]


def test_nobody_is_inherited_in_the_middle_of_a_commit(engine):
    """A lease that ran out while its node writes: the heir waits until it is stored."""
    nodes.settle(engine, "", HOME, MARK, 2)
    one, two = (nodes.enter(engine, "", worker, HOME, MARK) for worker in range(2))
    sink(engine, two.id)
    heir = threading.Thread(target=nodes.beat, args=(engine, one.id, True))
    with engine.begin() as connection:
        nodes.hold(connection, two.id)
        heir.start()
        heir.join(0.3)
        assert heir.is_alive()
        assert connection.scalar(sa.select(sa.func.count()).where(NODES.c.id == two.id)) == 1
    heir.join()
    assert counts(engine) == [4096]
    with pytest.raises(Evicted), engine.begin() as connection:
        nodes.hold(connection, two.id)


@pytest.mark.parametrize("seed", range(3))
def test_in_any_order_of_comings_and_goings_each_slot_has_one_keeper(engine, seed):
    chance = Random(seed)
    alive: dict[str, Node] = {}
    for number in range(40):
        what = chance.choice(["come", "die", "leave", "beat", "beat"])
        if what == "come" or not alive:
            name, workers = f"s{number}", chance.randint(1, 3)
            nodes.settle(engine, name, name, MARK, workers)
            entered = [nodes.enter(engine, name, worker, name, MARK) for worker in range(workers)]
            alive |= {node.id: node for node in entered}
        elif what == "die":
            sink(engine, gone := chance.choice(sorted(alive)))
            del alive[gone]
        elif what == "leave":
            gone = alive[chance.choice(sorted(alive))]
            nodes.leave(engine, gone.server, gone.server)
            alive = {id: node for id, node in alive.items() if node.server != gone.server}
        for id in sorted(alive):
            found = nodes.beat(engine, id, judge=True)
            poorest, given = nodes.surplus(found, id)
            if given:
                nodes.give(engine, id, given, poorest)
        assert not alive or sum(counts(engine)) == len(SLOTS)
    for _ in range(40):
        for id in sorted(alive):
            poorest, given = nodes.surplus(nodes.beat(engine, id, judge=True), id)
            nodes.give(engine, id, given, poorest)
    fair = len(SLOTS) // max(1, len(alive))
    assert all(fair - 1 <= many <= fair + len(alive) for many in (counts(engine) if alive else []))

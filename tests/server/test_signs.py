"""Signs: everybody sees them, nobody is flooded by them, and none points at what is hidden."""

from __future__ import annotations

import pytest
from tests.server.bench import Bench, housed, play
from tests.server.test_clocks import Here, opened

import delvewright
from delvewright.server import messages as m
from delvewright.server.denied import Denied
from delvewright.server.signs import in_sight, sign


class Hears(Here):
    """Somebody who keeps what is told."""

    def __init__(self, guest: str, lean: bool = False):
        super().__init__(guest)
        self.name = guest.capitalize()
        self.lean = lean
        self.heard: list[object] = []

    def reply(self, message: object) -> None:
        self.heard.append(message)


@housed
async def test_everybody_who_looks_on_sees_a_sign_and_who_plays_is_told_apart(bench: Bench) -> None:
    await bench.enter()
    table = await opened(bench, None)
    (here,) = table.listeners
    table.remove(here)
    ada, bo, program = Hears("ada"), Hears("bo"), Hears("cy", lean=True)
    for one in (ada, bo, program):
        table.add(one)
    sign(table, "ada", "Ada", m.Nod(sign="thanks"))
    sign(table, "bo", "Bo", m.Nod(sign="wow"))
    assert (
        ada.heard == bo.heard == [m.Signed("thanks", "Ada", 0, -1), m.Signed("wow", "Bo (watching)", -1, -1)]
    )
    assert program.heard == []
    assert [entry.sort for entry in table.log.entries] == ["start"]  # nothing is kept


@pytest.mark.parametrize("name", ["thunderstone", "dungeon_dice", "dungeoneer", "barricades", "crawl"])
def test_nothing_hidden_can_be_pointed_at(name: str, tmp_path, monkeypatch) -> None:
    @housed
    async def tale(bench: Bench) -> None:
        await bench.enter(delvewright.game(name))
        table = await opened(bench, None, name)
        (here,) = table.listeners
        table.remove(here)
        ada = Hears("ada")
        table.add(ada)
        await play(table, answers=6)
        shown = in_sight(table)
        hidden = set(range(400)) - shown
        assert hidden
        for piece in sorted(hidden)[:40]:
            with pytest.raises(Denied, match="not everybody sees"):
                sign(table, "ada", "Ada", m.Nod(sign="look", piece=piece))
        for piece in sorted(shown)[:3]:
            sign(table, "ada", "Ada", m.Nod(sign="look", piece=piece))
        assert len(ada.heard) == min(3, len(shown))

    tale(tmp_path, monkeypatch)


@housed
async def test_a_word_points_at_nothing_and_a_finger_at_something(bench: Bench) -> None:
    await bench.enter()
    table = await opened(bench, None)
    for wrong in (m.Nod(sign="look"), m.Nod(sign="oops", piece=3)):
        with pytest.raises(Denied, match="points at a piece"):
            sign(table, "ada", "Ada", wrong)

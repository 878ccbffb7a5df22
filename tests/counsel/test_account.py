"""The account of a hand: effects and Weapons included, and nothing that the seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.contract.tables import TABLES, played
from tests.games.thunderstone.teller import Story

from delvewright.bots.thunderstone.thumb import decide
from delvewright.counsel.thunderstone.account import account, best_way
from delvewright.games.thunderstone import GAME
from delvewright.games.thunderstone.kinds import KINDS, Kind
from delvewright.games.thunderstone.words import card, destroy_me, draw, dungeon, each_hero
from delvewright.kernel.steps import STEPS

THUNDERSTONE = [table for table in TABLES if table.game.id == "thunderstone"]


@pytest.fixture
def table() -> Iterator[Story]:
    story = Story()
    yield story
    story.may_stay_open = True
    story.close()


@pytest.fixture
def novelty() -> Iterator[str]:
    """A card nobody has heard of, printed as a Torch; it is given its effect by the test."""
    id = "made_up_wonder"
    KINDS[id] = Kind(id, "base", KINDS["torch"].printed)
    yield id
    del KINDS[id]
    for address in [address for address in STEPS if f".{id}." in address]:
        del STEPS[address]


def test_effects_count_in_what_a_hand_can_beat(table: Story) -> None:
    table.hand("militia", "militia", "battle_fury", "torch")
    table.hall("griknack_goblin", "the_prince", "the_prince")
    goblin = table.state.zones[28][0]
    way = next(way for way in account(table.state, table.state.ask.seat) if way.foe == goblin)
    names = [table.state.cast[step[0][1]].id for step in way.uses]
    assert names == ["battle_fury"]
    assert way.muster.attack == 4


def test_nobody_pays_for_a_defeat(table: Story) -> None:
    table.hand("militia", "spear", "torch")
    table.hall("the_prince", "the_prince", "the_prince")
    for way in account(table.state, table.state.ask.seat):
        assert not way.wins
        assert not way.lost


@pytest.mark.parametrize("table", THUNDERSTONE[:8], ids=lambda table: table.name)
def test_every_world_a_seat_imagines_gives_the_same_account(table: object) -> None:
    for number, state in enumerate(played(table).positions[::9]):  # type: ignore[arg-type]
        if state.ask is None or state.ask.question not in ("turn.action", "dungeon.ready"):
            continue
        seat = state.ask.seat
        told = [
            [(way.foe, way.wins, way.muster.value, way.uses, way.held) for way in account(world, seat)]
            for world in (state, GAME.imagine(state, seat, number))
        ]
        assert told[0] == told[1]


def test_the_best_way_is_the_one_that_gives_most(table: Story) -> None:
    table.hand(*["elf_archmage"] * 4, "lightstone_gem", "lightstone_gem")
    table.hall("griknack_goblin", "the_prince", "griknack_goblin")
    way = best_way(table.state, table.state.ask.seat)
    assert way is not None
    assert table.state.cast[way.foe].id == "the_prince"


def test_thumb_uses_an_effect_it_has_never_heard_of(table: Story, novelty: str) -> None:
    card(novelty, dungeon("marvel", draw(2)))
    table.hand("militia", novelty)
    table.deck("militia", "militia", "militia")
    table.do("dungeon")
    assert decide(table.state)[0] == "use"


def test_thumb_uses_an_unknown_effect_that_wins_the_fight(table: Story, novelty: str) -> None:
    card(novelty, dungeon("marvel", each_hero(attack=9)))
    table.hand("militia", novelty)
    table.hall("griknack_goblin", "", "")
    table.do("dungeon")
    assert decide(table.state)[0] == "use"


def test_thumb_leaves_an_unknown_effect_alone_that_only_costs(table: Story, novelty: str) -> None:
    card(novelty, dungeon("folly", destroy_me))
    table.hand("militia", "militia", novelty)
    table.do("dungeon")
    assert decide(table.state)[0] != "use"


def test_a_weapon_that_goes_with_the_battle_stays_where_it_is_and_is_no_loss(table: Story) -> None:
    """The rules do not let it be laid down for another, and it is gone whatever is done."""
    table.hand("elf_archmage", "dagger", "polearm", "torch")
    table.hall("the_prince", "the_prince", "the_prince")
    table.do("dungeon", "equip dagger elf_archmage")
    p = table.state
    (held,) = p.held
    p.doomed = (held[0],)
    ways = account(p, p.ask.seat)
    assert ways
    for way in ways:
        assert way.held == (held,)
        assert way.lost == []

"""What is in the box, as it comes onto the table: stacks, Monster groups, the map, Champions, the rest."""

from __future__ import annotations

import pytest
from tests.marks import card, rule

from delvewright.games.barricades import GAME, board
from delvewright.games.barricades.kinds import BOX, CHAMPIONS, DUNGEON, GROUPS, KINDS, PRESTIGE, STACKS
from delvewright.games.barricades.printed import Prestige, Stack


def marked(ids):
    return [pytest.param(id, marks=card(id), id=id) for id in ids]


@rule("BQ-BASE-24", "BQ-BASE-31")
@pytest.mark.parametrize("stack", marked(STACKS))
def test_a_hero_stack_has_fifteen_cards_the_lowest_on_top(stack):
    kind = KINDS[stack]
    assert isinstance(kind, Stack)
    state = GAME.start(seats=1, seed=1, pick=(kind.name,))
    zone = next(zone for zone in state.zones[board.STACKS :] if state.cast[zone[0]].name == kind.name)
    cards = [state.cast[piece] for piece in zone]
    assert [one.level for one in cards] == [1] * 6 + [2] * 4 + [3] * 3 + [4] * 2
    assert {one.stack for one in cards} == {stack}
    assert {one.keywords for one in cards} == {kind.keywords}
    assert {one.attack_type for one in cards} == {kind.attack_type}


@rule("BQ-BASE-44")
@pytest.mark.parametrize("group", marked(GROUPS))
def test_a_monster_group_is_the_ten_cards_of_its_level(group):
    kind = KINDS[group]
    state = GAME.start(seats=2, seed=3, pick=(kind.name,))
    deck = board.MONSTERS + kind.level - 1
    dens = [piece for node in range(1, 7) for piece in state.zones[board.DENS + node]]
    lying = [*state.zones[deck], *[piece for piece in dens if state.cast[piece].level == kind.level]]
    assert len(lying) == 10
    assert {state.cast[piece].group for piece in lying} == {group}
    assert {state.cast[piece].keywords for piece in lying} == {kind.keywords}


@card("dungeon_map")
@rule("BQ-BASE-32", "BQ-BASE-35")
def test_the_map_joins_rooms_sideways_and_by_column_and_both_last_rooms_to_the_lair():
    ways = {
        DUNGEON.nodes[node]: [DUNGEON.nodes[one] for one in ends] for node, ends in enumerate(board.JOINED)
    }
    assert ways["wilderness"] == ["left_1", "right_1"]
    for level in (1, 2, 3):
        assert f"right_{level}" in ways[f"left_{level}"]
        if level < 3:
            assert f"left_{level + 1}" in ways[f"left_{level}"]
            assert f"left_{level + 1}" not in ways[f"right_{level}"]
    assert ways["lair"] == ["left_3", "right_3"]
    state = GAME.start(seats=2, seed=5)
    levels = [state.cast[state.zones[board.ROOMS + node][0]].level for node in range(1, 7)]
    assert levels == [1, 1, 2, 2, 3, 3]


@rule("BQ-BASE-04")
@pytest.mark.parametrize("champion", marked(CHAMPIONS))
def test_every_champion_begins_with_six_hp(champion):
    assert CHAMPIONS[champion].hp == board.FULL_HP == board.hp(GAME.start(seats=1, seed=1), 0)
    assert [one.figure for one in CHAMPIONS.values()].count(CHAMPIONS[champion].figure) == 1


@rule("BQ-SETUP-04", "BQ-SETUP-05", "BQ-SETUP-06")
def test_boards_tiles_and_tokens_are_as_many_as_are_used():
    state = GAME.start(seats=6, seed=2)
    boards = [piece for piece in state.cast if isinstance(piece, Prestige)]
    assert len(boards) == len(PRESTIGE) == BOX["prestige_boards"].count
    assert BOX["guardian_guides"].count == board.MOST_SEATS
    assert state.space == 0
    assert BOX["threat_tokens"].count == 1
    assert len(state.zones[board.ROOMS + board.WILDERNESS]) == BOX["wilderness_tiles"].count
    assert len(state.zones[board.DENS + board.LAIR]) == BOX["guardian_boards"].count
    assert not state.revealed
    assert len(state.zones[board.BAG]) == 20
    assert BOX["chit_bags"].count == 1


@rule("BQ-SETUP-15", "BQ-SETUP-17")
def test_the_cards_of_this_box_may_be_mixed_in_freely():
    names = [KINDS[id].name for id in ("edlin", "rapier", "black_rock_bandits", "ezuzriuss_hatchlings")]
    state = GAME.start(seats=2, seed=7, pick=tuple(names))
    groups = [KINDS[kind.group].name for kind in state.cast if getattr(kind, "group", "")]
    there = {*[kind.name for kind in state.cast], *groups}
    assert set(names) <= there

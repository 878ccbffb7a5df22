"""Barricades' thumb: it ends games, plays by the book, and beats chance by far."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.barricades.ground import in_village, strong
from tests.games.barricades.teller import Story

import delvewright
from delvewright.bots.barricades.depths import routes
from delvewright.bots.skill import skill_of
from delvewright.games.barricades import way
from delvewright.games.barricades.board import DENS, JOINED, WILDERNESS
from delvewright.kernel.lanes import next_ask

GAME = delvewright.game("barricades")
SKILL = skill_of("barricades")


def played(seed, seats, luck=None, **settings):
    """A game among thumbs, or at random with luck of one's own."""
    state = GAME.start(seats=seats, seed=seed, **settings)
    last = -1
    while not state.over:
        state.ask = next_ask(state, last) if state.waiting else state.ask
        last = state.ask.seat
        option = luck.choice(state.ask.options) if luck else SKILL.rollout(state)
        GAME.apply(state, option, last)
    return state


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_thumbs_end_their_games(seats):
    state = played(seats, seats, difficulty="medium")
    assert state.result[2] in ("won", "pyrrhic", "lost")


def test_thumb_holds_out_far_longer_than_chance():
    easy = {"difficulty": "first_time", "guardian": "smorga_the_queen"}
    thumb = sum([played(seed, 1, **easy).hurt for seed in range(6)])
    chance = sum([played(seed, 1, Random(seed), **easy).hurt for seed in range(6)])
    assert thumb >= 6 > chance


def test_the_judge_calls_a_won_game_won_for_everybody():
    state = played(1, 2, difficulty="first_time")
    state.result = ((1, 1), (0, 1), "won", 9, 0)
    assert SKILL.judge(state) == (1.0, 1.0)
    state.result = ((0, 0), (), "lost", 9, 5)
    assert SKILL.judge(state) == (0.0, 0.0)


@pytest.mark.parametrize(("seats", "seeds"), [(1, 6), (4, 3)])
def test_thumb_mostly_wins_a_first_game_against_the_easiest_guardian(seats, seeds):
    easy = {"difficulty": "first_time", "guardian": "smorga_the_queen"}
    won = sum([played(seed, seats, **easy).result[2] == "won" for seed in range(seeds)])
    assert won * 2 > seeds


def test_the_way_counts_the_light_that_leaving_a_monster_costs():
    state = GAME.start(seats=1, seed=1)
    netter = next(one for one, kind in enumerate(state.cast) if kind.id == "kobold_netter")
    near = JOINED[WILDERNESS]
    beyond = min([way.room_light(state, node) for node in (3, 4)])
    for node in near:
        state.zones[DENS + node] = ()
    assert max(routes(state, 0, beyond)) > max(near)
    for node in near:
        state.zones[DENS + node] = (netter,)
    assert max(routes(state, 0, beyond)) == max(near)
    assert max(routes(state, 0, beyond + 1)) > max(near)


def test_a_rank_is_paid_for_as_soon_as_it_can_be():
    table = Story().start(2).barricade("temple")
    table.of_class("town_guard", rank=4)
    table.hand("edlin_1")
    table.has(xp=3).morning().place("temple", "stay").dungeon()
    strong(table).do("battle", seat=0)
    ask = table.state.ask = next(one for one in table.state.awaited if one.seat == 0)
    assert ("rank",) in ask.options
    assert SKILL.rollout(table.state) == ("rank",)
    table.leave_open()


def test_the_search_leaves_out_what_thumb_is_seldom_wrong_about():
    table = in_village(Story(), "edlin_1", "thunderstone_pieces").has(wounds=1)
    assert SKILL.prune(table.state, table.state.ask.options) == [("heal",)]
    table.do("heal", seat=0)
    assert len(SKILL.prune(table.state, table.state.ask.options)) > 1
    table.leave_open()

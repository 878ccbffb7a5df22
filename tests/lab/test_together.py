"""Games that all win or lose together: teams in the arena, searches and soaks with seats side by side."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.kernel.errands import BAG, ERRANDS_GAME, FRONT, SHELF, street

import delvewright
from delvewright.bots import bot, look
from delvewright.bots.search import Chance
from delvewright.bots.sight import go_round
from delvewright.bots.trial import gains
from delvewright.kernel.errors import BadSetup
from delvewright.lab import arena, lengths, soak
from delvewright.lab.arena import Bout, Duel, duel, team_of
from delvewright.lab.setups import Setup


@pytest.fixture(autouse=True)
def errands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delvewright, "game", lambda name: FRONT)
    monkeypatch.setattr(lengths, "front", lambda name: FRONT)


def test_each_bot_plays_every_seat_of_the_same_deals() -> None:
    result = duel(FRONT, ["uniform", "uniform"], games=30, team=3, rounds=1)
    assert (result.team, len(result.bouts)) == (3, 30)
    first, second = ([bout.wins[which] for bout in result.bouts] for which in (0, 1))
    assert first == second  # the same luck of the same bot in the same deals
    assert 0 < sum(first) < 30
    assert set(first) == {0.0, 1.0}
    assert result.gap(0, 1)[0] == 0
    assert result.table().splitlines()[-1].startswith("uniform against uniform, deal by deal: +0.0% wins")


def test_a_better_team_wins_more_of_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    class Steady:
        """Draws what is needed, and is done."""

        name = "steady"
        blind = False

        def choose(self, sight: Any) -> Any:
            return ("done",) if sight.world.zones[BAG + sight.seat] else ("draw",)

    monkeypatch.setattr(arena, "bot", lambda name: Steady() if name == "steady" else bot(name))
    result = duel(FRONT, ["steady", "uniform"], games=60, team=3, rounds=1)
    assert result.share(0) == 1
    gap, low, high = result.gap(0, 1)
    assert 0 < low < gap < high < 1
    assert "steady against uniform" in result.table()


def test_the_interval_of_a_gap_is_never_without_width() -> None:
    bouts = tuple([Bout(deal, 0, (1.0, 0.0), (0, 0), (1, 1), (0, 0)) for deal in range(6)])
    gap, low, high = Duel(("one", "other"), bouts, 2).gap(0, 1)
    assert gap == 1
    assert 0 < low < high <= 1


def test_a_team_is_as_large_as_is_said_or_two() -> None:
    assert team_of(FRONT, ["uniform"]) == 2
    assert team_of(FRONT, ["uniform", "uniform"], 4) == 4


def test_bots_that_play_each_other_need_another_and_are_no_team(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    dice, thunderstone = delvewright.game("dungeon_dice"), delvewright.game("thunderstone")
    for bots, team in ((["thumb"], 0), (["thumb", "thumb"], 2)):
        with pytest.raises(BadSetup, match="play each other"):
            team_of(dice, bots, team)
    assert team_of(dice, ["thumb", "uniform"]) == 0
    assert team_of(thunderstone, ["thumb"]) == 1
    assert team_of(thunderstone, ["thumb", "uniform"], 1) == 1


def test_a_search_chooses_for_its_own_seat_and_lets_all_others_go_on() -> None:
    state = street(3, rounds=1)
    for seat in (2, 0, 1):
        state = ERRANDS_GAME.answer(state, f"buy {state.zones[SHELF][0]}", seat)
    searcher = bot("search:60")
    for seat in (2, 1, 0):
        chosen = searcher.choose(look(ERRANDS_GAME, state, seat, 3))
        assert chosen in next(one for one in state.asks if one.seat == seat).options


def test_who_has_nothing_yet_searches_for_something_to_win_with() -> None:
    """All others have something in the bag: being done now would lose the game for everybody."""
    state = street(2, rounds=1)
    state = ERRANDS_GAME.answer(state, "draw", 0)
    state = ERRANDS_GAME.answer(state, "done", 0)
    chosen = bot("search:300").choose(look(ERRANDS_GAME, state, 1, 3))
    assert chosen[0] != "done"


def test_a_win_together_is_worth_all_of_it_to_everybody() -> None:
    state = street(2, rounds=1)
    for seat in (0, 1):
        state = ERRANDS_GAME.answer(state, "draw", seat)
    for seat in (0, 1):
        state = ERRANDS_GAME.answer(state, "done", seat)
    assert Chance(ERRANDS_GAME, 1).judge(state) == (1.0, 1.0)


def test_a_rollout_goes_round_those_who_are_still_at_it() -> None:
    world, last, seen = street(3), -1, []
    world = ERRANDS_GAME.answer(world, "done", 1)
    for _ in range(4):
        last = go_round(world, last)
        seen.append(last)
        ERRANDS_GAME.apply(world, "draw")
    assert seen == [0, 2, 0, 2]
    assert [len(world.zones[BAG + seat]) for seat in range(3)] == [2, 0, 2]


def test_a_trial_weighs_answers_of_a_seat_that_is_not_asked_first() -> None:
    class Skill(Chance):
        horizon = 1

        def clock(self, world: Any) -> int:
            return int(world.turns)

        def judge(self, world: Any) -> tuple[float, ...]:
            return tuple([float(bool(world.zones[BAG + seat])) for seat in range(world.seats)])

        def rollout(self, world: Any) -> Any:
            return ("done",)

    world = look(ERRANDS_GAME, street(3), 2, 1).world
    assert gains(ERRANDS_GAME, Skill(ERRANDS_GAME, 1), world, 2, ("draw",), ("done",)) == 1


def test_a_soak_and_a_table_of_lengths_play_such_games() -> None:
    for lawful in (True, False):
        played = soak.play(FRONT, Setup("errands", 0, 3, 5, {}), lawful)
        assert (played.trouble, played.turns) == ("", 3)
    row = lengths.Row("all", 2, tuple([lengths.play("errands", 2, seed, {}) for seed in range(20)]), (), True)
    assert {one.turns for one in row.played} == {2}
    assert 0 < sum(one.began_won for one in row.played) < 20
    assert "all won" in row.ending()


def test_imagined_worlds_are_played_on_by_every_seat() -> None:
    luck = Random(2)
    state = street(4)
    for _ in range(30):
        ask = luck.choice(state.awaited)
        sight = look(ERRANDS_GAME, state, ask.seat, luck.getrandbits(50))
        assert sight.world.ask.seat == ask.seat
        assert sight.options == ask.options
        state = ERRANDS_GAME.answer(state, luck.choice(sight.options), ask.seat)
        if state.over:
            break

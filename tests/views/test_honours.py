"""Honours: what one game earns, what several do together, and which of them brought it."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import groupby
from random import Random

import pytest
from tests.honoured import HONOURED, VICTORIES

from delvewright.kernel.errors import DelveError
from delvewright.kernel.record import Sitting
from delvewright.views import Earned, Front
from delvewright.views.crawl import FRONT as CRAWL
from delvewright.views.digest import digest
from delvewright.views.front import shelf

WON, LOST = Earned(("alive",), {"won": True}), Earned(("alive",), {"won": False})
RICH = Earned(("rich", "alive"), {"won": True})


def finished(game: Front = HONOURED, goal: int = 10) -> Sitting:
    """Everybody banks after each card."""
    sitting = Sitting(game, 2, 4, goal=goal)
    while not sitting.state.over:
        options = sitting.state.ask.options
        sitting.answer(options[-1])
    return sitting


def test_a_finished_game_says_what_each_seat_has_earned() -> None:
    state = finished().state
    winner = state.result[1][0]
    assert HONOURED.earned(state, winner) == (("rich", "alive"), {"won": True})
    assert HONOURED.earned(state, 1 - winner) == (("alive",), {"won": False})
    state = finished(goal=1).state
    assert max(state.treasure) < 10
    assert HONOURED.earned(state, state.result[1][0]) == (("alive",), {"won": True})


def test_nothing_is_earned_before_the_end_or_by_a_game_without_honours() -> None:
    with pytest.raises(DelveError, match="not over"):
        HONOURED.earned(HONOURED.start(2, 4), 0)
    with pytest.raises(DelveError, match="no seat 2"):
        HONOURED.earned(finished().state, 2)
    assert CRAWL.honours is None
    assert CRAWL.earned(finished(CRAWL).state, 0) == Earned(())


def test_what_nobody_knows_is_not_earned() -> None:
    honours = replace(HONOURED.honours, all=HONOURED.honours.all[:1])
    game = Front.of(HONOURED, replace(HONOURED.voice, honours=honours))
    state = finished().state
    with pytest.raises(DelveError, match="rich"):
        game.earned(state, state.result[1][0])


def test_an_honour_is_of_the_first_game_that_brought_it() -> None:
    first = HONOURED.honours.first
    assert first([]) == {}
    assert first([LOST, WON]) == {"alive": 0}
    assert first([Earned((), {"won": False}), LOST, RICH, WON]) == {"alive": 1, "rich": 2}


@pytest.mark.parametrize("losses", [0, 1, 4])
def test_one_over_all_games_is_of_the_game_that_completed_it(losses: int) -> None:
    games = [*[WON] * (VICTORIES - 1), *[LOST] * losses, WON, LOST, WON]
    assert HONOURED.honours.first(games)["veteran"] == VICTORIES - 1 + losses
    assert "veteran" not in HONOURED.honours.first(games[: VICTORIES - 1 + losses])


def test_the_wall_has_its_order() -> None:
    games = [WON] * VICTORIES + [RICH]
    assert list(HONOURED.honours.first(games)) == ["alive", "rich", "veteran"]


def test_an_honour_that_is_gone_from_the_game_is_gone_from_the_wall() -> None:
    assert HONOURED.honours.first([Earned(("given_up", "alive"), {"won": False})]) == {"alive": 0}


def test_what_was_earned_is_told_in_a_sentence_and_named_where_it_is_not_everybodys() -> None:
    told = HONOURED.honours.told
    assert told([]) == told([("Ann", ()), ("Bo", ())]) == ""
    assert told([("Ann", ("rich", "alive"))]) == "Medals earned: Alive, Rich."
    three = [("Ann", ("alive",)), ("Bo", ("rich", "alive")), ("Cy", ("rich", "alive"))]
    assert told(three) == "Medals earned: Alive, Rich (Bo, Cy)."


# Every game that has honours ---------------------------------------------------------------------------

WITH_HONOURS = [HONOURED, *[front for front in shelf() if front.honours]]


@pytest.mark.parametrize("front", WITH_HONOURS, ids=lambda front: front.id)
def test_honours_of_a_game_are_told_apart_explained_and_rest_on_its_rules(front: Front) -> None:
    honours = front.honours.all
    assert len({one.id for one in honours}) == len({one.title for one in honours}) == len(honours)
    tiers = [tier for tier, _ in groupby(honours, lambda one: one.tier)]
    assert len(tiers) == len({*tiers})  # each stands together on the wall
    for one in honours:
        assert one.text.endswith(".")
        assert {*one.rules} <= {*digest(front.id)}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("front", WITH_HONOURS, ids=lambda front: front.id)
def test_what_a_random_game_earns_is_plain_and_can_be_kept(front: Front, seed: int) -> None:
    chance, state = Random(seed), front.start(2, seed)
    while not state.over:
        asked = chance.choice(state.asks)
        state = front.answer(state, chance.choice(asked.options), asked.seat)
    for seat in range(2):
        ids, facts = front.earned(state, seat)
        assert json.loads(json.dumps(facts)) == facts
        assert {*ids} <= {*front.honours.first([Earned(ids, facts)])}

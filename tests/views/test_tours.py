"""The tour of every game: half a minute, resting on rules there are."""

import pytest

import delvewright
from delvewright.views.digest import digest
from delvewright.views.model import Line, Tour

PACE = 220  # words a minute that people read without haste
for_every_game = pytest.mark.parametrize("game", delvewright.catalogue())


def lines(tour: Tour) -> list[Line]:
    return [tour.goal, *tour.turn, tour.end]


@for_every_game
def test_a_game_tells_what_one_plays_for_does_and_how_it_ends_in_half_a_minute(game: str):
    tour = delvewright.game(game).tour
    assert tour is not None
    assert len(tour.turn) >= 2
    assert all(line.text.endswith(".") for line in lines(tour))
    assert sum(len(line.text.split()) for line in lines(tour)) <= PACE / 2


@for_every_game
def test_every_sentence_of_a_tour_rests_on_rules_of_the_game(game: str):
    tour = delvewright.game(game).tour
    assert tour is not None
    for line in lines(tour):
        assert line.rules
        assert not set(line.rules) - set(digest(game)), line

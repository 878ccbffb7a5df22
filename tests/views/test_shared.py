"""What the views of all games have in common: said once, and there in every one of them."""

import pytest

import delvewright
from delvewright.views.model import Printed, TableView, Verdict
from delvewright.views.schema import schema

for_every_game = pytest.mark.parametrize("game", delvewright.catalogue())


@for_every_game
def test_a_view_and_a_printed_piece_begin_with_what_all_share(game: str):
    voice = delvewright.game(game).voice
    assert issubclass(voice.model, TableView)
    assert issubclass(voice.printed, Printed)
    assert all(isinstance(one, Printed) for one in delvewright.game(game).cards().values())


@for_every_game
def test_a_result_names_the_winners_and_why(game: str):
    front = delvewright.game(game)
    mode = front.modes[0]
    short = {"longest": 1} if "longest" in front.settings else {}
    state = front.start(mode.seats[1], 1, **mode.settings, **short)
    while not state.over:
        front.apply(state, state.ask.options[0])
    result = front.view(state).result
    assert isinstance(result, Verdict)
    assert result.text


def test_the_shared_part_has_a_schema_of_its_own():
    assert {"TableView", "Printed", "Open", "Offer"} <= set(schema("shared")["$defs"])

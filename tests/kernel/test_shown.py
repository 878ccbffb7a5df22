"""What an answer has shown to one seat, and what to others only."""

from __future__ import annotations

from views.thunderstone.tables import FRONT, game_played

UNSHOWN = {"drew", "turn", "rested", "bought"}


def test_cards_that_another_draws_are_shown_to_that_one_alone() -> None:
    """A bot's new hand counted as "something new" that I had been shown."""
    met = 0
    for before, after, seat, told in game_played("base", 7):
        keys = {event.key for event in told}
        drew = any(event.key == "drew" and event.args[0] == seat for event in told)
        if drew and keys <= UNSHOWN:
            met += 1
            assert FRONT.has_shown(before, after, seat)
            if "bought" not in keys:
                assert not FRONT.has_shown(before, after, 1 - seat)
    assert met > 10

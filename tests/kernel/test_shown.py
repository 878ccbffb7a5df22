"""What an answer has shown to one seat, and what to others only."""

from __future__ import annotations

from delvewright.kernel.sight import NOBODY, in_sight
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


def test_what_is_shown_is_what_is_in_sight_now_and_was_not() -> None:
    """Whatever is passed over because it lies as it lay: after one answer, and after many."""
    positions = [after for _, after, _, _ in game_played("base", 3)]
    news = 0
    for at, after in enumerate(positions):
        for before in (positions[max(0, at - 1)], positions[max(0, at - 9)], positions[0]):
            for seat in (0, 1, NOBODY):
                shown = not in_sight(after, FRONT.sees, seat) <= in_sight(before, FRONT.sees, seat)
                assert FRONT.has_shown(before, after, seat) == shown
                news += shown
    assert news > 100

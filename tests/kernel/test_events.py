"""Events: a key and arguments, for everybody or for one seat, and nothing when nobody listens."""

from tests.kernel.toy import LOTS_GAME, Table

from delvewright.kernel.events import Event, tell, tell_seat


def test_a_public_event_is_the_same_for_everybody():
    p = Table.fresh()
    p.told = []
    tell(p, "rolled", 1, 6)
    assert p.told == [Event("rolled", (1, 6))]
    assert p.told[0].seen_by(0) == p.told[0].seen_by(-1) == (1, 6)


def test_a_private_event_has_an_inside_and_an_outside():
    p = Table.fresh()
    p.told = []
    tell_seat(p, 1, "drew", (1, 17), (1,))
    assert p.told[0].seen_by(1) == (1, 17)
    assert p.told[0].seen_by(0) == p.told[0].seen_by(-1) == (1,)


def test_nobody_listening_costs_nothing_and_changes_nothing():
    state = LOTS_GAME.start(2, 1)
    told = []
    heard = LOTS_GAME.answer(LOTS_GAME.answer(state, "pass"), "pass", told=told)
    unheard = LOTS_GAME.answer(LOTS_GAME.answer(state, "pass"), "pass")
    assert heard == unheard
    assert heard.told is None
    assert [event.key for event in told] == ["bids"]
    tell(Table.fresh(), "rolled", 1, 6)


def test_what_comes_before_the_first_question_is_told_too():
    told = []
    heard = LOTS_GAME.start(2, 1, told=told)
    assert heard == LOTS_GAME.start(2, 1)
    assert heard.told is None
    assert {event.key for event in told} == {"drew"}
    for seat in range(2):
        assert [event.args[1] for event in told if event.seat == seat] == list(heard.zones[seat])


def test_draws_are_told_to_their_seat_only():
    state = LOTS_GAME.start(2, 1, rounds=2)
    for name in ("pass", "pass"):
        state = LOTS_GAME.answer(state, name)
    told = []
    after = LOTS_GAME.answer(state, "roll", told=told)
    drew = [event for event in told if event.key == "drew"]
    assert [event.seat for event in drew] == [0, 1]
    for event in drew:
        assert event.seen_by(event.seat) == (event.seat, after.zones[event.seat][-1])
        assert event.seen_by(1 - event.seat) == (event.seat,)

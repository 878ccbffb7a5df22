"""Asks: one seat or several at once, forced answers, sealed answers, refusals and clear errors."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toy import DECK, LOTS_GAME, PILE, SILENCE, Table, answer, digging

from delvewright.kernel.ask import QUESTIONS, Question, ask, ask_together
from delvewright.kernel.errors import BadAnswer


def racing(seats: int = 3) -> Table:
    """A game in which the race is on."""
    state = LOTS_GAME.start(seats, 5, rounds=1)
    for seat in range(seats):
        LOTS_GAME.apply(state, "pass", seat)
    LOTS_GAME.apply(state, "call")
    assert state.ask.question == "lots.race"
    return state


def test_the_options_are_those_without_a_reason():
    state = LOTS_GAME.start(2, 1, rounds=1, hand=0)
    LOTS_GAME.apply(state, "pass", 0)
    LOTS_GAME.apply(state, "pass", 1)
    assert LOTS_GAME.names(state) == ["roll", "peek", "dig", "call"]
    assert LOTS_GAME.why_not(state) == []
    state.zones[DECK], state.zones[PILE] = (), state.zones[DECK]
    assert LOTS_GAME.why_not(state) == [(("peek",), ("deck_empty",))]


def test_a_single_legal_answer_is_given_at_once():
    p = digging((0,))  # buries a one, and only that one lies in the pile to burn
    answer(p, "bury 1")
    assert [event.key for event in p.told][:3] == ["buried", "burnt", "scored"]


def test_a_hidden_hand_is_asked_even_without_a_choice():
    p = digging((3,))
    assert p.ask.options == (("bury", 3),)
    answer(p, "bury 2")
    assert p.ask.seat == 1
    assert p.ask.options == (("keep",),)


def test_a_question_without_options_is_a_fault_of_the_rules_not_an_ask():
    p = Table.fresh()
    with pytest.raises(RuntimeError, match=r"nothing to answer: lots\.silence.* seat 1"):
        ask(p, SILENCE, 1)
    with pytest.raises(RuntimeError, match=r"nothing to answer: lots\.silence.* seat 0"):
        ask_together(p, SILENCE, [0, 1])
    assert p.ask is None


def test_a_question_has_a_name_of_its_own():
    with pytest.raises(ValueError, match=r"two questions have the address 'tests\.lots\.bid'"):
        Question("lots.bid", lambda *_: iter(()), lambda *_: None)


def test_an_ask_is_compared_by_what_it_says():
    one, other = LOTS_GAME.start(2, 1).ask, LOTS_GAME.start(2, 1).ask
    assert one == other
    assert one is not other
    assert one != "a question"
    assert "lots.bid" in repr(one)


# Several seats at once


def test_several_seats_are_asked_together():
    state = LOTS_GAME.start(3, 1)
    assert [one.seat for one in state.asks] == [0, 1, 2]
    assert state.ask == state.asks[0]
    assert {one.question for one in state.asks} == {"lots.bid"}


def test_nobody_sees_an_answer_before_the_last_is_in():
    state = LOTS_GAME.start(3, 1)
    told = []
    after = LOTS_GAME.answer(state, "pass", 2, told)
    assert told == []
    assert not after.news
    assert after.sealed == ((2, ("pass",)),)
    assert [one.seat for one in after.asks] == [0, 1]
    assert after.zones == state.zones


def test_the_last_answer_opens_the_others_and_cannot_be_taken_back_for_nothing():
    state = racing()
    for seat in (0, 1, 2):
        assert not state.sealed or not state.news
        LOTS_GAME.apply(state, "quiet", seat)
    assert state.news


def test_a_first_answer_that_ends_the_question_opens_nothing():
    state = racing()
    LOTS_GAME.apply(state, "shout", 1)
    assert not state.sealed
    assert not state.news


@given(st.permutations([0, 1, 2, 3]), st.integers(0, 50))
def test_the_order_of_sealed_answers_does_not_matter_to_a_bid(order, seed):
    state = LOTS_GAME.start(4, seed, hand=0)
    ends = []
    for seats in ([0, 1, 2, 3], order):
        end = state
        for seat in seats:
            one = next(one for one in end.asks if one.seat == seat)
            end = LOTS_GAME.answer(end, one.options[0], seat)
        ends.append(end)
    numbers = [LOTS_GAME.names(state, one)[0] for one in state.asks]
    if len(set(numbers)) == len(numbers) or order == [0, 1, 2, 3]:
        assert ends[0].points == ends[1].points
        assert ends[0].ask.seat == ends[1].ask.seat
        assert sorted(ends[0].zones[PILE]) == sorted(ends[1].zones[PILE])
    assert not ends[1].sealed
    assert not ends[1].waiting


def test_a_seat_answers_once():
    state = LOTS_GAME.answer(LOTS_GAME.start(3, 1), "pass", 1)
    with pytest.raises(BadAnswer, match="seat 1 is not asked"):
        LOTS_GAME.answer(state, "pass", 1)


def test_without_a_seat_the_next_waiting_one_answers():
    state = LOTS_GAME.answer(LOTS_GAME.start(3, 1), "pass", 0)
    assert LOTS_GAME.answer(state, "pass").sealed == ((0, ("pass",)), (1, ("pass",)))


def test_a_window_closes_with_the_first_decisive_answer():
    state = racing()
    state = LOTS_GAME.answer(state, "quiet", 2)
    assert [one.seat for one in state.asks] == [0, 1]
    told = []
    after = LOTS_GAME.answer(state, "shout", 1, told)
    assert told[0].args == (((2, ("quiet",)), (1, ("shout",))),)
    assert after.points == [0, 1, 0]
    assert after.over


def test_a_window_nobody_uses_closes_with_the_last_answer():
    state = racing()
    for seat in (1, 0, 2):
        assert state.ask.question == "lots.race"
        state = LOTS_GAME.answer(state, "quiet", seat)
    assert state.points == [0, 0, 0]
    assert state.over


def test_a_single_seat_may_be_asked_together():
    p = Table.fresh()
    p.seats, p.rounds, p.points, p.zones[0] = 1, 0, [0], (17,)
    ask_together(p, QUESTIONS["tests.lots.bid"], [0], 1)
    LOTS_GAME.apply(p, "offer 6", 0)
    assert p.ask.question == "lots.turn"


# Answers that are refused


def second_round() -> Table:
    """Both seats bid in the second round, and seat 1 holds a one, which is now too low."""
    for seed in range(100):
        state = LOTS_GAME.start(2, seed, hand=3)
        for name in ("pass", "pass", "roll"):
            state = LOTS_GAME.answer(state, name)
        if any(state.cast[piece] == 1 for piece in state.zones[1]):
            return state
    raise LookupError("no such deal")


@pytest.mark.parametrize(
    ("option", "seat", "words"),
    [
        ("offer 66", 0, r"'offer 66' does not answer 'lots\.bid'; did you mean offer"),
        ("dance", 0, r"'dance' does not answer 'lots\.bid'; known: offer \d.*pass"),
        ("offer 1", 1, "'offer 1' is refused: too_low"),
        (("roll",), 0, r"\('roll',\) does not answer 'lots\.bid'"),
        ("pass", 7, "seat 7 is not asked anything now; seat 0 is"),
        ("pass", -1, "seat -1 is not asked anything now"),
        (None, 0, "None does not answer"),
        (["pass"], 0, r"\['pass'\] does not answer"),
    ],
)
def test_a_bad_answer_says_what_is_wrong_and_changes_nothing(option, seat, words):
    state = second_round()
    before = state.clone()
    for answer_it in (LOTS_GAME.answer, LOTS_GAME.apply):
        with pytest.raises(BadAnswer, match=words):
            answer_it(state, option, seat)
        assert state == before


def test_the_wrong_seat_is_refused_when_only_one_is_asked():
    state = LOTS_GAME.start(2, 5, rounds=1)
    for seat in range(2):
        state = LOTS_GAME.answer(state, "pass", seat)
    asked = state.ask.seat
    with pytest.raises(BadAnswer, match=f"seat {1 - asked} is not asked anything now; seat {asked} is"):
        LOTS_GAME.answer(state, ("roll",), 1 - asked)
    assert LOTS_GAME.answer(state, ("roll",), asked) == LOTS_GAME.answer(state, "roll")


def test_a_finished_game_answers_nothing():
    state = racing()
    state = LOTS_GAME.answer(state, "shout")
    with pytest.raises(BadAnswer, match="the game is over"):
        LOTS_GAME.answer(state, "shout")
    with pytest.raises(BadAnswer, match="the game is over"):
        LOTS_GAME.answer(state, "shout", 0)
    assert LOTS_GAME.names(state) == []
    assert LOTS_GAME.why_not(state) == []


def test_equal_names_are_told_apart_by_number():
    p = digging((3, 4, 5))
    assert LOTS_GAME.names(p) == ["bury 2", "bury 2 #2", "bury 2 #3"]
    answer(p, "bury 2 #2")
    assert p.zones[0] == (3, 5)


def test_an_option_knows_what_it_touches():
    assert list(LOTS_GAME.touches(("give", 5))) == [("piece", 5)]
    assert list(LOTS_GAME.touches(("keep",))) == []
    lent = replace(LOTS_GAME, verbs={"lend": ("tool", "seat")}, sorts={"tool": "piece"})
    assert list(lent.touches(("lend", 5, 1))) == [("piece", 5), ("seat", 1)]

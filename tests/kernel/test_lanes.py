"""Lanes: seats go on side by side, are offered what is legal now, are done and think again, and join."""

from __future__ import annotations

from random import Random

import pytest
from tests.kernel.errands import BAG, DECK, ERRAND, ERRANDS_GAME, SHELF, Street, errand, street, thought

from delvewright.kernel.ask import Question
from delvewright.kernel.errors import BadAnswer, BadRecord, BuiltOn
from delvewright.kernel.lanes import fork, next_ask, stands
from delvewright.kernel.record import Record, Sitting
from delvewright.kernel.steps import push, run, step
from delvewright.lab.laws import lawful_game
from delvewright.words import ask, push_on

GAME = ERRANDS_GAME


def play(p, *answers):
    for answer in answers:
        seat, _, name = answer.partition(" ")
        p = GAME.answer(p, name, int(seat))
    return p


def asked(p):
    return {one.seat: one.question for one in p.asks}


def test_everybody_is_asked_and_answers_in_any_order():
    p = street()
    assert asked(p) == dict.fromkeys((0, 1, 2), "errands.errand")
    p = play(p, "2 draw", "0 draw", "2 draw")
    assert [len(p.zones[BAG + seat]) for seat in range(3)] == [1, 0, 2]


def test_an_answer_waits_for_nobody_and_leaves_other_questions_as_they_were():
    p = street()
    after = play(p, "1 draw")
    for seat in (0, 2):
        assert after.asks[seat] == p.asks[seat]
        assert stands(after, p, after.asks[seat])


def test_what_one_takes_is_offered_to_nobody_else():
    p = street()
    taken = p.zones[SHELF][0]
    p = play(p, f"1 buy {taken}")
    assert all(("buy", taken) not in one.options for one in p.asks)
    with pytest.raises(BadAnswer, match="does not answer"):
        play(p, f"0 buy {taken}")


def test_who_looks_at_the_open_questions_changes_nothing():
    answers = ["1 draw", "0 call seat2", "0 done", "2 carry seat0"]
    p = looked_at = street()
    for answer in answers:
        p, looked_at = play(p, answer), play(looked_at, answer)
        assert all(one.options for one in looked_at.asks)
        assert [one.seat for one in p.waiting if not one.options]
    assert p == looked_at
    assert GAME.save(p) == GAME.save(looked_at)


def test_who_is_done_is_not_awaited_and_may_think_again():
    p = play(street(), "0 done")
    assert asked(p)[0] == "errands.done"
    assert [one.seat for one in p.awaited] == [1, 2]
    assert p.ask.seat == 1
    assert asked(play(p, "0 again"))[0] == "errands.errand"


def test_when_everybody_is_done_the_lanes_end_and_the_rest_goes_on():
    p = play(street(rounds=1), "0 done", "2 done")
    told: list = []
    p = GAME.answer(p, "done", 1, told)
    assert p.over
    assert GAME.outcome(p) == ((0, 0, 0), ())
    assert [event.key for event in told] == ["closed"]
    assert p.lanes == p.trunk == p.waiting == ()


def test_the_next_round_begins_with_new_lanes():
    p = play(street(), "0 done", "2 done", "1 done")
    assert p.turns == 2
    assert len(p.awaited) == 3


def test_who_is_done_is_woken_by_what_another_does():
    p = play(street(), "0 done", "1 call seat0")
    assert asked(p)[0] == "errands.errand"
    assert ("carry", 1) in p.asks[0].options


def test_what_two_do_together_goes_on_in_both_lanes_and_forgets_no_open_question():
    p = play(street(), "1 call seat0", "0 carry seat1")
    assert p.loads == [1, 1, 0]
    assert asked(p) == dict.fromkeys((0, 1, 2), "errands.errand")


def test_who_is_done_stays_so_after_what_another_does_to_it():
    p = play(street(), "1 call seat0", "1 done", "0 carry seat1")
    assert p.loads == [1, 1, 0]
    assert asked(p) == {0: "errands.errand", 1: "errands.done", 2: "errands.errand"}


def test_the_order_of_seats_that_do_not_touch_each_other_does_not_matter():
    luck = Random(3)
    for _ in range(20):
        moves = ["0 draw", "1 draw", "2 draw", "1 draw", "2 draw"]
        luck.shuffle(moves)
        assert play(street(), *moves) == play(street(), *sorted(moves))


def test_a_position_with_lanes_is_saved_and_loaded_and_its_steps_are_looked_at():
    p = play(street(), "0 done", "1 draw")
    saved = GAME.save(p)
    assert GAME.load(saved) == p
    broken = saved.replace(b"errands.round", b"errands.rounb")
    assert broken != saved
    with pytest.raises(BadRecord, match="unknown step"):
        GAME.load(broken)


def test_imagined_worlds_know_who_is_asked_what():
    p = play(street(), "0 done", "1 draw", "2 call seat1")
    for seat in range(3):
        world = GAME.imagine(p, seat, 9)
        assert [one.plain() for one in world.asks] == [one.plain() for one in p.asks]
        assert world.lanes == p.lanes
        assert world.ask is world.asks[0]
        assert not world.ask.form.rests


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_every_law(seats):
    for seed in range(6):
        for _ in lawful_game(GAME, Random(seed), seats, seed, {}):
            pass


def test_an_answer_may_be_taken_back_though_others_have_answered_since():
    sitting = Sitting(GAME, 3, 5)
    shelf = sitting.state.zones[SHELF]
    for seat, name in ((0, f"buy {shelf[0]}"), (1, "draw"), (2, f"buy {shelf[1]}")):
        sitting.answer(name, seat)
    straight = play(street(), "1 draw", f"2 buy {shelf[1]}")
    sitting.undo(seat=0)
    assert sitting.state == straight
    assert sitting.record.answers == [(1, "draw"), (2, f"buy {shelf[1]}")]
    again = Sitting.replay(GAME, Record.read(sitting.record.text()))
    assert again.positions == sitting.positions


def test_what_others_built_on_is_not_taken_back():
    sitting = Sitting(GAME, 3, 5)
    sitting.answer("call seat0", 1)
    sitting.answer("carry seat1", 0)
    before = sitting.record.text()
    with pytest.raises(BadAnswer, match="seat 0 has built on it"):
        sitting.undo(seat=1)
    assert sitting.record.text() == before


def test_what_brought_somebody_something_else_is_not_taken_back():
    sitting = Sitting(GAME, 3, 5)
    shelf, deck = sitting.state.zones[SHELF], sitting.state.zones[DECK]
    sitting.answer(f"buy {shelf[0]}", 1)
    sitting.answer("draw", 0)
    sitting.events[-1][0] = sitting.events[-1][0]._replace(args=(0, deck[1]))  # as if it had hung on that
    with pytest.raises(BuiltOn, match="seat 0 has built on it") as refused:
        sitting.undo(seat=1)
    assert refused.value.seat == 0


def test_what_showed_something_new_is_not_taken_back_for_nothing():
    sitting = Sitting(GAME, 3, 5)
    sitting.answer("draw", 1)
    sitting.answer("done", 0)
    with pytest.raises(BadAnswer, match="new information"):
        sitting.undo(seat=1)
    sitting.undo(seat=0)
    assert sitting.record.answers == [(1, "draw")]


def test_a_seat_takes_back_its_own_answers_only():
    sitting = Sitting(GAME, 3, 5)
    sitting.answer("done", 1)
    with pytest.raises(BadAnswer, match="nothing of seat 0 to take back"):
        sitting.undo(seat=0)


def test_what_came_before_the_fork_is_not_taken_back_from_within():
    sitting = Sitting(GAME, 2, 5)
    for seat, name in ((0, "done"), (1, "done"), (1, "done")):
        sitting.answer(name, seat)
    with pytest.raises(BadAnswer, match="since then everybody was done"):
        sitting.undo(seat=0)


def test_lanes_do_not_fork_again():
    p = street()
    with pytest.raises(RuntimeError, match="fork again"):
        fork(p, (0,), errand)


def test_a_question_in_the_wrong_lane_is_a_mistake():
    p = Street.fresh()
    p.seats, p.loads = 2, [0, 0]
    push(p, begin_wrongly)
    with pytest.raises(RuntimeError, match="asked of seat 1 in the lane of 0"):
        run(p)


@step
def begin_wrongly(p: Street) -> None:
    fork(p, (0,), ask_another)


@step
def ask_another(p: Street, seat: int) -> None:
    ask(p, ERRAND, seat + 1, 0, always=True)


def test_a_question_stands_while_others_change_what_it_offers():
    before = street()
    p = play(before, "1 call seat0")
    assert [stands(p, before, one) for one in p.asks] == [True, True, True]
    assert p.asks[0].options != before.asks[0].options
    after = play(p, "0 done", "2 done", "1 done")
    assert not any(stands(after, p, one) for one in after.asks)


def test_whoever_answers_for_everybody_goes_round():
    p, last, answered = street(), -1, []
    for _ in range(5):
        one = next_ask(p, last)
        last = one.seat
        answered.append(last)
        p = play(p, f"{last} {'done' if last == 1 else 'draw'}")
    assert answered == [0, 1, 2, 0, 2]


def test_a_result_ends_every_lane():
    p = street()
    push_on(p, 0, win)
    p = play(p, "1 draw")
    assert p.over
    assert p.waiting == p.lanes == ()


@step
def win(p: Street) -> None:
    p.result = ("won",)


def test_a_lane_that_is_asked_something_without_an_answer_is_a_mistake():
    p = street()
    push_on(p, 0, ask_nothing, 0)
    with pytest.raises(RuntimeError, match=r"nothing to answer: errands.nothing\(\) asked of seat 0"):
        play(p, "1 draw")


@step
def ask_nothing(p: Street, seat: int) -> None:
    ask(p, NOTHING, seat, always=True)


NOTHING = Question("errands.nothing", lambda p, seat: iter(()), thought)

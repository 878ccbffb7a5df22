"""Records and sittings: text that reads back, replays, and undo up to the last new information."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toy import LOTS_GAME

from delvewright.kernel.errors import BadAnswer, BadRecord, DelveError
from delvewright.kernel.record import HEADER, Record, Sitting

WORDS = st.text("abcxyzABCÄß_019", min_size=1, max_size=12)
NAMES = st.lists(WORDS, min_size=1, max_size=3).map(" ".join)
TEXTS = st.text(st.characters(codec="utf-8"), max_size=12)
VALUES = st.none() | st.booleans() | st.integers() | TEXTS | st.lists(TEXTS, max_size=3)


@given(
    seats=st.integers(1, 9),
    seed=st.integers(0, 2**63 - 1),
    settings=st.dictionaries(WORDS, VALUES, max_size=4),
    answers=st.lists(st.tuples(st.integers(0, 8), NAMES), max_size=8),
    notes=st.dictionaries(WORDS, WORDS, max_size=2),
)
def test_a_record_reads_as_it_was_written(seats, seed, settings, answers, notes):
    record = Record("lots", "1", seats, seed, settings, answers, notes)
    assert Record.read(record.text()) == record


def sitting(*names: str, rounds: int = 2) -> Sitting:
    table = Sitting(LOTS_GAME, 2, 5, rounds=rounds)
    for name in names:
        table.answer(name)
    return table


def test_a_record_is_text_a_person_can_read():
    table = sitting("pass", "pass", "roll", rounds=1)
    assert table.record.text() == (
        f"{HEADER}\ngame: lots\nrules: 1\nseats: 2\nseed: 5\nset rounds: 1\n\n0 pass\n1 pass\n1 roll\n"
    )


def test_answers_are_kept_by_name_whoever_gives_them_as_options():
    table = sitting()
    option = table.state.asks[1].options[0]
    table.answer(option, 1)
    assert table.record.answers == [(1, LOTS_GAME.names(table.positions[0], table.positions[0].asks[1])[0])]


def test_a_replay_gives_every_position_and_event_again():
    table = sitting("pass", "pass", "dig")
    while not table.state.over:
        table.answer(table.state.ask.options[0])
    again = Sitting.replay(LOTS_GAME, Record.read(table.record.text()))
    assert again.positions == table.positions
    assert again.events == table.events
    assert again.record == table.record
    assert len(Sitting.replay(LOTS_GAME, table.record, upto=2).positions) == 3


def test_sealed_answers_replay_in_the_order_they_were_given():
    table = Sitting(LOTS_GAME, 3, 5)
    for seat in (2, 0, 1):
        table.answer("pass", seat)
    again = Sitting.replay(LOTS_GAME, Record.read(table.record.text()))
    assert again.positions == table.positions


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: "", "line 1: a record begins with"),
        (lambda text: text.replace("record 1", "record 99"), "line 1: a record begins with"),
        (lambda text: text.replace("seats: 2", "seats 2"), "line 4: expected 'key: value', found 'seats 2'"),
        (lambda text: text.replace("seats: 2\n", ""), "the record does not say its seats"),
        (lambda text: text.replace("game: lots\nrules: 1\n", ""), "does not say its game, rules"),
        (lambda text: text.replace("seats: 2", "seats: two"), "seats and seed must be whole numbers"),
        (lambda text: text.replace("seed: 5", "seed: -5"), "seats and seed must be whole numbers"),
        (lambda text: text.replace("rounds: 1", "rounds: {"), "line 6: the value of 'set rounds' is not"),
        (lambda text: text.replace("0 pass", "pass"), "line 8: expected 'seat answer', found 'pass'"),
        (lambda text: text.replace("0 pass", "0"), "line 8: expected 'seat answer', found '0'"),
    ],
)
def test_a_record_that_cannot_be_read_names_the_line(change, words):
    text = sitting("pass", "pass", "roll", rounds=1).record.text()
    with pytest.raises(BadRecord, match=words):
        Record.read(change(text))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: text.replace("game: lots", "game: chess"), "a record of 'chess', not of 'lots'"),
        (lambda text: text.replace("rules: 1", "rules: 0"), "made under rules 0; these are rules 1"),
        (lambda text: text.replace("1 roll", "1 sing"), r"answer 3 \(1 sing\): 'sing' does not answer"),
        (lambda text: text.replace("1 roll", "0 roll"), r"answer 3 \(0 roll\): seat 0 is not asked"),
        (lambda text: text + "0 pass\n", r"answer 4 \(0 pass\): the game is over"),
    ],
)
def test_a_record_that_does_not_replay_names_the_answer(change, words):
    text = sitting("pass", "pass", "roll", rounds=1).record.text()
    with pytest.raises(BadRecord, match=words):
        Sitting.replay(LOTS_GAME, Record.read(change(text)))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: text.replace("seats: 2", "seats: 9"), "Lots seats 2 to 4, not 9"),
        (lambda text: text.replace("rounds: 1", "rounds: 77"), "option 'rounds' cannot be 77; it may be"),
        (lambda text: text.replace("set rounds", "set round"), "sets 'round', which Lots does not have"),
    ],
)
def test_a_record_of_an_impossible_set_up_says_so(change, words):
    text = sitting("pass", "pass", "roll", rounds=1).record.text()
    with pytest.raises(DelveError, match=words):
        Sitting.replay(LOTS_GAME, Record.read(change(text)))


# Undo


def test_undo_is_free_until_somebody_learns_something():
    table = sitting("pass", "pass")  # the bids are open now: news
    assert not table.undo_is_free
    table.answer("dig")  # only says what comes
    assert table.undo_is_free
    before = table.positions[-2]
    table.undo()
    assert table.state is before
    assert table.record.answers == [(0, "pass"), (1, "pass")]
    with pytest.raises(BadAnswer, match=r"new information.*consent"):
        table.undo()
    table.undo(consent=True)
    assert table.record.answers == [(0, "pass")]
    assert len(table.events) == 2


def test_the_events_of_a_sitting_begin_with_the_set_up_and_lead_to_its_positions():
    table = sitting("pass", "pass")
    assert len(table.events) == len(table.positions)
    assert [{event.key for event in told} for told in table.events] == [{"drew"}, set(), {"bids"}]


def test_a_sealed_answer_may_be_taken_back_while_it_is_sealed():
    table = sitting("pass")
    assert table.undo_is_free
    table.undo()
    assert table.state.sealed == ()


@pytest.mark.parametrize("verb", ["roll", "peek"])
def test_a_roll_and_a_peek_are_news(verb):
    table = sitting("pass", "pass", verb)
    assert not table.undo_is_free


def test_there_is_nothing_before_the_start():
    table = sitting()
    assert not table.undo_is_free
    with pytest.raises(BadAnswer, match="nothing to take back"):
        table.undo(consent=True)


def test_a_refused_answer_leaves_the_sitting_as_it_was():
    table = sitting("pass")
    with pytest.raises(BadAnswer):
        table.answer("sing")
    with pytest.raises(BadAnswer):
        table.answer("pass", 0)
    assert table.record.answers == [(0, "pass")]
    assert len(table.positions) == 2
    assert len(table.events) == 2

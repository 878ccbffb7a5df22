"""How things are said: templates and their fields, what is declared once, and what is told without words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.thunderstone.teller import Story

import delvewright
from delvewright.games.thunderstone import GAME
from delvewright.kernel.events import Event
from delvewright.views.english import capital, count, listed, third
from delvewright.views.model import Line
from delvewright.views.speech import Says, Speech, Verb
from delvewright.views.thunderstone.reading import Reading

NAMES = ("Ann", "bo", "Cass")


class Heard(Reading):
    """Thunderstone, to be spoken of in the words of a test."""

    facts = ("gold",)


@pytest.fixture
def table() -> Story:
    story = Story().start(seats=3)
    story.hand("militia", "militia", "torch", "dagger")
    return story


def told(text: Any, fields: str, *values: Any, p: Any = None, seat: int = 0) -> str:
    """What a template says of some values, read by a seat."""
    speech = Speech(Heard, events={f"happened {fields}": Says(text)})
    line = speech.narrate(Heard(p or GAME.start(3, 1), seat, NAMES), Event("happened", values))
    assert line is not None
    return line.text


# Templates -------------------------------------------------------------------------------------------


def test_a_seat_is_you_or_a_name_as_it_was_typed() -> None:
    assert told("{Seat} rested.", "seat", 0) == "You rested."
    assert told("{Seat} rested.", "seat", 1) == "bo rested."
    assert told("Then {seat} rested.", "seat", 0) == "Then you rested."
    assert told("{Seat} rested.", "seat", 2, seat=-1) == "Cass rested."


def test_what_is_somebodys_and_what_somebody_does_have_the_right_form() -> None:
    assert told("{Seat's} turn.", "seat", 0) == "Your turn."
    assert told("It is {seat's} turn.", "seat", 1) == "It is bo's turn."
    assert told("It is {seat's} turn.", "seat", 2) == "It is Cass' turn."
    assert told("{Seat:have} nothing.", "seat", 0) == "You have nothing."
    assert told("{Seat:have} nothing.", "seat", 1) == "bo has nothing."
    assert told("What {seat:carry}.", "seat", 1) == "What bo carries."


def test_numbers_take_their_noun_and_other_values_stand_as_they_are() -> None:
    assert told("{number:card} left.", "number", 1) == "1 card left."
    assert told("{number:Hero} left.", "number", 2) == "2 Heroes left."
    assert told("{number} of {most}, 100 %.", "number most", 2, (3, 4)) == "2 of (3, 4), 100 %."


def test_pieces_are_named_by_their_sort(table: Story) -> None:
    p = table.state
    militia, torch = p.zones[1][0], p.zones[1][2]
    assert told("{Seat} used {piece}.", "seat piece", 0, torch, p=p) == "You used Torch."
    assert told("With {hand}.", "hand", (militia, militia, torch), p=p) == "With 2 Militia, Torch."
    assert told("{piece} lies in {piece.where}.", "piece", torch, p=p) == "Torch lies in your hand."
    assert told("{gold} gold.", "", p=p) == f"{Heard(p, 0).gold} gold."


def test_an_option_can_speak_of_what_its_question_is_about() -> None:
    p = GAME.start(3, 1)
    ask = next(iter(GAME.start(3, 1).asks))
    assert ask.form.fields == ()
    with pytest.raises(ValueError, match=r"'turn.action' is not about 'foe'"):
        ask.value("foe")
    assert ask.value("foe", 7) == 7
    speech = Speech(Heard, verbs={"rest": Verb("Rest", "{ask.weapon}")})
    with pytest.raises(ValueError, match="not about 'weapon'"):
        speech.say(Heard(p, p.ask.seat), p.ask, ("rest",))


def test_values_and_terms_are_known_by_their_names_not_by_their_places() -> None:
    source = Path(delvewright.__file__).parent
    counted = re.compile(r"ask\.values\[|\bterm\[\d")
    files = [file for file in source.rglob("*.py") if file.name != "contracts.py"]  # where a term is defined
    assert len(files) > 200
    assert [str(file) for file in files if counted.search(file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    ("entries", "message"),
    [
        ({"reasons": {"dear cost": Says("Costs {price}")}}, "'dear' speaks of .* 'price'; known: cost"),
        ({"events": {"drew seat": Says("{Saet} drew.")}}, "'drew' .* did you mean seat"),
        ({"events": {"drew piece": Says("{piece.colour}")}}, "knows no 'colour' of 'piece'"),
        ({"verbs": {"buy": Verb("Buy {piece}")}}, "'buy' speaks of .* 'piece'"),
        ({"verbs": {"buy": Verb("Buy", "{ask.nothing}")}}, "no question is about 'nothing'"),
        ({"verbs": {"rob": Verb("Rob")}}, "no verb 'rob'"),
        ({"verbs": {"rest": Verb("Rest", within={"turn.action": Says("{foe}")})}}, "'rest' speaks of"),
        ({"prompts": {"turn.end": Says("Done?")}}, "no question 'turn.end'"),
        ({"events": {"drew seat": Says("a"), "drew piece": Says("b")}}, "'drew' is declared twice"),
    ],
)
def test_what_cannot_be_said_is_an_error_at_once(entries: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Speech(Heard, **entries)


# What is declared ------------------------------------------------------------------------------------


def test_within_a_question_what_is_left_out_is_as_everywhere() -> None:
    p = GAME.start(3, 1)
    r = Heard(p, p.ask.seat)

    def said(within: Says) -> tuple[str, Line]:
        rest = Verb("Rest", "Sleep.", "TS-REST-01", within={"turn.action": within})
        speech = Speech(Heard, verbs={"rest": rest}, prompts={"turn.action": Says("Well?", "TS-TURN-02")})
        return speech.label(r, p.ask, ("rest",)), speech.say(r, p.ask, ("rest",))

    assert said(Verb("Nap")) == ("Nap", Line("Sleep.", ("TS-REST-01",)))
    assert said(Says("Nap.")) == ("Rest", Line("Nap.", ("TS-TURN-02",)))
    assert said(Says("", "OR-44")) == ("Rest", Line("Sleep.", ("OR-44",)))


def test_a_verb_rests_on_its_question_and_may_be_an_aside() -> None:
    p = GAME.start(3, 1)
    r = Heard(p, p.ask.seat)
    verbs = {
        "rest": Verb("Rest", aside=True),
        "village": Verb("Go", lambda r, ask: Line("Gone.", ("OR-44",))),
    }
    speech = Speech(Heard, verbs=verbs, prompts={"turn.action": Says("Well?", "TS-TURN-02")})
    question = speech.open_question(r)
    assert question is not None
    assert [
        (one.label, one.text, one.rules, one.aside) for one in question.offers if one.name != "dungeon"
    ] == [
        ("Go", "Gone.", ("OR-44",), False),
        ("Rest", "Rest.", ("TS-TURN-02",), True),
    ]
    assert speech.cited() == {"TS-TURN-02"}


def test_a_game_without_words_is_told_by_its_names() -> None:
    p = GAME.start(3, 1)
    speech, r = Speech(Heard), Heard(p, p.ask.seat, NAMES)
    assert speech.prompt(r, p.ask).text == "Turn.action?"
    assert speech.say(r, p.ask, ("rest",)).text == "Rest."
    assert speech.explain(r, ("too_dear", 9, 6)).text == "Too dear 9 6"
    assert speech.narrate(r, Event("shuffled_well", (0,))) == Line("Shuffled well.")
    assert len(speech.missing()) > 50
    other = (p.ask.seat + 1) % 3
    assert speech.why(Heard(p, other, NAMES), p.zones[5 * other + 1][0]) == [
        Line(f"{NAMES[p.ask.seat]} must answer first; you are not asked now.")
    ]
    assert speech.why(r, p.zones[5 * other + 1][0]) == [Line("You cannot see that.")]
    question, part = speech.why(r, p.zones[5 * p.ask.seat + 1][0])
    assert (question.text, part.text.endswith(", in your hand, is not part of this.")) == (
        "Turn.action?",
        True,
    )


def test_a_question_says_what_it_is_about_to_whoever_points_elsewhere() -> None:
    p = GAME.start(3, 1)
    speech = Speech(Heard, prompts={"turn.action": Says("Well?", "TS-TURN-02", about="your turn")})
    _, part = speech.why(Heard(p, p.ask.seat, NAMES), p.zones[5 * p.ask.seat + 1][0])
    assert part.text.endswith(": it is about your turn.")
    assert part.rules == ("TS-TURN-02",)


def test_an_event_that_says_nothing_or_is_not_for_a_seat_is_not_told() -> None:
    p = GAME.start(3, 1)
    speech = Speech(Heard, events={"hid": Says(lambda r, seat: ""), "saw seat": Says("{Seat} saw.")})
    told = [Event("hid", (0,)), Event("saw", (1,)), Event("saw", (2,), 2)]
    assert speech.recount(p, p, told, 0, NAMES) == [Line("bo saw.")]
    assert [line.text for line in speech.recount(p, p, told, 2, NAMES)] == ["bo saw.", "You saw."]


def test_a_verb_says_where_what_it_touches_goes_in_every_question() -> None:
    within = {"village.buy": Says("Buy it.")}
    verbs = Speech(Heard, verbs={"buy": Verb("Buy {card}", goes=("hand",), within=within)}).verbs
    assert (verbs["buy"].goes, verbs["buy"].within["village.buy"].goes) == (("hand",), ("hand",))


# English ---------------------------------------------------------------------------------------------


def test_forms_of_words() -> None:
    assert [third(verb) for verb in ("draw a die", "watch", "carry", "stay", "are", "must go")] == [
        *("draws a die", "watches", "carries", "stays", "is", "must go")
    ]
    assert [count(2, noun) for noun in ("card", "level die", "Hero")] == [
        "2 cards",
        "2 level dice",
        "2 Heroes",
    ]
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert listed(["a", "b"], "or") == "a or b"
    assert capital("the O'Neil") == "The O'Neil"

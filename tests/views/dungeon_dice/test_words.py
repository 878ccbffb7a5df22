"""Everything the game can ask, offer, refuse or tell has words; and the rules the words cite are there."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import delvewright.games.dungeon_dice as dungeon_dice
from delvewright import counsel
from delvewright.counsel.dungeon_dice.guide import GUIDE
from delvewright.games.dungeon_dice.abilities.register import POWERS
from delvewright.games.dungeon_dice.bargain.compose import HEADINGS
from delvewright.games.dungeon_dice.bargain.terms import SHAPES
from delvewright.games.dungeon_dice.door import VERBS
from delvewright.games.dungeon_dice.kinds import ABILITIES
from delvewright.kernel.ask import questions_of
from delvewright.views.digest import digest
from delvewright.views.dungeon_dice import bargains, reading
from delvewright.views.model import Line
from delvewright.views.speech import USUAL, Says
from delvewright.words import dice
from views.dungeon_dice.tables import FRONT, TABLES, game_played, played

SPEECH = FRONT.speech
SOURCES = [Path(dice.__file__), *sorted(Path(dungeon_dice.__file__).parent.rglob("*.py"))]
"""The game, and the shared words that tell something by themselves."""
RAW = re.compile(
    r"[A-Z]{3,}_[A-Z]|\{|\bNone\b|_[a-z]+_|\b(seat|foe) \d|Seat 5| {2}|\.\."
    r"|\b[Yy]ou (is|has|does|owes|gives|uses|rolls|wants)\b|[Tt]he The\b"
)
"""What no sentence may hold: raw names, unfilled braces, bad grammar."""


NAMED_BY_VERB = {"called_for_help", "called_for_offers"}
"""Events whose key is made of the verb that brings them."""


def nodes() -> Iterator[ast.AST]:
    for path in SOURCES:
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def own_questions() -> set[str]:
    return set(questions_of("dungeon_dice"))


def events_told() -> Iterator[tuple[str, int]]:
    """The key in every call of `tell`, and how much it tells; -1 where that depends."""
    for node in nodes():
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "tell":
            key = node.args[1]
            if not isinstance(key, ast.Constant):
                continue
            starred = any(isinstance(one, ast.Starred) for one in node.args)
            yield str(key.value), -1 if starred else len(node.args) - 2


def reasons_in(node: ast.AST | None) -> Iterator[tuple[str, int]]:
    """The reasons an expression may come to, each with how many numbers it has."""
    if isinstance(node, ast.IfExp):
        yield from reasons_in(node.body)
        yield from reasons_in(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from reasons_in(value)
    elif isinstance(node, ast.Tuple) and node.elts:
        first = node.elts[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str) and first.value.islower():
            yield first.value, len(node.elts) - 1


def reasons_given() -> Iterator[tuple[str, int]]:
    """What functions return that give a reason, what is yielded beside an option, or kept as `why`."""
    for node in nodes():
        if isinstance(node, ast.FunctionDef) and node.returns and "Reason" in ast.unparse(node.returns):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return):
                    yield from reasons_in(inner.value)
        elif isinstance(node, ast.Yield) and isinstance(node.value, ast.Tuple) and len(node.value.elts) == 2:
            yield from reasons_in(node.value.elts[1])
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if getattr(targets[0], "id", "") == "why":
                yield from reasons_in(node.value)


def takes(said: Says, *given: object) -> bool:
    """Whether some words can be told so much, besides the reading."""
    if said.fields is not None:
        return len(said.fields) == len(given) or not said.fields
    try:
        inspect.signature(said.text).bind("reading", *given)  # type: ignore[arg-type]
    except TypeError:
        return False
    return True


def cited() -> Iterator[tuple[str, str]]:
    """Every rule number of the tables of words."""
    yield from [("speech", rule) for rule in SPEECH.cited()]
    for question, told in GUIDE.items():
        for rule in told.rules if isinstance(told, Line) else ():
            yield f"guide: {question}", rule


def test_every_question_has_a_prompt_and_a_guide() -> None:
    assert SPEECH.missing() == []
    assert own_questions() == set(SPEECH.prompts) == set(GUIDE)


def test_every_verb_has_its_entry_and_speaks_of_questions_there_are() -> None:
    assert set(VERBS) == set(SPEECH.verbs)
    assert {question for verb in SPEECH.verbs.values() for question in verb.within} <= own_questions()


def test_every_prompt_takes_the_values_of_its_question() -> None:
    for name, question in questions_of("dungeon_dice").items():
        parameters = list(inspect.signature(question.candidates).parameters.values())
        values = [one for one in parameters[2:] if one.default is inspect.Parameter.empty]
        said = SPEECH.prompts[name]
        assert said.fields is not None or takes(said, "ask", *values), name


def test_every_event_has_a_line() -> None:
    told = list(events_told())
    assert {key for key, _ in told} | NAMED_BY_VERB == set(SPEECH.events)
    for key, number in told:
        assert number < 0 or takes(SPEECH.events[key], *range(number)), key


def test_every_reason_has_words() -> None:
    given = list(reasons_given())
    assert {key for key, _ in given} == set(SPEECH.reasons) - {key.split()[0] for key in USUAL}
    for key, number in given:
        assert takes(SPEECH.reasons[key], *range(number)), key


def test_every_term_and_heading_of_a_bargain_has_words() -> None:
    assert set(SHAPES) == set(bargains.TERMS)
    assert set(HEADINGS) <= set(reading.WHATS)


def test_every_symbol_that_can_be_used_has_a_name() -> None:
    assert set(POWERS) <= set(ABILITIES)


def test_every_rule_that_is_cited_is_there() -> None:
    known = digest("dungeon_dice")
    assert [(where, rule) for where, rule in cited() if rule not in known] == []


def checked(line: Line, known: Any) -> None:
    assert line.text, line
    assert not RAW.search(line.text), line
    assert line.text[0].isupper() or not line.text[0].isalpha(), line
    assert all(rule in known for rule in line.rules), line


@pytest.mark.parametrize("table", TABLES)
def test_everything_is_said_in_whole_sentences(table: str) -> None:
    """Prompts, offers, refusals, guides and log of a game, as read by the seat asked and by others."""
    known = digest("dungeon_dice")
    names = ["Ann", "Bo", "Cy", "Di", "Ed"]
    speech = FRONT.speech
    for index, (before, after, seat, told) in enumerate(game_played(table)):
        for line in FRONT.recount(before, after, told, seat if index % 2 else -1, names):
            checked(line, known)
        if index % 4:
            continue
        for ask in before.asks:
            reading = FRONT.read(before, ask.seat, names)
            checked(speech.prompt(reading, ask), known)
            for option in ask.options:
                checked(speech.say(reading, ask, option), known)
            for _, reason in FRONT.why_not(before, ask.seat):
                checked(speech.explain(reading, reason), known)
            for line in counsel.guide(FRONT, before, ask.seat, names):
                checked(line, known)


@pytest.mark.slow
def test_thousands_of_answers_leave_nothing_without_words() -> None:
    for table in TABLES:
        for seed in range(100, 106):
            for before, after, _, told in played(table, seed):
                FRONT.recount(before, after, told)
                for ask in before.asks:
                    FRONT.prompt(before, ask)
                    for _, reason in FRONT.why_not(before, ask.seat):
                        FRONT.explain(before, reason)

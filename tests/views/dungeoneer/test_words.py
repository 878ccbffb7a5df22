"""Everything the game can ask, offer, refuse or tell has words; and the rules the words cite are there."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import delvewright.games.dungeoneer as dungeoneer
from delvewright.games.dungeoneer.door import VERBS
from delvewright.kernel.ask import questions_of
from delvewright.views.digest import digest
from delvewright.views.model import Line
from delvewright.views.speech import USUAL, Says
from views.dungeoneer.tables import FRONT, TABLES, game_played, some

SPEECH = FRONT.speech
SOURCES = sorted(Path(dungeoneer.__file__).parent.rglob("*.py"))


def nodes() -> Iterator[ast.AST]:
    for path in SOURCES:
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def keys_in(node: ast.AST) -> Iterator[str]:
    """The string an expression is, or either of those it may be."""
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from keys_in(node.body)
        yield from keys_in(node.orelse)
    elif isinstance(node, ast.Name):
        for other in nodes():
            if isinstance(other, ast.Assign) and getattr(other.targets[0], "id", "") == node.id:
                yield from keys_in(other.value)


def events_told() -> Iterator[tuple[str, int]]:
    """The key in every call of `tell` and `tell_seat`, and how much it tells; -1 where that depends."""
    for node in nodes():
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "id", "")
        starred = any(isinstance(one, ast.Starred) for one in node.args)
        if name == "tell":
            for key in keys_in(node.args[1]):
                yield key, -1 if starred else len(node.args) - 2
        elif name == "tell_seat":
            for key in keys_in(node.args[2]):
                yield key, len(node.args[3].elts) if isinstance(node.args[3], ast.Tuple) else -1


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
        for each in node.elts:
            yield from reasons_in(each)


def reasons_given() -> Iterator[tuple[str, int]]:
    """What functions return that give a reason, what is yielded beside an option, kept as `why`, or named in
    capitals to be given in several places."""
    for node in nodes():
        returns = ast.unparse(node.returns) if isinstance(node, ast.FunctionDef) and node.returns else ""
        if "Reason" in returns or "Why" in returns:
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return):
                    yield from reasons_in(inner.value)
        elif isinstance(node, ast.Yield) and isinstance(node.value, ast.Tuple) and len(node.value.elts) == 2:
            yield from reasons_in(node.value.elts[1])
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if getattr(targets[0], "id", "") == "why" or _is_named(targets[0], node.value):
                yield from reasons_in(node.value)


def _is_named(target: ast.AST, value: ast.AST | None) -> bool:
    """`STRANDED, CLOSES_MAP = ("stranded",), ("closes_map",)`: names that say what their keys say."""
    names = target.elts if isinstance(target, ast.Tuple) else [target]
    values = value.elts if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) else [value]
    return all(
        getattr(name, "id", "").isupper()
        and isinstance(each, ast.Tuple)
        and [getattr(one, "value", "") for one in each.elts] == [getattr(name, "id", "").lower()]
        for name, each in zip(names, values, strict=False)
    )


def takes(said: Says, *given: object) -> bool:
    """Whether some words can be told so much, besides the reading."""
    if said.fields is not None:
        return len(said.fields) == len(given) or not said.fields
    try:
        inspect.signature(said.text).bind("reading", *given)  # type: ignore[arg-type]
    except TypeError:
        return False
    return True


def test_every_question_has_a_prompt_and_says_what_it_is_about() -> None:
    assert SPEECH.missing() == []
    assert [name for name, said in SPEECH.prompts.items() if not said.about] == []


def test_every_verb_has_its_entry_and_speaks_of_questions_there_are() -> None:
    assert set(VERBS) == set(SPEECH.verbs)
    asked = {*questions_of("dungeoneer"), *questions_of("words")}
    assert {question for verb in SPEECH.verbs.values() for question in verb.within} <= asked


def test_every_prompt_takes_the_values_of_its_question() -> None:
    for name, question in questions_of("dungeoneer").items():
        said = SPEECH.prompts[name]
        assert said.fields is not None or takes(said, "ask", *question.fields), name


def test_every_event_has_a_line() -> None:
    told = list(events_told())
    assert {key for key, _ in told} == set(SPEECH.events)
    for key, number in told:
        assert number < 0 or takes(SPEECH.events[key], *range(number)), key


def test_every_reason_has_words() -> None:
    given = list(reasons_given())
    assert {key for key, _ in given} == set(SPEECH.reasons) - {key.split()[0] for key in USUAL}
    for key, number in given:
        assert takes(SPEECH.reasons[key], *range(number)), key


def test_every_rule_that_is_cited_is_there() -> None:
    known: Any = digest("dungeoneer")
    assert SPEECH.cited() - set(known) == set()
    assert [rule for face in FRONT.cards().values() for rule in face.rules if rule not in known] == []


# What games say --------------------------------------------------------------------------------------

RAW = re.compile(
    r"\{|\bNone\b|_[a-z]|\bseat \d|Seat 9| {2}|\.\.|\bNowhere\b"
    r"|\b[Yy]ou (is|has|does|gives|uses|rolls|wants|takes|gets)\b|\b1 (cards|wounds|moves)\b"
)
"""What no sentence may hold: raw names, unfilled braces, bad grammar."""
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")


def checked(line: Line, known: Any) -> None:
    assert line.text, line
    assert not RAW.search(line.text), line
    assert line.text[0].isupper() or not line.text[0].isalpha(), line
    assert all(rule in known for rule in line.rules), line


@pytest.mark.parametrize("table", TABLES)
def test_everything_is_said_in_whole_sentences(table: str) -> None:
    """Prompts, offers, refusals and log of a game, as read by the seat asked and by others."""
    known = digest("dungeoneer")
    for index, (before, after, seat, told) in enumerate(game_played(table)):
        for line in FRONT.recount(before, after, told, seat if index % 2 else -1, NAMES):
            checked(line, known)
        if index % 3:
            continue
        ask = before.ask
        reading = FRONT.read(before, ask.seat, NAMES)
        checked(SPEECH.prompt(reading, ask), known)
        for option in ask.options:
            checked(SPEECH.say(reading, ask, option), known)
            assert not RAW.search(SPEECH.label(reading, ask, option))
        for _, reason in FRONT.why_not(before, ask.seat):
            checked(SPEECH.explain(reading, reason), known)


@pytest.mark.parametrize("table", ["crypt", "both", "options"])
def test_whatever_piece_is_pointed_at_there_is_an_answer(table: str) -> None:
    for one in some(table, 12):
        state = one.before
        offered = {touch.piece for option in state.ask.options for touch in touched(state, option)}
        for seat in (-1, one.seat):
            for piece in range(0, len(state.cast), 3):
                lines = FRONT.why(state, seat, piece, NAMES)
                assert lines or (seat == state.ask.seat and piece in offered)


def touched(state: Any, option: Any) -> Any:
    return FRONT.read(state, state.ask.seat).touches(option)


def test_a_move_is_one_line_with_what_it_brought() -> None:
    before, after, _, told = next(
        one
        for one in game_played("crypt")
        if [event.key for event in one.told][:3] == ["moved", "glory", "peril"]
    )
    (line, *_) = FRONT.recount(before, after, told, -1, NAMES)
    assert re.fullmatch(r"\w+ went to [\w' ]+: \+\d Glory, \+\d Peril\.", line.text)

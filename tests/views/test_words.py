"""Everything the game can ask, offer, refuse or tell has words; and the rules the words cite are there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import delvewright.games.thunderstone as thunderstone
import delvewright.words.decks as decks
from delvewright.games.thunderstone.door import VERBS
from delvewright.games.thunderstone.kinds import KINDS, TRAITS
from delvewright.kernel.ask import questions_of
from delvewright.kernel.steps import STEPS, Block
from delvewright.views.digest import digest
from delvewright.views.speech import USUAL
from delvewright.views.thunderstone import printed, prompts
from delvewright.words.flow import Choose
from views.thunderstone.tables import FRONT, TABLES, game_played, played

SPEECH = FRONT.speech
RULE = re.compile(r"\b(?:TS|WR|OR)(?:-[A-Z]+)*-\d+\b")
SOURCES = [Path(decks.__file__), *sorted(Path(thunderstone.__file__).parent.rglob("*.py"))]
"""The game, and the shared words that tell something by themselves."""


# What the sources can say ----------------------------------------------------------------------------


def nodes() -> Iterator[ast.AST]:
    for path in SOURCES:
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def events_told() -> set[str]:
    """The first string in every call of tell and tell_seat."""
    keys = set()
    for node in nodes():
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("tell", "tell_seat"):
            keys.add(
                next(arg.value for arg in node.args if isinstance(arg, ast.Constant) and arg.value != "")
            )
    return keys


def key_of(node: ast.AST | None) -> Iterator[str]:
    """The reasons an expression may come to: a tuple that begins with a string, whichever way it goes.

    `((key,) for key in ("a", "b") if …)` may come to either.
    """
    if isinstance(node, ast.IfExp):
        yield from key_of(node.body)
        yield from key_of(node.orelse)
    elif isinstance(node, ast.Tuple) and node.elts:
        first = node.elts[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield first.value
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from key_of(value)
    elif isinstance(node, ast.Call):
        for each in (inner for argument in node.args for inner in ast.walk(argument)):
            if isinstance(each, ast.comprehension) and isinstance(each.iter, ast.Tuple):
                yield from (key.value for key in each.iter.elts if isinstance(key, ast.Constant))


def reasons_given() -> set[str]:
    """What functions return that may give a reason, what stands beside an option, or is named `why`."""
    keys = set()
    for node in nodes():
        if isinstance(node, ast.FunctionDef | ast.Lambda):
            returns = ast.unparse(node.returns) if isinstance(node, ast.FunctionDef) and node.returns else ""
            if "Reason" in returns or "tuple[str, str] | None" in returns:
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Return):
                        keys.update(key_of(inner.value))
        if isinstance(node, ast.Yield) and isinstance(node.value, ast.Tuple) and len(node.value.elts) == 2:
            keys.update(key_of(node.value.elts[1]))
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "why":
            keys.update(key_of(node.value))
        if isinstance(node, ast.keyword) and node.arg == "why":
            keys.update(key_of(node.value))
    return keys


def choices() -> Iterator[tuple[str, int, Choose]]:
    """Every choice a card's text can ask for."""
    for address, block in STEPS.items():
        game, card, *_ = address.split(".")
        if isinstance(block, Block) and game == "thunderstone" and card in KINDS:
            for index, word in enumerate(block.words):
                if isinstance(word, Choose):
                    yield address, index, word


def test_every_event_in_the_sources_has_a_line() -> None:
    assert events_told() == set(SPEECH.events)


def test_every_reason_in_the_sources_has_words() -> None:
    assert reasons_given() == set(SPEECH.reasons) - {key.split()[0] for key in USUAL}


def test_every_verb_has_a_label_and_a_sentence() -> None:
    assert set(SPEECH.verbs) == set(VERBS)
    for verb in SPEECH.verbs.values():
        assert verb.label
        assert verb.text or verb.within


def test_every_question_has_a_prompt_and_says_what_it_is_about() -> None:
    ours = set(questions_of("thunderstone"))
    assert len(ours) > 15
    assert SPEECH.missing() == []
    told = {name for name in ours if name[:8] in ("village.", "dungeon.") or name == "turn.action"}
    assert {name for name in ours if not SPEECH.prompts[name].about} == told


def test_every_choice_of_a_card_has_a_prompt() -> None:
    verbs = set()
    for address, index, word in choices():
        text, _ = prompts.choice(address, index)
        assert text.startswith(f"{printed.card_of(address).name}: ")
        assert "{" not in text
        verbs.add(word.verb)
    assert verbs == set(prompts.CHOICES)


def test_every_trait_has_words() -> None:
    assert set(printed.TRAITS) == set(TRAITS)


@pytest.mark.parametrize("kind", [kind for kind in KINDS.values() if kind.village or kind.dungeon], ids=str)
def test_every_ability_is_a_printed_line_of_its_card(kind: Any) -> None:
    abilities = dict.fromkeys((*kind.village, *kind.dungeon))
    lines = [printed.ability_text(kind, ability) for ability in abilities]
    assert len(set(lines)) == len(lines)
    assert all(any(line in printed for printed in kind.printed.text) for line in lines)


def test_every_rule_that_is_cited_is_in_the_digest() -> None:
    cited = {
        *SPEECH.cited(),
        *(rule for rules in printed.PARTS.values() for rule in rules),
        *(rule for _, rule in printed.TRAITS.values()),
    }
    for path in Path(printed.__file__).parent.glob("*.py"):
        cited.update(RULE.findall(path.read_text(encoding="utf-8")))
    assert len(cited) > 100
    assert cited - set(digest("thunderstone")) == set()


def test_every_card_note_of_the_digest_finds_its_card() -> None:
    found = {note for rules in printed.notes().values() for note in rules}
    assert found == {id for id in digest("thunderstone") if "-NOTE-" in id}


# What games say --------------------------------------------------------------------------------------


def check_line(line: str, cites: bool = True) -> None:
    assert line
    assert "!" not in line
    assert "  " not in line
    assert "None" not in line
    assert line[0] in "-0123456789" or line[0].isupper()
    if cites:
        assert set(RULE.findall(line)) <= set(digest("thunderstone"))
        assert " · " in line


@pytest.mark.parametrize("table", TABLES)
def test_games_leave_nothing_without_words(table: str) -> None:
    """Every question, option, refusal and event that comes up in two hundred games of all variants."""
    said: set[tuple[Any, ...]] = set()
    for seed in range(100, 113):
        for before, after, _, told in played(table, seed):
            ask = before.ask
            place = (ask.question, *ask.values[:2]) if ask.question == "choose" else (ask.question,)
            if place not in said:
                said.add(place)
                check_line(FRONT.prompt(before))
            for option in ask.options:
                key = (ask.question, option[0], *(before.cast[piece].id for piece in option[1:2]))
                if key not in said:
                    said.add(key)
                    check_line(FRONT.say(before, option))
            for option, reason in FRONT.why_not(before):
                if reason not in said:
                    said.add(reason)
                    check_line(FRONT.explain(before, reason))
                    check_line(FRONT.name(before, option).capitalize(), cites=False)
            if not {event.key for event in told} <= said:
                said.update(event.key for event in told)
                for seat in range(-1, len(after.xp)):
                    for line in FRONT.recount(before, after, told, seat):
                        check_line(str(line), cites=False)


@pytest.mark.parametrize("table", ["base", "wrath", "odyssey", "solo", "cut-throat"])
def test_whatever_piece_is_pointed_at_there_is_an_answer(table: str) -> None:
    for before, *_ in game_played(table, 7)[::40]:
        asked = FRONT.view(before, before.ask.seat).ask
        offers = (*asked.offers, *asked.beyond)  # here, or where an answer leads to
        offered = {touch.piece for offer in offers for touch in (*offer.touches, *offer.leads)} - {-1}
        for seat in range(-1, len(before.xp)):
            for piece in range(0, len(before.cast), 3):
                lines = FRONT.why(before, seat, piece)
                for line in lines:
                    check_line(line)
                assert lines or seat == before.ask.seat
                assert lines or before.cast[piece] in {before.cast[each] for each in offered}

"""Sayings: what a card of one's own does, as a call of known words with numbers and names: `draw(2)`.

It is read as Python is, and never run: a name that is not in the vocabulary, an operator, an attribute or a
number out of bounds is an error. What comes of it is what the words of that name make.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from delvewright.kernel.errors import near

LARGEST = 99
DEEPEST = 6
LONGEST = 400


class Term(NamedTuple):
    """One word: what sort of thing it is, what makes it, and what it takes. A word that `takes` None is its
    own thing."""

    sort: str
    make: Any
    text: str
    takes: Mapping[str, str] | None = None  # by name, in order: "number", "name", or a sort of word
    rest: str = ""  # the sort of any more of them
    needs: int = 0  # how many of what it takes must be said


Vocabulary = Mapping[str, Term]


def say(text: str, words: Vocabulary, wanted: str) -> Any:
    """What a saying makes; a ValueError says what is wrong with it, and where."""
    if len(text) > LONGEST:
        raise ValueError(f"{len(text)} characters; {LONGEST} are the most")
    try:
        tree = ast.parse(text, mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        where = f" at {error.offset}" if isinstance(error, SyntaxError) and error.offset else ""
        raise ValueError(f"{text!r} cannot be read{where}: write it as word(number, …)") from error
    return _made(tree, words, wanted, 0)


def _made(node: ast.expr, words: Vocabulary, wanted: str, depth: int) -> Any:
    if depth > DEEPEST:
        raise ValueError("words within words within words: say it more simply")
    if wanted == "number":
        return _number(node)
    if wanted == "name":
        said = node.value if isinstance(node, ast.Constant) else None
        if isinstance(said, str) and re.fullmatch(r"[a-z][a-z_]{0,30}", said):
            return said
        raise ValueError(f"{ast.unparse(node)} is no name: small letters and _, in quotation marks")
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        name = node.func.id
        term = _term(name, words, wanted)
        if term.takes is None:
            raise ValueError(f"{name} takes nothing: write it without brackets")
        return _call(name, term, node, words, depth)
    if isinstance(node, ast.Name):
        term = _term(node.id, words, wanted)
        if term.takes is not None:
            raise ValueError(f"{node.id} wants brackets: {form(node.id, term)}")
        return term.make
    raise ValueError(f"{ast.unparse(node)} is no {wanted}; {near('', _of(words, wanted))}")


def _term(name: str, words: Vocabulary, wanted: str) -> Term:
    if name not in words:
        raise ValueError(f"there is no word {name!r}; {near(name, _of(words, wanted))}")
    term = words[name]
    if term.sort != wanted:
        raise ValueError(
            f"{name} is a {term.sort}, and here goes a {wanted}; {near(name, _of(words, wanted))}"
        )
    return term


def _of(words: Vocabulary, sort: str) -> list[str]:
    return [name for name, term in words.items() if term.sort == sort]


def _call(name: str, term: Term, node: ast.Call, words: Vocabulary, depth: int) -> Any:
    takes = term.takes or {}
    named = {key: sort for key, sort in takes.items() if key.endswith("=")}
    placed = [sort for key, sort in takes.items() if key not in named]
    more = node.args[len(placed) :]
    if more and not term.rest:
        raise ValueError(f"{name} takes no more than {len(placed)}: {form(name, term)}")
    args = [_made(arg, words, sort, depth + 1) for arg, sort in zip(node.args, placed, strict=False)]
    args += [_made(arg, words, term.rest, depth + 1) for arg in more]
    said = {}
    for keyword in node.keywords:
        key = f"{keyword.arg}="
        if key not in named or keyword.arg is None:
            raise ValueError(f"{name} takes no {keyword.arg}: {form(name, term)}")
        said[keyword.arg] = _made(keyword.value, words, named[key], depth + 1)
    if len(args) < term.needs or (named and not args and not said):
        raise ValueError(f"{name} wants more: {form(name, term)}")
    return term.make(*args, **said)


def _number(node: ast.expr) -> int:
    value = node.operand if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) else node
    if isinstance(value, ast.Constant) and type(value.value) is int and value.value <= LARGEST:
        return -value.value if value is not node else value.value
    raise ValueError(f"{ast.unparse(node)} is no whole number from -{LARGEST} to {LARGEST}")


def form(name: str, term: Term) -> str:
    """How a word is written."""
    if term.takes is None:
        return name
    parts = [key + sort if key.endswith("=") else key for key, sort in term.takes.items()]
    return f"{name}({', '.join([*parts, *([f'{term.rest}, …'] if term.rest else [])])})"

"""The rules digest: every numbered rule of a game's RULES.md, to be looked up by number or by words."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import NamedTuple

from delvewright.kernel.errors import DelveError, near
from delvewright.views.seeking import KINDRED, Texts

_RULE = re.compile(r"- \*\*(?P<id>[A-Z]+(?:-[A-Z]+)+(?:-\d+)?|[A-Z]+-\d+)\*\* (?P<text>.+)")
_HEADING = re.compile(r"(?P<marks>##+) (?P<title>.+)")


class Rule(NamedTuple):
    """One numbered rule, with the chapter and section it stands in."""

    id: str
    text: str
    chapter: str
    section: str

    @property
    def place(self) -> str:
        return f"{self.chapter} · {self.section}" if self.section else self.chapter


def books() -> list[str]:
    """The games that have a digest, whether they can be played yet or not."""
    rooms = resources.files("delvewright.games").iterdir()
    return sorted(room.name for room in rooms if room.is_dir() and (room / "RULES.md").is_file())


@cache
def digest(game: str) -> dict[str, Rule]:
    """Every rule of a game by its number, in the order of the digest; none of a game without one."""
    source = resources.files(f"delvewright.games.{game}") / "RULES.md"
    return read(source.read_text(encoding="utf-8")) if source.is_file() else {}


def example(game: str) -> str:
    """A number of the game's digest, to show what one looks like."""
    return next(iter(digest(game)), "")


def read(text: str) -> dict[str, Rule]:
    """Parse a digest: one line a rule, `- **TS-LIGHT-02** …`, under `##` chapters and `###` sections."""
    rules: dict[str, Rule] = {}
    chapter = section = ""
    for line in text.splitlines():
        if heading := _HEADING.match(line):
            if heading["marks"] == "##":
                chapter, section = heading["title"], ""
            else:
                section = heading["title"]
        elif found := _RULE.match(line):
            if found["id"] in rules:
                raise DelveError(f"the digest has two rules {found['id']}")
            rules[found["id"]] = Rule(found["id"], found["text"], chapter, section)
    return rules


def search(game: str, query: str) -> list[Rule]:
    """The rules a query means: a number, the beginning of one, or a question in words; the best first."""
    rules = digest(game)
    number = query.strip().upper()
    if number in rules:
        return [rules[number]]
    if re.fullmatch(r"[A-Z]+(-[A-Z]+)*(-\d*)?", number):
        family = [rule for id, rule in rules.items() if id.startswith(number.rstrip("-") + "-")]
        if family:
            return family
    every = list(rules.values())
    return [every[found.at] for found in _texts(game).seek(query)]


def stems(game: str, query: str) -> list[str]:
    """The beginnings of the words that a query means in the rules of a game."""
    return [stem for words in _texts(game).meant(query) for stem, worth in words.items() if worth > KINDRED]


@cache
def _texts(game: str) -> Texts:
    return Texts([(rule.text, rule.place) for rule in digest(game).values()])


def find(game: str, query: str) -> list[Rule]:
    """As `search`, but finding nothing is an error that says what may have been meant."""
    found = search(game, query)
    if not digest(game):
        raise DelveError(f"the rules of {game} are not written down by number")
    if not found:
        known = {word for rule in digest(game).values() for word in _words(rule.text)} | set(digest(game))
        raise DelveError(f"no rule speaks of {query!r}; {_hint(query, known, example(game))}")
    return found


def _words(text: str) -> set[str]:
    return set(re.findall(r"[a-z0-9_]+", text.lower()))


def _hint(query: str, known: set[str], number: str) -> str:
    hint = near(query.lower(), known)
    return hint if hint.startswith("did") else f"try a word of the game, or a number such as {number}"

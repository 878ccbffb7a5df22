"""Words: every option of a game as a few words out of a numbered list that only ever grows at its end.

An option is said as it is named in records, word by word: `equip torch regian_cleric` is three words. So the
list holds verbs, kinds, seats, numbers and what else names are made of, and not every pair of a weapon and a
hero. Numbers of more than two digits are said digit by digit. What no list knows, a card of somebody's own
for example, is said as OTHER, and then which of those.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from importlib import resources

from delvewright.kernel.errors import DelveError
from delvewright.kernel.game import Game
from delvewright.research.known import known

HEADER = "delvewright words 1"
WAIT, END, OTHER = 0, 1, 2
"""To do nothing, for interfaces in which everybody answers at every step; that a name ends here, where
another goes on; and a word that is not in the list."""
CONTROLS = ("~", ".", "?")
DIGITS = 100
"""Numbers below have a word of their own."""

WORD = re.compile(r"-(?=\d)|[^\s+:,.>]+")


def split(name: str) -> Iterator[str]:
    """The words of an option's name."""
    for word in WORD.findall(name):
        if word.isdigit() and (len(word) > 2 or (len(word) == 2 and word[0] == "0")):
            yield from word
        else:
            yield word


@dataclass(frozen=True)
class Vocabulary:
    """The numbered words of a game; each number is said of one word for ever."""

    game: str
    rules: str  # the version of the rules whose options it covers
    words: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.words)

    @cached_property
    def number(self) -> dict[str, int]:
        return {word: number for number, word in enumerate(self.words)}

    @property
    def digest(self) -> str:
        """Two lists of the same digest are the same."""
        return sha256("\n".join(self.words).encode()).hexdigest()[:12]

    def spell(self, numbers: Iterable[int]) -> str:
        """Several words in a line, for people."""
        return " ".join([self.words[number] for number in numbers])

    def numbers(self, name: str) -> tuple[int, ...]:
        """The words of an option's name as numbers."""
        number = self.number
        return tuple([number.get(word, OTHER) for word in split(name)])

    def text(self) -> str:
        """As it is kept in a file, a word a line: the number of a word is that of its line, from 0."""
        return "\n".join([HEADER, f"game: {self.game}", f"rules: {self.rules}", "", *self.words]) + "\n"

    @classmethod
    def read(cls, text: str, where: str) -> Vocabulary:
        lines = text.splitlines()
        if len(lines) < 4 or lines[0] != HEADER or lines[3]:
            raise DelveError(f"{where}: a list of words begins with {HEADER!r}, game, rules and a blank line")
        game, rules = (line.partition(": ")[2] for line in lines[1:3])
        found = cls(game, rules, tuple(lines[4:]))
        if found.words[: len(CONTROLS)] != CONTROLS or len(set(found.words)) != len(found.words):
            raise DelveError(f"{where}: a list of words begins with {CONTROLS} and has no word twice")
        return found

    def grown(self, game: Game) -> Vocabulary:
        """The same list with what the game has more by now at its end."""
        new = [word for word in spoken(game) if word not in self.number]
        return Vocabulary(self.game, game.version, (*self.words, *new))


def spoken(game: Game) -> tuple[str, ...]:
    """Every word that names of options are made of, each once."""
    found = dict.fromkeys(CONTROLS)
    found |= dict.fromkeys(["-", *[str(number) for number in range(DIGITS)]])
    found |= dict.fromkeys([f"seat{seat}" for seat in range(game.seats[1])])
    zones = game.position.ZONES
    places = [zones.place(zone)[0] for zone in range(zones.count + 1)]
    for names in (game.verbs, known(game.id).words, places, game.kinds):
        found |= dict.fromkeys([word for name in names for word in split(name)])
    return tuple(found)


def vocabulary(game: Game) -> Vocabulary:
    """The words of a game by their numbers: as its file lists them, else as they come."""
    return _listed(game.id) or Vocabulary(game.id, game.version, spoken(game))


@cache
def _listed(game_id: str) -> Vocabulary | None:
    file = resources.files("delvewright.research").joinpath("data", f"{game_id}.txt")
    return Vocabulary.read(file.read_text(encoding="utf-8"), file.name) if file.is_file() else None

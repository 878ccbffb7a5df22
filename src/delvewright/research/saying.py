"""Saying: an option of an open question word by word, each word chosen among those that lead to an option.

A word that leaves one option is the last: nothing more need be said. A word without an alternative says
itself, unless it is all there is to say. Options of one name are told apart by a number after it, from 1 in
the order in which they are listed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from delvewright.kernel.ask import Ask, Option
from delvewright.kernel.game import Game
from delvewright.research.words import DIGITS, END, Vocabulary

Words = tuple[int, ...]


class Saying:
    """One open question, and what has been said of its answer so far."""

    __slots__ = ("_left", "ask", "said")

    def __init__(self, ask: Ask, said: Words, left: Sequence[tuple[Words, Option]]) -> None:
        self.ask = ask
        self.said = said
        self._left = left  # the options that begin so, each with all its words

    @classmethod
    def begun(cls, game: Game, vocabulary: Vocabulary, state: Any, ask: Ask) -> Saying:
        return cls(ask, (), whole(game, vocabulary, state, ask))._on()

    @property
    def choices(self) -> tuple[int, ...]:
        """The words that may be said next, by their numbers, in order."""
        at = len(self.said)
        return tuple(sorted({_word(words, at) for words, _ in self._left}))

    def say(self, word: int) -> Saying | Option:
        """What is left after one more word that is among the choices: the option, once there is but one."""
        at = len(self.said)
        left = [one for one in self._left if _word(one[0], at) == word]
        if len(left) == 1:
            return left[0][1]
        return Saying(self.ask, (*self.said, word), left)._on()

    def after(self, said: Words) -> Saying:
        """The same question, so much said of its answer already."""
        left = [one for one in self._left if one[0][: len(said)] == said]
        return Saying(self.ask, said, left)._on() if len(left) > 1 else self

    def path(self, option: Option) -> Words:
        """The choices that lead from here to an option."""
        chosen: list[int] = []
        here: Saying | Option = self
        words = next(words for words, other in self._left if other == option)
        while isinstance(here, Saying):
            chosen.append(_word(words, len(here.said)))
            here = here.say(chosen[-1])
        return tuple(chosen)

    def _on(self) -> Saying:
        """The same with what says itself."""
        while len(self._left) > 1:
            at = len(self.said)
            words = {_word(words, at) for words, _ in self._left}
            if len(words) > 1:
                break
            self.said += tuple(words)
        return self


def _word(words: Words, at: int) -> int:
    return words[at] if at < len(words) else END


def whole(game: Game, vocabulary: Vocabulary, state: Any, ask: Ask) -> list[tuple[Words, Option]]:
    """Every option of a question with all its words, no two the same."""
    found: dict[Words, list[Option]] = {}
    for option in ask.options:
        found.setdefault(vocabulary.numbers(game.name(state, option)), []).append(option)
    if len(found) == len(ask.options):
        return [(words, options[0]) for words, options in found.items()]
    number = vocabulary.number
    return [
        ((*words, *[number[digit] for digit in _counted(which)]) if len(options) > 1 else words, option)
        for words, options in found.items()
        for which, option in enumerate(options, 1)
    ]


def _counted(which: int) -> Sequence[str]:
    return [str(which)] if which < DIGITS else list(str(which))

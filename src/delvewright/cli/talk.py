"""Talk: lines in and lines out, on a terminal or through a pipe, in colour or plain."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import NamedTuple

from rich.console import Console, RenderableType
from rich.text import Text

from delvewright.cli.line import Line

PLAIN_WIDTH = 100


class Gone(Exception):
    """Nobody is there any more: the input has ended, or somebody pressed Ctrl-C."""


class Choice(NamedTuple):
    """One thing to choose from a numbered list."""

    key: str
    text: str


class Talk:
    """The one place that prints and reads. `plain` is for pipes and screen readers: no boxes, no colour."""

    def __init__(self, plain: bool = False):
        on_terminal = sys.stdout.isatty() and sys.stdin.isatty()
        self.plain = plain or not sys.stdout.isatty()
        self.echoes = not sys.stdin.isatty()
        self.clears = on_terminal and not self.plain
        self.line = Line() if on_terminal else None
        self.console = Console(
            highlight=False,
            no_color=self.plain or None,
            width=None if sys.stdout.isatty() else PLAIN_WIDTH,
        )

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def say(self, *what: RenderableType, style: str = "") -> None:
        """Print; strings may carry rich markup."""
        for one in what:
            self.console.print(one, style=style or None, soft_wrap=self.plain)

    def tell(self, lines: Iterable[str]) -> None:
        """Lines of a log; where a turn begins, the eye finds it."""
        for line in lines:
            self.say(Text(line, style="bold" if line.startswith("Turn ") else ""))

    def rows(self, *what: RenderableType) -> int:
        """How many lines of the screen something takes."""
        return sum(len(self.console.render_lines(one)) for one in what)

    def clear(self) -> None:
        """A clean screen on a terminal; in plain talk nothing is wiped away."""
        if self.clears:
            self.console.clear()

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """Show that something is going on, where a screen can."""
        return self.console.status(text) if self.clears else nullcontext()

    def ask(self, prompt: str = "> ", words: Sequence[str] = ()) -> str:
        """One line from whoever sits there, without blanks around it; Tab completes it from words."""
        if self.line is not None:
            self.line.words = words
        try:
            line = input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Gone from None
        if self.echoes:
            self.console.print(line, markup=False)
        return line

    def pick(self, question: str, choices: Sequence[Choice], default: int = 0) -> str:
        """The key of a numbered choice, or of one that is a number itself; Enter takes the default."""
        self.say(question, style="bold")
        keys = [choice.key for choice in choices]
        numbers = keys if all(key.isdigit() for key in keys) else [str(at) for at in range(1, len(keys) + 1)]
        width = max(len(key) for key in keys)
        for number, choice in zip(numbers, choices, strict=True):
            key = "" if number == choice.key else f"{choice.key:<{width}}  "
            self.console.print(f"  {number:>2}  {key}{choice.text}".rstrip(), markup=False)
        while True:
            line = self.ask(f"[{numbers[default]}] > ", keys)
            if not line:
                return keys[default]
            if line in numbers:
                return keys[numbers.index(line)]
            begun = [key for key in keys if key.lower().startswith(line.lower())]
            if line in keys or len(begun) == 1:
                return line if line in keys else begun[0]
            self.say(f"A number from {numbers[0]} to {numbers[-1]}, please, or the name.")

    def yes(self, question: str, default: bool = True) -> bool:
        line = self.ask(f"{question} [{'Y/n' if default else 'y/N'}] ")
        return line.lower().startswith("y") if line else default

"""Line: what can be edited, recalled and completed at the prompt, where the machine has a readline."""

from __future__ import annotations

import atexit
import contextlib
import os
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

MOST = 1000  # lines of history that are kept


def history_file() -> Path:
    """Where what was typed is remembered."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "delvewright" / "history"


def endings(words: Sequence[str], line: str) -> list[str]:
    """The words that go on where a line stops, each without what its last blank has closed."""
    closed = len(line) - len(line.split(" ")[-1])
    return [word[closed:] for word in words if word.lower().startswith(line.lower())]


class Line:
    """A prompt with arrow keys, history and the Tab key."""

    def __init__(self) -> None:
        self.words: Sequence[str] = ()
        self.readline: ModuleType | None = None
        with contextlib.suppress(ImportError):
            import readline

            self.readline = readline
            self._begin(readline)

    def _begin(self, readline: ModuleType) -> None:
        path = history_file()
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)
            readline.read_history_file(path)
        readline.set_history_length(MOST)
        readline.set_completer_delims(" ")
        readline.set_completer(self._complete)
        readline.parse_and_bind("tab: complete")
        atexit.register(self._remember, path)

    def _complete(self, text: str, number: int) -> str | None:
        assert self.readline is not None
        found = endings(self.words, self.readline.get_line_buffer()[: self.readline.get_endidx()])
        return found[number] if number < len(found) else None

    def _remember(self, path: Path) -> None:
        assert self.readline is not None
        with contextlib.suppress(OSError):
            self.readline.write_history_file(path)

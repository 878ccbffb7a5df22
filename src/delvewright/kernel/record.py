"""Records and sittings: seed, set-up and answers by name, kept as text a person can read."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from delvewright.kernel.ask import Option
from delvewright.kernel.errors import BadAnswer, BadRecord, DelveError
from delvewright.kernel.events import Event
from delvewright.kernel.game import Game

HEADER = "delvewright record 1"


@dataclass
class Record:
    """What is saved, shared, replayed and put into bug reports."""

    game: str
    rules: str
    seats: int
    seed: int
    settings: dict[str, Any]
    answers: list[tuple[int, str]] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)  # what the rules do not need, e.g. who sits where

    def text(self) -> str:
        lines = [
            HEADER,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"seats: {self.seats}",
            f"seed: {self.seed}",
        ]
        lines += [f"set {name}: {json.dumps(value)}" for name, value in sorted(self.settings.items())]
        lines += [f"note {name}: {text}" for name, text in sorted(self.notes.items())]
        lines.append("")
        lines += [f"{seat} {name}" for seat, name in self.answers]
        return "\n".join(lines) + "\n"

    @classmethod
    def read(cls, text: str) -> Record:
        """Parse a record; an error names the line."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != HEADER:
            raise BadRecord(f"line 1: a record begins with {HEADER!r}")
        head: dict[str, str] = {}
        settings: dict[str, Any] = {}
        notes: dict[str, str] = {}
        number = 1
        for number, line in enumerate(lines[1:], 2):
            if not line.strip():
                break
            key, colon, value = line.partition(":")
            if not colon:
                raise BadRecord(f"line {number}: expected 'key: value', found {line!r}")
            if key.startswith("set "):
                try:
                    settings[key[4:].strip()] = json.loads(value)
                except (ValueError, RecursionError) as error:
                    raise BadRecord(f"line {number}: the value of {key!r} is not JSON ({error})") from error
            elif key.startswith("note "):
                notes[key[5:].strip()] = value.strip()
            else:
                head[key.strip()] = value.strip()
        missing = {"game", "rules", "seats", "seed"} - set(head)
        if missing:
            raise BadRecord(f"the record does not say its {', '.join(sorted(missing))}")
        answers = []
        head_lines = number
        for number, line in enumerate(lines[head_lines:], head_lines + 1):
            if not line.strip():
                continue
            seat, _, name = line.partition(" ")
            if not _is_number(seat) or not name:
                raise BadRecord(f"line {number}: expected 'seat answer', found {line!r}")
            answers.append((int(seat), name))
        if not _is_number(head["seats"]) or not _is_number(head["seed"]):
            raise BadRecord("seats and seed must be whole numbers")
        return cls(
            head["game"], head["rules"], int(head["seats"]), int(head["seed"]), settings, answers, notes
        )


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 20


class Sitting:
    """A game being played: the record so far, every position since the start, and how far undo is free."""

    def __init__(self, game: Game, seats: int | None = None, seed: int = 0, **settings: Any):
        first = game.start(seats, seed, **settings)
        self.game = game
        self.record = Record(game.id, game.version, game.seats[0] if seats is None else seats, seed, settings)
        self.positions: list[Any] = [first]
        self.events: list[list[Event]] = []

    @classmethod
    def replay(cls, game: Game, record: Record, upto: int | None = None) -> Sitting:
        """Play a record again, answer by answer."""
        if record.game != game.id:
            raise BadRecord(f"a record of {record.game!r}, not of {game.id!r}")
        if record.rules != game.version:
            raise BadRecord(f"the record was made under rules {record.rules}; these are rules {game.version}")
        for name in record.settings:
            if name not in game.settings:
                raise BadRecord(f"the record sets {name!r}, which {game.title} does not have")
        sitting = cls(game, record.seats, record.seed, **record.settings)
        sitting.record.notes = dict(record.notes)
        for number, (seat, name) in enumerate(record.answers[:upto], 1):
            try:
                sitting.answer(name, seat)
            except DelveError as error:
                raise BadRecord(f"answer {number} ({seat} {name}): {error}") from error
        return sitting

    @property
    def state(self) -> Any:
        return self.positions[-1]

    def answer(self, option: Option | str, seat: int | None = None) -> list[Event]:
        """Answer the open question; the events that followed."""
        state = self.state
        told: list[Event] = []
        after = self.game.answer(state, option, seat, told)
        ask = next(one for one in state.asks if seat in (None, one.seat))
        names = self.game.names(state, ask)
        name = option if isinstance(option, str) else names[ask.options.index(option)]
        self.positions.append(after)
        self.events.append(told)
        self.record.answers.append((ask.seat, name))
        return told

    @property
    def undo_is_free(self) -> bool:
        """Whether the last answer gave nobody new information."""
        return len(self.positions) > 1 and not self.state.news

    def undo(self, consent: bool = False) -> None:
        """Take the last answer back: free up to the last new information, by consent beyond it."""
        if len(self.positions) == 1:
            raise BadAnswer("there is nothing to take back")
        if not consent and not self.undo_is_free:
            raise BadAnswer("the last answer gave new information: taking it back needs everybody's consent")
        self.positions.pop()
        self.events.pop()
        self.record.answers.pop()

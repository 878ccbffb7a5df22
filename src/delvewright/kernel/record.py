"""Records and sittings: seed, set-up and answers by name, kept as text a person can read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from delvewright.kernel.ask import Option
from delvewright.kernel.chance import Drawn
from delvewright.kernel.errors import BadAnswer, BadRecord, BadSetup, BuiltOn, DelveError
from delvewright.kernel.events import Event
from delvewright.kernel.game import Game
from delvewright.kernel.keys import SECRET, SHARE, check_hex, commitment, key_of
from delvewright.kernel.lanes import parted_since

HEADER, KEYED_HEADER = "delvewright record 1", "delvewright record 2"
"""Of a game by a seed alone, and of one whose chance comes from a secret and shares."""

DRAW = "* "
"""Begins a line that tells what chance gave."""

MOST_SHARES = 32


class Written(NamedTuple):
    """Something a record says chance gave, and in which line; 0 when it was not read from a text."""

    text: str
    line: int = 0


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
    secret: str = ""  # of a keyed game; the seed then only chose what was played with
    shares: tuple[str, ...] = ()  # by seat, empty for who gave none
    draws: list[list[Written]] = field(default_factory=list)  # before the first answer, and after each
    promised: str = ""  # the commitment the text names

    @property
    def key(self) -> str:
        """What all chance of play came from; nothing in a game by a seed alone."""
        return key_of(self.secret, self.shares) if self.secret else ""

    def text(self) -> str:
        lines = [
            KEYED_HEADER if self.secret else HEADER,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"seats: {self.seats}",
            f"seed: {self.seed}",
        ]
        if self.secret:
            lines += [f"commitment: {self.promised or commitment(self.secret)}", f"secret: {self.secret}"]
            lines += [f"share {seat}: {share}".rstrip() for seat, share in enumerate(self.shares)]
        lines += [f"set {name}: {json.dumps(value)}" for name, value in sorted(self.settings.items())]
        lines += [f"note {name}: {text}" for name, text in sorted(self.notes.items())]
        lines.append("")
        for number, (seat, name) in enumerate([(-1, ""), *self.answers]):
            if number:
                lines.append(f"{seat} {name}")
            if number < len(self.draws):
                lines += [DRAW + one.text for one in self.draws[number]]
        return "\n".join(lines) + "\n"

    @classmethod
    def read(cls, text: str) -> Record:
        """Parse a record; an error names the line."""
        lines = text.splitlines()
        keyed = bool(lines) and lines[0].strip() == KEYED_HEADER
        if not keyed and (not lines or lines[0].strip() != HEADER):
            raise BadRecord(f"line 1: a record begins with {HEADER!r} or {KEYED_HEADER!r}")
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
        missing = {"game", "rules", "seats", "seed", *(("commitment", "secret") if keyed else ())} - set(head)
        if missing:
            raise BadRecord(f"the record does not say its {', '.join(sorted(missing))}")
        answers: list[tuple[int, str]] = []
        draws: list[list[Written]] = [[]] if keyed else []
        head_lines = number
        for number, line in enumerate(lines[head_lines:], head_lines + 1):
            if not line.strip():
                continue
            if keyed and line.startswith(DRAW):
                draws[-1].append(Written(line[len(DRAW) :].strip(), number))
                continue
            seat, _, name = line.partition(" ")
            if not _is_number(seat) or not name:
                raise BadRecord(f"line {number}: expected 'seat answer', found {line!r}")
            answers.append((int(seat), name))
            if keyed:
                draws.append([])
        if not _is_number(head["seats"]) or not _is_number(head["seed"]):
            raise BadRecord("seats and seed must be whole numbers")
        record = cls(
            head["game"], head["rules"], int(head["seats"]), int(head["seed"]), settings, answers, notes
        )
        if keyed:
            record._take_keys(head)
            record.draws = draws
        return record

    def _take_keys(self, head: dict[str, str]) -> None:
        if self.seats > MOST_SHARES:
            raise BadRecord(f"a record of {self.seats} seats; {MOST_SHARES} are the most")
        try:
            self.secret = check_hex("the secret", head["secret"], SECRET)
            self.promised = check_hex("the commitment", head["commitment"], SECRET)
            self.shares = tuple(
                [
                    check_hex(f"share {seat}", head.get(f"share {seat}", ""), SHARE, empty=True)
                    for seat in range(self.seats)
                ]
            )
        except BadSetup as error:
            raise BadRecord(str(error)) from error


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 20


class Sitting:
    """A game being played: the record so far, every position since the start, and how far undo is free.

    With a `secret` it is a keyed one, and the record tells what chance gave.
    """

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        seed: int = 0,
        *,
        secret: str = "",
        shares: Sequence[str] = (),
        **settings: Any,
    ):
        self.game = game
        self.record = Record(game.id, game.version, game.seats[0] if seats is None else seats, seed, settings)
        self.record.secret = secret
        self.record.shares = tuple(shares) or (("",) * self.record.seats if secret else ())
        told: list[Event] = []
        drawn: list[Drawn] = []
        first = game.start(seats, seed, key=self.record.key, told=told, drawn=drawn, **settings)
        self._write(drawn)
        self.positions: list[Any] = [first]
        self.events: list[list[Event]] = [told]  # what led to each position: the set-up, then the answers

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
        sitting = cls(
            game,
            record.seats,
            record.seed,
            secret=record.secret,
            shares=record.shares,
            **record.settings,
        )
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
        drawn: list[Drawn] = []
        after = self.game.answer(state, option, seat, told, drawn)
        ask = next(one for one in state.asks if seat in (None, one.seat))
        names = self.game.names(state, ask)
        name = option if isinstance(option, str) else names[ask.options.index(option)]
        self.positions.append(after)
        self.events.append(told)
        self.record.answers.append((ask.seat, name))
        self._write(drawn)
        return told

    def _write(self, drawn: list[Drawn]) -> None:
        if self.record.secret:
            self.record.draws.append([Written(one.text) for one in drawn])

    @property
    def undo_is_free(self) -> bool:
        """Whether the last answer gave nobody new information."""
        return len(self.positions) > 1 and not self.state.news

    def undo(self, consent: bool = False, seat: int | None = None) -> None:
        """Take the last answer back, or the last of a seat: free up to the last new information, by consent
        beyond it.

        Where seats go on side by side, what the others have answered since stands: it is answered again.
        """
        if len(self.positions) == 1:
            raise BadAnswer("there is nothing to take back")
        count = 1 if seat is None else answers_since(self.record.answers, self.positions, seat)
        if not consent and self.positions[-count].news:
            raise BadAnswer("the answer gave new information: taking it back needs everybody's consent")
        later = self.record.answers[len(self.record.answers) - count + 1 :]
        heard = self.events[len(self.events) - count + 1 :]
        again = answered_again(self.game, self.positions[-count - 1], later, heard)
        for kept in (self.positions, self.events, self.record.answers, self.record.draws):
            del kept[len(kept) - count :]
        for (other, name), (state, told, drawn) in zip(later, again, strict=True):
            self.positions.append(state)
            self.events.append(told)
            self.record.answers.append((other, name))
            self._write(drawn)


def answers_since(answers: Sequence[tuple[int, str]], positions: Sequence[Any], seat: int) -> int:
    """How many answers there are since the last of a seat, with it; others may have answered side by side.

    `positions` are those before the first answer, and after each.
    """
    for count, (other, _) in enumerate(reversed(answers), 1):
        if other == seat and count > 1 and not parted_since(positions[-1], positions[-count - 1]):
            raise BadAnswer(f"seat {seat} can not take that back: since then everybody was done")
        if other == seat:
            return count
    raise BadAnswer(f"there is nothing of seat {seat} to take back")


def answered_again(
    game: Game, state: Any, answers: Sequence[tuple[int, str]], heard: Sequence[list[Event]]
) -> list[tuple[Any, list[Event], list[Drawn]]]:
    """Give answers once more in a position in which something else was not done: all of them, or none.

    What they showed must be what was `heard` of them the first time, or somebody would see what came next.
    """
    again = []
    for (seat, name), before in zip(answers, heard, strict=True):
        told: list[Event] = []
        drawn: list[Drawn] = []
        try:
            state = game.answer(state, name, seat, told, drawn)
        except BadAnswer as error:
            raise BuiltOn(seat, str(error)) from error
        if state.news and told != before:
            raise BuiltOn(seat, "it would bring something else now")
        again.append((state, told, drawn))
    return again

"""The desk: tables at which an agent sits, read as text: what its seat may see, is asked, and why not.

A table is played here, or by a server that the agent joins; either gives the view of one seat, and no more.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, Protocol
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

import delvewright
from delvewright.bots import bot, look, usual
from delvewright.bots.sight import go_round
from delvewright.kernel.errors import BadSetup, DelveError, near
from delvewright.kernel.keys import SECRET
from delvewright.kernel.record import Sitting
from delvewright.research.outline import outline
from delvewright.views.digest import search

PATIENCE = 60.0  # seconds a table of a server may leave us waiting
MOST_LINES = 60  # of the log, at a time
MOST_TABLES = 50


class Seat(Protocol):
    """A place at one table."""

    game: str

    @property
    def view(self) -> dict[str, Any]:
        """The table as the seat may see it."""

    def heard(self) -> list[str]:
        """What was told since the last time."""

    def answer(self, name: str) -> None:
        """Answer what is asked, and let everybody else go on until the seat is asked again or all is over."""

    @property
    def over(self) -> bool: ...

    def leave(self) -> None: ...


class Here:
    """A table of this process: the agent on the first seat, bots on the others."""

    def __init__(self, game: str, bots: Sequence[str], settings: dict[str, Any], seats: int = 0) -> None:
        self.front = delvewright.game(game)
        self.game = self.front.id
        low, high = self.front.seats
        count = seats or (len(bots) + 1 if bots else min(max(2, low), high))
        named = [*bots, *[usual(game)] * (count - 1 - len(bots))]
        if len(named) != count - 1:
            raise BadSetup(f"{len(bots)} bots and an agent are more than {count} seats")
        self.bots = [bot(name) for name in named]
        self.names = ["You", *[f"{name} {number}" for number, name in enumerate(named, 1)]]
        # A secret decides what comes: whoever names a seed could deal the same table elsewhere, and look.
        self.sitting = Sitting(
            self.front, count, secrets.randbelow(1 << 62), secret=secrets.token_hex(SECRET), **settings
        )
        self.told = 0
        self._go_on()

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(self.front.view(self.sitting.state, 0, self.names))
        return found

    @property
    def over(self) -> bool:
        return bool(self.sitting.state.over)

    def heard(self) -> list[str]:
        sitting, lines = self.sitting, []
        for at in range(self.told, len(sitting.positions)):
            before = sitting.positions[at - 1] if at else None
            told = self.front.recount(before, sitting.positions[at], sitting.events[at], 0, self.names)
            lines += [line.text for line in told]
        self.told = len(sitting.positions)
        return lines

    def answer(self, name: str) -> None:
        self.sitting.answer(name, 0)
        self._go_on()

    def leave(self) -> None:
        """Nobody else sits here."""

    def _go_on(self) -> None:
        seat = 0
        while not self.over and self.sitting.state.ask_of(0) is None:
            state = self.sitting.state
            seat = go_round(state, seat)
            player = self.bots[seat - 1]
            sight = look(self.front, state, seat, secrets.randbits(62), player.blind)
            self.sitting.answer(player.choose(sight), seat)


class There:
    """A table of a server, joined by its address: the first seat that is open there, or that is ours."""

    def __init__(self, address: str, name: str) -> None:
        from websockets.sync.client import connect

        parts = urlsplit(address)
        table = parts.path.rstrip("/").rpartition("/")[2] or parts.fragment
        if parts.scheme not in ("http", "https") or not table:
            raise BadSetup(f"a table is joined by its address, http://…/table/ID, not {address!r}")
        try:
            parts.port  # noqa: B018 (reading it looks whether it is one)
        except ValueError as error:
            raise BadSetup(f"{address!r} is no address of a table: {error}") from error
        self.base = f"{parts.scheme}://{parts.netloc}"
        token = self._call("/api/guests", {"name": name})["token"]
        self.number, self.last = 0, -1
        self.update: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.lines: list[str] = []
        self.line = ExitStack()
        stream = f"ws{self.base[4:]}/api/tables/{table}/stream"
        with self._line():
            self.socket = self.line.enter_context(connect(stream, max_size=None))
        self._send({"type": "hello", "token": token, "last": -1, "seat": -1})
        while not self.table or not self.update:
            self._hear()
        self.game = self.table["game"]
        seats = [at for at, place in enumerate(self.table["places"]) if place["sort"] == "open"]
        if not seats:
            self.leave()
            raise BadSetup("no seat is open at this table")
        self.seat = seats[0]
        self._do({"type": "sit", "seat": self.seat, "name": name})
        self._until_asked()

    def _call(self, path: str, body: Any) -> Any:
        request = Request(self.base + path, json.dumps(body).encode(), {"content-type": "application/json"})
        try:
            with urlopen(request, timeout=PATIENCE) as reply:  # of http or https, as said above
                return json.loads(reply.read())
        except HTTPError as error:
            raise DelveError(f"{self.base}: {error.read().decode(errors='replace')}") from error
        except URLError as error:
            raise DelveError(f"{self.base}: {error.reason}") from error

    @contextmanager
    def _line(self) -> Iterator[None]:
        """What goes wrong with the line is told as such."""
        from websockets.exceptions import WebSocketException

        try:
            yield
        except TimeoutError as error:
            raise DelveError(f"{self.base} says nothing") from error
        except (WebSocketException, OSError) as error:
            raise DelveError(f"{self.base}: the line is gone ({error})") from error

    def _send(self, message: dict[str, Any]) -> None:
        with self._line():
            self.socket.send(json.dumps(message))

    def _hear(self) -> dict[str, Any]:
        with self._line():
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
        if message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "update":
            self.update = message
            for entry in message["entries"]:
                if entry["n"] > self.last:
                    self.last = entry["n"]
                    self.lines += [line[0] for line in entry["lines"]]
        return message

    def _do(self, request: dict[str, Any]) -> None:
        self.number += 1
        self._send({**request, "re": self.number})
        while True:
            message = self._hear()
            if message.get("re") == self.number and message["type"] == "refused":
                raise DelveError(" · ".join([message["text"], *message.get("rules", ())]))
            if message.get("re") == self.number or self.number in message.get("done", ()):
                return

    def leave(self) -> None:
        """Hang up; at the server the seat stays ours."""
        self.line.close()

    def _until_asked(self) -> None:
        while not self.over and not (self.update.get("view") and self.update.get("question", -1) >= 0):
            self._hear()

    @property
    def view(self) -> dict[str, Any]:
        return self.update["view"] or {}

    @property
    def over(self) -> bool:
        return self.table["status"] == "over" or bool((self.update.get("view") or {}).get("over"))

    def heard(self) -> list[str]:
        lines, self.lines = self.lines, []
        return lines

    def answer(self, name: str) -> None:
        question = self.update["question"]
        self._do({"type": "answer", "question": question, "option": name, "seat": self.seat})
        while self.update["question"] == question and not self.over:
            self._hear()
        self._until_asked()


class Desk:
    """All tables of one agent."""

    def __init__(self) -> None:
        self.tables: dict[str, Seat] = {}
        self.opened = 0

    def games(self) -> str:
        """Every game there is, and what a set-up may say."""
        lines = []
        for front in delvewright.shelf():
            low, high = front.seats
            lines += [f"{front.id}: {front.title}, {low} to {high} seats. {front.text}"]
            lines += [f"  mode {mode.key}: {mode.title}. {mode.text}" for mode in front.modes]
            lines += [f"  setting {name}: {one.help}" for name, one in front.settings.items()]
        return "\n".join(lines)

    def open(
        self,
        game: str,
        mode: str = "",
        bots: Sequence[str] = (),
        seats: int = 0,
        settings: dict[str, Any] | None = None,
    ) -> str:
        """A new table here, and how it stands."""
        front = delvewright.game(game)
        modes = {one.key: one for one in front.modes}
        if mode and mode not in modes:
            raise BadSetup(f"{front.title} has no mode {mode!r}; {near(mode, modes)}")
        said = {**(modes[mode].settings if mode else {}), **(settings or {})}
        if mode and not seats and not bots:
            seats = min(max(2, modes[mode].seats[0]), modes[mode].seats[1])
        return self._seated(Here(game, bots, said, seats))

    def join(self, address: str, name: str = "Agent") -> str:
        """A seat at a table that a server serves, and how it stands."""
        return self._seated(There(address, name))

    def _seated(self, seat: Seat) -> str:
        if len(self.tables) >= MOST_TABLES:
            raise DelveError(f"{MOST_TABLES} tables are enough: leave one first")
        self.opened += 1
        table = f"{seat.game}-{self.opened}"
        self.tables[table] = seat
        return f"table {table}\n{self.read(table)}"

    def at(self, table: str) -> Seat:
        if table not in self.tables:
            raise DelveError(f"there is no table {table!r}; {near(table, self.tables)}")
        return self.tables[table]

    def read(self, table: str) -> str:
        """What was told since the last time, how the table stands, what is asked and every answer to it."""
        seat = self.at(table)
        view, lines = seat.view, seat.heard()
        told = ["Told since:", *[f"  {line}" for line in lines[-MOST_LINES:]]] if lines else []
        ask = view.get("ask")
        if seat.over:
            asked = ["The game is over."]
        elif ask is None:
            asked = ["You are not asked anything now."]
        else:
            asked = [f"You are asked: {ask['text']}", "Answers, by name:"]
            asked += [f"  {one['name']}: {_sentence(one)}" for one in ask["offers"]]
            if ask["refusals"]:
                asked += [f"{len(ask['refusals'])} things are not offered: ask why_not."]
        return "\n".join([*told, "The table:", outline(view), *asked])

    def why_not(self, table: str, words: str = "") -> str:
        """Why something is not offered now, in numbers and with its rule; without words, all there is."""
        ask = self.at(table).view.get("ask") or {"refusals": ()}
        found = [
            f"{one['name']} ({one['label']}): {_sentence(one)}"
            for one in ask["refusals"]
            if words.lower() in f"{one['name']} {one['label']}".lower()
        ]
        return (
            "\n".join(found)
            or "Nothing of the kind is refused now: it is offered, or it is no answer to this."
        )

    def rules(self, game: str, words: str) -> str:
        """The numbered rules that a question means."""
        found = search(delvewright.game(game).id, words[:200])
        return "\n".join([f"{rule.id}: {rule.text}" for rule in found[:12]]) or "No rule speaks of that."

    def answer(self, table: str, name: str) -> str:
        """Answer by name, and how the table stands when the seat is asked again."""
        seat = self.at(table)
        if seat.over:
            raise DelveError("the game is over")
        ask = seat.view.get("ask")
        offers = [one["name"] for one in ask["offers"]] if ask else []
        if name not in offers:
            why = self.why_not(table, name) if ask else ""
            hint = why if name and f"{name} (" in why else near(name, offers)
            raise DelveError(f"{name!r} is not offered: {hint}")
        seat.answer(name)
        return self.read(table)

    def leave(self, table: str) -> str:
        self.at(table).leave()
        del self.tables[table]
        return f"{table} is left"


def _sentence(one: dict[str, Any]) -> str:
    return " · ".join([one["text"], *one["rules"]])

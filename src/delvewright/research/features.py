"""Features: what a seat knows of a position as numbers with names, as many at every moment of a game.

They follow from what a game declares: its questions, its zones and who sees them, its fields, its kinds and
the numbers printed on those. Of a zone counts what `look` shows the seat, as views and imagined worlds do; of
a field what every seat knows. A piece that is out of sight counts nowhere but in the number of hidden ones.

Families, in this order (`W` may be `me`, a seat further round the table `+1`, `+2` …, or `table`; of kinds
and sums all others are one, `others`):

    question.Q       1 while Q is asked of the seat
    said.W           how often the word W was said of the answer so far
    about.kind.K     pieces of kind K that the question is about; about.F its numbers
    turn.W           1 for the seat whose turn it is
    number.F         a number or a switch of the table
    seat.F.W         a number of a seat
    among.F.W        how often a seat is listed in a field
    count.F          how much is listed in a field
    more.F           what else the game tells
    seen.Z.W         pieces of a zone that are seen; hidden.Z.W those that are not
    place.Z.N        pieces of the zone of number N, of several of one name
    sum.Z.W.P        the number P printed on the pieces seen there, added up
    kind.Z.W.K       pieces of kind K seen there; held.F.W.K those in a field
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any

from delvewright.kernel.ask import Ask, questions_of
from delvewright.kernel.board import annotated
from delvewright.kernel.game import Game
from delvewright.kernel.position import Position
from delvewright.kernel.sight import HIDDEN, look
from delvewright.kernel.zones import SHARED
from delvewright.research.known import known
from delvewright.research.words import Vocabulary

MOST = 1_000_000.0
"""No feature is further from 0."""
LARGEST_PRINTED = 1000
"""Of printed numbers; larger ones are sets of bits."""
BOARD = ("turns",)
"""Of what every board has, the rest being told in another way, or no seat's to know."""

MOST_TOLD = 5_000
"""Zones as they were seen that are kept in mind."""
Zone = tuple[list[int], list[float], tuple[int, ...]]
"""What is told of a zone, by place in the vector and how much, and the pieces seen there."""

NUMBER, SEATS, LIST, SOME = "number", "seats", "list", "some"
"""What a field holds: a number; seats; a number of each seat; anything else that has a length."""


def sorts(game: Game) -> dict[str, str]:
    """The fields of a game that features tell of, and what each holds, as their declaration says."""
    found: dict[str, str] = {}
    for board in reversed(game.position.__mro__):
        for name, text in annotated(board).items():
            if (board is Position and name not in BOARD) or name in known(game.id).pieces or name == "cast":
                continue
            sort = _sort(ast.parse(str(text), mode="eval").body, vars(sys.modules[board.__module__]))
            if sort and name not in known(game.id).dull:
                found[name] = sort
    return found


def _sort(text: ast.expr, names: dict[str, Any]) -> str:
    if not isinstance(text, ast.Subscript) or ast.unparse(text.value) in ("ClassVar", "ThisAnswer"):
        return ""
    inner = ast.unparse(text.slice)
    if inner in ("int", "bool"):
        return NUMBER
    if inner == "list[int]":
        return LIST
    if inner == "Seats":
        return SEATS
    if inner in ("Pairs", "Pieces") or (inner.startswith("tuple[") and inner.endswith("...]")):
        return SOME
    aliased = names.get(inner)
    return NUMBER if getattr(aliased, "__origin__", None) is int and inner != "OrNone" else ""


def printed(kind: Any) -> dict[str, int]:
    """The numbers printed on a kind."""
    names = getattr(kind, "__struct_fields__", None)
    if names is None:
        names = [name for cls in type(kind).__mro__ for name in getattr(cls, "__slots__", ())]
        names = names or list(vars(kind))
    found = {name: getattr(kind, name, None) for name in names}
    return {name: value for name, value in found.items() if type(value) is int and value}


class Features:
    """The features of a game at a number of seats: their names, and their values as a seat knows them."""

    def __init__(self, game: Game, words: Vocabulary, seats: int, kinds: bool = True) -> None:
        """Without `kinds` nothing is told kind by kind: several times as short, for small learners."""
        self.game = game
        self.seats = seats
        self._words = words
        self._known = known(game.id)
        self._all = kinds
        self._names: list[str] = []
        self._kinds = {kind: number for number, kind in enumerate(sorted(game.kinds, key=_rank(words)))}
        self._fields = sorts(game)
        self._round = ("me", *[f"+{step}" for step in range(1, seats)])
        self._groups = ("me", "others") if seats > 1 else ("me",)
        self._lay_out()
        self.names = tuple(self._names)
        self._printed: dict[str, list[tuple[int, int]]] = {}
        self._cast: Any = None  # of the game that was last looked at, and what was told of its zones
        self._told: dict[tuple[int, int, tuple[int, ...]], Zone] = {}

    def __len__(self) -> int:
        return len(self.names)

    @property
    def digest(self) -> str:
        """Two lists of features of the same digest are the same."""
        return sha256("\n".join(self.names).encode()).hexdigest()[:12]

    # Their names, and where each family begins -------------------------------------------------------

    def _add(self, names: Iterable[str]) -> int:
        start = len(self._names)
        self._names += names
        return start

    def _lay_out(self) -> None:
        game, fields = self.game, self._fields
        asked = questions_of("words") | questions_of(game.id)
        values = sorted({field for question in asked.values() for field in question.fields})
        numbers = [name for name, sort in sorted(fields.items()) if sort == NUMBER]
        zones = game.position.ZONES
        count = zones.count + 1
        places = [zones.place(zone) for zone in range(count)]
        names = dict.fromkeys([name for name, _ in places if name])
        owned = {name for name, owner in places if owner != SHARED}
        most: dict[str, int] = {}
        for kind in game.kinds.values():
            for name, value in printed(kind).items():
                most[name] = max(most.get(name, 0), abs(value))
        printed_names = dict.fromkeys(sorted([name for name, top in most.items() if top <= LARGEST_PRINTED]))

        def told(sort: str) -> Iterator[str]:
            return (name for name, one in sorted(fields.items()) if one == sort)

        self._question = {name: self._add([f"question.{name}"]) for name in sorted(asked)}
        self._said = self._add([f"said.{word}" for word in self._words.words])
        kinds = tuple(self._kinds) if self._all else ()
        self._about = self._add([f"about.kind.{kind}" for kind in kinds])
        self._about_number = {name: self._add([f"about.{name}"]) for name in values}
        self._turn = self._add([f"turn.{which}" for which in self._round])
        self._number = {name: self._add([f"number.{name}"]) for name in numbers}
        self._seat = {name: self._add([f"seat.{name}.{who}" for who in self._round]) for name in told(LIST)}
        self._among = {
            name: self._add([f"among.{name}.{who}" for who in self._round]) for name in told(SEATS)
        }
        self._count = {name: self._add([f"count.{name}"]) for name in told(SOME)}
        self._more = {name: self._add([f"more.{name}"]) for name in self._known.more}
        whose = {name: self._round if name in owned else ("table",) for name in names}
        self._seen = {name: self._add([f"seen.{name}.{who}" for who in whose[name]]) for name in names}
        self._hidden = {name: self._add([f"hidden.{name}.{who}" for who in whose[name]]) for name in names}
        several = [
            zone
            for zone in range(zones.count)
            if places[zone][1] == SHARED and places.count(places[zone]) > 1
        ]
        self._place = {zone: self._add([f"place.{places[zone][0]}.{zone}"]) for zone in several}
        self._sum_of = {name: number for number, name in enumerate(printed_names)}
        self._sum: dict[tuple[str, str], int] = {}
        self._kind: dict[tuple[str, str], int] = {}
        for name in names:
            for who in self._groups if name in owned else ("table",):
                self._sum[name, who] = self._add([f"sum.{name}.{who}.{one}" for one in printed_names])
        for name in names:
            for who in self._groups if name in owned else ("table",):
                self._kind[name, who] = self._add([f"kind.{name}.{who}.{kind}" for kind in kinds])
        self._held: dict[tuple[str, str], int] = {}
        for name in self._known.pieces:
            for who in self._groups if self._of_seats(name) else ("table",):
                self._held[name, who] = self._add([f"held.{name}.{who}.{kind}" for kind in kinds])

    def _of_seats(self, field: str) -> bool:
        """Whether each seat has its own of a field: a list, which a board begins with where it has one."""
        return isinstance(getattr(self.game.position.fresh(), field), list)

    # Their values ------------------------------------------------------------------------------------

    def sparse(self, p: Any, seat: int, said: Iterable[int] = ()) -> tuple[list[int], list[float]]:
        """What is not 0: places in the vector, some perhaps several times, and what counts there."""
        where: list[int] = []
        much: list[float] = []

        def put(at: int, value: float) -> None:
            if value:
                where.append(at)
                much.append(value)

        seats, first = self.seats, p.turn - seat
        seen = self._zones(p, seat, where, much)
        self._asked(p, seat, said, put)
        put(self._turn + first % seats, 1.0)
        for name, at in self._number.items():
            put(at, getattr(p, name))
        for name, at in self._seat.items():
            values = getattr(p, name)
            if len(values) == seats:
                for step in range(seats):
                    put(at + step, values[(seat + step) % seats])
        for name, at in self._among.items():
            for other in getattr(p, name):
                if 0 <= other < seats:
                    put(at + (other - seat) % seats, 1.0)
        for name, at in self._count.items():
            put(at, len(getattr(p, name)))
        for name, at in self._more.items():
            put(at, self._known.more[name](p, seat))
        for name in self._known.pieces if self._all else ():
            self._hold(p, name, seat, seen, put)
        return where, much

    def vector(self, p: Any, seat: int, said: Iterable[int] = ()) -> Any:
        """All of them, as 32-bit floats."""
        import numpy

        where, much = self.sparse(p, seat, said)
        full = numpy.bincount(where, much, len(self.names))
        return numpy.clip(full, -MOST, MOST).astype(numpy.float32)

    def read(self, vector: Iterable[float]) -> dict[str, float]:
        """The features that are not 0, by name: for people."""
        return {name: float(value) for name, value in zip(self.names, vector, strict=True) if value}

    def _asked(self, p: Any, seat: int, said: Iterable[int], put: Any) -> None:
        ask: Ask | None = next((one for one in p.asks if one.seat == seat), None)
        if ask is None:
            return
        if ask.question not in self._question:  # of no module that bears the game's name
            return
        put(self._question[ask.question], 1.0)
        for word in said:
            put(self._said + word, 1.0)
        for name, value in zip(ask.form.fields, ask.values, strict=False):
            sort = self.game.sorts.get(name, name)
            if sort in ("piece", "pieces"):
                for kind in self._kinds_of(p, value) if self._all else ():
                    put(self._about + kind, 1.0)
            elif type(value) in (int, bool) and sort != "seat":
                put(self._about_number[name], value)
            elif type(value) is int:
                put(self._about_number[name], 1 + (value - seat) % self.seats if value >= 0 else 0)

    def _kinds_of(self, p: Any, value: Any) -> Iterator[int]:
        """The kinds of one or several pieces, by their numbers."""
        for piece in value if isinstance(value, tuple | list) else (value,):
            if type(piece) is int and 0 <= piece < len(p.cast):
                kind = self._kinds.get(p.cast[piece].id)
                if kind is not None:
                    yield kind

    def _hold(self, p: Any, name: str, seat: int, seen: set[int], put: Any) -> None:
        """The pieces in a field, those that the seat sees."""
        value = getattr(p, name)
        mine = isinstance(value, list)
        for owner, one in enumerate(value) if mine else ((SHARED, value),):
            who = "table" if owner == SHARED else "me" if owner == seat else "others"
            pieces = [piece for piece in (one if isinstance(one, tuple) else (one,)) if piece in seen]
            for kind in self._kinds_of(p, pieces):
                put(self._held[name, who] + kind, 1.0)

    def _zones(self, p: Any, seat: int, where: list[int], much: list[float]) -> set[int]:
        """What lies where; all pieces that the seat sees."""
        every: set[int] = set()
        seats, sees, place = self.seats, self.game.sees, p.ZONES.place
        if self._cast is not p.cast or len(self._told) > MOST_TOLD:
            self._cast, self._told = p.cast, {}
        told = self._told
        for zone, pieces in enumerate(p.zones):
            if not pieces:
                continue
            name, owner = place(zone)
            if not name or owner >= seats:
                continue
            shown = look(p, pieces, seat, sees(p, zone, seat))
            mine = (owner - seat) % seats if owner != SHARED else SHARED
            found = told.get((zone, mine, shown))
            if found is None:  # most zones are as they were when they were last looked at
                found = told[zone, mine, shown] = self._zone(p.cast, zone, name, mine, shown)
            where += found[0]
            much += found[1]
            every.update(found[2])
        return every

    def _zone(self, cast: Any, zone: int, name: str, mine: int, shown: tuple[int, ...]) -> Zone:
        """What is told of a zone as it is seen; `mine` is how far round the table its owner sits."""
        seen = tuple([piece for piece in shown if piece != HIDDEN])
        own = mine != SHARED
        at = mine if own else 0
        counted: dict[int, float] = {self._seen[name] + at: len(seen)}
        counted[self._hidden[name] + at] = len(shown) - len(seen)
        if zone in self._place:
            counted[self._place[zone]] = len(shown)
        who = ("others" if mine else "me") if own else "table"
        sums, counts = self._sum[name, who], self._kind[name, who]
        for piece in seen:
            kind = cast[piece]
            number = self._kinds.get(kind.id) if self._all else None
            if number is not None:
                counted[counts + number] = counted.get(counts + number, 0.0) + 1.0
            for offset, value in self._numbers_on(kind):
                counted[sums + offset] = counted.get(sums + offset, 0.0) + value
        kept = {where: much for where, much in counted.items() if much}
        return list(kept), list(kept.values()), seen

    def _numbers_on(self, kind: Any) -> list[tuple[int, int]]:
        found = self._printed.get(kind.id)
        if found is None:
            numbers = printed(kind)
            found = [(at, numbers[name]) for name, at in self._sum_of.items() if name in numbers]
            self._printed[kind.id] = found
        return found


def _rank(words: Vocabulary) -> Any:
    """Kinds in the order in which their words are numbered, so that a new one comes last."""
    return lambda kind: (words.number.get(kind, len(words)), kind)

"""The map in characters: a box a space, gaps where exits are open, L, T and walls where they are not.

┌1── ───┐┌───────┐     1 on a corner: moves for your hero. A gap: an open exit. L and T with their number:
│Worn   ││Grim   │     locked and trapped ones. A line: a wall. @ is your hero, letters are the others.
│Passage LGallery│     2/1 are Glory and Peril, P5 a Pit, S5 Spikes, H1 a Hazard, ~A a Sewer, %P a Portal.
│@R 2/1 ││2/2 P5 │     ! marks a token or an Attachment, ? a place that a Quest of yours or of all leads to.
└─── ───┘└──L6───┘     Where there are few lines a box has three: hero and name between its edges.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.text import Text

NORTH, EAST, SOUTH, WEST = range(4)
HIGH, LOW = 5, 3
"""Lines of a box: an edge, two for the name, one for what is there, an edge; or heroes and name in one."""
LEAST, MOST = 9, 15
"""Columns of a box."""

MARKS = {"locked": "L", "trapped": "T"}
OBSTACLES = {"pit": "P", "spikes": "S", "hazard": "H"}
LINKS = {"sewer": "~", "portal": "%"}

Line = tuple[str, str]
"""What stands in a box, and its style."""


class Atlas:
    """One border's map as a seat sees it: `names` are those of spaces by kind, `letters` stand for heroes."""

    def __init__(
        self,
        view: Any,
        border: str,
        names: Mapping[str, str],
        letters: Sequence[str],
        width: int,
        high: int = HIGH,
    ):
        self.view = view
        self.high = high
        self.names = names
        self.letters = letters
        self.boxes: dict[tuple[int, int], list[Line]] = {}
        routes = {route.to: route for route in view.map.routes}
        at = view.seats[view.seat].at if view.seat >= 0 else -1
        spaces = [space for space in view.map.spaces if space.border == border]
        ghosts = [ghost for ghost in view.map.ghosts if ghost.border == border]
        places = [(one.row, one.column) for one in (*spaces, *ghosts)]
        self.top, self.left = (min(numbers) for numbers in zip(*places, strict=True))
        self.bottom, self.right = (max(numbers) for numbers in zip(*places, strict=True))
        self.wide = max(LEAST, min(MOST, width // (self.right - self.left + 1)))
        self.fits = max(width // self.wide, 1)
        self.centre: tuple[int, int] = next(
            ((space.row, space.column) for space in spaces if space.piece == at), places[0]
        )
        for space in spaces:
            place = (space.row, space.column)
            self.boxes[place] = self.box(space, routes.get(space.piece), space.piece == at)
        for ghost in ghosts:
            self.boxes[ghost.row, ghost.column] = self.ghost(ghost)

    # Boxes ---------------------------------------------------------------------------------------

    def box(self, space: Any, route: Any, mine: bool) -> list[Line]:
        """A space in five lines."""
        near = route is not None and route.within
        style = "bold bright_yellow" if mine else "green" if near else ""
        inner = self.wide - 2
        corner = str(route.moves) if near else "─"
        name = self.names[space.kind]
        if self.high == LOW:
            told = [f"{self.heroes(space)} {name}".strip()[:inner].ljust(inner)]
        else:
            told = [*_split(name, inner), self.things(space)[:inner].ljust(inner)]
        lines = [f"┌{corner}{self.edge(space.exits[NORTH], inner - 1)}┐"]
        for row, text in enumerate(told):
            door = row == len(told) // 2
            lines.append(f"{self.post(space.exits[WEST], door)}{text}{self.post(space.exits[EAST], door)}")
        return [(line, style) for line in [*lines, f"└{self.edge(space.exits[SOUTH], inner)}┘"]]

    def edge(self, exit: Any, width: int) -> str:
        """A horizontal side: "── ──", "──L5──", "──────"."""
        return _door(exit).center(width, "─")

    def post(self, exit: Any, door: bool) -> str:
        """A vertical side: the door is in the middle line."""
        return _door(exit)[0] if door and exit.sort != "wall" else "│"

    def heroes(self, space: Any) -> str:
        return "".join("@" if seat == self.view.seat else self.letters[seat] for seat in space.heroes)

    def things(self, space: Any) -> str:
        """Heroes, Glory and Peril, and what else is there."""
        heroes = self.heroes(space)
        told = f"{heroes} " if heroes else ""
        told += f"{space.glory}/{space.peril}" if space.new else "-/-"
        if space.obstacle is not None:
            told += f" {OBSTACLES[space.obstacle.sort]}{space.obstacle.number}"
        told += "".join(f" {LINKS[link.sort]}{link.letter}" for link in space.links)
        told += "!" if space.tokens or space.attached or space.ice else ""
        return told + ("?" if any(quest in self.wanted for quest in space.wanted) else "")

    @property
    def wanted(self) -> set[int]:
        """The Quests that concern the viewer."""
        seats = [self.view.seats[self.view.seat]] if self.view.seat >= 0 else self.view.seats
        own = [quest for seat in seats for quest in seat.quests]
        return {quest.piece for quest in (*own, *self.view.quests)}

    def ghost(self, ghost: Any) -> list[Line]:
        """A free cell: the answers that lay the card there, with how it is turned."""
        inner = self.wide - 2
        answers = [f"{spot.offer + 1}{TURNS[spot.turn]}" for spot in ghost.spots]
        told = [" ".join(answers)] if self.high == LOW else [" ".join(answers[:2]), " ".join(answers[2:]), ""]
        edge = "·" * self.wide
        lines = [edge, *[f"·{text[:inner].center(inner)}·" for text in told], edge]
        return [(line, "bold yellow") for line in lines]

    # Lines ---------------------------------------------------------------------------------------

    def lines(self) -> Iterator[Text]:
        """All of it; what is too wide for the screen in strips, from west to east."""
        rows = range(self.top, self.bottom + 1)
        for left in range(self.left, self.right + 1, self.fits):
            yield from self.strip(rows, range(left, min(left + self.fits, self.right + 1)))

    def around(self, rows: int) -> Iterator[Text]:
        """So many rows of it, and as many columns as the screen takes, around the viewer's hero."""
        row, column = self.centre
        near = _around(self.top, self.bottom, row, rows)
        columns = _around(self.left, self.right, column, self.fits)
        yield from self.strip(near, columns)
        if len(near) <= self.bottom - self.top or len(columns) <= self.right - self.left:
            yield Text("(there is more of it: map)", style="dim")

    def strip(self, rows: range, columns: range) -> Iterator[Text]:
        empty = [(" " * self.wide, "")] * self.high
        for row in rows:
            boxes = [self.boxes.get((row, column), empty) for column in columns]
            for number in range(self.high):
                text = Text(no_wrap=True)
                for box in boxes:
                    text.append(*box[number])
                text.rstrip()
                yield text


TURNS = ("", ">", "v", "<")
"""How a card is turned: to the right, round, to the left."""


def _door(exit: Any) -> str:
    if exit.sort == "wall":
        return ""
    if exit.sort == "open":
        return " " if exit.printed == "open" else "'"
    return f"{MARKS[exit.sort]}{exit.hurdle.number}"


def _split(name: str, width: int) -> list[str]:
    """A name in two lines of a width."""
    words, lines = name.split(), [""]
    for word in words:
        joined = f"{lines[-1]} {word}".strip()
        if len(joined) <= width or not lines[-1]:
            lines[-1] = joined
        else:
            lines.append(word)
    lines = [*lines[:1], " ".join(lines[1:])]
    return [line[:width].ljust(width) for line in lines]


def _around(first: int, last: int, centre: int, count: int) -> range:
    """So many rows or columns of all, the centre as near to their middle as may be."""
    start = max(first, min(centre - count // 2, last - count + 1))
    return range(start, min(start + count, last + 1))

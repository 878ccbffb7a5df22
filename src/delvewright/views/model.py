"""What every game shares: lines of text, the open question with its options, ways to play, set-ups.

Structs of views hold no cycles, so the garbage collector need not look at them: `gc=False`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Struct


class Line(NamedTuple):
    """One sentence and the numbers of the rules it rests on."""

    text: str
    rules: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.text} · {', '.join(self.rules)}" if self.rules else self.text


class Beat(Struct, frozen=True, gc=False):
    """What a fight came to, in a few words: held up for a moment before the next question.

    A game says it by `Voice.beat`, of what followed from one answer; the table does the rest, for every game.
    """

    text: str  # "Lost by 10 · 1 wound"
    tone: str  # won, lost or even, as whoever looks on would call it
    pieces: tuple[int, ...] = ()  # what it is about
    parting: bool = False  # what fought leaves the table by it: it stays in sight while this is read


class Saying(Struct, frozen=True, gc=False):
    """What somebody says by an answer to others: it stands in a bubble at the seat."""

    seat: int
    text: str


class Sign(Struct, frozen=True, gc=False):
    """What happened to a seat, or to all (-1), in a symbol and a name or two: for a recap at a glance."""

    sign: str  # the symbol
    text: str  # what it was about, and what it came from
    seat: int


class Prospect(Struct, frozen=True, gc=False):
    """What something could come to if the hand did all that it can: the table shows it beside what is."""

    piece: int
    value: int
    wins: bool
    text: str


class Touch(Struct, frozen=True, gc=False):
    """Something an option touches, so that a table can light it up."""

    place: str  # where it lies: "hand", "rank_2", "village", "seat", …
    kind: str = ""  # the printed card, if it is one
    piece: int = -1  # the piece, if the viewer may see where it lies
    seat: int = -1  # whose place it is, if it is anybody's


class Offer(Struct, frozen=True, gc=False):
    """An option of the open question."""

    index: int  # in the list of options
    name: str  # the stable name: what a record keeps and an answer may say
    label: str  # a few words for a button
    text: str  # a sentence with the numbers
    rules: tuple[str, ...]
    touches: tuple[Touch, ...]
    aside: bool = False  # no answer itself, it leads back to the question: small, beside what it is about
    goes: tuple[str, ...] = ()  # the places where what it touches goes: dropped there, it is this answer
    leads: tuple[Touch, ...] = ()  # what its answer opens to be chosen: it may be given there as well
    via: str = ""  # the name of the answer that leads to it: both are given in one go, and taken back so


class Refusal(Struct, frozen=True, gc=False):
    """A candidate of the open question that is not offered, and why."""

    name: str
    label: str
    text: str
    rules: tuple[str, ...]
    touches: tuple[Touch, ...]


class Open(Struct, frozen=True, gc=False):
    """The open question, as the seat that is asked reads it."""

    seat: int
    question: str
    text: str
    rules: tuple[str, ...]
    offers: tuple[Offer, ...]
    refusals: tuple[Refusal, ...]
    rests: bool = False  # nobody waits for the answer: the seat is done, and may take that back
    beyond: tuple[Offer, ...] = ()  # of the questions its answers lead to: what can be given in one go


class Verdict(Struct, frozen=True, gc=False):
    """The end: who won, and why."""

    winners: tuple[int, ...]
    text: str
    rules: tuple[str, ...]


class SideBySide(Struct, frozen=True, gc=False, kw_only=True):
    """What is told of seats that go on side by side."""

    resting: tuple[int, ...] = ()  # who is done, and may think again while others are at it


class TableView(SideBySide, frozen=True, gc=False):
    """What every view says of its table, whatever the game adds."""

    game: str
    seat: int  # who looks; -1 is a spectator
    phase: str  # "turn" where a turn begins, "over", or a word of the game's own
    turn: int  # the active seat
    turns: int
    asked: tuple[int, ...]  # who must answer
    ask: Open | None  # the question, if it is the viewer's
    result: Verdict | None  # once the game is over


class Printed(Struct, frozen=True, gc=False):
    """What every printed piece says of itself, whatever the game adds."""

    id: str
    name: str
    type: str
    pack: str
    group: str
    copies: int
    text: tuple[str, ...]
    rulings: tuple[str, ...]
    note: str
    provenance: str  # where its facts come from: rulebook, public or designed
    rules: tuple[str, ...]  # that speak of it


ASK, NEVER, CONCERNS, ONCE = "ask", "never", "concerns", "once"
"""How a seat plays a response window: be asked always, never, when it may matter, or at the next chance and
then as usual again."""

POLICIES = (ASK, NEVER, CONCERNS, ONCE)


class Window(Struct, frozen=True, gc=False):
    """A kind of moment at which seats may answer what others do; a policy for it saves them being asked."""

    key: str
    title: str
    text: str
    default: str  # ask, never or concerns
    questions: tuple[str, ...]  # what it covers
    once: str = ""  # what a person says who wants to be asked at the next chance alone; "" where nobody would


class Sort(Struct, frozen=True, gc=False):
    """What a game is played with, in a word."""

    one: str
    many: str


CARDS, DICE = Sort("card", "cards"), Sort("die", "dice")


class Mode(Struct, frozen=True, gc=False):
    """A way to play, as a person chooses among them."""

    key: str
    title: str
    text: str
    settings: dict[str, Any]  # what it stands for; what it does not name is left to choose
    seats: tuple[int, int]  # from, to
    family: str = ""  # modes that belong together are offered together


class Tour(Struct, frozen=True, gc=False):
    """A game in half a minute, for somebody who has never played it."""

    goal: Line  # what one plays for
    turn: tuple[Line, ...]  # what one does
    end: Line  # when it is over, and who has won


class Slot(Struct, frozen=True, gc=False):
    """One place of a set-up, and what came up in it."""

    sort: str  # for Thunderstone: monsters, features, heroes, village, stones
    name: str
    kinds: tuple[str, ...]  # its printed cards
    fixed: bool  # cannot be locked, banned or drawn again by itself

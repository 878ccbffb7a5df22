"""The messages between a table and a client; their JSON schema is the protocol (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from delvewright.views.model import Beat, Line, Prospect, Saying, Sign

Text = Annotated[str, Meta(max_length=500)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Id = Annotated[str, Meta(max_length=40)]
Number = Annotated[int, Meta(ge=0, le=1 << 31)]
Seat = Annotated[int, Meta(ge=-1, le=31)]


# From the client -------------------------------------------------------------------------------------


Hex = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
Share = Annotated[str, Meta(pattern="^([0-9a-f]{32})?$")]


class Request(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Something a client asks for; `re` comes back with the reply."""

    re: Number = 0


class Hello(Request, tag="hello"):
    """The first message on a stream: who you are, and the last number of the log you have seen."""

    token: Annotated[str, Meta(max_length=200)]
    last: Annotated[int, Meta(ge=-1, le=1 << 31)] = -1
    seat: Seat = -1  # the seat to look through: one of yours; -1 takes yours if you hold just one
    views: Literal["all", "asked"] = "all"  # with every update, or only when you are asked or it is over


class Look(Request, tag="look"):
    """Look through another of your seats (hot seat), or through none (-1): the cover between two players."""

    seat: Seat


class Answer(Request, tag="answer"):
    """Answer the question that was opened at `question` in the log, with an offer's name."""

    question: Number
    option: Text
    seat: Seat
    via: Text = ""  # the answer to this question that leads to the one the option answers; both in one go


class Weigh(Request, tag="weigh"):
    """Ask what an answer would mean before giving it: whether it brings news or hands the turn on."""

    question: Number
    option: Text
    seat: Seat
    via: Text = ""


class Why(Request, tag="why"):
    """Ask why a piece is not offered."""

    piece: Number
    seat: Seat


class Hint(Request, tag="hint"):
    """Ask what a bot would answer."""

    seat: Seat


class Guide(Request, tag="guide"):
    """Ask for the first-game hints on the open question."""

    seat: Seat


class Odds(Request, tag="odds"):
    """Ask how likely it is that the fight at hand is won."""

    seat: Seat


class Policies(Request, tag="policies"):
    """Say in which windows you want to be asked; a window you do not name is treated as usual."""

    seat: Seat
    policies: dict[Id, Literal["ask", "concerns", "never", "once"]]


class Undo(Request, tag="undo"):
    """Take back your last answer: at once when it is free, else the other people are asked."""

    at: Number  # the newest number of the log you know, so that nothing else is taken back
    seat: Seat


class Consent(Request, tag="consent"):
    """Agree to what somebody asks of everybody (to take back, to open a seat), or do not."""

    plea: Number  # the number of the plea in the log
    seat: Seat  # yours, or -1 if you have left it
    agree: bool


class Chat(Request, tag="chat"):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


Signs = Literal["hello", "thanks", "well_played", "oops", "wow", "wait", "look"]


class Nod(Request, tag="nod"):
    """Show everybody a sign; `look` points at a piece that everybody sees."""

    sign: Signs
    piece: Annotated[int, Meta(ge=-1, le=1 << 31)] = -1


class Sit(Request, tag="sit"):
    """Take an open seat. A seat you hold besides another is a hot seat."""

    seat: Seat
    name: Name
    share: Share = ""  # of your own, at random: before the start it goes into the key of play


class Stand(Request, tag="stand"):
    """Give a seat up: before the start it is open again, in a running game a bot plays on."""

    seat: Seat
    bot: Id = ""  # the usual one


class Resign(Request, tag="resign"):
    """Lose the game on purpose. While other people play a bot plays the seat on; else the game is over."""

    seat: Seat


class Swap(Request, tag="swap"):
    """The host puts a bot on a seat, or opens it for people again (bot: ""), in a running game by consent."""

    seat: Seat
    bot: Id = ""


class Remove(Request, tag="remove"):
    """The host sends somebody away for good: who holds a seat, or by name who watches (seat: -1)."""

    seat: Seat = -1
    name: Annotated[str, Meta(max_length=40)] = ""


class Start(Request, tag="start"):
    """The host starts the game; every seat must be taken."""


class Rematch(Request, tag="rematch"):
    """A new table with the same people; `same` deals the very same game again."""

    same: bool = False
    commitment: Hex = ""  # what was promised to you for it, and your share
    share: Share = ""


REQUESTS = (
    Hello
    | Look
    | Answer
    | Weigh
    | Why
    | Hint
    | Guide
    | Odds
    | Policies
    | Undo
    | Consent
    | Chat
    | Nod
    | Sit
    | Stand
    | Resign
    | Swap
    | Remove
    | Start
    | Rematch
)


# From the server -------------------------------------------------------------------------------------


class Place(Struct, frozen=True):
    """A seat at the table and who sits there."""

    seat: int
    sort: str  # open, person or bot
    name: str
    bot: str  # which bot plays it, or ""
    yours: bool
    may_return: bool  # you left it to a bot, and may sit down again
    host: bool
    online: bool
    resigned: bool
    shared: bool  # whether the person has added a share to the key of play
    policies: dict[str, str]  # of a seat of yours: when you are asked, by window, where not as usual


class Ending(Struct, frozen=True):
    """How a game ended that was not played to its end."""

    winners: tuple[int, ...]
    text: str


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: anew for each move, or for the game and a little more for each move."""

    sort: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=5, le=604_800)]
    increment: Annotated[int, Meta(ge=0, le=3_600)]  # seconds; of a clock for the game
    over: Literal["bot", "resign", "shown"]  # what happens when time is over


class TableInfo(Struct, frozen=True):
    """A table as it stands apart from its game."""

    id: str
    game: str
    title: str
    rules: str  # the version of the rules it is played by
    status: str  # waiting, playing or over
    listed: bool
    settings: dict[str, Any]
    places: tuple[Place, ...]
    watching: int
    watchers: tuple[str, ...]  # by name, told apart from those who play
    hosting: bool  # whether you are the host
    forked_from: str  # the table it was forked from, or ""
    next_table: str  # where the rematch is, or ""
    saw_ahead: int  # how often somebody alone with bots took back what had brought news
    deal: str  # why somebody may know the deal: chosen, repeated, forked or uploaded; or ""
    commitment: str  # the hash of the secret all dice come from, which the record shows at the end; or ""
    ending: Ending | None  # of a game that somebody resigned from with nobody left to play on
    clock: Clock | None  # how long people may think, if the host wants it so


class Entry(Struct, frozen=True):
    """One number of the log, as a seat may read it."""

    n: int
    sort: str  # answer, undo, again (stands after an undo), plea, consent, chat, seat, notice, start
    seat: int  # whose doing it is, or -1
    by: str  # the name that goes with it
    lines: tuple[Line, ...]  # [text, [rule numbers]]
    at: float  # seconds since 1970
    turn: int = -1  # the turn of the game after it
    thrown: tuple[int, ...] = ()  # the dice that were rolled in it
    beat: Beat | None = None  # what a fight came to in it
    said: Saying | None = None  # what somebody says to others by it
    signs: tuple[Sign, ...] = ()  # what happened in it at a glance


class Take(Struct, frozen=True):
    """What the undo button would do."""

    how: str  # free, alone (brings news back, but you sit with bots only), consent, or none
    text: str  # what is taken back, or why nothing can be
    seen: bool = False  # whether you have seen something new since, which you would know again


class Plea(Struct, frozen=True):
    """Somebody asks to take back an answer that has brought news, or to open a bot's seat for people."""

    n: int
    sort: str  # undo or open
    seat: int
    text: str
    waiting_for: tuple[int, ...]  # the seats of those who have not agreed, even if a bot plays on for them
    yours: bool  # whether it waits for you


class Message(Struct, frozen=True, tag_field="type"):
    """Something the server says."""


class Update(Message, frozen=True, tag="update"):
    """The log up to `n` as your seat reads it, and the table after it. The first one answers Hello."""

    n: int
    entries: tuple[Entry, ...]  # what you had not seen yet
    seat: int  # the seat you look through
    view: Any  # the game's own view; None before the start, or if you want it only when asked
    question: int  # the number an answer to the open question must name; -1 when you are not asked
    take: Take
    plea: Plea | None
    moment: int  # how many answers the game has by now
    done: tuple[int, ...] = ()  # requests of yours that are stored with it: as good as Done


class Table(Message, frozen=True, tag="table"):
    """Who sits where; sent whenever that changes."""

    table: TableInfo


class Clocks(Message, frozen=True, tag="clocks"):
    """What is left of everybody's time when this is said, and whose runs; below nothing: by how much."""

    left: tuple[float, ...]  # seconds, by seat
    running: tuple[int, ...]


class Signed(Message, frozen=True, tag="sign"):
    """Somebody shows a sign: told to those who are there, kept nowhere."""

    sign: Signs
    by: str
    seat: int  # or -1
    piece: int  # what is pointed at, or -1


class Done(Message, frozen=True, tag="done"):
    """A request is done, and stored; unless an update says so. `text` is where a rematch is."""

    re: int
    text: str = ""


class Refused(Message, frozen=True, tag="refused"):
    """A request is refused; nothing has changed."""

    re: int
    code: str  # malformed, token, table, seat, turn, stale, illegal, limit, host, busy
    text: str
    rules: tuple[str, ...] = ()


class Said(Message, frozen=True, tag="said"):
    """The reply to Why, Hint, Guide and Odds: lines, the option a hint is for, and what a guide foresees."""

    re: int
    lines: tuple[Line, ...]
    option: str = ""
    prospects: tuple[Prospect, ...] = ()


class Weighed(Message, frozen=True, tag="weighed"):
    """The reply to Weigh, as far as your seat can know."""

    re: int
    news: bool
    ends_turn: bool
    frontier: bool  # whether other people would have to agree to take it back
    text: str


MESSAGES = Update | Table | Clocks | Signed | Done | Refused | Said | Weighed

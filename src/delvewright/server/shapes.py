"""What the HTTP side of the server takes and gives: guests, games, set-ups, tables, replays."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from delvewright.server.messages import Clock, Entry, Hex, Id, Name, Number, Share, TableInfo
from delvewright.views.model import Mode, Slot, Sort, Tour, Window

Settings = Annotated[dict[Annotated[str, Meta(max_length=40)], Any], Meta(max_length=60)]
Seed = Annotated[int, Meta(ge=0, lt=1 << 53)]  # what a browser can hold exactly


# Taken -----------------------------------------------------------------------------------------------


class NewGuest(Struct, forbid_unknown_fields=True):
    """A name to be known by; with a token, the new name of that guest."""

    name: Name


class WantedLayout(Struct, forbid_unknown_fields=True):
    """A set-up to be drawn."""

    seats: Annotated[int, Meta(ge=1, le=32)]
    settings: Settings = {}
    seed: Seed | None = None
    wishes: Annotated[tuple[Id, ...], Meta(max_length=24)] = ()  # by key: what some card shall be or bring


class WantedPlace(Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat: me, hot (a friend at my screen), bot, or open."""

    sort: Annotated[str, Meta(pattern="^(me|hot|bot|open)$")]
    name: Annotated[str, Meta(max_length=24)] = ""
    bot: Id = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened. It starts at once when no seat is open."""

    game: Id
    places: Annotated[list[WantedPlace], Meta(min_length=1, max_length=32)]
    settings: Settings = {}
    seed: Seed | None = None  # deals the whole game; everybody is told that you chose it
    layout: Seed | None = None  # the set-up as it was drawn, and nothing else
    listed: bool = False
    clock: Clock | None = None
    commitment: Hex = ""  # what was promised to you for it, and your share
    share: Share = ""


class NewFork(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game: you on one seat, bots on the others."""

    moment: Number
    seat: Annotated[int, Meta(ge=0, le=31)] = 0
    bot: Id = ""  # the usual one


class NewHook(Struct, forbid_unknown_fields=True):
    """Where to call you when it is your turn and you are away; empty: nowhere."""

    url: Annotated[str, Meta(max_length=500)]


class NewPush(Struct, forbid_unknown_fields=True):
    """A browser to call you by when it is your turn and you are away: as its subscription has it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    key: Annotated[str, Meta(max_length=100)]  # p256dh
    auth: Annotated[str, Meta(max_length=40)]


class OldPush(Struct, forbid_unknown_fields=True):
    """A browser that is not to be called any more."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class NewReport(Struct, forbid_unknown_fields=True):
    """A bug report; the record is added where it is kept."""

    text: Annotated[str, Meta(min_length=1, max_length=4000)]


PackName = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,30}$")]


class BenchKey(Struct, forbid_unknown_fields=True):
    """What the server printed for its owner when it started."""

    key: Annotated[str, Meta(max_length=100)]


class WantedDraft(Struct, forbid_unknown_fields=True):
    """A pack as far as it is written: as a text, or as data that a form has filled in."""

    name: PackName
    text: str | None = None
    data: dict[str, Any] | None = None


class WantedPack(Struct, forbid_unknown_fields=True):
    """A pack to be played with."""

    name: PackName
    text: str


class WantedTrial(Struct, forbid_unknown_fields=True):
    """A pack to be compared with the printed game."""

    name: PackName
    text: str
    deals: Annotated[int, Meta(ge=20)] = 100


# Given -----------------------------------------------------------------------------------------------


class Guest(Struct):
    """Who you are. The token is the only key to your seats."""

    name: str
    token: str


class SettingInfo(Struct):
    """Something a set-up may say."""

    name: str
    part: str  # play, cards, or readings
    default: Any
    help: str
    choices: tuple[Any, ...] | None
    rule: str
    least: int | None
    when: tuple[str, tuple[str, ...]] | None  # it matters where another setting is one of these


class BotInfo(Struct):
    """A bot that can take a seat."""

    name: str
    title: str
    text: str


class GameInfo(Struct):
    """A game of the catalogue."""

    id: str
    title: str
    rules: str
    text: str
    seats: tuple[int, int]
    packs: dict[str, str]
    modes: tuple[Mode, ...]
    settings: tuple[SettingInfo, ...]
    bots: tuple[BotInfo, ...]
    groups: dict[str, tuple[str, ...]]  # what pick and ban may name, by sort of slot
    pieces: Sort  # what the game is played with
    tour: Tour | None  # what it is about, for a first game
    windows: tuple[Window, ...]  # in which people may be asked on other people's turns, or not
    hints: bool  # whether it can say what a good player would do
    odds: bool  # whether it can say how likely a fight is won
    honours: str  # what the honours are called that it awards, or ""
    marks: tuple[str, str]  # of its cards and of its rules: asked for by them (?v=) they may be kept for ever
    own: bool  # whether packs of one's own can be for it


class RuleInfo(Struct):
    """A numbered rule of the digest."""

    id: str
    text: str
    chapter: str
    section: str


class FoundRules(Struct):
    """The rules a question means, by number, the best first."""

    ids: tuple[str, ...]
    words: tuple[str, ...]  # the stems of what was sought, to be marked


class WishInfo(Struct):
    """Something printed that a set-up may be wished to have."""

    key: str
    title: str
    names: dict[str, tuple[str, ...]]  # whatever brings it, by the sort of slot it fills


class LayoutInfo(Struct):
    """A set-up that was drawn."""

    seed: int
    slots: tuple[Slot, ...]
    granted: dict[str, Any]  # the settings that it took beyond yours for the wishes to come true


class Promise(Struct):
    """The hash of a secret for the dice of a table that you open: name it there, with a share of yours."""

    commitment: str


class Hook(Struct):
    """Where you are called when it is your turn, and what signs the calls."""

    allowed: tuple[str, ...]  # whom this server calls; nobody, if there are none
    url: str
    secret: str


class Push(Struct):
    """The browsers you are called by, and the key that calls are signed with."""

    key: str  # empty: this server calls no browsers
    endpoints: tuple[str, ...]


class TableLine(Struct):
    """A table in a list."""

    table: TableInfo
    your_turn: bool
    touched: float
    turn: int


class Tables(Struct):
    """Your tables, those that wait for you first; and open tables of other people."""

    mine: tuple[TableLine, ...]
    open: tuple[TableLine, ...]


class WallHonour(Struct):
    """An honour of a game, and whether you have it."""

    id: str
    title: str
    tier: str
    text: str
    rules: tuple[str, ...]
    at: float  # when you earned it, in seconds since 1970; 0: not yet
    table: str  # at which table, or ""


class Wall(Struct):
    """The honours of a game, tier by tier."""

    game: str
    title: str  # of the game
    name: str  # what its honours are called
    ended: int  # how many of your games count for it
    honours: tuple[WallHonour, ...]


class Opened(Struct):
    """Where a new table, fork, rematch or report is."""

    id: str


class Step(Struct):
    """One answer of a replay, for its scrubber."""

    moment: int
    seat: int
    text: str  # the first line of what followed, as your seat reads it
    turn: int


class Replay(Struct):
    """A game to be gone through moment by moment; moment 0 is before the first answer."""

    table: TableInfo
    steps: tuple[Step, ...]
    seats: tuple[int, ...]  # whose sight you may take; -1 is a spectator's


class Moment(Struct):
    """The table after so many answers, as a seat sees it."""

    moment: int
    seat: int
    entry: Entry | None  # what led here
    view: Any


class BenchPack(Struct):
    """A pack of the owner's own that tables may be played with."""

    id: str
    name: str
    game: str
    title: str


class Bench(Struct):
    """The bench: whether there is one, whether it is yours, and the packs that are here."""

    open: bool
    yours: bool
    packs: tuple[BenchPack, ...]


class KeptPack(Struct):
    """A pack that tables may be played with from now on, and the settings that bring it into a game."""

    id: str
    settings: dict[str, Any]


class Change(Struct):
    """One measure of a comparison, and its 95 % interval."""

    key: str
    text: str
    pairs: int
    without: float
    within: float
    low: float
    mean: float
    high: float
    found: bool  # a difference that so many measures looked at do not explain by chance


class Comparison(Struct):
    """What a comparison has come to so far: one line of JSON after the other."""

    pack: str
    game: str
    deals: int
    of: int
    same: int  # deals that came out alike
    changes: tuple[Change, ...]
    wrong: str = ""  # why it ended before its time


class Problem(Struct):
    """Why a request was refused, with an HTTP status that fits."""

    code: str
    text: str

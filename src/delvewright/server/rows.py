"""What is stored, row by row, and the changes that store it. Fields stand in the order of the columns."""

from __future__ import annotations

from msgspec import Struct

WAITING, PLAYING, OVER = "waiting", "playing", "over"  # the status of a table


class GuestRow(Struct, frozen=True):
    """Somebody who has been here."""

    id: str
    name: str
    created: float


class Facts(Struct, frozen=True, kw_only=True):
    """Everything about a table but its log and its positions. What is JSON is kept as its text."""

    id: str
    game: str
    rules: str
    seats: int
    seed: int
    settings: str  # JSON
    places: str  # JSON
    host: str
    status: str
    listed: bool = False
    forked_from: str = ""
    next_table: str = ""
    saw_ahead: int = 0
    created: float
    touched: float
    turn: int = 0
    asked: str = "[]"  # JSON: the seats that are asked now
    origin: str = ""  # of the address it was opened from, a keyed hash
    removed: str = "[]"  # JSON: the guests who may not come back to it
    secret: str = ""  # what chance comes from; nothing at a table by its seed alone
    shares: str = "[]"  # JSON: what each seat added to it, once the game has begun
    deal: str = ""  # why somebody may know the deal: chosen, repeated, forked, uploaded; or nothing
    clock: str = ""  # JSON: how long people may think; nothing: as long as they like


class TableRow(Facts, frozen=True, kw_only=True):
    """A table, with the newest position that was stored of it."""

    position: bytes | None = None
    position_n: int = -1  # the number in the log that the position stands at
    position_rules: str = ""


class EntryRow(Struct, frozen=True):
    """One number of a table's log."""

    table: str
    n: int
    sort: str
    seat: int
    by: str
    text: str
    rules: str
    at: float


class ArchiveRow(Struct, frozen=True):
    """A stretch of a game's positions and events under one version of the rules; see archive.py."""

    table: str
    first: int  # the moment it begins at
    rules: str
    blob: bytes


class PutGuest(GuestRow, frozen=True):
    """A new guest, or what is known of one by now."""


class PutTable(Facts, frozen=True, kw_only=True):
    """A new table, or how one stands by now."""


class Seating(Struct, frozen=True):
    """A table is among somebody's own."""

    table: str
    guest: str


class PutSeatings(Struct, frozen=True):
    """Whose tables this one is among, instead of everybody before."""

    table: str
    guests: tuple[str, ...]


class PutPosition(Struct, frozen=True):
    """The newest position of a table."""

    table: str
    n: int
    rules: str
    position: bytes


class AppendEntry(EntryRow, frozen=True):
    """The next number of a log; one that is there already is an error."""


class PutArchive(ArchiveRow, frozen=True):
    """A stretch of positions, instead of the one that began at the same moment."""


class PutReport(Struct, frozen=True):
    """A bug report with the record as it stood then."""

    id: str
    table: str
    guest: str
    text: str
    record: str
    at: float


class PutHonours(Struct, frozen=True):
    """What somebody has earned on a seat, when the game there was over."""

    table: str
    seat: int
    guest: str
    game: str
    at: float
    ids: str  # JSON: the honours of this one game
    facts: str  # JSON: what honours over all games ask of it


class PutHook(Struct, frozen=True):
    """Where somebody wants to be called when it is their turn, and what signs it; nowhere, if it is empty."""

    guest: str
    url: str
    secret: str


class PutPromise(Struct, frozen=True):
    """A secret whose hash somebody was told, for one table to come."""

    commitment: str
    secret: str
    at: float


class PutDevice(Struct, frozen=True):
    """A browser that somebody wants to be called by; no more, if it has no key."""

    guest: str
    endpoint: str
    key: str
    auth: str
    at: float


class Present(Struct, frozen=True):
    """Somebody is at a table that a process keeps."""

    node: str
    table: str
    guest: str


class PutPresence(Struct, frozen=True):
    """Who is at a table of a process, instead of everybody before."""

    node: str
    table: str
    guests: tuple[str, ...]


class PutRepair(Struct, frozen=True):
    """What was cut off a table that could not wake any more."""

    id: str
    table: str
    why: str
    cut: str  # JSON: entries, position and facts as they were
    at: float


class Pulse(Struct, frozen=True):
    """Nothing to keep: whether anything could be stored."""


Change = (
    PutGuest
    | PutTable
    | PutSeatings
    | PutPosition
    | AppendEntry
    | PutArchive
    | PutReport
    | PutHonours
    | PutHook
    | PutDevice
    | PutPresence
    | PutPromise
    | Pulse
)

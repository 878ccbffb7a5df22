"""Seating: who sits on a seat, by what name, and how a table looks in a list."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from unicodedata import category

import msgspec

from delvewright.bots import FORMER, LEVELS, levels, told_apart
from delvewright.kernel import keys
from delvewright.server import messages as m
from delvewright.server.denied import Denied
from delvewright.server.rows import OVER, Facts
from delvewright.views.front import Front, game

BOT_NAMES = {level.name: level.title for level in (*LEVELS, *FORMER)}


NOW = -1  # until when somebody sits who has not left
SITTINGS = 40  # kept of one seat


class Sitting(msgspec.Struct, array_like=True):
    """A guest on a seat, by numbers of the log: whoever sat there is asked before it is taken back."""

    guest: str
    since: int = 0
    until: int = NOW


class Place(msgspec.Struct):
    """A seat: open, a person's or a bot's. A bot remembers the guest it plays for."""

    sort: str = "open"
    guest: str = ""
    name: str = ""
    bot: str = ""
    resigned: bool = False
    share: str = ""  # what the person adds to the secret of the table, until the game begins
    left: float | None = None  # seconds on the clock, where there is one
    policies: dict[str, str] = {}  # by window: when the person wants to be asked, where not as usual
    sat: list[Sitting] = []
    put_away: bool = False  # the guest wants to see the table in no list any more

    def note_person(self, top: int) -> None:
        """Remember who sits here from the next number of the log on."""
        person = self.guest if self.sort == "person" else ""
        last = self.sat[-1] if self.sat else None
        if last is not None and last.until == NOW:
            if last.guest == person:
                return
            last.until = top
        if person:
            self.sat = [*self.sat, Sitting(person, top + 1 if self.sat else 0)]
        if len(self.sat) > SITTINGS:
            self.sat = _joined(self.sat)

    def people_since(self, n: int) -> set[str]:
        """The guests who sat here as people at a number of the log or later."""
        sat = self.sat or ([Sitting(self.guest)] if self.sort == "person" else [])
        return {one.guest for one in sat if one.until == NOW or one.until >= n}

    def was_person(self, n: int) -> bool:
        """Whether somebody sat here at a number of the log, and no bot."""
        sat = self.sat or ([Sitting(self.guest)] if self.sort == "person" else [])
        return any(one.since <= n and (one.until == NOW or one.until >= n) for one in sat)


def _joined(sat: list[Sitting]) -> list[Sitting]:
    """One sitting a guest, over all the time between: rather too many are asked than too few."""
    joined: dict[str, Sitting] = {}
    for one in sat:
        if one.guest in joined:
            joined[one.guest].until = one.until
        else:
            joined[one.guest] = one
    return list(joined.values())[-SITTINGS:]


def read_places(facts: Facts) -> list[Place]:
    """The seats as they were stored."""
    return msgspec.json.decode(facts.places, type=list[Place])


def shares_of(facts: Facts) -> tuple[str, ...]:
    """What each seat added, once the game has begun."""
    return msgspec.json.decode(facts.shares, type=tuple[str, ...])


def key_of(facts: Facts) -> str:
    """The key of play; none before the start, or where everything comes from the seed."""
    shares = shares_of(facts)
    return keys.key_of(facts.secret, shares) if facts.secret and shares else ""


def seat_names(places: Sequence[Place]) -> tuple[str, ...]:
    """What the seats are called; bots of one kind are told apart by number."""
    names: list[str] = []
    for seat, place in enumerate(places):
        given_up = place.resigned and place.sort == "bot"  # it plays for nobody
        name = (place.name if not given_up else "") or BOT_NAMES.get(place.bot, f"Seat {seat + 1}")
        names.append(told_apart(name, names))
    return tuple(names)


def ending(front: Front, places: Sequence[Place], names: Sequence[str]) -> m.Ending:
    """How a game ends when nobody is left to play on against: whoever is alone left has won."""
    left = [seat for seat, place in enumerate(places) if not place.resigned]
    last = next(names[seat] for seat, place in enumerate(places) if place.resigned and place.sort == "person")
    if front.cooperative or len(left) != 1:
        return m.Ending((), f"{last} resigned, and nobody is left to play on.")
    return m.Ending(tuple(left), f"{last} resigned: {names[left[0]]} won.")


def given_up(places: Sequence[Place]) -> bool:
    """Whether somebody resigned whom no bot plays on for: that ended the game."""
    return any(place.resigned and place.sort == "person" for place in places)


def clean(name: str) -> str:
    """A name as a single line of printable characters."""
    plain = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not plain:
        raise Denied("malformed", "a name needs a letter")
    return plain[:24]


def spoken(text: str) -> str:
    """What somebody says, on one line: control characters have no place in it."""
    plain = "".join(" " if category(letter) == "Cc" else letter for letter in text).strip()
    if not plain:
        raise Denied("malformed", "there is nothing to say in that")
    return plain


def known_bot(name: str, game: str) -> str:
    """A bot that is on offer in a game, or was once."""
    offered = [level.name for level in levels(game)]
    if name not in offered and name not in [level.name for level in FORMER]:
        raise Denied("illegal", f"there is no bot {name!r}; there are {', '.join(offered)}")
    return name


def table_info(
    facts: Facts,
    title: str,
    places: Sequence[Place],
    guest: str,
    here: Collection[str],
    watchers: Sequence[str] = (),
) -> m.TableInfo:
    """A table as one guest sees it in a list or at the table; guests are known to others by name alone."""
    names = seat_names(places)
    return m.TableInfo(
        id=facts.id,
        game=facts.game,
        title=title,
        rules=facts.rules,
        status=facts.status,
        listed=facts.listed,
        settings=msgspec.json.decode(facts.settings),
        places=tuple(
            [
                m.Place(
                    seat=seat,
                    sort=place.sort,
                    name=names[seat],
                    bot=place.bot,
                    may_return=place.sort == "bot" and place.guest == guest != "" and not place.resigned,
                    yours=bool(guest) and place.guest == guest and place.sort == "person",
                    host=place.guest == facts.host and place.sort == "person",
                    online=place.sort == "bot" or place.guest in here,
                    resigned=place.resigned,
                    shared=bool(place.share),
                    policies=place.policies if guest and place.guest == guest else {},
                )
                for seat, place in enumerate(places)
            ]
        ),
        watching=len(watchers),
        watchers=tuple(watchers),
        hosting=bool(guest) and guest == facts.host,
        forked_from=facts.forked_from,
        next_table=facts.next_table,
        saw_ahead=facts.saw_ahead,
        deal=facts.deal,
        commitment=keys.commitment(facts.secret) if facts.secret else "",
        ending=ending(game(facts.game), places, names) if facts.status == OVER and given_up(places) else None,
        clock=msgspec.json.decode(facts.clock, type=m.Clock) if facts.clock else None,
    )

"""Seating: who sits on a seat, by what name, and how a table looks in a list."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from unicodedata import category

import msgspec

from delvewright.bots import LEVELS, told_apart
from delvewright.server import messages as m
from delvewright.server.denied import Denied
from delvewright.server.rows import Facts

BOT_NAMES = {level.name: level.title for level in LEVELS}


class Place(msgspec.Struct):
    """A seat: open, a person's or a bot's. A bot remembers the guest it plays for."""

    sort: str = "open"
    guest: str = ""
    name: str = ""
    bot: str = ""
    resigned: bool = False
    policies: dict[str, str] = {}  # by window: when the person wants to be asked, where not as usual


def read_places(facts: Facts) -> list[Place]:
    """The seats as they were stored."""
    return msgspec.json.decode(facts.places, type=list[Place])


def seat_names(places: Sequence[Place]) -> tuple[str, ...]:
    """What the seats are called; bots of one kind are told apart by number."""
    names: list[str] = []
    for seat, place in enumerate(places):
        name = place.name or BOT_NAMES.get(place.bot, f"Seat {seat + 1}")
        names.append(told_apart(name, names))
    return tuple(names)


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


def known_bot(name: str) -> str:
    if name not in BOT_NAMES:
        raise Denied("illegal", f"there is no bot {name!r}; there are {', '.join(BOT_NAMES)}")
    return name


def table_info(
    facts: Facts,
    title: str,
    places: Sequence[Place],
    guest: str,
    here: Collection[str],
    watching: int = 0,
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
                    policies=place.policies if guest and place.guest == guest else {},
                )
                for seat, place in enumerate(places)
            ]
        ),
        watching=watching,
        hosting=bool(guest) and guest == facts.host,
        forked_from=facts.forked_from,
        next_table=facts.next_table,
        saw_ahead=facts.saw_ahead,
    )

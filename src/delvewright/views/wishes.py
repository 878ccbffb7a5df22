"""Wishes: what somebody wants of a set-up by what is printed on its cards, and the settings that grant it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any
from zlib import crc32

from msgspec import Struct

from delvewright.kernel.chance import MASK, mix
from delvewright.kernel.errors import BadSetup, near
from delvewright.kernel.steps import Block
from delvewright.views.english import listed, worded
from delvewright.views.model import Slot
from delvewright.words.own import role_of

TRIES = 60
"""Set-ups that are looked at before a heap of wishes is said not to go together."""

Settings = Mapping[str, Any]
Put = Callable[[Any, Settings, str, str], dict[str, Any]]
"""(front, settings, sort of slot, name) → the settings with that in the game for sure; or a BadSetup."""


class Wish(Struct, frozen=True, gc=False):
    """Something printed that a set-up may be wished to have."""

    key: str
    title: str  # as a person says it: "Cleric", "Source of light"
    names: Mapping[str, tuple[str, ...]]  # whatever brings it, by the sort of slot it fills
    kinds: frozenset[str]  # the printed cards that are it

    def granted(self, slots: Iterable[Slot]) -> bool:
        """Whether a slot has one of its cards, as printed or as a pack of somebody's own has changed it."""
        return any(not self.kinds.isdisjoint(map(role_of, slot.kinds)) for slot in slots)


class Thing(Struct, frozen=True, gc=False):
    """What may fill a slot, with its printed cards."""

    sort: str
    name: str
    kinds: Sequence[Any]


def gathered(things: Iterable[Thing], says: Callable[[str, Any], Iterable[str]]) -> tuple[Wish, ...]:
    """A wish for whatever is said of any card; what all of a sort have needs no wish."""
    names: dict[str, dict[str, list[str]]] = {}
    kinds: dict[str, set[str]] = {}
    all: dict[str, int] = {}
    for thing in things:
        all[thing.sort] = all.get(thing.sort, 0) + 1
        for kind in thing.kinds:
            for title in says(thing.sort, kind):
                found = names.setdefault(title, {}).setdefault(thing.sort, [])
                if thing.name not in found:
                    found.append(thing.name)
                kinds.setdefault(title, set()).add(kind.id)
    return tuple(
        [
            Wish(
                spelled(title),
                title,
                {sort: tuple(found) for sort, found in names[title].items()},
                frozenset(kinds[title]),
            )
            for title in sorted(names)
            if all_differ(names[title], all)
        ]
    )


def all_differ(names: Mapping[str, Sequence[str]], all: Mapping[str, int]) -> bool:
    return not any(len(found) == all[sort] for sort, found in names.items())


def spelled(title: str) -> str:
    """ "Source of light" → "source_of_light"."""
    return title.lower().replace(" ", "_")


def deeds(block: Block | None) -> Iterator[str]:
    """What a card's text does, by the names of the words it is written in, and those within them."""
    for word in block.words if block else ():
        yield getattr(word, "verb", "") or getattr(word, "__qualname__", "").partition(".")[0]
        yield from deeds(getattr(word, "block", None))


def put(front: Any, settings: Settings, sort: str, name: str) -> dict[str, Any]:
    """By the setting that has the name of the sort, if there is one, else among the picks."""
    into = sort if sort in front.settings else "pick"
    usual = front.settings[into].default
    if isinstance(usual, tuple):
        return {**settings, into: [*settings.get(into, usual), name]}
    if settings.get(into, usual) != usual:
        raise BadSetup(f"{into} is {settings[into]} already")
    return {**settings, into: name}


def grant(front: Any, seats: int, seed: int, settings: Settings, keys: Sequence[str]) -> dict[str, Any]:
    """The settings, with as much more in them as it takes for every wish to come true with this seed.

    Whatever the draw brings by itself is left to it. The same seed and the same wishes bring the same.
    """
    wishes = [wished(front, key) for key in dict.fromkeys(keys)]
    quest = Quest(front, seats, seed, wishes)
    quest.slots(settings)  # what is wrong without any wish is said as such
    found = quest.begun(settings)
    if found is None:
        raise BadSetup(quest.why(settings))
    return found


def wished(front: Any, key: str) -> Wish:
    """A wish by its key, or by its title however it is typed."""
    known: dict[str, Wish] = {wish.key: wish for wish in front.wishes}
    if not known:
        raise BadSetup(f"{front.title} has nothing to wish for")
    if spelled(key.strip()) not in known:
        raise BadSetup(f"{front.title} has no wish {key!r}; {near(spelled(key), known)}")
    return known[spelled(key.strip())]


class Quest:
    """The search for settings that grant all wishes."""

    def __init__(self, front: Any, seats: int, seed: int, wishes: Sequence[Wish]):
        self.front = front
        self.seats = seats
        self.seed = seed
        self.wishes = wishes
        self.left = 0
        self.complaint = ""

    def slots(self, settings: Settings) -> tuple[Slot, ...]:
        slots: tuple[Slot, ...] = self.front.layout(self.seats, self.seed, settings)
        return slots

    def begun(self, settings: Settings) -> dict[str, Any] | None:
        """First by chance; where the slots are scarce, by what grants most at once."""
        for thrifty in (False, True):
            self.left = TRIES // 2
            found = self.on(settings, thrifty)
            if found is not None:
                return found
        return None

    def on(self, settings: Settings, thrifty: bool) -> dict[str, Any] | None:
        """These settings or some with more in them, or None where they lead nowhere."""
        if not self.left:
            return None
        self.left -= 1
        try:
            slots = self.slots(settings)
        except BadSetup as error:
            self.complaint = str(error)
            return None
        open_still = [wish for wish in self.wishes if not wish.granted(slots)]
        if not open_still:
            return dict(settings)
        ways = {wish.key: self.ways(wish, settings) for wish in open_still}
        wish = min(open_still, key=lambda one: len(ways[one.key]))

        def cost(way: tuple[str, str]) -> tuple[int, int]:
            sort, name = way
            more = sum(name in other.names.get(sort, ()) for other in open_still) if thrifty else 0
            return -more, mix((self.seed + crc32(name.encode())) & MASK)

        for sort, name in sorted(ways[wish.key], key=cost):
            try:
                wider = self.front.voice.put(self.front, settings, sort, name)
            except BadSetup as error:
                self.complaint = str(error)
                continue
            if wider == settings:
                continue
            found = self.on(wider, thrifty)
            if found is not None:
                return found
        return None

    def ways(self, wish: Wish, settings: Settings) -> list[tuple[str, str]]:
        """What would grant a wish: (sort, name) of all that is in the box and neither banned nor picked."""
        there = self.front.groups_in(settings.get("packs", ()))
        out = {*settings.get("ban", ()), *settings.get("pick", ())}
        return [
            (sort, name)
            for sort, names in wish.names.items()
            for name in names
            if name not in out and name in there.get(sort, names)
        ]

    def why(self, settings: Settings) -> str:
        """Why it cannot be: nothing grants a wish any more, or there is no room for all."""
        slots = self.slots(settings)

        def possible(wish: Wish) -> bool:
            return bool(self.ways(wish, settings)) or wish.granted(slots)

        lost = next((wish for wish in self.wishes if not possible(wish)), None)
        if lost is None:
            titles = listed([wish.title for wish in self.wishes])
            return f"no set-up has {titles}: {self.complaint or 'there is no room for all of them'}"
        others: Sequence[Wish] = self.front.wishes
        left = {
            sort: [wish.title for wish in others if sort in wish.names and possible(wish)]
            for sort in lost.names
        }
        bearers = [name for names in lost.names.values() for name in names]
        sorts = [f"{worded(sort)}: {listed(titles) or 'nothing'}" for sort, titles in left.items()]
        return (
            f"nothing is left that is wished for as {lost.title} ({listed(bearers, 'or')}). "
            f"What is left to wish for: {'; '.join(sorts)}"
        )

"""Parts: a printed thing's behaviour is put together from them, in the order of its text."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from delvewright.games.barricades.board import Board
from delvewright.games.barricades.board import keywords as words_of
from delvewright.games.barricades.kinds import KINDS
from delvewright.games.barricades.muster import Muster, typed
from delvewright.games.barricades.powers import (
    DUNGEON,
    IN_ROOM,
    LAST,
    SPOILS,
    VILLAGE,
    Add,
    Condition,
    Fits,
    Flag,
    Passive,
    Power,
    Shine,
    Use,
)
from delvewright.kernel.steps import Block, Word

Part = Callable[[str, Power], None]
Count = Callable[[Board, Muster, int], int]
"""(position, the muster, the piece itself): how many."""


def printed(id: str, *parts: Part) -> None:
    """Give a printed thing its behaviour."""
    if id not in KINDS:
        raise LookupError(f"nothing printed is called {id!r}")
    for part in parts:
        part(id, KINDS[id].power)


card = room = monster = guardian = prestige = guild = gear = location = printed


def address(id: str, part: str) -> str:
    """Where the steps of a text are found; `whose` reads it back."""
    return f"barricades.{id}.{part}"


def whose(address: str) -> tuple[str, str]:
    """The printed thing whose text a block is, and which part of it."""
    _, id, part = address.partition("/")[0].split(".")
    return id, part


def settled(id: str, part: str, words: Iterable[Word]) -> Block:
    return Block(*words).settle(address(id, part))


# What its Champion may do -------------------------------------------------------------------------------


def use(
    name: str,
    when: int,
    *words: Word,
    limit: int = 1,
    shared: bool = False,
    fits: Fits | None = None,
    since: int = 0,
    until: int = LAST,
) -> Part:
    """Something that may be done at some times of the turn."""

    def give(id: str, power: Power) -> None:
        block = settled(id, name, words)
        power.uses += (Use(name, when, block, limit, shared, fits, since, until),)
        power.times |= when

    return give


def village(
    name: str, *words: Word, limit: int = 1, fits: Fits | None = None, since: int = 0, until: int = LAST
) -> Part:
    return use(name, VILLAGE, *words, limit=limit, fits=fits, since=since, until=until)


def dungeon(
    name: str, *words: Word, limit: int = 1, fits: Fits | None = None, since: int = 0, until: int = LAST
) -> Part:
    return use(name, DUNGEON, *words, limit=limit, fits=fits, since=since, until=until)


def anywhere(
    name: str, *words: Word, limit: int = 1, fits: Fits | None = None, since: int = 0, until: int = LAST
) -> Part:
    """In the Village or in the Dungeon."""
    return use(name, VILLAGE | DUNGEON, *words, limit=limit, fits=fits, since=since, until=until)


def in_room(
    name: str, *words: Word, limit: int = 1, fits: Fits | None = None, since: int = 0, until: int = LAST
) -> Part:
    """BQ-TURN-15. Where one stays, before any Before Battle effect."""
    return use(name, IN_ROOM, *words, limit=limit, fits=fits, since=since, until=until)


def spoils(
    name: str,
    *words: Word,
    limit: int = 1,
    shared: bool = False,
    fits: Fits | None = None,
    since: int = 0,
    until: int = LAST,
) -> Part:
    return use(name, SPOILS, *words, limit=limit, shared=shared, fits=fits, since=since, until=until)


def either(*parts: Part, limit: int = 1) -> Part:
    """Uses of which the card may do one a turn, or so many different ones."""

    def give(id: str, power: Power) -> None:
        first = len(power.uses)
        for part in parts:
            part(id, power)
        these = tuple(range(first, len(power.uses)))
        chosen = [one._replace(either=these, of_these=limit) for one in power.uses[first:]]
        power.uses = (*power.uses[:first], *chosen)

    return give


# What is so all the time --------------------------------------------------------------------------------


def adds(*more: Add, since: int = 0, until: int = LAST) -> Part:
    """What it adds to its Champion's Attack."""

    def give(id: str, power: Power) -> None:
        power.adds += tuple([Passive(add, since, until) for add in more])

    return give


def stronger(count: Count) -> Part:
    """The card has so much more Attack, of its own type."""
    return adds(lambda p, m, me: m.add(me, *typed(p, me, count(p, m, me))))


def brighter(light: Callable[[Board, int, int], int]) -> Part:
    """The card gives so much more Light: (position, seat, the piece itself)."""

    def give(id: str, power: Power) -> None:
        power.shines += (Shine(light),)

    return give


def needs_less(skill: int, *keywords: str) -> Part:
    """A Hero with one of these keywords needs so much less Skill for the Weapon."""

    def need(p: Board, seat: int, weapon: int, hero: int) -> int:
        return 0 if {*keywords}.isdisjoint(words_of(p, hero)) else skill

    return fills("need", need)


def flag(name: str, when: Condition | None = None, since: int = 0, until: int = LAST) -> Part:
    """A fact about a card, or about who has it, that a rule looks for by name."""

    def give(id: str, power: Power) -> None:
        power.flags += (Flag(name, when, since, until),)
        power.says |= {name}

    return give


def fills(slot: str, value: object) -> Part:
    """Any other part of a power by its name: `need`, `lessens`, `hampers`, `toughens`, `triggers`."""

    def give(id: str, power: Power) -> None:
        setattr(power, slot, value)

    return give


def _block(slot: str) -> Callable[..., Part]:
    def make(*words: Word) -> Part:
        def give(id: str, power: Power) -> None:
            setattr(power, slot, settled(id, slot, words))

        return give

    return make


before = _block("before")
"""Before Battle: what befalls each Champion before Attack and Health are compared."""
after = _block("after")
"""After Battle, won or lost."""
entering = _block("enter")
leaving = _block("leave")
when_discarded = _block("discarded")
on_reveal = _block("reveal")
when_defeated = _block("on_defeated")
every_turn_end = _block("end_of_turn")


def face(name: str, *words: Word) -> Part:
    """What an attack face of the Guardian die does to who rolled it."""

    def give(id: str, power: Power) -> None:
        power.faces[name] = settled(id, name, words)

    return give


def opportunity(*words: Word, since: int = 0, until: int = LAST) -> Part:
    """BQ-PREST-08. A Heroic Opportunity of a Prestige board."""

    def give(id: str, power: Power) -> None:
        power.opportunity += ((settled(id, f"opportunity{since}", words), since, until),)

    return give


def also_on(face: str, since: int) -> Part:
    """BQ-PREST-08. A further face of the die on which the Heroic Opportunity happens."""

    def give(id: str, power: Power) -> None:
        power.also[f"face_{face}"] = since

    return give


def on_rank(rank: int, *words: Word) -> Part:
    """Once, when that Rank is gained."""

    def give(id: str, power: Power) -> None:
        power.on_rank[rank] = settled(id, f"rank{rank}", words)

    return give

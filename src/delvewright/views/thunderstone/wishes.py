"""What can be wished for in a set-up of Thunderstone: by classes, numbers and texts of its cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import SimpleNamespace

from delvewright.games.thunderstone.kinds import KINDS, Kind, kinds_of_group
from delvewright.games.thunderstone.layout import FEATURES
from delvewright.games.thunderstone.settings import Rules
from delvewright.kernel.steps import Block
from delvewright.views.english import capital
from delvewright.views.thunderstone.setups import GROUPS
from delvewright.views.wishes import Thing, Wish, deeds, gathered
from delvewright.words.flow import Choose, EachSeat

DULL = frozenset(("hero", "item", "light", "magic", "guardian", "trap", "horde"))
"""Classes that a wish says in other words, or that everything of its sort has."""
COLOURS = frozenset(("black", "blue", "green", "red", "white"))
"""Of Dragons, which come together."""

FULLY = {"edged": "Edged Weapon", "blunt": "Blunt Weapon"}


def says(sort: str, kind: Kind) -> Iterator[str]:
    """What a card is or brings, in the words of a wish."""
    classes = [name for name in kind.printed.classes if name not in DULL | COLOURS]
    if sort == "monsters":
        yield from (f"{capital(name)} Monsters" for name in classes)
        if kind.darkness > 1:
            yield "Monsters that bring deep darkness"
        if kind.breach:
            yield "Monsters with a Breach effect"
        return
    if sort == "features":
        yield "Traps" if kind.trap else "Guardian"
        return
    yield from (FULLY.get(name) or capital(name) for name in classes)
    if kind.light > 0:
        yield "Source of light"
    if kind.magic > 0:
        yield "Magic Attack"
    if sort == "heroes" and kind.worth:
        yield "Hero worth gold"
    done = [deed for block in _texts(kind) for deed in deeds(block)]
    if "draw" in done:
        yield "Way to draw cards"
    if any(_thins(block) for block in _texts(kind)):
        yield "Way to destroy cards"
    if "xp" in done:
        yield "Way to gain XP"
    if any(isinstance(word, EachSeat) for block in _texts(kind) for word in block.words):
        yield "Something against other players"


def _texts(kind: Kind) -> Iterator[Block]:
    for ability in {*kind.village, *kind.dungeon}:
        yield ability.block
    yield from filter(None, (kind.triumph, kind.spoils, kind.after))


def _thins(block: Block) -> bool:
    """Whether its doer destroys a Militia or a Disease by it: what a good deck is rid of."""
    return any(isinstance(word, Choose) and word.verb == "destroy" and _takes(word) for word in block.words)


def _takes(word: Choose) -> bool:
    for id in ("militia", "disease"):
        table = SimpleNamespace(cast=(KINDS[id],), doomed=(), rules=Rules())
        if word.refuse(table, 0, 0, 0) is None:
            return True
    return False


@cache
def wishes() -> tuple[Wish, ...]:
    things = [
        Thing(sort, name, kinds_of_group(FEATURES.get(name, name)))
        for pack in GROUPS.values()
        for sort, names in pack.items()
        for name in names
    ]
    return gathered(things, says)

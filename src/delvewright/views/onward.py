"""Onward: what the answers of a question lead to, so that an object can answer before it is asked for.

A verb `leads` to others: "visit the Village" to "buy". Where such an answer shows its seat nothing and asks
it again at once, what it leads to is offered with it in one go; what wants more thought is the answer's way
in alone, and what has nothing to do with it stays out. The engine is the judge: the answer is tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from delvewright.kernel.ask import Ask, Option
from delvewright.views.model import Offer, Touch

Opened = dict[Option, tuple[Touch, ...]]
"""What lies behind an option, on the table."""


def ways(r: Any, ask: Ask) -> Iterator[tuple[Any, Ask]]:
    """The readings and questions the answers of a question lead to, and those these lead to."""
    for option in ask.options:
        found = _way(r, ask, option)
        if found is not None:
            yield found
            yield from ways(*found)


def _way(r: Any, ask: Ask, option: Option) -> tuple[Any, Ask] | None:
    if not r.speech.verb(ask, option).leads:
        return None
    after = r.game.straight_on(r.p, option, r.seat)
    if after is None:
        return None
    there = type(r)(after, r.seat, r.names)
    return there, there.asked


def beyond(r: Any, ask: Ask) -> tuple[Opened, tuple[Offer, ...]]:
    """What each option opens, and what can be given in one go with one."""
    opened: Opened = {}
    here = r.game.names(r.p, ask)
    found: dict[tuple[str, str], Offer] = {}
    for option in ask.options:
        way = _way(r, ask, option)
        if way is None:
            continue
        there, asked = way
        leads, via = r.speech.verb(ask, option).leads, here[ask.options.index(option)]
        usual = r.speech.prompt(there, asked).rules
        behind: list[Touch] = []
        for index, name in enumerate(r.game.names(there.p, asked)):
            other = asked.options[index]
            at_once = _at_once(there, asked, other)
            if other[0] not in leads:
                behind += _all_behind(there, asked, other)
            elif at_once:
                offer = r.speech.offer(there, asked, usual, index, name)
                way_of_its_own = "" if offer.touches else via  # it is given on what the way there touches
                if name not in here or way_of_its_own:
                    found.setdefault((way_of_its_own, name), replace(offer, via=via))
            elif at_once is not None:
                behind += there.touches(other)
        opened[option] = tuple(dict.fromkeys(behind))
    return opened, tuple(found.values())


def _at_once(r: Any, ask: Ask, option: Option) -> bool | None:
    """Whether an answer is given in one go with what leads to it; None: it has nothing to do with that."""
    judge = r.speech.verb(ask, option).at_once
    return judge(r, ask, *option[1:]) if judge else False


def _all_behind(r: Any, ask: Ask, option: Option) -> list[Touch]:
    """Everything on the table that an answer leads to, further on."""
    way = _way(r, ask, option)
    if way is None:
        return []
    there, asked = way
    leads = r.speech.verb(ask, option).leads
    behind = [other for other in asked.options if other[0] in leads]
    return [
        touch
        for other in behind
        if _at_once(there, asked, other) is not None
        for touch in there.touches(other)
    ]

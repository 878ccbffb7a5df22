"""Onward: what the answers of a question lead to, so that an object can answer before it is asked for.

A verb `leads` to others: "visit the Village" to "buy". Where such an answer shows its seat nothing and asks
it again at once, what it leads to is offered with it in one go; what wants more thought is the answer's way
in alone. The engine is the judge: the answer is tried.
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
    found: dict[str, Offer] = {}
    for option in ask.options:
        way = _way(r, ask, option)
        if way is None:
            continue
        there, asked = way
        leads, via = r.speech.verb(ask, option).leads, r.game.names(r.p, ask)[ask.options.index(option)]
        usual = r.speech.prompt(there, asked).rules
        behind: list[Touch] = []
        for index, name in enumerate(r.game.names(there.p, asked)):
            other = asked.options[index]
            verb = r.speech.verb(asked, other)
            if other[0] in leads and verb.at_once and verb.at_once(there, asked, *other[1:]):
                found.setdefault(name, replace(r.speech.offer(there, asked, usual, index, name), via=via))
            elif other[0] in leads:
                behind += there.touches(other)
            elif verb.leads:
                behind += _all_behind(there, asked, other)
        opened[option] = tuple(dict.fromkeys(behind))
    here = r.game.names(r.p, ask)
    return opened, tuple([offer for name, offer in found.items() if name not in here])


def _all_behind(r: Any, ask: Ask, option: Option) -> list[Touch]:
    """Everything on the table that an answer leads to, further on."""
    way = _way(r, ask, option)
    if way is None:
        return []
    there, asked = way
    leads = r.speech.verb(ask, option).leads
    return [touch for other in asked.options if other[0] in leads for touch in there.touches(other)]

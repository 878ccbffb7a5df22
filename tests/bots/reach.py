"""Everything that can be got at from an object: what a bot could find if it looked everywhere."""

from __future__ import annotations

import gc
from types import CodeType, FunctionType, ModuleType
from typing import Any


def reach(start: Any) -> dict[int, Any]:
    """Every object reachable from `start`, by id: attributes, items, closures and defaults of functions.

    Modules and classes are left out: they are the program, and hold no game.
    """
    found: dict[int, Any] = {}
    todo = [start]
    while todo:
        thing = todo.pop()
        if id(thing) in found or isinstance(thing, ModuleType | type | CodeType):
            continue
        found[id(thing)] = thing
        if isinstance(thing, FunctionType):
            todo += [thing.__closure__, thing.__defaults__, thing.__kwdefaults__, thing.__dict__]
        else:
            todo += gc.get_referents(thing)
    return found

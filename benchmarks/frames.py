"""What shapes of frames and copies cost: the measurements behind decision 001."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from timeit import repeat
from typing import Any

import msgspec

from delvewright.games.thunderstone import GAME

ROUNDS, TIMES = 7, 20_000


def cost(work: Callable[[], Any], times: int = TIMES) -> float:
    """The median cost of one call in microseconds."""
    return sorted(repeat(work, number=times, repeat=ROUNDS))[ROUNDS // 2] / times * 1e6


def nothing(position: Any, seat: int, piece: int) -> None:
    """A step that does nothing, so that only the frame costs."""


STEPS = {"table.nothing": nothing}


def spread() -> None:
    """A frame (address, *values)."""
    values = (1, 2)
    stack = (("table.nothing", *values), ())
    frame, _ = stack
    STEPS[frame[0]](None, *frame[1:])


def paired() -> None:
    """A frame (address, values)."""
    values = (1, 2)
    stack = (("table.nothing", values), ())
    (address, values), _ = stack
    STEPS[address](None, *values)


def referred() -> None:
    """A frame (function, values): not saveable as it is."""
    values = (1, 2)
    stack = ((nothing, values), ())
    (function, values), _ = stack
    function(None, *values)


def looped(state: Any) -> Any:
    """A copy by a loop over the fields."""
    new = object.__new__(type(state))
    for name in state.FIELDS:
        value = getattr(state, name)
        setattr(new, name, value[:] if name in state.FIELDS.lists else value)
    return new


def main() -> None:
    chance = random.Random(1)
    state = GAME.start(seats=2, seed=1, packs=["wrath"])
    for _ in range(150):
        state = GAME.answer(state, chance.choice(state.ask.options))
    rows = [
        ("frame (address, *values)", cost(spread)),
        ("frame (address, values)", cost(paired)),
        ("frame (function, values)", cost(referred)),
        ("clone, written out", cost(state.clone)),
        ("clone, loop over fields", cost(lambda: looped(state), 5_000)),
        ("clone, save and load", cost(lambda: GAME.load(GAME.save(state)), 200)),
        ("clone, deepcopy of the fields", cost(lambda: copy.deepcopy(plain(state)), 200)),
        ("clone, pickle of the fields", cost(lambda: pickle.loads(pickle.dumps(plain(state))), 200)),
    ]
    for name, microseconds in rows:
        print(f"{name:<32}{microseconds:>10.2f} µs")


def plain(state: Any) -> dict[str, Any]:
    """The fields as plain data, for the copiers of the standard library."""
    fields: dict[str, Any] = msgspec.json.decode(GAME.save(state))["position"]
    return fields


if __name__ == "__main__":
    main()

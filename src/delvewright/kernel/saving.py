"""Saving: a position as JSON, and back, with a clear word on anything that is no such thing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import msgspec

from delvewright.kernel.ask import QUESTIONS, Ask, questions_of
from delvewright.kernel.errors import BadRecord, BadSetup, DelveError
from delvewright.kernel.keys import SECRET, check_hex
from delvewright.kernel.lanes import LanedPosition
from delvewright.kernel.position import Position
from delvewright.kernel.steps import FORMERLY, STEPS

Made = TypeVar("Made", bound=Position)


def pack(game: str, rules: str, state: Position) -> bytes:
    """Every field by name; of a kind its id."""
    fields = {name: getattr(state, name) for name in state.FIELDS}
    fields["cast"] = [getattr(kind, "id", kind) for kind in state.cast]
    fields["ask"] = state.ask.plain() if state.ask else None
    fields["waiting"] = [ask.plain() for ask in state.asks] if state.waiting else []
    return msgspec.json.encode({"game": game, "rules": rules, "position": fields})


def unpack(
    saved: bytes | str, game: str, rules: str | None, state: Made, thaw: Callable[[str, Any], Any]
) -> Made:
    """Fill a fresh position with what `pack` wrote. `rules` None takes those of any version.

    `thaw` makes a field again what it was before it was plain.
    """
    try:
        data = msgspec.json.decode(saved)
        if not isinstance(data, dict) or not isinstance(data.get("position"), dict):
            raise BadRecord("not a saved position: the field 'position' is missing")
        if data.get("game") != game:
            raise BadRecord(f"a position of {data.get('game')!r}, not of {game!r}")
        if rules is not None and data.get("rules") != rules:
            raise BadRecord(f"a position of rules {data.get('rules')!r}; these are rules {rules!r}")
        _fill(state, _readdressed(data["position"], game), thaw, may_lack=rules is None)
    except DelveError:
        raise
    except (msgspec.MsgspecError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadRecord(f"not a saved position: {error}") from error
    return state


def _fill(state: Position, fields: dict[str, Any], thaw: Callable[[str, Any], Any], may_lack: bool) -> None:
    """A field that other rules did not know yet stays as it is in a fresh position."""
    wrong = set(fields) - set(state.FIELDS) if may_lack else set(state.FIELDS) ^ set(fields)
    if wrong:
        raise BadRecord(f"a saved position with the wrong fields: {', '.join(sorted(wrong))}")
    for name, value in fields.items():
        if name == "ask":
            state.ask = _ask(value) if value else None
        elif name == "waiting":
            state.waiting = tuple(_ask(one) for one in value)
        elif name == "seed":
            state.seed = _seed(value)
        else:
            _check_sort(state, name, value)
            listed = name in state.FIELDS.lists
            setattr(state, name, [freeze(item) for item in value] if listed else thaw(name, freeze(value)))
    for stack in (state.stack, *_side_by_side(state)):
        while stack:
            (address, _), stack = stack
            if address not in STEPS:
                raise BadRecord(f"a saved position goes on with an unknown step {address!r}")


def _side_by_side(state: Position) -> list[tuple[Any, ...]]:
    """The stacks of a board with lanes besides its own."""
    return [state.trunk, *[stack for _, stack in state.lanes]] if isinstance(state, LanedPosition) else []


def _readdressed(fields: dict[str, Any], game: str) -> dict[str, Any]:
    """The same fields, with today's addresses where the game's id was not in them yet."""
    steps, questions = former_addresses(game)
    for ask in filter(None, [fields.get("ask"), *fields.get("waiting", ())]):
        ask[1], ask[2] = questions.get(ask[1], ask[1]), _renamed(ask[2], steps)
    stacks = [name for name in ("stack", "lanes", "trunk") if name in fields]
    return fields | {name: _renamed(fields[name], steps) for name in stacks}


@cache
def former_addresses(game: str) -> tuple[dict[str, str], dict[str, str]]:
    """What a game's steps and questions were called before their names began with the game's id, or while
    their module had another name.

    A step bore the last two parts of its module's name, a card's block only the card's.
    """
    steps = {}
    for address in STEPS:
        if address.startswith(f"{game}."):
            module, _, step = address.rpartition(".")
            former = f"{FORMERLY.get(module, module)}.{step}"
            steps[former] = address
            steps[former.removeprefix(f"{game}.")] = address
            steps[".".join(former.split(".")[-3:])] = address
    questions = {one.name: one.address for one in QUESTIONS.values() if one.address.startswith("words.")}
    questions |= {name: one.address for name, one in questions_of(game).items()}
    return steps, questions


def _renamed(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, list):
        return [_renamed(item, names) for item in value]
    return names.get(value, value) if isinstance(value, str) else value


def _check_sort(state: Position, name: str, value: Any) -> None:
    """A number stays a number and a list a list, as far as a fresh position tells."""
    fresh = getattr(state, name, None)
    expected = list if isinstance(fresh, tuple | list) else type(fresh) if fresh is not None else None
    if expected is not None and type(value) is not expected:
        raise BadRecord(f"the field {name!r} must be a {expected.__name__}, not {value!r}")


def _seed(value: Any) -> int | str:
    """A number or a key; a key is never repeated in an error."""
    if isinstance(value, str):
        try:
            return check_hex("a key", value, SECRET)
        except BadSetup as error:
            raise BadRecord(str(error)) from error
    if type(value) is not int:
        raise BadRecord(f"the field 'seed' must be a number or a key, not {value!r}")
    return value


def _ask(plain: Any) -> Ask:
    seat, question, values, options = plain
    if question not in QUESTIONS:
        raise BadRecord(f"a saved position asks an unknown question {question!r}")
    return Ask(seat, QUESTIONS[question], freeze(values), freeze(options))


def freeze(value: Any) -> Any:
    """Lists read from JSON become the tuples they were."""
    if not isinstance(value, list):
        return value
    return tuple([freeze(item) if isinstance(item, list) else item for item in value])

"""Settings: what a set-up may say, and the rules of one game that come of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from delvewright.kernel.errors import BadSetup

MOST = 1_000_000
"""No number of a set-up is larger."""


@dataclass(frozen=True)
class Setting:
    """One thing a set-up may say: its default, what it may be, and what it means. A tuple holds names."""

    default: Any
    help: str
    choices: tuple[Any, ...] | None = None
    rule: str = ""
    least: int | None = None  # for numbers
    part: str = "play"  # of a set-up page: play, cards, options or readings
    formerly: str = ""  # its name in positions saved by older rules
    when: tuple[str, tuple[str, ...]] | None = None  # it matters where another setting is one of these

    def check(self, name: str, value: Any) -> None:
        if self.choices is not None:
            if value not in self.choices or type(value) is not type(self.default):
                allowed = ", ".join(repr(choice) for choice in self.choices)
                raise BadSetup(f"option {name!r} cannot be {value!r}; it may be {allowed}")
            return
        expected = type(self.default)
        if expected is tuple and isinstance(value, list | tuple):
            if not all(isinstance(item, str) for item in value):
                raise BadSetup(f"option {name!r} must be a list of names, not {value!r}")
            return
        if not isinstance(value, expected) or (isinstance(value, bool) and expected is not bool):
            sort = {int: "a whole number", bool: "true or false", tuple: "a list", str: "a text"}[expected]
            raise BadSetup(f"option {name!r} must be {sort}, not {value!r}")
        if self.least is not None and value < self.least:
            raise BadSetup(f"option {name!r} must be at least {self.least}, not {value}")
        if expected is int and value > MOST:
            raise BadSetup(f"option {name!r} must be at most {MOST}, not {value}")


def rules_of(settings: Mapping[str, Setting]) -> Any:
    """A frozen struct with a field for each setting: the rules of one game, shared by all its positions.

    Made of what a set-up or a saved position says; whatever it does not say, or did not know yet, takes its
    default. Lists become tuples.
    """
    fields = [(name, Any, setting.default) for name, setting in settings.items()]
    return msgspec.defstruct(
        "Rules", fields, frozen=True, forbid_unknown_fields=True, namespace={"__post_init__": _freeze}
    )


def _freeze(rules: Any) -> None:
    for name in rules.__struct_fields__:
        value = getattr(rules, name)
        if isinstance(value, list):
            msgspec.structs.force_setattr(rules, name, tuple(value))

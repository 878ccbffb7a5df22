"""A pack: a set of cards, and all that comes with it. The base set is one, an expansion is another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from delvewright.kernel.settings import Setting


class Preset(NamedTuple):
    """A named selection of cards, with the rule that gives it."""

    title: str
    text: str
    rule: str
    monsters: tuple[str, ...]
    features: tuple[str, ...]
    heroes: tuple[str, ...]
    village: tuple[str, ...]


def names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


@dataclass(frozen=True)
class Pack:
    """What a pack says of itself; its cards, Thunderstones, Traps and Guardians are in its data files."""

    id: str
    title: str
    short: str = ""  # in the name of a game that mixes it in
    brings: str = ""  # what is new with it
    presets: Mapping[str, Preset] = field(default_factory=dict)
    features: Mapping[str, str] = field(default_factory=dict)  # dungeon features, and the group each puts in
    feature_cards: tuple[str, ...] = ()  # the randomizers of its features
    markers: int = 0  # randomizers among the Monsters that call for a feature
    solo_bans: tuple[str, ...] = ()  # groups that solo play leaves out
    settings: Mapping[str, Setting] = field(default_factory=dict)  # readings of its cards

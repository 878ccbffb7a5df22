"""Choices: the options of a command line turned into a set-up and a seating, with clear errors."""

from __future__ import annotations

import json
import secrets
import shlex
from collections.abc import Sequence
from typing import Any

from delvewright.bots import bot, title_of, told_apart
from delvewright.cli.naming import first_game
from delvewright.cli.zoom import key
from delvewright.kernel.errors import BadSetup, near
from delvewright.kernel.game import Game
from delvewright.kernel.settings import Setting

PERSON = "human"


def fresh_seed() -> int:
    """A seed short enough to tell a friend."""
    return secrets.randbelow(1_000_000)


def split(words: Sequence[str]) -> list[str]:
    """`--packs a,b --packs c` and the like, as one list."""
    return [part.strip() for word in words for part in word.split(",") if part.strip()]


def read_settings(game: Game, pairs: Sequence[str]) -> dict[str, Any]:
    """`--set key=value`, each value as its setting wants it."""
    settings = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise BadSetup(f"--set wants key=value, not {pair!r}")
        if name not in game.settings:
            raise BadSetup(f"{game.title} has no option {name!r}; {near(name, game.settings)}")
        settings[name] = _value(game.settings[name], text.strip())
    return settings


def _value(setting: Setting, text: str) -> Any:
    if isinstance(setting.default, tuple) and not text.startswith("["):
        return split([text])
    if isinstance(setting.default, bool) and text.lower() in ("yes", "on", "true", "no", "off", "false"):
        return text.lower() in ("yes", "on", "true")
    try:
        return json.loads(text)
    except ValueError:
        return text


def read_policies(pairs: Sequence[str]) -> dict[str, str]:
    """`--policy window=never` and the like."""
    policies = {}
    for pair in split(pairs):
        name, equals, policy = pair.partition("=")
        if not equals:
            raise BadSetup(f"a policy is window=ask, never, concerns or once, not {pair!r}")
        policies[name.strip()] = policy.strip()
    return policies


def known_groups(game: Any) -> list[str]:
    """Every group a set-up can pick or ban; a sort that is a setting itself is named there."""
    return [group for sort, groups in game.groups.items() if sort not in game.settings for group in groups]


def group_named(game: Any, words: str) -> str:
    """A group by its name, however its blanks and bullets are typed."""
    groups = known_groups(game)
    exact = [group for group in groups if key(group) == key(words)]
    begun = [group for group in groups if key(words) and key(group).startswith(key(words))]
    if exact or len(begun) == 1:
        return (exact or begun)[0]
    hint = f"which of {', '.join(begun)}?" if begun else near(words, groups)
    raise BadSetup(f"there is no group {words!r}; {hint}")


def seating(seats: int, bots: Sequence[str]) -> list[str]:
    """Who sits where: people first, then the named bots; `human` among them names a person's seat."""
    for name in bots:
        if name != PERSON:
            bot(name)
    if len(bots) > seats:
        raise BadSetup(f"{len(bots)} bots are named for {seats} {'seat' if seats == 1 else 'seats'}")
    return [PERSON] * (seats - len(bots)) + list(bots)


def seat_names(seated: Sequence[str]) -> list[str]:
    """What the seats are called: Player 1, and bots as in the browser: Veteran, Veteran 2, …"""
    names: list[str] = []
    for seat, who in enumerate(seated):
        names.append(told_apart(f"Player {seat + 1}" if who == PERSON else title_of(who), names))
    return names


def command_line(
    game: Game, seats: int, seed: int, settings: dict[str, Any], bots: Sequence[str] = ()
) -> str:
    """The `delve play` line that plays exactly this."""
    words = [
        "delve play",
        *([game.id] if game.id != first_game() else []),
        f"--seats {seats}",
        f"--seed {seed}",
    ]
    if bots:
        words.append(f"--bots {','.join(bots)}")
    for name, value in settings.items():
        if value == game.settings[name].default or (isinstance(value, list) and not value):
            continue
        if name in ("pick", "ban"):
            words += [f"--{name} {shlex.quote(group)}" for group in value]
        else:
            text = ",".join(value) if isinstance(value, list | tuple) else json.dumps(value).strip('"')
            words.append(f"--{name.replace('_', '-')} {shlex.quote(text)}")
    return " ".join(words)

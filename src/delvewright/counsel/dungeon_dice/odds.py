"""Odds: how a fight may end, by playing it out many times in worlds that look the same."""

from __future__ import annotations

from time import perf_counter

from delvewright.games.dungeon_dice.board import BEFORE, FOE, MONSTER, Board
from delvewright.games.dungeon_dice.dice import foe_total, hero_total, kind_of, value
from delvewright.games.dungeon_dice.policy import choose, mean
from delvewright.kernel.ask import Ask, Option
from delvewright.kernel.chance import mix
from delvewright.kernel.game import Game
from delvewright.views.dungeon_dice.chances import chances
from delvewright.views.dungeon_dice.prompts import is_monsters
from delvewright.views.dungeon_dice.reading import Reading
from delvewright.views.model import Line

SAMPLES = 200
SECONDS = 0.25
"""As many fights are played out at most, and for no longer."""
LONGEST = 400
"""Answers after which a play-out is given up."""

FOUGHT = ("armor", "again", "ability", "last", "aim", "hammer", "respond_stun", "slash_on")
"""Questions a hero of a play-out does not pass over."""
REROLLS = ("SLASH", "VORPAL_SWORD", "PROTECTION", "AEGIS_SHIELD")
RAISES = ("FIRE", "BOMB", "BOOMERANG", "STUN", "STRENGTH", "HEALING")
"""Symbols that are good for whomever they are used on."""


def odds(game: Game, r: Reading) -> list[Line]:
    """How the current or coming combat with a monster ends for its heroes."""
    p, seat = r.p, r.seat
    if p.mode != MONSTER or p.foe < 0 or p.over or (p.phase != BEFORE and not p.dice):
        return []
    lines = []
    played = sample(game, p, seat)
    if played:
        won, tied, lost = played
        count = won + tied + lost
        heroes = "You" if p.fighters == (seat,) else "The heroes"
        lines.append(
            Line(
                f"{heroes} win {_share(won, count)} in 100, tie {_share(tied, count)}, "
                f"lose {_share(lost, count)}: {count} fights played out with every symbol put to some use.",
                ("DD-COMBAT-15", "DD-COMBAT-16"),
            )
        )
    lines += [
        Line(
            f"On the dice alone, {one.label}: win {one.win}, tie {one.tie}, lose {one.lose} in 100.",
            ("DD-COMBAT-5",),
        )
        for one in chances(r)
    ]
    return lines


def _share(number: int, count: int) -> int:
    return round(100 * number / count)


def sample(game: Game, p: Board, seat: int) -> tuple[int, int, int] | None:
    """Won, tied and lost of the fights that could be played out in the time."""
    found = {"win": 0, "tie": 0, "loss": 0}
    until = perf_counter() + SECONDS
    for number in range(SAMPLES):
        result = play_out(game, game.imagine(p, seat, number), number)
        if result:
            found[result] += 1
        if perf_counter() > until:
            break
    return (found["win"], found["tie"], found["loss"]) if any(found.values()) else None


def play_out(game: Game, world: Board, seed: int) -> str:
    """One fight to its comparison; "" when none came."""
    told: list[object] = []
    world.told = told  # type: ignore[assignment]
    bits = seed + 1
    for _ in range(LONGEST):
        if world.ask is None:
            return ""
        bits = mix(bits)
        game.apply(world, answer(world, world.ask, bits))
        for event in told:
            if event.key == "compared":  # type: ignore[attr-defined]
                return str(event.args[3])  # type: ignore[attr-defined]
        told.clear()
        if world.mode != MONSTER:
            return ""
    return ""


def answer(p: Board, ask: Ask, bits: int) -> Option:
    """A hero fights on, uses what helps and keeps one-use dice; outsiders stay out; a monster plays well."""
    options = ask.options
    if is_monsters(ask):
        return choose(p, options)
    if ("confront",) in options:
        return ("confront",)
    passing: Option = ("pass",)
    if passing in options and ask.question not in FOUGHT:
        return passing
    useful = [option for option in options if helps(p, option)]
    if useful:
        return useful[bits % len(useful)]
    return passing if passing in options else options[0]


def helps(p: Board, option: Option) -> bool:
    """Whether an option is likely to serve the heroes."""
    verb = option[0]
    if verb in ("deny", "stun"):
        return True
    if verb == "use_die":
        die = p.dice[option[3]]
        if option[2] not in REROLLS:
            return die[0] == FOE
        gain = mean(kind_of(p, die[1])) - (value(p, die) or 0)
        return gain < 0 if die[0] == FOE else gain > 0
    if verb == "use_who":
        return bool((option[3] != FOE) == (option[2] in RAISES))
    if verb == "use":
        return option[2] != "GUST" or hero_total(p) < foe_total(p)
    return verb in ("study", "call", "reroll_all") or (verb == "use_piece" and option[2] == "SCROLL")

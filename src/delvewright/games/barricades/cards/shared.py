"""What cards of several sorts say alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from delvewright.games.barricades import closing, moves, walls
from delvewright.games.barricades.board import (
    NONE,
    SQUARE,
    TOKENS,
    Board,
    arms_of,
    have,
    heroes,
    of_sort,
    visit_of,
    wielder,
)
from delvewright.games.barricades.muster import Muster, muster
from delvewright.games.barricades.parts import Count
from delvewright.games.barricades.powers import Fits
from delvewright.games.barricades.printed import Card
from delvewright.games.barricades.words import HERO, Filter
from delvewright.kernel.ask import Reason
from delvewright.words.flow import Choose


def level(p: Board, hero: int) -> int:
    kind = p.cast[hero]
    return kind.level if isinstance(kind, Card) else 0


def spell_of(word: str) -> Filter:
    """A Spell with a keyword."""

    def test(p: Board, piece: int) -> bool:
        kind = p.cast[piece]
        return isinstance(kind, Card) and kind.sort == "spell" and word in kind.keywords

    return Filter(f"{word} Spell", test)


# How much more ------------------------------------------------------------------------------------------


def having(*keywords: str, more: int = 1) -> Count:
    """So much, if one has a card with one of these keywords."""
    return lambda p, m, me: more if have(p, m.seat, *keywords) else 0


def lit_by(*keywords: str) -> Callable[[Board, int, int], int]:
    """1 Light, if one has a card with one of these keywords."""
    return lambda p, seat, me: int(bool(have(p, seat, *keywords)))


def facing(*keywords: str, more: int = 1) -> Count:
    """So much, against such Monsters."""
    return lambda p, m, me: more if m.against(*keywords) else 0


def wielded_by(*keywords: str, more: int = 1) -> Count:
    """So much, if the wielder has one of these keywords."""
    return lambda p, m, me: more if m.arms.get(me) in have(p, m.seat, *keywords) else 0


def spells(p: Board, m: Muster, me: int) -> int:
    return len(of_sort(p, m.seat, "spell"))


def strength(p: Board, seat: int, piece: int) -> tuple[int, int]:
    """The Attack a card gives as it stands, physical and magic."""
    physical, magic = muster(p, seat).lines.get(piece, (0, 0))
    return physical, magic


# What must be so ----------------------------------------------------------------------------------------


def if_any(*keywords: str) -> Fits:
    """One has a card with one of these keywords in play."""

    def fits(p: Board, seat: int, me: int) -> Reason | None:
        return None if have(p, seat, *keywords) else ("you_have_none", " or ".join(keywords))

    return fits


def if_wields(least: int) -> Fits:
    """This Hero wields so many Weapons."""

    def fits(p: Board, seat: int, me: int) -> Reason | None:
        count = len(arms_of(p, me))
        return None if count >= least else ("wields_too_few", least, count)

    return fits


def wielder_is(*keywords: str) -> Callable[[Board, int, int], bool]:
    return lambda p, seat, me: wielder(p, me) in have(p, seat, *keywords)


def horde_stands(p: Board, seat: int, me: int) -> Reason | None:
    return None if closing.horde_left(p) else ("no_horde",)


# Gear tokens --------------------------------------------------------------------------------------------


def if_tokens(*tokens: str) -> Fits:
    """One has a token of one of these sorts."""

    def fits(p: Board, seat: int, me: int) -> Reason | None:
        held = [p.gear[seat][TOKENS.index(token)] for token in tokens]
        return None if any(held) else ("no_token",)

    return fits


def use_token(*tokens: str) -> Choose:
    """BQ-LEX-14. Use up one token of these sorts, in place of its own effect."""

    def mine(p: Board, seat: int, me: int, it: int) -> list[int]:
        return [
            piece
            for piece in moves.token_pieces(p)
            if (id := p.cast[piece].id) in tokens and p.gear[seat][TOKENS.index(id)]
        ]

    def act(p: Board, seat: int, me: int, it: int) -> None:
        moves.use_gear(p, seat, p.cast[it].id)

    return Choose("use_token", mine, lambda *values: None, act, wanted="Gear token")


def gain_one_of(*tokens: str) -> Choose:
    """Gain one Gear token of these sorts."""

    def pool(p: Board, seat: int, me: int, it: int) -> list[int]:
        return [piece for piece in moves.token_pieces(p) if p.cast[piece].id in tokens]

    def act(p: Board, seat: int, me: int, it: int) -> None:
        moves.gain_gear(p, seat, p.cast[it].id)

    return Choose("gain_token", pool, lambda *values: None, act, wanted="Gear token")


# The own deck -------------------------------------------------------------------------------------------


def put_into_play(p: Board, seat: int, me: int, it: int) -> None:
    moves.recall(p, seat, it)


def of_level(least: int) -> Filter:
    return Filter(
        f"Hero of level {least} or higher",
        lambda p, piece: HERO.test(p, piece) and level(p, piece) >= least,
    )


def makes_gold(p: Board, piece: int) -> bool:
    kind = p.cast[piece]
    return isinstance(kind, Card) and kind.sort == "hero" and kind.gold > 0


GOLD_HERO = Filter("Hero with Gold Production", makes_gold)


def hero_of_level(least: int) -> Any:
    """The use wants a Hero of that level or higher in play."""

    def fits(p: Board, seat: int, me: int) -> Reason | None:
        found = any([level(p, hero) >= least for hero in heroes(p, seat)])
        return None if found else ("no_hero_of_level", least)

    return fits


# Barricades ---------------------------------------------------------------------------------------------


def at_a_wall(p: Board, seat: int, me: int) -> Reason | None:
    """At a location that stands and whose Barricade does not."""
    place = visit_of(p, seat)
    if place in (NONE, SQUARE):
        return ("at_no_location",)
    return walls.refused(p, place)


def cheapen(gold: int) -> Any:
    """BQ-BARR-03. The Barricade at one's location costs less; once it is built one has built it."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        walls.cheapen(p, seat, visit_of(p, seat), gold)

    return word

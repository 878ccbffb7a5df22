"""Levels: Heroes who become better or worse, and what that costs (BQ-BASE-21…24, BQ-LEX-09)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from delvewright.games.barricades.board import (
    BOX,
    DESTROYED,
    DISCARD,
    HAND,
    LEVELED,
    NONE,
    PLACES,
    PLAY,
    RUINS,
    SAVED,
    STACKS,
    Board,
    done,
    heroes,
)
from delvewright.games.barricades.moves import alike, destroy, leave, lose_xp, note, owner_of
from delvewright.games.barricades.muster import flagged
from delvewright.games.barricades.powers import Fits, Offers
from delvewright.games.barricades.printed import Card
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.board import Pieces
from delvewright.kernel.events import tell
from delvewright.kernel.steps import Word, push, step
from delvewright.words.zones import move, take, zone_of


def of_a_stack(p: Board, hero: int) -> bool:
    """Whether a Hero has levels: Treasures and Legendary Heroes have none."""
    kind = p.cast[hero]
    return isinstance(kind, Card) and kind.sort == "hero" and kind.deck in ("hero", "starter")


# Up -----------------------------------------------------------------------------------------------------


def hero_stacks(p: Board) -> list[Pieces]:
    cast: tuple[Any, ...] = p.cast
    return [pieces for pieces in p.zones[STACKS:] if pieces and cast[pieces[0]].sort == "hero"]


def next_levels(p: Board, hero: int, stacks: list[Pieces]) -> list[int]:
    """BQ-BASE-21…23. What a Hero could become: the next of its stack; of an Adventurer, any of level 1."""
    kind = p.cast[hero]
    assert isinstance(kind, Card)
    if not of_a_stack(p, hero):
        return []
    for deed in p.deeds:
        if deed.what == LEVELED and deed.piece == hero:
            return []
    cast: tuple[Any, ...] = p.cast
    found, own, level = [], kind.stack, kind.level + 1
    for pieces in stacks:
        if not own or own == cast[pieces[0]].stack:
            for piece in pieces:
                if cast[piece].level == level:
                    found.append(piece)
                    break
    return found


def level_price(p: Board, seat: int, hero: int, less: int = 0, free: bool = False) -> int:
    """What a Hero's level-up costs now; `free`: one of level 0 pays nothing."""
    return 0 if free and not _level(p, hero) else priced(p, hero, level_extra(p, seat, less))


def priced(p: Board, hero: int, extra: int) -> int:
    """BQ-CHIT-14. What is printed and what comes to it, at least 0."""
    kind = p.cast[hero]
    assert isinstance(kind, Card)
    return max(0, kind.xp_to_level + extra) if kind.xp_to_level else 0


def level_extra(p: Board, seat: int, less: int = 0, with_savers: bool = True) -> int:
    """BQ-CHIT-11/14. What chits add to the price of any Hero's level-up, and what helps takes off it."""
    cast: tuple[Any, ...] = p.cast
    ruins = p.zones[RUINS : RUINS + len(PLACES)]
    more: int = sum([cast[chit].level_xp for chits in ruins for chit in chits])
    return more - less - (len(savers(p, seat)) if with_savers else 0)


def savers(p: Board, seat: int) -> list[int]:
    """Whose text takes 1 XP off a level-up once a turn, and has not done so yet."""
    found = flagged(p, seat, "cheaper_level")
    used = [deed.piece for deed in done(p, seat, SAVED)] if found else ()
    return [piece for piece in found if piece not in used]


def level_up(p: Board, seat: int, hero: int, better: int, price: int) -> None:
    """BQ-BASE-21, BQ-FAQ-09. Pay, destroy the Hero, take the better one into its owner's discard pile."""
    owner = owner_of(p, hero, seat)
    kind = p.cast[better]
    assert isinstance(kind, Card)
    lose_xp(p, seat, price)
    destroy(p, seat, hero)
    take(p, better, zone_of(p, better))
    p.zones[DISCARD + owner] += (better,)
    note(p, seat, LEVELED, kind.level, better)
    tell(p, "leveled", seat, hero, better, price)


def pay_and_level(p: Board, seat: int, hero: int, better: int, less: int = 0) -> None:
    """Level up at the price of the moment; of what saves XP once a turn no more is used up than it takes."""
    whole = priced(p, hero, level_extra(p, seat, less, with_savers=False))
    helping = savers(p, seat)[:whole]
    for piece in helping:
        note(p, seat, SAVED, piece=piece)
    level_up(p, seat, hero, better, whole - len(helping))


def ways_up(p: Board, seat: int, mine: Sequence[int], less: int = 0, free: bool = False) -> Offers:
    """Each of some Heroes, and what it could become; `free`: one of level 0 pays nothing."""
    extra, stacks = level_extra(p, seat, less), hero_stacks(p)
    found: Offers = []
    for hero in alike(p, mine):
        price = 0 if free and not _level(p, hero) else priced(p, hero, extra)
        why = ("too_little_xp", price, p.xp[seat]) if price > p.xp[seat] else None
        better = next_levels(p, hero, stacks)
        found += [(("level_up", hero, piece), why) for piece in better]
        if not better:
            found.append((("level_up", hero, hero), ("no_higher_level",)))
    return found


def _level(p: Board, hero: int) -> int:
    return int(getattr(p.cast[hero], "level", 0))


@step
def level_one(p: Board, seat: int, less: int, free: bool, these: Pieces) -> None:
    """A level-up beyond the one of the Village, of one of these Heroes."""
    if can_level(p, seat, these, less, free):
        ask(p, LEVEL, seat, less, free, these, always=True)


def can_level(p: Board, seat: int, mine: Sequence[int], less: int = 0, free: bool = False) -> bool:
    return any([why is None for _, why in ways_up(p, seat, mine, less, free)])


def _levels(p: Board, seat: int, less: int, free: bool, these: Pieces) -> Candidates:
    yield from ways_up(p, seat, these, less, free)
    if not can_level(p, seat, these, less, free):
        yield ("leave",), None  # another has just taken the last card of that level


def _leveled(p: Board, option: Option, seat: int, less: int, free: bool, these: Pieces) -> None:
    if option[0] == "leave":
        return
    _, hero, better = option
    if free and not _level(p, hero):
        level_up(p, seat, hero, better, 0)
    else:
        pay_and_level(p, seat, hero, better, less)


LEVEL = Question("level", _levels, _leveled)


Whose = Callable[[Board, int, int], Sequence[int]]
"""(position, seat, piece): the Heroes it is about."""


def all_mine(p: Board, seat: int, me: int) -> list[int]:
    return heroes(p, seat)


def beginners(p: Board, seat: int, me: int) -> list[int]:
    """The Heroes of level 0."""
    return [hero for hero in heroes(p, seat) if not _level(p, hero)]


def level_a_hero(less: int = 0, free: bool = False, whose: Whose = all_mine) -> Word:
    """Level up one Hero, beyond the one of the Village."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        push(p, level_one, seat, less, free, tuple(whose(p, seat, me)))

    return word


def levels(less: int = 0, free: bool = False, whose: Whose = all_mine) -> Fits:
    """There is such a Hero, and the XP."""

    def fits(p: Board, seat: int, me: int) -> Reason | None:
        return None if can_level(p, seat, whose(p, seat, me), less, free) else ("nobody_can_level",)

    return fits


# Down ---------------------------------------------------------------------------------------------------


def lower_levels(p: Board, hero: int) -> list[int]:
    """BQ-LEX-09, BQ-OPEN-32. Where the next lower level lies destroyed; with the option, in its stack too."""
    kind = p.cast[hero]
    if not of_a_stack(p, hero) or not isinstance(kind, Card) or not kind.level:
        return []
    zone = stack_of(p, kind.stack)
    if zone == NONE:
        return []
    places = [DESTROYED, zone, BOX] if p.rules.level_down_from_stack else [DESTROYED]
    for zone in places:
        for piece in p.zones[zone]:
            other = p.cast[piece]
            if (
                isinstance(other, Card)
                and other.sort == "hero"
                and other.level == kind.level - 1
                and other.stack in ("", kind.stack)
                and of_a_stack(p, piece)
            ):
                return [piece]
    return []


def stack_of(p: Board, stack: str) -> int:
    """The zone of a stack of the Village, which may be empty: they were laid out one after the other.

    NONE where the Hero has none there.
    """
    kinds = [kind for kind in p.cast if isinstance(kind, Card) and kind.deck in ("hero", "market")]
    zone = STACKS + list(dict.fromkeys([kind.stack for kind in kinds])).index(stack)
    return zone if zone < len(p.zones) else NONE


def level_down(p: Board, seat: int, hero: int) -> None:
    """BQ-LEX-09. Back to its stack; the next lower level comes to the hand, or into play with it. No XP."""
    lower = lower_levels(p, hero)[0]
    owner, kind = owner_of(p, hero, seat), p.cast[hero]
    assert isinstance(kind, Card)
    leave(p, seat, hero)
    take(p, hero, zone_of(p, hero))
    zone = stack_of(p, kind.stack)
    at = sum([_level(p, other) < kind.level for other in p.zones[zone]])
    p.zones[zone] = (*p.zones[zone][:at], hero, *p.zones[zone][at:])
    move(p, lower, zone_of(p, lower), (PLAY if seat in p.played else HAND) + seat)
    if owner != seat:
        p.lent = (*[pair for pair in p.lent if pair[0] != hero], (lower, owner))
    tell(p, "leveled_down", seat, hero, lower)


def can_level_down(p: Board, seat: int) -> list[int]:
    """The Heroes in play that could level down."""
    return [hero for hero in heroes(p, seat) if lower_levels(p, hero)]

"""Divine Oracle: heals, and sees what comes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from delvewright.games.barricades import healing, moves
from delvewright.games.barricades.board import DECK, HEALED, Board, total, visit_of, visitors
from delvewright.games.barricades.cards.prestige.shared import defeated, gives
from delvewright.games.barricades.muster import Muster, typed
from delvewright.games.barricades.parts import (
    adds,
    also_on,
    fills,
    flag,
    opportunity,
    prestige,
    spoils,
    use,
    village,
)
from delvewright.games.barricades.powers import PREP
from delvewright.games.barricades.words import heal, wounded
from delvewright.kernel.ask import Reason
from delvewright.kernel.sight import show
from delvewright.words.flow import Choose


def _healed(least: int, level: int = 0) -> Any:
    def holds(p: Board, seat: int, piece: int) -> bool:
        return total(p, seat, HEALED) >= least and defeated(p, seat, level)

    return holds


# Seeing what comes --------------------------------------------------------------------------------------


def _has_deck(p: Board, seat: int, me: int) -> Reason | None:
    return None if p.zones[DECK + seat] else ("no_deck",)


def _top(p: Board, seat: int, me: int, it: int) -> tuple[int, ...]:
    return p.zones[DECK + seat][:1]


def _look(count: int) -> Any:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        show(p, p.zones[DECK + seat][:count], 1 << seat)

    return word


def _to_the_bottom(p: Board, seat: int, me: int, it: int) -> None:
    cards = p.zones[DECK + seat]
    p.zones[DECK + seat] = (*[card for card in cards if card != it], it)


def _top_two(p: Board, seat: int, me: int, it: int) -> tuple[int, ...]:
    return p.zones[DECK + seat][:2]


def _on_top(p: Board, seat: int, me: int, it: int) -> None:
    cards = p.zones[DECK + seat]
    p.zones[DECK + seat] = (it, *[card for card in cards if card != it])


# Mercy --------------------------------------------------------------------------------------------------


def _patients(p: Board, seat: int, me: int, it: int) -> Iterable[int]:
    """From Rank 4 on any Champion at the same location."""
    return visitors(p, visit_of(p, seat)) if p.rank[seat] >= 4 else [seat]


def _no_patient(p: Board, seat: int, me: int, other: int) -> Reason | None:
    return wounded(p, other, me)


def _tend(p: Board, seat: int, me: int, it: int) -> None:
    moves.befall(p, seat, it, healing.heal, it, 1)


def _somebody(p: Board, seat: int, me: int) -> Reason | None:
    hurt = [other for other in _patients(p, seat, me, seat) if healing.heals(p, other)]
    return None if hurt else ("no_wounds",)


# Strength of the healed ---------------------------------------------------------------------------------


def _strengthened(p: Board, m: Muster, me: int) -> None:
    """One Hero, the one with the most Attack."""
    if m.heroes:
        best = max(m.heroes, key=lambda hero: sum(m.lines.get(hero, (0, 0))))
        m.add(best, *typed(p, best, min(3, total(p, m.seat, HEALED))))


prestige(
    "divine_oracle",
    fills("triggers", (_healed(1), _healed(3, 2))),
    opportunity(heal(1), until=2),
    opportunity(heal(1), _look(2), Choose("put_on_top", _top_two, lambda *a: None, _on_top), since=3),
    also_on("wound", 7),
    village("mercy", Choose("tend", _patients, _no_patient, _tend), fits=_somebody, since=1),
    use(
        "foresee",
        PREP,
        _look(1),
        Choose("sink", _top, lambda *a: None, _to_the_bottom, "leave"),
        fits=_has_deck,
        since=2,
    ),
    spoils("bless", heal(1), fits=wounded, since=3),
    gives(5, "eye_of_providence"),
    adds(_strengthened, since=6),
    flag("deck_face_up", since=7),
)

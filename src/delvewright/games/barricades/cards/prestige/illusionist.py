"""Illusionist: Spells, swapped Monsters, and alarms that nobody hears."""

from __future__ import annotations

from typing import Any

from delvewright.games.barricades import moves, prep
from delvewright.games.barricades.board import DENS, NONE, PLAY, Board, level_of, of_sort
from delvewright.games.barricades.cards.prestige.shared import defeated, gives
from delvewright.games.barricades.parts import (
    also_on,
    dungeon,
    fills,
    flag,
    in_room,
    opportunity,
    prestige,
    use,
)
from delvewright.games.barricades.powers import ROLLED
from delvewright.games.barricades.words import SPELL, choose, discard, draw, in_hand, in_play, needs
from delvewright.kernel.ask import Reason
from delvewright.kernel.events import tell
from delvewright.words.flow import Choose

_spell = needs(SPELL, PLAY)


def _cast(least: int, level: int = 0) -> Any:
    def holds(p: Board, seat: int, piece: int) -> bool:
        return len(of_sort(p, seat, "spell")) >= least and defeated(p, seat, level)

    return holds


# Spells -------------------------------------------------------------------------------------------------


def _brighter(p: Board, seat: int, me: int, it: int) -> None:
    """Of its own type, or magic if it has none."""
    physical = getattr(p.cast[it], "attack_type", "") == "physical"
    moves.boost(p, seat, me, it, physical=int(physical), magic=int(not physical))


def _all_brighter(p: Board, seat: int, me: int, it: int) -> None:
    for spell in of_sort(p, seat, "spell"):
        _brighter(p, seat, me, spell)


# Dice ---------------------------------------------------------------------------------------------------


def _my_dice(p: Board, seat: int, me: int, it: int) -> list[int]:
    return prep.dice_of(p, seat)


def _roll_again(p: Board, seat: int, me: int, it: int) -> None:
    prep.reroll(p, it)


# Monsters -----------------------------------------------------------------------------------------------


def _elsewhere(p: Board, seat: int, me: int, it: int) -> list[int]:
    """The Monsters of the same level in other rooms that had no battle this turn."""
    here = p.at[seat]
    return [
        p.zones[DENS + node][0]
        for node in range(1, 7)
        if node != here
        and level_of(node) == level_of(here)
        and p.zones[DENS + node]
        and node not in p.fought
        and here not in p.fought
    ]


def _another(p: Board, seat: int, me: int) -> Reason | None:
    return None if _elsewhere(p, seat, me, NONE) else ("no_other_monster",)


def _swap(p: Board, seat: int, me: int, it: int) -> None:
    """Nobody enters or leaves by that: no Alert! effect is sprung."""
    here = DENS + p.at[seat]
    there = next(DENS + node for node in range(1, 7) if it in p.zones[DENS + node])
    p.zones[here], p.zones[there] = p.zones[there], p.zones[here]
    tell(p, "swapped_monsters", seat, *p.zones[here], *p.zones[there])


prestige(
    "illusionist",
    fills("triggers", (_cast(2), _cast(3, 2))),
    opportunity(draw(1), discard(pool=in_hand), until=3),
    opportunity(draw(2), discard(pool=in_hand), since=4),
    also_on("attack_d", 7),
    flag("ignores_room_alerts", since=1, until=3),
    flag("ignores_alerts", since=4),
    dungeon("kindle", choose("kindle", SPELL, _brighter, pool=in_play), fits=_spell, since=2),
    in_room("beguile", Choose("beguile", _elsewhere, lambda *a: None, _swap), fits=_another, since=3),
    gives(5, "cloak_of_a_thousand_faces"),
    use("second_glance", ROLLED, Choose("reroll", _my_dice, lambda *a: None, _roll_again), since=6),
    dungeon("blaze", _all_brighter, fits=_spell, since=7),
)

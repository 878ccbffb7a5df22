"""Basic cards and Village cards of the base set."""

from __future__ import annotations

from itertools import permutations

from delvewright.games.thunderstone import hall, kinds
from delvewright.games.thunderstone.board import EACH_EQUIPPED, NONE, RANKS, Board, monsters_in_hall, strength
from delvewright.games.thunderstone.muster import Muster
from delvewright.games.thunderstone.sorts import ANY, HAS_GOLD, HERO, MILITIA
from delvewright.games.thunderstone.words import (
    card,
    destroy,
    destroy_me,
    doom,
    draw,
    dungeon,
    each_hero,
    extra_purchase,
    gold,
    has,
    strengthen,
    village,
    wielded,
    wielded_effect,
    xp,
)
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push

card("iron_rations", dungeon("eat", strengthen(HERO, 2), needs=has(HERO)))


def _convert_equipped(p: Board, seat: int, me: int, it: int) -> None:
    p.converted += ((me, EACH_EQUIPPED),)


card("arcane_energies", dungeon("infuse", _convert_equipped, draw(1)))


# Banish: send one down, or put the hall in another order (TS-NOTE-03, OR-18).


def _unmoved(p: Board, monster: int) -> Reason | None:
    """WR-TRAIT-07/14. Why Banish, a Spell, cannot even rearrange a Monster."""
    traits = p.cast[monster].traits
    return next(((trait,) for trait in ("must_be_defeated", "immune_to_spells") if trait in traits), None)


def _banish(p: Board, seat: int, me: int) -> Candidates:
    for monster in monsters_in_hall(p):
        yield ("send_down", monster), hall.cannot_leave(p, monster) or _unmoved(p, monster)
    line = [p.zones[zone][0] for zone in RANKS if p.zones[zone]]
    for order in permutations(line):
        if list(order) != line:
            moved = [piece for piece, now in zip(order, line, strict=True) if piece != now]
            why = next((why for why in (_unmoved(p, piece) for piece in moved) if why), None)
            yield ("arrange", *order, *(NONE,) * (3 - len(order))), why
    yield ("spare",), None


def _banished(p: Board, option: Option, seat: int, me: int) -> None:
    push(p, hall.refill, seat, False)
    if option[0] == "send_down":
        hall.sink(p, option[1])
        tell(p, "sent_down", seat, option[1], me)
    elif option[0] == "arrange":
        occupied = [zone for zone in RANKS if p.zones[zone]]
        for zone, piece in zip(occupied, option[1:], strict=False):
            p.zones[zone] = (piece,)
        tell(p, "arranged", seat, option[1:])


BANISH = Question("banish.which", _banish, _banished)


def _ask_banish(p: Board, seat: int, me: int, it: int) -> None:
    ask(p, BANISH, seat, me)


card("banish", dungeon("banish", _ask_banish, destroy(ANY), draw(1)))

card("barkeep", village("serve", extra_purchase), village("cash_in", destroy_me, gold(2)))
card("battle_fury", dungeon("rage", each_hero(attack=1)))
card("feast", dungeon("feast", each_hero(strength=3, attack=1)))


def _convert(p: Board, seat: int, me: int, it: int) -> None:
    """TS-NOTE-14. The Hero's final Attack counts as Magic Attack."""
    p.converted += ((me, it),)


card("goodberries", dungeon("eat", strengthen(HERO, 3, then=_convert), needs=has(HERO)))


def _weightless(p: Board, seat: int, me: int, it: int) -> None:
    p.weightless = True


card("magical_aura", dungeon("lighten", _weightless, draw(1)))


def _pawn(p: Board, seat: int, me: int, it: int) -> None:
    """TS-NOTE-23. The value of the card just destroyed, counted once (TS-EX-24), and 3 more."""
    worth = 0 if p.rules.destroyed_barkeep_gold else p.cast[it].worth
    gold(worth + 3)(p, seat, me, it)


card(
    "pawnbroker",
    village("pawn", destroy(HAS_GOLD), _pawn, needs=has(HAS_GOLD)),
    village("cash_in", destroy_me, gold(2)),
)
card("polearm", wielded(lambda p, m, me, hero: (6 if strength(p, hero) >= 8 else p.cast[me].attack, 0)))


def _throw(p: Board, seat: int, me: int, it: int) -> None:
    """TS-NOTE-29. A thrown Spear still counts as held; it is gone when the battle is over."""
    doom(p, (me,))


card(
    "spear",
    wielded(lambda p, m, me, hero: (p.cast[me].attack + (3 if (me, 0) in p.used else 0), 0)),
    wielded_effect("throw", _throw),
)
card("town_guard", village("muster", draw(2)), village("call_all", destroy_me, draw(3)))
card(
    "trainer",
    village("train", destroy(MILITIA), xp(2), needs=has(MILITIA)),
    village("cash_in", destroy_me, gold(2)),
)


def _hammer(p: Board, m: Muster, me: int, hero: int) -> tuple[int, int]:
    """TS-NOTE-34. In a Cleric's hands against a Doomknight or the Undead: 3 more, +6 in all."""
    holy = p.cast[hero].classes & kinds.CLERIC
    unholy = p.cast[m.foe].classes & (kinds.DOOMKNIGHT | kinds.UNDEAD)
    return p.cast[me].attack + (3 if holy and unholy else 0), 0


card("warhammer", wielded(_hammer))

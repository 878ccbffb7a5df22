"""Spice Merchant: buys much, and pays for others in the end."""

from __future__ import annotations

from delvewright.games.barricades import moves
from delvewright.games.barricades.board import BOUGHT, NONE, Board, done, others, visit_of
from delvewright.games.barricades.cards.prestige.shared import defeated, gives
from delvewright.games.barricades.kinds import GEAR
from delvewright.games.barricades.muster import gold_left
from delvewright.games.barricades.parts import also_on, fills, flag, opportunity, prestige, spoils, village
from delvewright.games.barricades.powers import FREELY
from delvewright.games.barricades.words import choose_token, gear, gold, more_purchases
from delvewright.kernel.ask import Reason
from delvewright.words.flow import Choose


def _one_dear(p: Board, seat: int, piece: int) -> bool:
    """A card for 5 gold or more."""
    cards = [deed for deed in done(p, seat, BOUGHT) if p.cast[deed.piece].id not in GEAR]
    return any([deed.number >= 5 for deed in cards]) and defeated(p, seat)


def _two_things(p: Board, seat: int, piece: int) -> bool:
    """Two cards or Gear tokens, one of them for 7 gold or more as printed."""
    bought = done(p, seat, BOUGHT)
    return len(bought) >= 2 and max([deed.number for deed in bought]) >= 7 and defeated(p, seat)


# Paying for others --------------------------------------------------------------------------------------


def _in_need(p: Board, seat: int, me: int, it: int) -> list[int]:
    return [other for other in others(p, seat) if visit_of(p, other) != NONE]


def _can_pay(p: Board, seat: int, me: int) -> Reason | None:
    if not _in_need(p, seat, me, NONE):
        return ("nobody_in_the_village",)
    return None if gold_left(p, seat) > 0 else ("no_gold",)


def _pay(p: Board, seat: int, me: int, it: int) -> None:
    """A gold of one's own becomes the other's."""
    moves.boost(p, seat, me, gold=-1)
    moves.boost(p, it, me, gold=1)


_pay_for = Choose("pay_for", _in_need, lambda *a: None, _pay)

prestige(
    "spice_merchant",
    fills("triggers", (_one_dear, _two_things)),
    opportunity(gear("iron_rations"), until=3),
    opportunity(choose_token(), since=4),
    also_on("horde_1", 7),
    village("wares", gold(1), since=1, until=3),
    village("better_wares", gold(2), since=4, until=6),
    village("best_wares", gold(3), since=7),
    village("pay_for", _pay_for, limit=FREELY, fits=_can_pay, since=7),
    flag("cheaper_gear", since=2),
    spoils("find", choose_token(most=3), since=3),
    gives(5, "kerkenzen_saffron"),
    village("another_purchase", more_purchases(1), since=6),
)

"""Swaps: what dice are worth in the hands of one seat, and with whom to change some of them.

By themselves dice are worth the same to everybody, and then no swap is good for both. What is worn counts
more than what lies beside it, so a spare sword for a spare armor may serve both.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from delvewright.bots.dungeon_dice.odds import strength
from delvewright.bots.dungeon_dice.worth import POINT, envy, piece_worth
from delvewright.games.dungeon_dice.bargain.terms import given, given_now
from delvewright.games.dungeon_dice.board import Board, of_type, owned
from delvewright.games.dungeon_dice.book import HANDS
from delvewright.games.dungeon_dice.contracts import Bundle
from delvewright.kernel.ask import Option

BOTH = 0.07  # what a swap must be worth to either side to be looked for
WORN = 0.12  # what a point of strength is worth that is worn


def hands_over(bundle: Bundle) -> bool:
    """Whether a bundle is nothing but dice that change hands at once."""
    return all([given_now(term) and min(given(term)) >= 0 for term in bundle])


def swap_worth(p: Board, seat: int, bundle: Bundle) -> float:
    """What a seat gains by dice that change hands, less what the gain of the others costs it."""
    worth = 0.0
    for who in {seat: 0, **{one: 0 for _, by, to, *_ in bundle for one in (by, to)}}:
        gain = _gain(p, who, bundle)
        worth += gain if who == seat else -envy(p, seat, who) * gain
    return worth


def _gain(p: Board, seat: int, bundle: Bundle) -> float:
    """How much more a seat's dice are worth to it afterwards."""
    spent = [piece for _, by, _, pieces, _ in bundle if by == seat for piece in pieces]
    got = [piece for _, _, to, pieces, _ in bundle if to == seat for piece in pieces]
    before = list(owned(p, seat))
    after = [piece for piece in before if piece not in spent] + got
    plain = _plain(p, got) - _plain(p, spent)
    return plain + WORN * (outfit(p, after) - outfit(p, before))


def _plain(p: Board, pieces: Iterable[int]) -> float:
    """What dice are worth to whoever does not wear them."""
    worth = 0.0
    for piece in pieces:
        kind = p.cast[piece]
        worth += piece_worth(p, piece) - (POINT * strength(kind) if kind.slot != "none" else 0.0)
    return worth


def outfit(p: Board, pieces: Iterable[int]) -> float:
    """The strength of the best that can be worn at once: two hands full, and an armor."""
    kinds = [p.cast[piece] for piece in pieces if piece not in p.wounded]
    armor = max([strength(kind) for kind in kinds if kind.slot == "armor"], default=0.0)
    weapons = [kind for kind in kinds if kind.slot == "weapon"]
    single = sorted([strength(kind) for kind in weapons if kind.hands < HANDS], reverse=True)
    double = max([strength(kind) for kind in weapons if kind.hands >= HANDS], default=0.0)
    return armor + max(double, sum(single[:HANDS], 0.0))


def partner(p: Board, seat: int, options: Sequence[Option]) -> Option | None:
    """Somebody who has a spare die that would serve the seat better, and has more use for one of its own."""
    mine = spares(p, seat)
    for option in options if mine else ():
        for wanted in spares(p, option[1]):
            for spare in mine:
                bundle: Bundle = (
                    ("GIVE_DICE", seat, option[1], (spare,), "now"),
                    ("GIVE_DICE", option[1], seat, (wanted,), "now"),
                )
                if min(swap_worth(p, seat, bundle), swap_worth(p, option[1], bundle)) > BOTH:
                    return option
    return None


def spares(p: Board, seat: int) -> list[int]:
    """Equipment that is not worn."""
    return [piece for piece in of_type(p, seat, "equipment") if piece not in p.gear[seat]]

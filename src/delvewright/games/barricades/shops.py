"""Shops: cards of the stacks, Gear tokens and Treasures for gold (BQ-BASE-25…31, BQ-CHIT-10)."""

from __future__ import annotations

from typing import Any

from delvewright.games.barricades import plans, uses
from delvewright.games.barricades.board import (
    BAZAAR,
    BOUGHT,
    RUINS,
    SHOP,
    SPENT,
    STACKS,
    SUPPLY,
    TREASURES,
    VILLAGE,
    Board,
    done,
)
from delvewright.games.barricades.kinds import GEAR
from delvewright.games.barricades.moves import gain, gain_gear, gain_treasure, note
from delvewright.games.barricades.muster import gold_left, has_flag
from delvewright.games.barricades.powers import GAINING, Fits, Offers
from delvewright.games.barricades.printed import Card, Chit
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell
from delvewright.kernel.sight import known_to, show
from delvewright.kernel.steps import Word, push, step
from delvewright.words.zones import find

TREASURE_PRICE = 8


def chits_on(p: Board, place: int) -> list[Chit]:
    """BQ-CHIT-13. They count on a destroyed location, too."""
    cast: tuple[Any, ...] = p.cast
    return [cast[piece] for piece in p.zones[RUINS + place]]


def spend(p: Board, seat: int, gold: int) -> None:
    if gold:
        note(p, seat, SPENT, gold)


# Cards --------------------------------------------------------------------------------------------------


def wares(p: Board, seat: int, gold: int) -> Offers:
    """BQ-BASE-25/31. The top card of every stack, within the own gold."""
    if purchases_left(p, seat) < 1:
        return [(("buy", piece), ("bought_already",)) for piece in tops(p)]
    cast: tuple[Any, ...] = p.cast
    priced = [(pieces[0], cast[pieces[0]].gold_cost) for pieces in p.zones[STACKS:] if pieces]
    return [(("buy", piece), None if cost <= gold else ("too_dear", cost, gold)) for piece, cost in priced]


def tops(p: Board) -> list[int]:
    return [pieces[0] for pieces in p.zones[STACKS:] if pieces]


def purchases_left(p: Board, seat: int) -> int:
    """BQ-BASE-25. One card of the stacks a turn, and what effects allow besides."""
    left = 1
    for boost in p.boosts:
        if boost.seat == seat:
            left += boost.purchases
    for deed in done(p, seat, BOUGHT):
        left -= isinstance(p.cast[deed.piece], Card)
    return left


def too_dear(p: Board, piece: int, gold: int) -> Reason | None:
    kind = p.cast[piece]
    assert isinstance(kind, Card)
    return ("too_dear", kind.gold_cost, gold) if kind.gold_cost > gold else None


def card_price(p: Board, piece: int) -> int:
    kind = p.cast[piece]
    assert isinstance(kind, Card)
    return kind.gold_cost


def buy(p: Board, seat: int, piece: int) -> None:
    """BQ-BASE-31. To the discard pile."""
    cost = card_price(p, piece)
    spend(p, seat, cost)
    note(p, seat, BOUGHT, cost, piece)
    tell(p, "bought", seat, piece, cost)
    plans.bought(p, seat, piece)
    gain(p, seat, piece)


def purchase(*sorts: str) -> Word:
    """A text lets one buy a card of these sorts, besides the one of the Village."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        if any_to_buy(*sorts)(p, seat, me) is None:
            ask(p, PURCHASE, seat, sorts)

    return word


def any_to_buy(*sorts: str, gold: int = 0):  # type: ignore[no-untyped-def]
    """The use wants such a card on sale, and the gold for it; the text itself may give some."""

    def fits(p: Board, seat: int, me: int) -> Reason | None:
        purse = gold_left(p, seat) + gold
        reasons = [too_dear(p, piece, purse) for piece in _on_sale(p, sorts)]
        return None if None in reasons else (reasons or [("none_on_sale",)])[0]

    return fits


def _on_sale(p: Board, sorts: tuple[str, ...]) -> list[int]:
    return [piece for piece in tops(p) if getattr(p.cast[piece], "sort", "") in sorts]


def _goods(p: Board, seat: int, sorts: tuple[str, ...]) -> Candidates:
    gold = gold_left(p, seat)
    for piece in _on_sale(p, sorts):
        yield ("buy", piece), too_dear(p, piece, gold)
    yield ("leave",), None  # others may buy the last one meanwhile


def _purchased(p: Board, option: Option, seat: int, sorts: tuple[str, ...]) -> None:
    if option[0] == "buy":
        buy(p, seat, option[1])


PURCHASE = Question("purchase", _goods, _purchased)


# Gear tokens --------------------------------------------------------------------------------------------


def token_price(p: Board, seat: int, token: str) -> int:
    """BQ-CHIT-10. What is printed, more by chits; less for a Spice Merchant, but at least 1."""
    cost = GEAR[token].gold_cost + sum([chit.gear_gold for chit in chits_on(p, BAZAAR)])
    return max(1, cost - 1) if has_flag(p, seat, "cheaper_gear") else cost


def token_too_dear(token: str) -> Fits:
    def fits(p: Board, seat: int, me: int) -> Reason | None:
        cost, gold = token_price(p, seat, token), gold_left(p, seat)
        return ("too_dear", cost, gold) if cost > gold else None

    return fits


def buy_token(token: str) -> Word:
    """BQ-BASE-30."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        cost = token_price(p, seat, token)
        piece = find(p, SUPPLY, token)
        spend(p, seat, cost)
        note(p, seat, BOUGHT, GEAR[token].gold_cost, piece)
        tell(p, "bought", seat, piece, cost)
        plans.bought(p, seat, piece)
        gain_gear(p, seat, token)

    return word


# Treasures ----------------------------------------------------------------------------------------------


def treasure_price(p: Board, seat: int) -> int:
    """BQ-BASE-29, BQ-CHIT-10. 8 gold, more by chits, 2 less for the Relic Seekers."""
    cost = TREASURE_PRICE + sum([chit.treasure_gold for chit in chits_on(p, SHOP)])
    return max(0, cost - 2) if has_flag(p, seat, "cheaper_treasure") else cost


def no_treasure(p: Board, seat: int, me: int) -> Reason | None:
    if not p.zones[TREASURES]:
        return ("no_treasure_left",)
    cost, gold = treasure_price(p, seat), gold_left(p, seat)
    return ("too_dear", cost, gold) if cost > gold else None


def buy_treasure(p: Board, seat: int, me: int, it: int) -> None:
    """BQ-BASE-47. Unseen; but the Relic Seekers choose of two once a turn."""
    cost = treasure_price(p, seat)
    spend(p, seat, cost)
    tell(p, "bought_treasure", seat, cost)
    note(p, seat, BOUGHT, TREASURE_PRICE, p.zones[VILLAGE][SHOP])
    push(p, gain_top, seat)


@step
def gain_top(p: Board, seat: int) -> None:
    """A Treasure off the deck, by whatever text; what says how else one is gained comes first.

    Ruling: that is not offered but done, as it can only help.
    """
    for option, why in uses.offers(p, seat, GAINING):
        if why is None:
            uses.perform(p, seat, *option[1:])
            return
    gain_treasure(p, seat)


def two_left(p: Board, seat: int, me: int) -> Reason | None:
    return None if len(p.zones[TREASURES]) > 1 else ("no_treasure_left",)


def seek(p: Board, seat: int, me: int, it: int) -> None:
    """Look at the top two, take one; the other goes to the bottom."""
    show(p, p.zones[TREASURES][:2], 1 << seat)
    ask(p, SEEK, seat)


def _two(p: Board, seat: int) -> Candidates:
    """Ruling: who buys meanwhile takes the top one; who finds neither any more gains what is on top then."""
    left = _seen(p, seat)
    for card in left:
        yield ("take_treasure", card), None
    if not left:
        yield ("leave",), None


def _seen(p: Board, seat: int) -> list[int]:
    """What is left on top of the Treasures looked at."""
    known = known_to(p, seat)
    return [card for card in p.zones[TREASURES][:2] if card in known]


def _found(p: Board, option: Option, seat: int) -> None:
    if option[0] == "take_treasure":
        seen = _seen(p, seat)
        rest = [card for card in p.zones[TREASURES] if card not in seen]
        p.zones[TREASURES] = (option[1], *rest, *[card for card in seen if card != option[1]])
    gain_treasure(p, seat)


SEEK = Question("seek", _two, _found)

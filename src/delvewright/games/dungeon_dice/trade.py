"""Trading in: five equipment dice for an artifact, and what the Bazaar buys (DD-TRADE-5…8, DD-EQUIP-7)."""

from __future__ import annotations

from delvewright.games.dungeon_dice import fame
from delvewright.games.dungeon_dice.actions import act, offer
from delvewright.games.dungeon_dice.artifacts import artifact
from delvewright.games.dungeon_dice.board import (
    ARTIFACT_BAG,
    BEFORE,
    CENTRE,
    EQUIPMENT_BAG,
    OUTSIDE,
    Board,
    distinct,
    home,
    leave,
    of_type,
)
from delvewright.games.dungeon_dice.book import (
    ARTIFACT_PRICE,
    ARTIFACT_PRICE_AT_BAZAAR,
    EQUIPMENT_PRICE_AT_BAZAAR,
)
from delvewright.games.dungeon_dice.bosses import wears
from delvewright.games.dungeon_dice.classes import become, open_to
from delvewright.games.dungeon_dice.contracts import promised
from delvewright.games.dungeon_dice.declare import PASS
from delvewright.games.dungeon_dice.gear import tidy
from delvewright.games.dungeon_dice.rewards import draw
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step

# When ------------------------------------------------------------------------------------------------


@offer(BEFORE | OUTSIDE)
def own_time(p: Board, seat: int) -> Candidates:
    """DD-EQUIP-7, DD-TURN-10. On its own turn a hero trades before any fight and at the end; on another's it
    does where it is asked what to fight with (DP-10). Nobody is asked for the sake of a trade."""
    if seat == p.turn or seat in p.fighters[:1]:
        yield from trades(p, seat)


@act("trade_in", "bazaar")
def begin(p: Board, seat: int, option: Option) -> None:
    """DD-OR-20. Whoever is at the goal by a trade has won with it."""
    push(p, fame.check)
    push(p, pay, seat, option[0], ())


# What ------------------------------------------------------------------------------------------------


def artifact_price(p: Board, seat: int) -> int:
    price = ARTIFACT_PRICE_AT_BAZAAR if p.place == "bazaar" else ARTIFACT_PRICE
    return price - (1 if wears(p, seat, "GOLD_RING") else 0)


def weight(p: Board, seat: int, piece: int) -> int:
    """DD-CLASS-ARTIFICER-2. Purple dice count double for the Artificer."""
    if p.cast[piece].grade != "purple":
        return 1
    return 2 if open_to(p, seat, "class_artificer") else 1


def trades(p: Board, seat: int) -> Candidates:
    """What the seat may begin to pay for. Face to face with a monster the Bazaar is far: a Mimic drawn there
    would have to be fought first."""
    held = sum([weight(p, seat, piece) for piece in payable(p, seat, "equipment")])
    price = artifact_price(p, seat)
    stock = p.zones[ARTIFACT_BAG] or any([p.cast[piece].type == "legendary" for piece in p.zones[CENTRE]])
    yield ("trade_in",), ("too_few", held, price) if held < price else None if stock else ("empty_bag",)
    if p.place == "bazaar" and not p.mode:
        items = len(payable(p, seat, "one_use"))
        why = ("too_few", items, EQUIPMENT_PRICE_AT_BAZAAR) if items < EQUIPMENT_PRICE_AT_BAZAAR else None
        yield ("bazaar",), why


def payable(p: Board, seat: int, kind: str) -> list[int]:
    """DD-OR-32, DD-TRADE-3. Dice that were rolled for a fight stay in it, and what is promised is kept."""
    kept = [*[piece for _, piece, _, _ in p.dice], *promised(p, seat)]
    return [piece for piece in of_type(p, seat, kind) if piece not in kept]


@step
def pay(p: Board, seat: int, what: str, given: tuple[int, ...]) -> None:
    """Give die by die until the price is paid."""
    if what == "trade_in":
        paid = sum([weight(p, seat, piece) for piece in given])
        price = artifact_price(p, seat)
    else:
        paid, price = len(given), EQUIPMENT_PRICE_AT_BAZAAR
    if paid < price:
        ask(p, PAY, seat, what, given)
        return
    if what == "trade_in" and len(given) < price:
        become(p, seat, "class_artificer")
    push(p, dress, seat)
    for piece in given:
        leave(p, piece, home(p, piece))
    tell(p, "traded_in", seat, given)
    if what == "trade_in":
        artifact(p, seat)
    else:
        draw(p, seat, EQUIPMENT_BAG, quiet=True)


@step
def dress(p: Board, seat: int) -> None:
    """Whoever traded in what it wore puts on the strongest set it has now."""
    tidy(p, seat)


def _pay(p: Board, seat: int, what: str, given: tuple[int, ...]) -> Candidates:
    kind = "equipment" if what == "trade_in" else "one_use"
    for piece in distinct(p, [one for one in payable(p, seat, kind) if one not in given]):
        yield ("give", piece), None
    yield PASS, None


def _paid(p: Board, option: Option, seat: int, what: str, given: tuple[int, ...]) -> None:
    if option[0] == "give":
        push(p, pay, seat, what, (*given, option[1]))


PAY = Question("trade_in", _pay, _paid)

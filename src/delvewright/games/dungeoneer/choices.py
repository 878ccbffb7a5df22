"""Choices: the words of cards that ask somebody: which monster, card or space, and whether to pay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from delvewright.games.dungeoneer import combat, moves, moving, threats
from delvewright.games.dungeoneer.board import (
    DISCARD,
    FIGHT,
    INVENTORY,
    NONE,
    PACK,
    PERIL_DISCARD,
    QUESTS,
    Board,
    boons,
    foe_kind,
    hero,
    heroes_at,
    life_left,
    noted,
    on_quest,
    treasures,
)
from delvewright.games.dungeoneer.scores import treasure_limit
from delvewright.games.dungeoneer.words import wound
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import STEPS, Block, Word
from delvewright.words.flow import Choose
from delvewright.words.zones import move, zone_of

Spaces = Callable[[Board, int], Sequence[int]]
"""(position, seat of the hero who is warped): where to."""


# An attacking monster ---------------------------------------------------------------------------------


class attacker(Choose):
    """One monster that attacks the hero, of the player's choice: of these tags if any are named.

    One of a Quest is out of reach of all but wounds (DN-QUEST-35). `fits` says whether there is one.
    """

    def __init__(
        self, act: Word, *tags: str, wounds: bool = False, refuse: Callable[..., Reason | None] | None = None
    ) -> None:
        def why_not(p: Board, seat: int, me: int, card: int) -> Reason | None:
            if tags and foe_kind(p, card).tags.isdisjoint(tags):
                return ("wrong_sort", card)
            if on_quest(p, card) and not wounds:
                return ("on_quest", card)
            return refuse(p, seat, me, card) if refuse is not None else None

        super().__init__("choose", attackers, why_not, act)

    def __call__(self, p: Any, seat: int, me: int, it: int) -> None:
        super().__call__(p, seat, me, it)

    def fits(self, p: Board, seat: int, card: int) -> Reason | None:
        for _, why in self.candidates(p, seat, card, NONE):
            if why is None:
                return None
        return ("no_such_attacker",)


def attackers(p: Board, seat: int, me: int, it: int) -> list[int]:
    """The monsters of this combat that are still there."""
    return [card for card, _ in p.forms if combat.fights_on(p, card)]


def untouched(p: Board, seat: int, me: int, card: int) -> Reason | None:
    """Why what discards monsters does nothing to one."""
    return ("not_discarded", card) if "not_discarded" in p.cast[card].flags else None


def discard_it(p: Board, seat: int, me: int, card: int) -> None:
    moves.discard(p, card, seat)


def send_back(p: Board, seat: int, me: int, card: int) -> None:
    """DN-LORD-18. To the hand of its controller; it has used its attack of the turn."""
    moves.to_hand(p, card, p.turn)


def ward(p: Board, seat: int, me: int, card: int) -> None:
    """The same for as much Glory as the monster costs Peril."""
    moves.gain(p, seat, -p.cast[card].cost)
    send_back(p, seat, me, card)


def too_dear_to_ward(p: Board, seat: int, me: int, card: int) -> Reason | None:
    cost = p.cast[card].cost
    return ("too_dear", cost, p.glory[seat]) if cost > p.glory[seat] else None


def wound_it(p: Board, seat: int, me: int, card: int) -> None:
    threats.hurt(p, card, 1, seat)


def bind(p: Board, seat: int, card: int, life: int) -> None:
    """DN-EFFECT-07/29. A monster becomes a Minion; without a free Treasure slot one Treasure makes room."""
    others = treasures(p, seat)
    move(p, card, zone_of(p, card), INVENTORY + seat)
    p.minions = noted(p.minions, card, life)
    p.hurt = noted(p.hurt, card, 0)
    tell(p, "bound", seat, card)
    if len(others) >= treasure_limit(p, seat):
        moves.give_up(p, seat, tuple(others))


def bind_it(p: Board, seat: int, me: int, card: int) -> None:
    """An attacking monster changes sides, with the Life it has left."""
    bind(p, seat, card, life_left(p, card))


def bind_beaten(life: int) -> Word:
    """The monster just defeated is kept."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        bind(p, seat, p.beaten, life)
        p.beaten = NONE

    return word


class raise_into_pack(Choose):
    """A monster of these tags from a discard pile, of the player's choice, goes to his Pack."""

    def __init__(self, *tags: str) -> None:
        def pool(p: Board, seat: int, me: int, it: int) -> list[int]:
            piles = p.zones[DISCARD] + p.zones[PERIL_DISCARD]
            return [card for card in piles if not p.cast[card].tags.isdisjoint(tags)]

        super().__init__("choose", pool, lambda p, seat, me, card: None, _raise)

    def __call__(self, p: Any, seat: int, me: int, it: int) -> None:
        super().__call__(p, seat, me, it)

    def fits(self, p: Board, seat: int, card: int) -> Reason | None:
        return None if any(self.candidates(p, seat, card, NONE)) else ("none_discarded",)


def _raise(p: Board, seat: int, me: int, card: int) -> None:
    move(p, card, zone_of(p, card), PACK + seat)
    tell(p, "raised", seat, card)


def heal_one_here(amount: int) -> Word:
    """A hero in the space of the player's, perhaps his own, is healed."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        ask(p, PATIENT, seat, amount)

    return word


def _patients(p: Board, seat: int, amount: int) -> Candidates:
    for other in heroes_at(p, p.at[seat]):
        yield ("heal", other), None


def _healed(p: Board, option: Option, seat: int, amount: int) -> None:
    threats.heal(p, option[1], amount)


PATIENT = Question("patient", _patients, _healed)


class at_another(Choose):
    """Another hero or monster in the space, of the player's choice, faces a Threat or takes a wound.

    Neither the player's own hero nor the card that the attack has hit.
    """

    def __init__(self, stat: int, number: int) -> None:
        self.stat = stat
        self.number = number
        self.fail = Block(wound(1))
        super().__init__("choose", bystanders, lambda p, seat, me, card: None, self.strike)

    def __call__(self, p: Any, seat: int, me: int, it: int) -> None:
        super().__call__(p, seat, me, it)

    def settle(self, address: str, index: int) -> None:
        super().settle(address, index)
        self.fail.settle(f"{address}/{index}")

    def strike(self, p: Board, seat: int, me: int, card: int) -> None:
        for other in heroes_at(p, p.at[seat]):
            if hero(p, other) == card:
                threats.threaten(p, other, self.stat, self.number, seat, me, self.fail.address)
                return
        if not threats.withstands(p, card, self.stat, self.number, p.turn, seat):
            threats.hurt(p, card, 1, seat)


def bystanders(p: Board, seat: int, me: int, it: int) -> list[int]:
    """The cards in the space of the hero who fights that have no part in it."""
    fight = p.fight
    assert fight is not None
    heroes = [hero(p, other) for other in heroes_at(p, p.at[seat]) if other != seat]
    monsters = [card for card in p.zones[FIGHT] if combat.fights_on(p, card)]
    return [card for card in (*heroes, *monsters) if card != fight.target]


# Cards that go ----------------------------------------------------------------------------------------


def lose_one(sort: str) -> Word:
    """A Boon or Treasure of `it` is discarded, as its player chooses (DN-DP-43)."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        moves.give_up(p, it, held(p, it, sort))

    return word


def take_one(sort: str) -> Word:
    """The same, as the player of the card chooses."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        moves.give_up(p, seat, held(p, it, sort))

    return word


def held(p: Board, seat: int, sort: str) -> tuple[int, ...]:
    """The Boons or the Treasures in an Inventory; a Minion is one of these (DN-EFFECT-29)."""
    return tuple(boons(p, seat) if sort == "boon" else treasures(p, seat))


def lose_treasure_or(glory: int) -> Word:
    """The player of `it` discards a Treasure or loses Glory; without a Treasure it is the Glory."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        ask(p, TAX, it, glory)

    return word


def _taxes(p: Board, seat: int, glory: int) -> Candidates:
    for card in treasures(p, seat):
        yield ("discard", card), None
    yield ("pay",), None


def _taxed(p: Board, option: Option, seat: int, glory: int) -> None:
    if option[0] == "pay":
        moves.gain(p, seat, -min(glory, p.glory[seat]))
    else:
        moves.discard(p, option[1], seat)


TAX = Question("tax", _taxes, _taxed)


def swap_quests(p: Board, seat: int, me: int, it: int) -> None:
    """DN-DP-47. One uncompleted Personal Quest for another, with all that lies on them."""
    ask(p, EXCHANGE, seat, it)


def _pairs(p: Board, seat: int, it: int) -> Candidates:
    for mine in p.zones[QUESTS + seat]:
        for other in p.zones[QUESTS + it]:
            yield ("exchange", mine, other), None


def _exchanged(p: Board, option: Option, seat: int, it: int) -> None:
    _, mine, other = option
    move(p, mine, QUESTS + seat, QUESTS + it)
    move(p, other, QUESTS + it, QUESTS + seat)
    tell(p, "exchanged", seat, mine, it, other)


EXCHANGE = Question("exchange", _pairs, _exchanged)


# Whether to pay ---------------------------------------------------------------------------------------


class may_pay:
    """DN-DP-27. The words, if the player pays so much Glory for them."""

    __slots__ = ("block", "glory")

    def __init__(self, glory: int, *words: Word) -> None:
        self.glory = glory
        self.block = Block(*words)

    def settle(self, address: str, index: int) -> None:
        self.block.settle(f"{address}/{index}")

    def __call__(self, p: Board, seat: int, me: int, it: int) -> None:
        ask(p, PAY, seat, self.block.address, self.glory, me, it)


def _payments(p: Board, seat: int, address: str, glory: int, me: int, it: int) -> Candidates:
    yield ("pay",), ("too_dear", glory, p.glory[seat]) if glory > p.glory[seat] else None
    yield ("decline",), None


def _paid(p: Board, option: Option, seat: int, address: str, glory: int, me: int, it: int) -> None:
    if option[0] == "pay":
        moves.gain(p, seat, -glory)
        block = STEPS[address]
        assert isinstance(block, Block)
        block.push(p, seat, me, it)


PAY = Question("pay", _payments, _paid)


# Spaces -----------------------------------------------------------------------------------------------


def warp(spaces: Spaces) -> Word:
    """DN-EFFECT-25, DN-DP-42. `it` goes to one of these, as the player of the card chooses."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        _warp(p, seat, it, spaces)

    return word


def warp_me(spaces: Spaces) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        _warp(p, seat, seat, spaces)

    return word


def _warp(p: Board, seat: int, it: int, spaces: Spaces) -> None:
    found = tuple(spaces(p, it)) if p.life[it] > 0 else ()
    if found:
        ask(p, WARP, seat, it, found)


def destinations(p: Board, seat: int, it: int, spaces: tuple[int, ...]) -> Candidates:
    for place in spaces:
        yield ("warp", place), None


def warped(p: Board, option: Option, seat: int, it: int, spaces: tuple[int, ...]) -> None:
    """DN-EFFECT-26/27. On the own turn the hero enters; a tipped one stays tipped."""
    tell(p, "warped", it, p.at[it], option[1])
    moves.stand_at(p, it, option[1])
    moving.enter(p, it)


WARP = Question("warp", destinations, warped)

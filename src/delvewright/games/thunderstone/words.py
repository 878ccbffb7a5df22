"""The words Thunderstone's cards are written in."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from delvewright.games.thunderstone import moves
from delvewright.games.thunderstone.board import (
    EACH_EQUIPPED,
    EACH_HERO,
    EACH_OTHER,
    HAND,
    NONE,
    SEAT_ZONES,
    Board,
    distinct,
    hand,
    others,
)
from delvewright.games.thunderstone.kinds import KINDS, MONSTER, Ability, Kind
from delvewright.kernel.ask import Reason
from delvewright.kernel.events import tell
from delvewright.kernel.sight import show
from delvewright.kernel.steps import Block, Word
from delvewright.words.flow import Choose, EachSeat, Test, When

Part = Callable[[Kind], None]


def address(kind: Kind, part: str) -> str:
    """Where the steps of a card's text are found; `whose` reads it back."""
    return f"thunderstone.{kind.id}.{part}"


def whose(address: str) -> tuple[str, str]:
    """The card whose text a block is, and which part of it."""
    _, card, part = address.partition("/")[0].split(".")
    return card, part


def card(id: str, *parts: Part) -> None:
    """Give a printed card its behaviour."""
    for part in parts:
        part(KINDS[id])


# Abilities -------------------------------------------------------------------------------------------


def _ability(place: str, name: str, words: tuple[Word, ...], needs: Any, repeat: bool, held: bool) -> Part:
    def give(kind: Kind) -> None:
        block = Block(*words).settle(address(kind, name))
        ability = Ability(name, block, place, needs, repeat, held)
        if place != "dungeon":
            kind.village += (ability,)
        if place != "village":
            kind.dungeon += (ability,)

    return give


def village(name: str, *words: Word, needs: Any = None) -> Part:
    """A Village effect, once a turn."""
    return _ability("village", name, words, needs, False, False)


def dungeon(name: str, *words: Word, needs: Any = None) -> Part:
    """A Dungeon effect, once a turn."""
    return _ability("dungeon", name, words, needs, False, False)


def repeat(name: str, *words: Word, needs: Any = None) -> Part:
    """A Repeat Dungeon effect: as often as its cost is paid (TS-REPEAT-01)."""
    return _ability("dungeon", name, words, needs, True, False)


def wielded_effect(name: str, *words: Word, needs: Any = None) -> Part:
    """A Dungeon effect of a Weapon that works only while equipped (OR-48)."""
    return _ability("dungeon", name, words, needs, False, True)


def anywhere(name: str, *words: Word, needs: Any = None) -> Part:
    """An effect for the Village or the dungeon, once a turn."""
    return _ability("anywhere", name, words, needs, False, False)


# Other parts of a card -------------------------------------------------------------------------------


def _block(part: str) -> Callable[..., Part]:
    def make(*words: Word) -> Part:
        def give(kind: Kind) -> None:
            setattr(kind, part, Block(*words).settle(address(kind, part)))

        return give

    return make


battle = _block("battle")
"""A Battle effect that acts while the fight is reckoned (4b)."""
battle_end = _block("battle_end")
"""A Battle effect that acts when the battle is over, won or lost (OR-08)."""
breach = _block("breach")
trap = _block("trap")
vigil = _block("vigil")
"""What a Guardian in Rank 0 demands of each player at the end of their turn."""
triumph = _block("triumph")
"""What a won battle gives besides purchases, right after it."""
spoils = _block("spoils")
"""What a won battle lets its victor buy."""
after = _block("after")
"""What may be done once the hall has refilled after a won battle."""


def own(extra: Callable[[Board, Any, int], tuple[int, int]]) -> Part:
    """(Attack, Magic Attack) a Hero adds of its own, worked out for the battle at hand."""

    def give(kind: Kind) -> None:
        kind.own += (extra,)

    return give


def aura(lift: Callable[[Board, Any, int], None]) -> Part:
    """What a Hero's presence gives to other cards of the party."""

    def give(kind: Kind) -> None:
        kind.aura += (lift,)

    return give


def wielded(value: Callable[[Board, Any, int, int], tuple[int, int]]) -> Part:
    """(Attack, Magic Attack) of a Weapon in the hands of its hero, in place of the printed ones."""

    def give(kind: Kind) -> None:
        kind.wielded = value

    return give


def flag(*names: str) -> Part:
    """A fact about a card that a rule looks for by name."""

    def give(kind: Kind) -> None:
        kind.flags |= set(names)

    return give


# What a piece must be --------------------------------------------------------------------------------


class Filter:
    """A test on a piece, with the words a refusal uses."""

    __slots__ = ("name", "test")

    def __init__(self, name: str, test: Callable[[Board, int], bool]):
        self.name = name
        self.test = test


def of_class(name: str, bits: int) -> Filter:
    return Filter(name, lambda p, piece: bool(p.cast[piece].classes & bits))


def refuse_unless(filter: Filter) -> Callable[[Board, int, int, int], Reason | None]:
    """Why a piece will not do: it is not of the wanted sort."""

    def refuse(p: Board, seat: int, me: int, piece: int) -> Reason | None:
        return None if filter.test(p, piece) else ("wrong_sort", filter.name)

    return refuse


def refuse_loss_unless(filter: Filter) -> Callable[[Board, int, int, int], Reason | None]:
    """Why a piece will not do as a loss: it is not of the wanted sort, or it is lost already."""

    def refuse(p: Board, seat: int, me: int, piece: int) -> Reason | None:
        if not filter.test(p, piece):
            return ("wrong_sort", filter.name)
        return ("already_lost",) if piece in p.doomed else None

    return refuse


def has(filter: Filter) -> Callable[[Board, int, int], Reason | None]:
    """The ability needs such a card in hand."""

    def needs(p: Board, seat: int, me: int) -> Reason | None:
        for piece in p.zones[seat * SEAT_ZONES + HAND]:
            if filter.test(p, piece) and piece not in p.doomed:
                return None
        return ("none_in_hand", filter.name)

    return needs


def in_hand(p: Board, seat: int, me: int, it: int) -> list[int]:
    return distinct(p, hand(p, seat))


def hidden_hand(p: Board, seat: int) -> bool:
    """A seat whose hand the others cannot see must be asked even when it has no choice."""
    return not (p.revealed and seat == p.turn)


# Choices from hand -----------------------------------------------------------------------------------


def choose_from_hand(
    verb: str,
    filter: Filter,
    act: Callable[[Board, int, int, int], None],
    decline: str = "",
    pool: Any = in_hand,
) -> Choose:
    return Choose(verb, pool, refuse_unless(filter), act, decline, hidden_hand, filter.name)


def lose_from_hand(
    verb: str,
    filter: Filter,
    act: Callable[[Board, int, int, int], None],
    decline: str = "",
    pool: Any = in_hand,
) -> Choose:
    """A choice that costs the card; one that goes with the battle anyway (a thrown Spear) cannot pay."""
    return Choose(verb, pool, refuse_loss_unless(filter), act, decline, hidden_hand, filter.name)


def destroy(filter: Filter, pool: Any = in_hand) -> Choose:
    """Destroy one such card from hand, chosen by the doer."""
    return lose_from_hand("destroy", filter, _destroy, pool=pool)


def may_destroy(filter: Filter) -> Choose:
    return lose_from_hand("destroy", filter, _destroy, "spare")


def discard(filter: Filter) -> Choose:
    """Discard one such card from hand, chosen by the doer."""
    return lose_from_hand("discard", filter, _discard)


def _destroy(p: Board, seat: int, me: int, it: int) -> None:
    moves.destroy(p, it, seat * SEAT_ZONES + HAND)
    _still_pays(p, seat, it)


def _still_pays(p: Board, seat: int, piece: int) -> None:
    """OR-05. By the base reading a card destroyed during a visit to the Village gives its printed gold."""
    if p.rules.destroyed_barkeep_gold and p.revealed and not p.entered and seat == p.turn:
        p.gold += p.cast[piece].worth


def _discard(p: Board, seat: int, me: int, it: int) -> None:
    by_player = seat != p.turn and not p.cast[me].classes & MONSTER
    (moves.forced_discard if by_player else moves.discard)(p, seat, it)


def show_hand_unless(filter: Filter) -> Word:
    """A hand without such a card is shown to everybody."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        cards = hand(p, seat)
        if not any(filter.test(p, piece) for piece in cards):
            show(p, cards)
            tell(p, "showed_hand", seat, cards, filter.name)

    return word


def offer(p: Board, seat: int, me: int, it: int) -> None:
    """What was just discarded may yet be used by the card that asked for it."""
    if it != NONE:
        p.offered += ((me, it, seat),)


def each_other(*words: Word) -> EachSeat:
    """Every other player, clockwise from the left neighbour of the active one."""
    return EachSeat(lambda p, seat: others(p, p.turn), *words)


def each_player(*words: Word) -> EachSeat:
    """Every player, clockwise from the active one (OR-19)."""
    return EachSeat(lambda p, seat: [p.turn, *others(p, p.turn)], *words)


def when(test: Test, *words: Word) -> When:
    return When(test, *words)


# Plain words -----------------------------------------------------------------------------------------


def draw(count: int) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        moves.draw(p, seat, count)

    return word


def draw_per(count: int, filter: Filter) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        moves.draw(p, seat, count * how_many(p, seat, filter))

    return word


def how_many(p: Board, seat: int, filter: Filter, but: int = NONE) -> int:
    return sum(1 for piece in hand(p, seat) if piece != but and filter.test(p, piece))


def gold(count: int) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        p.gold += count
        tell(p, "made_gold", seat, count, me)

    return word


def gold_per(filter: Filter) -> Word:
    """1 gold for each other such card in hand."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        count = how_many(p, seat, filter, me)
        p.gold += count
        tell(p, "made_gold", seat, count, me)

    return word


def xp(count: int) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        p.xp[seat] += count
        tell(p, "gained_xp", seat, count)

    return word


def disease(count: int = 1) -> Word:
    """The doer gains Diseases."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        moves.gain_disease(p, seat, count)

    return word


def destroy_me(p: Board, seat: int, me: int, it: int) -> None:
    """The card pays with itself."""
    moves.destroy(p, me, seat * SEAT_ZONES + HAND)
    _still_pays(p, seat, me)


def extra_purchase(p: Board, seat: int, me: int, it: int) -> None:
    p.purchases += 1


def boost(target: int, strength: int = 0, attack: int = 0, magic: int = 0) -> Word:
    """Until the turn ends, a group of Heroes changes."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        p.boosts += ((me, target, strength, attack, magic),)
        tell(p, "boosted", seat, me, target, strength, attack, magic)

    return word


def each_hero(strength: int = 0, attack: int = 0, magic: int = 0) -> Word:
    return boost(EACH_HERO, strength, attack, magic)


def each_other_hero(strength: int) -> Word:
    """Strength alone: no card gives the others Attack (muster.py)."""
    return boost(EACH_OTHER, strength)


def each_equipped_hero(attack: int) -> Word:
    return boost(EACH_EQUIPPED, attack=attack)


def myself(attack: int = 0, magic: int = 0) -> Word:
    """Until the turn ends, this Hero changes."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        p.boosts += ((me, me, 0, attack, magic),)
        tell(p, "boosted", seat, me, me, 0, attack, magic)

    return word


def strengthen(
    filter: Filter, strength: int, then: Callable[[Board, int, int, int], None] | None = None
) -> Choose:
    """A chosen Hero is stronger until the turn ends."""

    def act(p: Board, seat: int, me: int, it: int) -> None:
        p.boosts += ((me, it, strength, 0, 0),)
        tell(p, "boosted", seat, me, it, strength, 0, 0)
        if then is not None:
            then(p, seat, me, it)

    return choose_from_hand("feed", filter, act)


def doom(p: Board, pieces: Iterable[int]) -> None:
    """These are destroyed when the battle is over."""
    p.doomed += tuple(piece for piece in pieces if piece not in p.doomed)

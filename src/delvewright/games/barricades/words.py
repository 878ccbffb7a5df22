"""The words Barricades' texts are written in.

Each is called with the position, the seat it happens to, the piece whose text it is, and `it`: the piece that
was chosen last, or NONE.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from delvewright.games.barricades import healing, moves
from delvewright.games.barricades.board import (
    DISCARD,
    HAND,
    NONE,
    PLAY,
    SUPPLY,
    Board,
    has_in_hand_or_play,
    heroes,
    keywords,
)
from delvewright.games.barricades.kinds import GEAR
from delvewright.games.barricades.muster import is_flagged
from delvewright.kernel.ask import Reason
from delvewright.kernel.events import tell
from delvewright.kernel.steps import Word, push
from delvewright.words.flow import Choose, When

Test = Callable[[Board, int, int], bool]
"""(position, seat, piece): whether a piece will do."""


class Filter:
    """A test on a piece, with the words a refusal uses."""

    __slots__ = ("name", "test")

    def __init__(self, name: str, test: Callable[[Board, int], bool]):
        self.name = name
        self.test = test


def of_sort(*sorts: str) -> Filter:
    return Filter(" or ".join(sorts), lambda p, piece: getattr(p.cast[piece], "sort", "") in sorts)


def with_keyword(*words: str) -> Filter:
    return Filter(" or ".join(words), lambda p, piece: not set(words).isdisjoint(keywords(p, piece)))


MOST_GOLD = 99
ANY = Filter("card", lambda p, piece: True)
HERO = of_sort("hero")
ITEM = of_sort("item")
SPELL = of_sort("spell")
WEAPON = of_sort("weapon")
STARTER = with_keyword("Starter")


# Plain words --------------------------------------------------------------------------------------------


def draw(count: int) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        moves.draw(p, seat, count)

    return word


def wound(count: int = 1) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        moves.wound(p, seat, count)

    return word


def wound_card(count: int = 1) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        moves.gain_wound_card(p, seat, count)

    return word


def heal(count: int = 1) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        push(p, healing.heal, seat, count)

    return word


def xp(count: int) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        moves.gain_xp(p, seat, count)

    return word


def gear(token: str, count: int = 1) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        moves.gain_gear(p, seat, token, count)

    return word


def gold(count: int) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        moves.boost(p, seat, me, gold=count)

    return word


def more_purchases(count: int) -> Word:
    """One may buy more cards this turn."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        moves.boost(p, seat, me, purchases=count)

    return word


def light(count: int) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        moves.boost(p, seat, me, light=count)

    return word


def attack(physical: int = 0, magic: int = 0) -> Word:
    """More Attack of the Champion, without a Hero."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        moves.boost(p, seat, me, physical=physical, magic=magic)

    return word


def horde(icons: int) -> Word:
    """BQ-HORDE-06. Icons added to the Horde of this turn."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        p.horde += icons

    return word


def quell(icons: int) -> Word:
    """Icons taken off the Horde, besides those for defeated Monsters."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        p.quelled += icons
        tell(p, "quelled", seat, icons)

    return word


def me_stronger(attack: int) -> Word:
    """This Hero has more Attack this turn."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        moves.boost_attack(p, seat, me, me, attack)

    return word


def heal_and_if(test: Callable[[Board, int], bool], *words: Word) -> When:
    """Heal 1 Wound, if there is one; and if the Wound card destroyed for it is such a one, the rest."""

    def healed(p: Board, seat: int, me: int, it: int) -> bool:
        card = p.deeds[-1].piece  # nothing comes between the answer and this
        return card != NONE and test(p, card)

    return When(lambda p, seat, me, it: bool(healing.heals(p, seat)), heal(1), When(healed, *words))


def a_wound_card(p: Board, card: int) -> bool:
    return True


def a_diseased_wound(p: Board, card: int) -> bool:
    return bool(p.cast[card].role == "diseased_wound")


def spend_token(p: Board, seat: int, me: int, it: int) -> None:
    """BQ-LEX-14. The Gear token pays with itself."""
    moves.lose_gear(p, seat, p.cast[me].id)


def destroy_me(p: Board, seat: int, me: int, it: int) -> None:
    moves.destroy(p, seat, me)


# Choices ------------------------------------------------------------------------------------------------


def _refuse_unless(filter: Filter) -> Callable[[Board, int, int, int], Reason | None]:
    def refuse(p: Board, seat: int, me: int, piece: int) -> Reason | None:
        return None if filter.test(p, piece) else ("wrong_sort", filter.name)

    return refuse


def in_hand(p: Board, seat: int, me: int, it: int) -> list[int]:
    return moves.alike(p, p.zones[HAND + seat])


def in_play(p: Board, seat: int, me: int, it: int) -> list[int]:
    return moves.alike(p, p.zones[PLAY + seat])


def in_discard(p: Board, seat: int, me: int, it: int) -> list[int]:
    return moves.alike(p, p.zones[DISCARD + seat])


def one_has(p: Board, seat: int, me: int, it: int) -> list[int]:
    """BQ-LEX-08. What a Champion has: in hand or in play."""
    return moves.alike(p, has_in_hand_or_play(p, seat))


def choose(
    verb: str,
    filter: Filter,
    act: Callable[[Board, int, int, int], None],
    decline: str = "",
    pool: Callable[[Board, int, int, int], Iterable[int]] = one_has,
) -> Choose:
    return Choose(verb, pool, _refuse_unless(filter), act, decline, wanted=filter.name)


def discard(filter: Filter = ANY, decline: str = "", pool: Callable[..., Iterable[int]] = one_has) -> Choose:
    """Discard one such card, chosen by who has it."""
    return choose("discard", filter, lambda p, seat, me, it: moves.discard(p, seat, it), decline, pool)


def destroy(filter: Filter = ANY, decline: str = "", pool: Callable[..., Iterable[int]] = one_has) -> Choose:
    return choose("destroy", filter, lambda p, seat, me, it: moves.destroy(p, seat, it), decline, pool)


def one_hero(
    attack: int = 0,
    skill: int = 0,
    filter: Filter = HERO,
    pool: Callable[..., Iterable[int]] = in_play,
    **more: int,
) -> Choose:
    """One of one's Heroes has more Attack, of its own type, more Skill or whatever else this turn."""

    def act(p: Board, seat: int, me: int, it: int) -> None:
        if attack:
            moves.boost_attack(p, seat, me, it, attack)
        if skill or more:
            moves.boost(p, seat, me, it, skill=skill, **more)

    return choose_hero(act, filter, pool)


def choose_hero(
    act: Callable[[Board, int, int, int], None],
    filter: Filter = HERO,
    pool: Callable[..., Iterable[int]] = in_play,
    decline: str = "",
) -> Choose:
    """One of one's Heroes to be strengthened."""

    def refuse(p: Board, seat: int, me: int, hero: int) -> Reason | None:
        if not filter.test(p, hero):
            return ("wrong_sort", filter.name)
        return None if boostable(p, me, hero) else ("not_boosted_by_cards", hero)

    return Choose("strengthen", pool, refuse, act, decline, wanted=filter.name)


def boostable(p: Board, source: int, hero: int) -> bool:
    """Hendrik takes nothing of Spells and Items."""
    card = getattr(p.cast[source], "sort", "") in ("item", "spell")
    return not (card and is_flagged(p, hero, "unboosted"))


def choose_token(most: int = MOST_GOLD) -> Choose:
    """Gain one Gear token, of those that cost so much at most."""

    def refuse(p: Board, seat: int, me: int, token: int) -> Reason | None:
        price = GEAR[p.cast[token].id].gold_cost
        return ("token_too_dear", price, most) if price > most else None

    def act(p: Board, seat: int, me: int, it: int) -> None:
        moves.gain_gear(p, seat, p.cast[it].id)

    return Choose("gain_token", _tokens, refuse, act, wanted="Gear token")


def _tokens(p: Board, seat: int, me: int, it: int) -> list[int]:
    return [piece for piece in p.zones[SUPPLY] if p.cast[piece].id in GEAR]


# What must be so ----------------------------------------------------------------------------------------


def needs(filter: Filter, *zones: int) -> Callable[[Board, int, int], Reason | None]:
    """The use wants such a card in one of some zones of the own; in play or in hand, if none is named."""
    zones = zones or (PLAY, HAND)

    def fits(p: Board, seat: int, me: int) -> Reason | None:
        for zone in zones:
            for piece in p.zones[zone + seat]:
                if filter.test(p, piece):
                    return None
        return ("you_have_none", filter.name)

    return fits


def wounded(p: Board, seat: int, me: int) -> Reason | None:
    """There is something to heal."""
    return None if p.wounds[seat] or healing.heals(p, seat) else ("no_wounds",)


def any_hero(p: Board, seat: int, me: int) -> Reason | None:
    """There is a Hero whom the card may strengthen."""
    mine = heroes(p, seat)
    for hero in mine:
        if boostable(p, me, hero):
            return None
    return ("not_boosted_by_cards", mine[0]) if mine else ("you_have_none", HERO.name)

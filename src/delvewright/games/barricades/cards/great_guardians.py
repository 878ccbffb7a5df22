"""The three hardest Guardians: Hive Mind, Orgrum and Ezuzrius."""

from __future__ import annotations

from delvewright.games.barricades import closing, healing, moves
from delvewright.games.barricades.board import DECK, HEALED, PLAY, Board, in_dungeon, keywords, of_sort, seats
from delvewright.games.barricades.muster import Muster, typed
from delvewright.games.barricades.parts import (
    every_turn_end,
    face,
    fills,
    guardian,
    on_reveal,
    when_defeated,
)
from delvewright.games.barricades.perils import (
    anything,
    chit,
    chits_less_each,
    counted,
    destroys,
    destroys_token,
    discards,
    everybody,
    hand_of,
    on_low,
    one_or,
    tokens,
)
from delvewright.games.barricades.shapes import Battle
from delvewright.games.barricades.words import (
    HERO,
    gear,
    heal,
    horde,
    one_has,
    wound,
    wound_card,
    xp,
)
from delvewright.kernel.events import tell
from delvewright.kernel.sight import show
from delvewright.words.flow import Choose
from delvewright.words.zones import put, take

# Hive Mind --------------------------------------------------------------------------------------------------


def mill(p: Board, seat: int, count: int) -> tuple[int, ...]:
    """A Guardian discards off the top of a deck: no effect of the Champion's adds to that."""
    return moves.off_deck(p, seat, count, own=False)


def is_hero(p: Board, card: int) -> bool:
    return HERO.test(p, card)


def mill_for_wounds(p: Board, seat: int, me: int, it: int) -> None:
    if any([is_hero(p, card) for card in mill(p, seat, 2)]):
        moves.wound(p, seat, 1)


def mill_for_wound_cards(p: Board, seat: int, me: int, it: int) -> None:
    cards = mill(p, seat, 3)
    moves.gain_wound_card(p, seat, sum([getattr(p.cast[card], "deck", "") == "wound" for card in cards]))


def mill_all(p: Board, seat: int, me: int, it: int) -> None:
    pairs = [mill(p, one, 2) for one in seats(p)]
    if any([len(cards) == 2 and all([is_hero(p, card) for card in cards]) for cards in pairs]):
        chit(p, seat, me, it)


def look_at_two(p: Board, seat: int, me: int, it: int) -> None:
    show(p, p.zones[DECK + seat][:2], 1 << seat)


def top_two(p: Board, seat: int, me: int, it: int) -> list[int]:
    return list(p.zones[DECK + seat][:2])


def to_the_bottom(p: Board, seat: int, me: int, it: int) -> None:
    take(p, it, DECK + seat)
    put(p, it, DECK + seat)


def wound_cards_in_play(p: Board, seat: int) -> int:
    return len(of_sort(p, seat, "wound"))


def by_wound_cards(p: Board, battle: Battle, foe: int) -> tuple[int, int, int]:
    return (counted(p, battle, wound_cards_in_play) if foe == p.guardian else 0, 0, 0)


def own_wound_cards(p: Board, seat: int, me: int, it: int) -> list[int]:
    return moves.alike(p, healing.wound_cards(p, seat))


def heal_card(p: Board, seat: int, me: int, it: int) -> None:
    moves.destroy(p, seat, it)
    moves.note(p, seat, HEALED, 1, it)


guardian(
    "hive_mind",
    face("attack_a", mill_for_wounds),
    face("attack_b", wound_card()),
    face("attack_c", on_low(3, horde(1))),
    face("attack_d", look_at_two, Choose("sink", top_two, anything, to_the_bottom, decline="leave")),
    on_reveal(everybody(mill_for_wound_cards), chits_less_each(6)),
    fills("toughens", by_wound_cards),
    when_defeated(Choose("heal_card", own_wound_cards, anything, heal_card, decline="leave")),
    every_turn_end(mill_all),
)


# Orgrum Coldthunder -----------------------------------------------------------------------------------------


def shiver(p: Board, seat: int, me: int, it: int) -> None:
    p.lost_hp += (seat,)


def walls_fall(p: Board, seat: int, me: int, it: int) -> None:
    p.active = ()
    tell(p, "barricades_fall")


def stir_the_elements(p: Board, m: Muster, me: int) -> None:
    for card in p.zones[PLAY + m.seat]:
        if "Elemental" in keywords(p, card) and sum(m.lines.get(card, [0, 0])) > 0:
            m.add(card, *typed(p, card, 1))


guardian(
    "orgrum_coldthunder",
    face("attack_a", wound(1)),
    face("attack_b", shiver),
    face("attack_c", horde(1)),
    face("attack_d", gear("iron_rations")),
    on_reveal(everybody(wound(2)), walls_fall, chits_less_each(6)),
    fills("hampers", stir_the_elements),
    when_defeated(gear("potion")),
    every_turn_end(everybody(wound(1), where=in_dungeon)),
)


# Ezuzrius, the Noble ----------------------------------------------------------------------------------------


def whelps_are_tougher(p: Board, battle: Battle, foe: int) -> tuple[int, int, int]:
    return (int(p.cast[foe].role.startswith("dragon_whelps")), 0, 0)


def ruin_everywhere(p: Board, seat: int, me: int, it: int) -> None:
    closing.every_location_gains(p)


guardian(
    "ezuzrius_the_noble",
    face("attack_a", *one_or("discard", hand_of(HERO), discards, "take_wounds", wound(2))),
    face("attack_b", *one_or("destroy_token", tokens, destroys_token, "take_wounds", wound(1))),
    face("attack_c", horde(1)),
    face("attack_d", heal(1)),
    on_reveal(ruin_everywhere),
    fills("toughens", whelps_are_tougher),
    when_defeated(*one_or("destroy", one_has, destroys, "gain_xp", xp(1))),
    every_turn_end(on_low(2, chit)),
)

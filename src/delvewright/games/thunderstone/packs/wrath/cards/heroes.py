"""Heroes of Wrath of the Elements."""

from __future__ import annotations

from delvewright.games.thunderstone import dungeon as dungeon_turn
from delvewright.games.thunderstone import kinds, moves
from delvewright.games.thunderstone.board import (
    DISCARD,
    HAND,
    NONE,
    SEAT_ZONES,
    STACKS,
    Board,
    distinct,
    gold_in_hand,
    hand,
    stack_holding,
    strength,
    weight,
)
from delvewright.games.thunderstone.cards.borrowing import borrow, from_offer, owner_of_offer
from delvewright.games.thunderstone.cards.shared import others_discard, per_card
from delvewright.games.thunderstone.sorts import (
    ANY,
    DISEASE,
    DISEASE_OR_MONSTER,
    HAS_GOLD,
    HERO,
    LIGHT_ITEM,
    MILITIA,
    MONSTER,
    WEAPON,
)
from delvewright.games.thunderstone.words import (
    Part,
    anywhere,
    card,
    choose_from_hand,
    destroy,
    discard,
    doom,
    draw,
    draw_per,
    dungeon,
    each_other,
    each_other_hero,
    each_player,
    flag,
    gold_per,
    has,
    how_many,
    myself,
    offer,
    own,
    repeat,
    show_hand_unless,
    triumph,
    village,
)
from delvewright.kernel.ask import Reason
from delvewright.kernel.events import tell
from delvewright.words.flow import Choose

# Blind


def burns_light(magic: int) -> Part:
    """Repeat Dungeon: destroy a Light Item for Magic Attack (WR-NOTE-05)."""
    return repeat("burn", destroy(LIGHT_ITEM), myself(magic=magic), needs=has(LIGHT_ITEM))


card("blind_neophyte", burns_light(3))
card("blind_monk", burns_light(4))
card(
    "blind_grandmaster",
    flag("no_light_penalty"),
    own(lambda p, m, me: (0, 0) if how_many(p, m.seat, LIGHT_ITEM) else (0, 3)),
)

# Diin


def _worth_copying(p: Board, seat: int, me: int, hero: int) -> Reason | None:
    """WR-NOTE-15. Another Hero, no Beguiler, and not a second Militia."""
    kind = p.cast[hero]
    if not kind.classes & kinds.HERO or kind.classes & kinds.MILITIA:
        return ("wrong_sort", "Hero to copy")
    return ("beguiler_not_copied",) if "beguiles" in kind.flags else None


def _become(p: Board, seat: int, me: int, hero: int) -> None:
    militia = p.guises[-1][0]
    p.cast = (*p.cast[:militia], p.cast[hero], *p.cast[militia + 1 :])
    tell(p, "became", seat, militia, hero)


def _mask(p: Board, seat: int, me: int, militia: int) -> None:
    p.guises += ((militia, p.cast[militia].id),)


def _someone_to_copy(p: Board, seat: int, me: int) -> Reason | None:
    if not any(_worth_copying(p, seat, me, hero) is None for hero in hand(p, seat)):
        return ("none_in_hand", "Hero to copy")
    return has(MILITIA)(p, seat, me)


def _hand_heroes(p: Board, seat: int, me: int, it: int) -> list[int]:
    return distinct(p, hand(p, seat))


card("diin_illusionist", flag("returns_to_hand"))
card(
    "diin_beguiler",
    flag("beguiles"),
    dungeon(
        "beguile",
        choose_from_hand("mask", MILITIA, _mask),
        Choose("copy", _hand_heroes, _worth_copying, _become),
        needs=_someone_to_copy,
    ),
)


def heroes_on_sale(p: Board, seat: int, me: int, it: int) -> list[int]:
    """The top card of every Hero stack."""
    return [stack[0] for stack in p.zones[STACKS:] if stack and p.cast[stack[0]].classes & kinds.HERO]


def _recruit(p: Board, seat: int, me: int, hero: int) -> None:
    """WR-NOTE-16. To hand, to fight, and destroyed when the battle is over."""
    moves.move(p, hero, stack_holding(p, hero), seat * SEAT_ZONES + HAND)
    doom(p, (hero,))
    tell(p, "recruited", seat, hero)


def _militia_and_stock(p: Board, seat: int, me: int) -> Reason | None:
    return has(MILITIA)(p, seat, me) if heroes_on_sale(p, seat, me, NONE) else ("no_hero_on_sale",)


card(
    "diin_enchanter",
    dungeon(
        "enchant",
        discard(MILITIA),
        Choose("recruit", heroes_on_sale, lambda p, seat, me, hero: None, _recruit),
        needs=_militia_and_stock,
    ),
)

# Divine

card("divine_healer", anywhere("heal", destroy(DISEASE), draw(1), needs=has(DISEASE)))
card("divine_chaplain", own(per_card(DISEASE_OR_MONSTER, 1)), anywhere("draw", draw(1)))
card(
    "divine_prophet",
    anywhere("heal", destroy(DISEASE), draw(2), needs=has(DISEASE)),
    anywhere("foretell", draw_per(2, MONSTER), needs=has(MONSTER)),
)

# Gangland

card("gangland_thug", village("shake_down", gold_per(HERO)))
card(
    "gangland_heavy",
    village("shake_down", gold_per(HERO)),
    dungeon("extort", each_other(show_hand_unless(HAS_GOLD), discard(HAS_GOLD))),
)
card("gangland_crook", own(lambda p, m, me: (4, 0) if gold_in_hand(p, m.seat) >= 5 else (0, 0)))

# Gohlen


def with_a_monster(attack: int) -> Part:
    """WR-NOTE-23. So much more with at least one Monster card in hand."""
    return own(lambda p, m, me: (attack, 0) if how_many(p, m.seat, MONSTER) else (0, 0))


def _not_claimed(p: Board, seat: int, me: int, monster: int) -> Reason | None:
    """Of 5 printed VP at most, so never the Horde (WR-HORDE-06), and of a type the beaten Monster shares."""
    kind, beaten = p.cast[monster], p.cast[p.foe]
    if kind.vp is None:
        return ("no_printed_vp",)
    if kind.vp > 5:
        return ("more_than_5_vp", kind.vp)
    shared = set(kind.printed.classes) & set(beaten.printed.classes)
    return None if shared else ("no_shared_type",)


def _claim(p: Board, seat: int, me: int, monster: int) -> None:
    owner = owner_of_offer(p, monster)
    moves.gain(p, seat, monster, owner * SEAT_ZONES + DISCARD)
    tell(p, "claimed", seat, monster, owner)


card("gohlen_trapper", with_a_monster(2))
card("gohlen_tracker", with_a_monster(3))
card(
    "gohlen_hunter",
    dungeon("hunt", each_other(show_hand_unless(MONSTER), discard(MONSTER), offer)),
    triumph(from_offer("claim", _not_claimed, _claim)),
)

# Runespawn


def _unless_a_spell(p: Board, seat: int, me: int, it: int) -> None:
    """Runespawn Witch: Magic Attack +2 unless a Spell was among the discards."""
    given = [piece for source, piece, _ in p.offered if source == me]
    if not any(p.cast[piece].classes & kinds.SPELL for piece in given):
        myself(magic=2)(p, seat, me, it)


def _siren_sings(p: Board, seat: int, me: int) -> Reason | None:
    return None if p.rules.siren_discards else ("not_in_this_game", "siren_discards")


card("runespawn_adept", dungeon("embolden", each_other_hero(strength=2)))
card(
    "runespawn_siren",
    dungeon("embolden", each_other_hero(strength=3)),
    dungeon("draw", draw(1)),
    dungeon("sing", others_discard(), needs=_siren_sings),
)
card(
    "runespawn_witch",
    dungeon("embolden", each_other_hero(strength=4)),
    dungeon("curse", each_other(discard(ANY), offer), _unless_a_spell),
)

# Toryn


def _too_heavy(p: Board, seat: int, me: int, weapon: int) -> Reason | None:
    load, power = weight(p, weapon), strength(p, me)
    return ("too_heavy", load, power) if load > power else None


def _borrow_and_equip(p: Board, seat: int, me: int, weapon: int) -> None:
    borrow(p, seat, me, weapon)
    dungeon_turn.equip(p, seat, weapon, me)


card("toryn_scrapper", flag("any_number_of_weapons"))
card("toryn_duelist", flag("any_number_of_weapons"))
card(
    "toryn_gladiator",
    flag("any_number_of_weapons"),
    dungeon(
        "challenge",
        each_player(show_hand_unless(WEAPON), discard(WEAPON), offer),
        from_offer("borrow", _too_heavy, _borrow_and_equip),
    ),
)

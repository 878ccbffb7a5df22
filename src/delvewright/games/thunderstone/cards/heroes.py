"""Heroes of the base set."""

from __future__ import annotations

from delvewright.games.thunderstone import hall, kinds
from delvewright.games.thunderstone.board import NONE, Board, hand, monsters_in_hall
from delvewright.games.thunderstone.cards.borrowing import borrow_hero
from delvewright.games.thunderstone.cards.shared import (
    buys,
    destroy_food_for,
    heals,
    others_discard,
    per_card,
    sends_to_the_bottom,
    someone_may_leave,
    with_edged_weapon,
)
from delvewright.games.thunderstone.muster import Muster, spell_counts
from delvewright.games.thunderstone.sorts import ANY, FOOD, LIGHT_ITEM, MONSTER
from delvewright.games.thunderstone.words import (
    after,
    aura,
    card,
    destroy,
    discard,
    draw,
    dungeon,
    each_other,
    flag,
    has,
    own,
    repeat,
    spoils,
    triumph,
    when,
    xp,
)
from delvewright.kernel.ask import Reason
from delvewright.kernel.steps import push
from delvewright.words.flow import Choose

# Amazon: stronger against the deeper ranks (TS-NOTE-01).
for _id, _more in (("amazon_archer", 2), ("amazon_huntress", 3), ("amazon_queen", 4)):
    card(_id, own(lambda p, m, me, more=_more: (more, 0) if m.rank in (2, 3) else (0, 0)))  # type: ignore[misc]

card("chalice_quester", heals())
card("chalice_defender", own(per_card(LIGHT_ITEM, 1)), dungeon("draw", draw(1)), heals())
card("chalice_paladin", dungeon("draw", draw(1)), spoils(buys()))

card("dwarf_guardian", own(with_edged_weapon(3)))
card("dwarf_janissary", own(with_edged_weapon(4)), spoils(buys(kinds.WEAPON)))
card("dwarf_sentinel", own(with_edged_weapon(5)))

card("elf_sorcerer", after(sends_to_the_bottom("spare")))
card("elf_archmage", dungeon("send_down", sends_to_the_bottom(), needs=someone_may_leave))


def _deep_kill(p: Board, seat: int, me: int, it: int) -> None:
    """Faeyn Sniper: one XP more for a Monster beaten in Rank 3."""
    if p.foe_rank == 3:
        xp(1)(p, seat, me, it)


card("faeyn_archer", flag("sits_out_rank_1"))
card("faeyn_marksman", flag("sits_out_rank_1"))
card("faeyn_sniper", flag("sits_out_rank_1"), triumph(_deep_kill))

card("lorigg_rogue", dungeon("pickpocket", others_discard()))
card("lorigg_outlaw", dungeon("pickpocket", others_discard()))

card("outlands_warrior", dungeon("eat", *destroy_food_for(3), needs=has(FOOD)))
card("outlands_slayer", own(per_card(MONSTER, 1)), repeat("eat", *destroy_food_for(3), needs=has(FOOD)))
card("outlands_khan", own(per_card(MONSTER, 2)))

card("redblade_poisoner", dungeon("poison", others_discard()))


def _gave_no_hero(p: Board, seat: int, me: int, it: int) -> bool:
    return it != NONE and not p.cast[it].classes & kinds.HERO


card("redblade_assassin", dungeon("threaten", each_other(discard(ANY), when(_gave_no_hero, discard(ANY)))))

card("regian_cleric", heals())
card("regian_priest", dungeon("draw", draw(1)), heals())
card("regian_bishop", dungeon("draw", draw(2)), heals())


def _magic_things(p: Board, m: Muster, me: int) -> None:
    """Selurin Magician: each Item, and each Spell whose Magic Attack counts here, has one more of its own."""
    for piece in hand(p, m.seat):
        kind = p.cast[piece]
        if kind.classes & kinds.ITEM or (
            kind.classes & kinds.SPELL and kind.magic and spell_counts(p, m, piece)
        ):
            m.add(piece, 0, 1)


card("selurin_magician", aura(_magic_things))
card("selurin_warlock", flag("doubles_magic"))
card("selurin_theurge", flag("doubles_magic"), dungeon("summon", *borrow_hero()))


def _lead_militia(p: Board, m: Muster, me: int) -> None:
    """Thyrian Knight: each Militia fights with Attack +1."""
    for hero in m.party:
        if p.cast[hero].classes & kinds.MILITIA:
            m.add(hero, 1, 0)


def _lead_others(p: Board, m: Muster, me: int) -> None:
    """Thyrian Lord: each Hero that is no Fighter fights with Attack +2."""
    for hero in m.party:
        if not p.cast[hero].classes & kinds.FIGHTER:
            m.add(hero, 2, 0)


def _not_small(p: Board, seat: int, me: int, monster: int) -> Reason | None:
    if not hall.printed_1_or_2_vp(p, monster):
        return ("not_1_or_2_vp", p.cast[monster].vp)
    return hall.cannot_leave(p, monster)


def _snatch(p: Board, seat: int, me: int, monster: int) -> None:
    """TS-NOTE-31. Thyrian Lord: a Monster printed at 1 or 2 VP, without XP; then the hall refills."""
    hall.carry_off(p, seat, monster)
    push(p, hall.refill, seat, False)


def _prey(p: Board, seat: int, me: int) -> Reason | None:
    if all(_not_small(p, seat, me, monster) for monster in monsters_in_hall(p)):
        return ("no_small_monster",)
    return has(FOOD)(p, seat, me)


card("thyrian_squire", dungeon("eat", *destroy_food_for(2), needs=has(FOOD)))
card("thyrian_knight", aura(_lead_militia), dungeon("eat", *destroy_food_for(2), needs=has(FOOD)))
card(
    "thyrian_lord",
    aura(_lead_others),
    dungeon(
        "hunt",
        destroy(FOOD),
        Choose("snatch", lambda p, seat, me, it: monsters_in_hall(p), _not_small, _snatch),
        needs=_prey,
    ),
)

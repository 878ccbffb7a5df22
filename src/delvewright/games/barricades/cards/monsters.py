"""Monsters: what each does before, during and after a battle, and to who passes by."""

from __future__ import annotations

from delvewright.games.barricades import arms, levels, moves
from delvewright.games.barricades.board import Board, heroes, of_sort, tokens_of
from delvewright.games.barricades.muster import Muster
from delvewright.games.barricades.parts import Part, after, before, entering, fills, flag, leaving, monster
from delvewright.games.barricades.perils import (
    Instead,
    anything,
    counted,
    destroys,
    destroys_held_or_won,
    die_showed,
    discards,
    have_no,
    held_or_won,
    level_of_card,
    lose_token,
    none_held_or_won,
    of_level,
    one_or,
    picked,
    to_the_wilderness,
    wielded,
)
from delvewright.games.barricades.printed import Card
from delvewright.games.barricades.words import (
    ITEM,
    SPELL,
    STARTER,
    WEAPON,
    destroy,
    discard,
    one_has,
    wound,
    wound_card,
)
from delvewright.kernel.steps import Word
from delvewright.words.flow import Choose, Test, When


def discard_hero(*, unless_you_have: int, lowest: bool = False) -> When:
    """One Hero of the own choice, or of those of the lowest level; not where there are enough of them."""

    def pool(p: Board, seat: int, me: int, it: int) -> list[int]:
        mine = picked(p, seat)
        least = min([level_of_card(p, hero) for hero in mine], default=None)
        return [hero for hero in mine if not lowest or level_of_card(p, hero) == least]

    return When(
        lambda p, seat, me, it: len(heroes(p, seat)) < unless_you_have,
        Choose("discard", pool, anything, discards, wanted="Hero"),
    )


def silent(*sorts: str, keyword: str = "") -> Part:
    """Cards of these sorts, with that keyword, give no Attack in this battle."""

    def hampers(p: Board, m: Muster, me: int) -> None:
        def test(piece: int) -> bool:
            kind = p.cast[piece] if piece >= 0 else None
            return isinstance(kind, Card) and kind.sort in sorts and (not keyword or keyword in kind.keywords)

        m.silence(test)

    return fills("hampers", hampers)


# Level 1 ----------------------------------------------------------------------------------------------------

# Black Rock Bandits
monster("amara", before(discard(ITEM)))
monster("belladonna", before(discard(SPELL)))
monster("blister", before(discard(WEAPON)))


def bought_goods(p: Board, seat: int, me: int, it: int) -> list[int]:
    """Items, Spells and Weapons of the market."""
    return [piece for piece in one_has(p, seat, me, it) if getattr(p.cast[piece], "deck", "") == "market"]


def lose_xp(p: Board, seat: int, me: int, it: int) -> None:
    moves.lose_xp(p, seat, min(1, p.xp[seat]))


monster(
    "dhamon",
    after(
        *one_or(
            "destroy",
            bought_goods,
            destroys,
            "destroy_xp",
            lose_xp,
            able=lambda p, seat, me, it: p.xp[seat] > 0,
        )
    ),
)
monster("gragath", silent("item", "spell"))

# Kobold Skirmishers
monster("kobold_netter", flag("costs_light_to_leave"))
monster("kobold_slinger", leaving(wound(1)))
monster("kobold_snatcher", leaving(lose_token))
monster("kobold_trapper", leaving(discard()))
monster("kobold_warren_boss", flag("costs_light_to_leave"))

# Goblin Grunts
monster(
    "goblin_cutpurse",
    after(
        Instead(
            "destroy_token", held_or_won, destroys_held_or_won, "leave", none_held_or_won, wanted="Gear token"
        )
    ),
)


def spells(p: Board, seat: int) -> int:
    return len(of_sort(p, seat, "spell"))


monster("goblin_shaman", fills("toughens", lambda p, battle, me: (counted(p, battle, spells, 2), 0, 0)))
monster("goblin_bully", before(discard_hero(unless_you_have=2, lowest=True)))


# Plague Rats
def infected(*, least: int) -> When:
    return When(die_showed(least), wound_card())


monster("plague_rats_a", after(infected(least=5)))
monster("plague_rats_c", after(wound_card()))
monster("plague_rats_e", after(infected(least=4)))

# Level 2 ----------------------------------------------------------------------------------------------------


def unless_you_have(word: str, *words: Word) -> When:
    return When(have_no(word), *words)


# Hobgoblin Brutes
monster("hobgoblin_slaver", before(discard_hero(unless_you_have=3)))


def worst_weapons(p: Board, seat: int, me: int, it: int) -> list[int]:
    """Starters first."""
    mine = [piece for piece in one_has(p, seat, me, it) if WEAPON.test(p, piece)]
    return [piece for piece in mine if STARTER.test(p, piece)] or mine


monster("hobgoblin_breaker", after(Choose("destroy", worst_weapons, anything, destroys, wanted="Weapon")))
monster("hobgoblin_hexer", flag("heroes_less_skill"))
monster("hobgoblin_warlord", after(destroy(of_level(0))))

# Spider Terrors
monster("lurking_spider", entering(unless_you_have("Rogue", wound(1))))
monster(
    "web_weaver",
    before(
        Choose(
            "unwield",
            wielded,
            anything,
            lambda p, seat, me, it: arms.unwield(p, seat, it),
            wanted="wielded Weapon",
        )
    ),
)


def items(least: int) -> Test:
    return lambda p, seat, me, it: len(of_sort(p, seat, "item")) >= least


monster("brood_carrier", after(When(items(2), wound_card())))

# Sewer Trogs
monster("trog_spearfisher", before(wound(1)))
monster("trog_mud_priest", after(unless_you_have("Cleric", wound(1))))

# Earth Servitors
monster("crystal_servitor", silent("weapon", keyword="Edged"))

# Level 3 ----------------------------------------------------------------------------------------------------

# Ezuzrius's Hatchlings
monster("dragon_whelps_b", after(When(die_showed(5), wound(1))))
monster("dragon_whelps_c", before(discard()))
monster("dragon_whelps_e", after(When(die_showed(4), destroy(ITEM))))


# Ancient Adventurers
def cap_spells(p: Board, m: Muster, me: int) -> None:
    for spell in of_sort(p, m.seat, "spell"):
        m.cap(spell, 2)


monster("ancient_sorcerer", fills("hampers", cap_spells))
monster("ancient_priest", after(unless_you_have("Cleric", wound_card())))
monster("ancient_thief", after(lose_token, lose_token))


def who_can_fall(p: Board, seat: int, me: int, it: int) -> list[int]:
    return [hero for hero in picked(p, seat) if levels.lower_levels(p, hero)]


monster(
    "ancient_champion",
    before(
        *one_or(
            "level_down",
            who_can_fall,
            lambda p, seat, me, it: levels.level_down(p, seat, it),
            "take_wounds",
            wound(1),
        )
    ),
)

# Goblin King's Guard
monster("royal_crossbows", before(wound(1)))
monster("the_kings_own", fills("toughens", lambda p, battle, me: (counted(p, battle, tokens_of, 3), 0, 0)))


# Waste Wyrms
def weapons(p: Board, seat: int, me: int, it: int) -> list[int]:
    return [piece for piece in one_has(p, seat, me, it) if WEAPON.test(p, piece)]


monster("acid_wyrm", after(*one_or("destroy", weapons, destroys, "take_wounds", wound(1))))
monster("burrowing_wyrm", after(to_the_wilderness))

"""Legendary cards: once each, given by Prestige classes."""

from __future__ import annotations

from delvewright.games.barricades import healing, moves
from delvewright.games.barricades.board import DEFEATED, Board, done, of_sort, visit_of, visitors
from delvewright.games.barricades.cards.shared import (
    at_a_wall,
    cheapen,
    horde_stands,
    level,
    makes_gold,
    strength,
)
from delvewright.games.barricades.levels import level_a_hero, levels
from delvewright.games.barricades.looking import look_and_draw
from delvewright.games.barricades.muster import Muster, typed
from delvewright.games.barricades.parts import (
    adds,
    anywhere,
    card,
    dungeon,
    flag,
    spoils,
    stronger,
    village,
)
from delvewright.games.barricades.words import (
    boostable,
    choose_token,
    heal,
    more_purchases,
    quell,
    wounded,
)
from delvewright.kernel.ask import Reason
from delvewright.kernel.steps import push
from delvewright.words.flow import Choose

# Hound of the Keep --------------------------------------------------------------------------------------


def _with_gold(p: Board, m: Muster, me: int) -> int:
    return sum([makes_gold(p, hero) for hero in m.heroes])


card("hound_of_the_keep", stronger(_with_gold))

# Eye of Providence --------------------------------------------------------------------------------------


def _watch(p: Board, seat: int, me: int, it: int) -> None:
    push(p, look_and_draw, seat, 3)


card("eye_of_providence", anywhere("watch", _watch), spoils("mend", heal(1), fits=wounded))

# Cloak of a Thousand Faces ------------------------------------------------------------------------------


def _weak(p: Board, seat: int, me: int, spell: int) -> Reason | None:
    return None if any(strength(p, seat, spell)) else ("gives_no_attack", spell)


def _spells(p: Board, seat: int, me: int, it: int) -> list[int]:
    return moves.alike(p, of_sort(p, seat, "spell"))


def _strong_spell(p: Board, seat: int, me: int) -> Reason | None:
    strong = [spell for spell in of_sort(p, seat, "spell") if any(strength(p, seat, spell))]
    return None if strong else ("you_have_none", "Spell with Attack")


def _once_more(p: Board, seat: int, me: int, it: int) -> None:
    """As it stands with all boosts, in its own type."""
    physical, magic = strength(p, seat, it)
    moves.boost(p, seat, me, it, physical=physical, magic=magic)


card(
    "cloak_of_a_thousand_faces",
    flag("ignores_alerts"),
    dungeon("double", Choose("double", _spells, _weak, _once_more, wanted="Spell"), fits=_strong_spell),
)

# Saga of the Five ---------------------------------------------------------------------------------------


def _praise(p: Board, m: Muster, me: int) -> None:
    for hero in m.heroes:
        if level(p, hero) >= 3 and boostable(p, me, hero):
            m.add(hero, *typed(p, hero, 1))


card("saga_of_the_five", spoils("tell", level_a_hero(less=2), fits=levels(less=2)), adds(_praise))

# The Village's ------------------------------------------------------------------------------------------

card("kerkenzen_saffron", village("trade", more_purchases(1)), spoils("find", choose_token()))


def _all_draw(p: Board, seat: int, me: int, it: int) -> None:
    for other in visitors(p, visit_of(p, seat)):
        moves.befall(p, seat, other, moves.draw_cards, other, 1)


card("seal_of_the_council", village("seal", cheapen(3), _all_draw, fits=at_a_wall))

# Bulwark Halberd ----------------------------------------------------------------------------------------

card(
    "bulwark_halberd",
    stronger(lambda p, m, me: len(p.active)),
    spoils("hold", quell(1), fits=horde_stands),
)

# Chalice of the Coven -----------------------------------------------------------------------------------


def _drink(p: Board, seat: int, me: int, it: int) -> None:
    push(p, healing.heal, seat, len(done(p, seat, DEFEATED)))


card(
    "chalice_of_the_coven",
    spoils("drink", _drink, fits=wounded),
    adds(lambda p, m, me: m.add(me, 0, min(3, p.wounds[m.seat] // 2))),
)

# Aldara -------------------------------------------------------------------------------------------------


def _in_good_company(p: Board, m: Muster, me: int) -> int:
    return int(any([level(p, hero) == 4 for hero in m.heroes]))


card("aldara_sword_of_the_five", stronger(_in_good_company))

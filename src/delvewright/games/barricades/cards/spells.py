"""Spells of the market."""

from __future__ import annotations

from delvewright.games.barricades import arms, moves
from delvewright.games.barricades.board import (
    NONE,
    PLAY,
    Board,
    company,
    have,
    heroes,
    keywords,
    monster_at,
    wielder,
)
from delvewright.games.barricades.cards.shared import having, level, lit_by
from delvewright.games.barricades.looking import look_and_draw
from delvewright.games.barricades.muster import glow
from delvewright.games.barricades.parts import (
    anywhere,
    brighter,
    card,
    dungeon,
    flag,
    in_room,
    stronger,
    when_discarded,
)
from delvewright.games.barricades.printed import Card
from delvewright.games.barricades.words import (
    a_diseased_wound,
    any_hero,
    attack,
    boostable,
    choose_hero,
    heal,
    heal_and_if,
    one_hero,
    with_keyword,
)
from delvewright.kernel.ask import Reason
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push

# Dark Fire Touch ----------------------------------------------------------------------------------------


def lights(p: Board, seat: int) -> list[int]:
    """BQ-FAQ-26. Cards that give Light now, a Weapon unwielded too; with one that is wielded, its Hero."""
    shining = glow(p, seat)
    cards = [
        piece
        for piece in p.zones[PLAY + seat]
        if shining.get(piece, 0) > 0 or (isinstance(kind := p.cast[piece], Card) and kind.light)
    ]
    lit = [wielder(p, piece) for piece in cards]
    return cards + [hero for hero in dict.fromkeys(lit) if hero != NONE and hero not in cards]


def _any_light(p: Board, seat: int, me: int) -> Reason | None:
    return None if lights(p, seat) else ("no_card_with_light",)


def _quench(p: Board, seat: int, me: int, it: int) -> None:
    for piece in lights(p, seat):
        moves.discard(p, seat, piece)


card("dark_fire_touch", dungeon("quench", _quench, attack(magic=4), fits=_any_light))

# Form of the Juggernaut ---------------------------------------------------------------------------------


def _transform(p: Board, seat: int, me: int, it: int) -> None:
    """BQ-BASE-13. Who needs less Skill by class may have to put a Weapon down."""
    moves.boost(p, seat, me, it, physical=3, skill=2)
    p.unclassed += (it,)
    push(p, arms.settle_weapons, seat)


card("form_of_the_juggernaut", dungeon("transform", choose_hero(_transform), fits=any_hero))

# Plain ones ---------------------------------------------------------------------------------------------

card("magic_missile", stronger(having("Wizard")))
card("moonlight", brighter(lit_by("Wizard")))
card("create_fire", flag("richer_rations"))

# Future Vision ------------------------------------------------------------------------------------------


def _foresee(p: Board, seat: int, me: int, it: int) -> None:
    push(p, look_and_draw, seat, 3 if have(p, seat, "Cleric", "Wizard") else 2)


card("future_vision", anywhere("foresee", _foresee))

# Acid Burst ---------------------------------------------------------------------------------------------


def _wizard(p: Board, seat: int) -> int:
    """The level of the highest Wizard."""
    return max([level(p, hero) for hero in have(p, seat, "Wizard")])


def _if_wizard(p: Board, seat: int, me: int) -> Reason | None:
    return None if have(p, seat, "Wizard") else ("you_have_none", "Wizard")


def _burn(p: Board, seat: int, me: int, it: int) -> None:
    """BQ-PARTY-15, BQ-FAQ-04. For oneself and one's Party."""
    foe = monster_at(p, p.at[seat])
    soft = not {"Aberration", "Golem", "Humanoid"}.isdisjoint(keywords(p, foe))
    less = _wizard(p, seat) + soft
    p.softened += ((seat, foe, less),)
    tell(p, "softened", seat, foe, less)


card("acid_burst", in_room("burn", _burn, fits=_if_wizard))

# Cure Disease -------------------------------------------------------------------------------------------


def _bless(p: Board, seat: int, me: int, it: int) -> None:
    moves.boost(p, seat, me, it, magic=level(p, it))


card(
    "cure_disease",
    anywhere(
        "cure",
        heal_and_if(a_diseased_wound, heal(1)),
        choose_hero(_bless, with_keyword("Cleric"), decline="leave"),
    ),
)

# Inner Fire ---------------------------------------------------------------------------------------------


def _fire(p: Board, seat: int, me: int) -> int:
    clerics, wizards = have(p, seat, "Cleric"), have(p, seat, "Wizard")
    if {*clerics} & {*wizards}:
        return 2
    return 1 if clerics or wizards else 0


card(
    "inner_fire",
    dungeon("kindle", one_hero(skill=1), fits=any_hero),
    flag("before_comes_after"),
    brighter(_fire),
)

# Haste --------------------------------------------------------------------------------------------------


def _hasten(p: Board, seat: int, me: int, it: int) -> None:
    """BQ-PARTY-11. It reaches beyond the own cards."""
    for one in company(p, seat):
        for hero in heroes(p, one):
            if boostable(p, me, hero):
                moves.boost(p, one, me, hero, physical=1, skill=1)
    moves.boost(p, seat, me, mills=1)


card(
    "haste",
    dungeon("hasten", _hasten),
    when_discarded(one_hero(skill=1, physical=1)),
)

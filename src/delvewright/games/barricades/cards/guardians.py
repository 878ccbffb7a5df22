"""Guardians but the three hardest: rows of attacks, reveal, what lasts, each defeat, the end of a turn."""

from __future__ import annotations

from delvewright.games.barricades import levels, moves, way
from delvewright.games.barricades.board import (
    DISCARD,
    GUARDIAN_STREAM,
    HAND,
    NONE,
    PLAY,
    Board,
    heroes,
    in_dungeon,
)
from delvewright.games.barricades.muster import Muster, glow, light_of, skill
from delvewright.games.barricades.parts import (
    every_turn_end,
    face,
    fills,
    guardian,
    on_reveal,
    when_defeated,
)
from delvewright.games.barricades.perils import (
    Rolled,
    anything,
    chit,
    chits_less_each,
    counted,
    defeated_nothing,
    destroys,
    discards,
    everybody,
    hand_of,
    in_level,
    of_level,
    on_high,
    on_low,
    one_or,
    to_the_wilderness,
)
from delvewright.games.barricades.printed import Card
from delvewright.games.barricades.shapes import Battle
from delvewright.games.barricades.words import (
    ANY,
    HERO,
    STARTER,
    Filter,
    destroy,
    discard,
    gear,
    horde,
    in_hand,
    one_hero,
    wound,
    wound_card,
    xp,
)
from delvewright.kernel.steps import Word, push
from delvewright.words.dice import d6
from delvewright.words.flow import Choose, When


def _card(p: Board, piece: int) -> Card:
    kind = p.cast[piece]
    assert isinstance(kind, Card)
    return kind


# Smorga the Queen -------------------------------------------------------------------------------------------


def level_1_is_tougher(p: Board, battle: Battle, foe: int) -> tuple[int, int, int]:
    return (int(way.level_of_monster(p, foe) == 1), 0, 0)


guardian(
    "smorga_the_queen",
    face("attack_a", wound(1)),
    face("attack_b", discard(pool=in_hand)),
    face("attack_c", horde(1)),
    face("attack_d", gear("iron_rations")),
    on_reveal(everybody(wound_card()), chits_less_each(6)),
    fills("toughens", level_1_is_tougher),
    when_defeated(destroy(STARTER, decline="leave")),
    every_turn_end(When(lambda p, seat, me, it: not any([battle.won for battle in p.battles]), chit)),
)


# Guardian of the Sun ----------------------------------------------------------------------------------------

BRIGHT = Filter("card with Light", lambda p, piece: _card(p, piece).light > 0)


def begin_next_horde(icons: int) -> Word:
    def word(p: Board, seat: int, me: int, it: int) -> None:
        p.omens += icons

    return word


def in_the_light(p: Board, m: Muster, me: int) -> None:
    if light_of(p, m.seat) >= 3:
        m.add(NONE, 2)


def shines(p: Board, seat: int) -> bool:
    """Whether a card in play gives Light: by its number, or by a text that holds now."""
    shining = glow(p, seat)
    return any([shining.get(card, 0) > 0 for card in p.zones[PLAY + seat]])


guardian(
    "guardian_of_the_sun",
    face("attack_a", *one_or("discard", hand_of(BRIGHT), discards, "take_wounds", wound(1))),
    face("attack_b", discard(pool=in_hand)),
    face("attack_c", wound(1)),
    face("attack_d", gear("lantern_token")),
    on_reveal(everybody(discard(pool=in_hand)), begin_next_horde(2), chits_less_each(6)),
    fills("hampers", in_the_light),
    when_defeated(gear("lantern_token")),
    every_turn_end(everybody(wound(1), where=lambda p, seat: not shines(p, seat))),
)


# Baalok, the Flesh Weaver -----------------------------------------------------------------------------------

STARTER_HERO = Filter("Starter Hero", lambda p, piece: STARTER.test(p, piece) and HERO.test(p, piece))


def in_any_pile(p: Board, seat: int, *ids: str, deck: str = "", zones: tuple[int, ...]) -> list[int]:
    """Cards of some kinds, or of a deck, in some of the own zones."""
    mine = [card for zone in zones for card in p.zones[zone + seat]]
    return moves.alike(
        p, [card for card in mine if p.cast[card].role in ids or (deck and _card(p, card).deck == deck)]
    )


def thrall(p: Board, seat: int, me: int, it: int) -> None:
    moves.gain_thrall(p, seat)


def thralls_in_play(p: Board, seat: int) -> int:
    return sum([p.cast[card].role == "baaloks_thrall" for card in p.zones[PLAY + seat]])


def by_thralls(p: Board, battle: Battle, foe: int) -> tuple[int, int, int]:
    return (counted(p, battle, thralls_in_play, 3) if foe == p.guardian else 0, 0, 0)


def burdens(p: Board, seat: int, me: int, it: int) -> list[int]:
    return in_any_pile(p, seat, "baaloks_thrall", deck="wound", zones=(HAND, DISCARD))


def thralls(p: Board, seat: int, me: int, it: int) -> list[int]:
    return in_any_pile(p, seat, "baaloks_thrall", zones=(HAND, PLAY, DISCARD))


guardian(
    "baalok_the_flesh_weaver",
    face("attack_a", thrall),
    face("attack_b", wound(1)),
    face("attack_c", *one_or("destroy", hand_of(STARTER_HERO), destroys, "take_wounds", wound(1))),
    face("attack_d", destroy(ANY, decline="leave", pool=burdens)),
    on_reveal(everybody(thrall), chits_less_each(6)),
    fills("toughens", by_thralls),
    when_defeated(destroy(ANY, decline="leave", pool=thralls)),
    every_turn_end(everybody(destroy(of_level(0)), where=defeated_nothing)),
)


# Miricelle, Scion Defender ----------------------------------------------------------------------------------


def dearest(p: Board, seat: int, me: int, it: int) -> list[int]:
    mine = in_hand(p, seat, me, it)
    most = max([_card(p, card).gold_cost for card in mine], default=None)
    return [card for card in mine if _card(p, card).gold_cost == most]


def shield(p: Board, battle: Battle, foe: int) -> tuple[int, int, int]:
    """Even: Armor; odd: Magic Resistance."""
    shown = dict(battle.rolled).get(foe, 0)
    return (0, 3, 0) if shown % 2 == 0 and shown else (0, 0, 3 if shown else 0)


guardian(
    "miricelle_scion_defender",
    face("attack_a", on_low(3, wound(1))),
    face("attack_b", Choose("discard", dearest, anything, discards)),
    face("attack_c", horde(1)),
    face("attack_d", on_high(4, xp(1))),
    on_reveal(
        everybody(Rolled(4, low=(wound(2),), high=(discard(pool=in_hand), discard(pool=in_hand)))),
        chits_less_each(6),
    ),
    fills("rolls", lambda p: d6(p, GUARDIAN_STREAM)),
    fills("toughens", shield),
    when_defeated(xp(1)),
    every_turn_end(on_low(2, chit)),
)


# Death Sentinel ---------------------------------------------------------------------------------------------


def weak_give_nothing(p: Board, m: Muster, me: int) -> None:
    """A Weapon's Attack is its wielder's."""
    weak = [hero for hero in m.heroes if skill(p, hero, m.battle) <= 2]
    weak += [weapon for weapon, hero in m.arms.items() if hero in weak]
    m.silence(lambda piece: piece in weak)


def trainable(p: Board, seat: int, me: int, it: int) -> list[int]:
    return moves.alike(p, [one for one in heroes(p, seat) if levels.can_level(p, seat, [one], 1)])


def train(p: Board, seat: int, me: int, it: int) -> None:
    push(p, levels.level_one, seat, 1, False, (it,))


guardian(
    "death_sentinel",
    face("attack_a", on_low(4, wound(1))),
    face("attack_b", one_hero(skill=-2, pool=in_hand)),
    face("attack_c", horde(1)),
    face("attack_d", one_hero(attack=1, pool=in_hand)),
    on_reveal(everybody(to_the_wilderness, wound(1), where=in_dungeon), chits_less_each(6)),
    fills("hampers", weak_give_nothing),
    when_defeated(Choose("choose", trainable, anything, train, decline="leave", wanted="Hero")),
    every_turn_end(
        everybody(
            on_low(2, wound(1)),
            where=lambda p, seat: defeated_nothing(p, seat) and in_level(3)(p, seat),
        )
    ),
)

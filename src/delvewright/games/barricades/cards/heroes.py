"""Heroes: the stacks of the Guilds' Quarter, level by level."""

from __future__ import annotations

from typing import Any

from delvewright.games.barricades import moves
from delvewright.games.barricades.board import (
    DECK,
    DISCARD,
    HEALED,
    PLAY,
    TOKENS,
    Board,
    have,
    keywords,
    total,
)
from delvewright.games.barricades.cards.shared import (
    facing,
    gain_one_of,
    if_tokens,
    if_wields,
    put_into_play,
    spell_of,
    spells,
    use_token,
)
from delvewright.games.barricades.muster import Muster
from delvewright.games.barricades.parts import (
    Part,
    adds,
    anywhere,
    card,
    dungeon,
    either,
    fills,
    flag,
    spoils,
    stronger,
    use,
    village,
)
from delvewright.games.barricades.powers import DUNGEON, FREELY, SPOILS
from delvewright.games.barricades.words import (
    SPELL,
    Filter,
    a_diseased_wound,
    a_wound_card,
    choose,
    choose_token,
    draw,
    gear,
    heal,
    heal_and_if,
    in_discard,
    light,
    me_stronger,
    needs,
    of_sort,
    wounded,
    xp,
)
from delvewright.kernel.ask import Reason
from delvewright.kernel.events import tell
from delvewright.kernel.sight import show
from delvewright.kernel.steps import Block, Word
from delvewright.words.zones import put_on_top, take

# Edlin, duellist ----------------------------------------------------------------------------------------


def _armed(p: Board, m: Muster, me: int) -> int:
    return len(m.arms_of(me))


card("edlin_1", stronger(lambda p, m, me: min(1, _armed(p, m, me))))
card("edlin_2", stronger(lambda p, m, me: min(2, _armed(p, m, me))))
card("edlin_3", stronger(_armed), spoils("provide", gear("iron_rations"), fits=if_wields(1)))
card(
    "edlin_4",
    stronger(lambda p, m, me: min(4, 2 * _armed(p, m, me))),
    spoils("learn", xp(1), fits=if_wields(2)),
)

# Outlands, fuelled by provisions ------------------------------------------------------------------------


def _eats(attack: int) -> Part:
    words = use_token("iron_rations"), me_stronger(attack)
    return dungeon("feed", *words, limit=FREELY, fits=if_tokens("iron_rations"))


card("outlands_1", _eats(2))
card("outlands_2", _eats(3))
card("outlands_3", _eats(3), spoils("provide", gear("iron_rations")))
card("outlands_4", village("provide", gear("iron_rations")), _eats(4))

# Stalker, who turns Gear into strength ------------------------------------------------------------------


def _stalks(times: int) -> Part:
    return dungeon("stalk", use_token(*TOKENS), me_stronger(2), limit=times, fits=if_tokens(*TOKENS))


card("stalker_1", _stalks(1))
card("stalker_2", _stalks(2))
card("stalker_3", _stalks(3))
card("stalker_4", _stalks(3), spoils("find", choose_token()))

# The Yellow Knight, without rivals ----------------------------------------------------------------------


def _without_rival(more: int) -> Part:
    return stronger(lambda p, m, me: 0 if {*have(p, m.seat, "Fighter")} - {me} else more)


def _one_less(p: Board, seat: int, piece: int, battle: Any) -> int:
    return 1


card("the_yellow_knight_1", _without_rival(1))
card("the_yellow_knight_2", _without_rival(1))
card("the_yellow_knight_3", _without_rival(2), fills("lessens", _one_less))
card("the_yellow_knight_4", _without_rival(3), fills("lessens", _one_less))

# Pylorian, of Arcane Spells -----------------------------------------------------------------------------

ARCANE_SPELL = spell_of("Arcane")
_study = dungeon("study", draw(1), fits=needs(ARCANE_SPELL, PLAY))


def _arcane(p: Board, m: Muster, me: int) -> int:
    return sum([ARCANE_SPELL.test(p, piece) for piece in have(p, m.seat, "Arcane")])


card("pylorian_1", stronger(lambda p, m, me: min(1, _arcane(p, m, me))))
card("pylorian_2", stronger(lambda p, m, me: min(2, _arcane(p, m, me))))
card("pylorian_3", stronger(_arcane), _study)
card("pylorian_4", stronger(lambda p, m, me: 2 * _arcane(p, m, me)), _study)

# Silverhelm, armoured healer ----------------------------------------------------------------------------

card("silverhelm_1", spoils("mend", heal(1), fits=wounded))
card("silverhelm_2", spoils("mend", heal(1), fits=wounded))
card(
    "silverhelm_3",
    use("mend", DUNGEON | SPOILS, heal(1), fits=wounded),
    stronger(facing("Undead", "Demon")),
)
card(
    "silverhelm_4",
    use("mend", DUNGEON | SPOILS, heal(2), fits=wounded),
    stronger(facing("Undead", "Demon", more=2)),
)

# Avania, who strikes harder after healing ---------------------------------------------------------------


def _by_healing(most: int) -> Part:
    return stronger(lambda p, m, me: min(most, total(p, m.seat, HEALED)))


card("avania_1", anywhere("mend", heal(1), fits=wounded))
card("avania_2", anywhere("mend", heal_and_if(a_wound_card, me_stronger(1)), fits=wounded))
card("avania_3", anywhere("mend", heal(1), fits=wounded), _by_healing(2))
card("avania_4", anywhere("mend", heal(2), fits=wounded), _by_healing(3))

# Hawkswood, winged scout --------------------------------------------------------------------------------


def _with_a_bow(more: int) -> Part:
    def count(p: Board, m: Muster, me: int) -> int:
        return more if any(["Bow" in keywords(p, weapon) for weapon in m.arms_of(me)]) else 0

    return stronger(count)


card("hawkswood_2", flag("ignores_room_alerts"))
card("hawkswood_3", flag("ignores_room_alerts"), _with_a_bow(1))
card("hawkswood_4", flag("ignores_alerts"), _with_a_bow(2))

# Gendarme, rune-smith -----------------------------------------------------------------------------------


def _runes(weapons: int | None = None, each: int = 1) -> Part:
    """Ruling: of several Weapons, the one wielded first."""

    def add(p: Board, m: Muster, me: int) -> None:
        for weapon in [weapon for weapon, _ in p.wielded if weapon in m.arms][:weapons]:
            m.add(m.arms[weapon], 0, each)

    return adds(add)


card("gendarme_1", _runes(weapons=1))
card("gendarme_2", _runes(weapons=2))
card("gendarme_3", _runes())
card("gendarme_4", _runes(weapons=3, each=2))

# Regalen, who recalls Spells ----------------------------------------------------------------------------

CHEAP_SPELL = Filter(
    "Spell for 5 gold or less",
    lambda p, piece: SPELL.test(p, piece) and getattr(p.cast[piece], "gold_cost", 0) <= 5,
)


def _back_on_top(p: Board, seat: int, me: int, it: int) -> None:
    """Everybody saw it in the discard pile."""
    take(p, it, DISCARD + seat)
    put_on_top(p, it, DECK + seat)
    show(p, (it,))


card(
    "regalen_1",
    dungeon("recall", choose("put_on_top", SPELL, _back_on_top, pool=in_discard), fits=needs(SPELL, DISCARD)),
)


def _recalls(filter: Filter, *then: Any) -> Part:
    chosen = choose("recall", filter, put_into_play, pool=in_discard)
    return dungeon("recall", chosen, *then, fits=needs(filter, DISCARD))


card("regalen_2", _recalls(CHEAP_SPELL))
card("regalen_3", _recalls(SPELL))
card("regalen_4", _recalls(SPELL, draw(1)))

# Scathian, hedge-mage -----------------------------------------------------------------------------------

card("scathian_1", stronger(lambda p, m, me: min(1, spells(p, m, me))))
card("scathian_2", stronger(lambda p, m, me: min(1, spells(p, m, me))), flag("ignores_room_alerts"))
card("scathian_3", stronger(lambda p, m, me: min(3, spells(p, m, me))), flag("ignores_room_alerts"))
card("scathian_4", stronger(spells), flag("ignores_alerts"))

# Felin, shapeshifter ------------------------------------------------------------------------------------


def _shapes(bear: int, owl: int, hart: int, limit: int = 1) -> Part:
    shapes = [dungeon("bear", me_stronger(bear)), dungeon("owl", light(owl))]
    if hart:
        shapes.append(dungeon("hart", heal(hart), fits=wounded))
    return either(*shapes, limit=limit)


card("felin_1", _shapes(1, 1, 0))
card("felin_2", _shapes(2, 1, 1))
card("felin_3", _shapes(3, 2, 1))
card("felin_4", _shapes(3, 2, 2, limit=2))

# Uvina, who digs for Gear -------------------------------------------------------------------------------


def _has_cards(p: Board, seat: int, me: int) -> Reason | None:
    return None if p.zones[DECK + seat] or p.zones[DISCARD + seat] else ("no_deck",)


class Dig:
    """Discard so many cards of the own deck, and do the words for each such card, so often at most."""

    __slots__ = ("block", "count", "most", "sorts")

    def __init__(self, count: int, sorts: Filter, most: int, *words: Word):
        self.count, self.sorts, self.most, self.block = count, sorts, most, Block(*words)

    def settle(self, address: str, index: int) -> None:
        self.block.settle(f"{address}/{index}")

    def __call__(self, p: Board, seat: int, me: int, it: int) -> None:
        found = [card for card in moves.off_deck(p, seat, self.count) if self.sorts.test(p, card)]
        for _ in found[: self.most]:
            self.block.push(p, seat, me)


def _digs(count: int, sorts: Filter, found: Word, most: int = 1) -> Part:
    return anywhere("dig", Dig(count, sorts, most, found), fits=_has_cards)


_tools, _finds = of_sort("item", "weapon"), of_sort("item", "spell", "weapon")

card("uvina_the_delver_1", _digs(2, _tools, gear("iron_rations")))
card("uvina_the_delver_2", _digs(2, _tools, gain_one_of("iron_rations", "lantern_token")))
card("uvina_the_delver_3", _digs(3, _finds, choose_token()))
card("uvina_the_delver_4", _digs(3, _finds, choose_token(), most=2))

# Graeme Crawford, veteran -------------------------------------------------------------------------------


def _turn_magic(p: Board, seat: int, me: int, it: int) -> None:
    """BQ-BASE-11. All of this Hero's Attack, that of its Weapons too."""
    p.magical += (me,)
    tell(p, "turned_magic", seat, me)


def _not_yet(p: Board, seat: int, me: int) -> Reason | None:
    return ("magic_already",) if me in p.magical else None


_magic = dungeon("turn_magic", _turn_magic, fits=_not_yet)

card("graeme_crawford_1", anywhere("mend", heal(1), fits=wounded))
card("graeme_crawford_2", anywhere("mend", heal(1), fits=wounded), _magic)
card("graeme_crawford_3", anywhere("mend", heal_and_if(a_diseased_wound, heal(1)), fits=wounded), _magic)
card("graeme_crawford_4", anywhere("mend", heal(2), fits=wounded), _magic)

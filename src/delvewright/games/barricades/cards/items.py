"""Items of the market."""

from __future__ import annotations

from typing import Any

from delvewright.games.barricades import moves
from delvewright.games.barricades.board import (
    DISCARD,
    HEALED,
    Board,
    have,
    keywords,
    of_sort,
)
from delvewright.games.barricades.cards.shared import if_any, lit_by
from delvewright.games.barricades.parts import (
    Part,
    anywhere,
    brighter,
    card,
    dungeon,
    fills,
    flag,
    spoils,
    use,
)
from delvewright.games.barricades.powers import SPOILS, VILLAGE
from delvewright.games.barricades.printed import Battled
from delvewright.games.barricades.words import (
    SPELL,
    any_hero,
    choose_hero,
    draw,
    gear,
    heal,
    needs,
    one_hero,
    wounded,
    xp,
)
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.steps import push, step

card("necklace_of_dawn", brighter(lit_by("Cleric")))
card("amulet_of_infravision", brighter(lit_by("Rogue")))
card("gem_of_healing", use("mend", VILLAGE | SPOILS, heal(1), fits=wounded))
card("tome_of_knowledge", spoils("study", xp(1), shared=True))

# Scionic Annals -----------------------------------------------------------------------------------------


def _two_spells(p: Board, seat: int, me: int) -> Reason | None:
    count = len(of_sort(p, seat, "spell"))
    return None if count >= 2 else ("too_few_spells", 2, count)


card(
    "scionic_annals",
    anywhere("read", draw(1), fits=needs(SPELL)),
    spoils("learn", xp(1), fits=_two_spells),
)
card(
    "wand_of_illumination",
    spoils("kindle", gear("lantern_token"), fits=if_any("Halfling", "Cleric", "Wizard")),
)

# Given to a Hero ----------------------------------------------------------------------------------------


def _given(choice: Any) -> Part:
    """For the turn a Hero has what the Item gives; the boost is the Hero's from now on (BQ-FAQ-21)."""
    return dungeon("give", choice, fits=any_hero)


def _dress(p: Board, seat: int, me: int, it: int) -> None:
    human = "Human" in keywords(p, it)
    moves.boost(p, seat, me, it, skill=1, physical=int(human), armed=int(not human))


def _padded(p: Board, seat: int, me: int, battle: Any) -> int:
    """One Shirt for all, or two if a Fighter has one of them: less of what Monsters deal, not rooms."""
    shirts = [piece for piece in of_sort(p, seat, "item") if p.cast[piece].id == p.cast[me].id]
    if me != shirts[0]:
        return 0
    fighters = have(p, seat, "Fighter")
    worn = any([boost.source in shirts and boost.target in fighters for boost in p.boosts])
    dealt = sum([kind.wounds for foe in battle.foes if isinstance(kind := p.cast[foe], Battled)])
    return min(dealt, len(shirts), 2 if worn else 1)


card("studded_leather_shirt", _given(choose_hero(_dress)), fills("lessens", _padded))


def _equip(p: Board, seat: int, me: int, it: int) -> None:
    nimble = it in have(p, seat, "Halfling", "Rogue")
    moves.boost(p, seat, me, it, skill=1 + nimble, light=int(nimble))


card("ice_climbing_gear", _given(choose_hero(_equip)), flag("ignores_room_alerts"))


def _rest(p: Board, seat: int, me: int, it: int) -> None:
    moves.boost(p, seat, me, hp=1)


card(
    "tent",
    _given(one_hero(skill=1)),
    flag("ignores_rooms_after_battle"),
    spoils("rest", _rest, shared=True),
)

# Bracers of Cleansing -----------------------------------------------------------------------------------


def _cleanse(p: Board, seat: int, me: int, it: int) -> None:
    cards = moves.off_deck(p, seat, 3)
    wounds = tuple([card for card in cards if getattr(p.cast[card], "sort", "") == "wound"])
    push(p, cleanse, seat, me, wounds)


@step
def cleanse(p: Board, seat: int, me: int, wounds: tuple[int, ...]) -> None:
    """One of those Wound cards, or Light."""
    ask(p, CLEANSE, seat, me, wounds)


def _ways(p: Board, seat: int, me: int, wounds: tuple[int, ...]) -> Candidates:
    there = [wound for wound in wounds if wound in p.zones[DISCARD + seat]]
    for wound in moves.alike(p, there):
        yield ("heal_card", wound), None
    yield ("shine",), None


def _cleansed(p: Board, option: Option, seat: int, me: int, wounds: tuple[int, ...]) -> None:
    if option[0] == "shine":
        moves.boost(p, seat, me, light=1)
    else:
        moves.destroy(p, seat, option[1])
        moves.note(p, seat, HEALED, 1, option[1])


CLEANSE = Question("cleanse", _ways, _cleansed)

card("bracers_of_cleansing", _given(one_hero(skill=1)), anywhere("cleanse", _cleanse))

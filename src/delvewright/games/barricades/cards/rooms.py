"""Rooms: what they do to who enters, battles or has won there; and the Wilderness."""

from __future__ import annotations

from delvewright.games.barricades import moves, rewards, way
from delvewright.games.barricades.board import (
    BATTLE_STREAM,
    NODES,
    Board,
    has_in_hand_or_play,
    have,
    level_of,
    room_at,
)
from delvewright.games.barricades.levels import beginners, level_a_hero, levels
from delvewright.games.barricades.parts import Part, after, entering, fills, flag, room, spoils
from delvewright.games.barricades.perils import (
    fight_of,
    have_no,
    lose_token,
    to_the_wilderness,
)
from delvewright.games.barricades.shapes import Battle
from delvewright.games.barricades.shops import any_to_buy, purchase
from delvewright.games.barricades.words import STARTER, destroy, gold, needs
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.chance import below
from delvewright.kernel.steps import Word
from delvewright.words.dice import d6
from delvewright.words.flow import When

# Entering ---------------------------------------------------------------------------------------------------


def unless_rogue(*words: Word) -> Part:
    return entering(When(have_no("Rogue"), *words))


def discard_at_random(p: Board, seat: int, me: int, it: int) -> None:
    mine = has_in_hand_or_play(p, seat)
    if mine:
        moves.discard(p, seat, mine[below(p, BATTLE_STREAM, len(mine))])


# Spoils -----------------------------------------------------------------------------------------------------


def may_buy(*sorts: str, more: int = 0) -> Part:
    """One card from the top of the stacks, beyond the purchase of the Village."""
    first: tuple[Word, ...] = (gold(more),) if more else ()
    return spoils("buy", *first, purchase(*sorts), fits=any_to_buy(*sorts, gold=more))


# After the battle -------------------------------------------------------------------------------------------


def to_level_2(p: Board, seat: int, me: int, it: int) -> None:
    ask(p, WITHDRAW, seat)


def _withdrawals(p: Board, seat: int) -> Candidates:
    for node in range(len(NODES)):
        if level_of(node) == 2:
            yield ("withdraw", node), None


def _withdrawn(p: Board, option: Option, seat: int) -> None:
    way.put_in(p, seat, option[1])


WITHDRAW = Question("withdraw", _withdrawals, _withdrawn)


def leave_a_wound(p: Board, seat: int, me: int, it: int) -> None:
    """One for the battle, however many members it has."""
    node = next(node for node in fight_of(p, seat).nodes if room_at(p, node) == me)
    if not any([(one.node, one.what, one.turn) == (node, "wound", p.turns) for one in p.left]):
        rewards.leave_here(p, node, "wound")


# Level 1 ----------------------------------------------------------------------------------------------------

room("ominous_looking_road", may_buy("spell", "weapon", more=1))


def without_magic(p: Board, battle: Battle, me: int) -> tuple[int, int, int]:
    """BQ-PARTY-19. One Magic card among all members is enough."""
    return (0 if any([have(p, seat, "Magic") for seat in battle.members]) else 1, 0, 0)


room("alchemy_chamber", fills("toughens", without_magic))
room("air_temple", may_buy("item"))

# Level 2 ----------------------------------------------------------------------------------------------------

room("crypt", unless_rogue(lose_token))
room("hollow_tree", after(to_the_wilderness))
room("tree_house", spoils("burn", destroy(STARTER), fits=needs(STARTER)))
room("bog", flag("heroes_less_skill"), may_buy("spell", "weapon"))
room("fire_temple", flag("weapons_need_more"))
room("restless_gallery", after(leave_a_wound))

# Level 3 ----------------------------------------------------------------------------------------------------

room("throne_room", unless_rogue(discard_at_random), after(to_the_wilderness))
room("vault", after(to_level_2))
room(
    "elven_outpost",
    spoils("train", level_a_hero(less=2), to_the_wilderness, fits=levels(less=2)),
)
room("blood_altar_room", flag("wounds_for_light"), after(to_the_wilderness))


def two_dice(p: Board) -> int:
    """The lower one, or both if they are equal."""
    one, other = d6(p, BATTLE_STREAM), d6(p, BATTLE_STREAM)
    return one + other if one == other else min(one, other)


def as_rolled(p: Board, battle: Battle, me: int) -> tuple[int, int, int]:
    return (dict(battle.rolled).get(me, 0), 0, 0)


room("the_lichs_tomb", fills("rolls", two_dice), fills("toughens", as_rolled), after(to_the_wilderness))
room("celestial_temple", after(to_the_wilderness))

# The Wilderness ---------------------------------------------------------------------------------------------


room(
    "wilderness_barricades",
    spoils("train", level_a_hero(free=True, whose=beginners), fits=levels(free=True, whose=beginners)),
)

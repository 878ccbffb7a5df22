"""Setting up: which dice are in the bags, who begins, the starting dice and the mulligan (DD-SETUP)."""

from __future__ import annotations

from typing import Any

from delvewright.games.dungeon_dice import places, turn
from delvewright.games.dungeon_dice.board import (
    BAGS,
    EQUIPMENT_BAG,
    FOE,
    ITEM_BAG,
    OWNED,
    REJECTED,
    SETUP_STREAM,
    Board,
    of_type,
    round_from,
)
from delvewright.games.dungeon_dice.book import MODES, SETS, START_EQUIPMENT, START_ITEMS
from delvewright.games.dungeon_dice.declare import PASS
from delvewright.games.dungeon_dice.dice import draw_blind
from delvewright.games.dungeon_dice.fame import fame
from delvewright.games.dungeon_dice.gear import tidy
from delvewright.games.dungeon_dice.kinds import KINDS, Kind, pieces_of
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.errors import BadSetup, near
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step
from delvewright.words.dice import d6, leaders
from delvewright.words.own import is_own
from delvewright.words.zones import move, pour

UNPIECED = ("level", "tracker")
"""Level dice and trackers are numbers here: there are always enough of them (OR-66)."""


def chosen_sets(rules: Any) -> tuple[str, ...]:
    """The core set with those that are named, or else with those of the mode; bosses bring their own. What is
    somebody's own comes on top."""
    own = tuple([name for name in rules.packs if is_own(name)])
    boxes = tuple([name for name in rules.packs if not is_own(name)])
    named = ("core", *(boxes or MODES["core_only" if rules.mode == "core" else rules.mode]))
    here = [name for name in SETS if name in named or (name == "boss_monsters" and rules.bosses)]
    return (*here, *own)


def check(rules: Any) -> None:
    for name in rules.packs:
        if is_own(name):
            KINDS.check(name)
        elif name not in SETS:
            raise BadSetup(f"there is no set {name!r}; {near(name, SETS)}")
    for name in rules.ban:
        box = KINDS.in_play(rules.packs)
        if name not in box:
            raise BadSetup(f"there is no die {name!r}; {near(name, box)}")
    if "spell_healing" in rules.ban:
        raise BadSetup("'spell_healing' cannot be left out: whoever rests rolls it")
    kinds = dice_of(rules)
    for bag, least in (("equipment", 12), ("item", 10), ("encounter", 8)):
        if sum(1 for kind in kinds if kind.bag == bag) < least:
            raise BadSetup(f"these sets leave fewer than {least} dice in the {bag} bag")


def dice_of(rules: Any) -> list[Kind]:
    """The dice on the table, spells first: pieces up to FOE are spells, see board.py."""
    kinds = [
        kind
        for kind in pieces_of(chosen_sets(rules))
        if kind.type not in UNPIECED
        and kind.role not in rules.ban
        and (kind.type != "terrain" or rules.terrain)
        and (kind.type != "boss" or rules.bosses)
    ]
    kinds.sort(key=lambda kind: kind.type != "spell")
    if not all(kind.type == "spell" for kind in kinds[: FOE + 1]):
        raise BadSetup("these sets leave too few spell dice: play with the core set")
    return kinds


def lay_out(p: Board, seats: int) -> None:
    kinds = dice_of(p.rules)
    p.cast = tuple(kinds)
    p.faces = [-1] * len(kinds)
    p.relics = any(kind.type == "relic" for kind in kinds)
    for piece, kind in enumerate(kinds):
        p.zones[BAGS[kind.bag]] += (piece,)
    p.boosts_left = sum(KINDS["boosted_level"].copies.get(name, 0) for name in chosen_sets(p.rules))
    p.experience = [0] * seats
    p.hurt = [0] * seats
    p.boosted = [0] * seats
    p.famed = [0] * seats
    p.gear = [()] * seats
    push(p, first_player, tuple(range(seats)))


@step
def first_player(p: Board, tied: tuple[int, ...]) -> None:
    """DD-SETUP-5, OR-36. Highest monster level die begins; tied players roll again."""
    rolls = tuple([d6(p, SETUP_STREAM) for _ in tied])
    tell(p, "rolled_for_first", tied, rolls)
    best = leaders(tied, rolls)
    if len(best) > 1:
        push(p, first_player, best)
        return
    p.first = p.turn = best[0]
    order = round_from(p, p.first)
    push(p, begin)
    for seat in reversed(order):
        push(p, mulligan, seat)
    push(p, places.first_place)
    for seat in reversed(order):
        push(p, starting_dice, seat)


@step
def starting_dice(p: Board, seat: int) -> None:
    """DD-SETUP-6. Two equipment dice and two one-use dice."""
    for _ in range(START_EQUIPMENT):
        start_with(p, seat, EQUIPMENT_BAG)
    for _ in range(START_ITEMS):
        start_with(p, seat, ITEM_BAG)


def start_with(p: Board, seat: int, bag: int) -> None:
    """DD-SETUP-13. A Mimic or Genie is put back and another die drawn."""
    piece = draw_blind(p, bag)
    while p.cast[piece].type == "monster":
        piece = draw_blind(p, bag)
    move(p, piece, bag, OWNED + seat)
    tell(p, "gained", seat, piece)


@step
def mulligan(p: Board, seat: int) -> None:
    ask(p, MULLIGAN, seat)


def _mulligan(p: Board, seat: int) -> Candidates:
    """DD-SETUP-8. One or both equipment dice."""
    yield PASS, None
    dice = of_type(p, seat, "equipment")
    left = len(p.zones[EQUIPMENT_BAG])
    for some in ((dice[0],), (dice[1],), tuple(dice)):
        yield ("reject", some), ("too_few", left, len(some)) if left <= len(some) else None


def _rejected(p: Board, option: Option, seat: int) -> None:
    """DD-SETUP-9/10. Replaced at once for good; the rejected dice go back when everybody is done."""
    if option[0] == "reject":
        for piece in option[1]:
            move(p, piece, OWNED + seat, REJECTED)
            tell(p, "rejected", seat, piece)
        for _ in option[1]:
            start_with(p, seat, EQUIPMENT_BAG)


MULLIGAN = Question("mulligan", _mulligan, _rejected)


@step
def begin(p: Board) -> None:
    pour(p, REJECTED, EQUIPMENT_BAG)
    p.zones[EQUIPMENT_BAG] = tuple(sorted(p.zones[EQUIPMENT_BAG]))
    for seat in range(len(p.experience)):
        tidy(p, seat)
        p.famed[seat] = fame(p, seat)  # nobody gains what it begins with, be it the Crown
    push(p, turn.begin, p.first)

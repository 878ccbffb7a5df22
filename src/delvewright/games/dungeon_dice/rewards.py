"""Rewards: what a beaten monster or a reward side brings, draws from the bags, and LUCK (DD-REWARD)."""

from __future__ import annotations

from collections.abc import Callable

from delvewright.games.dungeon_dice import bargain
from delvewright.games.dungeon_dice.abilities.register import power
from delvewright.games.dungeon_dice.board import (
    ABILITY,
    BEFORE,
    ENCOUNTER,
    ENCOUNTER_BAG,
    EQUIPMENT_BAG,
    GIFT_SOURCE,
    ITEM_BAG,
    NONE,
    OUTSIDE,
    OWNED,
    Board,
    distinct,
    leave,
    owned,
    type_of,
)
from delvewright.games.dungeon_dice.contracts import spoken_for
from delvewright.games.dungeon_dice.declare import PASS
from delvewright.games.dungeon_dice.dice import draw_blind
from delvewright.games.dungeon_dice.health import heal, wound
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import STEPS, push, step
from delvewright.words.zones import all_but, move

Reward = Callable[[Board, int], None]
REWARDS: dict[str, Reward] = {}

Due = str | tuple[str, str | int]
"""A reward still to come: a symbol alone is (part of) the main one; else (symbol, what deals call it), or
(symbol, seat) when it is settled who gets it."""


def symbol_of(due: Due) -> str:
    return due if isinstance(due, str) else due[0]


def slot_of(due: Due) -> str | int:
    return "main" if isinstance(due, str) else due[1]


def symbols_of(pending: tuple[Due, ...]) -> list[str]:
    """The symbols among rewards, each once, in order."""
    return list(dict.fromkeys([symbol_of(due) for due in pending]))


def first_of(pending: tuple[Due, ...], symbol: str) -> int:
    """Where the first reward with a symbol is."""
    return [symbol_of(due) for due in pending].index(symbol)


def without(pending: tuple[Due, ...], at: int) -> tuple[Due, ...]:
    return pending[:at] + pending[at + 1 :]


def reward(*symbols: str) -> Callable[[Reward], Reward]:
    def enter(function: Reward) -> Reward:
        for symbol in symbols:
            REWARDS[symbol] = function
        return function

    return enter


@step
def collect(p: Board, seat: int, pending: tuple[Due, ...], won: bool) -> None:
    """DP-42, OR-25. Rewards one by one; with a locked chest among several the receiver chooses the order."""
    symbols = symbols_of(pending)
    if not pending:
        return
    if "LUCK" in symbols:
        _take(p, seat, pending, "LUCK", won)  # for a draw that is still to come
    elif won and passages(p, seat):
        ask(p, PASSAGE, passages(p, seat)[0], pending)
    elif "LOCKED_CHEST" in symbols:
        ask(p, ORDER, seat, pending, won)
    else:
        _take(p, seat, pending, symbols[0], won)


def _order(p: Board, seat: int, pending: tuple[Due, ...], won: bool) -> Candidates:
    for symbol in symbols_of(pending):
        yield ("take", symbol), None


def _ordered(p: Board, option: Option, seat: int, pending: tuple[Due, ...], won: bool) -> None:
    _take(p, seat, pending, option[1], won)


ORDER = Question("reward_order", _order, _ordered)


def _take(p: Board, seat: int, pending: tuple[Due, ...], symbol: str, won: bool) -> None:
    at = first_of(pending, symbol)
    push(p, collect, seat, without(pending, at), won)
    tell(p, "reward", seat, symbol)
    grant(p, taker_of(p, seat, pending[at]), pending[at])
    if won and p.place == "crypt" and symbol in ("TREASURE_CHEST", "WORN_SPOILS"):
        push(p, again, seat, symbol)  # DD-LOC-CRYPT-2


def taker_of(p: Board, seat: int, due: Due) -> int:
    """DD-NEG-1. Who gets a reward: the active player, or whom a deal about this very reward names."""
    slot = slot_of(due)
    return slot if isinstance(slot, int) else bargain.receiver(p, seat, slot)


def grant(p: Board, taker: int, due: Due) -> None:
    """Give one reward to whoever takes it; a beaten monster's LUCK comes with its main one (OR-56)."""
    main = isinstance(due, str) or isinstance(due[1], int)
    for one in p.kept if main else ():
        if one[1:] == (p.foe, "LUCK", WAITING):
            p.kept = (*all_but(p.kept, one), (taker, p.foe, "LUCK", AWAKE))
            push(p, fade, p.foe)
    REWARDS[symbol_of(due)](p, taker)


WAITING, AWAKE = 0, 1
"""LUCK of a beaten monster: before its main reward is given, and while it is."""


@step
def fade(p: Board, foe: int) -> None:
    """The main reward has been given, or nobody wants it: the LUCK on the monster's die is over."""
    p.kept = tuple([one for one in p.kept if one[1:3] != (foe, "LUCK")])


@step
def again(p: Board, seat: int, symbol: str) -> None:
    REWARDS[symbol](p, bargain.receiver(p, seat, "place"))


@step
def hand_over(p: Board, seat: int, piece: int) -> None:
    """DD-ABILITY-CARRIES-TREASURE-2. The die the monster carried."""
    gain(p, seat, piece)


# SECRET PASSAGE --------------------------------------------------------------------------------------

BETTER = {"POTION": "TREASURE_CHEST", "TREASURE_CHEST": "LOCKED_CHEST"}


def passages(p: Board, seat: int) -> list[int]:
    """Who has a SECRET PASSAGE for this win: the receiver first, then the others who fought."""
    holders = [who for who, _, symbol, _ in p.kept if symbol == "SECRET_PASSAGE"]
    heroes = (seat, *[other for other in p.fighters if other != seat])
    return [hero for hero in heroes if hero in holders]


def _passage(p: Board, seat: int, pending: tuple[Due, ...]) -> Candidates:
    symbols = symbols_of(pending)
    for symbol in symbols:
        if symbol in BETTER:
            yield ("improve", symbol), None
    if any([symbol not in BETTER for symbol in symbols]):
        yield ("improve", "OTHER"), None
    yield PASS, None


def _passed(p: Board, option: Option, seat: int, pending: tuple[Due, ...]) -> None:
    """DD-CLASS-ROGUE-4. A potion becomes a treasure chest, that a locked one; with any other reward a potion
    is added."""
    rest = list(pending)
    if option[0] == "improve" and option[1] in BETTER:
        at = first_of(pending, option[1])
        due, better = pending[at], BETTER[option[1]]
        rest[at] = better if isinstance(due, str) else (better, due[1])
    elif option[0] == "improve":
        rest.append(("POTION", "extra"))
    gone = next(one for one in p.kept if one[0] == seat and one[2] == "SECRET_PASSAGE")
    p.kept = all_but(p.kept, gone)
    push(p, collect, p.fighters[0] if p.fighters else seat, tuple(rest), True)


PASSAGE = Question("secret_passage", _passage, _passed)


# Draws -----------------------------------------------------------------------------------------------


@reward("POTION")
def potion(p: Board, seat: int) -> None:
    draw(p, seat, ITEM_BAG)


@reward("TREASURE_CHEST")
def treasure_chest(p: Board, seat: int) -> None:
    draw(p, seat, EQUIPMENT_BAG)


@reward("EMPTY_CHEST")
def empty_chest(p: Board, seat: int) -> None:
    """DD-REWARD-EMPTY-CHEST. Already looted."""


@reward("LUCK")
def luck(p: Board, seat: int) -> None:
    """OR-56. LUCK for another draw of this turn."""
    p.kept += ((seat, GIFT_SOURCE, "LUCK", 0),)


def draw(p: Board, seat: int, bag: int, quiet: bool = False) -> None:
    """A draw from a reward bag, `quiet` when it is no reward; LUCK may come before it (DD-ONEUSE-LUCK)."""
    if lucks(p, seat):
        push(p, lucky, seat, bag, quiet)
    else:
        draw_random(p, seat, bag, quiet)


@step
def draw_random(p: Board, seat: int, bag: int, quiet: bool = False) -> None:
    """One blind draw; a Crown may be put back, a Mimic or Genie must be fought. A draw that is no reward puts
    those back unfought (DD-EVENT-MIMIC-3, -GENIE-3)."""
    piece = draw_blind(p, bag)
    if quiet and all([p.cast[one].type == "monster" for one in p.zones[bag]]):
        piece = NONE
    while quiet and piece != NONE and p.cast[piece].type == "monster":
        piece = draw_blind(p, bag)
    if piece == NONE:
        tell(p, "empty_bag", seat, bag)
        return
    kind = p.cast[piece]
    if kind.type == "monster":
        move(p, piece, bag, ENCOUNTER)
        tell(p, "surprised", seat, piece)
        push_fight(p, seat, piece)
    elif kind.role == "crown":
        tell(p, "drew", seat, piece)
        ask(p, CROWN, seat, piece, bag)
    else:
        gain(p, seat, piece)


def push_fight(p: Board, seat: int, piece: int) -> None:
    STEPS["dungeon_dice.event_dice.surprise"](p, seat, piece)


def gain(p: Board, seat: int, piece: int) -> None:
    leave(p, piece, OWNED + seat)
    tell(p, "gained", seat, piece)


def _crown(p: Board, seat: int, piece: int, bag: int) -> Candidates:
    yield ("keep", piece), None
    yield ("redraw",), None


def _crowned(p: Board, option: Option, seat: int, piece: int, bag: int) -> None:
    """DD-ABILITY-CROWN-2. Keep it, or draw another die and put it back."""
    if option[0] == "keep":
        gain(p, seat, piece)
        return
    other = draw_blind(p, bag)
    while len(p.zones[bag]) > 1 and other == piece:
        other = draw_blind(p, bag)
    if p.cast[other].type == "monster":
        move(p, other, bag, ENCOUNTER)
        push_fight(p, seat, other)
    else:
        gain(p, seat, other)


CROWN = Question("crown", _crown, _crowned)


def come_due(p: Board) -> None:
    """DD-WOUND-2, DD-HEAL-2. What waits for the end of a combat: wounds, healing, a Rat's potion."""
    for key, seat, number in p.later:
        if key == "heal":
            push(p, heal, seat, number)
        elif key == "wound":
            push(p, suffer, seat, number)
        else:
            push(p, draw_later, seat)
    p.later = ()


@step
def suffer(p: Board, seat: int, count: int) -> None:
    wound(p, seat, count)


@step
def draw_later(p: Board, seat: int) -> None:
    draw(p, seat, ITEM_BAG)


# LUCK ------------------------------------------------------------------------------------------------


def lucks(p: Board, seat: int) -> list[int]:
    """The sources of LUCK a seat has: symbols kept this turn, and its charms."""
    found = [
        source
        for who, source, symbol, param in p.kept
        if who == seat and symbol in ("LUCK", "SONG_OF_LUCK") and not _idle(p, source, param)
    ]
    spent = [source for source, symbol in p.used if symbol == "LUCK"]
    found = [source for source in found if source not in spent]
    charms = [piece for piece in owned(p, seat) if p.cast[piece].subtype == "luck"]
    return found + [piece for piece in charms if spoken_for(p, seat, piece) is None]


def _idle(p: Board, source: int, param: int) -> bool:
    """OR-56. LUCK of a monster is for its own main reward."""
    return type_of(p, source) == "monster" and (source, param) != (p.foe, AWAKE)


@step
def lucky(p: Board, seat: int, bag: int, quiet: bool = False) -> None:
    if lucks(p, seat):
        ask(p, LUCK, seat, bag, *(quiet,) * quiet)
    else:
        draw_random(p, seat, bag, quiet)


def _luck(p: Board, seat: int, bag: int, quiet: bool = False) -> Candidates:
    source = lucks(p, seat)[0]
    for piece in distinct(p, p.zones[bag]):
        why = ("random_only",) if _never_chosen(p, piece) else None
        yield ("luck", source, piece), why
    yield PASS, None


def _never_chosen(p: Board, piece: int) -> bool:
    kind = p.cast[piece]
    return kind.random_draw_only or kind.type == "relic"


def _lucked(p: Board, option: Option, seat: int, bag: int, quiet: bool = False) -> None:
    if option[0] == "pass":
        draw_random(p, seat, bag, quiet)
        return
    _, source, piece = option
    if source in owned(p, seat) and p.cast[source].subtype == "luck":
        leave(p, source, ITEM_BAG)
        tell(p, "spent", seat, source, 0)
    elif not any([one[:3] == (seat, source, "SONG_OF_LUCK") for one in p.kept]):
        if source >= 0:
            p.used += ((source, "LUCK"),)
        gone = next(one for one in p.kept if one[:3] == (seat, source, "LUCK"))
        p.kept = all_but(p.kept, gone)
    gain(p, seat, piece)


LUCK = Question("luck", _luck, _lucked)


def _rolled_luck(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    """LUCK on a one-use die is saved for a draw of this turn; on other dice it lies there (STAYS)."""
    if type_of(p, source) == "one_use":
        yield ("use", source, symbol), None


@power("LUCK", when=BEFORE | ABILITY | OUTSIDE, targets=_rolled_luck)
def luck_symbol(p: Board, who: int, source: int, param: int, target: int) -> None:
    luck(p, who)


# Choices from a bag ----------------------------------------------------------------------------------


def pick(p: Board, seat: int, zone: int, what: str, optional: bool = False) -> None:
    """Let a seat take a die of a sort from a zone; nothing when there is none."""
    if any([_fits(p, piece, what) for piece in p.zones[zone]]):
        ask(p, PICK, seat, zone, what, optional)


def _fits(p: Board, piece: int, what: str) -> bool:
    kind = p.cast[piece]
    if what == "worn":
        return kind.type == "equipment" and kind.grade == "grey"
    if what == "familiar":
        return kind.type == "familiar"
    return kind.subtype == what


def _pick(p: Board, seat: int, zone: int, what: str, optional: bool) -> Candidates:
    for piece in distinct(p, p.zones[zone]):
        if _fits(p, piece, what):
            yield ("pick", piece), None
    if optional:
        yield PASS, None


def _picked(p: Board, option: Option, seat: int, zone: int, what: str, optional: bool) -> None:
    if option[0] == "pick":
        gain(p, seat, option[1])


PICK = Question("pick", _pick, _picked)


@reward("WORN_SPOILS")
def worn_spoils(p: Board, seat: int) -> None:
    pick(p, seat, EQUIPMENT_BAG, "worn")


@reward("HATCH")
def hatch(p: Board, seat: int) -> None:
    pick(p, seat, ENCOUNTER_BAG, "familiar")


@reward("KEY_DROP")
def key_drop(p: Board, seat: int) -> None:
    pick(p, seat, ITEM_BAG, "key")


@reward("SCROLL_DIE")
def scroll_die(p: Board, seat: int) -> None:
    pick(p, seat, ITEM_BAG, "scroll")

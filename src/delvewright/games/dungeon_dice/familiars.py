"""Familiars: companions rolled for their symbol, which may ESCAPE (DD-FAMILIAR)."""

from __future__ import annotations

from delvewright.games.dungeon_dice.abilities.register import any_opponent, power
from delvewright.games.dungeon_dice.actions import act, offer
from delvewright.games.dungeon_dice.board import (
    ABILITY,
    BEFORE,
    COLOSSEUM,
    DUEL,
    ENCOUNTER,
    ENCOUNTER_BAG,
    EPIC,
    FOE,
    HERO_LEVEL,
    ITEM_BAG,
    MONSTER,
    NONE,
    OUTSIDE,
    OWNED,
    Board,
    classes_of,
    distinct,
    face_of,
    find,
    leave,
    of_type,
    owned,
    usable,
)
from delvewright.games.dungeon_dice.contracts import to_lose
from delvewright.games.dungeon_dice.declare import PASS, add
from delvewright.games.dungeon_dice.dice import highest, opponents, quaking, reroll, roll, roll_in
from delvewright.games.dungeon_dice.gear import practise
from delvewright.games.dungeon_dice.rewards import draw
from delvewright.games.dungeon_dice.spells import aim
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import STEPS, push, step

WAITING = ("STUN", "VOID")
"""Symbols that are kept until something is to be answered, or for the end of the combat."""


def _occasion(p: Board, seat: int, piece: int) -> bool:
    """OR-76. Whether this familiar may be rolled at this moment by this seat."""
    occasions = p.cast[piece].occasions
    if p.phase == OUTSIDE:
        return "own_turn_outside_combat" in occasions and (seat == p.turn or _epic_here(p))
    if p.phase == BEFORE:
        early = "before_combat" in occasions or (p.mode == EPIC and "own_turn_outside_combat" in occasions)
        return early and seat in p.fighters
    if seat in p.fighters:
        return (
            "combat" in occasions
            or (p.mode == DUEL and "duel" in occasions)
            or (p.mode == COLOSSEUM and "colosseum_fight" in occasions)
        )
    return "other_players_combat" in occasions


def _epic_here(p: Board) -> bool:
    """DD-EPIC-8. Between the combats with an epic monster everybody who fought may use familiars."""
    return any([p.cast[piece].type == "epic" for piece in p.zones[ENCOUNTER]])


@offer(BEFORE | ABILITY | OUTSIDE, outsiders=True)
def calls(p: Board, seat: int) -> Candidates:
    """DD-FAMILIAR-2. One roll on your own turn, and one in every further combat."""
    for piece in owned(p, seat):
        if p.cast[piece].type == "familiar" and _occasion(p, seat, piece):
            why: tuple[str, ...] | None = None
            if (piece, "CALL") in p.used:
                why = ("already_rolled",)
            elif not usable(p, piece):
                why = ("feared",)
            elif p.mode and quaking(p, seat):
                why = ("quake",)
            elif p.cast[piece].role == "clockwork_gnome" and p.unwound:
                why = ("unwound",)
            yield ("call", piece), why


@act("call")
def call(p: Board, seat: int, option: Option) -> None:
    piece = option[1]
    p.used += ((piece, "CALL"),)
    roll(p, piece, seat)
    tell(p, "called", seat, piece, p.faces[piece])
    push(p, obey, seat, piece)
    push(p, STEPS["dungeon_dice.abilities.blessing.rolled"], seat, piece)
    push(p, train, seat, piece)


@step
def train(p: Board, seat: int, piece: int) -> None:
    """DD-CLASS-DRUID-2. Once a turn the Druid may have a familiar rolled again, before it escapes: an own
    one, in combat any."""
    for druid in (seat, *[other for other in p.fighters if other != seat]):
        for one in classes_of(p, druid):
            if p.cast[one].role == "class_druid" and (one, "TRAIN_FAMILIAR") not in p.used:
                ask(p, TRAIN, druid, one, piece, seat)
                return


def _train(p: Board, seat: int, druid: int, piece: int, owner: int) -> Candidates:
    yield ("train", piece), None
    yield PASS, None


def _trained(p: Board, option: Option, seat: int, druid: int, piece: int, owner: int) -> None:
    if option[0] == "train":
        p.used += ((druid, "TRAIN_FAMILIAR"),)
        practise(p, seat, "class_druid")
        roll(p, piece, owner)
        tell(p, "called", owner, piece, p.faces[piece])


TRAIN = Question("train", _train, _trained)


@step
def obey(p: Board, seat: int, piece: int) -> None:
    """What a rolled familiar does."""
    name, param = _shown(p, seat, piece)
    if name in WAITING:
        p.kept += ((seat, piece, name, param),)
    elif name:
        aim(p, seat, piece)


def _shown(p: Board, seat: int, piece: int) -> tuple[str, int]:
    """The symbol a familiar was rolled to, "" for none; with ESCAPE it is gone (DD-FAMILIAR-ESCAPE)."""
    for name, param in face_of(p, piece).symbols:
        if name != "ESCAPE":
            return name, param
        leave(p, piece, ENCOUNTER_BAG)
        tell(p, "escaped", seat, piece)
    return "", 0


# Their symbols ---------------------------------------------------------------------------------------


@power("POTION", when=BEFORE | ABILITY | OUTSIDE)
def rat(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-FAMILIAR-RAT, OR-59. One draw from the item bag."""
    if p.mode:
        p.later += (("potion", who, 1),)  # a Genie cannot be fought in the middle of another fight
    else:
        draw(p, who, ITEM_BAG)


@power("WOLF_BITE", when=ABILITY)
def wolf_bite(p: Board, who: int, source: int, param: int, target: int) -> None:
    add(p, who, 2, source)


@power("EXPLOSION", when=ABILITY)
def explosion(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-FAMILIAR-CLOCKWORK-GNOME-2. Three more, then it needs a key."""
    add(p, who, 3, source)
    p.unwound = True


def _maul(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    """Only against a hero: for a duelist, or from outside for whoever fights that hero."""
    if who in p.fighters:
        if p.mode in (DUEL, COLOSSEUM):
            yield ("use_who", source, symbol, who), None
        else:
            yield ("use_who", source, symbol, who), ("heroes_only", symbol)
    elif p.mode == MONSTER:
        yield ("use_who", source, symbol, FOE), None
    else:
        yield from any_opponent(p, who, source, symbol, param)


@power("MAUL", when=ABILITY, targets=_maul)
def maul(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-FAMILIAR-BEAR-2. A hero level die joins the fight against a hero."""
    roll_in(p, target, HERO_LEVEL, who)


# The Black Cat ---------------------------------------------------------------------------------------


@step
def cat(p: Board) -> None:
    """DD-FAMILIAR-BLACK-CAT-1. It must be rolled in every combat; there is but one."""
    for seat in p.fighters:
        piece = find(p, OWNED + seat, "familiar_black_cat")
        if piece != NONE and (piece, "CALL") not in p.used and usable(p, piece) and not quaking(p, seat):
            p.used += ((piece, "CALL"),)
            roll(p, piece, seat)
            tell(p, "called", seat, piece, p.faces[piece])
            push(p, bad_luck, seat, piece)
            push(p, train, seat, piece)


@step
def bad_luck(p: Board, seat: int, piece: int) -> None:
    """OR-62. Reroll your highest die, two less, two more for opponents, or lose a one-use die."""
    name, variant = _shown(p, seat, piece)
    if not name:
        return
    tell(p, "bad_luck", seat, variant)
    if variant == 0:
        top = highest(p, seat)
        if top:
            reroll(p, top[0])
    elif variant == 1:
        add(p, seat, -2, piece)
    elif variant == 2:
        for foe in opponents(p, seat):
            add(p, foe, 2, piece)
    elif of_type(p, seat, "one_use"):
        ask(p, LOSE, seat)


def _lose(p: Board, seat: int) -> Candidates:
    for piece in distinct(p, to_lose(p, seat, of_type(p, seat, "one_use"))):
        yield ("give_up", piece), None


def _lost(p: Board, option: Option, seat: int) -> None:
    leave(p, option[1], ITEM_BAG)
    tell(p, "lost", seat, option[1])


LOSE = Question("bad_luck", _lose, _lost)


@offer(OUTSIDE)
def winding(p: Board, seat: int) -> Candidates:
    """DD-FAMILIAR-CLOCKWORK-GNOME-3. Return a key, or succeed with the skeleton key."""
    if p.unwound and any([p.cast[piece].role == "clockwork_gnome" for piece in owned(p, seat)]):
        for piece in distinct(p, owned(p, seat)):
            if p.cast[piece].subtype == "key":
                yield ("wind", piece), None
            elif p.cast[piece].subtype == "skeleton_key":
                yield ("wind", piece), ("tried",) if (piece, "WIND") in p.used else None


@act("wind")
def wind(p: Board, seat: int, option: Option) -> None:
    piece = option[1]
    if p.cast[piece].subtype == "key":
        leave(p, piece, ITEM_BAG)
        p.unwound = False
    else:
        p.used += ((piece, "WIND"),)
        if roll(p, piece, seat).symbols:
            p.unwound = False
    tell(p, "wound_up", seat, piece, not p.unwound)

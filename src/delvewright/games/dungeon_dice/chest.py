"""Locked chests: keys, skeleton keys, hammers and helping hands (DD-REWARD-LOCKED-CHEST, OR-26, DP-43)."""

from __future__ import annotations

from delvewright.games.dungeon_dice import bargain, rewards
from delvewright.games.dungeon_dice.artifacts import artifact
from delvewright.games.dungeon_dice.board import (
    EQUIPMENT_BAG,
    ITEM_BAG,
    OWNED,
    Board,
    carries,
    find,
    leave,
    others,
    owned,
    usable,
)
from delvewright.games.dungeon_dice.classes import become, open_to
from delvewright.games.dungeon_dice.contracts import spoken_for
from delvewright.games.dungeon_dice.declare import PASS
from delvewright.games.dungeon_dice.dice import roll
from delvewright.games.dungeon_dice.gear import arm, could_wield, lock, practise, set_with
from delvewright.kernel.ask import Candidates, Option, Question, ask, ask_together
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step


@rewards.reward("LOCKED_CHEST")
def locked_chest(p: Board, seat: int) -> None:
    """DD-REWARD-LOCKED-CHEST-1/2. Open it for an artifact; unopened it holds equipment."""
    p.used = tuple([mark for mark in p.used if mark[1] != "CHEST"])
    tell(p, "locked_chest", seat)
    if _shattered(p, seat) or practise(p, seat, "class_rogue"):
        opened(p, seat)
    else:
        push(p, at_the_lock, seat)
        push(p, bargain.window, "W2", seat)


def _shattered(p: Board, seat: int) -> bool:
    """A SHATTER already showing, or HAMMER MASTERY with a hammer in hand, breaks the lock."""
    if any([who == seat and symbol == "SHATTER" for who, _, symbol, _ in p.kept]):
        return True
    return carries(p, seat, "relic_hammer_mastery") and bool(could_wield(p, seat, "hammer"))


def means(p: Board, seat: int) -> Candidates:
    """What a seat has to open a lock with, each tried once."""
    for piece in owned(p, seat):
        kind = p.cast[piece]
        if kind.subtype == "key" and usable(p, piece):
            yield ("key", piece), spoken_for(p, seat, piece)
        elif kind.subtype == "skeleton_key" and usable(p, piece):
            yield ("pick_lock", piece), ("tried",) if (piece, "CHEST") in p.used else None
    hammers = could_wield(p, seat, "hammer")
    if hammers:
        tried = any([(piece, "CHEST") in p.used for piece in hammers])
        yield ("hammer", hammers[0]), ("tried",) if tried else None


@step
def at_the_lock(p: Board, seat: int) -> None:
    helper = bargain.lock_help(p, seat)
    if helper is not None:
        if _try(p, *helper):
            opened(p, seat)
        else:
            push(p, at_the_lock, seat)
    elif any([why is None for _, why in (*_as_rogue(p, seat), *means(p, seat))]):
        ask(p, LOCK, seat)
    else:
        push(p, helping_hands, seat)


def _lock(p: Board, seat: int) -> Candidates:
    yield from _as_rogue(p, seat)
    yield from means(p, seat)
    yield PASS, None


def _as_rogue(p: Board, seat: int) -> Candidates:
    """DD-CLASS-ROGUE-2, DD-EQUIP-4. Whoever may put on what makes it a Rogue needs no key."""
    if open_to(p, seat, "class_rogue"):
        yield ("dress_as", find(p, OWNED + seat, "class_rogue")), None


def _unlock(p: Board, option: Option, seat: int) -> None:
    if option[0] == "pass":
        push(p, helping_hands, seat)
    elif _try(p, seat, option):
        opened(p, seat)
    else:
        push(p, at_the_lock, seat)


LOCK = Question("chest", _lock, _unlock)


def _try(p: Board, seat: int, option: Option) -> bool:
    """One attempt; a key is spent unless it turns out to be a skeleton key (DD-ONEUSE-SKELETON-KEY)."""
    verb, piece = option
    if verb == "dress_as":
        become(p, seat, p.cast[piece].role)
        return True
    face = roll(p, piece, seat)
    names = [name for name, _ in face.symbols]
    if verb == "key":
        tell(p, "spent", seat, piece, p.faces[piece])
        if "SKELETON_KEY_ITEM" not in names:
            leave(p, piece, ITEM_BAG)
        return True
    p.used += ((piece, "CHEST"),)
    if verb == "hammer":
        if piece not in p.gear[seat]:
            arm(p, seat, set_with(p, seat, piece) or ())
        lock(p, seat)
    done = ("SHATTER" if verb == "hammer" else "SKELETON_KEY") in names
    tell(p, "tried_lock", seat, piece, p.faces[piece], done)
    return done


@step
def helping_hands(p: Board, seat: int) -> None:
    """DD-ABILITY-SKELETON-KEY-3, DD-OFFTURN-1. Others may help with the lock."""
    asked = [other for other in others(p, seat) if any([why is None for _, why in means(p, other)])]
    if asked:
        ask_together(p, HELP, asked, seat)
    else:
        unopened(p, seat)


def _help(p: Board, other: int, seat: int) -> Candidates:
    yield from means(p, other)
    yield from bargain.price(p, other, seat)
    yield PASS, None


def _helped(p: Board, sealed: tuple[tuple[int, Option], ...], seat: int) -> None:
    for other, option in sealed:
        if option[0] == "bargain":
            push(p, at_the_lock, seat)
            bargain.talk(p, "W2", other, seat)
            return
        if option[0] != "pass":
            if _try(p, other, option):
                opened(p, seat)
            else:
                push(p, helping_hands, seat)
            return
    unopened(p, seat)


HELP = Question("chest_help", _help, _helped, closes=lambda option: option[0] != "pass")


def opened(p: Board, seat: int) -> None:
    tell(p, "opened", seat)
    push(p, artifact, bargain.chest_done(p, seat, True))


def unopened(p: Board, seat: int) -> None:
    """DD-REWARD-LOCKED-CHEST-2. One equipment die, two in the Crypt (DD-EX-41)."""
    tell(p, "unopened", seat)
    bargain.chest_done(p, seat, False)
    if p.place == "crypt" and p.mode:
        push(p, rewards.draw_random, seat, EQUIPMENT_BAG)
    rewards.draw(p, seat, EQUIPMENT_BAG)

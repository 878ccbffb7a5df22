"""The response windows of Dungeon Dice, and which of its questions concern a seat."""

from __future__ import annotations

from delvewright.games.dungeon_dice.board import FOE, MONSTER, Board
from delvewright.games.dungeon_dice.combat import verdict
from delvewright.games.dungeon_dice.dice import foe_total, hero_total, kind_of
from delvewright.games.dungeon_dice.policy import choose, seen_reroll, won_back
from delvewright.kernel.ask import Ask, Option
from delvewright.kernel.sight import NOBODY
from delvewright.views.dungeon_dice.chances import chances
from delvewright.views.dungeon_dice.prompts import MONSTER_ASKS, is_monsters
from delvewright.views.dungeon_dice.reading import Reading
from delvewright.views.model import ASK, CONCERNS, NEVER, Window
from delvewright.views.windows import PASS, Responses

WINDOWS = (
    Window(
        "before",
        "Before another's fight",
        "Use something before somebody else's combat begins; it matters where it cannot wait for the fight.",
        CONCERNS,
        ("others_before",),
    ),
    Window(
        "meddle",
        "Meddling with another's fight",
        "Throw a one-use die or a dagger into a combat you are not part of, when it is about to end.",
        CONCERNS,
        ("outsiders", "duel_outsiders"),
    ),
    Window(
        "monster",
        "Running the monster",
        "Use the abilities of the monster that somebody else fights; unasked, it plays its best.",
        CONCERNS,
        MONSTER_ASKS,
    ),
    Window(
        "stun",
        "Stopping an ability",
        "Stop an ability with a Stun as it is announced, or undo the reroll of a die.",
        CONCERNS,
        ("respond_stun", "respond_stun_outside"),
    ),
    Window(
        "focus",
        "Having a die rolled again",
        "Use a staff on a spell or one-use die that was just rolled.",
        CONCERNS,
        ("respond_focus",),
    ),
    Window(
        "chest",
        "Helping with a lock",
        "Spend a key or a roll on another player's chest.",
        NEVER,
        ("chest_help",),
    ),
    Window(
        "haggle",
        "Speaking up in another's fight",
        "Make an offer of your own: help, peace or a threat, before and during somebody else's combat.",
        CONCERNS,
        ("haggle",),
    ),
    Window(
        "speak",
        "Speaking up unasked",
        "Offer help or a trade, or change equipment, at the end of others' turns and before any fight.",
        NEVER,
        ("meanwhile",),
        "Speak up at the next chance",
    ),
    Window(
        "volunteer",
        "Answering a call",
        "Name your price when somebody calls for help or for offers.",
        CONCERNS,
        ("volunteer",),
    ),
    Window(
        "offers",
        "Offers made to you",
        "Agree to a bargain, counter it or turn it down; unasked, it is turned down.",
        ASK,
        ("answer_offer",),
    ),
)
"""Every response window: what it is called, how it is played unless a seat says otherwise, what it covers."""

UNSURE = (20, 80)
"""Wins in a hundred between which a fight may be worth a word."""
MARGIN = 6
"""What a one-use die or a dagger may turn: further apart a fight is decided."""


def opens(ask: Ask, window: Window) -> bool:
    """What is asked on behalf of the monster opens no window of the seat's own."""
    return is_monsters(ask) == (window.key == "monster")


def unasked(p: Board, ask: Ask) -> Option:
    """To pass, or for a monster what it would do with nobody to run it (OR-4)."""
    return choose(p, ask.options) if is_monsters(ask) else PASS


def concerns(p: Board, ask: Ask) -> bool:
    """Whether a question may change a result, or is about the asked seat itself."""
    seat, question = ask.seat, ask.question
    actor = ask.value("actor", None)
    if actor is not None and _in_vain(p, actor):
        return False
    if is_monsters(ask):
        return question not in ("armor", "again", "ability", "monster", "last") or _close(p)
    if actor is not None:
        return actor != seat and not _friend(p, seat, actor) and (seat in p.fighters or _close(p))
    if question == "respond_focus":
        roller = ask.value("roller")
        return roller == seat or (_close(p) and not _friend(p, seat, roller))
    if question in ("outsiders", "duel_outsiders"):
        return _close(p)
    if question == "haggle":
        return seat == ask.value("seat") or _close(p) if p.dice else _open(p)
    if question == "others_before":
        return any([option[0] in EARLY_ONLY for option in ask.options])
    return True


EARLY_ONLY = ("perform", "use_mode", "use", "reach", "call")
"""What cannot wait for the fight itself."""


def _in_vain(p: Board, actor: int) -> bool:
    """Whether the reroll that a Stun would undo did its maker no good: no better number, and no symbol."""
    seen, undone = seen_reroll(p), won_back(p)
    if seen is None or undone is None:
        return False
    _, piece, now, _ = p.dice[seen[0]]
    faces = kind_of(p, piece).faces
    worse = undone[1] >= 0 if undone[0] == actor else undone[1] <= 0
    return worse and not faces[now].symbols and not faces[seen[1]].symbols


def _friend(p: Board, seat: int, other: int) -> bool:
    """Two heroes against a monster."""
    return p.mode == MONSTER and FOE not in (seat, other) and seat in p.fighters and other in p.fighters


def _open(p: Board) -> bool:
    """Whether a fight to come may go either way."""
    found = chances(Reading(p, NOBODY))
    return not found or UNSURE[0] <= found[0].win <= UNSURE[1]


def _close(p: Board) -> bool:
    """Whether a number or two may still turn the fight."""
    if p.mode != MONSTER or not p.dice:
        return True
    if p.fallen:
        return False
    return verdict(p) == "tie" or abs(hero_total(p) - foe_total(p)) <= MARGIN


RESPONSES = Responses(WINDOWS, opens, concerns, unasked)

"""The door: what the kernel needs to know to play Dungeon Dice."""

from __future__ import annotations

from typing import Any

from delvewright.games.dungeon_dice import chest, epic, hirelings, layout, weapons
from delvewright.games.dungeon_dice.abilities import armor, before, blessing, last, outside, phase, strange
from delvewright.games.dungeon_dice.bargain.terms import spelled, spelled_bundle
from delvewright.games.dungeon_dice.board import FOE, LEVEL_SOURCE, PLACE_SOURCE, Board
from delvewright.games.dungeon_dice.book import PLAYERS, SETS
from delvewright.games.dungeon_dice.dice import kind_of
from delvewright.games.dungeon_dice.kinds import KINDS
from delvewright.games.dungeon_dice.settings import SETTINGS, Rules
from delvewright.games.dungeon_dice.shapes import Result
from delvewright.kernel.ask import Option
from delvewright.kernel.game import Game
from delvewright.kernel.game import spelled as spelled_usually

VERSION = "4"

CHAPTERS = (armor, before, blessing, last, outside, phase, strange, chest, epic, hirelings, weapons)
"""Chapters that nobody calls: they enter their rules into the registers of abilities, actions and rewards."""

VERBS: dict[str, tuple[str, ...]] = {
    "pass": (),
    "reject": ("set",),
    "draw": (),
    "rest": (),
    "hunt": ("set",),
    "fight_stored": ("foe",),
    "choose": ("piece",),
    "confront": (),
    "run": (),
    "arm": ("set",),
    "equip": (),
    "put_away": ("piece",),
    "dress_as": ("piece",),
    "invite": ("seat",),
    "accept": (),
    "reach": ("piece",),
    "try": ("piece",),
    "roll": ("piece",),
    "roll_gear": (),
    "throw": ("piece", "who"),
    "use": ("source", "symbol"),
    "use_die": ("source", "symbol", "die"),
    "use_who": ("source", "symbol", "who"),
    "use_piece": ("source", "symbol", "piece"),
    "use_mode": ("source", "symbol", "mode"),
    "use_place": ("source", "symbol", "place"),
    "use_heroes": ("source", "symbol", "heroes"),
    "lose_die": ("die",),
    "roll_place": (),
    "settle_in": ("place",),
    "challenge": ("seat",),
    "duel_for": ("piece",),
    "call_off": (),
    "fight_boss": ("foe",),
    "claim": ("piece",),
    "study": ("piece",),
    "intimidate": ("seat",),
    "assassinate": ("piece", "who"),
    "master_heal": (),
    "rescue": (),
    "call": ("piece",),
    "train": ("piece",),
    "wind": ("piece",),
    "grasp": ("piece",),
    "reroll_all": (),
    "turn_to": ("die", "face"),
    "bless": ("source", "piece"),
    "turn_up": ("piece", "side"),
    "perform": ("piece",),
    "take_along": ("seat",),
    "hire": ("piece",),
    "roll_bag": ("piece",),
    "hurl": ("piece", "who"),
    "invoke": ("piece",),
    "join_in": (),
    "primal": ("piece", "number"),
    "stun": ("source",),
    "focus": ("staff",),
    "add_to": ("who",),
    "permit": ("seat", "piece"),
    "keep_wand": ("piece",),
    "deny": (),
    "boost": ("seat",),
    "boost_from": ("seat", "other"),
    "mend_level": ("seat",),
    "mend": ("piece",),
    "lift": ("seat",),
    "loosen": ("piece",),
    "give_up": ("piece",),
    "keep": ("piece",),
    "redraw": (),
    "take": ("symbol",),
    "improve": ("symbol",),
    "luck": ("source", "piece"),
    "pick": ("piece",),
    "swap": ("piece", "artifact"),
    "key": ("piece",),
    "pick_lock": ("piece",),
    "hammer": ("piece",),
    "trade_in": (),
    "bazaar": (),
    "give": ("piece",),
    "bargain": ("seat",),
    "call_for_help": (),
    "wait": (),
    "call_for_offers": (),
    "call_in": ("seat",),
    "offer": ("bundle",),
    "counter": ("bundle",),
    "compose": (),
    "between": ("by", "to"),
    "include": ("seat",),
    "add": ("sort",),
    "put": ("term",),
    "drop": ("term",),
    "propose": (),
}
"""What an option of each verb is about."""

SORTS: dict[str, str] = {
    **dict.fromkeys(("foe", "staff", "artifact"), "piece"),
    **dict.fromkeys(("other", "by", "to"), "seat"),
    **dict.fromkeys(("mode", "sort"), "symbol"),
    "who": "combatant",
}
"""What sort of thing a field of an option is, where its name does not say it."""


def spell(p: Board, sort: str, what: Any, option: Option) -> str:
    """The stable name of something an option touches."""
    if sort == "set":
        return "+".join([p.cast[piece].id for piece in what]) or "bare_hands"
    if sort == "term":
        return spelled(p, what)
    if sort == "bundle":
        return spelled_bundle(p, what)
    if sort == "combatant":
        return "foe" if what == FOE else f"seat{what}"
    if sort == "heroes":
        return "+".join([f"seat{seat}" for seat in what])
    if sort == "die":
        who, piece, face, _ = p.dice[what]
        kind = kind_of(p, piece)
        number = kind.faces[face].value
        owner = "foe" if who == FOE else f"seat{who}"
        return f"{owner}.{kind.id}.{'-' if number is None else number}"
    if sort == "source" and what < 0:
        return "place" if what == PLACE_SOURCE else "level_die" if what <= LEVEL_SOURCE else "gift"
    if sort in ("face", "side"):
        piece = p.dice[option[1]][1] if sort == "face" else option[1]
        face = kind_of(p, piece).faces[what]
        return "_".join([str(face.value), *[name for name, _ in face.symbols]])
    return spelled_usually(p, "piece" if sort == "source" else sort, what, option)


def lay_out(p: Board, seats: int) -> None:
    """Lay out the chosen game, or say what is wrong with the choice."""
    layout.check(p.rules)
    layout.lay_out(p, seats)


GAME = Game(
    id="dungeon_dice",
    title="Dungeon Dice",
    version=VERSION,
    seats=PLAYERS,
    settings=SETTINGS,
    verbs=VERBS,
    sorts=SORTS,
    position=Board,
    lay_out=lay_out,
    spell=spell,
    kinds=KINDS,
    shapes={"result": Result},
    rules=Rules,
    packs={name: title for name, title in SETS.items() if name != "core"},
)

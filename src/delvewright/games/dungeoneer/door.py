"""The door: what the kernel needs to know to play Dungeoneer."""

from __future__ import annotations

from typing import Any

from delvewright.games.dungeoneer import layout, moves
from delvewright.games.dungeoneer.board import HAND, MOST_SEATS, NONE, SHELF, Board
from delvewright.games.dungeoneer.kinds import KINDS
from delvewright.games.dungeoneer.moves import PILES
from delvewright.games.dungeoneer.printed import SETS
from delvewright.games.dungeoneer.settings import SETTINGS, Rules
from delvewright.games.dungeoneer.shapes import Fight, Lasting, Roll
from delvewright.games.dungeoneer.sorts import EPIC, HEROIC, STATS
from delvewright.kernel.ask import Option
from delvewright.kernel.game import Game, spelled
from delvewright.kernel.sight import Imagination
from delvewright.words.maps import row_and_column

VERSION = "2"

VERBS: dict[str, tuple[str, ...]] = {
    "pass": (),
    "play": ("card",),
    "use_up": ("card", "ability"),
    "use": ("card", "ability"),
    "attach": ("card",),
    "bane": ("card", "seat"),
    "send": ("card", "seat"),
    "attack": (),
    "build": (),
    "form": ("form",),
    "special": ("card", "peril"),
    "hold_back": ("card",),
    "hero": (),
    "minion": ("card",),
    "challenge": ("card", "form"),
    "unleash": ("minion", "card", "form"),
    "decline": (),
    "wound": ("seat",),
    "steal": ("card",),
    "pack": ("card",),
    "take_back": ("card",),
    "give_peril": ("seat",),
    "discard": ("card",),
    "keep_all": (),
    "keep_up": ("card",),
    "save": (),
    "spend_none": (),
    "draw": ("zone",),
    "pick": ("card",),
    "place": ("card", "cell", "turn"),
    "move": ("side",),
    "go_to": ("card",),
    "go_through": ("side",),
    "stay": (),
    "face": (),
    "dodge": (),
    "explore": (),
    "stand_up": (),
    "tip": (),
    "end": (),
    "attempt": ("card",),
    "search": ("card",),
    "take_up": ("card",),
    "deliver": ("card",),
    "drop": ("card",),
    "pick_up": ("card",),
    "choose": ("card",),
    "warp": ("card",),
    "pay": (),
    "heal": ("seat",),
    "reroll": ("seat",),
    "roll_again": ("number",),
    "not_now": (),
    "shift": ("card", "cell", "turn"),
    "swap": ("card", "other", "turn", "other_turn"),
    "block": ("card", "side"),
    "exchange": ("card", "other"),
}
"""What an option of each verb is about."""

SORTS = {"card": "piece", "minion": "piece", "other": "piece", "other_turn": "turn"}
"""What sort of thing a field of an option is, where its name does not say it."""

SIDES = ("north", "east", "south", "west")


def spell(p: Board, sort: str, what: Any, option: Option) -> str:
    """The stable name of something an option touches."""
    if sort == "form":
        return STATS[what]
    if sort == "side":
        return SIDES[what]
    if sort == "ability":
        name: str = p.cast[option[1]].uses[what].name
        return name
    if sort == "cell":
        row, column = row_and_column(what)
        return f"{row}:{column}"
    return spelled(p, sort, what, option)


def deal_apart(world: Board, fancy: Imagination) -> None:
    """Hands and Adventure decks of an imagined world.

    Everybody saw from which deck a card was drawn: with sets combined a Glory card stays one, and likewise a
    Peril card; where the heroic decks are replaced, so does an epic card.
    """
    hands = [HAND + seat for seat in range(len(world.life)) if seat != fancy.seat]
    everything = frozenset(range(len(world.cast)))
    later = world.rules.epic_cards == "later"
    for deck in PILES:
        for grade in (HEROIC, EPIC) if later else (NONE,):
            drawn = [
                piece
                for piece, kind in enumerate(world.cast)
                if moves.deck_of(world, kind) == deck and grade in (NONE, kind.grade)
            ]
            fancy.deal(world.zones, [*hands, deck, SHELF], everything.difference(drawn))


GAME = Game(
    id="dungeoneer",
    title="Dungeoneer",
    version=VERSION,
    seats=(2, MOST_SEATS),
    settings=SETTINGS,
    verbs=VERBS,
    sorts=SORTS,
    spell=spell,
    position=Board,
    lay_out=layout.lay_out,
    kinds=KINDS,
    shapes={
        "fight": Fight,
        "struck": Fight,
        "roll": Roll,
        "faced": Roll,
        "lasting": tuple[Lasting, ...],
    },
    deal_apart=deal_apart,
    rules=Rules,
    packs=SETS,
)

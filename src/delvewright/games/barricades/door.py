"""The door: what the kernel needs to know to play Barricades Mode."""

from __future__ import annotations

from typing import Any

from delvewright.games.barricades import layout
from delvewright.games.barricades.board import DECK, MOST_SEATS, NODES, NONE, TOKENS, ZONES, Board
from delvewright.games.barricades.kinds import KINDS
from delvewright.games.barricades.muster import FACES
from delvewright.games.barricades.powers import power
from delvewright.games.barricades.settings import SETTINGS, Rules
from delvewright.games.barricades.shapes import Battle, Boost, Deed, Left, Party
from delvewright.kernel.ask import Option
from delvewright.kernel.game import Game, spelled
from delvewright.kernel.sight import Imagination

VERSION = "1"

VERBS: dict[str, tuple[str, ...]] = {
    "agree": ("card", "seat"),
    "aim": ("node",),
    "battle": (),
    "beguile": ("card",),
    "bleed": (),
    "bleed_for": ("hero",),
    "borrow": ("card", "seat"),
    "buy": ("card",),
    "choose": ("card",),
    "copy": ("card", "ability"),
    "destroy": ("card",),
    "destroy_token": ("card",),
    "destroy_xp": (),
    "discard": ("card",),
    "discard_to": ("seat",),
    "done": (),
    "double": ("card",),
    "draw": ("card",),
    "eye": ("card",),
    "feast": ("node",),
    "feasts": ("nodes",),
    "gain_token": ("card",),
    "gain_xp": (),
    "gift": ("seat",),
    "give": ("card", "seat"),
    "give_token": ("card",),
    "give_wound": ("seat",),
    "go": (),
    "heal": (),
    "heal_card": ("card",),
    "heal_token": (),
    "heed": ("card",),
    "ignore": ("card",),
    "invite": ("seat",),
    "join": ("seat",),
    "keep_blood": (),
    "kindle": ("card",),
    "lay_next": ("card",),
    "leave": (),
    "leave_token": ("token",),
    "leave_xp": (),
    "lend": ("card", "seat"),
    "let_it_be": ("card",),
    "level_down": ("hero",),
    "level_up": ("hero", "better"),
    "look_on": (),
    "move": ("node",),
    "no_guild": (),
    "not_ready": (),
    "one_more": ("seat",),
    "pay": ("card",),
    "pay_for": ("seat",),
    "pledge": ("barricade", "gold"),
    "put_down": ("weapon",),
    "put_on_top": ("card",),
    "raise": ("barricade",),
    "rank": (),
    "ready": (),
    "recall": ("card",),
    "redraw": ("card",),
    "refuse": ("card", "seat"),
    "reroll": ("die",),
    "resolve": ("die",),
    "roll": (),
    "set_aside": ("card",),
    "shine": (),
    "sing_of": ("hero",),
    "sink": ("card",),
    "square": (),
    "stay": (),
    "strengthen": ("hero",),
    "take_back": ("barricade",),
    "take_class": ("card",),
    "take_gear": ("token",),
    "take_guild": ("card",),
    "take_hero": ("card",),
    "take_treasure": ("card",),
    "take_wounds": (),
    "take_xp": (),
    "tend": ("seat",),
    "think_again": (),
    "track": ("hero",),
    "unwield": ("card",),
    "use": ("card", "ability"),
    "use_token": ("card",),
    "visit": ("location",),
    "wield": ("weapon", "hero"),
    "wield_it": ("hero",),
    "withdraw": ("node",),
}
"""What an option of each verb is about."""

SORTS: dict[str, str] = dict.fromkeys(("card", "hero", "better", "weapon", "barricade", "location"), "piece")
"""What sort of thing a field of an option is, where its name does not say it."""


def spell(p: Board, sort: str, what: Any, option: Option) -> str:
    """The stable name of something an option touches."""
    if what == NONE:
        return "-"
    if sort == "node":
        return str(NODES[what])
    if sort == "nodes":
        return "+".join([name for node, name in enumerate(NODES) if what >> node & 1])
    if sort == "token":
        return str(TOKENS[what])
    if sort == "die":
        return FACES[p.dice[what][1]].id.removeprefix("face_")
    if sort == "ability":
        return str(power(p, option[1]).uses[what].name)
    return spelled(p, sort, what, option)


def deal_decks(world: Board, fancy: Imagination) -> None:
    """In an imagined world every deck that lies face down has its cards in another order."""
    for seat in range(len(world.at)):
        if not ZONES.sees(world, DECK + seat, fancy.seat):
            fancy.deal(world.zones, [DECK + seat])


GAME = Game(
    id="barricades",
    title="Barricades Mode",
    version=VERSION,
    seats=(1, MOST_SEATS),
    settings=SETTINGS,
    verbs=VERBS,
    sorts=SORTS,
    spell=spell,
    position=Board,
    lay_out=layout.lay_out,
    kinds=KINDS,
    shapes={
        "battles": tuple[Battle, ...],
        "boosts": tuple[Boost, ...],
        "deeds": tuple[Deed, ...],
        "left": tuple[Left, ...],
        "parties": tuple[Party, ...],
    },
    deal_apart=deal_decks,
    rules=Rules,
    cooperative=True,
)

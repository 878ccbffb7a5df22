"""The door: what the kernel needs to know to play Thunderstone."""

from __future__ import annotations

from typing import Any

from delvewright.games.thunderstone import campaign, layout
from delvewright.games.thunderstone.board import DECK_ZONES, DEPTHS, MOST_DEPTHS, NONE, Board
from delvewright.games.thunderstone.kinds import GUARDIAN, KINDS, THUNDERSTONE, Kind
from delvewright.games.thunderstone.packs import PACKS
from delvewright.games.thunderstone.settings import SETTINGS, Rules
from delvewright.games.thunderstone.shapes import Campaign, Layout, Result
from delvewright.kernel.ask import Option
from delvewright.kernel.errors import BadSetup, near
from delvewright.kernel.game import Game
from delvewright.kernel.sight import Imagination
from delvewright.words.own import is_own

VERSION = "2"

VERBS: dict[str, tuple[str, ...]] = {
    "village": (),
    "dungeon": (),
    "rest": (),
    "done": (),
    "spare": (),
    "keep": (),
    "decline": (),
    "withdraw": (),
    "endure": (),
    "lose_attack": (),
    "lose_magic": (),
    "carry_none": (),
    "use": ("card", "ability"),
    "buy": ("card",),
    "level_up": ("hero", "better"),
    "equip": ("weapon", "hero"),
    "put_down": ("weapon",),
    "attack": ("foe",),
    "destroy": ("card",),
    "discard": ("card",),
    "feed": ("hero",),
    "send_down": ("foe",),
    "snatch": ("foe",),
    "cull": ("foe",),
    "spoils": ("card",),
    "show": ("card",),
    "cage": ("hero",),
    "leave_out": ("hero",),
    "hunt": ("foe",),
    "suffer": ("foe",),
    "borrow": ("card",),
    "claim": ("foe",),
    "mask": ("hero",),
    "copy": ("hero",),
    "recruit": ("hero",),
    "conjure": ("weapon",),
    "hand_to": ("hero",),
    "put_back": ("hero",),
    "carry": ("hero",),
    "challenge": ("seat",),
    "arrange": ("first", "second", "third"),
    "stack": ("top", "next", "last"),
}

"""What an option of each verb is about."""

SORTS: dict[str, str] = {
    **dict.fromkeys(("card", "hero", "better", "weapon", "foe", "first", "second", "third"), "piece"),
    **dict.fromkeys(("top", "next", "last"), "ahead"),
}
"""What sort of thing a field of an option is, where its name does not say it."""


def spell(p: Board, sort: str, what: Any, option: Option) -> str:
    """The stable name of something an option touches."""
    if what == NONE:
        return "-"
    if sort in ("piece", "ahead"):
        ahead = [piece for zone in DECK_ZONES for piece in p.zones[zone]] if sort == "ahead" else ()
        named: Kind = p.cast[ahead[what] if ahead else what]
        return named.id
    if sort == "ability":
        kind = p.cast[option[1]]
        name: str = (kind.dungeon if p.entered else kind.village)[what].name
        return name
    return str(what)


def lay_out(p: Board, seats: int) -> None:
    """Lay out the chosen game, or say what is wrong with the choice."""
    rules = p.rules
    for pack in rules.packs:
        if is_own(pack):
            KINDS.check(pack)
        elif pack not in PACKS:
            raise BadSetup(f"there is no pack {pack!r}; {near(pack, PACKS)}")
    solo = rules.variant.startswith("solo")
    if solo != (seats == 1):
        raise BadSetup(
            f"the variant {rules.variant!r} is for one seat, not {seats}"
            if solo
            else f"the variant {rules.variant!r} needs 2 to 5 seats; one seat plays solo_normal, "
            "solo_warrior or solo_nightmare"
        )
    layout.check(rules)
    campaign.open_campaign(p, seats)


def deal_depths(world: Board, fancy: Imagination) -> None:
    """The Dungeon Deck of an imagined world: a Guardian or Thunderstone stays in its depth, all else may lie
    in any; but what the last dungeon left over keeps to itself."""
    zones, cast = world.zones, world.cast
    depths = tuple(zone for zone in range(DEPTHS, DEPTHS + MOST_DEPTHS) if zones[zone])
    special = GUARDIAN | THUNDERSTONE
    pinned = frozenset(piece for zone in depths for piece in zones[zone] if cast[piece].classes & special)
    old = world.leftover_depth
    fancy.deal(zones, tuple(zone for zone in depths if zone != old), pinned)
    if old != NONE:
        fancy.deal(zones, (old,))


GAME = Game(
    id="thunderstone",
    title="Thunderstone",
    version=VERSION,
    seats=(1, 5),
    settings=SETTINGS,
    verbs=VERBS,
    sorts=SORTS,
    position=Board,
    lay_out=lay_out,
    spell=spell,
    kinds=KINDS,
    shapes={"campaign": Campaign, "layout": Layout, "result": Result},
    rules=Rules,
    deal_apart=deal_depths,
    packs={id: pack.title for id, pack in PACKS.items()},
)

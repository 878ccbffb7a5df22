"""The door: what the kernel needs to know to play Thunderstone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from delvewright.games.thunderstone import campaign, layout
from delvewright.games.thunderstone.campaign import Campaign, Result
from delvewright.games.thunderstone.kinds import GUARDIAN, KINDS, THUNDERSTONE, Kind
from delvewright.games.thunderstone.layout import Layout
from delvewright.games.thunderstone.settings import SETTINGS, Rules
from delvewright.games.thunderstone.table import (
    DECK,
    DECK_ZONES,
    DEPTHS,
    HAND,
    MOST_DEPTHS,
    NONE,
    SEAT_ZONES,
    Board,
    sees,
)
from delvewright.kernel.ask import Option
from delvewright.kernel.errors import BadSetup, near
from delvewright.kernel.game import Game
from delvewright.kernel.sight import Imagination

VERSION = "2"

PACKS = {"wrath": "Wrath of the Elements"}

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
    "use": ("piece", "ability"),
    "buy": ("piece",),
    "level_up": ("piece", "piece"),
    "equip": ("piece", "piece"),
    "put_down": ("piece",),
    "attack": ("piece",),
    "destroy": ("piece",),
    "discard": ("piece",),
    "feed": ("piece",),
    "send_down": ("piece",),
    "snatch": ("piece",),
    "cull": ("piece",),
    "spoils": ("piece",),
    "show": ("piece",),
    "cage": ("piece",),
    "leave_out": ("piece",),
    "hunt": ("piece",),
    "suffer": ("piece",),
    "borrow": ("piece",),
    "claim": ("piece",),
    "mask": ("piece",),
    "copy": ("piece",),
    "recruit": ("piece",),
    "conjure": ("piece",),
    "hand_to": ("piece",),
    "put_back": ("piece",),
    "carry": ("piece",),
    "challenge": ("seat",),
    "arrange": ("piece", "piece", "piece"),
    "stack": ("ahead", "ahead", "ahead"),
}


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


def open_table(seats: int, seed: int, settings: Mapping[str, Any]) -> Board:
    """Lay out the chosen game, or say what is wrong with the choice."""
    frozen = {name: tuple(value) if isinstance(value, list) else value for name, value in settings.items()}
    for name in ("packs", "pick", "ban", "features", "solo_bans"):
        if not all(isinstance(item, str) for item in frozen[name]):
            raise BadSetup(f"option {name!r} must be a list of names, not {settings[name]!r}")
    for pack in frozen["packs"]:
        if pack not in PACKS:
            raise BadSetup(f"there is no pack {pack!r}; {near(pack, PACKS)}")
    rules: Any = Rules(**frozen)
    solo = rules.variant.startswith("solo")
    if solo != (seats == 1):
        raise BadSetup(
            f"the variant {rules.variant!r} is for one seat, not {seats}"
            if solo
            else f"the variant {rules.variant!r} needs 2 to 5 seats; one seat plays solo_normal, "
            "solo_warrior or solo_nightmare"
        )
    layout.check(rules)
    p = Board()
    p.seed = seed
    p.rules = rules
    campaign.open_campaign(p, seats)
    return p


def fill_in(p: Board, seat: int, seed: int) -> Board:
    """A world `seat` cannot tell from this one: hidden cards dealt anew, other luck to come."""
    world = p.clone()
    fancy = Imagination(p, seat, seed)
    for owner in range(len(p.xp)):
        base = owner * SEAT_ZONES
        if sees(p, base + HAND, seat):
            fancy.deal(world.zones, (base + DECK,))
        else:
            fancy.deal(world.zones, (base + HAND, base + DECK))
    cast = p.cast
    depths = tuple(zone for zone in range(DEPTHS, DEPTHS + MOST_DEPTHS) if p.zones[zone])
    special = GUARDIAN | THUNDERSTONE
    pinned = frozenset(piece for zone in depths for piece in p.zones[zone] if cast[piece].classes & special)
    old = p.leftover_depth
    fancy.deal(world.zones, tuple(zone for zone in depths if zone != old), pinned)
    if old != NONE:
        fancy.deal(world.zones, (old,))
    world.seed = fancy.fresh_seed() >> 1
    world.loaded = ()
    return world


def outcome(p: Board) -> Result | None:
    return Result(*p.result) if p.over else None


def pack_field(p: Board, name: str) -> Any:
    value = getattr(p, name)
    if name == "cast":
        return [kind.id for kind in value]
    if name in ("layout", "rules"):
        return msgspec.to_builtins(value)
    return value


def unpack_field(name: str, value: Any) -> Any:
    if name == "cast":
        return tuple([KINDS[id] for id in value])
    if name == "layout":
        return msgspec.convert(value, Layout)
    if name == "rules":
        new = {name: setting.default for name, setting in SETTINGS.items()}  # for positions of older rules
        return Rules(
            **new | {key: tuple(item) if isinstance(item, list) else item for key, item in value.items()}
        )
    if name == "campaign":
        return Campaign(*value) if value else ()
    if name == "result":
        return Result(*value) if value else ()
    return value


GAME = Game(
    id="thunderstone",
    title="Thunderstone",
    version=VERSION,
    seats=(1, 5),
    settings=SETTINGS,
    verbs=VERBS,
    open_table=open_table,
    spell=spell,
    sees=sees,
    fill_in=fill_in,
    outcome=outcome,
    position=Board,
    pack_field=pack_field,
    unpack_field=unpack_field,
    packs=PACKS,
)

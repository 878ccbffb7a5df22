"""Kinds: what is printed on the cards, read from the data files under a strict schema."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from delvewright.games.thunderstone.printed import Printed
from delvewright.kernel.steps import Block
from delvewright.words.own import Shelf, is_own, role_of
from delvewright.words.printed import load, read

TYPES = (
    "basic",
    "disease",
    "xp",
    "thunderstone",
    "hero",
    "village",
    "monster",
    "placeholder",
    "horde",
    "guardian",
    "trap",
)


STRENGTH_TRAITS = {f"heroes_strength_less_than_{n}_cannot_attack": n for n in range(4, 9)}
TRAITS = frozenset(
    (
        "cannot_be_attacked_if_spell_used",
        "cannot_be_attacked_if_weapon_equipped",
        "half_attack_without_magic",
        "half_attack_without_weapon",
        "half_magic_attack",
        "immune_to_edged_weapons",
        "immune_to_spells",
        "immune_to_unequipped_heroes",
        "light_minus_1",
        "light_minus_2",
        "light_penalties_cannot_be_reduced",
        "magic_attack_immunity",
        "magic_attack_only",
        "magic_attack_required",
        "must_be_defeated",
        "no_attack_under_light_penalty",
        "unequipped_heroes_cannot_attack",
        *STRENGTH_TRAITS,
    )
)


class Ability:
    """One thing a card lets its owner do: in the Village, in the dungeon, or both."""

    __slots__ = ("block", "held", "name", "needs", "place", "repeat")

    def __init__(
        self,
        name: str,
        block: Block,
        place: str,
        needs: Callable[[Any, int, int], tuple[Any, ...] | None] | None,
        repeat: bool,
        held: bool,
    ):
        self.name = name
        self.block = block
        self.place = place
        self.needs = needs
        self.repeat = repeat
        self.held = held


class Kind:
    """A printed card with its behaviour. Shared by every piece and every position; never changed in play."""

    __slots__ = (
        "after",
        "attack",
        "aura",
        "battle",
        "battle_end",
        "breach",
        "classes",
        "copies",
        "cost",
        "darkness",
        "dungeon",
        "flags",
        "gold",
        "group",
        "health",
        "id",
        "least_strength",
        "level",
        "level_up",
        "light",
        "magic",
        "name",
        "own",
        "pack",
        "printed",
        "role",
        "spoils",
        "strength",
        "traits",
        "trap",
        "triumph",
        "type",
        "vigil",
        "village",
        "vp",
        "weight",
        "wielded",
        "worth",
        "xp",
    )

    def __init__(self, id: str, pack: str, printed: Printed):
        self.id = id
        self.role = role_of(id)
        self.pack = pack
        self.printed = printed
        self.name = printed.name
        self.type = printed.type
        self.group = printed.group
        self.copies = printed.copies
        self.level = printed.level
        self.cost = printed.cost or 0
        self.gold = printed.gold  # None: no gold value at all
        self.worth = printed.gold or 0
        self.strength = printed.strength
        self.weight = printed.weight
        self.attack = printed.attack
        self.magic = printed.magic_attack
        self.light = printed.light
        self.health = printed.health
        self.xp = printed.xp
        self.vp = printed.vp  # None: no VP value at all
        self.level_up = printed.level_up
        self.classes = 0
        for name in printed.classes:
            self.classes |= class_bit(name)
        if printed.type in ("monster", "horde", "guardian"):
            self.classes |= MONSTER
        if printed.trophy:
            self.classes |= TROPHY
        self.traits = frozenset(printed.traits)
        self.darkness = ("light_minus_1" in self.traits) + 2 * ("light_minus_2" in self.traits)
        self.least_strength = sum(STRENGTH_TRAITS.get(trait, 0) for trait in printed.traits)
        self.flags: frozenset[str] = frozenset()
        self.village: tuple[Ability, ...] = ()
        self.dungeon: tuple[Ability, ...] = ()
        self.battle: Block | None = None
        self.battle_end: Block | None = None
        self.breach: Block | None = None
        self.trap: Block | None = None
        self.vigil: Block | None = None
        self.spoils: Block | None = None
        self.triumph: Block | None = None
        self.after: Block | None = None
        self.own: tuple[Callable[..., tuple[int, int]], ...] = ()
        self.aura: tuple[Callable[..., None], ...] = ()
        self.wielded: Callable[..., tuple[int, int]] | None = None

    def __repr__(self) -> str:
        return f"<{self.id}>"


_BITS: dict[str, int] = {}


def class_bit(name: str) -> int:
    """Classes as bits, so that asking for one is a single operation."""
    return _BITS.setdefault(name, 1 << len(_BITS))


HERO = class_bit("hero")
MILITIA = class_bit("militia")
FIGHTER = class_bit("fighter")
CLERIC = class_bit("cleric")
WIZARD = class_bit("wizard")
THIEF = class_bit("thief")
ARCHER = class_bit("archer")
WEAPON = class_bit("weapon")
EDGED = class_bit("edged")
ITEM = class_bit("item")
FOOD = class_bit("food")
LIGHT = class_bit("light")
SPELL = class_bit("spell")
VILLAGER = class_bit("villager")
MONSTER = class_bit("monster")
TROPHY = class_bit("trophy")
DISEASE = class_bit("disease")
TRAP = class_bit("trap")
GUARDIAN = class_bit("guardian")
HORDE = class_bit("horde")
THUNDERSTONE = class_bit("thunderstone")
UNDEAD = class_bit("undead")
DOOMKNIGHT = class_bit("doomknight")
ELEMENTAL = class_bit("elemental")


KINDS: Shelf[Kind] = Shelf()
"""Every kind by id, in the order of the data files."""


def read_kinds(text: str, source: str, pack: str) -> Iterator[Kind]:
    """The cards of one data file."""
    for entry in read(text, source, Printed, "card"):
        printed = entry.facts
        entry.check("type", (printed.type,), TYPES)
        entry.check("trait", printed.traits, TRAITS)
        if printed.copies < 1:
            raise entry.wrong(f"copies must be at least 1, not {printed.copies}")
        yield Kind(entry.id, pack, printed)


def load_pack(folder: Path, pack: str) -> None:
    """Read every data file of a pack into KINDS."""
    load(sorted(folder.glob("*.toml")), partial(read_kinds, pack=pack), KINDS)


@cache
def groups(type: str, pack: str | None = None) -> list[str]:
    """The names of the randomizers of one type: Hero groups, Monster classes, Village cards."""
    kinds = KINDS.bringing[pack] if pack and is_own(pack) else KINDS.values()
    return list(dict.fromkeys(k.group for k in kinds if k.type == type and pack in (None, k.pack)))


def kinds_of_group(group: str, packs: Sequence[str] = ()) -> tuple[Kind, ...]:
    """Every kind of a randomizer's group, in the order of the data files; of the box, and of one's own."""
    return _kinds_of_group(group, tuple([pack for pack in packs if is_own(pack)]))


@cache
def _kinds_of_group(group: str, own: tuple[str, ...]) -> tuple[Kind, ...]:
    return tuple(kind for kind in KINDS.in_play(own).values() if kind.group == group)


load_pack(Path(__file__).parent / "data", "base")

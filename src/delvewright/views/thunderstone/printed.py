"""What is printed: cards in full, their notes in the digest, and which line of text an ability is."""

from __future__ import annotations

from functools import cache

from delvewright.games.thunderstone.kinds import KINDS, Ability, Kind
from delvewright.games.thunderstone.words import whose
from delvewright.views.digest import digest
from delvewright.views.thunderstone.model import PrintedCard
from delvewright.words.own import role_of

TRAITS: dict[str, tuple[str, str]] = {
    "no_attack_under_light_penalty": ("No attack under a Light Penalty", "WR-TRAIT-16"),
    "unequipped_heroes_cannot_attack": ("Unequipped Heroes cannot attack", "WR-TRAIT-15"),
    "immune_to_unequipped_heroes": ("Immune to unequipped Heroes", "WR-TRAIT-08"),
    "light_minus_1": ("Light -1", "WR-TRAIT-09"),
    "light_minus_2": ("Light -2", "WR-TRAIT-09"),
    "immune_to_spells": ("Immune to Spells", "WR-TRAIT-07"),
    "immune_to_edged_weapons": ("Immune to Edged Weapons", "WR-TRAIT-06"),
    "magic_attack_immunity": ("Magic Attack immunity", "WR-TRAIT-11"),
    "magic_attack_only": ("Magic Attack only", "WR-TRAIT-12"),
    "magic_attack_required": ("Magic Attack required", "WR-TRAIT-13"),
    "half_magic_attack": ("Half Magic Attack", "WR-TRAIT-03"),
    "half_attack_without_weapon": ("Half Attack without a Weapon", "WR-TRAIT-04"),
    "half_attack_without_magic": ("Half Attack without Magic Attack", "WR-TRAIT-04"),
    "cannot_be_attacked_if_weapon_equipped": ("No attack with Weapons", "WR-TRAIT-02"),
    "cannot_be_attacked_if_spell_used": ("No attack with Spells", "WR-TRAIT-02"),
    "light_penalties_cannot_be_reduced": ("Light does not help", "WR-TRAIT-10"),
    "must_be_defeated": ("Must be defeated to leave", "WR-TRAIT-14"),
    **{
        f"heroes_strength_less_than_{least}_cannot_attack": (f"Heroes need Strength {least}", "WR-TRAIT-05")
        for least in range(4, 9)
    },
}
"""Each trait in a few words, and its rule."""

PARTS = {
    "battle": ("TS-HALL-04",),
    "battle_end": ("TS-HALL-04", "OR-08"),
    "breach": ("TS-BREACH-01",),
    "trap": ("WR-TRAP-04",),
    "vigil": ("WR-GUARD-05",),
    "spoils": ("TS-SPOILS-02",),
    "triumph": ("TS-BATTLE-13",),
    "after": ("TS-BATTLE-16",),
}
"""What a part of a card's text rests on when it is no ability."""


@cache
def traits(kind: Kind) -> tuple[str, ...]:
    """A Monster's traits in words, in the order they are printed."""
    return tuple(TRAITS[trait][0] for trait in kind.printed.traits)


@cache
def notes() -> dict[str, tuple[str, ...]]:
    """The card notes of the digest by kind: "Lorigg Rogue and Outlaw: …" is of two, "Golem: …" of a group."""
    found: dict[str, tuple[str, ...]] = {}
    for id, rule in digest("thunderstone").items():
        if "-NOTE-" not in id:
            continue
        names = rule.text.partition(":")[0].split(" and ")
        family = names[0].partition(" ")[0]
        wanted = {*names, *(f"{family} {name}" for name in names[1:])}
        for kind in KINDS.values():
            if kind.name in wanted or kind.group in wanted:
                found[kind.id] = (*found.get(kind.id, ()), id)
    return found


def rules_of(address: str) -> tuple[str, ...]:
    """What a block of a card's text rests on: the card's notes, else the rule for such texts."""
    card, part = whose(address)
    return notes().get(role_of(card)) or PARTS.get(part, ("TS-VCARD-02",))


def a(sort: str) -> str:
    """A sort of card with its article."""
    named = "Food card" if sort == "Food" else sort
    return f"{'an' if named[0] in 'AEIOU' else 'a'} {named}"


def card_of(address: str) -> Kind:
    """The card whose text a block is."""
    return KINDS[whose(address)[0]]


@cache
def ability_text(kind: Kind, ability: Ability) -> str:
    """The printed line of an ability: lines that only add to an attack come before those that are used."""
    if ability.place == "anywhere":
        start, among = "Village or Dungeon: ", [one for one in kind.village if one.place == "anywhere"]
    elif ability.place == "village":
        start, among = "Village: ", [one for one in kind.village if one.place == "village"]
    else:
        start = "Repeat Dungeon: " if ability.repeat else "Dungeon: "
        among = [one for one in kind.dungeon if one.place == "dungeon" and one.repeat == ability.repeat]
    lines = [line for line in kind.printed.text if line.startswith(start)]
    if not lines:
        lines = [line for line in kind.printed.text if line.startswith("Trophy: ")]
    return lines[among.index(ability) - len(among)].partition(": ")[2]


def cards() -> dict[str, PrintedCard]:
    """Every printed card by its id, and those of packs of one's own."""
    return {kind.id: _card(kind) for kind in (*KINDS.values(), *KINDS.own.values())}


@cache
def _card(kind: Kind) -> PrintedCard:
    printed = kind.printed
    return PrintedCard(
        id=kind.id,
        name=kind.name,
        type=kind.type,
        pack=KINDS.pack_of(kind.id) or kind.pack,
        group=kind.group,
        copies=kind.copies,
        level=kind.level,
        classes=printed.classes,
        cost=printed.cost,
        gold=printed.gold,
        strength=printed.strength,
        weight=printed.weight,
        attack=printed.attack,
        magic=printed.magic_attack,
        light=printed.light,
        health=printed.health,
        xp=printed.xp,
        vp=printed.vp,
        level_up=printed.level_up,
        trophy=printed.trophy,
        traits=traits(kind),
        trait_rules=tuple(TRAITS[trait][1] for trait in printed.traits),
        text=printed.text,
        rulings=printed.rulings,
        note=printed.note,
        provenance=printed.provenance,
        unverified=printed.unverified,
        rules=notes().get(kind.role, ()),
    )

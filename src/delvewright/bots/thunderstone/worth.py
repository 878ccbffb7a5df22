"""What a printed card is worth to a party: in a fight, in the dark, and at the market."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from delvewright.games.thunderstone.kinds import DISEASE, HERO, SPELL, TROPHY, WEAPON, Kind


class Worth(NamedTuple):
    """In tenths, so that sums come out the same in any order."""

    fight: int  # Attack it adds to a usual battle
    arm: int  # Attack of a Weapon in good hands
    light: int
    gold: int  # at the market, its effects counted in
    draws: int  # cards it draws in the dungeon
    strength: int  # of a Hero: what it lifts (not in tenths); -1 for any other card
    weight: int  # of a Weapon (not in tenths)
    points: int  # VP (not in tenths)


# Attack beyond what is printed, for text that works now and then.
FIGHT = {
    "amazon_archer": 12,
    "amazon_huntress": 18,
    "amazon_queen": 25,
    "chalice_quester": 2,
    "chalice_defender": 8,
    "chalice_paladin": 5,
    "dwarf_guardian": 16,
    "dwarf_janissary": 24,
    "dwarf_sentinel": 32,
    "elf_sorcerer": 2,
    "elf_archmage": 4,
    "faeyn_archer": -5,
    "faeyn_marksman": -7,
    "faeyn_sniper": -6,
    "lorigg_rogue": 3,
    "lorigg_outlaw": 3,
    "outlands_warrior": 6,
    "outlands_slayer": 15,
    "outlands_khan": 20,
    "redblade_poisoner": 3,
    "redblade_assassin": 6,
    "selurin_magician": 14,
    "selurin_warlock": 22,
    "selurin_theurge": 28,
    "thyrian_squire": 5,
    "thyrian_knight": 10,
    "thyrian_lord": 16,
    "blind_neophyte": 4,
    "blind_monk": 6,
    "blind_grandmaster": 40,
    "diin_beguiler": 10,
    "diin_enchanter": 15,
    "divine_healer": 2,
    "divine_chaplain": 8,
    "divine_prophet": 8,
    "gangland_heavy": 3,
    "gangland_crook": 15,
    "gohlen_trapper": 10,
    "gohlen_tracker": 16,
    "gohlen_hunter": 8,
    "runespawn_adept": 4,
    "runespawn_siren": 8,
    "runespawn_witch": 14,
    "toryn_scrapper": 5,
    "toryn_duelist": 8,
    "toryn_gladiator": 12,
    "arcane_energies": 2,
    "banish": 2,
    "battle_fury": 17,
    "feast": 22,
    "ambrosia": 22,
    "amulet_of_power": 5,
    "iron_rations": 3,
    "goodberries": 5,
    "magical_aura": 4,
    "creeping_death": 30,
    "foresight_elixir": 2,
    "clay_golem": 3,
    "magic_missile": -15,
}
# Attack of Weapons that is not the printed one.
ARM = {
    "illusory_blade": 25,
    "polearm": 28,
    "spear": 26,
    "warhammer": 34,
    "short_bow": 24,
    "cursed_mace": 52,
    "claymore": 58,
}
# Gold an effect is as good as, at the market.
GOLD = {
    "barkeep": 7,
    "pawnbroker": 22,
    "town_guard": 14,
    "trainer": 35,
    "blacksmith": 8,
    "sage": 26,
    "tavern_brawl": 8,
    "tax_collector": 18,
    "gangland_thug": 12,
    "gangland_heavy": 14,
    "divine_chaplain": 5,
    "divine_prophet": 5,
}
DRAWS = {
    "chalice_defender": 10,
    "chalice_paladin": 10,
    "regian_priest": 10,
    "regian_bishop": 20,
    "arcane_energies": 10,
    "banish": 10,
    "magical_aura": 10,
    "divine_chaplain": 10,
    "divine_prophet": 12,
    "runespawn_siren": 10,
    "foresight_elixir": 20,
}


@cache
def worth(kind: Kind) -> Worth:
    """A kind's part in a party. A Monster card without a trophy only takes up room and pays gold."""
    fight = FIGHT.get(kind.role, 0)
    arm = light = 0
    strength = -1
    if kind.classes & WEAPON or kind.role in ARM:
        arm = ARM.get(kind.role, 10 * (kind.attack + kind.magic))
        light = 5 * kind.light
    elif kind.classes & DISEASE:
        fight = -10
    elif kind.classes & HERO:
        fight += 10 * (kind.attack + kind.magic)
        light = 10 * kind.light
        strength = kind.strength
    elif kind.classes & (SPELL | TROPHY):
        fight += 10 * (kind.attack + kind.magic)
        light = 10 * kind.light
    elif kind.type != "monster":
        light = 10 * kind.light
    gold = 10 * kind.worth + GOLD.get(kind.role, 0)
    return Worth(fight, arm, light, gold, DRAWS.get(kind.role, 0), strength, kind.weight, kind.vp or 0)

"""The muster: a party's Attack Value against one Monster, derived from the position when asked (TS-CALC)."""

from __future__ import annotations

from delvewright.games.thunderstone.board import (
    EACH_EQUIPPED,
    EACH_HERO,
    HAND,
    NONE,
    SEAT_ZONES,
    Board,
    health,
    lifts,
    rank_of,
    strength,
)
from delvewright.games.thunderstone.kinds import (
    DISEASE,
    EDGED,
    ELEMENTAL,
    HERO,
    ITEM,
    SPELL,
    THUNDERSTONE,
    TROPHY,
    WEAPON,
    Kind,
)

NO_SPELLS = frozenset(("cannot_be_attacked_if_spell_used", "immune_to_spells"))
THING = ITEM | SPELL | TROPHY | THUNDERSTONE


class Muster:
    """The party as it stands against one Monster in one rank, and the sums that decide."""

    __slots__ = (
        "attack",
        "darkness",
        "diseases",
        "foe",
        "health",
        "light",
        "lines",
        "magic",
        "party",
        "penalty",
        "rank",
        "seat",
        "value",
        "weapons",
        "wins",
    )

    seat: int
    foe: int
    rank: int
    party: list[int]  # the Heroes that take part
    weapons: dict[int, tuple[int, ...]]  # what each of them holds and can lift
    lines: dict[int, list[int]]  # piece → [Attack, Magic Attack, Light] it adds
    light: int
    darkness: int  # the Light Penalty before Light
    penalty: int  # the Light Penalty left
    attack: int
    magic: int
    diseases: int
    value: int
    health: int
    wins: bool

    def add(self, piece: int, attack: int, magic: int) -> None:
        line = self.lines.get(piece)
        if line is None:
            self.lines[piece] = [attack, magic, 0]
        else:
            line[0] += attack
            line[1] += magic


def muster(p: Board, seat: int, foe: int, rank: int = NONE) -> Muster:
    """TS-CALC-01…07 for `seat` against `foe` (in `rank`, if it were there)."""
    m, things = _survey(p, seat, foe, rank)
    kind = p.cast[foe]
    _fight(p, m, things, kind.traits)
    _sum(p, m, kind)
    return m


def survey(p: Board, seat: int, foe: int) -> Muster:
    """Who would take part and what Light they bring (TS-CALC-01/02), without the fight."""
    return _survey(p, seat, foe, NONE)[0]


def _survey(p: Board, seat: int, foe: int, rank: int) -> tuple[Muster, list[int]]:
    cast = p.cast
    heroes: list[int] = []
    things: list[int] = []  # what helps without a Hero: Items, Spells, trophies, a stone
    diseases = 0
    for piece in p.zones[seat * SEAT_ZONES + HAND]:
        classes = cast[piece].classes
        if classes & HERO:
            heroes.append(piece)
        elif classes & DISEASE:
            diseases += 1
        elif classes & THING:
            things.append(piece)
    m = Muster()
    m.seat, m.foe, m.diseases = seat, foe, diseases
    m.rank = rank if rank != NONE else rank_of(p, foe)
    m.health = health(p, foe)
    m.lines = {}
    traits = cast[foe].traits
    _gather(p, m, heroes, traits)
    if things and "cannot_be_attacked_if_spell_used" in traits:
        things = [piece for piece in things if not cast[piece].classes & SPELL]
    _shine(p, m, things, traits)
    return m, things


def _gather(p: Board, m: Muster, heroes: list[int], traits: frozenset[str]) -> None:
    """TS-CALC-01. Who takes part, and with which Weapons."""
    cast, held = p.cast, p.held
    if m.rank == 1:
        heroes = [hero for hero in heroes if "sits_out_rank_1" not in cast[hero].flags]
    if p.left_out != NONE:
        heroes = [hero for hero in heroes if hero != p.left_out]
    least = cast[m.foe].least_strength
    if least:
        heroes = [hero for hero in heroes if strength(p, hero) >= least]
    m.weapons = dict.fromkeys(heroes, ())
    if held and "cannot_be_attacked_if_weapon_equipped" not in traits:
        for weapon, hero in held:
            if hero in m.weapons and lifts(p, weapon, hero):
                m.weapons[hero] += (weapon,)
    if "unequipped_heroes_cannot_attack" in traits:
        heroes = [hero for hero in heroes if m.weapons[hero]]
    m.party = heroes


def _shine(p: Board, m: Muster, things: list[int], traits: frozenset[str]) -> None:
    """TS-CALC-02. Light, and the Light Penalty that is left."""
    cast, lines = p.cast, m.lines
    light = 0
    bright = m.rank == 0
    for piece in things:
        kind = cast[piece]
        shine = kind.light
        if shine and (not kind.classes & THUNDERSTONE or p.campaign):
            light += shine
            lines[piece] = [0, 0, shine]
    for hero in m.party:
        kind = cast[hero]
        lines[hero] = [kind.attack, kind.magic, kind.light]
        light += kind.light
        if kind.flags and "no_light_penalty" in kind.flags:
            bright = True
        for weapon in m.weapons[hero]:
            shine = cast[weapon].light
            light += shine
            lines[weapon] = [0, 0, shine]
    darkness = m.rank + cast[m.foe].darkness
    m.light, m.darkness = light, darkness
    if bright:
        m.penalty = 0
    elif "light_penalties_cannot_be_reduced" in traits:
        m.penalty = darkness
    else:
        m.penalty = max(0, darkness - light)


def _fight(p: Board, m: Muster, things: list[int], traits: frozenset[str]) -> None:
    """TS-CALC-03. What every card adds, Hero by Hero and then the rest."""
    cast, lines = p.cast, m.lines
    no_spells = not traits.isdisjoint(NO_SPELLS)
    boosts = p.boosts
    if boosts:
        boosts = tuple([b for b in boosts if not (no_spells and cast[b[0]].classes & SPELL)])
    leaders: list[int] = []
    for hero in m.party:
        kind = cast[hero]
        line = lines[hero]
        for extra in kind.own:
            more = extra(p, m, hero)
            line[0] += more[0]
            line[1] += more[1]
        held = m.weapons[hero]
        if held:
            _wield(p, m, hero, held, "immune_to_edged_weapons" in traits)
        for _, target, _, attack, magic in boosts:
            if target == hero or target == EACH_HERO or (target == EACH_EQUIPPED and held):
                line[0] += attack
                line[1] += magic
        if kind.aura:
            leaders.append(hero)
    for hero in leaders:
        for lift in cast[hero].aura:
            lift(p, m, hero)
    if p.converted or p.rules.floor_hero_at_zero or "immune_to_unequipped_heroes" in traits:
        _adjust(p, m, traits)
    for piece in things:
        kind = cast[piece]
        if (kind.attack or kind.magic) and (not kind.classes & SPELL or spell_counts(p, m, piece)):
            m.add(piece, kind.attack, kind.magic)


def spell_counts(p: Board, m: Muster, spell: int) -> bool:
    """Whether a Spell can do anything to the Monster where it stands."""
    if not p.cast[m.foe].traits.isdisjoint(NO_SPELLS):
        return False
    return m.rank == 1 or "rank_1_only" not in p.cast[spell].flags


def _wield(p: Board, m: Muster, hero: int, held: tuple[int, ...], no_edges: bool) -> None:
    """What a Hero's Weapons add to the Hero's line, and to their own for the record."""
    line = m.lines[hero]
    for weapon in held:
        arm = p.cast[weapon]
        if no_edges and arm.classes & EDGED:
            continue
        more = arm.wielded(p, m, weapon, hero) if arm.wielded else (arm.attack, arm.magic)
        line[0] += more[0]
        line[1] += more[1]
        m.lines[weapon][:2] = more


def _adjust(p: Board, m: Muster, traits: frozenset[str]) -> None:
    """What happens to a Hero's sum as a whole: immunity, the floor of 0, conversion to Magic Attack."""
    turned = {target for _, target in p.converted}
    immune = "immune_to_unequipped_heroes" in traits
    for hero in m.party:
        line, held = m.lines[hero], m.weapons[hero]
        if immune and not held:
            line[0] = line[1] = 0
        if p.rules.floor_hero_at_zero:
            line[0], line[1] = max(0, line[0]), max(0, line[1])
        if hero in turned or (held and EACH_EQUIPPED in turned):
            line[0], line[1] = 0, line[0] + line[1]


def _sum(p: Board, m: Muster, foe: Kind) -> None:
    """TS-CALC-04…07. Double and halve Magic, take darkness and Disease off, halve, compare."""
    cast, traits = p.cast, foe.traits
    attack = magic = 0
    for piece, line in m.lines.items():
        if not cast[piece].classes & WEAPON:
            attack += line[0]
            magic += line[1]
    if magic:
        for hero in m.party:
            if "doubles_magic" in cast[hero].flags:
                magic *= 2
    if traits:
        if "half_magic_attack" in traits:
            magic //= 2
        if "magic_attack_immunity" in traits:
            magic = 0
        if "magic_attack_only" in traits:
            attack = 0
    value = attack + magic - m.diseases - 2 * m.penalty
    if traits:
        if "half_attack_without_magic" in traits and magic <= 0:
            value //= 2
        if "half_attack_without_weapon" in traits and not any(m.weapons.values()):
            value //= 2
    if foe.flags and p.foe == m.foe and "halves_without_elemental" in foe.flags and not _elemental(p, m.seat):
        value //= 2
    m.attack, m.magic, m.value = attack, magic, value
    m.wins = value >= m.health and not ("magic_attack_required" in traits and magic < 1)


def _elemental(p: Board, seat: int) -> bool:
    return any(p.cast[piece].classes & ELEMENTAL for piece in p.zones[seat * SEAT_ZONES + HAND])

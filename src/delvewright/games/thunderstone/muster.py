"""The muster: a party's Attack Value against one Monster, derived from the position when asked (TS-CALC)."""

from __future__ import annotations

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
from delvewright.games.thunderstone.table import (
    EACH_EQUIPPED,
    EACH_HERO,
    EACH_OTHER,
    HAND,
    SEAT_ZONES,
    Board,
    health,
    rank_of,
    strength,
    weight,
)

LEAST_STRENGTH = {f"heroes_strength_less_than_{n}_cannot_attack": n for n in range(4, 9)}


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
    weapons: dict[int, list[int]]  # what each of them holds and can lift
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


def muster(p: Board, seat: int, foe: int, rank: int = -1) -> Muster:
    """TS-CALC-01…07 for `seat` against `foe` (in `rank`, if it were there)."""
    cast = p.cast
    hand = p.zones[seat * SEAT_ZONES + HAND]
    traits = cast[foe].traits
    m = Muster()
    m.seat, m.foe = seat, foe
    m.rank = rank if rank >= 0 else rank_of(p, foe)
    m.health = health(p, foe)
    m.lines = {}
    m.diseases = sum([1 for piece in hand if cast[piece].classes & DISEASE])
    _gather(p, m, hand, traits)
    _shine(p, m, hand, traits)
    _fight(p, m, hand, traits)
    _sum(p, m, hand, cast[foe])
    return m


def _gather(p: Board, m: Muster, hand: tuple[int, ...], traits: frozenset[str]) -> None:
    """TS-CALC-01. Who takes part, and with which Weapons."""
    cast = p.cast
    unarmed = "cannot_be_attacked_if_weapon_equipped" in traits
    lift = p.rules.strength_loss_unequips or p.foe < 0
    least = max((n for trait, n in LEAST_STRENGTH.items() if trait in traits), default=0)
    m.party, m.weapons = [], {}
    for piece in hand:
        kind = cast[piece]
        if not kind.classes & HERO:
            continue
        held = []
        if p.held and not unarmed:
            power = strength(p, piece)
            held = [w for w, h in p.held if h == piece and (not lift or weight(p, w) <= power)]
        if (
            piece == p.left_out
            or (m.rank == 1 and "sits_out_rank_1" in kind.flags)
            or (least and strength(p, piece) < least)
            or (not held and "unequipped_heroes_cannot_attack" in traits)
        ):
            continue
        m.party.append(piece)
        m.weapons[piece] = held


def _shine(p: Board, m: Muster, hand: tuple[int, ...], traits: frozenset[str]) -> None:
    """TS-CALC-02. Light, and the Light Penalty that is left."""
    cast, lines = p.cast, m.lines
    spells = "cannot_be_attacked_if_spell_used" not in traits
    light = 0
    for piece in hand:
        kind = cast[piece]
        shine = kind.light
        if not shine or kind.classes & (HERO | WEAPON):
            continue
        if (
            kind.classes & (ITEM | TROPHY)
            or (kind.classes & SPELL and spells)
            or (kind.classes & THUNDERSTONE and p.campaign)
        ):
            light += shine
            lines[piece] = [0, 0, shine]
    bright = False
    for hero in m.party:
        kind = cast[hero]
        lines[hero] = [0, 0, kind.light]
        light += kind.light
        bright = bright or "no_light_penalty" in kind.flags
        for weapon in m.weapons[hero]:
            shine = cast[weapon].light
            light += shine
            lines[weapon] = [0, 0, shine]
    m.light = light
    m.darkness = m.rank + ("light_minus_1" in traits) + 2 * ("light_minus_2" in traits)
    if m.rank == 0 or bright:
        m.penalty = 0
    elif "light_penalties_cannot_be_reduced" in traits:
        m.penalty = m.darkness
    else:
        m.penalty = max(0, m.darkness - light)


def _fight(p: Board, m: Muster, hand: tuple[int, ...], traits: frozenset[str]) -> None:
    """TS-CALC-03. What every card adds, Hero by Hero and then the rest."""
    cast, lines, weapons = p.cast, m.lines, m.weapons
    no_spells = "cannot_be_attacked_if_spell_used" in traits or "immune_to_spells" in traits
    no_edges = "immune_to_edged_weapons" in traits
    boosts = [b for b in p.boosts if (b[3] or b[4]) and not (no_spells and cast[b[0]].classes & SPELL)]
    extras: list[tuple[Kind, int]] = []
    for hero in m.party:
        kind = cast[hero]
        attack, magic = kind.attack, kind.magic
        for extra in kind.own:
            more = extra(p, m, hero)
            attack += more[0]
            magic += more[1]
        held = weapons[hero]
        for weapon in held:
            arm = cast[weapon]
            if no_edges and arm.classes & EDGED:
                continue
            more = arm.wielded(p, m, weapon, hero) if arm.wielded else (arm.attack, arm.magic)
            attack += more[0]
            magic += more[1]
            lines[weapon][:2] = more
        for source, target, _, more_attack, more_magic in boosts:
            if (
                target == hero
                or target == EACH_HERO
                or (target == EACH_OTHER and source != hero)
                or (target == EACH_EQUIPPED and held)
            ):
                attack += more_attack
                magic += more_magic
        lines[hero][0] += attack
        lines[hero][1] += magic
        if kind.aura:
            extras.append((kind, hero))
    for kind, hero in extras:
        for lift in kind.aura:
            lift(p, m, hero)
    for hero in m.party:
        line = lines[hero]
        if not weapons[hero] and "immune_to_unequipped_heroes" in traits:
            line[0] = line[1] = 0
        if p.rules.floor_hero_at_zero:
            line[0], line[1] = max(0, line[0]), max(0, line[1])
        if p.converted and (hero in p.converted or (EACH_EQUIPPED in p.converted and weapons[hero])):
            line[0], line[1] = 0, line[0] + line[1]
    for piece in hand:
        kind = cast[piece]
        if not (kind.attack or kind.magic) or kind.classes & (HERO | WEAPON | DISEASE):
            continue
        if kind.classes & SPELL and (no_spells or (m.rank != 1 and "rank_1_only" in kind.flags)):
            continue
        if kind.classes & (SPELL | ITEM | TROPHY):
            m.add(piece, kind.attack, kind.magic)


def _sum(p: Board, m: Muster, hand: tuple[int, ...], foe: Kind) -> None:
    """TS-CALC-04…07. Double and halve Magic, take darkness and Disease off, halve, compare."""
    cast, traits = p.cast, foe.traits
    attack = magic = 0
    for piece, line in m.lines.items():
        if not cast[piece].classes & WEAPON:
            attack += line[0]
            magic += line[1]
    for hero in m.party:
        if "doubles_magic" in cast[hero].flags:
            magic *= 2
    if "half_magic_attack" in traits:
        magic //= 2
    if "magic_attack_immunity" in traits:
        magic = 0
    if "magic_attack_only" in traits:
        attack = 0
    value = attack + magic - m.diseases - 2 * m.penalty
    if "half_attack_without_magic" in traits and magic <= 0:
        value //= 2
    if "half_attack_without_weapon" in traits and not any(m.weapons.values()):
        value //= 2
    if p.foe == m.foe and "halves_without_elemental" in foe.flags and not _elemental(p, hand):
        value //= 2
    m.attack, m.magic, m.value = attack, magic, value
    m.wins = value >= m.health and not ("magic_attack_required" in traits and magic < 1)


def _elemental(p: Board, hand: tuple[int, ...]) -> bool:
    return any(p.cast[piece].classes & ELEMENTAL for piece in hand)

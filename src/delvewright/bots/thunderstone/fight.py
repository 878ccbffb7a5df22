"""The best fight a hand can pick: which effects, which Weapon in whose hands, which Monster."""

from __future__ import annotations

from collections.abc import Iterable

from delvewright.bots.thunderstone.outlook import Outlook
from delvewright.bots.thunderstone.stakes import stakes
from delvewright.games.thunderstone import kinds
from delvewright.games.thunderstone.muster import Muster, muster
from delvewright.games.thunderstone.table import (
    EACH_EQUIPPED,
    EACH_HERO,
    EACH_OTHER,
    Board,
    hand,
    monsters_in_hall,
    rank_of,
    strength,
    weight,
)

# Effects that cost nothing: (target, Strength, Attack, Magic Attack).
FREE_BOOSTS = {
    "battle_fury": (EACH_HERO, 0, 1, 0),
    "feast": (EACH_HERO, 3, 1, 0),
    "ambrosia": (EACH_HERO, 2, 1, 0),
    "amulet_of_power": (EACH_HERO, 3, 0, 0),
    "runespawn_adept": (EACH_OTHER, 2, 0, 0),
    "runespawn_siren": (EACH_OTHER, 3, 0, 0),
    "runespawn_witch": (EACH_OTHER, 4, 0, 0),
}
FOOD = {"iron_rations": 2, "goodberries": 3, "clay_golem": 2}
"""Strength for one Hero; the card is kept."""

EDGE = {"dwarf_guardian": 3, "dwarf_janissary": 4, "dwarf_sentinel": 5}
"""Attack that an Edged Weapon calls forth."""

# What a Monster does to the party while it fights: (target, Strength, Attack, Magic Attack).
FOE_BOOSTS = {
    "the_prince": (EACH_HERO, 0, -2, 0),
    "judgement": (EACH_HERO, -2, -1, 0),
    "ghost": (EACH_HERO, -2, 0, 0),
    "suffering": (EACH_HERO, -2, 0, 0),
    "revenant": (EACH_HERO, -4, 0, 0),
    "grayskin_lizard": (EACH_EQUIPPED, 0, 1, 0),
}
NEEDS_MAGIC = {"magic_attack_required", "half_attack_without_magic", "magic_attack_only"}
MUST_BE_ARMED = {"unequipped_heroes_cannot_attack", "immune_to_unequipped_heroes"}

Pairs = tuple[tuple[int, int], ...]


class Aim:
    """A target, for Weapons whose Attack depends on it."""

    __slots__ = ("foe", "rank")

    def __init__(self, foe: int, rank: int):
        self.foe = foe
        self.rank = rank


class Fight:
    """One target, and how it would go."""

    __slots__ = ("costly", "foe", "held", "muster", "wins", "worth")

    def __init__(self, foe: int, held: Pairs, m: Muster, costly: Pairs):
        self.foe = foe
        self.held = held
        self.muster = m
        self.costly = costly  # (piece, ability) to be used at a price, or the win is not to be had
        self.wins = m.wins or bool(costly)
        self.worth = 0.0


def best_fight(p: Board, seat: int, outlook: Outlook, foes: Iterable[int] | None = None) -> Fight | None:
    """The target that pays best, with everything in hand put to use."""
    fights = prospects(p, seat, outlook, monsters_in_hall(p) if foes is None else foes)
    return fights[0] if fights else None


def prospects(p: Board, seat: int, outlook: Outlook, foes: Iterable[int]) -> list[Fight]:
    """How a fight with each of these would go, the best first."""
    draft = prepared(p, seat)
    fights = []
    for foe in foes:
        fight = foresee(draft, seat, foe)
        if not (fight.muster.penalty and "no_attack_under_light_penalty" in p.cast[foe].traits):
            fight.worth = stakes(p, seat, fight, outlook)
            fights.append(fight)
    fights.sort(key=lambda fight: -fight.worth)
    return fights


def prepared(p: Board, seat: int) -> Board:
    """The position once every effect that costs nothing has been used, cards drawn by them aside."""
    draft: Board = p.clone()
    used = {piece for piece, _ in p.used}
    draft.held = tuple([pair for pair in p.held if pair[0] in used])
    for piece in hand(p, seat):
        id = p.cast[piece].id
        if piece in used:
            continue
        if id in FREE_BOOSTS:
            draft.boosts += ((piece, *FREE_BOOSTS[id]),)
        elif id == "magical_aura":
            draft.weightless = True
        elif id == "creeping_death":
            draft.weakened += tuple(
                (monster, 2)
                for monster in monsters_in_hall(p)
                if "immune_to_spells" not in p.cast[monster].traits
            )
    return draft


def foresee(draft: Board, seat: int, foe: int) -> Fight:
    """How a fight with `foe` would go: arm, let it do what it does in battle, and add up."""
    kind = draft.cast[foe]
    rank = rank_of(draft, foe)
    boosts, left_out, fixed = draft.boosts, draft.left_out, draft.held
    arm(draft, seat, foe, rank)
    held = draft.held
    if kind.id in FOE_BOOSTS:
        draft.boosts += ((foe, *FOE_BOOSTS[kind.id]),)
    if kind.id == "haunt":
        draft.left_out = weakest(muster(draft, seat, foe, rank))
    draft.foe = foe
    m = muster(draft, seat, foe, rank)
    costly: Pairs = ()
    if not m.wins and m.value < m.health:
        costly = at_a_price(draft, seat, m)
    draft.foe, draft.left_out, draft.boosts, draft.held = -1, left_out, boosts, fixed
    return Fight(foe, held, m, costly)


def weakest(m: Muster) -> int:
    """The Hero that adds least."""
    return min(m.party, key=lambda hero: m.lines[hero][0] + m.lines[hero][1] + m.lines[hero][2], default=-1)


def arm(draft: Board, seat: int, foe: int, rank: int) -> None:
    """Weapons to Heroes, the best pair first; Food for a Hero that is just too weak."""
    cast = draft.cast
    cards = hand(draft, seat)
    weapons = [piece for piece in cards if cast[piece].classes & kinds.WEAPON]
    traits = cast[foe].traits
    if not weapons or "cannot_be_attacked_if_weapon_equipped" in traits:
        return
    heroes = [(strength(draft, piece), piece) for piece in cards if cast[piece].classes & kinds.HERO]
    heroes.sort()
    aim = Aim(foe, rank)
    pairs = []
    for weapon in weapons:
        load = weight(draft, weapon)
        for power, hero in heroes:
            gain = hits(draft, aim, weapon, hero, traits)
            pairs.append((-gain, load > power, power, weapon, hero, load))
    pairs.sort()
    taken = {piece for pair in draft.held for piece in pair}
    for _, too_heavy, _, weapon, hero, _ in pairs:
        many = "any_number_of_weapons" in cast[hero].flags
        if not too_heavy and weapon not in taken and (many or hero not in taken):
            taken |= {weapon, hero}
            draft.held += ((weapon, hero),)
    spent = {piece for piece, _ in draft.used}
    food = [piece for piece in cards if cast[piece].id in FOOD and piece not in spent]
    for _, too_heavy, power, weapon, hero, load in pairs:
        if not food:
            break
        more = FOOD[cast[food[0]].id]
        if too_heavy and weapon not in taken and hero not in taken and load <= power + more:
            taken |= {weapon, hero}
            draft.boosts += ((food.pop(0), hero, more, 0, 0),)
            draft.held += ((weapon, hero),)


def hits(draft: Board, aim: Aim, weapon: int, hero: int, traits: frozenset[str]) -> int:
    """What a Weapon adds in the hands of a Hero, against this target."""
    kind, bearer = draft.cast[weapon], draft.cast[hero]
    edged = kind.classes & kinds.EDGED
    gain = EDGE.get(bearer.id, 0) if edged else 0
    if not (edged and "immune_to_edged_weapons" in traits):
        attack, magic = kind.wielded(draft, aim, weapon, hero) if kind.wielded else (kind.attack, kind.magic)
        gain += attack + magic
    if traits & MUST_BE_ARMED:
        gain += bearer.attack + bearer.magic + bearer.light
    return gain + kind.light


def at_a_price(draft: Board, seat: int, m: Muster) -> Pairs:
    """Effects that cost a card, as many as turn this defeat into a victory; () when they do not."""
    cast, missing = draft.cast, m.health - m.value
    traits = cast[m.foe].traits
    if traits & NEEDS_MAGIC and m.magic < 1:
        return ()
    food = [piece for piece in hand(draft, seat) if cast[piece].id in ("iron_rations", "goodberries")]
    price = []
    for piece in hand(draft, seat):
        kind = cast[piece]
        for index, ability in enumerate(kind.dungeon):
            if (piece, index) in draft.used and not ability.repeat:
                continue
            if ability.name == "eat" and kind.classes & kinds.HERO and food:
                food.pop()
                missing -= 2 if kind.group == "Thyrian" else 3
                price.append((piece, index))
            elif ability.name == "throw" and any(weapon == piece for weapon, _ in draft.held):
                missing -= 3
                price.append((piece, index))
            if missing <= 0:
                return tuple(price)
    return ()

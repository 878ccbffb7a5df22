"""Counsel: what a seat's hand and deck are good for now, as the guide tells it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from delvewright.games.thunderstone.dungeon import cannot_attack
from delvewright.games.thunderstone.kinds import HERO, KINDS, MONSTER, THUNDERSTONE, WEAPON, Kind
from delvewright.games.thunderstone.muster import Muster
from delvewright.games.thunderstone.table import (
    DECK_ZONES,
    HAND,
    RANK_1,
    RANK_2,
    RANK_3,
    SEAT_ZONES,
    STACKS,
    Board,
    owned,
    strength,
    weight,
)
from delvewright.views.model import Line
from delvewright.views.thunderstone.board import deck_of
from delvewright.views.thunderstone.preview import reckon, vp_gain
from delvewright.views.thunderstone.reading import Reading, count

EARLY = 4
"""Rounds in which everybody is still building a deck."""

FEW = 3
"""Heroes or Lights in a deck below which more of them come first."""

NEAR = 8
"""A Thunderstone at most so deep in the deck is close."""

# Fights ----------------------------------------------------------------------------------------------


def armed(p: Board, seat: int) -> Board:
    """The position with the Weapons in hand handed out: the best first, to the weakest who can lift it."""
    hand = p.zones[seat * SEAT_ZONES + HAND]
    held = dict(p.held)
    free = sorted(
        [piece for piece in hand if p.cast[piece].classes & HERO and piece not in held.values()],
        key=lambda hero: strength(p, hero),
    )
    weapons = [piece for piece in hand if p.cast[piece].classes & WEAPON and piece not in held]
    for weapon in sorted(weapons, key=lambda piece: _power(p.cast[piece]), reverse=True):
        hero = next((hero for hero in free if strength(p, hero) >= weight(p, weapon)), None)
        if hero is not None:
            held[weapon] = hero
            free.remove(hero)
    world = p.clone()
    world.held = tuple(held.items())
    return world


def _power(kind: Kind) -> int:
    return kind.attack + kind.magic + kind.light


def best_target(r: Reading, foes: Iterable[int]) -> Muster | None:
    """The armed party against the Monster that would give most, or else the one it comes closest to."""
    world = armed(r.p, r.seat)
    targets = [foe for foe in foes if cannot_attack(world, r.seat, foe) is None]
    musters = [reckon(world, r.seat, foe) for foe in targets]
    return max(
        musters,
        key=lambda m: (
            m.wins,
            vp_gain(r.p, r.seat, m.foe) if m.wins else m.value - m.health,
            r.p.cast[m.foe].xp,
        ),
        default=None,
    )


def fight_line(r: Reading, m: Muster | None) -> Line:
    """The fight to think of, and what it comes to."""
    if m is None:
        return Line("There is nothing in the hall to fight now.", ("TS-HALL-03", "OR-44"))
    solo = r.p.layout.solo
    with_weapons = " with your Weapons handed out" if any(m.weapons.values()) else ""
    place, sum = f"{r.name(m.foe)} in Rank {m.rank}", f"{m.value} of {m.health}{with_weapons}"
    if m.wins:
        text = f"Of what this hand can beat, {place} gives most: {sum}."
        return Line(text, ("TS-BATTLE-13", "TS-CALC-07"))
    beats_none = f"This hand beats nothing in the hall. Closest is {place}: {sum}"
    if m.penalty:
        text = f"{beats_none}, after the dark took {2 * m.penalty}."
        return Line(text, ("TS-LIGHT-01", "TS-LIGHT-02"))
    fate = "to the Score Pile" if solo else "under the deck"
    return Line(f"{beats_none}. Not beaten, it goes {fate}.", ("WR-SOLO-04" if solo else "TS-BATTLE-12",))


def handed_out(r: Reading) -> Iterator[Line]:
    """A word on Weapons that no Hero holds although one could."""
    p = r.p
    idle = len(armed(p, r.seat).held) - len(p.held)
    if idle > 0:
        text = f"{idle} more of your Weapons could be held: only in a Hero's hands do they count."
        yield Line(text, ("TS-BATTLE-02", "TS-BATTLE-04"))


def breach_line(r: Reading) -> Iterator[Line]:
    """A Breach that the next gap in the hall would set off."""
    p = r.p
    for piece in p.zones[RANK_2]:
        if p.cast[piece].breach is not None and piece not in p.breached:
            text = f"When the hall closes up, {r.name(piece)} comes to Rank 1 and its Breach happens."
            yield Line(text, ("TS-HALL-02", "TS-BREACH-01"))


# The end ---------------------------------------------------------------------------------------------


def end_line(r: Reading) -> Iterator[Line]:
    """A Thunderstone in the hall, and what brings it to Rank 1."""
    p = r.p
    for piece in (*p.zones[RANK_2], *p.zones[RANK_3]):
        if not p.cast[piece].classes & THUNDERSTONE:
            continue
        if piece in p.zones[RANK_3]:
            text = f"The {r.name(piece)} is in Rank 3: it reaches Rank 1 when two Monsters have gone."
            yield Line(text, ("TS-END-01", "TS-HALL-02"))
        else:
            front = r.name(p.zones[RANK_1][0]) if p.zones[RANK_1] else "the Monster in Rank 1"
            text = f"The {r.name(piece)} is next: whoever beats {front} takes it."
            yield Line(text, ("TS-END-01", "TS-END-02"))


def stone_depth(r: Reading) -> int:
    """How many cards down the next Thunderstone of the Dungeon Deck can be at most, or 0."""
    zones = r.p.zones
    seen = tuple([r.look(zone) for zone in DECK_ZONES])
    _, _, lurking = deck_of(r.cast, tuple(zones[DECK_ZONES[0] : STACKS]), seen)
    return next((each.last + 1 for each in lurking if KINDS[each.kind].classes & THUNDERSTONE), 0)


# The deck --------------------------------------------------------------------------------------------


def wares(r: Reading) -> list[Kind]:
    """What the gold of the party can pay for."""
    p = r.p
    tops = [p.cast[stack[0]] for stack in p.zones[STACKS:] if stack]
    return [kind for kind in tops if kind.cost <= r.gold]


def deck_line(r: Reading) -> Line:
    """What the deck is made of, or how soon the game may end."""
    p, depth = r.p, stone_depth(r)
    if 0 < depth <= NEAR:
        text = f"A Thunderstone is at most {count(depth, 'card')} down: from now on buy what has VP."
        return Line(text, ("TS-END-01", "TS-DECK-05"))
    if p.turns <= EARLY * len(p.xp):
        return Line("It goes on your discard pile: you draw it after your next shuffle.", ("TS-DECK-01",))
    mine = [p.cast[piece] for piece in owned(p, r.seat)]
    text = (
        f"Your deck of {len(mine)} has {count(len(better_heroes(r)), 'Hero')} above Militia, "
        f"{count(sum(1 for kind in mine if kind.classes & WEAPON), 'Weapon')} and "
        f"{count(len(lights(r)), 'Light')}: buy what is short."
    )
    return Line(text, ("TS-DECK-01",))


def better_heroes(r: Reading) -> list[Kind]:
    """The Heroes a seat owns that are more than Militia."""
    kinds = [r.p.cast[piece] for piece in owned(r.p, r.seat)]
    return [kind for kind in kinds if kind.classes & HERO and kind.level]


def lights(r: Reading) -> list[Kind]:
    kinds = [r.p.cast[piece] for piece in owned(r.p, r.seat)]
    return [kind for kind in kinds if kind.light and not kind.classes & (THUNDERSTONE | MONSTER)]


def lacks(r: Reading) -> Iterator[Line]:
    """What the deck is short of and the gold can pay for; and a Weapon that nobody could lift."""
    p, on_sale = r.p, wares(r)
    better, bright = better_heroes(r), lights(r)
    if len(better) < FEW and (found := [kind for kind in on_sale if kind.classes & HERO and kind.level]):
        have = (
            f"You own {count(len(better), 'Hero')} above Militia"
            if better
            else "Militia are your only Heroes"
        )
        yield Line(f"{have}: {some(found)} would fight better, and can level up.", ("TS-LEVEL-04",))
    if len(bright) < FEW and (found := [kind for kind in on_sale if kind.light]):
        text = f"Your deck has {count(len(bright), 'Light')}: {some(found)} would open the deeper ranks."
        yield Line(text, ("TS-LIGHT-01", "TS-LIGHT-02"))
    kinds = [p.cast[piece] for piece in owned(p, r.seat)]
    strongest = max([kind.strength for kind in kinds if kind.classes & HERO], default=0)
    heavy = [kind for kind in on_sale if kind.classes & WEAPON and kind.weight > strongest]
    if heavy:
        text = f"{some(heavy)}: too heavy for all of yours, whose strongest has Strength {strongest}."
        yield Line(text, ("TS-BATTLE-02",))


def some(kinds: list[Kind]) -> str:
    """The dearest two or three by name."""
    names = [kind.name for kind in sorted(kinds, key=lambda kind: kind.cost, reverse=True)[:3]]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"

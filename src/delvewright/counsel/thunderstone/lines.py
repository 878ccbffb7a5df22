"""Lines of advice: what a seat's hand and deck are good for now, as the guide tells it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from delvewright.counsel.thunderstone.account import Way, account, best_way
from delvewright.games.thunderstone.board import (
    DECK_ZONES,
    RANK_1,
    RANK_2,
    RANK_3,
    STACKS,
    owned,
)
from delvewright.games.thunderstone.hall import cannot_leave
from delvewright.games.thunderstone.kinds import HERO, KINDS, MONSTER, THUNDERSTONE, WEAPON, Kind
from delvewright.views.english import count
from delvewright.views.model import Line, Prospect
from delvewright.views.thunderstone.board import deck_of
from delvewright.views.thunderstone.memory import in_village
from delvewright.views.thunderstone.preview import preview
from delvewright.views.thunderstone.reading import Reading

EARLY = 4
"""Rounds in which everybody is still building a deck."""

FEW = 3
"""Heroes or Lights in a deck below which more of them come first."""

NEAR = 8
"""A Thunderstone at most so deep in the deck is close."""

# Fights ----------------------------------------------------------------------------------------------


def best_target(r: Reading, foes: Iterable[int]) -> Way | None:
    """The Monster that would give most, or else the one the hand comes closest to."""
    return best_way(r.p, r.seat, foes)


def fight_line(r: Reading, way: Way | None) -> Line:
    """The fight to think of, and what it comes to."""
    if way is None:
        return Line("There is nothing in the hall to fight now.", ("TS-HALL-03", "OR-44"))
    m = way.muster
    place, sum = f"{r.name(m.foe)} in Rank {m.rank}", comes_to(r, way)
    if m.wins:
        text = f"Of what this hand can beat, {place} gives most: {sum}."
        return Line(text, ("TS-BATTLE-13", "TS-CALC-07"))
    beats_none = f"This hand beats nothing in the hall. Closest is {place}: {sum}"
    if m.penalty:
        text = f"{beats_none}, after the dark took {2 * m.penalty}."
        return Line(text, ("TS-LIGHT-01", "TS-LIGHT-02"))
    solo = r.p.layout.solo
    if cannot_leave(r.p, m.foe) is not None:
        return Line(f"{beats_none}. Not beaten, it stays where it is.", ("TS-BATTLE-12",))
    fate = "to the Score Pile" if solo else "under the deck"
    return Line(f"{beats_none}. Not beaten, it goes {fate}.", ("WR-SOLO-04" if solo else "TS-BATTLE-12",))


def comes_to(r: Reading, way: Way) -> str:
    """What a fight comes to, the number first that the hall shows: "0 of 5, 1 with Battle Fury"."""
    m, now = way.muster, preview(r, way.foe)
    means = by_means_of(r, way)
    if now is None or not means or (now.value, now.health) == (m.value, m.health):
        return f"{m.value} of {m.health}{means}"
    there = f"{m.value}" if m.health == now.health else f"{m.value} of {m.health}"
    return f"{now.value} of {now.health}, {there}{means}"


def prospects(r: Reading) -> list[Prospect]:
    """What the hand could come to against each Monster, where that is more than it comes to as it lies."""
    if r.asked is None or r.party != r.seat or in_village(r.p) or r.p.fought:
        return []
    found = []
    for way in account(r.p, r.seat):
        now, m = preview(r, way.foe), way.muster
        if now is not None and (m.wins, m.value) > (now.wins, now.value):
            found.append(Prospect(way.foe, m.value, m.wins, f"{comes_to(r, way)}."))
    return found


def by_means_of(r: Reading, way: Way) -> str:
    """The effects and Weapons that a fight needs: " with Battle Fury and your Weapons handed out"."""
    names = list(dict.fromkeys(r.name(step[0][1]) for step in way.uses))
    if any(way.muster.weapons.values()):
        names.append("your Weapons handed out")
    if not names:
        return ""
    return f" with {names[0]}" if len(names) == 1 else f" with {', '.join(names[:-1])} and {names[-1]}"


def handed_out(r: Reading, way: Way | None) -> Iterator[Line]:
    """A word on Weapons that no Hero holds although one could."""
    idle = len(way.held) - len(r.p.held) if way else 0
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

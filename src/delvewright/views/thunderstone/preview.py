"""Previews: what an attack on each Monster would come to, and what a hand adds up to."""

from __future__ import annotations

from delvewright.games.thunderstone import GAME
from delvewright.games.thunderstone.dungeon import cannot_attack
from delvewright.games.thunderstone.kinds import MONSTER
from delvewright.games.thunderstone.muster import Muster, muster
from delvewright.games.thunderstone.score import MOST_HORDE_VP
from delvewright.games.thunderstone.table import Board, gold_in_hand, owned, rank_of
from delvewright.kernel.steps import run
from delvewright.views.thunderstone.model import Preview, Totals
from delvewright.views.thunderstone.reading import Reading, count
from delvewright.views.thunderstone.reasons import explain

NO_FOE = 0
"""The first piece of every box is a Militia: without traits, so that nothing but the party counts."""


def totals(r: Reading) -> Totals | None:
    """Gold, attack and light of the hand that lies open, or of the viewer's own."""
    p, seat = r.p, r.party
    if seat < 0:
        return None
    m = plain_muster(r)
    open_purchases = (p.purchases, p.smiths) if p.revealed else (0, 0)
    return Totals(seat, gold_of(r), *open_purchases, m.attack, m.magic, m.light, m.diseases)


def gold_of(r: Reading) -> int:
    """The gold of the party: what is printed in its hand, and what effects made this turn."""
    return gold_in_hand(r.p, r.party) + (r.p.gold if r.p.revealed else 0)


def plain_muster(r: Reading) -> Muster:
    """The party against nobody in particular, where no darkness falls."""
    if NO_FOE not in r.musters:
        r.musters[NO_FOE] = muster(r.p, r.party, NO_FOE, 0)
    return r.musters[NO_FOE]


def can_preview(r: Reading, foe: int) -> bool:
    """Before the battle any Monster of the hall can be weighed; in it, only the one that is fought."""
    p = r.p
    if r.party < 0 or not p.cast[foe].classes & MONSTER:
        return False
    return p.foe == foe if p.fought else True


def reckon(r: Reading, foe: int) -> Muster:
    """The muster as it will be once the Monster's Battle effects have worked on the party."""
    if foe not in r.musters:
        r.musters[foe] = _reckon(r.p, r.party, foe)
    return r.musters[foe]


def _reckon(p: Board, seat: int, foe: int) -> Muster:
    kind = p.cast[foe]
    if p.foe == foe or (kind.battle is None and "halves_without_elemental" not in kind.flags):
        return muster(p, seat, foe)
    world = _met(p, seat, foe)
    if world.ask is None:
        return muster(world, seat, foe)
    outcomes = []
    for option in world.ask.options:  # the attacker's own choice: the best of them
        branch = world.clone()
        GAME.apply(branch, option)
        outcomes.append(muster(branch, seat, foe))
    return max(outcomes, key=lambda m: (m.wins, m.value))


def _met(p: Board, seat: int, foe: int) -> Board:
    """Another position, in which the Monster's Battle effects have worked as far as they ask nothing."""
    world = p.clone()
    world.stack, world.ask, world.waiting = (), None, ()
    world.foe, world.foe_rank = foe, rank_of(p, foe)
    block = p.cast[foe].battle
    if block is not None:
        block.push(world, seat, foe)
        run(world)
    return world


def preview(r: Reading, foe: int) -> Preview | None:
    """What an attack would take and give, or None where there is nothing to weigh."""
    if not can_preview(r, foe):
        return None
    p = r.p
    m = reckon(r, foe)
    kind = p.cast[foe]
    why = cannot_attack(p, r.party, foe) if p.foe < 0 else None
    return Preview(
        seat=r.party,
        attack=m.attack,
        magic=m.magic,
        light=m.light,
        penalty=m.penalty,
        diseases=m.diseases,
        value=m.value,
        health=m.health,
        wins=m.wins,
        needs=max(0, m.health - m.value),
        needs_magic=lacks_magic(m, r),
        xp=kind.xp,
        vp=vp_gain(p, r.party, foe),
        costs=costs(r, foe),
        text=verdict(r, m),
        refusal="" if why is None else str(explain(r, why)),
    )


def lacks_magic(m: Muster, r: Reading) -> bool:
    return "magic_attack_required" in r.p.cast[m.foe].traits and m.magic < 1


def verdict(r: Reading, m: Muster) -> str:
    """ "7 of 9. You would lose, 2 short." """
    would = f"{m.value} of {m.health}. {r.who(r.party)} would"
    if m.wins:
        return f"{would} win {gain(r, m.foe)}."
    missing = [f"{m.health - m.value} short"] if m.value < m.health else []
    if lacks_magic(m, r):
        missing.append("1 Magic Attack short")
    return f"{would} lose, {' and '.join(missing)}."


def gain(r: Reading, foe: int) -> str:
    return f"{r.p.cast[foe].xp} XP and {vp_gain(r.p, r.party, foe)} VP"


def vp_gain(p: Board, seat: int, foe: int) -> int:
    """What the card adds to the score; a Horde card lifts the others too (WR-HORDE-05)."""
    kind = p.cast[foe]
    if kind.type != "horde":
        return kind.vp or 0
    have = sum(1 for piece in owned(p, seat) if p.cast[piece].type == "horde")
    return (have + 1) * min(have + 1, MOST_HORDE_VP) - have * min(have, MOST_HORDE_VP)


def costs(r: Reading, foe: int) -> tuple[str, ...]:
    """What the fight itself costs: the Monster's Battle effects, and cursed Weapons in use."""
    p = r.p
    found = [
        line.removeprefix("Battle: ") for line in p.cast[foe].printed.text if line.startswith("Battle: ")
    ]
    cursed = sum(1 for weapon, _ in p.held if "cursed" in p.cast[weapon].flags)
    if cursed and p.foe < 0 and r.party == p.turn:
        found.append(f"{count(cursed, 'Disease')} for the Cursed Mace.")
    return tuple(found)

"""Previews: what an attack on each Monster would come to, and what a hand adds up to."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from delvewright.games.thunderstone import GAME
from delvewright.games.thunderstone.board import HAND, SEAT_ZONES, Board, owned, rank_of
from delvewright.games.thunderstone.dungeon import cannot_attack
from delvewright.games.thunderstone.kinds import MONSTER, Kind
from delvewright.games.thunderstone.muster import Muster, muster
from delvewright.games.thunderstone.score import MOST_HORDE_VP
from delvewright.kernel.ask import Reason
from delvewright.kernel.steps import run
from delvewright.views.english import capital, count
from delvewright.views.thunderstone.hand import cards
from delvewright.views.thunderstone.memory import Party, in_village
from delvewright.views.thunderstone.model import Preview, Totals
from delvewright.views.thunderstone.reading import Reading

NO_FOE = 0
"""The first piece of every box is a Militia: without traits, so that nothing but the party counts."""


def totals(r: Reading) -> Totals | None:
    """Gold, attack and light of the hand that lies open, or of the viewer's own."""
    p, seat = r.p, r.party
    if seat < 0:
        return None
    sums = party(r)
    bought, smiths = (p.purchases, p.smiths) if p.revealed else (0, 0)
    return Totals(seat, r.gold, bought, smiths, sums.attack, sums.magic, sums.light, sums.diseases)


def party(r: Reading) -> Party:
    """The party against nobody in particular, where no darkness falls."""
    scene = r.scene
    if scene.party is None:
        m = muster(r.p, r.party, NO_FOE, 0)
        hand = cards(r.p, r.look(r.party * SEAT_ZONES + HAND), m.lines)
        scene.party = Party(m.attack, m.magic, m.light, m.diseases, hand)
    return scene.party


def can_preview(r: Reading, foe: int) -> bool:
    """Before the battle any Monster of the hall can be weighed; in it, only the one that is fought.

    A turn that went to the Village sees no fight, so there is nothing to weigh.
    """
    p = r.p
    if r.party < 0 or in_village(p) or not p.cast[foe].classes & MONSTER:
        return False
    return p.foe == foe if p.fought else True


def reckon(p: Board, seat: int, foe: int) -> Muster:
    """The muster as it will be once the Monster's Battle effects have worked on the party."""
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
    world.turn, world.foe, world.foe_rank = seat, foe, rank_of(p, foe)
    block = p.cast[foe].battle
    if block is not None:
        block.push(world, seat, foe)
        run(world)
    return world


def preview(r: Reading, foe: int) -> Preview | None:
    """What an attack would take and give, or None where there is nothing to weigh."""
    if not can_preview(r, foe):
        return None
    weighed = r.scene.weighed
    if foe not in weighed:
        weighed[foe] = _weigh(r, foe)
    numbers, why = weighed[foe]
    refusal = "" if why is None else str(r.speech.explain(r, why))
    return replace(numbers, text=verdict(r, numbers), refusal=refusal)


def _weigh(r: Reading, foe: int) -> tuple[Preview, Reason | None]:
    """The numbers of a preview, and why the Monster may not be attacked."""
    p, party = r.p, r.party
    m, kind = reckon(p, party, foe), p.cast[foe]
    numbers = Preview(
        party,
        m.attack,
        m.magic,
        m.light,
        m.penalty,
        m.diseases,
        m.value,
        m.health,
        m.wins,
        needs=max(0, m.health - m.value),
        needs_magic=m.magic < 1 and "magic_attack_required" in kind.traits,
        xp=kind.xp,
        vp=vp_gain(p, party, foe),
        costs=costs(r, foe),
        text="",
        refusal="",
    )
    return numbers, cannot_attack(p, party, foe) if p.foe < 0 else None


def verdict(r: Reading, numbers: Preview) -> str:
    """ "7 of 9. You would lose, 2 short." """
    would = f"{numbers.value} of {numbers.health}. {r.who(numbers.seat)} would"
    if numbers.wins:
        return f"{would} win {numbers.xp} XP and {numbers.vp} VP."
    missing = [f"{numbers.needs} short"] if numbers.needs else []
    if numbers.needs_magic:
        missing.append("1 Magic Attack short")
    return f"{would} lose, {' and '.join(missing)}."


def vp_gain(p: Board, seat: int, foe: int) -> int:
    """What the card adds to the score; a Horde card lifts the others too (WR-HORDE-05)."""
    kind = p.cast[foe]
    if kind.type != "horde":
        return kind.vp or 0
    have = sum([1 for piece in owned(p, seat) if p.cast[piece].type == "horde"])
    return (have + 1) * min(have + 1, MOST_HORDE_VP) - have * min(have, MOST_HORDE_VP)


def costs(r: Reading, foe: int) -> tuple[str, ...]:
    """What the fight itself costs: the Monster's Battle effects, and cursed Weapons in use."""
    p = r.p
    found = battle_lines(p.cast[foe])
    cursed = sum([1 for weapon, _ in p.held if "cursed" in p.cast[weapon].flags])
    if cursed and p.foe < 0:
        return (*found, f"{count(cursed, 'Disease')} for the Cursed Mace.")
    return found


@cache
def battle_lines(kind: Kind) -> tuple[str, ...]:
    """What a Monster's Battle effects say."""
    lines = kind.printed.text
    return tuple([capital(line.removeprefix("Battle: ")) for line in lines if line.startswith("Battle: ")])

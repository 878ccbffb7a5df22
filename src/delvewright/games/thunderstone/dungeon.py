"""The dungeon turn up to the declaration: effects, Weapons, and whom to attack (WR-DUNGEON-01…03)."""

from __future__ import annotations

from delvewright.games.thunderstone import battle, hall, moves
from delvewright.games.thunderstone.board import (
    HAND,
    NONE,
    PENALTY,
    RANK_1,
    SEAT_ZONES,
    Board,
    monsters_in_hall,
    strength,
    touched,
    weight,
)
from delvewright.games.thunderstone.kinds import HERO, SPELL, WEAPON
from delvewright.games.thunderstone.muster import survey
from delvewright.games.thunderstone.village import cannot_use, use
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step


@step
def enter(p: Board, seat: int) -> None:
    """WR-DUNGEON-01. The hand lies open."""
    p.revealed = True
    p.entered = True
    p.news = True
    tell(p, "entered", seat, p.zones[seat * SEAT_ZONES + HAND])
    ready(p, seat)


def cannot_attack(p: Board, seat: int, foe: int) -> Reason | None:
    """WR-TRAIT-02/16, OR-45. Unused Spells and Weapons are waived by attacking; used ones forbid it."""
    if p.quarry not in (NONE, foe):
        return ("must_attack", p.quarry)
    traits = p.cast[foe].traits
    if "cannot_be_attacked_if_spell_used" in traits:
        for piece, _ in p.used:
            if p.cast[piece].classes & SPELL:
                return ("spell_used", piece)
    if "cannot_be_attacked_if_weapon_equipped" in traits:
        for piece, _ in p.used:
            if p.cast[piece].classes & WEAPON:
                return ("weapon_used", piece)
    if "no_attack_under_light_penalty" in traits:
        m = survey(p, seat, foe)
        if m.penalty:
            return ("too_dark", m.penalty, m.darkness, m.light)
    return None


def cannot_equip(p: Board, weapon: int, hero: int, load: int) -> Reason | None:
    """TS-BATTLE-02. No heavier than the Hero is strong; one lent to a Toryn Gladiator is for him alone.

    A Weapon that goes with the battle, conjured or thrown, is not laid down for another (WR-NOTE-27).
    """
    if (weapon, hero) in p.held:
        return ("holds_it_already",)
    many = "any_number_of_weapons" in p.cast[hero].flags
    if not many:
        for other, holder in p.held:
            if holder == hero and other in p.doomed:
                return ("hands_full", other)
    for source, lent, _ in p.offered:
        if lent == weapon and source != hero:
            return ("lent_to_another", source)
    power = strength(p, hero) if p.boosts else p.cast[hero].strength
    return ("too_heavy", load, power) if load > power else None


def _choices(p: Board, seat: int) -> Candidates:
    cast = p.cast
    weapons: list[int] = []
    heroes: list[int] = []
    seen: set[int | str] = set()
    marks = touched(p)
    for piece in p.zones[seat * SEAT_ZONES + HAND]:
        kind = cast[piece]
        look: int | str = piece if piece in marks else kind.id
        if look in seen:
            continue
        seen.add(look)
        if kind.dungeon:
            for index, ability in enumerate(kind.dungeon):
                yield ("use", piece, index), cannot_use(p, seat, piece, index, ability)
        if kind.classes & HERO:
            heroes.append(piece)
        elif kind.classes & WEAPON:
            weapons.append(piece)
    for weapon in weapons:
        if p.used and any([used == weapon for used, _ in p.used]):
            continue
        load = weight(p, weapon)
        for hero in heroes:
            yield ("equip", weapon, hero), cannot_equip(p, weapon, hero, load)
        if p.held and any([held == weapon for held, _ in p.held]):
            yield ("put_down", weapon), ("hands_full", weapon) if weapon in p.doomed else None
    target = False
    for foe in monsters_in_hall(p):
        why = cannot_attack(p, seat, foe) if cast[foe].traits or p.quarry != NONE else None
        target = target or why is None
        yield ("attack", foe), why
    yield ("withdraw",), ("must_attack_something",) if target else None


def _chosen(p: Board, option: Option, seat: int) -> None:
    verb = option[0]
    if verb == "attack":
        battle.declare(p, seat, option[1])
        return
    if verb == "withdraw":
        tell(p, "withdrew", seat)
        push(p, leave, seat)
        return
    push(p, ready, seat)
    if verb == "use":
        _, piece, index = option
        use(p, seat, piece, index, p.cast[piece].dungeon[index])
    elif verb == "equip":
        equip(p, seat, option[1], option[2])
    else:
        p.held = tuple(pair for pair in p.held if pair[0] != option[1])


def equip(p: Board, seat: int, weapon: int, hero: int) -> None:
    """WR-NOTE-42. One Weapon a Hero, any number for a Toryn; until the declaration hands may change."""
    many = "any_number_of_weapons" in p.cast[hero].flags
    kept = tuple([pair for pair in p.held if pair[0] != weapon and (many or pair[1] != hero)])
    p.held = (*kept, (weapon, hero))
    tell(p, "equipped", seat, weapon, hero)


READY = Question("dungeon.ready", _choices, _chosen)


@step
def ready(p: Board, seat: int) -> None:
    """WR-DUNGEON-02/03. Use effects and Weapons as you like, then name the Monster you attack."""
    ask(p, READY, seat)


@step
def leave(p: Board, seat: int) -> None:
    """OR-44. Without a legal target the battle is skipped; a prowling Monster is then a penalty after all."""
    battle.settle_losses(p, seat)
    if p.quarry in p.zones[RANK_1]:
        suffer(p, seat, p.quarry)


def suffer(p: Board, seat: int, front: int) -> None:
    """WR-PROWL-03/04. The front Monster becomes a face-up penalty card and the hall refills."""
    moves.move(p, front, RANK_1, seat * SEAT_ZONES + PENALTY)
    p.penance = True
    p.quarry = NONE
    tell(p, "took_penalty", seat, front)
    push(p, hall.refill, seat, False)

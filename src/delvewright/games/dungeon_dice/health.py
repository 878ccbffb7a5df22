"""Health: wounds, healing, boosts and experience (DD-WOUND, DD-HEAL, DD-DICE-7…11, DD-XP)."""

from __future__ import annotations

from delvewright.games.dungeon_dice.board import NONE, Board, carries, owned, round_from
from delvewright.games.dungeon_dice.bonds import healed, healing
from delvewright.games.dungeon_dice.levels import base_level, bonus_levels, most_experience
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step


def wound(p: Board, seat: int, count: int = 1) -> None:
    """DD-WOUND-4/5, OR-39. Level dice are set aside; never more than there are."""
    most = base_level(p, seat) + bonus_levels(p, seat)
    if carries(p, seat, "relic_ring_of_bliss"):
        most -= 1
    before = p.hurt[seat]
    p.hurt[seat] = before + count if p.rules.wounds_beyond_last else max(before, min(most, before + count))
    tell(p, "wounded", seat, p.hurt[seat] - before)


def wound_piece(p: Board, piece: int) -> None:
    """DD-WOUND-7."""
    if piece not in p.wounded:
        p.wounded += (piece,)
        tell(p, "piece_wounded", piece)


def gain_experience(p: Board, seat: int, count: int = 1) -> None:
    """DD-XP-2; beyond the maximum each point boosts a level die (DD-DICE-8)."""
    room = most_experience(p) - p.experience[seat]
    gained = min(room, count)
    p.experience[seat] += gained
    tell(p, "experience", seat, gained, p.experience[seat])
    for _ in range(count - gained):
        push(p, surplus, seat)


@step
def surplus(p: Board, seat: int) -> None:
    """DD-DICE-8. A hero at the maximum may boost a level die; wounds do not hinder."""
    ask(p, BOOST, seat)


def _boost(p: Board, seat: int) -> Candidates:
    yield from boost_options(p, seat)
    yield ("pass",), None


def _boost_answered(p: Board, option: Option, seat: int) -> None:
    apply_heal(p, seat, option)


BOOST = Question("boost", _boost, _boost_answered)


# Healing ---------------------------------------------------------------------------------------------


def unhurt(p: Board, seat: int) -> bool:
    return not p.hurt[seat] and not any([piece in p.wounded for piece in owned(p, seat)])


def boost_options(p: Board, seat: int) -> Candidates:
    """DD-DICE-10, OR-37. From the centre; when none is left there, from another player."""
    level = base_level(p, seat) + bonus_levels(p, seat)
    if p.boosted[seat] >= level:
        yield ("boost", seat), ("all_boosted", level)
    elif p.boosts_left or p.rules.boost_supply == "unlimited":
        yield ("boost", seat), None
    else:
        yield ("boost", seat), ("no_boosted_dice",)
        for other in round_from(p, seat)[1:]:
            if p.boosted[other]:
                yield ("boost_from", seat, other), None


def heal_options(p: Board, healer: int) -> Candidates:
    """DD-HEAL-1. For any player: restore a die, lift a curse, or boost one without wounds."""
    for seat in round_from(p, healer):
        yield ("mend_level", seat), None if p.hurt[seat] else ("no_wounded_level_die", seat)
        for piece in owned(p, seat):
            if piece in p.wounded:
                yield ("mend", piece), None
        if p.hexed == seat:
            yield ("lift", seat), None
        for piece in p.gear[seat]:
            if p.cast[piece].type == "cursed" and piece not in p.wounded:
                yield ("loosen", piece), None
        if unhurt(p, seat):
            yield from boost_options(p, seat)


def apply_heal(p: Board, seat: int, option: Option) -> None:
    verb = option[0]
    if verb == "mend_level":
        p.hurt[option[1]] -= 1
    elif verb == "mend":
        p.wounded = tuple([piece for piece in p.wounded if piece != option[1]])
    elif verb == "lift":
        p.hexed = NONE
    elif verb == "loosen":
        for owner, gear in enumerate(p.gear):
            if option[1] in gear:
                p.gear[owner] = tuple([piece for piece in gear if piece != option[1]])
    elif verb == "boost":
        p.boosted[option[1]] += 1
        if p.boosts_left:
            p.boosts_left -= 1
    elif verb == "boost_from":
        p.boosted[option[1]] += 1
        p.boosted[option[2]] -= 1
    else:
        return
    tell(p, "healed", seat, *option)


@step
def heal(p: Board, seat: int, hearts: int) -> None:
    """DD-HEAL-1. One choice a heart."""
    if any([why is None for _, why in heal_options(p, seat)]):
        if hearts > 1:
            push(p, heal, seat, hearts - 1)
        ask(p, HEAL, seat, hearts)


def _heal(p: Board, seat: int, hearts: int) -> Candidates:
    return healing(p, seat, _hearts(p, seat))


def _hearts(p: Board, seat: int) -> Candidates:
    yield from heal_options(p, seat)
    yield ("pass",), None


def _heal_answered(p: Board, option: Option, seat: int, hearts: int) -> None:
    healed(p, seat, option)
    apply_heal(p, seat, option)


HEAL = Question("heal", _heal, _heal_answered)


def revert_boosts(p: Board, seat: int) -> None:
    """DD-DICE-11, DD-WOUND-3. Boosted dice turn back into normal ones."""
    if p.boosted[seat]:
        if p.rules.boost_supply == "limited":
            p.boosts_left += p.boosted[seat]
        p.boosted[seat] = 0

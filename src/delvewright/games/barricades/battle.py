"""Battles: joined, reckoned once for a Champion or a Party, suffered by each, won or lost (BQ-BASE-38…48)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from delvewright.games.barricades import closing, delve, rewards, way
from delvewright.games.barricades.arms import settle_weapons
from delvewright.games.barricades.board import (
    BATTLE_STREAM,
    DEFEATED,
    DENS,
    DESTROYED,
    LAIR,
    WILDERNESS,
    Board,
    battle_of,
    company,
    level_of,
    monster_at,
    room_for_wounds,
)
from delvewright.games.barricades.moves import befall, gain_wound_card, note, play_block, wound
from delvewright.games.barricades.muster import figures, has_flag, sources, texts
from delvewright.games.barricades.powers import power
from delvewright.games.barricades.printed import Battled, Room
from delvewright.games.barricades.reckoning import attack_through, toughness
from delvewright.games.barricades.rewards import replaced
from delvewright.games.barricades.shapes import Battle
from delvewright.games.barricades.shops import gain_top
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.events import tell
from delvewright.kernel.lanes import wake
from delvewright.kernel.steps import push, step
from delvewright.words.dice import d6
from delvewright.words.zones import move

# Before the comparison -------------------------------------------------------------------------------------


def begin(p: Board, seat: int, nodes: tuple[int, ...] = ()) -> None:
    """BQ-BASE-38/45. Dice are rolled; then each member meets what comes before the battle."""
    members = company(p, seat)
    nodes = (p.at[seat], *nodes)
    foes = tuple([monster_at(p, node) for node in nodes])
    p.fought += nodes
    fight = Battle(seat, members, p.at[seat], foes, nodes, pending=len(members))
    p.battles += (fight,)
    tell(p, "fought", seat, *foes)
    rolled = []
    for piece in texts(p, fight):
        number = _rolled(p, piece)
        if number:
            rolled.append((piece, number))
            tell(p, "swarmed", seat, piece, number)
    replaced(p, seat, rolled=tuple(rolled))
    delve.drop_question(p, seat)
    for one in reversed(members):
        _call(p, seat, one, meet, one, seat)


def _rolled(p: Board, piece: int) -> int:
    """BQ-BASE-45. What the dice of a Swarm come to, or of another text that rolls as a battle begins."""
    rolls = power(p, piece).rolls
    if rolls is not None:
        return rolls(p)
    kind = p.cast[piece]
    dice = kind.health_dice if isinstance(kind, Battled) else 0
    return sum([d6(p, BATTLE_STREAM) for _ in range(dice)])


def _call(p: Board, doer: int, seat: int, step: Callable[..., None], *values: Any) -> None:
    """A member rests and waits for the battle: he does this instead."""
    if seat == doer or not p.lanes:
        push(p, step, *values)
    else:
        wake(p, seat, step, *values)


@step
def meet(p: Board, seat: int, leader: int) -> None:
    """Before Battle: what each foe and room does to this member, one after the other."""
    fight = _fight(p, leader)
    push(p, arrive, seat, leader)
    late = has_flag(p, seat, "before_comes_after")
    _befores(p, seat, [piece for piece in texts(p, fight) if not (late and piece in fight.foes)])
    push(p, settle_weapons, seat)


def _befores(p: Board, seat: int, pieces: Sequence[int]) -> None:
    for piece in reversed(pieces):
        block = power(p, piece).before
        if block is not None:
            push(p, play_block, block.address, seat, piece)


def _fight(p: Board, leader: int) -> Battle:
    fight = battle_of(p, leader)
    assert fight is not None
    return fight


@step
def arrive(p: Board, seat: int, leader: int) -> None:
    """The last member who is through goes on for all."""
    fight = replaced(p, leader, pending=_fight(p, leader).pending - 1)
    if not fight.pending:
        compare(p, seat, fight)


def compare(p: Board, doer: int, fight: Battle) -> None:
    """BQ-BASE-39/40. Won with at least the Health; Wounds and penalties either way."""
    health, armor, resistance = toughness(p, fight)
    value = attack_through(p, fight, armor, resistance)
    won = value >= health
    tell(p, "reckoned", fight.leader, value, health, armor, resistance, won)
    waited = rewards.pick_up(p, fight)
    kinds = [kind for piece in figures(p, fight) if isinstance(kind := p.cast[piece], Battled)]
    fight = replaced(p, fight.leader, won=won, wounds=sum([kind.wounds for kind in kinds]))
    if won:
        fight = rewards.fill(p, fight, waited)
    penalty = sum([one.number for one in waited if one.what == "wound"])
    befall(p, doer, fight.leader, share_wounds, fight.leader, penalty)


# After it --------------------------------------------------------------------------------------------------


@step
def share_wounds(p: Board, leader: int, count: int) -> None:
    """BQ-PARTY-16, BQ-FAQ-08. Who of a Party takes the Wounds that waited in the room; then all suffer."""
    fight = _fight(p, leader)
    if count and any([room_for_wounds(p, seat) for seat in fight.members]):
        ask(p, SHARE, leader, count)
        return
    replaced(p, leader, pending=len(fight.members))
    for seat in reversed(fight.members):
        befall(p, leader, seat, suffer, seat, leader)


def _takers(p: Board, seat: int, count: int) -> Candidates:
    for member in _fight(p, seat).members:
        yield ("give_wound", member), None if room_for_wounds(p, member) else ("wounds_do_not_fit",)


def _wounded(p: Board, option: Option, seat: int, count: int) -> None:
    push(p, share_wounds, seat, count - 1)
    wound(p, option[1], 1)


SHARE = Question("share_wounds", _takers, _wounded)


@step
def suffer(p: Board, seat: int, leader: int) -> None:
    """BQ-PARTY-08. Wounds and After Battle effects, for each member alone."""
    fight = _fight(p, leader)
    push(p, through, seat, leader)
    for piece in reversed(texts(p, fight)):
        if power(p, piece).after is not None:
            push(p, aftermath, seat, piece)
    if has_flag(p, seat, "before_comes_after"):
        _befores(p, seat, fight.foes)
    kinds = [kind for piece in figures(p, fight) if isinstance(kind := p.cast[piece], Battled)]
    less = lessened(p, seat, fight)
    gain_wound_card(p, seat, sum([kind.wound_cards for kind in kinds]))
    wound(p, seat, max(0, fight.wounds - less))


def lessened(p: Board, seat: int, fight: Battle) -> int:
    """Wounds fewer that a member's own texts let him take."""
    found = [(piece, power(p, piece).lessens) for piece in sources(p, seat)]
    return sum([lessens(p, seat, piece, fight) for piece, lessens in found if lessens is not None])


@step
def aftermath(p: Board, seat: int, piece: int) -> None:
    """Who may ignore what a room does after the battle says whether he does."""
    if isinstance(p.cast[piece], Room) and has_flag(p, seat, "ignores_rooms_after_battle"):
        ask(p, way.IGNORE, seat, piece, "after")
    else:
        way.strike(p, seat, piece, "after")


@step
def through(p: Board, seat: int, leader: int) -> None:
    fight = replaced(p, leader, pending=_fight(p, leader).pending - 1)
    if not fight.pending:
        conclude(p, seat, fight)


def conclude(p: Board, doer: int, fight: Battle) -> None:
    """BQ-PARTY-09/10, BQ-OPEN-21. Rewards are laid open; everybody's Spoils follow."""
    sought = rewards.treasures(p, fight) if rewards.seeks(p, fight) else 0
    if fight.won:
        if not sought:
            fight = rewards.reveal_treasures(p, fight)
        if len(fight.members) == 1:
            rewards.take_all(p, fight)
    replaced(p, fight.leader, over=True)
    for seat in reversed(fight.members):
        befall(p, doer, seat, delve.delve, seat)
    if fight.won:
        for foe, node in zip(fight.foes, fight.nodes, strict=True):
            defeat(p, doer, fight, foe, node)
    for _ in range(sought):
        push(p, gain_top, fight.leader)


def defeat(p: Board, doer: int, fight: Battle, foe: int, node: int) -> None:
    """BQ-BASE-42, BQ-GUARD-09/16, BQ-PARTY-17, BQ-OPEN-21. It counts for every member, and is gone once."""
    for seat in fight.members:
        note(p, seat, DEFEATED, level_of(node), foe)
    tell(p, "defeated", fight.leader, foe)
    if node == LAIR:
        hurt_guardian(p)
        block = power(p, foe).on_defeated
        if block is not None:
            for seat in fight.members:
                befall(p, doer, seat, play_block, block.address, seat, foe)
    elif node != WILDERNESS:
        move(p, foe, DENS + node, DESTROYED)


def hurt_guardian(p: Board) -> None:
    """BQ-GUARD-09, BQ-OPEN-34. One Wound; with the option the Threat moves on as well."""
    p.hurt += 1
    tell(p, "guardian_hurt", p.hurt)
    if p.rules.threat_on_defeat:
        closing.advance(p)

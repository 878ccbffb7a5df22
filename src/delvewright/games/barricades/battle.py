"""Battles: joined, reckoned once for a Champion or a Party, and their rewards shared (BQ-BASE-38…48)."""

from __future__ import annotations

from delvewright.games.barricades import closing, delve, uses
from delvewright.games.barricades.board import (
    BATTLE_STREAM,
    BOX,
    DEFEATED,
    DENS,
    DESTROYED,
    LAIR,
    NONE,
    TOKENS,
    TREASURES,
    WILDERNESS,
    Battle,
    Board,
    battle_of,
    company,
    level_of,
    monster_at,
    room_at,
)
from delvewright.games.barricades.moves import (
    befall,
    changed,
    gain,
    gain_gear,
    gain_wound_card,
    gain_xp,
    note,
    play_block,
    settle_weapons,
    wound,
)
from delvewright.games.barricades.muster import attack_value, has_flag, sources, toughness
from delvewright.games.barricades.powers import SPOILS, power
from delvewright.games.barricades.printed import Battled
from delvewright.kernel.ask import Candidates, Option
from delvewright.kernel.events import tell
from delvewright.kernel.lanes import wake
from delvewright.kernel.sight import show
from delvewright.kernel.steps import push, step
from delvewright.words.dice import d6
from delvewright.words.zones import move


def replaced(p: Board, leader: int, **changes: object) -> Battle:
    """The battle of a leader with something of it changed."""
    old = battle_of(p, leader)
    assert old is not None
    new = old._replace(**changes)  # type: ignore[arg-type]
    p.battles = tuple([new if one is old else one for one in p.battles])
    return new


def begin(p: Board, seat: int, nodes: tuple[int, ...] = ()) -> None:
    """BQ-BASE-38/45. Swarms roll; then each member meets what comes before the battle."""
    members = company(p, seat)
    nodes = (p.at[seat], *nodes)
    foes = tuple([monster_at(p, node) for node in nodes])
    p.fought += nodes
    p.battles += (Battle(seat, members, p.at[seat], foes, nodes, pending=len(members)),)
    tell(p, "fought", seat, *foes)
    rolled = []
    for piece in (*foes, *[room_at(p, node) for node in nodes if node != LAIR]):
        kind = p.cast[piece]
        if isinstance(kind, Battled) and kind.health_dice:
            shown = sum([d6(p, BATTLE_STREAM) for _ in range(kind.health_dice)])
            rolled.append((piece, shown))
            tell(p, "swarmed", seat, piece, shown)
    replaced(p, seat, rolled=tuple(rolled))
    changed(p)
    for one in reversed(members):
        if one != seat:
            wake(p, one, meet, one, seat)
    push(p, meet, seat, seat)


@step
def meet(p: Board, seat: int, leader: int) -> None:
    """Before Battle: what each foe and room does to this member, one after the other."""
    fight = battle_of(p, leader)
    assert fight is not None
    push(p, arrive, seat, leader)
    late = has_flag(p, seat, "before_comes_after")
    for piece in reversed(texts(p, fight)):
        block = power(p, piece).before
        if block is not None and not (late and piece in fight.foes):
            push(p, play_block, block.address, seat, piece)
    push(p, settle_weapons, seat)


def texts(p: Board, fight: Battle) -> list[int]:
    """All whose text counts in a battle: the foes, then the rooms they live in."""
    return [*fight.foes, *[room for node in fight.nodes if (room := room_at(p, node)) != NONE]]


@step
def arrive(p: Board, seat: int, leader: int) -> None:
    """The last member who is through goes on for all."""
    fight = battle_of(p, leader)
    assert fight is not None
    fight = replaced(p, leader, pending=fight.pending - 1)
    if not fight.pending:
        compare(p, seat, fight)


def compare(p: Board, doer: int, fight: Battle) -> None:
    """BQ-BASE-39/40. Won with at least the Health; Wounds and penalties either way."""
    health, armor, resistance = toughness(p, fight)
    value = attack_value(p, fight)
    won = value >= health
    tell(p, "reckoned", fight.leader, value, health, armor, resistance, won)
    kinds = [kind for piece in texts(p, fight) if isinstance(kind := p.cast[piece], Battled)]
    fight = replaced(
        p,
        fight.leader,
        won=won,
        pending=len(fight.members),
        wounds=sum([kind.wounds for kind in kinds]),
    )
    for seat in reversed(fight.members):
        befall(p, doer, seat, suffer, seat, fight.leader)


@step
def suffer(p: Board, seat: int, leader: int) -> None:
    """BQ-PARTY-08. Wounds and After Battle effects, for each member alone."""
    fight = battle_of(p, leader)
    assert fight is not None
    push(p, through, seat, leader)
    late = has_flag(p, seat, "before_comes_after")
    calm = has_flag(p, seat, "ignores_rooms_after_battle")
    for piece in reversed(texts(p, fight)):
        its, foe = power(p, piece), piece in fight.foes
        for block in (its.after if foe or not calm else None, its.before if foe and late else None):
            if block is not None:
                push(p, play_block, block.address, seat, piece)
        kind = p.cast[piece]
        if isinstance(kind, Battled) and kind.wound_cards:
            gain_wound_card(p, seat, kind.wound_cards)
    wound(p, seat, max(0, fight.wounds - lessened(p, seat, fight)))


def lessened(p: Board, seat: int, fight: Battle) -> int:
    """Wounds fewer that a member's own texts let him take."""
    found = [(piece, power(p, piece).lessens) for piece in sources(p, seat)]
    return sum([lessens(p, seat, piece, fight) for piece, lessens in found if lessens is not None])


@step
def through(p: Board, seat: int, leader: int) -> None:
    fight = battle_of(p, leader)
    assert fight is not None
    fight = replaced(p, leader, pending=fight.pending - 1)
    if not fight.pending:
        conclude(p, seat, fight)


def conclude(p: Board, doer: int, fight: Battle) -> None:
    """BQ-PARTY-09/10, BQ-OPEN-21. Rewards are laid open; everybody's Spoils follow."""
    if fight.won:
        for foe, node in zip(fight.foes, fight.nodes, strict=True):
            defeat(p, doer, fight, foe, node)
        kinds = [kind for piece in texts(p, fight) if isinstance(kind := p.cast[piece], Battled)]
        gear = tuple([token for kind in kinds for token in kind.gear])
        fight = replaced(
            p,
            fight.leader,
            xp=sum([kind.xp for kind in kinds]),
            gear=tuple([TOKENS.index(token) for token in gear]),
            treasures=_treasures(p, sum([kind.treasure for kind in kinds])),
        )
        if len(fight.members) == 1:
            take_all(p, fight.leader, fight)
    replaced(p, fight.leader, over=True)
    for seat in reversed(fight.members):
        befall(p, doer, seat, delve.delve, seat)
    changed(p)


def _treasures(p: Board, count: int) -> tuple[int, ...]:
    """BQ-PARTY-10. Treasures to be won are seen before anybody takes them."""
    cards = p.zones[TREASURES][:count]
    show(p, cards)
    for card in cards:
        move(p, card, TREASURES, BOX)
    return cards


def defeat(p: Board, doer: int, fight: Battle, foe: int, node: int) -> None:
    """BQ-BASE-42, BQ-GUARD-09, BQ-OPEN-21. It counts for every member, and for the Horde once."""
    level = level_of(node)
    for seat in fight.members:
        note(p, seat, DEFEATED, level, foe)
    tell(p, "defeated", fight.leader, foe)
    if node == LAIR:
        p.hurt += 1
        tell(p, "guardian_hurt", p.hurt)
        if p.rules.threat_on_defeat:
            closing.advance(p)
        block = power(p, foe).on_defeated
        for seat in fight.members:
            if block is not None:
                befall(p, doer, seat, play_block, block.address, seat, foe)
    elif node != WILDERNESS:
        move(p, foe, DENS + node, DESTROYED)


# Rewards ------------------------------------------------------------------------------------------------


def take_all(p: Board, seat: int, fight: Battle) -> None:
    """Alone, or as the leader when the others have taken what they want (BQ-OPEN-50)."""
    gain_xp(p, seat, fight.xp)
    for token in fight.gear:
        gain_gear(p, seat, TOKENS[token])
    for card in fight.treasures:
        gain(p, seat, card)
    replaced(p, fight.leader, xp=0, gear=(), treasures=())


def spoils(p: Board, seat: int, fight: Battle) -> Candidates:
    """What a member may take of the rewards, and the Spoils of the own cards."""
    if not fight.won:
        return
    if fight.xp:
        yield ("take_xp",), None
    for token in sorted({*fight.gear}):
        yield ("take_gear", token), None
    for card in fight.treasures:
        yield ("take_treasure", card), None
    yield from uses.offers(p, seat, SPOILS)


def take(p: Board, seat: int, option: Option) -> None:
    """BQ-PARTY-09. One XP, one token or one Treasure of the rewards."""
    fight = battle_of(p, seat)
    assert fight is not None
    if option[0] == "take_xp":
        replaced(p, fight.leader, xp=fight.xp - 1)
        gain_xp(p, seat, 1)
    elif option[0] == "take_gear":
        left = list(fight.gear)
        left.remove(option[1])
        replaced(p, fight.leader, gear=tuple(left))
        gain_gear(p, seat, TOKENS[option[1]])
    else:
        replaced(p, fight.leader, treasures=tuple([card for card in fight.treasures if card != option[1]]))
        gain(p, seat, option[1])
    changed(p)


def leave_the_rest(p: Board, seat: int, fight: Battle) -> None:
    if seat == fight.leader and (fight.xp or fight.gear or fight.treasures):
        take_all(p, seat, fight)
        changed(p)

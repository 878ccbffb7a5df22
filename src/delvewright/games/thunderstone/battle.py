"""The battle: declared, reckoned, won or lost, and what follows from it (WR-DUNGEON-03…11)."""

from __future__ import annotations

from delvewright.games.thunderstone import hall, moves, solo
from delvewright.games.thunderstone.board import (
    CAGES,
    HALL,
    HAND,
    NONE,
    RANK_1,
    SEAT_ZONES,
    Board,
    distinct,
    hand,
    rank_of,
    strength,
)
from delvewright.games.thunderstone.kinds import GUARDIAN, MONSTER
from delvewright.games.thunderstone.muster import muster
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step


@step
def declare(p: Board, seat: int, foe: int) -> None:
    """WR-DUNGEON-03. The Monster is named; from here on its Battle effects hold."""
    p.foe = foe
    p.foe_rank = rank_of(p, foe)
    p.fought = True
    if foe in p.zones[RANK_1]:
        p.counters = 0  # WR-PROWL-06
    kind = p.cast[foe]
    if p.held and "cannot_be_attacked_if_weapon_equipped" in kind.traits:
        p.held = ()  # WR-TRAIT-02: Weapons are waived
    for weapon, _ in p.held:
        if "cursed" in p.cast[weapon].flags:
            moves.gain_disease(p, seat)
    tell(p, "attacked", seat, foe, p.foe_rank)
    if kind.battle is None:
        resolve(p, seat)
    else:
        push(p, resolve, seat)
        kind.battle.push(p, seat, foe)


@step
def resolve(p: Board, seat: int) -> None:
    """TS-BATTLE-12…15, WR-DUNGEON-04…07. Won: the card and its XP are yours; lost: it retreats."""
    foe = p.foe
    kind = p.cast[foe]
    rank = p.foe_rank
    m = muster(p, seat, foe, rank)
    tell(p, "reckoned", seat, foe, m.attack, m.magic, m.penalty, m.diseases, m.value, m.health)
    if m.wins:
        moves.gain(p, seat, foe, HALL[rank])
        p.xp[seat] += kind.xp
        tell(p, "won", seat, foe, kind.xp)
        _open_cages(p, seat)
    elif hall.may_leave(p, foe) and not p.layout.solo:
        hall.sink(p, foe)
        tell(p, "retreated", seat, foe)
    elif p.layout.solo and not kind.classes & GUARDIAN:
        solo.to_score_pile(p, foe)
    else:
        p.stood = True
        tell(p, "stood_firm", seat, foe)
    rewarded = hand(p, seat) if p.rules.fallen_are_rewarded else None  # OR-54
    if kind.battle_end is None:
        conclude(p, seat, m.wins, rank, rewarded)
    else:
        push(p, conclude, seat, m.wins, rank, rewarded)
        kind.battle_end.push(p, seat, foe)


def _open_cages(p: Board, seat: int) -> None:
    """WR-NOTE-08, OR-20. The next win frees every caged Hero, for the winner."""
    for piece in p.zones[CAGES]:
        if "cage" in p.cast[piece].flags:
            moves.destroy(p, piece, CAGES, seat)
        else:
            moves.gain(p, seat, piece, CAGES)
            tell(p, "freed", seat, piece)


@step
def conclude(p: Board, seat: int, won: bool, rank: int, rewarded: tuple[int, ...] | None = None) -> None:
    """Losses are settled, then Spoils, then the hall refills, then what heroes do after a win."""
    if p.rules.zero_strength_kills:  # OR-51: only the Monster's Battle effects take Strength away
        for piece in hand(p, seat):
            if p.cast[piece].strength and strength(p, piece) <= 0 and piece not in p.doomed:
                moves.destroy(p, piece)
    if p.doomed or p.borrowed:
        settle_losses(p, seat)
    if p.layout.solo:
        solo.fought(p, won, p.cast[p.foe].xp)
    if not won:
        p.foe = p.left_out = NONE
        hall.refill(p, seat, False)
        return
    push(p, after_win, seat)
    push(p, hall.refill, seat, rank == 1)
    pending = [
        piece for piece in hand(p, seat) if p.cast[piece].spoils and not p.cast[piece].classes & MONSTER
    ]
    if p.cast[p.foe].spoils:
        pending.append(p.foe)
    if pending:
        push(p, take_spoils, seat, tuple(pending))
    for piece in hand(p, seat) if rewarded is None else rewarded:
        triumph = p.cast[piece].triumph
        if triumph is not None:
            triumph.push(p, seat, piece)


def unmask(p: Board) -> None:
    """The turn, or the game, is over: guises fall."""
    for piece, _ in p.guises:
        moves.let_go(p, piece)


def settle_losses(p: Board, seat: int) -> None:
    """What was only for this battle goes: spent cards to the destroyed pile, borrowed ones home."""
    borrowed, p.borrowed = p.borrowed, ()
    for piece, owner in borrowed:
        if piece in hand(p, seat):
            moves.gain(p, owner, piece, seat * SEAT_ZONES + HAND)
            moves.let_go(p, piece)
            tell(p, "returned", owner, piece)
    shielded, p.shielded = p.shielded, ()  # OR-49: not against the loss of borrowed or summoned cards
    for piece in p.doomed:
        moves.destroy(p, piece)
    p.shielded = shielded


def _spoils(p: Board, seat: int, pending: tuple[int, ...]) -> Candidates:
    for piece in distinct(p, pending):
        yield ("spoils", piece), None
    yield ("done",), None


def _spoils_taken(p: Board, option: Option, seat: int, pending: tuple[int, ...]) -> None:
    if option[0] == "spoils":
        piece = option[1]
        push(p, take_spoils, seat, tuple(other for other in pending if other != piece))
        spoils = p.cast[piece].spoils
        assert spoils is not None
        spoils.push(p, seat, piece)


SPOILS = Question("battle.spoils", _spoils, _spoils_taken)


@step
def take_spoils(p: Board, seat: int, pending: tuple[int, ...]) -> None:
    """TS-SPOILS, OR-15. Several Spoils are taken in the order the player likes."""
    if len(pending) == 1:
        spoils = p.cast[pending[0]].spoils
        assert spoils is not None
        spoils.push(p, seat, pending[0])
    elif pending:
        ask(p, SPOILS, seat, pending)


@step
def after_win(p: Board, seat: int) -> None:
    """After-battle effects of the Heroes still in hand."""
    p.foe = p.left_out = NONE
    for piece in hand(p, seat):
        block = p.cast[piece].after
        if block is not None:
            block.push(p, seat, piece)

"""The Dungeon Hall: ranks close up and refill; Traps, Breaches and stones arrive (TS-HALL, TS-LOOP)."""

from __future__ import annotations

from delvewright.games.thunderstone import moves
from delvewright.games.thunderstone.board import (
    DECK,
    DECK_ZONES,
    DESTROYED,
    HALL,
    HORDE_DECK,
    NONE,
    RANK_0,
    RANK_1,
    RANK_3,
    RANKS,
    SEAT_ZONES,
    SUNK,
    Board,
    distinct,
    hand,
    lifts,
    monsters_in_hall,
    others,
    rank_of,
)
from delvewright.games.thunderstone.ending import end_game
from delvewright.games.thunderstone.kinds import GUARDIAN, THUNDERSTONE, TRAP
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell
from delvewright.kernel.sight import show
from delvewright.kernel.steps import push, step
from delvewright.words.zones import put, take

# Leaving the hall ------------------------------------------------------------------------------------


def cannot_leave(p: Board, monster: int) -> Reason | None:
    """Why a Monster stays where it is: it must be defeated, or a Steam Torment holds them all (OR-23)."""
    kind = p.cast[monster]
    if kind.classes & GUARDIAN:
        return ("guardian_stays",)
    if "must_be_defeated" in kind.traits:
        return ("must_be_defeated",)
    for piece in monsters_in_hall(p):
        if "holds_the_hall" in p.cast[piece].flags:
            return ("held_in_hall", piece)
    return None


def may_leave(p: Board, monster: int) -> bool:
    return cannot_leave(p, monster) is None


def sink(p: Board, monster: int) -> None:
    """To the bottom of the Dungeon Deck, in everybody's sight."""
    moves.move(p, monster, HALL[rank_of(p, monster)], SUNK)
    if p.rules.breach_resets_when_returned:
        p.breached = tuple(piece for piece in p.breached if piece != monster)


def carry_off(p: Board, seat: int, monster: int) -> None:
    """A Monster taken without a battle: to the discard pile, without XP."""
    moves.gain(p, seat, monster, HALL[rank_of(p, monster)])
    tell(p, "carried_off", seat, monster)


def printed_1_or_2_vp(p: Board, monster: int) -> bool:
    """WR-HORDE-06. Horde cards have no printed VP."""
    return p.cast[monster].vp in (1, 2)


# Refilling -------------------------------------------------------------------------------------------


@step
def refill(p: Board, seat: int, collect: bool) -> None:
    """TS-HALL-02, TS-LOOP-01. Close ranks, turn cards up until the hall is full, then look at Rank 1.

    `collect`: this refill follows the defeat of the Rank 1 Monster, so a stone it brings is won.
    """
    if p.held and (
        sum([len(p.zones[zone]) for zone in RANKS]) < p.span
        or (p.fought and not p.rules.claymore_needs_gap)  # OR-53: after every battle
    ):
        push(p, fill, seat, collect)
        for weapon, holder in p.held:
            ready = "culls" in p.cast[weapon].flags and (weapon, 0) not in p.used
            if ready and holder in hand(p, seat) and lifts(p, weapon, holder):
                push(p, cull, seat, weapon)
    else:
        fill(p, seat, collect)


def _culled(p: Board, seat: int, weapon: int) -> Candidates:
    for monster in monsters_in_hall(p):
        why = cannot_leave(p, monster)
        if why is None and not printed_1_or_2_vp(p, monster):
            why = ("not_1_or_2_vp", p.cast[monster].vp)
        yield ("cull", monster), why
    yield ("keep",), None


def _cull_answered(p: Board, option: Option, seat: int, weapon: int) -> None:
    if option[0] == "cull":
        p.used += ((weapon, 0),)
        carry_off(p, seat, option[1])


CULL = Question("hall.cull", _culled, _cull_answered)


@step
def cull(p: Board, seat: int, weapon: int) -> None:
    """WR-NOTE-09. Claymore: just before a refill, take a Monster printed at 1 or 2 VP; once a battle each."""
    ask(p, CULL, seat, weapon)


@step
def fill(p: Board, seat: int, collect: bool) -> None:
    """Turn up one card after the other; a Trap stops to be resolved first (TS-LOOP-03)."""
    zones = p.zones
    line = [zones[zone][0] for zone in RANKS if zones[zone]]
    while len(line) < p.span:
        piece = turn_up(p)
        if piece == NONE:
            break
        if p.cast[piece].classes & TRAP:
            _line_up(p, line)
            put(p, piece, RANK_3)
            tell(p, "sprung", seat, piece)
            push(p, fill, seat, collect)
            spring(p, seat, piece)
            return
        line.append(piece)
        tell(p, "turned_up", piece)
    _line_up(p, line)
    settle(p, seat, collect)


def _line_up(p: Board, line: list[int]) -> None:
    """Rank 1 is filled first; in solo play a young hall begins further back."""
    first = len(RANKS) - p.span
    for index, zone in enumerate(RANKS):
        place = index - first
        p.zones[zone] = (line[place],) if 0 <= place < len(line) else ()


def turn_up(p: Board) -> int:
    """The top card of the Dungeon Deck, a placeholder swapped for the next Horde card; NONE: it is empty.

    Everybody sees it from here on, whatever comes of it.
    """
    zones = p.zones
    for zone in DECK_ZONES:
        if zones[zone]:
            piece = zones[zone][0]
            take(p, piece, zone)
            p.news = True
            if p.cast[piece].type == "placeholder":
                put(p, piece, DESTROYED)
                if not zones[HORDE_DECK]:
                    return turn_up(p)
                piece = zones[HORDE_DECK][0]
                take(p, piece, HORDE_DECK)
            return piece
    return NONE


@step
def settle(p: Board, seat: int, collect: bool) -> None:
    """TS-LOOP-04. Whatever is new in Rank 1: a Thunderstone, or a Monster's one Breach."""
    front = p.zones[RANK_1][0] if p.zones[RANK_1] else NONE
    if front == p.front:
        return
    p.front = front
    p.counters = 0
    p.quarry = NONE  # WR-PROWL-06: the one to be hunted was moved
    if front == NONE:
        return
    kind = p.cast[front]
    if kind.classes & THUNDERSTONE:
        stone_arrives(p, seat, front, collect)
    elif kind.breach is not None and front not in p.breached:
        p.breached += (front,)
        tell(p, "breached", seat, front)
        drawn = p.layout.solo and not p.revealed  # the solo advance comes after the new hand
        if p.rules.breach_after_draw and not drawn and not kind.classes & GUARDIAN:
            p.late += (front,)
        else:
            kind.breach.push(p, seat, front)


def step_out(p: Board, seat: int, me: int, it: int) -> None:
    """WR-GUARD-02. A Guardian goes on to Rank 0 and the hall refills."""
    moves.move(p, me, RANK_1, RANK_0)
    p.front = NONE
    push(p, refill, seat, False)  # WR-EPIC-07: nor is any stone won that it watches


def stone_arrives(p: Board, seat: int, stone: int, collect: bool) -> None:
    """TS-STONE-01…03, WR-EPIC-07. Collected by the victor over Rank 1 unless a Guardian watches."""
    p.stones += 1
    last = p.stones >= p.layout.stones_to_end
    won = collect and not p.zones[RANK_0]
    if won:
        moves.gain(p, seat, stone, RANK_1)
        tell(p, "collected", seat, stone)
    else:
        tell(p, "uncollected", stone)
    if not last:
        if not won:
            moves.destroy(p, stone, RANK_1)
        p.front = NONE
        push(p, refill, seat, False)
    elif p.rules.stone_check == "immediate":
        end_game(p)
    else:
        p.ending = True


# Traps -----------------------------------------------------------------------------------------------


def spring(p: Board, seat: int, piece: int) -> None:
    """WR-TRAP-03/04. Those who may show a Foresight Elixir are asked first, then the Trap does its work."""
    p.immune = ()
    push(p, sprung, seat, piece)
    trap = p.cast[piece].trap
    assert trap is not None
    trap.push(p, seat, piece)
    for other in reversed([seat, *others(p, seat)]):
        if may_foresee(p, other):
            push(p, foresee, other, piece)


def may_foresee(p: Board, seat: int) -> bool:
    """Whether a seat could hold an Elixir, as far as the table knows: silence must not tell the hand."""
    cast = p.cast
    where = (
        hand(p, seat) if p.revealed and seat == p.turn else hand(p, seat) + p.zones[seat * SEAT_ZONES + DECK]
    )
    return any("stops_traps" in cast[piece].flags for piece in where) and bool(hand(p, seat))


def _foreseen(p: Board, seat: int, trap: int) -> Candidates:
    for piece in distinct(p, hand(p, seat)):
        if "stops_traps" in p.cast[piece].flags:
            yield ("show", piece), None
    yield ("endure",), None


def _foresaw(p: Board, option: Option, seat: int, trap: int) -> None:
    if option[0] == "show":
        p.immune += (seat,)
        show(p, (option[1],))
        if p.entered and seat == p.turn and p.rules.shown_elixir_counts:
            p.used += ((option[1], SHOWN),)
        tell(p, "foresaw", seat, option[1])


SHOWN = -1
"""Stands for an ability in `used`: the card was shown against a Trap (OR-55)."""

FORESEE = Question("hall.foresee", _foreseen, _foresaw)


@step
def foresee(p: Board, seat: int, trap: int) -> None:
    """WR-NOTE-20. Show a Foresight Elixir and the Trap passes you by; the card stays in hand."""
    ask(p, FORESEE, seat, trap, always=True)


@step
def sprung(p: Board, seat: int, piece: int) -> None:
    """WR-TRAP-06. A resolved Trap is destroyed, unless it stays in play (The Cage)."""
    p.immune = ()
    if piece in p.zones[RANK_3]:
        moves.destroy(p, piece, RANK_3, seat)

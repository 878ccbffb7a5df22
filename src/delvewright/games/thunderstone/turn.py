"""The turn: one action, then a new hand, then what waits for the end of a turn (TS-TURN, TS-REST)."""

from __future__ import annotations

from delvewright.games.thunderstone import battle, dungeon, moves, solo, village
from delvewright.games.thunderstone.board import (
    DISCARD,
    HAND,
    HAND_SIZE,
    MOST_SEATS,
    NONE,
    RANK_0,
    RANK_1,
    SEAT_ZONES,
    Board,
    distinct,
    hand,
)
from delvewright.games.thunderstone.ending import end_game
from delvewright.kernel.ask import Ask, Candidates, Option, Question, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step
from delvewright.words.zones import pour


@step
def begin(p: Board, seat: int) -> None:
    """TS-TURN-02. Village, dungeon or rest; a Monster that prowled long enough comes first."""
    if p.ending:  # a stone came with the solo advance
        end_game(p)
        return
    p.turn = seat
    p.turns += 1
    if p.rules.longest and p.turns > p.rules.longest:
        tell(p, "called_off", p.rules.longest)
        end_game(p)
        return
    if p.told is not None:
        tell(p, "turn", seat, p.turns)
    push(p, end, seat)
    if p.layout.prowling and p.counters >= len(p.xp) and p.zones[RANK_1]:
        ask(p, PROWL, seat)
    else:
        p.ask = ACTION_ASKS[seat]


_ACTIONS = ((("village",), None), (("dungeon",), None), (("rest",), None))


def _actions(p: Board, seat: int) -> tuple[tuple[Option, None], ...]:
    return _ACTIONS


def _action(p: Board, option: Option, seat: int) -> None:
    if option[0] == "village":
        village.visit(p, seat)
    elif option[0] == "dungeon":
        dungeon.enter(p, seat)
    else:
        rest(p, seat)


ACTION = Question("turn.action", _actions, _action)
ACTION_ASKS = [Ask(seat, ACTION, (), tuple(option for option, _ in _ACTIONS)) for seat in range(MOST_SEATS)]
"""The commonest question is always the same, so it is made once for each seat."""


# Prowling Monsters -----------------------------------------------------------------------------------


def _prowl(p: Board, seat: int) -> Candidates:
    front = p.zones[RANK_1][0]
    yield ("hunt", front), None
    yield ("suffer", front), None


def _prowl_answered(p: Board, option: Option, seat: int) -> None:
    """WR-PROWL-03/04, OR-38. Attack it this turn, or take it face up as a penalty and then play on."""
    front = option[1]
    if option[0] == "hunt":
        p.quarry = front
        push(p, dungeon.enter, seat)
        return
    push(p, act, seat)
    dungeon.suffer(p, seat, front)


PROWL = Question("turn.prowl", _prowl, _prowl_answered)


@step
def act(p: Board, seat: int) -> None:
    ask(p, ACTION, seat)


# Rest ------------------------------------------------------------------------------------------------


def _rest(p: Board, seat: int) -> list[tuple[Option, None]]:
    found: list[tuple[Option, None]] = [(("destroy", piece), None) for piece in distinct(p, hand(p, seat))]
    found.append((("spare",), None))
    return found


def _rested(p: Board, option: Option, seat: int) -> None:
    if option[0] == "destroy":
        moves.destroy(p, option[1], seat * SEAT_ZONES + HAND)


REST = Question("turn.rest", _rest, _rested)


@step
def rest(p: Board, seat: int) -> None:
    """TS-REST-01. You may destroy one card from hand."""
    tell(p, "rested", seat)
    ask(p, REST, seat, always=True)


# The end of a turn -----------------------------------------------------------------------------------


@step
def end(p: Board, seat: int) -> None:
    """TS-VILLAGE-11, WR-DUNGEON-12. Everything is discarded and six cards drawn."""
    battle.unmask(p)
    pour(p, seat * SEAT_ZONES + HAND, seat * SEAT_ZONES + DISCARD)
    p.held = ()
    p.shielded = ()  # OR-49: Ambrosia is for the battle, not for what a Guardian takes of the new hand
    p.revealed = False
    moves.draw(p, seat, HAND_SIZE)
    if not (p.zones[RANK_0] or p.late):
        close(p, seat)
        return
    push(p, close, seat)
    for guardian in p.zones[RANK_0]:
        block = p.cast[guardian].vigil
        if block is not None:
            block.push(p, seat, guardian)
    for monster in p.late:
        breach = p.cast[monster].breach
        assert breach is not None
        breach.push(p, seat, monster)
    p.late = ()


def _prowls(p: Board) -> None:
    """WR-PROWL-02/05. A turn away from the dungeon puts a counter on the front Monster."""
    front = p.zones[RANK_1][0] if p.zones[RANK_1] else NONE
    if not (p.entered or p.penance) and front != NONE:
        p.counters += 1
        tell(p, "prowled", front, p.counters)
    p.quarry = NONE


@step
def close(p: Board, seat: int) -> None:
    """The clock of prowling Monsters, the solo advance, the end of the game, or the next player."""
    if p.ending:
        end_game(p)
        return
    if p.layout.prowling:
        _prowls(p)
    if p.layout.solo:
        push(p, begin, seat)
        solo.close(p, seat)
        p.clear("turn")
    else:
        p.clear("turn")
        begin(p, (seat + 1) % len(p.xp))

"""The turn: Reset, Dungeonlord, Build, Hero, Discard/Draw (DN-RESET, DN-DRAW)."""

from __future__ import annotations

from delvewright.games.dungeoneer import asides, build, ending, hero, lord, moves, scores, windows
from delvewright.games.dungeoneer.board import (
    HAND,
    INVENTORY,
    PACK,
    UNTIL_ITS_RESET,
    UNTIL_MY_RESET,
    UNTIL_TURN,
    WORLD,
    Board,
    around,
    boons,
    next_alive,
    treasures,
)
from delvewright.games.dungeoneer.powers import DRAW_TIME
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step


@step
def begin(p: Board, seat: int) -> None:
    """DN-RESET-01. Five phases in order."""
    if ending.check(p):
        return
    p.clear("turn")
    p.turn, p.turns = seat, p.turns + 1
    if p.rules.longest and p.turns > p.rules.longest:
        ending.call_off(p)
        return
    tell(p, "turn", seat, p.turns)
    push(p, draw_phase, seat)
    push(p, hero_phase, seat)
    push(p, build_phase, seat)
    push(p, lord.trim_pack, seat)
    push(p, lord_phase, seat)
    push(p, set_movement, seat)
    upkeeps = [card for card in p.zones[INVENTORY + seat] if p.cast[card].upkeep]
    if upkeeps:
        push(p, upkeep, seat, tuple(upkeeps))
    reset(p, seat)


# Reset ------------------------------------------------------------------------------------------------


def reset(p: Board, seat: int) -> None:
    """DN-RESET-02…04, DN-RESET-09/10. Exits lock, effects end, what was used is ready again."""
    p.phase = "reset"
    p.unlocked = ()
    mine = [effect for effect in p.lasting if effect.until == UNTIL_MY_RESET and effect.seat == seat]
    ending.end_effects(p, mine + [effect for effect in p.lasting if effect.until <= UNTIL_TURN])
    for card in p.zones[WORLD]:
        block = p.cast[card].reset
        if block is not None:
            block.push(p, seat, card)


@step
def upkeep(p: Board, seat: int, cards: tuple[int, ...]) -> None:
    """DN-RESET-05, DN-DP-03/04. For each card that asks for it: pay, or take it back in hand."""
    if cards:
        ask(p, UPKEEP, seat, cards)


def _upkeeps(p: Board, seat: int, cards: tuple[int, ...]) -> Candidates:
    for card in cards:
        price = p.cast[card].upkeep
        yield ("keep_up", card), ("too_dear", price, p.glory[seat]) if price > p.glory[seat] else None
        yield ("take_back", card), None


def _kept_up(p: Board, option: Option, seat: int, cards: tuple[int, ...]) -> None:
    card = option[1]
    push(p, upkeep, seat, tuple([other for other in cards if other != card]))
    if option[0] == "keep_up":
        moves.gain(p, seat, -p.cast[card].upkeep)
    else:
        moves.to_hand(p, card, seat)


UPKEEP = Question("upkeep", _upkeeps, _kept_up)


@step
def set_movement(p: Board, seat: int) -> None:
    """DN-RESET-06…08. Saved Movement is lost; Speed gives the new; only this space is not new."""
    p.movement[seat] = scores.movement_at_reset(p, seat)
    p.lasting = tuple(
        [effect for effect in p.lasting if not (effect.until == UNTIL_ITS_RESET and effect.on == seat)]
    )
    p.visited = (p.at[seat],)
    tell(p, "movement", seat, p.movement[seat])


# The phases -------------------------------------------------------------------------------------------


@step
def lord_phase(p: Board, seat: int) -> None:
    p.phase = "lord"
    lord.act(p, seat)


@step
def build_phase(p: Board, seat: int) -> None:
    """DN-BUILD-01/02."""
    if p.life[seat] > 0:
        p.phase = "build"
        build.build_phase(p, seat)


@step
def hero_phase(p: Board, seat: int) -> None:
    if p.life[seat] > 0:
        p.phase = "hero"
        p.set_down = ()  # DN-QUEST-36: whose phase begins beside a token may pick it up
        push(p, others_act, seat)
        hero.act(p, seat)


@step
def others_act(p: Board, seat: int) -> None:
    """The last moment of a Hero Phase at which others may use what they saved."""
    if not ending.check(p):
        for other in reversed(around(p, seat)):
            if other != seat:
                push(p, asides.off_turn, other)


# Discard and draw -------------------------------------------------------------------------------------


@step
def draw_phase(p: Board, seat: int) -> None:
    """DN-DRAW-01…09. Discard 1, collect for staying, save 1 Movement, refill the hand."""
    if ending.check(p, draw_phase, seat):
        return
    if p.life[seat] <= 0:
        begin(p, next_alive(p, seat))
        return
    p.phase = "draw"
    push(p, next_turn, seat)
    push(p, refill, seat)
    push(p, save, seat)
    push(p, stay, seat)
    push(p, windows.open_window, seat, DRAW_TIME)
    if p.zones[HAND + seat] or p.rules.empty_hand_discards:
        ask(p, DISCARD, seat, always=True)


def _discards(p: Board, seat: int) -> Candidates:
    """DN-DRAW-01/02, DN-OPT-10, DN-OPEN-36."""
    seen = set()
    for card in p.zones[HAND + seat]:
        if p.cast[card].id not in seen:
            seen.add(p.cast[card].id)
            yield ("discard", card), None
    for card in (*treasures(p, seat), *p.zones[PACK + seat]):
        yield ("discard", card), None
    for card in boons(p, seat):
        yield ("discard", card), ("boons_stay",)
    if p.rules.optional_discard or not p.zones[HAND + seat]:
        yield ("keep_all",), None


def _discarded(p: Board, option: Option, seat: int) -> None:
    if option[0] == "discard":
        moves.discard(p, option[1], seat)


DISCARD = Question("discard", _discards, _discarded)


@step
def stay(p: Board, seat: int) -> None:
    """DN-DRAW-04. A hero who did not move collects where he stands; nothing there works on him."""
    if not p.moved:
        kind = p.cast[p.at[seat]]
        moves.gain(p, seat, kind.glory, kind.peril)


@step
def save(p: Board, seat: int) -> None:
    """DN-DRAW-05, DN-DP-35. 1 unspent point may be kept for others' turns."""
    left = p.movement[seat]
    p.movement[seat] = 0
    if left and not p.rules.restricted_movement and seat not in p.bonus:
        ask(p, SAVE, seat)


def _saves(p: Board, seat: int) -> Candidates:
    yield ("save",), None
    yield ("spend_none",), None


def _saved(p: Board, option: Option, seat: int) -> None:
    if option[0] == "save":
        p.movement[seat] = 1
        tell(p, "saved", seat)


SAVE = Question("save", _saves, _saved)


@step
def refill(p: Board, seat: int) -> None:
    """DN-DRAW-06…09, DN-COMBINE-02. Up to five cards; of two decks each card from the one chosen."""
    moves.draw_chosen(p, seat, max(scores.hand_size(p, seat) - len(p.zones[HAND + seat]), 0))


@step
def next_turn(p: Board, seat: int) -> None:
    begin(p, next_alive(p, seat))

"""Campaigns: several games as one, with what is carried from each to the next (WR-EPIC … WR-ODYSSEY)."""

from __future__ import annotations

from operator import add

from delvewright.games.thunderstone import layout
from delvewright.games.thunderstone.board import (
    CROWN_STREAM,
    DECK_ZONES,
    HALL,
    HORDE_DECK,
    Board,
    owned,
)
from delvewright.games.thunderstone.kinds import GUARDIAN, HERO, KINDS, MONSTER, TRAP
from delvewright.games.thunderstone.shapes import Campaign, Result
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.chance import below, ordered
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step

SEVERAL_GAMES = ("dungeon_crawl", "trackdown", "odyssey")


def open_campaign(p: Board, seats: int) -> None:
    """Choose the cards of the first game; laying them out is a step of its own."""
    variant = p.rules.variant
    p.campaign = ()
    if variant in SEVERAL_GAMES:
        there = layout.stones_of(p.rules)
        stones = tuple(there[index] for index in ordered(p, CROWN_STREAM, tuple(range(len(there)))))[:2]
        p.campaign = Campaign(variant, stones=stones, points=(0,) * seats)
        p.layout = layout.choose(p, stones=stones[:1])
    else:
        p.layout = layout.choose(p)
        if variant == "epic":
            p.campaign = Campaign(variant)
    push(p, first_game, seats)


@step
def first_game(p: Board, seats: int) -> None:
    layout.lay_out(p, seats)
    layout.begin(p, seats)


def after_game(p: Board, scores: tuple[int, ...], best: tuple[int, ...]) -> None:
    """One game of a campaign is over: award its stone, then end the campaign or set up the next game."""
    state = Campaign(*p.campaign)
    if state.variant == "epic":
        return
    state = state._replace(
        past=(*state.past, scores),
        heroes=p.layout.heroes,
        dungeon=(*p.layout.monsters, *p.layout.features),
    )
    stone = p.layout.stones[0]
    winner = _stone_winner(p, state.variant, stone, best)
    tell(p, "awarded", winner, stone, state.number)
    if state.variant == "odyssey":
        _odyssey(p, state, scores, best, stone, winner)
    else:
        _crawl(p, state, stone, winner)


def _stone_winner(p: Board, variant: str, stone: str, best: tuple[int, ...]) -> int:
    """OR-40. One of several winners at random; in the Odyssey first the one who holds the stone."""
    for seat in best if variant == "odyssey" else ():
        if any(p.cast[piece].role == stone for piece in owned(p, seat)):
            return seat
    return best[0] if len(best) == 1 else best[below(p, CROWN_STREAM, len(best))]


# Dungeon Crawl and Trackdown -------------------------------------------------------------------------


def _crawl(p: Board, state: Campaign, stone: str, winner: int) -> None:
    """WR-CRAWL-04…07. Two in a row hold both stones; otherwise the older one goes back into the dungeon."""
    if any(seat == winner for _, seat in state.holders):
        p.campaign = state._replace(holders=(*state.holders, (stone, winner)))
        p.result = Result(state.past[-1], (winner,))
        tell(p, "campaign_won", winner)
        return
    other = next(name for name in state.stones if name != stone)
    leftovers, horde = _left_in_dungeon(p) if state.variant == "trackdown" else ((), ())
    p.campaign = state._replace(
        number=state.number + 1, holders=((stone, winner),), leftovers=leftovers, horde=horde
    )
    push(p, next_crawl, other)


def _left_in_dungeon(p: Board) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """WR-TRACK-02. Monsters and features still in deck and hall, and the Horde cards that belong to them."""
    here = [piece for zone in (*DECK_ZONES, *HALL) for piece in p.zones[zone]]
    wanted = MONSTER | GUARDIAN | TRAP
    left = tuple(
        p.cast[piece].id
        for piece in here
        if p.cast[piece].classes & wanted or p.cast[piece].type == "placeholder"
    )
    return left, tuple(p.cast[piece].id for piece in p.zones[HORDE_DECK])


@step
def next_crawl(p: Board, stone: str) -> None:
    """WR-CRAWL-03/04, WR-TRACK-03. A new set-up, with the holder's stone and what was left behind."""
    state = Campaign(*p.campaign)
    seats = len(p.xp)
    avoid = state.dungeon if state.variant == "trackdown" else ()
    p.layout = layout.choose(p, avoid, (stone,), state.leftovers)
    extra = [tuple(name for name, seat in state.holders if seat == each) for each in range(seats)]
    _next_game(p, seats, extra, state)


def _next_game(p: Board, seats: int, extra: list[tuple[str, ...]], state: Campaign) -> None:
    tell(p, "next_game", state.number)
    layout.lay_out(p, seats, extra, state.leftovers, state.horde)
    p.result = ()
    layout.begin(p, seats)


# The Odyssey -----------------------------------------------------------------------------------------


def game_points(scores: tuple[int, ...], best: tuple[int, ...]) -> tuple[int, ...]:
    """WR-ODYSSEY-03. One for each other player tied or beaten, one more for the winner."""
    return tuple(
        sum(1 for other in range(len(scores)) if other != seat and scores[other] <= score) + (seat in best)
        for seat, score in enumerate(scores)
    )


def _odyssey(
    p: Board, state: Campaign, scores: tuple[int, ...], best: tuple[int, ...], stone: str, winner: int
) -> None:
    won = game_points(scores, best)
    points = tuple(map(add, state.points, won))
    holders = (*state.holders, (stone, winner))
    state = state._replace(points=points, holders=holders)
    tell(p, "game_points", won, points)
    if state.number == len(state.stones):
        p.campaign = state
        p.result = Result(points, _odyssey_winners(p, state))
        tell(p, "campaign_scored", points, p.result[1])
        return
    p.campaign = state._replace(number=state.number + 1, carried=((),) * len(scores))
    push(p, next_odyssey)
    for seat in reversed(range(len(scores))):
        push(p, carry, seat, 1 if seat == winner else 2)


def _odyssey_winners(p: Board, state: Campaign) -> tuple[int, ...]:
    """WR-ODYSSEY-09. Ties go to the holder of a stone, between holders to the stone with more VP."""
    best, box = max(state.points), KINDS.in_play(p.rules.packs)
    tied = [seat for seat, points in enumerate(state.points) if points == best]
    stones = sorted(
        ((box[stone].vp or 0, seat) for stone, seat in state.holders if seat in tied), reverse=True
    )
    return (stones[0][1],) if stones else tuple(tied)


def _carried(p: Board, seat: int, count: int) -> Candidates:
    """WR-ODYSSEY-04/05. Heroes of the old deck that have no VP."""
    seen = set()
    taken = list(Campaign(*p.campaign).carried[seat])
    for piece in owned(p, seat):
        kind = p.cast[piece]
        if not kind.classes & HERO:
            continue
        if kind.id in taken:
            taken.remove(kind.id)
            continue
        if kind.id not in seen:
            seen.add(kind.id)
            yield ("carry", piece), ("has_vp", kind.vp) if kind.vp else None
    yield ("carry_none",), ("heroes_left",) if seen_without_vp(p, seen) else None


def seen_without_vp(p: Board, ids: set[str]) -> bool:
    return any(not KINDS[id].vp for id in ids)


def _carry_answered(p: Board, option: Option, seat: int, count: int) -> None:
    if option[0] == "carry":
        state = Campaign(*p.campaign)
        mine = (*state.carried[seat], p.cast[option[1]].id)
        carried = (*state.carried[:seat], mine, *state.carried[seat + 1 :])
        p.campaign = state._replace(carried=carried)
        tell(p, "carried", seat, option[1])
        if count > 1:
            push(p, carry, seat, count - 1)


CARRY = Question("campaign.carry", _carried, _carry_answered)


@step
def carry(p: Board, seat: int, count: int) -> None:
    ask(p, CARRY, seat, count)


@step
def next_odyssey(p: Board) -> None:
    """WR-ODYSSEY-04…08. New Hero types, the other stone, and decks of fourteen."""
    state = Campaign(*p.campaign)
    seats = len(p.xp)
    p.layout = layout.choose(p, avoid=state.heroes, stones=(state.stones[state.number - 1],))
    last_stone, last_winner = state.holders[-1]
    extra = [(*((last_stone,) if seat == last_winner else ()), *state.carried[seat]) for seat in range(seats)]
    _next_game(p, seats, extra, state)

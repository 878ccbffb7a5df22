"""The laws of the contract: what holds in every position of every game, one at a time or over a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from delvewright.kernel.ask import Ask
from delvewright.kernel.game import Game
from delvewright.kernel.position import Position
from delvewright.kernel.record import Record, Sitting
from delvewright.kernel.sight import HIDDEN, NOBODY, look
from delvewright.lab.known import known

LOOK_EVERY = 20  # answers between two looks at the table through every seat's eyes
THINK_AGAIN = 0.1  # how often somebody who is done may take that back
MOST_ANSWERS = 200_000  # a campaign of random play stays far below


class Broken(AssertionError):
    """A law that did not hold, and how."""


def hold(law: str, kept: bool, detail: str = "") -> None:
    if not kept:
        raise Broken(f"{law}: {detail}" if detail else law)


def pieces_kept(state: Position) -> None:
    """Every piece lies in exactly one zone."""
    lying = sorted([piece for zone in state.zones for piece in zone])
    if lying != list(range(len(state.cast))):
        count = Counter(lying)
        lost = [piece for piece in range(len(state.cast)) if not count[piece]]
        doubled = [piece for piece, times in count.items() if times > 1]
        kinds = {piece: str(state.cast[piece]) for piece in lost + doubled}
        raise Broken(f"no piece lost or doubled: lost {lost}, doubled {doubled}, {kinds}")


def nothing_lost(game: Game, state: Position) -> None:
    """No piece is lost or doubled, and what else a game holds to."""
    pieces_kept(state)
    for law, kept in known(game.id).laws(state):
        hold(law, kept)


def something_to_answer(game: Game, state: Position) -> None:
    """An open question offers something, and the names of its options tell them apart."""
    for ask in state.asks:
        names = game.names(state, ask)
        hold("no ask without options", bool(ask.options), repr(ask))
        hold("options have different names", len(set(names)) == len(names), f"{ask.question} {names}")


def drawn_ask(state: Position, luck: Random) -> Ask:
    """One of the open questions; of those who are done seldom one, or nobody would ever be."""
    if state.waiting and luck.random() < THINK_AGAIN:
        return luck.choice(state.asks)
    return luck.choice(state.awaited)


def saved_like_live(game: Game, state: Position) -> Any:
    """Saved and loaded, a position is the same; the loaded one."""
    loaded = game.load(game.save(state))
    hold("save/load equals live", loaded == state, f"fields {loaded.differences(state)}")
    return loaded


def forks_apart(game: Game, state: Position, option: Any, seat: int) -> Any:
    """A new position by `answer` equals one answered in place, and the old one is as it was; the new one."""
    before = game.save(state)
    after = game.answer(state, option, seat)
    fork = state.clone()
    game.apply(fork, option, seat)
    hold("fork equals original", fork == after, f"fields {fork.differences(after)}")
    hold("clones never change", game.save(state) == before, f"{option} changed the position it was asked of")
    return after


def sight(game: Game, state: Position, seat: int) -> tuple[Any, ...]:
    """All a seat may see of the zones and of the open questions, and its view where the game has views."""
    zones = [look(state, zone, seat, game.sees(state, index, seat)) for index, zone in enumerate(state.zones)]
    asked = [ask.plain() if ask.seat == seat else (ask.seat, ask.question) for ask in state.asks]
    sealed = [answer if answer[0] == seat else answer[0] for answer in state.sealed]
    view = getattr(game, "view", None)
    return zones, asked, sealed, view(state, seat) if view else None


def permuted(game: Game, state: Position, seat: int, luck: Random) -> Any:
    """The position with the pieces `seat` does not see in another order, each in its zone."""
    other = state.clone()
    for index, zone in enumerate(state.zones):
        seen = look(state, zone, seat, game.sees(state, index, seat))
        hidden = [piece for piece, shown in zip(zone, seen, strict=True) if shown == HIDDEN]
        luck.shuffle(hidden)
        other.zones[index] = tuple([hidden.pop() if shown == HIDDEN else shown for shown in seen])
    return other


def sees_no_more(game: Game, state: Position, seat: int, luck: Random) -> None:
    """What a seat sees does not hang on what it may not see."""
    seen = sight(game, state, seat)
    world = game.imagine(state, seat, luck.getrandbits(60))
    pieces_kept(world)
    hold("view(imagine(s, p), p) == view(s, p)", sight(game, world, seat) == seen, f"seat {seat}")
    other = permuted(game, state, seat, luck)
    hold("hidden cards permuted leave sight unchanged", sight(game, other, seat) == seen, f"seat {seat}")


def seen(game: Game, state: Position, seat: int) -> set[int]:
    """Every piece that a seat may see."""
    zones = [look(state, zone, seat, game.sees(state, index, seat)) for index, zone in enumerate(state.zones)]
    return {piece for zone in zones for piece in zone} - {HIDDEN}


def shown_is_news(game: Game, before: Position, after: Position, seats: int) -> None:
    """An answer after which somebody sees what was hidden cannot be taken back for nothing.

    Hidden are pieces, sealed answers of others, and whatever chance had in store.
    """
    if after.news:
        return
    hold("what chance brings is news", after.ticks == before.ticks)
    hold("opened answers are news", after.sealed[: len(before.sealed)] == before.sealed)
    there = range(len(before.cast))
    for seat in (NOBODY, *range(seats)):
        shown = seen(game, after, seat).intersection(there) - seen(game, before, seat)
        kinds = [str(after.cast[piece]) for piece in sorted(shown)]
        hold("what is shown is news", not shown, f"seat {seat} sees {kinds}")


def plays_on(game: Game, state: Position, seat: int, luck: Random, answers: int = 12) -> None:
    """A world imagined by a seat is a position like any other."""
    world = game.imagine(state, seat, luck.getrandbits(60))
    for _ in range(answers):
        if world.ask is None:
            break
        ask = drawn_ask(world, luck)
        game.apply(world, luck.choice(ask.options), ask.seat)
    pieces_kept(world)


def replays(game: Game, sitting: Sitting) -> None:
    """The record as text, read and played again, gives every position once more."""
    text = sitting.record.text()
    record = Record.read(text)
    hold("a record reads as it was written", record.text() == text)
    again = Sitting.replay(game, record)
    for number, (old, new) in enumerate(zip(sitting.positions, again.positions, strict=True)):
        hold("replay equals record", old == new, f"after answer {number}: fields {old.differences(new)}")


def lawful_game(
    game: Game, luck: Random, seats: int, seed: int, settings: dict[str, Any]
) -> Iterator[Sitting]:
    """Play one random game under every law; yields the sitting before each answer is tried."""
    sitting = Sitting(game, seats, seed, **settings)
    shadow = sitting.state
    while sitting.state.ask is not None:
        yield sitting
        state = sitting.state
        hold("every game ends", len(sitting.record.answers) < MOST_ANSWERS)
        something_to_answer(game, state)
        nothing_lost(game, state)
        shadow = saved_like_live(game, shadow)
        if len(sitting.positions) % LOOK_EVERY == 1:
            for seat in (NOBODY, *range(seats)):
                sees_no_more(game, state, seat, luck)
                plays_on(game, state, seat, luck)
        ask = drawn_ask(state, luck)
        option = luck.choice(ask.options)
        shadow = forks_apart(game, shadow, option, ask.seat)
        sitting.answer(option, ask.seat)
        shown_is_news(game, state, sitting.state, seats)
        hold("save/load equals live", shadow == sitting.state, f"after {option}")
    yield sitting
    hold("a game that asks nothing is over", sitting.state.over)
    pieces_kept(sitting.state)
    saved_like_live(game, sitting.state)
    replays(game, sitting)

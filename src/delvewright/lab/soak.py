"""Soak: random games of random set-ups, every one of them held to the laws of the contract."""

from __future__ import annotations

import signal
import sys
import traceback
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from delvewright import game as front
from delvewright.games.dungeon_dice import GAME as DUNGEON_DICE
from delvewright.games.dungeon_dice import table as dungeon_dice
from delvewright.games.dungeon_dice.dice import LEVEL_DICE
from delvewright.games.dungeon_dice.layout import chosen_sets
from delvewright.games.thunderstone import GAME as THUNDERSTONE
from delvewright.kernel.errors import DelveError
from delvewright.kernel.game import Game
from delvewright.kernel.record import Record, Sitting
from delvewright.kernel.sight import HIDDEN, NOBODY, look
from delvewright.lab.setups import Setup, draw_setup, variants

COUNT_EVERY = 10  # answers between two counts of the pieces
LAWS_EVERY = {"thunderstone": 25, "dungeon_dice": 100}
"""Games of a variant between two that are held to every law."""
LOOK_EVERY = 20  # answers between two looks at the table through every seat's eyes
MOST_ANSWERS = 200_000  # a campaign of random play stays far below
MOST_SECONDS = 900  # the longest lawful game on a busy machine stays far below; a step without end does not
GAMES: dict[str, Game] = {game.id: game for game in (THUNDERSTONE, DUNGEON_DICE)}


# The laws --------------------------------------------------------------------------------------------


class Broken(AssertionError):
    """A law that did not hold, and how."""


def hold(law: str, kept: bool, detail: str = "") -> None:
    if not kept:
        raise Broken(f"{law}: {detail}" if detail else law)


def pieces_kept(state: Any) -> None:
    """Every piece lies in exactly one zone."""
    lying = sorted([piece for zone in state.zones for piece in zone])
    if lying != list(range(len(state.cast))):
        count = Counter(lying)
        lost = [piece for piece in range(len(state.cast)) if not count[piece]]
        doubled = [piece for piece, times in count.items() if times > 1]
        kinds = {piece: str(state.cast[piece]) for piece in lost + doubled}
        raise Broken(f"no piece lost or doubled: lost {lost}, doubled {doubled}, {kinds}")


def something_to_answer(game: Game, state: Any) -> None:
    """An open question offers something, and the names of its options tell them apart."""
    for ask in state.asks:
        names = game.names(state, ask)
        hold("no ask without options", bool(ask.options), repr(ask))
        hold("options have different names", len(set(names)) == len(names), f"{ask.question} {names}")


def saved_like_live(game: Game, state: Any) -> Any:
    """Saved and loaded, a position is the same; the loaded one."""
    loaded = game.load(game.save(state))
    hold("save/load equals live", loaded == state, f"fields {loaded.differences(state)}")
    return loaded


def forks_apart(game: Game, state: Any, option: Any, seat: int) -> Any:
    """A new position by `answer` equals one answered in place, and the old one is as it was; the new one."""
    before = game.save(state)
    after = game.answer(state, option, seat)
    fork = state.clone()
    game.apply(fork, option, seat)
    hold("fork equals original", fork == after, f"fields {fork.differences(after)}")
    hold("clones never change", game.save(state) == before, f"{option} changed the position it was asked of")
    return after


def sight(game: Game, state: Any, seat: int) -> tuple[Any, ...]:
    """All a seat may see of the zones and of the open questions, and its view where the game has views."""
    zones = [look(state, zone, seat, game.sees(state, index, seat)) for index, zone in enumerate(state.zones)]
    asked = [ask.plain() if ask.seat == seat else (ask.seat, ask.question) for ask in state.asks]
    sealed = [answer if answer[0] == seat else answer[0] for answer in state.sealed]
    view = getattr(game, "view", None)
    return zones, asked, sealed, view(state, seat) if view else None


def permuted(game: Game, state: Any, seat: int, luck: Random) -> Any:
    """The position with the pieces `seat` does not see in another order, each in its zone."""
    other = state.clone()
    for index, zone in enumerate(state.zones):
        seen = look(state, zone, seat, game.sees(state, index, seat))
        hidden = [piece for piece, face in zip(zone, seen, strict=True) if face == HIDDEN]
        luck.shuffle(hidden)
        other.zones[index] = tuple([hidden.pop() if face == HIDDEN else face for face in seen])
    return other


def sees_no_more(game: Game, state: Any, seat: int, luck: Random) -> None:
    """What a seat sees does not hang on what it may not see."""
    seen = sight(game, state, seat)
    world = game.imagine(state, seat, luck.getrandbits(60))
    pieces_kept(world)
    hold("view(imagine(s, p), p) == view(s, p)", sight(game, world, seat) == seen, f"seat {seat}")
    other = permuted(game, state, seat, luck)
    hold("hidden cards permuted leave sight unchanged", sight(game, other, seat) == seen, f"seat {seat}")


def seen(game: Game, state: Any, seat: int) -> set[int]:
    """Every piece whose face a seat may see."""
    zones = [look(state, zone, seat, game.sees(state, index, seat)) for index, zone in enumerate(state.zones)]
    return {piece for zone in zones for piece in zone} - {HIDDEN}


def shown_is_news(game: Game, before: Any, after: Any, seats: int) -> None:
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


def plays_on(game: Game, state: Any, seat: int, luck: Random, answers: int = 12) -> None:
    """A world imagined by a seat is a position like any other."""
    world = game.imagine(state, seat, luck.getrandbits(60))
    for _ in range(answers):
        if world.ask is None:
            break
        game.apply(world, luck.choice(world.ask.options))
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
        hold("every game ends", len(sitting.events) < MOST_ANSWERS)
        something_to_answer(game, state)
        nothing_lost(game, state)
        shadow = saved_like_live(game, shadow)
        if len(sitting.positions) % LOOK_EVERY == 1:
            for seat in (NOBODY, *range(seats)):
                sees_no_more(game, state, seat, luck)
                plays_on(game, state, seat, luck)
        ask = luck.choice(state.asks)
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


# Laws of one game only ---------------------------------------------------------------------------------


def dice_kept(state: dungeon_dice.Board) -> None:
    """Dungeon Dice: what is worn is owned, no die fights twice, and boosted level dice are never made up."""
    for seat, gear in enumerate(state.gear):
        owned = dungeon_dice.owned(state, seat)
        hold("what is worn is owned", all(piece in owned for piece in gear), f"seat {seat} {gear}")
        hold("nothing is worn twice", len(set(gear)) == len(gear), f"seat {seat} {gear}")
    fighting = [piece for _, piece, _, _ in state.dice if piece >= 0]
    hold("no die fights twice", len(set(fighting)) == len(fighting), f"{fighting}")
    hold("no die is wounded twice", len(set(state.wounded)) == len(state.wounded), f"{state.wounded}")
    hold("no wound less than none", min(state.hurt) >= 0, f"{state.hurt}")
    hold("no experience less than none", min(state.experience) >= 0, f"{state.experience}")
    if state.rules.boost_supply == "limited":
        boosted = state.boosts_left + sum(state.boosted)
        sets = chosen_sets(state.rules)
        there = sum(LEVEL_DICE[dungeon_dice.BOOSTED_LEVEL].copies.get(name, 0) for name in sets)
        hold("boosted dice are neither made nor lost", boosted == there, f"{boosted} of {there}")
    between_turns = state.ask is not None and state.ask.question == "turn"
    left = [zone for zone in LEFT_EMPTY if state.zones[zone]]
    hold("nothing is left lying between turns", not (between_turns and left), f"zones {left}")


LEFT_EMPTY = (dungeon_dice.ENCOUNTER, dungeon_dice.SPENT, dungeon_dice.CARRIED, dungeon_dice.REJECTED)
OWN_LAWS: dict[str, Callable[[Any], None]] = {"dungeon_dice": dice_kept}


def nothing_lost(game: Game, state: Any) -> None:
    pieces_kept(state)
    if game.id in OWN_LAWS:
        OWN_LAWS[game.id](state)


# One game after another ------------------------------------------------------------------------------


@dataclass
class Played:
    """What came of one game; `trouble` is empty when all was well."""

    setup: Setup
    answers: int = 0
    turns: int = 0
    called_off: int = 0
    lawful: bool = False
    trouble: str = ""
    record: str = ""


def play(game: Game, setup: Setup, lawful: bool) -> Played:
    """Play a set-up to its end, at speed or under every law; never raises."""
    luck = Random(setup.seed)
    played = Played(setup, lawful=lawful)
    given: list[tuple[int, Any]] = []
    told: list[Any] = []
    signal.signal(signal.SIGALRM, out_of_time)
    signal.alarm(MOST_SECONDS)
    try:
        if lawful:
            for sitting in lawful_game(game, luck, setup.seats, setup.seed, setup.settings):
                played.record = sitting.record.text()
            told = [event for events in sitting.events for event in events]
            played.answers = len(sitting.events)
        else:
            state = game.start(setup.seats, setup.seed, **setup.settings)
            state.told = told
            while state.ask is not None:
                ask = luck.choice(state.waiting) if state.waiting else state.ask
                given.append((ask.seat, ask.options[int(luck.random() * len(ask.options))]))
                game.apply(state, given[-1][1], ask.seat)
                if len(given) % COUNT_EVERY == 0:
                    nothing_lost(game, state)
                    hold("every game ends", len(given) < MOST_ANSWERS)
            hold("a game that asks nothing is over", state.over)
            pieces_kept(state)
            played.answers = len(given)
    except Exception:
        played.trouble = traceback.format_exc()
        played.record = played.record or _record(game, setup, given)
        return played
    finally:
        signal.alarm(0)
    keys = Counter(event.key for event in told)
    played.turns = keys["turn"] + 1
    played.called_off = keys["called_off"] + sum("called_off" in event.args for event in told)
    played.record = ""
    return played


def _record(game: Game, setup: Setup, given: list[tuple[int, Any]]) -> str:
    """The answers by name, the last of them the one that went wrong."""
    sitting = Sitting(game, setup.seats, setup.seed, **setup.settings)
    record = sitting.record
    for seat, option in given[:-1]:
        sitting.answer(option, seat)
    for seat, option in given[-1:]:
        record.answers.append((seat, game.name(sitting.state, option)))
    return record.text()


def with_views(game: Game) -> Game:
    """The game with its views, so that their laws are tried too; as it is when it has none."""
    try:
        return front(game.id)
    except DelveError:
        return game


Job = tuple[str, int, int]
"""A game, the soak's seed, and the number of the set-up."""


def out_of_time(*_: object) -> None:
    raise Broken(f"every game ends: not in {MOST_SECONDS} seconds")


def soak_one(job: Job) -> Played:
    id, seed, number = job
    game = with_views(GAMES[id])
    return play(game, draw_setup(game, seed, number), number // len(variants(game)) % LAWS_EVERY[id] == 0)


def soak(jobs: list[Job], processes: int) -> Iterator[Played]:
    """Play the numbered games, here or in several processes, as they get done."""
    if processes == 1:
        yield from map(soak_one, jobs)
        return
    with Pool(processes) as pool:
        yield from pool.imap_unordered(soak_one, jobs, chunksize=4)


def report_trouble(played: Played, seed: int, folder: Path) -> None:
    """Everything needed to see it again."""
    setup = played.setup
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"soak-{setup.game}-{seed}-{setup.number}.txt"
    path.write_text(played.record, encoding="utf-8")
    print(f"\nGame {setup.number} of {setup.game} failed:\n{played.trouble}")
    print(f"seats={setup.seats} seed={setup.seed} settings={setup.settings}")
    print(f"answers: {path}")
    again = f"--game {setup.game} --seed {seed} --only {setup.number}"
    print(f"again: python -m delvewright.lab.soak {again}", flush=True)


def summary(results: list[Played]) -> str:
    lines = [
        f"{'game':14}{'variant':16}{'games':>8}{'lawful':>8}"
        f"{'answers':>9}{'turns':>8}{'called off':>12}{'failed':>8}"
    ]
    for game, variant in sorted({(result.setup.game, result.setup.variant) for result in results}):
        here = [one for one in results if (one.setup.game, one.setup.variant) == (game, variant)]
        fine = [result for result in here if not result.trouble] or [Played(here[0].setup)]
        answers = sum(result.answers for result in fine) / len(fine)
        turns = sum(result.turns for result in fine) / len(fine)
        lawful, called = sum(result.lawful for result in here), sum(result.called_off for result in fine)
        failed = sum(bool(result.trouble) for result in here)
        lines.append(
            f"{game:14}{variant:16}{len(here):8}{lawful:8}{answers:9.1f}{turns:8.1f}{called:12}{failed:8}"
        )
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = ArgumentParser(prog="python -m delvewright.lab.soak", description=__doc__)
    parser.add_argument("--game", choices=GAMES, help="only this one")
    parser.add_argument("--games", type=int, default=20_000, help="of each")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", type=int, help="play just the game of this number")
    parser.add_argument("--folder", type=Path, default=Path(), help="where the records of failed games go")
    given = parser.parse_args(arguments)
    numbers = range(given.games) if given.only is None else [given.only]
    jobs = [(id, given.seed, number) for id in GAMES if given.game in (None, id) for number in numbers]
    results: list[Played] = []
    start = perf_counter()
    for result in soak(jobs, given.processes):
        results.append(result)
        if result.trouble:
            report_trouble(result, given.seed, given.folder)
        if len(results) % max(1, len(jobs) // 20) == 0:
            failed = sum(bool(one.trouble) for one in results)
            spent = perf_counter() - start
            print(f"{len(results):,} of {len(jobs):,} games, {spent:.0f} s, {failed} failed", flush=True)
    print(f"\n{summary(results)}")
    return 1 if any(result.trouble for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())

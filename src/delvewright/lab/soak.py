"""Soak: random games of random set-ups, every one of them held to the laws of the contract."""

from __future__ import annotations

import sys
import traceback
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from delvewright import game as front
from delvewright.games.thunderstone import GAME
from delvewright.games.thunderstone.kinds import groups
from delvewright.kernel.errors import BadSetup, DelveError
from delvewright.kernel.game import Game
from delvewright.kernel.record import Record, Sitting
from delvewright.kernel.sight import HIDDEN, NOBODY, look

COUNT_EVERY = 10  # answers between two counts of the pieces
LAWS_EVERY = 25  # games of a variant between two that are held to every law
LOOK_EVERY = 20  # answers between two looks at the table through every seat's eyes
LONGEST = (60, 150, 500)  # turns; without a limit a weak party may never finish
MOST_ANSWERS = 200_000  # a campaign of random play stays far below


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
        pieces_kept(state)
        shadow = saved_like_live(game, shadow)
        if len(sitting.positions) % LOOK_EVERY == 1:
            for seat in (NOBODY, *range(seats)):
                sees_no_more(game, state, seat, luck)
                plays_on(game, state, seat, luck)
        ask = luck.choice(state.asks)
        option = luck.choice(ask.options)
        shadow = forks_apart(game, shadow, option, ask.seat)
        sitting.answer(option, ask.seat)
        hold("save/load equals live", shadow == sitting.state, f"after {option}")
    yield sitting
    hold("a game that asks nothing is over", sitting.state.over)
    pieces_kept(sitting.state)
    saved_like_live(game, sitting.state)
    replays(game, sitting)


# Random set-ups --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Setup:
    """One game of a soak; its number and the soak's seed give all the rest."""

    number: int
    seats: int
    seed: int
    settings: dict[str, Any]

    @property
    def variant(self) -> str:
        return str(self.settings["variant"])


def draw_setup(game: Game, seed: int, number: int) -> Setup:
    """Any set-up the game accepts: the variants take turns, all else is its default or anything."""
    luck = Random(f"{seed}/{number}")
    variants = game.settings["variant"].choices or ()
    variant = variants[number % len(variants)]
    solo = variant.startswith("solo")
    while True:
        settings = {name: value for name, value in _draws(game, luck) if luck.random() < 0.4}
        settings["variant"] = variant
        settings["packs"] = luck.choice([(), *[(pack,) for pack in game.packs]])
        settings["longest"] = luck.choice(LONGEST)
        seats = 1 if solo else luck.randint(2, game.seats[1])
        setup = Setup(number, seats, luck.getrandbits(62), settings)
        try:
            game.start(setup.seats, setup.seed, **settings)
        except BadSetup:
            continue
        return setup


def _draws(game: Game, luck: Random) -> Iterator[tuple[str, Any]]:
    """A value for every setting, whether or not the values go together."""
    names = groups("hero") + groups("village") + groups("monster")
    features = ["guardian", "death_traps", "dire_traps"]
    lists = {"pick": names, "ban": names, "solo_bans": names, "features": features}
    for name, setting in game.settings.items():
        if setting.choices is not None:
            yield name, luck.choice(setting.choices)
        elif name in lists:
            yield name, tuple(luck.sample(lists[name], luck.randint(0, 3)))


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
                options = state.ask.options
                given.append((state.ask.seat, options[int(luck.random() * len(options))]))
                game.apply(state, given[-1][1])
                if len(given) % COUNT_EVERY == 0:
                    pieces_kept(state)
                    hold("every game ends", len(given) < MOST_ANSWERS)
            hold("a game that asks nothing is over", state.over)
            pieces_kept(state)
            played.answers = len(given)
    except Exception:
        played.trouble = traceback.format_exc()
        played.record = played.record or _record(game, setup, given)
        return played
    keys = Counter(event.key for event in told)
    played.turns, played.called_off = keys["turn"] + 1, keys["called_off"]
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


def soak_one(job: tuple[int, int]) -> Played:
    seed, number = job
    game = with_views(GAME)
    variants = len(game.settings["variant"].choices or ())
    return play(game, draw_setup(game, seed, number), number // variants % LAWS_EVERY == 0)


def soak(jobs: list[tuple[int, int]], processes: int) -> Iterator[Played]:
    """Play the numbered games, here or in several processes, as they get done."""
    if processes == 1:
        yield from map(soak_one, jobs)
        return
    with Pool(processes) as pool:
        yield from pool.imap_unordered(soak_one, jobs, chunksize=4)


def report_trouble(played: Played, seed: int, folder: Path) -> None:
    """Everything needed to see it again."""
    setup = played.setup
    path = folder / f"soak-{seed}-{setup.number}.txt"
    path.write_text(played.record, encoding="utf-8")
    print(f"\nGame {setup.number} failed:\n{played.trouble}")
    print(f"seats={setup.seats} seed={setup.seed} settings={setup.settings}")
    print(f"answers: {path}")
    print(f"again: python -m delvewright.lab.soak --seed {seed} --only {setup.number}", flush=True)


def summary(results: list[Played]) -> str:
    lines = [
        f"{'variant':16}{'games':>8}{'lawful':>8}{'answers':>9}{'turns':>8}{'called off':>12}{'failed':>8}"
    ]
    for variant in dict.fromkeys(sorted(result.setup.variant for result in results)):
        here = [result for result in results if result.setup.variant == variant]
        fine = [result for result in here if not result.trouble] or [Played(here[0].setup)]
        answers = sum(result.answers for result in fine) / len(fine)
        turns = sum(result.turns for result in fine) / len(fine)
        lawful, called = sum(result.lawful for result in here), sum(result.called_off for result in fine)
        failed = sum(bool(result.trouble) for result in here)
        lines.append(f"{variant:16}{len(here):8}{lawful:8}{answers:9.1f}{turns:8.1f}{called:12}{failed:8}")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = ArgumentParser(prog="python -m delvewright.lab.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", type=int, help="play just the game of this number")
    parser.add_argument("--folder", type=Path, default=Path(), help="where the records of failed games go")
    given = parser.parse_args(arguments)
    numbers = range(given.games) if given.only is None else [given.only]
    jobs = [(given.seed, number) for number in numbers]
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

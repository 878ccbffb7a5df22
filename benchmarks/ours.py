"""Our side of the benchmark: uniform play through the public calls, and what a search or a table pays."""

from collections.abc import Callable
from itertools import count
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from delvewright.games.thunderstone import GAME
from measure import CLONES, DECISIONS, Entry, repeat

WRATH = {"packs": ("wrath",)}
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "Wrath, 2 seats": (2, WRATH),
    "base, 2 seats": (2, {}),
    "base, 3 seats": (3, {}),
    "base, 5 seats": (5, {}),
    "Wrath, 3 seats": (3, WRATH),
    "Wrath, 5 seats": (5, WRATH),
    "odyssey, 2 seats": (2, {**WRATH, "variant": "odyssey"}),
}
HEADLINE = "Wrath, 2 seats"

SET_UPS = "set-ups"
ROUND_TRIPS = "saved and loaded"
WORLDS = "imagined worlds"
VIEWS = "views"
ITERATIONS = "search iterations"
SEARCHED = 200  # iterations of one timed search, unless it is sure earlier
FEWEST_OPTIONS = 4  # that it is to choose from


def by_answer(table: str) -> Callable[[], int]:
    """Games answered with a new position each time, so that every earlier one is kept intact."""
    seats, settings = TABLES[table]
    luck = Random(1)
    random, answer = luck.random, GAME.answer

    def play_one() -> int:
        state = GAME.start(seats, luck.getrandbits(60), **settings)
        decisions = 0
        while (ask := state.ask) is not None:
            options = ask.options
            state = answer(state, options[int(random() * len(options))])
            decisions += 1
        return decisions

    return play_one


def in_place(table: str) -> Callable[[], int]:
    """Games answered in place, as a simulation does that owns its position."""
    seats, settings = TABLES[table]
    luck = Random(1)
    random, apply = luck.random, GAME.apply

    def play_one() -> int:
        state = GAME.start(seats, luck.getrandbits(60), **settings)
        decisions = 0
        while (ask := state.ask) is not None:
            options = ask.options
            apply(state, options[int(random() * len(options))])
            decisions += 1
        return decisions

    return play_one


def answers_of(table: str, seed: int) -> list[Any]:
    """The answers of one random game."""
    seats, settings = TABLES[table]
    random = Random(seed).random
    state = GAME.start(seats, seed, **settings)
    answers = []
    while state.ask is not None:
        options = state.ask.options
        answers.append(options[int(random() * len(options))])
        GAME.apply(state, answers[-1])
    return answers


def midgame(table: str = HEADLINE, seed: int = 1) -> Any:
    """A random game stopped half-way."""
    seats, settings = TABLES[table]
    answers = answers_of(table, seed)
    state = GAME.start(seats, seed, **settings)
    for option in answers[: len(answers) // 2]:
        GAME.apply(state, option)
    return state


def entries() -> tuple[list[Entry], list[str]]:
    """Everything of ours to time in turn with the peers, and what is not there yet."""
    found, missing = [], []
    for table in TABLES:
        found.append(Entry(f"{table}, answer", DECISIONS, by_answer(table)))
        found.append(Entry(f"{table}, apply", DECISIONS, in_place(table)))
    seats, settings = TABLES[HEADLINE]
    state = midgame()
    seat = state.ask.seat
    found += [
        Entry(HEADLINE, SET_UPS, repeat(lambda: GAME.start(seats, 1, **settings), 20)),
        Entry(HEADLINE, CLONES, repeat(state.clone, 2000)),
        Entry(HEADLINE, ROUND_TRIPS, repeat(lambda: GAME.load(GAME.save(state)), 50)),
        Entry(HEADLINE, WORLDS, repeat(lambda: GAME.imagine(state, seat, 1), 200)),
    ]
    for unit, make in ((VIEWS, viewing), (ITERATIONS, searching)):
        try:
            found.append(Entry(HEADLINE, unit, make(state)))
        except ImportError:
            missing.append(unit)
    return found, missing


def viewing(state: Any) -> Callable[[], int]:
    from delvewright.views.front import game

    front = game(GAME.id)
    return repeat(lambda: front.view(state, state.ask.seat), 20)


def searching(state: Any) -> Callable[[], int]:
    """The search bot and its guide at one decision; counts the iterations it made before it was sure."""
    from delvewright.bots.guide import guide_of
    from delvewright.bots.search import Hunt
    from delvewright.bots.sight import look

    guide = guide_of(GAME.id)

    def hunt(seed: int) -> Hunt:
        sight = look(GAME, state, state.ask.seat, seed)
        return Hunt(sight, guide, list(guide.prune(sight.world, sight.options)))

    while len(hunt(1).options) < FEWEST_OPTIONS:
        state = GAME.answer(state, state.ask.options[0])
    seeds = count(1)

    def work() -> int:
        one = hunt(next(seeds))
        one.run(0.0, SEARCHED)
        return sum(node.visits for node in one.nodes.values())

    return work


def flatness(games: int = 8, again: int = 5) -> tuple[int, float, float]:
    """Long games replayed in place: their mean length, and µs an answer in the first and the last quarter."""
    table = "Wrath, 5 seats"
    seats, settings = TABLES[table]
    long = sorted((len(answers := answers_of(table, seed)), seed, answers) for seed in range(1, 6 * games))
    first, last = [], []
    for length, seed, answers in long[-games:]:
        quarter = length // 4
        best = [float("inf"), float("inf")]
        for _ in range(again):
            state = GAME.start(seats, seed, **settings)
            times = []
            for option in answers:
                start = perf_counter()
                GAME.apply(state, option)
                times.append(perf_counter() - start)
            best = [min(best[0], sum(times[:quarter])), min(best[1], sum(times[-quarter:]))]
        first.append(best[0] / quarter * 1e6)
        last.append(best[1] / quarter * 1e6)
    return sum(length for length, _, _ in long[-games:]) // games, median(first), median(last)

"""Our side of the benchmark: uniform play through the public calls, and what a search or a table pays."""

from collections.abc import Callable
from itertools import count
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from delvewright.games.barricades import GAME as BARRICADES
from delvewright.games.dungeon_dice import GAME as DUNGEON_DICE
from delvewright.games.dungeoneer import GAME as DUNGEONEER
from delvewright.games.thunderstone import GAME as THUNDERSTONE
from delvewright.kernel.game import Game
from measure import CLONES, DECISIONS, Entry, repeat

WRATH = {"packs": ("wrath",)}
TABLES: dict[str, tuple[Game, int, dict[str, Any]]] = {
    "Wrath, 2 seats": (THUNDERSTONE, 2, WRATH),
    "base, 2 seats": (THUNDERSTONE, 2, {}),
    "base, 3 seats": (THUNDERSTONE, 3, {}),
    "base, 5 seats": (THUNDERSTONE, 5, {}),
    "Wrath, 3 seats": (THUNDERSTONE, 3, WRATH),
    "Wrath, 5 seats": (THUNDERSTONE, 5, WRATH),
    "odyssey, 2 seats": (THUNDERSTONE, 2, {**WRATH, "variant": "odyssey"}),
    "Dungeon Dice core, 2 seats": (DUNGEON_DICE, 2, {"mode": "core"}),
    "Dungeon Dice, 3 seats": (DUNGEON_DICE, 3, {}),
    "Dungeon Dice epic, 5 seats": (DUNGEON_DICE, 5, {"mode": "epic"}),
    "Dungeon Dice silent, 3 seats": (DUNGEON_DICE, 3, {"bargains": "none"}),
    "Dungeoneer crypt, 2 seats": (DUNGEONEER, 2, {}),
    "Dungeoneer, 3 seats": (DUNGEONEER, 3, {"packs": ("crypt", "marches")}),
    "Dungeoneer campaign, 6 seats": (
        DUNGEONEER,
        6,
        {"packs": ("crypt", "marches", "night"), "grade": "campaign"},
    ),
    "Barricades solo": (BARRICADES, 1, {}),
    "Barricades, 2 seats": (BARRICADES, 2, {}),
    "Barricades, 4 seats": (BARRICADES, 4, {}),
}
HEADLINE = "Wrath, 2 seats"
DICE = "Dungeon Dice, 3 seats"
MAP = "Dungeoneer, 3 seats"
VILLAGE = "Barricades, 2 seats"

SET_UPS = "set-ups"
ROUND_TRIPS = "saved and loaded"
WORLDS = "imagined worlds"
VIEWS = "views"
ITERATIONS = "search iterations"
SEARCHED = 200  # iterations of one timed search, unless it is sure earlier
# How many options the position has at least that a view or a search is timed at.
FEWEST_OPTIONS = {THUNDERSTONE.id: 4, DUNGEON_DICE.id: 3, DUNGEONEER.id: 3, BARRICADES.id: 3}


def by_answer(table: str) -> Callable[[], int]:
    """Games answered with a new position each time, so that every earlier one is kept intact."""
    game, seats, settings = TABLES[table]
    luck = Random(1)
    random, answer = luck.random, game.answer

    def play_one() -> int:
        state = game.start(seats, luck.getrandbits(60), **settings)
        decisions = 0
        while (ask := state.ask) is not None:
            options = ask.options
            state = answer(state, options[int(random() * len(options))])
            decisions += 1
        return decisions

    return play_one


def in_place(table: str) -> Callable[[], int]:
    """Games answered in place, as a simulation does that owns its position."""
    game, seats, settings = TABLES[table]
    luck = Random(1)
    random, apply = luck.random, game.apply

    def play_one() -> int:
        state = game.start(seats, luck.getrandbits(60), **settings)
        decisions = 0
        while (ask := state.ask) is not None:
            options = ask.options
            apply(state, options[int(random() * len(options))])
            decisions += 1
        return decisions

    return play_one


def answers_of(table: str, seed: int) -> list[Any]:
    """The answers of one random game."""
    game, seats, settings = TABLES[table]
    random = Random(seed).random
    state = game.start(seats, seed, **settings)
    answers = []
    while state.ask is not None:
        options = state.ask.options
        answers.append(options[int(random() * len(options))])
        game.apply(state, answers[-1])
    return answers


def midgame(table: str = HEADLINE, seed: int = 1) -> Any:
    """A random game stopped half-way."""
    game, seats, settings = TABLES[table]
    answers = answers_of(table, seed)
    state = game.start(seats, seed, **settings)
    for option in answers[: len(answers) // 2]:
        game.apply(state, option)
    return state


def entries() -> tuple[list[Entry], list[str]]:
    """Everything of ours to time in turn with the peers, and what is not there yet."""
    found, missing = [], []
    for table in TABLES:
        found.append(Entry(f"{table}, answer", DECISIONS, by_answer(table)))
        found.append(Entry(f"{table}, apply", DECISIONS, in_place(table)))
    for table in (HEADLINE, DICE, MAP, VILLAGE):
        more, lacking = at_a_table(table)
        found += more
        missing += lacking
    return found, missing


def at_a_table(table: str) -> tuple[list[Entry], list[str]]:
    """What one half-played game costs besides its answers."""
    game, seats, settings = TABLES[table]
    state = midgame(table)
    seat = state.ask.seat
    found = [
        Entry(table, SET_UPS, repeat(lambda: game.start(seats, 1, **settings), 20)),
        Entry(table, CLONES, repeat(state.clone, 2000)),
        Entry(table, ROUND_TRIPS, repeat(lambda: game.load(game.save(state)), 50)),
        Entry(table, WORLDS, repeat(lambda: game.imagine(state, seat, 1), 200)),
    ]
    missing = []
    for unit, make in ((VIEWS, viewing), (ITERATIONS, searching)):
        try:
            found.append(Entry(table, unit, make(game, state)))
        except ImportError:
            missing.append(unit)
    return found, missing


def viewing(game: Game, state: Any) -> Callable[[], int]:
    from delvewright.views import front as views

    front = views.game(game.id)
    return repeat(lambda: front.view(state, state.ask.seat), 20)


def searching(game: Game, state: Any) -> Callable[[], int]:
    """The search bot and its skill at one decision; counts the iterations it made before it was sure."""
    from delvewright.bots.search import Hunt
    from delvewright.bots.sight import look
    from delvewright.bots.skill import skill_of

    skill = skill_of(game.id)

    def hunt(seed: int) -> Hunt:
        sight = look(game, state, state.ask.seat, seed)
        return Hunt(sight, skill, list(skill.prune(sight.world, sight.options)))

    while len(hunt(1).options) < FEWEST_OPTIONS[game.id]:
        state = game.answer(state, sensible(game, state))
    seeds = count(1)

    def work() -> int:
        one = hunt(next(seeds))
        one.run(0.0, SEARCHED)
        return sum(len(values) for values in one.results.values())

    return work


def sensible(game: Game, state: Any) -> Any:
    """The answer that leads on to another question: rules of thumb where all is open, else the first one."""
    from delvewright.bots.skill import skill_of

    return state.ask.options[0] if game is THUNDERSTONE else skill_of(game.id).rollout(state)


def flatness(games: int = 8, again: int = 5) -> tuple[int, float, float]:
    """Long games replayed in place: their mean length, and µs an answer in the first and the last quarter."""
    table = "Wrath, 5 seats"
    game, seats, settings = TABLES[table]
    long = sorted((len(answers := answers_of(table, seed)), seed, answers) for seed in range(1, 6 * games))
    first, last = [], []
    for length, seed, answers in long[-games:]:
        quarter = length // 4
        best = [float("inf"), float("inf")]
        for _ in range(again):
            state = game.start(seats, seed, **settings)
            times = []
            for option in answers:
                start = perf_counter()
                game.apply(state, option)
                times.append(perf_counter() - start)
            best = [min(best[0], sum(times[:quarter])), min(best[1], sum(times[-quarter:]))]
        first.append(best[0] / quarter * 1e6)
        last.append(best[1] / quarter * 1e6)
    return sum(length for length, _, _ in long[-games:]) // games, median(first), median(last)

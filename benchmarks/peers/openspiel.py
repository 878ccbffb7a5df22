"""OpenSpiel's gin rummy and backgammon, C++ seen from Python: random legal play, chance not counted."""

import random

import pyspiel

from measure import CLONES, DECISIONS, Entry, repeat

GAMES = {"gin_rummy": 50, "backgammon": 50}  # the decisions after which a game is about half played

chance = random.Random(1).random


def sampled(outcomes: list[tuple[int, float]]) -> int:
    """One outcome, drawn by its likelihood."""
    left = chance()
    for outcome, likelihood in outcomes:
        left -= likelihood
        if left < 0:
            return outcome
    return outcomes[-1][0]


def step(state: pyspiel.State) -> int:
    """Take one random step; 1 for a seat's decision, 0 for chance."""
    if state.is_chance_node():
        state.apply_action(sampled(state.chance_outcomes()))
        return 0
    actions = state.legal_actions()
    state.apply_action(actions[int(chance() * len(actions))])
    return 1


def play_one(game: pyspiel.Game) -> int:
    """Play one game to its end; how many decisions were made."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        decisions += step(state)
    return decisions


def midgame(game: pyspiel.Game, decisions: int) -> pyspiel.State:
    """A game stopped at a seat's decision after so many of them."""
    while True:
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal() and (made < decisions or state.is_chance_node()):
            made += step(state)
        if not state.is_terminal():
            return state


def entries() -> list[Entry]:
    """Random play and the state's own clone, for each game."""
    found = []
    for name, half in GAMES.items():
        game = pyspiel.load_game(name)
        found += [
            Entry(f"OpenSpiel {name}", DECISIONS, lambda game=game: play_one(game)),
            Entry(f"OpenSpiel {name}", CLONES, repeat(midgame(game, half).clone, 500)),
        ]
    return found

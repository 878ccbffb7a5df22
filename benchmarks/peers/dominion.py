"""pyminion, Dominion in Python: two seats answering at random, with the ten piles of the First Game."""

import copy
import random

from pyminion.bots.bot import Bot
from pyminion.expansions.base import (
    base_set,
    cellar,
    market,
    merchant,
    militia,
    mine,
    moat,
    remodel,
    smithy,
    village,
    workshop,
)
from pyminion.game import Game

from measure import CLONES, DECISIONS, Entry, repeat

FIRST_GAME = [cellar, market, merchant, militia, mine, moat, remodel, smithy, village, workshop]
HALF_A_GAME = 20  # rounds; a random two-seat game lasts about forty


class AnswersAtRandom:
    """Answers every question these ten piles can raise, and counts them."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.decisions = 0

    def action_phase_decision(self, valid_actions, player, game):
        return self.one_or_none(valid_actions)

    def buy_phase_decision(self, valid_cards, player, game):
        return self.one_or_none(valid_cards)

    def treasure_phase_decision(self, valid_treasures, player, game):
        self.decisions += 1
        return valid_treasures

    def binary_decision(self, prompt, card, player, game, relevant_cards=None):
        self.decisions += 1
        return self.random.random() < 0.5

    def one_or_none(self, cards):
        self.decisions += 1
        place = int(self.random.random() * (len(cards) + 1))
        return cards[place] if place < len(cards) else None

    def some(self, cards, least, most):
        self.decisions += 1
        most = len(cards) if most < 0 else min(most, len(cards))
        return self.random.sample(cards, self.random.randint(min(least, most), most))

    def discard_decision(
        self, prompt, card, valid_cards, player, game, min_num_discard=0, max_num_discard=-1
    ):
        return self.some(valid_cards, min_num_discard, max_num_discard)

    def trash_decision(self, prompt, card, valid_cards, player, game, min_num_trash=0, max_num_trash=-1):
        return self.some(valid_cards, min_num_trash, max_num_trash)

    def gain_decision(self, prompt, card, valid_cards, player, game, min_num_gain=0, max_num_gain=-1):
        return self.some(valid_cards, min_num_gain, max_num_gain)


mind = AnswersAtRandom(seed=1)
seats = [Bot(mind, "first"), Bot(mind, "second")]


def new_game() -> Game:
    return Game(players=list(seats), expansions=[base_set], kingdom_cards=FIRST_GAME, log_stdout=False)


def play_one() -> int:
    """Play one game to its end; how many questions were answered."""
    before = mind.decisions
    new_game().play()
    return mind.decisions - before


def midgame() -> Game:
    """A game stopped about half-way."""
    while True:
        game = new_game()
        game.start()
        for _ in range(HALF_A_GAME):
            for seat in game.players:
                seat.take_turn(game)
        if not game.is_over():
            return game


def entries() -> list[Entry]:
    """pyminion has no copy of its own, so a clone is a deepcopy of a half-played game.

    The half-played game is copied first: its seats are the ones the random games use again.
    """
    random.seed(1)
    kept = copy.deepcopy(midgame())
    return [
        Entry("pyminion Dominion", DECISIONS, play_one),
        Entry("pyminion Dominion", CLONES, repeat(lambda: copy.deepcopy(kept), 20)),
    ]

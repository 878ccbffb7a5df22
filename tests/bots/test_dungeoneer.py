"""Rules of thumb of Dungeoneer, where they had gone wrong."""

from random import Random

from delvewright.bots import bot, look
from delvewright.games.dungeoneer import GAME


def test_who_has_fallen_chooses_a_new_hero():
    """A seat that is out for the moment is asked all the same, and stands among nobody."""
    state, luck = GAME.start(2, seed=3, reincarnation=True), Random(3)
    while state.ask.question != "reincarnate":
        state = GAME.answer(state, luck.choice(state.ask.options))
    assert state.life[state.ask.seat] == 0
    assert len(state.ask.options) > 1
    assert bot("thumb").choose(look(GAME, state, state.ask.seat, seed=1)) in state.ask.options

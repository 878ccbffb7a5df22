"""Prints the record of a whole first game between two bots, for the browser tests of replays."""

import delvewright
from delvewright.bots import bot, look
from delvewright.kernel.record import Sitting

game = delvewright.game("thunderstone")
thumb = bot("thumb")
sitting = Sitting(game, seats=2, seed=7, layout="first_game")
sitting.record.notes |= {"seat 0": "thumb", "seat 1": "thumb"}
while asks := sitting.state.asks:
    sitting.answer(thumb.choose(look(game, sitting.state, asks[0].seat, len(sitting.record.answers))))
print(sitting.record.text(), end="")

"""Words that rules are written with: those of the kernel, and those that two or more games speak."""

from delvewright.kernel.ask import ask, ask_together
from delvewright.kernel.chance import below, shuffled
from delvewright.kernel.events import tell, tell_seat
from delvewright.kernel.lanes import fork, push_on, rest, wake
from delvewright.kernel.sight import show
from delvewright.kernel.steps import Block, push, step
from delvewright.words.decks import new_deck, off_the_top, turn_up
from delvewright.words.dice import d6, leaders
from delvewright.words.flow import Choose, EachSeat, When
from delvewright.words.kinds import Kind, by_id
from delvewright.words.turns import most_wins, new_turn, shared_turn
from delvewright.words.zones import find, move, pour, put, put_on_top, take, zone_of

__all__ = [
    "Block",
    "Choose",
    "EachSeat",
    "Kind",
    "When",
    "ask",
    "ask_together",
    "below",
    "by_id",
    "d6",
    "find",
    "fork",
    "leaders",
    "most_wins",
    "move",
    "new_deck",
    "new_turn",
    "off_the_top",
    "pour",
    "push",
    "push_on",
    "put",
    "put_on_top",
    "rest",
    "shared_turn",
    "show",
    "shuffled",
    "step",
    "take",
    "tell",
    "tell_seat",
    "turn_up",
    "wake",
    "zone_of",
]

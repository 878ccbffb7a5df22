"""Errands: what the verbs of Quests mean, as a sentence with the numbers."""

from __future__ import annotations

from delvewright.views.speech import Verb

ERRANDS = {
    "attempt": Verb("Attempt {card}", "Attempt {card}: {card.text}", "DN-HERO-16"),
    "search": Verb("Search: {card}", "Search for {card}.", "DN-QUEST-19"),
    "take_up": Verb("Take up {card}", "Take the token of {card} with you.", "DN-QUEST-10"),
    "deliver": Verb("Deliver {card}", "The Escort has arrived: {card} is completed.", "DN-QUEST-10"),
    "drop": Verb("Drop {card}", "Leave the token of {card} here.", "DN-QUEST-13"),
    "pick_up": Verb("Pick up {card}", "Take up the token of {card}; the Quest is yours then.", "DN-QUEST-14"),
    "roll": Verb("Try again", "Try {card} once more.", "DN-QUEST-30"),
    "stop": Verb("Stop", "Leave it for now."),
    "give": Verb("Give {card}", "Give {card}.", "DN-QUEST-16"),
}

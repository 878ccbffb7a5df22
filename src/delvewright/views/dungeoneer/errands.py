"""Errands: what the verbs of Quests mean, as a sentence with the numbers."""

from __future__ import annotations

from delvewright.games.dungeoneer.board import next_alive
from delvewright.games.dungeoneer.scores import score
from delvewright.games.dungeoneer.sorts import SEARCH
from delvewright.kernel.ask import Ask
from delvewright.views.dungeoneer.cards import price, stat_name
from delvewright.views.dungeoneer.quests import odds
from delvewright.views.dungeoneer.reading import Reading
from delvewright.views.speech import Verb


def _attempt(r: Reading, ask: Ask, quest: int) -> str:
    p, kind = r.p, r.p.cast[quest]
    cost = f" for 1 of {r.movement} Movement" if quest in p.tried else ""
    if kind.foe is not None:
        lord = r.someone(next_alive(p, ask.seat))
        return f"Attempt {kind.name}{cost}: {r.fighter(quest)} attacks first, and {lord} plays it."
    if kind.stat >= 0:
        threat = f"{stat_name(kind.stat)} {kind.number}+"
        return f"Attempt {kind.name}{cost}: {threat}, {odds(r, quest)} in 100."
    if kind.dice:
        return f"Attempt {kind.name}{cost}: {kind.text} {odds(r, quest)} in 100."
    return f"Complete {kind.name}: give {price(kind.pay)}."


def _search(r: Reading, ask: Ask, quest: int) -> str:
    p, kind = r.p, r.p.cast[quest]
    free = p.rules.free_search and quest not in p.searched
    cost = "free of Movement" if free else f"for 1 of {r.movement} Movement"
    more = score(p, ask.seat, SEARCH)
    return (
        f"Search for {kind.name} {cost}: a die and {more}, to reach {kind.search}; {odds(r, quest)} in 100."
    )


ERRANDS = {
    "attempt": Verb("Attempt {card}", _attempt, "DN-HERO-16", "DN-QUEST-30"),
    "search": Verb("Search: {card}", _search, "DN-QUEST-19", "DN-QUEST-22"),
    "take_up": Verb(
        "Take up {card}", "{card}: take its token with you, to {card.second_place}.", "DN-QUEST-10"
    ),
    "deliver": Verb(
        "Complete {card}", "{card}: your charge has arrived, and the Quest is done.", "DN-QUEST-10"
    ),
    "drop": Verb("Drop {card}", "{card}: leave its token here, for whoever comes.", "DN-QUEST-13"),
    "pick_up": Verb("Pick up {card}", "{card}: pick its token up; the Quest is yours then.", "DN-QUEST-14"),
}
"""What may be done about Quests."""

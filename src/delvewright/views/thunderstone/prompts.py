"""Prompts: what each question asks, in one sentence for the seat that is asked."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from delvewright.games.thunderstone.kinds import class_bit
from delvewright.kernel.ask import Ask
from delvewright.views.english import count
from delvewright.views.model import Line
from delvewright.views.speech import Says
from delvewright.views.thunderstone.printed import a, card_of, rules_of
from delvewright.views.thunderstone.reading import Reading
from delvewright.words.flow import word_at


def _buy(r: Reading, ask: Ask) -> str:
    return f"Buy with {r.gold} gold: {count(r.p.purchases + r.p.smiths, 'purchase')} left."


def _spoils_buy(r: Reading, ask: Ask, bits: int) -> str:
    return f"Spoils: buy one {spoils_class(bits)} with {r.gold} gold, or nothing."


def spoils_class(bits: int) -> str:
    """What Spoils are for, in words; no bits mean any card."""
    for name in ("food", "weapon", "item", "spell", "hero", "villager"):
        if bits & class_bit(name):
            return f"{name.capitalize()} card"
    return "card"


def _prowl(r: Reading, ask: Ask) -> str:
    _, front = ask.options[0]
    return (
        f"{r.name(front)} has {count(r.p.counters, 'counter')}: attack it this turn, or take it as a penalty."
    )


def _ready(r: Reading, ask: Ask) -> str:
    if any(option[0] == "attack" for option in ask.options):
        return "Use effects and Weapons, then attack one Monster."
    return "Use effects and Weapons; there is no Monster you may attack."


# What a card's text asks ----------------------------------------------------------------------------------


class Choice(NamedTuple):
    """What a card's choice asks, and what it is about."""

    text: str
    about: str = "your hand"


CHOICES = {
    "destroy": Choice("destroy {a} {from_where}"),
    "discard": Choice("discard {a} {from_where}"),
    "feed": Choice("which Hero grows stronger?"),
    "send_down": Choice("which Monster goes under the Dungeon Deck?", "a Monster in the hall"),
    "snatch": Choice(
        "which Monster of printed 1 or 2 VP goes to your discard pile?", "a Monster in the hall"
    ),
    "borrow": Choice("borrow one of the cards discarded?", "the cards discarded for it"),
    "claim": Choice(
        "put one of the Monsters discarded on your discard pile?", "the Monsters discarded for it"
    ),
    "mask": Choice("which Militia turns into another Hero?"),
    "copy": Choice("which Hero does it copy?"),
    "recruit": Choice(
        "which Hero of the Village joins you for this battle?", "the top Hero of a Village stack"
    ),
    "conjure": Choice(
        "which Weapon of the Village do you take for this battle?", "the top Weapon of a Village stack"
    ),
    "put_back": Choice("put {a} {from_where} on top of your deck"),
    "show": Choice("show {a} {from_where}"),
    "cage": Choice("which Hero goes into the cage?"),
    "leave_out": Choice("which Hero stays out of the battle?"),
}
"""Every choice by its verb."""

WAYS_OUT = {
    "spare": "or spare them all",
    "decline": "or take none",
    "endure": "or take what comes",
}


@cache
def choice(address: str, index: int) -> Line:
    """Made of the card whose text asks, the verb, and the sort of card that will do."""
    word = word_at(address, index)
    turned_over = word.verb == "destroy" and ".breach" in address
    from_where = "among the cards turned over" if turned_over else "from your hand"
    text = CHOICES[word.verb].text.format(a=a(word.wanted), from_where=from_where)
    if word.decline:
        text = f"{text.rstrip('?')}, {WAYS_OUT[word.decline]}"
    text = f"{card_of(address).name}: {text}{'' if text.endswith('?') else '.'}"
    return Line(text, rules_of(address))


PROMPTS = {
    "turn.action": Says("Your turn: visit the Village, enter the dungeon, or rest.", "TS-TURN-02"),
    "turn.prowl": Says(_prowl, "WR-PROWL-03", about="the Monster in front"),
    "turn.rest": Says(
        "Rest: destroy one card of your hand, or none.", "TS-REST-01", about="a card of your hand"
    ),
    "village.effects": Says("Use Village effects of your hand, or go on to buying.", "WR-VILLAGE-02"),
    "village.buy": Says(_buy, "WR-VILLAGE-05", "WR-VILLAGE-06"),
    "village.level_up": Says("Level up Heroes in your hand with {xp} XP, or go on.", "WR-VILLAGE-07"),
    "dungeon.ready": Says(_ready, "WR-DUNGEON-02", "WR-DUNGEON-03"),
    "battle.spoils": Says(
        "Take your Spoils, in the order you like.", "TS-SPOILS-02", "OR-15", about="a card with Spoils"
    ),
    "battle.spoils_buy": Says(_spoils_buy, "TS-SPOILS-01", "OR-15", about="the top card of a Village stack"),
    "hall.cull": Says(
        "Claymore: take a Monster of printed 1 or 2 VP before the hall refills?",
        "WR-NOTE-09",
        about="a Monster in the hall",
    ),
    "hall.foresee": Says(
        "{trap}: show a Foresight Elixir to be left alone?",
        "WR-NOTE-20",
        about="a Foresight Elixir in your hand",
    ),
    "judgement.which": Says(
        "Judgement: each Hero loses 1 Attack or 1 Magic Attack.",
        "TS-HALL-04",
        about="how your Heroes are weakened",
    ),
    "sphinx.which": Says(
        "Sphinx: destroy any of the cards turned over; the rest is discarded.",
        "TS-SPOILS-02",
        about="the cards turned over",
    ),
    "banish.which": Says(
        "Banish: send a Monster under the deck, or put the hall in order.",
        "TS-NOTE-03",
        "OR-18",
        about="the cards in the hall",
    ),
    "foresight.order": Says(
        "Foresight Elixir: put the top cards of the Dungeon Deck back in order.",
        "WR-NOTE-20",
        about="the top cards of the Dungeon Deck",
    ),
    "illusory_blade.holder": Says(
        "Illusory Blade: which Hero holds the {weapon}?",
        "WR-NOTE-27",
        "TS-BATTLE-02",
        about="a Hero in your hand",
    ),
    "tavern_brawl.whom": Says(
        "Tavern Brawl: whom does {champion} challenge?", "TS-VCARD-02", about="another player"
    ),
    "campaign.carry": Says(
        "Take {count:Hero} without VP along to the next game.",
        "WR-ODYSSEY-04",
        "WR-ODYSSEY-05",
        about="a Hero you own",
    ),
    "choose": Says(lambda r, ask, address, index, *rest: choice(address, index)),
}
"""Every question: what it says of its values, and the rules it rests on."""

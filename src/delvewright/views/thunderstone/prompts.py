"""Prompts: what each question asks, in one sentence for the seat that is asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from delvewright.games.thunderstone.kinds import class_bit
from delvewright.kernel.ask import Ask
from delvewright.kernel.errors import DelveError, near
from delvewright.kernel.steps import STEPS
from delvewright.views.model import Line
from delvewright.views.thunderstone.faces import card_of, rules_of
from delvewright.views.thunderstone.reading import Reading, count
from delvewright.views.thunderstone.reasons import a


def _buy(r: Reading, ask: Ask) -> str:
    p = r.p
    left = p.purchases + p.smiths
    return f"Buy with {r.gold} gold: {count(left, 'purchase')} left."


def _spoils_buy(r: Reading, ask: Ask) -> str:
    return f"Spoils: buy one {spoils_class(ask.values[0])} with {r.gold} gold, or nothing."


def spoils_class(bits: int) -> str:
    """What Spoils are for, in words; no bits mean any card."""
    for name in ("food", "weapon", "item", "spell", "hero", "villager"):
        if bits & class_bit(name):
            return f"{name.capitalize()} card"
    return "card"


def _level_up(r: Reading, ask: Ask) -> str:
    return f"Level up Heroes in your hand with {r.p.xp[ask.seat]} XP, or go on."


def _prowl(r: Reading, ask: Ask) -> str:
    front = ask.options[0][1]
    return (
        f"{r.name(front)} has {count(r.p.counters, 'counter')}: attack it this turn, or take it as a penalty."
    )


def _ready(r: Reading, ask: Ask) -> str:
    if any(option[0] == "attack" for option in ask.options):
        return "Use effects and Weapons, then attack one Monster."
    return "Use effects and Weapons; there is no Monster you may attack."


def _carry(r: Reading, ask: Ask) -> str:
    return f"Take {count(ask.values[0], 'Hero')} without VP along to the next game."


PROMPTS: dict[str, tuple[Callable[[Reading, Ask], str] | str, tuple[str, ...]]] = {
    "turn.action": ("Your turn: visit the Village, enter the dungeon, or rest.", ("TS-TURN-02",)),
    "turn.prowl": (_prowl, ("WR-PROWL-03",)),
    "turn.rest": ("Rest: destroy one card of your hand, or none.", ("TS-REST-01",)),
    "village.effects": ("Use Village effects of your hand, or go on to buying.", ("WR-VILLAGE-02",)),
    "village.buy": (_buy, ("WR-VILLAGE-05", "WR-VILLAGE-06")),
    "village.level_up": (_level_up, ("WR-VILLAGE-07",)),
    "dungeon.ready": (_ready, ("WR-DUNGEON-02", "WR-DUNGEON-03")),
    "battle.spoils": ("Take your Spoils, in the order you like.", ("TS-SPOILS-02", "OR-15")),
    "battle.spoils_buy": (_spoils_buy, ("TS-SPOILS-01", "OR-15")),
    "hall.cull": ("Claymore: take a Monster of printed 1 or 2 VP before the hall refills?", ("WR-NOTE-09",)),
    "hall.foresee": (
        lambda r, ask: f"{r.name(ask.values[0])}: show a Foresight Elixir to be left alone?",
        ("WR-NOTE-20",),
    ),
    "judgement.which": ("Judgement: each Hero loses 1 Attack or 1 Magic Attack.", ("TS-HALL-04",)),
    "sphinx.which": (
        "Sphinx: destroy any of the cards turned over; the rest is discarded.",
        ("TS-SPOILS-02",),
    ),
    "banish.which": (
        "Banish: send a Monster under the deck, or put the hall in order.",
        ("TS-NOTE-03", "OR-18"),
    ),
    "foresight.order": (
        "Foresight Elixir: put the top cards of the Dungeon Deck back in order.",
        ("WR-NOTE-20",),
    ),
    "illusory_blade.holder": (
        lambda r, ask: f"Illusory Blade: which Hero holds the {r.name(ask.values[0])}?",
        ("WR-NOTE-27", "TS-BATTLE-02"),
    ),
    "tavern_brawl.whom": (
        lambda r, ask: f"Tavern Brawl: whom does {r.name(ask.values[0])} challenge?",
        ("TS-VCARD-02",),
    ),
    "campaign.carry": (_carry, ("WR-ODYSSEY-04", "WR-ODYSSEY-05")),
}
"""Every question but `choose`: what it says, and the rules it rests on."""

CHOICES = {
    "destroy": "destroy {a} {from_where}",
    "discard": "discard {a} {from_where}",
    "feed": "which Hero grows stronger?",
    "send_down": "which Monster goes under the Dungeon Deck?",
    "snatch": "which Monster of printed 1 or 2 VP goes to your discard pile?",
    "borrow": "borrow one of the cards discarded?",
    "claim": "put one of the Monsters discarded on your discard pile?",
    "mask": "which Militia turns into another Hero?",
    "copy": "which Hero does it copy?",
    "recruit": "which Hero of the Village joins you for this battle?",
    "conjure": "which Weapon of the Village do you take for this battle?",
    "put_back": "put {a} {from_where} on top of your deck",
    "show": "show {a} {from_where}",
    "cage": "which Hero goes into the cage?",
    "leave_out": "which Hero stays out of the battle?",
}
"""What a card's choice asks, by its verb."""

WAYS_OUT = {
    "spare": "or spare them all",
    "decline": "or take none",
    "endure": "or take what comes",
}


def prompt(r: Reading, ask: Ask) -> Line:
    """What is asked, in one sentence."""
    if ask.question == "choose":
        return _choose(ask)
    if ask.question not in PROMPTS:
        raise DelveError(
            f"there are no words for the question {ask.question!r}; {near(ask.question, PROMPTS)}"
        )
    words, rules = PROMPTS[ask.question]
    return Line(words if isinstance(words, str) else words(r, ask), rules)


def _choose(ask: Ask) -> Line:
    """Made of the card whose text asks, the verb, and the sort of card that will do."""
    address, index = ask.values[:2]
    return Line(_choice(address, index), rules_of(address))


@cache
def _choice(address: str, index: int) -> str:
    word = word_at(address, index)
    turned_over = word.verb == "destroy" and ".breach" in address
    from_where = "among the cards turned over" if turned_over else "from your hand"
    text = CHOICES[word.verb].format(a=a(word.wanted), from_where=from_where)
    if word.decline:
        text = f"{text.rstrip('?')}, {WAYS_OUT[word.decline]}"
    return f"{card_of(address).name}: {text}{'' if text.endswith('?') else '.'}"


def word_at(address: str, index: int) -> Any:
    """The word of a card's text that asks."""
    block: Any = STEPS[address]
    return block.words[index]

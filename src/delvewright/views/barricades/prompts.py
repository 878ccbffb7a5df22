"""Prompts: every question in one sentence."""

from __future__ import annotations

from delvewright.games.barricades.board import battle_of
from delvewright.kernel.ask import Ask
from delvewright.views.barricades.reading import Reading
from delvewright.views.speech import Says
from delvewright.words.flow import asking

ACTS = {
    "discard": "Which card do you discard?",
    "destroy": "Which card is destroyed?",
    "strengthen": "Which Hero gets it?",
    "track": "Which Hero makes more gold?",
    "gain_token": "Which Gear token do you gain?",
    "gain_xp": "What do you choose?",
    "put_on_top": "Which card lies on top?",
    "sink": "It lies on top of your deck: to the bottom?",
    "reroll": "Which die do you roll again?",
    "raise": "Which Barricade do you build?",
    "tend": "Whose Wound do you heal?",
    "bleed_for": "A Wound for which Hero's strength?",
    "sing_of": "Of which Hero is sung?",
    "pay_for": "For whom do you pay?",
    "kindle": "Which Spell?",
    "beguile": "Which Monster comes here?",
    "feast": "Which room do you feast on besides?",
    "feasts": "Which rooms do you feast on besides?",
    "withdraw": "Into which room?",
    "recall": "Which card comes back?",
    "level_down": "Which Hero goes down a level?",
    "wield_it": "Which Hero wields it?",
    "use_token": "Which Gear token do you use?",
    "destroy_token": "Which Gear token do you lose?",
    "double": "Which card gives its Attack once more?",
    "copy": "What does the Mirror show?",
    "set_aside": "Which card do you prepare?",
    "discard_to": "To whom?",
}
"""By the verb of the choice."""


def _choose(r: Reading, ask: Ask, *values: object) -> str:
    verb, source = asking(ask).verb, r.name(ask.value("me"))
    return f"{source}: {ACTS.get(verb, f'which {asking(ask).wanted}?')}"


def _delve(r: Reading, ask: Ask) -> str:
    fight = battle_of(r.p, ask.seat)
    if fight is not None and fight.over:
        return "What do you take, and what do you use?" if fight.won else "The battle is over."
    return f"You are at {r.node_name(r.p.at[ask.seat])}: what do you do?"


PROMPTS = {
    "choose": Says(_choose, "BQ-BASE-20"),
    "setup.class": Says("Which Prestige class are you?", "BQ-SETUP-03"),
    "setup.guild": Says("Which guild sponsors you?", "BQ-SETUP-09"),
    "setup.swap": Says("Which Hero replaces an Adventurer of yours?", "BQ-SETUP-20"),
    "setup.done": Says("Your Champion is ready; others are still choosing.", "BQ-SETUP-03"),
    "prep.leftover": Says("Who rolls the dice that are left over?", "BQ-DICE-11", "BQ-OPEN-47"),
    "prep.before": Says("Before you roll your dice?", "BQ-TURN-04"),
    "prep.after": Says("Your dice lie there: anything more?", "BQ-TURN-04"),
    "prep.die": Says("Which die do you resolve next?", "BQ-DICE-10"),
    "redraw": Says("{Chit} was drawn: let it be?", "BQ-PREST-07"),
    "place": Says("Where do you go?", "BQ-TURN-05", "BQ-BASE-27", about="where you go"),
    "visit.pay": Says("With which token do you pay for the visit?", "BQ-CHIT-09"),
    "visit": Says(
        "What do you do in the Village? {gold} gold, {xp} XP", "BQ-BASE-25", about="your visit to the Village"
    ),
    "visit.level_up": Says("Which Hero do you level up?", "BQ-VILLAGE-03"),
    "level": Says("Which Hero do you level up?", "BQ-BASE-21"),
    "purchase": Says("What do you buy with {gold} gold?", "BQ-BASE-31"),
    "seek": Says("Which Treasure do you take?", "BQ-BASE-52"),
    "exchange.hand": Says("Which card, and to whom?", "BQ-VILLAGE-02", "BQ-VILLAGE-08"),
    "exchange.borrow": Says("Which card, and whose?", "BQ-VILLAGE-02"),
    "exchange.consent": Says("Somebody asks for a card of yours.", "BQ-LEX-02"),
    "prepared": Says("You are done with the Village.", "BQ-TURN-06"),
    "waiting": Says("It is not your go yet.", "BQ-TURN-09"),
    "delve": Says(_delve, "BQ-TURN-07", about="your Dungeon Phase"),
    "ready": Says("You are ready to fight; others are not.", "BQ-OPEN-49"),
    "delved": Says("You are done with the Dungeon.", "BQ-TURN-07"),
    "gift": Says("What do you hand over?", "BQ-PARTY-03"),
    "ignore": Says("{Piece} gives the alarm: let it happen?", "BQ-LEX-01"),
    "withdraw": Says("Into which room do you go?", "BQ-BASE-38"),
    "cleanse": Says("Heal a Wound card, or Light?", "BQ-BASE-07"),
    "reflect": Says("What does the Mirror show?", "BQ-BASE-20"),
    "hide": Says("What do you leave in this room?", "BQ-LEX-12"),
    "roll_again": Says("Which dice do you roll again?", "BQ-TURN-04"),
    "take_off": Says("Which Weapon comes off?", "BQ-BASE-13"),
    "heal": Says("What do you heal?", "BQ-BASE-07"),
    "look": Says("Which card do you draw?", "BQ-BASE-08"),
    "put_back": Says("Which card lies on top next?", "BQ-BASE-08"),
    "share_wounds": Says("Who takes the Wound that lay here?", "BQ-PARTY-16"),
    "last_words": Says("Before the turn ends?", "BQ-TURN-08"),
}

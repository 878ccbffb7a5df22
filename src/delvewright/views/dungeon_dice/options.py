"""Options: every verb, what an option says on a button, and what it means in a sentence with the numbers."""

from __future__ import annotations

from delvewright.views.dungeon_dice.deals import DEALS
from delvewright.views.dungeon_dice.deeds import DEEDS
from delvewright.views.dungeon_dice.gains import GAINS
from delvewright.views.dungeon_dice.uses import USES
from delvewright.views.speech import Says, Verb

PASS = Verb(
    "Pass",
    "Do nothing; what you have stays yours.",
    within={
        "mulligan": Verb("Keep them", "Keep your two pieces of equipment.", "DD-SETUP-8"),
        "end_of_turn": Verb(
            "End the turn",
            "The turn passes to the left; symbols not used are lost.",
            "DD-TURN-12",
            "DD-TURN-13",
        ),
        "assist": Verb("Decline", "{Ask.seat} fights without you.", "DD-ASSIST-2"),
        "equip": Verb("Leave it so", "Wear what you wear.", "DD-EQUIP-4"),
        "trap": Verb("Let it hit", "The trap hits.", "DD-EVENT-TRAP-1"),
        "outsiders": Verb("Let it be", "The fight ends as it stands.", "DD-COMBAT-10"),
        "others_before": Verb("Let it be", "The fight begins.", "DD-PREP-6"),
        "chest_help": Verb("Let it be", "Leave the lock to others.", "DD-OFFTURN-1"),
        "trophy": Verb("Put it back", "It goes back to the bag.", "DD-AFTER-9"),
        "luck": Verb("Draw blind", "Draw blind and keep your Luck.", "DD-ONEUSE-LUCK"),
        "chest": Verb(
            "Leave it locked",
            "Others may still help; left locked it holds a piece of equipment.",
            "DD-REWARD-LOCKED-CHEST-2",
        ),
        "permit": Verb("Forbid it", "{Ask.seat} keeps the die unrolled.", "DD-ONEUSE-WARDING"),
        "keep_wand": Verb("Let it go", "The wand goes to the bag.", "DD-ONEUSE-1"),
        "enchant": Verb("Put it back", "The artifact goes back to the bag.", "DD-REWARD-ENCHANT-2"),
        "trade_in": Verb("Keep your dice", "Nothing is traded.", "DD-TRADE-5"),
        "aim": Verb("Use it on nothing", "The die is spent for nothing.", "DD-OR-42"),
        "again": Verb("Stop", "That is enough.", "DD-DUEL-12"),
        "answer_offer": Verb("Turn it down", "Nothing is agreed.", "DD-BARGAIN-3"),
        "haggle": Verb(
            "Say nothing",
            "Make no offer now; the fight's end is time for one.",
            "DD-BARGAIN-2",
            "DD-BARGAIN-3",
        ),
        "volunteer": Verb("Say nothing", "Name no price.", "DD-BARGAIN-3"),
        "meanwhile": Verb("Say nothing", "Say nothing.", "DD-BARGAIN-2"),
        "bargain": Verb("Offer nothing", "Say nothing after all.", "DD-BARGAIN-3"),
        "compose": Verb("Give it up", "Give the offer up.", "DD-BARGAIN-3"),
        "compose_term": Verb("Back", "Back to the offer.", "DD-BARGAIN-1"),
        "epic_join": Verb(
            "Stay out",
            "Stay out of this combat, without penalty and without rest.",
            "DD-EPIC-9",
            "DD-EPIC-10",
        ),
        "duel_outsiders": Verb("Let it be", "The duel ends as it stands.", "DD-DUEL-13"),
        "new_place": Verb("Stay here", "Everybody stays where they are.", "DD-LOC-4"),
        "rescue": Verb("Stay out", "The fight is lost as it stands.", "DD-CLASS-KNIGHT-2"),
        "inspire": Verb("Keep them", "Your dice stay as they are.", "DD-CLASS-KNIGHT-4"),
        "bless": Verb("Leave it", "The die stays as it is.", "DD-CLASS-CLERIC-3"),
        "train": Verb("Leave it", "It stays as it was rolled.", "DD-CLASS-DRUID-2"),
        "cursed_reward": Verb("Take the reward", "Take the reward as it is.", "DD-EVENT-CURSED-MONSTER-2"),
        "spoils": Verb("Draw nothing", "Leave it at the experience.", "DD-EVENT-CHALLENGE"),
        "monster": Says("{Monster} does nothing now.", "DD-COMBAT-10"),
        "ability": Says(
            "Keep what you have for later; when everybody passes, the fight ends.",
            "DD-COMBAT-10",
            "DD-COMBAT-13",
        ),
        "heal": Says("The heart is lost.", "DD-HEAL-1"),
        "boost": Says("The experience is lost.", "DD-DICE-8"),
        "respond_stun": Says("It happens.", "DD-ABILITY-STUN-1"),
        "respond_stun_outside": Says("It happens.", "DD-ABILITY-STUN-1"),
        "monster_before": Says("{Monster} holds it back.", "DD-OR-29"),
        "monster_charm": Says("No Charm is used.", "DD-ABILITY-CHARM"),
        "trap_fear": Says("No die is set aside.", "DD-EVENT-TRAP-1"),
        "hammer": Says("Armor works as ever.", "DD-ABILITY-SHATTER-3"),
        "armor": Says("No armor is used now.", "DD-COMBAT-6"),
        "last": Says("Nothing more is announced.", "DD-COMBAT-14"),
        "slash_on": Says("That is enough.", "DD-ARTIFACT-VORPAL-SWORD-1"),
        "grasp": Says("The hand stays empty.", "DD-ABILITY-MAGIC-HAND-2"),
        "bless_side": Says("The die stays as it is.", "DD-CLASS-CLERIC-3"),
        "respond_bless": Says("It stays as it was rolled; the blessing waits.", "DD-CLASS-CLERIC-3"),
        "duel": Says("Keep what you have; when all pass in a row the duel is decided.", "DD-DUEL-6"),
        "duel_before": Says("The duel may begin.", "DD-DUEL-2"),
        "epic_after": Says("That was all.", "DD-EPIC-8"),
        "epic_lowest": Says("It is not used.", "DD-EPIC-17"),
        "epic_before": Says("You are ready.", "DD-EPIC-13"),
        "charisma": Says("Take nothing.", "DD-CLASS-BARD-2"),
        "secret_passage": Says("No reward gets better.", "DD-CLASS-ROGUE-4"),
        "pick": Says("Take none."),
        "respond_focus": Says("It stays as it was rolled.", "DD-ABILITY-FOCUS-1"),
    },
)
"""What passing means, question by question."""

VERBS = {"pass": PASS, **DEEDS, **GAINS, **DEALS, **USES}
"""Every verb; the fields of its sentence are what the rules say it touches."""

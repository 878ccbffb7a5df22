"""Options: what an option of the open question means, in a sentence with the numbers."""

from __future__ import annotations

from delvewright.kernel.ask import Ask, Option
from delvewright.kernel.errors import DelveError, near
from delvewright.views.dungeon_dice import deals, deeds, gains
from delvewright.views.dungeon_dice.deeds import Said
from delvewright.views.dungeon_dice.prompts import PROMPTS
from delvewright.views.dungeon_dice.reading import Reading, capital
from delvewright.views.dungeon_dice.uses import USES, use
from delvewright.views.model import Line

SENTENCES = {**deeds.DEEDS, **gains.GAINS, **deals.DEALS}
"""Every verb but the uses of symbols."""

CONTEXT = {**deeds.IN_CONTEXT, **gains.IN_CONTEXT, ("accept", "answer_offer"): deals.AGREE}
"""A verb that means something else in one question."""

PASSES: dict[str, Said] = {
    **deals.PASSES,
    "mulligan": ("Keep your two pieces of equipment.", ("DD-SETUP-8",)),
    "end_of_turn": ("The turn passes to the left; symbols not used are lost.", ("DD-TURN-12", "DD-TURN-13")),
    "equip": ("Wear what you wear.", ("DD-EQUIP-4",)),
    "trap": ("The trap hits.", ("DD-EVENT-TRAP-1",)),
    "assist": (lambda r, ask: f"{r.who(ask.values[0])} fights without you.", ("DD-ASSIST-2",)),
    "outsiders": ("The fight ends as it stands.", ("DD-COMBAT-10",)),
    "others_before": ("The fight begins.", ("DD-PREP-6",)),
    "monster": (lambda r, ask: f"{capital(r.foe())} does nothing now.", ("DD-COMBAT-10",)),
    "ability": (
        "Keep what you have for later; when everybody passes, the fight ends.",
        ("DD-COMBAT-10", "DD-COMBAT-13"),
    ),
    "trophy": ("It goes back to the bag.", ("DD-AFTER-9",)),
    "luck": ("Draw blind and keep your Luck.", ("DD-ONEUSE-LUCK",)),
    "chest": (
        "Others may still help; left locked it holds a piece of equipment.",
        ("DD-REWARD-LOCKED-CHEST-2",),
    ),
    "chest_help": ("Leave the lock to others.", ("DD-OFFTURN-1",)),
    "permit": (lambda r, ask: f"{r.who(ask.values[0])} keeps the die unrolled.", ("DD-ONEUSE-WARDING",)),
    "keep_wand": ("The wand goes to the bag.", ("DD-ONEUSE-1",)),
    "enchant": ("The artifact goes back to the bag.", ("DD-REWARD-ENCHANT-2",)),
    "trade_in": ("Nothing is traded.", ("DD-TRADE-5",)),
    "aim": ("The die is spent for nothing.", ("DD-OR-42",)),
    "again": ("That is enough.", ("DD-DUEL-12",)),
    "heal": ("The heart is lost.", ("DD-HEAL-1",)),
    "boost": ("The experience is lost.", ("DD-DICE-8",)),
    "respond_stun": ("It happens.", ("DD-ABILITY-STUN-1",)),
    "respond_stun_outside": ("It happens.", ("DD-ABILITY-STUN-1",)),
    "monster_before": (lambda r, ask: f"{capital(r.foe())} holds it back.", ("DD-OR-29",)),
    "monster_charm": ("No Charm is used.", ("DD-ABILITY-CHARM",)),
    "trap_fear": ("No die is set aside.", ("DD-EVENT-TRAP-1",)),
    "hammer": ("Armor works as ever.", ("DD-ABILITY-SHATTER-3",)),
    "armor": ("No armor is used now.", ("DD-COMBAT-6",)),
    "last": ("Nothing more is announced.", ("DD-COMBAT-14",)),
    "slash_on": ("That is enough.", ("DD-ARTIFACT-VORPAL-SWORD-1",)),
    "grasp": ("The hand stays empty.", ("DD-ABILITY-MAGIC-HAND-2",)),
    "inspire": ("Your dice stay as they are.", ("DD-CLASS-KNIGHT-4",)),
    "bless": ("The die stays as it is.", ("DD-CLASS-CLERIC-3",)),
    "train": ("It stays as it was rolled.", ("DD-CLASS-DRUID-2",)),
    "rescue": ("The fight is lost as it stands.", ("DD-CLASS-KNIGHT-2",)),
    "duel": ("Keep what you have; when all pass in a row the duel is decided.", ("DD-DUEL-6",)),
    "duel_before": ("The duel may begin.", ("DD-DUEL-2",)),
    "duel_outsiders": ("The duel ends as it stands.", ("DD-DUEL-13",)),
    "epic_join": ("Stay out of this combat, without penalty and without rest.", ("DD-EPIC-9", "DD-EPIC-10")),
    "epic_after": ("That was all.", ("DD-EPIC-8",)),
    "epic_lowest": ("It is not used.", ("DD-EPIC-17",)),
    "epic_before": ("You are ready.", ("DD-EPIC-13",)),
    "new_place": ("Everybody stays where they are.", ("DD-LOC-4",)),
    "cursed_reward": ("Take the reward as it is.", ("DD-EVENT-CURSED-MONSTER-2",)),
    "spoils": ("Leave it at the experience.", ("DD-EVENT-CHALLENGE",)),
    "charisma": ("Take nothing.", ("DD-CLASS-BARD-2",)),
    "secret_passage": ("No reward gets better.", ("DD-CLASS-ROGUE-4",)),
    "pick": ("Take none.", ()),
    "respond_focus": ("It stays as it was rolled.", ("DD-ABILITY-FOCUS-1",)),
}
"""What passing means, question by question."""


def say(r: Reading, ask: Ask, option: Option) -> Line:
    """What an option means, and the rules it rests on."""
    verb = option[0]
    if verb in USES:
        return use(r, ask, option)
    if verb not in SENTENCES:
        raise DelveError(f"there are no words for the verb {verb!r}; {near(verb, SENTENCES)}")
    told = PASSES.get(ask.question) if verb == "pass" else CONTEXT.get((verb, ask.question))
    words, rules = told or SENTENCES[verb]
    text = words if isinstance(words, str) else words(r, ask, *option[1:])
    return Line(text, rules or PROMPTS[ask.question][1])

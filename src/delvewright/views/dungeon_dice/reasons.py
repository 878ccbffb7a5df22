"""Reasons: why an option is refused, in words and numbers with the rule."""

from __future__ import annotations

from delvewright.games.dungeon_dice.kinds import KINDS
from delvewright.views.dungeon_dice.why import no_part
from delvewright.views.speech import Says

REASONS = {
    # No rule stands in the way
    "over": Says("The game is over.", "DD-WIN-1"),
    "unseen": Says("There is no such die on the table."),
    "not_asked seats": Says("{Seats} must answer first; you are not asked now.", "DD-ABILITY-GEN-2"),
    "no_part": Says(no_part),
    # Before a fight
    "ambush": Says("{Monster} lies in Ambush: it must be confronted", "DD-PREP-8", "DD-ABILITY-AMBUSH"),
    "must_fight": Says("{Monster} must be fought", "DD-EVENT-MIMIC-1", "DD-EVENT-GENIE-1"),
    "alone": Says("{Monster} must be fought alone", "DD-ASSIST-6"),
    "enough_help": Says("There is no room for another assistant", "DD-ASSIST-1"),
    "charmed": Says("Charm makes every hero refuse", "DD-ASSIST-4", "DD-ONEUSE-CHARM-1"),
    "refused": Says("Asked already for this encounter", "DD-ASSIST-2"),
    "place_bonus place": Says("Protected in the {place} by its gear", "DD-LOC-CRYPT-3", "DD-LOC-2"),
    # Dice and symbols
    "quake": Says("Quake: no familiars, spells or one-use dice in this fight", "DD-ABILITY-QUAKE"),
    "feared": Says("Set aside by Fear until the end of the turn", "DD-ABILITY-FEAR-1"),
    "active_only": Says("Only the active player may use it", "DD-ONEUSE-INVISIBILITY-1"),
    "immune symbol": Says("{Monster} is immune to {symbol}", "DD-IMMUNE-1", "DD-IMMUNE-2"),
    "heroes_only symbol": Says("Monsters do not cast {symbol}", "DD-SPELL-5"),
    "gusted": Says("Gust has been used in this combat", "DD-ABILITY-GUST-2"),
    "spell_in_combat symbol": Says("The {symbol} spell is in this combat already", "DD-SPELL-2", "DD-OR-12"),
    "not_now symbol": Says("{symbol} is of no use at this moment", "DD-ABILITY-GEN-10"),
    "no_such_spell symbol": Says("There is no {symbol} spell die in the centre", "DD-ABILITY-FIRE-1"),
    "answer_only": Says("A Stun waits for something to answer", "DD-ABILITY-STUN-1", "DD-OR-10"),
    "nested": Says("A monster that a summoned one brought summons no more", "DD-OR-68"),
    "none_above number": Says("No monster level die shows more than {number}", "DD-ABILITY-BOOST-1"),
    "at_the_end_of_its_levels level": Says(
        "Level {level} is as far as its die goes", "DD-ONEUSE-STRENGTH-2", "DD-ONEUSE-POISON-3"
    ),
    "level_too_high level reach": Says("Level {level}; this reaches level {reach}", "DD-ABILITY-EXECUTE-1"),
    "armor_phase_only": Says("Armor works in the armor phase only", "DD-COMBAT-6"),
    "denied": Says("A hammer denies armor in this combat", "DD-ABILITY-SHATTER-3", "DD-OR-16"),
    "already_rolled": Says("Rolled already", "DD-PREP-9"),
    "once_a_round": Says("Used already this round", "DD-TERM-1", "DD-ABILITY-THROW-1"),
    "no_symbol": Says("It does not show its symbol", "DD-ABILITY-GEN-1"),
    "tried": Says("Tried on this chest already", "DD-ABILITY-SKELETON-KEY-2", "DD-ABILITY-SHATTER-1"),
    "ring symbol": Says(
        "A ring protects its wearer from {symbol}", "DD-BOSS-PHOENIX", "DD-BOSS-YETI", "DD-BOSS-WRAITH"
    ),
    "dark": Says("It is dark: Scout, Reach, Hunt and Track do nothing", "DD-LOC-TERRAIN-DARK"),
    "once_a_turn": Says("Used already this turn", "DD-ABILITY-GEN-6"),
    "unwound": Says("The Clockwork Gnome must be wound up first", "DD-FAMILIAR-CLOCKWORK-GNOME-3"),
    "no_trophies": Says("Nobody in this combat has a trophy", "DD-ABILITY-RAISE-THE-DEAD-1"),
    "hands need have": Says("It takes {need} hands; there are {have}", "DD-EQUIP-1"),
    "cursed_stays": Says("Once on, a cursed artifact comes off for one Healing", "DD-ARTIFACT-CURSED-2"),
    "locked": Says("The set of gear is fixed for this turn", "DD-EQUIP-5", "DD-OR-31"),
    "spent": Says("Its last roll did not show the symbol", "DD-ARTIFACT-MAGIC-BOOMERANG-1"),
    # Bags, healing and trade
    "not_in_bag": Says(lambda r, kind: f"There is no {KINDS[kind].name} in the bag", "DD-ONEUSE-UPGRADE-2"),
    "too_few have need": Says("You have {have}, it takes {need}", "DD-TRADE-5"),
    "empty_bag": Says("The bag is empty", "DD-OR-64"),
    "random_only": Says("Comes by a blind draw only, never by choice", "DD-ONEUSE-LUCK"),
    "no_wounded_level_die seat": Says("{Seat:have} no wounded level die", "DD-HEAL-1"),
    "all_boosted number": Says("All {number} level dice are boosted", "DD-DICE-9"),
    "no_boosted_dice": Says("No boosted die is left in the centre", "DD-DICE-10"),
    # Bargains
    "promised whom": Says("Promised to {whom} already", "DD-TRADE-3", "DD-BARGAIN-6"),
    "no_harm seat": Says("You promised {seat} no harm", "DD-BARGAIN-NO-HARM"),
    "owes_healing seat": Says("This healing is owed to {seat}", "DD-BARGAIN-HEAL"),
    "enough_said most": Says("Said enough: {most:offer} a window", "DD-BARGAIN-3"),
    "asleep": Says("Asleep until that turn is over", "DD-ABILITY-SLEEP-2", "DD-BARGAIN-FUTURE-ASSIST"),
    "nothing_of_that seat": Says("{Seat:have} nothing of that sort to promise now", "DD-BARGAIN-6"),
    "no_such_side": Says("There is no such side in this fight", "DD-BARGAIN-PROMISE-USE"),
    "with_oneself": Says("Nobody bargains with oneself", "DD-BARGAIN-1"),
    "no_equipment seat": Says("{Seat:have} no equipment", "DD-BARGAIN-ENCHANT-SHARE"),
    "not_owned seat": Says("{Seat:do} not own it", "DD-BARGAIN-6"),
    "cursed_on": Says("An equipped cursed artifact changes hands for one Healing only", "DD-TRADE-7"),
    "called_off": Says("One duel a turn is called off", "DD-OR-83"),
    "neither_fights": Says("Neither of the two is in this fight", "DD-BARGAIN-GIVE-DICE"),
    "in_combat": Says("It lies in the combat and moves after it", "DD-BARGAIN-4"),
    "no_such_reward prize": Says("There is no such reward to be had: {prize}", "DD-BARGAIN-REWARD-TO"),
    "no_use seat": Says("{Seat:have} no use for it in this fight", "DD-BARGAIN-PROMISE-USE"),
    "threatened seat": Says("There is a threat against {seat} already", "DD-BARGAIN-THREAT"),
    "empty_offer": Says("The offer is empty", "DD-BARGAIN-1"),
    "too_many_terms seat most": Says("{most} terms at most for {seat}", "DD-BARGAIN-5"),
    "said_twice": Says("Two terms are about the same thing", "DD-BARGAIN-6"),
}
"""Every key a rule refuses with: what it says of its numbers, and the rules it rests on."""

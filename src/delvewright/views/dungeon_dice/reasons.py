"""Reasons: why an option is refused, in words and numbers with the rule."""

from __future__ import annotations

from collections.abc import Callable

from delvewright.kernel.ask import Reason
from delvewright.kernel.errors import DelveError, near
from delvewright.views.dungeon_dice.bargains import SLOTS
from delvewright.views.dungeon_dice.reading import Reading, ability, capital, count, kind_name
from delvewright.views.dungeon_dice.texts import place_of
from delvewright.views.model import Line

Words = Callable[..., str]


def _promised(r: Reading, whom: int) -> str:
    return f"Promised to {r.someone(whom)} already"


REASONS: dict[str, tuple[Words | str, tuple[str, ...]]] = {
    # Before a fight
    "ambush": (
        lambda r: f"{capital(r.foe())} lies in Ambush: it must be confronted",
        ("DD-PREP-8", "DD-ABILITY-AMBUSH"),
    ),
    "must_fight": (lambda r: f"{capital(r.foe())} must be fought", ("DD-EVENT-MIMIC-1", "DD-EVENT-GENIE-1")),
    "alone": (lambda r: f"{capital(r.foe())} must be fought alone", ("DD-ASSIST-6",)),
    "enough_help": ("There is no room for another assistant", ("DD-ASSIST-1",)),
    "charmed": ("Charm makes every hero refuse", ("DD-ASSIST-4", "DD-ONEUSE-CHARM-1")),
    "refused": ("Asked already for this encounter", ("DD-ASSIST-2",)),
    "place_bonus": (
        lambda r, place: f"Protected in the {place_of(place).name} by its gear",
        ("DD-LOC-CRYPT-3", "DD-LOC-2"),
    ),
    # Dice and symbols
    "quake": ("Quake: no familiars, spells or one-use dice in this fight", ("DD-ABILITY-QUAKE",)),
    "feared": ("Set aside by Fear until the end of the turn", ("DD-ABILITY-FEAR-1",)),
    "active_only": ("Only the active player may use it", ("DD-ONEUSE-INVISIBILITY-1",)),
    "immune": (
        lambda r, symbol: f"{capital(r.foe())} is immune to {ability(symbol)}",
        ("DD-IMMUNE-1", "DD-IMMUNE-2"),
    ),
    "heroes_only": (lambda r, symbol: f"Monsters do not cast {ability(symbol)}", ("DD-SPELL-5",)),
    "gusted": ("Gust has been used in this combat", ("DD-ABILITY-GUST-2",)),
    "spell_in_combat": (
        lambda r, symbol: f"The {ability(symbol)} spell is in this combat already",
        ("DD-SPELL-2", "DD-OR-12"),
    ),
    "not_now": (lambda r, symbol: f"{ability(symbol)} is of no use at this moment", ("DD-ABILITY-GEN-10",)),
    "no_such_spell": (
        lambda r, symbol: f"There is no {ability(symbol)} spell die in the centre",
        ("DD-ABILITY-FIRE-1",),
    ),
    "answer_only": ("A Stun waits for something to answer", ("DD-ABILITY-STUN-1", "DD-OR-10")),
    "nested": ("A monster that a summoned one brought summons no more", ("DD-OR-68",)),
    "none_above": (
        lambda r, number: f"No monster level die shows more than {number}",
        ("DD-ABILITY-BOOST-1",),
    ),
    "at_the_end_of_its_levels": (
        lambda r, level: f"Level {level} is as far as its die goes",
        ("DD-ONEUSE-STRENGTH-2", "DD-ONEUSE-POISON-3"),
    ),
    "level_too_high": (
        lambda r, level, reach: f"Level {level}; this reaches level {reach}",
        ("DD-ABILITY-EXECUTE-1",),
    ),
    "armor_phase_only": ("Armor works in the armor phase only", ("DD-COMBAT-6",)),
    "denied": ("A hammer denies armor in this combat", ("DD-ABILITY-SHATTER-3", "DD-OR-16")),
    "already_rolled": ("Rolled already", ("DD-PREP-9",)),
    "once_a_round": ("Used already this round", ("DD-TERM-1", "DD-ABILITY-THROW-1")),
    "no_symbol": ("It does not show its symbol", ("DD-ABILITY-GEN-1",)),
    "tried": ("Tried on this chest already", ("DD-ABILITY-SKELETON-KEY-2", "DD-ABILITY-SHATTER-1")),
    "ring": (
        lambda r, symbol: f"A ring protects its wearer from {ability(symbol)}",
        ("DD-BOSS-PHOENIX", "DD-BOSS-YETI", "DD-BOSS-WRAITH"),
    ),
    "dark": ("It is dark: Scout, Reach, Hunt and Track do nothing", ("DD-LOC-TERRAIN-DARK",)),
    "once_a_turn": ("Used already this turn", ("DD-ABILITY-GEN-6",)),
    "unwound": ("The Clockwork Gnome must be wound up first", ("DD-FAMILIAR-CLOCKWORK-GNOME-3",)),
    "no_trophies": ("Nobody in this combat has a trophy", ("DD-ABILITY-RAISE-THE-DEAD-1",)),
    "hands": (lambda r, need, have: f"It takes {need} hands; there are {have}", ("DD-EQUIP-1",)),
    "cursed_stays": ("Once on, a cursed artifact comes off for one Healing", ("DD-ARTIFACT-CURSED-2",)),
    "locked": ("The set of gear is fixed for this turn", ("DD-EQUIP-5", "DD-OR-31")),
    "spent": ("Its last roll did not show the symbol", ("DD-ARTIFACT-MAGIC-BOOMERANG-1",)),
    # Bags, healing and trade
    "not_in_bag": (lambda r, kind: f"There is no {kind_name(kind)} in the bag", ("DD-ONEUSE-UPGRADE-2",)),
    "too_few": (lambda r, have, need: f"You have {have}, it takes {need}", ("DD-TRADE-5",)),
    "empty_bag": ("The bag is empty", ("DD-OR-64",)),
    "random_only": ("Comes by a blind draw only, never by choice", ("DD-ONEUSE-LUCK",)),
    "no_wounded_level_die": (
        lambda r, seat: f"{r.has(seat, 'have', 'has')} no wounded level die",
        ("DD-HEAL-1",),
    ),
    "all_boosted": (lambda r, number: f"All {number} level dice are boosted", ("DD-DICE-9",)),
    "no_boosted_dice": ("No boosted die is left in the centre", ("DD-DICE-10",)),
    # Bargains
    "promised": (_promised, ("DD-TRADE-3", "DD-BARGAIN-6")),
    "no_harm": (lambda r, seat: f"You promised {r.someone(seat)} no harm", ("DD-BARGAIN-NO-HARM",)),
    "owes_healing": (lambda r, seat: f"This healing is owed to {r.someone(seat)}", ("DD-BARGAIN-HEAL",)),
    "enough_said": (lambda r, most: f"Said enough: {count(most, 'offer')} a window", ("DD-BARGAIN-3",)),
    "asleep": ("Asleep until that turn is over", ("DD-ABILITY-SLEEP-2", "DD-BARGAIN-FUTURE-ASSIST")),
    "nothing_of_that": (
        lambda r, seat: f"{r.has(seat, 'have', 'has')} nothing of that sort to promise now",
        ("DD-BARGAIN-6",),
    ),
    "no_such_side": ("There is no such side in this fight", ("DD-BARGAIN-PROMISE-USE",)),
    "with_oneself": ("Nobody bargains with oneself", ("DD-BARGAIN-1",)),
    "no_equipment": (
        lambda r, seat: f"{r.has(seat, 'have', 'has')} no equipment",
        ("DD-BARGAIN-ENCHANT-SHARE",),
    ),
    "not_owned": (lambda r, seat: f"{r.has(seat, 'do', 'does')} not own it", ("DD-BARGAIN-6",)),
    "cursed_on": ("An equipped cursed artifact changes hands for one Healing only", ("DD-TRADE-7",)),
    "in_combat": ("It lies in the combat and moves after it", ("DD-BARGAIN-4",)),
    "no_such_reward": (
        lambda r, prize: f"There is no such reward to be had: {SLOTS.get(prize, prize)}",
        ("DD-BARGAIN-REWARD-TO",),
    ),
    "no_use": (
        lambda r, seat: f"{r.has(seat, 'have', 'has')} no use for it in this fight",
        ("DD-BARGAIN-PROMISE-USE",),
    ),
    "threatened": (
        lambda r, seat: f"There is a threat against {r.someone(seat)} already",
        ("DD-BARGAIN-THREAT",),
    ),
    "empty_offer": ("The offer is empty", ("DD-BARGAIN-1",)),
    "too_many_parties": (lambda r, have, most: f"{have} players; {most} at most", ("DD-BARGAIN-5",)),
    "too_many_terms": (
        lambda r, seat, most: f"{most} terms at most for {r.someone(seat)}",
        ("DD-BARGAIN-5",),
    ),
    "said_twice": ("Two terms are about the same thing", ("DD-BARGAIN-6",)),
}
"""Every key a rule refuses with: what it says of its numbers, and the rules it rests on."""


def explain(r: Reading, reason: Reason) -> Line:
    """A refusal in words: "Level 4; this reaches level 2 · DD-ABILITY-EXECUTE-1"."""
    key, numbers = reason[0], reason[1:]
    if key not in REASONS:
        raise DelveError(f"there are no words for the reason {key!r}; {near(key, REASONS)}")
    words, rules = REASONS[key]
    return Line(words if isinstance(words, str) else words(r, *numbers), rules)

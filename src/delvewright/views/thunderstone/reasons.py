"""Reasons: why an option is refused, in words and numbers with the rule."""

from __future__ import annotations

from collections.abc import Callable

from delvewright.kernel.ask import Reason
from delvewright.kernel.errors import DelveError, near
from delvewright.views.model import Line
from delvewright.views.thunderstone.faces import rules_of
from delvewright.views.thunderstone.reading import Reading

Words = Callable[..., str]

REASONS: dict[str, tuple[Words | str, tuple[str, ...]]] = {
    "used_up": ("Used already this turn", ("TS-VCARD-04",)),
    "already_lost": ("Spent already: it is gone when the battle is over", ("OR-08",)),
    "not_equipped": ("Works only while a Hero holds it", ("OR-48",)),
    "too_dear": (lambda r, cost, gold: f"Cost {cost}, you have {gold} gold", ("WR-VILLAGE-05",)),
    "weapon_only": ("The purchase left is for a Weapon", ("OR-52",)),
    "wrong_spoils": ("Not a card these Spoils are for", ("TS-SPOILS-03",)),
    "too_little_xp": (lambda r, price, xp: f"Costs {price} XP, you have {xp}", ("TS-LEVEL-02",)),
    "levelled_already": (lambda r, group: f"{group} has levelled up already this turn", ("TS-LEVEL-06",)),
    "no_higher_level": ("0 cards of the next level left in the Village", ("TS-LEVEL-07",)),
    "must_attack": (lambda r, quarry: f"{r.name(quarry)} must be attacked this turn", ("WR-PROWL-03",)),
    "spell_used": (lambda r, spell: f"{r.name(spell)}, a Spell, has been used", ("WR-TRAIT-02",)),
    "weapon_used": (lambda r, weapon: f"{r.name(weapon)}, a Weapon, has been used", ("WR-TRAIT-02",)),
    "too_dark": (
        lambda r, penalty, darkness, light: (
            f"Light Penalty {penalty} left: darkness {darkness}, Light {light}"
        ),
        ("WR-TRAIT-16",),
    ),
    "holds_it_already": ("Holds it already", ("TS-BATTLE-02",)),
    "hands_full": (
        lambda r, weapon: f"{r.name(weapon)} stays in hand until the battle is over",
        ("WR-NOTE-27", "TS-NOTE-29"),
    ),
    "lent_to_another": (lambda r, hero: f"Lent to {r.name(hero)} alone", ("WR-NOTE-43",)),
    "too_heavy": (lambda r, weight, strength: f"Weight {weight}, Strength {strength}", ("TS-BATTLE-02",)),
    "must_attack_something": ("There is a Monster you may attack, so you must", ("TS-BATTLE-11", "OR-44")),
    "wrong_sort": (lambda r, sort: f"Not {a(sort)}", ("TS-VCARD-02",)),
    "none_in_hand": (lambda r, sort: f"Needs {a(sort)} in hand; you have 0", ("OR-04",)),
    "must_be_defeated": ("Must be defeated to leave", ("WR-TRAIT-14",)),
    "immune_to_spells": ("Immune to Spells", ("WR-TRAIT-07",)),
    "guardian_stays": ("A Guardian leaves only when it is defeated", ("WR-GUARD-08",)),
    "held_in_hall": (
        lambda r, holder: f"{r.name(holder)} keeps every Monster in the hall",
        ("WR-NOTE-38", "OR-23"),
    ),
    "not_1_or_2_vp": (
        lambda r, vp: "No printed VP; needs 1 or 2" if vp is None else f"Printed VP {vp}; needs 1 or 2",
        ("TS-NOTE-31", "WR-HORDE-06"),
    ),
    "no_small_monster": ("0 Monsters of printed 1 or 2 VP in the hall that may leave", ("TS-NOTE-31",)),
    "empty_hall": ("0 Monsters in the hall", ("OR-46",)),
    "beguiler_not_copied": ("A Beguiler is not copied", ("WR-NOTE-15",)),
    "no_hero_on_sale": ("0 Heroes left in the Village", ("TS-VCARD-05",)),
    "more_than_5_vp": (lambda r, vp: f"{vp} VP; 5 is the most", ("WR-NOTE-24",)),
    "no_printed_vp": ("No printed VP; needs 5 or less", ("WR-NOTE-24", "WR-HORDE-06")),
    "no_shared_type": ("Shares no type with the Monster you beat", ("WR-NOTE-24",)),
    "not_in_this_game": (lambda r, setting: f"Switched off in this game: {setting}", ("OR-28",)),
    "no_weapon_on_sale": ("0 Weapons left in the Village", ("WR-NOTE-27",)),
    "no_opponent": ("There is no other player", ("TS-VCARD-02",)),
    "has_vp": (lambda r, vp: f"Worth {vp} VP: only Heroes without VP go along", ("WR-ODYSSEY-05",)),
    "heroes_left": ("You still have a Hero without VP to take along", ("WR-ODYSSEY-05",)),
}
"""Every key a rule refuses with: what it says of its numbers, and the rules it rests on."""


IN_CONTEXT = {
    ("too_dear", "battle.spoils_buy"): ("TS-SPOILS-01", "OR-15"),
    ("not_1_or_2_vp", "hall.cull"): ("WR-NOTE-09", "WR-HORDE-06"),
}
"""Where the same reason rests on other rules."""


def a(sort: str) -> str:
    """A sort of card with its article."""
    named = "Food card" if sort == "Food" else sort
    return f"{'an' if named[0] in 'AEIOU' else 'a'} {named}"


def explain(r: Reading, reason: Reason) -> Line:
    """A refusal in words: "Weight 5, Strength 4 · TS-BATTLE-02"."""
    key, numbers = reason[0], reason[1:]
    if key not in REASONS:
        raise DelveError(f"there are no words for the reason {key!r}; {near(key, REASONS)}")
    words, rules = REASONS[key]
    ask = r.p.ask
    if ask is not None:
        rules = IN_CONTEXT.get((key, ask.question), rules)
        if key == "wrong_sort" and ask.question == "choose":
            rules = rules_of(ask.values[0])
    return Line(words if isinstance(words, str) else words(r, *numbers), rules)

"""Reasons: why an option is refused, in words and numbers with the rule."""

from __future__ import annotations

from delvewright.views.model import Line
from delvewright.views.speech import Says
from delvewright.views.thunderstone.printed import a, rules_of
from delvewright.views.thunderstone.reading import Reading
from delvewright.views.thunderstone.why import no_part


def _wrong_choice(r: Reading, sort: str) -> Line:
    return Line(f"Not {a(sort)}", rules_of(r.p.ask.value("address")))


def _wrong_vp(r: Reading, vp: int | None) -> str:
    return "No printed VP; needs 1 or 2" if vp is None else f"Printed VP {vp}; needs 1 or 2"


REASONS = {
    # No rule stands in the way
    "over": Says("The game is over.", "TS-END-01"),
    "unseen": Says("You cannot see that card.", "TS-SETUP-18"),
    "not_asked seats": Says("{Seats} must answer first; you are not asked now.", "TS-TURN-01"),
    "no_part": Says(no_part),
    # The Village
    "used_up": Says("Used already this turn", "TS-VCARD-04"),
    "too_dear cost gold": Says(
        "Cost {cost}, you have {gold} gold",
        "WR-VILLAGE-05",
        within={"battle.spoils_buy": Says("", "TS-SPOILS-01", "OR-15")},
    ),
    "weapon_only": Says("The purchase left is for a Weapon", "OR-52"),
    "wrong_spoils": Says("Not a card these Spoils are for", "TS-SPOILS-03"),
    "too_little_xp price xp": Says("Costs {price} XP, you have {xp}", "TS-LEVEL-02"),
    "levelled_already group": Says("{group} has levelled up already this turn", "TS-LEVEL-06"),
    "no_higher_level": Says("0 cards of the next level left in the Village", "TS-LEVEL-07"),
    "no_opponent": Says("There is no other player", "TS-VCARD-02"),
    # The battle
    "already_lost": Says("Spent already: it is gone when the battle is over", "OR-08"),
    "not_equipped": Says("Works only while a Hero holds it", "OR-48"),
    "must_attack quarry": Says("{quarry} must be attacked this turn", "WR-PROWL-03"),
    "must_attack_something": Says("There is a Monster you may attack, so you must", "TS-BATTLE-11", "OR-44"),
    "spell_used spell": Says("{spell}, a Spell, has been used", "WR-TRAIT-02"),
    "weapon_used weapon": Says("{weapon}, a Weapon, has been used", "WR-TRAIT-02"),
    "too_dark penalty darkness light": Says(
        "Light Penalty {penalty} left: darkness {darkness}, Light {light}", "WR-TRAIT-16"
    ),
    "holds_it_already": Says("Holds it already", "TS-BATTLE-02"),
    "hands_full weapon": Says("{weapon} stays in hand until the battle is over", "WR-NOTE-27", "TS-NOTE-29"),
    "lent_to_another hero": Says("Lent to {hero} alone", "WR-NOTE-43"),
    "too_heavy weight strength": Says("Weight {weight}, Strength {strength}", "TS-BATTLE-02"),
    # What cards ask for
    "wrong_sort": Says(
        lambda r, sort: f"Not {a(sort)}", "TS-VCARD-02", within={"choose": Says(_wrong_choice)}
    ),
    "none_in_hand": Says(lambda r, sort: f"Needs {a(sort)} in hand; you have 0", "OR-04"),
    "must_be_defeated": Says("Must be defeated to leave", "WR-TRAIT-14"),
    "immune_to_spells": Says("Immune to Spells", "WR-TRAIT-07"),
    "guardian_stays": Says("A Guardian leaves only when it is defeated", "WR-GUARD-08"),
    "held_in_hall holder": Says("{holder} keeps every Monster in the hall", "WR-NOTE-38", "OR-23"),
    "not_1_or_2_vp": Says(
        _wrong_vp,
        "TS-NOTE-31",
        "WR-HORDE-06",
        within={"hall.cull": Says("", "WR-NOTE-09", "WR-HORDE-06")},
    ),
    "no_small_monster": Says("0 Monsters of printed 1 or 2 VP in the hall that may leave", "TS-NOTE-31"),
    "empty_hall": Says("0 Monsters in the hall", "OR-46"),
    "beguiler_not_copied": Says("A Beguiler is not copied", "WR-NOTE-15"),
    "no_hero_on_sale": Says("0 Heroes left in the Village", "TS-VCARD-05"),
    "no_weapon_on_sale": Says("0 Weapons left in the Village", "WR-NOTE-27"),
    "more_than_5_vp vp": Says("{vp} VP; 5 is the most", "WR-NOTE-24"),
    "no_printed_vp": Says("No printed VP; needs 5 or less", "WR-NOTE-24", "WR-HORDE-06"),
    "no_shared_type": Says("Shares no type with the Monster you beat", "WR-NOTE-24"),
    "not_in_this_game setting": Says("Switched off in this game: {setting}", "OR-28"),
    # Campaigns
    "has_vp vp": Says("Worth {vp} VP: only Heroes without VP go along", "WR-ODYSSEY-05"),
    "heroes_left": Says("You still have a Hero without VP to take along", "WR-ODYSSEY-05"),
}
"""Every key a rule refuses with: what it says of its numbers, and the rules it rests on."""

"""What a set-up of Dungeoneer may say: sets and grade, the optional rules, and the chosen readings."""

from __future__ import annotations

from delvewright.games.dungeoneer.printed import SETS
from delvewright.kernel.settings import Setting, rules_of

YES_NO = (True, False)


def _option(help: str, rule: str) -> Setting:
    """An optional rule of the book: a switch, off by default."""
    return Setting(False, help, YES_NO, rule, part="options")


def _reading(default: bool, help: str, rule: str) -> Setting:
    return Setting(default, help, YES_NO, rule, part="readings")


SETTINGS: dict[str, Setting] = {
    "packs": Setting(
        ("crypt",),
        f"The sets on the table: {', '.join([f'{id} ({title})' for id, title in SETS.items()])}."
        " The Long Night has no map of its own.",
        rule="DN-WIN-08",
        part="cards",
    ),
    "grade": Setting(
        "heroic",
        "Heroic Levels 1 to 3 without night; epic 4 to 6 with night's own cards; or a campaign through both.",
        ("heroic", "epic", "campaign"),
        "DN-COMBINE-16",
        part="cards",
    ),
    "square_tiles": Setting(
        False, "Map cards are square and may be turned by quarters.", YES_NO, "DN-OPEN-12", part="cards"
    ),
    "longest": Setting(
        400, "Call a game off after this many turns; most Quests done wins (0: never).", least=0
    ),
    "pick_hero": _option("Players choose their heroes.", "DN-OPT-01"),
    "unbiased_placement": _option(
        "A neighbour places the Map card that your Personal Quest names.", "DN-OPT-02"
    ),
    "no_personal_quests": _option("All Quests are Global, two on offer.", "DN-OPT-04"),
    "revealed_map": _option("The whole map is laid out before the first turn.", "DN-OPT-05"),
    "restricted_movement": _option("Movement is 3 whatever the Speed; tip for a point more.", "DN-OPT-07"),
    "reincarnation": _option("A defeated player comes back with a new hero.", "DN-OPT-08"),
    "spike_dodging": _option("Pay 1 Movement instead of rolling against Spikes.", "DN-OPT-09"),
    "optional_discard": _option("Nobody has to discard at the end of the turn.", "DN-OPT-10"),
    "two_map_decks": Setting(
        True,
        "With both borders, each has a Map deck of its own.",
        YES_NO,
        "DN-COMBINE-03",
        part="options",
    ),
    "lower_grades_leave": Setting(
        True,
        "In a campaign, discarded heroic cards are set aside instead of shuffled in again.",
        YES_NO,
        "DN-COMBINE-15",
        part="options",
    ),
    "reward": Setting(
        "each_wound",
        "What step H gives: 1 Peril or Glory for each wound, or one for the whole combat.",
        ("each_wound", "once"),
        "DN-OPEN-01",
        part="readings",
    ),
    "pack_heals": _reading(False, "A monster that goes to the Pack loses its wounds.", "DN-OPEN-02"),
    "pack_limit": Setting(
        3, "Monsters a Pack may hold (0: any number).", rule="DN-OPEN-03", least=0, part="readings"
    ),
    "replace_personal": _reading(False, "A completed Personal Quest is replaced by a new one.", "DN-OPEN-04"),
    "quest_ends_phase": _reading(
        True, "Completing a Quest ends the Hero Phase, so it is the only one of the turn.", "DN-OPEN-05"
    ),
    "hero_counter_challenge": _reading(
        True, "A hero attacked by a hero may challenge, with a point of Movement.", "DN-OPEN-07"
    ),
    "attack_together": _reading(
        True,
        "Monsters declared together share one Response step; if not, each is a combat of its own.",
        "DN-OPEN-08",
    ),
    "one_group": _reading(True, "Encounters are declared once a phase for each hero.", "DN-OPEN-09"),
    "open_against_wall": _reading(True, "An open exit may be laid against a Wall.", "DN-OPEN-13"),
    "may_close": _reading(False, "A card may be placed that closes the map early.", "DN-OPEN-14"),
    "obstacles_again": _reading(
        True, "Obstacles and map effects work at every entry, not once a turn.", "DN-OPEN-18"
    ),
    "tipped": Setting(
        "spends_nothing",
        "What a tipped hero cannot do before standing up: spend Movement at all, or only move.",
        ("spends_nothing", "cannot_move"),
        "DN-OPEN-19",
        part="readings",
    ),
    "hero_forms": Setting(
        "printed",
        "Which forms of attack are open to a hero.",
        ("printed", "any"),
        "DN-OPEN-20",
        part="readings",
    ),
    "hit_effect_on_counter": _reading(
        True, "A monster's hit effect works when it wins as the one attacked, too.", "DN-OPEN-22"
    ),
    "slay_wounds_stay": _reading(True, "A Quest monster keeps its wounds between turns.", "DN-OPEN-23"),
    "free_search": _reading(False, "The first search of a turn for a Quest is free.", "DN-OPEN-24"),
    "stacking": Setting(
        "bonus",
        "What an epic card adds to the heroic one on it: its bonus row, or its own scores.",
        ("bonus", "sum"),
        "DN-OPEN-30",
        part="readings",
    ),
    "epic_cards": Setting(
        "mixed",
        "In a campaign, epic Adventure cards are in from the start, or come when all heroes are epic.",
        ("mixed", "later"),
        "DN-OPEN-31",
        part="readings",
    ),
    "one_a_slot": _reading(True, "One Treasure for each part of the body.", "DN-OPEN-34"),
    "empty_hand_discards": _reading(
        False, "With an empty hand you may still discard a Treasure or an Encounter.", "DN-OPEN-36"
    ),
    "start_collects": _reading(False, "Heroes begin with the Glory and Peril of the Entrance.", "DN-OPEN-37"),
    "failed_try": Setting(
        "all_suffer",
        "A failed try at a Quest's Threat: everybody there suffers, or the others may roll.",
        ("all_suffer", "others_roll"),
        "DN-OPEN-46",
        part="readings",
    ),
    "peril_to_oneself": _reading(True, "The Peril of step H may go to oneself.", "DN-OPEN-48"),
    "epic_life": Setting(
        "printed",
        "The Life an epic hero begins with: as printed, or 6 as the die shows.",
        ("printed", "six"),
        "DN-OPEN-49",
        part="readings",
    ),
    "reward_wounds": Setting(
        "rolls",
        "Which wounds step H counts: those of rolls and hit effects, or all that the attackers inflicted.",
        ("rolls", "all"),
        "DN-OPEN-51",
        part="readings",
    ),
    "score_floor": _reading(True, "No score counts less than 0.", "DN-OPEN-53"),
    "shift_is_entering": _reading(
        True, "The active hero enters the card that a Shift slid under the token.", "DN-OPEN-54"
    ),
}

Rules = rules_of(SETTINGS)
"""The settings of one game, shared by all its positions."""

"""What a set-up of Thunderstone may say: cards, variant, and the chosen readings."""

from __future__ import annotations

from delvewright.games.thunderstone.layout import FEATURES, PRESETS, STONES
from delvewright.games.thunderstone.packs import PACKS, SETS
from delvewright.kernel.settings import Setting, rules_of

VARIANTS = (
    "standard",
    "epic",
    "dungeon_crawl",
    "trackdown",
    "odyssey",
    "prowling",
    "solo_normal",
    "solo_warrior",
    "solo_nightmare",
)

SETTINGS: dict[str, Setting] = {
    "packs": Setting(
        (),
        f"Expansions to mix in: {', '.join([f'{id} ({pack.title})' for id, pack in PACKS.items()])}.",
        rule="WR-COMP-02",
        part="cards",
    ),
    "variant": Setting("standard", "How the game is played: campaigns, prowling Monsters, solo.", VARIANTS),
    "layout": Setting(
        "random",
        "Which cards: by randomizer, or one of the books' lists.",
        ("random", *PRESETS),
        "TS-SETUP-01",
        part="cards",
    ),
    "pick": Setting(
        (), "Groups that must be in the game, by name (e.g. Elf, Fireball, Dragon).", part="cards"
    ),
    "ban": Setting((), "Groups that must not be in the game, by name.", part="cards"),
    "monster_groups": Setting(
        3,
        "Monster classes in the dungeon: more make a longer game.",
        (3, 4, 5, 6, 7),
        "TS-SETUP-08",
        part="cards",
    ),
    "features": Setting(
        (), f"Dungeon features for sure: {', '.join(FEATURES)}.", rule="WR-SETUP-04", part="cards"
    ),
    "random_features": Setting(
        True,
        "Let feature markers come up among the Monster randomizers.",
        (True, False),
        "WR-SETUP-03",
        part="cards",
    ),
    "stone": Setting(
        STONES[0],
        "Which Thunderstone; both: the game ends with the second.",
        (*STONES, "random", "both"),
        "WR-STONE-02",
        part="cards",
    ),
    "more_militia": Setting(
        False, "Add the 30 reprinted Militia to the stack.", (True, False), "WR-COMP-07", part="cards"
    ),
    "solo_bans": Setting(
        tuple(name for pack in SETS.values() for name in pack.solo_bans),
        "Groups solo play leaves out.",
        rule="OR-34",
        part="cards",
        when=("variant", tuple(variant for variant in VARIANTS if variant.startswith("solo"))),
    ),
    "longest": Setting(
        500,
        "Call a game off and score it after this many turns (0: never): parties may end too weak to finish.",
        least=0,
    ),
    "level_up": Setting(
        "after_buy", "When Heroes level up.", ("after_buy", "before_buy"), "OR-01", part="readings"
    ),
    "level_limit": Setting(
        "type", "What may level only once a turn.", ("type", "card"), "OR-02", part="readings"
    ),
    "destroyed_barkeep_gold": Setting(
        False,
        "A card destroyed for an effect still gives its printed gold.",
        (True, False),
        "OR-05",
        part="readings",
    ),
    "strength_loss_unequips": Setting(
        True,
        "A Hero weakened in battle drops a Weapon now too heavy.",
        (True, False),
        "OR-09",
        part="readings",
    ),
    "breach_after_draw": Setting(
        False, "Breach effects wait for the new hand.", (True, False), "OR-10", part="readings"
    ),
    "breach_resets_when_returned": Setting(
        False, "A Monster back under the deck may breach again.", (True, False), "OR-11", part="readings"
    ),
    "floor_hero_at_zero": Setting(
        False, "No Hero counts less than 0.", (True, False), "OR-13", part="readings"
    ),
    "stone_check": Setting(
        "immediate",
        "When a stone in Rank 1 ends the game.",
        ("immediate", "end_of_turn"),
        "OR-16",
        part="readings",
    ),
    "zero_gold_counts": Setting(
        True, "A printed 0 is a gold value.", (True, False), "OR-32", part="readings"
    ),
    "zero_strength_kills": Setting(
        False, "A Hero brought to Strength 0 in battle dies.", (True, False), "OR-51", part="readings"
    ),
    "claymore_needs_gap": Setting(
        False,
        "A Claymore works only when a Monster has left Ranks 1 to 3.",
        (True, False),
        "OR-53",
        part="readings",
    ),
    "fallen_are_rewarded": Setting(
        False,
        "A Hero that dies in a won battle still brings what its text gives for the victory.",
        (True, False),
        "OR-54",
        part="readings",
    ),
    "shown_elixir_counts": Setting(
        True,
        "A Foresight Elixir shown against a Trap is a Spell used this turn.",
        (True, False),
        "OR-55",
        part="readings",
    ),
    **{name: setting for pack in PACKS.values() for name, setting in pack.settings.items()},
}

Rules = rules_of(SETTINGS)
"""The settings of one game, shared by all its positions."""

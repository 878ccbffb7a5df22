"""What a set-up of Dungeon Dice may say: dice, goal, modules, and the chosen readings."""

from __future__ import annotations

from delvewright.kernel.settings import Setting, rules_of

YES_NO = (True, False)

SETTINGS: dict[str, Setting] = {
    "mode": Setting(
        "standard",
        "Which dice and which goal: the core box, all sets to 4 fame, or all sets to 7 with epic trackers.",
        ("standard", "epic", "core"),
        "DD-WIN-2",
    ),
    "packs": Setting(
        (), "The sets besides the core (none named: those of the mode).", part="cards", formerly="sets"
    ),
    "ban": Setting((), "Kinds of dice left out of the bags, by name.", part="cards"),
    "goal": Setting(0, "Fame that wins the game (0: what the mode says).", rule="DD-WIN-2", least=0),
    "dungeon_die": Setting(
        "A",
        "Which Dungeon die is the place of the heroes.",
        ("A", "B", "random", "none"),
        "DD-LOC-1",
        part="cards",
    ),
    "terrain": Setting(False, "Play with the terrain die.", YES_NO, "DD-OR-61", part="cards"),
    "bosses": Setting(False, "Play with the boss monsters.", YES_NO, "DD-OR-60", part="cards"),
    "longest": Setting(300, "Call a game off after this many turns; most fame wins (0: never).", least=0),
    "bargains": Setting(
        "full",
        "Deals between the players: any bundle of terms, the usual offers only, or none at all.",
        ("full", "templates", "none"),
        "DD-BARGAIN-1",
    ),
    "tie": Setting(
        "win_and_wound",
        "A tie with a monster.",
        ("win_and_wound", "loss"),
        "DD-OR-1",
        part="readings",
    ),
    "symbol_use": Setting(
        "die", "What may use an ability once a turn.", ("die", "ability"), "DD-OR-5", part="readings"
    ),
    "stun_in_armor_phase": Setting(
        True, "STUN may answer an armor ability.", YES_NO, "DD-OR-6", part="readings"
    ),
    "stun_spell_for_number": Setting(
        True, "The STUN spell may be cast for its number alone.", YES_NO, "DD-OR-10", part="readings"
    ),
    "focus_symbol_extra": Setting(
        False, "A rolled FOCUS gives its staff a second use.", YES_NO, "DD-OR-11", part="readings"
    ),
    "spell_once_for_both": Setting(
        True, "A spell die in the combat is spent for both sides.", YES_NO, "DD-OR-12", part="readings"
    ),
    "place_gives_immunity": Setting(
        True, "An ability gained from the place brings immunity.", YES_NO, "DD-OR-14", part="readings"
    ),
    "hammer_denies": Setting(
        "all", "Which PROTECTION a hammer denies.", ("all", "armor"), "DD-OR-16", part="readings"
    ),
    "pain_when_lost": Setting(
        True, "A PAIN monster that wins wounds twice.", YES_NO, "DD-OR-17", part="readings"
    ),
    "throw_needs_symbol": Setting(
        False, "THROW needs its symbol rolled.", YES_NO, "DD-OR-19", part="readings"
    ),
    "gnome_fame": Setting(
        True, "The Clockwork Gnome counts as an artifact.", YES_NO, "DD-OR-23", part="readings"
    ),
    "bare_fists_need_bare_hands": Setting(
        True, "Bare Fist Mastery needs bare hands.", YES_NO, "DD-OR-24", part="readings"
    ),
    "reward_face_extras": Setting(
        False,
        "A reward side rolled at the draw brings the place's extras.",
        YES_NO,
        "DD-OR-34",
        part="readings",
    ),
    "boost_supply": Setting(
        "limited",
        "How many boosted level dice there are.",
        ("limited", "unlimited"),
        "DD-OR-37",
        part="readings",
    ),
    "wounds_beyond_last": Setting(
        False, "Wounds beyond the last level die are remembered.", YES_NO, "DD-OR-39", part="readings"
    ),
    "gear_roll_symbols": Setting(
        "outside", "What an end-of-turn roll may use.", ("outside", "none"), "DD-OR-33", part="readings"
    ),
    "duel_called_off": Setting(
        "turn_is_spent",
        "What becomes of the turn of whoever looks ahead and calls its duel off.",
        ("turn_is_spent", "turn_goes_on"),
        "DD-OR-83",
        part="readings",
    ),
    "total_floor": Setting(True, "No total counts less than 0.", YES_NO, "DD-OR-65", part="readings"),
    "level_ignores_wounds": Setting(
        True, "EXECUTE and FURY look at the level without wounds.", YES_NO, "DD-OR-71", part="readings"
    ),
}

Rules = rules_of(SETTINGS)
"""The settings of one game, shared by all its positions."""

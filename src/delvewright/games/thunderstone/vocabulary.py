"""The vocabulary: the words in which the file of a pack of one's own may say what a card does."""

from __future__ import annotations

from delvewright.games.thunderstone import sorts, words
from delvewright.games.thunderstone.cards import shared
from delvewright.words.saying import Term

PART, WORD, CARDS, TEST, VALUE = "part", "word", "sort of card", "condition", "extra attack"
ABILITY = {"name": "name", "needs=": TEST}
LIFTS = {"strength=": "number", "attack=": "number", "magic=": "number"}

VOCABULARY: dict[str, Term] = {
    # Parts: one of these begins each thing a card does.
    "village": Term(PART, words.village, "A Village effect, once a turn.", ABILITY, WORD, 2),
    "dungeon": Term(PART, words.dungeon, "A Dungeon effect, once a turn.", ABILITY, WORD, 2),
    "repeat": Term(PART, words.repeat, "A Repeat Dungeon effect.", ABILITY, WORD, 2),
    "anywhere": Term(PART, words.anywhere, "A Village or Dungeon effect.", ABILITY, WORD, 2),
    "wielded_effect": Term(
        PART, words.wielded_effect, "A Dungeon effect of a Weapon that is held.", ABILITY, WORD, 2
    ),
    "battle": Term(PART, words.battle, "Of a Monster: while the fight is reckoned.", {}, WORD, 1),
    "battle_end": Term(PART, words.battle_end, "Of a Monster: after the battle, won or lost.", {}, WORD, 1),
    "breach": Term(PART, words.breach, "Of a Monster: when it comes to Rank 1.", {}, WORD, 1),
    "spoils": Term(PART, words.spoils, "What a won battle lets its victor buy.", {}, WORD, 1),
    "triumph": Term(PART, words.triumph, "What a won battle gives.", {}, WORD, 1),
    "after": Term(PART, words.after, "What may be done after a won battle.", {}, WORD, 1),
    "own": Term(PART, words.own, "Attack of its own, by what is in hand.", {"extra": VALUE}, "", 1),
    "heals": Term(PART, shared.heals, "Repeat Dungeon: destroy a Disease to draw a card.", {}),
    # Words: what happens.
    "draw": Term(WORD, words.draw, "Draw cards.", {"count": "number"}, "", 1),
    "draw_per": Term(
        WORD, words.draw_per, "Draw for each such card in hand.", {"count": "number", "cards": CARDS}, "", 2
    ),
    "gold": Term(WORD, words.gold, "Gold to spend in this visit.", {"count": "number"}, "", 1),
    "gold_per": Term(WORD, words.gold_per, "1 gold for each other such card.", {"cards": CARDS}, "", 1),
    "xp": Term(WORD, words.xp, "Gain XP.", {"count": "number"}, "", 1),
    "disease": Term(WORD, words.disease, "Gain Diseases.", {"count": "number"}, "", 1),
    "extra_purchase": Term(WORD, words.extra_purchase, "One purchase more."),
    "destroy_me": Term(WORD, words.destroy_me, "The card pays with itself."),
    "destroy": Term(WORD, words.destroy, "Destroy such a card from hand.", {"cards": CARDS}, "", 1),
    "may_destroy": Term(WORD, words.may_destroy, "The same, or not.", {"cards": CARDS}, "", 1),
    "discard": Term(WORD, words.discard, "Discard such a card from hand.", {"cards": CARDS}, "", 1),
    "show_hand_unless": Term(
        WORD, words.show_hand_unless, "A hand without such a card is shown.", {"cards": CARDS}, "", 1
    ),
    "strengthen": Term(
        WORD, words.strengthen, "A chosen card is stronger.", {"cards": CARDS, "count": "number"}, "", 2
    ),
    "each_hero": Term(WORD, words.each_hero, "Every Hero changes, this turn.", LIFTS),
    "each_other_hero": Term(
        WORD, words.each_other_hero, "Strength for every other Hero.", {"strength": "number"}, "", 1
    ),
    "each_equipped_hero": Term(
        WORD, words.each_equipped_hero, "Attack for every equipped Hero.", {"attack": "number"}, "", 1
    ),
    "myself": Term(
        WORD, words.myself, "This Hero changes, this turn.", {"attack=": "number", "magic=": "number"}
    ),
    "each_other": Term(WORD, words.each_other, "Every other player does this.", {}, WORD, 1),
    "each_player": Term(WORD, words.each_player, "Every player does this.", {}, WORD, 1),
    "buys": Term(WORD, shared.buys, "Buy any one card with the gold in hand.", {}),
    "sends_to_the_bottom": Term(
        WORD, shared.sends_to_the_bottom, "A Monster of the hall goes under the Dungeon Deck.", {}
    ),
    # What words speak of.
    "has": Term(TEST, words.has, "There is such a card in hand.", {"cards": CARDS}, "", 1),
    "someone_may_leave": Term(TEST, shared.someone_may_leave, "A Monster of the hall can be moved."),
    "per_card": Term(
        VALUE,
        shared.per_card,
        "So much for each such card in hand.",
        {"cards": CARDS, "attack": "number"},
        "",
        2,
    ),
    "with_edged_weapon": Term(
        VALUE, shared.with_edged_weapon, "So much with an Edged Weapon.", {"attack": "number"}, "", 1
    ),
    **{
        name: Term(CARDS, value, f"{value.name[0].upper()}{value.name[1:]}.")
        for name, value in vars(sorts).items()
        if isinstance(value, words.Filter)
    },
}

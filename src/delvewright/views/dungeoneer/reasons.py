"""Reasons: why an option is refused, in words and numbers with the rule."""

from __future__ import annotations

from delvewright.views.dungeoneer.why import no_part
from delvewright.views.speech import Says

REASONS = {
    # No rule stands in the way
    "over": Says("The game is over.", "DN-WIN-01"),
    "no_part": Says(no_part),
    # Paying
    "too_dear cost glory": Says("It costs {cost} Glory, you have {glory}", "DN-COMP-06"),
    "too_little_peril cost peril": Says(
        "It takes {cost} Peril, there is {peril}", "DN-LORD-02", "DN-LORD-05"
    ),
    "no_tokens card": Says("No token is left on {card}", "DN-EFFECT-23"),
    "used_already card": Says("{card} has been used already", "DN-RESET-04"),
    "no_movement": Says("No Movement is left for it", "DN-HERO-02"),
    "movement_left": Says("Movement is left", "DN-OPT-07"),
    "tipped": Says("Your hero is tipped and must stand up first", "DN-OBST-03", "DN-EFFECT-21"),
    # Cards
    "no_room held limit": Says("You hold {held} of {limit} already", "DN-HERO-14", "DN-COMP-24"),
    "no_host card": Says("There is no card that {card} could go under", "DN-COMP-19"),
    "boons_stay": Says("Boons in play are not discarded", "DN-DRAW-02"),
    "deck_empty": Says("That deck and its pile are empty", "DN-DRAW-08"),
    # The map
    "leads_nowhere": Says("No space lies there", "DN-HERO-05"),
    "walled": Says("There is a Wall", "DN-EXIT-08"),
    "no_maps": Says("No Map card is left", "DN-BUILD-02"),
    "none_fits count": Says("All have been seen, and none fits: {count:Map card} left", "DN-OPEN-15"),
    "stranded": Says("A part of the map would be cut off", "DN-BUILD-05", "DN-BUILD-06"),
    "closes_map": Says("It would close the map before the last card lies", "DN-BUILD-10"),
    "against_wall": Says("An exit would lie against a Wall", "DN-OPEN-13"),
    "no_way_in": Says("No Portal leads there yet", "DN-COMBINE-07"),
    "placed_last": Says("A Global Quest names it: it is placed last", "DN-OPT-06"),
    "nothing_to_shift": Says("No Shift of it would leave the map whole", "DN-EFFECT-15"),
    "wrong_border": Says("It is of the other border", "DN-EFFECT-13"),
    "wrong_terrain": Says("It has not the terrain", "DN-UNIV-01"),
    "is_entrance": Says("An Entrance stays where it is", "DN-UNIV-01"),
    "is_empty": Says("No hero stands there", "DN-UNIV-01"),
    "is_occupied": Says("A hero stands there", "DN-UNIV-01"),
    # Quests
    "not_here places": Says("It is about another place: {places.any_of}", "DN-HERO-16"),
    "not_laid places": Says("{places.any_of} lies nowhere yet", "DN-QUEST-33"),
    "other_border place": Says("It must end on the border where it began, at {place}", "DN-QUEST-10"),
    "at_goal": Says("This is where it ends: deliver it", "DN-QUEST-10"),
    "just_dropped": Says("It was dropped here just now", "DN-QUEST-36"),
    "tried_already": Says("One attempt a turn, and that was it", "DN-QUEST-28"),
    "too_few_treasures need have": Says("It takes {need:Treasure}, you have {have}", "DN-QUEST-17"),
    "too_little_life need have": Says("It takes {need} Life, you have {have}", "DN-QUEST-17"),
    "not_found number": Says("Its place must be found first: search {number}+", "DN-QUEST-20"),
    # Fights
    "other_quarry quarry": Says("The Encounters that lie ready are for {quarry}", "DN-LORD-08"),
    "attacked_already": Says("One attack a turn, and that was it", "DN-LORD-11", "DN-OPEN-09"),
    "may_not_challenge": Says("Your hero may start no attack now", "DN-UNIV-01"),
    "own_peril": Says("The Peril goes to somebody else", "DN-OPEN-48"),
    "nothing_to_do": Says("There would be nothing to use the point for", "DN-OPT-07"),
    "wrong_sort card": Says("It does nothing to {card.fighter}", "DN-UNIV-01"),
    "on_quest card": Says("{card.fighter} is of a Quest: nothing but wounds reaches it", "DN-QUEST-35"),
    "not_discarded card": Says("{card.fighter} cannot be discarded", "DN-UNIV-01"),
    "no_such_attacker": Says("No attacker fits it", "DN-UNIV-01"),
    "none_discarded": Says("No such monster is in a discard pile", "DN-UNIV-01"),
    "none_defeated": Says("Your hero has not just defeated such a monster", "DN-UNIV-01"),
    "other_roll": Says("It is for another roll than this", "DN-UNIV-03"),
    "other_form form": Says("It does nothing in a fight with {form}", "DN-UNIV-01"),
    "not_hit": Says("Your hero has not just been hit", "DN-UNIV-01"),
    "no_hit": Says("No attack of your hero has just hit", "DN-UNIV-01"),
    "not_tipped": Says("Your hero is not tipped", "DN-EFFECT-20"),
    "no_pit": Says("There is no Pit here", "DN-OBST-02"),
    "no_dungeon": Says("No dungeon Map card lies on the table", "DN-UNIV-01"),
    "no_such_space": Says("There is no such space", "DN-UNIV-01"),
    "no_quest": Says("It takes an uncompleted Personal Quest of both", "DN-UNIV-01"),
    "no_dragon": Says("There is no dragon in your Pack", "DN-COMP-19"),
    "no_combat": Says("It is for a combat", "DN-UNIV-01"),
    "not_deadly wounds life": Says("{wounds} wounds of {life} Life would not be the last", "DN-UNIV-01"),
    "moved_already": Says("Your hero has moved this turn", "DN-UNIV-01"),
    "not_on_you": Says("The Bane is on no hero", "DN-UNIV-01"),
    "no_potion": Says("It is no Potion", "DN-UNIV-01"),
    "not_now": Says("It is for your Hero Phase", "DN-UNIV-01"),
    "die_too_high die most": Says("The die shows {die}, above {most}", "DN-UNIV-01"),
    "no_such_die": Says("No such die was just rolled", "DN-UNIV-01"),
}
"""Every key a rule refuses with: what it says of its numbers, and the rules it rests on."""

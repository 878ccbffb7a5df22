"""Prompts: what each question asks, in one sentence for the seat that is asked."""

from __future__ import annotations

from typing import Any

from delvewright.games.dungeoneer.board import NONE
from delvewright.games.dungeoneer.powers import (
    AFTER_ROLL,
    BANED,
    BEFORE_ROLL,
    DEFEATED,
    DRAW_TIME,
    EMPTIED,
    ENTERED,
    HIT,
    RESPONSE,
    WOUNDED,
)
from delvewright.games.dungeoneer.scores import score
from delvewright.games.dungeoneer.shapes import Roll
from delvewright.kernel.ask import Ask
from delvewright.views.dungeoneer.cards import stat_name
from delvewright.views.dungeoneer.chances import beats
from delvewright.views.dungeoneer.hurdles import obstacle_hurdle
from delvewright.views.dungeoneer.reading import Reading
from delvewright.views.english import capital, count, listed
from delvewright.views.model import Line
from delvewright.views.speech import Says


def _lord(r: Reading, ask: Ask) -> str:
    p = r.p
    if p.group:
        ready = listed([r.name(card) for card in p.group])
        left = f"{r.peril(p.quarry)} Peril left"
        return f"{ready} {_lies(p.group)} ready for {r.someone(p.quarry)}, {left}: add another, or attack."
    return f"You are the Dungeonlord. Peril to spend: {r.perils}."


def _lies(cards: tuple[int, ...]) -> str:
    return "lies" if len(cards) == 1 else "lie"


def _hero(r: Reading, ask: Ask) -> str:
    p, seat = r.p, ask.seat
    state = "Your hero is tipped. " if p.tipped[seat] else ""
    return f"{state}You are at {r.here} with {r.movement} Movement and {r.glory} Glory."


def _place(r: Reading, ask: Ask, tile: int) -> str:
    return f"Where does {r.name(tile)} lie?"


def _obstacle(r: Reading, ask: Ask, place: int) -> str:
    found = obstacle_hurdle(r.p, ask.seat, place)
    assert found is not None
    return f"{capital(found.sort)} in {r.name(place)}, {capital(found.stat)} {found.number}+: roll, or dodge?"


def _challenge(r: Reading, ask: Ask, lord: int, cards: tuple[int, ...], minions: tuple[int, ...]) -> str:
    whom = listed([r.fighter(card) for card in cards]) or "A hero stands beside you"
    if not cards:
        return f"{whom}: challenge for 1 of {r.movement} Movement?"
    return f"{whom} attacked you: challenge for 1 of {r.movement} Movement?"


def _spoils(r: Reading, ask: Ask, loser: int, wounds: int, card: int) -> str:
    return f"Your hit: {count(wounds, 'wound')} for {r.someone(loser)}, or an Escort Quest of theirs?"


def _aside(r: Reading, ask: Ask) -> str:
    saved = f" You have {r.movement} Movement saved." if r.movement else ""
    return f"It is {r.whose(r.p.turn)} turn: do something now?{saved}"


def _special(r: Reading, ask: Ask, victim: int, card: int) -> str:
    return f"{r.fighter(card)} attacks {r.someone(victim)}: {r.text_of_fighter(card)}"


def _pack(r: Reading, ask: Ask) -> str:
    return f"Your Pack holds {r.pack_limit} monsters at most: discard one."


# Windows ----------------------------------------------------------------------------------------------


def _window(r: Reading, ask: Ask, moment: int, others: tuple[int, ...]) -> Line:
    told, *rules = WINDOWS[moment]
    return Line(told(r, ask), tuple(rules))


def _before_roll(r: Reading, ask: Ask) -> str:
    roll = r.p.roll
    assert roll is not None
    return f"You are about to roll {_for_what(r, roll)}: do something first?"


def _for_what(r: Reading, roll: Roll) -> str:
    """What a die is for: a Threat with its odds, or a combat."""
    stat = stat_name(roll.stat)
    if roll.number:
        odds = beats(score(r.p, roll.seat, roll.stat, roll.uses), roll.number)
        return f"against {stat} {roll.number}+, {odds} in 100"
    return f"{stat} against {r.fighter(roll.foe)}" if roll.foe != NONE else stat


def _after_roll(r: Reading, ask: Ask) -> str:
    return f"{standing(r)} Do something about it?"


def standing(r: Reading) -> str:
    """How a roll stands that has just been made."""
    p = r.p
    if p.fight is not None and p.roll is None:
        mine, theirs = p.fight.attack + p.fight.might, p.fight.counter + p.fight.guard
        target = p.fight.target if p.fight.stand_in == NONE else p.fight.stand_in
        return f"{r.fighter(p.fight.striker)} has {mine}, {r.fighter(target)} {theirs}."
    roll = p.roll
    if roll is None:  # the dice of a Quest
        return f"You rolled {listed([str(die) for die in p.dice])}." if p.dice else ""
    total = roll.die + score(p, roll.seat, roll.stat, roll.uses)
    return f"{r.who(roll.seat)} rolled {roll.die}, with {stat_name(roll.stat)} {total} of {roll.number}."


def _response(r: Reading, ask: Ask) -> str:
    p = r.p
    told = [f"{r.fighter(card)} with {stat_name(form)}" for card, form in p.forms]
    if not told:  # a hero's Challenge
        rivals = [card for card, victim in p.assaults[-1:] if victim == ask.seat]
        told = [r.fighter(card) for card in rivals]
    return f"You are attacked by {listed(told)}: respond?" if told else "You are attacked: respond?"


def _wounded(r: Reading, ask: Ask) -> str:
    p = r.p
    return f"Your hero would take {count(p.blow, 'wound')}, with Life {p.life[ask.seat]}: prevent it?"


def _entered(r: Reading, ask: Ask) -> str:
    return f"You have entered {r.here}: play something before what waits here?"


def _hit(r: Reading, ask: Ask) -> str:
    return f"{standing(r)} Your hero hits: do something more?"


def _defeated(r: Reading, ask: Ask) -> str:
    return f"You defeated {r.name(r.p.beaten)}: do something with it?"


def _emptied(r: Reading, ask: Ask) -> str:
    return f"{r.name(r.p.emptied)} is used up: save it?"


def _baned(r: Reading, ask: Ask) -> str:
    return f"{r.name(r.p.bane)} is played on you: {r.text(r.p.bane)} Do something about it?"


WINDOWS: dict[int, tuple[Any, ...]] = {
    BEFORE_ROLL: (_before_roll, "DN-DP-10", "DN-UNIV-03"),
    AFTER_ROLL: (_after_roll, "DN-DP-11"),
    RESPONSE: (_response, "DN-COMBAT-07"),
    WOUNDED: (_wounded, "DN-DP-14"),
    ENTERED: (_entered, "DN-HERO-22"),
    HIT: (_hit, "DN-DP-13"),
    DEFEATED: (_defeated, "DN-COMBAT-16"),
    BANED: (_baned, "DN-SPECIAL-01"),
    EMPTIED: (_emptied, "DN-EFFECT-23"),
    DRAW_TIME: (lambda r, ask: "Your Discard/Draw Phase: use something?", "DN-SPECIAL-03"),
}
"""What a window says, by its moment, and the rules it rests on."""


# What a card asks --------------------------------------------------------------------------------------


def _choose(r: Reading, ask: Ask, address: str, index: int, me: int, it: int) -> str:
    return f"{r.name(me)}, which one? {r.text(me)}"


def _warp(r: Reading, ask: Ask, it: int, spaces: tuple[int, ...]) -> str:
    whose = "your hero" if it == ask.seat else f"{r.whose(it)} hero"
    return f"To which space does {whose} go?"


def _luck(r: Reading, ask: Ask) -> str:
    return f"You rolled {listed([str(die) for die in r.p.dice])}: which die do you roll again?"


def _pay(r: Reading, ask: Ask, address: str, glory: int, me: int, it: int) -> str:
    return f"{r.name(me)}: pay {glory} of {r.glory} Glory? {r.text(me)}"


PROMPTS = {
    "lord": Says(_lord, "DN-LORD-01", "DN-LORD-08", about="Peril cards of your hand and your Pack"),
    "hero": Says(_hero, "DN-HERO-01", about="what your hero does"),
    "place": Says(_place, "DN-BUILD-01", "DN-BUILD-13", about="the free places beside the map"),
    "lay": Says("Lay one of your Map cards.", "DN-OPT-05", about="your Map cards and where they may lie"),
    "lay_gate": Says(
        "A Portal lies: lay out {tile}, where it leads, as well?", "DN-COMBINE-07", about="the other map"
    ),
    "onward": Says(
        "The way is open now: go on for 1 of {movement} Movement?", "DN-EXIT-03", about="whether you go on"
    ),
    "obstacle": Says(_obstacle, "DN-OBST-05", "DN-OPT-09", about="what lies in this space"),
    "window": Says(_window, about="what you hold and what you have ready"),
    "aside": Says(_aside, "DN-SPECIAL-08", about="what you may do on another's turn"),
    "attach": Says("Under which card does {card} go?", "DN-COMP-19", about="cards it may go under"),
    # Fights
    "form": Says(
        "{card.fighter} attacks {victim}: in which form?", "DN-COMBAT-02", about="the form of an attack"
    ),
    "special": Says(_special, "DN-COMBAT-04", about="what a monster does besides"),
    "defender": Says("Who rolls the counter-attack?", "DN-COMBAT-10", about="your hero and Minions"),
    "challenge": Says(_challenge, "DN-COMBAT-17", about="whom your hero may attack"),
    "spoils": Says(_spoils, "DN-SPECIAL-06", about="what your hit does"),
    "retire": Says("{card} has survived: to the Pack, or to hand?", "DN-COMBAT-22", about="your monster"),
    "reward": Says("Your monsters wounded a hero: who gets 1 Peril?", "DN-COMBAT-29", about="a player"),
    "pack": Says(_pack, "DN-COMBAT-25", about="monsters of your Pack"),
    # The beginning and the end of a turn
    "pick": Says("Which hero do you play?", "DN-OPT-01", about="heroes"),
    "upkeep": Says(
        "Pay for what asks for it, out of {glory} Glory, or take it back in hand.",
        "DN-RESET-05",
        about="cards with upkeep",
    ),
    "discard": Says(
        "Discard 1 card.", "DN-DRAW-01", about="your hand, your Treasures and your Pack; Boons stay"
    ),
    "save": Says("Keep 1 Movement for others' turns?", "DN-DRAW-05", about="your Movement"),
    "deck": Says("From which deck do you draw?", "DN-COMBINE-02", about="the two decks"),
    "reincarnate": Says("Your hero fell: with which one do you come back?", "DN-OPT-08", about="heroes"),
    "entrance": Says("On which Entrance does {fallen} come back?", "DN-OPT-08", about="Entrances"),
    # What cards and Quests ask
    "explore": Says("Turn up a Map card and place it, free of Movement?", "DN-HERO-12", about="the Map deck"),
    "passage": Says("Go to one of these spaces?", "DN-EFFECT-26", about="spaces it may lead to"),
    "luck": Says(_luck, "DN-QUEST-06", about="the dice just rolled"),
    "choose": Says(_choose, "DN-UNIV-01", about="what the card names"),
    "throw_away": Says("Discard a card of your hand.", "DN-UNIV-01", about="your hand"),
    "search_hand": Says(
        "You see {it.whose_hand}: discard a Glory card of it.", "DN-UNIV-01", about="the hand you see"
    ),
    "bolt": Says("{card}: which Map card?", "DN-UNIV-01", about="Map cards on the table"),
    "wall_off": Says("{card}: which exit is walled off?", "DN-UNIV-01", about="exits of the wilderness"),
    "goad": Says("{card}: which dragon?", "DN-COMP-19", about="dragons of your Pack"),
    "freeze": Says("Where does the ice token go?", "DN-UNIV-01", about="spaces of the wilderness"),
    "patient": Says("Which hero is healed?", "DN-COMP-08", about="heroes in your space"),
    "pay": Says(_pay, "DN-UNIV-01", about="whether you pay"),
    "forfeit": Says("Which card goes?", "DN-UNIV-01", about="cards of an Inventory"),
    "tax": Says("Discard a Treasure, or lose {glory} Glory?", "DN-UNIV-01", about="your Treasures and Glory"),
    "exchange": Says("Which Quest for which?", "DN-UNIV-01", about="Personal Quests"),
    "warp": Says(_warp, "DN-EFFECT-25", about="spaces it may lead to"),
    "reroll": Says("Which die is rolled again?", "DN-UNIV-01", about="dice just rolled"),
    "shift": Says("{card}: which Map card is shifted?", "DN-EFFECT-11", about="Map cards on the table"),
    "shift_to": Says(
        "{card}: what becomes of {tile}?", "DN-EFFECT-11", "DN-EFFECT-12", about="where it may lie"
    ),
}
"""Every question: what it says of its values, and the rules it rests on."""

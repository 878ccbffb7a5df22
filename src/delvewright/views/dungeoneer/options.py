"""Options: every verb, what an option says on a button, and what it means in a sentence with the numbers."""

from __future__ import annotations

from delvewright.games.dungeoneer import paths, play
from delvewright.games.dungeoneer.board import HAND, NONE, PACK, foe_kind, hero, life_left
from delvewright.games.dungeoneer.powers import ATTACK, COUNTER
from delvewright.games.dungeoneer.scores import full_life
from delvewright.kernel.ask import Ask
from delvewright.views.dungeoneer.cards import SIDES, exit_word, stat_name
from delvewright.views.dungeoneer.chances import duel
from delvewright.views.dungeoneer.clash import strength
from delvewright.views.dungeoneer.errands import ERRANDS
from delvewright.views.dungeoneer.hurdles import exit_hurdle, obstacle_hurdle
from delvewright.views.dungeoneer.model import Hurdle
from delvewright.views.dungeoneer.reading import Reading
from delvewright.views.english import capital, count
from delvewright.views.speech import Says, Verb

ELSE = {"locked": "1 Movement more", "trapped": "1 wound", "pit": "fall and be tipped", "spikes": "1 wound"}
"""What failing a hurdle costs."""


# Moving -----------------------------------------------------------------------------------------------


def hurdle_words(r: Reading, found: Hurdle) -> str:
    """ "locked, Speed 5+: 67 in 100, or 1 Movement more"."""
    if found.sort == "hazard":
        return f"Hazard, Traps here are {found.number} harder"
    border = r.p.cast[found.space].border
    word = exit_word(border, found.sort) if found.side >= 0 else capital(found.sort)
    number = f"{word}, {capital(found.stat)} {found.number}+"
    if found.odds == 100:
        return f"{number}: no danger to you"
    return f"{number}: {found.odds} in 100, or {ELSE[found.sort]}"


def _move(r: Reading, ask: Ask, side: int) -> str:
    p = r.p
    place = p.at[ask.seat]
    found = exit_hurdle(p, ask.seat, place, side)
    by = f" The exit is {hurdle_words(r, found)}." if found else ""
    other = paths.neighbour(p, place, side)
    return f"Go {SIDES[side]} to {r.name(other)}.{by}{waiting(r, ask.seat, other)}"


def _move_label(r: Reading, ask: Ask, side: int) -> str:
    other = paths.neighbour(r.p, r.p.at[ask.seat], side)
    return f"Go {SIDES[side]}" + (f": {r.name(other)}" if other != NONE else "")


def waiting(r: Reading, seat: int, place: int) -> str:
    """What a hero meets and gets in a space."""
    p, kind = r.p, r.p.cast[place]
    gains = [f"{kind.glory} Glory", f"{kind.peril} Peril"]
    told = f" {', '.join(gains)}." if place not in p.visited else " Nothing more to collect there."
    found = obstacle_hurdle(p, seat, place)
    if found is not None:
        told += f" {hurdle_words(r, found)}."
    return f"{told} {kind.text}" if kind.text else told


def _go_to(r: Reading, ask: Ask, place: int) -> str:
    way = "Sewer" if r.p.cast[r.p.at[ask.seat]].sewer and r.p.cast[place].sewer else "Portal"
    return f"Go by {way} to {r.name(place)}.{waiting(r, ask.seat, place)}"


def _go_through(r: Reading, ask: Ask, side: int) -> str:
    other = paths.neighbour(r.p, r.p.at[ask.seat], side)
    return f"Go on to {r.name(other)} for 1 of {r.movement} Movement.{waiting(r, ask.seat, other)}"


def _face(r: Reading, ask: Ask) -> str:
    found = obstacle_hurdle(r.p, ask.seat, ask.value("place"))
    assert found is not None
    return f"Roll: {hurdle_words(r, found)}."


def _explore(r: Reading, ask: Ask) -> str:
    return f"Turn up another Map card and place it, for 1 of {r.movement} Movement."


def _place(r: Reading, ask: Ask, card: int, cell: int, turn: int) -> str:
    return f"Lay {r.name(card)} {r.cell_name(cell)}, {r.turn_name(turn)}."


def _stand_up(r: Reading, ask: Ask) -> str:
    threat = r.p.tipped[ask.seat]
    if threat > 1:
        return f"Try to stand up for 1 Movement, against Melee {threat}+."
    return "Stand up for 1 Movement."


# Cards ------------------------------------------------------------------------------------------------


def _play(r: Reading, ask: Ask, card: int) -> str:
    kind = r.p.cast[card]
    worn = play.same_slot(r.p, ask.seat, kind) if kind.duration == "permanent" else NONE
    instead = f" {r.name(worn)} goes." if worn != NONE else ""
    return f"Play {kind.name} for {kind.cost} of {r.glory} Glory.{instead} {kind.text}".rstrip()


def _use_up(r: Reading, ask: Ask, card: int, index: int) -> str:
    kind = r.p.cast[card]
    return f"Use up {kind.name} at once, for {kind.cost} of {r.glory} Glory. {kind.text}"


def _use(r: Reading, ask: Ask, card: int, index: int) -> str:
    kind = r.p.cast[card]
    price = kind.uses[index].glory
    paid = f" for {price} of {r.glory} Glory" if price else ""
    return f"Use {kind.name}{paid}: {kind.text}"


def _use_label(r: Reading, ask: Ask, card: int, index: int) -> str:
    kind = r.p.cast[card]
    name = kind.uses[index].name.replace("_", " ")
    return f"Use {kind.name}" + (f": {name}" if len(kind.uses) > 1 else "")


def _discard(r: Reading, ask: Ask, card: int) -> str:
    return f"Discard {r.name(card)}, from {r.where(card)}."


def _draw(r: Reading, ask: Ask, zone: int) -> str:
    left = len(r.p.zones[zone])
    return f"Draw from {r.zone_name(zone)}, {count(left, 'card')} left."


def _keep_up(r: Reading, ask: Ask, card: int) -> str:
    return f"Pay {r.p.cast[card].upkeep} of {r.glory} Glory to keep {r.name(card)}."


# The Dungeonlord --------------------------------------------------------------------------------------


def _send(r: Reading, ask: Ask, card: int, seat: int) -> str:
    kind = r.p.cast[card]
    paid = f"for {kind.cost} of {r.peril(seat)} Peril"
    told = _monster(r, card) if kind.subtype == "monster" else kind.text
    return f"Send {kind.name} at {r.someone(seat)} {paid}. {told}"


def _monster(r: Reading, card: int) -> str:
    kind = foe_kind(r.p, card)
    scores = ", ".join([f"{stat_name(form)} {kind.scores[form]}" for form in kind.attacks])
    return f"{scores}, Life {life_left(r.p, card)}. {kind.text}".rstrip()


def _bane(r: Reading, ask: Ask, card: int, seat: int) -> str:
    kind = r.p.cast[card]
    return f"Play {kind.name} for {kind.cost} of {r.whose(seat)} {r.peril(seat)} Peril. {kind.text}"


def _special_used(r: Reading, ask: Ask, card: int, peril: int) -> str:
    victim = ask.value("victim")
    price = f"For {peril} of {r.whose(victim)} {r.peril(victim)} Peril" if peril else "Do it"
    return f"{price}: {r.text_of_fighter(card)}"


def _attack(r: Reading, ask: Ask) -> str:
    cards = r.name_all(r.p.group)
    return f"{cards} {'attack' if len(r.p.group) > 1 else 'attacks'} {r.someone(r.p.quarry)} now."


# Fights -----------------------------------------------------------------------------------------------


def clash_words(r: Reading, striker: int, lord: int, target: int, victim: int, form: int) -> str:
    """Both scores, and how often each side hits."""
    might = strength(r.p, lord, striker, form, ATTACK, target, victim).score
    guard = strength(r.p, victim, target, form, COUNTER, striker, lord).score
    hits, misses = duel(might, guard)
    return f"{stat_name(form)} {might} against {guard}: hits {hits} in 100, is hit {misses}"


def _form(r: Reading, ask: Ask, form: int) -> str:
    victim, card = ask.value("victim"), ask.value("card")
    return f"{capital(clash_words(r, card, ask.seat, hero(r.p, victim), victim, form))}."


def _challenge(r: Reading, ask: Ask, card: int, form: int) -> str:
    victim = _player_of(r, ask, card)
    odds = clash_words(r, hero(r.p, ask.seat), ask.seat, card, victim, form)
    return f"Attack {r.fighter(card)} for 1 of {r.movement} Movement. {odds}."


def _unleash(r: Reading, ask: Ask, minion: int, card: int, form: int) -> str:
    odds = clash_words(r, minion, ask.seat, card, _player_of(r, ask, card), form)
    return f"{r.name(minion)} attacks {r.fighter(card)}. {odds}."


def _player_of(r: Reading, ask: Ask, card: int) -> int:
    """Who rolls for a card that is attacked."""
    for seat in range(len(r.p.life)):
        if card == hero(r.p, seat):
            return seat
    lord: int = ask.value("lord", r.p.turn)
    return lord


def _give_peril(r: Reading, ask: Ask, seat: int) -> str:
    return f"{capital(r.someone(seat))} {'get' if seat == r.seat else 'gets'} 1 Peril: {r.peril(seat) + 1}."


def _pack(r: Reading, ask: Ask, card: int) -> str:
    limit = f" of {r.pack_limit}" if r.pack_limit else ""
    held = len(r.p.zones[PACK + ask.seat])
    wounds = (
        " It keeps its wounds." if not r.p.rules.pack_heals and life_left(r.p, card) < _whole(r, card) else ""
    )
    return f"{r.name(card)} waits in your Pack, {held + 1}{limit}.{wounds}"


def _whole(r: Reading, card: int) -> int:
    return foe_kind(r.p, card).life


def _take_back(r: Reading, ask: Ask, card: int) -> str:
    if ask.question == "upkeep":
        return f"Take {r.name(card)} back in hand."
    cards = len(r.p.zones[HAND + ask.seat]) + 1
    return f"Take {r.name(card)} back in hand, {cards} cards then; its wounds are wiped off."


def _wound(r: Reading, ask: Ask, seat: int) -> str:
    return (
        f"{capital(r.someone(seat))} takes {count(ask.value('wounds'), 'wound')}, with Life {r.p.life[seat]}."
    )


def _heal(r: Reading, ask: Ask, seat: int) -> str:
    return f"Heal {r.someone(seat)}: Life {r.p.life[seat]} of {full_life(r.p, seat)} now."


def _reroll(r: Reading, ask: Ask, seat: int) -> str:
    return f"Roll {r.whose(seat)} die again."


# Passing ----------------------------------------------------------------------------------------------

PASS = Verb(
    "Pass",
    "Do nothing now.",
    within={
        "aside": Says("Let it be; what you saved stays saved.", "DN-SPECIAL-08"),
        "lay": Verb(
            "Lay none", "None of your Map cards has a place: the next player lays one.", "DN-OPEN-41"
        ),
    },
)

DEEDS = {
    "pass": PASS,
    # The Hero Phase
    "move": Verb(_move_label, _move, "DN-HERO-04", "DN-HERO-07"),
    "go_to": Verb("Go to {card}", _go_to, "DN-EXIT-09", "DN-COMBINE-08"),
    "go_through": Verb("Go on", _go_through, "DN-EXIT-03"),
    "stay": Verb(
        "Stay",
        "Stay where you are; the exit is open until the next Reset.",
        "DN-EXIT-12",
        within={"passage": Says("Stay where you are.", "DN-UNIV-01")},
    ),
    "face": Verb("Roll", _face, "DN-OBST-05"),
    "dodge": Verb("Dodge", "Dodge the Spikes for 1 of {movement} Movement.", "DN-OPT-09"),
    "explore": Verb(
        "Explore",
        _explore,
        "DN-HERO-12",
        within={"explore": Says("Turn up a Map card and place it.", "DN-HERO-12")},
    ),
    "stand_up": Verb("Stand up", _stand_up, "DN-SPECIAL-07"),
    "tip": Verb("Lie down", "Tip your hero for 1 point of Movement, not for moving.", "DN-OPT-07"),
    "end": Verb("End the phase", "Go on to Discard/Draw with {movement} Movement left.", "DN-DRAW-05"),
    # Cards
    "play": Verb("Play {card}", _play, "DN-HERO-13", goes=("inventory",)),
    "use_up": Verb("Use up {card}", _use_up, "DN-EFFECT-24", goes=("discard",)),
    "use": Verb(_use_label, _use, "DN-SPECIAL-03"),
    "attach": Verb("Under {card}", "It goes under {card}.", "DN-COMP-19"),
    "discard": Verb("Discard {card}", _discard, "DN-DRAW-01", goes=("discard",)),
    "keep_all": Verb("Discard nothing", "Keep everything.", "DN-OPT-10", "DN-OPEN-36"),
    "keep_up": Verb("Keep {card}", _keep_up, "DN-RESET-05"),
    "take_back": Verb(
        "Take {card} back",
        _take_back,
        "DN-COMBAT-24",
        within={"upkeep": Says("", "DN-RESET-05")},
        goes=("hand",),
    ),
    "save": Verb("Save 1", "Keep 1 Movement for a Challenge or for standing up.", "DN-DRAW-05"),
    "spend_none": Verb("Save none", "Let what is left go.", "DN-DRAW-05"),
    "draw": Verb("Draw from {zone}", _draw, "DN-COMBINE-02"),
    "pick": Verb("{card}", "Play {card}: {card.hero_facts}", "DN-OPT-01"),
    # Building
    "place": Verb("Lay it {cell}", _place, "DN-BUILD-04", "DN-BUILD-09"),
    "not_now": Verb("Not now", "Leave it; whoever builds next may lay it.", "DN-OPEN-32"),
    "shift": Verb("Lay it {cell}", _place, "DN-EFFECT-11"),
    "swap": Verb(
        "Swap with {other}",
        "{card} and {other} change places: {card} {turn}, {other} {other_turn}.",
        "DN-EFFECT-11",
    ),
    "block": Verb("Block the {side} exit", "Block the {side} exit of {card}.", "DN-EXIT-08"),
    # The Dungeonlord
    "bane": Verb("{card} on {seat}", _bane, "DN-LORD-02", "DN-LORD-03"),
    "send": Verb("{card} at {seat}", _send, "DN-LORD-02", "DN-LORD-13", goes=("fight",)),
    "attack": Verb("Attack", _attack, "DN-LORD-08"),
    "build": Verb("Go on", "Play no more Peril cards: the Build Phase comes.", "DN-LORD-09"),
    "form": Verb("{form}", _form, "DN-COMBAT-03"),
    "special": Verb(
        lambda r, ask, card, peril: f"Use it: {peril} Peril" if peril else "Use it",
        _special_used,
        "DN-COMBAT-05",
    ),
    "hold_back": Verb("Hold back", "{card.fighter} attacks and does nothing besides.", "DN-COMBAT-04"),
    "pack": Verb("To the Pack", _pack, "DN-COMBAT-22", "DN-COMBAT-24", goes=("pack",)),
    "give_peril": Verb("{Seat}", _give_peril, "DN-COMBAT-29"),
    # Fights
    "hero": Verb("Your hero", "Your hero rolls.", "DN-COMBAT-10"),
    "minion": Verb("{card}", "{card} rolls in your hero's place.", "DN-EFFECT-08"),
    "challenge": Verb("{card.fighter}: {form}", _challenge, "DN-COMBAT-17", "DN-SPECIAL-05"),
    "unleash": Verb("{minion} at {card.fighter}: {form}", _unleash, "DN-EFFECT-08"),
    "decline": Verb(
        "Decline",
        "Start no attack.",
        "DN-COMBAT-17",
        within={
            "pay": Verb("Do not pay", "Keep your Glory.", "DN-UNIV-01"),
            "explore": Verb("No", "Leave the Map deck alone.", "DN-UNIV-01"),
        },
    ),
    "wound": Verb("Wound", _wound, "DN-SPECIAL-06"),
    "steal": Verb("Take {card}", "Take {card} with its token, in place of the wounds.", "DN-QUEST-15"),
    # What cards ask
    "choose": Verb(
        "{card.fighter}",
        "{card.fighter}.",
        within={"shift": Says("Shift {card}."), "entrance": Says("At {card}.")},
    ),
    "warp": Verb("{card}", "Go to {card}.", "DN-EFFECT-25", "DN-EFFECT-26"),
    "pay": Verb(
        "Pay",
        "Pay {ask.glory} Glory.",
        "DN-UNIV-01",
    ),
    "heal": Verb("{Seat}", _heal, "DN-COMP-08"),
    "reroll": Verb("{Seat's} die", _reroll, "DN-UNIV-01"),
    "roll_again": Verb("The {number}", "Roll the {number} again.", "DN-QUEST-06"),
    "exchange": Verb("{card} for {other}", "Give {card} for {other}.", "DN-UNIV-01"),
}
"""What the verbs of a turn and of a fight mean."""

VERBS = {**DEEDS, **ERRANDS}
"""Every verb; the fields of its sentence are what the rules say it touches."""

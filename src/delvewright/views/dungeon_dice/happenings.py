"""Happenings: lines of the log about places, guilds, duels, epic monsters and bargains."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from delvewright.games.dungeon_dice.kinds import ABILITIES
from delvewright.views.dungeon_dice.bargains import SLOTS, bundle_words, prize_name
from delvewright.views.dungeon_dice.faces import ability_rules
from delvewright.views.dungeon_dice.reading import Reading, ability, capital, count
from delvewright.views.dungeon_dice.texts import listed, place_of, variant

Words = Callable[..., str]
Rules = tuple[str, ...] | Callable[..., tuple[str, ...]]


def did(deed: str) -> Words:
    """Who did something: "You declined."."""
    return lambda r, seat: f"{r.who(seat)} {deed}."


def did_with(deed: str) -> Words:
    """And with which die: "You drew Bomb."."""
    return lambda r, seat, piece: f"{r.who(seat)} {deed} {r.name(piece)}."


def threw(deed: str) -> Words:
    """And what the die shows: "You cast Fire Spell: 3 Fire."."""
    return lambda r, seat, piece, face: f"{r.who(seat)} {deed} {r.name(piece)}: {r.face(piece, face)}."


def numbers(r: Reading, pairs: Iterable[tuple[int, int]]) -> str:
    """A number for each seat: "4 for you and 2 for Ann"; names may end in numbers themselves."""
    return listed([f"{number} for {r.someone(seat)}" for seat, number in pairs])


def _roll_off(r: Reading, seats: tuple[int, ...], scores: tuple[int, ...]) -> str:
    if not seats:
        return "Nobody rolls for the trophy."
    return f"Rolled for the trophy, wounds dealt added: {numbers(r, zip(seats, scores, strict=True))}."


def _rolled_off(r: Reading, seats: Any, rolls: Any, winner: int, prize: Any) -> str:
    end = f"{r.who(winner)} won it" if winner >= 0 else "They roll again"
    return f"Rolled for {prize_name(r, prize)}: {numbers(r, zip(seats, rolls, strict=True))}. {end}."


def _fight(r: Reading, mode: str, fighters: tuple[int, ...], prize: tuple[Any, ...]) -> str:
    heroes = r.everyone(fighters)
    return (
        f"{heroes} fight{prize_of(r, prize)}." if len(fighters) > 2 else f"{heroes} duel{prize_of(r, prize)}."
    )


def prize_of(r: Reading, prize: tuple[Any, ...]) -> str:
    """What heroes fight each other for."""
    if prize[:1] == ("victory",):
        return " for the victory"
    if prize[:1] == ("duel_for",):
        return f" for {r.name(prize[1])}"
    return " in the Colosseum" if prize[:1] == ("colosseum",) else ""


def _duelled(r: Reading, totals: tuple[tuple[int, int], ...], leaders: tuple[int, ...]) -> str:
    again = " Even: they fight again." if len(leaders) > 1 else ""
    return f"{capital(numbers(r, totals))}.{again}"


def _place(r: Reading, place: str, terrain: str) -> str:
    told = f"The heroes are in the {place_of(place).name}"
    return f"{told}; the terrain is {place_of(terrain).name}." if terrain else f"{told}."


def _compared_epic(r: Reading, seat: int, mine: int, theirs: int) -> str:
    told = "the monster is wounded" if mine >= theirs else "wounded"
    both = ", and so is the hero" if mine == theirs else ""
    return f"{r.who(seat)}: {mine} against {theirs}, {told}{both}."


def _bad_luck(r: Reading, seat: int, which: int) -> str:
    return f"Bad luck for {r.someone(seat)}: {variant(ABILITIES['BAD_LUCK'], which)}"


def _offered(r: Reading, number: int, window: str, seat: int, bundle: Any) -> str:
    return f"{r.who(seat)} offered: {bundle_words(r, bundle)}"


def _reward_to(r: Reading, seat: int, taker: int, slot: str) -> str:
    """What goes elsewhere than it would without a deal."""
    if taker == seat:
        return ""
    return f"As agreed, {SLOTS.get(slot, slot)} of {r.someone(seat)} goes to {r.someone(taker)}."


HAPPENINGS: dict[str, tuple[Words, Rules]] = {
    # Places and events
    "place": (_place, ("DD-LOC-1",)),
    "carries": (
        lambda r, foe, piece: f"{r.name(foe)} carries {r.name(piece)}.",
        ("DD-ABILITY-CARRIES-TREASURE-1",),
    ),
    "charmed": (
        lambda r, who, mode: (
            f"{r.own(who, 'Charm')}: every hero must {'offer help' if mode == 'offer' else 'refuse'}."
        ),
        ("DD-ONEUSE-CHARM-1",),
    ),
    "shrine": (
        lambda r, seat, piece, symbol: f"A shrine gave {r.someone(seat)} {ability(symbol)}.",
        ("DD-EVENT-SHRINE-1",),
    ),
    "trap": (
        lambda r, seat, piece, symbol: f"A trap hit {r.someone(seat)}: {ability(symbol)}.",
        ("DD-EVENT-TRAP-1",),
    ),
    "trap_ignored": (
        lambda r, seat, piece: f"{r.who(seat)} got past a trap.",
        ("DD-CLASS-ROGUE-2", "DD-LOC-DUNGEON-3"),
    ),
    "unseen": (
        lambda r, who, foe: f"{r.who(who)} slipped past {r.name(foe)} unseen.",
        ("DD-ONEUSE-INVISIBILITY-1",),
    ),
    "stopped": (
        lambda r, who, foe: f"{r.who(who)} stopped {r.name(foe)} and keeps it for later.",
        ("DD-ABILITY-STOP-1",),
    ),
    "upgraded": (
        lambda r, who, old, new: f"{r.who(who)} upgraded {r.name(old)} to {r.name(new)}.",
        ("DD-ONEUSE-UPGRADE-1",),
    ),
    "fleet": (lambda r, who: f"{r.has(who, 'take', 'takes')} another turn after this one.", ("DD-TURN-14",)),
    # Classes and familiars
    "studied": (threw("rolled"), ("DD-CLASS-GEN-6",)),
    "rescued": (did("came to the rescue"), ("DD-CLASS-KNIGHT-2",)),
    "charisma": (
        lambda r, seat, number: f"{r.who(seat)} rolled {number} for Charisma.",
        ("DD-CLASS-BARD-2",),
    ),
    "performed": (threw("played"), ("DD-ABILITY-PERFORM-1",)),
    "called": (threw("called"), ("DD-FAMILIAR-2",)),
    "escaped": (
        lambda r, seat, piece: f"{r.name(piece)} escaped from {r.someone(seat)}.",
        ("DD-FAMILIAR-ESCAPE",),
    ),
    "bad_luck": (_bad_luck, ("DD-OR-62",)),
    "wound_up": (
        lambda r, seat, piece, done: (
            f"{r.who(seat)} tried to wind up the Gnome: {'it works' if done else 'no'}."
        ),
        ("DD-FAMILIAR-CLOCKWORK-GNOME-3",),
    ),
    "summoned": (threw("summoned"), ("DD-ONEUSE-SUMMON-1",)),
    "primal": (
        lambda r, seat, piece, number: (
            f"{r.who(seat)} swapped {count(number, 'level die')} for primal ones of {r.name(piece)}."
        ),
        ("DD-EPICMON-LEGENDARY-BEAST-1",),
    ),
    "reflected": (
        lambda r, who, foe, symbol: f"{r.who(who)} took {ability(symbol)} from {r.someone(foe)}.",
        ("DD-ARTIFACT-HELM-OF-REFLECTION-1",),
    ),
    # Heroes against heroes, and epic monsters
    "fight": (_fight, ("DD-DUEL-1",)),
    "duelled": (_duelled, ("DD-DUEL-4", "DD-DUEL-9")),
    "duel_won": (
        lambda r, seat, losers, prize: (
            f"{r.who(seat)} beat {listed([r.someone(one) for one in losers])}{prize_of(r, prize)}."
        ),
        ("DD-DUEL-4",),
    ),
    "claims": (
        lambda r, seats: f"{r.everyone(seats)} reached the goal together: they fight for it.",
        ("DD-WIN-15",),
    ),
    "boss": (
        lambda r, piece, face: f"{r.name(piece)} appeared: {r.face(piece, face)}. It may be fought.",
        ("DD-OR-60",),
    ),
    "epic": (lambda r, seat, foe: f"{r.name(foe)} appeared: an epic monster.", ("DD-EPIC-1",)),
    "epic_combat": (
        lambda r, number, foe, hearts: (
            f"Combat {number} of 3 with {r.name(foe)}, {count(hearts or 0, 'heart')} left."
        ),
        ("DD-EPIC-8",),
    ),
    "slept_through": (did("slept through this combat"), ("DD-EPIC-30",)),
    "struck": (lambda r, seat: f"{r.who(seat)} wounded {r.foe()}.", ("DD-EPIC-20",)),
    "compared_epic": (_compared_epic, ("DD-EPIC-20", "DD-EPIC-21")),
    "hearts": (lambda r, foe, hearts: f"{r.name(foe)} has {count(hearts, 'heart')} left.", ("DD-EPIC-24",)),
    "roll_off": (_roll_off, ("DD-EPIC-27",)),
    "epic_over": (lambda r, foe: f"The fight with {r.name(foe)} is over.", ("DD-EPIC-25", "DD-EPIC-29")),
    # Bargains
    "called_for_help": (did("called for help"), ("DD-NEG-3",)),
    "called_for_offers": (did("called for offers"), ("DD-BARGAIN-2",)),
    "offered": (_offered, ("DD-BARGAIN-1",)),
    "accepted": (lambda r, number, seat: f"{r.who(seat)} agreed.", ("DD-BARGAIN-3",)),
    "turned_down": (lambda r, number, seat: f"{r.who(seat)} turned it down.", ("DD-BARGAIN-3",)),
    "agreed": (
        lambda r, window, seat, bundle: f"It is agreed: {bundle_words(r, bundle)}",
        ("DD-NEG-2", "DD-TRADE-3"),
    ),
    "provoked": (
        lambda r, by, to, piece: f"{r.own(by, 'threat')} comes true: {prize_name(r, piece)} will be used.",
        ("DD-BARGAIN-THREAT",),
    ),
    "gave": (
        lambda r, by, to, piece: f"{r.who(by)} gave {r.someone(to)} {prize_name(r, piece)}.",
        ("DD-BARGAIN-GIVE-DICE",),
    ),
    "released": (lambda r, seat: f"Charm freed {r.someone(seat)} from the help agreed on.", ("DD-NEG-13",)),
    "none_left": (
        lambda r, seat, symbol: f"Nothing was left for {r.whose(seat)} {ability(symbol)}.",
        lambda r, seat, symbol: ability_rules(symbol)[:1],
    ),
    "no_match": (
        lambda r, seat, piece: (
            f"{r.who(seat)} owned no equipment to turn into {r.name(piece)}: it went back to the bag."
        ),
        ("DD-REWARD-ENCHANT-2",),
    ),
    "rolled_off": (_rolled_off, ("DD-BARGAIN-ROLL-OFF",)),
    "lapsed": (
        lambda r, by, to, piece: f"{r.who(by)} no longer had {prize_name(r, piece)} to give {r.someone(to)}.",
        ("DD-BARGAIN-6",),
    ),
    "kept_word": (
        lambda r, by, to, kind: (
            f"{r.who(by)} kept a promise to {r.someone(to)}: {kind.lower().replace('_', ' ')}."
        ),
        ("DD-BARGAIN-8",),
    ),
    "reward_to": (_reward_to, ("DD-BARGAIN-REWARD-TO",)),
}
"""Each key with its line, and the rules it rests on."""

"""Happenings: lines of the log about places, guilds, duels, epic monsters and bargains."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from delvewright.games.dungeon_dice.kinds import ABILITIES
from delvewright.views.dungeon_dice.bargains import bundle_words
from delvewright.views.dungeon_dice.dice import ability_rules
from delvewright.views.dungeon_dice.reading import Reading, ability
from delvewright.views.dungeon_dice.texts import variant
from delvewright.views.english import capital, count, listed
from delvewright.views.model import Line
from delvewright.views.speech import Says

Words = Callable[..., str]


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
    return f"Rolled for {r.prize(prize)}: {numbers(r, zip(seats, rolls, strict=True))}. {end}."


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
    told = f"The heroes are in the {r.place_name(place)}"
    return f"{told}; the terrain is {r.place_name(terrain)}." if terrain else f"{told}."


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
    return f"As agreed, {r.prize(slot)} of {r.someone(seat)} goes to {r.someone(taker)}."


def _none_left(r: Reading, seat: int, symbol: str) -> Line:
    return Line(f"Nothing was left for {r.whose(seat)} {ability(symbol)}.", ability_rules(symbol)[:1])


HAPPENINGS = {
    # Places and events
    "place": Says(_place, "DD-LOC-1"),
    "carries foe piece": Says("{foe} carries {piece}.", "DD-ABILITY-CARRIES-TREASURE-1"),
    "charmed": Says(
        lambda r, who, mode: (
            f"{r.own(who, 'Charm')}: every hero must {'offer help' if mode == 'offer' else 'refuse'}."
        ),
        "DD-ONEUSE-CHARM-1",
    ),
    "shrine seat piece symbol": Says("A shrine gave {seat} {symbol}.", "DD-EVENT-SHRINE-1"),
    "trap seat piece symbol": Says("A trap hit {seat}: {symbol}.", "DD-EVENT-TRAP-1"),
    "trap_ignored seat piece": Says("{Seat} got past a trap.", "DD-CLASS-ROGUE-2", "DD-LOC-DUNGEON-3"),
    "unseen who foe": Says("{Who} slipped past {foe} unseen.", "DD-ONEUSE-INVISIBILITY-1"),
    "stopped who foe": Says("{Who} stopped {foe} and keeps it for later.", "DD-ABILITY-STOP-1"),
    "upgraded who old new": Says("{Who} upgraded {old} to {new}.", "DD-ONEUSE-UPGRADE-1"),
    "fleet who": Says("{Who:take} another turn after this one.", "DD-TURN-14"),
    # Classes and familiars
    "studied": Says(threw("rolled"), "DD-CLASS-GEN-6"),
    "rescued seat": Says("{Seat} came to the rescue.", "DD-CLASS-KNIGHT-2"),
    "charisma seat number": Says("{Seat} rolled {number} for Charisma.", "DD-CLASS-BARD-2"),
    "performed": Says(threw("played"), "DD-ABILITY-PERFORM-1"),
    "called": Says(threw("called"), "DD-FAMILIAR-2"),
    "escaped seat piece": Says("{piece} escaped from {seat}.", "DD-FAMILIAR-ESCAPE"),
    "bad_luck": Says(_bad_luck, "DD-OR-62"),
    "wound_up": Says(
        lambda r, seat, piece, done: (
            f"{r.who(seat)} tried to wind up the Gnome: {'it works' if done else 'no'}."
        ),
        "DD-FAMILIAR-CLOCKWORK-GNOME-3",
    ),
    "summoned": Says(threw("summoned"), "DD-ONEUSE-SUMMON-1"),
    "primal seat piece number": Says(
        "{Seat} swapped {number:level die} for primal ones of {piece}.", "DD-EPICMON-LEGENDARY-BEAST-1"
    ),
    "reflected who other symbol": Says(
        "{Who} took {symbol} from {other}.", "DD-ARTIFACT-HELM-OF-REFLECTION-1"
    ),
    # Heroes against heroes, and epic monsters
    "fight": Says(_fight, "DD-DUEL-1"),
    "duel_called_off seat other": Says("{Seat} called the duel with {other} off.", "DD-OR-83"),
    "duelled": Says(_duelled, "DD-DUEL-4", "DD-DUEL-9"),
    "duel_won": Says(
        lambda r, seat, losers, prize: f"{r.who(seat)} beat {r.some(losers)}{prize_of(r, prize)}.",
        "DD-DUEL-4",
    ),
    "claims seats": Says("{Seats} reached the goal together: they fight for it.", "DD-WIN-15"),
    "boss": Says(
        lambda r, piece, face: f"{r.name(piece)} appeared: {r.face(piece, face)}. It may be fought.",
        "DD-OR-60",
    ),
    "epic seat foe": Says("{foe} appeared: an epic monster.", "DD-EPIC-1"),
    "epic_combat": Says(
        lambda r, number, foe, hearts: (
            f"Combat {number} of 3 with {r.name(foe)}, {count(hearts or 0, 'heart')} left."
        ),
        "DD-EPIC-8",
    ),
    "slept_through seat": Says("{Seat} slept through this combat.", "DD-EPIC-30"),
    "struck seat": Says("{Seat} wounded {monster}.", "DD-EPIC-20"),
    "compared_epic": Says(_compared_epic, "DD-EPIC-20", "DD-EPIC-21"),
    "hearts foe hearts": Says("{foe} has {hearts:heart} left.", "DD-EPIC-24"),
    "roll_off": Says(_roll_off, "DD-EPIC-27"),
    "epic_over foe": Says("The fight with {foe} is over.", "DD-EPIC-25", "DD-EPIC-29"),
    # Bargains
    "called_for_help seat": Says("{Seat} called for help.", "DD-NEG-3"),
    "called_for_offers seat": Says("{Seat} called for offers.", "DD-BARGAIN-2"),
    "offered": Says(_offered, "DD-BARGAIN-1"),
    "accepted number seat": Says("{Seat} agreed.", "DD-BARGAIN-3"),
    "turned_down number seat": Says("{Seat} turned it down.", "DD-BARGAIN-3"),
    "agreed": Says(
        lambda r, window, seat, bundle: f"It is agreed: {bundle_words(r, bundle)}", "DD-NEG-2", "DD-TRADE-3"
    ),
    "provoked by to piece": Says("{By's} threat comes true: {piece} will be used.", "DD-BARGAIN-THREAT"),
    "gave by to piece": Says("{By} gave {to} {piece}.", "DD-BARGAIN-GIVE-DICE"),
    "released seat": Says("Charm freed {seat} from the help agreed on.", "DD-NEG-13"),
    "none_left": Says(_none_left),
    "no_match seat piece": Says(
        "{Seat} owned no equipment to turn into {piece}: it went back to the bag.", "DD-REWARD-ENCHANT-2"
    ),
    "rolled_off": Says(_rolled_off, "DD-BARGAIN-ROLL-OFF"),
    "lapsed by to piece": Says("{By} no longer had {piece} to give {to}.", "DD-BARGAIN-6"),
    "kept_word": Says(
        lambda r, by, to, kind: (
            f"{r.who(by)} kept a promise to {r.someone(to)}: {kind.lower().replace('_', ' ')}."
        ),
        "DD-BARGAIN-8",
    ),
    "reward_to": Says(_reward_to, "DD-BARGAIN-REWARD-TO"),
}
"""Each key with its line, and the rules it rests on."""

"""Events: a line of the log for everything that is told. All of it is public."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from delvewright.games.dungeon_dice.board import FOE
from delvewright.games.dungeon_dice.shapes import Result as Outcome
from delvewright.kernel.events import Event
from delvewright.views.dungeon_dice.dice import ability_rules
from delvewright.views.dungeon_dice.fight import aim
from delvewright.views.dungeon_dice.happenings import HAPPENINGS, numbers, threw
from delvewright.views.dungeon_dice.reading import Reading, ability, loose, side, the
from delvewright.views.dungeon_dice.result import verdict
from delvewright.views.english import capital, count, signed
from delvewright.views.model import Line
from delvewright.views.speech import Says, Speech


def _first(r: Reading, seats: tuple[int, ...], rolls: tuple[int, ...]) -> str:
    return f"Rolled for the first turn: {numbers(r, zip(seats, rolls, strict=True))}."


def _used(r: Reading, who: int, source: int, symbol: str, target: Any) -> Line:
    if isinstance(target, str):
        on = f", {r.place_name(target) if symbol == 'EXPLORE' else r.symbol(target)}"
    elif isinstance(target, tuple):
        on = f" for {r.some(target)}"
    else:
        on = f" on {aim(r, symbol, target, numbers=False)}" if target >= 0 else ""
    named_alike = source >= 0 and r.name(source).startswith(ability(symbol))
    where = "" if named_alike or (source == -1 and who != FOE) else f" of {r.source(source, symbol)}"
    return Line(f"{r.who(who)} used {ability(symbol)}{where}{on}.", ability_rules(symbol)[:2])


def _rolled(r: Reading, who: int, piece: int, face: int, index: int) -> str:
    return f"{r.who(who)} rolled {_die_rolled(r, piece, face, index)}."


def _die_rolled(r: Reading, piece: int, face: int, index: int) -> str:
    return f"{r.name(piece)}: {r.face(piece, face)}"


def _removed(r: Reading, who: int, piece: int, face: int, index: int) -> str:
    return f"{r.own(who, r.name(piece))} ({r.face(piece, face)}) left the combat."


def _turned(r: Reading, who: int, piece: int, face: int, index: int) -> str:
    which = r.own(who, r.name(piece)) if index >= 0 else r.name(piece)
    return f"{which} was turned to {r.face(piece, face)}."


def _stunned(r: Reading, who: int, *frame: object) -> str:
    """The frame that was struck: (actor, source, symbol, …) of an ability, or less of another answer."""
    name = next((str(part) for part in frame if isinstance(part, str)), "STUN")
    actor = frame[0] if frame and isinstance(frame[0], int) else -1
    whose = f"{r.whose(actor)} " if actor >= 0 else ""
    return f"{r.who(who)} stopped {whose}{ability(name)} with a Stun."


def _compared(r: Reading, foe: int, heroes: int, monster: int, result: str) -> str:
    told = {
        "win": "the heroes win",
        "tie": "a tie: the heroes win, and are wounded",
        "loss": "the heroes lose",
    }
    if result == "tie" and r.p.rules.tie == "loss":
        told["tie"] = "a tie: the heroes lose"
    name = r.name(foe) if foe >= 0 else "the other side"
    return f"{heroes} against {monster} of {name}: {told.get(result, result)}."


def _combat_over(r: Reading, heroes: tuple[int, ...], foe: int, won: bool) -> str:
    name = the(r.name(foe)) if foe >= 0 else "the other side"
    return f"{r.everyone(heroes)} {'beat' if won else 'did not beat'} {name}."


def _healed(r: Reading, seat: int, verb: str, *things: int) -> str:
    first = things[0] if things else -1
    if verb == "mend_level":
        whose = "" if first == seat else f" of {r.someone(first)}"
        return f"{r.who(seat)} healed a level die{whose}."
    if verb == "mend":
        _, owner = r.place(first)
        return f"{r.who(seat)} healed {r.name(first) if owner == seat else r.owned(first)}."
    if verb == "lift":
        return f"{r.does(first, 'are')} free of the Curse."
    if verb == "loosen":
        return f"{capital(r.owned(first))} came off."
    if verb == "boost_from":
        return f"{r.who(first)} took a boosted level die from {r.someone(things[1])}."
    return f"{r.who(first)} got a boosted level die for the next combat."


def _experience(r: Reading, seat: int, gained: int, now: int) -> str:
    if not gained:
        return f"{r.does(seat, 'are')} at the most experience there is, {now}."
    return f"{r.who(seat)} gained {gained} experience: {now}."


def _level(r: Reading, who: int, change: int) -> str:
    more = "higher" if change > 0 else "lower"
    return f"{r.does(who, 'are')} {count(abs(change), 'level')} {more} this turn."


def _added(r: Reading, who: int, amount: int, piece: int) -> str:
    return f"{r.source(piece)}: {signed(amount)} for {r.someone(who)}."


def _game_over(r: Reading, fame: tuple[int, ...], winners: tuple[int, ...], why: str) -> str:
    return f"{verdict(r, Outcome(fame, winners, why))[0]} Fame: {numbers(r, enumerate(fame))}."


def _tried(r: Reading, seat: int, piece: int, face: int, done: bool) -> str:
    end = "it opened" if done else "no"
    return f"{r.who(seat)} tried the lock with {r.name(piece)}, {r.face(piece, face)}: {end}."


EVENTS = {
    # The game and the turn
    "rolled_for_first": Says(_first, "DD-SETUP-5"),
    "turn seat turns": Says("Turn {turns}: {seat}.", "DD-TURN-12"),
    "rejected seat piece": Says("{Seat} put {piece} back.", "DD-SETUP-8"),
    "rested": Says(
        lambda r, seat, face: f"{r.who(seat)} rested: {side('spell_healing', face)}.", "DD-REST-2"
    ),
    "fame seat number": Says("{Seat:have} {number} fame.", "DD-WIN-1"),
    "game_over": Says(_game_over, "DD-WIN-1"),
    # Dice on the move
    "drew seat piece": Says("{Seat} drew {piece}.", "DD-TURN-1"),
    "gained seat piece": Says("{Seat} got {piece}.", "DD-REWARD-1"),
    "lost seat piece": Says("{Seat} lost {piece}.", "DD-WIN-14"),
    "armed": Says(
        lambda r, seat, chosen: (
            f"{r.who(seat)} took up {r.set(chosen)}." if chosen else f"{r.who(seat)} put everything away."
        ),
        "DD-EQUIP-4",
    ),
    "kept seat piece": Says("{Seat} kept {piece}.", "DD-ONEUSE-BOOMERANG-2", "DD-ONEUSE-WAND-2"),
    "empty_bag seat bag": Says("{Bag} is empty.", "DD-OR-64"),
    "traded_in seat pieces": Says("{Seat} traded in {pieces}.", "DD-TRADE-5"),
    # Encounters
    "encountered": Says(threw("rolled"), "DD-TURN-4"),
    "met": Says(threw("met"), "DD-TURN-6"),
    "surprised seat piece": Says("{Seat} drew {piece}: it must be fought.", "DD-EVENT-MIMIC-1"),
    "invited seat other": Says("{Seat} asked {other} for help.", "DD-ASSIST-2"),
    "declined seat": Says("{Seat} declined.", "DD-ASSIST-2"),
    "joined seat": Says("{Seat} joined the fight.", "DD-ASSIST-9"),
    "ran seat piece": Says("{Seat} ran from {piece}.", "DD-PREP-7"),
    "confronted seat piece": Says("{Seat} confronted {piece}.", "DD-COMBAT-1"),
    # Dice in combat
    "rolled": Says(_rolled, "DD-COMBAT-4"),
    "rerolled": Says(
        lambda r, who, piece, face, index: (
            f"{r.own(who, r.name(piece))} was rerolled: {r.face(piece, face)}."
        ),
        "DD-ABILITY-GEN-7",
    ),
    "turned": Says(_turned, "DD-TROPHY-3"),
    "removed": Says(_removed, "DD-TERM-3"),
    "used": Says(_used),
    "spent": Says(threw("rolled"), "DD-ONEUSE-1"),
    "cast": Says(threw("cast"), "DD-SPELL-1"),
    "fizzled who spell": Says("{spell} fizzled.", "DD-ABILITY-FIZZLE-1"),
    "wasted who source": Says("{source} was of no use.", "DD-OR-42"),
    "added": Says(_added, "DD-COMBAT-5"),
    "stunned": Says(_stunned, "DD-ABILITY-STUN-1"),
    "refocused": Says(
        lambda r, seat, piece, face, stream: f"{r.name(piece)} was rolled again: {r.face(piece, face)}.",
        "DD-ABILITY-FOCUS-1",
    ),
    "denied who": Says("{Who's} hammer denied the other side its armor.", "DD-ABILITY-SHATTER-3"),
    "gust who": Says("{Who's} Gust made the combat begin anew.", "DD-ABILITY-GUST-1"),
    "toad who target": Says("{Who} turned {target} into a toad.", "DD-ABILITY-TOAD-1"),
    "level": Says(_level, "DD-ONEUSE-STRENGTH-1", "DD-ONEUSE-POISON-1"),
    "frozen who piece": Says("{Piece.owned} is frozen: wounded after the combat.", "DD-ABILITY-FREEZE-1"),
    "feared": Says(
        lambda r, who, target: (
            f"{capital(r.owned(target))} is of no use this turn."
            if target > FOE
            else f"{r.who(target)} cannot use one level die this turn."
        ),
        "DD-ABILITY-FEAR-1",
    ),
    "hexed seat": Says("{Seat:are} under a Curse: 4 less in every combat.", "DD-ABILITY-CURSE-1"),
    "asleep seat": Says("{Seat} must rest next turn.", "DD-ABILITY-SLEEP-1"),
    "warded seat": Says("Outsiders need {seat's} permission for one-use dice.", "DD-ONEUSE-WARDING"),
    "forbidden warder seat piece": Says("{Warder} did not let {seat} roll {piece}.", "DD-ONEUSE-WARDING"),
    "beaten_outright who target": Says("{Who} beat {target} outright.", "DD-ABILITY-EXECUTE-1"),
    # After combat
    "compared": Says(_compared, "DD-COMBAT-15", "DD-COMBAT-16"),
    "combat_over": Says(_combat_over, "DD-AFTER-8"),
    "wounded": Says(
        lambda r, seat, number: (
            f"{r.who(seat)} took {count(number, 'wound')}."
            if number
            else f"{r.does(seat, 'have')} no level die left to wound."
        ),
        "DD-WOUND-4",
        "DD-WOUND-5",
    ),
    "piece_wounded piece": Says("{Piece.owned} is wounded.", "DD-WOUND-7"),
    "healed": Says(_healed, "DD-HEAL-1"),
    "experience": Says(_experience, "DD-XP-2"),
    "reward seat symbol": Says("Reward for {seat}: {symbol}.", "DD-REWARD-3"),
    "locked_chest seat": Says("{Seat} found a locked chest.", "DD-REWARD-LOCKED-CHEST-1"),
    "opened seat": Says("{Seat's} chest is open.", "DD-REWARD-LOCKED-CHEST-1"),
    "unopened seat": Says("{Seat's} chest stayed locked.", "DD-REWARD-LOCKED-CHEST-2"),
    "tried_lock": Says(_tried, "DD-OR-26"),
    "trophy seat foe worth": Says("{Seat} kept {foe} as a trophy worth {worth} fame.", "DD-TROPHY-1"),
    "stone seat": Says("{Seat} took the Philosopher's Stone: 2 fame.", "DD-WIN-6"),
    **HAPPENINGS,
}
"""Every key that is told: its line, and the rules it rests on."""


class Told(Speech):
    """A log in which each event is told with the monster and the dice there were then."""

    def recount(
        self, before: Any, after: Any, told: Sequence[Event], seat: int, names: Sequence[str]
    ) -> list[Line]:
        r = Reading(after, seat, names)
        r.dice = list(before.dice)
        r.met = before.foe if before.foe >= 0 else after.foe
        lines: list[Line] = []
        last: Event | None = None
        for index, event in enumerate(told):
            _follow(r, event)
            after_it = told[index + 1] if index + 1 < len(told) else None
            if last is not None and event.key == "rolled" == last.key and event.args[0] == last.args[0]:
                text, rules = lines[-1]
                lines[-1] = Line(f"{text[:-1]}; {_die_rolled(r, *event.args[1:])}.", rules)
            elif not _told_already(event, last, after_it):
                line = self.narrate(r, event)
                if line is not None:
                    lines.append(line)
            last = event
        return lines


def thrown(told: Sequence[Event]) -> tuple[int, ...]:
    """The dice that were rolled, for the first time or again."""
    rolls = [event.args for event in told if event.key in ("rolled", "rerolled")]
    played = [event.args[1] for event in told if event.key == "performed"]
    return (*[loose(index, piece) for _, piece, _, index in rolls], *played)


def _told_already(event: Event, last: Event | None, after_it: Event | None) -> bool:
    """Whether a line would but repeat its neighbour: a monster just rolled is met, a number used is added."""
    if event.key == "met":
        return last is not None and last.key == "encountered" and last.args == event.args
    if event.key == "used":
        return after_it is not None and after_it.key == "added" and after_it.args[2] == event.args[1]
    return False


def _follow(r: Reading, event: Event) -> None:
    """Keep up with which combat is spoken of."""
    if event.key in ("met", "epic"):
        r.met = event.args[1]
    if event.key in ("met", "fight", "epic_combat"):
        r.dice = []
    elif event.key in ("rolled", "rerolled", "turned"):
        who, piece, face, index = event.args
        if index == len(r.dice):
            r.dice.append((who, piece, face, False))
        elif 0 <= index < len(r.dice):
            r.dice[index] = (who, piece, face, r.dice[index][3])

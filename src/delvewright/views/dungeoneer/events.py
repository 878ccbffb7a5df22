"""Events: a line of the log for everything that is told, as one seat may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from delvewright.games.dungeoneer.board import CENTRES
from delvewright.kernel.events import Event
from delvewright.views.dungeoneer.cards import stat_name
from delvewright.views.dungeoneer.reading import Reading
from delvewright.views.dungeoneer.result import verdict
from delvewright.views.english import count, listed, signed
from delvewright.views.model import Line
from delvewright.views.speech import Says, Speech


def _roll_off(r: Reading, seats: tuple[int, ...], rolls: tuple[int, ...]) -> str:
    told = [f"{r.someone(seat)} {die}" for seat, die in zip(seats, rolls, strict=True)]
    return f"Rolled for the first turn: {', '.join(told)}."


def _won(r: Reading, *winners: int) -> str:
    return verdict(r, winners, r.p.result[0])


# The map ----------------------------------------------------------------------------------------------


def _laid(r: Reading, seat: int, tile: int, cell: int, turn: int) -> str:
    if cell in CENTRES.values():
        return f"{r.name(tile)} lies in the middle."
    where = r.cell_name(cell)
    who = f"{r.who(seat)} laid {r.name(tile)}" if seat >= 0 else f"{r.name(tile)} was laid"
    return f"{who}{_turned(r, turn)}, {where}."


def _turned(r: Reading, turn: int) -> str:
    return f" {r.turn_name(turn)}" if turn else ""


def _moved(r: Reading, seat: int, start: int, place: int) -> str:
    return f"{r.who(seat)} went to {r.name(place)}."


# Threats and fights -----------------------------------------------------------------------------------


def _threat(r: Reading, seat: int, stat: int, die: int, total: int, number: int, won: bool) -> str:
    end = "overcome" if won else "failed"
    rolled = f"{die} + {stat_name(stat)} {total - die} = {total}"
    return f"{r.who(seat)} rolled {rolled} against {number}+: {end}."


def _wounded(r: Reading, seat: int, amount: int, life: int, card: int) -> str:
    whence = f" from {r.fighter(card)}" if card >= 0 else ""
    return f"{r.who(seat)} took {count(amount, 'wound')}{whence}: Life {life}."


def _healed(r: Reading, seat: int, amount: int, life: int) -> str:
    if not amount:
        return f"{r.does(seat, 'have')} full Life already."
    return f"{r.who(seat)} healed {amount} Life: {life}."


def _attacks(r: Reading, lord: int, card: int, victim: int, form: int) -> str:
    return f"{r.fighter(card)} attacks {r.someone(victim)} with {stat_name(form)}."


def _special(r: Reading, seat: int, card: int, peril: int) -> str:
    price = f" for {peril} Peril" if peril else ""
    return f"{r.fighter(card)} does more{price}: {r.text_of_fighter(card)}"


def _roll(verb: str) -> Says:
    def told(r: Reading, seat: int, card: int, die: int, total: int) -> str:
        return f"{r.fighter(card)} {verb} with {die} + {total - die} = {total}."

    return Says(told, "DN-COMBAT-09", "DN-COMBAT-10")


def _compared(r: Reading, striker: int, attack: int, target: int, counter: int) -> str:
    return f"{attack} against {counter}: {_outcome(r, striker, attack, target, counter)}."


def _outcome(r: Reading, striker: int, attack: int, target: int, counter: int) -> str:
    if attack == counter:
        return "a tie, nothing happens"
    return f"{r.fighter(striker if attack > counter else target)} hits"


def _challenged(r: Reading, seat: int, card: int, form: int) -> str:
    return f"{r.who(seat)} challenged {r.fighter(card)} with {stat_name(form)}."


def _searched(r: Reading, seat: int, stat: int, die: int, total: int, number: int, won: bool) -> str:
    end = "found" if won else "not found"
    return f"{r.who(seat)} searched: {die} + {total - die} = {total} of {number}, {end}."


def _dice(r: Reading, seat: int, quest: int, dice: tuple[int, ...]) -> str:
    return f"{r.who(seat)} rolled {listed([str(die) for die in dice])} for {r.name(quest)}."


def _paid(r: Reading, seat: int, quest: int, life: int, glory: int) -> str:
    told = [f"{number} {what}" for number, what in ((life, "Life"), (glory, "Glory")) if number]
    return f"{r.who(seat)} gave {listed(told) or 'Treasures'} for {r.name(quest)}."


# Cards ------------------------------------------------------------------------------------------------


def _drew(r: Reading, seat: int, cards: tuple[int, ...]) -> str:
    seen = [card for card in cards if card >= 0]
    return f"{r.who(seat)} drew {r.name_all(seen) if seen else count(len(cards), 'card')}."


def _looked(r: Reading, seat: int, victim: int, cards: tuple[int, ...]) -> str:
    seen = [card for card in cards if card >= 0]
    what = f": {r.name_all(seen)}" if seen else ""
    return f"{r.who(seat)} looked at {r.whose(victim)} hand{what}."


def _discarded(r: Reading, seat: int, card: int) -> str:
    return f"{r.who(seat)} discarded {r.name(card)}." if seat >= 0 else f"{r.name(card)} was discarded."


def _used(r: Reading, seat: int, card: int, price: int) -> str:
    paid = f" for {price} Glory" if price else ""
    return f"{r.who(seat)} used {r.name(card)}{paid}."


def _changed(what: str) -> Says:
    def told(r: Reading, seat: int, amount: int, now: int) -> str:
        return f"{r.who(seat)}: {signed(amount)} {what}."

    return Says(told, "DN-COMP-05")


def _monster_threat(
    r: Reading, seat: int, card: int, stat: int, die: int, total: int, number: int, won: bool
) -> str:
    end = "overcome" if won else "not overcome"
    return f"{r.fighter(card)}: {stat_name(stat)} {number}+, {die} + {total - die} = {total}, {end}."


EVENTS = {
    # The game and the turn
    "roll_off": Says(_roll_off, "DN-SETUP-13"),
    "hero seat card": Says("{Seat:are} {card}.", "DN-SETUP-05"),
    "quest seat quest": Says("{Seat} got the Personal Quest {quest}.", "DN-SETUP-08"),
    "global_quest quest": Says("{quest} is a Global Quest now.", "DN-SETUP-09"),
    "turn seat turns": Says("Turn {turns}: {seat}.", "DN-RESET-01"),
    "movement seat number": Says("{Seat:have} {number} Movement.", "DN-RESET-07"),
    "saved seat": Says("{Seat} saved 1 Movement.", "DN-DRAW-05"),
    "fell seat": Says("{Seat's} hero was defeated.", "DN-WIN-04"),
    "won": Says(_won, "DN-WIN-01", "DN-WIN-02"),
    "called_off turns": Says("Called off after {turns} turns."),
    # The map
    "turned_up seat tile": Says("{Seat} turned up {tile}.", "DN-BUILD-01"),
    "put_under seat tile": Says("{tile} fits nowhere and went under the deck.", "DN-BUILD-12"),
    "handed seat taker tile": Says("{tile} was handed to {taker} to be placed.", "DN-OPT-02"),
    "laid": Says(_laid, "DN-BUILD-13"),
    "passed seat": Says("{Seat} could lay none of the Map cards held.", "DN-OPEN-41"),
    "shifted seat tile cell turn": Says("{Seat} shifted {tile}: it lies {cell} now.", "DN-EFFECT-11"),
    "swapped seat tile other": Says("{tile} and {other} changed places.", "DN-EFFECT-11"),
    "moved": Says(_moved, "DN-HERO-04", "DN-HERO-07"),
    "warped seat start place": Says("{Seat:are} warped to {place}.", "DN-EFFECT-25"),
    "lock_held seat": Says("The exit held, at the cost of 1 Movement; it stands open now.", "DN-EXIT-03"),
    "stuck seat side": Says("{Seat:stand} in the open {side} exit.", "DN-EXIT-04"),
    "dodged seat": Says("{Seat} dodged the Spikes for 1 Movement.", "DN-OPT-09"),
    "glory": _changed("Glory"),
    "peril": _changed("Peril"),
    # Threats, wounds and fights
    "rolled seat card die": Says(""),  # the result tells it
    "rerolled seat die": Says("{Seat} rolled again: {die}."),
    "threat": Says(_threat, "DN-THREAT-03"),
    "monster_threat": Says(_monster_threat, "DN-THREAT-03"),
    "wounded": Says(_wounded, "DN-COMBAT-15"),
    "healed": Says(_healed, "DN-COMP-08"),
    "tipped seat": Says("{Seat's} hero is tipped.", "DN-EFFECT-20"),
    "stood_up seat": Says("{Seat's} hero stood up.", "DN-EFFECT-20"),
    "drained seat level": Says("{Seat's} hero was drained to Level {level}.", "DN-EFFECT-06"),
    "sent seat card victim cost": Says("{Seat} sent {card} at {victim} for {cost} Peril.", "DN-LORD-02"),
    "bane seat card victim cost": Says("{Seat} played {card} for {cost} of {victim's} Peril.", "DN-LORD-02"),
    "sprung seat trap victim": Says("{trap} was sprung on {victim}.", "DN-LORD-16", "DN-THREAT-06"),
    "attacks": Says(_attacks, "DN-COMBAT-02"),
    "special": Says(_special, "DN-COMBAT-05"),
    "attack_roll": _roll("attacks"),
    "counter_roll": _roll("counters"),
    "compared": Says(_compared, "DN-COMBAT-12", "DN-COMBAT-14"),
    "hurt card amount life": Says(
        lambda r, card, amount, life: f"{r.fighter(card)} took {count(amount, 'wound')}: Life {life}.",
        "DN-COMBAT-15",
    ),
    "defeated card seat": Says("{Seat} defeated {card.fighter}.", "DN-COMBAT-16"),
    "challenged": Says(_challenged, "DN-COMBAT-17"),
    "packed seat card": Says("{card} went to {seat's} Pack.", "DN-COMBAT-22"),
    "bound seat card": Says("{card} is {seat's} Minion now.", "DN-EFFECT-07"),
    # Cards
    "drew": Says(_drew, "DN-DRAW-07"),
    "played seat card cost": Says("{Seat} played {card} for {cost} Glory.", "DN-HERO-13"),
    "used": Says(_used, "DN-SPECIAL-03"),
    "raised seat card": Says("{card} rose from the discard pile into {seat's} Pack.", "DN-UNIV-01"),
    "looked": Says(_looked, "DN-UNIV-01"),
    "peeked seat tile": Says(
        lambda r, seat, tile: (
            f"{r.who(seat)} looked at the next Map card{f': {r.name(tile)}' if tile >= 0 else ''}."
        ),
        "DN-UNIV-01",
    ),
    "frost seat die": Says("Winter: {seat} rolled {die}."),
    "froze seat tile": Says("{Seat} put an ice token on {tile}."),
    "attached card host": Says("{card} was attached to {host}.", "DN-COMP-19"),
    "discarded": Says(_discarded, "DN-DRAW-01"),
    "taken_back seat card": Says("{Seat} took {card} back in hand.", "DN-COMBAT-22"),
    # Quests
    "attempted seat quest": Says("{Seat} attempted {quest}.", "DN-HERO-16"),
    "searched": Says(_searched, "DN-QUEST-19"),
    "found seat quest": Says("{Seat} found the place of {quest}.", "DN-QUEST-20"),
    "dice": Says(_dice, "DN-QUEST-06"),
    "paid": Says(_paid, "DN-QUEST-16"),
    "took_up seat quest": Says("{Seat} took up the token of {quest}.", "DN-QUEST-10"),
    "delivered seat quest": Says("{Seat} brought the token of {quest} where it belongs.", "DN-QUEST-10"),
    "dropped seat quest place": Says("The token of {quest} was left at {place}.", "DN-QUEST-13"),
    "picked_up seat quest": Says("{Seat} picked up the token of {quest}.", "DN-QUEST-14"),
    "completed seat quest": Says("{Seat} completed {quest}.", "DN-HERO-17"),
    "level seat level": Says("{Seat} reached Level {level}.", "DN-HERO-17"),
    "grade seat grade": Says("{Seat's} hero is {grade} now.", "DN-COMBINE-17"),
    "quest_returned seat quest": Says("{quest} went under the Quest deck.", "DN-OPEN-29"),
    "decks_renewed grade": Says("The {grade} decks replace the others.", "DN-COMBINE-18"),
    "came_back seat place": Says("{Seat's} new hero stands at {place}.", "DN-OPT-08"),
    "stole seat loser quest": Says("{Seat} took {quest} from {loser}.", "DN-QUEST-15"),
    "exchanged seat quest victim other": Says("{Seat} gave {victim} {quest} for {other}.", "DN-UNIV-01"),
}
"""Every key that is told: its line, of what the seat may see of the event, and the rules it rests on."""

GAINS = {"glory": "Glory", "peril": "Peril"}
OF_ITSELF = ("played", "bane", "sprung")
"""What becomes of such a card when it has worked is nothing worth a line."""


class Told(Speech):
    """A log in which a move is one line with what it brought, and so are two rolls with what comes of them; a
    spent card is not told a second time."""

    def recount(
        self, before: Any, after: Any, told: Sequence[Event], seat: int, names: Sequence[str]
    ) -> list[Line]:
        r = self.reading(after, seat, names)
        lines: list[Line] = []
        last: list[Event] = []  # what each line tells
        spent: set[int] = set()
        for event in told:
            if event.key in OF_ITSELF:
                spent.add(event.args[1])
            if event.key == "discarded" and event.args[1] in spent:
                continue
            if last and event.key in GAINS and last[-1].key in BRINGS and last[-1].args[0] == event.args[0]:
                lines[-1] = _with_gain(lines[-1], event)
                continue
            if event.key == "compared" and [one.key for one in last[-2:]] == ["attack_roll", "counter_roll"]:
                attack, counter = lines[-2:]
                lines[-2:] = [_both_rolls(r, attack, counter, event)]
                last.pop()
                continue
            line = self.narrate(r, event)
            if line is not None:
                lines.append(line)
                last.append(event)
        return lines


BRINGS = ("moved", "warped", *GAINS)
"""What a gain is told with."""


def _with_gain(line: Line, event: Event) -> Line:
    _, amount, _ = event.args
    told = line.text.rstrip(".")
    mark = ", " if ": " in told else ": "
    return Line(f"{told}{mark}{signed(amount)} {GAINS[event.key]}.", line.rules)


def _both_rolls(r: Reading, attack: Line, counter: Line, event: Event) -> Line:
    rolls = f"{attack.text.rstrip('.')}, {counter.text.rstrip('.')}"
    return Line(f"{rolls}: {_outcome(r, *event.args)}.", attack.rules)

"""The guide: short hints on the open question for a newcomer."""

from __future__ import annotations

from collections.abc import Callable

from delvewright.counsel.dungeoneer.aims import Aim, aims
from delvewright.counsel.hints import Hints, hint, told_by
from delvewright.games.dungeoneer.board import NONE, QUESTS, alive
from delvewright.games.dungeoneer.ending import WINNING, quests_done
from delvewright.games.dungeoneer.scores import full_life
from delvewright.kernel.ask import Ask
from delvewright.views.dungeoneer.errands import ERRANDS
from delvewright.views.dungeoneer.quests import need, odds
from delvewright.views.dungeoneer.reading import Reading
from delvewright.views.english import capital, count
from delvewright.views.model import Line


def guide(r: Reading) -> list[Line]:
    """Hints on what this seat is asked."""
    return told_by(GUIDE, r)


# The phases -------------------------------------------------------------------------------------------


def _lord(r: Reading, ask: Ask) -> Hints:
    p = r.p
    if p.group:
        yield hint("Encounters fight in the order in which you lay them down.", "DN-LORD-08")
    others = [seat for seat in alive(p) if seat != ask.seat]
    first = max(others, key=lambda seat: (quests_done(p, seat), p.peril[seat]))
    ahead = f"{r.who(first)}: {quests_done(p, first)} of {WINNING} Quests, {p.peril[first]} Peril."
    yield hint(f"{ahead} Peril is spent on who collected it.", "DN-LORD-02", "DN-LORD-05")
    yield hint(
        "A monster that survives may wait in your Pack and attack again.", "DN-COMBAT-22", "DN-LORD-13"
    )


def _place(r: Reading, ask: Ask, *values: object) -> Hints:
    p = r.p
    tiles = {option[1] for option in ask.options if option[0] in ("place", "shift")}
    for tile in tiles:
        for seat in alive(p):
            for quest in p.zones[QUESTS + seat]:
                if any([p.cast[tile].role in places for places in p.cast[quest].places]):
                    where = "near you" if seat == ask.seat else f"far from {r.someone(seat)}"
                    text = (
                        f"{capital(r.whose(seat))} {r.name(quest)} leads to {r.name(tile)}: lay it {where}."
                    )
                    yield hint(text, "DN-HERO-16")
    yield hint("Entering a space for the first time in a turn brings its Glory, and its Peril.", "DN-HERO-07")
    yield hint("A locked or trapped exit counts only for who leaves by it.", "DN-HERO-06")


def _hero(r: Reading, ask: Ask) -> Hints:
    p, seat = r.p, ask.seat
    if p.turns <= len(p.life):
        yield hint(f"The first to complete {WINNING} Quests wins: go where yours lead.", "DN-WIN-01")
    if p.tipped[seat]:
        yield hint("A tipped hero stands up for 1 Movement before anything else.", "DN-OBST-03")
    for aim in aims(r)[:1]:
        if aim.moves == NONE:
            text = f"The place of {r.name(aim.quest)} lies nowhere yet: explore, or collect Glory meanwhile."
            yield hint(text, "DN-QUEST-33", "DN-HERO-12")
        else:
            yield hint(_errand(r, ask, aim), "DN-HERO-16")
    if p.life[seat] * 2 <= full_life(p, seat):
        yield hint(f"Life {p.life[seat]}: at 0 you are out. Peril you collect is spent on you.", "DN-WIN-04")
    if p.movement[seat]:
        yield hint("1 Movement left over may be saved for a Challenge on another's turn.", "DN-DRAW-05")


def _errand(r: Reading, ask: Ask, aim: Aim) -> str:
    """How far a Quest is, what it asks for next, how likely that is, and whether it can be done at once."""
    away = f", {count(aim.moves, 'move')} away" if aim.moves else ""
    chance = odds(r, aim.quest)
    likely = f", {chance} in 100" if chance >= 0 else ""
    now = any([option[0] in ERRANDS and option[1] == aim.quest for option in ask.options])
    end = ". You can do it now." if now and chance else "."
    if r.p.cast[aim.quest].search and not chance:
        end = " here. It adds the moves from the nearest Entrance to the die: look farther away."
    return f"{r.name(aim.quest)}{away}: {need(r, aim.quest)}{likely}{end}"


def _discard(r: Reading, ask: Ask) -> Hints:
    yield hint("You draw up to 5 cards afterwards: part with what you will not pay for soon.", "DN-DRAW-07")
    yield hint("A Treasure or a monster of your Pack may go in place of a card.", "DN-DRAW-01")


def _challenge(r: Reading, ask: Ask, *values: object) -> Hints:
    yield hint("The higher total hits, whoever began: look at the odds of each form.", "DN-COMBAT-12")
    yield hint("A monster you wound brings 1 Glory a wound.", "DN-COMBAT-30")


def _pick(r: Reading, ask: Ask) -> Hints:
    yield hint("Speed is Movement, and most Threats; Melee and Magic are for fights.", "DN-RESET-07")


GUIDE: dict[str, Line | Callable[..., Hints]] = {
    "lord": _lord,
    "place": _place,
    "lay": _place,
    "hero": _hero,
    "discard": _discard,
    "challenge": _challenge,
    "pick": _pick,
    "reincarnate": _pick,
    "lay_gate": hint("A hero on the Portal goes there for 1 Movement.", "DN-COMBINE-08"),
    "onward": hint("The exit stays open until the next Reset of any player.", "DN-EXIT-12"),
    "obstacle": hint("Who stands in a Pit's way may fall; Spikes wound.", "DN-OBST-02", "DN-OBST-04"),
    "window": hint("What you do not use now stays yours.", "DN-OPEN-38"),
    "aside": hint("A saved point is gone at your next Reset, used or not.", "DN-DRAW-06"),
    "form": hint("Attack where your score is highest against the hero's.", "DN-COMBAT-03", "DN-COMBAT-10"),
    "special": hint("Its extra Peril is the defender's, too.", "DN-COMBAT-05"),
    "defender": hint("A Minion takes the wounds of the roll it makes.", "DN-EFFECT-08"),
    "spoils": hint("A stolen Escort is yours with its token: deliver it.", "DN-QUEST-15"),
    "retire": hint("In the Pack it keeps its wounds; in hand it fills one of five places.", "DN-COMBAT-24"),
    "reward": hint("Peril on whoever is ahead is Peril you can spend on them.", "DN-COMBAT-29"),
    "pack": hint("Keep the monsters that somebody's Peril will pay for.", "DN-LORD-13"),
    "upkeep": hint("What you take back may be played again, for its full cost.", "DN-RESET-05"),
    "save": hint("The point answers an attack on you, or stands you up.", "DN-SPECIAL-08"),
    "deck": hint("Glory cards help you, Peril cards hurt the others.", "DN-COMBINE-01"),
    "attach": hint("It is lost with the card it goes under.", "DN-COMP-19"),
    "entrance": hint("The further from their Quests, the better for you.", "DN-OPT-08"),
    "forfeit": hint("What you paid least for is lost best.", "DN-DRAW-02"),
    "throw_away": hint("Part with what you will not pay for soon.", "DN-DRAW-07"),
    "search_hand": hint("Take what would help them most against you.", "DN-UNIV-01"),
    "tax": hint("Glory comes back with the next spaces.", "DN-HERO-07"),
    "exchange": hint("A Quest whose place lies near you is worth more.", "DN-QUEST-33"),
    "pay": hint("You may decline and keep your Glory.", "DN-UNIV-01"),
    "patient": hint("Nobody is healed above the printed Life.", "DN-COMP-08"),
    "warp": hint("On the own turn a hero collects and meets what waits there.", "DN-EFFECT-26"),
    "passage": hint("You collect there, and meet what waits.", "DN-EFFECT-26"),
    "reroll": hint("The new number counts, whatever it is.", "DN-UNIV-01"),
    "luck": hint("The new number counts, whatever it is.", "DN-QUEST-06"),
    "explore": hint("One more space, and nothing spent.", "DN-HERO-12"),
    "bolt": hint("Its open exits lock until your next Reset.", "DN-EXIT-02"),
    "wall_off": hint("Nobody passes a Wall, from either side.", "DN-EXIT-08"),
    "freeze": hint("A space with an ice token counts as ice.", "DN-COMP-14"),
    "goad": hint("It goes along with that dragon, and is lost with it.", "DN-COMP-19"),
    "shift": hint("No part of the map may be cut off.", "DN-EFFECT-12"),
    "shift_to": _place,
    "choose": hint("Look at the numbers of each before you choose.", "DN-UNIV-01"),
}
"""What is told of each question."""

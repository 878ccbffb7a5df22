"""What is foolish in Dungeoneer: blows that can not land, cards for nothing, Quests undone, ways in vain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from delvewright.bots.dungeoneer.harm import offers
from delvewright.bots.dungeoneer.odds import against_hero, striking, threat, worst_attack
from delvewright.games.dungeoneer.board import PACK, Board, alive, boons, foe_kind, hero, treasures
from delvewright.games.dungeoneer.ending import WINNING, quests_done
from delvewright.games.dungeoneer.scores import full_life, score
from delvewright.games.dungeoneer.sorts import SEARCH
from delvewright.kernel.ask import Ask, Option
from delvewright.kernel.events import Event
from delvewright.views.dungeoneer.chances import beats
from delvewright.views.dungeoneer.quests import lucky

FOLLIES = {
    "idle": "the third turn in a row in which a hero does nothing",
    "to and fro": "back in a space of this turn, with nothing done or gained between",
    "undone": "a Quest left that a free try likely completes, or its token",
    "no search": "a phase ended with Movement for a likely search",
    "hopeless try": "a try or a search that can not succeed",
    "hopeless blow": "an attack that can not hit",
    "sent in vain": "a monster sent out of the Pack that can do nothing",
    "nothing to take": "a Bane that takes a card from who has none",
    "held back": "nothing sent at a leader of 2 Life, though it likely hits",
    "healed nobody": "a card or Glory for healing alone, at full Life",
    "last Life": "the last Life lost to a Threat that likely takes it",
}
"""By name: what is counted as foolish, in words."""

BESIDES = {"challenged": "challenges", "attempted": "tries at Quests", "sent": "monsters and Traps sent"}
IDLE = 3
LIKELY = 0.5
WEAK = 2  # Life
WALKS = ("move", "go_to")
PAID = ("play", "use", "use_up", "pay")
DEEDS = ("deliver", "take_up", "pick_up")
TAKES = {"thieving_shade": treasures, "rust_of_empires": treasures, "forgotten_lessons": boons}


class Watch:
    """Looks on at one game of Dungeoneer."""

    def __init__(self) -> None:
        self.idle: Counter[int] = Counter()  # seat → turns in a row that did nothing
        self._turn()

    def _turn(self) -> None:
        self.acted = False
        self.way: list[int] = []  # spaces left since something was done or gained
        self.sent: set[int] = set()  # at whom something was sent

    def __call__(self, before: Board, option: Option, after: Board, told: Sequence[Event]) -> Iterator[str]:
        ask = before.ask
        assert ask is not None
        yield from [BESIDES[event.key] for event in told if event.key in BESIDES]
        if option[0] == "challenge" and not _hits(before, ask, option):
            yield "hopeless blow"
        if option[0] in PAID and _only_healed_nobody(told):
            yield "healed nobody"
        if ask.question == "lord":
            yield from self._lord(before, ask, option)
        elif ask.question == "hero":
            yield from self._hero(before, ask, option)
        if before.phase == "hero":
            yield from self._way(before, option, after, told)
        if after.turns != before.turns:
            self._turn()

    def _lord(self, before: Board, ask: Ask, option: Option) -> Iterator[str]:
        if option[0] == "send":
            self.sent.add(option[2])
            plain = foe_kind(before, option[1]).special is None
            if plain and option[1] in before.zones[PACK + ask.seat] and not _threatens(before, ask, option):
                yield "sent in vain"
        elif option[0] == "bane":
            held = TAKES.get(before.cast[option[1]].id)
            if held is not None and not held(before, option[2]):
                yield "nothing to take"
        elif option[0] == "build":
            sends = [each for each in ask.options if each[0] == "send" and each[2] not in self.sent]
            if any(_pressing(before, each[2]) and _threatens(before, ask, each) >= LIKELY for each in sends):
                yield "held back"

    def _hero(self, before: Board, ask: Ask, option: Option) -> Iterator[str]:
        seat, verb = ask.seat, option[0]
        if verb in ("attempt", "search") and not _odds(before, seat, option):
            yield "hopeless try"
        if verb != "end":
            self.acted = True
            return
        self.idle[seat] = 0 if self.acted or not before.movement[seat] else self.idle[seat] + 1
        if self.idle[seat] >= IDLE:
            yield "idle"
        for each in ask.options:
            if each[0] in DEEDS or (each[0] == "attempt" and _inviting(before, seat, each)):
                yield "undone"
            elif each[0] == "search" and _odds(before, seat, each) >= LIKELY:
                yield "no search"

    def _way(self, before: Board, option: Option, after: Board, told: Sequence[Event]) -> Iterator[str]:
        """Glory makes a way worth going, and so does whatever is done at its end."""
        seat = before.turn
        if option[0] in WALKS:
            if after.at[seat] in self.way and not _heals(after, seat):
                yield "to and fro"
            self.way.append(before.at[seat])
        if any(event.key == "glory" for event in told) or option[0] not in (*WALKS, "pass"):
            self.way = []
        if any(event.key == "fell" and event.args[0] == seat for event in told):
            rolls = [event.args for event in told if event.key == "threat" and event.args[0] == seat]
            if any(beats(total - die, number) <= 100 * LIKELY for *_, die, total, number, _ in rolls[-1:]):
                yield "last Life"


def _hits(before: Board, ask: Ask, option: Option) -> float:
    """How likely a hero's attack hits."""
    _, card, form = option
    for other in alive(before):
        if hero(before, other) == card:
            return against_hero(before, ask.seat, other, form).hits
    return striking(before, ask.seat, card, form, ask.value("lord")).hits


def _only_healed_nobody(told: Sequence[Event]) -> bool:
    """A card may also bring Movement, or lead to a Quest's reward."""
    keys = {event.key for event in told}
    healed = [event.args[1] for event in told if event.key == "healed"]
    return healed == [0] and keys.isdisjoint(("movement", "completed"))


def _threatens(before: Board, ask: Ask, send: Option) -> float:
    """How likely an Encounter that is sent at a hero hits."""
    return worst_attack(before, send[2], send[1], ask.seat).hits


def _pressing(before: Board, seat: int) -> bool:
    """Whether somebody is about to win, and near his end."""
    return quests_done(before, seat) == WINNING - 1 and before.life[seat] <= WEAK


def _odds(before: Board, seat: int, option: Option) -> float:
    """Of a search, or of the next roll of a try; 1 where a Quest asks for none, or for a fight."""
    kind = before.cast[option[1]]
    if option[0] == "search":
        return beats(score(before, seat, SEARCH), kind.search) / 100
    if kind.dice:
        return lucky(kind) / 100
    return threat(before, seat, kind.stat, kind.number) if kind.stat >= 0 else 1.0


def _inviting(before: Board, seat: int, option: Option) -> bool:
    """Whether a try is free, likely succeeds, and puts no last Life at stake."""
    quest = option[1]
    if quest in before.tried or before.life[seat] <= 1:
        return False
    if before.cast[quest].foe is not None:
        clash = worst_attack(before, seat, quest, before.turn)
        return clash.misses > clash.hits
    return _odds(before, seat, option) >= LIKELY


def _heals(p: Board, seat: int) -> bool:
    """Whether a hero has come for the healing that a space offers."""
    return offers(p.cast[p.at[seat]]) and p.life[seat] < full_life(p, seat)

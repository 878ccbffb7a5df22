"""What is foolish in Thunderstone: defeats without a reason, cards spent on them, wares nobody needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from delvewright.counsel.thunderstone.chances import brings_a_stone, prey, winning_hands
from delvewright.games.thunderstone.board import (
    Board,
    gold_in_hand,
    heroes,
    others,
    owned,
)
from delvewright.games.thunderstone.hall import may_leave
from delvewright.games.thunderstone.kinds import (
    DISEASE,
    HERO,
    KINDS,
    MILITIA,
    MONSTER,
    WEAPON,
    Kind,
)
from delvewright.games.thunderstone.score import total
from delvewright.games.thunderstone.words import whose
from delvewright.kernel.ask import Ask, Option
from delvewright.kernel.events import Event

FOLLIES = {
    "stood firm": "a lost attack on a Monster that stays where it is",
    "no reason": "a lost attack without a reason",
    "spent": "cards given up for an attack that was lost",
    "no hero": "into the dungeon without a Hero, with 6 gold or more, and beaten",
    "not held": "a Weapon conjured, and neither used nor held in the battle",
    "too many arms": "an arm bought by a party with more of them than Heroes",
    "bought back": "a card bought that was given up at will within 6 turns",
    "idle": "the sixth turn in a row that does nothing, with no hand to wait for",
}
"""By name: what is counted as foolish, in words."""

MUCH = 6
SOON = 6
IDLE = 6
HANDS = 24  # of a party, that are looked at
FAIR = 8  # of them that win: whoever waits for another hand may hope for it within three turns
SCANT = 2  # and fewer are hardly worth the wait


class Watch:
    """Looks on at one game of Thunderstone; in a campaign, at one after the other."""

    def __init__(self) -> None:
        self.gave_up: dict[tuple[int, str], int] = {}  # (seat, kind) → the turn it was destroyed at will
        self.idle: dict[int, int] = {}  # seat → turns in a row that did nothing
        self._turn()

    def _turn(self) -> None:
        self.conjured: list[int] = []
        self.spent: list[int] = []
        self.hoped = (
            False  # cards were drawn or borrowed in the dungeon, or a Witch's curse let others choose
        )
        self.trapped = False  # a Trap struck before the attack
        self.start: Board | None = None  # where it began
        self.rich_without_hero = False
        self.active = False

    def __call__(self, before: Board, option: Option, after: Board, told: Sequence[Event]) -> Iterator[str]:
        self.start = self.start or before
        readying = before.entered and not before.fought and option[0] != "attack"
        for event in told:
            yield from self._event(before, event, readying)
        ask = before.ask
        assert ask is not None
        seat = ask.seat
        if option[0] == "destroy" and seat == before.turn and _at_will(before, ask):
            self.gave_up[seat, before.cast[option[1]].id] = before.turns
        if option[0] == "attack":
            yield from self._attack(before, option[1], after, told)
        if option[0] in ("use", "buy", "level_up", "attack", "destroy", "suffer"):
            self.active = True
        if any(event.key in ("turn", "called_off", "scored") for event in told):
            yield from self._turn_over(before.turn)
        if after.layout is not before.layout:  # the next game of a campaign
            self.gave_up, self.idle = {}, {}

    def _event(self, before: Board, event: Event, readying: bool) -> Iterator[str]:
        key, args = event.key, event.args
        if key == "entered":
            seat = args[0]
            self.rich_without_hero = not heroes(before, seat) and gold_in_hand(before, seat) >= MUCH
        elif key == "conjured":
            self.conjured.append(args[1])
        elif readying and (key in ("drew", "borrowed") or (key == "used" and args[2] == "curse")):
            self.hoped = True
        elif key == "sprung" and readying:
            self.trapped = True
        elif key == "carried_off":
            self.spent = []  # the card bought a Monster without a battle
        elif key == "destroyed" and readying and not self.trapped and args[0] == before.turn:
            useless = before.cast[args[1]].classes & (DISEASE | MILITIA)  # who is rid of those gains by it
            if not useless and self._brought(args[1]):
                self.spent.append(args[1])
        elif key == "bought":
            yield from self._bought(before, *args[:2])

    def _bought(self, before: Board, seat: int, piece: int) -> Iterator[str]:
        kind = before.cast[piece]
        given_up = self.gave_up.get((seat, kind.id))
        if given_up is not None and 0 <= before.turns - given_up <= SOON * len(before.xp):
            yield "bought back"
        mine = [before.cast[each] for each in owned(before, seat)]
        arms = [each for each in mine if _arm(each)]
        if _arm(kind) and len(arms) > sum([1 for each in mine if each.classes & HERO]):
            yield "too many arms"

    def _attack(self, before: Board, foe: int, after: Board, told: Sequence[Event]) -> Iterator[str]:
        seat = before.turn
        held = [weapon for weapon, _ in before.held]
        used = [piece for piece, _ in before.used]
        for weapon in self.conjured:
            if weapon not in held and weapon not in used:
                yield "not held"
        reckoned = next((event.args for event in told if event.key == "reckoned"), None)
        if reckoned is None:  # the Monster's own question comes first
            return
        yield "battles"
        if any(event.key == "won" for event in told):
            return
        yield "battles lost"
        if reckoned[6] <= 0:
            yield "battles lost at 0 or less"
        stays = any(event.key == "stood_firm" for event in told)
        leads = total(before, seat) > max(
            [total(before, other) for other in others(before, seat)], default=-1
        )
        if not stays and brings_a_stone(before, foe):
            yield "lost: to bring a Thunderstone up"
            return
        if before.quarry >= 0:
            yield "lost: it was hunted"
        elif self.trapped:
            yield "lost: a Trap struck first"
        elif self.hoped:
            yield "lost: in hope of cards drawn, or of what others discard"
        elif stays:
            yield "stood firm"
        elif leads and len(before.xp) > 1:
            yield "lost: to lead and bring the end nearer"
        elif self._winning_hands(seat, FAIR) < FAIR:
            yield "lost: few hands of the party would win anything in the hall"
        else:
            yield "no reason"
        if self.spent or any(self._brought(piece) for piece in before.doomed):
            yield "spent"
        if self.rich_without_hero:
            yield "no hero"

    def _brought(self, piece: int) -> bool:
        """Whether a card was the party's when the turn began: what is conjured or recruited is not."""
        assert self.start is not None
        return piece in owned(self.start, self.start.turn)

    def _winning_hands(self, seat: int, enough: int) -> int:
        assert self.start is not None
        return winning_hands(self.start, seat, HANDS, enough)

    def _turn_over(self, seat: int) -> Iterator[str]:
        self.idle[seat] = 0 if self.active else self.idle.get(seat, 0) + 1
        if self.idle[seat] >= IDLE:
            yield "idle" if self._in_vain(seat) else "idle for the sixth turn and more, in wait for a hand"
        self._turn()

    def _in_vain(self, seat: int) -> bool:
        """Whether to wait for another hand is foolish: hardly any wins, and a Monster could be sent away.

        None can be when all must be beaten, or when that would end the game. In solo play whoever waits lets
        the Monsters by, whatever hands may come.
        """
        assert self.start is not None
        if self.start.layout.solo:
            return True
        gone = [foe for foe in prey(self.start) if may_leave(self.start, foe)]
        return bool(gone) and self._winning_hands(seat, SCANT) < SCANT


def _at_will(before: Board, ask: Ask) -> bool:
    """Whether a card is given up for nothing but to be rid of it, or for gold.

    What is eaten or burnt in the dungeon is the price of a victory (it is counted when there is none), and
    what a Monster demands is no choice.
    """
    if ask.question != "choose":
        return ask.question in ("turn.rest", "sphinx.which")
    return not before.entered and not KINDS[whose(ask.value("address"))[0]].classes & MONSTER


def _arm(kind: Kind) -> bool:
    """A Weapon, or what makes one for a battle."""
    return bool(kind.classes & WEAPON) or any(one.name == "conjure" for one in kind.dungeon)

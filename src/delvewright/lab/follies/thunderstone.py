"""What is foolish in Thunderstone: defeats without a reason, cards spent on them, wares nobody needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from delvewright.games.thunderstone.kinds import (
    DISEASE,
    HERO,
    KINDS,
    MILITIA,
    MONSTER,
    THUNDERSTONE,
    WEAPON,
    Kind,
)
from delvewright.games.thunderstone.score import total
from delvewright.games.thunderstone.table import (
    HAND_SIZE,
    RANK_1,
    RANK_2,
    STACKS,
    Board,
    gold_in_hand,
    hand,
    heroes,
    others,
    owned,
)
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
    "idle": "the sixth turn in a row that does nothing at all",
}
"""By name: what is counted as foolish, in words."""

MUCH = 6
SOON = 6
IDLE = 6
LATE = (56, 8)  # turns, and for each seat more: as long as usual games last


class Watch:
    """Looks on at one game of Thunderstone; in a campaign, at one after the other."""

    def __init__(self) -> None:
        self.gave_up: dict[tuple[int, str], int] = {}  # (seat, kind) → the turn it was destroyed at will
        self.idle: dict[int, int] = {}  # seat → turns in a row that did nothing
        self._turn()

    def _turn(self) -> None:
        self.conjured: list[int] = []
        self.spent: list[int] = []
        self.hoped = False  # cards were drawn or borrowed in the dungeon
        self.trapped = False  # a Trap struck before the attack
        self.poor = False
        self.rich_without_hero = False
        self.active = False

    def __call__(self, before: Board, option: Option, after: Board, told: Sequence[Event]) -> Iterator[str]:
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
            gold = gold_in_hand(before, seat)
            tops = [before.cast[stack[0]] for stack in before.zones[STACKS:] if stack]
            self.poor = not any(kind.cost <= gold and not kind.classes & MILITIA for kind in tops)
            self.rich_without_hero = not heroes(before, seat) and gold >= MUCH
        elif key == "conjured":
            self.conjured.append(args[1])
        elif key in ("drew", "borrowed") and readying:
            self.hoped = True
        elif key == "sprung" and readying:
            self.trapped = True
        elif key == "destroyed" and readying and not self.trapped and args[0] == before.turn:
            if not before.cast[args[1]].classes & (DISEASE | MILITIA):  # who is rid of those gains by it
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
        if not stays and _stone_is_next(before, foe):
            yield "lost: to bring a Thunderstone up"
            return
        if before.quarry >= 0:
            yield "lost: it was hunted"
        elif self.trapped:
            yield "lost: a Trap struck first"
        elif self.hoped:
            yield "lost: cards were drawn in hope"
        elif stays:
            yield "stood firm"
        elif leads and len(before.xp) > 1:
            yield "lost: to lead and bring the end nearer"
        elif before.turns > LATE[0] + LATE[1] * len(before.xp):
            yield "lost: late, when everybody wants the end"
        elif len(owned(before, seat)) <= HAND_SIZE:
            yield "lost: no other hand will ever come"
        elif self.poor:
            yield "lost: nothing to buy either"
        else:
            yield "no reason"
        if self.spent or any(piece in hand(before, seat) for piece in before.doomed):
            yield "spent"
        if self.rich_without_hero:
            yield "no hero"

    def _turn_over(self, seat: int) -> Iterator[str]:
        self.idle[seat] = 0 if self.active else self.idle.get(seat, 0) + 1
        if self.idle[seat] >= IDLE:
            yield "idle"
        self._turn()


def _at_will(before: Board, ask: Ask) -> bool:
    """Whether a card is given up for nothing but to be rid of it, or for gold.

    What is eaten or burnt in the dungeon is the price of a victory (it is counted when there is none), and
    what a Monster demands is no choice.
    """
    if ask.question != "choose":
        return ask.question in ("turn.rest", "sphinx.which")
    card = str(ask.values[0]).partition(".")[0]
    return not before.entered and not (card in KINDS and KINDS[card].classes & MONSTER)


def _stone_is_next(before: Board, foe: int) -> bool:
    """Whether the hall closes up behind a Monster so that a Thunderstone comes to Rank 1."""
    second = before.zones[RANK_2]
    return foe in before.zones[RANK_1] and any(before.cast[piece].classes & THUNDERSTONE for piece in second)


def _arm(kind: Kind) -> bool:
    """A Weapon, or what makes one for a battle."""
    return bool(kind.classes & WEAPON) or any(one.name == "conjure" for one in kind.dungeon)

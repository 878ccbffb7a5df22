"""The outlook of a party: how strong its hands are on average, and what the rest of the game will bring."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from delvewright.bots.thunderstone.worth import worth
from delvewright.games.thunderstone.board import (
    DECK,
    DEPTHS,
    HAND_SIZE,
    MOST_DEPTHS,
    PENALTY,
    RANKS,
    SEAT_ZONES,
    SUNK,
    Board,
    others,
    owned,
)
from delvewright.games.thunderstone.kinds import THUNDERSTONE, Kind
from delvewright.games.thunderstone.score import MOST_HORDE_VP, total

# Fitted to the results of many games, then tried against their neighbours.
ATTACK = 0.225  # VP, for each Monster left, of a point of Attack in an average hand
GOLD = 0.04  # the same of a gold
XP = 0.05  # the same of an XP
XP_LATE = 0.3  # and what is taken off it, for want of a Village visit to spend it
DARK = 4.5  # Attack lost in the dark without any Light
LIGHT_HELPS = 0.8
GROWTH = 3.0  # cards that join a party before those bought now are seen
USUAL_TURNS = 34.0  # each seat's, in a game
STILL_LEFT = 0.3  # of the time, once a card is drawn: nobody knows how long a game lasts
SHORTEST = 9.0  # of them, however late it is


class Party:
    """The cards of a seat, summed up; sums in tenths, as in `worth`."""

    __slots__ = ("arms", "draws", "fight", "gold", "light", "points", "size", "strengths")

    def __init__(self, kinds: Sequence[Kind], penalties: int = 0):
        fights = lights = golds = drawn = points = horde = 0
        self.arms: list[tuple[int, int]] = []
        self.strengths: list[int] = []
        for kind in kinds:
            fight, arm, light, gold, draws, strength, weight, vp = worth(kind)
            fights += fight
            lights += light
            golds += gold
            drawn += draws
            points += vp
            if arm:
                self.arms.append((arm, weight))
            elif strength >= 0:
                self.strengths.append(strength)
            elif kind.type == "horde":
                horde += 1
        self.size, self.fight, self.light, self.gold, self.draws = len(kinds), fights, lights, golds, drawn
        self.points = points + horde * min(horde, MOST_HORDE_VP) - penalties
        self.arms.sort()

    def share(self, more: float = 0.0) -> float:
        """The part of the party that a turn sees, once it has grown by so many cards."""
        size = max(self.size + more, HAND_SIZE)
        return min(1.0, HAND_SIZE / size * (1 + self.draws / (10 * size)))

    def attack(self, share: float) -> float:
        """What a hand that is such a share of the party brings in a fight, darkness taken off."""
        return share * self.fight / 10 + self.armed(share) - DARK * self.gloom(share)

    def armed(self, share: float) -> float:
        """Attack of the Weapons that somebody in hand can lift."""
        return sum([share * arm / 10 * (1 - self.idle(weight, share)) for arm, weight in self.arms], 0.0)

    def idle(self, weight: int, share: float) -> float:
        """How often a Weapon finds nobody to lift it."""
        lifters = sum([1 for strength in self.strengths if strength >= weight])
        return exp(-share * lifters / (1 + 0.5 * share * len(self.arms)))

    def gloom(self, share: float) -> float:
        """How dark it is: 1 without any Light."""
        return exp(-LIGHT_HELPS * share * self.light / 10)


def party_of(p: Board, seat: int) -> Party:
    cast = p.cast
    return Party([cast[piece] for piece in owned(p, seat)], len(p.zones[seat * SEAT_ZONES + PENALTY]))


def monsters_left(p: Board) -> float:
    """How many Monsters will leave the hall before the (last) Thunderstone ends the game, on average."""
    zones, cast = p.zones, p.cast
    for rank, zone in enumerate(RANKS, 1):
        for piece in zones[zone]:
            if cast[piece].classes & THUNDERSTONE and p.stones + 1 >= p.layout.stones_to_end:
                return rank - 1
    depths = [len(zones[zone]) for zone in range(DEPTHS, DEPTHS + MOST_DEPTHS) if zones[zone]]
    if not depths:
        return len(zones[SUNK]) + len(RANKS)
    return sum(depths[:-1]) + (depths[-1] + 1) / 2 + len(RANKS) - 1


def time_left(p: Board) -> float:
    """Monsters that will leave the hall, as long as the game is not late: nobody can wait for ever."""
    seats = len(p.xp)
    rounds = max(SHORTEST, USUAL_TURNS - p.turns / seats)
    return min(monsters_left(p), rounds * max(2, seats) / 2)


def xp_price(time: float) -> float:
    return max(0.0, XP * time - XP_LATE)


class Outlook:
    """What a card more or less is worth to a seat now, in VP at the end of the game.

    Attack, gold and room in the hand have prices, so that a card costs a sum. A card that is bought now is
    first drawn from the next deck: until then it is worth nothing.
    """

    __slots__ = (
        "_known",
        "_lead",
        "attack",
        "gloom",
        "gold",
        "lifts",
        "party",
        "room",
        "seat",
        "share",
        "time",
        "xp",
    )

    def __init__(self, p: Board, seat: int):
        seats = len(p.xp)
        self.seat = seat
        self._lead: int | None = None
        self.party = party = party_of(p, seat)
        self.time = time_left(p)
        self.xp = xp_price(self.time)
        self._known: dict[Kind, float] = {}
        until = 1 + len(p.zones[seat * SEAT_ZONES + DECK]) / HAND_SIZE
        left = max(STILL_LEFT * self.time, self.time - until * seats / 2)
        self.share = share = party.share(GROWTH)
        self.gloom = party.gloom(share)
        rivals = 1 + 0.5 * share * len(party.arms)
        self.lifts = [
            (weight, share * arm / 10 * party.idle(weight, share) * share / rivals)
            for arm, weight in party.arms
        ]
        self.attack = left * ATTACK * 2 / seats
        self.gold = left * GOLD * 2 / seats * share / 10
        lit = DARK * LIGHT_HELPS * share * party.light / 10 * self.gloom
        whole = share * party.fight / 10 + party.armed(share) + lit
        size = max(HAND_SIZE, party.size + GROWTH)
        self.room = (self.attack * whole + self.gold * party.gold) / size

    def lead(self, p: Board) -> int:
        """VP ahead of the best other seat."""
        if self._lead is None:
            self._lead = self.party.points - max(
                [total(p, other) for other in others(p, self.seat)], default=0
            )
        return self._lead

    def value(self, kind: Kind) -> float:
        """A card more, or the loss of it; below 0 for one the party is better off without."""
        value = self._known.get(kind)
        if value is None:
            value = self._known[kind] = (kind.vp or 0) + self._help(kind)
        return value

    def loss(self, kind: Kind) -> float:
        """What it costs to give a card up. One arm more than Heroes stays: without it, it would be wanted."""
        spare = len(self.party.arms) - len(self.party.strengths)
        return max(0.0, self.value(kind)) if spare == 1 and worth(kind).arm else self.value(kind)

    def _help(self, kind: Kind) -> float:
        fight, arm, light, gold, draws, strength, weight, _ = worth(kind)
        share = self.share
        attack = share * fight / 10
        if light:
            attack += DARK * self.gloom * (1 - exp(-LIGHT_HELPS * share * light / 10))
        if arm:
            if len(self.party.arms) <= len(self.party.strengths):  # no more arms than Heroes to bear them
                attack += share * arm / 10 * (1 - self.party.idle(weight, share))
        elif strength >= 0:
            attack += sum([gain for load, gain in self.lifts if load <= strength], 0.0)
        return self.attack * attack + self.gold * gold - self.room * (1 - draws * share / 10)

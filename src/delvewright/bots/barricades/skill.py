"""Barricades' skill: rules of thumb and judgement, as the search wants them. All win or lose together."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from delvewright.bots.barricades.thumb import decide
from delvewright.bots.barricades.worth import worth
from delvewright.games.barricades.board import (
    PLACES,
    RUINS,
    Board,
    guardian_kind,
    hit_points,
    hp,
    owned,
    seats,
    standing,
)
from delvewright.games.barricades.kinds import DIFFICULTIES
from delvewright.kernel.ask import Option

MOST = 4  # options worth a search
TRIED = frozenset(("place", "visit", "delve"))
WITHOUT = frozenset(("aim", "eye", "put_down", "lend", "give", "borrow", "take_back"))
SURE = frozenset(("heal", "use", "wield", "rank", "ready", "agree", "take_xp", "take_gear", "take_treasure"))
"""What thumb is seldom wrong about: two of three searches were for these, and found nothing better."""


class BarricadesSkill:
    """See `Skill`."""

    horizon = 1
    trust = 1.5

    def rollout(self, world: Board) -> Option:
        return decide(world)

    def prune(self, world: Board, options: Sequence[Option]) -> Sequence[Option]:
        best = decide(world)
        ask = world.ask
        assert ask is not None
        doubtful = ask.question in TRIED and best[0] not in SURE
        rivals = [one for one in options if one[0] not in WITHOUT] if doubtful else []
        return [best, *[option for option in rivals if option != best]][:MOST]

    def judge(self, world: Board) -> tuple[float, ...]:
        """One number for all: how strong the Champions are beside what is left to do and to lose."""
        count = len(world.at)
        if world.over:
            return (1.0 if world.result[2] == "won" else 0.0,) * count
        return (chance(world),) * count

    def clock(self, world: Board) -> int:
        return world.turns


def chance(p: Board) -> float:
    """From 0 to 1."""
    strength = 0.0
    for seat in seats(p):
        cards = owned(p, seat)
        deck = sum([worth(p, card) for card in cards], 0.0) / max(1, len(cards))
        strength += deck + 0.15 * hp(p, seat) + 0.15 * p.rank[seat] + 0.05 * p.xp[seat]
    strength /= len(p.at)
    limit = DIFFICULTIES[p.rules.difficulty].locations_to_lose
    spots = sorted([4 - len(p.zones[RUINS + place]) for place in range(len(PLACES)) if standing(p, place)])
    fallen = len(PLACES) - len(spots)
    to_lose = sum(spots[: max(0, limit - fallen)])
    walls = 1.5 * len(p.active)
    hits = hit_points(p) - p.hurt
    kind = guardian_kind(p)
    return 1 / (1 + exp(1.2 + 0.12 * kind.health + 0.5 * hits - 1.1 * strength - 0.12 * (to_lose + walls)))


SKILL = BarricadesSkill()

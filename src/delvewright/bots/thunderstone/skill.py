"""Thunderstone's skill: its rules of thumb and its judgement, as the search wants them."""

from __future__ import annotations

from collections.abc import Sequence

from delvewright.bots.thunderstone.fight import prospects
from delvewright.bots.thunderstone.judge import judge
from delvewright.bots.thunderstone.outlook import Outlook
from delvewright.bots.thunderstone.stakes import ENDS_WELL
from delvewright.bots.thunderstone.thumb import actions, decide
from delvewright.games.thunderstone.board import Board
from delvewright.kernel.ask import Option

MOST = 4  # options worth a search
MARGIN = 3.0  # VP that one may seem worse than the best and still be tried
GIVEN_UP = frozenset(("destroy", "discard"))


class ThunderstoneSkill:
    """See `Skill`."""

    horizon = 6
    trust = 1.0

    def rollout(self, world: Board) -> Option:
        return decide(world)

    def prune(self, world: Board, options: Sequence[Option]) -> Sequence[Option]:
        """The favourite, and what may be better: another turn, foe, ware or sacrifice; not how to arm."""
        best = decide(world)
        verb, question = best[0], world.ask.question  # type: ignore[union-attr]
        if question == "turn.action":
            rivals = self._turns(world)
        elif verb == "attack":
            rivals = self._foes(world, options)
        elif question in ("village.buy", "battle.spoils_buy", "village.level_up"):
            rivals = self._by_value(world, options, -1)
        elif verb in GIVEN_UP:
            rivals = self._by_value(world, options, 1)
        else:
            rivals = []
        return [best, *[option for option in rivals if option != best]][:MOST]

    def _turns(self, world: Board) -> list[Option]:
        """Ways to spend the turn that are not far behind."""
        weighed = actions(world, world.ask.seat)  # type: ignore[union-attr]
        most = max(weighed)[0]
        return [] if most > ENDS_WELL / 2 else [option for worth, option in weighed if worth > most - MARGIN]

    def _foes(self, world: Board, options: Sequence[Option]) -> list[Option]:
        """Foes that would be beaten, or whose coming off would end the game well."""
        seat = world.ask.seat  # type: ignore[union-attr]
        foes = [option[1] for option in options if option[0] == "attack"]
        fights = prospects(world, seat, Outlook(world, seat), foes)
        if fights[0].worth > ENDS_WELL / 2:
            return []
        return [("attack", fight.foe) for fight in fights if fight.wins]

    def _by_value(self, world: Board, options: Sequence[Option], sign: int) -> list[Option]:
        outlook = Outlook(world, world.ask.seat)  # type: ignore[union-attr]
        cast = world.cast
        touching = [option for option in options if len(option) > 1]
        ranked = sorted([(sign * outlook.value(cast[option[-1]]), option) for option in touching])
        return [option for value, option in ranked if value < ranked[0][0] + MARGIN]

    def judge(self, world: Board) -> tuple[float, ...]:
        return judge(world)

    def clock(self, world: Board) -> int:
        return world.turns


SKILL = ThunderstoneSkill()

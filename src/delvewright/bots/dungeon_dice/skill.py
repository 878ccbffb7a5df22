"""Dungeon Dice's skill: its rules of thumb and its judgement, as the search wants them."""

from __future__ import annotations

from collections.abc import Sequence

from delvewright.bots.dungeon_dice.acts import weighed
from delvewright.bots.dungeon_dice.fray import Fray
from delvewright.bots.dungeon_dice.judge import judge
from delvewright.bots.dungeon_dice.thumb import decide
from delvewright.games.dungeon_dice.board import FOE, Board
from delvewright.kernel.ask import Option

MOST = 3  # options worth a search
NEAR = 0.35  # fame that an act may seem worse than the best and still be tried
WHOLE = frozenset(("assist", "epic_join", "challenge", "encounter", "answer_offer", "chest", "rescue"))
"""Questions whose few options are all tried."""
STEPS = frozenset(("confront", "run", "invite"))
ACTS = frozenset(("ability", "monster", "outsiders", "duel", "last", "armor", "aim"))


class DungeonDiceSkill:
    """See `Skill`."""

    horizon = 1
    trust = 2.0  # dice are loud: what seems better in a few worlds mostly is not

    def rollout(self, world: Board) -> Option:
        return decide(world)

    def prune(self, world: Board, options: Sequence[Option]) -> Sequence[Option]:
        """The favourite, and what may be better; much is not worth the while."""
        best = decide(world)
        ask = world.ask
        assert ask is not None
        question = ask.question
        if question in WHOLE:
            rivals = list(options)
        elif question == "prepare":
            rivals = [option for option in options if option[0] in STEPS] if best[0] in STEPS else []
        elif question in ACTS and world.mode and world.fighters:
            rivals = self._acts(world, options)
        else:
            rivals = []
        return [
            best,
            *[option for option in rivals if option != best and option[0] not in ("compose", "put")],
        ][:MOST]

    def _acts(self, world: Board, options: Sequence[Option]) -> list[Option]:
        """Ways to act in a combat that are not far behind."""
        ask = world.ask
        assert ask is not None
        actor = ask.value("who", ask.seat)
        if actor != FOE and actor not in world.fighters:
            actor = ask.seat
        ranked = sorted(weighed(Fray(world, ask.seat, actor), options), key=lambda one: -one[0])
        return [option for worth, option in ranked if worth > ranked[0][0] - NEAR]

    def judge(self, world: Board) -> tuple[float, ...]:
        return judge(world)

    def clock(self, world: Board) -> int:
        return world.turns


SKILL = DungeonDiceSkill()

"""Medals as honours: what a finished game of Barricades Mode has earned, for the Wall (BQ-MEDAL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from delvewright.games.barricades.board import (
    DENS,
    MONSTERS,
    NODES,
    Board,
    guardian_kind,
    hp,
    level_of,
    owned,
    seats,
    tokens_of,
)
from delvewright.games.barricades.kinds import MEDALS
from delvewright.games.barricades.medals import Facts, Feat, Stand, earned, over_all
from delvewright.views.honours import Earned, Honour, Honours


def ending(p: Board) -> Facts:
    """How a finished game ended, plainly."""
    return Facts(
        won=p.result[2] == "won",
        pyrrhic=p.result[2] == "pyrrhic",
        difficulty=p.rules.difficulty,
        guardian=guardian_kind(p).role,
        champions=tuple([_stand(p, seat) for seat in seats(p)]),
        all_monsters=p.slain or not _monsters(p),
        rules=p.rules,
    )


def _stand(p: Board, seat: int) -> Stand:
    deck = tuple([p.cast[card].role for card in owned(p, seat)])
    return Stand(deck, tokens_of(p, seat), hp(p, seat), p.rank[seat])


def _monsters(p: Board) -> int:
    """Monsters of the decks that are left; those that fall as the game ends are noted by nobody else."""
    decks = [p.zones[MONSTERS + level] for level in range(3)]
    dens = [p.zones[DENS + node] for node in range(len(NODES)) if level_of(node) in (1, 2, 3)]
    return sum([len(zone) for zone in (*decks, *dens)])


def _earned(p: Board, seat: int) -> Earned:
    facts = ending(p)
    return Earned(earned(facts), facts.feat._asdict())


def _over_all(facts: Sequence[Any]) -> tuple[str, ...]:
    return over_all([Feat(**each) for each in facts])


HONOURS = Honours(
    title="Medals",
    all=tuple(
        [
            Honour(id, medal.name, medal.tier, medal.text, (f"BQ-MEDAL-{number:02}",))
            for number, (id, medal) in enumerate(MEDALS.items(), 1)
        ]
    ),
    earned=_earned,
    over_all=_over_all,
)

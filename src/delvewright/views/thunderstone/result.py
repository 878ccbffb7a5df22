"""The result: who won, and every score explained card by card."""

from __future__ import annotations

from collections.abc import Iterable

from delvewright.games.thunderstone.board import SCORE_PILE, Board
from delvewright.games.thunderstone.score import card_points, seat_points
from delvewright.games.thunderstone.shapes import Result as Outcome
from delvewright.views.thunderstone.model import Result, Scored
from delvewright.views.thunderstone.reading import Reading


def result(r: Reading) -> Result | None:
    """The end of the game, or None while it lasts."""
    p = r.p
    if not p.over:
        return None
    outcome = Outcome(*p.result)
    text, rules = _verdict(r, outcome)
    return Result(
        scores=outcome.scores,
        winners=outcome.winners,
        against=outcome.against,
        cards=tuple([_by_kind(p, seat_points(p, seat)) for seat in range(len(p.xp))]),
        score_pile=_by_kind(p, card_points(p.cast, p.zones[SCORE_PILE])),
        text=text,
        rules=rules,
    )


def _by_kind(p: Board, points: Iterable[tuple[int, int]]) -> tuple[Scored, ...]:
    """Cards of a kind and a worth together, the worthiest first; the order they lie in does not show."""
    counts: dict[tuple[int, str], int] = {}
    for piece, vp in points:
        key = (-vp, p.cast[piece].id)
        counts[key] = counts.get(key, 0) + 1
    return tuple(Scored(kind, number, -vp, -vp * number) for (vp, kind), number in sorted(counts.items()))


def _verdict(r: Reading, outcome: Outcome) -> tuple[str, tuple[str, ...]]:
    p = r.p
    if outcome.against is not None:
        won = "won" if outcome.winners else "lost"
        return f"{r.who(0)} {won}: {outcome.scores[0]} VP against {outcome.against}.", ("WR-SOLO-07",)
    variant = p.layout.variant
    won = f"{r.everyone(outcome.winners)} won"
    score = outcome.scores[outcome.winners[0]]
    if variant == "odyssey":
        return f"{won} with {score} Game Points.", ("WR-ODYSSEY-09",)
    if variant in ("dungeon_crawl", "trackdown"):
        return f"{won} both Thunderstones; the last game with {score} VP.", ("WR-CRAWL-06",)
    tied = [seat for seat, other in enumerate(outcome.scores) if other == score]
    broken = ", tied, by the Thunderstone" if len(tied) > len(outcome.winners) else ""
    return f"{won} with {score} VP{broken}.", ("TS-END-05",)

"""The result: who won, and every fame explained part by part."""

from __future__ import annotations

from delvewright.games.dungeon_dice.fame import goal
from delvewright.games.dungeon_dice.shapes import Result as Outcome
from delvewright.views.dungeon_dice.model import Result, Score
from delvewright.views.dungeon_dice.reading import Reading
from delvewright.views.dungeon_dice.seats import worth


def result(r: Reading) -> Result | None:
    """The end of the game, or None while it lasts."""
    p = r.p
    if not p.over or not p.result:
        return None
    outcome = Outcome(*p.result)
    text, rules = verdict(r, outcome)
    scores = tuple([Score(seat, fame, worth(r, seat)) for seat, fame in enumerate(outcome.fame)])
    return Result(tuple(outcome.winners), text, rules, scores, outcome.why)


def verdict(r: Reading, outcome: Outcome) -> tuple[str, tuple[str, ...]]:
    """Who won and how."""
    won = f"{r.everyone(outcome.winners)} won"
    if not outcome.winners:
        return "Nobody won.", ()
    fame = outcome.fame[outcome.winners[0]]
    if outcome.why == "chaos":
        return f"{won}: chaos reigns, with all three cursed artifacts.", ("DD-WIN-13",)
    if outcome.why == "duel":
        return f"{won} the duel for the victory, with {fame} fame.", ("DD-WIN-15", "DD-WIN-16")
    if outcome.why == "called_off":
        return f"{won} with {fame} fame; the game was called off after {r.p.turns - 1} turns.", ("DD-WIN-1",)
    rule = "DD-WIN-3" if r.p.rules.mode == "epic" else "DD-WIN-2"
    return f"{won} with {fame} fame of {goal(r.p)}.", (rule,)

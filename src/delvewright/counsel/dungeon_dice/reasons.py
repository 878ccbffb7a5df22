"""Reasons: why an answer is a good one, in one sentence: the odds, or how the fight stands."""

from __future__ import annotations

from delvewright.counsel.dungeon_dice.guide import GOOD, score
from delvewright.games.dungeon_dice.board import MONSTER
from delvewright.kernel.ask import Ask, Option
from delvewright.views.dungeon_dice.chances import all_rolled, chances
from delvewright.views.dungeon_dice.reading import Reading
from delvewright.views.model import Line


def reason(r: Reading, ask: Ask, option: Option) -> Line | None:
    """Why this answer; None where there is nothing to say that the answer does not say itself."""
    p = r.p
    if p.mode != MONSTER or p.foe < 0:
        return None
    if ask.question == "prepare":
        found = chances(r)
        if not found:
            return None
        alone = f"On the dice alone you win {found[0].win} in 100"
        if option[0] == "run":
            return Line(f"{alone}, and running costs nothing.", ("DD-COMBAT-5", "DD-PREP-7"))
        more = "" if found[0].win >= GOOD else ", before any help and what else you have"
        return Line(f"{alone}{more}.", ("DD-COMBAT-5", "DD-COMBAT-15"))
    if p.dice and all_rolled(p):
        return Line(f"{score(r)}.", ("DD-COMBAT-15",))
    return None

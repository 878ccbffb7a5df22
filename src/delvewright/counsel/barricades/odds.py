"""Odds: whether the battle where one stands would be won, over all that its dice may show."""

from __future__ import annotations

from itertools import product

from delvewright.games.barricades.board import NONE, battle_of, company, monster_at
from delvewright.games.barricades.reckoning import attack_value, toughness
from delvewright.games.barricades.shapes import Battle
from delvewright.kernel.game import Game
from delvewright.views.barricades.reading import Reading
from delvewright.views.model import Line


def odds(game: Game, r: Reading) -> list[Line]:
    """As things stand: what comes before the battle may still take something away."""
    p, seat = r.p, r.seat
    if seat < 0 or p.over or battle_of(p, seat) is not None:
        return []
    node = p.at[seat]
    foe = monster_at(p, node)
    if foe == NONE or r.asked is None or r.asked.question != "delve":
        return []
    fight = Battle(seat, company(p, seat), node, (foe,), (node,))
    value, health = attack_value(p, fight), toughness(p, fight)[0]
    dice = getattr(p.cast[foe], "health_dice", 0)
    rolls = [sum(roll) for roll in product(range(1, 7), repeat=dice)]
    won = sum([value >= health + roll for roll in rolls])
    told = f"{r.name(foe)}: Attack {value} against Health {health}"
    more = f" and {dice} dice" if dice > 1 else " and a die" if dice else ""
    return [Line(f"{told}{more}, {100 * won // len(rolls)} in 100.", ("BQ-BASE-39", "BQ-BASE-45"))]

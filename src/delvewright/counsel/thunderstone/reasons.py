"""Reasons: why an answer is a good one, in one sentence, from the same account as the guide."""

from __future__ import annotations

from delvewright.counsel.thunderstone.account import Way, account
from delvewright.counsel.thunderstone.lines import best_target, by_means_of, wares
from delvewright.games.thunderstone.board import RANK_1, RANK_2, monsters_in_hall
from delvewright.games.thunderstone.hall import may_leave
from delvewright.games.thunderstone.kinds import DISEASE, THUNDERSTONE
from delvewright.kernel.ask import Ask, Option
from delvewright.views.model import Line
from delvewright.views.thunderstone.preview import vp_gain
from delvewright.views.thunderstone.reading import Reading

WON = ("TS-BATTLE-13", "TS-CALC-07")
LOST = ("TS-BATTLE-12",)


def reason(r: Reading, ask: Ask, option: Option) -> Line | None:
    """Why this answer; None where there is nothing to say that the answer does not say itself."""
    verb = option[0]
    if ask.question == "turn.action":
        return _TURNS[verb](r)
    if ask.question == "dungeon.ready":
        return _attack(r, option[1]) if verb == "attack" else _readying(r, option)
    if ask.question == "turn.prowl":
        way = best_target(r, [ask.options[0][1]])
        return _beaten(r, way) if verb == ask.options[0][0] and way is not None and way.wins else None
    if verb == "buy":
        return Line(f"Of what {r.gold} gold can pay for, it strengthens the party most.", ("WR-VILLAGE-06",))
    if verb in ("destroy", "discard", "cage") and len(option) > 1:
        if r.p.cast[option[1]].classes & DISEASE:
            return Line("A Disease does nothing but harm.", ("TS-DISEASE-02",))
        return Line("Of these the party misses it least.", ("TS-DECK-04",))
    return None


def _dungeon(r: Reading) -> Line:
    way = best_target(r, monsters_in_hall(r.p))
    if way is not None and way.wins:
        return _beaten(r, way)
    return _sent_away(r)


def _village(r: Reading) -> Line | None:
    if not wares(r):
        return None
    way = best_target(r, monsters_in_hall(r.p))
    if way is not None and way.wins:
        text = f"The hand beats {_place(r, way)}, but what it can buy is worth more in the turns to come."
        return Line(text, ("WR-VILLAGE-05", "TS-DECK-01"))
    text = f"This hand beats nothing in the hall, and has {r.gold} gold to spend."
    return Line(text, ("WR-VILLAGE-05",))


def _rest(r: Reading) -> Line:
    way = best_target(r, monsters_in_hall(r.p))
    if way is not None and way.wins:
        return Line(f"To beat {_place(r, way)} would cost more than it gives.", LOST)
    return Line("There is nothing to beat, and nothing worth buying.", ("TS-REST-01",))


def _attack(r: Reading, foe: int) -> Line:
    """This Monster, and a word on one that would give more: it is not passed over by mistake."""
    ways = {way.foe: way for way in account(r.p, r.seat)}
    way = ways.get(foe)
    if way is None or not way.wins:
        return _sent_away(r, foe)
    best = best_target(r, monsters_in_hall(r.p))
    if best is not None and vp_gain(r.p, r.seat, best.foe) > vp_gain(r.p, r.seat, foe):
        text = f"{_sum(r, way)}; {r.name(best.foe)} gives more VP, at a higher price."
        return Line(text, WON)
    return _beaten(r, way)


def _readying(r: Reading, option: Option) -> Line | None:
    way = best_target(r, monsters_in_hall(r.p))
    if way is None or not way.wins:
        return Line("Drawn or gained before the battle, it may turn it.", ("WR-DUNGEON-02",))
    if option[0] == "equip" or any(r.name(step[0][1]) == r.name(option[1]) for step in way.uses):
        return _beaten(r, way)
    return Line("It costs nothing worth keeping, and is lost when the battle begins.", ("WR-DUNGEON-02",))


def _beaten(r: Reading, way: Way) -> Line:
    return Line(f"{_sum(r, way)}.", WON)


def _sum(r: Reading, way: Way) -> str:
    """ "With Fireball this hand beats The Prince in Rank 2, 9 of 7" """
    means = by_means_of(r, way).strip()
    hand = f"{means[0].upper()}{means[1:]} this hand" if means else "This hand"
    return f"{hand} beats {_place(r, way)}, {way.muster.value} of {way.muster.health}"


def _place(r: Reading, way: Way) -> str:
    return f"{r.name(way.foe)} in Rank {way.muster.rank}"


def _sent_away(r: Reading, foe: int = -1) -> Line:
    """What a lost attack is good for."""
    p = r.p
    stone = next((piece for piece in p.zones[RANK_2] if p.cast[piece].classes & THUNDERSTONE), None)
    if stone is not None and (foe < 0 or foe in p.zones[RANK_1]):
        text = f"This hand beats nothing, but when Rank 1 is empty the {r.name(stone)} comes up."
        return Line(text, ("TS-END-01", "TS-HALL-02"))
    if foe >= 0 and not may_leave(p, foe):
        return Line("This hand beats nothing that it may attack.", LOST)
    return Line("This hand beats nothing; a Monster sent away makes room, and brings the end nearer.", LOST)


_TURNS = {"dungeon": _dungeon, "village": _village, "rest": _rest}

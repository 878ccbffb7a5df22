"""The Village: where Champions are placed, and what they do there (BQ-VILLAGE)."""

from __future__ import annotations

from delvewright.games.barricades import exchange, plans, shops, uses, walls
from delvewright.games.barricades.board import (
    NONE,
    PLACES,
    RUINS,
    SQUARE,
    SUPPLY,
    VILLAGE,
    WALLS,
    WILDERNESS,
    Board,
    free_spots,
    heroes,
    standing,
    tokens_of,
    visit_of,
)
from delvewright.games.barricades.goes import begins, ends, pass_on
from delvewright.games.barricades.healing import heal, heals
from delvewright.games.barricades.kinds import GEAR
from delvewright.games.barricades.levels import pay_and_level, ways_up
from delvewright.games.barricades.moves import lay_open, lose_gear, lose_xp
from delvewright.games.barricades.muster import gold_left
from delvewright.games.barricades.powers import VILLAGE as VILLAGE_TIME
from delvewright.games.barricades.powers import Offers
from delvewright.games.barricades.shops import chits_on
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell
from delvewright.kernel.lanes import rest
from delvewright.kernel.steps import push, step

# Placement ----------------------------------------------------------------------------------------------


@begins("village")
@step
def enter(p: Board, seat: int) -> None:
    """Be placed; who is placed goes on there, and who has stayed away may be placed after all."""
    if visit_of(p, seat) == NONE:
        p.visits = tuple([one for one in p.visits if one[0] != seat])
        ask(p, PLACE, seat, always=True)
    else:
        push(p, visit, seat)


def _places(p: Board, seat: int) -> Offers:
    """BQ-TURN-05, BQ-DEC-03. A location, or straight to the Dungeon.

    Ruling: who finds room only where he can not pay the visit may be at no location as well.
    """
    reasons = [cannot_visit(p, seat, place) for place in range(len(PLACES))]
    return [
        *[(("visit", where), why) for where, why in zip(p.zones[VILLAGE], reasons, strict=True)],
        (("square",), ("there_is_room",) if None in reasons else None),  # BQ-VILLAGE-06
        (("stay",), None),
        *exchange.consents(p, seat),
        *plans.offers(p, seat),
    ]


def cannot_visit(p: Board, seat: int, place: int) -> Reason | None:
    """BQ-CHIT-02/04/09, BQ-FAQ-28. Destroyed, full, or a visit that can not be paid."""
    if free_spots(p, place) < 1:
        where = p.zones[VILLAGE][place]
        return ("no_free_spot" if standing(p, place) else "location_destroyed", where)
    price = visit_price(p, place)
    if p.rules.visit_cost == "gear":
        return ("visit_costs_gear", price, tokens_of(p, seat)) if price > tokens_of(p, seat) else None
    return ("visit_costs_xp", price, p.xp[seat]) if price > p.xp[seat] else None


def visit_price(p: Board, place: int) -> int:
    return sum([chit.visit_xp for chit in chits_on(p, place)]) if p.zones[RUINS + place] else 0


def _placed(p: Board, option: Option, seat: int) -> None:
    if exchange.settle(p, seat, option) or plans.tell_of(p, seat, option):
        push(p, enter, seat)
        return
    if option[0] == "stay":
        p.visits += ((seat, NONE),)
        tell(p, "stayed", seat, p.at[seat])
        push(p, prepared, seat)
        return
    where = SQUARE if option[0] == "square" else p.zones[VILLAGE].index(option[1])
    if not p.rules.village_then_room:  # BQ-OPEN-07
        p.at[seat] = WILDERNESS
    p.visits += ((seat, where),)
    tell(p, "visited", seat, where)
    lay_open(p, seat)
    push(p, visit, seat)
    if where != SQUARE:
        pay_visit(p, seat, visit_price(p, where))


PLACE = Question("place", _places, _placed)


@step
def pay_visit(p: Board, seat: int, price: int) -> None:
    """BQ-CHIT-09, BQ-OPEN-03. XP, or as many Gear tokens of the Champion's choice."""
    if p.rules.visit_cost == "gear":
        if price:
            push(p, pay_visit, seat, price - 1)
            ask(p, PAYMENT, seat)
    else:
        lose_xp(p, seat, price)


def _tokens(p: Board, seat: int) -> Candidates:
    for token in p.zones[SUPPLY]:
        if p.cast[token].id in GEAR:
            yield ("pay", token), None if uses.held(p, seat, token) else ("you_have_none", p.cast[token].id)


def _paid(p: Board, option: Option, seat: int) -> None:
    lose_gear(p, seat, p.cast[option[1]].id)
    tell(p, "paid", seat, option[1])


PAYMENT = Question("visit.pay", _tokens, _paid)


# The Village Phase --------------------------------------------------------------------------------------


@step
def visit(p: Board, seat: int) -> None:
    ask(p, VISIT, seat, always=True)


def _visit(p: Board, seat: int) -> Offers:
    """BQ-BASE-25. Abilities, a card, a level-up and a heal, in any order; and a share in the Barricade."""
    gold = gold_left(p, seat)
    return [
        *uses.offers(p, seat, VILLAGE_TIME),
        *shops.wares(p, seat, gold),
        *level_ups(p, seat),
        (("heal",), _cannot_heal(p, seat)),
        *walls.offers(p, seat, gold),
        *exchange.consents(p, seat),
        (("done",), None),
        *walls.take_backs(p, seat),
    ]


def level_ups(p: Board, seat: int) -> Offers:
    """BQ-BASE-21…23, BQ-VILLAGE-04. Any Hero one has, once a turn."""
    found = ways_up(p, seat, heroes(p, seat))
    if uses.step_taken(p, seat, uses.LEVEL):
        return [(option, ("leveled_already",)) for option, _ in found]
    return found


def late_level_up(p: Board, seat: int, me: int, it: int) -> None:
    """BQ-VILLAGE-03/04, BQ-FAQ-20. The Guilds' Quarter: the level-up of the turn as Spoils."""
    uses.take_step(p, seat, uses.LEVEL)
    ask(p, LATE_LEVEL_UP, seat)


def no_late_level_up(p: Board, seat: int, me: int) -> Reason | None:
    reasons = [why() if callable(why) else why for _, why in level_ups(p, seat)]
    return None if None in reasons else (reasons or [("you_have_none", "hero")])[0]


def _late(p: Board, seat: int) -> Candidates:
    yield from ways_up(p, seat, heroes(p, seat))
    yield ("leave",), None  # others may take the last card meanwhile


def _late_leveled(p: Board, option: Option, seat: int) -> None:
    if option[0] == "level_up":
        pay_and_level(p, seat, option[1], option[2])


LATE_LEVEL_UP = Question("visit.level_up", _late, _late_leveled)


def _cannot_heal(p: Board, seat: int) -> Reason | None:
    if uses.step_taken(p, seat, uses.HEAL):
        return ("healed_already",)
    return None if p.wounds[seat] or heals(p, seat) else ("no_wounds",)


def _visited(p: Board, option: Option, seat: int) -> None:
    verb = option[0]
    if verb == "done":
        push(p, prepared, seat)
        return
    push(p, visit, seat)
    if verb == "use":
        uses.perform(p, seat, option[1], option[2])
    elif verb == "buy":
        shops.buy(p, seat, option[1])
    elif verb == "level_up":
        uses.take_step(p, seat, uses.LEVEL)
        pay_and_level(p, seat, option[1], option[2])
    elif verb == "heal":
        uses.take_step(p, seat, uses.HEAL)
        push(p, heal, seat, 1)
    elif verb == "pledge":
        walls.pledge(p, seat, p.zones[WALLS].index(option[1]), option[2])
    elif verb == "take_back":
        walls.take_back(p, seat, p.zones[WALLS].index(option[1]))
    else:
        exchange.settle(p, seat, option)


VISIT = Question("visit", _visit, _visited)


@ends("village")
@step
def prepared(p: Board, seat: int) -> None:
    """Done with the Village, until everybody is; nobody goes without an answer."""
    if exchange.requests_to(p, seat):
        push(p, prepared, seat)
        push(p, exchange.answer, seat)
    elif p.rules.sequential:
        push(p, pass_on, seat, "village")
    else:
        rest(p, PREPARED, seat)


def _prepared(p: Board, seat: int) -> Candidates:
    yield ("think_again",), None
    yield from plans.offers(p, seat)


def _rethought(p: Board, option: Option, seat: int) -> None:
    """Who was in the Village goes on there; who stayed away may still be placed."""
    push(p, prepared if plans.tell_of(p, seat, option) else enter, seat)


PREPARED = Question("prepared", _prepared, _rethought, rests=True)

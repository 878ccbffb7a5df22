"""The Village: where Champions are placed, and what they do there (BQ-VILLAGE)."""

from __future__ import annotations

from delvewright.games.barricades import uses
from delvewright.games.barricades.board import (
    BOUGHT,
    BUILT,
    NONE,
    PLACES,
    RUINS,
    SPENT,
    SQUARE,
    STACKS,
    VILLAGE,
    WALLS,
    WILDERNESS,
    Board,
    done,
    free_spots,
    heroes,
    standing,
    visit_of,
)
from delvewright.games.barricades.moves import (
    alike,
    changed,
    gain,
    heal,
    lay_open,
    level_up,
    lose_xp,
    next_levels,
    note,
)
from delvewright.games.barricades.muster import gold_left
from delvewright.games.barricades.powers import VILLAGE as VILLAGE_TIME
from delvewright.games.barricades.printed import Barricade, Card, Chit
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell
from delvewright.kernel.lanes import rest
from delvewright.kernel.steps import push, step

# Placement ----------------------------------------------------------------------------------------------


@step
def place(p: Board, seat: int) -> None:
    """BQ-TURN-05, BQ-DEC-03. A location, or straight to the Dungeon."""
    ask(p, PLACE, seat, always=True)


def _places(p: Board, seat: int) -> Candidates:
    room = False
    for place in range(len(PLACES)):
        why = cannot_visit(p, seat, place)
        room = room or why is None
        yield ("visit", p.zones[VILLAGE][place]), why
    yield ("square",), ("there_is_room",) if room else None  # BQ-VILLAGE-06
    yield ("stay",), None


def cannot_visit(p: Board, seat: int, place: int) -> Reason | None:
    """BQ-CHIT-02/04/09, BQ-FAQ-28. Destroyed, full, or a visit that can not be paid."""
    if not standing(p, place):
        return ("location_destroyed", p.zones[VILLAGE][place])
    if free_spots(p, place) < 1:
        return ("no_free_spot", p.zones[VILLAGE][place])
    price = visit_price(p, place)
    if p.rules.visit_cost == "gear":
        return ("visit_costs_gear", price, sum(p.gear[seat])) if price > sum(p.gear[seat]) else None
    return ("visit_costs_xp", price, p.xp[seat]) if price > p.xp[seat] else None


def visit_price(p: Board, place: int) -> int:
    return sum([chit.visit_xp for chit in chits_on(p, place)])


def chits_on(p: Board, place: int) -> list[Chit]:
    found = [p.cast[piece] for piece in p.zones[RUINS + place]]
    return [chit for chit in found if isinstance(chit, Chit)]


def _placed(p: Board, option: Option, seat: int) -> None:
    if option[0] == "stay":
        p.visits += ((seat, NONE),)
        tell(p, "stayed", seat, p.at[seat])
        push(p, prepared, seat)
        return
    where = SQUARE if option[0] == "square" else p.zones[VILLAGE].index(option[1])
    lose_xp(p, seat, visit_price(p, where) if where != SQUARE else 0)
    if not p.rules.village_then_room:
        p.at[seat] = WILDERNESS
    p.visits += ((seat, where),)
    tell(p, "visited", seat, where)
    lay_open(p, seat)
    changed(p)
    push(p, enter, seat)


PLACE = Question("place", _places, _placed)


@step
def enter(p: Board, seat: int) -> None:
    push(p, visit, seat)


# The Village Phase --------------------------------------------------------------------------------------


@step
def visit(p: Board, seat: int) -> None:
    ask(p, VISIT, seat, always=True)


def _visit(p: Board, seat: int) -> Candidates:
    """BQ-BASE-25. Abilities, a card, a level-up and a heal, in any order; and a share in the Barricade."""
    yield from uses.offers(p, seat, VILLAGE_TIME)
    yield from wares(p, seat)
    yield from level_ups(p, seat)
    yield ("heal",), _cannot_heal(p, seat)
    yield from pledges(p, seat)
    yield ("done",), None


def wares(p: Board, seat: int) -> Candidates:
    """BQ-BASE-25/31. The top card of every stack, within the own gold."""
    gold = gold_left(p, seat)
    for zone in range(STACKS, len(p.zones)):
        for piece in p.zones[zone][:1]:
            yield ("buy", piece), cannot_buy(p, seat, piece, gold)


def purchases_left(p: Board, seat: int) -> int:
    """BQ-BASE-25. One card of the stacks a turn, and what effects allow besides."""
    bought = [p.cast[deed.piece] for deed in done(p, seat, BOUGHT)]
    used = len([kind for kind in bought if isinstance(kind, Card) and kind.deck in ("hero", "market")])
    return 1 + sum([boost.purchases for boost in p.boosts if boost.seat == seat]) - used


def cannot_buy(p: Board, seat: int, piece: int, gold: int) -> Reason | None:
    kind = p.cast[piece]
    assert isinstance(kind, Card)
    if purchases_left(p, seat) < 1:
        return ("bought_already",)
    return ("too_dear", kind.gold_cost, gold) if kind.gold_cost > gold else None


def buy(p: Board, seat: int, piece: int) -> None:
    kind = p.cast[piece]
    assert isinstance(kind, Card)
    spend(p, seat, kind.gold_cost)
    note(p, seat, BOUGHT, kind.gold_cost, piece)
    tell(p, "bought", seat, piece, kind.gold_cost)
    gain(p, seat, piece)


def spend(p: Board, seat: int, gold: int) -> None:
    if gold:
        note(p, seat, SPENT, gold)


def level_ups(p: Board, seat: int) -> Candidates:
    """BQ-BASE-21…23. Every Hero one has, and what it could become."""
    for hero in alike(p, heroes(p, seat)):
        why = cannot_level(p, seat, hero)
        better = next_levels(p, hero)
        for piece in better:
            yield ("level_up", hero, piece), why
        if not better:
            yield ("level_up", hero, hero), ("no_higher_level",)


def cannot_level(p: Board, seat: int, hero: int) -> Reason | None:
    if any([one == (seat, hero, NONE) for one in p.used]) or _leveled(p, seat):
        return ("leveled_already",)
    price = level_price(p, seat, hero)
    return ("too_little_xp", price, p.xp[seat]) if price > p.xp[seat] else None


def _leveled(p: Board, seat: int) -> bool:
    return (seat, NONE, NONE) in p.used


def level_price(p: Board, seat: int, hero: int, less: int = 0) -> int:
    """BQ-CHIT-11/14. What is printed, more by chits, then less by what helps; at least 0."""
    kind = p.cast[hero]
    assert isinstance(kind, Card)
    printed = kind.xp_to_level or 0
    if printed:
        printed += sum([chit.level_xp for place in range(len(PLACES)) for chit in chits_on(p, place)])
    return max(0, printed - less)


def _cannot_heal(p: Board, seat: int) -> Reason | None:
    from delvewright.games.barricades.moves import heals

    if (seat, NONE, 1) in p.used:
        return ("healed_already",)
    return None if heals(p, seat) else ("no_wounds",)


# Barricades ---------------------------------------------------------------------------------------------


def pledges(p: Board, seat: int) -> Candidates:
    """BQ-BARR-02, BQ-OPEN-48. As much gold as is still missing, at the own location."""
    place = visit_of(p, seat)
    if place in (NONE, SQUARE):
        return
    wall = p.zones[WALLS][place]
    if wall in p.active:
        yield ("pledge", wall, 0), ("stands_already", wall)
        return
    if not standing(p, place):
        yield ("pledge", wall, 0), ("location_destroyed", p.zones[VILLAGE][place])
        return
    missing, gold = wall_missing(p, place), gold_left(p, seat)
    if missing and not gold:
        yield ("pledge", wall, missing), ("too_dear", missing, gold)
    for amount in range(0 if not missing else 1, min(missing, gold) + 1):
        yield ("pledge", wall, amount), None
    if any([one[:2] == (place, seat) for one in p.pledged]):
        yield ("take_back", wall), None


def wall_price(p: Board, place: int) -> int:
    kind = p.cast[p.zones[WALLS][place]]
    assert isinstance(kind, Barricade)
    return max(0, kind.gold_cost - sum([gold for _, where, gold in p.cheaper if where == place]))


def wall_missing(p: Board, place: int) -> int:
    return max(0, wall_price(p, place) - sum([gold for where, _, gold in p.pledged if where == place]))


def pledge(p: Board, seat: int, place: int, gold: int) -> None:
    p.pledged += ((place, seat, gold),)
    tell(p, "pledged", seat, place, gold)
    if not wall_missing(p, place):
        build(p, seat, place)
    changed(p)


def build(p: Board, seat: int, place: int) -> None:
    """BQ-BARR-02/03. Everyone who paid or made it cheaper has built it; what was pledged is spent."""
    wall = p.zones[WALLS][place]
    p.active += (wall,)
    builders = {one for where, one, _ in p.pledged if where == place}
    builders |= {one for one, where, _ in p.cheaper if where == place} | {seat}
    for one in sorted(builders):
        paid = sum([gold for where, who, gold in p.pledged if (where, who) == (place, one)])
        spend(p, one, paid)
        note(p, one, BUILT, place, wall)
    p.pledged = tuple([one for one in p.pledged if one[0] != place])
    p.cheaper = tuple([one for one in p.cheaper if one[1] != place])
    tell(p, "built", place, *sorted(builders))
    changed(p)


# Answers ------------------------------------------------------------------------------------------------


def _visited(p: Board, option: Option, seat: int) -> None:
    if option[0] == "done":
        push(p, prepared, seat)
        return
    push(p, visit, seat)
    if option[0] == "use":
        uses.perform(p, seat, option[1], option[2])
    elif option[0] == "buy":
        buy(p, seat, option[1])
    elif option[0] == "level_up":
        p.used += ((seat, NONE, NONE),)
        level_up(p, seat, option[1], option[2], level_price(p, seat, option[1]))
    elif option[0] == "heal":
        p.used += ((seat, NONE, 1),)
        push(p, heal, seat, 1)
    elif option[0] == "pledge":
        pledge(p, seat, p.zones[WALLS].index(option[1]), option[2])
    elif option[0] == "take_back":
        place = p.zones[WALLS].index(option[1])
        p.pledged = tuple([one for one in p.pledged if one[:2] != (place, seat)])
        changed(p)


VISIT = Question("visit", _visit, _visited)


@step
def prepared(p: Board, seat: int) -> None:
    """Done with Prep and Village, until everybody is."""
    rest(p, PREPARED, seat)


def _prepared(p: Board, seat: int) -> Candidates:
    yield ("think_again",), None


def _rethought(p: Board, option: Option, seat: int) -> None:
    """Who was in the Village goes on there; who stayed away may still be placed."""
    if visit_of(p, seat) == NONE:
        p.visits = tuple([one for one in p.visits if one[0] != seat])
        push(p, place, seat)
    else:
        push(p, visit, seat)


PREPARED = Question("prepared", _prepared, _rethought, rests=True)

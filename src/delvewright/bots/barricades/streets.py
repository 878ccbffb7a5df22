"""Streets: where to go, what to buy, whom to level up, and when a Barricade is worth its gold."""

from __future__ import annotations

from delvewright.bots.barricades.delving import TOKENS, by_verb, in_arms
from delvewright.bots.barricades.depths import best_worth, lamps
from delvewright.bots.barricades.worth import deck_of, gold_to_come, more, printed_worth
from delvewright.games.barricades import shops, walls
from delvewright.games.barricades.board import (
    BAZAAR,
    GUILDS_QUARTER,
    MARKETPLACE,
    NONE,
    RUINS,
    SHOP,
    SQUARE,
    TEMPLE,
    VILLAGE,
    WALLS,
    WILDERNESS,
    Board,
    destroyed,
    has_in_hand_or_play,
    heroes,
    seats,
    standing,
    visit_of,
)
from delvewright.games.barricades.kinds import DIFFICULTIES
from delvewright.games.barricades.muster import gold_left
from delvewright.games.barricades.powers import power
from delvewright.games.barricades.printed import Card
from delvewright.kernel.ask import Ask, Option

SPARED = ("lend", "give", "borrow", "buy_treasure", *TOKENS)
"""Uses of the Village that are weighed apart or left."""
FAIR = 0.1  # how far a card must be above the deck's average
LAMP = 1.0  # a Lantern token's worth
NEAR = 4  # spaces of the Threat track before it
SORE = 3  # Wounds with which a Potion is welcome
DEAR = 1.6  # and a Treasure, on the average


def danger(p: Board, place: int) -> float:
    """How near a location is to its end, and the game to being lost with it."""
    if not standing(p, place) or p.zones[WALLS][place] in p.active:
        return 0.0
    left = 4 - len(p.zones[RUINS + place])
    lives = DIFFICULTIES[p.rules.difficulty].locations_to_lose - destroyed(p)
    return (2.0 if lives == 1 else 1.0) * {1: 6.0, 2: 2.4, 3: 0.8}.get(left, 0.2) * (1.0 + p.revealed)


def place(p: Board, ask: Ask) -> Option:
    seat = ask.seat
    gold = gold_to_come(p, seat)
    best = 0.2
    chosen: Option = ("stay",)
    for option in by_verb(ask, "visit"):
        where = p.zones[VILLAGE].index(option[1])
        value = _visit_worth(p, seat, where, gold)
        if value > best:
            best, chosen = value, option
    if p.at[seat] != WILDERNESS and gained_by_staying(p, seat) > best:
        return ("stay",)
    if chosen == ("stay",) and ("square",) in ask.options:
        return ("square",)
    return chosen


def gained_by_staying(p: Board, seat: int) -> float:
    """How much better the best battle from here is than the best from the Wilderness."""
    ready = in_arms(p, seat)
    here = best_worth(ready, seat)
    ready.at[seat] = WILDERNESS
    return here - best_worth(ready, seat)


def _visit_worth(p: Board, seat: int, where: int, gold: int) -> float:
    value = 1.0
    if where == MARKETPLACE:
        value += 1.5
    elif where == TEMPLE:
        value += 0.9 * min(2, p.wounds[seat] // 2) + 0.3 * bool(p.wounds[seat])
    elif where == SHOP:
        value += 3.0 if gold >= shops.treasure_price(p, seat) else 0.0
    elif where == BAZAAR:
        value += LAMP * min(2, gold // 3, lamps_wanted(p, seat))
    elif where == GUILDS_QUARTER:
        value += 2.0 if p.xp[seat] >= 3 and _rising(p, seat) else 0.0
    others = sum([gold_left(p, one) for one in seats(p) if visit_of(p, one) == where])
    if gold + others >= walls.missing(p, where):
        value += danger(p, where)
    return value


def lamps_wanted(p: Board, seat: int) -> int:
    """How many Lantern tokens more a Champion wants for the way to the Lair, as the Guardian draws near."""
    few = max(2, 5 - len(p.at))
    return max(0, few - lamps(p, (seat,))) if p.revealed or p.space >= NEAR else 0


def _rising(p: Board, seat: int) -> bool:
    """Whether a Hero of the hand could rise for the XP there is."""
    kinds = [p.cast[card] for card in has_in_hand_or_play(p, seat)]
    prices = [
        kind.xp_to_level for kind in kinds if isinstance(kind, Card) and kind.level and kind.xp_to_level
    ]
    return any([price <= p.xp[seat] for price in prices])


def visit(p: Board, ask: Ask) -> Option:
    seat = ask.seat
    for option in by_verb(ask, "agree"):
        return option
    for option in by_verb(ask, "refuse"):
        return option
    if ("heal",) in ask.options:
        return ("heal",)
    for option in by_verb(ask, "use"):
        kind = p.cast[option[1]].id
        name = power(p, option[1]).uses[option[2]].name
        if kind in TOKENS:
            if kind == "scroll" or (kind == "potion" and p.wounds[seat] >= 4):
                return option
        elif name not in SPARED:
            return option
    leveled = level(p, ask)
    if leveled is not None:
        return leveled
    return spend(p, ask)


def level(p: Board, ask: Ask) -> Option | None:
    """A level where it is worth its XP; one XP is kept for a Rank, unless an Adventurer rises."""
    best, chosen = 0.0, None
    for option in by_verb(ask, "level_up"):
        old, new = p.cast[option[1]], p.cast[option[2]]
        rise = printed_worth(new) - printed_worth(old)
        beginner = isinstance(old, Card) and old.level == 0
        spare = len(heroes(p, ask.seat)) > 1 or beginner
        if rise > best and spare and visit_of(p, ask.seat) != GUILDS_QUARTER:
            best, chosen = rise, option
    return chosen


def spend(p: Board, ask: Ask) -> Option:
    """A Barricade in need, a Treasure, or the best card for the gold; tokens for what is left."""
    seat = ask.seat
    gold = gold_left(p, seat)
    where = visit_of(p, seat)
    best = FAIR
    chosen: Option = ("done",)
    deck = deck_of(p, seat)
    for option in by_verb(ask, "buy"):
        value = more(p, seat, option[1], deck)
        if value > best:
            best, chosen = value, option
    for option in by_verb(ask, "use"):
        if power(p, option[1]).uses[option[2]].name == "buy_treasure" and best < DEAR:
            best, chosen = DEAR, option
    if where not in (NONE, SQUARE):
        lacking = walls.missing(p, where)
        helpers = sum([gold_left(p, one) for one in seats(p) if one != seat and visit_of(p, one) == where])
        pledges = by_verb(ask, "pledge")
        if pledges and gold + helpers >= lacking and danger(p, where) > best:
            return max(pledges, key=lambda option: option[2])
    if chosen == ("done",):
        tokens = {power(p, option[1]).uses[option[2]].name: option for option in by_verb(ask, "use")}
        if lamps_wanted(p, seat):
            return tokens.get("lantern_token", chosen)
        if p.wounds[seat] >= SORE:
            return tokens.get("potion", chosen)
    return chosen

"""The Village by rule of thumb: what to buy, whom to raise, which effects to use."""

from __future__ import annotations

from delvewright.bots.thunderstone.outlook import Outlook
from delvewright.games.thunderstone import kinds
from delvewright.games.thunderstone.board import RANK_0, STACKS, Board, gold_of, hand, owned
from delvewright.games.thunderstone.village import next_levels
from delvewright.kernel.ask import Option

# Effects to use whenever they are offered, best first: none of them costs anything worth keeping.
ALWAYS = (
    "muster",
    "draw",
    "heal",
    "foretell",
    "forge",
    "serve",
    "train",
    "collect",
    "shake_down",
)
EXTRA_GOLD = {"town_guard": 1.6, "pawnbroker": 3.0, "blacksmith": 0.8, "divine_chaplain": 0.8}
BOTHER = 0.02  # VP below which a card is not worth having, so that none is bought and soon given up
BOTHER_MILITIA = 0.3  # the same of those who are the first to be sent away again
FODDER = 0.5  # of what a Guardian will take of the party: what a card is worth that it may have instead
THRIFT = 0.02  # VP for a gold more spent: between equals the dearer card


def purchase(p: Board, seat: int, outlook: Outlook, options: tuple[Option, ...]) -> Option:
    """The ware that adds most, or the best pair when two may be bought; nothing when all would harm."""
    wares = [(_gain(p, option[1], outlook), option) for option in options if option[0] == "buy"]
    wares.sort(reverse=True)
    if p.purchases > 1 and len(wares) > 1:
        purse = gold_of(p, seat)
        best, first = 0.0, wares[0]
        for index, ware in enumerate(wares):
            for other in wares[index:]:
                cost = p.cast[ware[1][1]].cost + p.cast[other[1][1]].cost
                if other[0] > 0 and cost <= purse and ware[0] + other[0] > best:
                    best, first = ware[0] + other[0], ware
        if best > wares[0][0]:
            return first[1]
    if wares and wares[0][0] > 0:
        return wares[0][1]
    return next(option for option in options if option[0] == "done")


def _gain(p: Board, piece: int, outlook: Outlook) -> float:
    kind = p.cast[piece]
    value = max(outlook.value(kind), FODDER * toll(p, outlook)) if p.zones[RANK_0] else outlook.value(kind)
    gain = value - (BOTHER_MILITIA if kind.classes & kinds.MILITIA else BOTHER)
    return gain + THRIFT * kind.cost if gain > 0 else gain


def toll(p: Board, outlook: Outlook) -> float:
    """What a Guardian in Rank 0 takes of the party next, in VP, if it gets nothing cheaper."""
    return min([outlook.value(p.cast[piece]) for piece in owned(p, outlook.seat)], default=0.0)


def best_purchase(p: Board, seat: int, outlook: Outlook) -> float:
    """What a visit would bring in wares, as far as the hand can tell."""
    purse = float(gold_of(p, seat))
    purchases = 1
    for piece in hand(p, seat):
        kind = p.cast[piece]
        if kind.classes & kinds.VILLAGER or kind.village:
            purse += EXTRA_GOLD.get(kind.role, 0.0)
            purchases += kind.role == "barkeep"
            if kind.role == "tax_collector":
                purse += len(p.xp)
            elif kind.group == "Gangland" and kind.level < 3:
                purse += sum([1 for other in hand(p, seat) if p.cast[other].classes & kinds.HERO]) - 1
    gains = []
    for stack in p.zones[STACKS:]:
        if stack and p.cast[stack[0]].cost <= purse:
            gains.append((_gain(p, stack[0], outlook), p.cast[stack[0]].cost))
    gains.sort(reverse=True)
    if not gains:
        return 0.0
    best = gains[0][0]
    if purchases > 1:
        left = purse - gains[0][1]
        best += max([gain for gain, cost in gains if cost <= left], default=0.0)
    return max(0.0, best)


def raising(p: Board, outlook: Outlook, options: tuple[Option, ...]) -> Option:
    """The Hero whose next level adds most for its XP."""
    best, chosen = 0.0, options[-1]
    for option in options:
        if option[0] == "level_up":
            old, new = p.cast[option[1]], p.cast[option[2]]
            gain = (outlook.value(new) - outlook.value(old)) / (old.level_up or 1)
            if gain > best:
                best, chosen = gain, option
    return chosen


def best_raising(p: Board, seat: int, outlook: Outlook) -> float:
    """What levelling up would bring if this turn went to the Village."""
    xp = p.xp[seat]
    if xp < 2:
        return 0.0
    best = 0.0
    seen = set()
    for piece in hand(p, seat):
        kind = p.cast[piece]
        if kind.level_up is None or kind.level_up > xp or kind.id in seen or not kind.classes & kinds.HERO:
            continue
        seen.add(kind.id)
        for better in next_levels(p, piece):
            best = max(best, outlook.value(p.cast[better]) - outlook.value(kind))
    return best


def effect(p: Board, seat: int, outlook: Outlook, options: tuple[Option, ...]) -> Option:
    """The next effect to use, or none."""
    by_name: dict[str, Option] = {}
    for option in options:
        if option[0] == "use":
            by_name.setdefault(p.cast[option[1]].village[option[2]].name, option)
    for name in ALWAYS:
        if name in by_name:
            return by_name[name]
    cast = p.cast
    if "teach" in by_name:
        me = by_name["teach"][1]
        rest = [outlook.value(cast[piece]) for piece in hand(p, seat) if piece != me]
        if rest and min(rest) < outlook.xp:
            return by_name["teach"]
    if "pawn" in by_name and _pawning_pays(p, seat, outlook):
        return by_name["pawn"]
    if "brawl" in by_name:
        power = max(
            [cast[piece].strength for piece in hand(p, seat) if cast[piece].classes & kinds.HERO], default=0
        )
        if power >= 4:
            return by_name["brawl"]
    if "cash_in" in by_name and _cashing_pays(p, seat, outlook, by_name["cash_in"][1]):
        return by_name["cash_in"]
    return options[-1]


def _best_ware(p: Board, purse: float, outlook: Outlook) -> float:
    return max(
        [
            _gain(p, stack[0], outlook)
            for stack in p.zones[STACKS:]
            if stack and p.cast[stack[0]].cost <= purse
        ],
        default=0.0,
    )


def _pawning_pays(p: Board, seat: int, outlook: Outlook) -> bool:
    """3 gold more, for a card with a gold value."""
    lost = [outlook.value(p.cast[piece]) for piece in hand(p, seat) if p.cast[piece].gold is not None]
    purse = gold_of(p, seat)
    return bool(lost) and _best_ware(p, purse + 3, outlook) - _best_ware(p, purse, outlook) > min(lost)


def _cashing_pays(p: Board, seat: int, outlook: Outlook, me: int) -> bool:
    """2 gold more, for the Villager itself."""
    purse = gold_of(p, seat)
    more = _best_ware(p, purse + 2 - p.cast[me].worth, outlook) - _best_ware(p, purse, outlook)
    return more > outlook.value(p.cast[me]) + 0.2

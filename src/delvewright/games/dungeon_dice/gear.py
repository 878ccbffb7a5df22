"""Gear: which sets of dice a hero may equip, and when a set is fixed for the turn (DD-EQUIP, OR-31)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations

from delvewright.games.dungeon_dice.board import (
    Board,
    carries,
    classes_of,
    classes_with,
    gooey,
    is_class,
    owned,
    usable,
)
from delvewright.games.dungeon_dice.book import ARMOR_SLOTS, HANDS
from delvewright.games.dungeon_dice.kinds import KINDS
from delvewright.kernel.events import tell

MOST_SETS = 40
"""More are not listed: the weakest go."""


@cache
def worth(kind: str) -> int:
    """A rough worth of a die in combat: its numbers, and two for each symbol, in sixths."""
    return sum((face.value or 0) + 2 * len(face.symbols) for face in KINDS[kind].faces)


def hands_needed(p: Board, seat: int, piece: int) -> int:
    """DD-EQUIP-3; MIGHT and HARP MASTERY need fewer."""
    kind = p.cast[piece]
    if kind.hands == 2:
        if "harp" in kind.counts_as and carries(p, seat, "relic_harp_mastery"):
            return 1
        if "hammer" in kind.counts_as or "axe" in kind.counts_as:
            return 1 if _mighty(p, seat) else 2
    return kind.hands


def _mighty(p: Board, seat: int) -> bool:
    """DD-CLASS-BARBARIAN-2. MIGHT, unless as many other classes as a hero may have are in use this turn."""
    fixed = [p.cast[piece].id for member, piece in p.studied if member == seat]
    room = len(fixed) < (2 if p.terrain == "dual_class" else 1)
    return carries(p, seat, "class_barbarian") and (room or "class_barbarian" in fixed)


def hands_of(p: Board, seat: int) -> int:
    return HANDS + sum([more for who, more in p.hands if who == seat])


def armor_slots(p: Board, seat: int) -> int:
    return ARMOR_SLOTS + (1 if carries(p, seat, "relic_armor_mastery") else 0)


def stays_on(p: Board, seat: int, piece: int) -> bool:
    """Equipped cursed artifacts stay on (DD-ARTIFACT-CURSED-2) unless wounded (OR-46)."""
    return piece in p.gear[seat] and p.cast[piece].type == "cursed" and piece not in p.wounded


FREE, UNWORN, STUCK = range(3)
"""How a die stands to a set: free to choose, a cursed artifact not yet put on, one that must stay on."""
Item = tuple[str, int, int]
"""(kind, hands it needs, how it stands)"""


def sets(p: Board, seat: int) -> list[tuple[int, ...]]:
    """The sensible sets of equipment, strongest first: full hands and armor, one of each that are alike, and
    bare hands last."""
    return _sets(p, seat, hands_of(p, seat), armor_slots(p, seat))


def spare_sets(p: Board, seat: int) -> list[tuple[int, ...]]:
    """DD-REWARD-MERCENARY-2. What a hireling may wear of the dice a hero neither wears nor has rolled: two
    hands and one armor. MIGHT and HARP MASTERY are the hero's."""
    lying = tuple([piece for _, piece, _, _ in p.dice])
    return _sets(p, seat, HANDS, ARMOR_SLOTS, (*p.gear[seat], *lying))


def _sets(
    p: Board, seat: int, hands: int, slots: int, without: tuple[int, ...] | None = None
) -> list[tuple[int, ...]]:
    """For a hero, or for its hireling from what is left without the hero's dice."""
    if gooey(p):
        stuck = [piece for piece in p.gear[seat] if stays_on(p, seat, piece)]
        return [tuple(stuck) if without is None else ()]  # GOO frees nobody from a curse
    cast, worn = p.cast, p.gear[seat]
    pool = []
    items = []
    for piece in owned(p, seat):
        kind = cast[piece]
        if kind.slot != "none" and usable(p, piece) and piece not in (without or ()):
            stands = FREE if kind.type != "cursed" else STUCK if piece in worn else UNWORN
            pool.append(piece)
            items.append((kind.id, hands_needed(p, seat, piece) if without is None else kind.hands, stands))
    listed = _listed(tuple(items), hands, slots)
    return [tuple([pool[place] for place in one]) for one in listed]


@lru_cache(maxsize=4096)
def _listed(items: tuple[Item, ...], hands: int, slots: int) -> tuple[tuple[int, ...], ...]:
    """The same by places in the list of items: heroes come back to the same stock all the time."""
    places = list(range(len(items)))
    worn = [place for place in places if items[place][2] != UNWORN]  # else left off though there is room
    found = _filled(items, places, hands, slots) | _filled(items, worn, hands, slots)
    bare = [one for one in found.values() if all([_slot(items, place) == "armor" for place in one])]
    ranked = sorted(found.values(), key=lambda one: -sum([worth(items[place][0]) for place in one]))
    ranked = [one for one in ranked if one not in bare][:MOST_SETS]
    return tuple(ranked + sorted(bare, key=len, reverse=True))


def _slot(items: tuple[Item, ...], place: int) -> str:
    return KINDS[items[place][0]].slot


def _filled(
    items: tuple[Item, ...], pool: list[int], hands: int, slots: int
) -> dict[tuple[str, ...], tuple[int, ...]]:
    """Full hands and armor from a pool, one of each that are alike; the armor alone; nothing at all."""
    places = _at_most_two_alike(items, pool)
    weapons = [place for place in places if _slot(items, place) == "weapon"]
    armor = [place for place in places if _slot(items, place) == "armor"]
    arms = _full([(place, items[place][1]) for place in weapons], hands)
    bodies = _full([(place, 1) for place in armor], slots)
    stuck = [place for place in pool if items[place][2] == STUCK]
    if stuck:
        arms = [one for one in [*arms, *((place,) for place in weapons)] if _keeps(stuck, weapons, one)]
        bodies = [one for one in [*bodies, *((place,) for place in armor)] if _keeps(stuck, armor, one)]
    chosen = [arm + body for arm in arms for body in bodies]
    if not stuck:
        chosen += [bodies[0], ()]
    found: dict[tuple[str, ...], tuple[int, ...]] = {}
    for one in chosen:
        found.setdefault(tuple(sorted([items[place][0] for place in one])), one)
    return found


def _at_most_two_alike(items: tuple[Item, ...], pool: list[int]) -> list[int]:
    first: dict[str, int] = {}
    second: dict[str, int] = {}
    for place in pool:
        kind = items[place][0]
        (second if kind in first else first).setdefault(kind, place)
    return [*first.values(), *second.values()]


def _keeps(stuck: list[int], slot: list[int], chosen: tuple[int, ...]) -> bool:
    return all([place in chosen for place in stuck if place in slot])


def _full(pool: list[tuple[int, int]], room: int) -> list[tuple[int, ...]]:
    """The ways to fill the room that leave nothing out which would still fit; () when there is none."""
    found: list[tuple[int, ...]] = []
    for count in range(room, 0, -1):
        for some in combinations(pool, count):
            need = sum([cost for _, cost in some])
            if need > room:
                continue
            chosen = tuple([place for place, _ in some])
            if any([need + cost <= room and place not in chosen for place, cost in pool]):
                continue
            found.append(chosen)
    return found or [()]


def arm(p: Board, seat: int, chosen: tuple[int, ...]) -> None:
    """DD-EQUIP-4. Put on a set; whoever wears less than it could keeps to that until it says otherwise."""
    p.scant = tuple([other for other in p.scant if other != seat])
    if _roomy(p, seat, chosen) and not gooey(p):
        p.scant += (seat,)
    if p.gear[seat] != chosen:
        p.gear[seat] = chosen
        tell(p, "armed", seat, chosen)


def _roomy(p: Board, seat: int, chosen: tuple[int, ...]) -> bool:
    """Whether another die of the seat would fit beside these; a cursed one is never missed."""
    hands, slots = hands_of(p, seat), armor_slots(p, seat)
    for piece in chosen:
        if p.cast[piece].slot == "armor":
            slots -= 1
        else:
            hands -= hands_needed(p, seat, piece)
    for piece in owned(p, seat):
        kind = p.cast[piece]
        if piece in chosen or kind.slot == "none" or kind.type == "cursed" or not usable(p, piece):
            continue
        if slots > 0 if kind.slot == "armor" else hands_needed(p, seat, piece) <= hands:
            return True
    return False


def lock(p: Board, seat: int) -> None:
    """OR-31. The set in use is fixed for this turn."""
    if seat not in p.locked:
        p.locked += (seat,)


def practise(p: Board, seat: int, name: str) -> bool:
    """OR-31, OR-47. Use the passive of a class, if the seat is of it: it is fixed for this turn."""
    for piece in classes_of(p, seat):
        if p.cast[piece].role == name:
            fix(p, seat, piece)
            return True
    return False


def fix(p: Board, seat: int, piece: int) -> None:
    """OR-47. The class in use is fixed for this turn, and the set with it."""
    lock(p, seat)
    if (seat, piece) not in p.studied:
        p.studied += ((seat, piece),)


def tidy(p: Board, seat: int) -> None:
    """Take off what cannot be rolled; a hero takes the strongest set unless it has chosen to wear less."""
    if seat in p.locked:
        return
    here = p.gear[seat]
    if seat in p.scant and all([usable(p, piece) for piece in here]) and not (here and gooey(p)):
        return
    listed = sets(p, seat)
    if not here or here not in listed or not all([usable(p, piece) for piece in here]):
        arm(p, seat, next((one for one in listed if not _newly_cursed(p, seat, one)), ()))


def _newly_cursed(p: Board, seat: int, chosen: tuple[int, ...]) -> bool:
    """Whether a set would put on a cursed artifact: nobody does that but by choice."""
    return any([p.cast[piece].type == "cursed" and piece not in p.gear[seat] for piece in chosen])


def set_with(p: Board, seat: int, piece: int) -> tuple[int, ...] | None:
    """The strongest set with a die of this kind in it, if there is one."""
    kind = p.cast[piece].id
    for chosen in sets(p, seat):
        if any([p.cast[one].id == kind for one in chosen]):
            return chosen
    return None


def put_on_for(p: Board, seat: int, name: str) -> None:
    """DD-EQUIP-4. Put on what a class asks for, if it is not worn already."""
    chosen = set_for_class(p, seat, name)
    if chosen is not None:
        arm(p, seat, chosen)


def set_for_class(p: Board, seat: int, name: str) -> tuple[int, ...] | None:
    """DD-EQUIP-4, DD-OFFTURN-1. The set in which a seat is of this class: the one it wears, or the strongest
    it may put on."""
    if not carries(p, seat, name):
        return None
    if is_class(p, seat, name):
        return p.gear[seat]
    for chosen in sets(p, seat) if seat not in p.locked else ():
        if any([p.cast[piece].role == name for piece in classes_with(p, seat, chosen)]):
            return chosen
    return None


def could_wield(p: Board, seat: int, what: str) -> list[int]:
    """The dice of a kind a seat has equipped, or might equip since its set is still open."""
    pool = p.gear[seat] if seat in p.locked else owned(p, seat)
    found = [piece for piece in pool if what in p.cast[piece].counts_as and usable(p, piece)]
    return found if seat in p.locked else [piece for piece in found if set_with(p, seat, piece) is not None]

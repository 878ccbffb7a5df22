"""The Village: effects, gold, purchases and levelling up (TS-VILLAGE, TS-LEVEL, WR-VILLAGE)."""

from __future__ import annotations

from delvewright.games.thunderstone import moves
from delvewright.games.thunderstone.board import (
    HAND,
    NONE,
    SEAT_ZONES,
    STACKS,
    Board,
    gold_of,
    stack_holding,
    stack_of_group,
    touched,
)
from delvewright.games.thunderstone.kinds import WEAPON, Ability
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step


@step
def visit(p: Board, seat: int) -> None:
    """WR-VILLAGE-01. The hand lies open; the steps follow in strict order."""
    p.revealed = True
    p.news = True
    p.purchases = 1
    tell(p, "visited", seat, p.zones[seat * SEAT_ZONES + HAND])
    push(p, buying, seat)
    if p.rules.level_up == "before_buy":  # TS-VILLAGE-01: before any effect, so no XP of a Trainer's pays
        push(p, effects, seat)
        levelling(p, seat)
    else:
        effects(p, seat)


# Effects ---------------------------------------------------------------------------------------------


def cannot_use(p: Board, seat: int, piece: int, index: int, ability: Ability) -> Reason | None:
    """TS-VCARD-04. Each ability once, Repeat without limit, and only with what it needs."""
    if not ability.repeat and (piece, index) in p.used:
        return ("used_up",)
    if ability.held and not any(weapon == piece for weapon, _ in p.held):
        return ("not_equipped",)
    if ability.needs is not None:
        why: Reason | None = ability.needs(p, seat, piece)
        return why
    return None


def _effects(p: Board, seat: int) -> Candidates:
    cast = p.cast
    seen: set[int | str] = set()
    marks = touched(p)
    for piece in p.zones[seat * SEAT_ZONES + HAND]:
        abilities = cast[piece].village
        if abilities:
            look: int | str = piece if piece in marks else cast[piece].id
            if look not in seen:
                seen.add(look)
                for index, ability in enumerate(abilities):
                    yield ("use", piece, index), cannot_use(p, seat, piece, index, ability)
    yield ("done",), None


def _effect_used(p: Board, option: Option, seat: int) -> None:
    if option[0] == "use":
        _, piece, index = option
        push(p, effects, seat)
        use(p, seat, piece, index, p.cast[piece].village[index])


def use(p: Board, seat: int, piece: int, index: int, ability: Ability) -> None:
    """Carry an ability out in full (OR-04)."""
    p.used += ((piece, index),)
    tell(p, "used", seat, piece, ability.name)
    ability.block.push(p, seat, piece)


EFFECTS = Question("village.effects", _effects, _effect_used)


@step
def effects(p: Board, seat: int) -> None:
    """WR-VILLAGE-02. Any, all or none of the Village effects, in any order."""
    cast = p.cast
    if any([cast[piece].village for piece in p.zones[seat * SEAT_ZONES + HAND]]):
        ask(p, EFFECTS, seat)


# Purchases -------------------------------------------------------------------------------------------


def _on_sale(p: Board, seat: int, bits: int, why: Reason) -> Candidates:
    """WR-VILLAGE-05. The top card of every stack: of a class, if one is named, and within your gold."""
    cast, gold = p.cast, gold_of(p, seat)
    for stack in p.zones[STACKS:]:
        if stack:
            kind = cast[stack[0]]
            if bits and not kind.classes & bits:
                yield ("buy", stack[0]), why
            else:
                yield ("buy", stack[0]), ("too_dear", kind.cost, gold) if kind.cost > gold else None
    yield ("done",), None


def _wares(p: Board, seat: int) -> Candidates:
    """WR-VILLAGE-06. When only a Blacksmith's purchase is left, it is for a Weapon (OR-52)."""
    return _on_sale(p, seat, 0 if p.purchases else WEAPON, why=("weapon_only",))


def _bought(p: Board, option: Option, seat: int) -> None:
    if option[0] == "buy":
        buy(p, seat, option[1])
        weapon = p.cast[option[1]].classes & WEAPON
        if weapon and p.smiths:
            p.smiths -= 1
        else:
            p.purchases -= 1
        if p.purchases or p.smiths:
            push(p, buying_more, seat)


def buy(p: Board, seat: int, piece: int) -> None:
    """TS-VILLAGE-08. Pay; the card goes face up onto the discard pile."""
    kind = p.cast[piece]
    moves.gain(p, seat, piece, stack_holding(p, piece))
    p.gold -= kind.cost
    tell(p, "bought", seat, piece, kind.cost)


WARES = Question("village.buy", _wares, _bought)


@step
def buying(p: Board, seat: int) -> None:
    """WR-VILLAGE-04…06. Gold is what is still in hand and what effects made."""
    if p.rules.level_up == "after_buy" and p.xp[seat]:
        push(p, levelling, seat)
    ask(p, WARES, seat)


@step
def buying_more(p: Board, seat: int) -> None:
    ask(p, WARES, seat)


# Spoils ----------------------------------------------------------------------------------------------


def _spoil_wares(p: Board, seat: int, bits: int) -> Candidates:
    return _on_sale(p, seat, bits, why=("wrong_spoils",))


def _spoil_bought(p: Board, option: Option, seat: int, bits: int) -> None:
    if option[0] == "buy":
        buy(p, seat, option[1])


SPOIL_WARES = Question("battle.spoils_buy", _spoil_wares, _spoil_bought)


def buy_spoils(p: Board, seat: int, bits: int) -> None:
    """TS-SPOILS-01. One card of the named class, paid with the gold in hand."""
    ask(p, SPOIL_WARES, seat, bits)


# Levelling up ----------------------------------------------------------------------------------------


def next_levels(p: Board, hero: int) -> list[int]:
    """The cards a Hero could become: the next of its type, or for a Militia any Level 1 Hero on sale."""
    kind = p.cast[hero]
    cast = p.cast
    if kind.level:
        stack = stack_of_group(p, kind.group)
        zones = [stack] if stack != NONE else []
    else:
        zones = list(range(STACKS, len(p.zones)))
    wanted = kind.level + 1
    found = []
    for zone in zones:
        for piece in p.zones[zone]:
            if cast[piece].level == wanted:
                found.append(piece)
                break
    return found


def _levels(p: Board, seat: int) -> Candidates:
    cast, xp = p.cast, p.xp[seat]
    seen = set()
    for hero in p.zones[seat * SEAT_ZONES + HAND]:
        kind = cast[hero]
        price = kind.level_up
        if price is None or kind.id in seen:
            continue
        seen.add(kind.id)
        if price > xp:
            yield ("level_up", hero, hero), ("too_little_xp", price, xp)
        elif kind.group in p.levelled:
            yield ("level_up", hero, hero), ("levelled_already", kind.group)
        else:
            better = next_levels(p, hero)
            if not better:
                yield ("level_up", hero, hero), ("no_higher_level",)
            for piece in better:
                yield ("level_up", hero, piece), None
    yield ("done",), None


def _levelled(p: Board, option: Option, seat: int) -> None:
    """TS-LEVEL-02…08. The Hero is destroyed, its XP returned, the better card goes to the discard pile."""
    if option[0] == "done":
        return
    _, hero, better = option
    kind = p.cast[hero]
    assert kind.level_up is not None
    p.xp[seat] -= kind.level_up
    if p.rules.level_limit == "type":
        p.levelled += (kind.group,)
    moves.destroy(p, hero, seat * SEAT_ZONES + HAND)
    zone = stack_holding(p, better)
    moves.gain(p, seat, better, zone)
    tell(p, "levelled", seat, hero, better, kind.level_up)
    push(p, levelling, seat)


LEVELS = Question("village.level_up", _levels, _levelled)


@step
def levelling(p: Board, seat: int) -> None:
    """WR-VILLAGE-07. Any or all Heroes in hand, while XP lasts."""
    if p.xp[seat] >= 2:
        ask(p, LEVELS, seat)

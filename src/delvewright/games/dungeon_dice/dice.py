"""Dice: rolling, what a die in combat counts, totals, and the symbols a combatant can still use."""

from __future__ import annotations

from functools import cache

from delvewright.games.dungeon_dice.board import (
    BAG_STREAM,
    BONUS_SOURCE,
    BOOSTED_LEVEL,
    COLOSSEUM,
    DUEL,
    EPIC,
    FOE,
    FOE_STREAM,
    LEVEL_KINDS,
    LEVEL_SOURCE,
    MONSTER,
    MONSTER_LEVEL,
    NONE,
    OWNED,
    PLACE_SOURCE,
    Board,
    carries,
    counts_as,
    face_of,
    find,
    owned,
    owner_of,
    trophies,
    type_of,
)
from delvewright.games.dungeon_dice.book import CURSE_PENALTY
from delvewright.games.dungeon_dice.kinds import KINDS, LOCATIONS, Face, Kind
from delvewright.kernel.chance import below
from delvewright.words.dice import Die, different, standing, throw, throw_again

LEVEL_DICE: dict[int, Kind] = {code: KINDS[name] for code, name in LEVEL_KINDS.items()}
Power = tuple[int, str, int]
"""A usable symbol: (source, ability, parameter)."""

MASTERIES = (
    ("relic_axe_mastery", "axe", 1, False),
    ("relic_hammer_mastery", "hammer", 2, False),
    ("relic_dagger_mastery", "dagger", 1, True),
    ("relic_harp_mastery", "harp", 1, True),
    ("relic_armor_mastery", "armor", 1, True),
)
"""(relic, kind of equipment, bonus, whether a face without number counts too)"""


# Rolling ---------------------------------------------------------------------------------------------


def stream_of(who: int) -> int:
    return FOE_STREAM if who == FOE else who


@cache
def uniform(kind: Kind) -> bool:
    """Whether all faces of a die are alike, so that rolling it tells nothing."""
    looks = {(one.value, one.symbols, one.level, one.reward, one.inert, one.place) for one in kind.faces}
    return len(looks) == 1


def roll(p: Board, piece: int, who: int) -> Face:
    """Roll a die; `who` throws it."""
    kind = p.cast[piece]
    p.faces[piece] = 0 if uniform(kind) else below(p, stream_of(who), len(kind.faces))
    return kind.faces[p.faces[piece]]


def roll_in(p: Board, who: int, piece: int, owner: int | None = None) -> None:
    """Roll a die into the combat for `who`."""
    throw(p, who, piece, stream_of(who if owner is None else owner), len(kind_of(p, piece).faces))


def reroll(p: Board, index: int) -> None:
    who, piece, _, _ = p.dice[index]
    throw_again(p, index, stream_of(who), len(kind_of(p, piece).faces))


def draw_blind(p: Board, bag: int) -> int:
    """The piece drawn from a bag, still lying in it, or -1 when it is empty (OR-64)."""
    pieces = p.zones[bag]
    if not pieces:
        return NONE
    return pieces[below(p, BAG_STREAM + bag, len(pieces))]


# Counting --------------------------------------------------------------------------------------------


def kind_of(p: Board, piece: int) -> Kind:
    return p.cast[piece] if piece >= 0 else LEVEL_DICE[piece]


def bare_handed(p: Board, seat: int) -> bool:
    """No weapon in hand; the Bo Staff counts as none."""
    cast = p.cast
    return not [
        piece
        for piece in p.gear[seat]
        if cast[piece].slot == "weapon" and "bare_handed" not in cast[piece].counts_as
    ]


def bare_fists(p: Board, seat: int) -> bool:
    """OR-24. Whether BARE FIST MASTERY works for a hero now."""
    if not carries(p, seat, "relic_bare_fist_mastery"):
        return False
    return not p.rules.bare_fists_need_bare_hands or bare_handed(p, seat)


def value(p: Board, die: Die) -> int | None:
    """What a die counts; None for a face without a number (DD-TERM-4)."""
    who, piece, face, _ = die
    kind = kind_of(p, piece)
    number = kind.faces[face].value
    if not p.relics:
        return number
    if piece < 0:
        fists = who != FOE and piece != MONSTER_LEVEL and bare_fists(p, who)
        return (number or 0) + 1 if fists else number
    owner = user_of(p, who, piece)
    if owner == FOE:
        return number  # a die the monster carries
    for relic, what, bonus, blank_too in MASTERIES:
        if what in kind.counts_as and (number is not None or blank_too) and carries(p, owner, relic):
            number = (number or 0) + bonus
    if number is not None and "bow" in kind.counts_as and carries(p, owner, "relic_bow_mastery"):
        number *= 2
    return number


def worth(p: Board, die: Die) -> int:
    """What a die counts: nothing where it has no number."""
    return value(p, die) or 0


def points(p: Board, piece: int) -> int:
    """The number shown by a die that is no combat die: a spell's or a bomb's."""
    return face_of(p, piece).value or 0


def total(p: Board, who: int) -> int:
    """All that counts for one combatant: its dice still in combat and everything added."""
    amount = 0
    for die in p.dice:
        if die[0] == who and not die[3]:
            amount += worth(p, die)
    for combatant, extra, _ in p.extras:
        if combatant == who:
            amount += extra
    if who == p.hexed:
        amount -= CURSE_PENALTY
    if p.place == "tavern" and who != FOE and who in p.rolled and place_bonus(p, who):
        amount += 2
    return amount


def hero_total(p: Board) -> int:
    """DD-COMBAT-5. The heroes of a monster combat together (OR-65: not below 0)."""
    amount = sum([total(p, seat) for seat in p.fighters if seat not in p.fallen])
    return max(amount, 0) if p.rules.total_floor else amount


def foe_total(p: Board) -> int:
    amount = total(p, FOE)
    return max(amount, 0) if p.rules.total_floor else amount


def losable(p: Board, who: int) -> list[int]:
    """The level dice in combat a combatant can lose: the one of the Ring of Bliss never."""
    dice = [index for index in standing(p, who) if p.dice[index][1] < 0]
    if who != FOE and carries(p, who, "relic_ring_of_bliss"):
        boosted = [index for index in dice if p.dice[index][1] == BOOSTED_LEVEL]
        dice = [index for index in dice if index not in boosted[:1]]
    return dice


def lowest(p: Board, who: int) -> list[int]:
    """The lowest numbered dice of a combatant: one of each kind (DD-TERM-4)."""
    return _extreme(p, who, 1)


def highest(p: Board, who: int) -> list[int]:
    return _extreme(p, who, -1)


def _extreme(p: Board, who: int, sign: int) -> list[int]:
    numbered = [(value(p, p.dice[index]), index) for index in standing(p, who)]
    shown = [(number, index) for number, index in numbered if number is not None]
    if not shown:
        return []
    goal = sign * min([sign * number for number, _ in shown])
    return different(p, [index for number, index in shown if number == goal])


# Sides -----------------------------------------------------------------------------------------------


def combatants(p: Board) -> tuple[int, ...]:
    return (*p.fighters, FOE) if p.mode in (MONSTER, EPIC) else p.fighters


def opponents(p: Board, who: int) -> tuple[int, ...]:
    """Whom a combatant may aim at: the monster or the heroes; every other hero in a fight of heroes."""
    if p.mode in (DUEL, COLOSSEUM):
        return tuple([seat for seat in p.fighters if seat != who])
    return p.fighters if who == FOE else (FOE,)


def sides(p: Board) -> tuple[int, ...]:
    """Who stands for each side when something is added to a total: the heroes of a combat share one."""
    return (p.fighters[0], FOE) if p.mode == MONSTER else combatants(p)


def priority(p: Board) -> tuple[int, ...]:
    """DD-COMBAT-11. Active player, assistants, monster; outsiders come after them."""
    return combatants(p)


# Symbols ---------------------------------------------------------------------------------------------


def place_gains(p: Board) -> tuple[str, ...]:
    """What the Dungeon die adds to every monster (DD-LOC-2), never in other fights (DD-LOC-3)."""
    if p.mode != MONSTER or not p.place:
        return ()
    where = LOCATIONS[p.place]
    gains = where.monsters_gain
    if where.natural_users_extra_use or not gains:
        return gains
    natural = {name for name, _ in face_of(p, p.foe).symbols}
    return tuple([name for name in gains if name not in natural])


def allies(p: Board) -> list[tuple[int, int, int]]:
    """The extras that are monsters fighting beside somebody: summoned, raised or hired. A number such a
    monster wins by DRAIN is booked under it too, later."""
    found: dict[int, tuple[int, int, int]] = {}
    for extra in p.extras:
        if extra[2] != p.foe and type_of(p, extra[2]) == "monster":
            found.setdefault(extra[2], extra)
    return list(found.values())


def _of_foe(p: Board) -> list[Power]:
    """What the monster's own die and the place give it; a toad has nothing."""
    if p.foe == NONE or FOE in p.toads:
        return []
    found: list[Power] = [(p.foe, name, param) for name, param in face_of(p, p.foe).symbols]
    found += [(PLACE_SOURCE, name, 0) for name in place_gains(p)]
    if p.terrain == "overgrown" and p.mode == MONSTER:
        found.append((PLACE_SOURCE, "TANGLE", 0))
    return found


def user_of(p: Board, side: int, piece: int) -> int:
    """DD-CLASS-ASSASSIN-3. Who uses what a die in combat shows: its owner, on whichever side it lies."""
    if side != FOE and piece in p.gear[side]:
        return side
    owner = owner_of(p, piece)
    return side if owner == NONE else owner


def shown(p: Board, who: int) -> list[Power]:
    """Every symbol on the dice of a combatant, or of an outsider who brought some in, used or not."""
    found = _of_foe(p) if who == FOE else []
    cast = p.cast
    for index, (side, piece, face, out) in enumerate(p.dice):
        if out:
            continue
        if piece >= 0:
            symbols = cast[piece].faces[face].symbols
            if symbols and user_of(p, side, piece) == who:
                found += [(piece, name, param) for name, param in symbols]
        elif piece == BOOSTED_LEVEL and side == who:
            symbols = LEVEL_DICE[piece].faces[face].symbols
            found += [(LEVEL_SOURCE - index, name, param) for name, param in symbols]
    for side, _, piece in allies(p) if p.extras else ():
        if dict(p.summoned).get(piece, side) == who:
            found += [(piece, name, param) for name, param in face_of(p, piece).symbols]
    if who in p.fighters:
        if p.place == "wizards_tower" and place_bonus(p, who):
            found.append((BONUS_SOURCE - who, "SCROLL", 0))
        if p.terrain == "overgrown" and p.mode == MONSTER and who == p.fighters[0]:
            found.append((BONUS_SOURCE - who, "TANGLE", 0))
        for piece in trophies(p, who):
            if cast[piece].type == "epic":
                found += _trophy_power(p, who, piece)
        if p.relics and carries(p, who, "relic_ring_of_protection"):
            found.append((find(p, OWNED + who, "relic_ring_of_protection"), "PROTECTION", 1))
    if p.kept:
        found += [(source, name, param) for owner, source, name, param in p.kept if owner == who]
    return found


def _trophy_power(p: Board, seat: int, piece: int) -> list[Power]:
    """DD-EPICMON-GEN-3. The power of an epic trophy, where it is no spell to be cast."""
    power = p.cast[piece].trophy_power
    if power is None or power.spell or piece in p.feared:
        return []
    if power.per == "round" and (seat, power.use) in p.spent_round:
        return []
    if power.requires in ("active_player", "own_turn") and seat != p.turn:
        return []
    return [(piece, power.use, 1)]


def powers(p: Board, who: int) -> list[Power]:
    """The symbols a combatant can still use: each one shown once a turn (OR-5)."""
    found = shown(p, who)
    if not p.used:
        return found
    spent = list(p.used)
    left = []
    for power in found:
        mark = (power[0], power[1])
        if mark in spent:
            spent.remove(mark)
        else:
            left.append(power)
    if p.rules.symbol_use == "ability" and who != FOE:
        gone = _used_by(p, who)
        left = [power for power in left if power[1] not in gone]
    return left


def _used_by(p: Board, seat: int) -> list[str]:
    """The abilities a hero has used this turn, by whichever of its dice."""
    mine = [*owned(p, seat), *[LEVEL_SOURCE - n for n, die in enumerate(p.dice) if die[0] == seat]]
    return [symbol for source, symbol in p.used if source in mine]


def foe_shows(p: Board, name: str) -> bool:
    """Whether the monster's die or the place gives the monster a symbol, used or not."""
    return name in foe_symbols(p)


def foe_symbols(p: Board) -> list[str]:
    """OR-68. The monster's symbols that work by themselves, before, around and after a combat: those of
    monsters and dice beside it do not, and what a Helm of Reflection has taken works no more."""
    names = [name for _, name, _ in _of_foe(p)]
    for name in taken(p) if p.kept else ():
        if name in names:
            names.remove(name)
    return names


def taken(p: Board) -> list[str]:
    """DD-ARTIFACT-HELM-OF-REFLECTION-1. The abilities that a hero has taken from the monster."""
    helms = [one for one in p.kept if one[1] >= 0 and p.cast[one[1]].role == "helm_of_reflection"]
    return [name for _, _, name, _ in helms]


def immune(p: Board, name: str) -> bool:
    """DD-IMMUNE-1…7, OR-14. Whether the monster is proof against an ability."""
    if p.foe == NONE:
        return False
    kind = p.cast[p.foe]
    if name in kind.immunities:
        return True
    if name in ("STRENGTH", "POISON") and "LEVEL_CHANGE" in kind.immunities:
        return True
    return name in IMMUNITY and name in place_gains(p) and bool(p.rules.place_gives_immunity)


IMMUNITY = ("FIRE", "GUST", "TOAD", "DRAIN", "STUN", "FREEZE", "VOID")


def quaking(p: Board, seat: int) -> bool:
    """QUAKE: no familiars, spells or one-use dice for players; in the Gem Mines an axe helps."""
    return foe_shows(p, "QUAKE") and not (p.place == "gem_mines" and place_bonus(p, seat))


def place_bonus(p: Board, seat: int) -> bool:
    """Whether a seat has the BONUS of the place: its equipment, or the MAGIC MAP."""
    if p.mode != MONSTER or not p.place:
        return False
    needs = LOCATIONS[p.place].bonus_needs
    if not needs:
        return False
    if carries(p, seat, "relic_magic_map"):
        return True
    return bare_handed(p, seat) if needs == "bare_handed" else bool(counts_as(p, seat, needs))

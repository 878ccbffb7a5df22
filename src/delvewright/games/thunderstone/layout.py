"""The layout: which cards a game uses, by list or by randomizer, and how they are put on the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from delvewright.games.thunderstone import hall, moves, turn
from delvewright.games.thunderstone.board import (
    DECK,
    DEPTHS,
    DISEASES,
    DUNGEON_STREAM,
    FIRST_STREAM,
    HAND_SIZE,
    HORDE_DECK,
    NONE,
    RANK_1,
    RANKS,
    SEAT_ZONES,
    SETUP_STREAM,
    STACKS,
    SUNK,
    Board,
)
from delvewright.games.thunderstone.kinds import KINDS, TRAP, Kind, groups, kinds_of_group
from delvewright.games.thunderstone.pack import Pack, Preset
from delvewright.games.thunderstone.packs import PACKS, SETS
from delvewright.games.thunderstone.shapes import Layout
from delvewright.kernel.chance import below, ordered, shuffled
from delvewright.kernel.errors import BadSetup, near
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push
from delvewright.words.own import role_of

PICK_TWO = "pick_two"
"""A randomizer that is no feature, but calls for two."""
TWO_STONES = ("epic", "dungeon_crawl", "trackdown", "odyssey")
BASICS = ("Militia", "Torch", "Iron Rations", "Dagger")
START = (("militia", 6), ("dagger", 2), ("iron_rations", 2), ("torch", 2))
PRESETS: dict[str, Preset] = {name: preset for pack in SETS.values() for name, preset in pack.presets.items()}
FEATURES: dict[str, str] = {name: group for pack in SETS.values() for name, group in pack.features.items()}
"""Every dungeon feature, and the group it puts into the dungeon."""
TRAPS = {name: group for name, group in FEATURES.items() if kinds_of_group(group)[0].classes & TRAP}
STONES = tuple(kind.id for kind in KINDS.values() if kind.type == "thunderstone")


Shuffle = Callable[[Sequence[str]], list[str]]


def choose(
    p: Board,
    avoid: Iterable[str] = (),
    stones: tuple[str, ...] | None = None,
    leftovers: Iterable[str] = (),
) -> Layout:
    """TS-SETUP-01…11, WR-SETUP-01…04. A fixed list, or what the randomizers bring under the constraints.

    In later games of a campaign `avoid` names what may not come again, a pick or not.
    """
    rules = p.rules

    def shuffle(names: Sequence[str]) -> list[str]:
        order = ordered(p, SETUP_STREAM, tuple(range(len(names))))
        return [names[index] for index in order]

    if rules.layout != "random":
        fixed = PRESETS[rules.layout]
        monsters, features, heroes, village = fixed.monsters, fixed.features, fixed.heroes, fixed.village
    else:
        banned = {*rules.ban, *avoid}
        if rules.variant.startswith("solo"):
            banned |= set(rules.solo_bans)
        monsters, features = _dungeon(rules, banned, shuffle, {KINDS[id].group for id in leftovers})
        heroes = _fill(rules, "hero", 4, banned, shuffle)
        village = _fill(rules, "village", 8, banned, shuffle)
    if rules.variant == "epic":
        features = tuple(dict.fromkeys((*features, "guardian")))
        features = tuple(name for name in features if name not in TRAPS)
    if stones is None:
        stones = _stones(rules, shuffle)
    return Layout(
        variant=rules.variant,
        monsters=monsters,
        features=features,
        heroes=heroes,
        village=village,
        stones=stones,
        stones_to_end=len(stones),
        stacks=(*BASICS, *heroes, *village),
        solo=rules.variant.startswith("solo"),
        prowling=rules.variant == "prowling",
    )


def monster_groups(rules: Any) -> int:
    """TS-SETUP-08, WR-EPIC-01, WR-PROWL-01. Three classes; four for prowling, five for an epic."""
    least = {"epic": 5, "prowling": 4}.get(rules.variant, 3)
    return max(least, int(rules.monster_groups))


def _sets(rules: Any) -> tuple[str, ...]:
    return ("base", *rules.packs)


def _boxes(rules: Any) -> list[Pack]:
    return [SETS[id] for id in _sets(rules) if id in SETS]


def _known(rules: Any, type: str) -> list[str]:
    return [name for pack in _sets(rules) for name in groups(type, pack)]


def _monster_names(rules: Any) -> list[str]:
    return _known(rules, "monster") + _known(rules, "horde")


def _dungeon(
    rules: Any, banned: set[str], shuffle: Shuffle, stale: Collection[str] = ()
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """WR-SETUP-02…04. Markers among the Monster randomizers call for dungeon features.

    `stale` groups have cards in the remains of another dungeon: no feature, and a class only at need.
    """
    names = [name for name in _monster_names(rules) if name not in banned]
    wanted = monster_groups(rules)
    picked = [name for name in names if name in rules.pick and name not in stale]
    free = [name for name in names if name not in picked and name not in stale]
    old = [name for name in names if name in stale]
    packs = _boxes(rules)
    markers = sum(pack.markers for pack in packs) if rules.random_features else 0
    cards = [name for pack in packs for name in pack.feature_cards]
    usable = [name for name in cards if name not in banned and FEATURES.get(name) not in stale]
    monsters, features = picked[:wanted], [name for name in rules.features if name in usable]
    pile = shuffle(free + ["?"] * markers) + (shuffle(old) if old else [])
    deck = shuffle(usable)
    for name in pile:
        if len(monsters) >= wanted:
            break
        if name != "?":
            monsters.append(name)
            continue
        draws = 1
        while draws and deck:
            draws -= 1
            feature = deck.pop()
            if feature == PICK_TWO:
                draws += 2
            elif feature not in features:
                features.append(feature)
    if len(monsters) < wanted:
        raise BadSetup(
            f"{wanted} Monster classes are wanted, but only {len(monsters)} are left to choose from"
        )
    return tuple(monsters), tuple(features)


def _fill(rules: Any, type: str, count: int, banned: set[str], shuffle: Shuffle) -> tuple[str, ...]:
    names = [name for name in _known(rules, type) if name not in banned]
    picked = [name for name in names if name in rules.pick]
    free = [name for name in names if name not in picked]
    chosen = (picked + shuffle(free))[:count]
    if len(chosen) < count:
        raise BadSetup(f"{count} {type} stacks are wanted, but only {len(chosen)} are left to choose from")
    return tuple(chosen)


def _stones(rules: Any, shuffle: Shuffle) -> tuple[str, ...]:
    stones = stones_of(rules)
    if rules.variant == "epic" or rules.stone == "both":
        return tuple(shuffle(stones)[:2])
    if rules.stone != "random":
        return (rules.stone,)
    return (shuffle(stones)[0] if len(stones) > 1 else stones[0],)


def stones_of(rules: Any) -> tuple[str, ...]:
    return tuple(stone for stone in STONES if KINDS[stone].pack in _sets(rules))


def check(rules: Any) -> None:
    """A set-up that cannot be laid out is refused with what is wrong in it."""
    known = {*_monster_names(rules), *_known(rules, "hero"), *_known(rules, "village"), *FEATURES, PICK_TWO}
    for setting in ("pick", "ban", "solo_bans", "features"):
        for name in getattr(rules, setting):
            if setting == "solo_bans" and kinds_of_group(name):
                continue
            if name not in known:
                raise BadSetup(f"{setting}: no group {name!r} in packs {_sets(rules)}; {near(name, known)}")
    solo = rules.variant.startswith("solo")
    both = {*rules.pick, *rules.features} & {*rules.ban, *(rules.solo_bans if solo else ())}
    if both:
        raise BadSetup(f"{sorted(both)[0]!r} is both picked and banned")
    _check_second_game(rules)
    for type, most in (("hero", 4), ("village", 8)):
        picked = [name for name in _known(rules, type) if name in rules.pick]
        if len(picked) > most:
            raise BadSetup(
                f"{most} {type} stacks are used, but {len(picked)} are picked: {', '.join(picked)}"
            )
    for name in rules.features:
        if name not in FEATURES:
            raise BadSetup(f"features: {name!r} is none; known: {', '.join(FEATURES)}")
        if rules.variant == "epic" and name in TRAPS:
            raise BadSetup(f"features: an epic dungeon has no Traps, so no {name!r} (WR-EPIC-01)")
    for name in rules.pick:
        if name in FEATURES or name == PICK_TWO:
            raise BadSetup(f"pick: {name!r} is a dungeon feature; name it in the option 'features'")
    _check_packs(rules)
    if rules.layout != "random":
        if rules.pick or rules.ban:
            raise BadSetup(f"the layout {rules.layout!r} is fixed: nothing can be picked or banned")
        if rules.variant in ("epic", "prowling", "trackdown", "odyssey"):
            raise BadSetup(f"the variant {rules.variant!r} chooses its own cards: use the layout 'random'")
        if solo and set(rules.solo_bans) & set(_groups_of(rules.layout)):
            used = sorted(set(rules.solo_bans) & set(_groups_of(rules.layout)))
            raise BadSetup(
                f"the layout {rules.layout!r} uses {used[0]}, which solo play leaves out (solo_bans)"
            )


def _check_packs(rules: Any) -> None:
    """What comes out of a box is there only if the box is: stones, lists, features and reprints."""
    used = _sets(rules)
    if len(stones_of(rules)) < 2 and (rules.variant in TWO_STONES or rules.stone == "both"):
        packs = _packs(KINDS[stone].pack for stone in STONES)
        what = f"the variant {rules.variant!r}" if rules.variant in TWO_STONES else "the stone 'both'"
        raise BadSetup(f"{what} needs two Thunderstones: add {packs}")
    if rules.layout != "random" and not any(rules.layout in box.presets for box in _boxes(rules)):
        packs = _packs(id for id in PACKS if rules.layout in PACKS[id].presets)
        raise BadSetup(f"the layout {rules.layout!r} needs {packs}")
    if rules.stone in STONES and KINDS[rules.stone].pack not in used:
        raise BadSetup(f"the stone {rules.stone!r} needs {_packs([KINDS[rules.stone].pack])}")
    for name in rules.features:
        if not any(name in box.features for box in _boxes(rules)):
            packs = _packs(id for id in PACKS if name in PACKS[id].features)
            raise BadSetup(f"the dungeon feature {name!r} needs {packs}")
    if rules.more_militia:
        reprints = [kind.pack for kind in KINDS.values() if _reprinted(kind)]
        if not set(reprints) & set(used):
            raise BadSetup(f"more Militia need {_packs(reprints)}")


def _packs(ids: Iterable[str]) -> str:
    return " or ".join([f"the pack {id!r}" for id in dict.fromkeys(ids) if id in PACKS]) or "a pack"


def _reprinted(kind: Kind) -> bool:
    return kind.type == "basic" and kind.pack != "base"


def _check_second_game(rules: Any) -> None:
    """WR-TRACK-03, WR-ODYSSEY-06. Two games in a row share no Monster class, or no Hero type."""
    if rules.variant == "trackdown":
        sort, names, most = "Monster classes", _monster_names(rules), 2 * monster_groups(rules)
    elif rules.variant == "odyssey":
        sort, names, most = "Hero types", _known(rules, "hero"), 8
    else:
        return
    left = sum(name not in rules.ban for name in names)
    if left < most:
        raise BadSetup(f"two games of {rules.variant!r} need {most} {sort}, but only {left} are left")


def _groups_of(layout: str) -> tuple[str, ...]:
    fixed = PRESETS[layout]
    return (*fixed.monsters, *fixed.heroes, *fixed.village)


# Laying out ------------------------------------------------------------------------------------------


class Box:
    """Hands out pieces: every copy of a kind becomes a number of its own."""

    def __init__(self) -> None:
        self.cast: list[Kind] = []

    def take(self, kind: Kind, copies: int | None = None) -> list[int]:
        first = len(self.cast)
        self.cast += [kind] * (kind.copies if copies is None else copies)
        return list(range(first, len(self.cast)))


def lay_out(
    p: Board,
    seats: int,
    extra: Sequence[Sequence[str]] = (),
    leftovers: Sequence[str] = (),
    horde: Sequence[str] = (),
) -> None:
    """TS-SETUP-06…21, WR-SETUP-05…12. Dungeon, Village, decks and hands.

    `extra` cards join the starting decks; `leftovers` and the rest of the `horde` are the last dungeon's.
    """
    layout = p.layout
    p.clear("game")
    box = Box()
    p.xp = [0] * seats
    p.zones = [()] * (STACKS + len(layout.stacks))
    _village(p, box, layout)
    depths = _dungeon_deck(p, box, layout, leftovers, horde)
    shelf = KINDS.in_play(p.rules.packs)
    p.zones[HORDE_DECK] += tuple(piece for id in horde for piece in box.take(shelf[role_of(id)], 1))
    decks = [list[int]() for _ in range(seats)]
    for seat in range(seats):
        for id, count in START:
            zone = STACKS + layout.stacks.index(KINDS[id].group)
            decks[seat] += p.zones[zone][:count]
            p.zones[zone] = p.zones[zone][count:]
        for id in extra[seat] if extra else ():
            decks[seat] += box.take(shelf[role_of(id)], 1)
    p.cast = tuple(box.cast)
    for index, pieces in enumerate(depths):
        p.zones[DEPTHS + index] = tuple(pieces)
    if leftovers:
        p.leftover_depth = DEPTHS + len(depths) - 2
    if layout.solo:
        p.span = 0
    else:
        _fill_hall(p)
    for seat, deck in enumerate(decks):
        p.zones[seat * SEAT_ZONES + DECK] = shuffled(p, seat, tuple(deck))
        moves.draw(p, seat, HAND_SIZE)


def _village(p: Board, box: Box, layout: Layout) -> None:
    """TS-SETUP-09…14. A stack a group: Level 1 on top of Level 2 on top of Level 3."""
    halved = layout.variant in ("solo_warrior", "solo_nightmare")
    for index, group in enumerate(layout.stacks):
        pieces: list[int] = []
        for kind in kinds_of_group(group, p.rules.packs):
            if _reprinted(kind) and not p.rules.more_militia:
                continue
            half = halved and kind.type != "basic"
            pieces += box.take(kind, kind.copies // 2 if half else None)
        p.zones[STACKS + index] = tuple(pieces)
    for kind in kinds_of_group("Disease", p.rules.packs):
        if kind.pack in _sets(p.rules):
            p.zones[DISEASES] += tuple(box.take(kind))


def _dungeon_deck(
    p: Board, box: Box, layout: Layout, leftovers: Sequence[str], horde: Sequence[str]
) -> list[Sequence[int]]:
    """The Dungeon Deck as depths, the top one first. What is left over is not in the box as well."""
    pieces: list[int] = []
    packs = p.rules.packs
    for group in layout.monsters:
        for kind in kinds_of_group(group, packs):
            copies = kind.copies - leftovers.count(kind.id) - horde.count(kind.id)
            if kind.type == "horde":
                p.zones[HORDE_DECK] += tuple(box.take(kind, copies))
            else:
                pieces += box.take(kind, copies)
    for feature in layout.features:
        if feature in TRAPS:
            for kind in kinds_of_group(TRAPS[feature], packs):
                pieces += box.take(kind)
    rest = mixed(p, pieces)
    guardians = [
        box.take(kind) for kind in kinds_of_group("Guardian", packs) if "guardian" in layout.features
    ]
    shelf = KINDS.in_play(packs)
    stones = [box.take(shelf[id], 1) for id in layout.stones]
    if layout.variant == "epic":
        top, guarded, first, last = rest[:10], rest[10:20], rest[20:30], rest[30:]
        return [
            top,
            mixed(p, [*guarded, *guardians[0]]),
            mixed(p, [*first, *stones[0]]),
            mixed(p, [*last, *stones[1]]),
        ]
    under: list[Sequence[int]] = []
    for guardian in guardians:
        under.append(mixed(p, [*rest[:10], *guardian]))
        rest = rest[10:]
    stone = mixed(p, [*rest[:10], *(piece for pieces in stones for piece in pieces)])
    old = [piece for id in leftovers for piece in box.take(shelf[role_of(id)], 1)]
    return [rest[10:], *under, *([mixed(p, old)] if old else []), stone]


def mixed(p: Board, pieces: Sequence[int]) -> tuple[int, ...]:
    return shuffled(p, DUNGEON_STREAM, tuple(pieces))


def _fill_hall(p: Board) -> None:
    """TS-SETUP-17, WR-SETUP-11. The first card to Rank 1; Traps go under the deck; no Breach fires."""
    for zone in RANKS:
        piece = hall.turn_up(p)
        while piece != NONE and p.cast[piece].classes & TRAP:
            p.zones[SUNK] += (piece,)
            piece = hall.turn_up(p)
        if piece != NONE:
            p.zones[zone] = (piece,)
    p.front = p.zones[RANK_1][0] if p.zones[RANK_1] else NONE


def begin(p: Board, seats: int) -> None:
    """TS-TURN-01. A random player starts."""
    first = below(p, FIRST_STREAM, seats)
    tell(p, "begins", first)
    push(p, turn.begin, first)

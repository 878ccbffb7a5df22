"""The set-up: which cards are in the game, and how they are dealt (DN-SETUP, DN-COMBINE)."""

from __future__ import annotations

from functools import cache

from delvewright.games.dungeoneer import build, holding, revealed, turn
from delvewright.games.dungeoneer.board import (
    ADVENTURE,
    ADVENTURE_STREAM,
    ASIDE,
    DUNGEON_MAPS,
    HERO,
    HERO_STREAM,
    HEROES,
    MAP,
    MAP_STREAM,
    MAPS,
    NONE,
    PERIL_DECK,
    PERIL_STREAM,
    QUEST_DECKS,
    QUEST_STREAM,
    Board,
    seats,
)
from delvewright.games.dungeoneer.kinds import KINDS, Kind, pieces_of, sets_of
from delvewright.games.dungeoneer.moves import deck_of
from delvewright.games.dungeoneer.printed import SETS
from delvewright.games.dungeoneer.scores import first_life, grade_at
from delvewright.games.dungeoneer.sorts import EPIC, HEROIC, lowest_level
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.chance import shuffled
from delvewright.kernel.errors import BadSetup, near
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step
from delvewright.words.dice import d6, leaders
from delvewright.words.own import is_own
from delvewright.words.zones import move

SUPPLEMENT = "night"
"""The epic set: it has no map of its own (DN-COMBINE-22)."""
SEATS_A_SET = 4


def check(packs: tuple[str, ...], grade: str, count: int) -> None:
    """DN-WIN-08. Say what is wrong with the chosen sets."""
    for name in packs:
        if is_own(name):
            KINDS.check(name)
        elif name not in SETS:
            raise BadSetup(f"there is no set {name!r}; {near(name, SETS)}")
    if len({*packs}) != len(packs):
        raise BadSetup("a set can be in the game once only")
    maps = [name for name in sets_of(packs) if name != SUPPLEMENT]
    if not maps:
        raise BadSetup(f"{SETS[SUPPLEMENT]} has no map: it needs another set beside it")
    if (grade == "heroic") == (SUPPLEMENT in packs):
        raise BadSetup(
            f"the grade {grade!r} is played {'without' if grade == 'heroic' else 'with'} {SUPPLEMENT!r}"
        )
    heroes = sum([kind.sort == "hero" and kind.grade == EPIC for kind in cast_of(packs)])
    most = min(SEATS_A_SET * len(maps), heroes if grade == "epic" else 6)
    if count > most:
        raise BadSetup(f"these sets seat 2 to {most}, not {count}")


@cache
def cast_of(packs: tuple[str, ...]) -> tuple[Kind, ...]:
    """The cards of the chosen sets: all games with these share them."""
    return tuple(pieces_of(packs))


def lay_out(p: Board, count: int) -> None:
    """DN-SETUP-01, DN-COMBINE-01/03. The cards of the chosen sets, each in its deck."""
    packs, grade = p.rules.packs, p.rules.grade
    check(packs, grade, count)
    p.cast = cast_of(packs)
    p.combined = len(sets_of(packs)) > 1
    p.goal = HEROIC if grade == "heroic" else EPIC
    borders = {kind.border for kind in p.cast if kind.sort == "map"}
    decks: dict[int, list[int]] = {}
    for piece, kind in enumerate(p.cast):
        decks.setdefault(_deck(p, kind, len(borders) > 1 and p.rules.two_map_decks), []).append(piece)
    for zone, pieces in decks.items():
        p.zones[zone] = tuple(pieces)
    maps = sum([kind.sort == "map" for kind in p.cast])
    p.places, p.turned = (NONE,) * maps, (0,) * maps
    level = lowest_level(EPIC) if grade == "epic" else 1
    p.at, p.stuck = [NONE] * count, (NONE,) * count
    p.level, p.life = (level,) * count, [1] * count
    p.reached = (grade_at(level),) * count
    p.glory, p.peril, p.movement, p.tipped = [0] * count, [0] * count, [0] * count, (0,) * count
    push(p, shuffle)


def _deck(p: Board, kind: Kind, two_maps: bool) -> int:
    """Where a card lies before it is dealt."""
    if kind.sort == "map":
        return DUNGEON_MAPS if two_maps and kind.border == "dungeon" else MAPS
    if kind.sort == "hero":
        return HEROES if _plays(p, kind) else ASIDE
    if kind.sort == "quest":
        return QUEST_DECKS + kind.grade - 1 if _plays(p, kind) else ASIDE
    return deck_of(p, kind) if kind.grade in _adventures(p) else ASIDE


def _plays(p: Board, kind: Kind) -> bool:
    """Whether heroes and Quests of a grade are in this game (DN-COMBINE-16)."""
    return kind.grade == EPIC if p.rules.grade == "epic" else True


def _adventures(p: Board) -> tuple[int, ...]:
    """DN-COMBINE-16/18, DN-OPEN-31. The grades of Adventure cards that a game begins with."""
    if p.rules.grade == "epic":
        return (EPIC,)
    return (HEROIC,) if p.rules.epic_cards == "later" else (HEROIC, EPIC)


STREAMS = {
    MAPS: MAP_STREAM,
    DUNGEON_MAPS: MAP_STREAM,
    ADVENTURE: ADVENTURE_STREAM,
    PERIL_DECK: PERIL_STREAM,
    HEROES: HERO_STREAM,
    QUEST_DECKS: QUEST_STREAM,
    QUEST_DECKS + 1: QUEST_STREAM,
}


@step
def shuffle(p: Board) -> None:
    """DN-SETUP-02…05. The map's beginning, the decks, and who goes first."""
    for zone, stream in STREAMS.items():
        if p.zones[zone]:
            p.zones[zone] = shuffled(p, stream, p.zones[zone])
    push(p, first_turn)
    for seat in reversed(seats(p)):
        push(p, turn.refill, seat)
    if p.rules.revealed_map:
        push(p, take_places)
        push(p, deal_heroes)
        push(p, revealed.deal_maps)
        push(p, holding.deal)
        return
    push(p, holding.deal)
    push(p, take_places)
    push(p, build.lay_first_map)
    push(p, deal_heroes)
    push(p, roll_off, tuple(seats(p)))


@step
def roll_off(p: Board, rollers: tuple[int, ...]) -> None:
    """DN-SETUP-13/15. The highest roll is Player A; equals roll again."""
    rolls = [d6(p, seat) for seat in rollers]
    tell(p, "roll_off", rollers, tuple(rolls))
    best = leaders(rollers, rolls)
    if len(best) > 1:
        push(p, roll_off, best)
    else:
        p.turn = best[0]


# Heroes -----------------------------------------------------------------------------------------------


@step
def deal_heroes(p: Board) -> None:
    """DN-SETUP-05/16, DN-OPT-01, DN-COMBINE-12/19. A Hero card each, in a campaign an epic one under it."""
    count = len(p.life)
    for seat in reversed([(p.turn + more) % count for more in seats(p)]):
        push(p, choose_hero, seat)


@step
def choose_hero(p: Board, seat: int) -> None:
    lowest = HEROIC if p.rules.grade != "epic" else EPIC
    free = [card for card in p.zones[HEROES] if p.cast[card].grade == lowest]
    if p.rules.pick_hero:
        ask(p, PICK, seat)
    else:
        take_hero(p, seat, free[0])


def _free_heroes(p: Board, seat: int) -> Candidates:
    lowest = min([p.cast[card].grade for card in p.zones[HEROES]])
    for card in sorted(p.zones[HEROES]):
        if p.cast[card].grade == lowest:
            yield ("pick", card), None


def _picked(p: Board, option: Option, seat: int) -> None:
    take_hero(p, seat, option[1])


PICK = Question("pick", _free_heroes, _picked)


def take_hero(p: Board, seat: int, card: int) -> None:
    move(p, card, HEROES, HERO + seat)
    if p.rules.grade == "campaign":
        epic = next(other for other in p.zones[HEROES] if p.cast[other].grade == EPIC)
        move(p, epic, HEROES, HERO + seat)
    p.life[seat] = first_life(p, seat)
    p.news = True
    tell(p, "hero", seat, card)


@step
def take_places(p: Board) -> None:
    """DN-SETUP-07/11, DN-OPEN-37. Every hero on the Entrance."""
    entrance = p.zones[MAP][0]
    kind = p.cast[entrance]
    for seat in seats(p):
        p.at[seat] = entrance
        if p.rules.start_collects:
            p.glory[seat], p.peril[seat] = kind.glory, kind.peril


@step
def first_turn(p: Board) -> None:
    turn.begin(p, p.turn)

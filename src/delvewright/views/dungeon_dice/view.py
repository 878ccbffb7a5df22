"""The view: one position as one seat knows it. All lies open (OR-67): views differ by the question alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from delvewright.games.dungeon_dice.board import (
    BAGS,
    BEFORE,
    CARRIED,
    CENTRE,
    ENCOUNTER,
    FOE,
    SPENT,
    Board,
    carries,
    counts_as,
)
from delvewright.games.dungeon_dice.dice import bare_handed, shown
from delvewright.games.dungeon_dice.fame import goal
from delvewright.games.dungeon_dice.kinds import LOCATIONS, Kind
from delvewright.games.dungeon_dice.layout import chosen_sets
from delvewright.games.dungeon_dice.levels import foe_level
from delvewright.kernel.game import Game
from delvewright.views.dungeon_dice.bargains import bargains_view
from delvewright.views.dungeon_dice.chances import chances
from delvewright.views.dungeon_dice.dice import places, symbol
from delvewright.views.dungeon_dice.fight import combat_view, frames
from delvewright.views.dungeon_dice.fight import phase as combat_phase
from delvewright.views.dungeon_dice.model import Bag, Encounter, Site, Spell, View
from delvewright.views.dungeon_dice.reading import Reading, ability
from delvewright.views.dungeon_dice.result import result
from delvewright.views.dungeon_dice.seats import pieces, seat_view
from delvewright.views.dungeon_dice.windows import RESPONSES, concerns
from delvewright.views.english import listed

REMEMBERED = 1 << 12
"""How many bags and places are remembered, by all they are made of: those of some hundreds of tables."""


def view(game: Game, r: Reading) -> View:
    """Everything the reading's seat may know."""
    p = r.p
    ask = r.asked
    window = RESPONSES.of(ask) if ask else None
    return View(
        game=game.id,
        seat=r.seat,
        mode=p.rules.mode,
        sets=chosen_sets(p.rules),
        goal=goal(p),
        phase=phase(p),
        turn=p.turn,
        turns=p.turns,
        first=p.first,
        seats=tuple([seat_view(r, seat) for seat in range(len(p.experience))]),
        bags=tuple([_bag(p.cast, p.zones[BAGS[name]], name) for name in BAGS if name != "setup"]),
        spells=tuple(_spells(p)),
        legendary=pieces(r, [one for one in p.zones[CENTRE] if p.cast[one].type == "legendary"]),
        bosses=pieces(r, [one for one in p.zones[CENTRE] if p.cast[one].type == "boss"]),
        boosted_left=p.boosts_left,
        site=site(p, p.place, "location"),
        terrain=site(p, p.terrain, "terrain"),
        drawn=pieces(r, p.zones[ENCOUNTER]),
        encounter=encounter(r),
        spent=pieces(r, p.zones[SPENT]),
        combat=combat_view(r),
        bargains=bargains_view(r),
        warder=p.warder,
        fleet=p.fleet,
        asked=tuple([one.seat for one in p.awaited]),
        ask=r.speech.open_question(r),
        window=window.key if window else "",
        concerns=concerns(p, ask) if ask else False,
        result=result(r),
    )


def phase(p: Board) -> str:
    """Of the game, or of the turn."""
    if p.over:
        return "over"
    if not p.turns:
        return "setup"
    if p.mode:
        return "prepare" if p.phase == BEFORE else "after" if combat_phase(p) == "after" else "combat"
    question = p.ask.question if p.ask else ""
    if question == "turn":
        return "turn"
    if question == "encounter":
        return "draw"
    to_come = any([address == "dungeon_dice.turn.end_of_turn" for address, _ in frames(p)])
    return "after" if to_come else "end"


@lru_cache(maxsize=REMEMBERED)
def _bag(cast: tuple[Kind, ...], bag: tuple[int, ...], name: str) -> Bag:
    left: dict[str, int] = {}
    for piece in bag:
        kind = cast[piece].id
        left[kind] = left.get(kind, 0) + 1
    return Bag(name, len(bag), {kind: left[kind] for kind in sorted(left)})


def _spells(p: Board) -> Iterator[Spell]:
    for piece, kind in enumerate(p.cast):
        if kind.type != "spell":
            break
        yield Spell(piece, kind.id, p.faces[piece], piece in p.spells_in)


@lru_cache(maxsize=REMEMBERED)
def _die_of(cast: tuple[Kind, ...], name: str, sort: str) -> tuple[str, int]:
    """The die that shows a place, and on which side."""
    for kind in cast:
        for index, face in enumerate(kind.faces if kind.type == sort else ()):
            if face.place == name:
                return kind.id, index
    return "", -1


def site(p: Board, name: str, sort: str) -> Site | None:
    """The place the die shows, and whose gear fits it."""
    if not name:
        return None
    place = places()[name]
    kind, face = _die_of(p.cast, name, sort)
    return Site(
        id=name,
        kind=kind,
        face=face,
        name=place.name,
        text=place.text,
        rules=place.rules,
        monsters_gain=place.monsters_gain,
        bonus=place.bonus,
        bonus_needs=place.bonus_needs,
        bonus_for=tuple([seat for seat in range(len(p.experience)) if suited(p, seat)])
        if sort == "location"
        else (),
    )


def suited(p: Board, seat: int) -> bool:
    """Whether a seat's gear would earn the bonus of the place in a combat with a monster."""
    needs = LOCATIONS[p.place].bonus_needs if p.place in LOCATIONS else ""
    if not needs:
        return False
    if carries(p, seat, "relic_magic_map"):
        return True
    return bare_handed(p, seat) if needs == "bare_handed" else bool(counts_as(p, seat, needs))


def encounter(r: Reading) -> Encounter | None:
    """The die that was met, or the only one drawn."""
    p = r.p
    piece = p.foe if p.foe >= 0 else p.zones[ENCOUNTER][0] if len(p.zones[ENCOUNTER]) == 1 else -1
    if piece < 0:
        return None
    kind, side = p.cast[piece], p.faces[piece]
    face = kind.faces[max(side, 0)]
    fought = piece == p.foe
    symbols = shown(p, FOE) if fought and p.mode else [(piece, *one) for one in face.symbols]
    level = foe_level(p) if fought and p.mode else face.level
    immune = [ability(name) for name in kind.immunities if name != "LEVEL_CHANGE"]
    if "LEVEL_CHANGE" in kind.immunities:
        immune.append("changes of level")
    words = [f"Level {level}"] if level else []
    words += [ability(name) for _, name, _ in symbols]
    text = f"{kind.name}: {listed(words)}." if words else f"{kind.name}."
    return Encounter(
        piece=piece,
        kind=kind.id,
        face=side,
        level=level,
        colour=face.colour if side >= 0 else "",
        fame=face.fame if side >= 0 else 0,
        hearts=face.hearts or 0 if side >= 0 else 0,
        symbols=tuple([symbol(name, number) for _, name, number in symbols]) if side >= 0 else (),
        reward=tuple([symbol(name) for name in kind.reward]),
        immunities=tuple(immune),
        carried=pieces(r, p.zones[CARRIED]),
        chances=chances(r),
        text=text,
    )

"""Building: Map cards are turned up and placed, at the set-up, in the Build Phase, by exploring."""

from __future__ import annotations

from delvewright.games.dungeoneer import paths
from delvewright.games.dungeoneer.board import (
    CENTRES,
    DRAWN,
    DUNGEON_MAPS,
    HELD,
    MAP,
    MAP_STREAM,
    MAPS,
    NONE,
    QUESTS,
    Board,
    around,
)
from delvewright.kernel.ask import Candidates, Option, Question, Reason, Why, ask
from delvewright.kernel.chance import below
from delvewright.kernel.events import tell
from delvewright.kernel.sight import NOBODY, known_to, show
from delvewright.kernel.steps import push, step
from delvewright.words import maps
from delvewright.words.maps import SIDES, STEPS, opposite
from delvewright.words.zones import move, zone_of

STRANDED, CLOSES_MAP, AGAINST_WALL = ("stranded",), ("closes_map",), ("against_wall",)
NO_WAY_IN, NO_MAPS = ("no_way_in",), ("no_maps",)


# Where a card may lie ---------------------------------------------------------------------------------


def turns_of(p: Board, tile: int) -> tuple[int, ...]:
    """DN-BUILD-09, DN-OPEN-12. The turns in which a card lies differently: by halves, or by quarters."""
    turns = p.cast[tile].turns
    return turns if p.rules.square_tiles else tuple([turn for turn in turns if turn % 2 == 0])


def turned(p: Board, tile: int, openings: list[int]) -> list[tuple[int, int]]:
    """Each turn of a card with what it lets pass then, as bits; Walls of brambles on it turn along."""
    now = openings[tile]
    return [(turn, maps.turn_bits(now, (turn - p.turned[tile]) % 4)) for turn in turns_of(p, tile)]


def spots(p: Board, tile: int) -> Candidates:
    """DN-BUILD-04…11. Every place at the rim of its border's map for a card in each turn, and why not."""
    tiles = paths.tiles_of(p, p.cast[tile].border)
    return spots_beside(p, tile, tiles) if tiles else _first_of_border(p, tile)


def spots_beside(p: Board, tile: int, tiles: dict[int, int]) -> Candidates:
    """The same beside these cards."""
    openings = paths.openings(p)
    free = maps.rim(tiles, openings)
    last_way_in = _last_way_in(p, tile, free)
    matching = not p.rules.open_against_wall
    turns = turned(p, tile, openings)
    why: Reason | None
    for cell, doors in free.items():
        touched = maps.touching(tiles, cell) if matching or cell == last_way_in else 0
        for turn, opens in turns:
            if not opens & doors:
                why = STRANDED
            elif matching and opens & touched != doors:
                why = AGAINST_WALL
            elif cell == last_way_in and not opens & ~touched:
                why = CLOSES_MAP
            else:
                why = None
            yield ("place", tile, cell, turn), why


def _last_way_in(p: Board, tile: int, free: dict[int, int]) -> int:
    """DN-BUILD-10, DN-OPEN-14. The one free cell that can still be entered, if filling it may close the map:
    before the last Map card of the border that is forbidden."""
    ways_in = [cell for cell, doors in free.items() if doors]
    if len(ways_in) == 1 and _must_stay_open(p, p.cast[tile].border, tile):
        return ways_in[0]
    return NONE


def _must_stay_open(p: Board, border: str, drawn: int) -> bool:
    """Whether another Map card of the border than the one drawn still has to find a place."""
    if p.rules.may_close:
        return False
    for zone in (MAPS, DUNGEON_MAPS, *range(HELD, HELD + len(p.life))):
        for tile in p.zones[zone]:
            if tile != drawn and p.cast[tile].border == border:
                return True
    return False


def flaw(
    p: Board, tiles: dict[int, int], opens: list[int], shifted: tuple[int, ...], joints: set[int]
) -> Why | None:
    """DN-BUILD-14. What would be wrong with a border's map after a Shift of the cards in these cells.

    A card that opens just where those beside it do is joined to all of them: only cards that lie side by side
    may lose a way then, the one between them. And one without which the map held together, which is none of
    its joints, needs but one way.
    """
    matching, side_by_side = not p.rules.open_against_wall, shifted[-1] - shifted[0] in STEPS
    for cell in shifted:
        card, doors = opens[tiles[cell]], maps.doors_into(tiles, opens, cell)
        if not card & doors:
            return STRANDED
        if matching and card & maps.touching(tiles, cell) != doors:
            return lambda: STRANDED if paths.stranded(tiles, opens) else AGAINST_WALL
    holds = not side_by_side if matching else len(shifted) == 1 and shifted[0] not in joints
    if not holds and paths.stranded(tiles, opens):
        return STRANDED
    if not maps.leads_on(tiles, opens) and _must_stay_open(p, p.cast[tiles[shifted[0]]].border, NONE):
        return CLOSES_MAP
    return None


def _first_of_border(p: Board, tile: int) -> Candidates:
    """DN-COMBINE-04/07. A second map begins with its Entrance, apart, and once a Portal leads there."""
    kind = p.cast[tile]
    why = None if kind.type == "entrance" and portal_lies(p) else NO_WAY_IN
    for turn in turns_of(p, tile):
        yield ("place", tile, CENTRES[kind.border], turn), why


def portal_lies(p: Board) -> bool:
    return any([bool(p.cast[tile].portal) for tile in p.zones[MAP]])


def has_spot(p: Board, tile: int) -> bool:
    return any(why is None for _, why in spots(p, tile))


def lay(p: Board, seat: int, tile: int, cell: int, turn: int) -> None:
    """A Map card to its place; `seat` is NONE where chance lays it."""
    move(p, tile, zone_of(p, tile), MAP)
    maps.lay(p, tile, cell, turn)
    tell(p, "laid", seat, tile, cell, turn)


# The decks --------------------------------------------------------------------------------------------


def deck_for(p: Board, seat: int) -> int:
    """DN-COMBINE-03, DN-DP-23. The Map deck a hero draws from: on the border on which the game did not begin,
    that of the Dungeon, if there are two."""
    if not p.rules.two_map_decks:
        return MAPS
    away = p.cast[p.at[seat]].border != p.cast[p.zones[MAP][0]].border
    return DUNGEON_MAPS if away else MAPS


def borders(p: Board) -> list[str]:
    """The borders of the Map cards in the game, the one it starts on first (DN-COMBINE-06)."""
    there = {kind.border for kind in p.cast[: len(p.places)]}
    return [border for border in ("wilderness", "dungeon") if border in there]


def deck_empty(p: Board, seat: int) -> Reason | None:
    """DN-BUILD-02. Why nothing can be drawn."""
    return None if p.zones[deck_for(p, seat)] else NO_MAPS


def refused(p: Board, seat: int) -> Reason | None:
    """DN-BUILD-02, DN-OPEN-15. Why nothing can be built: no card is left, or everybody has seen all that are
    left go under the deck, and none has a place yet: to look through them again for nothing would never end.
    """
    deck = p.zones[deck_for(p, seat)]
    if not deck:
        return NO_MAPS
    seen = len(deck) <= len(p.known) and known_to(p, NOBODY).issuperset(deck)
    if seen and not any([has_spot(p, tile) for tile in deck]):
        return ("none_fits", len(deck))
    return None


def turn_up(p: Board, seat: int) -> int:
    """DN-BUILD-01/12, DN-OPEN-15. Draw Map cards until one has a place; the others go under the deck.

    The card that fits lies ready to be placed; NONE when no card of the deck does.
    """
    deck = deck_for(p, seat)
    for tile in p.zones[deck]:
        p.news = True
        tell(p, "turned_up", seat, tile)
        if has_spot(p, tile):
            move(p, tile, deck, DRAWN)
            return tile
        move(p, tile, deck, deck)
        show(p, (tile,))
        tell(p, "put_under", seat, tile)
    return NONE


# Placing ----------------------------------------------------------------------------------------------


@step
def place_one(p: Board, seat: int) -> None:
    """DN-BUILD-01. Draw a Map card and place it, if any fits."""
    _place(p, seat, turn_up(p, seat))


def _place(p: Board, seat: int, tile: int) -> None:
    if tile != NONE:
        who = placer(p, seat, tile)
        if who != seat:
            tell(p, "handed", seat, who, tile)
        ask(p, PLACE, who, tile)


def placer(p: Board, seat: int, tile: int) -> int:
    """DN-BUILD-13, DN-OPT-02/13. Who places a card: whoever drew it; unbiased, the next player to his left
    with no Quest there, or, if all have one, again whoever drew it."""
    if p.rules.unbiased_placement:
        for other in around(p, seat):
            if not _wants(p, other, tile):
                return other
    return seat


def _wants(p: Board, seat: int, tile: int) -> bool:
    """DN-OPT-02/03. Whether a Personal Quest names the place; of an Escort only the first one counts."""
    id = p.cast[tile].role
    for quest in p.zones[QUESTS + seat]:
        for choices in p.cast[quest].places[:1]:
            if id in choices:
                return True
    return False


def _places(p: Board, seat: int, tile: int) -> Candidates:
    return spots(p, tile)


def _placed(p: Board, option: Option, seat: int, tile: int) -> None:
    lay(p, seat, *option[1:])
    if p.cast[tile].portal:
        push(p, offer_gate, seat)


PLACE = Question("place", _places, _placed)


@step
def build_phase(p: Board, seat: int) -> None:
    """DN-BUILD-01…03, DN-OPEN-32. Whoever builds while a Portal waits for its Entrance may lay that first."""
    push(p, place_one, seat)
    offer_gate(p, seat)


@step
def explore(p: Board, seat: int) -> None:
    """DN-HERO-12, DN-OPEN-15. One more card for 1 Movement, which is not spent if no card has a place."""
    tile = turn_up(p, seat)
    if tile != NONE:
        p.movement[seat] -= 1
    _place(p, seat, tile)


# The other map ----------------------------------------------------------------------------------------


@step
def offer_gate(p: Board, seat: int) -> None:
    """DN-COMBINE-07, DN-DP-22. With a Portal on the table the Dungeon Entrance may be laid out, apart."""
    for tile in p.zones[DRAWN]:
        if has_spot(p, tile):
            ask(p, GATE, seat, tile)
            return


def _gate(p: Board, seat: int, tile: int) -> Candidates:
    yield from spots(p, tile)
    yield ("not_now",), None


def _gate_answered(p: Board, option: Option, seat: int, tile: int) -> None:
    if option[0] == "place":
        lay(p, seat, *option[1:])


GATE = Question("lay_gate", _gate, _gate_answered)


# Set-up -----------------------------------------------------------------------------------------------


@step
def lay_first_map(p: Board) -> None:
    """DN-SETUP-02/03, DN-DP-02, DN-COMBINE-06. The Entrance in the middle; against each side one of the
    first 4 passages or roads of the shuffled deck, turned at random so that it joins."""
    cast = p.cast
    first, *others = borders(p)
    for border in others:
        gate = entrance(p, border)
        move(p, gate, zone_of(p, gate), DRAWN)  # DN-COMBINE-07: until a Portal leads there
    lay(p, NONE, entrance(p, first), CENTRES[first], 0)
    paved = [tile for tile in p.zones[MAPS] if cast[tile].border == first and cast[tile].type in PAVED]
    for side, tile in zip(SIDES, paved, strict=False):
        door = 1 << opposite(side)
        turns = [turn for turn in turns_of(p, tile) if cast[tile].openings[turn] & door]
        lay(p, NONE, tile, CENTRES[first] + STEPS[side], turns[below(p, MAP_STREAM, len(turns))])


PAVED = ("passage", "road")
"""Each of them has a turn in which it joins at any given side."""


def entrance(p: Board, border: str) -> int:
    """The Entrance that a border's map begins with; those of added sets stay in the deck (DN-COMBINE-10)."""
    cast = p.cast
    return next(
        tile for tile in range(len(p.places)) if cast[tile].type == "entrance" and cast[tile].border == border
    )

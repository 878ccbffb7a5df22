"""Shifts: Map cards that lie change places or are turned, and the map must stay whole (DN-EFFECT-11…15)."""

from __future__ import annotations

from typing import NamedTuple

from delvewright.games.dungeoneer import build, moves, moving, paths
from delvewright.games.dungeoneer.board import MAP, NONE, Board, heroes_at, terrain, with_new
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell
from delvewright.words import maps
from delvewright.words.maps import as_laid

SWAP, MOVE, TURN = 1, 2, 4
"""What a Shift may do, as bits: two cards change places, or one goes elsewhere, or one is turned where it
lies. Cards that change their place may be turned as well."""


class Shift(NamedTuple):
    """What a card's Shift does, and to which Map cards."""

    does: int
    border: str = ""
    terrain: str = ""
    occupied: bool | None = None  # whether they hold heroes; None: no matter
    entrance: bool = False  # whether an Entrance may be shifted
    ride: bool = True  # whether heroes go along (DN-EFFECT-14)


SHIFTS = {
    "planar_rift": Shift(SWAP, border="dungeon", occupied=True, entrance=True, ride=False),
    "twisting_halls": Shift(MOVE | TURN, border="dungeon", occupied=False),
    "forest_shift": Shift(SWAP | MOVE, terrain="forest"),
    "torn_firmament": Shift(SWAP),
}
"""By the card that works it."""


def refused(p: Board, seat: int, card: int, other: int) -> Reason | None:
    """DN-EFFECT-15. Why a Shift can not be played: it would come to no legal result."""
    shift, any_cell = SHIFTS[p.cast[card].role], {*p.places}  # the first cards will do: no search for joints
    for tile in p.zones[MAP]:
        if _misfit(p, shift, tile) is None and _has_result(p, shift, tile, any_cell):
            return None
    return ("nothing_to_shift",)


def play(p: Board, seat: int, card: int, it: int) -> None:
    """DN-DP-41. A word: whoever plays the card chooses a Map card, then what becomes of it."""
    ask(p, CHOOSE, seat, card)


def joints_of(p: Board) -> set[int]:
    """The cells without whose cards a border's map would fall apart."""
    borders, opens = build.borders(p), paths.openings(p)
    return set().union(*[maps.joints(paths.tiles_of(p, border), opens) for border in borders])


# Which card -------------------------------------------------------------------------------------------


def _misfit(p: Board, shift: Shift, tile: int) -> Reason | None:
    """Why a card is none that the Shift works on."""
    kind = p.cast[tile]
    if shift.border not in ("", kind.border):
        return ("wrong_border",)
    if shift.terrain and shift.terrain not in terrain(p, tile):
        return ("wrong_terrain",)
    if kind.type == "entrance" and not shift.entrance:
        return ("is_entrance",)
    if shift.occupied is not None and shift.occupied != (tile in p.at):
        return ("is_empty",) if shift.occupied else ("is_occupied",)
    return None


def _choices(p: Board, seat: int, card: int) -> Candidates:
    shift, joints = SHIFTS[p.cast[card].role], joints_of(p)
    for tile in p.zones[MAP]:
        why = _misfit(p, shift, tile)
        if why is None and not _has_result(p, shift, tile, joints):
            why = ("nothing_to_shift",)
        yield ("choose", tile), why


def _chosen(p: Board, option: Option, seat: int, card: int) -> None:
    ask(p, RESULT, seat, card, option[1])


CHOOSE = Question("shift", _choices, _chosen)


# The result -------------------------------------------------------------------------------------------


def _has_result(p: Board, shift: Shift, tile: int, joints: set[int]) -> bool:
    in_place = shift._replace(does=shift.does & ~MOVE)
    if any(why is None for _, why in results(p, in_place, tile, joints)):
        return True
    if not shift.does & MOVE or _breaks(p, tile, joints):
        return False
    return any(why is None for _, why in _moves(p, tile, joints))


def _breaks(p: Board, tile: int, joints: set[int]) -> bool:
    """Whether the rest of its border's map does not hang together without a card."""
    cell = p.places[tile]
    if cell not in joints:
        return False
    rest = paths.tiles_of(p, p.cast[tile].border)
    del rest[cell]
    return paths.stranded(rest, paths.openings(p))


def results(p: Board, shift: Shift, tile: int, joints: set[int]) -> Candidates:
    """DN-EFFECT-11…13. All that may become of a card, and why not."""
    if shift.does & TURN:
        yield from _turns(p, tile, joints)
    if shift.does & MOVE:
        yield from _moves(p, tile, joints)
    if shift.does & SWAP:
        for other in p.zones[MAP]:
            same_border = p.cast[other].border == p.cast[tile].border
            if other != tile and same_border and _misfit(p, shift, other) is None:
                yield from _swaps(p, tile, other, joints)


def _turns(p: Board, tile: int, joints: set[int]) -> Candidates:
    cell = p.places[tile]
    tiles = paths.tiles_of(p, p.cast[tile].border)
    changed = paths.openings(p)
    for turn, opens in build.turned(p, tile, changed):
        if turn != p.turned[tile]:
            changed[tile] = opens
            yield ("shift", tile, cell, turn), build.flaw(p, tiles, changed, (cell,), joints)


def _moves(p: Board, tile: int, joints: set[int]) -> Candidates:
    """The card is lifted and placed anew; the rest must hang together without it."""
    here = p.places[tile]
    rest = paths.tiles_of(p, p.cast[tile].border)
    del rest[here]
    broken = _breaks(p, tile, joints)
    for (_, _, cell, turn), why in build.spots_beside(p, tile, rest):
        if cell != here:
            yield ("shift", tile, cell, turn), build.STRANDED if broken else why


def _swaps(p: Board, tile: int, other: int, joints: set[int]) -> Candidates:
    here, there = p.places[tile], p.places[other]
    tiles = paths.tiles_of(p, p.cast[tile].border)
    tiles[here], tiles[there] = other, tile
    changed = paths.openings(p)
    turns, other_turns = build.turned(p, tile, changed), build.turned(p, other, changed)
    for turn, opens in turns:
        for other_turn, other_opens in other_turns:
            changed[tile], changed[other] = opens, other_opens
            flaw = build.flaw(p, tiles, changed, (here, there), joints)
            yield ("swap", tile, other, turn, other_turn), flaw


def _outcomes(p: Board, seat: int, card: int, tile: int) -> Candidates:
    return results(p, SHIFTS[p.cast[card].role], tile, joints_of(p))


def _shifted(p: Board, option: Option, seat: int, card: int, tile: int) -> None:
    if option[0] == "shift":
        _, _, cell, turn = option
        _lay_anew(p, tile, cell, turn)
        tell(p, "shifted", seat, tile, cell, turn)
        return
    _, _, other, turn, other_turn = option
    here, there = p.places[tile], p.places[other]
    _lay_anew(p, tile, there, turn)
    _lay_anew(p, other, here, other_turn)
    tell(p, "swapped", seat, tile, other)
    if not SHIFTS[p.cast[card].role].ride:
        _stay(p, tile, other)


RESULT = Question("shift_to", _outcomes, _shifted)


def _lay_anew(p: Board, tile: int, cell: int, turn: int) -> None:
    """Lay a card elsewhere or turn it, with all that hangs on its exits: tokens, Attachments, open locks."""
    quarters = turn - p.turned[tile]
    maps.lay(p, tile, cell, turn)
    if not quarters:
        return
    p.unlocked = tuple([(one, as_laid(side, quarters) if one == tile else side) for one, side in p.unlocked])
    p.doors = tuple(
        [
            (bane, host, as_laid(side, quarters) if host == tile and side != NONE else side)
            for bane, host, side in p.doors
        ]
    )
    for seat, at in enumerate(p.at):
        if at == tile and p.stuck[seat] != NONE:
            p.stuck = with_new(p.stuck, seat, as_laid(p.stuck[seat], quarters))


def _stay(p: Board, tile: int, other: int) -> None:
    """DN-EFFECT-30, DN-OPEN-54. Tokens keep their places, so heroes stand on the other card; the active
    player's hero has entered it."""
    on_tile, on_other = heroes_at(p, tile), heroes_at(p, other)
    for seat in on_tile:
        moves.stand_at(p, seat, other)
    for seat in on_other:
        moves.stand_at(p, seat, tile)
    if p.turn in on_tile + on_other and p.rules.shift_is_entering:
        moving.enter(p, p.turn)

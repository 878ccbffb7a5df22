"""Spaces: where a Warp may lead, which cards of the map another may go under, be seen, or freeze."""

from __future__ import annotations

from delvewright.games.dungeoneer import build, moves, paths
from delvewright.games.dungeoneer.board import MAP, NONE, PACK, UNTIL_MY_RESET, Board, terrain
from delvewright.games.dungeoneer.shapes import Lasting
from delvewright.games.dungeoneer.sorts import WALL
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell, tell_seat
from delvewright.kernel.sight import show
from delvewright.words.dice import d6
from delvewright.words.maps import SIDES

# To warp to -------------------------------------------------------------------------------------------


def entrances_here(p: Board, seat: int) -> list[int]:
    """The Entrances of the border the hero is on, but for the one he stands on."""
    place = p.at[seat]
    return [other for other in paths.entrances(p, p.cast[place].border) if other != place]


def no_entrance(p: Board, seat: int, card: int) -> Reason | None:
    return None if entrances_here(p, seat) else ("no_such_space",)


def nearest_entrances(p: Board, seat: int) -> list[int]:
    """Those of these that are the fewest moves away."""
    return _nearest(p, p.at[seat], paths.entrances(p, p.cast[p.at[seat]].border))


def _nearest(p: Board, place: int, spaces: list[int]) -> list[int]:
    away = paths.distances(p, place)
    fewest = sorted([away[other] for other in spaces])[:1]
    return [other for other in spaces if away[other] in fewest]


def wilderness(p: Board, seat: int) -> list[int]:
    """Every space of the wilderness, but for the one the hero stands on."""
    return [place for place in p.zones[MAP] if p.cast[place].border == "wilderness" and place != p.at[seat]]


def urban_spaces(p: Board, seat: int) -> list[int]:
    """The urban spaces of the wilderness, wherever the hero is."""
    return [place for place in p.zones[MAP] if "urban" in p.cast[place].terrain and place != p.at[seat]]


def no_urban_space(p: Board, seat: int, card: int) -> Reason | None:
    return None if urban_spaces(p, seat) else ("no_such_space",)


def roads_near(p: Board, seat: int) -> list[int]:
    """The roads within 2 spaces, by a way that lets through."""
    away = paths.distances(p, p.at[seat])
    return [place for place in p.zones[MAP] if p.cast[place].type == "road" and 0 < away[place] <= 2]


def off_the_road(p: Board, seat: int, card: int, other: int) -> Reason | None:
    """Why a hero can not be led astray to another road."""
    if p.cast[p.at[other]].border != "wilderness":
        return ("wrong_border",)
    return None if roads_near(p, other) else ("no_such_space",)


def nearest_clearings(p: Board, seat: int) -> list[int]:
    """For a hero in a forest, the nearest spaces of the border without one."""
    place = p.at[seat]
    if "forest" not in terrain(p, place):
        return []
    spaces = paths.tiles_of(p, p.cast[place].border).values()
    return _nearest(p, place, [other for other in spaces if "forest" not in terrain(p, other)])


def adjoining(p: Board, seat: int) -> list[int]:
    """DN-EFFECT-31. Those behind a Wall, too."""
    return paths.adjoining(p, p.at[seat])


# To attach a card to ----------------------------------------------------------------------------------


def no_dungeon(p: Board, seat: int, card: int, other: int) -> Reason | None:
    """Why a card can be attached to no dungeon Map card."""
    return None if any([p.cast[place].border == "dungeon" for place in p.zones[MAP]]) else ("no_dungeon",)


def bolt_doors(p: Board, seat: int, me: int, it: int) -> None:
    """The card goes under a dungeon Map card of the player's choice until his next Reset."""
    ask(p, BOLT, seat, me)


def _bolts(p: Board, seat: int, card: int) -> Candidates:
    for place in p.zones[MAP]:
        if p.cast[place].border == "dungeon":
            yield ("attach", place), None


def _bolted(p: Board, option: Option, seat: int, card: int) -> None:
    moves.attach(p, card, option[1])
    p.doors += ((card, option[1], NONE),)
    p.lasting += (Lasting(card, seat, NONE, UNTIL_MY_RESET),)


BOLT = Question("bolt", _bolts, _bolted)


def wall_off(p: Board, seat: int, me: int, it: int) -> None:
    """One exit of a wilderness Map card, of the player's choice, is Impassable until his next Reset."""
    ask(p, BRAMBLES, seat, me)


def _exits(p: Board, seat: int, card: int) -> Candidates:
    vital = paths.vital(p, "wilderness")
    for place in p.zones[MAP]:
        if p.cast[place].border == "wilderness":
            for side in SIDES:
                if paths.exit_at(p, place, side).sort != WALL:
                    yield ("block", place, side), ("stranded",) if (place, side) in vital else None


def no_exit(p: Board, seat: int, card: int, other: int) -> Reason | None:
    """Why no exit can be walled off."""
    return None if any(why is None for _, why in _exits(p, seat, card)) else ("no_such_space",)


def _walled_off(p: Board, option: Option, seat: int, card: int) -> None:
    _, place, side = option
    moves.attach(p, card, place)
    p.doors += ((card, place, side),)
    p.lasting += (Lasting(card, seat, NONE, UNTIL_MY_RESET),)


BRAMBLES = Question("wall_off", _exits, _walled_off)


def goad_dragon(p: Board, seat: int, me: int, it: int) -> None:
    """The card goes under a dragon in the player's Pack."""
    ask(p, GOAD, seat, me)


def _dragons(p: Board, seat: int, card: int) -> Candidates:
    for foe in p.zones[PACK + seat]:
        if "dragon" in p.cast[foe].tags:
            yield ("attach", foe), None


def _goaded(p: Board, option: Option, seat: int, card: int) -> None:
    moves.attach(p, card, option[1])


GOAD = Question("goad", _dragons, _goaded)


# To look at, and to cover with ice --------------------------------------------------------------------


def peek(p: Board, seat: int, me: int, it: int) -> None:
    """The player alone sees the top card of the Map deck of his hero's border."""
    for tile in p.zones[build.deck_for(p, seat)][:1]:
        show(p, (tile,), 1 << seat)
        tell_seat(p, seat, "peeked", (seat, tile), (seat, NONE))


def freeze(p: Board, seat: int, me: int, it: int) -> None:
    """On 4 or more the player puts an ice token on a space of the wilderness that may freeze."""
    die = d6(p, seat)
    tell(p, "frost", seat, die)
    if die >= 4 and any(_frosts(p, seat)):
        ask(p, FREEZE, seat)


def _frosts(p: Board, seat: int) -> Candidates:
    for place in p.zones[MAP]:
        if p.cast[place].border == "wilderness" and terrain(p, place).isdisjoint(("desert", "ice")):
            yield ("choose", place), None


def _frozen(p: Board, option: Option, seat: int) -> None:
    p.ice += (option[1],)
    tell(p, "froze", seat, option[1])


FREEZE = Question("freeze", _frosts, _frozen)

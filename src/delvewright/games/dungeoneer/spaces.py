"""Spaces: where a Warp may lead, and which Map cards another card may go under."""

from __future__ import annotations

from delvewright.games.dungeoneer import moves, paths
from delvewright.games.dungeoneer.board import MAP, NONE, UNTIL_MY_RESET, Board, Lasting
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask

# To warp to -------------------------------------------------------------------------------------------


def entrances_here(p: Board, seat: int) -> list[int]:
    """The Entrances of the border the hero is on, but for the one he stands on."""
    place = p.at[seat]
    return [other for other in paths.entrances(p, p.cast[place].border) if other != place]


def nearest_entrances(p: Board, seat: int) -> list[int]:
    """Those of these that are the fewest moves away."""
    place = p.at[seat]
    away = paths.distances(p, place)
    found = paths.entrances(p, p.cast[place].border)
    nearest = min([away[other] for other in found], default=0)
    return [other for other in found if away[other] == nearest]


def wilderness(p: Board, seat: int) -> list[int]:
    """Every space of the wilderness, but for the one the hero stands on."""
    return [place for place in p.zones[MAP] if p.cast[place].border == "wilderness" and place != p.at[seat]]


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

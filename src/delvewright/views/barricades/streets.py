"""The Village in the view: buildings with their chits and Barricades, stacks and Gear tokens for sale."""

from __future__ import annotations

from delvewright.games.barricades import shops, walls
from delvewright.games.barricades.board import (
    PLACES,
    RUINS,
    SITES,
    STACKS,
    SUPPLY,
    TOKENS,
    VILLAGE,
    WALLS,
    Board,
    free_spots,
    standing,
    visitors,
)
from delvewright.games.barricades.printed import Card
from delvewright.views.barricades.champions import piece
from delvewright.views.barricades.model import Gear, Location, Pledge, Stack


def location_view(p: Board, place: int) -> Location:
    kind = SITES[place]
    wall = p.zones[WALLS][place]
    return Location(
        piece=p.zones[VILLAGE][place],
        kind=kind.id,
        spots=kind.spots,
        damage=kind.damage,
        chits=tuple([piece(p, chit) for chit in p.zones[RUINS + place]]),
        standing=standing(p, place),
        free=max(0, free_spots(p, place)),
        visitors=tuple(visitors(p, place)),
        barricade=piece(p, wall),
        active=wall in p.active,
        price=walls.price(p, place),
        pledges=tuple([Pledge(seat, gold) for where, seat, gold in p.pledged if where == place]),
    )


def locations(p: Board) -> tuple[Location, ...]:
    return tuple([location_view(p, place) for place in range(len(PLACES))])


def stacks(p: Board) -> tuple[Stack, ...]:
    return tuple([_stack(p, zone) for zone in range(STACKS, len(p.zones)) if _printed(p, zone)])


def _printed(p: Board, zone: int) -> bool:
    return bool(p.zones[zone])


def _stack(p: Board, zone: int) -> Stack:
    cards = p.zones[zone]
    kinds = [kind for card in cards if isinstance(kind := p.cast[card], Card)]
    top = kinds[0]
    return Stack(
        stack=top.stack,
        sort=top.sort,
        top=piece(p, cards[0]),
        price=top.gold_cost,
        left=len(cards),
        levels=tuple([sum([kind.level == level for kind in kinds]) for level in (1, 2, 3, 4)])
        if top.sort == "hero"
        else (),
        eyed=tuple([seat for seat, card in p.eyes if card == cards[0]]),
    )


def supply(p: Board, seat: int) -> tuple[Gear, ...]:
    """Gear tokens, with what they cost a Champion now in place of a count."""
    tokens = [(token, p.cast[token].id) for token in p.zones[SUPPLY] if p.cast[token].id in TOKENS]
    return tuple([Gear(token, id, shops.token_price(p, seat, id)) for token, id in tokens])

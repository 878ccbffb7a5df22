"""The view: one position as one seat may know it. What is hidden goes through the reading's sight alone."""

from __future__ import annotations

from delvewright.games.barricades import shops
from delvewright.games.barricades.board import BAG, TREASURES, Board, destroyed, seats
from delvewright.games.barricades.kinds import DIFFICULTIES
from delvewright.kernel.game import Game
from delvewright.views import plain
from delvewright.views.barricades.champions import seat_view
from delvewright.views.barricades.depths import battle_view, guardian, horde, party_view, rooms
from delvewright.views.barricades.model import Request, View
from delvewright.views.barricades.reading import Reading
from delvewright.views.barricades.result import result
from delvewright.views.barricades.streets import locations, stacks, supply

SHOWN = ("discard", "destroyed", "classes", "guilds")
"""Places whose pieces are told of as zones: all else lies in hands, buildings, stacks and rooms."""


def view(game: Game, r: Reading) -> View:
    """Everything the reading's seat may know."""
    p = r.p
    stage = stage_of(p)
    return View(
        game=game.id,
        seat=r.seat,
        phase="over" if p.over else stage,
        turn=p.turn,
        turns=p.turns,
        asked=tuple([ask.seat for ask in p.awaited]),
        ask=r.speech.open_question(r),
        result=result(game, r),
        figures=plain.figures(r.figures(-1)),
        seats=tuple([seat_view(r, seat) for seat in seats(p)]),
        zones=tuple([zone for zone in plain.zones(r) if _shown(p, zone)]),
        stage=stage,
        difficulty=p.rules.difficulty,
        limit=DIFFICULTIES[p.rules.difficulty].locations_to_lose,
        destroyed=destroyed(p),
        locations=locations(p),
        stacks=stacks(p),
        supply=supply(p, max(0, r.seat)),
        treasures=len(p.zones[TREASURES]),
        treasure_price=shops.treasure_price(p, max(0, r.seat)),
        bag=len(p.zones[BAG]),
        rooms=rooms(p),
        guardian=guardian(p),
        horde=horde(p),
        parties=tuple([party_view(p, party) for party in p.parties]),
        battles=tuple([battle_view(p, fight) for fight in p.battles]),
        requests=requests(r),
        done=tuple([ask.seat for ask in p.asks if ask.form.rests]),
        setup=stage == "setup",
    )


def _shown(p: Board, zone: plain.Zone) -> bool:
    choosing = not p.turns
    return bool(zone.pieces) and zone.place in SHOWN and (choosing or zone.place not in ("classes", "guilds"))


def requests(r: Reading) -> tuple[Request, ...]:
    """Who has asked whom for a card, and has no answer yet."""
    p = r.p
    return tuple(
        [Request(seat, owner, card, p.cast[card].id) for seat, owner, card, _ in p.requests if card >= 0]
    )


def stage_of(p: Board) -> str:
    """Where the shared turn stands."""
    if p.over:
        return "over"
    if not p.turns:
        return "setup"
    if not p.delving:
        return "prep"
    return "dungeon" if p.lanes else "closing"

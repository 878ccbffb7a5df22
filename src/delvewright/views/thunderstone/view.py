"""The view: one position as one seat may know it. What is hidden goes through the reading's sight alone."""

from __future__ import annotations

from delvewright.games.thunderstone.board import DESTROYED, DISEASES, Board
from delvewright.games.thunderstone.shapes import Campaign as CampaignState
from delvewright.kernel.game import Game
from delvewright.views.thunderstone.board import dungeon_view, hall_view, village_view
from delvewright.views.thunderstone.model import Campaign, Holder, View
from delvewright.views.thunderstone.preview import totals
from delvewright.views.thunderstone.reading import Reading
from delvewright.views.thunderstone.result import result
from delvewright.views.thunderstone.sides import seat_view


def view(game: Game, r: Reading) -> View:
    """Everything the reading's seat may know."""
    p = r.p
    sums = totals(r)
    return View(
        game=game.id,
        seat=r.seat,
        variant=p.layout.variant,
        phase=phase(p),
        turn=p.turn,
        turns=p.turns,
        revealed=p.revealed,
        seats=tuple([seat_view(r, seat) for seat in range(len(p.xp))]),
        hall=hall_view(r),
        dungeon=dungeon_view(r),
        village=village_view(p, r.cast, -1 if sums is None else sums.gold),
        diseases=len(p.zones[DISEASES]),
        destroyed=len(p.zones[DESTROYED]),
        totals=sums,
        asked=tuple([ask.seat for ask in p.awaited]),
        ask=r.speech.open_question(r),
        campaign=campaign_view(p),
        result=result(r),
    )


def phase(p: Board) -> str:
    if p.over:
        return "over"
    if p.foe >= 0:
        return "battle"
    if p.entered:
        return "dungeon"
    return "village" if p.revealed else "turn"


def campaign_view(p: Board) -> Campaign | None:
    if not p.campaign:
        return None
    state = CampaignState(*p.campaign)
    return Campaign(
        variant=state.variant,
        number=state.number,
        stones=state.stones,
        holders=tuple([Holder(stone, seat) for stone, seat in state.holders]),
        points=state.points,
        past=state.past,
        carried=state.carried,
    )

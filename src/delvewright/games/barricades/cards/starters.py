"""Starters: the cards every Champion begins with."""

from __future__ import annotations

from delvewright.games.barricades.board import Board, company
from delvewright.games.barricades.parts import anywhere, card, spoils
from delvewright.games.barricades.words import Filter, draw, heal, needs, xp
from delvewright.kernel.ask import Reason

JOBA = Filter("Joba", lambda p, piece: p.cast[piece].id == "joba")

card("bree_setim", anywhere("call", draw(1), fits=needs(JOBA)))


def in_a_party(p: Board, seat: int, me: int) -> Reason | None:
    return None if len(company(p, seat)) > 1 else ("no_party",)


card(
    "thunderstone_pieces",
    spoils("heal", heal(1), fits=in_a_party),
    spoils("learn", xp(1), fits=in_a_party),
)

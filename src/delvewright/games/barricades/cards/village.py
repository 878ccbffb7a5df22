"""The Village: the texts of the five locations, and of the guilds."""

from __future__ import annotations

from delvewright.games.barricades import exchange, shops, village
from delvewright.games.barricades.board import ASIDE, TOKENS, Board, has_in_hand_or_play
from delvewright.games.barricades.healing import heal as heal_wounds
from delvewright.games.barricades.healing import heals
from delvewright.games.barricades.parts import dungeon, either, flag, location, printed, use
from delvewright.games.barricades.parts import village as in_village
from delvewright.games.barricades.powers import CLOSING, FREELY, GAINING, SPOILS
from delvewright.games.barricades.words import ANY, choose, draw, heal, light, wounded
from delvewright.kernel.ask import Reason
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push
from delvewright.words.zones import move, zone_of

location(
    "marketplace",
    either(
        in_village("draw", draw(1)),
        in_village("lend", exchange.lend(), fits=exchange.any_to_hand()),
        in_village("give", exchange.give(), fits=exchange.any_to_hand()),
        in_village("borrow", exchange.borrow(), fits=exchange.any_to_ask()),
    ),
)

location(
    "guilds_quarter",
    use("level_up", SPOILS, village.late_level_up, fits=village.no_late_level_up),
)

location(
    "bazaar",
    *[
        in_village(token, shops.buy_token(token), limit=FREELY, fits=shops.token_too_dear(token))
        for token in TOKENS
    ],
)


def _heal_at_the_temple(p: Board, seat: int, me: int, it: int) -> None:
    """Of the heals there are, this one alone destroys a Thrall as well."""
    push(p, heal_wounds, seat, 1, True)


def _nothing_to_heal(p: Board, seat: int, me: int) -> Reason | None:
    return None if heals(p, seat, thralls=True) else ("no_wounds",)


def _set_aside(p: Board, seat: int, me: int, it: int) -> None:
    move(p, it, zone_of(p, it), ASIDE + seat)
    tell(p, "set_aside", seat, it)


def _no_card(p: Board, seat: int, me: int) -> Reason | None:
    return None if has_in_hand_or_play(p, seat) else ("no_card",)


location(
    "temple",
    in_village("heal", _heal_at_the_temple, fits=_nothing_to_heal),
    use("set_aside", CLOSING, choose("set_aside", ANY, _set_aside), fits=_no_card),
)

location("shop_of_arcane_wonders", in_village("buy_treasure", shops.buy_treasure, fits=shops.no_treasure))

printed("explorers_guild", dungeon("light", light(1)))
printed("order_of_the_ancients", flag("cheaper_level"))
printed("relic_seekers", flag("cheaper_treasure"), use("seek", GAINING, shops.seek, fits=shops.two_left))
printed("the_churchs_order", in_village("heal", heal(1), fits=wounded))

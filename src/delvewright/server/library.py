"""The library: games, their cards, rules and wishes, and set-ups drawn from them; the same for everybody."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from delvewright.bots import hints, levels
from delvewright.counsel import weighs
from delvewright.server import opening, shapes
from delvewright.server.calls import front_of, guest_of, taken
from delvewright.server.house import House
from delvewright.server.sending import Lasting, lasting
from delvewright.views.digest import digest, stems
from delvewright.views.digest import search as sought
from delvewright.views.front import Front, game, shelf

QUESTION = 200  # letters of a search that are read


def catalogued() -> Lasting:
    """With another pack of one's own lists are others."""
    return _catalogued(tuple([id for front in shelf() for id in front.own]))


def printed(name: str) -> Lasting:
    return _printed(name, tuple(game(name).own))


@lasting
def _catalogued(held: tuple[str, ...]) -> list[shapes.GameInfo]:
    return [game_info(front) for front in shelf()]


@lasting
def _printed(name: str, held: tuple[str, ...]) -> Any:
    return game(name).cards()


@lasting
def numbered(name: str) -> list[shapes.RuleInfo]:
    return [shapes.RuleInfo(*rule) for rule in digest(name).values()]


@lasting
def wished(name: str) -> list[shapes.WishInfo]:
    return [shapes.WishInfo(wish.key, wish.title, dict(wish.names)) for wish in game(name).wishes]


async def games(house: House, request: Request) -> Response:
    return catalogued().reply(request)


def game_info(front: Front) -> shapes.GameInfo:
    """Of packs of one's own with the same name the last: earlier ones are for the tables that have them."""
    newest = {one.name: one for one in front.own.values()}
    return shapes.GameInfo(
        id=front.id,
        title=front.title,
        rules=front.version,
        text=front.text,
        seats=front.seats,
        packs={**front.packs, **{one.id: one.title for one in newest.values()}},
        modes=front.modes,
        settings=tuple(
            shapes.SettingInfo(
                name, one.part, one.default, one.help, one.choices, one.rule, one.least, one.when
            )
            for name, one in front.settings.items()
        ),
        bots=tuple(shapes.BotInfo(*level) for level in levels(front.id)),
        groups=front.groups_in((*front.packs, *[one.id for one in newest.values()])),
        pieces=front.pieces,
        tour=front.tour,
        windows=front.windows,
        hints=hints(front.id),
        odds=weighs(front),
        honours=front.honours.title if front.honours else "",
        marks=(printed(front.id).mark, numbered(front.id).mark),
        own=front.takes_packs,
    )


async def cards(house: House, request: Request) -> Response:
    return printed(front_of(request).id).reply(request)


async def rules(house: House, request: Request) -> Response:
    return numbered(front_of(request).id).reply(request)


async def wishes(house: House, request: Request) -> Response:
    return wished(front_of(request).id).reply(request)


async def search(house: House, request: Request) -> shapes.FoundRules:
    """The same as `delve rules`."""
    asked = request.query_params.get("q", "")[:QUESTION]
    name = front_of(request).id
    return shapes.FoundRules(tuple([rule.id for rule in sought(name, asked)]), tuple(stems(name, asked)))


async def layout(house: House, request: Request) -> shapes.LayoutInfo:
    guest_of(house, request)
    wanted = await taken(house, request, shapes.WantedLayout)
    opening.refuse_repeats(wanted.settings)
    seed = house.signer.new_seed() if wanted.seed is None else wanted.seed
    return opening.drawn(front_of(request), seed, wanted)

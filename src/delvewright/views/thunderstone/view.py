"""The view: one position as one seat may know it. What is hidden goes through the reading's sight alone."""

from __future__ import annotations

from collections.abc import Iterable

from delvewright.games.thunderstone.campaign import Campaign as CampaignState
from delvewright.games.thunderstone.kinds import GUARDIAN, MONSTER, THUNDERSTONE
from delvewright.games.thunderstone.score import card_points, seat_points
from delvewright.games.thunderstone.table import (
    ASIDE,
    CAGES,
    DECK,
    DECK_ZONES,
    DESTROYED,
    DISCARD,
    DISEASES,
    HALL,
    HAND,
    HORDE_DECK,
    PENALTY,
    SCORE_PILE,
    SEAT_ZONES,
    STACKS,
    SUNK,
    Board,
    deck_size,
    health,
    owned,
    strength,
    touched,
)
from delvewright.kernel.ask import refusals
from delvewright.kernel.game import Game
from delvewright.kernel.sight import HIDDEN
from delvewright.views.model import Offer, Open, Refusal
from delvewright.views.thunderstone.faces import traits
from delvewright.views.thunderstone.model import (
    Campaign,
    Card,
    Dungeon,
    Foe,
    Holder,
    Known,
    Lurking,
    Piece,
    Rank,
    Seat,
    Stack,
    View,
)
from delvewright.views.thunderstone.options import label, say
from delvewright.views.thunderstone.preview import plain_muster, preview, totals
from delvewright.views.thunderstone.prompts import prompt
from delvewright.views.thunderstone.reading import Reading
from delvewright.views.thunderstone.reasons import explain
from delvewright.views.thunderstone.result import result


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
        hall=tuple([rank_view(r, rank, zone) for rank, zone in enumerate(HALL)]),
        dungeon=dungeon_view(r),
        village=village_view(p, -1 if sums is None else sums.gold),
        diseases=len(p.zones[DISEASES]),
        destroyed=len(p.zones[DESTROYED]),
        totals=sums,
        asked=tuple([ask.seat for ask in p.asks]),
        ask=open_question(game, r),
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


# Seats -----------------------------------------------------------------------------------------------


def seat_view(r: Reading, seat: int) -> Seat:
    p, base = r.p, seat * SEAT_ZONES
    deck, hand = r.look(base + DECK), r.look(base + HAND)
    seen = [piece for piece in hand if piece != HIDDEN]
    everything = owned(p, seat)
    in_place = {*seen, *deck, *p.zones[base + DISCARD], *p.zones[base + ASIDE]}
    return Seat(
        seat=seat,
        xp=p.xp[seat],
        vp=sum([points for _, points in seat_points(p, seat)]),
        deck=len(deck),
        known=known(p, deck),
        hand=hand_view(r, seat, seen),
        hidden=len(hand) - len(seen),
        discard=pieces(p, p.zones[base + DISCARD]),
        aside=pieces(p, p.zones[base + ASIDE]),
        penalties=pieces(p, p.zones[base + PENALTY]),
        owned=by_kind(p, everything),
        unseen=by_kind(p, [piece for piece in everything if piece not in in_place]),
    )


def hand_view(r: Reading, seat: int, seen: list[int]) -> tuple[Card, ...]:
    """The cards of a hand that are seen, with all that has been done to them this turn."""
    p = r.p
    marks = touched(p)
    lines = plain_muster(r).lines if seat == r.party else {}
    firsts: dict[str, int] = {}
    cards = []
    for piece in seen:
        kind = p.cast[piece]
        attack, magic, light = lines.get(piece, (0, 0, 0))
        marked = piece in marks
        abilities = kind.dungeon if p.entered else kind.village
        cards.append(
            Card(
                piece=piece,
                kind=kind.id,
                same_as=piece if marked else firsts.setdefault(kind.id, piece),
                gold=kind.worth,
                strength=strength(p, piece) if p.boosts else kind.strength,
                attack=attack,
                magic=magic,
                light=light,
                holds=tuple([weapon for weapon, hero in p.held if hero == piece]) if marked else (),
                held_by=next((hero for weapon, hero in p.held if weapon == piece), -1) if marked else -1,
                used=tuple([abilities[index].name for used, index in p.used if used == piece and abilities])
                if marked
                else (),
                lost=piece in p.doomed,
                owner=next((owner for borrowed, owner in p.borrowed if borrowed == piece), -1),
                guise_of=next((real for guised, real in p.guises if guised == piece), ""),
                left_out=piece == p.left_out,
            )
        )
    return tuple(cards)


def pieces(p: Board, zone: Iterable[int]) -> tuple[Piece, ...]:
    cast = p.cast
    return tuple([Piece(piece, cast[piece].id) for piece in zone])


def known(p: Board, seen: Iterable[int]) -> tuple[Known, ...]:
    """The cards of a face-down deck that are known, by their place."""
    cast = p.cast
    return tuple([Known(index, piece, cast[piece].id) for index, piece in enumerate(seen) if piece != HIDDEN])


def by_kind(p: Board, zone: Iterable[int]) -> dict[str, int]:
    """How many of each kind, in the order of their ids: nothing of the order they lie in."""
    counts: dict[str, int] = {}
    cast = p.cast
    for piece in zone:
        id = cast[piece].id
        counts[id] = counts.get(id, 0) + 1
    return dict(sorted(counts.items()))


# Dungeon and Village ---------------------------------------------------------------------------------


def rank_view(r: Reading, rank: int, zone: int) -> Rank:
    return Rank(rank, tuple([foe_view(r, rank, piece) for piece in r.p.zones[zone]]))


def foe_view(r: Reading, rank: int, piece: int) -> Foe:
    p = r.p
    kind = p.cast[piece]
    monster = bool(kind.classes & MONSTER)
    return Foe(
        piece=piece,
        kind=kind.id,
        monster=monster,
        health=health(p, piece),
        darkness=rank + kind.darkness if monster and rank else 0,
        xp=kind.xp,
        vp=kind.vp or 0,
        traits=traits(kind),
        breached=piece in p.breached,
        preview=preview(r, piece),
    )


def dungeon_view(r: Reading) -> Dungeon:
    p = r.p
    return Dungeon(
        deck=deck_size(p),
        known=known(p, [piece for zone in DECK_ZONES if zone != SUNK for piece in r.look(zone)]),
        lurking=lurking(r),
        sunk=pieces(p, p.zones[SUNK]),
        horde=pieces(p, p.zones[HORDE_DECK]),
        cages=pieces(p, p.zones[CAGES]),
        score_pile=pieces(p, p.zones[SCORE_PILE]),
        score_pile_vp=sum([points for _, points in card_points(p, p.zones[SCORE_PILE])]),
        counters=p.counters,
        quarry=p.quarry,
        stones_seen=p.stones,
        stones_to_end=p.layout.stones_to_end,
        skips_advance=p.skip_advance,
    )


def lurking(r: Reading) -> tuple[Lurking, ...]:
    """Where stones and Guardians may lie: which depth holds them is public, the order inside it is not."""
    p, above = r.p, 0
    found = []
    for zone in DECK_ZONES:
        seen = r.look(zone)
        dark = [above + index for index, piece in enumerate(seen) if piece == HIDDEN]
        for piece in p.zones[zone]:
            kind = p.cast[piece]
            if kind.classes & (GUARDIAN | THUNDERSTONE):
                place = above + seen.index(piece) if piece in seen else -1
                first, last = (dark[0], dark[-1]) if place < 0 else (place, place)
                found.append(Lurking(kind.id, first, last))
        above += len(seen)
    return tuple(sorted(found, key=lambda each: (each.first, each.last, each.kind)))


def village_view(p: Board, gold: int) -> tuple[Stack, ...]:
    return tuple([stack_view(p, group, STACKS + index, gold) for index, group in enumerate(p.layout.stacks)])


def stack_view(p: Board, group: str, zone: int, gold: int) -> Stack:
    cards = p.zones[zone]
    sort = STACK_TYPES[min((zone - STACKS) // 4, 2)]
    if not cards:
        return Stack(group, sort, -1, "", 0, 0, False, ())
    kind = p.cast[cards[0]]
    levels: tuple[int, ...] = ()
    if sort == "hero":
        of_level = [p.cast[piece].level for piece in cards]
        levels = (of_level.count(1), of_level.count(2), of_level.count(3))
    return Stack(group, sort, cards[0], kind.id, len(cards), kind.cost, kind.cost <= gold, levels)


STACK_TYPES = ("basic", "hero", "village")
"""The stacks lie in this order, four of each of the first two."""


# The open question -----------------------------------------------------------------------------------


def open_question(game: Game, r: Reading) -> Open | None:
    """The question in full, for the seat that is asked; the others learn from `asked` whose it is."""
    p = r.p
    ask = next((ask for ask in p.asks if ask.seat == r.seat), None)
    if ask is None:
        return None
    text, rules = prompt(r, ask)
    offers = []
    for index, (name, option) in enumerate(zip(game.names(p, ask), ask.options, strict=True)):
        sentence, its_rules = say(r, ask, option)
        offers.append(Offer(index, name, label(r, option), sentence, its_rules, r.touches(option)))
    refused = []
    for option, reason in refusals(p, ask):
        sentence, its_rules = explain(r, reason)
        refused.append(
            Refusal(game.name(p, option), label(r, option), sentence, its_rules, r.touches(option))
        )
    refused.sort(key=lambda refusal: refusal.name)
    return Open(ask.seat, ask.question, text, rules, tuple(offers), tuple(refused))


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

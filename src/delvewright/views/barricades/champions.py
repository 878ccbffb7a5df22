"""Champions in the view: boards, cards with what they come to, dice, and where each is."""

from __future__ import annotations

from delvewright.games.barricades import ranks
from delvewright.games.barricades.board import (
    ASIDE,
    BOARD,
    DECK,
    DISCARD,
    FULL_HP,
    HAND,
    NODES,
    NONE,
    PLACES,
    PLAY,
    SQUARE,
    SUPPLY,
    TOKENS,
    Board,
    arms_of,
    battle_of,
    guardian_kind,
    hp,
    party_of,
    visit_of,
    wielder,
    wound_spaces,
)
from delvewright.games.barricades.muster import (
    FACES,
    Muster,
    gold_left,
    light_left,
    light_of,
    muster,
    skill,
    skill_spare,
)
from delvewright.games.barricades.printed import Card
from delvewright.games.barricades.printed import Prestige as PrintedClass
from delvewright.views import plain
from delvewright.views.barricades.model import Die, Gear, InPlay, Piece, Prestige, Seat
from delvewright.views.barricades.reading import Reading


def seat_view(r: Reading, seat: int) -> Seat:
    p = r.p
    m = muster(p, seat)
    mine = party_of(p, seat)
    place = visit_of(p, seat)
    return Seat(
        seat=seat,
        figures=plain.figures(r.figures(seat)),
        hp=hp(p, seat),
        most_hp=FULL_HP,
        wounds=p.wounds[seat],
        spaces=wound_spaces(p),
        xp=p.xp[seat],
        gear=gear_of(p, seat),
        prestige=prestige(p, seat),
        guild=next((piece(p, one) for one in p.zones[BOARD + seat] if not _is_class(p, one)), None),
        hand=tuple([in_play(p, seat, card, m) for card in p.zones[HAND + seat]]),
        play=tuple([in_play(p, seat, card, m) for card in p.zones[PLAY + seat]]),
        deck=len(p.zones[DECK + seat]),
        discard=len(p.zones[DISCARD + seat]),
        aside=tuple([piece(p, card) for card in p.zones[ASIDE + seat]]),
        physical=m.physical,
        magic=m.magic,
        light=light_of(p, seat),
        light_left=light_left(p, seat),
        gold=gold_left(p, seat),
        dice=dice(p, seat),
        node=NODES[p.at[seat]],
        location="" if place == NONE else "square" if place == SQUARE else PLACES[place],
        stage=stage(p, seat),
        party=mine.leader if mine else NONE,
        aim=next((NODES[node] for one, node in p.aims if one == seat), ""),
        eye=next((card for one, card in p.eyes if one == seat), NONE),
    )


def piece(p: Board, one: int) -> Piece:
    return Piece(one, p.cast[one].id)


def gear_of(p: Board, seat: int) -> tuple[Gear, ...]:
    """The tokens a Champion has, each sort he has any of."""
    counts = dict(zip(TOKENS, p.gear[seat], strict=True))
    return tuple(
        [
            Gear(token, p.cast[token].id, counts[p.cast[token].id])
            for token in p.zones[SUPPLY]
            if counts.get(p.cast[token].id)
        ]
    )


def in_play(p: Board, seat: int, card: int, m: Muster) -> InPlay:
    kind = p.cast[card]
    hero = isinstance(kind, Card) and kind.sort == "hero"
    physical, magic = m.lines.get(card, (0, 0))
    return InPlay(
        piece=card,
        kind=kind.id,
        physical=physical,
        magic=magic,
        skill=skill(p, card) if hero else NONE,
        spare=skill_spare(p, seat, card) if hero else NONE,
        wields=tuple([piece(p, weapon) for weapon in arms_of(p, card)]),
        wielder=wielder(p, card),
        owner=next((owner for lent, owner in p.lent if lent == card), NONE),
        used=any([one == card for _, one, _ in p.used]),
    )


def _is_class(p: Board, one: int) -> bool:
    return isinstance(p.cast[one], PrintedClass)


def prestige(p: Board, seat: int) -> Prestige | None:
    board = ranks.class_of(p, seat)
    if board == NONE:
        return None
    kind = p.cast[board]
    assert isinstance(kind, PrintedClass)
    return Prestige(
        piece=board,
        kind=kind.id,
        rank=p.rank[seat],
        earned=ranks.earned(p, seat),
        bought=ranks.bought(p, seat),
        cost=ranks.cost(p, seat) if p.rank[seat] < len(kind.ranks) else NONE,
    )


def dice(p: Board, seat: int) -> tuple[Die, ...]:
    found = []
    for index, (who, side) in enumerate(p.dice):
        if who == seat:
            face = FACES[side]
            found.append(
                Die(
                    index=index,
                    face=face.id,
                    resolved=index in p.resolved,
                    benefit=bool(face.attack) and _helps(p, face.attack),
                )
            )
    return tuple(found)


def _helps(p: Board, row: str) -> bool:
    return guardian_kind(p).attacks["abcd".index(row[-1])].benefit


def stage(p: Board, seat: int) -> str:
    """What a Champion is at, by the question that is open to him."""
    fight = battle_of(p, seat)
    for ask in p.asks:
        if ask.seat == seat:
            found = STAGES.get(ask.question)
            if ask.question == "delve" and fight is not None:
                return "spoils" if fight.over else "fighting"
            if found:
                return found
    return "fighting" if fight is not None and not fight.over else ""


STAGES = {
    "setup.class": "setup",
    "setup.guild": "setup",
    "setup.swap": "setup",
    "setup.done": "done",
    "prep.before": "prep",
    "prep.after": "prep",
    "prep.die": "prep",
    "place": "place",
    "visit": "village",
    "prepared": "done",
    "delve": "dungeon",
    "ready": "ready",
    "delved": "done",
}

"""Parties: invited and joined, being ready, and what members give each other (BQ-PARTY)."""

from __future__ import annotations

from delvewright.games.barricades.board import (
    NONE,
    PLAY,
    SUPPLY,
    TOKENS,
    Board,
    battle_of,
    has_moved,
    hp,
    others,
    party_of,
)
from delvewright.games.barricades.exchange import bound, hand_over
from delvewright.games.barricades.moves import alike, gain_gear, lay_open, lose_gear
from delvewright.games.barricades.powers import Offers
from delvewright.games.barricades.printed import Card
from delvewright.games.barricades.shapes import Party
from delvewright.games.barricades.uses import held
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step

# Together -------------------------------------------------------------------------------------------------


def meetings(p: Board, seat: int) -> Offers:
    """BQ-PARTY-01/13, BQ-OPEN-08/49. Ask another in the same room to come along; accept; give; be ready."""
    found: Offers = [(("invite", other), cannot_invite(p, seat, other)) for other in others(p, seat)]
    found += invitations(p, seat)
    mine = party_of(p, seat)
    if mine is not None:
        why = cannot_give(p, seat)
        found += [(("gift", other), why) for other in mine.members if other != seat]
        if mine.leader != seat:
            found.append((("ready",), ("still_alarmed", seat) if seat in p.alarmed else None))
    return found


def invitations(p: Board, seat: int) -> Offers:
    return [
        (("join", leader), cannot_join(p, seat, leader)) for leader, invited in p.invited if invited == seat
    ]


def cannot_invite(p: Board, seat: int, other: int) -> Reason | None:
    mine = party_of(p, seat)
    if mine is not None and mine.leader != seat:
        return ("leader_invites", mine.leader)
    if party_of(p, other) is not None:
        return ("in_a_party", other)
    for one in (seat, other):
        if battle_of(p, one) is not None:
            return ("has_fought", one)
    if p.at[other] != p.at[seat]:
        return ("not_here", other)
    return ("invited_already", other) if (seat, other) in p.invited else None


def cannot_join(p: Board, seat: int, leader: int) -> Reason | None:
    """BQ-PARTY-13. One Party a turn, and only before its battle."""
    if party_of(p, seat) is not None:
        return ("in_a_party", seat)
    for one in (seat, leader):
        if battle_of(p, one) is not None:
            return ("has_fought", one)
    return None if p.at[leader] == p.at[seat] else ("not_here", leader)


def invite(p: Board, seat: int, other: int) -> None:
    p.invited += ((seat, other),)
    tell(p, "invited", seat, other)


def join(p: Board, seat: int, leader: int) -> None:
    """BQ-PARTY-01, BQ-TURN-14. Whoever joins before his own go begins his Dungeon Phase with it."""
    lay_open(p, seat)
    mine = party_of(p, leader)
    p.parties = tuple([party for party in p.parties if party != mine])
    p.parties += (Party(leader, (*(mine.members if mine else (leader,)), seat)),)
    p.invited = tuple([one for one in p.invited if one[1] not in (seat, leader) and one[0] != seat])
    tell(p, "joined", seat, leader)


# Gifts ----------------------------------------------------------------------------------------------------


def cannot_give(p: Board, seat: int) -> Reason | None:
    """BQ-PARTY-03, BQ-OPEN-19, BQ-FAQ-17. Once a turn, as a Dungeon ability."""
    if not hp(p, seat):
        return ("no_hp",)
    if any([giver == seat for giver, _, _ in p.gifts]):
        return ("has_given",)
    if p.rules.abilities_before_moving and has_moved(p, seat):
        return ("has_moved",)
    if not sum(p.gear[seat]) and not any([cannot_part(p, card) is None for card in p.zones[PLAY + seat]]):
        return ("nothing_to_give",)
    return None


def cannot_part(p: Board, card: int) -> Reason | None:
    """BQ-PARTY-03/20. No Wound card, and nothing that is lent already."""
    kind = p.cast[card]
    if isinstance(kind, Card) and kind.sort == "wound":
        return ("wound_card",)
    return bound(p, card)


def begin_gift(p: Board, seat: int, other: int) -> None:
    p.gifts += ((seat, other, NONE),)
    push(p, give, seat, other)


@step
def give(p: Board, seat: int, other: int) -> None:
    """BQ-PARTY-03. Any number of Gear tokens, and one card lent or given, to one other member."""
    ask(p, GIFT, seat, other)


def _gifts(p: Board, seat: int, other: int) -> Candidates:
    for token in p.zones[SUPPLY]:
        if p.cast[token].id in TOKENS:
            yield ("give_token", token), None if held(p, seat, token) else ("no_such_token", token)
    gone = any([giver == seat and card != NONE for giver, _, card in p.gifts])
    for card in alike(p, p.zones[PLAY + seat]):
        why = ("gave_a_card",) if gone else cannot_part(p, card)
        yield ("lend", card, other), why
        yield ("give", card, other), why
    if any([giver == seat for giver, _, _ in p.gifts]):
        yield ("done",), None


def _given(p: Board, option: Option, seat: int, other: int) -> None:
    if option[0] == "done":
        return
    push(p, give, seat, other)
    if option[0] == "give_token":
        id = p.cast[option[1]].id
        lose_gear(p, seat, id)
        gain_gear(p, other, id)
        return
    card = option[1]
    p.gifts = tuple([(seat, other, card) if gift[0] == seat else gift for gift in p.gifts])
    hand_over(p, seat, other, card, option[0] == "lend")


GIFT = Question("gift", _gifts, _given)

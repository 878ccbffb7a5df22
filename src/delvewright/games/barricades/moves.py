"""Moves: what the rules do to cards, Wounds, XP and tokens. Every one tells what has happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from delvewright.games.barricades.arms import settle_weapons
from delvewright.games.barricades.board import (
    BOX,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    NONE,
    PLAY,
    SUPPLY,
    THRALLS,
    TOKENS,
    TREASURE_STREAM,
    TREASURES,
    WOUND_STREAM,
    WOUNDED,
    WOUNDS,
    Board,
    hp,
    room_for_wounds,
)
from delvewright.games.barricades.muster import typed
from delvewright.games.barricades.powers import power
from delvewright.games.barricades.shapes import Boost, Deed
from delvewright.kernel.chance import shuffled
from delvewright.kernel.events import tell
from delvewright.kernel.lanes import push_on
from delvewright.kernel.steps import push, step
from delvewright.words.decks import off_the_top
from delvewright.words.zones import move, put_on_top, zone_of

# Who does what ------------------------------------------------------------------------------------------


def befall(p: Board, doer: int, seat: int, step: Callable[..., None], *values: Any) -> None:
    """Let a step happen to a seat: now, if its lane runs or there are none; else in its own lane."""
    if seat == doer or not p.lanes:
        push(p, step, *values)
    else:
        push_on(p, seat, step, *values)


@step
def play_block(p: Board, address: str, seat: int, me: int) -> None:
    """A text happens to a seat."""
    p.stack = ((address, (0, seat, me, NONE)), p.stack)


def note(p: Board, seat: int, what: int, number: int = 0, piece: int = NONE) -> None:
    p.deeds += (Deed(seat, what, number, piece),)


# Cards --------------------------------------------------------------------------------------------------


def draw(p: Board, seat: int, count: int) -> tuple[int, ...]:
    """BQ-BASE-08, BQ-TURN-14. To the hand; once the hand is in play, into play at once."""
    cards = off_the_top(p, DECK + seat, DISCARD + seat, seat, count)
    zone = PLAY if seat in p.played else HAND
    p.zones[zone + seat] += cards
    if cards:
        p.news = True
        tell(p, "drew", seat, cards)
    return cards


@step
def draw_cards(p: Board, seat: int, count: int) -> None:
    """For whom it befalls in a lane of his own."""
    draw(p, seat, count)


def off_deck(p: Board, seat: int, count: int, own: bool = True) -> tuple[int, ...]:
    """The top cards of a deck, discarded, more by own effects; what happens on discarding them happens."""
    count += sum([boost.mills for boost in p.boosts if boost.seat == seat and own])
    cards = off_the_top(p, DECK + seat, DISCARD + seat, seat, count)
    p.zones[DISCARD + seat] += cards
    if cards:
        p.news = True
        tell(p, "milled", seat, cards)
    for card in cards:
        block = power(p, card).discarded
        if block is not None:
            block.push(p, seat, card)
    return cards


def lay_open(p: Board, seat: int) -> None:
    """BQ-TURN-14. The hand is in play from the first phase on."""
    if seat not in p.played:
        p.played += (seat,)
        p.zones[PLAY + seat] += p.zones[HAND + seat]
        p.zones[HAND + seat] = ()


def recall(p: Board, seat: int, card: int) -> None:
    """A card of the own discard pile comes into play."""
    move(p, card, DISCARD + seat, PLAY + seat)
    tell(p, "recalled", seat, card)


def owner_of(p: Board, card: int, holder: int) -> int:
    for lent, owner in p.lent:
        if lent == card:
            return owner
    return holder


def discard(p: Board, seat: int, card: int) -> None:
    """To the discard pile of who has it; a lent card goes home when the turn ends."""
    leave(p, seat, card)
    zone = HAND if card in p.zones[HAND + seat] else PLAY
    move(p, card, zone + seat, DISCARD + seat)
    tell(p, "discarded", seat, card)


def destroy(p: Board, seat: int, card: int) -> None:
    """BQ-LEX-04. To the destroyed pile, from wherever a Champion has it."""
    leave(p, seat, card)
    move(p, card, zone_of(p, card), DESTROYED)
    if p.lent:
        p.lent = tuple([pair for pair in p.lent if pair[0] != card])
    tell(p, "destroyed", seat, card)


def leave(p: Board, seat: int, card: int) -> None:
    """What goes with a card that leaves play: it is wielded no more, and its Weapons are let go."""
    if p.wielded:
        p.wielded = tuple([pair for pair in p.wielded if card not in pair])
    p.magical = tuple([hero for hero in p.magical if hero != card])
    p.unclassed = tuple([hero for hero in p.unclassed if hero != card])
    p.boosts = tuple([boost for boost in p.boosts if boost.target != card])


def gain(p: Board, seat: int, card: int) -> None:
    """BQ-LEX-06. To the discard pile, at no cost, from wherever it lies."""
    move(p, card, zone_of(p, card), DISCARD + seat)
    tell(p, "gained", seat, card)


def gain_wound_card(p: Board, seat: int, count: int = 1) -> None:
    """BQ-BASE-54. The top card of the Wound deck; when it is empty, healed ones are shuffled back."""
    for _ in range(count):
        if not p.zones[WOUNDS]:
            healed = tuple(
                [card for card in p.zones[DESTROYED] if getattr(p.cast[card], "deck", "") == "wound"]
            )
            p.zones[DESTROYED] = tuple([card for card in p.zones[DESTROYED] if card not in healed])
            p.zones[WOUNDS] = shuffled(p, WOUND_STREAM, healed)
        if p.zones[WOUNDS]:
            p.news = True
            note(p, seat, WOUNDED, 1)
            gain(p, seat, p.zones[WOUNDS][0])


def gain_thrall(p: Board, seat: int) -> None:
    if p.zones[THRALLS]:
        gain(p, seat, p.zones[THRALLS][0])


def gain_treasure(p: Board, seat: int) -> int:
    """BQ-BASE-47. The top Treasure to the discard pile; NONE when there is none left."""
    cards = off_the_top(p, TREASURES, BOX, TREASURE_STREAM, 1) if p.zones[TREASURES] else ()
    for card in cards:
        p.news = True
        put_on_top(p, card, TREASURES)
        gain(p, seat, card)
        return card
    return NONE


# Boosts -------------------------------------------------------------------------------------------------


def boost(p: Board, seat: int, source: int, target: int = NONE, **more: int) -> None:
    """For this turn: `physical`, `magic`, `skill`, `light`, `gold`, `hp`; of a Hero, or the Champion."""
    gift = Boost(source, seat, target, **more)
    p.boosts += (gift,)
    tell(p, "boosted", *gift)
    if gift.skill < 0:
        push(p, settle_weapons, seat)


def boost_attack(p: Board, seat: int, source: int, hero: int, amount: int) -> None:
    """BQ-BASE-55. Attack without a type is of the Hero who gets it."""
    physical, magic = typed(p, hero, amount)
    boost(p, seat, source, hero, physical=physical, magic=magic)


# Wounds -------------------------------------------------------------------------------------------------


def wound(p: Board, seat: int, count: int = 1) -> int:
    """BQ-DICE-13, BQ-FAQ-17. Tokens as far as they fit on the board; returns how many were gained."""
    fits = min(count, room_for_wounds(p, seat))
    if fits > 0:
        p.wounds[seat] += fits
        note(p, seat, WOUNDED, fits)
        tell(p, "wounded", seat, fits, p.wounds[seat])
        if not hp(p, seat):
            push(p, settle_weapons, seat)
    return max(0, fits)


# XP and Gear --------------------------------------------------------------------------------------------


def gain_xp(p: Board, seat: int, count: int) -> None:
    p.xp[seat] += count
    if count:
        tell(p, "gained_xp", seat, count)


def lose_xp(p: Board, seat: int, count: int) -> None:
    p.xp[seat] -= count


def gain_gear(p: Board, seat: int, token: str, count: int = 1) -> None:
    counts = list(p.gear[seat])
    counts[TOKENS.index(token)] += count
    p.gear[seat] = tuple(counts)
    tell(p, "gained_gear", seat, token, count)


def lose_gear(p: Board, seat: int, token: str, count: int = 1) -> None:
    counts = list(p.gear[seat])
    counts[TOKENS.index(token)] -= count
    p.gear[seat] = tuple(counts)


def use_gear(p: Board, seat: int, token: str) -> None:
    """BQ-LEX-14. A token is used up for what a card makes of it."""
    lose_gear(p, seat, token)
    tell(p, "used_gear", seat, token)


def token_pieces(p: Board) -> list[int]:
    """The pieces that stand for Gear tokens, one a sort."""
    return [piece for piece in p.zones[SUPPLY] if p.cast[piece].id in TOKENS]


# What can not be told apart ------------------------------------------------------------------------------


def alike(p: Board, pieces: Sequence[int]) -> list[int]:
    """One piece of each that are alike; whatever something was done to stands for itself."""
    if len(pieces) < 2:
        return list(pieces)
    cast, marks = p.cast, marked(p)
    seen: dict[Any, int] = {}
    for piece in pieces:
        seen.setdefault(piece if piece in marks else cast[piece].id, piece)
    return list(seen.values())


def marked(p: Board) -> set[int]:
    """The pieces that something was done to."""
    marks = {*p.magical, *p.unclassed}
    for pair in p.wielded:
        marks.update(pair)
    for boost in p.boosts:
        marks.add(boost.target)
    for _, piece, _ in p.used:
        marks.add(piece)
    for card, _ in p.lent:
        marks.add(card)
    return marks

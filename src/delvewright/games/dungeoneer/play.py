"""Playing cards: what a card costs, whether there is room for it, and where it goes (DN-HERO-13…15)."""

from __future__ import annotations

from delvewright.games.dungeoneer import moves
from delvewright.games.dungeoneer.board import HAND, INVENTORY, NONE, Board, boons, counted, noted, treasures
from delvewright.games.dungeoneer.kinds import Kind
from delvewright.games.dungeoneer.powers import Use
from delvewright.games.dungeoneer.scores import boon_limit, hero_limit, treasure_limit
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell
from delvewright.kernel.sight import show
from delvewright.words.zones import move


def refused(p: Board, seat: int, card: int) -> Reason | None:
    """Why a Glory card in hand can not be played now."""
    kind = p.cast[card]
    if kind.cost > p.glory[seat]:
        return ("too_dear", kind.cost, p.glory[seat])
    if kind.fits is not None:
        why = kind.fits(p, seat, card)
        if why is not None:
            return why
    if kind.duration == "attachment":
        return None if hosts(p, seat, card) else ("no_host", card)
    return no_room(p, seat, card)


def no_room(p: Board, seat: int, card: int) -> Reason | None:
    """DN-HERO-14/15, DN-OPEN-34. Why a Permanent has no place in the Inventory; one for the same part of the
    body may take the other's place."""
    kind = p.cast[card]
    if kind.duration != "permanent":
        return None
    if kind.sort == "boon":
        held, limit = len(boons(p, seat)), boon_limit(p, seat)
    else:
        held = len(treasures(p, seat)) - (same_slot(p, seat, kind) != NONE)
        if held < hero_limit(p, seat):
            return None
        more, condition = kind.gives.get("treasures", (0, None))  # DN-EFFECT-19
        limit = treasure_limit(p, seat) + (more if condition is None or condition(p, seat, NONE) else 0)
    return ("no_room", held, limit) if held >= limit else None


def same_slot(p: Board, seat: int, kind: Kind) -> int:
    """The Treasure worn where another would be, or NONE."""
    if kind.slot not in ("", "none") and p.rules.one_a_slot:
        for card in p.zones[INVENTORY + seat]:
            if p.cast[card].slot == kind.slot:
                return card
    return NONE


def play(p: Board, seat: int, card: int) -> None:
    """DN-HERO-13. Pay its Glory; an Instant is discarded at once, a Permanent stays (DN-COMP-21/23)."""
    kind = p.cast[card]
    p.news = True
    p.glory[seat] -= kind.cost
    tell(p, "played", seat, card, kind.cost)
    if kind.duration == "attachment":
        show(p, (card,))
        ask(p, ATTACH, seat, card)
        return
    if kind.duration == "instant":
        moves.discard(p, card, seat)
    else:
        worn = same_slot(p, seat, kind)
        if worn != NONE:
            moves.discard(p, worn, seat)
        move(p, card, HAND + seat, INVENTORY + seat)
    if kind.play is not None:
        kind.play.push(p, seat, card)


def refused_using_up(p: Board, seat: int, card: int, use: Use) -> Reason | None:
    kind = p.cast[card]
    if kind.cost > p.glory[seat]:
        return ("too_dear", kind.cost, p.glory[seat])
    return use.fits(p, seat, card) if use.fits is not None else None


def use_up(p: Board, seat: int, card: int, index: int) -> None:
    """DN-EFFECT-24. A Treasure used up the moment it is played needs no slot."""
    kind = p.cast[card]
    p.glory[seat] -= kind.cost
    tell(p, "played", seat, card, kind.cost)
    moves.discard(p, card, seat)
    kind.uses[index].block.push(p, seat, card)


def tokens(p: Board, card: int) -> int:
    return counted(p.tokens, card)


def pay_use(p: Board, seat: int, card: int, use: Use) -> None:
    """The price of a use: Glory, tokens, or the card itself; a Treasure without effect left is discarded."""
    p.glory[seat] -= use.glory
    tell(p, "used", seat, card, use.glory)
    if use.tokens:
        p.tokens = noted(p.tokens, card, tokens(p, card) - use.tokens)
    if use.discards or (use.tokens and not tokens(p, card)):  # DN-EFFECT-23
        moves.discard(p, card, seat)


# Attachments ------------------------------------------------------------------------------------------


def hosts(p: Board, seat: int, card: int) -> list[int]:
    """DN-COMP-19. The cards of the player's own an Attachment may go under."""
    wanted = p.cast[card].hosts_slot
    return [host for host in p.zones[INVENTORY + seat] if p.cast[host].slot == wanted]


def _hosts(p: Board, seat: int, card: int) -> Candidates:
    for host in hosts(p, seat, card):
        yield ("attach", host), None


def _attached(p: Board, option: Option, seat: int, card: int) -> None:
    moves.attach(p, card, option[1])


ATTACH = Question("attach", _hosts, _attached)

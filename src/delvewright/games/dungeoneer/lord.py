"""The Dungeonlord Phase: Banes and Encounters, paid with an opponent's Peril (DN-LORD)."""

from __future__ import annotations

from delvewright.games.dungeoneer import combat, ending, moves, windows
from delvewright.games.dungeoneer.board import FIGHT, HAND, NONE, PACK, WORLD, Board, alive, hero
from delvewright.games.dungeoneer.powers import BANED
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell
from delvewright.kernel.sight import show
from delvewright.kernel.steps import push, step
from delvewright.words.zones import move, zone_of


@step
def act(p: Board, seat: int) -> None:
    """DN-LORD-01/09, DN-DP-05/06. The next card a Dungeonlord plays; none is compulsory."""
    if ending.check(p, act, seat) or p.life[seat] <= 0:
        return
    push(p, act, seat)
    ask(p, LORD, seat, always=True)


def _plays(p: Board, seat: int) -> Candidates:
    """While Encounters lie ready for a hero, more may be added, or they attack (DN-LORD-08)."""
    cast, hand, seen = p.cast, p.zones[HAND + seat], set()
    others = [other for other in alive(p) if other != seat]
    fresh_first = sorted(hand, key=lambda card: card in p.attacked) if p.attacked else hand
    for card in (*fresh_first, *p.zones[PACK + seat]):
        kind = cast[card]
        if kind.resource != "peril":
            continue
        if card in hand:  # two of a kind in hand are one choice; in the Pack each may be hurt differently
            if kind.id in seen:
                continue
            seen.add(kind.id)
        for other in others:
            if kind.sort == "encounter":
                yield ("send", card, other), refused_encounter(p, seat, card, other)
            elif not p.group:
                yield ("bane", card, other), refused_bane(p, seat, card, other)
    yield (("attack",) if p.group else ("build",)), None


def refused_encounter(p: Board, seat: int, card: int, other: int) -> Reason | None:
    """DN-LORD-02/11/17, DN-OPEN-09. Why an Encounter can not be sent at a player's hero."""
    if p.group and other != p.quarry:
        return ("other_quarry", p.quarry)
    if other in p.quelled and p.rules.one_group:
        return ("attacked_already",)
    if card in p.attacked:
        return ("attacked_already",)
    return combat.refused_peril(p, other, p.cast[card].cost)


def refused_bane(p: Board, seat: int, card: int, other: int) -> Reason | None:
    """DN-LORD-02/03, DN-OPEN-43. Why a Bane can not be played on a player, or with his Peril."""
    kind = p.cast[card]
    why = combat.refused_peril(p, other, kind.cost)
    if why is None and kind.targets is not None:
        why = kind.targets(p, seat, card, other)
    return why


def _played(p: Board, option: Option, seat: int) -> None:
    verb = option[0]
    if verb == "build":
        _, p.stack = p.stack
    elif verb == "attack":
        group, quarry = p.group, p.quarry
        p.group, p.quarry = (), NONE
        p.quelled += (quarry,)
        march(p, seat, quarry, p.at[quarry], group)
    else:
        _, card, other = option
        show(p, (card,))
        p.peril[other] -= p.cast[card].cost
        tell(p, "sent" if verb == "send" else "bane", seat, card, other, p.cast[card].cost)
        if verb == "send":
            move(p, card, zone_of(p, card), FIGHT)
            p.group += (card,)
            p.quarry = other
        else:
            push(p, strike_with_bane, seat, card, other)
            p.bane = card
            windows.open_window(p, other, BANED)


LORD = Question("lord", _plays, _played)


@step
def strike_with_bane(p: Board, seat: int, card: int, other: int) -> None:
    """DN-EFFECT-02, DN-COMP-19/21/23. A Bane works, unless it was cancelled."""
    if p.bane == NONE:
        moves.discard(p, card, seat)
        return
    p.bane = NONE
    kind = p.cast[card]
    if kind.duration == "instant":
        moves.discard(p, card, seat)
    elif kind.duration == "permanent":
        move(p, card, HAND + seat, WORLD)
    elif kind.play is None:  # it hangs on the hero
        moves.attach(p, card, hero(p, other))
    if kind.play is not None:
        kind.play.push(p, seat, card, other)


@step
def march(p: Board, seat: int, quarry: int, place: int, group: tuple[int, ...]) -> None:
    """DN-LORD-16. In the order laid down: Traps are sprung, monsters between them fight as one combat. Of a
    hero who has fallen or got away the rest finds nothing (DN-EFFECT-05)."""
    if ending.check(p) or not group:
        return
    if p.at[quarry] != place or p.life[seat] <= 0:
        push(p, combat.retire, seat, group)
        for card in group:
            if p.cast[card].subtype == "trap":
                moves.discard(p, card, seat)
        return
    if p.cast[group[0]].subtype == "trap":
        push(p, march, seat, quarry, place, group[1:])
        spring(p, seat, quarry, group[0])
        return
    count = next((index for index, card in enumerate(group) if p.cast[card].subtype == "trap"), len(group))
    count = count if p.rules.attack_together else 1
    push(p, march, seat, quarry, place, group[count:])
    combat.attack(p, seat, quarry, group[:count])


def spring(p: Board, seat: int, quarry: int, trap: int) -> None:
    """DN-THREAT-06, DN-COMBAT-28. A Trap reaches every hero in the space, and is discarded."""
    tell(p, "sprung", seat, trap, quarry)
    moves.discard(p, trap, seat)
    block = p.cast[trap].play
    if block is not None:
        block.push(p, seat, trap, quarry)


# The end of the phase ---------------------------------------------------------------------------------


@step
def trim_pack(p: Board, seat: int) -> None:
    """DN-COMBAT-25, DN-OPEN-03, DN-DP-18. A Pack above its limit loses what its owner likes least."""
    limit = p.rules.pack_limit
    if limit and len(p.zones[PACK + seat]) > limit:
        push(p, trim_pack, seat)
        ask(p, PACKS, seat)


def _packed(p: Board, seat: int) -> Candidates:
    for card in p.zones[PACK + seat]:
        yield ("discard", card), None


def _trimmed(p: Board, option: Option, seat: int) -> None:
    moves.discard(p, option[1], seat)


PACKS = Question("pack", _packed, _trimmed)

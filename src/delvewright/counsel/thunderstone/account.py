"""The account: what a hand can do against each Monster, by the rules themselves, effects included.

It counts nothing that the seat cannot know: cards still to be drawn, hands of others and the Dungeon Deck
are left out, so that every world the seat can imagine gives the same account.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from delvewright.counsel.thunderstone.arms import arm
from delvewright.games.thunderstone import GAME
from delvewright.games.thunderstone.board import (
    DECK,
    DECK_ZONES,
    DESTROYED,
    DISCARD,
    HALL,
    HAND,
    SEAT_ZONES,
    Board,
    hand,
    monsters_in_hall,
    others,
)
from delvewright.games.thunderstone.dungeon import cannot_attack
from delvewright.games.thunderstone.kinds import Kind
from delvewright.games.thunderstone.muster import Muster
from delvewright.games.thunderstone.village import cannot_use, use
from delvewright.kernel.ask import Option
from delvewright.kernel.steps import run
from delvewright.views.thunderstone.preview import reckon, vp_gain

DRAFTS = 20
"""Ways to use a hand's effects that are looked at: hands with more are rare."""

CHOICES = 6
"""Answers to a question an effect asks that are looked at."""

Price = Callable[[Kind], float]
"""What the loss of a card is worth to whoever asks."""

Step = tuple[Option, ...]
"""An effect to use, and the answers to what it asks."""


class Way:
    """One Monster, and the best way found to meet it."""

    __slots__ = ("foe", "held", "lost", "muster", "uses", "wins", "world")

    def __init__(
        self,
        world: Board,
        foe: int,
        muster: Muster,
        held: tuple[tuple[int, int], ...],
        uses: tuple[Step, ...],
        lost: list[int],
    ):
        self.world = world  # with the hall as it will be
        self.foe = foe
        self.muster = muster  # as it will be once the Monster's own effects have worked
        self.held = held  # (weapon, hero)
        self.uses = uses
        self.lost = lost  # cards of the hand that it costs
        self.wins = muster.wins


def by_use(kind: Kind) -> float:
    """Roughly what a card is good for, for those who have no prices of their own."""
    return (kind.vp or 0) + kind.level + 0.3 * (kind.attack + kind.magic + kind.light + kind.worth) + 0.1


def account(p: Board, seat: int, foes: Iterable[int] | None = None, price: Price = by_use) -> list[Way]:
    """The best way to meet each Monster that may be attacked: won if it can be, at the lowest price."""
    targets = monsters_in_hall(p) if foes is None else list(foes)
    mine = [piece for piece in hand(p, seat) if piece not in p.doomed]  # those go whatever is done
    best: dict[int, tuple[tuple[float, ...], Way]] = {}
    left = targets  # those not beaten for nothing yet: no later draft does better
    for world, uses in drafts(p, seat, price):
        here = world.zones[seat * SEAT_ZONES + HAND]
        gone = world.zones[DESTROYED]
        lost = [piece for piece in mine if piece in world.doomed or (piece not in here and piece in gone)]
        for foe in left:
            if any(foe in world.zones[zone] for zone in HALL):
                for way in _meetings(world, seat, foe, uses, lost, mine):
                    merit = _merit(p, way, price)
                    if merit is not None and (foe not in best or merit > best[foe][0]):
                        best[foe] = (merit, way)
        left = [foe for foe in left if foe not in best or best[foe][0][:2] != (1.0, 0.0)]
        if not left:
            break
    return [best[foe][1] for foe in targets if foe in best]


def _merit(p: Board, way: Way, price: Price) -> tuple[float, ...] | None:
    """A victory at a low price comes first; nobody pays for a defeat."""
    cost = sum([max(0.0, price(p.cast[piece])) for piece in way.lost], 0.0)
    if not way.wins:
        return None if way.lost else (0.0, way.muster.value, -len(way.uses))
    return (1.0, -cost, -len(way.uses), way.muster.value)


def best_way(p: Board, seat: int, foes: Iterable[int] | None = None) -> Way | None:
    """The way that gives most VP, then XP; or else the one that comes closest."""
    return max(
        account(p, seat, foes),
        key=lambda way: (
            way.wins,
            vp_gain(p, seat, way.foe) if way.wins else way.muster.value - way.muster.health,
            p.cast[way.foe].xp,
        ),
        default=None,
    )


# What the hand may become ----------------------------------------------------------------------------


def sure(p: Board, seat: int) -> Board:
    """The position with all that the seat cannot know left out, ready to use effects in."""
    world: Board = p.clone()
    zones = world.zones
    for other in others(p, seat):
        zones[other * SEAT_ZONES + HAND] = ()
    lent = [piece for _, piece, _ in p.offered]  # discards that a card may still make use of
    for each in range(len(p.xp)):
        base = each * SEAT_ZONES
        zones[base + DECK] = ()
        zones[base + DISCARD] = (
            tuple([piece for piece in zones[base + DISCARD] if piece in lent]) if lent else ()
        )
    for zone in DECK_ZONES:
        zones[zone] = ()
    world.told = None
    return world


def drafts(p: Board, seat: int, price: Price) -> Iterator[tuple[Board, tuple[Step, ...]]]:
    """The hand as it lies, with every effect that costs nothing, and with others used as well.

    Those that cost cards come last, so that what is already planned is still found while it is carried out.
    """
    world = sure(p, seat)
    world.stack, world.ask, world.waiting = (), None, ()
    world.turn, world.revealed, world.entered = seat, True, True
    fixed = {piece for piece, _ in p.used} | set(p.doomed)  # what was used or conjured is not laid down
    world.held = tuple([pair for pair in p.held if pair[0] in fixed])
    yield world, ()
    cast = p.cast
    abilities = [
        (piece, index)
        for piece in hand(p, seat)
        for index, ability in enumerate(cast[piece].dungeon)
        if not ability.held and cannot_use(world, seat, piece, index, ability) is None
    ]
    if not abilities:
        return
    uses: tuple[Step, ...] = ()
    open_ones = []
    for piece, index in abilities:
        found = list(outcomes(world, seat, ("use", piece, index), price))
        if len(found) == 1 and _free(world, found[0][0], seat):
            if _tells(world, found[0][0]):
                world = found[0][0]
                uses += ((("use", piece, index), *found[0][1]),)
        elif found:
            cards = len(hand(world, seat))
            cost = min([max(0, cards - len(hand(after, seat))) for after, _ in found])
            open_ones.append((cost, piece, index))
    if uses:
        yield world, uses
    open_ones.sort(key=lambda one: one[0])
    yield from _more(world, seat, uses, [(piece, index) for _, piece, index in open_ones], price)


def _more(
    world: Board, seat: int, uses: tuple[Step, ...], abilities: list[tuple[int, int]], price: Price
) -> Iterator[tuple[Board, tuple[Step, ...]]]:
    """Effects that ask, cost or change the hall, alone and together, as many as are looked at."""
    todo = [(world, uses, 0)]
    count = 0
    while todo:
        world, uses, start = todo.pop(0)
        for at in range(start, len(abilities)):
            piece, index = abilities[at]
            ability = world.cast[piece].dungeon[index]
            if piece not in hand(world, seat) or cannot_use(world, seat, piece, index, ability) is not None:
                continue
            for after, answers in outcomes(world, seat, ("use", piece, index), price):
                if not _tells(world, after):
                    continue
                count += 1
                if count > DRAFTS:
                    return
                step = (("use", piece, index), *answers)
                yield after, (*uses, step)
                todo.append((after, (*uses, step), at if ability.repeat else at + 1))


def outcomes(world: Board, seat: int, option: Option, price: Price) -> Iterator[tuple[Board, Step]]:
    """The position after an effect, once for each of its answers that is worth a look."""
    _, piece, index = option
    first = world.clone()
    use(first, seat, piece, index, first.cast[piece].dungeon[index])
    run(first)
    todo: list[tuple[Board, Step]] = [(first, ())]
    while todo:
        now, answers = todo.pop()
        ask = now.ask
        if now.result or now.layout is not world.layout or now.turns != world.turns:
            continue  # what ends the game is no way to fight
        if ask is None:
            yield now, answers
            continue
        if ask.seat != seat:
            options: list[Option] = [ask.options[-1]]
        else:
            options = worth_a_look(now, ask.options, price)
        for answer in options:
            branch = now.clone()
            GAME.apply(branch, answer)
            todo.append((branch, (*answers, answer) if ask.seat == seat else answers))


def worth_a_look(p: Board, options: tuple[Option, ...], price: Price) -> list[Option]:
    """Of cards to give up, the cheapest; of anything else, the first few."""
    if options[0][0] in ("destroy", "discard"):
        touching = [option for option in options if len(option) > 1]
        return [min(touching, key=lambda option: price(p.cast[option[1]]))]
    return list(options[:CHOICES])


def _free(before: Board, after: Board, seat: int) -> bool:
    """Whether an effect took nothing and moved nothing: it may as well be used."""
    a, b, base = before.zones, after.zones, seat * SEAT_ZONES
    return (
        before.doomed == after.doomed
        and before.converted == after.converted
        and a[base + HAND] == b[base + HAND]
        and a[base + DISCARD] == b[base + DISCARD]
        and all([a[zone] == b[zone] for zone in HALL])
    )


_FACTS = ("boosts", "converted", "weakened", "weightless", "doomed", "held", "cast", "zones")


def _tells(before: Board, after: Board) -> bool:
    """Whether an effect changed anything that a fight depends on."""
    return any([getattr(before, name) != getattr(after, name) for name in _FACTS])


# The meeting -----------------------------------------------------------------------------------------


def _meetings(
    world: Board, seat: int, foe: int, uses: tuple[Step, ...], lost: list[int], mine: list[int]
) -> Iterator[Way]:
    """The party as it stands in this world against one Monster: armed, and with its Weapons put to use."""
    before = world.held
    for strongest_first in (False, True):
        world.held = arm(world, seat, foe, strongest_first)
        if cannot_attack(world, seat, foe) is not None:
            break
        m, held = reckon(world, seat, foe), world.held
        yield Way(world, foe, m, held, uses, lost)
        if m.wins:
            break
        yield from _with_weapons_used(world, seat, foe, uses, lost, mine)
        if not held or world.cast[foe].battle is None:
            break
    world.held = before


def _with_weapons_used(
    world: Board, seat: int, foe: int, uses: tuple[Step, ...], lost: list[int], mine: list[int]
) -> Iterator[Way]:
    """Effects of Weapons that work only in a hand, one after the other until the fight is won."""
    now = world
    for weapon, _ in world.held:
        for index, ability in enumerate(world.cast[weapon].dungeon):
            if ability.held and cannot_use(now, seat, weapon, index, ability) is None:
                now = now.clone()
                use(now, seat, weapon, index, ability)
                run(now)
                if now.ask is not None:
                    return
                uses = (*uses, (("use", weapon, index),))
                m = reckon(now, seat, foe)
                doomed = [piece for piece in now.doomed if piece in mine and piece not in lost]
                yield Way(now, foe, m, now.held, uses, [*lost, *doomed])
                if m.wins:
                    return

"""What to give up, show or pick when a card asks: the least of one's own, the best of the rest."""

from __future__ import annotations

from delvewright.bots.thunderstone.fight import FIGHT_BONUS, best_fight
from delvewright.bots.thunderstone.outlook import Outlook
from delvewright.bots.thunderstone.worth import worth
from delvewright.counsel.thunderstone.account import sure
from delvewright.games.thunderstone import GAME, kinds
from delvewright.games.thunderstone.board import (
    DESTROYED,
    Board,
    hand,
    monsters_in_hall,
    owned,
    strength,
    weight,
)
from delvewright.games.thunderstone.kinds import Kind
from delvewright.games.thunderstone.muster import muster
from delvewright.games.thunderstone.score import total
from delvewright.kernel.ask import Ask, Option


def use_now(p: Board, piece: int) -> float:
    """How much a card in hand helps the next turn."""
    fight, arm, light, gold, draws, _, _, _ = worth(p.cast[piece])
    return fight + 0.8 * arm + 1.3 * light + 0.6 * gold + 0.8 * draws


def choose(p: Board, ask: Ask, outlook: Outlook | None = None) -> Option:
    """An answer to any question a card puts, by its verb.

    An outlook is given where `p` is a world without what is hidden: most of the party is not in it.
    """
    options = ask.options
    if outlook is None or outlook.seat != ask.seat:
        outlook = Outlook(p, ask.seat)
    verb = options[0][0]
    if verb in FOR_THE_FIGHT and p.entered and not p.fought and ask.seat == p.turn:
        return for_the_fight(p, ask, outlook)
    return VERBS.get(verb, first)(p, outlook, options)


def for_the_fight(p: Board, ask: Ask, outlook: Outlook) -> Option:
    """Whatever leads to the best fight, found out by answering so in a world without what is hidden."""
    seat = ask.seat
    outlook.lead(p)  # reckoned here: a world without what is hidden has nothing of the others' in it
    before, foes = set(hand(p, seat)), monsters_in_hall(p)

    def outcome(option: Option) -> tuple[float, int, int]:
        world = sure(p, seat)
        GAME.apply(world, option)
        for _ in range(MOST_ANSWERS):
            if world.ask is None or world.turns != p.turns or world.layout is not p.layout:
                break
            if world.ask.question == "dungeon.ready":
                break
            GAME.apply(world, choose(world, world.ask, outlook))
        if world.ask is None or world.layout is not p.layout:
            return -1000.0, 0, 0
        lost = sum([outlook.value(p.cast[piece]) for piece in before if piece in world.zones[DESTROYED]], 0.0)
        if world.turns != p.turns:  # one target was left, and nothing else to do: it was attacked at once
            won = [foe for foe in foes if foe in owned(world, seat)]
            return sum([outlook.value(p.cast[foe]) + FIGHT_BONUS for foe in won], 0.0) - lost, 0, 0
        fight = best_fight(world, seat, outlook)
        if fight is None:
            return -lost, 0, -100
        margin = fight.way.muster.value - fight.way.muster.health
        return fight.merit - lost, -len(fight.way.uses) if fight.wins else 0, margin

    return max(ask.options, key=outcome)


def first(p: Board, outlook: Outlook, options: tuple[Option, ...]) -> Option:
    return options[0]


def discard(p: Board, outlook: Outlook, options: tuple[Option, ...]) -> Option:
    """The card that helps least now; it is not lost."""
    return min(_touching(options), key=lambda option: use_now(p, option[1]))


def destroy(p: Board, outlook: Outlook, options: tuple[Option, ...]) -> Option:
    """The card the party is best rid of; none if it may be spared and would be missed."""
    refusal = options[-1]
    if len(refusal) > 1:
        return cage(p, outlook, options)
    gain, chosen = max([(riddance(p.cast[option[1]], outlook), option) for option in _touching(options)])
    return chosen if gain > 0 else refusal


def riddance(kind: Kind, outlook: Outlook) -> float:
    """What it is worth to be rid of a card, in VP; 0 or less: it may stay."""
    return spared(kind) - outlook.loss(kind)


def spared(kind: Kind) -> float:
    """The value, in VP, above which a card may stay: what was bought is not given up so lightly.

    Light least of all: once others who bear it have fallen, it would be bought back.
    """
    if kind.classes & (kinds.MILITIA | kinds.DISEASE):
        return 0.0
    return SPARED_LIGHT if kind.light > 0 else SPARED


def cage(p: Board, outlook: Outlook, options: tuple[Option, ...]) -> Option:
    return min([(outlook.value(p.cast[option[1]]), option) for option in _touching(options)])[1]


def show(p: Board, outlook: Outlook, options: tuple[Option, ...]) -> Option:
    """A Thief is safe to show; otherwise the Hero missed least."""
    safe = [
        option for option in _touching(options) if p.cast[option[1]].classes & (kinds.THIEF | kinds.SPELL)
    ]
    return safe[0] if safe else cage(p, outlook, options)


def feed(p: Board, outlook: Outlook, options: tuple[Option, ...]) -> Option:
    """A Hero just too weak for a Weapon that nobody holds, else the strongest."""
    cast = p.cast
    held = {piece for pair in p.held for piece in pair}
    free = [
        piece for piece in hand(p, outlook.seat) if cast[piece].classes & kinds.WEAPON and piece not in held
    ]
    loads = [weight(p, weapon) for weapon in free]

    def need(option: Option) -> tuple[bool, int]:
        power = strength(p, option[1])
        lifts = option[1] not in held and any(power < load <= power + 2 for load in loads)
        return lifts, power

    return max(options, key=need)


def strongest(p: Board, outlook: Outlook, options: tuple[Option, ...]) -> Option:
    """The card that helps most in this fight."""
    return max(_touching(options), key=lambda option: use_now(p, option[1]))


def richest(p: Board, outlook: Outlook, options: tuple[Option, ...]) -> Option:
    """The Monster worth most VP."""
    return max(_touching(options), key=lambda option: p.cast[option[1]].vp or 0)


def leave_out(p: Board, outlook: Outlook, options: tuple[Option, ...]) -> Option:
    """The Hero that adds least to the fight at hand."""
    lines = muster(p, outlook.seat, p.foe).lines
    return min(options, key=lambda option: sum(lines.get(option[1], (0, 0, 0))))


def send_down(p: Board, outlook: Outlook, options: tuple[Option, ...]) -> Option:
    """Monsters stay where they are if they may; otherwise the one least worth its trouble goes."""
    if len(options[-1]) == 1:
        return options[-1]
    return min(options, key=lambda option: (p.cast[option[1]].vp or 0) - 0.5 * p.cast[option[1]].health)


def challenge(p: Board, outlook: Outlook, options: tuple[Option, ...]) -> Option:
    """Whoever leads."""
    return max(options, key=lambda option: total(p, option[1]))


def judged(p: Board, outlook: Outlook, options: tuple[Option, ...]) -> Option:
    """Lose the kind of attack of which the Monster does not demand any."""
    m = muster(p, outlook.seat, p.foe)
    magic = sum([1 for hero in m.party if m.lines[hero][1] > 0])
    return options[1] if m.magic > len(m.party) and magic == len(m.party) else options[0]


def _touching(options: tuple[Option, ...]) -> list[Option]:
    return [option for option in options if len(option) > 1]


FOR_THE_FIGHT = frozenset(("feed", "conjure", "hand_to", "send_down", "recruit", "borrow", "mask", "copy"))
"""What is chosen by what the party can do afterwards."""

MOST_ANSWERS = 8
SPARED = -0.25  # VP: a card that does so little harm may stay
SPARED_LIGHT = -0.75

VERBS = {
    "discard": discard,
    "destroy": destroy,
    "cage": cage,
    "show": show,
    "feed": feed,
    "send_down": send_down,
    "snatch": richest,
    "cull": richest,
    "claim": richest,
    "copy": strongest,
    "recruit": strongest,
    "conjure": strongest,
    "hand_to": strongest,
    "borrow": strongest,
    "carry": strongest,
    "put_back": strongest,
    "mask": discard,
    "leave_out": leave_out,
    "challenge": challenge,
    "lose_attack": judged,
    "spoils": first,
}

"""What to give up, show or pick when a card asks: the least of one's own, the best of the rest."""

from __future__ import annotations

from delvewright.bots.thunderstone.fight import best_fight
from delvewright.bots.thunderstone.outlook import Outlook
from delvewright.bots.thunderstone.worth import worth
from delvewright.counsel.thunderstone.account import sure
from delvewright.games.thunderstone import GAME, kinds
from delvewright.games.thunderstone.kinds import Kind
from delvewright.games.thunderstone.muster import muster
from delvewright.games.thunderstone.score import total
from delvewright.games.thunderstone.table import DESTROYED, Board, hand, strength, weight
from delvewright.kernel.ask import Ask, Option


def use_now(p: Board, piece: int) -> float:
    """How much a card in hand helps the next turn."""
    fight, arm, light, gold, draws, _, _, _ = worth(p.cast[piece])
    return fight + 0.8 * arm + 1.3 * light + 0.6 * gold + 0.8 * draws


def choose(p: Board, ask: Ask) -> Option:
    """An answer to any question a card puts, by its verb."""
    options = ask.options
    verb = options[0][0]
    if verb in FOR_THE_FIGHT and p.entered and not p.fought and ask.seat == p.turn:
        return for_the_fight(p, ask)
    return VERBS.get(verb, first)(p, ask.seat, options)


def for_the_fight(p: Board, ask: Ask) -> Option:
    """Whatever leads to the best fight, found out by answering so in a world without what is hidden."""
    seat = ask.seat
    outlook = Outlook(p, seat)
    outlook.lead(p)  # reckoned here: a world without what is hidden has nothing of the others' in it
    before = set(hand(p, seat))

    def outcome(option: Option) -> tuple[float, float]:
        world = sure(p, seat)
        GAME.apply(world, option)
        for _ in range(MOST_ANSWERS):
            if world.ask is None or world.layout is not p.layout or world.ask.question == "dungeon.ready":
                break
            GAME.apply(world, choose(world, world.ask))
        if world.ask is None or world.ask.question != "dungeon.ready" or world.layout is not p.layout:
            return -1000.0, 0.0
        lost = sum([outlook.value(p.cast[piece]) for piece in before if piece in world.zones[DESTROYED]])
        fight = best_fight(world, seat, outlook)
        margin = fight.way.muster.value - fight.way.muster.health if fight else -100
        return (fight.worth if fight else 0.0) - lost, margin

    return max(ask.options, key=outcome)


def first(p: Board, seat: int, options: tuple[Option, ...]) -> Option:
    return options[0]


def discard(p: Board, seat: int, options: tuple[Option, ...]) -> Option:
    """The card that helps least now; it is not lost."""
    return min(_touching(options), key=lambda option: use_now(p, option[1]))


def destroy(p: Board, seat: int, options: tuple[Option, ...]) -> Option:
    """The card the party misses least; none if it may be spared and would be missed."""
    outlook = Outlook(p, seat)
    lost, chosen = min([(outlook.value(p.cast[option[1]]), option) for option in _touching(options)])
    refusal = options[-1]
    return refusal if len(refusal) == 1 and lost > spared(p.cast[chosen[1]]) else chosen


def spared(kind: Kind) -> float:
    """The value, in VP, above which a card may stay: what was bought is not given up so lightly."""
    return 0.0 if kind.classes & (kinds.MILITIA | kinds.DISEASE) else SPARED


def cage(p: Board, seat: int, options: tuple[Option, ...]) -> Option:
    outlook = Outlook(p, seat)
    return min([(outlook.value(p.cast[option[1]]), option) for option in _touching(options)])[1]


def show(p: Board, seat: int, options: tuple[Option, ...]) -> Option:
    """A Thief is safe to show; otherwise the Hero missed least."""
    safe = [
        option for option in _touching(options) if p.cast[option[1]].classes & (kinds.THIEF | kinds.SPELL)
    ]
    return safe[0] if safe else cage(p, seat, options)


def feed(p: Board, seat: int, options: tuple[Option, ...]) -> Option:
    """A Hero just too weak for a Weapon that nobody holds, else the strongest."""
    cast = p.cast
    held = {piece for pair in p.held for piece in pair}
    free = [piece for piece in hand(p, seat) if cast[piece].classes & kinds.WEAPON and piece not in held]
    loads = [weight(p, weapon) for weapon in free]

    def need(option: Option) -> tuple[bool, int]:
        power = strength(p, option[1])
        lifts = option[1] not in held and any(power < load <= power + 2 for load in loads)
        return lifts, power

    return max(options, key=need)


def strongest(p: Board, seat: int, options: tuple[Option, ...]) -> Option:
    """The card that helps most in this fight."""
    return max(_touching(options), key=lambda option: use_now(p, option[1]))


def richest(p: Board, seat: int, options: tuple[Option, ...]) -> Option:
    """The Monster worth most VP."""
    return max(_touching(options), key=lambda option: p.cast[option[1]].vp or 0)


def leave_out(p: Board, seat: int, options: tuple[Option, ...]) -> Option:
    """The Hero that adds least to the fight at hand."""
    lines = muster(p, seat, p.foe).lines
    return min(options, key=lambda option: sum(lines.get(option[1], (0, 0, 0))))


def send_down(p: Board, seat: int, options: tuple[Option, ...]) -> Option:
    """Monsters stay where they are if they may; otherwise the one least worth its trouble goes."""
    if len(options[-1]) == 1:
        return options[-1]
    return min(options, key=lambda option: (p.cast[option[1]].vp or 0) - 0.5 * p.cast[option[1]].health)


def challenge(p: Board, seat: int, options: tuple[Option, ...]) -> Option:
    """Whoever leads."""
    return max(options, key=lambda option: total(p, option[1]))


def judged(p: Board, seat: int, options: tuple[Option, ...]) -> Option:
    """Lose the kind of attack of which the Monster does not demand any."""
    m = muster(p, seat, p.foe)
    magic = sum([1 for hero in m.party if m.lines[hero][1] > 0])
    return options[1] if m.magic > len(m.party) and magic == len(m.party) else options[0]


def _touching(options: tuple[Option, ...]) -> list[Option]:
    return [option for option in options if len(option) > 1]


FOR_THE_FIGHT = frozenset(("feed", "conjure", "hand_to", "send_down", "recruit", "borrow", "mask", "copy"))
"""What is chosen by what the party can do afterwards."""

MOST_ANSWERS = 8
SPARED = -0.25  # VP: a card that does so little harm may stay

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

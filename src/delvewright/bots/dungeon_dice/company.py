"""Company: familiars, classes, places, duels and epic combats."""

from __future__ import annotations

from delvewright.bots.dungeon_dice.acts import PASS, missed
from delvewright.bots.dungeon_dice.fray import Fray
from delvewright.bots.dungeon_dice.meeting import strength_of, willing
from delvewright.bots.dungeon_dice.odds import LEVEL_DIE, gain, strength
from delvewright.bots.dungeon_dice.prospect import Prospect
from delvewright.bots.dungeon_dice.worth import WOUND, reward_worth
from delvewright.games.dungeon_dice.board import Board, face_of, of_type, owner_of
from delvewright.games.dungeon_dice.dice import kind_of, total, value
from delvewright.games.dungeon_dice.duel import sought
from delvewright.games.dungeon_dice.levels import foe_level, level_dice
from delvewright.kernel.ask import Ask, Option
from delvewright.words.dice import standing

DREARY = ("forest", "crypt", "dungeon", "volcano", "gem_mines", "wizards_tower", "tavern")
"""Places where monsters are worse than what their defeat brings more."""


def power(p: Board, seat: int) -> float:
    """Points a hero usually brings."""
    return strength_of(p, p.gear[seat]) + LEVEL_DIE * len(level_dice(p, seat))


def challenge(p: Board, ask: Ask) -> Option:
    """The weakest opponent."""
    return min(ask.options, key=lambda option: (power(p, option[1]), option[1]))


def rescue(p: Board, ask: Ask) -> Option:
    return ("rescue",) if willing(Prospect(p), ask.seat) else PASS


def cursed_reward(p: Board, ask: Ask) -> Option:
    """A cursed die is a burden, unless it is the third, or the second that lifts the first one's curse."""
    if len(of_type(p, ask.seat, "cursed")) >= 1:
        return ask.options[0]
    return PASS


def train(p: Board, ask: Ask) -> Option:
    """Roll one's own familiar again when it runs or does nothing, a rival's when it does something."""
    piece, owner = ask.value("piece"), ask.value("owner")
    symbols = face_of(p, piece).symbols
    poor = not symbols or symbols[0][0] in ("ESCAPE", "BAD_LUCK")
    return ask.options[0] if poor == (owner == ask.seat) else PASS


def new_place(p: Board, ask: Ask) -> Option:
    return ask.options[0] if p.place in DREARY else PASS


def either_place(p: Board, ask: Ask) -> Option:
    return next((option for option in ask.options if option[1] not in DREARY), ask.options[0])


def charm(p: Board, ask: Ask) -> Option:
    """For a monster: nobody shall help against it."""
    return next((option for option in ask.options if option[-1] == "refuse"), PASS)


def charisma(p: Board, ask: Ask) -> Option:
    taken = [option for option in ask.options if option[0] == "take"]
    return max(taken, key=lambda option: reward_worth(p, ask.seat, option[1]))


def performer(p: Board, ask: Ask) -> Option:
    """The strongest of those who force themselves upon one."""
    return max(ask.options, key=lambda option: power(p, option[1]))


def grasp(p: Board, ask: Ask) -> Option:
    """The strongest die for a hand more."""
    dice = [option for option in ask.options if option[0] == "grasp"]
    return max(dice, key=lambda option: strength(p.cast[option[1]])) if dice else PASS


def inspire(p: Board, ask: Ask) -> Option:
    """Roll all dice again when they lie below their average and it may turn the fight."""
    seat = ask.seat
    dice = [p.dice[index] for index in standing(p, seat)]
    shown = sum([value(p, die) or 0 for die in dice])
    kinds = [kind_of(p, die[1]) for die in dice]
    usual = sum([sum([face.value or 0 for face in kind.faces]) / len(kind.faces) for kind in kinds], 0.0)
    fray = Fray(p, seat, seat)
    return ask.options[0] if fray.worth(fray.margin + usual - shown) > fray.worth(fray.margin) else PASS


def bless(p: Board, ask: Ask) -> Option:
    """The side with the most points, its symbols counted."""
    level = foe_level(p) if p.foe >= 0 else 3

    def points(option: Option) -> float:
        _, piece, face, _ = p.dice[ask.value("die")]
        side = kind_of(p, piece).faces[option[2] if option[0] == "turn_to" else face]
        return (side.value or 0) + sum([gain(*symbol, level) for symbol in side.symbols], 0.0)

    return max(ask.options, key=points)


def respond_bless(p: Board, ask: Ask) -> Option:
    """A die that came out well below its best side is blessed."""
    piece = ask.value("piece")
    here, best = side_points(p, piece, p.faces[piece]), max(_all_sides(p, piece))
    return ask.options[0] if ask.value("roller") == ask.seat and best - here > BLESSED else PASS


def bless_side(p: Board, ask: Ask) -> Option:
    """The best side, its symbols counted."""
    piece = ask.value("piece")
    return max(
        ask.options,
        key=lambda option: side_points(p, piece, option[2] if option != PASS else p.faces[piece]),
    )


def _all_sides(p: Board, piece: int) -> list[float]:
    return [side_points(p, piece, number) for number in range(len(p.cast[piece].faces))]


def side_points(p: Board, piece: int, number: int) -> float:
    side = p.cast[piece].faces[number]
    level = foe_level(p) if p.foe >= 0 else 3
    return (side.value or 0) + sum([gain(*symbol, level) for symbol in side.symbols], 0.0)


BLESSED = 2.0  # points a blessing must bring on a die beside the combat


def wounding(p: Board, ask: Ask) -> Option:
    """The level die with the lowest number goes."""
    return min(ask.options, key=lambda option: value(p, p.dice[option[1]]) or 0)


def dress_up(p: Board, ask: Ask) -> Option:
    """Whoever can pass for a Rogue does not walk into a trap."""
    return ask.options[0]


def trap(p: Board, ask: Ask) -> Option:
    """The die a rival misses most, one that is worn of equals."""
    pieces = [option for option in ask.options if option[0] == "use_piece"]
    if not pieces:
        return ask.options[0]

    def missing(option: Option) -> tuple[float, bool]:
        owner = owner_of(p, option[3])
        return missed(p, owner, option[3]), option[3] in p.gear[owner]

    return max(pieces, key=missing)


def join_in(p: Board, ask: Ask) -> Option:
    """Fight an epic monster when a wound dealt is likelier than one taken."""
    chance = min(1.0, max(0.0, 0.5 + (power(p, ask.seat) - 3.5 * foe_level(p)) / 10))
    return ("join_in",) if chance * 0.6 > (1 - chance) * WOUND else PASS


def ready(p: Board, ask: Ask) -> Option:
    """Before a duel or an epic combat: only what costs nothing. A duel of one's own is looked at beforehand,
    and called off when it goes badly: the rival would win by it."""
    looks = (*FREE, "reach", "try") if p.foe < 0 and sought(p, ask.seat) else FREE
    free = next((option for option in ask.options if option[0] in looks), PASS)
    if free != PASS or CALL_OFF not in ask.options:
        return free
    mine, theirs = [total(p, seat) if seat in p.rolled else power(p, seat) for seat in p.fighters]
    return CALL_OFF if mine < theirs else PASS


FREE = ("study", "call", "invoke")
CALL_OFF: Option = ("call_off",)


def spoils(p: Board, ask: Ask) -> Option:
    return ("draw",)

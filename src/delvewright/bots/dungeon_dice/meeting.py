"""Meeting monsters: how to spend the turn, what to wear, whom to ask for help, when to fight or run."""

from __future__ import annotations

from collections.abc import Sequence

from delvewright.bots.dungeon_dice import acts, haggling
from delvewright.bots.dungeon_dice.acts import PASS, needs_healing
from delvewright.bots.dungeon_dice.odds import strength
from delvewright.bots.dungeon_dice.prospect import Prospect, value
from delvewright.bots.dungeon_dice.stakes import of_heroes, seen_by
from delvewright.bots.dungeon_dice.worth import (
    REWARDS,
    WOUND,
    envy,
    experience_worth,
    kind_worth,
    reward_worth,
)
from delvewright.games.dungeon_dice.board import (
    EQUIPMENT_BAG,
    MONSTER,
    Board,
    is_class,
    of_type,
    outsiders,
    owner_of,
)
from delvewright.games.dungeon_dice.kinds import Kind
from delvewright.games.dungeon_dice.levels import foe_level, level_dice
from delvewright.kernel.ask import Ask, Option

ENOUGH = 2  # wounds that are reason to rest
KEPT_COST = 0.02  # what running saves nobody: a fight must promise as much
POWER = {1: 3.5, 2: 7.0, 3: 10.5, 4: 14.0, 5: 17.5, 6: 21.0}


def mulligan(p: Board, ask: Ask) -> Option:
    """Throw back what is worse than an average draw."""
    bag = p.zones[EQUIPMENT_BAG]
    average = sum([kind_worth(p.cast[piece]) for piece in bag], 0.0) / max(1, len(bag))
    best, most = PASS, 0.0
    for option in ask.options:
        if option[0] == "reject":
            gain = sum([average - kind_worth(p.cast[piece]) for piece in option[1]], 0.0)
            if gain > most + 0.01:
                best, most = option, gain
    return best


def turn(p: Board, ask: Ask) -> Option:
    """Rest when badly hurt, take what is sure, otherwise draw."""
    seat = ask.seat
    dice = len(level_dice(p, seat))
    ailing = needs_healing(p, seat)
    gear = p.gear[seat]
    worn_out = sum([1 for piece in p.wounded if piece in p.zones[seat]])
    if p.hurt[seat] and (dice == 0 or p.hurt[seat] >= ENOUGH or ailing >= 3):
        return REST
    if worn_out >= 2 and len(gear) <= 1:
        return REST
    best, most = DRAW, strength_of(p, gear) - 0.6
    for option in ask.options:
        verb = option[0]
        if verb == "hunt":
            power = strength_of(p, option[1])
            if power > most:
                best, most = option, power
        elif verb == "fight_boss":
            if boss_worth(p, seat, option[1]) > INSTEAD:
                return option
        elif verb in ("duel_for", "challenge"):
            if duel_worth(p, seat, option) > INSTEAD:
                return option
        elif verb == "fight_stored" and best == DRAW:
            kind, face = p.cast[option[1]], p.cast[option[1]].faces[p.faces[option[1]]]
            if POWER.get(face.level, 20.0) < strength_of(p, gear) + 2.2 * dice and kind.reward:
                return option
    return best if best in ask.options else ask.options[0]


def duel_worth(p: Board, seat: int, option: Option) -> float:
    """What a duel for a die, or for its own sake, is worth: a lost one costs the turn only."""
    if option[0] == "challenge":
        rival, prize = option[1], REWARDS["TREASURE_CHEST"]
    else:
        rival = owner_of(p, option[1])
        prize = kind_worth(p.cast[option[1]]) * (1 + envy(p, seat, rival))
        if p.cast[option[1]].type == "cursed":
            prize = CHAOS if len(of_type(p, seat, "cursed")) == 2 else 0.0
    lead = strength_of(p, p.gear[seat]) - strength_of(p, p.gear[rival])
    lead += 2.2 * (len(level_dice(p, seat)) - len(level_dice(p, rival)))
    return min(0.95, max(0.05, 0.5 + lead / 12)) * (prize + experience_worth(p, seat))


def boss_worth(p: Board, seat: int, boss: int) -> float:
    """What a fight with a boss in the centre is worth, reckoned as it will be once they have met."""
    met: Board = p.clone()
    met.mode, met.foe, met.fighters = MONSTER, boss, (seat,)
    return Prospect(met).worth(seat, met.fighters)


INSTEAD = 0.5  # a duel or a boss must promise more than the encounter that it is fought in place of
CHAOS = 5.0  # the third cursed artifact wins
DRAW: Option = ("draw",)
REST: Option = ("rest",)


def strength_of(p: Board, gear: Sequence[int], level: int = 3) -> float:
    return sum([strength(p.cast[piece], level) for piece in gear], 0.0)


def encounter(p: Board, ask: Ask) -> Option:
    """Of several drawn dice the one that promises most."""
    return max(ask.options, key=lambda option: (promise(p, ask.seat, p.cast[option[1]]), -option[1]))


def promise(p: Board, seat: int, kind: Kind) -> float:
    """A rough guess of what an encounter die brings a seat."""
    if kind.type != "monster":
        return {"class": 0.4, "familiar": 0.35, "cursed": -0.3, "shrine": 0.2, "trap": -0.3}.get(
            kind.type, 0.1
        )
    reward = sum([reward_worth(p, seat, symbol) for symbol in kind.reward], 0.0)
    power = strength_of(p, p.gear[seat]) + 2.2 * len(level_dice(p, seat))
    worth = reward / 6
    for face in kind.faces:
        if face.level:
            lead = power - POWER.get(face.level, 21.0)
            chance = min(1.0, max(0.0, 0.5 + lead / 10))
            worth += max(0.0, chance * (reward + face.fame + 0.3) - (1 - chance) * WOUND) / 6
    return worth


# The monster is known --------------------------------------------------------------------------------


def best_set(p: Board, seat: int, choices: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The strongest against this monster; the one in hand of equals."""
    level = foe_level(p) if p.foe >= 0 else 3
    here = p.gear[seat]
    return max(choices, key=lambda chosen: (strength_of(p, chosen, level), chosen == here))


def prepare(p: Board, ask: Ask) -> Option:
    """Arm, look ahead where that is free, steal, call for help; then fight if that promises something."""
    seat = ask.seat
    options = ask.options
    found: dict[str, list[Option]] = {}
    for option in options:
        found.setdefault(option[0], []).append(option)
    if "arm" in found and seat not in p.rolled:
        here = p.gear[seat]
        chosen = best_set(p, seat, [here, *[option[1] for option in found["arm"]]])
        if chosen != here:
            return ("arm", chosen)
    for verb in ("study", "call", "master_heal", "hire", "call_in", "try", "reach"):
        if verb in found and not (verb == "master_heal" and not is_class(p, seat, "class_cleric")):
            return found[verb][0]
    may_run = "run" in found
    for option in found.get("use", ()):
        if option[2] in ("SCOUT", "REACH", "SCOUT_OR_REACH"):
            return option
    prospect = Prospect(p)
    alone = prospect.worth(seat, p.fighters)
    quiet = stealing(p, seat, found)
    if quiet and quiet[0] > max(alone, 0.0):
        return quiet[1]
    bidden = p.charmed[:1] == ("offer",)  # then nobody may refuse
    best, most = None, max(alone, 0.0 if may_run else -9.0)
    for option in found.get("invite", ()):
        if not bidden and not willing(prospect, option[1]):
            continue
        helped = prospect.worth(seat, (*p.fighters, option[1]))
        if helped > most + 0.05:
            best, most = option, helped
    if best is None and "bargain" in found:
        best = haggling.partner(prospect, seat, found["bargain"], alone)
    if best is not None:
        return best
    if not may_run or alone > KEPT_COST:
        return ("confront",)
    return ("run",)


def shown(p: Board, ask: Ask) -> Option:
    """What a die shows that was rolled before the fight: the reward in place of the fight when that is worth
    more, and anything else that does no harm."""
    stolen = next((option for option in ask.options if option[2:3] == ("INVISIBILITY",)), None)
    if stolen is not None:
        reward = sum([reward_worth(p, ask.seat, symbol) for symbol in p.cast[p.foe].reward], 0.0)
        return stolen if reward > Prospect(p).worth(ask.seat, p.fighters) else PASS
    charm = next((option for option in ask.options if option[2:] == ("CHARM", "offer")), None)
    if charm is not None and ask.seat == p.turn:
        prospect = Prospect(p)
        helped = max([prospect.worth(ask.seat, (*p.fighters, other)) for other in outsiders(p)], default=0.0)
        return charm if helped > max(prospect.worth(ask.seat, p.fighters), 0.0) else PASS
    return acts.spend(p, ask, ask.value("who"))


def stealing(p: Board, seat: int, found: dict[str, list[Option]]) -> tuple[float, Option] | None:
    """INVISIBILITY: the reward without the fight."""
    reward = sum([reward_worth(p, seat, symbol) for symbol in p.cast[p.foe].reward], 0.0)
    for option in found.get("use", ()):
        if option[2] == "INVISIBILITY":
            return reward, option
    for option in found.get("roll", ()):
        if p.cast[option[1]].subtype == "invisibility":
            return 0.8 * reward - 0.3, option
    return None


def assist(p: Board, ask: Ask) -> Option:
    """Help when it brings more than it gives the other."""
    return ("accept",) if willing(Prospect(p), ask.seat) else PASS


def willing(prospect: Prospect, seat: int) -> bool:
    """Whether a seat gains by helping; what the others would do without its help counts."""
    p = prospect.p
    heroes = (*p.fighters, seat)
    each = of_heroes(p, heroes, prospect.symbols)
    seen = seen_by(p, seat, heroes, each)
    helping = value(seen.win, seen.loss, prospect.odds(heroes))
    chance = prospect.odds(p.fighters)
    without = 0.0
    if value(*each[0], chance) > 0:
        alone = seen_by(p, seat, p.fighters, each[:-1])
        without = value(alone.win, alone.loss, chance)
    return helping > without


def arm(p: Board, ask: Ask) -> Option:
    """One's own strongest set; the weakest for somebody one has charmed against a rival is left to chance."""
    seat = ask.value("seat")
    return ("arm", best_set(p, seat, [option[1] for option in ask.options if option[0] == "arm"]))


def equip(p: Board, ask: Ask) -> Option:
    """The strongest set there is, if it is not worn yet."""
    here = p.gear[ask.seat]
    chosen = best_set(p, ask.seat, [here, *[option[1] for option in ask.options if option[0] == "arm"]])
    return PASS if chosen == here else ("arm", chosen)


def hand_out(p: Board, ask: Ask) -> Option:
    """For a hireling the strongest set of what is left."""
    return ("arm", best_set(p, ask.seat, [option[1] for option in ask.options]))


def study(p: Board, ask: Ask) -> Option:
    """The class that is known to help most in a fight."""
    known = [option for option in ask.options if option != PASS]
    return max(known, key=lambda option: (strength(p.cast[option[-1]]), -option[-1]))


def early(p: Board, ask: Ask) -> Option:
    """Others wait for the combat: then the dice are known."""
    return PASS

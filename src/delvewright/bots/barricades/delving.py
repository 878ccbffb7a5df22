"""Delving: arms and abilities, whether alone or in a Party, the way, the battle, the rewards."""

from __future__ import annotations

from delvewright.bots.barricades.depths import Fight, fights, odds_of, partners, routes
from delvewright.bots.barricades.worth import worth
from delvewright.games.barricades import ranks
from delvewright.games.barricades.board import (
    LAIR,
    Board,
    battle_of,
    company,
    party_of,
)
from delvewright.games.barricades.muster import light_left, skill_needed, skill_spare
from delvewright.games.barricades.powers import power
from delvewright.games.barricades.printed import Card
from delvewright.kernel.ask import Ask, Option

TOKENS = ("iron_rations", "lantern_token", "potion", "scroll")
NEVER = ("blood_price", "smuggle", "leave_things", "dark_fire", "burn", "call_storm", "teleport")
"""Uses with a price that a rule of thumb does not weigh."""
SAVED = 4  # XP kept for a Hero's next level where a Rank is dear
JOINT = 1.5  # how much better together must be than alone


def by_verb(ask: Ask, verb: str) -> list[Option]:
    return [option for option in ask.options if option[0] == verb]


def delve(p: Board, ask: Ask) -> Option:
    seat = ask.seat
    if ("rank",) in ask.options and (ranks.cost(p, seat) <= 1 or p.xp[seat] >= ranks.cost(p, seat) + SAVED):
        return ("rank",)
    fight = battle_of(p, seat)
    if fight is not None:
        return reward(p, ask)
    joining = by_verb(ask, "join")
    if joining:
        return joining[0]
    arms = armed(p, ask)
    if arms is not None:
        return arms
    used = ability(p, ask)
    if used is not None:
        return used
    if ("ready",) in ask.options:
        return ("ready",)
    mine = party_of(p, seat)
    ahead = fights(p, seat, company(p, seat))
    if mine is None or p.revealed:
        invited = company_for(p, ask, ahead)
        if invited is not None:
            return invited
    return lit(p, ask, ahead) or onward(p, ask, ahead)


def armed(p: Board, ask: Ask) -> Option | None:
    """The strongest Weapon to the Hero it leaves the least Skill idle with."""
    options = by_verb(ask, "wield")
    if not options:
        return None
    strongest = max(options, key=lambda option: _attack(p, option[1]))[1]
    fitting = [option for option in options if option[1] == strongest]
    return min(
        fitting,
        key=lambda option: skill_spare(p, ask.seat, option[2]) - skill_needed(p, ask.seat, *option[1:]),
    )


def _attack(p: Board, weapon: int) -> int:
    kind = p.cast[weapon]
    return kind.attack if isinstance(kind, Card) else 0


def ability(p: Board, ask: Ask) -> Option | None:
    """Whatever costs nothing; a Scroll, too, and a Potion for who has two Wounds."""
    for option in by_verb(ask, "use"):
        kind = p.cast[option[1]].id
        use = power(p, option[1]).uses[option[2]].name
        if kind in TOKENS:
            if kind == "scroll" or (kind == "potion" and p.wounds[ask.seat] >= 2):
                return option
        elif use not in NEVER:
            return option
    return None


def company_for(p: Board, ask: Ask, ahead: list[Fight]) -> Option | None:
    """Somebody to come along where that wins what nobody wins alone; the Guardian above all."""
    seat = ask.seat
    invited = {option[1]: option for option in by_verb(ask, "invite")}
    willing = [other for other in partners(p, seat) if other in invited]
    if not willing:
        return None
    if p.revealed:
        return invited[willing[0]] if wanted(p, seat, willing) else None
    best, chosen = max(0.0, ahead[0].worth if ahead else 0.0) + JOINT, None
    for other in willing:
        joint = fights(p, seat, (seat, other))
        theirs = fights(p, other, (other,))
        gain = joint[0].worth - max(0.0, theirs[0].worth if theirs else 0.0) if joint else 0.0
        if gain > best:
            best, chosen = gain, invited[other]
    return chosen


def wanted(p: Board, seat: int, willing: list[int]) -> bool:
    """Whether the Guardian would fall to these together, and does not to who is of the Party so far."""
    so_far = company(p, seat)
    return not odds_of(p, so_far, LAIR) and odds_of(p, (*so_far, *willing), LAIR) > 0


def onward(p: Board, ask: Ask, ahead: list[Fight]) -> Option:
    """Towards the best battle; home where there is none worth its Wounds."""
    for fight in ahead:
        if fight.worth <= 0:
            break
        step = ("move", fight.path[0]) if fight.path else ("battle",)
        if step in ask.options:
            return step
    return ("done",)


def lit(p: Board, ask: Ask, ahead: list[Fight]) -> Option | None:
    """A Lantern token where nothing is in sight, or where it shows the way to a Guardian who would fall."""
    tokens = [option for option in by_verb(ask, "use") if p.cast[option[1]].id == "lantern_token"]
    if not tokens or not ahead:
        return tokens[0] if tokens else None
    if not p.revealed or any([fight.node == LAIR for fight in ahead]):
        return None
    light = light_left(p, ask.seat) + len(tokens)
    falls = odds_of(p, company(p, ask.seat), LAIR) > 0
    return tokens[0] if falls and LAIR in routes(p, ask.seat, light) else None


def reward(p: Board, ask: Ask) -> Option:
    """Treasures, then XP where one has least of it, then tokens, then Spoils of all sorts."""
    for verb in ("take_treasure", "take_xp", "take_gear"):
        options = by_verb(ask, verb)
        if options:
            return (
                max(options, key=lambda option: worth(p, option[1]))
                if verb == "take_treasure"
                else options[0]
            )
    for option in by_verb(ask, "use"):
        if p.cast[option[1]].id not in TOKENS:
            return option
    return ("done",)

"""Delving: arms and abilities, whether alone or in a Party, the way, the battle, the rewards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from delvewright.bots.barricades.depths import (
    Fight,
    against,
    fights,
    lamps,
    light_of_all,
    odds_of,
    partners,
    routes,
)
from delvewright.bots.barricades.worth import worth
from delvewright.games.barricades.board import (
    LAIR,
    NONE,
    Board,
    battle_of,
    company,
    of_sort,
    wielder,
)
from delvewright.games.barricades.delve import wields
from delvewright.games.barricades.moves import lay_open
from delvewright.games.barricades.muster import skill_needed, skill_spare
from delvewright.games.barricades.powers import power
from delvewright.games.barricades.printed import Card
from delvewright.games.barricades.reckoning import attack_value
from delvewright.kernel.ask import Ask, Option
from delvewright.kernel.board import Seats

TOKENS = ("iron_rations", "lantern_token", "potion", "scroll")
NEVER = ("blood_price", "smuggle", "leave_things", "dark_fire", "burn", "call_storm", "teleport")
"""Uses with a price that a rule of thumb does not weigh."""
LIKELY = 0.6  # how sure of the Guardian one wants to be before going there together
JOINT = 1.5  # how much better together must be than alone


def by_verb(ask: Ask, verb: str) -> list[Option]:
    return [option for option in ask.options if option[0] == verb]


def delve(p: Board, ask: Ask) -> Option:
    seat = ask.seat
    if ("rank",) in ask.options:
        return ("rank",)
    fight = battle_of(p, seat)
    if fight is not None:
        return reward(p, ask)
    joining = by_verb(ask, "join")
    if joining:
        return joining[0]
    arms = armed(p, seat, by_verb(ask, "wield"))
    if arms is not None:
        return arms
    used = ability(p, ask)
    if used is not None:
        return used
    if ("ready",) in ask.options:
        return lit(p, ask) or ("ready",)
    ahead = fights(p, seat, company(p, seat))
    return company_for(p, ask, ahead) or lit(p, ask) or onward(p, ask, ahead)


def armed(p: Board, seat: int, options: Sequence[Option]) -> Option | None:
    """The strongest Weapon to the Hero it leaves the least Skill idle with."""
    if not options:
        return None
    strongest = max(options, key=lambda option: _attack(p, option[1]))[1]
    fitting = [option for option in options if option[1] == strongest]
    return min(
        fitting,
        key=lambda option: skill_spare(p, seat, option[2]) - skill_needed(p, seat, *option[1:]),
    )


def in_arms(p: Board, *seats: int) -> Board:
    """The same table with the hands of some Champions in play, and their Weapons in their Heroes' hands."""
    ready = p.clone()
    ready.told = None
    for seat in seats:
        lay_open(ready, seat)
        idle = [weapon for weapon in of_sort(ready, seat, "weapon") if wielder(ready, weapon) == NONE]
        while option := armed(ready, seat, [one for one, why in wields(ready, seat, idle) if why is None]):
            ready.wielded += (option[1:],)
            idle.remove(option[1])
    return ready


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
    so_far = company(p, seat)
    ready = in_arms(p, *so_far, *willing)
    if p.revealed:
        called = band(ready, so_far, willing)
        if called is not None:
            return invited[called[0]] if called else None
    best, chosen = max(0.0, ahead[0].worth if ahead else 0.0) + JOINT, None
    for other in willing:
        joint = fights(ready, seat, (*so_far, other))
        theirs = fights(ready, other, (other,))
        gain = joint[0].worth - max(0.0, theirs[0].worth if theirs else 0.0) if joint else 0.0
        if gain > best:
            best, chosen = gain, invited[other]
    return chosen


def band(p: Board, so_far: Seats, willing: list[int]) -> Seats | None:
    """The fewest and weakest who reach and beat the Guardian with a Party; None if all together do not."""
    might = {one: attack_value(p, against(p, (one,), LAIR)) for one in willing}
    for count in range(len(willing) + 1):
        for more in sorted(combinations(willing, count), key=lambda more: sum([might[one] for one in more])):
            members = (*so_far, *more)
            light = light_of_all(p, members) + lamps(p, members)
            if LAIR in routes(p, so_far[0], light) and odds_of(p, members, LAIR) > LIKELY:
                return more
    return None


def onward(p: Board, ask: Ask, ahead: list[Fight]) -> Option:
    """Towards the best battle; home where there is none worth its Wounds."""
    for fight in ahead:
        if fight.worth <= 0:
            break
        step = ("move", fight.path[0]) if fight.path else ("battle",)
        if step in ask.options:
            return step
        if step == ("battle",) and len(company(p, ask.seat)) > 1:
            break  # whoever of the Party is ready last calls its leader back
    return ("done",)


def lit(p: Board, ask: Ask) -> Option | None:
    """A Lantern token where it shows the way to a Party that beats the Guardian; its leader waits for it."""
    seat = ask.seat
    members = company(p, seat)
    light = light_of_all(p, members)
    if not p.revealed or LAIR in routes(p, members[0], light):
        return None
    if LAIR not in routes(p, members[0], light + lamps(p, members)) or odds_of(p, members, LAIR) < LIKELY:
        return None
    for option in by_verb(ask, "use"):
        if p.cast[option[1]].id == "lantern_token":
            return option
    return ("done",) if seat == members[0] and not set(members[1:]) <= set(p.ready) else None


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

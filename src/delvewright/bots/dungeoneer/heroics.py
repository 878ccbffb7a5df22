"""The Hero Phase by rules of thumb: cards first, then the best Quest, or the next step of the way to it."""

from __future__ import annotations

from delvewright.bots.dungeoneer import clashes
from delvewright.bots.dungeoneer.harm import harm, help_at, offers
from delvewright.bots.dungeoneer.judge import GLORY, MOVEMENT, QUEST
from delvewright.bots.dungeoneer.moment import Moment
from delvewright.bots.dungeoneer.odds import threat
from delvewright.bots.dungeoneer.plans import HOPELESS, Plan, plans
from delvewright.bots.dungeoneer.ways import MOVE, Ground, Ways
from delvewright.bots.dungeoneer.worth import carried, held
from delvewright.games.dungeoneer import paths
from delvewright.games.dungeoneer.board import MAP, NONE, Board
from delvewright.games.dungeoneer.ending import WINNING, quests_done
from delvewright.games.dungeoneer.play import same_slot
from delvewright.games.dungeoneer.scores import score
from delvewright.games.dungeoneer.sorts import SEARCH
from delvewright.kernel.ask import Ask, Option
from delvewright.views.dungeoneer.chances import beats
from delvewright.views.dungeoneer.quests import lucky

WORTHWHILE = 0.2  # what a detour must gain
HEALTHY = 5  # Life with which one may try what looks hopeless

Verbs = dict[str, list[Option]]


def hero(p: Board, ask: Ask) -> Option:
    """What brings the next Quest nearer, unless something is to be done first."""
    verbs: Verbs = {}
    for option in ask.options:
        verbs.setdefault(option[0], []).append(option)
    phase = Phase(p, ask, verbs)
    for rule in RULES:
        wanted = rule(phase)
        if wanted is not None:
            return wanted
    return ask.options[-1]


class Phase:
    """One decision of the Hero Phase."""

    def __init__(self, p: Board, ask: Ask, verbs: Verbs):
        self.p, self.ask, self.seat, self.verbs = p, ask, ask.seat, verbs
        self.ways = Ways(p, ask.seat)
        self.wanted = plans(p, ask.seat, Ground(p), self.ways.cost)

    # Quests -------------------------------------------------------------------------------------------

    def win(self) -> Option | None:
        if quests_done(self.p, self.seat) == WINNING - 1:
            return next(iter(self.verbs.get("deliver", ())), None)
        return None

    def token(self) -> Option | None:
        for verb in ("deliver", "take_up", "pick_up"):
            if verb in self.verbs:
                return self.verbs[verb][0]
        return None

    def try_here(self) -> Option | None:
        """A Quest that may be attempted here and now, if it is worth it."""
        tries = {option[1]: option for option in self.verbs.get("attempt", ())}
        for plan in self.wanted:
            if plan.quest in tries and self.worth_it(plan):
                return tries[plan.quest]
        return None

    def worth_it(self, plan: Plan) -> bool:
        """Whether a try is likely enough to do more good than harm."""
        p, seat, kind = self.p, self.seat, self.p.cast[plan.quest]
        odds = 1.0 if kind.stat < 0 else threat(p, seat, kind.stat, kind.number)
        if not odds or self.too_weak(plan):
            return False
        if plan == self.wanted[0]:
            return True
        if "sacrifice" in kind.types:
            return plan.turns < QUEST
        if kind.foe is not None or plan.quest in p.tried:
            return False
        odds = lucky(kind) / 100 if kind.dice else odds
        failing = harm(p, seat, kind.fail, plan.quest) if kind.fail is not None else 0.0
        return odds * QUEST > (1 - odds) * failing

    def too_weak(self, plan: Plan) -> bool:
        """Whether a hero had better not go about a Quest before he is healed or better armed."""
        return plan.turns >= HOPELESS and self.p.life[self.seat] < HEALTHY

    # Cards --------------------------------------------------------------------------------------------

    def card(self) -> Option | None:
        """The best of the cards in hand and readied ones, if it is better than keeping the Glory."""
        spare = self.p.glory[self.seat] - self.promised()
        plays = [option for option in self.verbs.get("play", ()) if self.p.cast[option[1]].cost <= spare]
        best = max(
            [(self.gain(option), option) for option in plays if self.stays(option)], default=(0.0, None)
        )
        if best[0] > 0:
            return best[1]
        others = [option for option in plays if not self.stays(option)]
        others += [*self.verbs.get("use", ()), *self.verbs.get("use_up", ())]
        if not others:
            return None
        moment = Moment(self.p)
        worth, option = max([(moment.value(moment.played(option, 3)), option) for option in others])
        return option if worth > moment.now + 0.05 else None

    def promised(self) -> int:
        """The Glory that a Sacrifice will cost, if that comes next."""
        return int(self.p.cast[self.wanted[0].quest].pay.glory) if self.wanted else 0

    def stays(self, option: Option) -> bool:
        return self.p.cast[option[1]].duration != "instant"

    def gain(self, option: Option) -> float:
        """What a card is worth that stays, less its price."""
        p, seat, card = self.p, self.seat, option[1]
        worn = same_slot(p, seat, p.cast[card])
        given_up = carried(p, seat, worn) if worn != NONE else 0.0
        return carried(p, seat, card) - given_up - GLORY * p.cast[card].cost - held(p, card)

    # The way ------------------------------------------------------------------------------------------

    def rise(self) -> Option | None:
        return next(iter(self.verbs.get("stand_up", ())), None)

    def strike(self) -> Option | None:
        """A rival beside the hero who is likelier hit than not."""
        return clashes.rival(self.p, self.seat, self.verbs.get("challenge", ()), MOVEMENT)

    def gather(self) -> Option | None:
        """Glory from fresh spaces, while a Sacrifice costs more than there is."""
        short = self.promised() > self.p.glory[self.seat]
        return self.fresh() if short else None

    def fresh(self) -> Option | None:
        """To a space that gives more than it takes, and than staying would give."""
        p, here = self.p, self.p.at[self.seat]
        least = 1 if p.moved else p.cast[here].glory
        found = [
            (price, place)
            for place, price in self.ways.edges[here]
            if place not in p.visited and p.cast[place].glory >= least
        ]
        price, place = min(found, default=(MOVE, NONE))
        return self.step(place) if price < MOVE else None

    def heal(self) -> Option | None:
        """To a space that offers healing, if that is worth the way."""
        p, here, cost = self.p, self.p.at[self.seat], self.ways.cost
        if p.life[self.seat] >= HEALTHY or not p.glory[self.seat]:
            return None
        idle = not self.wanted or self.too_weak(self.wanted[0])
        pace = MOVE * max(p.movement[self.seat], 1) * (4 if idle else 1)
        best, goal = WORTHWHILE, NONE
        for place in p.zones[MAP]:
            if offers(p.cast[place]) and cost[place] != NONE:
                way = cost[place] if place != here else 2 * MOVE
                gain = help_at(p, self.seat, place) - way / pace
                if gain > best and (place != here or p.movement[self.seat] > 1):
                    best, goal = gain, place
        if goal == NONE:
            return None
        out = min(self.ways.edges[here], key=lambda edge: edge[1])[0]
        return self.step(self.ways.first_step(goal) if goal != here else out)

    def go_on(self) -> Option | None:
        """The next step to the best Quest that something can be done for."""
        for plan in self.wanted:
            if plan.goal == NONE:
                if "explore" in self.verbs:
                    return self.verbs["explore"][0]
            elif self.too_weak(plan):
                continue
            elif plan.goal == self.p.at[self.seat]:
                return self.search(plan.quest) if self.p.cast[plan.quest].search else None
            else:
                option = self.step(self.ways.first_step(plan.goal))
                if option is not None:
                    return option
        return None

    def roam(self) -> Option | None:
        """When no Quest can be gone about, Glory makes stronger."""
        hopeless = not self.wanted or self.wanted[0].turns >= HOPELESS
        return self.fresh() if hopeless else None

    def search(self, quest: int) -> Option | None:
        """Search where something may be found; else the map has to grow first."""
        number = self.p.cast[quest].search
        if beats(score(self.p, self.seat, SEARCH), number):
            return next((option for option in self.verbs.get("search", ()) if option[1] == quest), None)
        return next(iter(self.verbs.get("explore", ())), None)

    def step(self, place: int) -> Option | None:
        """The option that leads to a space beside this one."""
        here = self.p.at[self.seat]
        for option in self.verbs.get("move", ()):
            if paths.neighbour(self.p, here, option[1]) == place:
                return option
        return next((option for option in self.verbs.get("go_to", ()) if option[1] == place), None)


RULES = (
    Phase.win,
    Phase.card,
    Phase.token,
    Phase.try_here,
    Phase.rise,
    Phase.strike,
    Phase.heal,
    Phase.gather,
    Phase.go_on,
    Phase.roam,
)
"""In the order in which they are thought of."""

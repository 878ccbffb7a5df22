"""Rules of thumb for every question Dungeoneer asks."""

from __future__ import annotations

from delvewright.bots.dungeoneer import moment, placing
from delvewright.bots.dungeoneer.judge import standing
from delvewright.bots.dungeoneer.plans import Plan, chance, plans, slay_turns
from delvewright.games.dungeoneer import paths
from delvewright.games.dungeoneer.board import HAND, NONE, Board, alive
from delvewright.games.dungeoneer.ending import quests_done
from delvewright.games.dungeoneer.scores import full_life
from delvewright.kernel.ask import Ask, Option

TRIED = 6  # plays of a Dungeonlord that are tried out
WEAK = 2  # Life below which a hero takes no needless risk


def decide(p: Board) -> Option:
    """A sensible answer to whatever is asked."""
    ask = p.ask
    assert ask is not None
    if len(ask.options) == 1:
        return ask.options[0]
    answer = QUESTIONS.get(ask.question)
    return answer(p, ask) if answer else moment.best(p, ask.options)


# The Dungeonlord --------------------------------------------------------------------------------------


def lord(p: Board, ask: Ask) -> Option:
    """Whatever hurts the others most for their Peril, those ahead first; nothing that hurts oneself more."""
    done = ask.options[-1]
    plays = [option for option in ask.options if option is not done]
    if not plays:
        return done
    plays.sort(key=lambda option: -_promise(p, option))
    tried = moment.weighed(p, [done, *plays[:TRIED]], lucks=4)
    if done[0] == "attack":
        worth, option = max(tried[1:])
        return option if worth > tried[0][0] else done
    worth, option = max(tried)
    return option if option is not done and worth > tried[0][0] else done


def _promise(p: Board, option: Option) -> float:
    """How good a play looks before it is tried."""
    _, card, other = option
    ahead = quests_done(p, other) * 2 + (6 - p.life[other]) * 0.7
    return p.cast[card].cost + ahead


# The hero ---------------------------------------------------------------------------------------------


def hero(p: Board, ask: Ask) -> Option:
    """Quests first; then what helps to get there; then the way."""
    seat = ask.seat
    by_verb: dict[str, list[Option]] = {}
    for option in ask.options:
        by_verb.setdefault(option[0], []).append(option)
    for verb in ("deliver", "take_up", "pick_up"):
        if verb in by_verb:
            return by_verb[verb][0]
    for option in by_verb.get("attempt", ()):
        if worth_a_try(p, seat, option[1]):
            return option
    card = card_to_play(p, ask, by_verb)
    if card is not None:
        return card
    wanted = plans(p, seat)
    if "stand_up" in by_verb and wanted:
        return by_verb["stand_up"][0]
    return on_the_way(p, ask, by_verb, wanted)


def worth_a_try(p: Board, seat: int, quest: int) -> bool:
    """Whether an attempt is likely enough to do more good than harm."""
    kind = p.cast[quest]
    if kind.foe is not None:
        return slay_turns(p, seat, quest) < (p.life[seat] - 1) * 1.2
    if "sacrifice" in kind.types:
        return p.life[seat] - kind.pay.life >= WEAK or quests_done(p, seat) >= 2
    if kind.dice:
        return quest not in p.tried or p.glory[seat] > 0
    odds = chance(p, seat, kind.stat, kind.number)
    return odds > 0 and (p.life[seat] > 1 or odds > 0.5)


def card_to_play(p: Board, ask: Ask, by_verb: dict[str, list[Option]]) -> Option | None:
    """The best of the cards in hand and readied ones, if it is better than keeping the Glory."""
    options = [*by_verb.get("play", ()), *by_verb.get("use", ()), *by_verb.get("drink", ())]
    if not options:
        return None
    end = ask.options[-1]
    tried = moment.weighed(p, [end, *options], far=True, lucks=2)
    still = p.movement[ask.seat] * 0.45  # ending now would waste what is left
    worth, option = max(tried[1:])
    return option if worth > tried[0][0] + still + 0.15 else None


def on_the_way(p: Board, ask: Ask, by_verb: dict[str, list[Option]], wanted: list[Plan]) -> Option:
    """The next step to the best Quest; exploring while its place does not lie; searching where it helps."""
    seat = ask.seat
    for plan in wanted:
        kind = p.cast[plan.quest]
        if kind.search:
            option = _search(p, seat, by_verb, plan.quest)
            if option is not None:
                return option
        elif plan.goal == NONE and "explore" in by_verb:
            return by_verb["explore"][0]
        elif plan.goal != NONE and plan.moves:
            option = _towards(p, seat, by_verb, plan.goal)
            if option is not None:
                return option
    if "explore" in by_verb and p.movement[seat] > 1:
        return by_verb["explore"][0]
    fresh = [option for option in by_verb.get("move", ()) if _gain_of(p, seat, option) > 0]
    if fresh and p.movement[seat] > 1 and not wanted:
        return max(fresh, key=lambda option: _gain_of(p, seat, option))
    return ask.options[-1]


def _search(p: Board, seat: int, by_verb: dict[str, list[Option]], quest: int) -> Option | None:
    """Search where the die may do it; else go further from the Entrance."""
    far = max(paths.entrance_distance(p, p.at[seat]), 0)
    option = next((option for option in by_verb.get("search", ()) if option[1] == quest), None)
    if option is not None and far + 4 >= p.cast[quest].search:
        return option
    moves = by_verb.get("move", ())
    outward = [move for move in moves if _distance_after(p, seat, move) > far]
    if outward:
        return max(outward, key=lambda move: _gain_of(p, seat, move))
    return option if option is not None and far + 6 >= p.cast[quest].search else None


def _distance_after(p: Board, seat: int, option: Option) -> int:
    return paths.entrance_distance(p, paths.neighbour(p, p.at[seat], option[1]))


def _towards(p: Board, seat: int, by_verb: dict[str, list[Option]], goal: int) -> Option | None:
    """The move that leads nearer to a space."""
    route = paths.reach(p, p.at[seat]).get(goal)
    if route is None:
        return None
    step = route.path[0]
    for option in by_verb.get("go_to", ()):
        if option[1] == step:
            return option
    for option in by_verb.get("move", ()):
        if paths.neighbour(p, p.at[seat], option[1]) == step:
            return option
    return None


def _gain_of(p: Board, seat: int, option: Option) -> float:
    """What a space one step away gives, less what it may do."""
    place = paths.neighbour(p, p.at[seat], option[1])
    if place == NONE or place in p.visited:
        return 0.0
    kind = p.cast[place]
    return kind.glory * 0.35 - kind.peril * 0.2 - 0.4 * (kind.obstacle is not None)


# Small questions --------------------------------------------------------------------------------------


def discard(p: Board, ask: Ask) -> Option:
    """The card one can do least with."""
    return min(ask.options, key=lambda option: _keep(p, ask.seat, option))


def _keep(p: Board, seat: int, option: Option) -> float:
    if option[0] != "discard":
        return 0.9
    card = option[1]
    kind = p.cast[card]
    worth = 1.0 + 0.4 * kind.cost if kind.cost <= 4 else 1.6
    if card not in p.zones[HAND + seat]:
        worth += 2.0 if kind.sort == "treasure" else 0.6
    if kind.sort == "treasure" and kind.slot not in ("", "none"):
        worth += 0.3
    if [p.cast[other].id for other in p.zones[HAND + seat]].count(kind.id) > 1:
        worth -= 0.5
    return worth


def save(p: Board, ask: Ask) -> Option:
    return ("save",)


def deck(p: Board, ask: Ask) -> Option:
    """Glory and Peril cards in like numbers; more Peril cards while others have much Peril."""
    hand = p.zones[HAND + ask.seat]
    glory = sum([p.cast[card].resource == "glory" for card in hand])
    rich = sum([p.peril[other] for other in alive(p) if other != ask.seat])
    wants_peril = len(hand) - glory < (3 if rich > 4 else 2)
    return ask.options[-1] if wants_peril else ask.options[0]


def reward(p: Board, ask: Ask) -> Option:
    """Peril to whoever is ahead."""
    others = [option for option in ask.options if option[1] != ask.seat]
    return max(others, key=lambda option: standing(p, option[1])) if others else ask.options[0]


def retire(p: Board, ask: Ask) -> Option:
    """To the Pack while there is room: a hand holds five, and the Pack is seen by all the same."""
    return ask.options[0]


def patient(p: Board, ask: Ask) -> Option:
    return moment.best(p, ask.options)


def pick(p: Board, ask: Ask) -> Option:
    """Speed is Movement and most Threats."""
    return max(
        ask.options, key=lambda option: sum(p.cast[option[1]].levels[0]) + p.cast[option[1]].levels[0][2]
    )


def upkeep(p: Board, ask: Ask) -> Option:
    return next((option for option in ask.options if option[0] == "keep_up"), ask.options[0])


def healthy(p: Board, seat: int) -> bool:
    return p.life[seat] >= full_life(p, seat)


QUESTIONS = {
    "lord": lord,
    "hero": hero,
    "place": placing.place,
    "lay": placing.place,
    "discard": discard,
    "save": save,
    "deck": deck,
    "reward": reward,
    "retire": retire,
    "pick": pick,
    "upkeep": upkeep,
}

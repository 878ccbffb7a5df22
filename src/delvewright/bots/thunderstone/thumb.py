"""Rules of thumb for every question Thunderstone asks."""

from __future__ import annotations

from delvewright.bots.thunderstone import giving, market, trial
from delvewright.bots.thunderstone.fight import FIGHT_BONUS, Fight, best_fight
from delvewright.bots.thunderstone.outlook import Outlook
from delvewright.bots.thunderstone.stakes import ENDS_WELL
from delvewright.counsel.thunderstone.account import sure
from delvewright.counsel.thunderstone.arms import Pairs
from delvewright.games.thunderstone.table import HAND_SIZE, RANK_1, Board, gold_in_hand, hand, heroes, owned
from delvewright.kernel.ask import Ask, Option

NO_FIGHT = -1.0
WAVERING = 0.3  # VP: so much a card in hand more may cost
MUCH_GOLD = 6
NOTHING_TO_BUY = -0.05  # VP of a visit for its own sake: a rest shows nobody the hand
VICTORY = 0.02  # VP of the poorest victory: better than a turn that does nothing
STIR = 0.01  # VP of sending a Monster away when no other hand will ever come
NO_VICTORY = -2.0  # VP below which it is none


def decide(p: Board) -> Option:
    """A sensible answer to whatever is asked."""
    ask = p.ask
    assert ask is not None
    if len(ask.options) == 1:
        return ask.options[0]
    answer = QUESTIONS.get(ask.question)
    return answer(p, ask) if answer else giving.choose(p, ask)


def action(p: Board, ask: Ask) -> Option:
    """Fight, buy or rest, whichever brings most."""
    return max(actions(p, ask.seat))[1]


def actions(p: Board, seat: int) -> list[tuple[float, Option]]:
    """What each way to spend the turn should bring, in VP."""
    outlook = Outlook(p, seat)
    fight = best_fight(p, seat, outlook)
    dungeon = NO_FIGHT
    if fight and (fight.wins or fight.worth > ENDS_WELL / 2 or not idle_gold(p, seat)):
        dungeon = fight.worth + (FIGHT_BONUS if fight.wins else 0.0)
        if fight.wins and dungeon > NO_VICTORY:
            dungeon = max(dungeon, VICTORY)
    village = market.best_purchase(p, seat, outlook) + market.best_raising(p, seat, outlook)
    kinds = [p.cast[piece] for piece in hand(p, seat)]
    rest = max([giving.spared(kind) - outlook.value(kind) for kind in kinds], default=0.0)
    if village <= 0:
        village = NOTHING_TO_BUY
        if NO_FIGHT < dungeon < 0 and len(owned(p, seat)) <= HAND_SIZE:
            dungeon = STIR
    return [(village, ("village",)), (dungeon, ("dungeon",)), (max(0.0, rest), ("rest",))]


def idle_gold(p: Board, seat: int) -> bool:
    """Whether a hand is for the Village and nothing else: much gold, and no Hero."""
    return gold_in_hand(p, seat) >= MUCH_GOLD and not heroes(p, seat)


def prowl(p: Board, ask: Ask) -> Option:
    """Hunt the Monster if it can be beaten, otherwise suffer its penalty and play on."""
    front = p.zones[RANK_1][0]
    outlook = Outlook(p, ask.seat)
    fight = best_fight(p, ask.seat, outlook, (front,))
    return ask.options[0] if fight and fight.wins and fight.worth > -1.0 else ask.options[1]


def ready(p: Board, ask: Ask) -> Option:
    """Use what pays by itself, then what the fight at hand needs; arm, and strike at what pays best."""
    outlook = Outlook(p, ask.seat)
    uses = [option for option in ask.options if option[0] == "use"]
    foes = [option[1] for option in ask.options if option[0] == "attack"]
    fight = best_fight(p, ask.seat, outlook, foes if p.quarry >= 0 else None)
    for option in uses:
        if trial.pays(p, ask.seat, option, outlook, decide) and _spares(p, ask.seat, option, fight, outlook):
            return option
    if fight is None:
        return ask.options[-1]
    for step in fight.way.uses if fight.wins else ():
        if step[0] in uses:
            return step[0]
        _, piece, index = step[0]
        for option in uses:  # one of two alike may be in a Hero's hands, and the other in the plan
            if p.cast[option[1]].id == p.cast[piece].id and option[2] == index:
                return option
    arming = _arm(p, ask, fight.way.held)
    if arming is not None:
        return arming
    if fight.foe not in foes:  # it was too dark for it, and the effects that were used did not help
        fight = best_fight(p, ask.seat, outlook, foes)
    return ("attack", fight.foe) if fight else ask.options[-1]


def _spares(p: Board, seat: int, option: Option, fight: Fight | None, outlook: Outlook) -> bool:
    """Whether an effect leaves a fight that would be won as good as it was."""
    if fight is None or not fight.wins:
        return True
    outlook.lead(p)  # reckoned here: a world without what is hidden has nothing of the others' in it
    after = trial.tried(sure(p, seat), option, seat, decide)
    if after is None:
        return False
    then = best_fight(after, seat, outlook)
    return then is not None and then.wins and then.worth >= fight.worth - WAVERING


def _arm(p: Board, ask: Ask, wanted: Pairs) -> Option | None:
    """The next Weapon to hand over, or to put down, for the party to stand as planned."""
    cast = p.cast
    held = [(cast[weapon].id, cast[hero].id) for weapon, hero in p.held]
    missing = []
    for weapon, hero in wanted:
        pair = (cast[weapon].id, cast[hero].id)
        if pair in held:
            held.remove(pair)
        else:
            missing.append((weapon, hero))
    taken = {piece for pair in p.held for piece in pair}
    for weapon, hero in missing:
        looks = (cast[weapon].id, cast[hero].id)
        for option in ask.options:
            if option[0] == "equip" and (cast[option[1]].id, cast[option[2]].id) == looks:
                many = "any_number_of_weapons" in cast[option[2]].flags
                if option[1] not in taken and (many or option[2] not in taken):
                    return option
        if ("equip", weapon, hero) in ask.options:
            return ("equip", weapon, hero)
    return None


def buy(p: Board, ask: Ask) -> Option:
    return market.purchase(p, ask.seat, Outlook(p, ask.seat), ask.options)


def raise_hero(p: Board, ask: Ask) -> Option:
    return market.raising(p, Outlook(p, ask.seat), ask.options)


def effect(p: Board, ask: Ask) -> Option:
    return market.effect(p, ask.seat, Outlook(p, ask.seat), ask.options)


QUESTIONS = {
    "turn.action": action,
    "turn.prowl": prowl,
    "dungeon.ready": ready,
    "village.buy": buy,
    "battle.spoils_buy": buy,
    "village.level_up": raise_hero,
    "village.effects": effect,
}

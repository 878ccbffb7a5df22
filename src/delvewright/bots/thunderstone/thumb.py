"""Rules of thumb for every question Thunderstone asks."""

from __future__ import annotations

from delvewright.bots.thunderstone import giving, market, trial
from delvewright.bots.thunderstone.fight import Fight, best_fight
from delvewright.bots.thunderstone.outlook import Outlook
from delvewright.bots.thunderstone.stakes import ENDS_WELL, IN_VAIN
from delvewright.counsel.thunderstone.account import sure
from delvewright.counsel.thunderstone.arms import Pairs
from delvewright.counsel.thunderstone.chances import winning_hands
from delvewright.games.thunderstone.board import HAND_SIZE, RANK_1, Board, gold_in_hand, hand, heroes, owned
from delvewright.games.thunderstone.dungeon import cannot_attack
from delvewright.kernel.ask import Ask, Option

WAVERING = 0.3  # VP: so much a card in hand more may cost
MUCH_GOLD = 6
NOTHING_TO_BUY = -0.05  # VP of a visit for its own sake: a rest shows nobody the hand
VICTORY = 0.02  # VP of the poorest victory: better than a turn that does nothing
STIR = 0.01  # VP of sending a Monster away when hardly a hand would beat any
HANDS = ((18, 3), (54, 9))  # hands that are looked at, and those that must win for waiting to make sense


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
    dungeon = IN_VAIN
    if fight and (fight.wins or fight.worth > ENDS_WELL / 2 or not idle_gold(p, seat)):
        dungeon = fight.merit
        if fight.wins and dungeon > IN_VAIN:
            dungeon = max(dungeon, VICTORY)
    village = market.best_purchase(p, seat, outlook) + market.best_raising(p, seat, outlook)
    kinds = [p.cast[piece] for piece in hand(p, seat)]
    rest = max([giving.riddance(kind, outlook) for kind in kinds], default=0.0)
    if village <= 0:
        village = NOTHING_TO_BUY
        if IN_VAIN < dungeon < 0 and rest <= 0 and stuck(p, seat):
            dungeon = STIR
    return [(village, ("village",)), (dungeon, ("dungeon",)), (max(0.0, rest), ("rest",))]


def stuck(p: Board, seat: int) -> bool:
    """Whether hardly a hand that may come wins anything in the hall: then it is time for another Monster."""
    if len(owned(p, seat)) <= HAND_SIZE:
        return True  # this hand does not, and no other will come
    return all(
        winning_hands(p, seat, tries, fair) < fair for tries, fair in HANDS
    )  # few, and looked at twice


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
    """Whether an effect leaves the fight that is wanted as good as it was, be it won or not."""
    if fight is None:
        return True
    outlook.lead(p)  # reckoned here: a world without what is hidden has nothing of the others' in it
    after = trial.tried(sure(p, seat), option, seat, decide)
    if after is None:
        return False
    then = best_fight(after, seat, outlook)
    if then is None or (not then.wins and _is_barred(p, after, seat, fight.foe)):
        return False
    return then.wins >= fight.wins and then.worth >= fight.worth - WAVERING


def _is_barred(before: Board, after: Board, seat: int, foe: int) -> bool:
    """Whether a Monster could be attacked and no longer can, such as one that a Spell keeps away."""
    return cannot_attack(before, seat, foe) is None and cannot_attack(after, seat, foe) is not None


def _arm(p: Board, ask: Ask, wanted: Pairs) -> Option | None:
    """The next Weapon to hand over, or to put down, for the party to stand as planned."""
    cast = p.cast
    marks = {target for _, target, *_ in p.boosts} | {piece for piece, _ in p.used} | set(p.doomed)

    def look(weapon: int, hero: int) -> tuple[int | str, ...]:
        return tuple([piece if piece in marks else cast[piece].id for piece in (weapon, hero)])

    held = [look(*pair) for pair in p.held]
    missing = []
    for pair in wanted:
        if look(*pair) in held:
            held.remove(look(*pair))
        else:
            missing.append(pair)
    taken = {piece for pair in p.held for piece in pair}
    for weapon, hero in missing:
        for option in ask.options:
            if option[0] == "equip" and look(*option[1:]) == look(weapon, hero):
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

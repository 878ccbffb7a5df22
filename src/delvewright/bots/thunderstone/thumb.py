"""Rules of thumb for every question Thunderstone asks."""

from __future__ import annotations

from delvewright.bots.thunderstone import giving, market
from delvewright.bots.thunderstone.fight import FOOD, Fight, best_fight
from delvewright.bots.thunderstone.outlook import Outlook
from delvewright.games.thunderstone import kinds
from delvewright.games.thunderstone.table import RANK_1, Board, hand
from delvewright.kernel.ask import Ask, Option

NO_FIGHT = -1.0
FIGHT_BONUS = 1.5  # what a Monster taken now is worth beyond its VP: no other seat takes it

# Dungeon effects to use whenever they are offered: others are hindered, cards drawn, the party made stronger.
HINDER = ("pickpocket", "poison", "threaten", "extort", "sing", "curse", "rot")
DRAW = ("heal", "draw", "foretell", "lighten", "look_ahead")
STRENGTHEN = ("rage", "feast", "share", "empower", "embolden", "beguile", "enchant", "conjure")


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
    if fight:
        dungeon = fight.worth + (FIGHT_BONUS if fight.wins else 0.0)
    village = market.best_purchase(p, seat, outlook) + market.best_raising(p, seat, outlook)
    rest = max([-outlook.value(p.cast[piece]) for piece in hand(p, seat)], default=0.0)
    return [(village, ("village",)), (dungeon, ("dungeon",)), (max(0.0, rest), ("rest",))]


def prowl(p: Board, ask: Ask) -> Option:
    """Hunt the Monster if it can be beaten, otherwise suffer its penalty and play on."""
    front = p.zones[RANK_1][0]
    outlook = Outlook(p, ask.seat)
    fight = best_fight(p, ask.seat, outlook, (front,))
    return ask.options[0] if fight and fight.wins and fight.worth > -1.0 else ask.options[1]


def ready(p: Board, ask: Ask) -> Option:
    """Hinder others, draw, arm, and strike at what pays best."""
    uses: dict[str, Option] = {}
    for option in ask.options:
        if option[0] == "use":
            uses.setdefault(p.cast[option[1]].dungeon[option[2]].name, option)
    for name in (*HINDER, *DRAW, *STRENGTHEN) if uses else ():
        if name in uses:
            return uses[name]
    foes = [option[1] for option in ask.options if option[0] == "attack"]
    fight = best_fight(p, ask.seat, Outlook(p, ask.seat), foes)
    if fight is None:
        return ask.options[-1]
    return _banish(p, ask, uses) or _infuse(p, uses, fight) or _arm(p, ask, fight) or ("attack", fight.foe)


def _banish(p: Board, ask: Ask, uses: dict[str, Option]) -> Option | None:
    """Banish costs a card: for a Disease or a Militia that is a gain."""
    if "banish" not in uses:
        return None
    junk = kinds.DISEASE | kinds.MILITIA
    return uses["banish"] if any(p.cast[piece].classes & junk for piece in hand(p, ask.seat)) else None


def _infuse(p: Board, uses: dict[str, Option], fight: Fight) -> Option | None:
    """Attack as Magic Attack: and a card, unless this Monster shrugs Magic off."""
    against = {"half_magic_attack", "magic_attack_immunity"}
    return uses["infuse"] if "infuse" in uses and not p.cast[fight.foe].traits & against else None


def _arm(p: Board, ask: Ask, fight: Fight) -> Option | None:
    """The next step towards the planned fight: Food, a Weapon in hand, an effect at a price."""
    cast = p.cast
    wanted = [(cast[weapon].id, cast[hero].id) for weapon, hero in fight.held]
    held = {}
    for weapon, hero in p.held:
        pair = (cast[weapon].id, cast[hero].id)
        if pair in wanted:
            wanted.remove(pair)
            held[weapon] = held[hero] = True
    if wanted:
        for option in ask.options:
            if option[0] == "equip" and (cast[option[1]].id, cast[option[2]].id) in wanted:
                many = "any_number_of_weapons" in cast[option[2]].flags
                if option[1] not in held and (many or option[2] not in held):
                    return option
        for option in ask.options:
            if option[0] == "use" and cast[option[1]].id in FOOD:
                return option
    for piece, index in fight.costly:
        for option in ask.options:
            if option[0] == "use" and option[2] == index and cast[option[1]].id == cast[piece].id:
                return option
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

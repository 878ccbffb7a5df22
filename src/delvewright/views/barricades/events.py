"""Events: a line of the log for everything that is told, as one seat may see it."""

from __future__ import annotations

from delvewright.games.barricades.board import NONE, TOKENS
from delvewright.games.barricades.kinds import GEAR
from delvewright.views.barricades.reading import Reading
from delvewright.views.barricades.result import TOLD
from delvewright.views.english import count, listed
from delvewright.views.speech import Says


def _token(r: Reading, seat: int, token: str, number: int) -> str:
    return f"{r.does(seat, 'gain')} {count(number, GEAR[token].name)}."


def _used_gear(r: Reading, seat: int, token: str | int) -> str:
    name = GEAR[token if isinstance(token, str) else TOKENS[token]].name
    return f"{r.does(seat, 'use')} {name}."


def _boosted(r: Reading, source: int, seat: int, target: int, *more: int) -> str:
    physical, magic, skill, armed, light, gold, hp, purchases, mills = more
    parts = [
        (physical, "Attack"),
        (magic, "magic Attack"),
        (skill, "Skill"),
        (armed, "Attack with a Weapon"),
        (light, "Light"),
        (gold, "gold"),
        (hp, "HP"),
        (purchases, "more to buy"),
        (mills, "card more off the deck"),
    ]
    told = listed([f"{number:+d} {word}" for number, word in parts if number])
    who = f"{r.owner(seat)} {r.name(target)}" if target != NONE else r.who(seat)
    return f"{who}: {told} ({r.name(source)})." if told else ""


def _visited(r: Reading, seat: int, place: int) -> str:
    return f"{r.does(seat, 'go')} to {r.place_name(place)}."


def _leveled(r: Reading, seat: int, hero: int, card: int, cost: int) -> str:
    level = getattr(r.p.cast[card], "level", 0)
    return f"{r.owner(seat)} {r.name(hero)} becomes {r.name(card)} of level {level} for {cost} XP."


def _stayed(r: Reading, seat: int, node: int) -> str:
    return f"{r.does(seat, 'stay')} at {r.node_name(node)}."


def _built(r: Reading, place: int, *builders: int) -> str:
    return f"{r.everyone(builders)} built the Barricade of {r.place_name(place)}."


def _fought(r: Reading, seat: int, *foes: int) -> str:
    return f"{r.does(seat, 'battle')} {r.name_all(foes)}."


def _reckoned(r: Reading, seat: int, value: int, health: int, armor: int, resistance: int, won: bool) -> str:
    end = "won" if won else f"{health - value} too little"
    return f"Attack {value} against Health {health}: {end}."


def _treasures(r: Reading, seat: int, *cards: int) -> str:
    return f"{r.name_all(cards)} lies in the treasure." if cards else ""


def _swapped_monsters(r: Reading, seat: int, here: int, there: int) -> str:
    return f"{r.does(seat, 'swap')} {r.name(there)} for {r.name(here)}."


def _horde(r: Reading, icons: int, destruction: int) -> str:
    if not icons + destruction:
        return "The Horde is beaten back."
    burning = f" and {destruction} of Destruction" if destruction else ""
    return f"The Horde strikes: {count(icons, 'icon')}{burning}."


def _ended(r: Reading, how: str, turns: int, destroyed: int) -> str:
    return TOLD[how].format(turns=count(turns, "turn"))


def _chit(r: Reading, place: int, chit: int) -> str:
    return f"A spot of {r.place_name(place)} is destroyed."


def _left(r: Reading, seat: int, node: int, what: str) -> str:
    return f"{r.does(seat, 'leave')} {_thing(what, 1)} in {r.node_name(node)}."


def _left_here(r: Reading, node: int, what: str, number: int) -> str:
    return f"{_thing(what, number)} waits in {r.node_name(node)}."


def _thing(what: str, number: int) -> str:
    if what == "xp":
        return f"{number} XP"
    return count(number, "Wound" if what == "wound" else GEAR[what].name)


def _moved(r: Reading, seat: int, here: int, there: int) -> str:
    return f"{r.does(seat, 'go')} to {r.node_name(there)}."


def _drew(r: Reading, seat: int, cards: tuple[int, ...]) -> str:
    return f"{r.does(seat, 'draw')} {count(len(cards), 'card')}."


EVENTS = {
    # Set-up and dice
    "class seat card": Says("{Seat:are} {card}.", "BQ-SETUP-03"),
    "guild seat card": Says("{Seat:join} {card}.", "BQ-SETUP-09"),
    "swapped seat card": Says("{Seat:take} {card} for an Adventurer.", "BQ-SETUP-20"),
    "turn seat turns": Says("Turn {turns}: {seat:speak} for the group.", "BQ-OPEN-47"),
    "one_more_die seat": Says("{Seat:roll} one die more.", "BQ-DICE-11"),
    "rolled seat face": Says("{Seat:roll} {face}.", "BQ-DICE-02"),
    "rerolled seat face": Says("{Seat:roll} again: {face}.", "BQ-DICE-10"),
    "resolved seat face": Says("{Seat's} {face} is resolved.", "BQ-DICE-10"),
    "die_shows seat card number": Says("{Card}: the die shows {number}."),
    "kept_opportunity seat": Says("{Seat's} Heroic Opportunity waits for a location.", "BQ-TURN-16"),
    # Plans and the Village
    "aims seat node": Says("{Seat:plan} to go to {node}."),
    "eyes seat card": Says("{Seat:plan} to buy {card}."),
    "visited": Says(_visited, "BQ-BASE-27"),
    "stayed": Says(_stayed, "BQ-TURN-02"),
    "paid seat card": Says("{Seat:pay} for the visit with {card}.", "BQ-CHIT-09"),
    "bought seat card cost": Says("{Seat:buy} {card} for {cost} gold.", "BQ-BASE-31"),
    "bought_treasure seat cost": Says("{Seat:buy} a Treasure for {cost} gold.", "BQ-BASE-29"),
    "leveled": Says(_leveled, "BQ-BASE-21"),
    "leveled_down seat hero lower": Says("{Seat's} {hero} goes down to {lower}.", "BQ-LEX-09"),
    "pledged seat place gold": Says("{Seat:pledge} {gold} gold for {place}.", "BQ-OPEN-48"),
    "took_back seat place": Says("{Seat:take} back the pledge for {place}.", "BQ-OPEN-48"),
    "cheapened seat place gold": Says("{Seat:make} the Barricade of {place} {gold} cheaper.", "BQ-BARR-03"),
    "built": Says(_built, "BQ-BARR-02", "BQ-BARR-03"),
    "asked_for seat owner card": Says("{Seat:ask} {owner} for {card}.", "BQ-LEX-02"),
    "refused owner seat card": Says("{Owner:keep} {card}.", "BQ-LEX-02"),
    "lent giver taker card": Says("{Giver:lend} {taker} {card}.", "BQ-LEX-03"),
    "given giver taker card": Says("{Giver:give} {taker} {card}.", "BQ-LEX-07"),
    "returned owner card": Says("{Card} goes home to {owner}.", "BQ-FAQ-22"),
    "set_aside seat card": Says("{Seat:prepare} {card} for the next hand.", "BQ-BASE-28"),
    # Cards
    "drew": Says(_drew, "BQ-BASE-08"),
    "milled seat cards": Says("{Seat:discard} {cards} off the deck."),
    "reshuffled seat": Says("{Seat's} discard pile becomes the deck.", "BQ-BASE-08"),
    "used seat card ability": Says("{Seat:use} {card.within}."),
    "used_gear": Says(_used_gear, "BQ-LEX-14"),
    "copied seat card other": Says("{Seat:use} {card} as something else."),
    "gained seat card": Says("{Seat:gain} {card}.", "BQ-LEX-06"),
    "gained_xp seat number": Says("{Seat:gain} {number} XP.", "BQ-BASE-18"),
    "gained_gear": Says(_token, "BQ-BASE-19"),
    "token_destroyed seat card": Says("{Seat:lose} 1 {card}."),
    "discarded seat card": Says("{Seat:discard} {card}.", "BQ-BASE-09"),
    "discarded_to seat taker card": Says("{Seat:discard} {card} to {taker}.", "BQ-LEX-05"),
    "destroyed seat card": Says("{Seat's} {card} is destroyed.", "BQ-LEX-04"),
    "recalled seat card": Says("{Seat:recall} {card}."),
    "wielded seat weapon hero": Says("{Seat's} {hero} wields {weapon}.", "BQ-BASE-12"),
    "unwielded seat weapon hero": Says("{Weapon} comes off {hero}.", "BQ-BASE-13"),
    "boosted": Says(_boosted),
    "turned_magic seat card": Says("{Seat's} {card} fights with magic."),
    "healed seat wounds": Says("{Seat:heal} 1 Wound: {wounds:Wound} left.", "BQ-BASE-07"),
    "wounded seat number wounds": Says("{Seat:gain} {number:Wound}: {wounds} in all.", "BQ-BASE-05"),
    # The Dungeon
    "moved": Says(_moved, "BQ-BASE-33"),
    "put_into seat here there": Says("{Seat:are} put into {there}."),
    "alerted seat card": Says("Alert! {Card} notices {seat}.", "BQ-LEX-01"),
    "ignored seat card": Says("{Seat:ignore} the Alert! of {card}.", "BQ-LEX-01"),
    "invited seat other": Says("{Seat:invite} {other} to a Party.", "BQ-PARTY-01"),
    "joined seat leader": Says("{Seat:join} {leader's} Party.", "BQ-PARTY-01"),
    "swapped_monsters": Says(_swapped_monsters),
    "fought": Says(_fought, "BQ-BASE-37"),
    "swarmed seat foe number": Says("{Foe}: {number} Health more.", "BQ-BASE-45"),
    "softened seat foe number": Says("{Foe} has {number} Health less.", "BQ-PARTY-15"),
    "reckoned": Says(_reckoned, "BQ-BASE-39"),
    "defeated seat foe": Says("{Foe} is defeated.", "BQ-BASE-42"),
    "treasures": Says(_treasures, "BQ-PARTY-10"),
    "ranked seat number cost": Says("{Seat:rise} to Rank {number} for {cost} XP.", "BQ-PREST-04"),
    "left": Says(_left, "BQ-LEX-12"),
    "left_here": Says(_left_here, "BQ-LEX-11"),
    "quelled seat number": Says("{Seat:remove} {number:icon} from the Horde.", "BQ-HORDE-06"),
    "shored seat": Says("{Seat:remove} a Destruction die.", "BQ-HORDE-03"),
    # The end of the turn
    "horde_strikes": Says(_horde, "BQ-HORDE-04"),
    "put_back seat chit": Says("{Seat:put} a chit back and draws another."),
    "chit": Says(_chit, "BQ-CHIT-01", "BQ-CHIT-02"),
    "barricade_falls place": Says("The Barricade of {place} stops a chit and falls.", "BQ-BARR-04"),
    "barricades_fall": Says("All Barricades fall."),
    "location_destroyed place": Says("{Place} is destroyed!", "BQ-CHIT-03"),
    "monsters_return": Says("Every Monster was destroyed: they come back.", "BQ-FAQ-25"),
    "threat number": Says("The Threat is {number} now.", "BQ-GUARD-03"),
    "revealed card": Says("{Card} is revealed!", "BQ-GUARD-05"),
    "guardian_hurt wounds": Says("The Guardian takes a Wound, {wounds} in all.", "BQ-GUARD-09"),
    "called_off turns": Says("The game is called off after {turns:turn}.", "BQ-END-05"),
    "ended": Says(_ended, "BQ-END-01"),
}

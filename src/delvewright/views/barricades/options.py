"""Options: every verb, what an option says on a button, and what it means in a sentence with the numbers."""

from __future__ import annotations

from delvewright.games.barricades import levels, ranks, shops, walls, way
from delvewright.games.barricades.board import (
    BAZAAR,
    SHOP,
    VILLAGE,
    WALLS,
    company,
    guardian_kind,
    monster_at,
    solo,
)
from delvewright.games.barricades.kinds import GEAR
from delvewright.games.barricades.muster import FACES, skill_needed, skill_spare
from delvewright.games.barricades.powers import power
from delvewright.games.barricades.printed import Card, Face, Prestige
from delvewright.games.barricades.reckoning import attack_value, toughness
from delvewright.games.barricades.shapes import Battle
from delvewright.kernel.ask import Ask
from delvewright.views.barricades.reading import Reading
from delvewright.views.english import count
from delvewright.views.speech import Verb

# Cards ------------------------------------------------------------------------------------------------


def _use_label(r: Reading, ask: Ask, card: int, ability: int) -> str:
    return f"{r.name(card)}: {r.ability_name(card, ability).lower()}"


def _use(r: Reading, ask: Ask, card: int, ability: int) -> str:
    name, place = power(r.p, card).uses[ability].name, r.p.zones[VILLAGE]
    if card == place[BAZAAR]:
        return f"Buy {GEAR[name].name} for {shops.token_price(r.p, ask.seat, name)} of {r.gold} gold."
    if card == place[SHOP]:
        price = shops.treasure_price(r.p, ask.seat)
        return f"Buy the top Treasure, unseen until it is bought, for {price} of {r.gold} gold."
    return f"{_use_label(r, ask, card, ability)}. {r.text_of(card, ability)}"


def _buy(r: Reading, ask: Ask, card: int) -> str:
    return f"Buy {r.name(card)} for {shops.card_price(r.p, card)} of {r.gold} gold."


def _level_up_label(r: Reading, ask: Ask, hero: int, better: int) -> str:
    kind = r.p.cast[better]
    return f"Level up {r.armed(hero)} to {kind.name} {kind.level}" if isinstance(kind, Card) else "Level up"


def _level_up(r: Reading, ask: Ask, hero: int, better: int) -> str:
    kind = r.p.cast[better]
    price = levels.level_price(r.p, ask.seat, hero, ask.value("less", 0), ask.value("free", False))
    level = kind.level if isinstance(kind, Card) else 0
    return f"{r.armed(hero)} becomes {r.name(better)} of level {level} for {price} of {r.xp} XP."


def _wield(r: Reading, ask: Ask, weapon: int, hero: int) -> str:
    need, spare = skill_needed(r.p, ask.seat, weapon, hero), skill_spare(r.p, ask.seat, hero)
    return f"{r.name(hero)} wields {r.name(weapon)}: Skill {need} of {spare} left."


def _take_class(r: Reading, ask: Ask, card: int) -> str:
    kind = r.p.cast[card]
    assert isinstance(kind, Prestige)
    return f"{kind.name}: a Rank when {_when(kind.one_rank.text)}"


def _when(text: str) -> str:
    return text[:1].lower() + text[1:]


def _guild(r: Reading, ask: Ask, card: int) -> str:
    return f"{r.name(card)}: {' '.join([effect.text for effect in r.p.cast[card].texts])}"


def _resolve(r: Reading, ask: Ask, die: int) -> str:
    face: Face = FACES[r.p.dice[die][1]]
    if face.attack:
        return f"{face.name}: {guardian_kind(r.p).attacks['abcd'.index(face.attack[-1])].text}"
    return f"{face.name}: {face.text}"


def _done(r: Reading, ask: Ask) -> str:
    return "You are done." if solo(r.p) else "You are done; others may still be at it."


# The Village ------------------------------------------------------------------------------------------


def _visit(r: Reading, ask: Ask, location: int) -> str:
    kind = r.p.cast[location]
    return f"{kind.name}: {' '.join([effect.text for effect in kind.texts])}"


def _pledge_label(r: Reading, ask: Ask, barricade: int, gold: int) -> str:
    return f"Pledge {gold} gold for the Barricade" if gold else "Build the Barricade"


def _pledge(r: Reading, ask: Ask, barricade: int, gold: int) -> str:
    place = r.p.zones[WALLS].index(barricade)
    lacking = walls.missing(r.p, place)
    where = r.place_name(place)
    if gold >= lacking:
        return f"Pay {gold} of {r.gold} gold: the Barricade of {where} is built."
    left = lacking - gold
    then = "is missing" if left == 1 else "are missing"
    return f"Pledge {gold} of {r.gold} gold for the Barricade of {where}: {left} {then} then."


# The Dungeon ------------------------------------------------------------------------------------------


def _move(r: Reading, ask: Ask, node: int) -> str:
    need = way.light_needed(r.p, ask.seat, node)
    foe = monster_at(r.p, node)
    there = f" {r.name(foe)} is there." if foe >= 0 else " Nobody is there."
    return f"Go to {r.node_name(node)}: {need} of {r.light} Light.{there}"


def _battle(r: Reading, ask: Ask) -> str:
    p, seat = r.p, ask.seat
    node = p.at[seat]
    foe = monster_at(p, node)
    if foe < 0:
        return "Battle the Monster here."
    fight = Battle(seat, company(p, seat), node, (foe,), (node,))
    health, value = toughness(p, fight)[0], attack_value(p, fight)
    dice = getattr(p.cast[foe], "health_dice", 0)
    more = f" and {count(dice, 'die')}" if dice else ""
    return f"Battle {r.name(foe)}: Attack {value} against Health {health}{more}."


def _rank(r: Reading, ask: Ask) -> str:
    p, seat = r.p, ask.seat
    kind = p.cast[ranks.class_of(p, seat)]
    assert isinstance(kind, Prestige)
    number = p.rank[seat] + 1
    text = " ".join([effect.text for effect in kind.ranks[number - 1].effects])
    return f"Pay {ranks.cost(p, seat)} of {r.xp} XP for Rank {number}: {text}"


def _leave_token(r: Reading, ask: Ask, token: int) -> str:
    return f"Leave {r.token_name(token)} in {r.node_name(r.p.at[ask.seat])}."


def _feasts(r: Reading, ask: Ask, nodes: int) -> str:
    return f"Battle here and in {r.nodes_name(nodes)} together."


# In one go -------------------------------------------------------------------------------------------


def _of_the_place(r: Reading, ask: Ask, card: int, ability: int) -> bool | None:
    """What one goes to a location for: a heal, or what is sold there. All else is thought about there."""
    return r.p.cast[card].role in GONE_FOR or None


GONE_FOR = ("bazaar", "temple")


def _wins(r: Reading, ask: Ask) -> bool:
    """Whether the Monster falls as things are, whatever dice it has."""
    p, seat = r.p, ask.seat
    node = p.at[seat]
    foe = monster_at(p, node)
    dice = getattr(p.cast[foe], "health_dice", 0)
    if foe < 0 or dice:
        return False
    fight = Battle(seat, company(p, seat), node, (foe,), (node,))
    return attack_value(p, fight) >= toughness(p, fight)[0]


VERBS = {
    # Set-up
    "take_class": Verb("{Card}", _take_class, "BQ-SETUP-03", "BQ-PREST-03"),
    "take_guild": Verb("{Card}", _guild, "BQ-SETUP-09"),
    "no_guild": Verb("No guild", "Play without a Guild Sponsorship.", "BQ-SETUP-09"),
    "take_hero": Verb("{Card}", "{Card} replaces an Adventurer of your deck.", "BQ-SETUP-20", "BQ-DIFF-01"),
    # Dice
    "one_more": Verb("{Seat}", "{Seat:roll} one die more.", "BQ-DICE-11"),
    "roll": Verb("Roll", "Roll your Guardian dice.", "BQ-DICE-02"),
    "resolve": Verb("{die}", _resolve, "BQ-DICE-10"),
    "reroll": Verb("Roll {die} again", "Roll {die} again.", "BQ-DICE-10"),
    "redraw": Verb("Draw another", "Put {card} back into the bag and draw another chit.", "BQ-PREST-07"),
    "let_it_be": Verb("Let it be", "{Card} is destroyed.", "BQ-CHIT-01"),
    # Placement
    "visit": Verb("{location}", _visit, "BQ-BASE-27", "BQ-TURN-05", leads=("use",)),
    "square": Verb("The Village, no location", "Take a Village Phase at no location.", "BQ-VILLAGE-06"),
    "stay": Verb(
        "Not to the Village",
        "Take no Village Phase: stay in the Dungeon.",
        "BQ-TURN-02",
        leads=("move",),
    ),
    "pay": Verb("{Card}", "Pay for the visit with {card}.", "BQ-CHIT-09"),
    # Everywhere
    "use": Verb(_use_label, _use, "BQ-BASE-20", at_once=_of_the_place),
    "done": Verb("Done", _done, "BQ-TURN-06", "BQ-TURN-07"),
    "think_again": Verb("Think again", "Take your being done back.", "BQ-TURN-05"),
    "aim": Verb(
        "Plan: {node}", "Let everybody know that you mean to go to {node}.", "BQ-TURN-05", aside=True
    ),
    "eye": Verb(
        "Plan: buy {card}", "Let everybody know that you mean to buy {card}.", "BQ-TURN-05", aside=True
    ),
    "leave": Verb("Leave it", "Leave it.", "BQ-BASE-20"),
    "choose": Verb("{Card}", "Choose {card}.", "BQ-BASE-20"),
    "heal": Verb("Heal a Wound", "Heal 1 Wound.", "BQ-BASE-25", "BQ-BASE-07"),
    "heal_token": Verb("A Wound token", "Remove 1 Wound token from your board.", "BQ-BASE-07"),
    "heal_card": Verb("{Card}", "Destroy {card} in place of a Wound token.", "BQ-BASE-07"),
    "rank": Verb("Take the next Rank", _rank, "BQ-PREST-04", "BQ-PREST-05"),
    # The Village
    "buy": Verb("Buy {card}", _buy, "BQ-BASE-25", "BQ-BASE-31", goes=("discard",)),
    "level_up": Verb(_level_up_label, _level_up, "BQ-BASE-21", "BQ-BASE-22"),
    "pledge": Verb(_pledge_label, _pledge, "BQ-BARR-02", "BQ-OPEN-48"),
    "take_back": Verb("Take the pledge back", "Take back what you pledged for the Barricade.", "BQ-OPEN-48"),
    "lend": Verb("Lend {card} to {seat}", "{Seat:have} {card} until the turn ends.", "BQ-LEX-03"),
    "give": Verb("Give {card} to {seat}", "{Card} is {seat.whose} for good.", "BQ-LEX-07"),
    "borrow": Verb("Ask {seat} for {card}", "Ask {seat} to lend you {card} this turn.", "BQ-LEX-02"),
    "agree": Verb("Lend {card} to {seat}", "Lend {seat} your {card} until the turn ends.", "BQ-LEX-03"),
    "refuse": Verb("Keep {card}", "{Seat:do} not get {card}.", "BQ-LEX-02"),
    "gain_token": Verb("{Card}", "Gain 1 {card}.", "BQ-BASE-19"),
    "use_token": Verb("Use {card}", "Use {card} for this.", "BQ-LEX-14"),
    "give_token": Verb("Give {card}", "Give 1 {card}.", "BQ-PARTY-03"),
    "raise": Verb("{Barricade}", "Build {barricade} for nothing.", "BQ-BARR-02"),
    "set_aside": Verb("Set {card} aside", "{Card} is in your next hand.", "BQ-BASE-28"),
    "tend": Verb("{Seat}", "Heal 1 Wound of {seat}.", "BQ-PREST-07"),
    "pay_for": Verb("{Seat}", "1 of your gold is {seat.whose}.", "BQ-PREST-07"),
    "look_on": Verb("Wait", "Wait for your go.", "BQ-TURN-09"),
    # The Dungeon
    "wield": Verb("{hero} wields {weapon}", _wield, "BQ-BASE-12", "BQ-BASE-14"),
    "wield_it": Verb("{hero.armed}", "{Hero} wields it at once.", "BQ-BASE-12"),
    "put_down": Verb("Put {weapon} down", "Nobody wields {weapon} any more.", "BQ-BASE-14"),
    "unwield": Verb("{Card}", "{Card} is not wielded any more.", "BQ-BASE-13"),
    "move": Verb("Go to {node}", _move, "BQ-BASE-33", "BQ-BASE-35", leads=("battle",)),
    "go": Verb("Go on", "The leader of your Party chooses the way.", "BQ-PARTY-05"),
    "withdraw": Verb("To {node}", "Put your Champion into {node}.", "BQ-BASE-38"),
    "heed": Verb("Let it happen", "{Card}: let its Alert! happen to you.", "BQ-LEX-01"),
    "ignore": Verb("Ignore {card}", "Ignore the Alert! of {card}.", "BQ-LEX-01"),
    "invite": Verb("Invite {seat}", "Ask {seat} to form a Party with you.", "BQ-PARTY-01", "BQ-OPEN-49"),
    "join": Verb("Join {seat}", "Join the Party of {seat}, who leads it.", "BQ-PARTY-01", "BQ-PARTY-13"),
    "ready": Verb("Ready to fight", "You are ready: the battle begins when all are.", "BQ-OPEN-49"),
    "not_ready": Verb("Not ready yet", "Do something else first.", "BQ-OPEN-49"),
    "gift": Verb("Give to {seat}", "Hand things to {seat}: tokens, and one card.", "BQ-PARTY-03"),
    "battle": Verb("Battle", _battle, "BQ-BASE-37", "BQ-BASE-39", at_once=_wins),
    "bleed": Verb("Gain a Wound for Light", "Gain 1 Wound: the room needs 1 Light less.", "BQ-BASE-36"),
    "keep_blood": Verb("No more Wounds", "Gain no more Wounds for Light.", "BQ-BASE-36"),
    "feast": Verb("And {node}", "Battle here and in {node} together.", "BQ-FAQ-07", "BQ-FAQ-27"),
    "feasts": Verb("And {nodes}", _feasts, "BQ-FAQ-07", "BQ-FAQ-27"),
    "beguile": Verb("{Card}", "Swap the Monster here for {card}.", "BQ-PREST-07"),
    # Choices of cards
    "discard": Verb("Discard {card}", "{Card} goes to your discard pile.", "BQ-BASE-09"),
    "discard_to": Verb("To {seat}", "{Seat:get} it onto the discard pile.", "BQ-LEX-05"),
    "destroy": Verb("Destroy {card}", "{Card} leaves the game.", "BQ-LEX-04"),
    "destroy_token": Verb("Destroy {card}", "You lose 1 {card}.", "BQ-BASE-19"),
    "destroy_xp": Verb("Lose 1 XP", "You lose 1 XP.", "BQ-BASE-18"),
    "take_wounds": Verb("Gain a Wound", "Gain 1 Wound instead.", "BQ-BASE-05"),
    "level_down": Verb("{hero.armed}", "{Hero} goes down a level.", "BQ-LEX-09"),
    "draw": Verb("Draw {card}", "Draw {card}.", "BQ-BASE-08"),
    "lay_next": Verb("{Card}", "{Card} lies on top next.", "BQ-BASE-08"),
    "put_on_top": Verb("{Card} on top", "{Card} lies on top of your deck.", "BQ-BASE-08"),
    "sink": Verb("{Card} to the bottom", "{Card} goes to the bottom of your deck.", "BQ-BASE-08"),
    "recall": Verb("{Card}", "{Card} comes back from your discard pile.", "BQ-BASE-09"),
    "strengthen": Verb("{hero.armed}", "{Hero} gets it this turn.", "BQ-BASE-15"),
    "track": Verb("{hero.armed}", "{Hero} makes 1 gold more this turn.", "BQ-PREST-07"),
    "sing_of": Verb("{hero.armed}", "{Hero} is stronger this turn.", "BQ-PREST-08"),
    "bleed_for": Verb("{hero.armed}", "Gain 1 Wound: {hero} is stronger this turn.", "BQ-PREST-08"),
    "kindle": Verb("{Card}", "{Card} gives more Attack this turn.", "BQ-BASE-15"),
    "double": Verb("{Card}", "{Card} gives its Attack once more.", "BQ-BASE-15"),
    "shine": Verb("Its Attack and Light", "Its Attack and Light once more this turn.", "BQ-BASE-15"),
    "copy": Verb(_use_label, _use, "BQ-BASE-20"),
    # Rewards
    "take_xp": Verb("Take 1 XP", "Take 1 XP of the rewards.", "BQ-PARTY-09"),
    "take_gear": Verb("Take {token}", "Take {token} of the rewards.", "BQ-PARTY-09"),
    "take_treasure": Verb("Take {card}", "Take {card} of the rewards.", "BQ-PARTY-09", "BQ-PARTY-10"),
    "give_wound": Verb("{Seat}", "{Seat:take} 1 Wound that lay here.", "BQ-PARTY-16"),
    "gain_xp": Verb("Gain XP", "Gain XP.", "BQ-BASE-18"),
    "leave_token": Verb("Leave {token}", _leave_token, "BQ-LEX-12"),
    "leave_xp": Verb("Leave 1 XP", "Leave 1 XP here for a later battle.", "BQ-LEX-12"),
}

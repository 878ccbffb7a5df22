"""The guide: short hints on the open question for a newcomer."""

from __future__ import annotations

from collections.abc import Callable

from delvewright.counsel.hints import Hints, hint, told_by
from delvewright.games.barricades import closing
from delvewright.games.barricades.board import (
    LAIR,
    NONE,
    battle_of,
    company,
    destroyed,
    guardian_kind,
    hit_points,
    hp,
    monster_at,
    threat_level,
)
from delvewright.games.barricades.kinds import DIFFICULTIES
from delvewright.games.barricades.muster import gold_left, light_left
from delvewright.games.barricades.reckoning import attack_value, toughness
from delvewright.games.barricades.shapes import Battle
from delvewright.kernel.ask import Ask
from delvewright.views.barricades.reading import Reading
from delvewright.views.english import count
from delvewright.views.model import Line


def guide(r: Reading) -> list[Line]:
    """Hints on what this seat is asked."""
    return told_by(GUIDE, r)


# What one is playing for --------------------------------------------------------------------------------


def aim(r: Reading) -> Line:
    """The goal, with where it stands."""
    p = r.p
    limit = DIFFICULTIES[p.rules.difficulty].locations_to_lose
    lost = f"{destroyed(p)} of {count(limit, 'location')} lost"
    name = guardian_kind(p).name
    if p.revealed:
        left = hit_points(p) - p.hurt
        return hint(f"Beat {name} {count(left, 'more time')}; {lost}.", "BQ-END-01", "BQ-GUARD-10")
    return hint(f"Grow strong before {name} comes out of the Lair; {lost}.", "BQ-GUARD-05", "BQ-END-02")


def _class(r: Reading, ask: Ask) -> Hints:
    yield hint("Save the Village together: destroy the Guardian before too much is lost.", "BQ-END-01")
    yield hint("A Prestige class rises in Rank by doing what its board asks for.", "BQ-PREST-03")
    yield hint("For a first game: the Town Guard, who builds Barricades for nothing.", "BQ-PREST-12")


def _place(r: Reading, ask: Ask) -> Hints:
    p = r.p
    yield aim(r)
    dice = threat_level(p)
    rolled = f"Every Champion rolls {count(dice, 'die')} a turn."
    yield hint(f"{rolled} What is left of the Horde costs the Village chits.", "BQ-HORDE-04")
    if p.wounds[ask.seat] >= 2:
        yield hint(f"You have {hp(p, ask.seat)} HP: the Temple heals one Wound more.", "BQ-BASE-28")
    else:
        yield hint("Shopping does not keep you from the Dungeon: the same hand serves both.", "BQ-TURN-10")


def _visit(r: Reading, ask: Ask) -> Hints:
    p, seat = r.p, ask.seat
    gold = gold_left(p, seat)
    if ("heal",) in ask.options:
        yield hint("You may heal 1 Wound each turn, wherever you are in the Village.", "BQ-BASE-25")
    if any([option[0] == "buy" for option in ask.options]):
        yield hint(f"{gold} gold buys one card; what is not spent is lost when the turn ends.", "BQ-BASE-17")
    if any([option[0] == "pledge" for option in ask.options]):
        yield hint("A Barricade stops one chit here. Pledge together: it is built at 10 gold.", "BQ-BARR-02")
    yield hint("A Hero who levels up is gone for this turn, and comes back better.", "BQ-TURN-10")


def _delve(r: Reading, ask: Ask) -> Hints:
    p, seat = r.p, ask.seat
    fight = battle_of(p, seat)
    if fight is not None:
        won = "Take what you have won, and use Spoils; then you are done."
        yield hint(won if fight.won else "The battle is over; a Rank may still be paid for.", "BQ-BASE-38")
        return
    left = closing.horde_left(p)
    if left:
        yield hint(
            f"The Horde has {count(left, 'icon')} left: a Monster of level N removes N of them.",
            "BQ-HORDE-02",
        )
    if any([option[0] == "wield" for option in ask.options]):
        yield hint("Give Weapons to Heroes whose Skill carries them.", "BQ-BASE-12")
    yield here(r, seat)
    yield hint(f"You have {light_left(p, seat)} Light left to go on with.", "BQ-BASE-33")


def here(r: Reading, seat: int) -> Line:
    """How one stands against what lives where one is."""
    p = r.p
    node = p.at[seat]
    foe = monster_at(p, node)
    if foe == NONE:
        closed = " The Lair is closed until the Guardian is revealed." if node == LAIR else ""
        return hint(f"Nobody is here to battle.{closed}", "BQ-BASE-37")
    fight = Battle(seat, company(p, seat), node, (foe,), (node,))
    value, health = attack_value(p, fight), toughness(p, fight)[0]
    dice = getattr(p.cast[foe], "health_dice", 0)
    more = " and what its die shows" if dice else ""
    together = " together" if len(fight.members) > 1 else ""
    return hint(f"You bring {value}{together} against Health {health}{more}.", "BQ-BASE-39")


GUIDE: dict[str, Line | Callable[[Reading, Ask], Hints]] = {
    "choose": hint("What a text wants is done at once; other cards say why not when you ask.", "BQ-BASE-20"),
    "setup.class": _class,
    "setup.guild": hint("A guild helps all game long, and makes it a bit easier.", "BQ-SETUP-09"),
    "setup.swap": hint("A Hero of level 1 is stronger than an Adventurer from the start.", "BQ-DIFF-01"),
    "setup.done": hint("You may think again until everybody has chosen.", "BQ-SETUP-03"),
    "prep.leftover": hint("Who can bear a Wound rolls the die that is left over.", "BQ-DICE-11"),
    "prep.before": hint("What is used now comes before your dice.", "BQ-TURN-04"),
    "prep.after": hint("None of your dice is resolved yet.", "BQ-TURN-04"),
    "prep.die": hint("Dice are resolved in any order: draw before you discard.", "BQ-DICE-10"),
    "redraw": hint("Another chit may be stopped by a Barricade, or hit worse.", "BQ-CHIT-01"),
    "place": _place,
    "visit.pay": hint("The token is gone, whatever you do there.", "BQ-CHIT-09"),
    "visit": _visit,
    "visit.level_up": hint("It is the one level-up of your turn, after the fight.", "BQ-VILLAGE-03"),
    "level": hint("The better card is in your discard pile: you draw it later.", "BQ-BASE-21"),
    "purchase": hint("It is a purchase besides the one of the Village.", "BQ-BASE-31"),
    "reflect": hint("What it shows counts as its own use.", "BQ-BASE-20"),
    "roll_again": hint("None of your dice is resolved yet: roll the bad ones again.", "BQ-TURN-04"),
    "cleanse": hint("One of the two, as you need it.", "BQ-BASE-07"),
    "hide": hint("Whoever wins the next battle here gets it.", "BQ-LEX-12"),
    "seek": hint("The other Treasure goes to the bottom of its deck.", "BQ-BASE-52"),
    "exchange.hand": hint("What is lent comes back at the end of the turn.", "BQ-LEX-03", "BQ-LEX-07"),
    "exchange.borrow": hint("Its owner is asked, and may say no.", "BQ-LEX-02"),
    "exchange.consent": hint("It comes back at the end of the turn.", "BQ-LEX-02"),
    "prepared": hint("You may think again until everybody is done.", "BQ-TURN-06"),
    "waiting": hint("Champions act one after the other in this game.", "BQ-TURN-09"),
    "delve": _delve,
    "ready": hint("The battle begins when every member of the Party is ready.", "BQ-OPEN-49"),
    "delved": hint("You may think again until everybody is done.", "BQ-TURN-07"),
    "gift": hint("Any number of tokens and one card, to one other, once a turn.", "BQ-PARTY-03"),
    "ignore": hint("Whoever may ignore an Alert! decides for each.", "BQ-LEX-01"),
    "withdraw": hint("From there you go on next turn.", "BQ-BASE-34"),
    "take_off": hint("A Weapon that nobody wields gives nothing but gold.", "BQ-BASE-13", "BQ-BASE-14"),
    "heal": hint("Every second token costs an HP; a Wound card fills your hand.", "BQ-BASE-05"),
    "look": hint("What you do not draw goes back on top, in an order you choose.", "BQ-BASE-08"),
    "put_back": hint("You draw it next.", "BQ-BASE-08"),
    "share_wounds": hint("Whoever has most HP bears it best.", "BQ-PARTY-16"),
    "last_words": hint("What you prepare is in your next hand, beside the cards you draw.", "BQ-BASE-28"),
}

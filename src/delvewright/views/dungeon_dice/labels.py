"""Labels: what each verb says on a button, in a few words."""

from __future__ import annotations

from typing import Any

from delvewright.games.dungeon_dice import GAME
from delvewright.kernel.ask import Ask, Option
from delvewright.kernel.errors import DelveError, near
from delvewright.views.dungeon_dice.bargains import term_words
from delvewright.views.dungeon_dice.reading import Reading, ability, capital
from delvewright.views.dungeon_dice.texts import listed, place_of, words

LABELS: dict[str, str] = {
    "pass": "Pass",
    "reject": "Put back {0}",
    "draw": "Draw an encounter",
    "rest": "Rest",
    "hunt": "Hunt with {0}",
    "fight_stored": "Fight {0}",
    "choose": "Meet {0}",
    "confront": "Confront it",
    "run": "Run",
    "arm": "Arm: {0}",
    "equip": "Change equipment",
    "put_away": "Put away {0}",
    "dress_as": "Be a {0}",
    "invite": "Ask {0} for help",
    "accept": "Join the fight",
    "reach": "Roll ahead with {0}",
    "try": "Roll {0} ahead",
    "roll": "Roll {0}",
    "roll_gear": "Roll your gear",
    "throw": "Throw {0} for {1}",
    "use": "{1}: {0}",
    "use_die": "{1} on {2}",
    "use_who": "{1} on {2}",
    "use_piece": "{1}: {2}",
    "stun": "Stun with {0}",
    "focus": "Focus with {0}",
    "add_to": "Add to {0}",
    "permit": "Allow it",
    "keep_wand": "Keep {0}",
    "deny": "Deny armor",
    "boost": "Boost {0}",
    "boost_from": "Boost {0} from {1}",
    "mend_level": "Heal a level die of {0}",
    "mend": "Heal {0}",
    "lift": "Lift the Curse of {0}",
    "loosen": "Take off {0}",
    "give_up": "Give up {0}",
    "keep": "Keep {0}",
    "redraw": "Draw again",
    "take": "{0}",
    "improve": "Improve {0}",
    "luck": "Take {1}",
    "pick": "Take {0}",
    "swap": "{0} for {1}",
    "key": "Use {0}",
    "pick_lock": "Try {0}",
    "hammer": "Break it with {0}",
    "trade_in": "Trade in for an artifact",
    "bazaar": "Trade at the Bazaar",
    "give": "Give {0}",
    "use_mode": "{1}: {2}",
    "use_place": "{1}: {2}",
    "use_heroes": "{1}: {2}",
    "lose_die": "Lose {0}",
    "roll_place": "Roll the Dungeon die",
    "settle_in": "Stay in {0}",
    "challenge": "Challenge {0}",
    "duel_for": "Duel for {0}",
    "fight_boss": "Fight {0}",
    "claim": "Take {0}",
    "study": "Roll {0}",
    "intimidate": "Intimidate {0}",
    "assassinate": "{0} for {1}",
    "master_heal": "Master Healer",
    "rescue": "Rescue",
    "call": "Call {0}",
    "train": "Roll {0} again",
    "wind": "Wind it up with {0}",
    "grasp": "Take up {0}",
    "reroll_all": "Reroll all",
    "turn_to": "Turn it to {1}",
    "perform": "Perform on {0}",
    "take_along": "Take {0} along",
    "hire": "Hire {0}",
    "roll_bag": "Roll {0}",
    "hurl": "Throw {0} for {1}",
    "invoke": "Invoke {0}",
    "join_in": "Join in",
    "primal": "Primal dice of {0}: {1}",
    "bargain": "Bargain with {0}",
    "wait": "Wait for the dice",
    "call_for_help": "Call for help",
    "call_for_offers": "Call for offers",
    "call_in": "Call in {0}",
    "offer": "{0}",
    "counter": "Counter: {0}",
    "compose": "Compose an offer",
    "between": "{0} to {1}",
    "include": "Bring in {0}",
    "add": "{0}",
    "put": "{0}",
    "drop": "Drop: {0}",
    "propose": "Propose it",
}
"""Each verb on a button; the numbers stand for what it touches, in order."""

IN_CONTEXT = {
    ("draw", "artifact"): "Draw an artifact",
    ("pass", "mulligan"): "Keep them",
    ("pass", "end_of_turn"): "End the turn",
    ("pass", "assist"): "Decline",
    ("pass", "equip"): "Leave it so",
    ("pass", "trap"): "Let it hit",
    ("pass", "outsiders"): "Let it be",
    ("pass", "others_before"): "Let it be",
    ("pass", "chest_help"): "Let it be",
    ("pass", "trophy"): "Put it back",
    ("pass", "luck"): "Draw blind",
    ("pass", "chest"): "Leave it locked",
    ("pass", "permit"): "Forbid it",
    ("pass", "keep_wand"): "Let it go",
    ("pass", "enchant"): "Put it back",
    ("pass", "trade_in"): "Keep your dice",
    ("pass", "aim"): "Use it on nothing",
    ("pass", "again"): "Stop",
    ("accept", "answer_offer"): "Agree",
    ("pass", "answer_offer"): "Turn it down",
    ("pass", "haggle"): "Say nothing",
    ("pass", "volunteer"): "Say nothing",
    ("pass", "meanwhile"): "Say nothing",
    ("pass", "bargain"): "Offer nothing",
    ("pass", "compose"): "Give it up",
    ("pass", "compose_term"): "Back",
    ("pass", "epic_join"): "Stay out",
    ("pass", "duel_outsiders"): "Let it be",
    ("pass", "new_place"): "Stay here",
    ("pass", "rescue"): "Stay out",
    ("pass", "inspire"): "Keep them",
    ("pass", "bless"): "Leave it",
    ("pass", "train"): "Leave it",
    ("pass", "cursed_reward"): "Take the reward",
    ("pass", "spoils"): "Draw nothing",
    ("draw", "spoils"): "Draw",
    ("give_up", "acid"): "Corrode {0}",
    ("give_up", "exchange"): "Put back {0}",
}
"""A verb that says something else in one question."""


def label(r: Reading, ask: Ask, option: Option) -> str:
    """An option in a few words."""
    verb = option[0]
    if verb not in LABELS:
        raise DelveError(f"there are no words for the verb {verb!r}; {near(verb, LABELS)}")
    text = IN_CONTEXT.get((verb, ask.question), LABELS[verb])
    return text.format(*[named(r, sort, what, option) for sort, what in GAME.touches(option)])


def named(r: Reading, sort: str, what: Any, option: Option) -> str:
    """Something an option touches, in words."""
    if sort == "set":
        return r.set(what)
    if sort in ("seat", "combatant"):
        return r.someone(what)
    if sort == "heroes":
        return listed([r.someone(seat) for seat in what])
    if sort == "die":
        return r.die(what)
    if sort == "source":
        return r.source(what)
    if sort == "piece":
        return r.name(what) if what >= 0 else "the Philosopher's Stone"
    if sort == "place":
        return place_of(what).name
    if sort == "term":
        return capital(term_words(r, what))
    if sort == "bundle":
        return capital("; ".join([term_words(r, term) for term in what]))
    if sort == "face":
        return r.face(r.p.dice[option[1]][1], what)
    return WHATS.get(str(what)) or ability(str(what)) if sort == "symbol" else words(str(what))


WHATS = {
    "OTHER": "another reward",
    "offer": "everybody must offer help",
    "refuse": "everybody must refuse",
    "item": "from the item bag",
    "equipment": "from the equipment bag",
    "artifact": "from the artifact bag",
    "give_now": "Give a die now",
    "give_on_win": "Give a die if the fight is won",
    "give_on_loss": "Give a die if the fight is lost",
    "give_after": "Give a die after the fight",
    "give_if_opened": "Give a die if the chest opens",
    "reward": "A reward",
    "trophy": "The trophy",
    "roll_off": "Roll for a reward",
    "roll_off_die": "Roll for a die",
    "assist": "Help in this fight",
    "future_assist": "Help in a later fight",
    "no_harm": "No harm",
    "promise_use": "Use a die in this fight",
    "threat": "A threat",
    "open_chest": "Open the chest",
    "enchant_share": "Equipment for an Enchant",
    "heal": "A healing",
}
"""What a symbol may be used for that is no symbol itself, and the headings of a bargain."""

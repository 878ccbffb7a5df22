"""Names: what an option touches in words, by its sort."""

from __future__ import annotations

from typing import Any

from delvewright.kernel.ask import Option
from delvewright.views.dungeon_dice.bargains import term_words
from delvewright.views.dungeon_dice.reading import Reading, ability, capital
from delvewright.views.dungeon_dice.texts import listed, place_of, words


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
    if sort in ("face", "side"):
        return r.face(r.p.dice[option[1]][1] if sort == "face" else option[1], what)
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

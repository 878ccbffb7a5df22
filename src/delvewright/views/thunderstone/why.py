"""Why not: for any piece on the table that no rule refuses, why the open question is not about it."""

from __future__ import annotations

from delvewright.games.thunderstone.kinds import DISEASE, HERO, MONSTER, WEAPON
from delvewright.kernel.ask import Ask
from delvewright.views import speech
from delvewright.views.model import Line
from delvewright.views.thunderstone.printed import card_of
from delvewright.views.thunderstone.prompts import CHOICES
from delvewright.views.thunderstone.reading import Reading
from delvewright.words.flow import asking


def no_part(r: Reading, ask: Ask, piece: int) -> str | Line:
    """Why the open question is not about a piece."""
    chapter = ask.question.partition(".")[0]
    place, owner = r.place(piece)
    mine = place == "hand" and owner == ask.seat
    if ask.question == "turn.action":
        return "First choose what your turn is: Village, dungeon or rest."
    if chapter == "village":
        return _in_village(r, ask, piece, place, mine)
    if chapter == "dungeon":
        return _in_dungeon(r, piece, place, mine)
    text = speech.no_part(r, ask, piece)
    if ask.question != "choose":
        return text
    word = asking(ask)
    about = CHOICES[word.verb].about
    asks = "does not ask for it" if mine and about == "your hand" else f"asks about {about}"
    return f"{text.rstrip('.')}: {card_of(word.address).name} {asks}."


def _in_village(r: Reading, ask: Ask, piece: int, place: str, mine: bool) -> Line:
    kind = r.p.cast[piece]
    if place == "village":
        return {
            "village.effects": Line("Buying comes after the Village effects.", ("WR-VILLAGE-05",)),
            "village.buy": Line("Only the top card of a stack is for sale.", ("WR-VILLAGE-05",)),
            "village.level_up": Line("Choose the Hero of your hand that is to level up.", ("TS-LEVEL-03",)),
        }[ask.question]
    if not mine:
        return Line(f"{kind.name}, in {r.where(piece)}, has no part in your Village visit.", ("TS-TURN-02",))
    if ask.question == "village.effects":
        return Line(f"{kind.name} has no Village effect; its {kind.worth} gold counts.", ("WR-VILLAGE-04",))
    if ask.question == "village.buy":
        return Line(f"The {kind.worth} gold of {kind.name} is counted already.", ("WR-VILLAGE-04",))
    if kind.classes & HERO:
        return Line(f"{kind.name} has no next level.", ("TS-LEVEL-04",))
    return Line(f"{kind.name} is not a Hero; only Heroes level up.", ("TS-LEVEL-01",))


def _in_dungeon(r: Reading, piece: int, place: str, mine: bool) -> Line:
    p, kind = r.p, r.p.cast[piece]
    if place == "village":
        return Line("Buying is for the Village; this turn is in the dungeon.", ("TS-TURN-02",))
    if place.startswith("rank_") and not kind.classes & MONSTER:
        return Line(f"{kind.name} is not a Monster and cannot be attacked.", ("TS-HALL-03", "OR-18"))
    if not mine:
        return Line(f"{kind.name}, in {r.where(piece)}, is out of the party's reach.", ("TS-HALL-03",))
    if kind.classes & WEAPON:
        if any(used == piece for used, _ in p.used):
            return Line(f"{kind.name} has been used and stays with its Hero.", ("TS-VCARD-04",))
        return Line(f"{kind.name} needs a Hero to hold it; you have 0.", ("TS-BATTLE-04",))
    if kind.classes & DISEASE:
        return Line("Disease always counts: -1.", ("TS-BATTLE-06", "TS-DISEASE-02"))
    gives = ", ".join(
        f"{name} {number}"
        for name, number in (("Attack", kind.attack), ("Magic Attack", kind.magic), ("Light", kind.light))
        if number
    )
    counts = f"its {gives} counts by itself" if gives else "it gives nothing here"
    return Line(f"{kind.name} has no Dungeon effect; {counts}.", ("TS-VCARD-02", "TS-BATTLE-03"))

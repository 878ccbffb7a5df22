"""Why not: for any piece on the table, what stands in its way or why the open question is not about it."""

from __future__ import annotations

from delvewright.games.thunderstone import GAME
from delvewright.games.thunderstone.kinds import DISEASE, HERO, MONSTER, WEAPON
from delvewright.games.thunderstone.table import SHARED, touched
from delvewright.kernel.ask import Ask, Option, refusals
from delvewright.views.model import Line
from delvewright.views.thunderstone.faces import card_of
from delvewright.views.thunderstone.options import label
from delvewright.views.thunderstone.prompts import prompt, word_at
from delvewright.views.thunderstone.reading import Reading
from delvewright.views.thunderstone.reasons import explain

POOLS = {
    "turn.prowl": "the Monster in front",
    "turn.rest": "a card of your hand",
    "battle.spoils": "a card with Spoils",
    "battle.spoils_buy": "the top card of a Village stack",
    "hall.cull": "a Monster in the hall",
    "hall.foresee": "a Foresight Elixir in your hand",
    "judgement.which": "how your Heroes are weakened",
    "sphinx.which": "the cards turned over",
    "banish.which": "the cards in the hall",
    "foresight.order": "the top cards of the Dungeon Deck",
    "illusory_blade.holder": "a Hero in your hand",
    "tavern_brawl.whom": "another player",
    "campaign.carry": "a Hero you own",
}
"""What a question is about, where there is no more to say of a piece that is no part of it."""

CHOICE_POOLS = {
    "turn.prowl": "the Monster in front",
    "send_down": "a Monster in the hall",
    "snatch": "a Monster in the hall",
    "borrow": "the cards discarded for it",
    "claim": "the Monsters discarded for it",
    "recruit": "the top Hero of a Village stack",
    "conjure": "the top Weapon of a Village stack",
}
"""What a card's choice is about, by its verb; any other is about your hand."""


def why(r: Reading, piece: int) -> list[Line]:
    """Why a piece is not offered: each refusal of it, or what is asked and why it has no part in that."""
    p = r.p
    if p.over:
        return [Line("The game is over.", ("TS-END-01",))]
    if not r.sees(piece):
        return [Line("You cannot see that card.", ("TS-SETUP-18",))]
    ask = next((ask for ask in p.asks if ask.seat == r.seat), None)
    if ask is None:
        asked = r.who_all([ask.seat for ask in p.asks])
        return [Line(f"{asked} must answer first; you are not asked now.", ("TS-TURN-01",))]
    piece = stand_in(r, piece)
    lines = []
    for option, reason in refusals(p, ask):
        if piece in pieces_of(r, option):
            text, rules = explain(r, reason)
            lines.append(Line(f"{label(r, option)}: {text}", rules))
    if lines or any(piece in pieces_of(r, option) for option in ask.options):
        return lines
    return [prompt(r, ask), no_part(r, ask, piece)]


def pieces_of(r: Reading, option: Option) -> list[int]:
    """The pieces an option touches."""
    deck = r.dungeon_deck() if option[0] == "stack" else ()
    return [
        deck[what] if sort == "ahead" else what
        for sort, what in GAME.touches(option)
        if sort in ("piece", "ahead") and what >= 0
    ]


def stand_in(r: Reading, piece: int) -> int:
    """The card options name in place of this one: the first of its kind that nothing has been done to."""
    zone, cast = r.zone(piece), r.p.cast
    marks = touched(r.p)
    if zone >= SHARED or piece in marks:
        return piece
    return next(each for each in r.p.zones[zone] if cast[each] is cast[piece] and each not in marks)


def no_part(r: Reading, ask: Ask, piece: int) -> Line:
    """Why the open question is not about a piece."""
    chapter = ask.question.partition(".")[0]
    place, owner = r.place(piece)
    mine = place == "hand" and owner == ask.seat
    if ask.question == "turn.action":
        return Line("First choose what your turn is: Village, dungeon or rest.", ("TS-TURN-02",))
    if chapter == "village":
        return _in_village(r, ask, piece, place, mine)
    if chapter == "dungeon":
        return _in_dungeon(r, piece, place, mine)
    text = f"{r.name(piece)}, in {r.where(piece)}, is not part of this"
    if ask.question != "choose":
        pool = POOLS.get(ask.question, "")
        return Line(f"{text}: it is about {pool}." if pool else f"{text}.", prompt(r, ask).rules)
    address, index = ask.values[:2]
    pool = CHOICE_POOLS.get(word_at(address, index).verb, "" if mine else "your hand")
    asks = f"asks about {pool}" if pool else "does not ask for it"
    return Line(f"{text}: {card_of(address).name} {asks}.", prompt(r, ask).rules)


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

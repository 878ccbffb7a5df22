"""Options: what each verb does, as a few words for a button and as a sentence with the numbers."""

from __future__ import annotations

from collections.abc import Callable

from delvewright.games.thunderstone.kinds import DISEASE, THIEF, Ability
from delvewright.games.thunderstone.table import RANKS, rank_of, strength, weight
from delvewright.games.thunderstone.words import whose
from delvewright.kernel.ask import Ask, Option
from delvewright.kernel.errors import DelveError, near
from delvewright.views.model import Line
from delvewright.views.thunderstone.faces import ability_text, notes, rules_of
from delvewright.views.thunderstone.preview import party, preview
from delvewright.views.thunderstone.prompts import PROMPTS
from delvewright.views.thunderstone.reading import Reading

Words = Callable[..., str]

LABELS: dict[str, str] = {
    "village": "Visit the Village",
    "dungeon": "Enter the dungeon",
    "rest": "Rest",
    "done": "Done",
    "spare": "Spare them",
    "keep": "Take none",
    "decline": "Take none",
    "withdraw": "Withdraw",
    "endure": "Show nothing",
    "lose_attack": "Lose Attack",
    "lose_magic": "Lose Magic Attack",
    "carry_none": "Take nobody along",
    "use": "Use {0}: {ability}",
    "buy": "Buy {0}",
    "level_up": "Level up {0}",
    "equip": "Equip {1} with {0}",
    "put_down": "Put down {0}",
    "attack": "Attack {0}",
    "destroy": "Destroy {0}",
    "discard": "Discard {0}",
    "feed": "Strengthen {0}",
    "send_down": "Send {0} down",
    "snatch": "Take {0}",
    "cull": "Take {0}",
    "spoils": "Spoils of {0}",
    "show": "Show {0}",
    "cage": "Cage {0}",
    "leave_out": "Leave {0} out",
    "hunt": "Attack {0}",
    "suffer": "Take {0} as a penalty",
    "borrow": "Borrow {0}",
    "claim": "Claim {0}",
    "mask": "Mask {0}",
    "copy": "Copy {0}",
    "recruit": "Recruit {0}",
    "conjure": "Conjure {0}",
    "hand_to": "Hand it to {0}",
    "put_back": "Put back {0}",
    "carry": "Take {0} along",
    "challenge": "Challenge {0}",
    "arrange": "Order {0}, {1}, {2}",
    "stack": "Stack {0}, {1}, {2}",
}
"""Each verb on a button; the numbers stand for what it touches."""


def label(r: Reading, option: Option) -> str:
    """An option in a few words."""
    verb, things = option[0], option[1:]
    if verb not in LABELS:
        raise DelveError(f"there are no words for the verb {verb!r}; {near(verb, LABELS)}")
    if verb == "use":
        return LABELS[verb].format(r.name(things[0]), ability=ability_of(r, *things).name.replace("_", " "))
    if verb == "level_up" and things[0] != things[1]:
        return f"Level up {r.name(things[0])} to {r.name(things[1])}"
    if verb in ("arrange", "stack"):
        return f"{LABELS[verb].partition(' ')[0]} {', '.join(_in_order(r, verb, things))}"
    if verb == "challenge":
        return LABELS[verb].format(r.someone(things[0]))
    return LABELS[verb].format(*[r.name(piece) for piece in things])


def _in_order(r: Reading, verb: str, things: tuple[int, ...]) -> list[str]:
    deck = r.dungeon_deck() if verb == "stack" else ()
    return [r.name(deck[thing] if deck else thing) for thing in things if thing >= 0]


def ability_of(r: Reading, piece: int, index: int) -> Ability:
    """The ability an option names, of the place the turn has gone to."""
    kind = r.p.cast[piece]
    return (kind.dungeon if r.p.entered else kind.village)[index]


# Sentences -------------------------------------------------------------------------------------------


def _village(r: Reading, ask: Ask) -> str:
    return f"Visit the Village with {r.gold} gold and {r.p.xp[ask.seat]} XP."


def _dungeon(r: Reading, ask: Ask) -> str:
    m = party(r)
    return (
        f"Enter the dungeon: Attack {m.attack}, Magic Attack {m.magic}, Light {m.light} as the hand stands."
    )


DONE: dict[str, Words] = {
    "village.effects": lambda r, ask: f"Use no more Village effects; {r.gold} gold to spend.",
    "village.buy": lambda r, ask: f"Buy nothing more; {r.gold} gold is lost.",
    "village.level_up": lambda r, ask: f"Level up nobody more; {r.p.xp[ask.seat]} XP kept.",
    "battle.spoils": lambda r, ask: "Take no more Spoils.",
    "battle.spoils_buy": lambda r, ask: "Buy nothing.",
    "sphinx.which": lambda r, ask: "Discard the other cards turned over.",
}


def _spare(r: Reading, ask: Ask) -> str:
    if ask.question == "banish.which":
        return "Leave the hall as it is."
    sends = any(option[0] == "send_down" for option in ask.options)
    return "Leave every Monster where it is." if sends else "Destroy nothing."


def _endure(r: Reading, ask: Ask) -> str:
    if ask.question == "hall.foresee":
        return f"Show nothing; {r.name(ask.values[0])} takes its course."
    return "Show nobody and take 1 Disease."


def _use(r: Reading, ask: Ask, piece: int, index: int) -> str:
    kind = r.p.cast[piece]
    return f"{kind.name}: {ability_text(kind, ability_of(r, piece, index))}"


def _buy(r: Reading, ask: Ask, piece: int) -> str:
    cost, gold = r.p.cast[piece].cost, r.gold
    return f"Buy {r.name(piece)} for {cost} of {gold} gold."


def _level_up(r: Reading, ask: Ask, hero: int, better: int) -> str:
    kind, next_kind = r.p.cast[hero], r.p.cast[better]
    if hero == better:
        return f"Level up {kind.name} for {kind.level_up} XP."
    price, xp = kind.level_up, r.p.xp[ask.seat]
    return f"{kind.name} becomes {next_kind.name}, Level {next_kind.level}, for {price} of {xp} XP."


def _equip(r: Reading, ask: Ask, weapon: int, hero: int) -> str:
    p = r.p
    giver = next((holder for held, holder in p.held if held == weapon), -1)
    many = "any_number_of_weapons" in p.cast[hero].flags
    old = -1 if many else next((held for held, holder in p.held if holder == hero), -1)
    taken = f" from {r.name(giver)}" if giver >= 0 and giver != hero else ""
    left = f" in place of {r.name(old)}" if old >= 0 and old != weapon else ""
    return (
        f"{r.name(hero)}, Strength {strength(p, hero)}, takes {r.name(weapon)}, Weight {weight(p, weapon)}"
        f"{taken}{left}."
    )


def _put_down(r: Reading, ask: Ask, weapon: int) -> str:
    holder = next((hero for held, hero in r.p.held if held == weapon), -1)
    return f"{r.name(holder)} puts {r.name(weapon)} down." if holder >= 0 else f"Put {r.name(weapon)} down."


def _attack(r: Reading, ask: Ask, foe: int) -> str:
    weighed = preview(r, foe)
    return f"Attack {r.name(foe)} in Rank {rank_of(r.p, foe)}: {weighed.text if weighed else ''}"


def _destroy(r: Reading, ask: Ask, piece: int) -> str:
    back = " It goes back to the supply." if r.p.cast[piece].classes & DISEASE else ""
    return f"Destroy {r.name(piece)}{_from_afar(r, ask, piece)}.{back}"


def _discard(r: Reading, ask: Ask, piece: int) -> str:
    return f"Discard {r.name(piece)}{_from_afar(r, ask, piece)}."


def _from_afar(r: Reading, ask: Ask, piece: int) -> str:
    """Where a card lies, unless it is the doer's hand."""
    place, owner = r.place(piece)
    return "" if place == "hand" and owner == ask.seat else f" of {r.where(piece)}"


def _in_rank(r: Reading, piece: int) -> str:
    return f"{r.name(piece)} in Rank {rank_of(r.p, piece)}"


def _take(r: Reading, ask: Ask, foe: int) -> str:
    return f"Take {_in_rank(r, foe)}: {r.p.cast[foe].vp or 0} VP, 0 XP."


def _show(r: Reading, ask: Ask, piece: int) -> str:
    if ask.question == "hall.foresee":
        return f"Show {r.name(piece)}: {r.name(ask.values[0])} passes you by."
    if whose(ask.values[0])[0] == "pit_trap":
        falls = "it is destroyed" if not r.p.cast[piece].classes & THIEF else "a Thief does not fall"
        return f"Show {r.name(piece)}: {falls}."
    return f"Show {r.name(piece)} and take no Disease."


def _offered_by(r: Reading, piece: int) -> str:
    owner = next((owner for _, offered, owner in r.p.offered if offered == piece), -1)
    return f" of {r.someone(owner)}" if owner >= 0 and owner != r.seat else ""


def _feed(r: Reading, ask: Ask, hero: int) -> str:
    return f"Strengthen {r.name(hero)}, now at Strength {strength(r.p, hero)}."


def _arrange(r: Reading, ask: Ask, *pieces: int) -> str:
    ranks = [rank for rank, zone in enumerate(RANKS, 1) if r.p.zones[zone]]
    order = ", ".join(
        f"{r.name(piece)} in Rank {rank}" for rank, piece in zip(ranks, pieces, strict=False) if piece >= 0
    )
    return f"Put {order}."


def _copy(r: Reading, ask: Ask, hero: int) -> str:
    return f"The Militia copies {r.name(hero)} until the turn ends."


SENTENCES: dict[str, Words] = {
    "village": _village,
    "dungeon": _dungeon,
    "rest": lambda r, ask: "Rest: destroy one card of your hand or none, then draw 6.",
    "done": lambda r, ask: DONE[ask.question](r, ask),
    "spare": _spare,
    "keep": lambda r, ask: "Take no Monster now.",
    "decline": lambda r, ask: "Take none of them.",
    "withdraw": lambda r, ask: "Leave without a fight: 0 Monsters may be attacked.",
    "endure": _endure,
    "lose_attack": lambda r, ask: "Each Hero has Attack -1 and Strength -2.",
    "lose_magic": lambda r, ask: "Each Hero has Magic Attack -1 and Strength -2.",
    "carry_none": lambda r, ask: "Take nobody along: every Hero has VP.",
    "use": _use,
    "buy": _buy,
    "level_up": _level_up,
    "equip": _equip,
    "put_down": _put_down,
    "attack": _attack,
    "destroy": _destroy,
    "discard": _discard,
    "feed": _feed,
    "send_down": lambda r, ask, foe: f"Send {_in_rank(r, foe)} under the Dungeon Deck.",
    "snatch": _take,
    "cull": _take,
    "spoils": lambda r, ask, piece: f"Take the Spoils of {r.name(piece)}.",
    "show": _show,
    "cage": lambda r, ask, hero: f"Cage {r.name(hero)}; the next to win a battle takes it.",
    "leave_out": lambda r, ask, hero: f"Keep {r.name(hero)} out of the battle.",
    "hunt": lambda r, ask, foe: f"Enter the dungeon and attack {_in_rank(r, foe)}.",
    "suffer": lambda r, ask, foe: f"Take {r.name(foe)} as a penalty card, -1 VP, then play your turn.",
    "borrow": lambda r, ask, piece: f"Borrow {r.name(piece)}{_offered_by(r, piece)} for this battle.",
    "claim": lambda r, ask, foe: (
        f"Put {r.name(foe)}{_offered_by(r, foe)}, {r.p.cast[foe].vp or 0} VP, on your discard pile."
    ),
    "mask": lambda r, ask, hero: f"Let {r.name(hero)} turn into another Hero of your hand.",
    "copy": _copy,
    "recruit": lambda r, ask, hero: f"{r.name(hero)} joins you; it is destroyed when the battle is over.",
    "conjure": lambda r, ask, weapon: (
        f"Take {r.name(weapon)}, Weight {weight(r.p, weapon)}; it is destroyed when the battle is over."
    ),
    "hand_to": lambda r, ask, hero: f"Hand {r.name(ask.values[0])} to {r.name(hero)} for this battle.",
    "put_back": lambda r, ask, hero: f"Put {r.name(hero)} on top of your deck; its gold does not count.",
    "carry": lambda r, ask, hero: f"Take {r.name(hero)} along to the next game.",
    "challenge": lambda r, ask, seat: (
        f"Challenge {r.someone(seat)}: {r.name(ask.values[0])}, "
        f"Strength {r.p.cast[ask.values[0]].strength}, against the first Hero of that deck."
    ),
    "arrange": _arrange,
    "stack": lambda r, ask, *places: f"From the top: {', '.join(_in_order(r, 'stack', places))}.",
}
"""Each verb as a sentence, of the reading, the ask and what the option touches."""

RULES: dict[str, tuple[str, ...]] = {
    "village": ("WR-VILLAGE-01",),
    "dungeon": ("WR-DUNGEON-01",),
    "rest": ("TS-REST-01", "TS-REST-02"),
    "withdraw": ("OR-44",),
    "buy": ("WR-VILLAGE-05", "TS-VILLAGE-08"),
    "level_up": ("TS-LEVEL-02", "TS-LEVEL-03"),
    "equip": ("TS-BATTLE-02",),
    "put_down": ("TS-BATTLE-02",),
    "attack": ("WR-DUNGEON-03", "TS-CALC-07"),
    "suffer": ("WR-PROWL-03", "WR-PROWL-07", "OR-38"),
    "carry_none": ("WR-ODYSSEY-05",),
}
"""What a verb rests on, where that is not simply what its question rests on."""


def say(r: Reading, ask: Ask, option: Option) -> Line:
    """An option in a sentence with the rules it rests on."""
    verb = option[0]
    if verb not in SENTENCES:
        raise DelveError(f"there are no words for the verb {verb!r}; {near(verb, SENTENCES)}")
    return Line(SENTENCES[verb](r, ask, *option[1:]), _rules(r, ask, option))


def _rules(r: Reading, ask: Ask, option: Option) -> tuple[str, ...]:
    if ask.question == "choose":
        return rules_of(ask.values[0])
    verb = option[0]
    if verb == "use":
        repeat = ability_of(r, *option[1:]).repeat
        return notes().get(r.p.cast[option[1]].id) or (("TS-REPEAT-01",) if repeat else ("TS-VCARD-04",))
    if verb == "level_up" and not r.p.cast[option[1]].level:
        return ("TS-LEVEL-08",)
    if verb == "buy" and ask.question == "battle.spoils_buy":
        return PROMPTS[ask.question][1]
    return RULES.get(verb) or PROMPTS[ask.question][1]

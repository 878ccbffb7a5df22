"""Options: every verb, on a button and as a sentence with the numbers."""

from __future__ import annotations

from delvewright.games.thunderstone.board import RANKS
from delvewright.games.thunderstone.kinds import DISEASE, THIEF, Ability, Kind
from delvewright.games.thunderstone.words import whose
from delvewright.kernel.ask import Ask
from delvewright.views.model import Line
from delvewright.views.speech import Says, Verb
from delvewright.views.thunderstone.preview import party, preview
from delvewright.views.thunderstone.printed import ability_text, notes
from delvewright.views.thunderstone.reading import Reading
from delvewright.words.own import role_of


def ability_of(r: Reading, piece: int, index: int) -> Ability:
    """The ability an option names, of the place the turn has gone to."""
    kind: Kind = r.p.cast[piece]
    return (kind.dungeon if r.p.entered else kind.village)[index]


def used(kind: Kind, name: str) -> str:
    """A card that is used, and what for where it can do several things: these are named by verbs."""
    several = any(len(abilities) > 1 for abilities in (kind.village, kind.dungeon))
    return f"{kind.name} to {name.replace('_', ' ')}" if several else kind.name


def _dungeon(r: Reading, ask: Ask) -> str:
    m = party(r)
    return (
        f"Enter the dungeon: Attack {m.attack}, Magic Attack {m.magic}, Light {m.light} as the hand stands."
    )


def _spare(r: Reading, ask: Ask) -> str:
    sends = any(option[0] == "send_down" for option in ask.options)
    return "Leave every Monster where it is." if sends else "Destroy nothing."


def _use_label(r: Reading, ask: Ask, piece: int, index: int) -> str:
    return f"Use {used(r.p.cast[piece], ability_of(r, piece, index).name)}"


def _use(r: Reading, ask: Ask, piece: int, index: int) -> Line:
    kind, ability = r.p.cast[piece], ability_of(r, piece, index)
    rules = notes().get(kind.role) or (("TS-REPEAT-01",) if ability.repeat else ("TS-VCARD-04",))
    return Line(f"{kind.name}: {ability_text(kind, ability)}", rules)


def _buy(r: Reading, ask: Ask, piece: int) -> str:
    return f"Buy {r.name(piece)} for {r.p.cast[piece].cost} of {r.gold} gold."


def _level_label(r: Reading, ask: Ask, hero: int, better: int) -> str:
    return f"Level up {r.name(hero)}" + (f" to {r.name(better)}" if hero != better else "")


def _level_up(r: Reading, ask: Ask, hero: int, better: int) -> Line:
    kind, next_kind = r.p.cast[hero], r.p.cast[better]
    price, rules = kind.level_up, ("TS-LEVEL-02", "TS-LEVEL-03") if kind.level else ("TS-LEVEL-08",)
    if hero == better:
        return Line(f"Level up {kind.name} for {price} XP.", rules)
    becomes = f"{kind.name} becomes {next_kind.name}, Level {next_kind.level}"
    return Line(f"{becomes}, for {price} of {r.xp} XP.", rules)


def _equip(r: Reading, ask: Ask, weapon: int, hero: int) -> str:
    p = r.p
    giver = next((holder for held, holder in p.held if held == weapon), -1)
    many = "any_number_of_weapons" in p.cast[hero].flags
    old = -1 if many else next((held for held, holder in p.held if holder == hero), -1)
    taken = f" from {r.name(giver)}" if giver >= 0 and giver != hero else ""
    left = f" in place of {r.name(old)}" if old >= 0 and old != weapon else ""
    return (
        f"{r.name(hero)}, Strength {r.strength(hero)}, takes {r.name(weapon)}, Weight {r.weight(weapon)}"
        f"{taken}{left}."
    )


def _put_down(r: Reading, ask: Ask, weapon: int) -> str:
    holder = next((hero for held, hero in r.p.held if held == weapon), -1)
    return f"{r.name(holder)} puts {r.name(weapon)} down." if holder >= 0 else f"Put {r.name(weapon)} down."


def _attack(r: Reading, ask: Ask, foe: int) -> str:
    weighed = preview(r, foe)
    return f"Attack {r.in_rank(foe)}: {weighed.text if weighed else ''}"


def _destroy(r: Reading, ask: Ask, piece: int) -> str:
    back = " It goes back to the supply." if r.p.cast[piece].classes & DISEASE else ""
    return f"Destroy {r.name(piece)}{_from_afar(r, ask, piece)}.{back}"


def _discard(r: Reading, ask: Ask, piece: int) -> str:
    return f"Discard {r.name(piece)}{_from_afar(r, ask, piece)}."


def _from_afar(r: Reading, ask: Ask, piece: int) -> str:
    """Where a card lies, unless it is the doer's hand."""
    return "" if r.place(piece) == ("hand", ask.seat) else f" of {r.where(piece)}"


def _show(r: Reading, ask: Ask, piece: int) -> str:
    if role_of(whose(ask.value("address"))[0]) == "pit_trap":
        falls = "it is destroyed" if not r.p.cast[piece].classes & THIEF else "a Thief does not fall"
        return f"Show {r.name(piece)}: {falls}."
    return f"Show {r.name(piece)} and take no Disease."


def _borrow(r: Reading, ask: Ask, piece: int) -> str:
    return f"Borrow {_offered(r, piece)} for this battle."


def _claim(r: Reading, ask: Ask, foe: int) -> str:
    return f"Put {_offered(r, foe)}, {r.vp(foe)} VP, on your discard pile."


def _offered(r: Reading, piece: int) -> str:
    owner = next((owner for _, offered, owner in r.p.offered if offered == piece), r.seat)
    return r.name(piece) if owner == r.seat else f"{r.name(piece)} of {r.someone(owner)}"


def _challenge(r: Reading, ask: Ask, seat: int) -> str:
    champion = r.p.cast[ask.value("champion")]
    return (
        f"Challenge {r.someone(seat)}: {champion.name}, Strength {champion.strength}, "
        "against the first Hero of that deck."
    )


def _order_label(r: Reading, ask: Ask, *pieces: int) -> str:
    return f"Order {', '.join([r.name(piece) for piece in pieces if piece >= 0])}"


def _arrange(r: Reading, ask: Ask, *pieces: int) -> str:
    ranks = [rank for rank, zone in enumerate(RANKS, 1) if r.p.zones[zone]]
    order = ", ".join(
        f"{r.name(piece)} in Rank {rank}" for rank, piece in zip(ranks, pieces, strict=False) if piece >= 0
    )
    return f"Put {order}."


def _from_the_top(r: Reading, places: tuple[int, ...]) -> str:
    return ", ".join([r.name_ahead(place) for place in places if place >= 0])


def _stack_label(r: Reading, ask: Ask, *places: int) -> str:
    return f"Stack {_from_the_top(r, places)}"


def _stack(r: Reading, ask: Ask, *places: int) -> str:
    return f"From the top: {_from_the_top(r, places)}."


def _wins(r: Reading, ask: Ask, foe: int) -> bool:
    """Whether an attack needs no more thought: it is won as the hand stands."""
    weighed = preview(r, foe)
    return weighed is not None and weighed.wins


VERBS = {
    # The turn
    "village": Verb(
        "Visit the Village",
        "Visit the Village with {gold} gold and {xp} XP.",
        "WR-VILLAGE-01",
        leads=("buy",),
    ),
    "dungeon": Verb("Enter the dungeon", _dungeon, "WR-DUNGEON-01", leads=("attack",)),
    "rest": Verb(
        "Rest",
        "Rest: destroy one card of your hand or none, then draw 6.",
        "TS-REST-01",
        "TS-REST-02",
        leads=("destroy",),
    ),
    "hunt": Verb("Attack {foe}", "Enter the dungeon and attack {foe.in_rank}."),
    "suffer": Verb(
        "Take {foe} as a penalty",
        "Take {foe} as a penalty card, -1 VP, then play your turn.",
        "WR-PROWL-03",
        "WR-PROWL-07",
        "OR-38",
    ),
    "use": Verb(_use_label, _use),
    "buy": Verb(
        "Buy {card}",
        _buy,
        "WR-VILLAGE-05",
        "TS-VILLAGE-08",
        within={"battle.spoils_buy": Says(_buy)},
        goes=("hand", "discard", "deck"),
        at_once=lambda r, ask, piece: True,
    ),
    "level_up": Verb(_level_label, _level_up),
    # The battle
    "equip": Verb("Equip {hero} with {weapon}", _equip, "TS-BATTLE-02"),
    "put_down": Verb("Put down {weapon}", _put_down, "TS-BATTLE-02", goes=("hand",)),
    "attack": Verb("Attack {foe}", _attack, "WR-DUNGEON-03", "TS-CALC-07", at_once=_wins),
    "withdraw": Verb("Withdraw", "Leave without a fight: 0 Monsters may be attacked.", "OR-44"),
    "spoils": Verb("Spoils of {card}", "Take the Spoils of {card}."),
    "lose_attack": Verb("Lose Attack", "Each Hero has Attack -1 and Strength -2."),
    "lose_magic": Verb("Lose Magic Attack", "Each Hero has Magic Attack -1 and Strength -2."),
    # What cards ask for
    "destroy": Verb("Destroy {card}", _destroy, goes=("destroyed",)),
    "discard": Verb("Discard {card}", _discard, goes=("discard",)),
    "feed": Verb("Strengthen {hero}", "Strengthen {hero}, now at Strength {hero.strength}."),
    "send_down": Verb(
        "Send {foe} down", "Send {foe.in_rank} under the Dungeon Deck.", goes=("dungeon_deck",)
    ),
    "snatch": Verb("Take {foe}", "Take {foe.in_rank}: {foe.vp} VP, 0 XP.", goes=("hand", "discard")),
    "cull": Verb("Take {foe}", "Take {foe.in_rank}: {foe.vp} VP, 0 XP.", goes=("hand", "discard")),
    "show": Verb(
        "Show {card}", _show, within={"hall.foresee": Says("Show {card}: {ask.trap} passes you by.")}
    ),
    "cage": Verb("Cage {hero}", "Cage {hero}; the next to win a battle takes it."),
    "leave_out": Verb("Leave {hero} out", "Keep {hero} out of the battle."),
    "borrow": Verb("Borrow {card}", _borrow, goes=("hand",)),
    "claim": Verb("Claim {foe}", _claim, goes=("hand", "discard")),
    "mask": Verb("Mask {hero}", "Let {hero} turn into another Hero of your hand."),
    "copy": Verb("Copy {hero}", "The Militia copies {hero} until the turn ends."),
    "recruit": Verb(
        "Recruit {hero}", "{hero} joins you; it is destroyed when the battle is over.", goes=("hand",)
    ),
    "conjure": Verb(
        "Conjure {weapon}",
        "Take {weapon}, Weight {weapon.weight}; it is destroyed when the battle is over.",
    ),
    "hand_to": Verb("Hand it to {hero}", "Hand {ask.weapon} to {hero} for this battle."),
    "put_back": Verb("Put back {hero}", "Put {hero} on top of your deck; its gold does not count."),
    "challenge": Verb("Challenge {seat}", _challenge),
    "arrange": Verb(_order_label, _arrange),
    "stack": Verb(_stack_label, _stack),
    # Ways out
    "done": Verb(
        "Done",
        within={
            "village.effects": Verb("", "Use no more Village effects; {gold} gold to spend.", leads=("buy",)),
            "village.buy": Says("Buy nothing more; {gold} gold is lost."),
            "village.level_up": Says("Level up nobody more; {xp} XP kept."),
            "battle.spoils": Says("Take no more Spoils."),
            "battle.spoils_buy": Says("Buy nothing."),
            "sphinx.which": Says("Discard the other cards turned over."),
        },
    ),
    "spare": Verb("Spare them", _spare, within={"banish.which": Says("Leave the hall as it is.")}),
    "keep": Verb("Take none", "Take no Monster now."),
    "decline": Verb("Take none", "Take none of them."),
    "endure": Verb(
        "Show nothing",
        "Show nobody and take 1 Disease.",
        within={"hall.foresee": Says("Show nothing; {ask.trap} takes its course.")},
    ),
    # Campaigns
    "carry": Verb("Take {hero} along", "Take {hero} along to the next game."),
    "carry_none": Verb("Take nobody along", "Take nobody along: every Hero has VP.", "WR-ODYSSEY-05"),
}
"""Every verb; what has no rules of its own rests on those of its question."""

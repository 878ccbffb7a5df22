"""The guide: short hints on the open question for a newcomer, from what the asked seat may know."""

from __future__ import annotations

from collections.abc import Callable

from delvewright.counsel.hints import Hints, told_by
from delvewright.counsel.thunderstone.lines import (
    EARLY,
    FEW,
    best_target,
    better_heroes,
    breach_line,
    deck_line,
    end_line,
    fight_line,
    handed_out,
    lacks,
    some,
    wares,
)
from delvewright.games.thunderstone.board import HAND, SEAT_ZONES, heroes, monsters_in_hall, others, owned
from delvewright.games.thunderstone.kinds import DISEASE, HERO, MILITIA, Kind
from delvewright.kernel.ask import Ask
from delvewright.views.english import count
from delvewright.views.model import Line
from delvewright.views.thunderstone.options import ability_of
from delvewright.views.thunderstone.printed import ability_text, rules_of
from delvewright.views.thunderstone.reading import Reading
from delvewright.words.flow import asking

LITTLE = 3
"""Gold that buys next to nothing."""


def guide(r: Reading) -> list[Line]:
    """Hints on what this seat is asked."""
    return told_by(GUIDE, r)


# The turn --------------------------------------------------------------------------------------------


def _action(r: Reading, ask: Ask) -> Hints:
    p = r.p
    yield from end_line(r)
    target = best_target(r, monsters_in_hall(p))
    yield fight_line(r, target)
    if r.gold >= LITTLE and (on_sale := wares(r)):
        text = f"In the Village this hand pays for {some(on_sale)}."
        if p.turns <= EARLY * len(p.xp):
            text += " Early turns are for buying: what you buy comes back in every later hand."
        yield Line(text, ("WR-VILLAGE-05", "TS-DECK-01"))
    if any(p.cast[piece].classes & DISEASE for piece in _hand(r)):
        yield Line("A rest can rid you of a Disease, which costs 1 in every fight.", ("TS-DISEASE-03",))
    elif r.gold < LITTLE and not (target and target.wins):
        text = "With nothing to beat and little to spend, a rest can thin your deck of its weakest card."
        yield Line(text, ("TS-REST-01", "TS-DECK-04"))


def _prowl(r: Reading, ask: Ask) -> Hints:
    way = best_target(r, [ask.options[0][1]])
    if way is not None:
        m = way.muster
        fate = "a fight to be won" if m.wins else "a lost fight sends it away too, and saves the penalty"
        text = f"Your hand comes to {m.value} of {m.health}: {fate}."
        yield Line(text, ("TS-BATTLE-13",) if m.wins else ("WR-PROWL-06", "TS-BATTLE-12"))
    yield Line("The penalty is 1 VP at the end, but this turn stays free for the Village.", ("WR-PROWL-07",))


def _rest(r: Reading, ask: Ask) -> Hints:
    yield from _least(r, ask)
    yield Line("A smaller deck shows you its best cards more often.", ("TS-DECK-04", "TS-DECK-02"))


def _least(r: Reading, ask: Ask) -> Hints:
    """Which of the cards that may be destroyed is missed least."""
    kinds = [r.p.cast[option[1]] for option in ask.options if option[0] == "destroy"]
    if any(kind.classes & DISEASE for kind in kinds):
        text = "A Disease is the first to go: it does nothing but harm."
        yield Line(text, ("TS-DISEASE-02", "TS-DISEASE-04"))
        return
    better = len(better_heroes(r))
    if better >= FEW and any(kind.classes & MILITIA for kind in kinds):
        text = f"You own {count(better, 'Hero')} above Militia: a Militia is easily missed."
        yield Line(text, ("TS-NOTE-20", "TS-DECK-04"))
    elif spare := [kind for kind in kinds if not kind.classes & MILITIA]:
        text = f"What is destroyed never comes back; {min(spare, key=_use).name} is the least loss here."
        yield Line(text, ("TS-DECK-04",))
    else:
        text = "Militia still do your fighting: keep them until you own more Heroes."
        yield Line(text, ("TS-NOTE-20", "TS-DECK-04"))


def _use(kind: Kind) -> tuple[int, int, int]:
    """Roughly what a card is good for."""
    return kind.vp or 0, kind.level, kind.attack + kind.magic + kind.light + kind.worth


def _hand(r: Reading) -> tuple[int, ...]:
    return r.look(r.seat * SEAT_ZONES + HAND)


# The Village -----------------------------------------------------------------------------------------


def _effects(r: Reading, ask: Ask) -> Hints:
    yield Line(
        f"Effects come first, gold is counted after them: {r.gold} as the hand lies now.",
        ("WR-VILLAGE-02", "WR-VILLAGE-04"),
    )
    uses = [option[1:] for option in ask.options if option[0] == "use"]
    texts = [ability_text(r.p.cast[piece], ability_of(r, piece, index)) for piece, index in uses]
    if any("estroy" in text for text in texts):
        yield Line("A card destroyed for an effect no longer pays its own gold.", ("WR-VILLAGE-09",))
    yield Line(
        "Unused effects are lost with the hand, so what costs nothing is worth using.", ("WR-VILLAGE-08",)
    )


def _buy(r: Reading, ask: Ask) -> Hints:
    left = r.p.purchases + r.p.smiths
    if left > 1:
        yield Line(f"Your {left} purchases share the {r.gold} gold.", ("WR-VILLAGE-06",))
    else:
        yield Line(
            f"Your hand buys one card for up to {r.gold} gold; none of it is kept.", ("WR-VILLAGE-06",)
        )
    yield from lacks(r)
    yield deck_line(r)


def _level_up(r: Reading, ask: Ask) -> Hints:
    p = r.p
    prized = [p.cast[option[2]] for option in ask.options if option[0] == "level_up"]
    if prized:
        best = max(prized, key=lambda kind: (kind.vp or 0, kind.level, kind.strength))
        worth = f", worth {best.vp} VP" if best.vp else ""
        text = f"{best.name} has Strength {best.strength}{worth}; you draw it after your next shuffle."
        yield Line(text, ("TS-LEVEL-03", "TS-DECK-05"))
    yield Line("XP is worth no VP at the end: spend it while there are turns to use it.", ("TS-END-04",))
    if any(p.cast[option[1]].classes & MILITIA for option in ask.options if option[0] == "level_up"):
        yield Line("A Militia turned into a Hero costs no gold and no purchase.", ("TS-LEVEL-08",))


# The dungeon -----------------------------------------------------------------------------------------


def _ready(r: Reading, ask: Ask) -> Hints:
    yield from end_line(r)
    best = best_target(r, monsters_in_hall(r.p))
    yield from handed_out(r, best)
    uses = dict.fromkeys(r.name(option[1]) for option in ask.options if option[0] == "use")
    if uses:
        text = f"{', '.join(uses)}: effects are used before the attack is declared, not after."
        yield Line(text, ("WR-DUNGEON-02", "WR-DUNGEON-03"))
    if any(option[0] == "attack" for option in ask.options):
        yield fight_line(r, best)
        yield from breach_line(r)
    else:
        yield Line("Without a legal target there is no battle, and the turn ends.", ("OR-44",))


def _spoils(r: Reading, ask: Ask) -> Hints:
    yield Line(f"All Spoils of a battle share the {r.gold} gold of this hand.", ("OR-15",))


def _spoils_buy(r: Reading, ask: Ask) -> Hints:
    text = f"The {r.gold} gold of this hand has no other use in a dungeon turn: a useful card is pure gain."
    yield Line(text, ("TS-SPOILS-01", "OR-15"))
    yield from lacks(r)


def _judgement(r: Reading, ask: Ask) -> Hints:
    kinds = [r.p.cast[hero] for hero in heroes(r.p, r.seat)]
    attack, magic = sum(1 for kind in kinds if kind.attack), sum(1 for kind in kinds if kind.magic)
    text = f"Your Heroes with Attack are {attack}, those with Magic Attack {magic}: give up the rarer."
    yield Line(text, ("TS-HALL-04", "TS-CALC-03"))


def _banish(r: Reading, ask: Ask) -> Hints:
    yield Line("A Monster one rank further forward costs an attacker 2 less.", ("TS-LIGHT-01",))
    yield from end_line(r)


def _brawl(r: Reading, ask: Ask) -> Hints:
    p, champion = r.p, r.p.cast[ask.value("champion")]
    for seat in others(p, r.seat):
        met = [p.cast[piece] for piece in owned(p, seat) if p.cast[piece].classes & HERO]
        weaker = sum(1 for kind in met if kind.strength < champion.strength)
        text = f"{r.who(seat)} owns {count(len(met), 'Hero')}, {weaker} of them weaker than {champion.name}."
        yield Line(text, ("TS-VCARD-02",))


def _carry(r: Reading, ask: Ask) -> Hints:
    kinds = [r.p.cast[option[1]] for option in ask.options if option[0] == "carry"]
    if kinds:
        best = max(kinds, key=_might)
        text = (
            f"{best.name} is the strongest of those without VP: Strength {best.strength}, Level {best.level}."
        )
        yield Line(text, ("WR-ODYSSEY-05",))
    yield Line("Its type is not for sale in the next game, so it stays at its level.", ("WR-ODYSSEY-06",))


def _might(kind: Kind) -> tuple[int, int]:
    return kind.level, kind.strength + kind.attack + kind.magic


# Choices of cards ------------------------------------------------------------------------------------

CHOOSING: dict[str, tuple[str, tuple[str, ...]]] = {
    "discard": ("A discarded card is not lost: it comes back with the next shuffle.", ("TS-DECK-02",)),
    "feed": ("Strength decides how heavy a Weapon the Hero can hold.", ("TS-BATTLE-02",)),
    "send_down": ("The hall closes up and a new card comes: what it is, nobody knows yet.", ("TS-HALL-02",)),
    "snatch": ("Taken this way a Monster gives its VP, but no XP.", ("TS-NOTE-31",)),
    "borrow": (
        "A borrowed card goes home when the battle is over, and counts in full until then.",
        ("OR-27",),
    ),
    "claim": ("A claimed Monster scores for you and no longer for its owner.", ("WR-NOTE-24",)),
    "mask": ("Turn the Militia you need least into a copy of your best Hero.", ("WR-NOTE-15",)),
    "copy": ("The copy is that Hero in all respects, so abilities count twice.", ("WR-NOTE-15",)),
    "recruit": ("It is gone after this battle: take the one that wins it.", ("WR-NOTE-16",)),
    "conjure": ("It needs a Hero strong enough, and is gone after this battle.", ("WR-NOTE-27",)),
    "put_back": ("On top of your deck it is in your next hand, and no shuffle is needed.", ("TS-DECK-02",)),
    "show": ("A card that is shown stays in your hand, unless the text says more.", ("WR-TRAP-04",)),
    "cage": ("Whoever wins the next battle gets it: cage the one you miss least.", ("WR-NOTE-08",)),
    "leave_out": ("Leave out the Hero that adds least; its Weapon stays out too.", ("TS-CALC-01",)),
}
"""What a card's choice means, by its verb; `destroy` looks at the cards."""


def _choose(r: Reading, ask: Ask) -> Hints:
    word = asking(ask)
    verb = word.verb
    if verb == "destroy":
        yield from _least(r, ask)
        return
    text, rules = CHOOSING[verb]
    yield Line(text, tuple(dict.fromkeys((*rules, *rules_of(word.address)))))
    kinds = [r.p.cast[option[1]] for option in ask.options if option[0] == "discard"]
    if len(kinds) > 1:
        yield Line(f"{min(kinds, key=_use).name} is the least loss for now.", ("TS-SETUP-19",))


def _say(text: str, *rules: str) -> Callable[[Reading, Ask], Hints]:
    """A hint that is the same in every position."""

    def hints(r: Reading, ask: Ask) -> Hints:
        yield Line(text, rules)

    return hints


GUIDE: dict[str, Callable[[Reading, Ask], Hints]] = {
    "turn.action": _action,
    "turn.prowl": _prowl,
    "turn.rest": _rest,
    "village.effects": _effects,
    "village.buy": _buy,
    "village.level_up": _level_up,
    "dungeon.ready": _ready,
    "battle.spoils": _spoils,
    "battle.spoils_buy": _spoils_buy,
    "hall.cull": _say("The Monster scores for you without XP; a new card then comes up.", "WR-NOTE-09"),
    "hall.foresee": _say("The Elixir stays in your hand when it is shown.", "WR-NOTE-20"),
    "judgement.which": _judgement,
    "sphinx.which": _say("Here Diseases and spare Militia can leave your deck for good.", "TS-DECK-04"),
    "banish.which": _banish,
    "foresight.order": _say("The card on top is the next to come into Rank 3.", "TS-HALL-02"),
    "illusory_blade.holder": _say("It may change hands, but stays in use for this battle.", "WR-NOTE-27"),
    "tavern_brawl.whom": _brawl,
    "campaign.carry": _carry,
    "choose": _choose,
}
"""Hints to each question, the most pressing first."""

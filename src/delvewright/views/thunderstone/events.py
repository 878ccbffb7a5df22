"""Events: a line of the log for everything that is told, as one seat may see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from delvewright.games.thunderstone.kinds import GUARDIAN, KINDS, TRAP
from delvewright.games.thunderstone.table import EACH_EQUIPPED, EACH_HERO, EACH_OTHER, Board
from delvewright.kernel.errors import DelveError, near
from delvewright.kernel.events import Event
from delvewright.views.model import Line
from delvewright.views.thunderstone.reading import Reading, count
from delvewright.views.thunderstone.reasons import a

Words = Callable[..., str]


def _reckoned(
    r: Reading,
    seat: int,
    foe: int,
    attack: int,
    magic: int,
    penalty: int,
    diseases: int,
    value: int,
    health: int,
) -> str:
    parts = [f"Attack {attack}", f"Magic Attack {magic}"]
    if penalty:
        parts.append(f"darkness -{2 * penalty}")
    if diseases:
        parts.append(f"Disease -{diseases}")
    lacking = (
        ", but without the Magic Attack that is required"
        if _lacks_magic(r, foe, magic, value, health)
        else ""
    )
    return f"{', '.join(parts)}: {value} of {health} against {r.name(foe)}{lacking}."


def _lacks_magic(r: Reading, foe: int, magic: int, value: int, health: int) -> bool:
    """Whether a battle is lost for want of Magic Attack alone."""
    return value >= health and magic < 1 and "magic_attack_required" in r.p.cast[foe].traits


def _reckoned_by(
    r: Reading,
    seat: int,
    foe: int,
    attack: int,
    magic: int,
    penalty: int,
    diseases: int,
    value: int,
    health: int,
) -> tuple[str, ...]:
    return ("TS-CALC-06", "WR-TRAIT-13") if _lacks_magic(r, foe, magic, value, health) else ("TS-CALC-06",)


def _drew(r: Reading, seat: int, number: int, pieces: tuple[int, ...]) -> str:
    cards = f": {r.name_all(pieces)}" if pieces else ""
    return f"{r.who(seat)} drew {count(number, 'card')}{cards}."


def _destroyed(r: Reading, seat: int, piece: int) -> str:
    """Whose card it was is told of cards that somebody owns."""
    unowned = not 0 <= seat < len(r.p.xp) or (piece < len(r.p.cast) and r.p.cast[piece].classes & TRAP)
    return f"{r.name(piece) if unowned else r.own(seat, piece)} was destroyed."


def _showed_hand(r: Reading, seat: int, pieces: tuple[int, ...], lacking: str) -> str:
    which = f"a hand without {a(lacking)}" if lacking else "the whole hand"
    return f"{r.who(seat)} showed {which}: {r.name_all(pieces) or 'no cards'}."


TARGETS = {EACH_HERO: "each Hero", EACH_OTHER: "each other Hero", EACH_EQUIPPED: "each Hero with a Weapon"}


def _boosted(r: Reading, seat: int, me: int, target: int, strength: int, attack: int, magic: int) -> str:
    changes = (("Strength", strength), ("Attack", attack), ("Magic Attack", magic))
    told = " and ".join(f"{name} {change:+d}" for name, change in changes if change)
    return f"{r.name(me)}: {TARGETS[target] if target < 0 else r.name(target)} has {told}."


def _scored(r: Reading, scores: tuple[int, ...], best: tuple[int, ...]) -> str:
    return f"{_scores(r, scores, 'VP')}. {r.who_all(best)} won."


def _scores(r: Reading, scores: Sequence[int], unit: str) -> str:
    return ", ".join(f"{r.who(seat)}: {score} {unit}" for seat, score in enumerate(scores))


def _solo_scored(r: Reading, score: int, against: int) -> str:
    return f"{score} VP against {against} in the Monster Score Pile: {'won' if score > against else 'lost'}."


def _brawled(r: Reading, seat: int, champion: int, other: int, hero: int, won: bool) -> str:
    cast = r.p.cast
    return (
        f"{r.name(champion)}, Strength {cast[champion].strength}, met {r.name(hero)} of {r.someone(other)}, "
        f"Strength {cast[hero].strength}: {'stronger' if won else 'not stronger'}."
    )


def _looked_ahead(r: Reading, seat: int, pieces: tuple[int, ...]) -> str:
    cards = f": {', '.join(r.name(piece) for piece in pieces)} from the top" if pieces else ""
    return f"{r.who(seat)} ordered the top of the Dungeon Deck{cards}."


def _arranged(r: Reading, seat: int, pieces: tuple[int, ...]) -> str:
    order = ", ".join(r.name(piece) for piece in pieces if piece >= 0)
    return f"{r.who(seat)} put the hall in order: {order}."


def _of(r: Reading, seat: int, piece: int, owner: int) -> str:
    return r.name(piece) if owner == seat else f"{r.name(piece)} of {r.someone(owner)}"


def _why_it_stays(r: Reading, seat: int, foe: int) -> tuple[str, ...]:
    kind = r.p.cast[foe]
    if kind.classes & GUARDIAN:
        return ("WR-GUARD-08",)
    return ("WR-TRAIT-14",) if "must_be_defeated" in kind.traits else ("WR-NOTE-38", "OR-23")


def _their(r: Reading, seat: int) -> str:
    return "your" if seat == r.seat else "their"


EVENTS: dict[str, tuple[Words, tuple[str, ...] | Callable[..., tuple[str, ...]]]] = {
    # The game
    "begins": (lambda r, seat: f"{r.who(seat)} went first.", ("TS-TURN-01",)),
    "turn": (lambda r, seat, turns: f"Turn {turns}: {r.someone(seat)}.", ("TS-TURN-01",)),
    "called_off": (lambda r, turns: f"Called off after {turns} turns.", ()),
    "scored": (_scored, ("TS-END-04", "TS-END-05")),
    "solo_scored": (_solo_scored, ("WR-SOLO-07",)),
    # The turn
    "rested": (lambda r, seat: f"{r.who(seat)} rested.", ("TS-REST-01",)),
    "visited": (
        lambda r, seat, hand: f"{r.who(seat)} visited the Village with {r.name_all(hand) or 'no cards'}.",
        ("WR-VILLAGE-01",),
    ),
    "entered": (
        lambda r, seat, hand: f"{r.who(seat)} entered the dungeon with {r.name_all(hand) or 'no cards'}.",
        ("WR-DUNGEON-01",),
    ),
    "withdrew": (lambda r, seat: f"{r.who(seat)} left without a fight.", ("OR-44",)),
    "used": (
        lambda r, seat, piece, name: f"{r.who(seat)} used {r.name(piece)}: {name.replace('_', ' ')}.",
        ("TS-VCARD-04",),
    ),
    "bought": (
        lambda r, seat, piece, cost: f"{r.who(seat)} bought {r.name(piece)} for {cost} gold.",
        ("WR-VILLAGE-05",),
    ),
    "levelled": (
        lambda r, seat, hero, better, price: (
            f"{r.who(seat)} levelled {r.name(hero)} up to {r.name(better)} for {price} XP."
        ),
        ("TS-LEVEL-02",),
    ),
    "made_gold": (lambda r, seat, gold, me: f"{r.name(me)} made {gold} gold.", ("WR-VILLAGE-04",)),
    "gained_xp": (lambda r, seat, xp: f"{r.who(seat)} gained {xp} XP.", ("OR-42",)),
    # Cards on the move
    "drew": (_drew, ("TS-DECK-02",)),
    "reshuffled": (
        lambda r, seat: f"{r.who(seat)} shuffled {_their(r, seat)} discard pile into a new deck.",
        ("TS-DECK-02",),
    ),
    "discarded": (lambda r, seat, piece: f"{r.who(seat)} discarded {r.name(piece)}.", ("TS-SETUP-19",)),
    "came_back": (
        lambda r, seat, piece: f"{r.name(piece)} came straight back to {r.whose(seat)} hand.",
        (),
    ),
    "destroyed": (_destroyed, ("TS-SETUP-20",)),
    "spared": (
        lambda r, seat, piece: f"Ambrosia saved {r.name(piece)}: discarded, not destroyed.",
        ("WR-NOTE-02", "OR-49"),
    ),
    "diseased": (lambda r, seat, piece: f"{r.who(seat)} took a Disease.", ("TS-DISEASE-01",)),
    "flipped": (lambda r, seat, piece: f"{r.who(seat)} flipped {r.name(piece)}.", ()),
    "turned_over": (
        lambda r, seat, pieces: f"{r.who(seat)} turned over {r.name_all(pieces) or 'no cards'}.",
        ("OR-50",),
    ),
    "showed": (lambda r, seat, piece: f"{r.who(seat)} showed {r.name(piece)}.", ("WR-TRAP-04",)),
    "showed_hand": (_showed_hand, ()),
    "put_back": (
        lambda r, seat, hero: f"{r.who(seat)} put {r.name(hero)} on top of {_their(r, seat)} deck.",
        ("WR-NOTE-04",),
    ),
    "looked_ahead": (_looked_ahead, ("WR-NOTE-20",)),
    "borrowed": (
        lambda r, seat, piece, owner: f"{r.who(seat)} took {_of(r, seat, piece, owner)} into the party.",
        ("OR-27",),
    ),
    "returned": (lambda r, seat, piece: f"{r.name(piece)} went back to {r.someone(seat)}.", ()),
    "claimed": (
        lambda r, seat, foe, owner: f"{r.who(seat)} claimed {r.name(foe)} of {r.someone(owner)}.",
        ("WR-NOTE-24",),
    ),
    "recruited": (lambda r, seat, hero: f"{r.name(hero)} joined {r.whose(seat)} party.", ("WR-NOTE-16",)),
    "conjured": (lambda r, seat, weapon: f"{r.who(seat)} conjured {r.name(weapon)}.", ("WR-NOTE-27",)),
    "became": (
        lambda r, seat, militia, hero: f"A Militia of {r.whose(seat)} party copied {r.name(hero)}.",
        ("WR-NOTE-15",),
    ),
    "brawled": (_brawled, ()),
    # Battle
    "equipped": (
        lambda r, seat, weapon, hero: f"{r.who(seat)} gave {r.name(weapon)} to {r.name(hero)}.",
        ("TS-BATTLE-02",),
    ),
    "boosted": (_boosted, ("TS-CALC-03",)),
    "left_out": (lambda r, seat, hero: f"{r.name(hero)} stayed out of the battle.", ("TS-NOTE-17",)),
    "attacked": (
        lambda r, seat, foe, rank: f"{r.who(seat)} attacked {r.name(foe)} in Rank {rank}.",
        ("WR-DUNGEON-03",),
    ),
    "reckoned": (_reckoned, _reckoned_by),
    "won": (lambda r, seat, foe, xp: f"{r.who(seat)} defeated {r.name(foe)} for {xp} XP.", ("TS-BATTLE-13",)),
    "retreated": (
        lambda r, seat, foe: f"{r.who(seat)} lost; {r.name(foe)} retreated under the deck.",
        ("TS-BATTLE-12",),
    ),
    "stood_firm": (
        lambda r, seat, foe: f"{r.who(seat)} lost; {r.name(foe)} stays in the hall.",
        _why_it_stays,
    ),
    "struck": (lambda r, seat, piece: f"Thunder Wrath struck {r.name(piece)}.", ("WR-NOTE-41",)),
    "freed": (lambda r, seat, hero: f"{r.who(seat)} freed {r.name(hero)} from The Cage.", ("WR-NOTE-08",)),
    # The hall
    "turned_up": (lambda r, piece: f"{r.name(piece)} came into the hall.", ("TS-HALL-02",)),
    "breached": (lambda r, seat, foe: f"{r.name(foe)} reached Rank 1: Breach.", ("TS-BREACH-01",)),
    "sent_down": (
        lambda r, seat, foe, me: f"{r.name(me)} sent {r.name(foe)} under the Dungeon Deck.",
        ("TS-HALL-02",),
    ),
    "arranged": (_arranged, ("TS-NOTE-03",)),
    "carried_off": (
        lambda r, seat, foe: f"{r.who(seat)} took {r.name(foe)} without a battle, for 0 XP.",
        ("TS-HALL-02",),
    ),
    "collected": (lambda r, seat, stone: f"{r.who(seat)} collected the {r.name(stone)}.", ("TS-STONE-01",)),
    "uncollected": (
        lambda r, stone: f"The {r.name(stone)} reached Rank 1; nobody collected it.",
        ("TS-END-03",),
    ),
    "sprung": (lambda r, seat, trap: f"{r.who(seat)} sprang {r.name(trap)}.", ("WR-TRAP-03",)),
    "foresaw": (lambda r, seat, piece: f"{r.who(seat)} foresaw it with {r.name(piece)}.", ("WR-NOTE-20",)),
    "caged": (lambda r, seat, hero: f"{r.name(hero)} of {r.someone(seat)} was caged.", ("WR-NOTE-08",)),
    # Prowling Monsters and solo
    "prowled": (
        lambda r, foe, counters: f"{r.name(foe)} prowls: {count(counters, 'counter')}.",
        ("WR-PROWL-02",),
    ),
    "took_penalty": (
        lambda r, seat, foe: f"{r.who(seat)} took {r.name(foe)} as a penalty, -1 VP.",
        ("WR-PROWL-03",),
    ),
    "got_past": (lambda r, foe: f"{r.name(foe)} got past to the Monster Score Pile.", ("WR-SOLO-03",)),
    "held_back": (lambda r: "The Monsters held back after the last win.", ("WR-SOLO-05",)),
    "advanced": (lambda r: "The Monsters advanced.", ("WR-SOLO-02",)),
    # Campaigns
    "awarded": (
        lambda r, seat, stone, number: (
            f"{r.who(seat)} received the {KINDS[stone].name} for winning game {number}."
        ),
        ("WR-CRAWL-05", "WR-ODYSSEY-04"),
    ),
    "game_points": (
        lambda r, won, points: f"Won {_scores(r, won, 'GP')}. In all {_scores(r, points, 'GP')}.",
        ("WR-ODYSSEY-03",),
    ),
    "carried": (lambda r, seat, hero: f"{r.who(seat)} took {r.name(hero)} along.", ("WR-ODYSSEY-04",)),
    "next_game": (lambda r, number: f"Game {number} was set up.", ("WR-CRAWL-03", "WR-ODYSSEY-08")),
    "campaign_won": (lambda r, seat: f"{r.who(seat)} won the campaign.", ("WR-CRAWL-06",)),
    "campaign_scored": (
        lambda r, points, best: f"{_scores(r, points, 'GP')}. {r.who_all(best)} won the Odyssey.",
        ("WR-ODYSSEY-09",),
    ),
}
"""Every key that is told: its line, of what the seat may see of the event, and the rules it rests on."""


def narrate(r: Reading, event: Event) -> Line | None:
    """One event as the reading's seat may see it; None when nothing of it is for that seat."""
    if event.key not in EVENTS:
        raise DelveError(f"there are no words for the event {event.key!r}; {near(event.key, EVENTS)}")
    args = event.seen_by(r.seat)
    if not args and event.seat != -1:
        return None
    words, rules = EVENTS[event.key]
    return Line(words(r, *args), rules if isinstance(rules, tuple) else rules(r, *args))


def recount(
    before: Board, after: Board, told: Sequence[Event], seat: int, names: Sequence[str]
) -> list[Line]:
    """Everything that followed from one answer. Up to the next game of a campaign the old cards are meant."""
    new_game = any(event.key == "next_game" for event in told)
    r = Reading(before if new_game else after, seat, names)
    lines = []
    for event in told:
        if event.key == "next_game":
            r = Reading(after, seat, names)
        line = narrate(r, event)
        if line is not None:
            lines.append(line)
    return lines

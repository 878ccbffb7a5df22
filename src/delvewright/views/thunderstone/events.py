"""Events: a line of the log for everything that is told, as one seat may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from delvewright.games.thunderstone.board import EACH_EQUIPPED, EACH_HERO, EACH_OTHER
from delvewright.games.thunderstone.kinds import GUARDIAN, KINDS, TRAP
from delvewright.kernel.events import Event
from delvewright.views.english import capital, count
from delvewright.views.model import Beat, Line
from delvewright.views.speech import Says, Speech
from delvewright.views.thunderstone.options import used
from delvewright.views.thunderstone.printed import a
from delvewright.views.thunderstone.reading import Reading


def _reckoned(r: Reading, seat: int, foe: int, *numbers: int) -> Line:
    attack, magic, penalty, diseases, value, health = numbers
    parts = [f"Attack {attack}", f"Magic Attack {magic}"]
    if penalty:
        parts.append(f"darkness -{2 * penalty}")
    if diseases:
        parts.append(f"Disease -{diseases}")
    text = f"{', '.join(parts)}: {value} of {health} against {r.name(foe)}"
    if value >= health and magic < 1 and "magic_attack_required" in r.p.cast[foe].traits:
        return Line(f"{text}, but without the Magic Attack that is required.", ("TS-CALC-06", "WR-TRAIT-13"))
    return Line(f"{text}.", ("TS-CALC-06",))


def _drew(r: Reading, seat: int, number: int, pieces: tuple[int, ...]) -> str:
    cards = f": {r.name_all(pieces)}" if pieces else ""
    return f"{r.who(seat)} drew {count(number, 'card')}{cards}."


def _destroyed(r: Reading, seat: int, piece: int) -> str:
    """Whose card it was is told of cards that somebody owns."""
    unowned = not 0 <= seat < len(r.p.xp) or (piece < len(r.p.cast) and r.p.cast[piece].classes & TRAP)
    return f"{r.name(piece) if unowned else r.own(seat, r.name(piece))} was destroyed."


def _showed_hand(r: Reading, seat: int, pieces: tuple[int, ...], lacking: str) -> str:
    which = f"a hand without {a(lacking)}" if lacking else "the whole hand"
    return f"{r.who(seat)} showed {which}: {r.name_all(pieces)}."


TARGETS = {EACH_HERO: "each Hero", EACH_OTHER: "each other Hero", EACH_EQUIPPED: "each Hero with a Weapon"}


def _boosted(r: Reading, seat: int, me: int, target: int, strength: int, attack: int, magic: int) -> str:
    changes = (("Strength", strength), ("Attack", attack), ("Magic Attack", magic))
    told = " and ".join(f"{name} {change:+d}" for name, change in changes if change)
    return f"{r.name(me)}: {TARGETS[target] if target < 0 else r.name(target)} has {told}."


def _scored(r: Reading, scores: tuple[int, ...], best: tuple[int, ...]) -> str:
    return f"{_scores(r, scores, 'VP')}. {r.everyone(best)} won."


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


def _borrowed(r: Reading, seat: int, piece: int, owner: int) -> str:
    whose = "" if owner == seat else f" of {r.someone(owner)}"
    return f"{r.who(seat)} took {r.name(piece)}{whose} into the party."


def _stood_firm(r: Reading, seat: int, foe: int) -> Line:
    kind = r.p.cast[foe]
    rules: tuple[str, ...] = ("WR-NOTE-38", "OR-23")
    if kind.classes & GUARDIAN:
        rules = ("WR-GUARD-08",)
    elif "must_be_defeated" in kind.traits:
        rules = ("WR-TRAIT-14",)
    return Line(f"{r.who(seat)} lost; {r.name(foe)} stays in the hall.", rules)


def _used(r: Reading, seat: int, piece: int, name: str) -> str:
    return f"{r.who(seat)} used {used(r.p.cast[piece], name) if piece < len(r.p.cast) else r.name(piece)}."


def _their(r: Reading, seat: int) -> str:
    return "your" if seat == r.seat else "their"


EVENTS = {
    # The game
    "begins seat": Says("{Seat} went first.", "TS-TURN-01"),
    "turn seat turns": Says("Turn {turns}: {seat}.", "TS-TURN-01"),
    "called_off turns": Says("Called off after {turns} turns."),
    "scored": Says(_scored, "TS-END-04", "TS-END-05"),
    "solo_scored": Says(_solo_scored, "WR-SOLO-07"),
    # The turn
    "rested seat": Says("{Seat} rested.", "TS-REST-01"),
    "visited seat hand": Says("{Seat} visited the Village with {hand}.", "WR-VILLAGE-01"),
    "entered seat hand": Says("{Seat} entered the dungeon with {hand}.", "WR-DUNGEON-01"),
    "withdrew seat": Says("{Seat} left without a fight.", "OR-44"),
    "used": Says(_used, "TS-VCARD-04"),
    "bought seat piece cost": Says("{Seat} bought {piece} for {cost} gold.", "WR-VILLAGE-05"),
    "levelled seat hero better price": Says(
        "{Seat} levelled {hero} up to {better} for {price} XP.", "TS-LEVEL-02"
    ),
    "made_gold seat number me": Says("{me} made {number} gold.", "WR-VILLAGE-04"),
    "gained_xp seat number": Says("{Seat} gained {number} XP.", "OR-42"),
    # Cards on the move
    "drew": Says(_drew, "TS-DECK-02"),
    "reshuffled": Says(
        lambda r, seat: f"{r.who(seat)} shuffled {_their(r, seat)} discard pile into a new deck.",
        "TS-DECK-02",
    ),
    "discarded seat piece": Says("{Seat} discarded {piece}.", "TS-SETUP-19"),
    "came_back seat piece": Says("{piece} came straight back to {seat's} hand."),
    "destroyed": Says(_destroyed, "TS-SETUP-20"),
    "spared seat piece": Says("Ambrosia saved {piece}: discarded, not destroyed.", "WR-NOTE-02", "OR-49"),
    "diseased seat piece": Says("{Seat} took a Disease.", "TS-DISEASE-01"),
    "flipped seat piece": Says("{Seat} flipped {piece}."),
    "turned_over seat pieces": Says("{Seat} turned over {pieces}.", "OR-50"),
    "showed seat piece": Says("{Seat} showed {piece}.", "WR-TRAP-04"),
    "showed_hand": Says(_showed_hand),
    "put_back": Says(
        lambda r, seat, hero: f"{r.who(seat)} put {r.name(hero)} on top of {_their(r, seat)} deck.",
        "WR-NOTE-04",
    ),
    "looked_ahead": Says(_looked_ahead, "WR-NOTE-20"),
    "borrowed": Says(_borrowed, "OR-27"),
    "returned seat piece": Says("{piece} went back to {seat}."),
    "claimed seat foe owner": Says("{Seat} claimed {foe} of {owner}.", "WR-NOTE-24"),
    "recruited seat hero": Says("{hero} joined {seat's} party.", "WR-NOTE-16"),
    "conjured seat weapon": Says("{Seat} conjured {weapon}.", "WR-NOTE-27"),
    "became seat militia hero": Says("A Militia of {seat's} party copied {hero}.", "WR-NOTE-15"),
    "brawled": Says(_brawled),
    # Battle
    "equipped seat weapon hero": Says("{Seat} gave {weapon} to {hero}.", "TS-BATTLE-02"),
    "boosted": Says(_boosted, "TS-CALC-03"),
    "left_out seat hero": Says("{hero} stayed out of the battle.", "TS-NOTE-17"),
    "attacked seat foe rank": Says("{Seat} attacked {foe} in Rank {rank}.", "WR-DUNGEON-03"),
    "reckoned": Says(_reckoned),
    "won seat foe number": Says("{Seat} defeated {foe} for {number} XP.", "TS-BATTLE-13"),
    "retreated seat foe": Says("{Seat} lost; {foe} retreated under the deck.", "TS-BATTLE-12"),
    "stood_firm": Says(_stood_firm),
    "struck seat piece": Says("Thunder Wrath struck {piece}.", "WR-NOTE-41"),
    "freed seat hero": Says("{Seat} freed {hero} from The Cage.", "WR-NOTE-08"),
    # The hall
    "turned_up piece": Says("{piece} came into the hall.", "TS-HALL-02"),
    "breached seat foe": Says("{foe} reached Rank 1: Breach.", "TS-BREACH-01"),
    "sent_down seat foe me": Says("{me} sent {foe} under the Dungeon Deck.", "TS-HALL-02"),
    "arranged": Says(_arranged, "TS-NOTE-03"),
    "carried_off seat foe": Says("{Seat} took {foe} without a battle, for 0 XP.", "TS-HALL-02"),
    "collected seat stone": Says("{Seat} collected the {stone}.", "TS-STONE-01"),
    "uncollected stone": Says("The {stone} reached Rank 1; nobody collected it.", "TS-END-03"),
    "sprung seat trap": Says("{Seat} sprang {trap}.", "WR-TRAP-03"),
    "foresaw seat piece": Says("{Seat} foresaw it with {piece}.", "WR-NOTE-20"),
    "caged seat hero": Says("{hero} of {seat} was caged.", "WR-NOTE-08"),
    # Prowling Monsters and solo
    "prowled foe number": Says("{foe} prowls: {number:counter}.", "WR-PROWL-02"),
    "took_penalty seat foe": Says("{Seat} took {foe} as a penalty, -1 VP.", "WR-PROWL-03"),
    "got_past foe": Says("{foe} got past to the Monster Score Pile.", "WR-SOLO-03"),
    "held_back": Says("The Monsters held back after the last win.", "WR-SOLO-05"),
    "advanced": Says("The Monsters advanced.", "WR-SOLO-02"),
    # Campaigns
    "awarded": Says(
        lambda r, seat, stone, number: (
            f"{r.who(seat)} received the {KINDS.in_play(r.p.rules.packs)[stone].name} "
            f"for winning game {number}."
        ),
        "WR-CRAWL-05",
        "WR-ODYSSEY-04",
    ),
    "game_points": Says(
        lambda r, won, points: f"Won {_scores(r, won, 'GP')}. In all {_scores(r, points, 'GP')}.",
        "WR-ODYSSEY-03",
    ),
    "carried seat hero": Says("{Seat} took {hero} along.", "WR-ODYSSEY-04"),
    "next_game number": Says("Game {number} was set up.", "WR-CRAWL-03", "WR-ODYSSEY-08"),
    "campaign_won seat": Says("{Seat} won the campaign.", "WR-CRAWL-06"),
    "campaign_scored": Says(
        lambda r, points, best: f"{_scores(r, points, 'GP')}. {r.everyone(best)} won the Odyssey.",
        "WR-ODYSSEY-09",
    ),
}
"""Every key that is told: its line, of what the seat may see of the event, and the rules it rests on."""


def beat(r: Reading, told: Sequence[Event]) -> Beat | None:
    """What a battle came to."""
    last: dict[str, Any] = {event.key: event.seen_by(r.seat) for event in told}
    if "reckoned" not in last:
        return None
    seat, foe, _, _, _, _, value, health = last["reckoned"]
    who = "" if seat == r.seat else f"{r.who(seat)} "
    if "won" in last:
        by = f" by {value - health}" if value > health else ""
        text, tone = f"{who}won{by} · {last['won'][2]} XP", "won"
    else:
        by = f" by {health - value}" if value < health else ": no Magic Attack"
        fate = next((said for key, said in FATES.items() if key in last), "")
        text, tone = f"{who}lost{by}{fate and f' · {r.name(foe)} {fate}'}", "lost"
    return Beat(capital(text) if not who else text, tone, (foe,), parting=True)


FATES = {
    "retreated": "went under the deck",
    "stood_firm": "stays where it is",
    "got_past": "got past to the Score Pile",
}
"""What becomes of a Monster that is not beaten."""


class Told(Speech):
    """A log in which, up to the next game of a campaign, the old cards are meant."""

    def recount(
        self, before: Any, after: Any, told: Sequence[Event], seat: int, names: Sequence[str]
    ) -> list[Line]:
        keys = [event.key for event in told]
        if "next_game" not in keys:
            return super().recount(before, after, told, seat, names)
        at = keys.index("next_game")
        old = super().recount(before, before, told[:at], seat, names)
        return old + super().recount(before, after, told[at:], seat, names)

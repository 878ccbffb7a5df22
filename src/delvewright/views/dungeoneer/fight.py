"""The fight as a table draws it: which step it is at, who attacks whom, and both rolls with their parts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from delvewright.games.dungeoneer.board import NONE, Board, attached_to, counted, foe_kind, hero, life_left
from delvewright.games.dungeoneer.powers import RESPONSE
from delvewright.games.dungeoneer.shapes import Fight as Struggle
from delvewright.games.dungeoneer.shapes import Roll
from delvewright.games.dungeoneer.sorts import STATS
from delvewright.views.dungeoneer.chances import beats, duel
from delvewright.views.dungeoneer.clash import Strength, attacking, countering, defending, hero_strength
from delvewright.views.dungeoneer.ground import pieces
from delvewright.views.dungeoneer.model import Blow, Fight, Group, Monster, Part, Roller, Throw
from delvewright.views.dungeoneer.reading import Reading

ASKED = {"form": "A", "special": "A", "challenge": "F", "retire": "G", "reward": "H"}
"""The step of a combat by what is asked."""

TO_COME = {
    "combat.choose_forms": "A",
    "combat.use_specials": "A",
    "combat.strike": "B",
    "challenges.duel": "B",
    "challenges.offer": "E",
    "combat.retire": "F",
    "combat.reward": "G",
    "combat.give_peril": "H",
    "combat.end_combat": "H",
}
"""And by what is to do next, where the question does not tell."""

SETTLED = ("E", "F", "G", "H")
"""The steps at which an attack has been rolled for: what came of it stays in sight."""

COMBAT = ("combat.reward", "combat.give_peril", "challenges.duel", "challenges.finish")


def fight_view(r: Reading) -> Fight | None:
    p = r.p
    to_do = list(_to_do(p))
    around = next((frame for frame in to_do if frame[0] in COMBAT), None)
    if p.fight is None and around is None:
        return None
    lord, victim, monsters = _sides(p, around)
    step = _step(p, to_do)
    struggle = p.fight or (p.struck if step in SETTLED else _next_attack(p, to_do))
    return Fight(
        step=step,
        lord=lord,
        victim=victim,
        monsters=tuple([monster(p, card) for card in monsters if life_left(p, card) > 0]),
        blow=blow_view(r, struggle),
        wound=p.blow,
    )


def _to_do(p: Board) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """What is still to do, the next thing first."""
    stack = p.stack
    while stack:
        (address, values), stack = stack
        yield address.removeprefix("dungeoneer."), values


def _sides(p: Board, frame: tuple[str, tuple[Any, ...]] | None) -> tuple[int, int, tuple[int, ...]]:
    """(who attacks, who is attacked, with what): of the combat itself, whatever goes on inside it."""
    if frame is not None and frame[0] == "combat.reward":
        lord, victim, monsters = frame[1]
        return lord, victim, monsters
    if frame is not None and frame[0] == "challenges.duel":
        return frame[1][0], frame[1][1], ()
    if p.fight is not None:
        return p.fight.lord, p.fight.victim, ()
    assert frame is not None
    victim = p.assaults[-1][1] if p.assaults else NONE
    return frame[1][0], victim, ()


def _step(p: Board, to_do: list[tuple[str, tuple[Any, ...]]]) -> str:
    ask = p.ask
    if ask is not None and ask.question in ASKED:
        return ASKED[ask.question]
    if ask is not None and ask.question == "window" and ask.value("moment") == RESPONSE:
        return "B"
    if p.fight is not None:
        return "C" if not p.fight.attack else "D" if not p.fight.counter else "E"
    return next((TO_COME[address] for address, _ in to_do if address in TO_COME), "A")


def _next_attack(p: Board, to_do: list[tuple[str, tuple[Any, ...]]]) -> Struggle | None:
    """The attack that is rolled next, once its form is named."""
    for address, values in to_do:
        if address == "challenges.duel":
            seat, victim, striker, card, form = values
            return Struggle(seat, victim, striker, card, form, True)
        if address == "combat.strike":
            lord, victim, place, monsters = values
            named = dict(p.forms)
            for card in monsters:
                if card in named and life_left(p, card) > 0 and p.at[victim] == place:
                    return Struggle(lord, victim, card, hero(p, victim), named[card])
        if address in COMBAT:
            return None
    return None


def monster(p: Board, card: int) -> Monster:
    """A monster in a Pack or in a fight."""
    return Monster(
        piece=card,
        kind=p.cast[card].id,
        life=life_left(p, card),
        wounds=counted(p.hurt, card),
        fought=card in p.attacked,
        form=next((STATS[form] for other, form in p.forms if other == card), ""),
        attached=pieces(p, attached_to(p, card)),
    )


# Rolls ------------------------------------------------------------------------------------------------


def blow_view(r: Reading, fight: Struggle | None) -> Blow | None:
    if fight is None:
        return None
    p = r.p
    attack = _settled(attacking(p, fight), fight.attack, fight.might)
    counter = _settled(countering(p, fight), fight.counter, fight.guard)
    hits, misses = duel(attack.score, counter.score, fight.attack, fight.counter)
    target = defending(fight)
    return Blow(
        form=STATS[fight.form],
        challenge=fight.challenge,
        attack=_roller(p, fight.lord, fight.striker, fight.attack, attack),
        counter=_roller(p, fight.victim, target, fight.counter, counter),
        hits=hits,
        misses=misses,
        verdict=_verdict(fight),
    )


def _settled(now: Strength, die: int, added: int) -> Strength:
    """Once the die lies, what was added to it stands, whatever has ended since."""
    rest = added - now.score
    if not die or not rest:
        return now
    return Strength(added, (*now.parts, Part(NONE, "", rest)))


def _roller(p: Board, seat: int, card: int, die: int, strength: Strength) -> Roller:
    return Roller(
        seat=seat,
        piece=card,
        kind=p.cast[card].id,
        name=foe_kind(p, card).name,
        die=die,
        score=strength.score,
        parts=strength.parts,
        total=die + strength.score,
    )


def _verdict(fight: Struggle) -> str:
    if not fight.attack or not fight.counter:
        return ""
    if fight.ended:
        return "nothing"
    attack, counter = fight.attack + fight.might, fight.counter + fight.guard
    return "hit" if attack > counter else "riposte" if attack < counter else "tie"


def throw_view(r: Reading, roll: Roll | None) -> Throw | None:
    """A roll against a number: a Threat, or a search."""
    p = r.p
    if roll is None or not roll.number:
        return None
    strength = hero_strength(p, roll.seat, roll.stat, roll.uses)
    if roll is p.faced:
        strength = _settled(strength, roll.die, roll.added)
    total = roll.die + strength.score
    sure = 100 if total >= roll.number else 0
    return Throw(
        stat=STATS[roll.stat],
        number=roll.number,
        roller=_roller(p, roll.seat, roll.piece, roll.die, strength),
        odds=sure if roll.die else beats(strength.score, roll.number),
    )


def group_view(r: Reading) -> Group | None:
    """Encounters that lie ready for a hero."""
    p = r.p
    return Group(p.quarry, pieces(p, p.group)) if p.group else None

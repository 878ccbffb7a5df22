"""Challenges: a hero, or his Minion, starts an attack of his own (DN-COMBAT step F, DN-SPECIAL-04…06)."""

from __future__ import annotations

from collections.abc import Sequence

from delvewright.games.dungeoneer import combat, escorts, threats, windows
from delvewright.games.dungeoneer.board import INVENTORY, NONE, QUESTS, Board, foe_kind, hero, heroes_at
from delvewright.games.dungeoneer.powers import RESPONSE
from delvewright.games.dungeoneer.scores import attack_forms, has
from delvewright.games.dungeoneer.shapes import Fight
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step

CHALLENGED = -1
"""How it is noted until a combat ends that a hero has challenged in it."""


@step
def offer(p: Board, seat: int, lord: int, cards: tuple[int, ...], place: int, over: bool = False) -> None:
    """DN-COMBAT-17…20. Step F: who was attacked may attack one of these cards, or a hero beside him. When the
    combat is over a Minion may do it in his place, unless he has done it himself (DN-EFFECT-08/29).

    Ruling: a monster is challenged in the space where it attacked; a hero warped away has lost it.
    """
    here = [card for card in cards if p.at[seat] == place and _stands(p, card, place)]
    minions = over and (hero(p, seat), CHALLENGED) not in p.used
    ask(p, CHALLENGE, seat, lord, tuple(here), tuple(ready_minions(p, seat)) if minions else ())


def _stands(p: Board, card: int, place: int) -> bool:
    if p.cast[card].sort == "hero":
        return any([hero(p, other) == card for other in heroes_at(p, place)])
    return combat.fights_on(p, card)


def refused(p: Board, seat: int) -> Reason | None:
    """DN-SPECIAL-04, DN-SPECIAL-10. Why a hero may start no attack now."""
    if hero(p, seat) in p.attacked:
        return ("attacked_already",)
    if has(p, seat, "no_challenge"):
        return ("may_not_challenge",)
    return threats.spending(p, seat)


def _challenges(
    p: Board, seat: int, lord: int, cards: tuple[int, ...], minions: tuple[int, ...]
) -> Candidates:
    yield from acts(p, seat, [*cards, *rivals(p, seat, cards)])
    for minion in minions:
        for card in cards:
            for form in foe_kind(p, minion).attacks:
                yield ("unleash", minion, card, form), None
    yield ("decline",), None


def acts(p: Board, seat: int, cards: Sequence[int]) -> Candidates:
    """Each of these cards challenged in each form a hero may attack in, and why not."""
    if cards:
        forms, why = attack_forms(p, seat), refused(p, seat)
        for card in cards:
            for form in forms:
                yield ("challenge", card, form), why


def rivals(p: Board, seat: int, cards: tuple[int, ...] = ()) -> list[int]:
    """The other heroes in the space, as cards."""
    place = p.at[seat]
    if p.at.count(place) == 1:
        return []
    others = [hero(p, other) for other in heroes_at(p, place) if other != seat]
    return [card for card in others if card not in cards] if cards else others


def _challenged(
    p: Board, option: Option, seat: int, lord: int, cards: tuple[int, ...], minions: tuple[int, ...]
) -> None:
    if option[0] == "challenge":
        p.used += ((hero(p, seat), CHALLENGED),)
        challenge(p, seat, option[1], option[2], lord)
    elif option[0] == "unleash":
        minion, card, form = option[1:]
        p.used += ((minion, 0),)
        fight(p, seat, minion, card, form, lord)


CHALLENGE = Question("challenge", _challenges, _challenged)


def start(p: Board, seat: int, card: int, form: int) -> None:
    """DN-SPECIAL-05/09. Without an occasion a hero attacks another: a combat of its own."""
    push(p, combat.end_combat)
    challenge(p, seat, card, form, NONE)


def challenge(p: Board, seat: int, card: int, form: int, lord: int) -> None:
    """A hero attacks a monster that attacked him, or another hero; `lord` rolls for a monster."""
    p.movement[seat] -= 1
    p.attacked += (hero(p, seat),)
    tell(p, "challenged", seat, card, form)
    fight(p, seat, hero(p, seat), card, form, lord)


def fight(p: Board, seat: int, striker: int, card: int, form: int, lord: int) -> None:
    """DN-COMBAT-19, DN-COMBAT-34. All steps but F, within whatever combat is going on."""
    outer = p.forms, p.wounds
    p.forms, p.wounds = (), ()
    push(p, combat.restore, *outer)
    if p.cast[card].sort == "hero":
        victim = next(other for other in heroes_at(p, p.at[seat]) if hero(p, other) == card)
        p.assaults += ((striker, victim),)
        if p.rules.hero_counter_challenge and (card, seat) not in p.assaults:  # DN-OPEN-07
            push(p, offer, victim, seat, (striker,), p.at[seat])
        push(p, duel, seat, victim, striker, card, form)
        windows.open_window(p, victim, RESPONSE)
    else:
        push(p, combat.reward, lord, seat, (card,))
        combat.begin(p, Fight(seat, lord, striker, card, form, True))


@step
def duel(p: Board, seat: int, victim: int, striker: int, card: int, form: int) -> None:
    """The rolls of hero against hero, if both are still there after the Response."""
    if p.at[seat] == p.at[victim] != NONE:
        combat.begin(p, Fight(seat, victim, striker, card, form, True))


# Hero against hero ------------------------------------------------------------------------------------


def hit_hero(p: Board, seat: int, loser: int, wounds: int, card: int) -> None:
    """DN-SPECIAL-06, DN-DP-13. Inflict the wounds, or take an Escort that has its token."""
    ask(p, SPOILS, seat, loser, wounds, card)


def _spoils(p: Board, seat: int, loser: int, wounds: int, card: int) -> Candidates:
    yield ("wound", loser), None
    for quest in p.zones[QUESTS + loser]:
        if quest in p.escorted:
            yield ("steal", quest), None


def _spoils_taken(p: Board, option: Option, seat: int, loser: int, wounds: int, card: int) -> None:
    if option[0] == "steal":
        escorts.steal(p, seat, loser, option[1])
    else:
        push(p, threats.wound, loser, wounds, seat, card)


SPOILS = Question("spoils", _spoils, _spoils_taken)


# Minions ----------------------------------------------------------------------------------------------


def ready_minions(p: Board, seat: int) -> list[int]:
    """DN-EFFECT-08. The Minions that have not fought this turn."""
    return [
        card
        for card in p.zones[INVENTORY + seat]
        if p.cast[card].sort == "encounter" and (card, 0) not in p.used
    ]

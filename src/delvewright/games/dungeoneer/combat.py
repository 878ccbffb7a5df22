"""Combat: attack, response, both rolls, hits, pack and reward (DN-COMBAT, steps A to E, G and H)."""

from __future__ import annotations

from msgspec.structs import replace

from delvewright.games.dungeoneer import challenges, ending, moves, threats, windows
from delvewright.games.dungeoneer.board import (
    FIGHT,
    HERO,
    INVENTORY,
    NONE,
    PACK,
    UNTIL_COMBAT,
    Board,
    counted,
    foe_kind,
    hero,
    life_left,
    noted,
    on_quest,
    players,
)
from delvewright.games.dungeoneer.powers import AFTER_ROLL, ATTACK, BEFORE_ROLL, COUNTER, HIT, RESPONSE
from delvewright.games.dungeoneer.scores import hero_kinds, monster_score, score
from delvewright.games.dungeoneer.shapes import Fight, Lasting, Roll
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.board import Pairs
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step
from delvewright.words.dice import d6
from delvewright.words.zones import move

# Step A: monsters attack a hero -----------------------------------------------------------------------


@step
def attack(p: Board, lord: int, victim: int, monsters: tuple[int, ...]) -> None:
    """DN-COMBAT-01, DN-OPEN-08. Monsters attack one hero: steps A and B for all, then C to E one by one, then
    F, G and H once."""
    p.forms, p.wounds, p.struck = (), (), None
    p.attacked += monsters
    p.assaults += tuple([(card, victim) for card in monsters])
    place = p.at[victim]
    push(p, end_combat)
    push(p, reward, lord, victim, monsters)
    push(p, retire, lord, monsters)
    push(p, challenges.offer, victim, lord, monsters, place, True)
    push(p, strike, lord, victim, place, monsters)
    push(p, windows.open_window, victim, RESPONSE)
    push(p, use_specials, lord, victim, monsters)
    push(p, choose_forms, lord, victim, monsters)


@step
def choose_forms(p: Board, lord: int, victim: int, monsters: tuple[int, ...]) -> None:
    """DN-COMBAT-02/03, DN-DP-07. A form for each attacking card."""
    if monsters:
        push(p, choose_forms, lord, victim, monsters[1:])
        ask(p, FORM, lord, victim, monsters[0])


def _forms(p: Board, seat: int, victim: int, card: int) -> Candidates:
    for form in foe_kind(p, card).attacks:
        yield ("form", form), None


def _form_chosen(p: Board, option: Option, seat: int, victim: int, card: int) -> None:
    p.forms += ((card, option[1]),)
    tell(p, "attacks", seat, card, victim, option[1])


FORM = Question("form", _forms, _form_chosen)


@step
def use_specials(p: Board, lord: int, victim: int, monsters: tuple[int, ...]) -> None:
    """DN-COMBAT-04…06, DN-DP-08/52. What attacking cards may do besides, one after the other."""
    for index, card in enumerate(monsters):
        if foe_kind(p, card).special is not None and p.life[victim] > 0:
            push(p, use_specials, lord, victim, monsters[index + 1 :])
            ask(p, SPECIAL, lord, victim, card)
            return


def _specials(p: Board, seat: int, victim: int, card: int) -> Candidates:
    special = foe_kind(p, card).special
    assert special is not None
    why = special.fits(p, seat, card) if special.fits is not None else None
    for more in range(1, max(p.peril[victim], 1) + 1) if special.variable else (special.peril,):
        yield ("special", card, more), why or refused_peril(p, victim, more)
    yield ("hold_back", card), None


def refused_peril(p: Board, payer: int, peril: int) -> Reason | None:
    """DN-LORD-02/05. Why one player's Peril does not pay for something."""
    return ("too_little_peril", peril, p.peril[payer]) if peril > p.peril[payer] else None


def _special_used(p: Board, option: Option, seat: int, victim: int, card: int) -> None:
    if option[0] == "hold_back":
        return
    special, more = foe_kind(p, card).special, option[2]
    assert special is not None
    p.peril[victim] -= more
    tell(p, "special", seat, card, more)
    p.lasting += (Lasting(card, seat, NONE, UNTIL_COMBAT, more, card),)
    special.block.push(p, seat, card, victim)


SPECIAL = Question("special", _specials, _special_used)


# Steps C and D ----------------------------------------------------------------------------------------


@step
def strike(p: Board, lord: int, victim: int, place: int, monsters: tuple[int, ...]) -> None:
    """DN-COMBAT-08/11, DN-EFFECT-05. The attacks one by one; a hero who has left or fallen is safe."""
    for index, card in enumerate(monsters):
        if p.at[victim] == place and fights_on(p, card):
            rest = monsters[index + 1 :]
            push(p, strike, lord, victim, place, rest)
            if rest:
                push(p, challenges.offer, victim, lord, (card,), place)
            begin(p, Fight(lord, victim, card, hero(p, victim), counted(p.forms, card)))
            return


def fights_on(p: Board, card: int) -> bool:
    """Whether an attacking monster is still there."""
    return (card in p.zones[FIGHT] or on_quest(p, card)) and life_left(p, card) > 0


def begin(p: Board, fight: Fight) -> None:
    """DN-COMBAT-09/10. Both sides roll in the same form, the attacker first."""
    p.fight = fight
    push(p, compare)
    push(p, windows.open_for_all, windows.combatants(p), AFTER_ROLL)
    push(p, choose_defender)
    push(p, roll_attack)
    p.roll = Roll(fight.lord, fight.striker, fight.form, ATTACK, foe=fight.target)
    if p.cast[fight.striker].sort == "hero":
        windows.open_window(p, fight.lord, BEFORE_ROLL)


def current(p: Board) -> Fight:
    fight = p.fight
    assert fight is not None
    return fight


@step
def roll_attack(p: Board) -> None:
    """DN-COMBAT-09. Step C."""
    fight = current(p)
    die = d6(p, fight.lord)
    p.fight = fight = replace(fight, attack=die, might=_score_of(p, fight, True))
    tell(p, "attack_roll", fight.lord, fight.striker, die, die + fight.might)
    threats.end_roll(p)


@step
def choose_defender(p: Board) -> None:
    """DN-COMBAT-10, DN-DP-12. Step D: a Minion may roll in its hero's place."""
    fight = current(p)
    push(p, roll_counter)
    if p.cast[fight.target].sort == "hero":
        push(p, prepare_counter)
        if challenges.ready_minions(p, fight.victim):
            ask(p, DEFENDER, fight.victim)


def _defenders(p: Board, seat: int) -> Candidates:
    yield ("hero",), None
    for minion in challenges.ready_minions(p, seat):
        yield ("minion", minion), None


def _defender_chosen(p: Board, option: Option, seat: int) -> None:
    if option[0] == "minion":
        p.fight = replace(current(p), stand_in=option[1])
        p.used += ((option[1], 0),)


DEFENDER = Question("defender", _defenders, _defender_chosen)


@step
def prepare_counter(p: Board) -> None:
    fight = current(p)
    if fight.stand_in == NONE:
        p.roll = Roll(fight.victim, fight.target, fight.form, COUNTER, foe=fight.striker)
        windows.open_window(p, fight.victim, BEFORE_ROLL)


@step
def roll_counter(p: Board) -> None:
    fight = current(p)
    die = d6(p, fight.victim)
    p.fight = fight = replace(fight, counter=die, guard=_score_of(p, fight, False))
    tell(p, "counter_roll", fight.victim, defending(fight), die, die + fight.guard)
    threats.end_roll(p)


def defending(fight: Fight) -> int:
    return fight.target if fight.stand_in == NONE else fight.stand_in


def _score_of(p: Board, fight: Fight, attacking: bool) -> int:
    """What one side adds to its die."""
    if attacking:
        card, foe, uses, seat, other = fight.striker, defending(fight), ATTACK, fight.lord, fight.victim
    else:
        card, foe, uses, seat, other = defending(fight), fight.striker, COUNTER, fight.victim, fight.lord
    if p.cast[card].sort == "hero":
        return score(p, seat, fight.form, uses, foe)
    return monster_score(p, card, fight.form, uses, seat, other)


# Step E -----------------------------------------------------------------------------------------------


@step
def compare(p: Board) -> None:
    """DN-COMBAT-12…14. The higher total hits; a tie does nothing."""
    fight = current(p)
    push(p, end_attack)
    attack, counter = fight.attack + fight.might, fight.counter + fight.guard
    tell(p, "compared", fight.striker, attack, defending(fight), counter)
    if fight.ended or attack == counter:
        return
    won = attack > counter
    card, seat = (fight.striker, fight.lord) if won else (defending(fight), fight.victim)
    other, loser = (defending(fight), fight.victim) if won else (fight.striker, fight.lord)
    push(p, hit, card, seat, other, loser, won)
    if p.cast[card].sort == "hero":
        push(p, windows.open_window, seat, HIT)
        for owned in (*p.zones[HERO + seat], *p.zones[INVENTORY + seat], *_attached(p, seat)):
            block = p.cast[owned].hit
            if block is not None and (p.cast[owned].sort != "hero" or p.cast[owned] in hero_kinds(p, seat)):
                block.push(p, seat, owned, loser)


def _attached(p: Board, seat: int) -> list[int]:
    return [card for card, host in p.hosts if host in p.zones[INVENTORY + seat]]


@step
def hit(p: Board, card: int, seat: int, other: int, loser: int, attacking: bool) -> None:
    """DN-COMBAT-12/13/16. A wound, or what a monster's hit does in its place."""
    fight = current(p)
    wounds = 1 + (fight.extra if attacking else fight.riposte)
    if p.cast[other].sort != "hero":
        threats.hurt(p, other, wounds, seat)
        return
    block = foe_kind(p, card).hit
    if block is not None and p.cast[card].sort != "hero" and (attacking or p.rules.hit_effect_on_counter):
        block.push(p, seat, card, loser)
    elif fight.challenge and attacking and p.cast[card].sort == "hero":
        challenges.hit_hero(p, seat, loser, wounds, card)
    else:
        push(p, threats.wound, loser, wounds, seat, card)


@step
def end_attack(p: Board) -> None:
    p.struck, p.fight = p.fight, None
    p.used = tuple([pair for pair in p.used if pair[1] >= 0 or pair[1] % 2])  # those of one attack are over


# Steps G and H ----------------------------------------------------------------------------------------


@step
def retire(p: Board, lord: int, monsters: tuple[int, ...]) -> None:
    """DN-COMBAT-22, DN-DP-17. Survivors go to the Pack or back in hand; Quest monsters stay."""
    if ending.check(p):
        return
    for index, card in enumerate(monsters):
        if card in p.zones[FIGHT]:
            if p.life[lord] <= 0:
                moves.discard(p, card)
                continue
            push(p, retire, lord, monsters[index + 1 :])
            ask(p, RETIRE, lord, card)
            return


def _retreats(p: Board, seat: int, card: int) -> Candidates:
    yield ("pack", card), None
    yield ("take_back", card), None


def _retired(p: Board, option: Option, seat: int, card: int) -> None:
    if option[0] == "pack":
        move(p, card, FIGHT, PACK + seat)
        if p.rules.pack_heals:
            p.hurt = noted(p.hurt, card, 0)
        tell(p, "packed", seat, card)
    else:
        moves.to_hand(p, card, seat)


RETIRE = Question("retire", _retreats, _retired)


@step
def reward(p: Board, lord: int, victim: int, monsters: tuple[int, ...]) -> None:
    """DN-COMBAT-29…33, DN-OPEN-01. Peril for each wound of a monster, Glory for each wound to one."""
    inflicted = sum([counted(p.wounds, card) for card in monsters if not on_quest(p, card)])
    earn_glory(p, victim)
    if inflicted and p.life[lord] > 0:
        push(p, give_peril, lord, 1 if p.rules.reward == "once" else inflicted)


def earn_glory(p: Board, seat: int) -> None:
    """DN-COMBAT-30. For what a hero did to monsters that are on no Quest."""
    glory = counted(p.wounds, hero(p, seat)) if p.life[seat] > 0 else 0
    if glory:
        moves.gain(p, seat, 1 if p.rules.reward == "once" else glory)


@step
def give_peril(p: Board, seat: int, count: int) -> None:
    if count and not ending.check(p):  # the last rival may have fallen by his own Challenge
        push(p, give_peril, seat, count - 1)
        ask(p, REWARD, seat)


def _receivers(p: Board, seat: int) -> Candidates:
    for other in players(p):
        own = other == seat and not p.rules.peril_to_oneself
        yield ("give_peril", other), ("own_peril",) if own else None


def _given(p: Board, option: Option, seat: int) -> None:
    moves.gain(p, option[1], 0, 1)


REWARD = Question("reward", _receivers, _given)


@step
def end_combat(p: Board) -> None:
    """What was for this combat only is over."""
    p.forms, p.wounds = (), ()
    p.lasting = tuple([effect for effect in p.lasting if effect.until != UNTIL_COMBAT])
    p.used = tuple([pair for pair in p.used if pair[1] >= 0])


@step
def restore(p: Board, forms: Pairs, wounds: Pairs) -> None:
    """A Challenge is over: the combat it interrupted goes on."""
    p.forms, p.wounds = forms, wounds

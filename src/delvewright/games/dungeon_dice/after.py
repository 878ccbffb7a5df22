"""After combat: wounds, experience, automatic effects, rewards, trophy, clean-up (DD-AFTER)."""

from __future__ import annotations

from delvewright.games.dungeon_dice import bargain, bosses, classes, event_dice, fame, places, rewards
from delvewright.games.dungeon_dice.abilities.phase import put_to_sleep
from delvewright.games.dungeon_dice.board import (
    CARRIED,
    ENCOUNTER,
    ENCOUNTER_BAG,
    EQUIPMENT_BAG,
    FOE,
    GEAR,
    MONSTER_LEVEL,
    NONE,
    OUT,
    OWNED,
    TROPHIES,
    Board,
    distinct,
    face_of,
    find,
    home,
    is_class,
    leave,
    of_type,
    owned,
    type_of,
)
from delvewright.games.dungeon_dice.contracts import to_lose
from delvewright.games.dungeon_dice.declare import PASS
from delvewright.games.dungeon_dice.dice import LEVEL_DICE, bare_fists, foe_symbols, place_bonus, powers
from delvewright.games.dungeon_dice.health import gain_experience, heal, revert_boosts, wound_piece
from delvewright.games.dungeon_dice.items import return_items
from delvewright.games.dungeon_dice.weapons import dice_come_home
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step
from delvewright.words.dice import d6, standing
from delvewright.words.zones import move

STAYS = frozenset(
    (
        "HEALING",
        "SONG_OF_HEALING",
        "LUCK",
        "SONG_OF_LUCK",
        "SCROLL",
        "ENCHANT",
        "UPGRADE",
        "EXCHANGE",
        "SECRET_PASSAGE",
        "HATCH",
        "TALL_TALE",
        "TRANSMUTE",
        "FLEET",
        "SHATTER",
    )
)
"""Symbols that are still of use when the combat is over (DD-ABILITY-GEN-10)."""


def potions(p: Board) -> int:
    """DD-DICE-3, OR-35. Sixes still showing in combat."""
    last = len(LEVEL_DICE[MONSTER_LEVEL].faces) - 1
    return sum([1 for index in standing(p, FOE) if p.dice[index][1:3] == (MONSTER_LEVEL, last)])


@step
def conclude(p: Board, result: str) -> None:
    """DD-AFTER-1…7. The combat is over: everything that follows is known now and waits in order."""
    heroes, foe = p.fighters, p.foe
    active = heroes[0]
    won = result != "loss"
    symbols = foe_symbols(p)
    for seat in heroes:
        revert_boosts(p, seat)
        if not won and seat not in p.lost_here:
            p.lost_here += (seat,)
    _keep_symbols(p)
    push(p, clean_up, foe, won)
    push(p, bargain.settle, won)
    for seat in heroes:
        if seat != p.turn and any([one[0] == seat and one[2] == "HATCH" for one in p.kept]):
            push(p, hatch, seat)
    if won:
        extra: tuple[rewards.Due, ...] = (
            *[(name, "place") for name in places.extras(p)],
            *[("POTION", "potion")] * potions(p),
        )
        if "KEY_DROP" in symbols:
            extra = (*extra, ("KEY_DROP", "extra"))
        if "LUCK" in symbols:
            p.kept += ((active, foe, "LUCK", rewards.WAITING),)
        carried = p.zones[CARRIED]
        thieving = ("main",) if bargain.robbed(p) else ()  # what a Thief carries is its main reward
        main = () if thieving else p.cast[foe].reward
        if event_dice.paired(p) != NONE:
            push(p, event_dice.cursed_reward, active, main, extra)
        else:
            push(p, rewards.collect, active, (*main, *extra), True)
        if p.performer in heroes and is_class(p, p.performer, "class_bard"):
            push(p, charisma, p.performer, (*main, *extra))
        for piece in carried:
            push(p, rewards.hand_over, bargain.receiver(p, active, "carried", *thieving), piece)
        push(p, trophy, active, foe, FOE in p.toads)
        for seat in reversed(heroes):
            push(p, earn, seat)
        if "HEALING" in symbols:
            for seat in reversed(heroes):
                push(p, heal, seat, 1)
    elif p.terrain == "training_dojo":
        for seat in reversed(heroes):
            push(p, train_on, seat)
    _automatic(p, symbols, won, result)


def _keep_symbols(p: Board) -> None:
    """DD-ABILITY-GEN-10. What was not used may still be used this turn."""
    for seat in p.fighters:
        here = [one[1:3] for one in p.kept if one[0] == seat]
        for source, symbol, param in powers(p, seat):
            if symbol not in STAYS or type_of(p, source) in ("", "epic"):
                continue  # a place and a trophy lend their powers by themselves
            if (source, symbol) not in here:
                p.kept += ((seat, source, symbol, param),)


def _automatic(p: Board, symbols: list[str], won: bool, result: str) -> None:
    """DD-AFTER-1. Effects that need nobody's will, and those a victim chooses for."""
    heroes = p.fighters
    rewards.come_due(p)
    for seat in reversed(heroes):
        if result != "win":
            push(p, rewards.suffer, seat, 1)
        if "SNATCH" in symbols and not won and not (p.place == "desert_ruins" and place_bonus(p, seat)):
            push(p, snatch, seat)
        if "ACID" in symbols:
            push(p, acid, seat)
        if "PAIN" in symbols and (won or p.rules.pain_when_lost) and not _painless(p, seat):
            push(p, rewards.suffer, seat, 1)
        if "SLEEP" in symbols:
            put_to_sleep(p, seat)
    dice_come_home(p)
    if "PETRIFY" in symbols:
        for who, piece, _, _ in p.dice:
            if who in heroes and type_of(p, piece) in GEAR and piece in owned(p, who):
                wound_piece(p, piece)
    p.dice = []


def _painless(p: Board, seat: int) -> bool:
    return bosses.wears(p, seat, "PAIN_RESISTANCE_RING")


@step
def earn(p: Board, seat: int) -> None:
    """DD-AFTER-4; the Volcano and Bare Fist Mastery give one more."""
    count = 1 + (1 if p.place == "volcano" else 0)
    if bare_fists(p, seat):
        count += 1
    gain_experience(p, seat, count)


@step
def hatch(p: Board, seat: int) -> None:
    """DD-CLASS-DRUID-4. The HATCH of a hero who has no end of turn now; the active player's waits for it."""
    rewards.pick(p, seat, ENCOUNTER_BAG, "familiar", True)


@step
def train_on(p: Board, seat: int) -> None:
    """DD-LOC-TERRAIN-TRAINING-DOJO. Once a round a hero who lost still learns."""
    if (seat, "DOJO") not in p.spent_round:
        p.spent_round += ((seat, "DOJO"),)
        gain_experience(p, seat)


@step
def charisma(p: Board, seat: int, pending: tuple[rewards.Due, ...]) -> None:
    """DD-CLASS-BARD-2, DD-NEG-12. A Bard brought in by PERFORM takes one reward on a 5 or 6; what a deal has
    given to somebody else is not there to be taken."""
    number = d6(p, seat)
    tell(p, "charisma", seat, number)
    if number >= 5 and any([_promised_to(p, seat, pending, due) == NONE for due in pending]):
        ask(p, CHARISMA, seat, pending)


def _promised_to(p: Board, seat: int, pending: tuple[rewards.Due, ...], due: rewards.Due) -> int:
    """Who else was promised a reward; NONE when it is free: of several alike as many are kept as promised."""
    slot = rewards.slot_of(due)
    takers = [one for one in bargain.given_away(p, p.fighters[0], slot) if one != seat]
    alike = len([one for one in pending if rewards.slot_of(one) == slot])
    free = not takers or (slot in ("potion", "extra") and alike > len(takers))
    return NONE if free else takers[0]


def _charisma(p: Board, seat: int, pending: tuple[rewards.Due, ...]) -> Candidates:
    for symbol in rewards.symbols_of(pending):
        kept = [_promised_to(p, seat, pending, due) for due in pending if rewards.symbol_of(due) == symbol]
        yield ("take", symbol), None if NONE in kept else ("promised", kept[0])
    yield PASS, None


def _charisma_answered(p: Board, option: Option, seat: int, pending: tuple[rewards.Due, ...]) -> None:
    if option[0] == "take":
        (address, values), rest = p.stack  # the rewards still to come; a cursed monster's main one lies apart
        due = next(
            due
            for due in pending
            if rewards.symbol_of(due) == option[1] and _promised_to(p, seat, pending, due) == NONE
        )
        part = next(n for n, one in enumerate(values) if isinstance(one, tuple) and due in one)
        left = rewards.without(values[part], values[part].index(due))
        p.stack = ((address, (*values[:part], left, *values[part + 1 :])), rest)
        rewards.grant(p, seat, due)


CHARISMA = Question("charisma", _charisma, _charisma_answered)


# Losses by choice ------------------------------------------------------------------------------------


@step
def snatch(p: Board, seat: int) -> None:
    """DD-ABILITY-SNATCH. One equipment or artifact die of the victim's choice goes back to its bag."""
    if any([p.cast[piece].type in GEAR for piece in owned(p, seat)]):
        ask(p, SNATCH, seat)


def _snatch(p: Board, seat: int) -> Candidates:
    gear = [piece for piece in owned(p, seat) if p.cast[piece].type in GEAR]
    for piece in distinct(p, to_lose(p, seat, gear)):
        yield ("give_up", piece), None


def _snatched(p: Board, option: Option, seat: int) -> None:
    leave(p, option[1], home(p, option[1]))
    tell(p, "lost", seat, option[1])


SNATCH = Question("snatch", _snatch, _snatched)


@step
def acid(p: Board, seat: int) -> None:
    """DD-ABILITY-ACID-1/2. One equipment die becomes the next lower grade, or is lost."""
    if any([p.cast[piece].type == "equipment" for piece in owned(p, seat)]):
        ask(p, ACID, seat)


def _acid(p: Board, seat: int) -> Candidates:
    for piece in distinct(p, to_lose(p, seat, of_type(p, seat, "equipment"))):
        yield ("give_up", piece), None


def _corroded(p: Board, option: Option, seat: int) -> None:
    piece = option[1]
    kind = p.cast[piece]
    lower = [find(p, EQUIPMENT_BAG, f"{kind.subtype}_{grade}") for grade in LOWER.get(kind.grade, ())]
    leave(p, piece, EQUIPMENT_BAG)
    tell(p, "lost", seat, piece)
    for other in lower:
        if other != NONE:
            move(p, other, EQUIPMENT_BAG, OWNED + seat)
            tell(p, "gained", seat, other)
            return


LOWER = {"purple": ("black", "grey"), "black": ("grey",)}
"""The grades below one, best first."""


ACID = Question("acid", _acid, _corroded)


# Trophy and clean-up ---------------------------------------------------------------------------------


@step
def trophy(p: Board, seat: int, foe: int, toad: bool) -> None:
    """DD-AFTER-7, DD-TROPHY-1/4. Red, black and gold monsters may be kept."""
    kind = p.cast[foe]
    if foe not in p.zones[ENCOUNTER] or kind.never_trophy:
        return
    worth = face_of(p, foe).fame
    tall = any([who in p.fighters and symbol == "TALL_TALE" for who, _, symbol, _ in p.kept])
    if worth or tall:
        taker = bargain.receiver(p, seat, "trophy")
        if taker == seat and classes.rescuer(p) != NONE:
            taker = classes.rescuer(p)  # DD-CLASS-KNIGHT-2
        ask(p, TROPHY, taker, foe, 1 if toad else worth or 1)


def _trophy(p: Board, seat: int, foe: int, worth: int) -> Candidates:
    yield ("keep", foe), None
    yield PASS, None


def _kept(p: Board, option: Option, seat: int, foe: int, worth: int) -> None:
    if option[0] == "keep":
        take_trophy(p, seat, foe, worth)
    elif seat == classes.rescuer(p):
        ask(p, TROPHY, p.fighters[0], foe, worth)


TROPHY = Question("trophy", _trophy, _kept)


def take_trophy(p: Board, seat: int, foe: int, worth: int) -> None:
    if p.cast[foe].type == "boss":
        bosses.keep(p, seat, foe)
        return
    leave(p, foe, TROPHIES + seat)
    p.tales = tuple([pair for pair in p.tales if pair[0] != foe])
    if worth != face_of(p, foe).fame:
        p.tales += ((foe, worth),)
    tell(p, "trophy", seat, foe, worth)


@step
def clean_up(p: Board, foe: int, won: bool) -> None:
    """DD-AFTER-8…11. Dice go back to their bags; a beaten Mimic or Genie leaves the game."""
    return_items(p)
    if won and p.cast[foe].removed_if_defeated and foe in p.zones[ENCOUNTER]:
        leave(p, foe, OUT)
    if won and p.stone != NONE and "PHILOSOPHERS_STONE" in p.cast[foe].reward and foe in p.zones[ENCOUNTER]:
        leave(p, foe, OWNED + p.stone)  # no trophy: the die itself is the stone
    for piece in (*p.zones[ENCOUNTER], *p.zones[CARRIED]):
        leave(p, piece, home(p, piece))
    tell(p, "combat_over", p.fighters, foe, won)
    p.clear("combat")
    push(p, fame.check)

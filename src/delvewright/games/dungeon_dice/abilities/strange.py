"""Strange abilities: monsters that fight beside you, legendary and cursed dice, songs and war cries."""

from __future__ import annotations

from itertools import combinations

from delvewright.games.dungeon_dice.abilities.armor import denied
from delvewright.games.dungeon_dice.abilities.phase import strength
from delvewright.games.dungeon_dice.abilities.register import (
    any_heroes,
    any_opponent,
    either_side,
    own_dice,
    power,
)
from delvewright.games.dungeon_dice.board import (
    ABILITY,
    ARMOR,
    BEFORE,
    BONUS_SOURCE,
    ENCOUNTER,
    ENCOUNTER_BAG,
    FOE,
    NONE,
    OUTSIDE,
    OWNED,
    SPENT,
    Board,
    distinct,
    face_of,
    leave,
    owned,
    seats,
    trophies,
    type_of,
    usable,
)
from delvewright.games.dungeon_dice.declare import PASS, add, ask_combatant
from delvewright.games.dungeon_dice.dice import (
    allies,
    draw_blind,
    losable,
    opponents,
    points,
    powers,
    quaking,
    reroll,
    roll,
    roll_in,
    worth,
)
from delvewright.games.dungeon_dice.gear import hands_needed, hands_of
from delvewright.games.dungeon_dice.health import heal, wound
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step
from delvewright.words.dice import different, remove, standing
from delvewright.words.zones import move

# Monsters beside you ---------------------------------------------------------------------------------


def _summoning(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    """From a one-use die for either side, else for your own total or that of the monster that summons; QUAKE
    bars players from it. What a summoned monster has summoned summons no more (OR-68)."""
    why = ("quake",) if who != FOE and quaking(p, who) else None
    if (source, "NESTED") in p.used:
        why = ("nested",)
    if type_of(p, source) == "one_use":
        for option, _ in either_side(p, who, source, symbol, param):
            yield option, why
    else:
        side = next((side for side, _, ally in allies(p) if ally == source), who)
        yield ("use_who", source, symbol, side), why


@power("SUMMON", when=ABILITY, targets=_summoning)
def summon(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ONEUSE-SUMMON-1…3. Draw until a monster appears and roll it: its level counts for the target and
    whoever summoned it may use its abilities; its reward side is a FIZZLE."""
    drawn: tuple[int, ...] = ()
    foe = NONE
    while p.zones[ENCOUNTER_BAG] and foe == NONE:
        piece = draw_blind(p, ENCOUNTER_BAG)
        tell(p, "drew", who, piece)
        move(p, piece, ENCOUNTER_BAG, ENCOUNTER)
        drawn += (piece,)
        if p.cast[piece].type == "monster":
            foe = piece
    face = roll(p, foe, who) if foe != NONE else None
    for piece in drawn:
        if piece != foe or face is None or face.reward:
            leave(p, piece, ENCOUNTER_BAG)
    if face is None or face.reward:
        tell(p, "fizzled", who, foe)
    else:
        if any([source == ally for _, _, ally in allies(p)]):
            p.used += ((foe, "NESTED"),)
        tell(p, "summoned", who, foe, p.faces[foe])
        p.summoned += ((foe, who),)
        add(p, target, face.level, foe)


def _graves(p: Board) -> list[int]:
    """DD-TROPHY-7. The ordinary trophies of everybody in the combat, not yet raised."""
    raised = [piece for _, _, piece in p.extras]
    return [
        piece
        for seat in p.fighters
        for piece in trophies(p, seat)
        if p.cast[piece].type == "monster" and piece not in raised
    ]


def _raising(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    yield ("use", source, symbol), None if _graves(p) else ("no_trophies",)


@power("RAISE_THE_DEAD", when=BEFORE | ABILITY, targets=_raising)
def raise_the_dead(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ABILITY-RAISE-THE-DEAD-1/2. All trophies of the combatants fight for the user; no fame is lost."""
    for piece in _graves(p):
        add(p, who, face_of(p, piece).level, piece)


def _animating(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    for piece in _graves(p):
        yield ("use_piece", source, symbol, piece), None


@power("NECROMANCY", when=ABILITY, targets=_animating)
def necromancy(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ARTIFACT-NECROMANCERS-STAFF-2/3. One trophy fights for you in this combat."""
    add(p, who, face_of(p, target).level, target)


# Legendary and cursed dice ---------------------------------------------------------------------------


def slashed(p: Board, who: int, source: int, before: int, target: int) -> None:
    """A reroll by the Vorpal Sword of a die that showed the face `before`, and what comes of it."""
    owner, piece, _, out = p.dice[target]
    if worth(p, p.dice[target]) >= worth(p, (owner, piece, before, out)):
        push(p, slash_on, who, source)
    elif who != FOE:
        p.frozen += (source,)


@power("VORPAL_SWORD", when=ABILITY, targets=own_dice, then=slashed)
def vorpal_sword(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ARTIFACT-VORPAL-SWORD-1/2, OR-45. SLASH until you stop or a number comes out lower; then the sword
    is wounded after combat."""
    reroll(p, target)


@step
def slash_on(p: Board, who: int, source: int) -> None:
    ask_combatant(p, SLASH_ON, who, source)


def _slash_on(p: Board, seat: int, who: int, source: int) -> Candidates:
    yield from own_dice(p, who, source, "VORPAL_SWORD", 0)
    yield PASS, None


def _slashed_on(p: Board, option: Option, seat: int, who: int, source: int) -> None:
    if option[0] == "use_die":
        before = p.dice[option[3]][2]
        vorpal_sword(p, who, source, 0, option[3])
        slashed(p, who, source, before, option[3])


SLASH_ON = Question("slash_on", _slash_on, _slashed_on)


def _reflecting(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    why = ("denied",) if denied(p, who) else None
    seen = []
    for foe in opponents(p, who):
        for _, name, _ in powers(p, foe):
            if name not in seen and name not in PASSIVES:
                seen.append(name)
                yield ("use_mode", source, symbol, name), why


PASSIVES = (
    "GOO",
    "SWARM",
    "AMBUSH",
    "KEY_DROP",
    "CARRIES_TREASURE",
    "CARRIES_ARTIFACT",
    "HELM_OF_REFLECTION",
)
"""What is done by the time of the armor phase, or is no ability to use; a helm cannot take it."""


@power("HELM_OF_REFLECTION", when=ARMOR, targets=_reflecting)
def helm_of_reflection(p: Board, who: int, source: int, param: int, target: str) -> None:
    """DD-ARTIFACT-HELM-OF-REFLECTION-1. An opponent's unused ability is yours, and the opponent's no more."""
    for foe in opponents(p, who):
        for at, name, number in powers(p, foe):
            if name == target:
                p.used += ((at, name),)
                p.kept += ((who, source, name, number),)
                tell(p, "reflected", who, foe, name)
                return


def _heroes_against(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    for option, why in any_opponent(p, who, source, symbol, param):
        yield option, ("heroes_only", symbol) if option[3] == FOE else why


@power("SWORD_OF_WOUNDING", when=ABILITY, targets=_heroes_against)
def sword_of_wounding(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ARTIFACT-SWORD-OF-WOUNDING-1. A hero takes two wounds at once: it picks two level dice to go."""
    wound(p, target, 2)
    push(p, lose_dice, target, 2)


@step
def lose_dice(p: Board, seat: int, count: int) -> None:
    """DP-35. The hero picks them one by one."""
    if count and losable(p, seat):
        push(p, lose_dice, seat, count - 1)
        ask(p, LOSE, seat)


def _lose(p: Board, seat: int) -> Candidates:
    for index in different(p, losable(p, seat)):
        yield ("lose_die", index), None


def _lost(p: Board, option: Option, seat: int) -> None:
    remove(p, option[1])


LOSE = Question("wounding", _lose, _lost)


# Dice in hand ----------------------------------------------------------------------------------------


@power("SHURIKEN", when=ABILITY, targets=either_side)
def shuriken(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ONEUSE-SHURIKEN-1/2. Lowers a total by its number; a player who is hit keeps the die."""
    add(p, target, -points(p, source), source)
    if target != FOE and source in p.zones[SPENT]:
        move(p, source, SPENT, OWNED + target)
        tell(p, "kept", target, source)


def _second_hand(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    yield ("use", source, symbol), ("heroes_only", symbol) if who == FOE else None


@power("MAGIC_HAND", when=BEFORE | ABILITY, targets=_second_hand)
def magic_hand(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-ABILITY-MAGIC-HAND-1/2. One more hand this turn; in combat fill it at once and roll that die."""
    p.hands += ((who, 1),)
    if who in p.rolled:
        grasp(p, who)


def grasp(p: Board, who: int) -> None:
    """Any empty hands may be filled, one after the other."""
    if any([why is None for _, why in _grasp(p, who, who)][:-1]):
        ask(p, GRASP, who, who)


def _grasp(p: Board, seat: int, who: int) -> Candidates:
    held = sum([hands_needed(p, who, piece) for piece in p.gear[who]])
    lying = [piece for _, piece, _, _ in p.dice]
    for piece in distinct(p, owned(p, who)):
        if p.cast[piece].slot == "weapon" and piece not in lying and piece not in p.gear[who]:
            needs = p.cast[piece].hands
            fits = held + needs <= hands_of(p, who)
            why = None if fits and usable(p, piece) else ("hands", held + needs, hands_of(p, who))
            yield ("grasp", piece), why
    yield PASS, None


def _grasped(p: Board, option: Option, seat: int, who: int) -> None:
    if option[0] == "grasp":
        p.gear[who] += (option[1],)
        roll_in(p, who, option[1])
        grasp(p, who)


GRASP = Question("grasp", _grasp, _grasped)


# Songs, and rerolls of everything --------------------------------------------------------------------


def _all_heroes(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    """Any set of heroes, in the combat or not."""
    for count in range(seats(p), 0, -1):
        for some in combinations(range(seats(p)), count):
            yield ("use_heroes", source, symbol, some), None


@power("SONG_OF_HEALING", when=ABILITY | OUTSIDE, targets=_all_heroes)
def song_of_healing(p: Board, who: int, source: int, param: int, target: tuple[int, ...]) -> None:
    """DD-ABILITY-SONG-OF-HEALING. Each hero of the singer's choice may use HEALING."""
    for seat in reversed(target):
        if p.phase == ABILITY:
            p.later += (("heal", seat, 1),)
        else:
            push(p, heal, seat, 1)


@power("SONG_OF_STRENGTH", when=ABILITY, targets=any_heroes)
def song_of_strength(p: Board, who: int, source: int, param: int, target: tuple[int, ...]) -> None:
    """DD-ABILITY-SONG-OF-STRENGTH. STRENGTH for heroes of the singer's choice."""
    for seat in target:
        strength(p, who, source, 0, seat)


@power("SONG_OF_PROTECTION", when=ARMOR, targets=any_heroes)
def song_of_protection(p: Board, who: int, source: int, param: int, target: tuple[int, ...]) -> None:
    """DD-ABILITY-SONG-OF-PROTECTION. One PROTECTION for each hero of the singer's choice."""
    for seat in target:
        p.kept += ((seat, BONUS_SOURCE - seat, "PROTECTION", 1),)  # each hero's own


@power("WAR_CRY", when=ABILITY, targets=any_opponent)
def war_cry(p: Board, who: int, source: int, param: int, target: int) -> None:
    """DD-CLASS-BARBARIAN-3. An opponent rerolls all combat dice; removed ones stay out."""
    for index in standing(p, target):
        reroll(p, index)


@power("INSPIRE", when=ABILITY, targets=any_heroes)
def inspire(p: Board, who: int, source: int, param: int, target: tuple[int, ...]) -> None:
    """DD-CLASS-KNIGHT-4. Heroes of the Knight's choice may each reroll all their combat dice."""
    for seat in reversed(target):
        push(p, inspired, seat)


@step
def inspired(p: Board, seat: int) -> None:
    ask(p, INSPIRED, seat)


def _inspired(p: Board, seat: int) -> Candidates:
    yield ("reroll_all",), None
    yield PASS, None


def _inspired_answered(p: Board, option: Option, seat: int) -> None:
    if option[0] == "reroll_all":
        for index in standing(p, seat):
            reroll(p, index)


INSPIRED = Question("inspire", _inspired, _inspired_answered)
